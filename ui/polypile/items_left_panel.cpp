#include "ui/polypile/items_left_panel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/charts/histogram.h"
#include "ui/document/plan_document.h"
#include "ui/look/metrics.h"
#include "ui/look/section_label.h"
#include "ui/models/odds_service.h"
#include "ui/models/report_text.h"
#include "ui/models/subject.h"
#include "ui/models/use_words.h"

namespace polyplan::ui {
namespace {

enum Counted { Items, Stacks };

std::vector<RangeOdds> binsOf(const nethack::polypile::PileOdds& odds, int counted) {
    std::vector<RangeOdds> bins;
    if (counted == Items) {
        for (const auto& range : odds.itemsLeft) {
            bins.push_back({range.first, range.last, range.probability});
        }
    } else {
        for (const auto& number : odds.objectsLeft) {
            bins.push_back({number.value, number.value, number.probability});
        }
    }
    return bins;
}

}  // namespace

ItemsLeftPanel::ItemsLeftPanel(PlanDocument& document, OddsService& odds, QWidget* parent)
    : QWidget(parent),
      document_(document),
      odds_(odds),
      title_(new SectionLabel({}, this)),
      counted_(new QComboBox(this)),
      remark_(new QLabel(this)),
      chart_(new Histogram(this)) {
    const Metrics metrics(font());
    counted_->addItems({tr("items"), tr("objects")});
    counted_->setObjectName("leftCounted");
    counted_->setAccessibleName(tr("What is counted"));
    counted_->setToolTip(
        tr("Items, or objects: the stacks that the game lists as lines of their own."));
    chart_->setObjectName("left");
    chart_->setAccessibleName(tr("How many are left"));
    title_->setObjectName("leftTitle");
    remark_->setObjectName("leftRemark");
    remark_->setWordWrap(true);
    remark_->setForegroundRole(QPalette::PlaceholderText);
    remark_->setAlignment(Qt::AlignTop);
    auto* head = new QHBoxLayout;
    head->addWidget(title_, 1);
    head->addWidget(counted_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(3 * metrics.step, 2 * metrics.step, 2 * metrics.step,
                               2 * metrics.step);
    layout->setSpacing(metrics.step);
    layout->addLayout(head);
    layout->addWidget(remark_);
    layout->addWidget(chart_, 1);
    connect(counted_, &QComboBox::currentIndexChanged, this, &ItemsLeftPanel::follow);
    connect(&odds_, &OddsService::oddsChanged, this, &ItemsLeftPanel::follow);
    connect(&document_, &PlanDocument::selectionChanged, this, &ItemsLeftPanel::follow);
    connect(&document_, &PlanDocument::planChanged, this, &ItemsLeftPanel::follow);
    follow();
}

void ItemsLeftPanel::showTitle(const plan::Pile* pile) {
    const plan::Polypile& polypile = document_.polypile();
    const bool isOwnSquare = pile != nullptr && pile->distance == 0;
    QString title = pile == nullptr
                        ? (speaksOfLine() ? tr("Left on the whole line") : tr("How many are left"))
                    : isOwnSquare ? tr("Left on the own square")
                                  : tr("Left in pile %1").arg(pile->distance);
    if (polypile.zaps > 1) {
        title += tr(" after the first %1").arg(oneUse(polypile));
    }
    const bool mayBeMissed = pile != nullptr && !isOwnSquare && !isDipped(polypile.source);
    title_->setText(mayBeMissed ? title + tr(", if reached") : title);
    title_->setToolTip(
        isDipped(polypile.source)
            ? tr("How likely each number is to be left, after one dip of each stack, some of "
                 "which fuse (potion.c dodip()).")
            : tr("How likely each number is to be left, after shocks, fusing and golem, given "
                 "that the beam gets there (zap.c bhitpile())."));
    chart_->setToolTip(title_->toolTip());
}

bool ItemsLeftPanel::speaksOfLine() const {
    return subjectOf(document_).isLine() && document_.polypile().line.size() > 1;
}

void ItemsLeftPanel::showLine() {
    showTitle(nullptr);
    const Report report = odds_.report({});
    if (const Figure* left = report.figure("polypile/items/left")) {
        remark_->setText(tr("On average %1. Select a pile to see how likely each number is there.")
                             .arg(figureText(*left)));
    }
}

void ItemsLeftPanel::follow() {
    const auto answer = odds_.answer();
    if (answer && !odds_.isComplete()) {
        return;
    }
    const bool isOfLine = answer != nullptr && speaksOfLine();
    remark_->setVisible(isOfLine);
    counted_->setVisible(!isOfLine);
    chart_->setVisible(!isOfLine);
    if (isOfLine) {
        showLine();
        return;
    }
    const auto pile = static_cast<std::size_t>(std::max(0, subjectOf(document_).pile));
    const auto& line = document_.polypile().line;
    const bool isThere = answer && pile < answer->piles.size() && pile < line.size();
    showTitle(isThere ? &line[pile] : nullptr);
    if (!isThere) {
        chart_->setBins({}, 0);
        return;
    }
    const nethack::polypile::PileOdds& left = answer->piles[pile].ifHit;
    const int counted = counted_->currentIndex();
    chart_->setBins(binsOf(left, counted),
                    counted == Items ? itemsLeftOf(left) : stacksLeftOf(left));
}

}  // namespace polyplan::ui
