#include "core/plan/change_game.h"

#include <algorithm>
#include <utility>

#include "core/nethack/appearance.h"
#include "core/nethack/engraving/stylus.h"
#include "core/nethack/polypile/rules.h"
#include "core/plan/limits.h"

namespace polyplan::plan {

namespace {

class Mover {
  public:
    Mover(const ObjectTable& from, const ObjectTable& to, const nethack::polypile::Rules* rules)
        : from_(from), to_(to), rules_(rules) {}

    std::optional<ObjectIndex> moved(ObjectIndex object) const {
        const auto byName = to_.find(from_[object].name);
        return byName ? byName : to_.find(from_[object].id);
    }

    void moveStacks(std::vector<Stack>& stacks, const std::string& where) {
        std::vector<Stack> kept;
        kept.reserve(stacks.size());
        for (Stack& stack : stacks) {
            const auto object = moved(stack.object);
            const auto copies = object ? copiesOf(stack, *object) : 0;
            if (copies == 0) {
                leave(where, stack.object, stack.quantity);
                continue;
            }
            moveHaze(stack, where);
            stack.object = *object;
            stack.quantity /= static_cast<int>(copies);
            kept.insert(kept.end(), copies, stack);
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
    /// What a hazy thing remembers, and what is eaten of food, where the other version knows of it.
    void moveHaze(Stack& stack, const std::string& where) {
        if (stack.hazyRemembering) {
            const ObjectIndex remembered = *stack.hazyRemembering;
            const bool isKnown = rules_ != nullptr && rules_->changesRevert;
            stack.hazyRemembering = isKnown ? moved(remembered) : std::nullopt;
            if (!stack.hazyRemembering) {
                leave(where + ", remembered by " + from_[stack.object].name, remembered,
                      stack.quantity);
            }
        }
        if (stack.eaten > 0 && (rules_ == nullptr || !rules_->eatenShareIsKept)) {
            stack.eaten = 0;
            leave(where + ", partly eaten", stack.object, stack.quantity);
        }
    }

    /// In how many stacks a stack lies where its object may not stack; 0 for too many.
    std::size_t copiesOf(const Stack& stack, ObjectIndex there) const {
        if (to_[there].stacks) {
            return 1;
        }
        const auto copies = static_cast<std::size_t>(stack.quantity);
        return copies <= limits::stacksOfPile ? copies : 0;
    }

    const ObjectTable& from_;
    const ObjectTable& to_;
    const nethack::polypile::Rules* rules_;  ///< of the other version; null if it has none
};

/// Whether some shuffle of the game gives an object this material beside those that are known.
bool mayHave(const ObjectTable& table, nethack::Game game, ObjectIndex object, Material material,
             nethack::KnownMaterials known) {
    const nethack::polypile::Rules* rules = nethack::polypile::rulesOf(game);
    if (rules == nullptr) {
        return false;
    }
    for (const nethack::LabelPool& pool : nethack::labelPools(table, *rules)) {
        if (std::ranges::find(pool.types, object) != pool.types.end()) {
            known.emplace(object, material);
            const nethack::LabelPool rest = nethack::withoutKnown(pool, known);
            return rest.labels.at(static_cast<std::size_t>(material)) >= 0;
        }
    }
    return table[object].material == material;
}

/// The name of a stylus in another version; nothing if it has none there.
std::optional<std::string> movedStylus(const std::string& name,
                                       const nethack::engraving::Tables& from,
                                       const nethack::engraving::Tables& to) {
    if (findStylus(name, to)) {
        return name;
    }
    const auto stylus = findStylus(name, from);
    const auto there =
        stylus && stylus->object != nullptr ? to.objects->find(stylus->object->id) : std::nullopt;
    return there ? std::optional((*to.objects)[*there].name) : std::nullopt;
}

/// An engraving that names no game is one of the document's.
void moveEngraving(Strategy& strategy, nethack::Game from, nethack::Game to,
                   const Catalogues& catalogues, Mover& mover) {
    const auto here = catalogues.engraving(from);
    const auto there = catalogues.engraving(to);
    if (!strategy.engraving || strategy.engraving->game || !here || !there) {
        return;
    }
    Engraving& engraving = *strategy.engraving;
    std::vector<std::string> overlaid;
    for (const std::string& stylus : engraving.overlaid) {
        if (auto moved = movedStylus(stylus, *here, *there)) {
            overlaid.push_back(std::move(*moved));
        }
    }
    engraving.overlaid = std::move(overlaid);
    if (engraving.stylus) {
        const std::string stylus = *engraving.stylus;
        engraving.stylus = movedStylus(stylus, *here, *there);
        if (!engraving.stylus) {
            engraving.stylusState = {};
            mover.leftBehind.push_back({strategy.name + ", engraving", stylus, 1});
        }
    }
}

}  // namespace

std::optional<GameChange> changeGame(const Document& document, nethack::Game game,
                                     const Catalogues& catalogues) {
    const ObjectTable* from = catalogues.objects(document.game);
    const ObjectTable* to = catalogues.objects(game);
    if (from == nullptr || to == nullptr) {
        return std::nullopt;
    }
    Mover mover(*from, *to, nethack::polypile::rulesOf(game));
    Document changed = document;
    changed.game = game;
    mover.moveStacks(changed.inventory, "inventory");
    for (Strategy& strategy : changed.strategies) {
        moveEngraving(strategy, document.game, game, catalogues, mover);
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
        const auto there = mover.moved(object);
        if (there && mayHave(*to, game, *there, material, changed.appearanceMaterials)) {
            changed.appearanceMaterials.emplace(*there, material);
        } else {
            mover.leave("known materials", object, 1);
        }
    }
    return GameChange{std::move(changed), std::move(mover.leftBehind)};
}

}  // namespace polyplan::plan
