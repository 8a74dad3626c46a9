#include "core/plan/named_lists.h"

#include <algorithm>
#include <array>
#include <map>

#include "core/plan/named_ids.h"
#include "core/powder/intrinsic.h"

namespace polyplan::plan {
namespace {

using Elements = std::vector<const Json*>;

template <typename Word>
std::vector<std::string> wordsOfEach(const Elements& elements, const Word& word) {
    std::vector<std::string> words;
    std::ranges::transform(elements, std::back_inserter(words), [&word](const Json* each) {
        return Json(std::string(word(each))).dump();
    });
    return words;
}

std::string nameOfSlot(const Json& worn) {
    return worn.value("slot", std::string());
}

std::vector<std::string> wornWords(const Elements& elements) {
    return wordsOfEach(elements, [](const Json* worn) {
        return worn == nullptr ? "nothing" : worn->value("item", std::string("something"));
    });
}

std::string nameOfIntrinsic(const Json& entry) {
    const auto name = entry.value("name", std::string());
    const auto intrinsic = powder::intrinsicFromName(name);
    return intrinsic ? std::string(words(*intrinsic)) : name;
}

bool hasBeats(const Json* entry) {
    return entry != nullptr && entry->contains("beats") && entry->at("beats").is_number();
}

/// "none / 40 beats / stays", or "no / yes" where none of them runs out.
std::vector<std::string> intrinsicWords(const Elements& elements) {
    const bool runsOut = std::ranges::any_of(elements, hasBeats);
    return wordsOfEach(elements, [runsOut](const Json* entry) -> std::string {
        if (entry == nullptr) {
            return runsOut ? "none" : "no";
        }
        if (!hasBeats(entry)) {
            return runsOut ? "stays" : "yes";
        }
        const int beats = entry->at("beats").get<int>();
        return std::to_string(beats) + (beats == 1 ? " beat" : " beats");
    });
}

std::string nameOfThing(const Json& thing) {
    return thing.value("name", thing.value("kind", std::string()));
}

std::vector<std::string> thingWords(const Elements& elements) {
    return wordsOfEach(elements, [](const Json* thing) {
        return thing == nullptr                      ? "not carried"
               : thing->value("in_container", false) ? "in a bag"
                                                     : "in the open";
    });
}

constexpr std::array<NamedList, 4> namedLists = {{
    {"/heartbeat/creature/worn", "slot", "item", true, &nameOfSlot, &wornWords},
    {"/heartbeat/other_outfit/worn", "slot", "item", true, &nameOfSlot, &wornWords},
    {"/heartbeat/creature/intrinsics", "name", "beats", false, &nameOfIntrinsic, &intrinsicWords},
    {"/theft/inventory", "name", "in_container", false, &nameOfThing, &thingWords},
}};

/// @param is asked with the list and what follows the element in the sort
template <typename Is>
bool isInside(const std::string& pointer, const Is& is) {
    const std::string sort = sortOf(pointer);
    return std::ranges::any_of(namedLists, [&](const NamedList& list) {
        const std::string element = std::string(list.sort) + "/#";
        return sort.starts_with(element) && is(list, sort.substr(element.size()));
    });
}

}  // namespace

const NamedList* namedListAt(const std::string& pointer) {
    const auto* const found = std::ranges::find(namedLists, sortOf(pointer), &NamedList::sort);
    return found == namedLists.end() ? nullptr : found;
}

bool isInNamedList(const std::string& pointer) {
    return isInside(
        pointer, [](const NamedList& /*unused*/, const std::string& /*unused*/) { return true; });
}

bool isInWordsOfNamed(const std::string& pointer) {
    return isInside(pointer, [](const NamedList& list, const std::string& rest) {
        return rest == '/' + std::string(list.known) || rest == '/' + std::string(list.told);
    });
}

std::vector<NamedElement> namedElements(const Elements& lists, const NamedList& list) {
    std::vector<NamedElement> found;
    for (std::size_t column = 0; column < lists.size(); ++column) {
        std::map<std::string, int> times;
        for (std::size_t i = 0; lists[column] != nullptr && i < lists[column]->size(); ++i) {
            const Json& element = (*lists[column])[i];
            std::string name = list.name(element);
            if (const int time = ++times[name]; time > 1) {
                name += ' ' + std::to_string(time);
            }
            auto at = std::ranges::find(found, name, &NamedElement::name);
            if (at == found.end()) {
                at = found.insert(at, {name, i, Elements(lists.size(), nullptr)});
            }
            at->each[column] = &element;
        }
    }
    return found;
}

std::string namesInOrder(const Json& elements, const NamedList& list) {
    Json names = Json::array();
    std::ranges::transform(elements, std::back_inserter(names), list.name);
    return names.dump();
}

}  // namespace polyplan::plan
