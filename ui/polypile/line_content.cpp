#include "ui/polypile/line_content.h"

#include <QStringList>
#include <algorithm>
#include <functional>

#include "core/nethack/identities.h"
#include "core/nethack/polypile/laid_down.h"
#include "core/nethack/polypile/reversion.h"
#include "core/plan/line_of.h"
#include "ui/look/figures.h"
#include "ui/look/text.h"
#include "ui/models/stack_words.h"

namespace polyplan::ui {

using nethack::polypile::Source;
using nethack::polypile::StackOdds;

const plan::Pile& LineContent::pile(int pile) const {
    return polypile_.line[static_cast<std::size_t>(pile)];
}

const plan::Stack& LineContent::stack(StackPosition position) const {
    return pile(position.pile).stacks[static_cast<std::size_t>(position.stack)];
}

Card LineContent::plainCard(StackPosition position) const {
    const plan::Stack& stack = this->stack(position);
    const ObjectType& type = table_[stack.object];
    const ObjectIndex lies = plan::lyingObject(polypile_, table_, stack);
    Card card;
    card.glyph = QLatin1Char(type.symbol);
    card.color = type.color;
    card.name = cardName(stack, table_);
    card.quantity = stack.quantity;
    card.canStack = type.stacks;
    card.isWanted = std::any_of(polypile_.goals.begin(), polypile_.goals.end(),
                                [lies](const plan::Goal& goal) { return goal.object == lies; });
    card.isPinned = stack.pinned;
    card.buc = stack.buc;
    card.detail = cardDetail(stack, table_);
    return card;
}

Card LineContent::card(StackPosition position) const {
    const plan::Stack& stack = this->stack(position);
    Card card = plainCard(position);
    card.material = materialOf(plan::lyingObject(polypile_, table_, stack));
    const auto known =
        figures_.stack(pile(position.pile), static_cast<std::size_t>(position.stack));
    if (known.odds != nullptr) {
        card.bar = fateBar(*known.stack, *known.odds);
        if (known.odds->turnsBack > 0.0) {
            // The sign alone, and first: a detail that is too long is cut at its end, and the turns
            // are the same on all cards. Figures and tooltip tell them.
            card.detail = (turnsBackMark + (u' ' + card.detail)).trimmed();
        }
    }
    card.isStale = !figures_.isCurrent();
    return card;
}

PileHead LineContent::head(int index) const {
    const plan::Pile& pile = this->pile(index);
    PileHead head;
    head.number = QString::number(pile.distance);
    head.showsReach = polypile_.source == Source::Wand || polypile_.source == Source::Spell;
    head.showsGolem = !isDipped(polypile_.source);
    if (const PileSummary* summary = figures_.pile(pile.distance)) {
        head.figures = *summary;
    }
    head.isStale = !figures_.isCurrent();
    return head;
}

std::optional<double> LineContent::reach(int distance) const {
    const std::vector<double>& squares = figures_.squares();
    if (squares.empty() || distance < 1) {
        return std::nullopt;
    }
    const auto index = static_cast<std::size_t>(distance) - 1;
    return index < squares.size() ? squares[index] : 0.0;
}

QString LineContent::reachWords(int distance) const {
    const std::optional<double> known = reach(distance);
    return known ? QStringLiteral("\nthe zap gets here: %1").arg(percent(*known)) : QString();
}

PileFoot LineContent::foot(int index) const {
    const plan::Pile& pile = this->pile(index);
    const plan::LabelOdds* odds = engravingOdds(index);
    PileFoot foot{.label = toQString(pile.label),
                  .engraving = toQString(pile.engraving.text),
                  .figure = {},
                  .figureInWords = {}};
    if (odds != nullptr) {
        foot.figure = percent(odds->cameOutRight);
        foot.figureInWords = QStringLiteral("%1 right").arg(foot.figure);
    }
    return foot;
}

LineContent::Labels LineContent::labelsOf(const plan::Polypile& polypile, nethack::Game game,
                                          const plan::Catalogues& catalogues) {
    Labels labels;
    labels.reserve(polypile.line.size());
    for (const plan::Pile& pile : polypile.line) {
        labels.push_back(plan::labelOdds(pile.engraving, game, catalogues));
    }
    return labels;
}

const plan::LabelOdds* LineContent::engravingOdds(int pile) const {
    const auto index = static_cast<std::size_t>(pile);
    return index < labels_.size() && labels_[index] ? &*labels_[index] : nullptr;
}

QString LineContent::title(StackPosition position) const {
    if (position.stack >= 0) {
        return markedTitle(stack(position), table_);
    }
    const auto count = pile(position.pile).stacks.size();
    return QStringLiteral("pile on square %1, %2 %3")
        .arg(pile(position.pile).distance)
        .arg(count)
        .arg(count == 1 ? QStringLiteral("stack") : QStringLiteral("stacks"));
}

QString LineContent::description(StackPosition position) const {
    return position.stack >= 0 ? stackFigures(position) : pileFigures(position.pile);
}

QString LineContent::stackFigures(StackPosition position) const {
    const auto index = static_cast<std::size_t>(position.stack);
    const ObjectIndex lies = plan::lyingObject(polypile_, table_, stack(position));
    QStringList lines = {QStringLiteral("stack %1 of %2 on square %3, made of %4")
                             .arg(position.stack + 1)
                             .arg(pile(position.pile).stacks.size())
                             .arg(pile(position.pile).distance)
                             .arg(materialOf(lies))};
    const QString putDown = toQString(nethack::polypile::laidDownWords(table_, stack(position)));
    if (!putDown.isEmpty() && !isDipped(polypile_.source)) {
        lines << putDown;
    }
    lines << besideTitle(stack(position));
    if (stack(position).pinned) {
        lines << QStringLiteral("pinned to its square");
    }
    if (const QString may = identities(stack(position)); !may.isEmpty()) {
        lines << may;
    }
    if (stack(position).hazyRemembering) {
        lines << QStringLiteral(
                     "hazy: turns back into %1 unless it is dipped into restore ability (H)")
                     .arg(toQString(table_[*stack(position).hazyRemembering].name));
    }
    if (const StackOdds* odds = figures_.stack(pile(position.pile), index).odds) {
        const double shocked = odds->shudderedAllLost + odds->shudderedSomeLeft;
        lines << QStringLiteral("changes: %1").arg(percent(odds->polymorphed))
              << QStringLiteral("resists: %1").arg(percent(odds->resisted));
        if (!isDipped(polypile_.source)) {
            lines << QStringLiteral("system shock: %1, all of it lost: %2")
                         .arg(percent(shocked), percent(odds->shudderedAllLost))
                  << QStringLiteral("what is left goes into a golem: %1")
                         .arg(percent(odds->remainderAbsorbedByGolem));
        }
        if (odds->turnsBack > 0.0) {
            lines << QStringLiteral(
                         "%1: what it becomes turns back after %2 to %3 turns: %4; a dip into "
                         "restore ability keeps it, its curse, erosion and enchantment "
                         "stay either way")
                         .arg(turnsBackMark)
                         .arg(nethack::polypile::leastHazyTurns)
                         .arg(nethack::polypile::mostHazyTurns)
                         .arg(percent(odds->turnsBack));
        }
    }
    return lines.join(u'\n');
}

QString LineContent::identities(const plan::Stack& stack) const {
    if (!table_[stack.object].isLook()) {
        return {};
    }
    constexpr std::size_t named = 8;
    auto all = nethack::identitiesOf(table_, stack, known_);
    std::ranges::stable_sort(all, std::ranges::greater(), &nethack::Identity::probability);
    QStringList words;
    for (std::size_t i = 0; i < std::min(named, all.size()); ++i) {
        words << QStringLiteral("%1 %2").arg(toQString(table_[all[i].object].name),
                                             percent(all[i].probability));
    }
    if (all.size() > named) {
        words << QStringLiteral("%1 others").arg(all.size() - named);
    }
    return QStringLiteral("not identified, its odds are averaged over what it may be: ") +
           words.join(QStringLiteral(", "));
}

QString LineContent::materialOf(ObjectIndex object) const {
    const std::optional<Material>& material = materials_[object];
    return material ? materialWord(*material) : QStringLiteral("?");
}

QString LineContent::pileFigures(int index) const {
    const PileHead head = this->head(index);
    QStringList lines;
    if (head.figures) {
        if (head.showsReach) {
            lines << QStringLiteral("the zap gets here: %1").arg(percent(head.figures->reached));
        }
        if (head.showsGolem) {
            QString golem = QStringLiteral("a golem rises: ") + percent(head.figures->golem);
            if (!head.figures->golemKind.isEmpty()) {
                golem += QStringLiteral(", most likely: ") + head.figures->golemKind;
            }
            if (head.figures->hasOtherGolems()) {
                golem += QStringLiteral(" (%1)").arg(percent(head.figures->ofKind));
            }
            lines << golem;
        }
        lines << (head.showsReach ? QStringLiteral("items lost on average, if hit: %1")
                                  : QStringLiteral("items lost on average: %1"))
                     .arg(percent(std::max(0.0, head.figures->lostShare)));
    }
    const PileFoot foot = this->foot(index);
    if (!foot.label.isEmpty()) {
        lines << QStringLiteral("labeled “%1”").arg(foot.label);
    }
    if (!foot.engraving.isEmpty()) {
        lines << QStringLiteral("engraved “%1”").arg(foot.engraving);
        if (const plan::LabelOdds* odds = engravingOdds(index)) {
            lines << QStringLiteral("it came out right: %1").arg(percent(odds->cameOutRight))
                  << (head.showsReach
                          ? QStringLiteral("a zap along the line leaves it; one walk over it does: "
                                           "%1")
                          : QStringLiteral("one walk over it leaves it: %1"))
                         .arg(percent(odds->outlastsWalk));
        }
    }
    return lines.join(u'\n');
}

}  // namespace polyplan::ui
