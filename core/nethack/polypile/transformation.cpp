#include "core/nethack/polypile/transformation.h"

#include <algorithm>
#include <map>
#include <utility>

#include "core/nethack/generation.h"
#include "core/nethack/polypile/corpse_monsters.h"

namespace polyplan::nethack::polypile {
namespace {

constexpr int fusingDie = 1000;     // zap.c poly_obj(): obj->quan > rn2(1000)
constexpr int backfireDie = 4;      // rnd(4) against the stack
constexpr int rechargeDie = 7;      // rn2(7) against the count
constexpr int readsUntilBlank = 3;  // MAX_SPELL_STUDY

std::vector<ValueOdds> sorted(const std::map<int, double>& odds) {
    std::vector<ValueOdds> result;
    for (const auto& [value, probability] : odds) {
        if (probability > 0.0) {
            result.push_back({value, probability});
        }
    }
    return result;
}

std::size_t flagIndex(bool flag) {
    return flag ? 1 : 0;
}

}  // namespace

double Transformation::fusing(int quantity) {
    return quantity < 2 ? 0.0 : static_cast<double>(std::min(quantity, fusingDie)) / fusingDie;
}

double Transformation::backfiring(int quantity) {
    return static_cast<double>(std::clamp(quantity - 1, 0, backfireDie)) / backfireDie;
}

Transformation::Transformation(const Situation& situation)
    : Transformation(situation.table, situation.rules, situation.ledgerLevel, situation.known) {
    waterIsLeftAlone_ = isDipped(situation.source) && situation.rules.waterIsNotDipped;
}

Transformation::Transformation(const ObjectTable& table, const Rules& rules, int ledgerLevel,
                               Knowledge known)
    : table_(table),
      rules_(rules),
      known_(std::move(known)),
      odds_(generationOdds(table, ledgerLevel)),
      shares_(table.size()),
      kinOf_(table.size()),
      excluded_(table.size()),
      handedBack_(table.size()) {
    special_ = {.mail = table.byId("scr_mail"),
                .egg = table.byId("egg"),
                .corpse = table.byId("corpse"),
                .lowBoots = table.byId("low_boots"),
                .magicLamp = table.byId("magic_lamp"),
                .oilLamp = table.byId("oil_lamp"),
                .magicMarker = table.byId("magic_marker"),
                .unicornHorn = table.byId("unicorn_horn"),
                .blankBook = table.byId("spe_blank_paper"),
                .rock = table.byId("rock")};

    for (const std::string_view id : rules.handedBack) {
        handedBack_[table.byId(id)] = 1;
    }
    std::vector<char> redrawable(table.size());
    for (const Redraw& redraw : rules.redraws) {
        for (const std::string_view id : redraw.excluded) {
            excluded_[table.byId(id)] = 1;
        }
        for (ObjectIndex i = table.byId(redraw.first); i <= table.byId(redraw.last); ++i) {
            redrawable[i] = 1;
        }
    }

    const auto objects = static_cast<ObjectIndex>(table.size());
    for (ObjectIndex i = 0; i < objects; ++i) {
        const ObjectType& type = table[i];
        ClassDraw& draw = draws_[static_cast<std::size_t>(type.objectClass)];
        draw.total += odds_[i];
        draw.magic += type.magic ? odds_[i] : 0;
        if (excluded_[i] != 0) {
            draw.excluded[flagIndex(type.magic)] += odds_[i];
        } else if (redrawable[i]) {
            draw.redrawTotal += odds_[i];
        }
    }
    for (ObjectIndex i = 0; i < objects; ++i) {
        const ObjectType& type = table[i];
        if (odds_[i] == 0 || excluded_[i] != 0) {
            continue;
        }
        ClassDraw& draw = draws_[static_cast<std::size_t>(type.objectClass)];
        const double share = static_cast<double>(odds_[i]) / draw.total;
        if (i == special_.magicLamp) {
            lampShare_ = share;
            continue;
        }
        shares_[i] = share;
        const bool mineral = type.material == Material::Mineral;
        const auto same = std::find_if(draw.kins.begin(), draw.kins.end(), [&](KinIndex index) {
            const Kin& kin = kins_[index];
            return kin.magic == type.magic && kin.stacks == type.stacks &&
                   kin.mineral == (mineral && type.objectClass == ObjectClass::Gem) &&
                   kin.redrawable == (redrawable[i] != 0);
        });
        if (same != draw.kins.end()) {
            kinOf_[i] = *same;
        } else {
            kinOf_[i] = kins_.size();
            draw.kins.push_back(kins_.size());
            kins_.push_back({.objectClass = type.objectClass,
                             .magic = type.magic,
                             .stacks = type.stacks,
                             .mineral = mineral && type.objectClass == ObjectClass::Gem,
                             .redrawable = redrawable[i] != 0,
                             .types = {}});
        }
        kins_[kinOf_[i]].types.push_back(i);
    }
}

bool Transformation::countsAsMagic(const Stack& stack) const {
    if (rules_.degradedHornIsMundane && stack.degraded && stack.object == special_.unicornHorn) {
        return false;
    }
    return table_[stack.object].magic;
}

bool Transformation::wearsOut(const Stack& stack) const {
    return rules_.booksWearOut && table_[stack.object].objectClass == ObjectClass::Spellbook &&
           stack.timesRead + 1 > readsUntilBlank;
}

Change Transformation::changeOf(const Stack& stack) const {
    Change change;
    if (table_[stack.object].isLook()) {
        return changeOfLook(stack);
    }
    if (isHandedBack(stack.object)) {
        change.types.push_back({stack.object, stack.quantity, 1.0, Special::HandedBack});
    } else if (stack.object == special_.mail) {
        change.types.push_back({special_.mail, stack.quantity, 1.0 - fusing(stack.quantity)});
        if (stack.quantity > 1) {
            change.types.push_back({special_.mail, 1, fusing(stack.quantity)});
        }
    } else if (stack.object == special_.egg && stack.laidByHero) {
        change.types.push_back({special_.egg, stack.quantity, 1.0 - fusing(stack.quantity)});
        if (stack.quantity > 1) {
            change.types.push_back({special_.egg, 1, fusing(stack.quantity)});
        }
    } else if (isCorpseOfCrocodile(table_[stack.object], stack)) {
        change.types.push_back({special_.lowBoots, 1, 1.0});
    } else {
        addDraws(stack, change);
    }
    return change;
}

std::vector<Identity> Transformation::identitiesIfChanged(const Stack& stack) const {
    std::vector<Identity> identities = identitiesOf(table_, stack, known_);
    std::erase_if(identities, [this](const Identity& identity) {
        const bool isWater = waterIsLeftAlone_ && table_[identity.object].id == "pot_water";
        return isWater || std::ranges::find(rules_.neverAffected, table_[identity.object].id) !=
                              rules_.neverAffected.end();
    });
    double total = 0.0;
    for (const Identity& identity : identities) {
        total += identity.probability;
    }
    for (Identity& identity : identities) {
        identity.probability /= total;  // of an empty list nothing
    }
    return identities;
}

/// What it may be matters only by whether it is magical and whether it is handed back: the class,
/// and with it what can be drawn, is known.
Change Transformation::changeOfLook(const Stack& stack) const {
    Change change;
    double drawn = 0.0;
    for (const Identity& identity : identitiesIfChanged(stack)) {
        if (isHandedBack(identity.object)) {
            change.types.push_back(
                {identity.object, stack.quantity, identity.probability, Special::HandedBack});
        } else {
            drawn += identity.probability;
        }
    }
    Change draws;
    addDraws(stack, draws);
    for (KinOutcome& outcome : draws.kins) {
        outcome.perShare *= drawn;
        change.kins.push_back(outcome);
    }
    for (TypeOutcome& outcome : draws.types) {
        outcome.probability *= drawn;
        change.types.push_back(outcome);
    }
    return change;
}

DrawTerms Transformation::drawTerms(const Stack& stack) const {
    if (!table_[stack.object].isLook()) {
        return drawTerms(stack, countsAsMagic(stack));
    }
    double magic = 0.0;
    double all = 0.0;
    for (const Identity& identity : identitiesIfChanged(stack)) {
        if (!isHandedBack(identity.object)) {
            magic += table_[identity.object].magic ? identity.probability : 0.0;
            all += identity.probability;
        }
    }
    const double share = all > 0.0 ? magic / all : 1.0;
    DrawTerms terms = drawTerms(stack, share >= 0.5);
    const DrawTerms other = drawTerms(stack, share < 0.5);
    const double weight = std::max(share, 1.0 - share);
    const auto average = [weight](double& value, double otherwise) {
        value = weight * value + (1.0 - weight) * otherwise;
    };
    average(terms.perShare[0], other.perShare[0]);
    average(terms.perShare[1], other.perShare[1]);
    average(terms.drawnAgain, other.drawnAgain);
    average(terms.perShareAgain, other.perShareAgain);
    return terms;
}

DrawTerms Transformation::drawTerms(const Stack& stack, bool magic) const {
    const ClassDraw& draw = drawOf(table_[stack.object].objectClass);
    DrawTerms terms;
    terms.magic = magic;
    terms.total = draw.total;
    terms.sameFlag = terms.magic ? draw.magic : draw.total - draw.magic;
    terms.missed = (draw.total - static_cast<double>(terms.sameFlag)) / draw.total;
    // By magic flag of the result: three draws until the flag is the source's, the third counts.
    terms.perShare[flagIndex(terms.magic)] = 1.0 + terms.missed + terms.missed * terms.missed;
    terms.perShare[flagIndex(!terms.magic)] = terms.missed * terms.missed;
    terms.excluded[0] = draw.excluded[0];
    terms.excluded[1] = draw.excluded[1];
    terms.redrawTotal = draw.redrawTotal;
    terms.drawnAgain =
        (draw.excluded[0] * terms.perShare[0] + draw.excluded[1] * terms.perShare[1]) / draw.total;
    terms.perShareAgain =
        terms.drawnAgain > 0.0 ? terms.drawnAgain * draw.total / draw.redrawTotal : 0.0;
    return terms;
}

void Transformation::addDraws(const Stack& stack, Change& change) const {
    const ClassDraw& draw = drawOf(table_[stack.object].objectClass);
    const DrawTerms terms = drawTerms(stack);
    double worn = 0.0;
    for (const KinIndex index : draw.kins) {
        const Kin& kin = kins_[index];
        const double drawn =
            terms.perShare[flagIndex(kin.magic)] + (kin.redrawable ? terms.perShareAgain : 0.0);
        if (kin.magic && wearsOut(stack)) {
            for (const ObjectIndex type : kin.types) {
                worn += shares_[type] * drawn;
            }
        } else {
            addQuantities(stack, kin, {index, stack.quantity, drawn}, change);
        }
    }
    if (worn > 0.0) {
        change.types.push_back({special_.blankBook, 1, worn, Special::WornOut});
    }
    if (table_[stack.object].objectClass == ObjectClass::Tool) {
        const double lamp =
            lampShare_ * terms.perShare[flagIndex(table_[special_.magicLamp].magic)];
        change.types.push_back({special_.oilLamp, 1, lamp, Special::Lamp});
    }
}

void Transformation::addQuantities(const Stack& stack, const Kin& kin, KinOutcome drawn,
                                   Change& change) const {
    const auto add = [&change, &drawn](int quantity, double probability) {
        if (probability > 0.0) {
            change.kins.push_back({drawn.kin, quantity, drawn.perShare * probability});
        }
    };
    const int quantity = stack.quantity;
    if (!kin.stacks || quantity == 1) {
        add(1, 1.0);
        return;
    }
    add(1, fusing(quantity));
    const double whole = 1.0 - fusing(quantity);
    const bool backfires = kin.objectClass == ObjectClass::Gem && !kin.mineral &&
                           table_[stack.object].material == Material::Mineral;
    if (!backfires) {
        add(quantity, whole);
        return;
    }
    add(quantity, whole * (1.0 - backfiring(quantity)));
    double shares = 0.0;
    for (const ObjectIndex type : kin.types) {
        shares += shares_[type];
    }
    const double rocks = shares * drawn.perShare * whole * backfiring(quantity);
    if (rocks > 0.0) {
        change.types.push_back({special_.rock, quantity / 2, rocks, Special::Backfire});
    }
}

std::vector<ObjectOdds> Transformation::typesOf(const Stack& stack) const {
    std::map<ObjectIndex, double> odds;
    const Change change = changeOf(stack);
    for (const KinOutcome& outcome : change.kins) {
        for (const ObjectIndex type : kins_[outcome.kin].types) {
            odds[type] += shares_[type] * outcome.perShare;
        }
    }
    for (const TypeOutcome& outcome : change.types) {
        odds[outcome.object] += outcome.probability;
    }
    std::vector<ObjectOdds> result;
    for (const auto& [object, probability] : odds) {
        if (probability > 0.0) {
            result.push_back({object, probability});
        }
    }
    return result;
}

std::vector<ValueOdds> Transformation::quantitiesOf(const Stack& stack) const {
    std::map<int, double> odds;
    const Change change = changeOf(stack);
    for (const KinOutcome& outcome : change.kins) {
        for (const ObjectIndex type : kins_[outcome.kin].types) {
            odds[outcome.quantity] += shares_[type] * outcome.perShare;
        }
    }
    for (const TypeOutcome& outcome : change.types) {
        odds[outcome.quantity] += outcome.probability;
    }
    return sorted(odds);
}

std::vector<ValueOdds> Transformation::rechargedOf(const Stack& stack) const {
    std::map<int, double> odds;
    switch (table_[stack.object].objectClass) {
        case ObjectClass::Spellbook:
            if (!rules_.booksAreCharged) {
                break;
            }
            [[fallthrough]];
        case ObjectClass::Wand: {
            const int count = stack.recharged;
            const double more =
                static_cast<double>(std::max(0, rechargeDie - 1 - count)) / rechargeDie;
            odds[count] += 1.0 - more;
            odds[count + 1] += more;
            break;
        }
        case ObjectClass::Tool:
            for (const ObjectOdds& type : typesOf(stack)) {
                odds[type.object == special_.magicMarker ? markerRecharged : stack.recharged] +=
                    type.probability;
            }
            break;
        default:
            break;
    }
    return sorted(odds);
}

std::vector<ObjectOdds> Transformation::inPlaceOf(ObjectIndex object) const {
    if (object == special_.magicLamp) {
        return {{special_.oilLamp, 1.0}};
    }
    if (excluded_[object] == 0) {
        return {{object, 1.0}};
    }
    const ClassDraw& draw = drawOf(table_[object].objectClass);
    std::vector<ObjectOdds> result;
    for (const KinIndex index : draw.kins) {
        if (kins_[index].redrawable) {
            for (const ObjectIndex type : kins_[index].types) {
                result.push_back({type, static_cast<double>(odds_[type]) / draw.redrawTotal});
            }
        }
    }
    return result;
}

bool Transformation::isRemembered(const Stack& stack) const {
    const bool isLaid = stack.object == special_.egg && stack.laidByHero;
    return rules_.changesRevert && stack.object != special_.mail &&
           stack.object != special_.corpse && !isLaid;
}

int Transformation::readsOfDrawn(const Stack& source, ObjectIndex drawn) const {
    // From 3.6 on blank books and novels start afresh; in 3.4.3 every result counts on.
    const bool fresh = rules_.booksWearOut && !table_[drawn].magic;
    return fresh ? 0 : source.timesRead + 1;
}

Transformation::ReadCounts Transformation::readCountsOf(const Stack& stack) const {
    if (table_[stack.object].objectClass != ObjectClass::Spellbook) {
        return {};
    }
    std::map<int, double> written;
    std::map<int, double> blank;
    const int count = stack.timesRead + 1;
    const Change change = changeOf(stack);
    for (const KinOutcome& outcome : change.kins) {
        for (const ObjectIndex type : kins_[outcome.kin].types) {
            const double probability = shares_[type] * outcome.perShare;
            const bool isBlank = type == special_.blankBook;
            (isBlank ? blank : written)[readsOfDrawn(stack, type)] += probability;
        }
    }
    for (const TypeOutcome& outcome : change.types) {
        for (int worn = 0; worn < count; ++worn) {
            blank[worn] += outcome.probability / count;
        }
    }
    return {sorted(written), sorted(blank)};
}

}  // namespace polyplan::nethack::polypile
