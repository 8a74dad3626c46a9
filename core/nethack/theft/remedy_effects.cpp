#include "core/nethack/theft/remedy_effects.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "core/nethack/theft/evaluate.h"

namespace polyplan::nethack::theft {
namespace {

/// What differs by less comes of rounding.
constexpr double leastChange = 1e-12;

/// The chances of the real things to be gone at the end, by name.
std::map<std::string, double> chancesOfReals(const Answer& answer) {
    const Gone gone = answer.goneBy(answer.entries());
    std::map<std::string, double> chances;
    for (std::size_t stack = 0; stack < answer.things.size(); ++stack) {
        const ThingAtRisk& thing = answer.things[stack];
        if (thing.kind != Kind::FakeAmulet && thing.kind != Kind::Bell) {
            chances[thing.name] = gone.byThing[stack];
        }
    }
    return chances;
}

RemedyEffect effectOf(Remedy remedy, const std::map<std::string, double>& before,
                      const Answer& after) {
    RemedyEffect effect{
        .remedy = std::move(remedy), .anyAfter = after.goneBy(after.entries()).any, .things = {}};
    const std::map<std::string, double> then = chancesOfReals(after);
    for (const auto& [name, chance] : before) {
        const auto found = then.find(name);
        const double left = found == then.end() ? 0.0 : found->second;
        if (std::abs(left - chance) > leastChange) {
            effect.things.push_back({name, chance, left});
        }
    }
    std::ranges::stable_sort(effect.things, std::ranges::greater(), [](const ThingEffect& each) {
        return std::abs(each.after - each.before);
    });
    return effect;
}

}  // namespace

const ThingEffect* RemedyEffect::worst() const {
    const auto harm = [](const ThingEffect& each) { return each.after - each.before; };
    const auto found = std::ranges::max_element(things, {}, harm);
    return found != things.end() && harm(*found) > 0 ? &*found : nullptr;
}

std::optional<std::vector<RemedyEffect>> effectsOf(const Encounter& encounter, const Answer& answer,
                                                   const ThiefTable& thieves,
                                                   const std::stop_token& stop) {
    const std::map<std::string, double> before = chancesOfReals(answer);
    std::vector<RemedyEffect> effects;
    for (Remedy& remedy : remediesFor(encounter)) {
        const auto with = encounterOf(remedy.after, encounter.rules->game, thieves);
        const auto after = evaluate(std::get<Encounter>(with), stop);
        if (!after) {
            return std::nullopt;
        }
        effects.push_back(effectOf(std::move(remedy), before, *after));
    }
    return effects;
}

}  // namespace polyplan::nethack::theft
