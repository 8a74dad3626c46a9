#include "core/powder/report.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <utility>

#include "core/json/fault_list.h"
#include "core/powder/item.h"
#include "core/powder/notes.h"
#include "core/powder/report_events.h"
#include "core/powder/report_noise.h"
#include "core/powder/report_rows.h"
#include "core/powder/report_series.h"
#include "core/powder/report_words.h"
#include "core/powder/steps.h"
#include "core/powder/timed_intrinsic.h"
#include "core/powder/words.h"
#include "core/probability/grouped.h"

namespace polyplan::powder {
namespace {

constexpr const char* byHunger = "creature.cpp getHungerLevel(), doHeartbeat()";
constexpr const char* bySpeed = "speed.cpp speed_ticktime(); creature.cpp validMovePhase()";

constexpr const char* lifeGroup = "Life";
constexpr const char* stateGroup = "At the end";
constexpr const char* foodGroup = "Food clock";
constexpr const char* noiseGroup = "Noise and speed";
constexpr const char* methodGroup = "How it is reckoned";

std::string percentiles(double low, double high) {
    return "5 to 95 %: " + shortNumber(low) + (low == high ? "" : " to " + shortNumber(high));
}

/// "2⅓ turns", "⅔ of a turn"
std::string turnsText(int heartbeats) {
    constexpr std::array<const char*, heartbeatsOfTurn> thirds = {"", "⅓", "⅔"};
    const int whole = heartbeats / heartbeatsOfTurn;
    return (whole > 0 ? grouped(whole) : "") +
           thirds.at(static_cast<std::size_t>(heartbeats % heartbeatsOfTurn)) +
           (heartbeats > heartbeatsOfTurn ? " turns"
            : whole > 0                   ? " turn"
                                          : " of a turn");
}

/// Empty for less than half a heartbeat.
std::string aboutTurns(double heartbeats) {
    const auto rounded = static_cast<int>(std::lround(heartbeats));
    return rounded == 0 ? "" : "about " + turnsText(rounded);
}

Intrinsics atTheStart(const Scene& scene) {
    Intrinsics all = scene.innate() | scene.items();
    for (const RunningCounter& counter : scene.counters()) {
        all.set(counter.intrinsic);
    }
    return all;
}

class HeartbeatReporter {
  public:
    HeartbeatReporter(const Scene& scene, const Answer& answer, const std::string& key)
        : scene_(scene), answer_(answer), prefix_(key + '/') {}

    Report report(int heartbeat) {
        report_.groups = {lifeGroup, stateGroup, foodGroup, noiseGroup, methodGroup};
        if (!answer_.timeline.empty()) {
            addLife();
            addState();
            addFoodClock();
        }
        for (Figure& figure : noiseFigures(answer_, noiseGroup, runsOut(Intrinsic::Noisy))) {
            add(std::move(figure));
        }
        addSpeed();
        addRemarks();
        addSeriesTo(report_, scene_, answer_.timeline, prefix_);
        addEventsTo(report_, scene_, answer_.timeline, prefix_);
        report_.tables.push_back(
            hearingTable(answer_.ownNoise, prefix_, runsOut(Intrinsic::Noisy)));
        report_.tables.push_back(noiseMakersTable(scene_.heard(), prefix_));
        report_.steps = stepsOf(scene_, answer_, heartbeat);
        return std::move(report_);
    }

  private:
    const Beat& last() const { return answer_.timeline.back(); }
    int heartbeats() const { return static_cast<int>(answer_.timeline.size()); }
    Span span() const { return {heartbeats(), Unit::Heartbeats}; }

    static constexpr double roundingError = 1e-12;

    static bool isCertain(double chance) { return chance >= 1.0 - roundingError; }
    static bool mayBeDead(const Beat& beat) { return !isCertain(beat.alive.value); }

    void add(Figure figure) {
        figure.id.insert(0, prefix_);
        if (figure.group == stateGroup) {
            figure.apart = figure.label + ", at the end";
        }
        report_.figures.push_back(std::move(figure));
    }

