#include "core/nethack/polypile/simulator_pile.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace polyplan::nethack::polypile::simulator {
namespace {

std::int64_t itemsIn(const Pile& pile) {
    std::int64_t items = 0;
    for (const Stack& stack : pile.stacks) {
        items += stack.quantity;
    }
    return items;
}

/// What changed turns back after so many turns and up to as many more (SLASH'EM timeout.c
/// set_obj_poly(): rn1(500, 500)).
constexpr int turnsToRevert = 500;

StackCounts emptyCounts(const SimulatedStack& stack, const Situation& situation, int shockRoom) {
    const ObjectTable& table = situation.table;
    StackCounts counts;
    counts.shocks = ShockCounts(mostLostByShudder(stack.quantity), shockRoom);
    const ObjectClass resultClass = stack.forced == Forced::CrocodileBoots
                                        ? table[table.byId("low_boots")].objectClass
                                        : stack.objectClass;
    counts.firstResult = table.firstOfClass(resultClass);
    counts.into.resize(table.ofClass(resultClass).size());
    if (situation.rules.changesRevert) {
        counts.turnedBackInto.resize(counts.into.size());
    }
    return counts;
}

}  // namespace

SimulatedPile::SimulatedPile(const Pile& pile, const Situation& situation, const Change& change,
                             Identities& identities, bool isTied, int shockRoom)
    : change_(change),
      distance_(pile.distance),
      isTied_(isTied),
      dipped_(situation.source == Source::Potion),
      golemOneIn_(static_cast<std::uint32_t>(situation.luck + 45)),
      rules_(situation.rules),
      neverAbsorbed_(situation.table.size()),
      isBlankBook_(situation.table.size()),
      identities_(identities),
      table_(situation.table),
      turnsLater_(situation.rules.changesRevert ? situation.turnsLater : 0),
      left_(pile.stacks.size()),
      later_(pile.stacks.size()),
      quantities_(situation.table.size()),
      objectsLeft_(pile.stacks.size() + 1),
      itemsLeft_(itemsIn(pile)),
      whereReached_(situation.table.size()),
      whereNotReached_(situation.table.size()) {
    for (const std::string_view id : situation.rules.neverAbsorbed) {
        neverAbsorbed_[situation.table.byId(id)] = 1;
    }
    isBlankBook_[situation.table.byId("spe_blank_paper")] = 1;
    std::map<ObjectIndex, int> before;
    for (const Stack& stack : pile.stacks) {
        stacks_.push_back(identities.add(stack, situation));
        counts_.push_back(emptyCounts(stacks_.back(), situation, shockRoom));
        before[stack.object] += stack.quantity;
        lying_.push_back(keptLater(simulated(stack, situation),
                                   {.object = stack.object, .quantity = stack.quantity}));
    }
    for (const auto& [object, quantity] : before) {
        before_.push_back({.object = object, .quantity = quantity, .changed = false});
    }
    present_.reserve(pile.stacks.size());
}

bool SimulatedPile::roll(const Identities::Rolls& identities, Materials& materials,
                         Random& random) {
    flagged_ = false;
    golem_ = Golem::None;
    bool affected = false;
    for (std::size_t place = 0; place < stacks_.size(); ++place) {
        left_[place] = {
            .object = stacks_[place].object, .quantity = stacks_[place].quantity, .changed = false};
        const RolledFate fate =
            rollStack(place, identities_.of(stacks_[place], identities), random);
        if (turnsLater_ > 0 && !left_[place].changed) {
            later_[place] = keptLater(stacks_[place], left_[place]);
        }
        counts_[place].addFate(fate);
        affected = affected || (fate != RolledFate::Unaffected && fate != RolledFate::Resisted);
    }
    if (flagged_) {
        raiseGolem(materials, random);
    }
    return affected;
}

RolledFate SimulatedPile::rollStack(std::size_t place, const SimulatedStack& stack,
                                    Random& random) {
    if (stack.neverAffected) {
        return RolledFate::Unaffected;
    }
    if (random.below(100) < stack.resistsBelow) {
        return RolledFate::Resisted;
    }
    if (!dipped_ && random.oneIn(stack.shuddersOneIn())) {
        if (stack.forced == Forced::Mail) {
            return RolledFate::ShudderedButUnharmed;
        }
        shudder(place, random);
        return left_[place].quantity == 0 ? RolledFate::ShudderedAllLost
                                          : RolledFate::ShudderedSomeLeft;
    }
    StackCounts& counts = counts_[place];
    const Changed changed = change_.roll(stack, random);
    left_[place] = {.object = changed.object, .quantity = changed.quantity, .changed = true};
    ++counts.into[static_cast<std::size_t>(changed.object - counts.firstResult)];
    if (turnsLater_ > 0) {
        later_[place] = left_[place];
    }
    if (changed.hazy) {
        turnBack(place, stack, changed, random);
    }
    if (changed.quantity == stack.quantity) {
        ++counts.changedTo[0];
    } else {
        ++counts.changedTo[changed.quantity == 1 ? 2 : 1];
        counts.items.fused.add(static_cast<std::uint64_t>(stack.quantity - changed.quantity));
    }
    if (stack.objectClass == ObjectClass::Wand || stack.objectClass == ObjectClass::Tool) {
        ++counts.recharged[static_cast<std::size_t>(changed.recharged)];
    } else if (stack.objectClass == ObjectClass::Spellbook) {
        auto& readings =
            isBlankBook_[changed.object] != 0 ? counts.timesReadOfBlank : counts.timesRead;
        ++readings[static_cast<std::size_t>(changed.timesRead)];
    }
    return RolledFate::Polymorphed;
}

