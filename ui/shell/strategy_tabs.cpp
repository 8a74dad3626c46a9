#include "ui/shell/strategy_tabs.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QSignalBlocker>
#include <QTabBar>
#include <QTimer>
#include <QToolButton>
#include <algorithm>

#include "core/plan/limits.h"
#include "core/plan/strategy_names.h"
#include "ui/document/plan_document.h"
#include "ui/look/metrics.h"
#include "ui/look/mnemonic.h"
#include "ui/look/text.h"
#include "ui/parts/plain_line.h"

namespace polyplan::ui {

namespace {

/// A long name leaves the others their room: what of it has none is in the tooltip.
class BoundedTabs : public QTabBar {
  public:
    using QTabBar::QTabBar;

  protected:
    QSize tabSizeHint(int index) const override {
        constexpr int mostEms = 24;
        const int most = mostEms * Metrics(font()).em;
        return QTabBar::tabSizeHint(index).boundedTo({most, QWIDGETSIZE_MAX});
    }

    /// That of Qt 6.4 is of two letters and "...", also for a name that is shorter than that, so
    /// that tabs had to be scrolled where all had room.
    QSize minimumTabSizeHint(int index) const override {
        return QTabBar::minimumTabSizeHint(index).boundedTo(tabSizeHint(index));
    }
};

}  // namespace

StrategyTabs::StrategyTabs(PlanDocument& document, QWidget* parent)
    : QWidget(parent),
      document_(document),
      tabs_(new BoundedTabs(this)),
      nameEditor_(new QLineEdit(tabs_)) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 0, 8, 0);
    layout->setSpacing(4);
    layout->addWidget(tabs_);
    auto* add = new QToolButton(this);
    add->setText(QStringLiteral("+"));
    add->setObjectName("addStrategy");
    add->setAccessibleName(tr("New strategy"));
    add->setToolTip(
        tr("Adds a strategy with the same goals, by as many zaps, to compare with the others."));
    layout->addWidget(add, 0, Qt::AlignBottom);
    layout->addStretch(1);

    tabs_->setMovable(true);
    tabs_->setExpanding(false);
    tabs_->setElideMode(Qt::ElideMiddle);
    tabs_->setUsesScrollButtons(true);
    tabs_->setObjectName("strategies");
    tabs_->setAccessibleName(tr("Strategies"));
    tabs_->setToolTip(
        tr("The strategies of this plan: double click to rename; drag, or press Ctrl+Shift+Page Up "
           "or Down, to reorder."));
    tabs_->setContextMenuPolicy(Qt::CustomContextMenu);
    keepOnOneLine(*nameEditor_);
    nameEditor_->hide();
    nameEditor_->setMaxLength(static_cast<int>(plan::limits::nameCharacters));
    nameEditor_->setAccessibleName(tr("Name of the strategy"));
    nameEditor_->installEventFilter(this);
    tabs_->installEventFilter(this);

    connect(add, &QToolButton::clicked, this, &StrategyTabs::addStrategy);
    connect(tabs_, &QTabBar::currentChanged, &document_, &PlanDocument::setStrategyIndex);
    connect(tabs_, &QTabBar::tabBarDoubleClicked, this, [this](int index) {
        if (index >= 0) {
            renameStrategy();
        }
    });
    connect(tabs_, &QTabBar::tabMoved, this, &StrategyTabs::moveStrategy);
    connect(tabs_, &QWidget::customContextMenuRequested, this, &StrategyTabs::showMenu);
    connect(nameEditor_, &QLineEdit::editingFinished, this, [this] { endRename(true); });
    connect(&document_, &PlanDocument::planChanged, this, &StrategyTabs::showPlan);
    connect(&document_, &PlanDocument::strategyIndexChanged, this, &StrategyTabs::showPlan);
    showPlan();
}

void StrategyTabs::addStrategy() {
    document_.edit(tr("New strategy"), [this](PlanDocument::Draft& draft) {
        auto& strategies = draft.plan.strategies;
        plan::Strategy strategy;
        strategy.name =
            plan::freeName(strategies, tr("Strategy %1").arg(strategies.size() + 1).toStdString());
        strategy.game = draft.strategy.game;
        if (const auto& now = draft.strategy.polypile) {
            plan::Polypile& polypile = strategy.polypile.emplace();
            polypile.goals = now->goals;
            polypile.zaps = now->zaps;
            polypile.collectGoalsBetweenZaps = now->collectGoalsBetweenZaps;
        }
        strategies.push_back(std::move(strategy));
        draft.strategyIndex = static_cast<int>(strategies.size()) - 1;
        draft.selection.clear();
    });
}

void StrategyTabs::duplicateStrategy() {
    document_.edit(tr("Duplicate strategy"), [this](PlanDocument::Draft& draft) {
        auto& strategies = draft.plan.strategies;
        if (strategies.empty()) {
            return;
        }
        plan::Strategy copy = draft.strategy;
        copy.name = plan::freeName(strategies, copy.name);
        strategies.insert(strategies.begin() + draft.strategyIndex + 1, std::move(copy));
        ++draft.strategyIndex;
    });
}

void StrategyTabs::deleteStrategy() {
    document_.edit(tr("Delete strategy"), [](PlanDocument::Draft& draft) {
        auto& strategies = draft.plan.strategies;
        if (strategies.size() > 1) {
            strategies.erase(strategies.begin() + draft.strategyIndex);
            draft.selection.clear();
        }
    });
}