    /// The first heartbeat of which it is true; 0: none.
    template <typename IsIt>
    int firstBeat(const IsIt& isIt) const {
        const auto found = std::ranges::find_if(answer_.timeline, isIt);
        return found == answer_.timeline.end() ? 0 : found->heartbeat;
    }

    /// So much of the chance that it has died by then.
    int firstDead(double share) const {
        return firstBeat(
            [share](const Beat& beat) { return 1.0 - beat.alive.value >= share - roundingError; });
    }

    /// Those that are not followed to the end though they have not died: "who polymorphs or
    /// departs"; empty if there are none.
    std::string whoLeaves() const {
        std::string who;
        for (const auto& [share, leaves] : {std::pair(&Beat::polymorphed, "polymorphs"),
                                            {&Beat::reverted, "reverts"},
                                            {&Beat::departed, "departs"}}) {
            if ((last().*share).value > 0.0) {
                who += (who.empty() ? "who " : " or ") + std::string(leaves);
            }
        }
        return who;
    }

    /// What is told beside a figure of life, where some count as alive who are not followed.
    std::string orWhoLeaves(std::string detail) const {
        const std::string who = whoLeaves();
        return who.empty() ? std::move(detail) : who + " counts as alive";
    }

    void addLife() {
        add({.id = "alive",
             .group = lifeGroup,
             .label = "alive after " + grouped(heartbeats()) +
                      (heartbeats() == 1 ? " heartbeat" : " heartbeats"),
             .value = last().alive,
             .better = Better::Higher,
             .span = span(),
             .detail = orWhoLeaves("after " + turnsText(heartbeats())),
             .rule = "It dies at 0 HP, or petrified, unless it is life saved or back in its own "
                     "shape.",
             .source = "creature.cpp receiveDamage(), doHeartbeat()",
             .isMain = true});
        double lived = 0.0;
        for (const Beat& beat : answer_.timeline) {
            lived += beat.alive.value;
        }
        if (mayBeDead(last())) {
            add({.id = "lived",
                 .group = lifeGroup,
                 .label = "outlives, on average",
                 .apart = "the creature outlives, on average",
                 .value = {lived},
                 .unit = Unit::Heartbeats,
                 .better = Better::Higher,
                 .span = span(),
                 .detail =
                     orWhoLeaves(last().alive.value > 0.0
                                     ? "of the " + grouped(heartbeats()) + " that are reckoned"
                                     : aboutTurns(lived)),
                 .rule = "There are 3 heartbeats in a turn of 5 phases, whatever its own speed.",
                 .source = bySpeed,
                 .isMain = true});
            addFirstDeath();
            addBeat({.id = "half_dead",
                     .label = "dead for one half by",
                     .apart = "is dead for one half by",
                     .isMain = true},
                    firstDead(0.5));
            addBeat(
                {.id = "most_dead", .label = "dead for 95 % by", .apart = "is dead for 95 % by"},
                firstDead(0.95));
        }
    }

    static double chanceToDie(const Beat& beat) {
        double chance = 0.0;
        for (const Event& event : beat.events) {
            chance += event.what == What::Dies ? event.probability.value : 0.0;
        }
        return chance;
    }

    /// What is told beside the first heartbeat in which it may die.
    std::string likelihood(double chance) const {
        constexpr double hardlyEver = 1e-5;
        if (answer_.method != Method::Exact) {
            return chance < 1.0 ? ", the first of all runs" : ", in all runs";
        }
        if (isCertain(chance)) {
            return ", for certain";
        }
        return chance < hardlyEver ? ", what is rarer than 1 in 10³⁰ left aside"
                                   : ", with a chance of " + shortNumber(100.0 * chance) + " %";
    }

