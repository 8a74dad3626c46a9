#include "core/plan/change_game.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/nethack/engraving/stylus.h"
#include "core/nethack/engraving/words.h"
#include "core/nethack/theft/encounter.h"
#include "core/plan/moved_objects.h"
#include "core/plan/set_aside.h"
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

    void addNotes(const std::string& where, const std::vector<ObjectMover::Left>& left) {
        for (const ObjectMover::Left& each : left) {
            items.push_back({.where = where + each.how,
                             .object = from_[each.object].name,
                             .kind = Leaving::Note});
        }
    }

    std::vector<LeftBehind> items;

  private:
    const ObjectTable& from_;
};

/// Into another version; what it does not know is set aside and listed.
class Move {
  public:
    Move(nethack::Game from, const ObjectMover& mover, std::vector<SetAside>& setAside,
         Leavings& leavings)
        : from_(from), mover_(mover), setAside_(setAside), leavings_(leavings) {}

    void stacks(std::vector<Stack>& stacks, std::optional<int> distance, const std::string& where) {
        std::vector<ObjectMover::Left> left;
        stacks = movedOrSetAside(stacks, distance, from_, mover_, setAside_, left);
        leavings_.add(where, left);
    }

    void goals(std::vector<Goal>& goals, const std::string& where) {
        std::vector<Goal> kept;
        for (std::size_t i = 0; i < goals.size(); ++i) {
            Goal& goal = goals[i];
            if (const auto object = mover_.moved(goal.object)) {
                goal.object = *object;
                kept.push_back(std::move(goal));
                continue;
            }
            leavings_.add(where, {{goal.object, goal.atLeast}});
            SetAside& entry = setAside_.emplace_back();
            entry.game = from_;
            entry.index = static_cast<int>(i);
            entry.goals = {std::move(goal)};
        }
        goals = std::move(kept);
    }

  private:
    nethack::Game from_;
    const ObjectMover& mover_;
    std::vector<SetAside>& setAside_;
    Leavings& leavings_;
};

/// The name of a stylus in another version; nothing if it has none there.
std::optional<std::string> movedStylus(const std::string& name, nethack::Game from,
                                       nethack::Game to, const Catalogues& catalogues) {
    const auto here = catalogues.engraving(from);
    const auto there = *catalogues.engraving(to);
    if (findStylus(name, to, there)) {
        return name;
    }
    const auto stylus = here ? findStylus(name, from, *here) : std::nullopt;
    const bool isKind = stylus && stylus->object != nullptr && stylus->look == nullptr;
    return isKind ? stylusFor(*stylus->object, to, there) : std::nullopt;
}

/// Nothing happens to it in a game that has no rules for engraving: none is asked there.
void moveEngraving(const std::string& strategy, Engraving& engraving, nethack::Game from,
                   nethack::Game to, const Catalogues& catalogues,
                   std::vector<LeftBehind>& leftBehind) {
    if (!catalogues.engraving(to)) {
        return;
    }
    std::vector<std::string> overlaid;
    for (const std::string& stylus : engraving.overlaid) {
        if (auto moved = movedStylus(stylus, from, to, catalogues)) {
            overlaid.push_back(std::move(*moved));
        }
    }
    engraving.overlaid = std::move(overlaid);
    const auto known = nethack::engraving::offeredConditions(to);
    std::erase_if(engraving.conditions, [&known](nethack::engraving::Condition condition) {
        return std::ranges::find(known, condition) == known.end();
    });
    if (!engraving.stylus) {
        return;
    }
    const std::string stylus = *engraving.stylus;
    engraving.stylus = movedStylus(stylus, from, to, catalogues);
    if (engraving.stylus) {
        dropArtifactOfOtherKind(engraving.stylusState, *engraving.stylus, to,
                                *catalogues.engraving(to));
    } else {
        engraving.stylusState = {};
        engraving.stylus = nethack::engraving::fingers;
        if (engraving.wear) {
            engraving.wear->engravingType.reset();
        }
        leftBehind.push_back(
            {.where = strategy + ", engraving", .object = stylus, .kind = Leaving::Stylus});
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
    if (strategy.engraving && !strategy.engraving->game) {  // it is one of the strategy's game
        moveEngraving(strategy.name, *strategy.engraving, from, to, catalogues, leavings.items);
    }
    keepTheft(strategy, from, to, catalogues);
    std::vector<SetAside> setAside;
    Move move(from, mover, setAside, leavings);
    if (strategy.inventory) {
        move.stacks(*strategy.inventory, {}, strategy.name + ", inventory");
    }
    if (strategy.polypile) {
        move.goals(strategy.polypile->goals, strategy.name + ", goal");
        for (Pile& pile : strategy.polypile->line) {
            move.stacks(pile.stacks, pile.distance,
                        strategy.name + ", pile " + std::to_string(pile.distance));
        }
    }
    restoreSetAside(strategy.setAside, strategy.inventory ? &*strategy.inventory : nullptr,
                    strategy.polypile ? &*strategy.polypile : nullptr, to, catalogues);
    std::ranges::move(setAside, std::back_inserter(strategy.setAside));
}

/// Of a game whose objects are not known, none are in a plan: those of any other do.
const ObjectTable* objectsIn(nethack::Game game, const ObjectTable& other,
                             const Catalogues& catalogues) {
    const ObjectTable* own = catalogues.objects(game);
    return own == nullptr ? &other : own;
}

}  // namespace