void StrategyTabs::renameStrategy() {
    const int index = tabs_->currentIndex();
    if (index < 0) {
        return;
    }
    nameEditor_->setText(toEditable(document_.strategy().name));
    QRect place = tabs_->tabRect(index).adjusted(3, 7, -3, -1);
    place.setWidth(std::max(place.width(), fontMetrics().averageCharWidth() * 20));
    place.moveRight(std::min(place.right(), tabs_->width() - 1));
    place.moveLeft(std::max(place.left(), 0));
    nameEditor_->setGeometry(place);
    nameEditor_->show();
    nameEditor_->raise();
    nameEditor_->selectAll();
    nameEditor_->setFocus();
}

void StrategyTabs::step(int by) {
    const int count = tabs_->count();
    tabs_->setCurrentIndex((tabs_->currentIndex() + by + count) % count);
}

bool StrategyTabs::canMove(int by) const {
    const int to = tabs_->currentIndex() + by;
    return to >= 0 && to < tabs_->count();
}

void StrategyTabs::move(int by) {
    if (!canMove(by)) {
        return;
    }
    endDrag();
    document_.endMerging();
    tabs_->moveTab(tabs_->currentIndex(), tabs_->currentIndex() + by);
}

void StrategyTabs::endRename(bool accepted) {
    if (nameEditor_->isHidden()) {
        return;
    }
    const QString name = nameEditor_->text().trimmed();
    const bool hadFocus = nameEditor_->hasFocus();
    nameEditor_->hide();
    if (hadFocus) {
        tabs_->setFocus(Qt::OtherFocusReason);
    }
    const std::string before = document_.strategy().name;
    if (!accepted || name == toEditable(before)) {
        return;
    }
    if (name.isEmpty()) {
        Q_EMIT message(tr("A strategy needs a name: it stays %1.").arg(toQString(before)));
        return;
    }
    document_.edit(tr("Rename strategy"), [&name](PlanDocument::Draft& draft) {
        draft.strategy.name.clear();
        draft.strategy.name = plan::freeName(draft.plan.strategies, name.toStdString());
    });
    if (const std::string given = document_.strategy().name; toEditable(given) != name) {
        Q_EMIT message(tr("Another strategy is called %1: this one is %2.")
                           .arg(toQString(name.toStdString()), toQString(given)));
    }
}

bool StrategyTabs::eventFilter(QObject* watched, QEvent* event) {
    const bool changesTabs = event->type() == QEvent::Show ||
                             event->type() == QEvent::StyleChange ||
                             event->type() == QEvent::FontChange;
    if (watched == tabs_ && changesTabs) {
        QTimer::singleShot(0, this, &StrategyTabs::fitTabs);
    }
    if (watched == tabs_ && event->type() == QEvent::MouseButtonPress) {
        document_.endMerging();  // each drag is a step of its own
    }
    if (watched == nameEditor_ && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        endRename(false);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void StrategyTabs::moveStrategy(int from, int to) {
    const int current = tabs_->currentIndex();
    document_.edit(
        tr("Reorder strategies"),
        [=](PlanDocument::Draft& draft) {
            auto& strategies = draft.plan.strategies;
            const auto first = strategies.begin() + std::min(from, to);
            const auto last = strategies.begin() + std::max(from, to) + 1;
            std::rotate(first, from < to ? first + 1 : last - 1, last);
            draft.strategyIndex = current;
        },
        "reorder strategies");
}

void StrategyTabs::endDrag() {
    QMouseEvent release(QEvent::MouseButtonRelease, {}, tabs_->mapToGlobal(QPointF()),
                        Qt::LeftButton, Qt::NoButton, Qt::NoModifier);
    QCoreApplication::sendEvent(tabs_, &release);
}

void StrategyTabs::showPlan() {
    const auto& strategies = document_.plan().strategies;
    const QSignalBlocker quiet(tabs_);
    const int wanted = static_cast<int>(strategies.size());
    if (tabs_->count() != wanted || tabs_->currentIndex() != document_.strategyIndex()) {
        endDrag();
    }
    while (tabs_->count() > wanted) {
        tabs_->removeTab(tabs_->count() - 1);
    }
    while (tabs_->count() < wanted) {
        tabs_->addTab({});
    }
    for (int i = 0; i < wanted; ++i) {
        const QString name = toQString(plan::calledName(strategies, static_cast<std::size_t>(i)));
        if (const QString text = withoutMnemonic(name); tabs_->tabText(i) != text) {
            tabs_->setTabText(i, text);
            tabs_->setTabToolTip(i, name + u'\n' + tabs_->toolTip());
        }
    }
    tabs_->setCurrentIndex(document_.strategyIndex());
    fitTabs();
}

void StrategyTabs::fitTabs() {
    // A tab bar wants room for its scroll buttons even where all tabs are seen, and doesn't say by
    // itself that its tabs have become wider or narrower (Qt 6.4).
    const int width = tabs_->sizeHint().width();
    tabs_->setMinimumWidth(std::min(width, tabs_->minimumSizeHint().width()));
    tabs_->setMaximumWidth(width);
    tabs_->updateGeometry();
}

void StrategyTabs::showMenu(const QPoint& position) {
    const int index = tabs_->tabAt(position);
    if (index >= 0) {
        tabs_->setCurrentIndex(index);
    }
    QMenu menu(this);
    menu.addAction(tr("&New"), this, &StrategyTabs::addStrategy);
    menu.addAction(tr("&Duplicate"), this, &StrategyTabs::duplicateStrategy);
    menu.addAction(tr("&Rename"), this, &StrategyTabs::renameStrategy);
    menu.addAction(tr("De&lete"), this, &StrategyTabs::deleteStrategy)
        ->setEnabled(document_.plan().strategies.size() > 1);
    menu.addSeparator();
    menu.addAction(tr("&Move left"), this, [this] { move(-1); })->setEnabled(canMove(-1));
    menu.addAction(tr("Move ri&ght"), this, [this] { move(1); })->setEnabled(canMove(1));
    menu.exec(tabs_->mapToGlobal(position));
}

}  // namespace polyplan::ui
