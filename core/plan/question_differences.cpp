#include "core/plan/question_differences.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <span>
#include <string_view>
#include <utility>

#include "core/calculator/member_at.h"
#include "core/json/json_tree.h"
#include "core/plan/compared.h"
#include "core/plan/difference_names.h"
#include "core/plan/json.h"
#include "core/plan/members.h"
#include "core/plan/named_ids.h"
#include "core/plan/named_lists.h"

namespace polyplan::plan {
namespace {

/// Members that no answer depends on, see sortOf().
constexpr std::array<std::string_view, 6> ofPeople = {"/notes",
                                                      "/inventory",
                                                      "/polypile/line/#/label",
                                                      "/engraving/overlaid",
                                                      "/damage/#/overlaid",
                                                      "/damage/#/matrix"};

/// Settings that only piles go by.
constexpr std::array<std::string_view, 4> ofPiles = {"/hero/luck", "/hero/level", "/ledger_level",
                                                     "/discoveries"};

/// Of each contender, whether it goes by them. One that asks nothing has a line that is still
/// empty.
std::vector<bool> askOfPiles(std::span<const Contender> contenders, const Catalogues& catalogues) {
    const std::vector<Calculator> all = calculators(catalogues);
    std::vector<bool> ask;
    for (const Contender& each : contenders) {
        const auto isAsked = [&each](const Calculator& calculator) {
            return calculator.asks(each.asked()) == Asked::Something;
        };
        ask.push_back(isAsked(*calculatorOf(all, "polypile")) ||
                      std::ranges::none_of(all, isAsked));
    }
    return ask;
}

const std::string nothing = "null";  ///< in place of what is not there

/// Leaves out who does not go by a setting of piles. @returns whether the others differ
bool leaveToPiles(MemberDifference& difference, const std::vector<bool>& areOfPiles) {
    if (std::ranges::find(ofPiles, difference.pointer) == ofPiles.end()) {
        return true;
    }
    std::set<std::string> said;
    for (std::size_t i = 0; i < areOfPiles.size(); ++i) {
        if (areOfPiles[i]) {
            said.insert(difference.shown()[i]);
        } else {
            difference.values[i] = nothing;
            if (!difference.names.empty()) {
                difference.names[i] = nothing;
            }
        }
    }
    return said.size() > 1;
}

bool isOfPeople(const std::string& pointer) {
    return std::ranges::find(ofPeople, sortOf(pointer)) != ofPeople.end();
}

/// Members that are all there is where they are left out.
constexpr std::array<std::string_view, 2> allByDefault = {"/heartbeat/creature/hp",
                                                          "/heartbeat/creature/mp"};

/// Members of the document that its strategies can't have themselves.
constexpr std::array<std::string_view, 2> ofDocument = {"appearance_materials", "discoveries"};

/// Lists that are told as one: which are in it counts, and there may be hundreds.
constexpr std::string_view toldWhole = "/discoveries";

/// A strategy that says everything itself, as JSON.
Json wholeOf(const Contender& contender, const Catalogues& catalogues) {
    const Document whole = documentOf({contender}, catalogues);
    Json tree = Json::parse(writeDocument(whole, catalogues));
    Json found = std::move(tree["strategies"][0]);
    found.erase("name");
    for (const std::string_view member : ofDocument) {
        if (const auto value = tree.find(member); value != tree.end()) {
            found[std::string(member)] = std::move(*value);
        }
    }
    return found;
}

const Json* memberOf(const Json* object, const std::string& name) {
    if (object == nullptr || !object->is_object()) {
        return nullptr;
    }
    const auto found = object->find(name);
    return found == object->end() ? nullptr : &*found;
}

const Json* elementOf(const Json* array, std::size_t index) {
    return array != nullptr && array->is_array() && index < array->size() ? &(*array)[index]
                                                                          : nullptr;
}

DescribedMember memberAt(std::span<const std::string> steps) {
    return std::ranges::find(ofDocument, steps.front()) != ofDocument.end()
               ? describedMember<Document>(steps)
               : describedMember<Strategy>(steps);
}

class DifferenceFinder {
  public:
    std::vector<MemberDifference> found(const std::vector<Json>& strategies) {
        std::vector<const Json*> roots;
        std::transform(strategies.begin(), strategies.end(), std::back_inserter(roots),
                       [](const Json& each) { return &each; });
        isAbsent_.assign(roots.size(), false);
        walk(roots);
        return std::move(differences_);
    }

  private:
    using Values = std::vector<const Json*>;  ///< null where it is not there