    void addFirstDeath() {
        const int beat = firstBeat([](const Beat& each) { return chanceToDie(each) > 0.0; });
        const double chance =
            beat > 0 ? chanceToDie(answer_.timeline[static_cast<std::size_t>(beat - 1)]) : 0.0;
        const char* const label =
            answer_.method == Method::Exact && isCertain(chance) ? "dies at" : "may die from";
        addBeat({.id = "first_death",
                 .label = label,
                 .apart = label,
                 .detail = likelihood(chance),
                 .rule = "Before it there is no chance to die, or one below 1 in 10³⁰, which is "
                         "not followed; of a sample, none of the runs did. "},
                beat);
    }

    /// What is told of a heartbeat by which something may have happened.
    struct BeatWords {
        const char* id;
        const char* label;
        const char* apart;  ///< said of the creature
        std::string detail = {};
        std::string rule = {};
        bool isMain = false;
    };

    void addBeat(BeatWords words, int beat) {
        if (beat > 0) {
            add({.id = words.id,
                 .group = lifeGroup,
                 .label = words.label,
                 .apart = std::string("the creature ") + words.apart,
                 .value = {static_cast<double>(beat)},
                 .unit = Unit::Heartbeats,
                 .better = Better::Higher,
                 .text = "heartbeat " + grouped(beat),
                 .detail = "after " + turnsText(beat) + words.detail,
                 .rule = std::move(words.rule) + "Counted from the first that is reckoned.",
                 .source = bySpeed,
                 .isMain = words.isMain});
        }
    }

    void addState() {
        for (const AmountRow& row : amountRows()) {
            const auto& amount = last().*row.amount;
            if (amount && has(row, scene_)) {
                add({.id = std::string(row.id),
                     .group = stateGroup,
                     .label = std::string(row.label) + ", on average",
                     .value = amount->mean,
                     .unit = Unit::Plain,
                     .better = Better::Higher,
                     .span = span(),
                     .detail = percentiles(amount->p05, amount->p95) +
                               (mayBeDead(last()) ? std::string(", ") + row.ofWhom : "") +
                               (whoLeaves().empty() ? "" : ", " + whoLeaves() + " is left out"),
                     .rule = row.rule,
                     .source = byHeartbeat,
                     .isMain = row.unit != Unit::MagicPoints});
            }
        }
        for (const ShareRow& row : shareRows()) {
            if (matters(row, answer_.timeline)) {
                add({.id = std::string(row.id),
                     .group = stateGroup,
                     .label = row.label,
                     .value = last().*row.share,
                     .better = row.better,
                     .span = span(),
                     .rule = row.rule,
                     .source = row.source,
                     .isMain = row.share == &Beat::followed});
            }
        }
        for (const auto& [intrinsic, share] : last().intrinsics) {
            if (!scene_.innate().has(intrinsic) && !scene_.items().has(intrinsic) &&
                intrinsic != Intrinsic::Asleep) {
                add({.id = "intrinsic/" + std::string(name(intrinsic)),
                     .group = stateGroup,
                     .label = std::string(words(intrinsic)),
                     .value = share,
                     .span = span(),
                     .rule = "Of all runs; who is not followed any more has nothing.",
                     .source = byHeartbeat});
            }
        }
    }

    void addFoodClock() {
        if (!scene_.creature().canGetHungry) {
            report_.remarks.push_back({RemarkKind::Remark, foodGroup,
                                       "It eats nothing, and never gets hungry.",
                                       "source.txt MOB"});
            return;
        }
        for (const Hunger hunger : {Hunger::Hungry, Hunger::Starving}) {
            addFoodBelow(std::string(name(hunger)), scene_.tables().hungers.of(hunger).foodTo + 1);
        }
        addFoodBelow("out of food", 1);
        addFoodUsed();
    }

    /// The last heartbeat that hardly anybody ends without food; null: there is none.
    const Beat* lastFed() const {
        const auto unfed = std::ranges::find_if(
            answer_.timeline, [](const Beat& beat) { return !beat.food || beat.food->p05 == 0; });
        return unfed == answer_.timeline.begin() ? nullptr : &*std::prev(unfed);
    }

