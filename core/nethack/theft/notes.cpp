#include "core/nethack/theft/notes.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "core/nethack/theft/hitting.h"

namespace polyplan::nethack::theft {
namespace {

struct NoteContext {
    const Encounter& encounter;
    const Answer& answer;

    bool isDNetHack() const { return encounter.rules->game == Game::DNetHack; }
    bool seeksQuestArtifacts() const {
        return encounter.theft->type == DamageType::QuestArtifactTheft;
    }
    bool picksFirst() const { return encounter.rules->choice == Choice::FirstInInventory; }
    bool hasAtRisk(Kind kind) const {
        return std::ranges::any_of(answer.things, [kind](const ThingAtRisk& thing) {
            return thing.kind == kind && thing.risk == Risk::AtRisk;
        });
    }
    bool hasSparedImitation() const {
        return std::ranges::any_of(answer.things, [](const ThingAtRisk& thing) {
            return thing.risk == Risk::RealNotCarried || thing.risk == Risk::KnownImitation;
        });
    }
    bool hasBagged(bool (*isOne)(Kind)) const {
        return std::ranges::any_of(encounter.request.inventory, [isOne](const Thing& thing) {
            return thing.inContainer && isOne(thing.kind);
        });
    }
    /// How many classes of the order have something to take.
    std::ptrdiff_t classesAtRisk() const {
        return std::ranges::count_if(encounter.theft->order, [this](const Sought& sought) {
            return hasAtRisk(sought.real);
        });
    }
};

struct NoteRow {
    std::string_view figure;
    std::string_view text;
    bool (*applies)(const NoteContext&);
    NoteKind kind = NoteKind::Differs;
};

constexpr std::array<NoteRow, 14> noteRows = {{
    {"theft_per_hit",
     "The wiki has the attack steal from other monsters too; in the game it takes things from the "
     "hero only.",
     [](const NoteContext&) { return true; }},
    {"theft_per_hit",
     "The wiki has this attack behave as in NetHack; in dNetHack one hit in 10 steals, not one in "
     "20.",
     [](const NoteContext& c) { return c.seeksQuestArtifacts(); }},
    {"taken_first",
     "The wiki has quest artifacts taken first, each alike; in this version the Amulet goes first, "
     "and of quest artifacts only that of the hero's own role.",
     [](const NoteContext& c) {
         return c.encounter.rules->game == Game::NetHack343 &&
                (c.hasAtRisk(Kind::QuestArtifact) || c.hasAtRisk(Kind::Amulet));
     }},
    {"taken_first",
     "The wiki has one of several quest artifacts taken at random, before everything else; in "
     "dNetHack the Amulet goes first, then the hero's own quest artifact, and chance has no say.",
     [](const NoteContext& c) { return c.seeksQuestArtifacts(); }},
    {"taken_first",
     "The wiki draws among the Amulet, Bell, Book and Candelabrum; in the game they go in that "
     "order, and a draw is only between the real one and its imitations.",
     [](const NoteContext& c) {
         return !c.picksFirst() && c.classesAtRisk() > (c.hasAtRisk(Kind::QuestArtifact) ? 2 : 1);
     }},
    {"taken_first",
     "The wiki draws among what is there; in this version each goes in a fixed order, and of a "
     "class what stands first in the inventory.",
     [](const NoteContext& c) { return c.picksFirst() && c.answer.takings.all.highest() > 1; }},
    {"by_item",
     "The wiki has imitations taken by mistake at any time; in the game only while the real one is "
     "carried, and never by the Wizard of Yendor.",
     [](const NoteContext& c) { return c.hasSparedImitation(); }},
    {"by_item",
     "No container of the game takes the Amulet of Yendor, the Bell of Opening, the Book of the "
     "Dead or the Candelabrum (pickup.c in_container()); reckoned as if one did.",
     [](const NoteContext& c) { return c.hasBagged(&isUnpackable); }, NoteKind::Supposed},
    {"afterwards",
     "The wiki has every thief try to teleport away; in the game only one whose kind can, in "
     "NetHack the Wizard of Yendor.",
     [](const NoteContext& c) { return !c.encounter.habits->teleports; }},
    {"afterwards",
     "The wiki has armor that covers the thing taken off first; in this version only the thing "
     "itself is.",
     [](const NoteContext& c) { return !c.encounter.rules->takesCoveringOff; }},
    {"afterwards",
     "The wiki has every thief covet and warp to the hero; the Master of Thieves does so only as a "
     "Tourist's nemesis, not where he leads a Rogue's quest.",
     [](const NoteContext& c) {
         return !c.isDNetHack() && c.encounter.thief.name == "Master of Thieves";
     }},
    {"hit_probability",
     "dNetHack has many more rules of hitting than are reckoned here: lords and princes, study, "
     "songs, boots; add what is known as the bonus to hit.",
     [](const NoteContext& c) { return c.isDNetHack(); }, NoteKind::Supposed},
    {"hit_probability",
     "This thief sees the invisible (monst.c M1_SEE_INVIS): being invisible does nothing against "
     "it. Reckoned as if it did not see the hero, for whatever reason.",
     [](const NoteContext& c) {
         return c.encounter.habits->seesInvisible && c.encounter.has(HeroCondition::Invisible) &&
                !c.encounter.has(ThiefCondition::Blind);
     },
     NoteKind::Supposed},
    {"theft_per_turn",
     "What a turn leaves of its movement is saved up, and nobody can see how much it begins with: "
     "supposed is none. By each turn it may have had one round of attacks more.",
     [](const NoteContext& c) {
         return c.encounter.rules->rounds == Rounds::Accumulated && c.answer.unit == Unit::Turn &&
                c.encounter.speed % normalSpeed != 0;
     },
     NoteKind::Supposed},
}};

}  // namespace

std::vector<Note> notesOn(const Encounter& encounter, const Answer& answer) {
    const NoteContext context{encounter, answer};
    std::vector<Note> notes;
    for (const NoteRow& row : noteRows) {
        if (row.applies(context)) {
            notes.push_back({std::string(row.figure), std::string(row.text), row.kind});
        }
    }
    return notes;
}

}  // namespace polyplan::nethack::theft