void SimulatedPile::turnBack(std::size_t place, const SimulatedStack& stack, const Changed& hazy,
                             Random& random) {
    StackCounts& counts = counts_[place];
    const Changed back = change_.turnedBack(stack, hazy, random);
    ++counts.hazy;
    counts.turnsBack += change_.isHandedBack(hazy.object) ? 0 : 1;
    ++counts.turnedBackInto[static_cast<std::size_t>(back.object - counts.firstResult)];
    if (turnsLater_ > 0 &&
        turnsToRevert + static_cast<int>(random.below(turnsToRevert)) <= turnsLater_) {
        const bool isLook = table_[stacks_[place].object].isLook() && !stack.hazy;
        later_[place].object = isLook ? stacks_[place].object : back.object;
        later_[place].quantity = back.quantity;
    }
}

/// zap.c do_osshock().
void SimulatedPile::shudder(std::size_t place, Random& random) {
    Left& left = left_[place];
    for (int item = 0; !flagged_ && item < left.quantity; ++item) {
        if (random.oneIn(golemOneIn_)) {
            flagged_ = true;
            flag_ = stacks_[place].label;
        }
    }
    if (left.quantity == 1) {
        left.quantity = 0;
        counts_[place].items.shockedAway.add(1);
        return;
    }
    const auto lost =
        1 + random.below(static_cast<std::uint32_t>(mostLostByShudder(left.quantity)));
    counts_[place].shocks.add(lost);
    left.quantity -= static_cast<int>(lost);
    counts_[place].items.shockedOff.add(lost);
}

/// zap.c create_polymon().
void SimulatedPile::raiseGolem(Materials& materials, Random& random) {
    std::size_t objects = 0;
    std::int64_t items = 0;
    for (const Left& left : left_) {
        objects += left.quantity > 0 ? 1 : 0;
        items += left.quantity;
    }
    if (objects == 0 || items == 1) {
        return;
    }
    const Material flag = materials.of(flag_, random);
    const std::span<const Golem> kinds = golemsOf(rules_, flag);
    golem_ = kinds.size() == 1 ? kinds.front()
                               : kinds[random.below(static_cast<std::uint32_t>(kinds.size()))];
    absorb(flag, weight(golem_), materials, random);
}

/// zap.c polyuse().
void SimulatedPile::absorb(Material flag, int allowance, Materials& materials, Random& random) {
    for (std::size_t place = 0; place < left_.size() && allowance > 0; ++place) {
        Left& left = left_[place];
        if (left.quantity == 0 || stacks_[place].riderCorpse || stacks_[place].immuneArtifact ||
            neverAbsorbed_[left.object] != 0) {
            continue;
        }
        const ObjectIndex label = left.changed ? left.object : stacks_[place].label;
        const bool same = materials.of(label, random) == flag;
        const bool oddOneOut = random.oneIn(static_cast<std::uint32_t>(allowance) + 1);
        if (same != oddOneOut) {
            allowance -= left.quantity;
            counts_[place].items.absorbed.add(static_cast<std::uint64_t>(left.quantity));
            left.quantity = 0;
            ++counts_[place].absorbed;
        }
    }
}

/// What was hazy before counts as what it was from 500 turns on, where that is certain.
SimulatedPile::Left SimulatedPile::keptLater(const SimulatedStack& stack, Left left) const {
    if (turnsLater_ < turnsToRevert || !stack.hazy || change_.isHandedBack(left.object)) {
        return left;
    }
    const ObjectType& back = table_[stack.remembering];
    const bool isStoneBefore = table_[left.object].material == Material::Mineral;
    const bool mayBackfire = back.objectClass == ObjectClass::Gem && isStoneBefore &&
                             back.material != Material::Mineral && left.quantity > 1;
    const bool isRedrawn = back.id == "wan_wishing" || back.id == "wan_polymorph" ||
                           back.id == "pot_polymorph" || back.id == "spe_polymorph";
    if (mayBackfire && left.quantity > 4) {  // mksobj() of stones: all of them become rocks
        return {.object = table_.byId("rock"), .quantity = left.quantity / 2};
    }
    left.object = back.id == "magic_lamp" ? table_.byId("oil_lamp") : stack.remembering;
    left.quantity = mayBackfire || isRedrawn ? 0 : back.stacks ? left.quantity : 1;
    return left;
}

