#include "core/nethack/polypile/simulator_goal_luck.h"

#include <algorithm>

namespace polyplan::nethack::polypile::simulator {

GoalHopes::GoalHopes(const Situation& situation, const Change& change, std::span<const Goal> goals,
                     std::span<const ObjectIndex> objects) {
    for (std::size_t place = 0; place < objects.size(); ++place) {
        Hope hope{.place = place, .object = objects[place]};
        for (const Goal& goal : goals) {
            if (goal.object == hope.object) {
                hope.enough = std::max<std::int64_t>(hope.enough, goal.atLeast);
            }
        }
        const ObjectClass objectClass = situation.table[hope.object].objectClass;
        for (const bool magic : {false, true}) {
            hope.chance = change.chanceOfDraw(hope.object, magic);
            if (hope.chance > 0.0) {
                byKind_[kind(objectClass, magic)].push_back(hope);
            }
        }
    }
}

void GoalLuck::beginZap() {
    zap_ += 1.0;
    for (OfObject& luck : luck_) {
        luck.last = 0.0;
    }
    if (!collects_) {
        std::fill(shared_.begin(), shared_.end(), 0.0);
    }
}

void GoalLuck::writeTo(std::span<double> numbers) const {
    auto number = numbers.begin();
    for (const OfObject& luck : luck_) {
        *number++ = luck.all;
        *number++ = luck.byZap;
        *number++ = luck.last;
    }
    const auto lasting = collects_ ? &OfObject::all : &OfObject::last;
    for (std::size_t second = 1; !shared_.empty() && second < luck_.size(); ++second) {
        for (std::size_t first = 0; first < second; ++first) {
            *number++ =
                luck_[first].*lasting * luck_[second].*lasting + shared_[pair(first, second)];
        }
    }
}

}  // namespace polyplan::nethack::polypile::simulator