    void addFoodUsed() {
        const Beat* fed = lastFed();
        if (fed == nullptr || fed->food->mean.value >= scene_.food()) {
            return;
        }
        const int items =
            scene_.items().has(Intrinsic::Regeneration) + scene_.items().has(Intrinsic::Invisible);
        std::string detail =
            fed->heartbeat < heartbeats() ? "up to heartbeat " + grouped(fed->heartbeat) : "";
        if (items > 0) {
            detail += (detail.empty() ? "" : ", ") + shortNumber(1 + items) + " before any healing";
        }
        add({.id = "food_used",
             .group = foodGroup,
             .label = "food used a heartbeat, while there is some",
             .value = {(scene_.food() - fed->food->mean.value) / fed->heartbeat},
             .unit = Unit::Plain,
             .better = Better::Lower,
             .span = span(),
             .detail = std::move(detail),
             .rule = std::string(amountRows().back().rule) + " Where none is left none is used.",
             .source = byHeartbeat});
    }

    void addFoodBelow(const std::string& label, int food) {
        const std::string apart = "the creature is " + label + " from";
        if (scene_.food() < food) {
            add({.id = "food_below/" + std::to_string(food),
                 .group = foodGroup,
                 .label = label + " from",
                 .apart = apart,
                 .unit = Unit::Words,
                 .text = "the start",
                 .rule = "Food below " + grouped(food) + '.',
                 .source = byHunger});
            return;
        }
        const auto below = [this, food](int Spread::*quantile) {
            return firstBeat([food, quantile](const Beat& beat) {
                return beat.food && (*beat.food).*quantile < food;
            });
        };
        const int beat = below(&Spread::p50);
        const int early = below(&Spread::p05);
        const int late = below(&Spread::p95);
        std::string detail = beat > 0 ? "after " + turnsText(beat) : "";
        if (beat > 0 && late > early) {
            detail += ", " + percentiles(early, late);
        }
        if (beat > 0 && mayBeDead(answer_.timeline[static_cast<std::size_t>(beat - 1)])) {
            detail += ", if it lives";
        }
        add({.id = "food_below/" + std::to_string(food),
             .group = foodGroup,
             .label = label + " from",
             .apart = apart,
             .value = {static_cast<double>(beat)},
             .unit = beat > 0 ? Unit::Heartbeats : Unit::Words,
             .better = beat > 0 ? Better::Higher : Better::Neither,
             .text = beat > 0 ? "heartbeat " + grouped(beat) : "not by then",
             .detail = std::move(detail),
             .rule = "Food below " + grouped(food) + ", by the median of those followed.",
             .source = byHunger});
    }

    /// Whether it has it at the start for so many heartbeats alone.
    bool runsOut(Intrinsic intrinsic) const {
        return std::ranges::find(scene_.counters(), intrinsic, &RunningCounter::intrinsic) !=
                   scene_.counters().end() &&
               !(scene_.innate() | scene_.items()).has(intrinsic);
    }

    void addSpeed() {
        const Speed speed = speedOf(atTheStart(scene_));
        const bool isAtFirst =
            runsOut(Intrinsic::Fast) || runsOut(Intrinsic::Quick) || runsOut(Intrinsic::Slow);
        add({.id = "actions",
             .group = noiseGroup,
             .label = isAtFirst ? "actions a turn, at first" : "actions a turn",
             .apart = isAtFirst ? "the creature's actions a turn, at first"
                                : "the creature's actions a turn",
             .value = {static_cast<double>(actionsOfTurn(speed))},
             .unit = Unit::Plain,
             .better = Better::Higher,
             .detail = "heartbeats are 3, whatever its speed",
             .rule = "The fast act in the Fast phase too, the quick in the Quick one, the slow not "
                     "in the Slow one.",
             .source = bySpeed});
    }

