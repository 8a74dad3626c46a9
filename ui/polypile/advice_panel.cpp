#include "ui/polypile/advice_panel.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/look/metrics.h"
#include "ui/look/section_label.h"
#include "ui/models/advice_model.h"
#include "ui/parts/current_row.h"
#include "ui/polypile/advice_delegate.h"

namespace polyplan::ui {

namespace {

constexpr int leastRows = 2;
constexpr double mostShare = 0.3;     ///< of the column: what comes of a stack is seen above
constexpr int leastColumnLines = 36;  ///< of text, so that there is room beside the inspector

}  // namespace

AdvicePanel::AdvicePanel(PlanDocument& document, const OddsService& odds, QWidget* parent)
    : QWidget(parent),
      model_(new AdviceModel(document, odds, this)),
      title_(new SectionLabel(tr("Advice"), this)),
      fold_(new QToolButton(this)),
      list_(new QListView(this)),
      nothing_(new QLabel(this)) {
    const Metrics metrics(font());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(3 * metrics.step, metrics.step, 2 * metrics.step, metrics.step);
    layout->setSpacing(metrics.step);
    buildHeader();
    buildList();
    nothing_->setObjectName("noAdvice");
    nothing_->setFont(metrics.small);
    nothing_->setForegroundRole(QPalette::PlaceholderText);
    nothing_->setWordWrap(true);
    layout->addWidget(nothing_);
    connect(model_, &AdviceModel::adviceChanged, this, &AdvicePanel::follow);
    follow();
}

void AdvicePanel::buildHeader() {
    auto* header = new QHBoxLayout;
    header->addWidget(title_, 1);
    header->addWidget(fold_);
    static_cast<QVBoxLayout*>(layout())->addLayout(header);
    title_->setObjectName("adviceTitle");
    fold_->setObjectName("foldAdvice");
    fold_->setAutoRaise(true);
    connect(fold_, &QToolButton::clicked, this, [this] {
        isFoldedByHand_ = true;
        setFolded(!isFolded_);
    });
}

void AdvicePanel::buildList() {
    auto* delegate = new AdviceDelegate(list_);
    list_->setModel(model_);
    keepCurrentRow(*list_);
    list_->setItemDelegate(delegate);
    list_->setObjectName("advice");
    list_->setAccessibleName(tr("Advice"));
    list_->setResizeMode(QListView::Adjust);
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list_->setMouseTracking(true);
    list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setContextMenuPolicy(Qt::ActionsContextMenu);
    layout()->addWidget(list_);
    list_->installEventFilter(this);
    connect(list_, &QListView::clicked, this, &AdvicePanel::goTo);
    connect(delegate, &AdviceDelegate::fixAsked, this, &AdvicePanel::fix);
    const auto add = [this](const QString& text, const QList<QKeySequence>& keys, auto&& run) {
        auto* action = new QAction(text, list_);
        action->setShortcuts(keys);
        action->setShortcutContext(Qt::WidgetShortcut);
        action->setShortcutVisibleInContextMenu(true);
        list_->addAction(action);
        connect(action, &QAction::triggered, this, run);
    };
    add(tr("&Go there"), {Qt::Key_Return, Qt::Key_Enter}, [this] { goTo(); });
    add(tr("&Fix"), {Qt::Key_F, Qt::CTRL | Qt::Key_Return},
        [this] { fix(list_->currentIndex().row()); });
}

void AdvicePanel::goTo() {
    model_->goTo(list_->currentIndex().row());
}

void AdvicePanel::fix(int row) {
    if (const QString refusal = model_->fix(row); !refusal.isEmpty()) {
        Q_EMIT message(refusal);
    }
}

void AdvicePanel::setFolded(bool isFolded) {
    isFolded_ = isFolded;
    watch();
    follow();
}

void AdvicePanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    watch();
}

void AdvicePanel::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    watch();
}

void AdvicePanel::watch() {
    model_->setWatched(isVisible() && !isFolded_);
}

void AdvicePanel::fitInto(int columnHeight) {
    columnHeight_ = columnHeight;
    const bool isLow = columnHeight < leastColumnLines * Metrics(font()).line;
    if (isFoldedByHand_ || isFolded_ == isLow) {
        fit();
    } else {
        setFolded(isLow);
    }
}

void AdvicePanel::follow() {
    const int count = isFolded_ && !model_->isOfPlan() ? 0 : model_->rowCount();
    QString title =
        model_->zaps() == 1 ? tr("Advice") : tr("Advice on the first %1").arg(model_->use());
    title_->setToolTip(
        tr("What would make this line better, with what comes of it in one %1; of several the "
           "first one is judged where nothing else is said. What would make it worse is not shown.")
            .arg(model_->use()));
    if (count > 0) {
        title += QStringLiteral(" · %1").arg(count);
    }
    title_->setText(title);
    nothing_->setText(!model_->hasQuestion() ? tr("There is no line to advise on.")
                      : model_->isComplete() ? tr("Nothing to advise.")
                                             : tr("Looking for something …"));
    fit();
}

int AdvicePanel::heightOfRows(int count) const {
    int height = 2 * list_->frameWidth();
    for (int row = 0; row < count; ++row) {
        height += list_->sizeHintForIndex(model_->index(row)).height();
    }
    return height;
}

/// What is said takes more lines where the list is narrower.
bool AdvicePanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && watched == list_) {
        fit();
    }
    return QWidget::eventFilter(watched, event);
}

void AdvicePanel::fit() {
    const int count = model_->rowCount();
    const int most = qRound(columnHeight_ * mostShare);
    list_->setVisible(!isFolded_ && count > 0);
    list_->setFixedHeight(
        std::min(heightOfRows(count), std::max(most, heightOfRows(std::min(count, leastRows)))));
    nothing_->setVisible(!isFolded_ && count == 0);
    fold_->setArrowType(isFolded_ ? Qt::UpArrow : Qt::DownArrow);
    fold_->setAccessibleName(isFolded_ ? tr("Unfold the advice") : tr("Fold the advice"));
    fold_->setToolTip(fold_->accessibleName());
    list_->setToolTip(
        tr("A click or Enter goes to the place; Fix, or F, does it: one step that undo takes "
           "back."));
}

}  // namespace polyplan::ui
