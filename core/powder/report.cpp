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
#include "core/powder/report_words.h"
#include "core/powder/steps.h"
#include "core/powder/timed_intrinsic.h"
#include "core/powder/words.h"

namespace polyplan::powder {
namespace {

constexpr const char* byHeartbeat = "creature.cpp doHeartbeat()";
constexpr const char* byHunger = "creature.cpp getHungerLevel(), doHeartbeat()";
constexpr const char* bySpeed = "speed.cpp speed_ticktime(); creature.cpp validMovePhase()";

constexpr const char* lifeGroup = "Life";
constexpr const char* stateGroup = "At the end";
constexpr const char* foodGroup = "Food clock";
constexpr const char* noiseGroup = "Noise and speed";
constexpr const char* methodGroup = "How it is reckoned";

/// A share of all runs.
struct ShareRow {
    std::string_view id;
    const char* label;
    const char* seriesLabel;
    Estimate Beat::*share;
    Better better;
    const char* rule;
    const char* source;
};

constexpr std::array<ShareRow, 6> shareRows = {{
    {"asleep", "asleep", "Asleep", &Beat::asleep, Better::Lower,
     "Noise may wake it in step 7, damage in the step that deals it.",
     "creature.cpp doHeartbeat(), receiveDamage()"},
    {"polymorphed", "has polymorphed", "Has polymorphed", &Beat::polymorphed, Better::Neither,
     "1 in 300 a heartbeat with polymorph; petrified golems and trolls change too.",
     "action.cpp actionPolymorph(), actionPetrify()"},
    {"reverted", "is back in its own shape", "Has reverted", &Beat::reverted, Better::Neither,
     "1 in 1000 a heartbeat, and instead of dying.", "action.cpp actionUnPolymorph()"},
    {"departed", "has departed", "Has departed", &Beat::departed, Better::Neither,
     "It was summoned, and its time has run out.", byHeartbeat},
    {"teleported", "has teleported", "Has teleported", &Beat::teleportedEver, Better::Neither,
     "11 in 1024 a heartbeat with teleport.", "action.cpp actionTeleport()"},
    {"followed", "still here in its shape", "Still here", &Beat::followed, Better::Neither,
     "Neither died nor polymorphed, reverted or departed.", byHeartbeat},
}};

constexpr const char* ofThoseAlive = "of those alive";

/// An amount, of those that count.
struct AmountRow {
    std::string_view id;
    const char* label;
    const char* seriesLabel;
    std::optional<Spread> Beat::*amount;
    Unit unit;
    const char* rule;
    const char* ofWhom;  ///< said where some are dead
};

constexpr std::array<AmountRow, 3> amounts = {{
    {"hp", "HP", "HP", &Beat::hp, Unit::HitPoints,
     "The dead count as 0; who polymorphed, reverted or departed is left out.",
     "the dead count as 0"},
    {"mp", "MP", "MP", &Beat::mp, Unit::MagicPoints,
     "Every 2nd heartbeat 1 comes back, every 4th while Hungry, for a wizard 1 more every one.",
     ofThoseAlive},
    {"food", "food", "Food", &Beat::food, Unit::Food,
     "1 a heartbeat, 1 more each for regeneration and for invisible from an item, and 1 for each "
     "point of HP or MP that comes back.",
     ofThoseAlive},
}};

std::string percentiles(double low, double high) {
    return "5 to 95 %: " + shortNumber(low) + " to " + shortNumber(high);
}

/// "2⅓ turns"
std::string turnsText(int heartbeats) {
    constexpr std::array<const char*, heartbeatsOfTurn> thirds = {"", "⅓", "⅔"};
    const int whole = heartbeats / heartbeatsOfTurn;
    return (whole > 0 ? std::to_string(whole) : "") +
           thirds.at(static_cast<std::size_t>(heartbeats % heartbeatsOfTurn)) +
           (heartbeats > heartbeatsOfTurn ? " turns" : " turn");
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
        addSeries();
        addEventsTo(report_, answer_.timeline, prefix_);
        report_.tables.push_back(
            hearingTable(answer_.ownNoise, prefix_, runsOut(Intrinsic::Noisy)));
        report_.tables.push_back(noiseMakersTable(scene_.heard(), prefix_));
        report_.steps = stepsOf(scene_, answer_, heartbeat);
        return std::move(report_);
    }

