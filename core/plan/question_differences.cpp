#include "core/plan/question_differences.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string_view>
#include <utility>

#include "core/calculator/member_at.h"
#include "core/json/json_tree.h"
#include "core/plan/compared.h"
#include "core/plan/json.h"
#include "core/plan/members.h"
#include "core/plan/named_ids.h"
#include "core/plan/own_settings.h"
#include "core/probability/grouped.h"

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
constexpr std::array<std::string_view, 3> ofPiles = {"/hero/luck", "/hero/level", "/ledger_level"};

/// A comparison of which nothing is asked is one of lines that are still empty.
bool asksOfPiles(std::span<const Contender> contenders, const Catalogues& catalogues) {
    const std::vector<Calculator> all = calculators(catalogues);
    const auto isAsked = [contenders](const Calculator& calculator) {
        return std::ranges::any_of(contenders, [&calculator](const Contender& each) {
            return calculator.asks(each.asked()) == Asked::Something;
        });
    };
    return isAsked(*calculatorOf(all, "polypile")) || std::ranges::none_of(all, isAsked);
}

bool isOfPeople(const std::string& pointer) {
    return std::ranges::find(ofPeople, sortOf(pointer)) != ofPeople.end();
}

/// Members that are all there is where they are left out.
constexpr std::array<std::string_view, 2> allByDefault = {"/heartbeat/creature/hp",
                                                          "/heartbeat/creature/mp"};