    /// Of the columns that have what lies around.
    template <typename Is>
    bool areAll(const Values& values, const Is& is) const {
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (!isAbsent_[i] && !is(values[i])) {
                return false;
            }
        }
        return true;
    }

    bool areThere(const Values& values) const {
        return areAll(values, [](const Json* value) { return value != nullptr; });
    }

    bool areAlike(const Values& values) const {
        const Json* first = nullptr;
        bool isFirst = true;
        return areAll(values, [&](const Json* value) {
            if (std::exchange(isFirst, false)) {
                first = value;
                return true;
            }
            return (value == nullptr) == (first == nullptr) &&
                   (value == nullptr || *value == *first);
        });
    }

    void walk(Values values) {
        if (areAlike(values)) {
            return;
        }
        const std::optional<Json> usual = usualInside(values);
        if (usual) {
            for (std::size_t i = 0; i < values.size(); ++i) {
                values[i] = isAbsent_[i] || values[i] != nullptr ? values[i] : &*usual;
            }
        }
        const bool isEverywhere = areThere(values);
        if (!isEverywhere) {
            tell(values);
        }
        const auto outside = isAbsent_;
        for (std::size_t i = 0; i < values.size(); ++i) {
            isAbsent_[i] = isAbsent_[i] || values[i] == nullptr;
        }
        if (!areAlike(values)) {
            if (areAll(values, [](const Json* value) { return value->is_object(); })) {
                walkMembers(values);
            } else if (const NamedList* list = namedListAt(pointer())) {
                walkNamed(values, *list);
            } else if (pointer() != toldWhole && !isInNamedList(pointer()) &&
                       areAll(values, [](const Json* value) { return value->is_array(); })) {
                walkElements(values);
            } else if (isEverywhere) {
                tell(values);
            }
        }
        isAbsent_ = outside;
    }

    /// The default, if some have left it out, of what is told by what is in it.
    std::optional<Json> usualInside(const Values& values) const {
        if (areThere(values)) {
            return std::nullopt;
        }
        Json usual = Json::parse(member().usual, nullptr, false);
        const bool isToldByInside = usual.is_object() || namedListAt(pointer()) != nullptr;
        return isToldByInside && !usual.is_discarded() ? std::optional(std::move(usual))
                                                       : std::nullopt;
    }

    void walkMembers(const Values& values) {
        std::vector<std::string> names;
        for (const Json* value : values) {
            if (value == nullptr) {
                continue;
            }
            for (const auto& [name, unused] : value->items()) {
                const std::string inside = pointer() + pointerToken(name);
                if (!isOfPeople(inside) && !isInWordsOfNamed(inside) &&
                    std::find(names.begin(), names.end(), name) == names.end()) {
                    names.push_back(name);
                }
            }
        }
        for (const std::string& name : names) {
            steps_.push_back(name);
            walk(membersOf(values, name));
            steps_.pop_back();
        }
    }

    static Values membersOf(const Values& objects, const std::string& name) {
        Values members;
        std::ranges::transform(objects, std::back_inserter(members),
                               [&name](const Json* object) { return memberOf(object, name); });
        return members;
    }

    void walkNamed(const Values& lists, const NamedList& list) {
        const std::size_t before = differences_.size();
        for (const NamedElement& each : namedElements(lists, list)) {
            steps_.push_back(std::to_string(each.place));
            walkNamedElement(each, list);
            steps_.pop_back();
        }
        if (differences_.size() == before) {
            tellOrder(lists, list);
        }
    }

    /// One row for the whole, and one for each other member of those who have it.
    void walkNamedElement(const NamedElement& element, const NamedList& list) {
        if (areAlike(element.each)) {
            return;
        }
        const std::size_t first = differences_.size();
        const bool isEverywhere = areThere(element.each);
        if (isEverywhere) {
            steps_.emplace_back(list.told);
            walk(membersOf(element.each, steps_.back()));
            steps_.pop_back();
        }
        const bool isToldWhole = !isEverywhere || differences_.size() > first;
        walk(element.each);
        std::string label = (list.isOfPlaces ? ownerLabel() + " › " : "") + element.name;
        if (isToldWhole) {
            differences_[first].label = label;
            differences_[first].names = wordsOf(element, list);
        } else if (list.isOfPlaces) {
            label += " (" + wordOfFirst(element, list) + ')';
        }
        const std::size_t placed = member().label.size();
        for (std::size_t i = first + (isToldWhole ? 1 : 0); i < differences_.size(); ++i) {
            differences_[i].label.replace(0, placed, label);
        }
    }

