#include "ui/polypile/fate_bar.h"

#include <algorithm>

#include "ui/look/theme.h"

namespace polyplan::ui {
namespace {

using nethack::polypile::StackOdds;
using nethack::polypile::ValueOdds;

double meanShare(const std::vector<ValueOdds>& quantities, int whole) {
    double sum = 0;
    for (const ValueOdds& odds : quantities) {
        sum += odds.probability * std::min(odds.value, whole) / whole;
    }
    return sum;
}

/// What comes of a stack's items before any golem.
struct Shares {
    double kept;
    double changed;
    double shock;
    double fused;
};

Shares sharesOf(const nethack::Stack& stack, const StackOdds& odds) {
    const int whole = std::max(1, stack.quantity);
    const double leftByShock = meanShare(odds.quantityAfterShudder, whole);
    const double changed = meanShare(odds.quantityAfterPolymorph, whole);
    return {.kept = odds.unaffected + odds.resisted + odds.shudderedButUnharmed + leftByShock,
            .changed = changed,
            .shock = std::max(0.0, odds.shudderedAllLost + odds.shudderedSomeLeft - leftByShock),
            .fused = std::max(0.0, odds.polymorphed - changed)};
}

double wantedChance(const StackOdds& odds, const std::vector<plan::Goal>& goals) {
    double sum = 0;
    for (const auto& into : odds.polymorphedInto) {
        const auto isWanted = [&into](const plan::Goal& goal) {
            return goal.object == into.object;
        };
        if (std::any_of(goals.begin(), goals.end(), isWanted)) {
            sum += into.probability;
        }
    }
    return sum;
}

}  // namespace

QColor color(const Theme& theme, Fate fate) {
    const std::array colors = {theme.kept,  theme.wanted, theme.other,
                               theme.shock, theme.fused,  theme.golem};
    return colors.at(static_cast<std::size_t>(fate));
}

QString word(Fate fate) {
    static const std::array words = {
        QStringLiteral("kept"),           QStringLiteral("changed into something wanted"),
        QStringLiteral("changed"),        QStringLiteral("lost to system shock"),
        QStringLiteral("lost by fusing"), QStringLiteral("lost to a golem")};
    return words.at(static_cast<std::size_t>(fate));
}

FateBar fateBar(const nethack::Stack& stack, const StackOdds& odds,
                const std::vector<plan::Goal>& goals) {
    const Shares shares = sharesOf(stack, odds);
    const double wantedPart =
        odds.polymorphed > 0 ? std::min(1.0, wantedChance(odds, goals) / odds.polymorphed) : 0;
    const double anyLeft = 1 - odds.shudderedAllLost;
    const double absorbed =
        anyLeft > 0 ? std::min(1.0, odds.remainderAbsorbedByGolem / anyLeft) : 0;
    const double spared = 1 - absorbed;
    return {shares.kept * spared,
            shares.changed * wantedPart * spared,
            shares.changed * (1 - wantedPart) * spared,
            shares.shock,
            shares.fused,
            (shares.kept + shares.changed) * absorbed};
}

PileLosses lossesOf(const plan::Pile& pile, const nethack::polypile::PileOdds& odds) {
    constexpr double roundingError = 1e-12;
    PileLosses losses;
    double left = 0;
    for (std::size_t i = 0; i < pile.stacks.size(); ++i) {
        const plan::Stack& stack = pile.stacks[i];
        const Shares shares = sharesOf(stack, odds.stacks[i]);
        losses.items += stack.quantity;
        losses.shock += stack.quantity * shares.shock;
        losses.fused += stack.quantity * shares.fused;
        left += stack.quantity * (shares.kept + shares.changed);
    }
    double after = 0;
    for (const auto& object : odds.finalQuantity) {
        after += object.meanQuantity;
    }
    losses.golem = left - after > roundingError * left ? left - after : 0;
    return losses;
}

}  // namespace polyplan::ui
