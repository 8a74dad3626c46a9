#include "core/plan/game_text/discoveries.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "core/catalogue/trimmed.h"
#include "core/nethack/looks.h"
#include "core/plan/game_text/letters.h"

namespace polyplan::plan::game_text {
namespace {

template <typename Fits>
void keepChoices(StackReading& stack, Fits fits) {
    std::vector<ObjectIndex> kept;
    std::copy_if(stack.choices.begin(), stack.choices.end(), std::back_inserter(kept), fits);
    if (!kept.empty()) {
        stack.choices = std::move(kept);
    }
}

/// 3.7 explains Japanese names (o_init.c disco_typename()): "naginata [glaive]".
std::string_view withoutMeaning(std::string_view noun) {
    const auto meaning = bracketAtEnd(noun, " [", ']');
    return meaning ? meaning->before : noun;
}

}  // namespace

std::optional<Discoveries::Entry> Discoveries::entryOf(std::string_view line) {
    constexpr std::string_view called = " called ";
    line = trimmed(line);
    if (line.starts_with('*')) {
        line = trimmed(line.substr(1));
    }
    // What 3.7 has seen it cost (shk.c append_price_quote()): " {buy 100 sell 50}".
    if (const auto price = bracketAtEnd(line, " {", '}')) {
        line = price->before;
    }
    const auto look = bracketAtEnd(line, " (", ')');
    if (!look) {
        return std::nullopt;
    }
    const std::size_t at = look->before.find(called);
    Entry entry{.noun = withoutMeaning(look->before.substr(0, at)),
                .look = std::string(look->inside)};
    if (at != std::string_view::npos) {
        entry.called = look->before.substr(at + called.size());
    }
    return entry;
}

bool Discoveries::isEntry(std::string_view line) const {
    const auto entry = entryOf(line);
    if (!entry) {
        return false;
    }
    const Meaning* meaning =
        entry->called.empty() ? words_.find(entry->noun) : words_.findCalled(entry->noun);
    if (meaning == nullptr) {
        return false;
    }
    const ObjectClass objectClass = words_.table()[meaning->choices.front()].objectClass;
    return entry->called.empty()
               ? meaning->isName && words_.table().findLook(objectClass, entry->look)
               : meaningOf(entry->look, entry->noun, objectClass) != nullptr;
}

bool Discoveries::take(std::string_view line) {
    const auto entry = entryOf(line);
    if (!entry) {
        return false;
    }
    if (!entry->called.empty()) {
        return takeCalled(entry->noun, entry->called, entry->look);
    }
    const Meaning* meaning = words_.find(entry->noun);
    if (meaning == nullptr || !meaning->isName) {
        return false;
    }
    const ObjectIndex object = meaning->choices.front();
    const ObjectClass objectClass = words_.table()[object].objectClass;
    takeKnown(object);
    if (nethack::tellsType(words_.table(), objectClass, entry->look)) {
        objectOfLook_.emplace(Name(objectClass, entry->look), object);
    }
    return true;
}

bool Discoveries::takeCalled(std::string_view noun, std::string_view name,
                             const std::string& look) {
    const Meaning* meaning = words_.findCalled(noun);
    if (meaning == nullptr) {
        return false;
    }
    const ObjectClass objectClass = words_.table()[meaning->choices.front()].objectClass;
    if (const Meaning* looks = meaningOf(look, noun, objectClass)) {
        if (const auto index = words_.table().findLook(objectClass, look);
            index && nethack::tellsType(words_.table(), objectClass, look)) {
            calls_.emplace(*index, name);
        }
        const auto [there, isNew] =
            lookOfName_.try_emplace(Name(objectClass, name), Look{look, looks->choices});
        if (Look& known = there->second; !isNew && known.words != look) {
            std::vector<ObjectIndex> either;
            std::ranges::set_union(known.choices, looks->choices, std::back_inserter(either));
            known = {"", std::move(either)};
        }
    }
    return true;
}

/// The looks stand in the list without their noun.
const Meaning* Discoveries::meaningOf(const std::string& look, std::string_view noun,
                                      ObjectClass objectClass) const {
    using Parts = std::array<std::string_view, 3>;
    for (const Parts& parts : {Parts{look, " ", noun}, Parts{noun, " labeled ", look},
                               Parts{"pair of ", look}, Parts{look}}) {
        std::string phrase;
        for (const std::string_view part : parts) {
            phrase += part;
        }
        const Meaning* meaning = words_.find(phrase);
        if (meaning != nullptr &&
            words_.table()[meaning->choices.front()].objectClass == objectClass) {
            return meaning;
        }
    }
    return nullptr;
}

std::map<ObjectIndex, ObjectIndex> Discoveries::looks() const {
    std::map<ObjectIndex, ObjectIndex> looks;
    for (const auto& [name, object] : objectOfLook_) {
        const auto& [objectClass, appearance] = name;
        if (const auto look = words_.table().findLook(objectClass, appearance)) {
            looks.emplace(*look, object);
        }
    }
    return looks;
}

void Discoveries::apply(StackReading& stack) const {
    if (stack.object) {
        return;
    }
    if (const auto look = lookOfName_.find({stack.objectClass, stack.called});
        look != lookOfName_.end()) {
        const auto& choices = look->second.choices;
        stack.appearance = look->second.words;
        keepChoices(stack, [&](ObjectIndex object) {
            return std::binary_search(choices.begin(), choices.end(), object);
        });
    }
    if (const auto object = objectOfLook_.find({stack.objectClass, stack.appearance});
        object != objectOfLook_.end()) {
        keepChoices(stack, [&](ObjectIndex choice) { return choice == object->second; });
    } else {
        keepChoices(stack, [this](ObjectIndex choice) {
            return !known_.contains(choice) && !knownBefore_.contains(choice);
        });
    }
    if (stack.choices.size() == 1) {
        stack.object = stack.choices.front();
    }
}

}  // namespace polyplan::plan::game_text
