#include "core/nethack/polypile/simulator_series_run.h"

#include <algorithm>

#include "core/nethack/polypile/simulator_beam.h"

namespace polyplan::nethack::polypile::simulator {

SeriesGround::SeriesGround(const Situation& situation, std::span<const Pile> line,
                           std::span<const Goal> goals, const ZapSeries& series)
    : rules(situation.rules),
      change(situation),
      successors(situation),
      neverAbsorbed(situation.table.size()),
      goalPlaces(situation.table.size(), noGoal),
      goalObjects(objectsOf(goals)),
      enough(goalObjects.size()),
      hopes(situation, change, goals, goalObjects),
      blankBook(situation.table.byId("spe_blank_paper")),
      boulder(situation.table.byId("boulder")),
      flies(situation.source == Source::Wand || situation.source == Source::Spell),
      dipped(situation.source == Source::Potion),
      bouldersRise(situation.rules.bouldersRise && !dipped),
      collects(series.collectsGoals),
      golemOneIn(static_cast<std::uint32_t>(situation.luck + 45)) {
    for (const std::string_view id : situation.rules.neverAbsorbed) {
        neverAbsorbed[situation.table.byId(id)] = 1;
    }
    for (std::size_t place = 0; place < goalObjects.size(); ++place) {
        goalPlaces[goalObjects[place]] = static_cast<std::uint8_t>(place);
    }
    for (const Pile& pile : line) {
        distances.push_back(pile.distance);
        std::vector<SimulatedStack>& stacks = piles.emplace_back();
        for (const Stack& stack : pile.stacks) {
            stacks.push_back(identities.add(stack, situation));
        }
    }
    reach.emplace(distances, flies);
    for (const Goal& goal : goals) {
        std::int64_t& most = enough[goalPlaces[goal.object]];
        most = std::max<std::int64_t>(most, goal.atLeast);
    }
}

SeriesRun::SeriesRun(const SeriesGround& ground, Materials& materials)
    : ground_(ground), materials_(materials) {
    standing_.lying.resize(ground.goalObjects.size());
    standing_.lyingByPile.resize(ground.goalObjects.size() * ground.piles.size());
    standing_.collected.resize(ground.goalObjects.size());
    settled_.resize(ground.goalObjects.size());
    farther_.resize(ground.goalObjects.size());
    standing_.pilesHit.resize(ground.piles.size());
    standing_.luck = GoalLuck(ground.goalObjects.size(), ground.piles.size(), ground.collects);
    for (pile_ = 0; pile_ < ground.piles.size(); ++pile_) {
        for (const SimulatedStack& stack : ground.piles[pile_]) {
            enter(stack);
        }
    }
    if (!ground.collects) {
        findWhatLies();
    }
    laidOut_ = standing_;
}

/// From which pile on there lies enough for each goal.
void SeriesRun::findWhatLies() {
    for (std::size_t place = 0; place < ground_.goalObjects.size(); ++place) {
        std::int64_t items = 0;
        for (std::size_t pile = ground_.piles.size(); pile-- > 0;) {
            items += standing_.lyingByPile[pile * ground_.goalObjects.size() + place];
            if (items >= ground_.enough[place]) {
                standing_.luck.lie(place, pile, ground_.reach->spares(pile));
                break;
            }
        }
    }
}

void SeriesRun::start(Random& random) {
    piles_ = ground_.piles;
    standing_ = laidOut_;
    materials_.startRun();
    if (ground_.identities.areThere()) {
        ground_.identities.roll(identities_, random);
        for (pile_ = 0; pile_ < piles_.size(); ++pile_) {
            for (SimulatedStack& stack : piles_[pile_]) {
                leave(stack);
                stack = ground_.identities.of(stack, identities_);
                enter(stack);
            }
        }
    }
}

void SeriesRun::count(const SimulatedStack& stack, int times) {
    const std::int64_t items = std::int64_t{times} * stack.quantity;
    standing_.items += items;
    standing_.stacks += times;
    const std::uint8_t place = ground_.goalPlaces[stack.object];
    if (place != SeriesGround::noGoal) {
        standing_.lying[place] += items;
        standing_.lyingByPile[pile_ * standing_.lying.size() + place] += items;
    }
    const auto bin = [](ByWear& wear, int worn) -> std::int32_t& {
        return wear[std::min(static_cast<std::size_t>(worn), wear.size() - 1)];
    };
    if (stack.objectClass == ObjectClass::Wand) {
        bin(standing_.wands, stack.recharged) += times;
    } else if (stack.objectClass == ObjectClass::Spellbook) {
        const bool isBlank = stack.object == ground_.blankBook;
        bin(isBlank ? standing_.blankBooks : standing_.books, stack.timesRead) += times;
    }
}

void SeriesRun::beginZap() {
    standing_.stacksHit = 0;
    standing_.newGolems.clear();
    standing_.luck.beginZap();
    std::fill(standing_.pilesHit.begin(), standing_.pilesHit.end(), std::uint8_t{0});
}

void SeriesRun::zap(Random& random) {
    Beam beam(random);
    if (!ground_.collects) {
        expect(beam);
    }
    for (std::size_t i = 0; i < piles_.size(); ++i) {
        if (ground_.flies && !beam.reaches(ground_.distances[i])) {
            break;
        }
        pile_ = i;
        farther_ = spared_;
        standing_.pilesHit[i] = piles_[i].empty() ? 0 : 1;
        standing_.stacksHit += static_cast<std::int64_t>(piles_[i].size());
        if (zapPile(piles_[i], random)) {
            beam.affectPile();
        }
    }
    if (ground_.collects) {
        collect();
    }
}

/// What the zap will leave alone if it affects every pile that it comes to.
void SeriesRun::expect(const Beam& beam) {
    const std::size_t objects = settled_.size();
    const std::size_t reached = ground_.reach->of(beam);
    standing_.luck.expect(reached, ground_.reach->mean());
    std::fill(settled_.begin(), settled_.end(), 0);
    for (std::size_t pile = reached; pile < piles_.size(); ++pile) {
        for (std::size_t place = 0; place < objects; ++place) {
            settled_[place] += standing_.lyingByPile[pile * objects + place];
        }
    }
    spared_ = settled_;
}

void SeriesRun::settle(const SimulatedStack& stack, int times) {
    const std::uint8_t place = ground_.goalPlaces[stack.object];
    if (place != SeriesGround::noGoal) {
        settled_[place] += std::int64_t{times} * stack.quantity;
        farther_[place] += std::int64_t{times} * stack.quantity;
    }
}

bool SeriesRun::zapPile(LyingPile& pile, Random& random) {
    flagged_ = false;
    bool affected = false;
    auto end = pile.begin();
    for (SimulatedStack& stack : pile) {
        affected = zapStack(stack, random) || affected;
        if (stack.quantity > 0) {
            settle(stack, 1);
            if (&*end != &stack) {
                *end = stack;
            }
            ++end;
        }
    }
    pile.erase(end, pile.end());
    if (flagged_) {
        raiseGolem(pile, random);
    }
    if (ground_.bouldersRise) {
        raiseBoulders(pile);
    }
    return affected;
}

/// @returns whether the stack was affected.
bool SeriesRun::zapStack(SimulatedStack& stack, Random& random) {
    if (stack.neverAffected) {
        return false;
    }
    const bool resists = random.below(100) < stack.resistsBelow;
    if (!ground_.collects) {
        followResisting(stack, resists);
    }
    if (resists) {
        return false;
    }
    if (!ground_.dipped && random.oneIn(stack.shuddersOneIn())) {
        if (stack.forced != Forced::Mail) {
            shock(stack, random);
        }
        return true;
    }
    const Changed changed = ground_.change.roll(stack, random);
    if (stack.forced != Forced::HandedBack) {
        standing_.luck.follow(
            ground_.hopes.of(stack.objectClass, stack.magic), changed.drawn, pile_,
            [this](std::size_t place) {
                return ground_.collects ? standing_.lying[place] + standing_.collected[place]
                                        : settled_[place];
            },
            [this](std::size_t place) { return farther_[place]; });
    }
    standing_.lostByFusing += stack.quantity - changed.quantity;
    leave(stack);
    stack = ground_.successors.of(stack, changed);
    enter(stack);
    return true;
}

void SeriesRun::followResisting(const SimulatedStack& stack, bool resists) {
    const std::uint8_t place = ground_.goalPlaces[stack.object];
    if (place != SeriesGround::noGoal) {
        const double excess = (resists ? 1.0 : 0.0) - stack.resistsBelow / 100.0;
        standing_.luck.stay(place, pile_, excess, settled_[place] < ground_.enough[place],
                            farther_[place] < ground_.enough[place]);
    }
}

/// zap.c do_osshock().
void SeriesRun::shock(SimulatedStack& stack, Random& random) {
    for (int item = 0; !flagged_ && item < stack.quantity; ++item) {
        if (random.oneIn(ground_.golemOneIn)) {
            flagged_ = true;
            flag_ = stack.label;
        }
    }
    int lost = 1;
    if (stack.quantity > 1) {
        const int most = mostLostByShudder(stack.quantity);
        lost += static_cast<int>(random.below(static_cast<std::uint32_t>(most)));
    }
    standing_.lostToShock += lost;
    leave(stack);
    stack.quantity -= lost;
    if (stack.quantity > 0) {
        enter(stack);
    }
}

/// zap.c create_polymon().
void SeriesRun::raiseGolem(LyingPile& pile, Random& random) {
    if (pile.empty() || (pile.size() == 1 && pile.front().quantity == 1)) {
        return;
    }
    const Material flag = materials_.of(flag_, random);
    const std::span<const Golem> kinds = golemsOf(ground_.rules, flag);
    const Golem golem = kinds.size() == 1
                            ? kinds.front()
                            : kinds[random.below(static_cast<std::uint32_t>(kinds.size()))];
    ++standing_.golems;
    standing_.newGolems.push_back(golem);
    absorb(pile, flag, weight(golem), random);
}

/// zap.c polyuse().
void SeriesRun::absorb(LyingPile& pile, Material flag, int allowance, Random& random) {
    std::erase_if(pile, [&](const SimulatedStack& stack) {
        if (allowance <= 0 || stack.riderCorpse || stack.immuneArtifact ||
            ground_.neverAbsorbed[stack.object] != 0) {
            return false;
        }
        const bool same = materials_.of(stack.label, random) == flag;
        const bool oddOneOut = random.oneIn(static_cast<std::uint32_t>(allowance) + 1);
        if (same == oddOneOut) {
            return false;
        }
        allowance -= stack.quantity;
        standing_.lostToGolems += stack.quantity;
        settle(stack, -1);
        leave(stack);
        return true;
    });
}

/// zap.c bhitpile(), invent.c recreate_pile_at().
void SeriesRun::raiseBoulders(LyingPile& pile) const {
    const auto isBoulder = [this](const SimulatedStack& stack) {
        return stack.object == ground_.boulder;
    };
    if (!std::is_partitioned(pile.begin(), pile.end(), isBoulder)) {
        std::stable_partition(pile.begin(), pile.end(), isBoulder);
    }
}

void SeriesRun::collect() {
    const auto isThere = [](std::int64_t items) { return items > 0; };
    if (std::none_of(standing_.lying.begin(), standing_.lying.end(), isThere)) {
        return;
    }
    for (pile_ = 0; pile_ < piles_.size(); ++pile_) {
        std::erase_if(piles_[pile_], [this](const SimulatedStack& stack) {
            const std::uint8_t place = ground_.goalPlaces[stack.object];
            if (place == SeriesGround::noGoal) {
                return false;
            }
            standing_.collected[place] += stack.quantity;
            leave(stack);
            return true;
        });
    }
}

void SeriesRun::addTo(LineCounts& counts) const {
    for (const LyingPile& pile : piles_) {
        for (const SimulatedStack& stack : pile) {
            counts.add(stack.object, static_cast<std::uint64_t>(stack.quantity));
        }
    }
    for (std::size_t place = 0; place < standing_.collected.size(); ++place) {
        if (standing_.collected[place] > 0) {
            counts.add(ground_.goalObjects[place],
                       static_cast<std::uint64_t>(standing_.collected[place]));
        }
    }
}

}  // namespace polyplan::nethack::polypile::simulator
