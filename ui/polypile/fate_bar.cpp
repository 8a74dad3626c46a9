#include "ui/polypile/fate_bar.h"

#include <algorithm>

#include "ui/look/theme.h"

namespace polyplan::ui {
using nethack::polypile::ItemMeans;
using nethack::polypile::StackOdds;

QColor color(const Theme& theme, ItemFate fate) {
    const std::array colors = {theme.kept,  theme.wanted, theme.other,
                               theme.shock, theme.fused,  theme.golem};
    return colors.at(static_cast<std::size_t>(fate));
}

QString word(ItemFate fate) {
    static const std::array words = {
        QStringLiteral("kept"),           QStringLiteral("changed into something wanted"),
        QStringLiteral("changed"),        QStringLiteral("lost to system shock"),
        QStringLiteral("lost by fusing"), QStringLiteral("lost to a golem")};
    return words.at(static_cast<std::size_t>(fate));
}

bool canMeet(ItemFate fate, nethack::polypile::Source source) {
    return !isDipped(source) || (fate != ItemFate::Shock && fate != ItemFate::Golem);
}

FateBar fateBar(const nethack::Stack& stack, const StackOdds& odds) {
    const double whole = std::max(1, stack.quantity);
    const ItemMeans& items = odds.items;
    return {items.kept / whole,
            items.wanted / whole,
            std::max(0.0, items.changed - items.wanted) / whole,
            (items.shockedAway + items.shockedOff) / whole,
            items.fused / whole,
            items.absorbed / whole};
}

PileLosses lossesOf(const plan::Pile& pile, const nethack::polypile::PileOdds& odds) {
    PileLosses losses;
    for (std::size_t i = 0; i < pile.stacks.size(); ++i) {
        const ItemMeans& items = odds.stacks[i].items;
        losses.items += pile.stacks[i].quantity;
        losses.shockedAway += items.shockedAway;
        losses.shockedOff += items.shockedOff;
        losses.fused += items.fused;
        losses.golem += items.absorbed;
    }
    losses.shock = losses.shockedAway + losses.shockedOff;
    return losses;
}

}  // namespace polyplan::ui
