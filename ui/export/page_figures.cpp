#include "ui/export/page_figures.h"

#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <map>
#include <set>

#include "core/nethack/polypile/rules.h"
#include "ui/look/figures.h"
#include "ui/look/text.h"
#include "ui/models/use_words.h"
#include "ui/polypile/fate_bar.h"

namespace polyplan::ui {

namespace {

using nethack::polypile::LineAnswer;
using nethack::polypile::PileAnswer;
using nethack::polypile::Source;

QString counted(std::int64_t count, const char* one, const char* several) {
    return QLocale(QLocale::English).toString(static_cast<qlonglong>(count)) + u' ' +
           QLatin1StringView(count == 1 ? one : several);
}

std::set<ObjectIndex> objectsOf(const std::vector<plan::Goal>& goals) {
    std::set<ObjectIndex> objects;
    for (const plan::Goal& goal : goals) {
        objects.insert(goal.object);
    }
    return objects;
}

QString sourceText(Source source) {
    switch (source) {
        case Source::Wand:
            return QStringLiteral("wand of polymorph");
        case Source::Spell:
            return QStringLiteral("spell of polymorph");
        case Source::SelfSquare:
            return QStringLiteral("zapped down at the own square");
        case Source::Potion:
            return QStringLiteral("each stack dipped into a potion of polymorph");
    }
    return {};
}

}  // namespace

std::vector<PileLoss> pileLosses(const plan::Polypile& polypile, const LineAnswer& answer) {
    std::vector<PileLoss> losses;
    for (std::size_t i = 0; i < polypile.line.size() && i < answer.piles.size(); ++i) {
        const PileLosses lost = lossesOf(polypile.line[i], answer.piles[i].ifHit);
        const double share = answer.piles[i].reached.value / std::max(1.0, lost.items);
        losses.push_back({polypile.line[i].distance, lost.shock * share, lost.fused * share,
                          lost.golem * share});
    }
    return losses;
}

Outcomes outcomesOf(const plan::Polypile& polypile, const LineAnswer& answer,
                    const ObjectTable& table, std::size_t most) {
    std::map<ObjectIndex, double> means;
    for (const PileAnswer& pile : answer.piles) {
        for (const auto& left : pile.overall) {
            means[left.object] += left.meanQuantity;
        }
    }
    for (const plan::Pile& pile : polypile.line) {
        for (const plan::Stack& stack : pile.stacks) {
            means.erase(stack.object);
        }
    }
    const std::set<ObjectIndex> wanted = objectsOf(polypile.goals);
    std::vector<ShownOutcome> all;
    all.reserve(means.size());
    for (const auto& [object, mean] : means) {
        all.push_back({toQString(table[object].name), mean, wanted.contains(object)});
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const ShownOutcome& a, const ShownOutcome& b) { return a.mean > b.mean; });

    Outcomes outcomes;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (i < most || all[i].isWanted) {
            outcomes.shown.push_back(all[i]);
        } else {
            ++outcomes.others;
            outcomes.othersMean += all[i].mean;
        }
    }
    return outcomes;
}

QString meanText(double mean) {
    if (mean >= 100) {
        return decimal(mean);
    }
    if (mean >= 0.1) {
        return QString::number(mean, 'f', mean >= 10 ? 1 : 2);
    }
    return mean >= 0.0001 || mean == 0 ? QString::number(mean, 'g', 2) : QStringLiteral("< 0.0001");
}

QString countText(const plan::Polypile& polypile) {
    std::int64_t stacks = 0;
    std::int64_t items = 0;
    for (const plan::Pile& pile : polypile.line) {
        for (const plan::Stack& stack : pile.stacks) {
            ++stacks;
            items += stack.quantity;
        }
    }
    const auto piles = static_cast<std::int64_t>(polypile.line.size());
    return QStringList{counted(stacks, "stack", "stacks"), counted(items, "item", "items"),
                       counted(piles, "pile", "piles")}
        .join(QStringLiteral(", "));
}

QString settingsText(const plan::Settings& settings, const plan::Polypile& polypile,
                     bool hasCards) {
    QStringList parts = {toQString(title(settings.game)), sourceText(polypile.source)};
    const int luck = settings.hero.luck;
    parts << QStringLiteral("Luck ") + (luck > 0 ? QStringLiteral("+") : QString()) + decimal(luck);
    parts << QStringLiteral("ledger level %1").arg(settings.ledgerLevel);
    const std::size_t known = settings.known.materials.size() + settings.known.discovered.size();
    if (known > 0) {
        parts << counted(static_cast<std::int64_t>(known), "known appearance", "known appearances");
    }
    if (polypile.zaps > 1) {
        parts << QLocale(QLocale::English).toString(polypile.zaps) + u' ' + severalUses(polypile) +
                     (hasCards ? QStringLiteral(", on the cards the first") : QString());
    } else if (!isDipped(polypile.source)) {
        parts << QStringLiteral("odds of one zap");
    }
    const nethack::polypile::Rules* rules = nethack::polypile::rulesOf(settings.game);
    if (polypile.turnsLater > 0 && rules != nullptr && rules->changesRevert) {
        parts << QStringLiteral("“later” is after ") +
                     counted(polypile.turnsLater, "turn", "turns");
    }
    return parts.join(QStringLiteral("  ·  "));
}

}  // namespace polyplan::ui
