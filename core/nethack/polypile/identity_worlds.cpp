#include "core/nethack/polypile/identity_worlds.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>

#include "core/catalogue/plural.h"
#include "core/nethack/identities.h"
#include "core/nethack/looks.h"
#include "core/nethack/polypile/alike_identities.h"
#include "core/nethack/polypile/series.h"
#include "core/probability/grouped.h"

namespace polyplan::nethack::polypile {
namespace {

/// Of a stack, its places in the line and in the pile.
struct Place {
    std::size_t pile{};
    std::size_t stack{};
};

/// Stacks that are of one type, whichever it is.
struct OfOneType {
    Stack example;
    std::vector<Place> places;
    std::int64_t quantity = 0;
    std::vector<Identity> wanted;  ///< what goals ask for of all that they may be
};

/// Whether what looks so is of another type than what looks otherwise.
bool exclude(const ObjectTable& table, const OfOneType& a, const OfOneType& b) {
    return a.example.object != b.example.object && !table[a.example.object].appearance.empty() &&
           !table[b.example.object].appearance.empty();
}

class Enumeration {
  public:
    Enumeration(const Situation& situation, std::span<const Pile> piles,
                std::span<const Goal> goals, std::size_t most)
        : situation_(situation), piles_(piles), goals_(objectsOf(goals)), most_(most) {
        for (std::size_t pile = 0; pile < piles.size(); ++pile) {
            for (std::size_t stack = 0; stack < piles[pile].stacks.size(); ++stack) {
                add({pile, stack});
            }
        }
        std::erase_if(unsure_, [](const OfOneType& each) { return each.wanted.empty(); });
        now_.resize(unsure_.size());
    }

    /// As `IdentityWorlds::number()`.
    std::size_t count() {
        if (!unsure_.empty()) {
            branch(0, 1.0);
        }
        return found_.size() > most_ ? 0 : std::max<std::size_t>(found_.size(), 1);
    }

    IdentityWorlds run() {
        IdentityWorlds worlds;
        worlds.areTooMany = count() == 0;
        if (!worlds.areTooMany) {
            std::ranges::transform(found_, std::back_inserter(worlds.all),
                                   [this](const Found& each) { return worldOf(each); });
        }
        return worlds;
    }

  private:
    /// Of each of the unsure the object that goals ask for, or none of them.
    using Choice = std::vector<std::optional<ObjectIndex>>;

    struct Found {
        double probability{};
        Choice is;
    };

    void add(Place place) {
        const Stack& stack = piles_[place.pile].stacks[place.stack];
        const ObjectTable& table = situation_.table;
        if (!table[stack.object].isLook()) {
            return;
        }
        const auto known = std::ranges::find_if(unsure_, [&](const OfOneType& each) {
            return areOfOneType(table, each.example, stack);
        });
        OfOneType& mine = known == unsure_.end() ? unsure_.emplace_back() : *known;
        mine.places.push_back(place);
        mine.quantity += stack.quantity;
        if (mine.places.size() == 1) {
            mine.example = stack;
            mine.wanted = identitiesOf(table, stack, situation_.known);
            std::erase_if(mine.wanted, [this](const Identity& each) {
                return std::ranges::find(goals_, each.object) == goals_.end();
            });
        }
    }

    /// That it is the object, given what those before it are: the chance that it is that at all,
    /// among the worlds that leave it the choice.
    double chanceOf(std::size_t which, const Identity& identity) const {
        std::map<ObjectIndex, double> isNone;  // by look: that nothing of it is one
        for (std::size_t i = 0; i < which; ++i) {
            if (!exclude(situation_.table, unsure_[i], unsure_[which])) {
                continue;
            }
            if (now_[i] == identity.object) {
                return 0.0;
            }
            const auto same =
                std::ranges::find(unsure_[i].wanted, identity.object, &Identity::object);
            if (same != unsure_[i].wanted.end()) {
                isNone.try_emplace(unsure_[i].example.object, 1.0).first->second *=
                    1.0 - same->probability;
            }
        }
        double taken = 0.0;
        for (const auto& [look, chance] : isNone) {
            taken += 1.0 - chance;
        }
        return taken < 1.0 ? std::min(1.0, identity.probability / (1.0 - taken)) : 0.0;
    }

    void branch(std::size_t which, double probability) {
        if (found_.size() > most_ || probability <= 0.0) {
            return;
        }
        if (which == unsure_.size()) {
            found_.push_back({probability, now_});
            return;
        }
        double rest = 1.0;
        for (const Identity& identity : unsure_[which].wanted) {
            const double chance = std::min(rest, chanceOf(which, identity));
            now_[which] = identity.object;
            branch(which + 1, probability * chance);
            rest -= chance;
        }
        constexpr double rounding = 1e-12;
        now_[which] = std::nullopt;
        branch(which + 1, rest > rounding ? probability * rest : 0.0);
    }

    IdentityWorld worldOf(const Found& found) const {
        IdentityWorld world{.probability = found.probability,
                            .situation = situation_,
                            .piles = {piles_.begin(), piles_.end()},
                            .wantedStacks = std::vector<int>(piles_.size()),
                            .is = {}};
        std::vector<ObjectIndex>& discovered = world.situation.known.discovered;
        const ObjectTable& table = situation_.table;
        for (std::size_t i = 0; i < unsure_.size(); ++i) {
            for (const Identity& identity : unsure_[i].wanted) {
                if (std::ranges::find(discovered, identity.object) == discovered.end()) {
                    discovered.push_back(identity.object);
                }
            }
            const std::optional<ObjectIndex>& wanted = found.is[i];
            if (!wanted) {
                continue;
            }
            const ObjectType& look = table[unsure_[i].example.object];
            if (tellsType(table, look.objectClass, look.appearance)) {
                world.situation.known.materials.insert_or_assign(*wanted, look.material);
            }
            for (const auto& [pile, stack] : unsure_[i].places) {
                Stack& thing = world.piles[pile].stacks[stack];
                thing = identified(std::move(thing), *wanted);
                ++world.wantedStacks[pile];
            }
            world.is += (world.is.empty() ? "" : ", ") + worded(unsure_[i], look.name) +
                        table[*wanted].name;
        }
        if (world.is.empty()) {
            world.is = "nothing unidentified is wanted";
        }
        return world;
    }

    static std::string worded(const OfOneType& things, const std::string& look) {
        return things.quantity == 1
                   ? "the " + look + " is "
                   : "the " + grouped(things.quantity) + ' ' + pluralOf(look) + " are ";
    }

    const Situation& situation_;
    std::span<const Pile> piles_;
    std::vector<ObjectIndex> goals_;
    std::size_t most_;
    std::vector<OfOneType> unsure_;
    Choice now_;
    std::vector<Found> found_;
};

}  // namespace

IdentityWorlds identityWorlds(const Situation& situation, std::span<const Pile> piles,
                              std::span<const Goal> goals, std::size_t most) {
    return Enumeration(situation, piles, goals, most).run();
}

std::size_t identityWorldCount(const Situation& situation, std::span<const Pile> piles,
                               std::span<const Goal> goals) {
    return Enumeration(situation, piles, goals, mostIdentityWorlds).count();
}

}  // namespace polyplan::nethack::polypile