/// What roll() left.
void SimulatedPile::countOwn(std::span<const std::uint8_t> goalPlaces) {
    ++golems_[static_cast<std::size_t>(golem_)];
    std::size_t objects = 0;
    std::int64_t items = 0;
    for (std::size_t place = 0; place < left_.size(); ++place) {
        const Left& left = left_[place];
        if (left.quantity > 0) {
            const auto quantity = static_cast<std::uint64_t>(left.quantity);
            auto& counts = counts_[place].items;
            (left.changed ? counts.changed : counts.kept).add(quantity);
            if (goalPlaces[left.object] != noGoal) {
                ++counts_[place].leftWanted;
                if (left.changed) {
                    counts.wanted.add(quantity);
                }
            }
            ++objects;
            items += left.quantity;
            if (quantities_[left.object] == 0) {
                present_.push_back(left.object);
            }
            quantities_[left.object] += quantity;
        }
    }
    ++objectsLeft_[objects];
    itemsLeft_.add(items);
}

void SimulatedPile::count(bool reached, std::span<const std::uint8_t> goalPlaces,
                          std::span<std::int64_t> goalQuantities, LineCounts* line) {
    if (reached || !isTied_) {
        countOwn(goalPlaces);
    }
    reached_ += reached ? 1 : 0;
    QuantityCounts& counts = reached ? whereReached_ : whereNotReached_;
    for (const ObjectIndex object : present_) {
        const std::uint64_t quantity = quantities_[object];
        counts.add(object, quantity);
        if (reached && turnsLater_ == 0 && goalPlaces[object] != noGoal) {
            goalQuantities[goalPlaces[object]] += static_cast<std::int64_t>(quantity);
        }
        if (reached && line != nullptr) {
            line->add(object, quantity);
        }
        quantities_[object] = 0;
    }
    present_.clear();
    if (turnsLater_ > 0) {
        for (std::size_t place = 0; place < left_.size(); ++place) {
            const Left& later = (reached ? later_ : lying_)[place];
            const bool isThere = !reached || left_[place].quantity > 0;
            if (isThere && goalPlaces[later.object] != noGoal) {
                goalQuantities[goalPlaces[later.object]] += later.quantity;
            }
        }
    }
    if (!reached) {
        for (const Left& before : before_) {
            if (turnsLater_ == 0 && goalPlaces[before.object] != noGoal) {
                goalQuantities[goalPlaces[before.object]] += before.quantity;
            }
            if (line != nullptr) {
                line->add(before.object, static_cast<std::uint64_t>(before.quantity));
            }
        }
    }
}

PileAnswer SimulatedPile::answer(std::int64_t samples, std::uint64_t seed) const {
    PileAnswer answer;
    answer.distance = distance_;
    answer.provenance = {.method = Method::Sampled, .samples = samples, .seed = seed};
    answer.reached = frequency(reached_, samples);

    const auto rolled =
        isTied_ ? std::max<std::int64_t>(1, static_cast<std::int64_t>(reached_)) : samples;
    PileOdds& odds = answer.ifHit;
    auto errors = std::make_shared<PileOdds>();
    for (std::size_t i = 0; i < golemCount; ++i) {
        const auto golem = static_cast<Golem>(i);
        if (golems_[i] > 0 || golem == Golem::None) {
            const Estimate estimate = frequency(golems_[i], rolled);
            odds.golem.emplace_back(golem, estimate.value);
            errors->golem.emplace_back(golem, estimate.standardError);
        }
    }
    for (std::size_t place = 0; place < stacks_.size(); ++place) {
        auto [stack, stackErrors] = estimates(counts_[place], stacks_[place].quantity, rolled);
        odds.stacks.push_back(std::move(stack));
        errors->stacks.push_back(std::move(stackErrors));
    }
    QuantityCounts ifHit = whereReached_;
    ifHit.add(whereNotReached_);
    std::tie(odds.finalQuantity, errors->finalQuantity) = ifHit.estimates(rolled);
    for (std::size_t objects = 0; objects < objectsLeft_.size(); ++objects) {
        if (objectsLeft_[objects] > 0) {
            const Estimate estimate = frequency(objectsLeft_[objects], rolled);
            odds.objectsLeft.push_back(
                {.value = static_cast<int>(objects), .probability = estimate.value});
            errors->objectsLeft.push_back(
                {.value = static_cast<int>(objects), .probability = estimate.standardError});
        }
    }
    std::tie(odds.itemsLeft, errors->itemsLeft) = itemsLeft_.estimates(rolled);
    answer.ifHitErrors = std::move(errors);

    QuantityCounts overall = whereReached_;
    for (const Left& before : before_) {
        overall.add(before.object, static_cast<std::uint64_t>(before.quantity),
                    static_cast<Count>(samples) - reached_);
    }
    std::tie(answer.overall, answer.overallErrors) = overall.estimates(samples);
    return answer;
}

}  // namespace polyplan::nethack::polypile::simulator