  private:
    const Beat& last() const { return answer_.timeline.back(); }
    int heartbeats() const { return static_cast<int>(answer_.timeline.size()); }

    static bool mayBeDead(const Beat& beat) {
        constexpr double roundingError = 1e-12;
        return beat.alive.value < 1.0 - roundingError;
    }

    void add(Figure figure) {
        figure.id.insert(0, prefix_);
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
        constexpr double roundingError = 1e-12;
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
        return who.empty() ? detail : who + " counts as alive";
    }

    void addLife() {
        add({.id = "alive",
             .group = lifeGroup,
             .label = "alive after " + std::to_string(heartbeats()) +
                      (heartbeats() == 1 ? " heartbeat" : " heartbeats"),
             .value = last().alive,
             .better = Better::Higher,
             .detail = orWhoLeaves(turnsText(heartbeats())),
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
                 .value = {lived},
                 .unit = Unit::Heartbeats,
                 .better = Better::Higher,
                 .detail = orWhoLeaves(last().alive.value > 0.0
                                           ? "of the " + std::to_string(heartbeats()) +
                                                 " that are reckoned"
                                           : turnsText(static_cast<int>(std::lround(lived)))),
                 .rule = "There are 3 heartbeats in a turn of 5 phases, whatever its own speed.",
                 .source = bySpeed,
                 .isMain = true});
            addBeat("first_death", "may die from", firstBeat([](const Beat& beat) {
                        return std::ranges::find(beat.events, What::Dies, &Event::what) !=
                               beat.events.end();
                    }),
                    false);
            addBeat("half_dead", "dead for one half by", firstDead(0.5), true);
            addBeat("most_dead", "dead for 95 % by", firstDead(0.95), false);
        }
    }

    void addBeat(const char* id, const char* label, int beat, bool isMain) {
        if (beat > 0) {
            add({.id = id,
                 .group = lifeGroup,
                 .label = label,
                 .value = {static_cast<double>(beat)},
                 .unit = Unit::Heartbeats,
                 .better = Better::Higher,
                 .text = "heartbeat " + std::to_string(beat),
                 .detail = turnsText(beat),
                 .rule = "Counted from the first that is reckoned.",
                 .source = bySpeed,
                 .isMain = isMain});
        }
    }

    void addState() {
        for (const AmountRow& row : amounts) {
            const auto& amount = last().*row.amount;
            if (amount && (row.unit != Unit::MagicPoints || scene_.maxMp() > 0)) {
                add({.id = std::string(row.id),
                     .group = stateGroup,
                     .label = std::string(row.label) + ", on average",
                     .value = amount->mean,
                     .unit = Unit::Plain,
                     .better = Better::Higher,
                     .detail = percentiles(amount->p05, amount->p95) +
                               (mayBeDead(last()) ? std::string(", ") + row.ofWhom : "") +
                               (whoLeaves().empty() ? "" : ", " + whoLeaves() + " is left out"),
                     .rule = row.rule,
                     .source = byHeartbeat,
                     .isMain = row.unit != Unit::MagicPoints});
            }
        }
        for (const ShareRow& row : shareRows) {
            if (matters(row)) {
                add({.id = std::string(row.id),
                     .group = stateGroup,
                     .label = row.label,
                     .value = last().*row.share,
                     .better = row.better,
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
                     .rule = "Of all runs; who is not followed any more has nothing.",
                     .source = byHeartbeat});
            }
        }
    }

    /// Who is still there says nothing where all are, or all but the dead.
    bool matters(const ShareRow& row) const {
        constexpr double roundingError = 1e-12;
        if (row.share == &Beat::followed) {
            return last().alive.value - last().followed.value > roundingError;
        }
        return firstBeat([&row](const Beat& beat) { return (beat.*row.share).value > 0.0; }) > 0;
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
        std::string detail = fed->heartbeat < heartbeats()
                                 ? "up to heartbeat " + std::to_string(fed->heartbeat)
                                 : "";
        if (items > 0) {
            detail += (detail.empty() ? "" : ", ") + shortNumber(1 + items) + " before any healing";
        }
        add({.id = "food_used",
             .group = foodGroup,
             .label = "food used a heartbeat, while there is some",
             .value = {(scene_.food() - fed->food->mean.value) / fed->heartbeat},
             .unit = Unit::Plain,
             .better = Better::Lower,
             .detail = std::move(detail),
             .rule = std::string(amounts.back().rule) + " Where none is left none is used.",
             .source = byHeartbeat});
    }

