#include "core/nethack/theft/remedy_effects.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <map>
#include <numeric>
#include <tuple>
#include <utility>

#include "core/nethack/theft/evaluate.h"
#include "core/nethack/theft/rules.h"

namespace polyplan::nethack::theft {
namespace {

/// What differs by less comes of rounding.
constexpr double leastChange = 1e-12;

/// Of a real thing.
struct Fate {
    double gone = 0.0;      ///< the chance to be gone at the end
    std::size_t place = 0;  ///< in the order of taking, of what can be taken
};

/// Those of the real things, by name.
std::map<std::string, Fate> fatesOfReals(const Answer& answer) {
    const Gone gone = answer.goneBy(answer.entries());
    std::map<std::string, Fate> fates;
    for (std::size_t stack = 0; stack < answer.things.size(); ++stack) {
        const ThingAtRisk& thing = answer.things[stack];
        if (!isImitation(thing.kind)) {
            fates[thing.name] = {gone.byThing[stack], answer.takings.numberOf[stack].value_or(0)};
        }
    }
    return fates;
}

RemedyEffect effectOf(Remedy remedy, const std::map<std::string, Fate>& before,
                      const Answer& after) {
    RemedyEffect effect{.remedy = std::move(remedy),
                        .anyAfter = after.goneBy(after.entries()).any,
                        .things = {},
                        .harmed = {},
                        .place = {}};
    std::map<std::string, Fate> then = fatesOfReals(after);
    for (const auto& [name, fate] : before) {
        const double left = then[name].gone;
        if (std::abs(left - fate.gone) > leastChange) {
            effect.things.push_back({name, fate.gone, left});
        }
    }
    std::ranges::stable_sort(effect.things, std::ranges::greater(), [](const ThingEffect& each) {
        return std::abs(each.after - each.before);
    });
    std::ranges::copy_if(effect.things, std::back_inserter(effect.harmed),
                         [](const ThingEffect& each) { return each.after > each.before; });
    std::ranges::stable_sort(effect.harmed, {},
                             [&then](const ThingEffect& each) { return then[each.name].place; });
    return effect;
}

bool changesSomething(const RemedyEffect& effect, const Answer& before) {
    const double any = before.goneBy(before.entries()).any;
    return !effect.things.empty() || effect.place || std::abs(effect.anyAfter - any) > leastChange;
}

/// In steps of what is no rounding, so that what is equal is so.
double inSteps(double chance) {
    return std::round(chance / leastChange);
}

/// How many real things more are gone with a remedy, on average.
double moreGone(const RemedyEffect& effect) {
    return std::accumulate(
        effect.things.begin(), effect.things.end(), 0.0,
        [](double sum, const ThingEffect& each) { return sum + each.after - each.before; });
}

/// What harms nothing, then what leaves the least chance that something is gone, then what saves
/// the most.
bool isBetter(const RemedyEffect& one, const RemedyEffect& other) {
    const auto key = [](const RemedyEffect& effect) {
        return std::tuple(!effect.harmed.empty(), inSteps(effect.anyAfter),
                          inSteps(moreGone(effect)));
    };
    return key(one) < key(other);
}

}  // namespace

std::optional<std::vector<RemedyEffect>> effectsOf(const Encounter& encounter, const Answer& answer,
                                                   const ThiefTable& thieves,
                                                   const std::stop_token& stop) {
    const std::map<std::string, Fate> before = fatesOfReals(answer);
    std::vector<RemedyEffect> effects;
    for (Remedy& remedy : remediesFor(encounter)) {
        const auto with = encounterOf(remedy.after, encounter.rules->game, thieves);
        const auto after = evaluate(std::get<Encounter>(with), stop);
        if (!after) {
            return std::nullopt;
        }
        RemedyEffect effect = effectOf(std::move(remedy), before, *after);
        if (after->afterwards.place != answer.afterwards.place) {
            effect.place = after->afterwards.place;
        }
        if (changesSomething(effect, answer)) {
            effects.push_back(std::move(effect));
        }
    }
    std::ranges::stable_sort(effects, isBetter);
    return effects;
}

std::string_view whyNoEffects(const Answer& answer) {
    return answer.theftPerHit > 0.0 ? nothingHelps : nothingToDo;
}

}  // namespace polyplan::nethack::theft
