#include <algorithm>
#include <array>
#include <string_view>

#include "core/nethack/engraving/attacks.h"
#include "core/nethack/engraving/durability.h"
#include "core/nethack/engraving/reach.h"

namespace polyplan::nethack::engraving {
namespace {

/// So many dice of so many sides: {3, 1} is always 3, {1, 5} the game's rnd(5).
struct Dice {
    int count = 0;
    int sides = 0;
};
constexpr Dice nothing = {0, 0};

/// The versions in the order of the columns below.
constexpr std::array<Game, 4> gamesWithWear = {Game::NetHack343, Game::NetHack367, Game::NetHack37,
                                               Game::SlashEmExtended};
using ByGame = std::array<Dice, gamesWithWear.size()>;

constexpr ByGame always(Dice dice) {
    return {dice, dice, dice, dice};
}

struct CauseRow {
    Cause cause;
    WearEvent::Kind kind;
    ByGame picks;  ///< where the kind is Picks; otherwise anything but `nothing` where it happens
    bool needsFloor = false;
    bool magical = false;
    std::string_view source;
    bool isAttack = false;
};

constexpr Dice happens = {1, 1};
constexpr ByGame since36 = {nothing, happens, happens, nothing};

constexpr std::array<CauseRow, 16> causeRows = {{
    {.cause = Cause::Melee,
     .kind = WearEvent::Kind::Picks,
     .picks = always({3, 1}),
     .needsFloor = true,
     .source = "uhitm.c attack()",
     .isAttack = true},
    {.cause = Cause::Move,
     .kind = WearEvent::Kind::Picks,
     .picks = always({1, 5}),
     .needsFloor = true,
     .source = "hack.c domove()"},
    {.cause = Cause::Throw,
     .kind = WearEvent::Kind::Picks,
     .picks = always({2, 1}),
     .needsFloor = true,
     .source = "dothrow.c throwit()",
     .isAttack = true},
    {.cause = Cause::Kick,
     .kind = WearEvent::Kind::Picks,
     .picks = always({2, 1}),
     .needsFloor = true,
     .source = "dokick.c dokick()",
     .isAttack = true},
    {.cause = Cause::ApplyPoleArm,
     .kind = WearEvent::Kind::Picks,
     .picks = {nothing, {2, 1}, {2, 1}, {1, 5}},
     .needsFloor = true,
     .source = "apply.c use_pole()",
     .isAttack = true},
    {.cause = Cause::ApplyGrapplingHook,
     .kind = WearEvent::Kind::Picks,
     .picks = {nothing, {1, 2}, {1, 2}, nothing},
     .needsFloor = true,
     .source = "apply.c use_grapple()",
     .isAttack = true},
    {.cause = Cause::ApplyAxeDown,
     .kind = WearEvent::Kind::Picks,
     .picks = always({3, 1}),
     .needsFloor = true,
     .source = "dig.c use_pick_axe2()"},
    {.cause = Cause::Turn,
     .kind = WearEvent::Kind::Picks,
     .picks = always({1, 3}),
     .needsFloor = true,
     .source = "allmain.c moveloop()"},
    {.cause = Cause::MonsterMove,
     .kind = WearEvent::Kind::Picks,
     .picks = always({1, 1}),
     .source = "monmove.c dochug()"},
    {.cause = Cause::ForceBoltDown,
     .kind = WearEvent::Kind::Picks,
     .picks = always({2, 4}),
     .magical = true,
     .source = "zap.c zap_updown()"},
    {.cause = Cause::StoneToFleshDown,
     .kind = WearEvent::Kind::Picks,
     .picks = always({2, 4}),
     .magical = true,
     .source = "zap.c zap_updown()"},
    {.cause = Cause::MissileSpell,
     .kind = WearEvent::Kind::Picks,
     .picks = {nothing, nothing, {6, 6}, nothing},
     .magical = true,
     .source = "mcastu.c castmu()"},
    {.cause = Cause::AttackedWhileStanding,
     .kind = WearEvent::Kind::DeletesElbereth,
     .picks = since36,
     .source = "mon.c setmangry()"},
    {.cause = Cause::CancellationDown,
     .kind = WearEvent::Kind::Deletes,
     .picks = always(happens),
     .source = "zap.c zap_updown()"},
    {.cause = Cause::PolymorphDown,
     .kind = WearEvent::Kind::Replaces,
     .picks = always(happens),
     .source = "zap.c zap_updown()"},
    {.cause = Cause::TeleportationDown,
     .kind = WearEvent::Kind::Deletes,
     .picks = always(happens),
     .source = "zap.c zap_updown()"},
}};

/// The chance of every sum of the dice.
std::vector<double> sums(Dice dice) {
    std::vector<double> odds = {1.0};
    for (int die = 0; die < dice.count; ++die) {
        std::vector<double> next(odds.size() + static_cast<std::size_t>(dice.sides), 0.0);
        for (std::size_t sum = 0; sum < odds.size(); ++sum) {
            for (std::size_t side = 1; side <= static_cast<std::size_t>(dice.sides); ++side) {
                next[sum + side] += odds[sum] / dice.sides;
            }
        }
        odds = std::move(next);
    }
    return odds;
}

/// The end of a turn scuffs with 1 in 40 + 3 × Dexterity (allmain.c moveloop(), all versions).
double scuffChance(int dexterity) {
    return 1.0 / (40 + 3 * dexterity);
}

}  // namespace

CauseRule causeRule(Cause cause, Game game, int dexterity) {
    const CauseRow& row = *std::find_if(causeRows.begin(), causeRows.end(),
                                        [cause](const CauseRow& r) { return r.cause == cause; });
    const auto column = static_cast<std::size_t>(
        std::find(gamesWithWear.begin(), gamesWithWear.end(), game) - gamesWithWear.begin());
    CauseRule rule = {{}, row.needsFloor, std::string(row.source), row.isAttack};
    const Dice dice = column < gamesWithWear.size() ? row.picks[column] : nothing;
    rule.event.picks = {1.0};
    if (dice.count == 0) {
        return rule;
    }
    rule.event.kind = row.kind;
    if (row.kind != WearEvent::Kind::Picks) {
        rule.event.picks.clear();
        return rule;
    }
    rule.event.picks = sums(dice);
    rule.event.magical = row.magical;
    rule.event.plusLength = cause == Cause::MissileSpell;
    if (cause == Cause::StoneToFleshDown) {
        rule.event.only = Type::Engrave;
    }
    if (cause == Cause::Turn) {
        for (double& chance : rule.event.picks) {
            chance *= scuffChance(dexterity);
        }
        rule.event.picks[0] = 1.0 - scuffChance(dexterity);
    }
    return rule;
}

bool doesAnything(Cause cause, Game game) {
    const WearEvent event = causeRule(cause, game, usualDexterity).event;
    return event.kind != WearEvent::Kind::Picks || event.plusLength || event.picks.size() > 1;
}

bool attacksDelete(Game game) {
    return doesAnything(Cause::AttackedWhileStanding, game);
}

bool isAttack(Cause cause, Game game) {
    return causeRule(cause, game, usualDexterity).isAttack;
}

int attacksUntilDeletion(const std::vector<Event>& events, Game game) {
    int attacks = 0;
    for (const Event& event : events) {
        if (event.cause == Cause::AttackedWhileStanding) {
            break;
        }
        attacks += isAttack(event.cause, game) ? event.times : 0;
    }
    return attacks;
}

bool isDeletionLate(const std::vector<Event>& events, Game game) {
    const bool isCounted =
        std::ranges::find(events, Cause::AttackedWhileStanding, &Event::cause) != events.end();
    return attacksDelete(game) && attacksUntilDeletion(events, game) > (isCounted ? 1 : 0);
}

std::vector<WearEvent> wearEvents(const Request& request, Game game) {
    std::vector<WearEvent> events;
    if (request.wear && request.wear->count) {
        WearEvent event;
        event.picks.assign(static_cast<std::size_t>(*request.wear->count) + 1, 0.0);
        event.picks.back() = 1.0;
        event.magical = request.wear->magical;
        events.assign(static_cast<std::size_t>(request.wear->repeat.value_or(1)), event);
    }
    const bool reachesFloor = !floorOutOfReach(request, game);
    for (const Event& event : request.events) {
        const int dexterity = event.dexterity.value_or(request.dexterity.value_or(usualDexterity));
        CauseRule rule = causeRule(event.cause, game, dexterity);
        if (rule.needsFloor && !reachesFloor) {
            rule.event = {};
            rule.event.picks = {1.0};
        }
        events.insert(events.end(), static_cast<std::size_t>(event.times), rule.event);
    }
    return events;
}

}  // namespace polyplan::nethack::engraving
