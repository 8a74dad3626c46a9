#include "ui/shell/status_line.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QStatusBar>
#include <QStyleOption>
#include <QTimer>

#include "ui/charts/legend.h"
#include "ui/document/plan_document.h"
#include "ui/look/figures.h"
#include "ui/look/theme.h"
#include "ui/models/estimate_text.h"
#include "ui/models/odds_service.h"
#include "ui/models/stack_words.h"
#include "ui/models/use_words.h"
#include "ui/polypile/fate_bar.h"
#include "ui/shell/file_commands.h"

namespace polyplan::ui {

namespace {

/// Of the fates that can be, and of what turns back.
std::vector<Legend::Entry> fateEntries(nethack::polypile::Source source, nethack::Game game) {
    const std::pair<ItemFate, const char*> words[] = {
        {ItemFate::Kept, QT_TR_NOOP("kept")},   {ItemFate::Wanted, QT_TR_NOOP("wanted")},
        {ItemFate::Other, QT_TR_NOOP("other")}, {ItemFate::Shock, QT_TR_NOOP("shock")},
        {ItemFate::Fused, QT_TR_NOOP("fused")}, {ItemFate::Golem, QT_TR_NOOP("golem")}};
    std::vector<Legend::Entry> entries;
    for (const auto& [fate, word] : words) {
        if (canMeet(fate, source)) {
            entries.push_back({StatusLine::tr(word),
                               [fate = fate](const Theme& theme) { return color(theme, fate); }});
        }
    }
    if (const QString turning = turnsBackWords(game); !turning.isEmpty()) {
        entries.push_back({.word = turning,
                           .color = [](const Theme& theme) { return theme.text; },
                           .sign = turnsBackMark});
    }
    return entries;
}

QString counted(qint64 number, const char* one, const char* many) {
    return StatusLine::tr(number == 1 ? one : many).arg(decimal(static_cast<double>(number)));
}

}  // namespace

StatusLine::StatusLine(PlanDocument& document, OddsService& odds, FileCommands& file,
                       QStatusBar& bar)
    : QObject(&bar),
      document_(document),
      odds_(odds),
      file_(file),
      bar_(bar),
      counts_(new QLabel(&bar)),
      reach_(new QLabel(&bar)),
      legend_(new Legend({}, &bar)),
      state_(new QLabel(&bar)) {
    legend_->setToolTip(tr("What becomes of a stack's items: the bars of cards and charts."));
    legend_->setObjectName("fatesLegend");
    counts_->setObjectName("counts");
    reach_->setObjectName("reach");
    state_->setObjectName("state");
    for (QLabel* label : {counts_, reach_, state_}) {
        label->setTextFormat(Qt::PlainText);
        label->setForegroundRole(QPalette::PlaceholderText);
        label->setContentsMargins(8, 0, 8, 0);
    }
    bar.addWidget(counts_);
    bar.addWidget(reach_);
    bar.addWidget(legend_);
    bar.addPermanentWidget(state_);
    bar.setMinimumWidth(1);
    bar.installEventFilter(this);
    connect(&bar, &QStatusBar::messageChanged, this, [this] {
        isMessageNew_ = true;
        QTimer::singleShot(0, this, [this] { isMessageNew_ = false; });
        fit();
    });
    for (const auto show :
         {&StatusLine::endMessage, &StatusLine::showFates, &StatusLine::showCounts}) {
        connect(&document_, &PlanDocument::planChanged, this, show);
        connect(&document_, &PlanDocument::strategyIndexChanged, this, show);
    }
    connect(&odds_, &OddsService::oddsChanged, this, &StatusLine::showOdds);
    connect(&odds_, &OddsService::seriesChanged, this, &StatusLine::showOdds);
    connect(&file_, &FileCommands::stateChanged, this, &StatusLine::showState);
    showFates();
    showCounts();
    showOdds();
}

void StatusLine::setTellsOfLine(bool tells) {
    tellsOfLine_ = tells;
    showState();
}

void StatusLine::setUnprotected(const QString& why) {
    unprotected_ = why;
    showState();
}

bool StatusLine::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Paint && isMessageCut()) {
        paintCutMessage();
        return true;
    }
    if (event->type() == QEvent::Resize || event->type() == QEvent::FontChange) {
        fit();
    }
    return QObject::eventFilter(watched, event);
}

QRect StatusLine::messageRoom() const {
    const int margin = state_->fontMetrics().averageCharWidth();
    return {margin, 0, state_->x() - 2 * margin, bar_.height()};
}

