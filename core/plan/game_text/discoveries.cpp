#include "core/plan/game_text/discoveries.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "core/catalogue/trimmed.h"
#include "core/nethack/looks.h"
#include "core/plan/game_text/letters.h"

namespace polyplan::plan::game_text {
namespace {

constexpr std::string_view beforeCall = " called ";

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

std::optional<Discoveries::Entry> Discoveries::entryOf(std::string_view line) const {
    line = trimmed(line);
    if (line.starts_with('*')) {
        line = trimmed(line.substr(1));
    }
    // What 3.7 has seen it cost (shk.c append_price_quote()): " {buy 100 sell 50}".
    if (const auto price = bracketAtEnd(line, " {", '}')) {
        line = price->before;
    }
    const std::size_t at = line.find(beforeCall);
    const auto calledIn = [at](std::string_view text) {
        return at < text.size() ? text.substr(at + beforeCall.size()) : std::string_view();
    };
    const std::string_view noun = withoutMeaning(line.substr(0, at));
    const Meaning* meaning = words_.find(noun);
    if (at != std::string_view::npos && meaning != nullptr && !meaning->appearance.empty()) {
        return Entry{.noun = noun, .called = calledIn(line), .lookItself = meaning};
    }
    if (const auto look = bracketAtEnd(line, " (", ')')) {
        return Entry{.noun = withoutMeaning(look->before.substr(0, at)),
                     .called = calledIn(look->before),
                     .look = std::string(look->inside)};
    }
    return std::nullopt;
}

/// The game goes on to tell what an identified type was called (objnam.c obj_typename()): "potion
/// of healing called foo (bubbly)".
const Meaning* Discoveries::typeOf(const Entry& entry) const {
    const Meaning* meaning = words_.find(entry.noun);
    return meaning != nullptr && meaning->isName ? meaning : nullptr;
}

const Meaning* Discoveries::lookOf(const Entry& entry) const {
    if (entry.lookItself != nullptr || entry.called.empty()) {
        return entry.lookItself;
    }
    const Meaning* meaning = words_.findCalled(entry.noun);
    return meaning == nullptr ? nullptr : meaningOf(entry.look, entry.noun, classOf(*meaning));
}

ObjectClass Discoveries::classOf(const Meaning& meaning) const {
    return words_.table()[meaning.choices.front()].objectClass;
}

bool Discoveries::isEntry(std::string_view line) const {
    const auto entry = entryOf(line);
    if (!entry || entry->lookItself != nullptr) {
        return false;
    }
    const Meaning* type = typeOf(*entry);
    return type != nullptr ? words_.table().findLook(classOf(*type), entry->look).has_value()
                           : lookOf(*entry) != nullptr;
}

bool Discoveries::take(std::string_view line) {
    const auto entry = entryOf(line);
    if (!entry) {
        return false;
    }
    if (const Meaning* type = typeOf(*entry)) {
        takeType(type->choices.front(), entry->look);
        return true;
    }
    if (const Meaning* look = lookOf(*entry)) {
        takeCalled(*look, entry->called);
        return true;
    }
    return !entry->called.empty() && words_.findCalled(entry->noun) != nullptr;
}

void Discoveries::takeType(ObjectIndex object, const std::string& look) {
    const ObjectClass objectClass = words_.table()[object].objectClass;
    takeKnown(object);
    if (nethack::tellsType(words_.table(), objectClass, look)) {
        objectOfLook_.emplace(Name(objectClass, look), object);
    }
}

void Discoveries::takeCalled(const Meaning& look, std::string_view name) {
    const ObjectClass objectClass = classOf(look);
    if (const auto index = words_.table().findLook(objectClass, look.appearance);
        index && nethack::tellsType(words_.table(), objectClass, look.appearance)) {
        calls_.emplace(*index, name);
    }
    const auto [there, isNew] =
        lookOfName_.try_emplace(Name(objectClass, name), Look{look.appearance, look.choices});
    if (Look& known = there->second; !isNew && known.words != look.appearance) {
        std::vector<ObjectIndex> either;
        std::ranges::set_union(known.choices, look.choices, std::back_inserter(either));
        known = {"", std::move(either)};
    }
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
