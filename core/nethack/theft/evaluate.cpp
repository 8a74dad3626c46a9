#include "core/nethack/theft/evaluate.h"

#include <numeric>
#include <utility>

#include "core/nethack/theft/afterwards.h"
#include "core/nethack/theft/notes.h"
#include "core/nethack/theft/rule_steps.h"

namespace polyplan::nethack::theft {
namespace {

/// That something is taken, told so that small chances keep their digits.
double anyOf(const Counts& counts) {
    return std::accumulate(counts.begin() + 1, counts.end(), 0.0);
}

/// The mean number, from 1, of the turn in which the first thing goes.
std::optional<double> expectedTurns(const std::vector<Counts>& turns) {
    double goneInPeriod = 0.0;
    double turnsInPeriod = 0.0;
    for (const Counts& turn : turns) {
        turnsInPeriod += 1.0 - goneInPeriod;
        goneInPeriod += (1.0 - goneInPeriod) * anyOf(turn);
    }
    return goneInPeriod > 0.0 ? std::optional(turnsInPeriod / goneInPeriod) : std::nullopt;
}

double mean(const std::vector<Counts>& turns) {
    double sum = 0.0;
    for (const Counts& turn : turns) {
        sum += anyOf(turn);
    }
    return sum / static_cast<double>(turns.size());
}

std::vector<ThingAtRisk> thingsOf(const Encounter& encounter, const Takings& takings) {
    const std::vector<Thing>& inventory = encounter.request.inventory;
    std::vector<std::string> names = thingNames(inventory);
    std::vector<ThingAtRisk> things;
    things.reserve(inventory.size());
    for (std::size_t stack = 0; stack < inventory.size(); ++stack) {
        const std::optional<std::size_t> number = takings.numberOf[stack];
        things.push_back({std::move(names[stack]), inventory[stack].kind, takings.risks[stack],
                          number ? takings.numbers[*number].at(1) : 0.0});
    }
    return things;
}

}  // namespace

Answer evaluate(const Encounter& encounter) {
    return *evaluate(encounter, std::stop_token());
}

std::optional<Answer> evaluate(const Encounter& encounter, const std::stop_token& stop) {
    Answer answer;
    answer.game = encounter.rules->game;
    answer.monster = encounter.thief.name;
    answer.monsterLevel = encounter.level;
    answer.monsterSpeed = encounter.speed;
    answer.hitProbability = hitProbability(encounter);
    answer.takings = takingsOf(encounter);
    answer.things = thingsOf(encounter, answer.takings);
    const std::vector<Counts> turns = theftsOfTurns(encounter);
    const auto most = static_cast<std::size_t>(answer.takings.all.highest());
    if (most > 0) {
        answer.theftPerHit = anyOf(theftsOfHit(encounter));
        answer.theftPerRound = anyOf(theftsOfRound(encounter));
        answer.theftPerTurn = mean(turns);
        answer.expectedHits = encounter.theft->oneIn;
        answer.expectedTurns = expectedTurns(turns);
    }
    const bool byHit = encounter.request.hits.has_value();
    answer.unit = byHit ? Unit::Hit : Unit::Turn;
    const int entries = byHit ? *encounter.request.hits : *encounter.request.turns;
    std::optional<Course> thefts =
        Course::of(byHit ? std::vector<Counts>(1, theftsOfHit(encounter)) : turns, most,
                   static_cast<std::size_t>(entries), stop);
    if (!thefts) {
        return std::nullopt;
    }
    answer.thefts = *std::move(thefts);
    answer.afterwards = afterwardsOf(encounter);
    answer.rules = ruleSteps(encounter, answer);
    answer.notes = notesOn(encounter, answer);
    return answer;
}

}  // namespace polyplan::nethack::theft
