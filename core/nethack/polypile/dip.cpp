#include "core/nethack/polypile/dip.h"

#include <algorithm>

#include "core/nethack/polypile/fate.h"
#include "core/nethack/polypile/stack_odds.h"
#include "core/nethack/polypile/transformation.h"

namespace polyplan::nethack::polypile {
namespace {

/// Numbers less likely than this are dropped at both ends of a long line.
constexpr double hardlyEver = 1e-30;

/// How many of the dips so far took their potion.
class Taken {
  public:
    void dip(double takes) {
        chances_.push_back(0.0);
        for (std::size_t i = chances_.size(); i-- > 0;) {
            const double less = i == 0 ? 0.0 : chances_[i - 1];
            chances_[i] = chances_[i] * (1.0 - takes) + less * takes;
        }
        while (chances_.back() < hardlyEver) {
            chances_.pop_back();
        }
        const auto first = std::find_if(chances_.begin(), chances_.end(),
                                        [](double chance) { return chance >= hardlyEver; });
        first_ += static_cast<int>(first - chances_.begin());
        chances_.erase(chances_.begin(), first);
    }

    std::vector<ValueOdds> odds() const {
        std::vector<ValueOdds> result;
        result.reserve(chances_.size());
        for (std::size_t i = 0; i < chances_.size(); ++i) {
            result.push_back({first_ + static_cast<int>(i), chances_[i]});
        }
        return result;
    }

  private:
    int first_ = 0;
    std::vector<double> chances_ = {1.0};
};

}  // namespace

PotionOdds potionsFor(const Situation& situation, std::span<const Pile> piles) {
    PotionOdds odds;
    Taken taken;
    const ObjectIndex polymorph = situation.table.byId("pot_polymorph");
    Stack liquid;
    liquid.object = situation.table.byId("pot_booze");
    for (std::size_t pile = 0; pile < piles.size(); ++pile) {
        const std::vector<Stack>& stacks = piles[pile].stacks;
        for (std::size_t i = 0; i < stacks.size(); ++i) {
            const Fate fate = fateOf(situation, stacks[i]);
            const double takes = fate.changed;
            if (takes > 0.0) {
                const double mayChange = 1.0 - fate.unaffected;  // below 1 if it isn't identified
                ++odds.most;
                odds.mean += takes;
                odds.dipsUntilAll += mayChange * mayChange / takes;
                taken.dip(takes);
            }
            if (stacks[i].object == polymorph) {
                odds.reversed.push_back({pile, i, *dippedInto(situation, stacks[i], liquid)});
            }
        }
    }
    odds.taken = taken.odds();
    return odds;
}

std::optional<StackOdds> dippedInto(const Situation& situation, const Stack& polymorph,
                                    const Stack& liquid) {
    const ObjectType& type = situation.table[liquid.object];
    if (type.objectClass != ObjectClass::Potion || type.id == "pot_water" ||
        liquid.object == polymorph.object) {
        return std::nullopt;
    }
    Situation dipped = situation;
    dipped.source = Source::Potion;
    const Transformation transformation(situation);
    return stackOdds(dipped, transformation, polymorph, fateOf(dipped, liquid));
}

}  // namespace polyplan::nethack::polypile
