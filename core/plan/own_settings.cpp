#include "core/plan/own_settings.h"

#include <algorithm>

namespace polyplan::plan {
namespace {

/// @param ownOf the strategy's own value, a reference to an optional
template <typename Value, typename OwnOf>
void setOwnValue(Document& document, std::size_t strategy, Value& shared, const Value& value,
                 const OwnOf& ownOf) {
    auto& strategies = document.strategies;
    if (strategies.empty()) {
        shared = value;
        return;
    }
    ownOf(strategies[strategy]) = value;
    const bool agree = std::ranges::all_of(strategies, [&](Strategy& each) {
        const auto& own = ownOf(each);
        return (own ? *own : shared) == value;
    });
    if (agree) {
        shared = value;
    }
    for (Strategy& each : strategies) {
        if (auto& own = ownOf(each); own && *own == shared) {
            own.reset();
        }
    }
}

template <typename Value>
void share(std::optional<Value>& own, std::optional<Value>& shared) {
    shared = own ? own : shared;
}

OwnHero nothingOwn(const OwnHero& hero) {
    OwnHero rest;
    rest.unknown = hero.unknown;
    return rest;
}

}  // namespace

void setLuck(Document& document, std::size_t strategy, int luck) {
    setOwnValue(
        document, strategy, document.hero.luck, luck,
        [](Strategy & of) -> auto& { return of.hero.luck; });
}

void setHeroLevel(Document& document, std::size_t strategy, int level) {
    int shared = document.hero.level.value_or(assumedHeroLevel);
    setOwnValue(
        document, strategy, shared, level, [](Strategy & of) -> auto& { return of.hero.level; });
    document.hero.level = shared;
}

void setLedgerLevel(Document& document, std::size_t strategy, int level) {
    setOwnValue(
        document, strategy, document.ledgerLevel, level,
        [](Strategy & of) -> auto& { return of.ledgerLevel; });
}

bool agreeInSettings(const Document& document) {
    return std::ranges::all_of(document.strategies, [&document](const Strategy& each) {
        return !each.ledgerLevel && each.hero == nothingOwn(each.hero) &&
               each.game.value_or(document.game) == document.game;
    });
}

void shareSettings(Document& document, std::size_t strategy) {
    OwnHero& hero = document.strategies[strategy].hero;
    document.hero.luck = hero.luck.value_or(document.hero.luck);
    share(hero.level, document.hero.level);
    share(hero.dexterity, document.hero.dexterity);
    share(hero.armorClass, document.hero.armorClass);
    document.hero.conditions = hero.conditions.value_or(document.hero.conditions);
    document.ledgerLevel = document.strategies[strategy].ledgerLevel.value_or(document.ledgerLevel);
    for (Strategy& each : document.strategies) {
        each.hero = nothingOwn(each.hero);
        each.ledgerLevel.reset();
    }
}

}  // namespace polyplan::plan
