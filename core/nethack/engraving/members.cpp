#include "core/nethack/engraving/members.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "core/calculator/asked.h"
#include "core/catalogue/letter_case.h"
#include "core/catalogue/likely_object.h"
#include "core/catalogue/near_names.h"
#include "core/nethack/engraving/square.h"
#include "core/nethack/engraving/stylus.h"
#include "core/nethack/engraving/words.h"
#include "core/nethack/polypile/stack_traits.h"

namespace polyplan::nethack::engraving {
namespace {

std::optional<Tables> tablesAt(const Place& place) {
    const Game* game = place.tables().find<Game>();
    const auto* tables = place.tables().find<TablesByGame>();
    return game == nullptr || tables == nullptr ? std::nullopt : tables->engraving(*game);
}

/// Where there are tables, there is a game.
Game gameAt(const Place& place) {
    return *place.tables().find<Game>();
}

/// What a name is most likely meant to be, quoted: the fingers, objects or an artifact; empty if
/// nothing is near.
std::string likelyStyluses(std::string_view wanted, Game game, const Tables& tables) {
    std::string likely = nearNames(std::vector<std::string_view>{fingers}, wanted);
    if (likely.empty()) {
        likely = likelyObjects(*tables.objects, wanted);
    }
    if (likely.empty()) {
        std::vector<std::string_view> artifacts;
        std::ranges::transform(artifactsOf(game, *tables.objects), std::back_inserter(artifacts),
                               &Artifact::name);
        likely = nearNames(artifacts, wanted);
    }
    return likely;
}

/// A state that some styluses have and others have not.
struct StateOfSome {
    std::string_view member;
    bool (*isOf)(const NamedStylus&);
    std::string_view whose;
};

bool isObject(const NamedStylus& stylus) {
    return stylus.object != nullptr || stylus.isRing;
}
bool isOfClass(const NamedStylus& stylus, ObjectClass objectClass) {
    return stylus.object != nullptr && stylus.object->objectClass == objectClass;
}
bool isWeapon(const NamedStylus& stylus) {
    return isOfClass(stylus, ObjectClass::Weapon);
}
bool isWand(const NamedStylus& stylus) {
    return isOfClass(stylus, ObjectClass::Wand);
}
bool isRing(const NamedStylus& stylus) {
    return stylus.isRing;
}
bool hasEnchantment(const NamedStylus& stylus) {
    return stylus.isRing || (stylus.object != nullptr && polypile::hasEnchantment(*stylus.object));
}
bool hasCharges(const NamedStylus& stylus) {
    return stylus.object != nullptr && polypile::hasCharges(*stylus.object);
}
bool isWorn(const NamedStylus& stylus) {
    return stylus.isRing || (stylus.object != nullptr && isWearable(*stylus.object));
}

constexpr std::array<StateOfSome, 8> states = {{
    {"buc", isObject, "an object"},
    {"enchantment", hasEnchantment, "what can be enchanted, such as a weapon"},
    {"charges", hasCharges, "what has charges, such as a wand or a magic marker"},
    {"appearance", isRing, "a ring"},
    {"artifact", isWeapon, "a weapon"},
    {"wielded", isObject, "an object"},
    {"worn", isWorn, "what is worn"},
    {"identified", isWand, "a wand"},
}};

/// Of the hero and the square.
std::vector<Fault> idleSurroundings(const Request& request) {
    std::vector<Fault> idle;
    const std::vector<Condition> offered = offeredConditions(*request.game);
    for (const Condition condition : request.conditions) {
        if (std::ranges::find(offered, condition) == offered.end()) {
            idle.push_back(
                {"/conditions", inQuotes(std::string(wordFor(conditionWords, condition))) +
                                    " has no effect in " + std::string(title(*request.game)) +
                                    "; it is for " + std::string(title(Game::SlashEmExtended))});
        }
    }
    if (request.graveUndisturbed && !isGrave(request)) {
        idle.push_back({"/grave_undisturbed",
                        "has no effect where there is no grave; it is for "
                        "the surface grave"});
    }
    return idle;
}

/// Why the value of a state that its stylus has changes nothing; empty where it may.
std::string whyIdle(std::string_view member, const StylusState& state, Game game,
                    const ObjectTable& objects) {
    if (member == "appearance" && ringOfAppearance(state.appearance, objects) == nullptr) {
        std::vector<std::string_view> looks;
        std::ranges::transform(objects.ofClass(ObjectClass::Ring), std::back_inserter(looks),
                               &ObjectType::appearance);
        const std::string near = nearNames(looks, state.appearance);
        return inQuotes(state.appearance) +
               " is how no ring looks, so that it is taken as not known" +
               (near.empty() ? "" : "; did you mean " + near + "?");
    }
    if (member == "artifact" && !writesOtherwise(state.artifact, game)) {
        return inQuotes(state.artifact) + " has no effect; only " +
               inQuotes(std::string(fireBrand)) + " has, in NetHack 3.7";
    }
    return {};
}

}  // namespace

void EngravedText::read(const Json& json, std::string& value, const Place& place) const {
    std::string text;
    Text{std::string::npos}.read(json, text, place);
    check(text, place);
    if (place.isSound()) {
        value = std::move(text);
    }
}

void EngravedText::check(const std::string& value, const Place& place) const {
    const auto wrong =
        std::find_if(value.begin(), value.end(), [](char c) { return c < ' ' || c > '~'; });
    if (wrong != value.end()) {
        place.fault(inQuotes(value) + " has at place " + std::to_string(wrong - value.begin() + 1) +
                    " what the game does not take from the keyboard (getline.c "
                    "hooked_tty_getlin()); printable ASCII characters and blanks are allowed");
    } else if (value.size() > most) {
        place.fault(inQuotes(value) + " has " + std::to_string(value.size()) +
                    " characters, more than the " + std::to_string(most) +
                    " of an engraving (engrave.c doengrave(), BUFSZ)");
    }
}

void StylusName::read(const Json& json, std::string& value, const Place& place) const {
    std::string text;
    Text{}.read(json, text, place);
    if (!place.isSound()) {
        return;
    }
    check(text, place);
    value = std::move(text);
    if (const auto tables = tablesAt(place); tables && place.isSound()) {
        const auto stylus = findStylus(value, gameAt(place), *tables);
        if (!stylus->artifact.empty()) {
            value = stylus->artifact;
        } else if (stylus->object != nullptr && stylus->look == nullptr) {
            value = stylus->object->name;
        }
    }
}

void StylusName::check(const std::string& value, const Place& place) const {
    Text{}.check(value, place);
    const auto tables = tablesAt(place);
    if (!tables || findStylus(value, gameAt(place), *tables)) {
        return;
    }
    const std::string likely = place.isFull() ? "" : likelyStyluses(value, gameAt(place), *tables);
    place.fault(inQuotes(value) + " is neither \"fingers\" nor an object of " +
                std::string(title(gameAt(place))) +
                (likely.empty() ? "; its identified names and ids are allowed"
                                : "; did you mean " + likely + "?"));
}

std::vector<Fault> idleMembers(const Request& request, const Tables& tables) {
    std::vector<Fault> idle = idleSurroundings(request);
    if (request.engravingType && !request.asksDurability()) {
        idle.push_back({"/engraving_type",
                        "has no effect on what is written, which goes by the stylus; it is for a "
                        "text that wears, with wear or events"});
    } else if (request.engravingType && request.wear && request.wear->engravingType) {
        idle.push_back({"/engraving_type", "has no effect beside that of wear"});
    }
    const std::string name = request.stylus.value_or(fingers);
    const NamedStylus stylus = *findStylus(name, *request.game, tables);
    const std::string& look = request.stylusState.appearance;
    for (const AskedMember& asked : askedOf(request.stylusState)) {
        const StateOfSome& state = *std::ranges::find(states, asked.name, &StateOfSome::member);
        const std::string pointer = "/stylus_state/" + std::string(asked.name);
        if (!request.asksWriting()) {
            idle.push_back({pointer, "has no effect where no stylus is named and a text wears"});
        } else if (!state.isOf(stylus)) {
            idle.push_back({pointer, "has no effect on " + inQuotes(name) + "; it is for " +
                                         std::string(state.whose)});
        } else if (std::string why =
                       whyIdle(asked.name, request.stylusState, *request.game, *tables.objects);
                   !why.empty()) {
            idle.push_back({pointer, std::move(why)});
        } else if (asked.name == "appearance" && !stylus.appearance.empty() &&
                   !equalWords(stylus.appearance, look)) {
            idle.push_back({pointer, inQuotes(look) + " takes the place of the look that " +
                                         inQuotes(name) + " names"});
        }
    }
    return idle;
}

void checkArtifact(const Request& request, const Place& place) {
    const auto tables = tablesAt(place);
    const Place state = place.at("stylus_state");
    const Place artifact = state.at("artifact");
    if (!tables || !request.stylus || place.at("stylus").isFaulty() || artifact.isFaulty()) {
        return;
    }
    const NamedStylus stylus = *findStylus(*request.stylus, gameAt(place), *tables);
    if (const auto other = artifactOfOtherKind(request.stylusState.artifact, stylus, gameAt(place),
                                               *tables->objects)) {
        artifact.fault(inQuotes(std::string(other->name)) + " is no " + stylus.object->name +
                       "; the stylus " + inQuotes((*tables->objects)[other->object].name) +
                       " is allowed with it");
    }
}

void takeGame(const Request& request, TableSet& tables) {
    if (request.game) {
        tables.add(*request.game);
    }
}

void checkEvents(const Request& request, const Place& place) {
    const Place list = place.at("events");
    int events = 0;
    for (std::size_t i = 0; i < request.events.size(); ++i) {
        const Place event = list.at(i);
        events += event.at("times").isFaulty() ? 1 : request.events[i].times;
    }
    if (events > limits::events.most) {
        list.fault(std::to_string(events) + " single events are more than the " +
                   std::to_string(limits::events.most) + " that are allowed");
    }
    if (!request.wear) {
        return;
    }
    const Place wear = place.at("wear");
    const bool isCounted = request.wear->count || request.wear->repeat;
    if (!request.events.empty() && isCounted) {
        wear.fault(
            "counts and repeats events where \"events\" lists them; one of the two is allowed");
    } else if (request.events.empty() && !request.wear->count) {
        wear.at("count").fault("is missing, and is required");
    }
}

}  // namespace polyplan::nethack::engraving