    std::vector<std::string> wordsOf(const NamedElement& element, const NamedList& list) const {
        std::vector<std::string> words = list.words(element.each);
        for (std::size_t i = 0; i < words.size(); ++i) {
            words[i] = isAbsent_[i] ? nothing : words[i];
        }
        return words;
    }

    static std::string wordOfFirst(const NamedElement& element, const NamedList& list) {
        const Json* const first =
            *std::ranges::find_if(element.each, [](const Json* each) { return each != nullptr; });
        return Json::parse(list.words({first}).front()).get<std::string>();
    }

    /// Of a list that has the same in another order.
    void tellOrder(const Values& lists, const NamedList& list) {
        std::vector<std::string> names;
        std::set<std::string> orders;
        for (const Json* each : lists) {
            names.push_back(each == nullptr ? nothing : namesInOrder(*each, list));
            if (each != nullptr) {
                orders.insert(names.back());
            }
        }
        if (orders.size() > 1) {
            tell(lists);
            differences_.back().label += " › order";
            differences_.back().names = std::move(names);
        }
    }

    void walkElements(const Values& values) {
        std::size_t most = 0;
        for (const Json* value : values) {
            most = value == nullptr ? most : std::max(most, value->size());
        }
        std::vector<std::size_t> sizes;
        std::transform(values.begin(), values.end(), std::back_inserter(sizes),
                       [](const Json* value) { return value == nullptr ? 0 : value->size(); });
        const bool areOfSeveralSizes = std::ranges::count(sizes, most) < std::ssize(sizes);
        for (std::size_t i = 0; i < most; ++i) {
            Values inside;
            std::transform(values.begin(), values.end(), std::back_inserter(inside),
                           [i](const Json* value) { return elementOf(value, i); });
            steps_.push_back(std::to_string(i));
            const std::size_t before = differences_.size();
            walk(inside);
            if (areOfSeveralSizes && differences_.size() > before &&
                differences_[before].pointer == pointer()) {
                differences_[before].sizes = sizes;
            }
            steps_.pop_back();
        }
    }

    std::string pointer() const {
        std::string text;
        for (const std::string& step : steps_) {
            text += pointerToken(step);
        }
        return text;
    }

    DescribedMember member() const { return memberAt(steps_); }

    std::string ownerLabel() const {
        return steps_.size() < 2 ? "" : memberAt(std::span(steps_).first(steps_.size() - 1)).label;
    }

    void tell(const Values& values) {
        const DescribedMember told = member();
        MemberDifference difference{
            .pointer = pointer(), .label = told.label, .values = {}, .owner = ownerLabel()};
        for (std::size_t i = 0; i < values.size(); ++i) {
            difference.values.push_back(values[i] != nullptr                 ? values[i]->dump()
                                        : isAbsent_[i] || told.usual.empty() ? nothing
                                                                             : told.usual);
        }
        if (std::ranges::find(allByDefault, difference.pointer) != allByDefault.end()) {
            for (std::size_t i = 0; i < values.size(); ++i) {
                const bool isAll = values[i] == nullptr && !isAbsent_[i];
                difference.names.push_back(isAll ? "\"all\"" : difference.values[i]);
            }
        }
        if (std::any_of(difference.values.begin(), difference.values.end(),
                        [&](const auto& value) { return value != difference.values.front(); })) {
            differences_.push_back(std::move(difference));
        }
    }

    std::vector<std::string> steps_;
    std::vector<bool> isAbsent_;  ///< of each column: what lies around is not there
    std::vector<MemberDifference> differences_;
};

}  // namespace

std::vector<MemberDifference> differencesOf(std::span<const Contender> contenders,
                                            const Catalogues& catalogues) {
    std::vector<Json> strategies;
    std::transform(contenders.begin(), contenders.end(), std::back_inserter(strategies),
                   [&](const Contender& each) { return wholeOf(each, catalogues); });
    auto differences = DifferenceFinder().found(strategies);
    const std::vector<bool> areOfPiles = askOfPiles(contenders, catalogues);
    std::erase_if(differences, [&](MemberDifference& each) {
        return !nameInherited(each, strategies) || !nameAssumed(each, contenders) ||
               !leaveToPiles(each, areOfPiles);
    });
    for (MemberDifference& each : differences) {
        nameDiscoveries(each);
        nameIds(each, catalogues.powder());
        namePresence(each);
    }
    dropIdleOwners(differences);
    return differences;
}

}  // namespace polyplan::plan
