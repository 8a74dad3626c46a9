#include "core/catalogue/likely_object.h"

#include <algorithm>

#include "core/catalogue/letter_case.h"
#include "core/catalogue/near_names.h"

namespace polyplan {
namespace {

/// The names that take the fewest changed letters, in the order in which they come.
class Nearest {
  public:
    explicit Nearest(std::size_t mostChanges) : least_(mostChanges) {}

    void add(std::size_t changes, std::string_view name) {
        if (changes < least_) {
            names_.clear();
        }
        if (changes <= least_ && names_.size() < mostNamesOffered) {
            least_ = changes;
            names_.push_back(name);
        }
    }

    const std::vector<std::string_view>& names() const { return names_; }

  private:
    std::size_t least_;
    std::vector<std::string_view> names_;
};

/// The fewest changed letters that make some words of a name what is wanted, as many as that has.
std::size_t distanceToWords(std::string_view wanted, std::string_view name) {
    const auto wantedSpaces = std::ranges::count(wanted, ' ');
    std::size_t least = std::max(wanted.size(), name.size());
    for (std::size_t start = 0; start < name.size();) {
        std::size_t end = name.find(' ', start);
        const std::size_t next = end == std::string_view::npos ? name.size() : end + 1;
        for (auto space = wantedSpaces; space > 0 && end != std::string_view::npos; --space) {
            end = name.find(' ', end + 1);
        }
        least = std::min(least, editDistance(wanted, name.substr(start, end - start)));
        start = next;
    }
    return least;
}

}  // namespace

std::vector<std::string_view> likelyNames(const ObjectTable& table, std::string_view wanted) {
    if (wanted.empty() || wanted.size() > longestSoughtName) {
        return {};
    }
    const std::string low = lowerCase(wanted);
    std::vector<std::string_view> sameWord;
    Nearest whole(nearEnough(wanted));
    Nearest inside(wanted.size() / 4);
    for (const ObjectType& object : table.objects()) {
        if ((object.shortName == low || object.appearance == low) &&
            sameWord.size() < mostNamesOffered) {
            sameWord.push_back(object.name);
        }
        const std::string name = lowerCase(object.name);
        whole.add(editDistance(low, name), object.name);
        inside.add(distanceToWords(low, name), object.name);
    }
    return !sameWord.empty() ? sameWord : whole.names().empty() ? inside.names() : whole.names();
}

std::string likelyObjects(const ObjectTable& table, std::string_view wanted) {
    return quotedChoice(likelyNames(table, wanted));
}

}  // namespace polyplan
