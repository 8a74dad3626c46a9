#include "core/oangband/floor_objects.h"

#include <algorithm>
#include <array>
#include <span>

namespace polyplan::oangband {
namespace {

using enum DamageType;

/// A type destroys what hates an element, unless it ignores it.
struct Harm {
    Element hated{};
    int threshold = 0;     ///< with probability min(d, threshold) / threshold; 0: always
    bool protects = true;  ///< IGNORE_ of the same element
};

enum class Strikes : std::uint8_t { Haters, Everything, Cursed, ChestLocks };

struct ObjectRow {
    DamageType type{};
    Strikes strikes = Strikes::Haters;
    std::span<const Harm> harms = {};
};

constexpr std::array byAcid = {Harm{Element::Acid, 50}};
constexpr std::array byElec = {Harm{Element::Elec, 40}};
constexpr std::array byFire = {Harm{Element::Fire, 40}};
constexpr std::array byCold = {Harm{Element::Cold, 40}};
constexpr std::array byPlasma = {Harm{Element::Fire, 40}, Harm{Element::Elec, 40}};
constexpr std::array meteor = {Harm{Element::Fire, 0}, Harm{Element::Cold, 0}};
constexpr std::array shattering = {Harm{Element::Cold, 40, false}};

/// spells1.c project_o(). A type without a row does nothing to objects.
constexpr std::array objectRows = {
    ObjectRow{Acid, Strikes::Haters, byAcid},      ObjectRow{Elec, Strikes::Haters, byElec},
    ObjectRow{Fire, Strikes::Haters, byFire},      ObjectRow{Cold, Strikes::Haters, byCold},
    ObjectRow{Plasma, Strikes::Haters, byPlasma},  ObjectRow{Meteor, Strikes::Haters, meteor},
    ObjectRow{Ice, Strikes::Haters, shattering},   ObjectRow{Shard, Strikes::Haters, shattering},
    ObjectRow{Force, Strikes::Haters, shattering}, ObjectRow{Sound, Strikes::Haters, shattering},
    ObjectRow{Mana, Strikes::Everything},          ObjectRow{HolyOrb, Strikes::Cursed},
    ObjectRow{KillTrap, Strikes::ChestLocks},
};

std::string hater(Element element) {
    switch (element) {
        case Element::Acid:
            return "hates acid";
        case Element::Elec:
            return "hates electricity";
        case Element::Fire:
            return "hates fire";
        case Element::Cold:
            return "hates cold";
    }
    return {};
}

std::string join(const std::string& text, const std::string& more) {
    return text.empty() ? more : text + "; " + more;
}

double atLeastOneOf(std::span<const Harm> harms, const FloorStack& stack, int damage) {
    double spared = 1.0;
    for (const Harm& harm : harms) {
        const bool safe = harm.protects && (stack.kind->ignores | stack.ignores).has(harm.hated);
        if (!stack.kind->hates.has(harm.hated) || safe) {
            continue;
        }
        if (harm.threshold == 0) {
            return 1.0;
        }
        spared *= 1.0 - static_cast<double>(std::clamp(damage, 0, harm.threshold)) / harm.threshold;
    }
    return 1.0 - spared;
}

std::string whyHated(std::span<const Harm> harms, const FloorStack& stack) {
    std::string why;
    for (const Harm& harm : harms) {
        if (!stack.kind->hates.has(harm.hated)) {
            continue;
        }
        if (harm.protects && (stack.kind->ignores | stack.ignores).has(harm.hated)) {
            why =
                join(why, hater(harm.hated) + ", but has IGNORE_" + std::string(name(harm.hated)));
        } else if (harm.threshold == 0) {
            why = join(why, hater(harm.hated) + ": always");
        } else {
            why = join(why, hater(harm.hated) + ": d > r0(" + std::to_string(harm.threshold) + ")");
        }
    }
    return why.empty() ? "its class does not mind" : why;
}

}  // namespace

FloorObjectFate floorObjectFate(DamageType type, const FloorStack& stack, const Odds& damage) {
    FloorObjectFate fate;
    fate.object = stack.kind->name;
    fate.type = stack.kind->type;
    const auto* row = std::find_if(objectRows.begin(), objectRows.end(),
                                   [type](const ObjectRow& r) { return r.type == type; });
    if (row == objectRows.end()) {
        fate.why = "the type does nothing to objects";
        return fate;
    }
    if (row->strikes == Strikes::ChestLocks) {
        fate.unlocked = stack.locked && stack.kind->type == "TV_CHEST";
        fate.why = fate.unlocked ? "a locked or trapped chest is unlocked and disarmed"
                                 : "only locks and traps of chests are touched";
        return fate;
    }
    if (stack.artifact || stack.kind->artifact) {
        fate.why = "artifacts are never destroyed";
        return fate;
    }
    switch (row->strikes) {
        case Strikes::Everything:
            fate.destroyed = 1.0;
            fate.why = "everything is destroyed";
            break;
        case Strikes::Cursed:
            fate.destroyed = stack.cursed ? 1.0 : 0.0;
            fate.why =
                stack.cursed ? "cursed objects are destroyed" : "only cursed objects are destroyed";
            break;
        default:
            for (const Weighted<int>& odds : damage) {
                fate.destroyed += odds.probability * atLeastOneOf(row->harms, stack, odds.value);
            }
            fate.why = whyHated(row->harms, stack);
    }
    return fate;
}

}  // namespace polyplan::oangband