bool StatusLine::isMessageCut() const {
    return bar_.fontMetrics().horizontalAdvance(bar_.currentMessage()) > messageRoom().width();
}

void StatusLine::paintCutMessage() {
    QPainter painter(&bar_);
    QStyleOption option;
    option.initFrom(&bar_);
    bar_.style()->drawPrimitive(QStyle::PE_PanelStatusBar, &option, &painter, &bar_);
    const QRect room = messageRoom();
    painter.setPen(bar_.palette().windowText().color());
    painter.drawText(
        room, Qt::AlignLeading | Qt::AlignVCenter | Qt::TextSingleLine,
        bar_.fontMetrics().elidedText(bar_.currentMessage(), Qt::ElideRight, room.width()));
}

void StatusLine::fit() {
    const int spacing = state_->fontMetrics().averageCharWidth() * 2;
    // A message takes the place of all but the state.
    bar_.setToolTip(bar_.currentMessage());
    const bool isFree = tellsOfLine_ && bar_.currentMessage().isEmpty();
    int room = bar_.width() - state_->sizeHint().width() - 2 * spacing;
    for (QWidget* part : {static_cast<QWidget*>(counts_), static_cast<QWidget*>(reach_),
                          static_cast<QWidget*>(legend_)}) {
        room -= part->sizeHint().width() + spacing;
        part->setVisible(isFree && room >= 0);
    }
}

void StatusLine::endMessage() {
    if (!isMessageNew_ && !bar_.currentMessage().isEmpty()) {
        bar_.clearMessage();
    }
}

void StatusLine::showFates() {
    legend_->setEntries(fateEntries(document_.polypile().source, document_.game()));
    fit();
}

void StatusLine::showCounts() {
    qint64 stacks = 0;
    qint64 items = 0;
    const auto& line = document_.polypile().line;
    for (const plan::Pile& pile : line) {
        stacks += std::ssize(pile.stacks);
        for (const plan::Stack& stack : pile.stacks) {
            items += stack.quantity;
        }
    }
    counts_->setText(QStringList{counted(stacks, "%1 stack", "%1 stacks"),
                                 counted(items, "%1 item", "%1 items"),
                                 counted(std::ssize(line), "%1 pile", "%1 piles")}
                         .join(", "));
    fit();
}

void StatusLine::showOdds() {
    const auto answer = odds_.answer();
    if (!answer) {
        reach_->clear();
    } else if (answer->potions) {
        const plan::Polypile& polypile = document_.polypile();
        const qint64 most = answer->potions->most;
        const QString changed = tr("stacks that a dip can change: %1").arg(most);
        reach_->setText(polypile.zaps == 1
                            ? changed
                            : tr("%1; for all %2 dips at most %3 potions")
                                  .arg(changed, decimal(polypile.zaps),
                                       decimal(static_cast<double>(most) * polypile.zaps)));
        reach_->setToolTip(tr(
            "Each is dipped into a potion of its own; a dip leaves what is not counted here as it "
            "is (potion.c dodip())."));
    } else {
        const Report report = odds_.report({});
        const Figure* hit = report.figure("polypile/piles/reached");
        reach_->setText(hit == nullptr
                            ? QString()
                            : tr("expected piles hit: %1").arg(hit->value.value, 0, 'f', 1));
        reach_->setToolTip(tr("The sum of the piles' chances to be reached (zap.c bhit())."));
    }
    showState();
}

void StatusLine::showState() {
    const auto answer = odds_.answer();
    const plan::Polypile& polypile = document_.polypile();
    const QString odds = !odds_.isComplete()         ? tr("computing …")
                         : odds_.sampledAfterExact() ? tr("first %1 exact, all %2 %3 sampled")
                                                           .arg(oneUse(polypile))
                                                           .arg(polypile.zaps)
                                                           .arg(severalUses(polypile))
                         : answer                ? toText(answer->provenance)
                         : polypile.line.empty() ? tr("no line yet")
                                                 : tr("no odds for this game");
    const QString file = file_.isSaved() && file_.path().isEmpty() ? tr("unchanged")
                         : file_.isSaved()                         ? tr("saved")
                         : unprotected_.isEmpty()
                             ? tr("changed")
                             : tr("changed, a crash would lose it (%1)").arg(unprotected_);
    state_->setText(tellsOfLine_ ? odds + " · " + file : file);
    fit();
}

}  // namespace polyplan::ui
