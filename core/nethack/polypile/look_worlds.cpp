#include "core/nethack/polypile/look_worlds.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/nethack/identities.h"
#include "core/nethack/polypile/alike_identities.h"
#include "core/nethack/polypile/beam.h"

namespace polyplan::nethack::polypile {
namespace {

struct SharedLook {
    Stack example;
    int stacks = 0;
    bool isOneType = true;
    std::vector<Stack> telling;  ///< one of all that may be the same, see mayBeTheSame()
};

std::vector<SharedLook> looksOn(const ObjectTable& table, std::span<const Pile> piles) {
    std::vector<SharedLook> looks;
    for (const Pile& pile : piles) {
        for (const Stack& stack : pile.stacks) {
            if (!table[stack.object].isLook()) {
                continue;
            }
            const auto known = std::ranges::find_if(
                looks, [&](const SharedLook& look) { return look.example.object == stack.object; });
            if (known == looks.end()) {
                looks.push_back({stack, 1, true, {stack}});
                continue;
            }
            ++known->stacks;
            known->isOneType = known->isOneType && areOfOneType(table, known->example, stack);
            if (std::ranges::none_of(
                    known->telling, [&](const Stack& each) { return mayBeTheSame(each, stack); })) {
                known->telling.push_back(stack);
            }
        }
    }
    return looks;
}

/// What is supposed of a look besides what is in a world.
LookWorld narrowed(const LookWorld& world, const ObjectType& look, ObjectIndex object,
                   const AlikeIdentities& alike) {
    LookWorld narrower = world;
    narrower.probability *= alike.share;
    narrower.situation.known.supposed[object] = alike.types;
    narrower.is += (world.is.empty() ? "" : ", ") + look.name + " is " +
                   (alike.types.size() > 1 ? "one of the " : "") + alike.title;
    return narrower;
}

std::vector<ObjectIndex> typesOf(const ObjectTable& table, const Stack& stack,
                                 const Knowledge& known) {
    std::vector<ObjectIndex> types;
    std::ranges::transform(identitiesOf(table, stack, known), std::back_inserter(types),
                           &Identity::object);
    return types;
}

}  // namespace

Knowledge knownOfLooks(const ObjectTable& table, const Knowledge& known,
                       std::span<const Pile> piles) {
    Knowledge narrower = known;
    for (const SharedLook& look : looksOn(table, piles)) {
        if (!look.isOneType) {
            continue;
        }
        Stack bare;
        bare.object = look.example.object;
        const std::vector<ObjectIndex> all = typesOf(table, bare, known);
        std::vector<ObjectIndex> types = all;
        for (const Stack& stack : look.telling) {
            std::vector<ObjectIndex> both;
            std::ranges::set_intersection(types, typesOf(table, stack, known),
                                          std::back_inserter(both));
            types = std::move(both);
        }
        if (!types.empty() && types != all) {
            narrower.supposed[bare.object] = std::move(types);
        }
    }
    return narrower;
}

LookWorlds lookWorlds(const Situation& situation, std::span<const Pile> piles, std::size_t most) {
    std::vector<LookWorld> worlds = {{1.0, situation, ""}};
    for (const SharedLook& look : looksOn(situation.table, piles)) {
        if (look.stacks < 2 || !look.isOneType) {
            continue;
        }
        const std::vector<AlikeIdentities> all = alikeIdentities(situation, look.example);
        if (all.size() < 2) {
            continue;
        }
        if (worlds.size() * all.size() > most) {
            return {{}, true};
        }
        std::vector<LookWorld> narrower;
        for (const LookWorld& world : worlds) {
            for (const AlikeIdentities& alike : all) {
                narrower.push_back(narrowed(world, situation.table[look.example.object],
                                            look.example.object, alike));
            }
        }
        worlds = std::move(narrower);
    }
    return {std::move(worlds), false};
}

std::vector<double> probabilitiesIfReached(std::span<const LookWorld> worlds,
                                           std::span<const Pile> piles, std::size_t pile) {
    std::vector<double> together;
    double reached = 0.0;
    for (const auto& [probability, situation, is] : worlds) {
        const double inWorld = reachesOf(situation.source, inBeam(situation, piles))[pile].reached;
        reached += together.emplace_back(probability * inWorld);
    }
    for (std::size_t i = 0; i < worlds.size(); ++i) {
        together[i] = reached > 0.0 ? together[i] / reached : worlds[i].probability;
    }
    return together;
}

}  // namespace polyplan::nethack::polypile
