#include "core/plan/settings.h"

#include <optional>

#include "core/plan/moved_objects.h"

namespace polyplan::plan {
namespace {

/// Nothing where the strategy is of the document's objects, or of a game whose are not known.
std::optional<ObjectMover> moverTo(const Strategy& strategy, const Document& document,
                                   const Catalogues& catalogues) {
    const nethack::Game game = gameOf(document, strategy);
    const ObjectTable* from = catalogues.objects(document.game);
    const ObjectTable* to = catalogues.objects(game);
    return from == to || from == nullptr || to == nullptr
               ? std::nullopt
               : std::optional(ObjectMover(*from, *to, game));
}

bool hasObjects(const Strategy& strategy, const Document& document, const Catalogues& catalogues) {
    return catalogues.objects(gameOf(document, strategy)) != nullptr;
}

}  // namespace

nethack::Game gameOf(const Document& document, const Strategy& strategy) {
    return strategy.game.value_or(document.game);
}

nethack::Game engravingGameOf(const Document& document, const Strategy& strategy) {
    const nethack::Game game = gameOf(document, strategy);
    return strategy.engraving ? strategy.engraving->game.value_or(game) : game;
}

Settings settingsOf(const Document& document, const Strategy& strategy,
                    const Catalogues& catalogues) {
    Settings settings{.game = gameOf(document, strategy),
                      .hero = document.hero,
                      .ledgerLevel = strategy.ledgerLevel.value_or(document.ledgerLevel)};
    const OwnHero& own = strategy.hero;
    settings.hero.luck = own.luck.value_or(document.hero.luck);
    settings.hero.level = own.level ? own.level : document.hero.level;
    settings.hero.dexterity = own.dexterity ? own.dexterity : document.hero.dexterity;
    settings.hero.armorClass = own.armorClass ? own.armorClass : document.hero.armorClass;
    settings.hero.conditions = own.conditions.value_or(document.hero.conditions);
    if (const auto mover = moverTo(strategy, document, catalogues)) {
        std::vector<ObjectMover::Left> left;
        settings.known.materials = mover->moved(document.appearanceMaterials, left);
        settings.known.discovered = mover->moved(document.discoveries, left);
    } else if (hasObjects(strategy, document, catalogues)) {
        settings.known.materials = document.appearanceMaterials;
        settings.known.discovered = document.discoveries;
    }
    return settings;
}

std::vector<Stack> inventoryOf(const Document& document, const Strategy& strategy,
                               const Catalogues& catalogues) {
    if (strategy.inventory) {
        return *strategy.inventory;
    }
    if (const auto mover = moverTo(strategy, document, catalogues)) {
        std::vector<ObjectMover::Left> left;
        return mover->moved(document.inventory, left);
    }
    return hasObjects(strategy, document, catalogues) ? document.inventory : std::vector<Stack>();
}

nethack::engraving::Request engravingRequest(const Settings& settings, const Engraving& engraving) {
    nethack::engraving::Request request = engraving;
    request.game = engraving.game.value_or(settings.game);
    if (!request.dexterity) {
        request.dexterity = settings.hero.dexterity;
    }
    return request;
}

nethack::theft::Request theftRequest(const Settings& settings,
                                     const nethack::theft::Request& theft) {
    nethack::theft::Request request = theft;
    request.game = theft.game.value_or(settings.game);
    return request;
}

}  // namespace polyplan::plan
