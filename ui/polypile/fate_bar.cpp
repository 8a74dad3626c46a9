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
    const int whole = std::max(1, stack.quantity);
    const double leftByShock = meanShare(odds.quantityAfterShudder, whole);
    const double shock = odds.shudderedAllLost + odds.shudderedSomeLeft - leftByShock;
    const double changed = meanShare(odds.quantityAfterPolymorph, whole);
    const double fused = odds.polymorphed - changed;
    const double kept = odds.unaffected + odds.resisted + odds.shudderedButUnharmed + leftByShock;
    const double wantedPart =
        odds.polymorphed > 0 ? wantedChance(odds, goals) / odds.polymorphed : 0;

    const double left = kept + changed;
    const double spared = left > 0 ? std::max(0.0, left - odds.remainderAbsorbedByGolem) / left : 1;
    return {kept * spared,
            changed * wantedPart * spared,
            changed * std::max(0.0, 1 - wantedPart) * spared,
            std::max(0.0, shock),
            std::max(0.0, fused),
            left * (1 - spared)};
}

}  // namespace polyplan::ui
