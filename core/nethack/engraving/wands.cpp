#include "core/nethack/engraving/wands.h"

#include <algorithm>
#include <array>

namespace polyplan::nethack::engraving {
namespace {

constexpr Wand quiet(std::string_view id) {
    return {.id = id,
            .writes = std::nullopt,
            .identifies = Identifies::Never,
            .identifiesIn37 = Identifies::Never,
            .oldText = OldText::Left,
            .writesOutOfReach = false,
            .message = {},
            .blindMessage = {},
            .messageNeedsText = false};
}

constexpr Wand telling(std::string_view id, std::string_view message,
                       std::string_view blindMessage = {}) {
    Wand wand = quiet(id);
    wand.message = message;
    wand.blindMessage = blindMessage;
    return wand;
}

constexpr Wand known(Wand wand, Identifies before37, Identifies in37) {
    wand.identifies = before37;
    wand.identifiesIn37 = in37;
    return wand;
}

constexpr Wand writing(Wand wand, Type type) {
    wand = known(wand, Identifies::Always, Identifies::Always);
    wand.writes = type;
    wand.writesOutOfReach = true;
    return wand;
}

constexpr Wand writingOutOfReach(Wand wand) {
    wand.writesOutOfReach = true;
    return wand;
}

constexpr Wand changing(Wand wand, OldText oldText) {
    wand.oldText = oldText;
    wand.messageNeedsText = wand.id != "wan_cold";
    return wand;
}

constexpr std::array<Wand, 24> wands = {{
    writing(telling("wan_digging",
                    "It carves the floor: gravel flies up, on ice ice chips, on a headstone chips.",
                    "The carving is heard (from 3.6 on felt by a deaf hero)."),
            Type::Engrave),
    writing(telling("wan_fire", "Flames come out of it.", "It feels hot."), Type::Burn),
    writing(telling("wan_lightning", "Lightning arcs out of it.", "It crackles."), Type::Burn),
    known(telling("wan_light", "The surroundings are lit."), Identifies::UnlessBlind,
          Identifies::UnlessBlind),
    known(
        telling("wan_secret_door_detection", "Hidden doors, traps and monsters nearby are found."),
        Identifies::IfFound, Identifies::Always),
    known(telling("wan_create_monster", "A monster appears.", "A monster may be noticed."),
          Identifies::IfNoticed, Identifies::IfNoticed),
    known(telling("wan_enlightenment", "The hero learns about himself.",
                  "The hero learns about himself."),
          Identifies::Always, Identifies::Always),
    known(telling("wan_wishing", "A wish, unless Luck + rn2(5) is below 0.",
                  "A wish, unless Luck + rn2(5) is below 0."),
          Identifies::Always, Identifies::IfGranted),
    telling("wan_striking", "The wand resists being used to write.",
            "The wand resists being used to write."),
    telling("wan_slow_monster", "Bugs on the floor slow down."),
    telling("wan_speed_monster", "Bugs on the floor speed up."),
    telling("wan_sleep", "Bugs on the floor stop moving: sleep or death."),
    telling("wan_death", "Bugs on the floor stop moving: sleep or death."),
    writingOutOfReach(telling("wan_magic_missile", "The floor is riddled with holes.")),
    changing(telling("wan_cold", "Ice cubes drop from it."), OldText::DeletedIfBurned),
    changing(telling("wan_cancellation",
                     "The text vanishes: cancellation, make invisible or "
                     "teleportation."),
             OldText::Deleted),
    changing(telling("wan_make_invisible",
                     "The text vanishes: cancellation, make invisible or "
                     "teleportation."),
             OldText::Deleted),
    changing(telling("wan_teleportation",
                     "The text vanishes: cancellation, make invisible or "
                     "teleportation."),
             OldText::Moved),
    changing(telling("wan_polymorph", "The text changes."), OldText::Replaced),
    quiet("wan_opening"),
    quiet("wan_locking"),
    quiet("wan_probing"),
    quiet("wan_undead_turning"),
    quiet("wan_nothing"),
}};

}  // namespace

const Wand* wandOf(std::string_view id) {
    const auto* found =
        std::find_if(wands.begin(), wands.end(), [id](const Wand& wand) { return wand.id == id; });
    return found == wands.end() ? nullptr : found;
}

}  // namespace polyplan::nethack::engraving
