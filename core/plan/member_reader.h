#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/calculator/json_values.h"
#include "core/calculator/words.h"
#include "core/json/fault_list.h"
#include "core/json/json_tree.h"
#include "core/plan/document.h"
#include "core/plan/limits.h"

namespace polyplan::plan {

inline constexpr std::size_t unlimited = std::string::npos;

/// Reads the members of one JSON object, and names each that breaks a rule. A value is left as it
/// is where the member is missing or wrong.
class MemberReader {
  public:
    /// A fault if `value` is no object; it then reads as an empty one.
    MemberReader(const Json& value, const Path& path, FaultList& faults);

    const Path& path() const { return path_; }
    Path at(std::string_view name) const { return {path_, name}; }

    /// The member, which from now on counts as known; null if there is none.
    const Json* find(std::string_view name);
    /// The same; a fault if there is none.
    const Json* require(std::string_view name);

    void read(std::string_view name, int& value, Range range);
    void read(std::string_view name, std::optional<int>& value, Range range);
    void read(std::string_view name, bool& value);
    void read(std::string_view name, std::string& value,
              std::size_t characters = limits::nameCharacters);
    /// One of a few words, each of which stands for a value.
    template <typename Value, std::size_t count>
    void read(std::string_view name, Value& value,
              const std::array<std::pair<std::string_view, Value>, count>& words);

    /// Calls `readElement(const Json&, const Path&)` for each element of an array member, up to
    /// `most` of them; more are a fault.
    template <typename ReadElement>
    void readEach(std::string_view name, std::size_t most, const ReadElement& readElement);

    /// Names the member's fault if it is there and no object, no array: but does not count it as
    /// known.
    void checkObject(std::string_view name);
    void checkArray(std::string_view name);

    /// All members that nobody asked for.
    UnknownMembers unknown() const;

    void fault(std::string_view name, std::string message) {
        faults_.add(at(name), std::move(message));
    }
    FaultList& faults() { return faults_; }

  private:
    const Json* lookUp(std::string_view name) const;
    void faultWord(std::string_view name, const Json& found,
                   std::span<const std::string_view> words);

    const Json* object_;
    const Path& path_;
    FaultList& faults_;
    std::vector<std::string_view> known_;
};

/// A text of at most so many characters (code points).
std::optional<std::string> readText(const Json& value, const Path& path, std::size_t characters,
                                    FaultList& faults);

template <typename Value, std::size_t count>
void MemberReader::read(std::string_view name, Value& value,
                        const std::array<std::pair<std::string_view, Value>, count>& words) {
    const Json* member = find(name);
    if (member == nullptr) {
        return;
    }
    for (const auto& [word, meaning] : words) {
        if (member->is_string() && member->get_ref<const std::string&>() == word) {
            value = meaning;
            return;
        }
    }
    std::array<std::string_view, count> allowed;
    std::transform(words.begin(), words.end(), allowed.begin(),
                   [](const auto& word) { return word.first; });
    faultWord(name, *member, allowed);
}

template <typename ReadElement>
void MemberReader::readEach(std::string_view name, std::size_t most,
                            const ReadElement& readElement) {
    const Json* member = find(name);
    if (member == nullptr) {
        return;
    }
    const Path path = at(name);
    if (!member->is_array()) {
        faults_.add(path, described(*member) + " is no array");
        return;
    }
    if (member->size() > most) {
        faults_.add(path, std::to_string(member->size()) + " elements are more than the " +
                              std::to_string(most) + " that are allowed");
    }
    for (std::size_t i = 0; i < std::min(most, member->size()); ++i) {
        readElement((*member)[i], Path(path, i));
    }
}

}  // namespace polyplan::plan
