#include "core/nethack/polypile/simulator_series_counts.h"

#include <algorithm>
#include <type_traits>

namespace polyplan::nethack::polypile::simulator {
namespace {

std::uint64_t unsignedOf(std::int64_t items) {
    return static_cast<std::uint64_t>(items);
}

template <typename List>
void addEach(List& to, const List& from) {
    for (std::size_t i = 0; i < to.size(); ++i) {
        if constexpr (std::is_integral_v<typename List::value_type>) {
            to[i] += from[i];
        } else {
            to[i].add(from[i]);
        }
    }
}

}  // namespace

void RunFigures::look(const Standing& standing, int zap) {
    const std::vector<std::int64_t>& there =
        figures_.collects ? standing.collected : standing.lying;
    const std::size_t goals = figures_.goals.size();
    std::size_t achieved = 0;
    for (std::size_t goal = 0; goal < goals; ++goal) {
        happened_[goal] = there[figures_.goalPlaces[goal]] >= figures_.goals[goal].atLeast ? 1 : 0;
        achieved += happened_[goal];
    }
    happened_[goals] = achieved == goals ? 1 : 0;
    happened_[goals + 1] = achieved > 0 ? 1 : 0;
    if (figures_.luck > 0) {
        standing.luck.writeTo(controls_);
    }
    if (zap == 0) {
        for (std::size_t i = 0; i < figures_.afterFirstZap.size(); ++i) {
            controls_[figures_.luck + i] = happened_[i] - figures_.afterFirstZap[i];
        }
    }
}

ZapCounts::ZapCounts(const CountedFigures& figures)
    : happened_(figures.happenings(), figures.controls()),
      collected_(figures.goalObjects.size()),
      pilesHit_(figures.piles),
      wear_(figures.hasWear ? 3 * binCount : 0) {}

void ZapCounts::add(const RunFigures& run, const Standing& standing) {
    happened_.add(run.happened(), run.controls());
    items_.add(unsignedOf(standing.items));
    stacks_.add(unsignedOf(standing.stacks));
    golems_.add(unsignedOf(standing.golems));
    shock_.add(unsignedOf(standing.lostToShock));
    fused_.add(unsignedOf(standing.lostByFusing));
    golem_.add(unsignedOf(standing.lostToGolems));
    for (std::size_t place = 0; place < collected_.size(); ++place) {
        collected_[place].add(unsignedOf(standing.collected[place]));
    }
    for (std::size_t pile = 0; pile < pilesHit_.size(); ++pile) {
        pilesHit_[pile] += standing.pilesHit[pile];
    }
    stacksHit_.add(unsignedOf(standing.stacksHit));
    for (const Golem golem : standing.newGolems) {
        golemKinds_[static_cast<std::size_t>(golem)].add(1);
    }
    if (!wear_.empty()) {
        ItemCount* count = wear_.data();
        for (const ByWear* worn : {&standing.wands, &standing.books, &standing.blankBooks}) {
            for (const std::int32_t stacks : *worn) {
                (count++)->add(static_cast<std::uint64_t>(stacks));
            }
        }
    }
}

void ZapCounts::add(const ZapCounts& other) {
    happened_.add(other.happened_);
    items_.add(other.items_);
    stacks_.add(other.stacks_);
    golems_.add(other.golems_);
    shock_.add(other.shock_);
    fused_.add(other.fused_);
    golem_.add(other.golem_);
    addEach(collected_, other.collected_);
    addEach(pilesHit_, other.pilesHit_);
    stacksHit_.add(other.stacksHit_);
    addEach(golemKinds_, other.golemKinds_);
    addEach(wear_, other.wear_);
}

ZapAnswer ZapCounts::answer(const CountedFigures& figures, const Provenance& provenance) const {
    const std::int64_t samples = provenance.samples;
    ZapAnswer answer;
    answer.provenance = provenance;
    const std::size_t goals = figures.goals.size();
    if (goals == 0) {
        answer.allGoals.value = 1;
    } else {
        const std::vector<Estimate> happened = happened_.frequencies(samples);
        answer.allGoals = happened[goals];
        answer.anyGoal = happened[goals + 1];
        for (std::size_t goal = 0; goal < goals; ++goal) {
            answer.goals.push_back({.goal = figures.goals[goal], .probability = happened[goal]});
            // The errors of the three need not go together.
            answer.allGoals.value = std::min(answer.allGoals.value, happened[goal].value);
            answer.anyGoal.value = std::max(answer.anyGoal.value, happened[goal].value);
        }
    }
    answer.itemsLeft = items_.cautiousMean(samples);
    answer.stacksLeft = stacks_.cautiousMean(samples);
    for (std::size_t place = 0; place < collected_.size(); ++place) {
        answer.collected.push_back(
            {.object = figures.goalObjects[place],
             .mean = figures.collects ? collected_[place].cautiousMean(samples) : Estimate{}});
    }
    answer.golems = golems_.cautiousMean(samples);
    answer.lost = {.shock = shock_.cautiousMean(samples),
                   .fused = fused_.cautiousMean(samples),
                   .golem = golem_.cautiousMean(samples)};
    return answer;
}

ZapDetails ZapCounts::details(std::int64_t samples) const {
    ZapDetails answer;
    for (const Count hit : pilesHit_) {
        answer.pilesHit.push_back(frequency(hit, samples));
    }
    answer.stacksHit = stacksHit_.cautiousMean(samples);
    std::transform(golemKinds_.begin(), golemKinds_.end(), answer.golems.begin(),
                   [samples](const ItemCount& count) { return count.cautiousMean(samples); });
    const ItemCount* count = wear_.data();
    for (std::vector<Estimate>* worn : {&answer.wands, &answer.books, &answer.blankBooks}) {
        for (std::size_t bin = 0; !wear_.empty() && bin < binCount; ++bin) {
            worn->push_back((count++)->cautiousMean(samples));
        }
    }
    return answer;
}

SeriesCounts::SeriesCounts(const CountedFigures& figures, int zaps, std::size_t types)
    : at_(static_cast<std::size_t>(zaps), ZapCounts(figures)), line_(types) {}

void SeriesCounts::add(const CountedFigures& figures, const SeriesCounts& other) {
    addEach(at_, other.at_);
    for (const auto& [zap, counts] : other.from_) {
        from_.try_emplace(zap, figures).first->second.add(counts);
    }
    line_.addRuns(other.line_);
}

std::vector<ZapCounts> SeriesCounts::byZap(const CountedFigures& figures) const {
    std::vector<ZapCounts> result = at_;
    ZapCounts ended(figures);
    for (std::size_t zap = 0; zap < result.size(); ++zap) {
        const auto since = from_.find(static_cast<int>(zap));
        if (since != from_.end()) {
            ended.add(since->second);
        }
        result[zap].add(ended);
    }
    return result;
}

}  // namespace polyplan::nethack::polypile::simulator
