#include "core/nethack/polypile/simulator_change.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

#include "core/nethack/identities.h"
#include "core/nethack/polypile/alike_identities.h"
#include "core/nethack/polypile/corpse_monsters.h"

namespace polyplan::nethack::polypile::simulator {
namespace {

constexpr int mostReadings = 3;         // spell.h MAX_SPELL_STUDY
constexpr int mostRolledAway = 30'000;  // zap.c do_osshock() rolls no more for a huge stack
constexpr int hugeStack = 32'767;
constexpr std::array allBuc = {Buc::Blessed, Buc::Uncursed, Buc::Cursed};

/// zap.c obj_shudders().
int shudderDieOf(ObjectClass objectClass, const Stack& stack) {
    if (objectClass == ObjectClass::Wand || stack.buc == Buc::Cursed) {
        return 3;
    }
    return stack.buc == Buc::Blessed ? 12 : 8;
}

Forced forcedResult(const ObjectType& type, const Stack& stack, const Rules& rules) {
    const std::string& id = type.id;
    if (contains(rules.handedBack, id)) {
        return Forced::HandedBack;
    }
    if (id == "scr_mail") {
        return Forced::Mail;
    }
    if (id == "egg" && stack.laidByHero) {
        return Forced::EggOfHero;
    }
    if (isCorpseOfCrocodile(type, stack)) {
        return Forced::CrocodileBoots;
    }
    return Forced::No;
}

/// What no change touches shows what it is by that.
SimulatedStack asLook(SimulatedStack stack, ObjectIndex look) {
    if (stack.forced != Forced::HandedBack) {
        stack.object = look;
        stack.label = look;
    }
    return stack;
}

}  // namespace

SimulatedStack simulated(const Stack& stack, const Situation& situation) {
    const ObjectType& type = situation.table[stack.object];
    const Rules& rules = situation.rules;
    const bool rider = isCorpseOfRider(type, stack);
    const bool mundaneHorn =
        rules.degradedHornIsMundane && stack.degraded && type.id == "unicorn_horn";
    const bool immune = isImmuneArtifact(rules, stack);
    const bool swapped =
        situation.source == Source::Potion && rules.waterIsNotDipped && type.id == "pot_water";
    const Forced forced = forcedResult(type, stack, rules);
    return {
        .object = stack.object,
        .label = stack.object,
        .objectClass = type.objectClass,
        .buc = stack.buc,
        .quantity = stack.quantity,
        .recharged = static_cast<std::int16_t>(stack.recharged),
        .timesRead = static_cast<std::int16_t>(stack.timesRead),
        .magic = type.magic && !mundaneHorn,
        .mineral = type.material == Material::Mineral,
        .neverAffected = rider || immune || swapped || contains(rules.neverAffected, type.id),
        .riderCorpse = rider,
        .immuneArtifact = immune,
        .hazy = stack.hazyRemembering.has_value(),
        .remembered = rules.changesRevert && forced == Forced::No && type.id != "corpse",
        .remembering = stack.hazyRemembering.value_or(stack.object),
        .forced = forced,
        .resistsBelow = static_cast<std::uint8_t>(stack.artifact.empty() ? 5 : 95),
        .shudderDie = static_cast<std::uint8_t>(shudderDieOf(type.objectClass, stack)),
    };
}

SimulatedStack Identities::add(const Stack& stack, const Situation& situation) {
    SimulatedStack lying = simulated(stack, situation);
    if (!situation.table[stack.object].isLook()) {
        return lying;
    }
    if (!areOfOneType(situation.table, stack, stack)) {
        lying.label = static_cast<ObjectIndex>(situation.table.size() + ownLabels_.size());
        ownLabels_.push_back(stack);
    }
    const auto identifiedAs = [&](ObjectIndex object) {
        SimulatedStack one = asLook(simulated(identified(stack, object), situation), stack.object);
        one.label = one.object == stack.object ? lying.label : one.label;
        return one;
    };
    const std::vector<Identity> identities = identitiesOf(situation.table, stack, situation.known);
    if (identities.size() < 2) {
        return identifiedAs(identities.front().object);
    }
    const auto known = std::ranges::find_if(
        types_, [&](const Stack& other) { return areOfOneType(situation.table, other, stack); });
    Candidates& candidates = all_.emplace_back();
    candidates.type = static_cast<std::size_t>(known - types_.begin());
    if (known == types_.end()) {
        types_.push_back(stack);
    }
    double upTo = 0.0;
    for (const Identity& identity : identities) {
        upTo += identity.probability;
        candidates.each.push_back({upTo, identifiedAs(identity.object)});
    }
    lying.identities = static_cast<std::uint16_t>(all_.size());
    return lying;
}

void Identities::roll(Rolls& rolls, Random& random) const {
    constexpr std::uint32_t parts = 1U << 30U;
    rolls.resize(types_.size());
    for (double& each : rolls) {
        each = random.below(parts) / static_cast<double>(parts);
    }
}

const SimulatedStack& Identities::found(const SimulatedStack& stack, const Rolls& rolls) const {
    const Candidates& candidates = all_[stack.identities - std::size_t{1}];
    const double roll = rolls[candidates.type];
    return std::find_if(candidates.each.begin(), candidates.each.end() - 1,
                        [roll](const Candidate& candidate) { return roll < candidate.upTo; })
        ->stack;
}

int mostLostByShudder(int quantity) {
    return quantity > hugeStack ? mostRolledAway : quantity - 1;
}

Successors::Successors(const Situation& situation) {
    Stack stack;
    for (std::size_t object = 0; object < situation.table.size(); ++object) {
        stack.object = static_cast<ObjectIndex>(object);
        for (const Buc buc : allBuc) {
            stack.buc = buc;
            fresh_.push_back(simulated(stack, situation));
        }
    }
}

SimulatedStack Successors::of(const SimulatedStack& source, const Changed& changed) const {
    const bool staysItself = source.forced == Forced::Mail || source.forced == Forced::EggOfHero ||
                             source.forced == Forced::HandedBack;
    const bool losesItsCurse = source.forced == Forced::CrocodileBoots && source.buc == Buc::Cursed;
    const Buc buc = losesItsCurse ? Buc::Uncursed : source.buc;
    SimulatedStack next =
        staysItself ? source
                    : fresh_[changed.object * allBuc.size() + static_cast<std::size_t>(buc)];
    next.quantity = changed.quantity;
    next.recharged = changed.recharged;
    next.timesRead = changed.timesRead;
    return next;
}

Change::Change(const Situation& situation)
    : table_(situation.table),
      draws_(situation.table, situation.rules, situation.ledgerLevel),
      handedBack_(table_.size()),
      booksWearOut_(situation.rules.booksWearOut),
      bootsOfCrocodile_(table_.byId("low_boots")),
      magicLamp_(table_.byId("magic_lamp")),
      oilLamp_(table_.byId("oil_lamp")),
      magicMarker_(table_.byId("magic_marker")),
      blankPaper_(table_.byId("spe_blank_paper")),
      rock_(table_.byId("rock")),
      novel_(table_.find("spe_novel").value_or(blankPaper_)) {
    for (const ObjectType& object : table_.rows()) {
        stacks_.push_back(object.stacks ? 1 : 0);
        handedBack_[stacks_.size() - 1] = contains(situation.rules.handedBack, object.id) ? 1 : 0;
    }
}

Changed Change::roll(const SimulatedStack& stack, Random& random) const {
    if (stack.forced == Forced::HandedBack) {
        return {.object = stack.object,
                .quantity = stack.quantity,
                .recharged = stack.recharged,
                .timesRead = 0,
                .hazy = stack.hazy,
                .drawn = stack.object};
    }
    Changed result{.object = draws_.typeOf(stack.objectClass, stack.magic, random),
                   .quantity = stack.quantity,
                   .recharged = stack.recharged,
                   .timesRead = 0,
                   .hazy = stack.remembered,
                   .drawn = {}};
    result.drawn = result.object;
    if (stack.forced == Forced::CrocodileBoots) {
        return {.object = bootsOfCrocodile_,
                .quantity = 1,
                .recharged = 0,
                .timesRead = 0,
                .hazy = false,
                .drawn = result.drawn};
    }
    if (stack.forced != Forced::No) {
        result.object = stack.object;
    }
    if (result.quantity > 1 && (stacks_[result.object] == 0 ||
                                static_cast<std::uint32_t>(result.quantity) > random.below(1000))) {
        result.quantity = 1;
    }
    switch (stack.objectClass) {
        case ObjectClass::Tool:
            if (result.object == magicLamp_) {
                result.object = oilLamp_;
                result.hazy = false;
            } else if (result.object == magicMarker_) {
                result.recharged = 1;
            }
            break;
        case ObjectClass::Wand:
            result.object = draws_.redrawn(result.object, random);
            if (static_cast<std::uint32_t>(result.recharged) < random.below(7)) {
                ++result.recharged;
            }
            break;
        case ObjectClass::Potion:
            result.object = draws_.redrawn(result.object, random);
            break;
        case ObjectClass::Spellbook:
            result.object = draws_.redrawn(result.object, random);
            finishBook(stack, result, random);
            break;
        case ObjectClass::Gem:
            finishGem(stack, result, random);
            break;
        default:
            break;
    }
    result.hazy = result.hazy && result.object != stack.remembering;
    return result;
}

Changed Change::turnedBack(const SimulatedStack& stack, const Changed& hazy, Random& random) const {
    if (handedBack_[hazy.object] != 0) {
        return hazy;
    }
    Changed back = hazy;
    back.object = stack.remembering;
    if (stack.remembering == magicLamp_) {
        back.object = oilLamp_;
    } else if (stack.objectClass == ObjectClass::Gem) {
        SimulatedStack source = stack;
        source.mineral = table_[hazy.object].material == Material::Mineral;
        finishGem(source, back, random);
    } else {
        back.object = draws_.redrawn(stack.remembering, random);
    }
    if (stacks_[back.object] == 0) {
        back.quantity = 1;
    }
    return back;
}

void Change::finishBook(const SimulatedStack& source, Changed& book, Random& random) const {
    if (!booksWearOut_) {
        book.timesRead = static_cast<std::int16_t>(source.timesRead + 1);
    } else if (book.object != blankPaper_ && book.object != novel_) {
        book.timesRead = static_cast<std::int16_t>(source.timesRead + 1);
        if (book.timesRead > mostReadings) {
            book.object = blankPaper_;
            book.timesRead =
                static_cast<std::int16_t>(random.below(static_cast<std::uint32_t>(book.timesRead)));
        }
    }
}

/// Stones that were to become anything else turn into half as many rocks.
void Change::finishGem(const SimulatedStack& source, Changed& gem, Random& random) const {
    const int least = 1 + static_cast<int>(random.below(4));
    if (gem.quantity > least && source.mineral &&
        table_[gem.object].material != Material::Mineral) {
        gem.object = rock_;
        gem.quantity /= 2;
    }
}

}  // namespace polyplan::nethack::polypile::simulator