    void addRemarks() {
        report_.remarks.push_back({RemarkKind::Method, methodGroup,
                                   answer_.method == Method::Exact
                                       ? "Exact: every way that the dice may fall is reckoned."
                                       : "Sampled: " + grouped(answer_.samples) + " runs, seed " +
                                             std::to_string(answer_.seed) +
                                             "; ± is one standard error.",
                                   ""});
        for (const Omission& omission : answer_.notFollowed) {
            const std::string of =
                omission.of ? std::string(words(*omission.of)) + ", " : std::string();
            report_.remarks.push_back(
                {RemarkKind::Remark, methodGroup, "Not followed: " + of + omission.text + ".", ""});
        }
        addIdleItems();
        addBeyondTheGame();
        if (scene_.request().masterDressedCleric &&
            !(scene_.has(Intrinsic::Tame) && scene_.hasClericForMaster())) {
            report_.remarks.push_back({RemarkKind::Remark, methodGroup,
                                       "That its master is a cleric changes nothing: it is not "
                                       "tame, or its master is dead.",
                                       byHeartbeat});
        }
        for (const WikiNote& note : wikiNotes(scene_)) {
            report_.remarks.push_back(
                {RemarkKind::Differs, methodGroup, std::string(note.text),
                 std::string(heartbeatSteps()[static_cast<std::size_t>(note.step - 1)].source)});
        }
    }

    /// Files name what an item gives and what it is of; its name alone does nothing.
    void addIdleItems() {
        for (const Worn& worn : scene_.request().creature.worn) {
            const auto given = givenByName(worn.item);
            if (given && std::ranges::find(worn.gives, *given) == worn.gives.end()) {
                addIdle(worn, "counts for no " + std::string(words(*given)) +
                                  " unless that stands among what it gives.");
            }
            const ItemKind* kind = itemKind(worn.item);
            if (kind != nullptr && worn.material.empty() && !kind->material.empty()) {
                addIdle(worn, "is not of " + std::string(kind->material) +
                                  " unless that stands as its material.");
            }
            if (!worn.material.empty() && materialMeant(worn.material).empty()) {
                addIdle(worn, "is of " + inQuotes(worn.material) + ", for which no rule asks: " +
                                  std::string(silverMaterial) + " and " +
                                  std::string(goldMaterial) + " are the materials that count.");
            }
        }
    }

    void addIdle(const Worn& worn, const std::string& what) {
        report_.remarks.push_back(
            {RemarkKind::Remark, methodGroup,
             std::string(wordFor(slotWords, worn.slot)) + ": " + inQuotes(worn.item) + ' ' + what,
             ""});
    }

    /// What lasts longer than the game ever lets it.
    void addBeyondTheGame() {
        for (const TimedIntrinsic& timed : timedIntrinsics()) {
            const auto counter =
                std::ranges::find(scene_.counters(), timed.intrinsic, &RunningCounter::intrinsic);
            const bool stays = (scene_.innate() | scene_.items()).has(timed.intrinsic);
            if (!stays && counter == scene_.counters().end()) {
                continue;
            }
            const std::string text = beyondTheGame(
                timed.intrinsic, stays ? std::nullopt : std::optional(counter->beats));
            if (!text.empty()) {
                report_.remarks.push_back(
                    {RemarkKind::Remark, methodGroup, text, std::string(timed.source)});
            }
        }
    }

    const Scene& scene_;
    const Answer& answer_;
    std::string prefix_;
    Report report_;
};

}  // namespace

Report report(const Scene& scene, const Answer& answer, const std::string& key, int heartbeat) {
    return HeartbeatReporter(scene, answer, key).report(heartbeat);
}

std::string titleOf(const Scene& scene) {
    return scene.creature().name + " · " + grouped(scene.hp()) + " of " + grouped(scene.maxHp()) +
           " HP · food " + grouped(scene.food()) + " · " + scene.terrain().name;
}

}  // namespace polyplan::powder
