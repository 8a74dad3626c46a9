#include "core/nethack/polypile/may_be_wanted.h"

#include <algorithm>

#include "core/catalogue/plural.h"
#include "core/nethack/identities.h"
#include "core/probability/grouped.h"

namespace polyplan::nethack::polypile {

void MayBeWanted::add(const Stack& stack) {
    const std::vector<ObjectIndex>& kinds = table_[stack.object].mayBe;
    if (!std::ranges::binary_search(kinds, wanted_) ||
        std::ranges::count(identitiesOf(table_, stack, known_), wanted_, &Identity::object) == 0) {
        return;
    }
    const auto known = std::ranges::find(found_, stack.object, &Found::look);
    Found& found = known == found_.end() ? found_.emplace_back() : *known;
    found.look = stack.object;
    found.quantity += stack.quantity;
}

std::string MayBeWanted::what() const {
    if (found_.empty()) {
        return "";
    }
    std::string text = "what ";
    for (std::size_t i = 0; i < found_.size(); ++i) {
        const std::string& name = table_[found_[i].look].name;
        const std::int64_t quantity = found_[i].quantity;
        text += i == 0 ? "" : i + 1 == found_.size() ? " and " : ", ";
        text += quantity == 1 ? "the " + name : grouped(quantity) + ' ' + pluralOf(name);
    }
    return text + " may be";
}

std::string sayingOf(const std::string& what, std::size_t worlds) {
    return (worlds > 0 ? "averaged over " : "not counted: ") + what;
}

}  // namespace polyplan::nethack::polypile