/// A strategy that says everything itself, as JSON.
Json wholeOf(const Contender& contender, const Catalogues& catalogues) {
    const Document whole = documentOf({contender}, catalogues);
    Json tree = Json::parse(writeDocument(whole, catalogues));
    Json found = std::move(tree["strategies"][0]);
    found.erase("name");
    if (const auto materials = tree.find("appearance_materials"); materials != tree.end()) {
        found["appearance_materials"] = std::move(*materials);
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
        const std::optional<Json> usual = usualObject(values);
        if (usual) {
            for (std::size_t i = 0; i < values.size(); ++i) {
                values[i] = isAbsent_[i] || values[i] != nullptr ? values[i] : &*usual;
            }
        }
        const bool isEverywhere =
            areAll(values, [](const Json* value) { return value != nullptr; });
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
            } else if (areAll(values, [](const Json* value) { return value->is_array(); })) {
                walkElements(values);
            } else if (isEverywhere) {
                tell(values);
            }
        }
        isAbsent_ = outside;
    }

    /// The default of an object that some have left out.
    std::optional<Json> usualObject(const Values& values) const {
        if (areAll(values, [](const Json* value) { return value != nullptr; })) {
            return std::nullopt;
        }
        Json usual = Json::parse(member().usual, nullptr, false);
        return usual.is_object() ? std::optional(std::move(usual)) : std::nullopt;
    }

    void walkMembers(const Values& values) {
        std::vector<std::string> names;
        for (const Json* value : values) {
            if (value == nullptr) {
                continue;
            }
            for (const auto& [name, unused] : value->items()) {
                if (!isOfPeople(pointer() + pointerToken(name)) &&
                    std::find(names.begin(), names.end(), name) == names.end()) {
                    names.push_back(name);
                }
            }
        }
        for (const std::string& name : names) {
            Values inside;
            std::transform(values.begin(), values.end(), std::back_inserter(inside),
                           [&name](const Json* value) { return memberOf(value, name); });
            steps_.push_back(name);
            walk(inside);
            steps_.pop_back();
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

    DescribedMember member() const {
        return steps_.front() == "appearance_materials" ? describedMember<Document>(steps_)
                                                        : describedMember<Strategy>(steps_);
    }

    void tell(const Values& values) {
        const DescribedMember told = member();
        MemberDifference difference{.pointer = pointer(), .label = told.label, .values = {}};
        for (std::size_t i = 0; i < values.size(); ++i) {
            difference.values.push_back(values[i] != nullptr                 ? values[i]->dump()
                                        : isAbsent_[i] || told.usual.empty() ? "null"
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

/// A member that is the strategy's where a question leaves it out, see engravingRequest().
struct Inherited {
    std::string_view pointer;
    std::string_view from;
};

constexpr std::array<Inherited, 3> inheritedMembers = {
    {{"/engraving/game", "/game"},
     {"/theft/game", "/game"},
     {"/engraving/dexterity", "/hero/dexterity"}}};

/// Tells what holds where the question leaves it to the strategy.
/// @returns whether it is not the same everywhere then
bool nameInherited(MemberDifference& difference, const std::vector<Json>& strategies) {
    const auto* const member =
        std::ranges::find(inheritedMembers, difference.pointer, &Inherited::pointer);
    if (member == inheritedMembers.end()) {
        return true;
    }
    const Json::json_pointer question = Json::json_pointer(difference.pointer).parent_pointer();
    const Json::json_pointer from{std::string(member->from)};
    difference.names = difference.values;
    for (std::size_t i = 0; i < strategies.size(); ++i) {
        if (difference.values[i] == "null" && strategies[i].contains(question) &&
            strategies[i].contains(from)) {
            difference.names[i] = strategies[i].at(from).dump();
        }
    }
    return std::ranges::any_of(difference.names, [&difference](const std::string& name) {
        return name != difference.names.front();
    });
}

/// What counts for the strategy where it leaves a member out, as JSON text.
std::optional<std::string> assumedFor(const Strategy& strategy, std::string_view pointer) {
    if (pointer == "/hero/level") {
        return std::to_string(assumedHeroLevel);
    }
    if (pointer == "/engraving/stylus" && strategy.engraving && strategy.engraving->asksWriting()) {
        return Json(nethack::engraving::fingers).dump();
    }
    return std::nullopt;
}

/// Tells what counts where nothing is said.
/// @returns whether it is not the same everywhere then
bool nameAssumed(MemberDifference& difference, std::span<const Contender> contenders) {
    for (std::size_t i = 0; i < contenders.size(); ++i) {
        const auto assumed = difference.values[i] == "null"
                                 ? assumedFor(contenders[i].asked(), difference.pointer)
                                 : std::nullopt;
        if (assumed) {
            difference.names.resize(difference.values.size());
            difference.names[i] = *assumed;
        }
    }
    for (std::size_t i = 0; i < difference.names.size(); ++i) {
        if (difference.names[i].empty()) {
            difference.names[i] = difference.values[i];
        }
    }
    return std::ranges::any_of(difference.shown(), [&difference](const std::string& each) {
        return each != difference.shown().front();
    });
}

constexpr std::string_view placeOfThing = "/theft/inventory/#/in_container";

/// Tells where a thing is by its name, if all call it the same.
void nameThing(MemberDifference& difference, const std::vector<Json>& strategies) {
    if (sortOf(difference.pointer) != placeOfThing) {
        return;
    }
    const Json::json_pointer at = Json::json_pointer(difference.pointer).parent_pointer();
    std::string name;
    for (const Json& strategy : strategies) {
        if (!strategy.contains(at)) {
            continue;
        }
        const Json& thing = strategy.at(at);
        const std::string own = thing.value("name", thing.value("kind", std::string()));
        if (!name.empty() && own != name) {
            return;
        }
        name = own;
    }
    difference.label = name;
    for (const std::string& value : difference.values) {
        difference.names.push_back(value == "true"    ? "\"in a bag\""
                                   : value == "false" ? "\"in the open\""
                                                      : value);
    }
}

/// What a thing or a pile is called; empty where nothing is.
std::string nameOf(const Json& value) {
    for (const char* member : {"name", "label", "kind", "object"}) {
        const Json* name = memberOf(&value, member);
        if (name != nullptr && name->is_string() && !name->get_ref<const std::string&>().empty()) {
            return name->get<std::string>();
        }
    }
    const Json* stacks = memberOf(&value, "stacks");
    if (stacks == nullptr || stacks->empty()) {
        return {};
    }
    const std::size_t others = stacks->size() - 1;
    return nameOf(stacks->front()) +
           (others == 0 ? "" : " and " + std::to_string(others) + " more");
}

constexpr std::string_view thingCarried = "/theft/inventory/#";

/// What has members is there, by its name if it has one, or not.
void namePresence(MemberDifference& difference) {
    const auto hasMembers = [](const std::string& text) {
        const Json value = Json::parse(text);
        return value.is_object() ||
               (value.is_array() && !value.empty() && value.front().is_structured());
    };
    if (!difference.names.empty() || std::ranges::none_of(difference.values, hasMembers)) {
        return;
    }
    const char* absent = sortOf(difference.pointer) == thingCarried ? "\"not carried\"" : "false";
    for (const std::string& value : difference.values) {
        const std::string name = nameOf(Json::parse(value));
        difference.names.push_back(value == "null" ? absent
                                   : name.empty()  ? value
                                                   : Json(name).dump());
    }
}

/// Tells apart members of one label.
void nameOwners(std::vector<MemberDifference>& differences) {
    std::map<std::string, int> counts;
    for (const MemberDifference& each : differences) {
        ++counts[each.label];
    }
    for (MemberDifference& each : differences) {
        const std::size_t end = each.pointer.find('/', 1);
        if (counts[each.label] > 1 && end != std::string::npos) {
            each.owner = each.pointer.substr(1, end - 1);
        }
    }
}

/// Whether all members of its label say what it says.
bool isSaidAlike(const MemberDifference& difference,
                 const std::vector<MemberDifference>& differences) {
    return std::ranges::all_of(differences, [&difference](const MemberDifference& each) {
        return each.label != difference.label || each.shown() == difference.shown();
    });
}

std::string lastLabel(const std::string& label) {
    static constexpr std::string_view between = " › ";
    const std::size_t at = label.rfind(between);
    return at == std::string::npos ? label : label.substr(at + between.size());
}

std::string wordedValues(const std::vector<std::string>& values) {
    std::string text;
    for (const std::string& value : values) {
        text += (text.empty() ? "" : " / ") + wordedValue(value);
    }
    return text;
}

std::string wordedSizes(const std::vector<std::size_t>& sizes) {
    std::string text;
    for (const std::size_t size : sizes) {
        text += (text.empty() ? "" : " / ") + std::to_string(size);
    }
    return text;
}

}  // namespace

std::string wordedLabel(const MemberDifference& difference) {
    return (difference.owner.empty() ? "" : difference.owner + " › ") + difference.label;
}

std::string wordedValue(const std::string& text) {
    const Json value = Json::parse(text, nullptr, false);
    if (value.is_null() || value.is_discarded()) {
        return "–";
    }
    if (value.is_string()) {
        const auto& word = value.get_ref<const std::string&>();
        return word.empty() ? "none" : printable(word);
    }
    if (value.is_boolean()) {
        return value.get<bool>() ? "yes" : "no";
    }
    if (value.is_array() && !value.empty() && value.front().is_primitive()) {
        std::string words;
        for (const Json& each : value) {
            words += (words.empty() ? "" : ", ") + wordedValue(each.dump());
        }
        return words;
    }
    if (value.is_array() || value.is_object()) {
        return value.empty() ? "none" : "yes";
    }
    if (value.is_number_integer()) {
        return grouped(value.get<std::int64_t>());
    }
    return text.starts_with('-') ? "−" + text.substr(1) : text;
}

std::vector<MemberDifference> differencesOf(std::span<const Contender> contenders,
                                            const Catalogues& catalogues) {
    std::vector<Json> strategies;
    std::transform(contenders.begin(), contenders.end(), std::back_inserter(strategies),
                   [&](const Contender& each) { return wholeOf(each, catalogues); });
    auto differences = DifferenceFinder().found(strategies);
    const bool hasPiles = asksOfPiles(contenders, catalogues);
    std::erase_if(differences, [&](MemberDifference& each) {
        const bool isOfPiles = std::ranges::find(ofPiles, each.pointer) != ofPiles.end();
        return (isOfPiles && !hasPiles) || !nameInherited(each, strategies) ||
               !nameAssumed(each, contenders);
    });
    for (MemberDifference& each : differences) {
        nameIds(each, catalogues.powder());
        nameThing(each, strategies);
        namePresence(each);
    }
    nameOwners(differences);
    return differences;
}

std::vector<std::string> differencesInWords(const std::vector<MemberDifference>& differences) {
    struct Sort {
        const MemberDifference* first;
        std::size_t places = 0;
        bool isOne = true;  ///< all places say the same
    };
    std::vector<std::string> order;
    std::map<std::string, Sort> sorts;
    std::vector<std::string> lists;  ///< of different lengths
    for (const MemberDifference& each : differences) {
        const bool isThing = sortOf(each.pointer) == placeOfThing && !each.names.empty();
        const std::string sort = isThing ? each.pointer : sortOf(each.pointer);
        const auto [found, isNew] = sorts.try_emplace(sort, Sort{&each});
        if (isNew) {
            order.push_back(sort);
        }
        if (isNew && !each.sizes.empty()) {
            lists.push_back(sort + '/');
        }
        ++found->second.places;
        found->second.isOne = found->second.isOne && found->second.first->values == each.values;
    }
    std::vector<std::string> texts;
    for (const std::string& sort : order) {
        if (std::any_of(lists.begin(), lists.end(),
                        [&sort](const std::string& list) { return sort.starts_with(list); })) {
            continue;
        }
        const auto& [first, places, isOne] = sorts[sort];
        const std::string label = lastLabel(first->label);
        if (!first->sizes.empty()) {
            texts.push_back(label.substr(0, label.rfind(' ')) + ' ' + wordedSizes(first->sizes));
        } else if (places == 1) {
            const bool isAlike = isSaidAlike(*first, differences);
            std::string text =
                (isAlike ? first->label : wordedLabel(*first)) + ' ' + wordedValues(first->shown());
            if (!isAlike || std::ranges::find(texts, text) == texts.end()) {
                texts.push_back(std::move(text));
            }
        } else if (isOne) {
            texts.push_back(label + ' ' + wordedValues(first->shown()) + " (" +
                            std::to_string(places) + " places)");
        } else {
            texts.push_back(label + " in " + std::to_string(places) + " places");
        }
    }
    return texts;
}

}  // namespace polyplan::plan
