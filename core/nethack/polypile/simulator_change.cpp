#include "core/nethack/polypile/simulator_change.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

namespace polyplan::nethack::polypile::simulator {
namespace {

constexpr std::array<std::string_view, 3> riders = {"Death", "Pestilence", "Famine"};
constexpr int mostReadings = 3;  // spell.h MAX_SPELL_STUDY

/// zap.c obj_shudders().
int shudderOdds(ObjectClass objectClass, const Stack& stack) {
    int oneIn = 8;
    if (objectClass == ObjectClass::Wand || stack.buc == Buc::Cursed) {
        oneIn = 3;
    } else if (stack.buc == Buc::Blessed) {
        oneIn = 12;
    }
    return stack.quantity > 4 ? oneIn / 2 : oneIn;
}

bool contains(std::span<const std::string_view> ids, std::string_view id) {
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

Forced forcedResult(std::string_view id, const Stack& stack, const Rules& rules) {
    if (contains(rules.handedBack, id)) {
        return Forced::HandedBack;
    }
    if (id == "scr_mail") {
        return Forced::Mail;
    }
    if (id == "egg" && stack.laidByHero) {
        return Forced::EggOfHero;
    }
    if (id == "corpse" && stack.corpse == "crocodile") {
        return Forced::CrocodileBoots;
    }
    return Forced::No;
}

}  // namespace

SimulatedStack simulated(const Stack& stack, const Situation& situation) {
    const ObjectType& type = situation.table[stack.object];
    const Rules& rules = situation.rules;
    const bool rider = type.id == "corpse" &&
                       std::find(riders.begin(), riders.end(), stack.corpse) != riders.end();
    const bool mundaneHorn =
        rules.degradedHornIsMundane && stack.degraded && type.id == "unicorn_horn";
    const bool immune = isImmuneArtifact(rules, stack);
    const bool swapped =
        situation.source == Source::Potion && rules.waterIsNotDipped && type.id == "pot_water";
    const Forced forced = forcedResult(type.id, stack, rules);
    return {
        .object = stack.object,
        .objectClass = type.objectClass,
        .quantity = stack.quantity,
        .recharged = stack.recharged,
        .timesRead = stack.timesRead,
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
        .shuddersOneIn = static_cast<std::uint8_t>(shudderOdds(type.objectClass, stack)),
    };
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
    for (const ObjectType& object : table_.objects()) {
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
                .hazy = stack.hazy};
    }
    Changed result{.object = draws_.typeOf(stack.objectClass, stack.magic, random),
                   .quantity = stack.quantity,
                   .recharged = stack.recharged,
                   .timesRead = 0,
                   .hazy = stack.remembered};
    if (stack.forced == Forced::CrocodileBoots) {
        return {.object = bootsOfCrocodile_,
                .quantity = 1,
                .recharged = 0,
                .timesRead = 0,
                .hazy = false};
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

ObjectIndex Change::turnedBack(const SimulatedStack& stack, const Changed& hazy,
                               Random& random) const {
    if (handedBack_[hazy.object] != 0) {
        return hazy.object;
    }
    if (stack.remembering == magicLamp_) {
        return oilLamp_;
    }
    if (stack.objectClass == ObjectClass::Gem) {
        SimulatedStack source = stack;
        source.mineral = table_[hazy.object].material == Material::Mineral;
        Changed back = hazy;
        back.object = stack.remembering;
        finishGem(source, back, random);
        return back.object;
    }
    return draws_.redrawn(stack.remembering, random);
}

void Change::finishBook(const SimulatedStack& source, Changed& book, Random& random) const {
    if (!booksWearOut_) {
        book.timesRead = source.timesRead + 1;
    } else if (book.object != blankPaper_ && book.object != novel_) {
        book.timesRead = source.timesRead + 1;
        if (book.timesRead > mostReadings) {
            book.object = blankPaper_;
            book.timesRead =
                static_cast<int>(random.below(static_cast<std::uint32_t>(book.timesRead)));
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
