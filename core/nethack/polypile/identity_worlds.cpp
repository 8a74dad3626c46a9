#include "core/nethack/polypile/identity_worlds.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>

#include "core/catalogue/plural.h"
#include "core/nethack/identities.h"
#include "core/nethack/looks.h"
#include "core/nethack/polypile/fate.h"
#include "core/nethack/polypile/series.h"
#include "core/nethack/polypile/transformation.h"
#include "core/probability/grouped.h"

namespace polyplan::nethack::polypile {
namespace {

/// Of a stack, its places in the line and in the pile.
struct Place {
    std::size_t pile{};
    std::size_t stack{};
};

/// Types that a change treats alike.
struct Alike {
    std::vector<ObjectIndex> types;
    double probability{};  ///< given that it is none that goals ask for
};

/// Stacks that are of one type, whichever it is.
struct OfOneType {
    Stack example;
    std::vector<Place> places;
    std::int64_t quantity = 0;
    std::vector<Identity> wanted;  ///< what goals ask for of all that they may be
    std::vector<Alike> others;     ///< the rest, if what it is matters and is told apart
};

bool isOneType(const ObjectTable& table, const Stack& a, const Stack& b) {
    return a.object == b.object && a.called == b.called &&
           (!a.called.empty() ||
            tellsType(table, table[a.object].objectClass, table[a.object].appearance));
}

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
        tellOthersApart();
    }

    IdentityWorlds run() {
        findAll();
        while (found_.size() > most_ && forgetsOthers()) {
            findAll();
        }
        IdentityWorlds worlds;
        worlds.areTooMany = found_.size() > most_;
        if (!worlds.areTooMany) {
            std::ranges::transform(found_, std::back_inserter(worlds.all),
                                   [this](const Found& each) { return worldOf(each); });
        }
        return worlds;
    }

  private:
    /// What is supposed of one of the unsure: an object that goals ask for, or none of them.
    struct Supposed {
        std::optional<ObjectIndex> wanted;
        const Alike* other = nullptr;  ///< null where the rest is not told apart
    };
    using Choice = std::vector<Supposed>;

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
        const auto known = std::ranges::find_if(
            unsure_, [&](const OfOneType& each) { return isOneType(table, each.example, stack); });
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

    /// Of several stacks, where one may become what a goal asks for: of one class with it.
    void tellOthersApart() {
        const ObjectTable& table = situation_.table;
        std::optional<Transformation> transformation;
        for (OfOneType& each : unsure_) {
            const ObjectType& look = table[each.example.object];
            const bool mayGive = std::ranges::any_of(goals_, [&](ObjectIndex goal) {
                return table[goal].objectClass == look.objectClass;
            });
            const auto isOfLook = [&](const OfOneType& other) {
                return other.example.object == each.example.object;
            };
            if (each.places.size() < 2 || !mayGive ||
                !tellsType(table, look.objectClass, look.appearance) ||
                std::ranges::count_if(unsure_, isOfLook) > 1) {
                continue;
            }
            if (!transformation) {
                transformation.emplace(situation_);
            }
            each.others = alikeOf(*transformation, each);
        }
    }

    std::vector<Alike> alikeOf(const Transformation& transformation,
                               const OfOneType& things) const {
        std::vector<Alike> groups;
        std::vector<std::pair<Fate, Change>> ways;
        double total = 0.0;
        for (const Identity& identity :
             identitiesOf(situation_.table, things.example, situation_.known)) {
            if (std::ranges::find(goals_, identity.object) != goals_.end()) {
                continue;
            }
            const Stack is = identified(things.example, identity.object);
            const std::pair way(fateOf(situation_, is), transformation.changeOf(is));
            const auto same = std::ranges::find(ways, way) - ways.begin();
            if (same == std::ssize(ways)) {
                ways.push_back(way);
                groups.emplace_back();
            }
            Alike& group = groups[static_cast<std::size_t>(same)];
            group.types.push_back(identity.object);
            group.probability += identity.probability;
            total += identity.probability;
        }
        if (groups.size() < 2) {
            return {};
        }
        for (Alike& group : groups) {
            group.probability /= total;
        }
        return groups;
    }

    /// Of the look of the fewest stacks, where it matters least. @returns whether there was one
    bool forgetsOthers() {
        OfOneType* least = nullptr;
        for (OfOneType& each : unsure_) {
            if (!each.others.empty() &&
                (least == nullptr || each.places.size() < least->places.size())) {
                least = &each;
            }
        }
        if (least != nullptr) {
            least->others.clear();
        }
        return least != nullptr;
    }

    void findAll() {
        std::erase_if(unsure_, [](const OfOneType& each) {
            return each.wanted.empty() && each.others.empty();
        });
        found_.clear();
        now_.assign(unsure_.size(), {});
        if (!unsure_.empty()) {
            branch(0, 1.0);
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
            if (now_[i].wanted == identity.object) {
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
            now_[which] = {identity.object};
            branch(which + 1, probability * chance);
            rest -= chance;
        }
        constexpr double rounding = 1e-12;
        const double isOther = rest > rounding ? probability * rest : 0.0;
        for (const Alike& other : unsure_[which].others) {
            now_[which] = {std::nullopt, &other};
            branch(which + 1, isOther * other.probability);
        }
        if (unsure_[which].others.empty()) {
            now_[which] = {};
            branch(which + 1, isOther);
        }
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
            const auto& [wanted, other] = found.is[i];
            if (!wanted && other == nullptr) {
                continue;
            }
            const ObjectType& look = table[unsure_[i].example.object];
            const std::string start =
                (world.is.empty() ? "" : ", ") + worded(unsure_[i], look.name);
            if (other != nullptr) {
                world.situation.known.supposed[unsure_[i].example.object] = other->types;
                world.is += start + oneOf(other->types);
                continue;
            }
            if (tellsType(table, look.objectClass, look.appearance)) {
                world.situation.known.materials.insert_or_assign(*wanted, look.material);
            }
            for (const auto& [pile, stack] : unsure_[i].places) {
                Stack& thing = world.piles[pile].stacks[stack];
                thing = identified(std::move(thing), *wanted);
                ++world.wantedStacks[pile];
            }
            world.is += start + table[*wanted].name;
        }
        if (world.is.empty()) {
            world.is = "nothing unidentified is wanted";
        }
        return world;
    }

    /// "booze or fruit juice", "one of 14 others that a change treats alike"
    std::string oneOf(const std::vector<ObjectIndex>& types) const {
        constexpr std::size_t mostNamed = 3;
        if (types.size() > mostNamed) {
            return "one of " + std::to_string(types.size()) + " that a change treats alike";
        }
        std::string text;
        for (std::size_t i = 0; i < types.size(); ++i) {
            text += (i == 0                  ? ""
                     : i + 1 == types.size() ? " or "
                                             : ", ") +
                    situation_.table[types[i]].name;
        }
        return text;
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

}  // namespace polyplan::nethack::polypile
