#include "ui/engraving/best_panel.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <algorithm>
#include <array>
#include <utility>

#include "ui/document/plan_document.h"
#include "ui/look/figures.h"
#include "ui/look/metrics.h"
#include "ui/look/section_label.h"
#include "ui/look/text.h"
#include "ui/models/engraving/engraving_words.h"
#include "ui/parts/elided_button.h"

namespace polyplan::ui {

namespace {

constexpr std::array rankings = {Ranking::Safest, Ranking::Fastest, Ranking::Lasts};
constexpr int linesOfRow = 2;         ///< of the grid; the second one is for figures below
constexpr int charactersBeside = 30;  ///< of the figures, or they stand below

QString nameOf(Ranking ranking) {
    switch (ranking) {
        case Ranking::Fastest:
            return QObject::tr("fastest");
        case Ranking::Lasts:
            return QObject::tr("lasts longest");
        case Ranking::Safest:
        case Ranking::None:
            break;
    }
    return QObject::tr("safest");
}

QString figuresOf(const StylusAnswer& stylus, const StylusComparison& answer, Aim measure) {
    const Way way = wayOf(stylus);
    QStringList parts = {measure == Aim::Intact
                             ? QObject::tr("comes out right %1").arg(percent(way.right))
                             : QObject::tr("counts as Elbereth %1").arg(percent(way.elbereth))};
    const bool countsActions = stylus.writing.isOccupation;
    parts.append(
        way.time == 0   ? QObject::tr("at once")
        : countsActions ? engraving_words::counted(way.time, "%1 action", "%1 actions")
        : way.helpless == way.time
            ? engraving_words::counted(way.time, "%1 helpless turn", "%1 helpless turns")
            : QObject::tr("%1, %2").arg(engraving_words::counted(way.time, "%1 turn", "%1 turns"),
                                        engraving_words::helpless(way.helpless, way.time)));
    if (stylus.writing.takesGoes()) {
        parts.append(countsActions
                         ? engraving_words::counted(static_cast<int>(stylus.writing.goes.size()),
                                                    "%1 go", "%1 goes")
                         : QObject::tr("complete with action %1").arg(stylus.writing.goes.size()));
    }
    if (spent(way.cost) > 0) {
        parts.append(engraving_words::cost(stylus.writing));
    }
    if (stylus.durability && !answer.isExample) {
        parts.append(
            QObject::tr("holds %1 after %2")
                .arg(percent(lasting(stylus, measure)),
                     engraving_words::counted(static_cast<int>(stylus.durability->entries.size()),
                                              "%1 event", "%1 events")));
    }
    return parts.join(QStringLiteral(" · "));
}

QString reasonOf(const StylusAnswer& stylus, Aim measure) {
    if (stylus.writing.refused) {
        return toQString(stylus.writing.refused->reason);
    }
    if (!stylus.isAllowed()) {
        return QObject::tr("It writes nothing.");
    }
    return !wayOf(stylus).isWhole   ? QObject::tr("It can't write all of the text.")
           : measure == Aim::Intact ? QObject::tr("The text never comes out right.")
                                    : QObject::tr("The text never counts as Elbereth.");
}

/// Why nothing that is carried is the best. The first that writes has its reason told, else
/// fingers, the first of all.
QString whyNothing(const StylusComparison& answer, Aim measure) {
    std::vector<const StylusAnswer*> carried;
    for (const StylusAnswer& stylus : answer.styluses) {
        if (stylus.isCarried) {
            carried.push_back(&stylus);
        }
    }
    if (carried.empty()) {
        return {};
    }
    const auto writer = std::ranges::find_if(carried, &StylusAnswer::isAllowed);
    const bool canWrite = writer != carried.end();
    const StylusAnswer& told = canWrite ? **writer : *carried.front();
    const QString reason = reasonOf(told, measure);
    const QString nothing = canWrite ? QObject::tr("Nothing you carry will do here")
                                     : QObject::tr("Nothing you carry can write here");
    const bool isOneReason = std::ranges::all_of(
        carried, [&](const StylusAnswer* each) { return reasonOf(*each, measure) == reason; });
    return isOneReason ? QObject::tr("%1: %2").arg(nothing, reason)
                       : QObject::tr("%1. With %2: %3 For the rest see “Why not”.")
                             .arg(nothing, toQString(told.title), reason);
}

}  // namespace

BestPanel::BestPanel(PlanDocument& document, EngravingService& service, QWidget* parent)
    : QWidget(parent),
      document_(document),
      service_(service),
      heading_(new SectionLabel(tr("Best of what you carry"), this)),
      nothing_(new QLabel(this)) {
    setObjectName("bestCarried");
    const Metrics metrics(font());
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, metrics.step, 0, 0);
    grid->setHorizontalSpacing(2 * metrics.step);
    grid->setVerticalSpacing(metrics.step / 2);
    grid->setColumnStretch(2, 1);
    grid->addWidget(heading_, 0, 0, 1, 3);
    nothing_->setObjectName("nothingCarriedWrites");
    nothing_->setForegroundRole(QPalette::PlaceholderText);
    nothing_->setTextFormat(Qt::PlainText);
    nothing_->setWordWrap(true);
    grid->addWidget(nothing_, linesOfRow * static_cast<int>(rankings.size()) + 1, 0, 1, 3);
    for (std::size_t i = 0; i < rankings.size(); ++i) {
        Row row{new QLabel(this), new ElidedButton(this), new QLabel(this), {}};
        const int at = linesOfRow * static_cast<int>(i) + 1;
        row.why->setForegroundRole(QPalette::PlaceholderText);
        row.pick->setFlat(true);
        row.pick->setObjectName(QStringLiteral("best %1").arg(i));
        row.figures->setTextFormat(Qt::PlainText);
        row.figures->setWordWrap(true);
        row.figures->setMinimumHeight(heightBeside());
        grid->addWidget(row.why, at, 0);
        grid->addWidget(row.pick, at, 1);
        grid->addWidget(row.figures, at, 2);
        connect(row.pick, &ElidedButton::clicked, this,
                [this, i] { engraving_edits::chooseStylus(document_, rows_[i].choice); });
        rows_.push_back(row);
    }
    connect(&service_, &EngravingService::answerChanged, this, &BestPanel::follow);
    follow();
}