    void addFoodBelow(const std::string& label, int food) {
        if (scene_.food() < food) {
            add({.id = "food_below/" + std::to_string(food),
                 .group = foodGroup,
                 .label = label + " from",
                 .unit = Unit::Words,
                 .text = "the start",
                 .rule = "Food below " + std::to_string(food) + '.',
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
        std::string detail = beat > 0 ? turnsText(beat) : "";
        if (beat > 0 && late > early) {
            detail += ", " + percentiles(early, late);
        }
        if (beat > 0 && mayBeDead(answer_.timeline[static_cast<std::size_t>(beat - 1)])) {
            detail += ", if it lives";
        }
        add({.id = "food_below/" + std::to_string(food),
             .group = foodGroup,
             .label = label + " from",
             .value = {static_cast<double>(beat)},
             .unit = beat > 0 ? Unit::Heartbeats : Unit::Words,
             .better = beat > 0 ? Better::Higher : Better::Neither,
             .text = beat > 0 ? "heartbeat " + std::to_string(beat) : "not by then",
             .detail = std::move(detail),
             .rule = "Food below " + std::to_string(food) + ", by the median of those followed.",
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
                                       : "Sampled: " + std::to_string(answer_.samples) +
                                             " runs, seed " + std::to_string(answer_.seed) +
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

    void addShare(std::string_view id, const char* label, Estimate Beat::*share, double before) {
        Series series = heartbeatCurve(prefix_ + std::string(id), label, Unit::Probability);
        series.points.push_back({.x = 0.0, .value = before});
        for (const Beat& beat : answer_.timeline) {
            const Estimate& value = beat.*share;
            series.points.push_back({.x = static_cast<double>(beat.heartbeat),
                                     .value = value.value,
                                     .standardError = value.standardError});
        }
        report_.series.push_back(std::move(series));
    }

    void addSeries() {
        if (answer_.timeline.empty()) {
            return;
        }
        addAmount(amounts[0], scene_.hp());
        if (scene_.maxMp() > 0) {
            addAmount(amounts[1], scene_.mp());
        }
        addAmount(amounts[2], scene_.food());
        addShare("alive", "Alive", &Beat::alive, 1.0);
        for (const ShareRow& row : shareRows) {
            if (matters(row)) {
                const bool isAsleep = row.share == &Beat::asleep && scene_.has(Intrinsic::Asleep);
                addShare(row.id, row.seriesLabel, row.share,
                         isAsleep || row.share == &Beat::followed ? 1.0 : 0.0);
            }
        }
        Series left{.id = prefix_ + "hp_left",
                    .label = "HP after the last heartbeat",
                    .kind = SeriesKind::Distribution,
                    .xLabel = std::string(name(Unit::HitPoints)),
                    .points = {}};
        last().hpOdds.forEach([&left](int hp, const Estimate& odds) {
            left.points.push_back({.x = static_cast<double>(hp),
                                   .value = odds.value,
                                   .standardError = odds.standardError});
        });
        report_.series.push_back(std::move(left));
    }

    void addAmount(const AmountRow& row, int before) {
        Series series = heartbeatCurve(prefix_ + std::string(row.id), row.seriesLabel, row.unit);
        series.band = Band::Quantiles;
        const double start = before;
        series.points.push_back({.x = 0.0, .value = start, .low = start, .high = start});
        for (const Beat& beat : answer_.timeline) {
            if (const auto& amount = beat.*row.amount) {
                series.points.push_back({.x = static_cast<double>(beat.heartbeat),
                                         .value = amount->mean.value,
                                         .standardError = amount->mean.standardError,
                                         .low = static_cast<double>(amount->p05),
                                         .high = static_cast<double>(amount->p95)});
            }
        }
        report_.series.push_back(std::move(series));
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
    return scene.creature().name + " · " + std::to_string(scene.hp()) + " of " +
           std::to_string(scene.maxHp()) + " HP · food " + std::to_string(scene.food()) + " · " +
           scene.terrain().name;
}

}  // namespace polyplan::powder
