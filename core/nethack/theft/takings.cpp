#include "core/nethack/theft/takings.h"

#include <algorithm>
#include <span>
#include <utility>

namespace polyplan::nethack::theft {
namespace {

/// The stacks of one class that a thief may take, by their places in the inventory.
struct ClassAtRisk {
    std::vector<std::size_t> stacks;
    std::size_t reals = 0;
};

Distribution::Value asValue(std::size_t number) {
    return static_cast<Distribution::Value>(number);
}

/// That the last of `reals` among `count` in a random order is the `reals`th, the next … the last:
/// C(place − 1, reals − 1) / C(count, reals).
std::vector<double> placesOfLastReal(std::size_t count, std::size_t reals) {
    std::vector<double> odds(count - reals + 1);
    odds.back() = static_cast<double>(reals) / static_cast<double>(count);
    for (std::size_t place = count; place > reals; --place) {
        odds[place - reals - 1] = odds[place - reals] * static_cast<double>(place - reals) /
                                  static_cast<double>(place - 1);
    }
    return odds;
}

/// That a certain one of the others is at the first … last place but one and a real one comes after
/// it: (1 − C(place − 1, reals) / C(count − 1, reals)) / count.
std::vector<double> placesOfImitation(std::size_t count, std::size_t reals) {
    std::vector<double> odds(count - 1);
    double realsAreGone = 1.0;
    for (std::size_t place = count - 1; place > 0; --place) {
        realsAreGone *=
            static_cast<double>(place - std::min(place, reals)) / static_cast<double>(place);
        odds[place - 1] = (1.0 - realsAreGone) / static_cast<double>(count);
    }
    return odds;
}

class TakingOrder {
  public:
    explicit TakingOrder(const Encounter& encounter)
        : encounter_(encounter), inventory_(encounter.request.inventory) {
        takings_.numberOf.resize(inventory_.size());
        takings_.risks.resize(inventory_.size(), Risk::NotSought);
    }

    Takings takings() {
        for (const Sought& sought : encounter_.theft->order) {
            const ClassAtRisk found = search(sought);
            if (found.reals == 0) {
                continue;
            }
            if (encounter_.rules->choice == Choice::FirstInInventory) {
                takeInOrder(found);
            } else {
                takeAnyAlike(found);
            }
        }
        return std::move(takings_);
    }

  private:
    bool isReal(std::size_t stack, const Sought& sought) const {
        const Thing& thing = inventory_[stack];
        return thing.kind == sought.real && (thing.kind != Kind::QuestArtifact || thing.own ||
                                             encounter_.rules->anyQuestArtifact);
    }

    /// Marks why stacks of the class are safe, and gathers the others.
    ClassAtRisk search(const Sought& sought) {
        ClassAtRisk found;
        for (std::size_t stack = 0; stack < inventory_.size(); ++stack) {
            const bool real = isReal(stack, sought);
            if (!real && inventory_[stack].kind != sought.imitation) {
                continue;
            }
            if (inventory_[stack].inContainer) {
                takings_.risks[stack] = Risk::InContainer;
            } else if (!real && encounter_.habits->isWizard) {
                takings_.risks[stack] = Risk::KnownImitation;
            } else {
                takings_.risks[stack] = Risk::RealNotCarried;
                found.stacks.push_back(stack);
                found.reals += real ? 1 : 0;
            }
        }
        return found;
    }

    bool isImitation(std::size_t stack) const {
        return inventory_[stack].kind == Kind::FakeAmulet || inventory_[stack].kind == Kind::Bell;
    }

    void putAtRisk(std::size_t stack, std::size_t number) {
        takings_.risks[stack] = Risk::AtRisk;
        takings_.numberOf[stack] = number;
    }

    void takeInOrder(const ClassAtRisk& found) {
        std::size_t realsLeft = found.reals;
        for (const std::size_t stack : found.stacks) {
            if (realsLeft == 0) {
                takings_.risks[stack] = Risk::BehindTheReal;
                continue;
            }
            takings_.all = takings_.all + asValue(1);
            putAtRisk(stack, takings_.numbers.size());
            takings_.numbers.push_back(takings_.all);
            realsLeft -= isImitation(stack) ? 0 : 1;
        }
    }

    /// The stacks go in a random order, every one as likely, until the last real one is gone.
    void takeAnyAlike(const ClassAtRisk& found) {
        const std::size_t count = found.stacks.size();
        const std::size_t realNumber = takings_.numbers.size();
        const Distribution before = takings_.all;
        takings_.numbers.push_back(before + Distribution::uniform(1, asValue(count)));
        if (found.reals < count) {
            takings_.numbers.push_back(before +
                                       Distribution(1, placesOfImitation(count, found.reals)));
        }
        for (const std::size_t stack : found.stacks) {
            putAtRisk(stack, isImitation(stack) ? realNumber + 1 : realNumber);
        }
        takings_.all =
            before + Distribution(asValue(found.reals), placesOfLastReal(count, found.reals));
    }

    const Encounter& encounter_;
    const std::vector<Thing>& inventory_;
    Takings takings_;
};

}  // namespace

Takings takingsOf(const Encounter& encounter) {
    return TakingOrder(encounter).takings();
}

}  // namespace polyplan::nethack::theft