int BestPanel::usualHeight() const {
    constexpr int usualRows = 2;
    const QMargins margins = layout()->contentsMargins();
    return margins.top() + margins.bottom() + heading_->sizeHint().height() +
           usualRows * (rows_.front().pick->sizeHint().height() + layout()->spacing());
}

void BestPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    placeFigures();
}

int BestPanel::heightBeside() const {
    constexpr int lines = 2;  // for figures of a text, which take more room than those of none
    return lines * fontMetrics().lineSpacing();
}

void BestPanel::placeFigures() {
    auto* grid = static_cast<QGridLayout*>(layout());
    int why = 0;
    int pick = 0;
    for (const Row& row : rows_) {
        why = std::max(why, row.why->isHidden() ? 0 : row.why->sizeHint().width());
        pick = std::max(pick, row.pick->isHidden() ? 0 : row.pick->sizeHint().width());
    }
    const int beside = width() - why - pick - 2 * grid->horizontalSpacing();
    const bool isBelow = beside < charactersBeside * fontMetrics().averageCharWidth();
    if (std::exchange(areFiguresBelow_, isBelow) == isBelow) {
        return;
    }
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const int at = linesOfRow * static_cast<int>(i) + 1;
        if (isBelow) {
            grid->addWidget(rows_[i].figures, at + 1, 0, 1, 3);
        } else {
            grid->addWidget(rows_[i].figures, at, 2);
        }
        rows_[i].figures->setMinimumHeight(isBelow ? 0 : heightBeside());
    }
}

void BestPanel::follow() {
    const auto& answer = service_.answer();
    if (answer && !service_.isCurrent()) {
        return;
    }
    struct Best {
        const StylusAnswer* stylus;
        QStringList why;
    };
    std::vector<Best> bests;
    const Aim measure = answer ? comparedBy(*answer) : Aim::Intact;
    for (const Ranking ranking : rankings) {
        const StylusAnswer* stylus = answer ? bestCarried(*answer, measure, ranking) : nullptr;
        const bool compares = ranking != Ranking::Lasts || (stylus && stylus->durability);
        if (stylus == nullptr || !compares) {
            continue;
        }
        const auto known = std::ranges::find(bests, stylus, &Best::stylus);
        if (known == bests.end()) {
            bests.push_back({stylus, {nameOf(ranking)}});
        } else {
            known->why.append(nameOf(ranking));
        }
    }
    heading_->setVisible(!bests.empty());
    nothing_->setText(answer && bests.empty() ? whyNothing(*answer, measure) : QString());
    nothing_->setVisible(!nothing_->text().isEmpty());
    heading_->setText(answer && answer->isExample ? tr("Best of what you carry, for Elbereth")
                                                  : tr("Best of what you carry"));
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        Row& row = rows_[i];
        const bool isShown = i < bests.size();
        row.why->setVisible(isShown);
        row.pick->setVisible(isShown);
        row.figures->setVisible(isShown);
        if (!isShown) {
            continue;
        }
        const Best& best = bests[i];
        row.choice = best.stylus->choice;
        row.why->setText(best.why.join(QStringLiteral(", ")));
        const QString stylus = toQString(best.stylus->shortTitle);
        row.pick->setLine(stylus);
        row.pick->setAccessibleName(tr("Write with %1: %2").arg(stylus, row.why->text()));
        const QString figures = figuresOf(*best.stylus, *answer, measure);
        row.figures->setText(unbroken(figures));
        row.pick->setAccessibleDescription(figures);
        row.pick->setToolTip(
            tr("Writes with it.\n%1\nOf what you carry, by the figures of the table below: safest "
               "is the likeliest to come out right, then what does not blind you, then the fastest "
               "and the cheapest; what lasts longest is compared after all events.")
                .arg(figures));
    }
    placeFigures();
}

}  // namespace polyplan::ui
