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

void GoalLuck::lie(std::size_t object, std::size_t pile, double spared) {
    luck_[object].firstPile = pile;
    luck_[object].sparedByZap = spared;
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

void GoalLuck::expect(std::size_t piles, double mean) {
    constexpr double resisted = 0.05;  // zap.c bhito(): obj_resists(obj, 5, 95)
    constexpr double rarelySpared = 0.05;
    range_ = static_cast<double>(piles) - mean;
    for (std::size_t object = 0; object < luck_.size(); ++object) {
        OfObject& luck = luck_[object];
        luck.before = 0.0;
        for (std::size_t at = object; at < kept_.size(); at += luck_.size()) {
            kept_[at] *= at / luck_.size() < piles ? resisted : 1.0;
            luck.before += kept_[at];
        }
        // Followed as long as it happens often enough to tell something.
        const double spared = luck.sparedByAllZaps * luck.sparedByZap;
        if (spared >= rarelySpared) {
            luck.sparedByAllZaps = spared;
            const bool isSpared = piles <= luck.firstPile;
            luck.spared = isSpared ? (luck.spared + 1.0) / luck.sparedByZap - 1.0 : -1.0;
        }
    }
}

void GoalLuck::writeTo(std::span<double> numbers) const {
    auto number = numbers.begin();
    for (const OfObject& luck : luck_) {
        *number++ = collects_ ? luck.all : luck.before;
        *number++ = collects_ ? luck.byZap : luck.spared;
        *number++ = luck.last;
    }
    if (!collects_) {
        *number++ = range_;
    }
    const auto lasting = collects_ ? &OfObject::all : &OfObject::last;
    for (std::size_t second = 1; !shared_.empty() && second < luck_.size(); ++second) {
        for (std::size_t first = 0; first < second; ++first) {
            const OfObject& a = luck_[first];
            const OfObject& b = luck_[second];
            *number++ = a.*lasting * b.*lasting + shared_[pair(first, second)];
            if (!collects_) {
                // Later luck has the mean 0 whatever went before, and draws whatever the ranges.
                *number++ = a.last * b.before;
                *number++ = a.before * b.last;
                *number++ = a.spared * b.last;
                *number++ = a.last * b.spared;
                *number++ = a.spared * b.before;
                *number++ = a.before * b.spared;
            }
        }
    }
}

}  // namespace polyplan::nethack::polypile::simulator
