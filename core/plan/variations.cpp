#include "core/plan/variations.h"

#include <algorithm>
#include <array>
#include <functional>

#include "core/nethack/polypile/fate.h"
#include "core/nethack/polypile/rules.h"
#include "core/plan/change_game.h"
#include "core/plan/edits/line_edits.h"
#include "core/plan/heartbeat_question.h"
#include "core/plan/limits.h"
#include "core/plan/settings.h"

namespace polyplan::plan {
namespace {

constexpr int bestLuck = 10;  ///< with a luckstone, without more than a few sacrifices
constexpr int armorClassStep = 2;

using Change =
    std::function<std::optional<Document>(const Document&, std::size_t, const Catalogues&)>;

struct VariationRow {
    std::string id;
    std::string label;
    std::string help;
    Change change;
};

/// A change of the strategy alone.
template <typename EditStrategy>
Change ofStrategy(EditStrategy edit) {
    return [edit](const Document& document, std::size_t strategy, const Catalogues& catalogues) {
        std::optional<Document> changed = document;
        const Settings settings = settingsOf(document, document.strategies[strategy], catalogues);
        edit(changed->strategies[strategy], settings);
        return changed;
    };
}

/// A new strategy has goals for a line that it may get, and nothing that they could ask about.
bool hasLine(const Strategy& strategy) {
    return strategy.polypile && !strategy.polypile->line.empty();
}

Change withLuck(int luck) {
    return ofStrategy([luck](Strategy& strategy, const Settings& settings) {
        if (hasLine(strategy) && settings.hero.luck != luck) {
            strategy.hero.luck = luck;
        }
    });
}

using EditObjects = std::function<Refusal(Draft&, const ObjectTable&)>;

/// What an edit makes of the plan; nothing where it refuses.
Change byEdit(EditObjects edit) {
    return [edit = std::move(edit)](const Document& document, std::size_t strategy,
                                    const Catalogues& catalogues) -> std::optional<Document> {
        const Strategy& asked = document.strategies[strategy];
        const ObjectTable* table = catalogues.objects(gameOf(document, asked));
        if (!asked.polypile || table == nullptr) {
            return std::nullopt;
        }
        Refusal refusal;
        Edited changed = edited(
            {.plan = document, .strategyIndex = static_cast<int>(strategy), .selection = {}},
            [&](Draft& draft) { refusal = edit(draft, *table); }, catalogues);
        return refusal ? std::nullopt : std::optional(std::move(changed.plan));
    };
}

Refusal splitIntoFours(Draft& draft, const ObjectTable& /*unused*/) {
    return line_edits::split(draft, line_edits::allStacks(draft.polypile),
                             nethack::polypile::halvedFrom - 1);
}

Refusal blessAll(Draft& draft, const ObjectTable& table) {
    return line_edits::setBuc(draft, line_edits::allStacks(draft.polypile), nethack::Buc::Blessed,
                              table);
}

/// As far as thefts ask for it.
void lowerArmorClass(Strategy& strategy, const Settings& settings) {
    if (!strategy.theft || strategy.theft->armorClass - armorClassStep < limits::armorClass.least) {
        return;
    }
    strategy.theft->armorClass -= armorClassStep;
    if (settings.hero.armorClass) {
        strategy.hero.armorClass = strategy.theft->armorClass;
    }
}

template <typename EditHeartbeat>
Change ofHeartbeat(EditHeartbeat edit) {
    return ofStrategy([edit](Strategy& strategy, const Settings& /*unused*/) {
        if (strategy.heartbeat) {
            edit(*strategy.heartbeat);
        }
    });
}

void changeOutfit(Heartbeat& heartbeat) {
    if (heartbeat.otherOutfit) {
        swapOutfits(heartbeat);
    }
}

void heal(Heartbeat& heartbeat) {
    if (heartbeat.creature.hp != heartbeat.creature.maxHp) {
        heartbeat.creature.hp.reset();
    }
}

void feed(Heartbeat& heartbeat) {
    heartbeat.creature.food = std::max(heartbeat.creature.food, powder::CreatureState().food);
}

void leaveForFloor(Heartbeat& heartbeat) {
    const powder::SquareState floor;
    heartbeat.square.terrain = floor.terrain;
    heartbeat.square.smoke = floor.smoke;
}

Change withGame(nethack::Game game) {
    return [game](const Document& document, std::size_t strategy,
                  const Catalogues& catalogues) -> std::optional<Document> {
        const Strategy& asked = document.strategies[strategy];
        const bool isOther = gameOf(document, asked) != game;
        const bool isEngravedByOther = asked.engraving && engravingGameOf(document, asked) != game;
        if (!(isOther && hasLine(asked)) && !isEngravedByOther) {
            return std::nullopt;
        }
        GameChange change{document, {}};
        if (isOther) {
            auto changed = changeGameOfStrategy(document, strategy, game, catalogues);
            if (!changed) {
                return std::nullopt;
            }
            change = std::move(*changed);
        }
        return changeGameOfEngraving(change.document, strategy, std::nullopt, catalogues).document;
    };
}

std::vector<VariationRow> rows() {
    std::vector<VariationRow> all = {
        {"luck 10", "Luck 10", "The same at Luck +10", withLuck(bestLuck)},
        {"luck -10", "Luck −10", "The same at Luck −10", withLuck(-bestLuck)},
        {"blessed", "All blessed", "Every stack of the line blessed", byEdit(blessAll)},
        {"fours", "In fours", "Stacks of five or more split into stacks of four",
         byEdit(splitIntoFours)},
        {"armor class", "2 armor classes better", "The hero's armor class lower by 2",
         ofStrategy(lowerArmorClass)},
        {"other outfit", "In the other outfit", "Both outfits change places",
         ofHeartbeat(changeOutfit)},
        {"unhurt", "Unhurt", "The creature has all its HP", ofHeartbeat(heal)},
        {"fed", "Well fed", "The creature's food as at the start of a game", ofHeartbeat(feed)},
        {"floor", "On bare floor", "The creature stands on floor, without smoke",
         ofHeartbeat(leaveForFloor)},
    };
    for (const nethack::Game game : nethack::allGames) {
        const nethack::polypile::Rules* rules = nethack::polypile::rulesOf(game);
        if (rules == nullptr) {
            continue;
        }
        all.push_back({"game " + std::string(id(game)), std::string(title(game)),
                       "By the rules and with the objects of " + std::string(title(game)) +
                           (rules->restsOnDescription
                                ? "; its own source was not at hand: SLASH'EM's rules stand in"
                                : ""),
                       withGame(game)});
    }
    return all;
}

std::optional<Variation> made(const VariationRow& row, const Document& document,
                              std::size_t strategy, const Catalogues& catalogues) {
    auto changed = row.change(document, strategy, catalogues);
    if (!changed || changed->strategies[strategy] == document.strategies[strategy]) {
        return std::nullopt;
    }
    return Variation{row.id, row.label, row.help, std::move(*changed)};
}

}  // namespace

std::vector<Variation> variationsOf(const Document& document, std::size_t strategy,
                                    const Catalogues& catalogues) {
    std::vector<Variation> all;
    if (strategy >= document.strategies.size()) {
        return all;
    }
    for (const VariationRow& row : rows()) {
        if (auto variation = made(row, document, strategy, catalogues)) {
            all.push_back(std::move(*variation));
        }
    }
    return all;
}

std::string variationLabel(const std::string& id) {
    for (const VariationRow& row : rows()) {
        if (row.id == id) {
            return row.label;
        }
    }
    return {};
}

std::optional<Variation> variationOf(const Document& document, std::size_t strategy,
                                     const std::string& id, const Catalogues& catalogues) {
    for (const VariationRow& row : rows()) {
        if (row.id == id && strategy < document.strategies.size()) {
            return made(row, document, strategy, catalogues);
        }
    }
    return std::nullopt;
}

}  // namespace polyplan::plan
