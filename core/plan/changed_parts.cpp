#include "core/plan/changed_parts.h"

#include "core/plan/calculators.h"
#include "core/plan/settings.h"

namespace polyplan::plan {

std::vector<std::string_view> changedParts(const StrategyIn& before, const StrategyIn& after,
                                           const Catalogues& catalogues) {
    const Strategy& was = before.strategy;
    const Strategy& is = after.strategy;
    const Settings settingsBefore = settingsOf(before.document, was, catalogues);
    const Settings settings = settingsOf(after.document, is, catalogues);
    const bool sameGame = settingsBefore.game == settings.game;
    std::vector<std::string_view> parts;
    const auto compare = [&parts](std::string_view id, bool isSame) {
        if (!isSame) {
            parts.push_back(id);
        }
    };
    compare("polypile", was.polypile == is.polypile && settingsBefore == settings &&
                            inventoryOf(before.document, was, catalogues) ==
                                inventoryOf(after.document, is, catalogues));
    compare("engraving", was.engraving == is.engraving && (sameGame || !is.engraving) &&
                             settingsBefore.hero.dexterity == settings.hero.dexterity);
    compare("damage", was.damage == is.damage);
    compare("theft", was.theft == is.theft && (sameGame || !is.theft) &&
                         settingsBefore.hero.armorClass == settings.hero.armorClass);
    compare("heartbeat", was.heartbeat == is.heartbeat);
    return parts;
}

std::vector<std::string_view> askedParts(const Document& document, std::size_t strategy,
                                         const Catalogues& catalogues) {
    std::vector<std::string_view> parts;
    if (strategy < document.strategies.size()) {
        for (const Calculator& each : calculators(catalogues)) {
            if (!each.questions(document, document.strategies[strategy]).empty()) {
                parts.push_back(each.id);
            }
        }
    }
    return parts;
}

}  // namespace polyplan::plan
