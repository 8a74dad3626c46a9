#include "core/nethack/engraving/square.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/nethack/engraving/reach.h"
#include "core/nethack/engraving/rules.h"
#include "core/nethack/engraving/types.h"
#include "core/nethack/engraving/words.h"

namespace polyplan::nethack::engraving {
namespace {

struct SurfaceRefusal {
    Surface surface;
    const char* reason;
};

constexpr std::array<SurfaceRefusal, 7> surfaces = {{
    {Surface::Lava, "Nothing can be written on lava."},
    {Surface::Water, "Nothing can be written on water."},
    {Surface::Fountain, "Nothing can be written on a fountain."},
    {Surface::AirPlane, "There is no floor on the Plane of Air."},
    {Surface::WaterPlane, "There is no floor on the Plane of Water."},
    {Surface::Wall, "Nothing can be written where nobody can walk."},
    {Surface::Cloud, "Nothing can be written in a cloud."},
}};

std::optional<Refusal> refusedBySurface(Surface surface, const Rules& rules) {
    const auto refused = rules.refusedSurfaces;
    if (std::find(refused.begin(), refused.end(), surface) == refused.end()) {
        return std::nullopt;
    }
    const auto* row =
        std::find_if(surfaces.begin(), surfaces.end(),
                     [surface](const SurfaceRefusal& r) { return r.surface == surface; });
    return Refusal{row->reason, byDoengrave, false};
}

std::optional<Refusal> refusedByHero(const Request& request, const NamedStylus& stylus, Game game) {
    using enum Condition;
    const auto is = [&request](Condition condition) {
        return request.conditions.contains(condition);
    };
    if (is(Handless) || is(Tiny)) {
        return Refusal{"A form that is tiny or has no hands can't write.", byDoengrave, false};
    }
    if (is(Overtaxed)) {
        return Refusal{"A hero who is Overtaxed or Overloaded can't write.", byDoengrave, false};
    }
    if (is(Enveloped)) {
        return Refusal{"What is written inside a monster dissolves.", byDoengrave, false};
    }
    if (is(NoFreeHand) && !request.stylusState.wielded && !request.stylusState.worn) {
        return Refusal{"No hand is free; only what is wielded or worn can be written with.",
                       byDoengrave, false};
    }
    const bool isWand = stylus.object != nullptr && stylus.object->objectClass == ObjectClass::Wand;
    if (const auto why = floorOutOfReach(request, game); why && !isWand) {
        return Refusal{why->text, why->source, false};
    }
    return std::nullopt;
}

std::optional<Refusal> refusedByGrave(const Request& request, const NamedStylus& stylus,
                                      const Rules& rules) {
    if (!isGrave(request)) {
        return std::nullopt;
    }
    if (stylus.object == nullptr && !stylus.isRing) {
        return Refusal{"Fingers leave no more than a smudge on a headstone.", byDoengrave, false};
    }
    if (request.graveUndisturbed) {
        return Refusal{
            "The first attempt on a grave only disturbs it: a ghoul appears, Wisdom is "
            "abused. Later ones write.",
            byDoengrave, rules.ghoulTakesTurn};
    }
    return std::nullopt;
}

}  // namespace

bool isGrave(const Request& request) {
    return request.surface == Surface::Grave ||
           (request.existing && request.existing->type == Type::Headstone);
}

std::optional<Existing> textOnSquare(const Request& request) {
    if (!isGrave(request)) {
        return request.existing;
    }
    return Existing{Type::Headstone, request.existing ? request.existing->text : std::string()};
}

std::optional<Refusal> refusedBySquare(const Request& request, const NamedStylus& stylus,
                                       Game game) {
    using enum Condition;
    const Rules& rules = *rulesOf(game);
    if (request.conditions.contains(Swallowed) || request.conditions.contains(Engulfed)) {
        return Refusal{"The hero is inside a monster.", byDoengrave, false};
    }
    if (auto refusal = refusedBySurface(request.surface, rules)) {
        return refusal;
    }
    if (auto refusal = refusedByHero(request, stylus, game)) {
        return refusal;
    }
    if (request.surface == Surface::Altar) {
        return Refusal{"On an altar the attempt angers the god, and nothing is written.",
                       "engrave.c doengrave(), pray.c altar_wrath()", false};
    }
    return refusedByGrave(request, stylus, rules);
}

Meeting meetOldText(const Request& request, const std::optional<Existing>& old, Type type,
                    Game game) {
    Meeting meeting;
    const auto remark = [&meeting](std::string text) {
        meeting.remarks.push_back({std::move(text), byDoengrave});
    };
    const auto remarkOnWriting = [&meeting](std::string text) {
        meeting.remarksOnWriting.push_back({std::move(text), byDoengrave});
    };
    if (isGrave(request)) {
        type = type == Type::Engrave ? Type::Headstone : Type::Dust;
    }
    meeting.type = type;
    if (!old) {
        if (request.action == Action::Add) {
            remarkOnWriting("There is no text to add to: it is written anew.");
        }
        return meeting;
    }
    const bool blind = request.conditions.contains(Condition::Blind);
    const bool asks = type == old->type && (!blind || !isSoft(type));
    if (type == Type::Headstone || (asks && request.action == Action::Add)) {
        if (rulesOf(game)->refusesFullText && old->text.size() >= maximumLength) {
            meeting.type.reset();
            meeting.refusal =
                Refusal{"The text has 255 characters already; there is no room for more.",
                        byDoengrave, true};
        }
        meeting.kept = old->text;
        remarkOnWriting(type == Type::Headstone
                            ? "An epitaph is always added to."
                            : "The new text follows the old one with nothing between.");
        return meeting;
    }
    const std::string oldText = "The old text (" + std::string(typeWord(old->type)) + ") ";
    if (!isSoft(old->type) && isSoft(type)) {
        meeting.type.reset();
        const std::string asked = request.action == Action::Add ? "added to or " : "";
        meeting.refusal =
            Refusal{oldText + "can't be " + asked + "wiped out by what would be written (" +
                        std::string(typeWord(type)) + ").",
                    byDoengrave, true};
        return meeting;
    }
    if (request.action == Action::Add) {
        remark("The game does not ask to add: " +
               std::string(blind && type == old->type ? "a blind hero can't read the old text."
                                                      : "the old text is of another type."));
    }
    if (!isSoft(old->type)) {
        remarkOnWriting(oldText + "is written over.");
    } else if (blind) {
        remarkOnWriting("The old text is wiped out when the new one is written.");
    } else {
        remark(
            "The old text is wiped out before the new one is asked for, and does not come back.");
    }
    return meeting;
}

}  // namespace polyplan::nethack::engraving
