#include "core/plan/change_game.h"

#include <utility>

#include "core/nethack/engraving/stylus.h"
#include "core/nethack/theft/encounter.h"
#include "core/plan/moved_objects.h"
#include "core/plan/settings.h"

namespace polyplan::plan {

namespace {

/// What is left behind, with where it was.
class Leavings {
  public:
    explicit Leavings(const ObjectTable& from) : from_(from) {}

    void add(const std::string& where, const std::vector<ObjectMover::Left>& left) {
        for (const ObjectMover::Left& each : left) {
            items.push_back({where + each.how, from_[each.object].name, each.quantity});
        }
    }

    std::vector<LeftBehind> items;

  private:
    const ObjectTable& from_;
};

void moveStacks(std::vector<Stack>& stacks, const std::string& where, const ObjectMover& mover,
                Leavings& leavings) {
    std::vector<ObjectMover::Left> left;
    stacks = mover.moved(stacks, left);
    leavings.add(where, left);
}

void moveGoals(std::vector<Goal>& goals, const std::string& where, const ObjectMover& mover,
               Leavings& leavings) {
    std::vector<Goal> kept;
    for (Goal& goal : goals) {
        if (const auto object = mover.moved(goal.object)) {
            goal.object = *object;
            kept.push_back(std::move(goal));
        } else {
            leavings.add(where, {{goal.object, goal.atLeast}});
        }
    }
    goals = std::move(kept);
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
                   const Catalogues& catalogues, Leavings& leavings) {
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
            leavings.items.push_back({strategy.name + ", engraving", stylus, 1});
        }
    }
}

/// A theft that names no game is one of the document's, if that can have it.
void keepTheft(Strategy& strategy, nethack::Game from, nethack::Game to,
               const Catalogues& catalogues) {
    auto& theft = strategy.theft;
    if (theft && !theft->game && !faultsOf(*theft, to, catalogues.thieves()).empty()) {
        theft->game = from;
    }
}

/// All that is of the game's objects; what the strategy leaves to the document is not in it.
void moveStrategy(Strategy& strategy, nethack::Game from, nethack::Game to,
                  const Catalogues& catalogues, const ObjectMover& mover, Leavings& leavings) {
    moveEngraving(strategy, from, to, catalogues, leavings);
    keepTheft(strategy, from, to, catalogues);
    if (strategy.inventory) {
        moveStacks(*strategy.inventory, strategy.name + ", inventory", mover, leavings);
    }
    if (!strategy.polypile) {
        return;
    }
    moveGoals(strategy.polypile->goals, strategy.name + ", goal", mover, leavings);
    for (Pile& pile : strategy.polypile->line) {
        moveStacks(pile.stacks, strategy.name + ", pile " + std::to_string(pile.distance), mover,
                   leavings);
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
    const ObjectMover mover(*from, *to, game);
    Leavings leavings(*from);
    Document changed = document;
    changed.game = game;
    moveStacks(changed.inventory, "inventory", mover, leavings);
    for (Strategy& strategy : changed.strategies) {
        if (!strategy.game) {
            moveStrategy(strategy, document.game, game, catalogues, mover, leavings);
        }
    }
    std::vector<ObjectMover::Left> left;
    changed.appearanceMaterials = mover.moved(document.appearanceMaterials, left);
    leavings.add("known materials", left);
    return GameChange{std::move(changed), std::move(leavings.items)};
}

std::optional<GameChange> changeGameOfStrategy(const Document& document, std::size_t index,
                                               nethack::Game game, const Catalogues& catalogues) {
    const nethack::Game before = gameOf(document, document.strategies[index]);
    const ObjectTable* from = catalogues.objects(before);
    const ObjectTable* to = catalogues.objects(game);
    if (from == nullptr || to == nullptr) {
        return std::nullopt;
    }
    Leavings leavings(*from);
    Document changed = document;
    Strategy& strategy = changed.strategies[index];
    moveStrategy(strategy, before, game, catalogues, ObjectMover(*from, *to, game), leavings);
    strategy.game = game;
    return GameChange{std::move(changed), std::move(leavings.items)};
}

}  // namespace polyplan::plan