std::optional<GameChange> changeGame(const Document& document, nethack::Game game,
                                     const Catalogues& catalogues) {
    const ObjectTable* to = catalogues.objects(game);
    if (to == nullptr) {
        return std::nullopt;
    }
    const ObjectTable* from = objectsIn(document.game, *to, catalogues);
    const ObjectMover mover(*from, *to, game);
    Leavings leavings(*from);
    Document changed = document;
    changed.game = game;
    std::vector<SetAside> setAside;
    Move(document.game, mover, setAside, leavings).stacks(changed.inventory, {}, "inventory");
    restoreSetAside(changed.setAside, &changed.inventory, nullptr, game, catalogues);
    std::ranges::move(setAside, std::back_inserter(changed.setAside));
    for (Strategy& strategy : changed.strategies) {
        if (!strategy.game) {
            moveStrategy(strategy, document.game, game, catalogues, mover, leavings);
        }
    }
    std::vector<ObjectMover::Left> left;
    changed.appearanceMaterials = mover.moved(document.appearanceMaterials, left);
    leavings.addNotes("known materials", left);
    left.clear();
    changed.discoveries = mover.moved(document.discoveries, left);
    leavings.addNotes("discoveries", left);
    return GameChange{std::move(changed), std::move(leavings.items)};
}

std::optional<GameChange> changeGameOfStrategy(const Document& document, std::size_t index,
                                               nethack::Game game, const Catalogues& catalogues) {
    const nethack::Game before = gameOf(document, document.strategies[index]);
    const ObjectTable* to = catalogues.objects(game);
    if (to == nullptr) {
        return std::nullopt;
    }
    const ObjectTable* from = objectsIn(before, *to, catalogues);
    Leavings leavings(*from);
    Document changed = document;
    Strategy& strategy = changed.strategies[index];
    moveStrategy(strategy, before, game, catalogues, ObjectMover(*from, *to, game), leavings);
    strategy.game = game;
    return GameChange{std::move(changed), std::move(leavings.items)};
}

GameChange changeGameOfEngraving(const Document& document, std::size_t index,
                                 std::optional<nethack::Game> own, const Catalogues& catalogues) {
    GameChange change{document, {}};
    Strategy& strategy = change.document.strategies[index];
    if (strategy.engraving) {
        moveEngraving(strategy.name, *strategy.engraving, engravingGameOf(document, strategy),
                      own.value_or(gameOf(document, strategy)), catalogues, change.leftBehind);
        strategy.engraving->game = own;
    }
    return change;
}

std::optional<GameChange> shareGame(const Document& document, std::size_t index,
                                    const Catalogues& catalogues) {
    const nethack::Game game = gameOf(document, document.strategies[index]);
    std::optional<GameChange> all =
        document.game == game ? GameChange{document, {}} : changeGame(document, game, catalogues);
    for (std::size_t i = 0; all && i < document.strategies.size(); ++i) {
        if (gameOf(all->document, all->document.strategies[i]) != game) {
            auto one = changeGameOfStrategy(all->document, i, game, catalogues);
            if (!one) {
                return std::nullopt;
            }
            all->document = std::move(one->document);
            std::ranges::move(one->leftBehind, std::back_inserter(all->leftBehind));
        }
        all->document.strategies[i].game.reset();
    }
    return all;
}

}  // namespace polyplan::plan
