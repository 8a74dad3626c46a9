#include "core/nethack/polypile/kept.h"

#include <algorithm>
#include <array>
#include <map>
#include <span>
#include <string>

#include "core/nethack/polypile/stack_traits.h"
#include "core/nethack/polypile/transformation.h"

namespace polyplan::nethack::polypile {
namespace {

constexpr double poisonedAtGeneration = 1.0 / 100.0;

bool mayBeInvisible(const ObjectType& type) {
    return type.objectClass != ObjectClass::Coin && type.id != "mummy_wrapping";
}

int nutritionOf(const ObjectType& food) {
    const auto found = food.subtype.find("nutrition");
    return found == food.subtype.end() ? 0 : std::stoi(found->second);
}

/// The eaten share, at least 1 of the new nutrition and not all of it. The game leaves -1 of a
/// pill, which has none.
int eatenOf(const ObjectType& from, int eaten, const ObjectType& to) {
    const int before = nutritionOf(from);
    if (eaten == 0 || before == 0 || to.id == "tin") {
        return 0;
    }
    const int after = nutritionOf(to);
    const auto share = static_cast<int>(std::int64_t{eaten} * after / before);
    return std::min(std::max(share, 1), after - 1);
}

/// rne(x): 1, and one more with a chance of 1/x as long as it is below the cap.
std::vector<ValueOdds> ringSizes(int heroLevel, int die) {
    const int cap = heroLevel < 15 ? 5 : heroLevel / 3;
    std::vector<ValueOdds> sizes;
    double rest = 1.0;
    for (int size = 1; size < cap; ++size) {
        sizes.push_back({size, rest * (die - 1.0) / die});
        rest /= die;
    }
    sizes.push_back({cap, rest});
    return sizes;
}

/// mksobj(), RING_CLASS: in nine of ten a size whose sign is as likely + as −, blessed rings' and
/// cursed ones' being mirror images; else rn2(4) − rn2(3), in SLASH'EM rne(8) + 1 of either sign.
std::vector<ValueOdds> freshRing(const Rules& rules, int heroLevel) {
    constexpr double sized = 9.0 / 10.0;
    std::map<int, double> odds;
    const auto addEitherSign = [&odds](int size, double probability) {
        odds[size] += probability / 2.0;
        odds[-size] += probability / 2.0;
    };
    for (const ValueOdds& size : ringSizes(heroLevel, 3)) {
        addEitherSign(size.value, sized * size.probability);
    }
    if (rules.zeroRingsAreRare) {
        for (const ValueOdds& size : ringSizes(heroLevel, 8)) {
            addEitherSign(size.value + 1, (1.0 - sized) * size.probability);
        }
    } else {
        for (int more = 0; more < 4; ++more) {
            for (int less = 0; less < 3; ++less) {
                odds[more - less] += (1.0 - sized) / 12.0;
            }
        }
    }
    std::vector<ValueOdds> result;
    result.reserve(odds.size());
    for (const auto& [value, probability] : odds) {
        result.push_back({value, probability});
    }
    return result;
}

const FreshCharges* freshChargesOf(const Rules& rules, const ObjectType& type) {
    const auto found =
        std::find_if(rules.freshCharges.begin(), rules.freshCharges.end(),
                     [&type](const FreshCharges& fresh) { return fresh.id == type.id; });
    return found == rules.freshCharges.end() ? nullptr : &*found;
}

std::vector<ValueOdds> freshTool(const Rules& rules, const ObjectType& type) {
    const FreshCharges* found = freshChargesOf(rules, type);
    std::vector<ValueOdds> result;
    if (found != nullptr) {
        result.reserve(static_cast<std::size_t>(found->most - found->least) + 1);
        for (int charges = found->least; charges <= found->most; ++charges) {
            result.push_back({charges, 1.0 / (found->most - found->least + 1)});
        }
    }
    return result;
}

}  // namespace

KeptProperties keptProperties(const Situation& situation, const Stack& source, ObjectIndex result,
                              int heroLevel) {
    const ObjectType& from = situation.table[source.object];
    const ObjectType& to = situation.table[result];
    const bool bootsFromCorpse = from.objectClass == ObjectClass::Food && to.id == "low_boots";
    KeptProperties kept;
    kept.buc = source.buc;
    const auto& handedBack = situation.rules.handedBack;
    if (std::find(handedBack.begin(), handedBack.end(), from.id) != handedBack.end()) {
        kept.erosion = source.erosion;
        kept.erodeproof = source.erodeproof;
        return kept;
    }
    if (situation.rules.invisibleOneIn > 0 && mayBeInvisible(to)) {
        kept.invisible = 1.0 / situation.rules.invisibleOneIn;
    }
    if (bootsFromCorpse) {
        kept.buc = source.buc == Buc::Blessed ? Buc::Blessed : Buc::Uncursed;
        kept.enchantment = 0;
        kept.erodeproof = true;
        return kept;
    }
    switch (to.objectClass) {
        case ObjectClass::Weapon:
        case ObjectClass::Armor:
            kept.enchantment = source.enchantment;
            break;
        case ObjectClass::Wand:
            kept.charges = source.charges;
            break;
        case ObjectClass::Ring:
            if (to.charged) {
                kept.rolledAnew = freshRing(situation.rules, heroLevel);
            }
            break;
        case ObjectClass::Tool:
            kept.rolledAnew = freshTool(situation.rules, to);
            kept.recharged = to.id == "magic_marker" ? markerRecharged : source.recharged;
            break;
        case ObjectClass::Spellbook:
            if (situation.rules.booksAreCharged) {
                kept.charges = source.charges;
            }
            break;
        case ObjectClass::Food:
            if (situation.rules.eatenShareIsKept) {
                kept.eaten = eatenOf(from, source.eaten, to);
            }
            break;
        default:
            break;
    }
    if (canErode(to, situation.rules)) {
        kept.erosion = source.erosion;
        kept.erodeproof = source.erodeproof;
    }
    kept.poisoned = chanceOfPoison(situation.rules, source, to);
    return kept;
}

double chanceOfPoison(const Rules& rules, const Stack& source, const ObjectType& result) {
    if (!isPoisonable(result, rules)) {
        return 0.0;
    }
    return source.poisoned ? 1.0 : poisonedAtGeneration;
}

int usualCharges(const Rules& rules, const ObjectType& type) {
    constexpr int middleOfDirected = 6;     // 4 to 8
    constexpr int middleOfUndirected = 13;  // 11 to 15
    constexpr int middleOfBook = 3;         // 2 to 4
    if (const FreshCharges* fresh = freshChargesOf(rules, type)) {
        return (fresh->least + fresh->most) / 2;
    }
    if (type.isLook()) {
        return 0;
    }
    if (type.objectClass != ObjectClass::Wand) {
        return rules.booksAreCharged && type.objectClass == ObjectClass::Spellbook ? middleOfBook
                                                                                   : 0;
    }
    const auto direction = type.subtype.find("dir");
    return direction != type.subtype.end() && direction->second == "nodir" ? middleOfUndirected
                                                                           : middleOfDirected;
}

}  // namespace polyplan::nethack::polypile
