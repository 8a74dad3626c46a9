#include "core/plan/change_game.h"

#include <utility>

namespace polyplan::plan {

namespace {

class Mover {
  public:
    Mover(const ObjectTable& from, const ObjectTable& to) : from_(from), to_(to) {}

    std::optional<ObjectIndex> moved(ObjectIndex object) const {
        const auto byName = to_.find(from_[object].name);
        return byName ? byName : to_.find(from_[object].id);
    }

    void moveStacks(std::vector<Stack>& stacks, const std::string& where) {
        std::vector<Stack> kept;
        kept.reserve(stacks.size());
        for (Stack& stack : stacks) {
            if (const auto object = moved(stack.object)) {
                stack.object = *object;
                kept.push_back(std::move(stack));
            } else {
                leave(where, stack.object, stack.quantity);
            }
        }
        stacks = std::move(kept);
    }

    void moveGoals(std::vector<Goal>& goals, const std::string& where) {
        std::vector<Goal> kept;
        for (Goal& goal : goals) {
            if (const auto object = moved(goal.object)) {
                goal.object = *object;
                kept.push_back(std::move(goal));
            } else {
                leave(where, goal.object, goal.atLeast);
            }
        }
        goals = std::move(kept);
    }

    void leave(const std::string& where, ObjectIndex object, int quantity) {
        leftBehind.push_back({where, from_[object].name, quantity});
    }

    std::vector<LeftBehind> leftBehind;

  private:
    const ObjectTable& from_;
    const ObjectTable& to_;
};

}  // namespace

std::optional<GameChange> changeGame(const Document& document, nethack::Game game,
                                     const Catalogues& catalogues) {
    const ObjectTable* from = catalogues.objects(document.game);
    const ObjectTable* to = catalogues.objects(game);
    if (from == nullptr || to == nullptr) {
        return std::nullopt;
    }
    Mover mover(*from, *to);
    Document changed = document;
    changed.game = game;
    mover.moveStacks(changed.inventory, "inventory");
    for (Strategy& strategy : changed.strategies) {
        if (!strategy.polypile) {
            continue;
        }
        mover.moveGoals(strategy.polypile->goals, strategy.name + ", goal");
        for (Pile& pile : strategy.polypile->line) {
            mover.moveStacks(pile.stacks,
                             strategy.name + ", pile " + std::to_string(pile.distance));
        }
    }
    changed.appearanceMaterials.clear();
    for (const auto& [object, material] : document.appearanceMaterials) {
        if (const auto there = mover.moved(object)) {
            changed.appearanceMaterials.emplace(*there, material);
        } else {
            mover.leave("known materials", object, 1);
        }
    }
    return GameChange{std::move(changed), std::move(mover.leftBehind)};
}

}  // namespace polyplan::plan
