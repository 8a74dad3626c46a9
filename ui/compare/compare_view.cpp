#include "ui/compare/compare_view.h"

#include <QAction>
#include <QCheckBox>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMenu>
#include <QMimeData>
#include <QSplitter>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <chrono>
#include <utility>

#include "ui/compare/comparison_charts.h"
#include "ui/compare/comparison_table.h"
#include "ui/compare/contenders_bar.h"
#include "ui/compare/differences_dialog.h"
#include "ui/document/document_file.h"
#include "ui/document/plan_document.h"
#include "ui/look/divider.h"
#include "ui/look/metrics.h"
#include "ui/look/section_label.h"
#include "ui/look/text.h"
#include "ui/models/asked_differently.h"
#include "ui/models/comparison_model.h"
#include "ui/models/comparison_service.h"
#include "ui/parts/copy_button.h"
#include "ui/parts/dragged_file.h"
#include "ui/parts/elided_label.h"
#include "ui/parts/empty_remark.h"
#include "ui/parts/fault_dialog.h"
#include "ui/parts/line_strip.h"

namespace polyplan::ui {

namespace {

constexpr int mostDifferences = 8;  ///< that are told in the line of words; the rest is counted
constexpr int linesOfFigures = 16;  ///< of text, that the table has before lines of piles are shown
constexpr double shareOfFigures = 0.55;               ///< likewise, of the height
constexpr std::chrono::milliseconds retryPause{500};  ///< between tries to read a plan again

}  // namespace

CompareView::CompareView(PlanDocument& document, QWidget* settings, QWidget* parent)
    : Perspective(parent),
      document_(document),
      service_(new ComparisonService(document, this)),
      model_(new ComparisonModel(this)),
      settings_(settings),
      detailsDialog_(new DifferencesDialog(this)),
      watcher_(new QFileSystemWatcher(this)),
      retry_(new QTimer(this)) {
    const Metrics metrics(font());
    setAcceptDrops(true);
    auto* bar = new ContendersBar(document, *service_, this);
    auto* columns = new QSplitter(Qt::Horizontal, this);
    columns->setHandleWidth(1);
    columns->setChildrenCollapsible(false);
    columns->addWidget(buildTable());
    auto* charts = new ComparisonCharts(*service_, columns);
    columns->addWidget(charts);
    connect(table_->selectionModel(), &QItemSelectionModel::currentChanged, charts,
            [charts](const QModelIndex& current) {
                charts->setFigure(current.data(ComparisonModel::IdRole).toString());
            });
    columns->setStretchFactor(0, 3);
    columns->setStretchFactor(1, 2);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(bar);
    rows->addWidget(new Divider(Qt::Horizontal, this));
    lines_ = new LineStrip(document.catalogues(), this);
    connect(service_, &ComparisonService::comparisonChanged, lines_, [this] {
        lines_->setContenders(service_->contenders(), looks());
        followRoom();
    });
    rows->addWidget(lines_);
    rows->addWidget(buildDiffering());
    rows->addWidget(new Divider(Qt::Horizontal, this));
    rows->addWidget(columns, 1);
    columns_ = columns;
    connect(service_, &ComparisonService::comparisonChanged, this, &CompareView::follow);
    connect(bar, &ContendersBar::planWanted, this, [this] {
        const QString path = QFileDialog::getOpenFileName(
            this, tr("Compare with another plan"), {},
            tr("Plans and pictures of plans (*.polyplan *.png *.svg)"));
        if (!path.isEmpty()) {
            addPlan(path);
        }
    });
    connect(bar, &ContendersBar::removalWanted, this, &CompareView::removePlan);
    connect(watcher_, &QFileSystemWatcher::fileChanged, this, &CompareView::reload);
    retry_->setInterval(retryPause);
    connect(retry_, &QTimer::timeout, this, &CompareView::retry);
    follow();
}

QWidget* CompareView::buildDiffering() {
    const Metrics metrics(font());
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(3 * metrics.step, metrics.step, 2 * metrics.step, metrics.step);
    differs_ = new ElidedLabel(row);
    differs_->setObjectName("whatDiffers");
    details_ = new QToolButton(row);
    details_->setObjectName("differenceDetails");
    details_->setText(tr("Details…"));
    details_->setToolTip(tr("What is asked differently, member by member."));
    details_->setFocusPolicy(Qt::StrongFocus);
    connect(details_, &QToolButton::clicked, this, [this] {
        detailsDialog_->show(*service_->differences(), names_);
        detailsDialog_->raise();
        detailsDialog_->activateWindow();
    });
    layout->addWidget(differs_, 1);
    layout->addWidget(details_);
    return row;
}

QWidget* CompareView::buildTableHead() {
    const Metrics metrics(font());
    auto* head = new QWidget(this);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(3 * metrics.step, 0, 2 * metrics.step, 0);
    row->setSpacing(4 * metrics.step);
    auto* differing = new QCheckBox(tr("Only &what differs"), head);
    differing->setObjectName("onlyDiffering");
    differing->setToolTip(
        tr("Leaves out figures that are the same in all strategies that have them. What one of "
           "them has alone stays."));
    connect(differing, &QCheckBox::toggled, model_, &ComparisonModel::setOnlyDiffering);
    auto* sorted = new QCheckBox(tr("Largest d&ifference first"), head);
    sorted->setObjectName("sortedByDifference");
    sorted->setToolTip(
        tr("By the distance from the baseline: of percentages in points, of other figures as a "
           "share of the larger one, so that 20 points stand beside 20 %. What is the same, or "
           "what one strategy has alone, comes last."));
    connect(sorted, &QCheckBox::toggled, model_, &ComparisonModel::setSorted);
    connect(sorted, &QCheckBox::toggled, table_, &QTableView::scrollToTop);
    hidden_ = new QToolButton(head);
    hidden_->setObjectName("hiddenFigures");
    hidden_->setToolTip(tr("Shows the figures again that were hidden (Shift+Del)."));
    hidden_->setFocusPolicy(Qt::StrongFocus);
    row->addWidget(new SectionLabel(tr("Figures"), head), 1);
    row->addWidget(hidden_);
    row->addWidget(differing);
    row->addWidget(sorted);
    row->addWidget(copy_ = new CopyButton(*table_, head));
    copy_->setRemark([this] {
        return names_.size() < 2 || !service_->differences()
                   ? QString()
                   : askedDifferently(wordedDifferences(*service_->differences()));
    });
    return head;
}

QAction* CompareView::addTableAction(const QString& text, const QKeySequence& key,
                                     const std::function<void()>& run) {
    auto* action = new QAction(text, table_);
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetShortcut);
    connect(action, &QAction::triggered, this, run);
    table_->addAction(action);
    return action;
}

/// The current column.
void CompareView::move(int by) {
    const QModelIndex current = table_->currentIndex();
    if (current.column() > 0) {
        service_->move(current.column() - 1, by);
        table_->setCurrentIndex(current.siblingAtColumn(
            std::clamp(current.column() + by, 1, static_cast<int>(names_.size()))));
    }
}

/// The figure in that row, else the next below, else the next above.
void CompareView::chooseFigureNear(int row, int column) {
    const auto chosen = [&](int at) {
        const QModelIndex index = model_->index(at, column);
        if (index.flags().testFlag(Qt::ItemIsSelectable)) {
            table_->setCurrentIndex(index);
            return true;
        }
        return false;
    };
    for (int at = row; at < model_->rowCount(); ++at) {
        if (chosen(at)) {
            return;
        }
    }
    for (int at = std::min(row, model_->rowCount()) - 1; at >= 0; --at) {
        if (chosen(at)) {
            return;
        }
    }
}

QWidget* CompareView::buildTable() {
    const Metrics metrics(font());
    auto* panel = new QWidget(this);
    auto* rows = new QVBoxLayout(panel);
    rows->setContentsMargins(0, 2 * metrics.step, 0, 0);
    rows->setSpacing(metrics.step);
    table_ = new ComparisonTable(*model_, panel);
    rows->addWidget(buildTableHead());
    QLabel* empty = sayWhenEmpty(*table_, {}, "noDifference");
    table_->setObjectName("comparison");
    table_->setAccessibleName(tr("Figures side by side"));
    table_->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(table_, &QTableView::customContextMenuRequested, this, &CompareView::showMenu);
    connect(table_->horizontalHeader(), &QHeaderView::sectionClicked, this,
            [this](int section) { service_->setBaseline(section - 1); });
    rows->addWidget(table_, 1);
    const auto currentId = [this] {
        return table_->currentIndex().data(ComparisonModel::IdRole).toString();
    };
    addTableAction(tr("&Pin to the top, or unpin"), Qt::Key_P, [this, currentId] {
        const QModelIndex current = table_->currentIndex();
        const int column = current.column();
        if (const QString id = currentId(); !id.isEmpty()) {
            model_->setPinned(id, !current.data(ComparisonModel::IsPinnedRole).toBool());
            table_->setCurrentIndex(model_->indexOf(id, column));
        }
    });
    addTableAction(tr("&Hide"), Qt::Key_Delete, [this, currentId] {
        const QModelIndex current = table_->currentIndex();
        if (const QString id = currentId(); !id.isEmpty()) {
            model_->setHidden(id, true);
            chooseFigureNear(current.row(), current.column());
        }
    });
    addTableAction(tr("&Measure by this strategy"), Qt::Key_B,
                   [this] { service_->setBaseline(table_->currentIndex().column() - 1); });
    addTableAction(tr("Move the strategy to the &left"), Qt::ALT | Qt::Key_Left,
                   [this] { move(-1); });
    addTableAction(tr("Move the strategy to the &right"), Qt::ALT | Qt::Key_Right,
                   [this] { move(1); });
    showAll_ =
        addTableAction(tr("&Show hidden figures"), Qt::SHIFT | Qt::Key_Delete, [this, currentId] {
            const QString id = currentId();
            const int column = table_->currentIndex().column();
            model_->showAll();
            table_->setCurrentIndex(model_->indexOf(id, column));
        });
    const auto tellOfHidden = [this, empty] {
        const bool areAllAlike =
            !model_->comparison().figures.empty() && model_->hiddenCount() == 0;
        empty->setText(areAllAlike ? tr("No figure differs.") : QString());
        hidden_->setText(tr("%1 hidden").arg(model_->hiddenCount()));
        hidden_->setVisible(model_->hiddenCount() > 0);
    };
    connect(hidden_, &QToolButton::clicked, showAll_, &QAction::trigger);
    connect(&document_, &PlanDocument::planReset, model_, &ComparisonModel::forgetChosen);
    connect(model_, &ComparisonModel::modelReset, this, tellOfHidden);
    connect(model_, &ComparisonModel::dataChanged, this, tellOfHidden);
    tellOfHidden();
    copy_->takeKeysOf(*table_);
    return panel;
}

void CompareView::follow() {
    std::vector<ColumnName> names = service_->columnNames();
    if (names.size() > 1) {
        QString& marks = names[static_cast<std::size_t>(service_->baseline())].marks;
        marks = (marks + u' ' + tr("(baseline)")).trimmed();
    }
    std::vector<bool> isCurrent;
    std::vector<bool> isComplete;
    for (int i = 0; i < std::ssize(names); ++i) {
        isCurrent.push_back(service_->isCurrent(i));
        isComplete.push_back(service_->isComplete(i));
    }
    names_ = names;
    model_->show(service_->comparison(), std::move(names), std::move(isCurrent),
                 std::move(isComplete));
    followDifferences();
}

/// Of everything but the lines. @param width nothing: of those whose height follows from it as well
/// the least
int CompareView::leastHeight(std::optional<int> width) const {
    int height = 0;
    for (int i = 0; i < layout()->count(); ++i) {
        const QLayoutItem& item = *layout()->itemAt(i);
        if (item.widget() != lines_) {
            height += width && item.hasHeightForWidth() ? item.heightForWidth(*width)
                                                        : item.minimumSize().height();
        }
    }
    return height;
}

QSize CompareView::minimumSizeHint() const {
    return {Perspective::minimumSizeHint().width(), leastHeight(std::nullopt)};
}

int CompareView::heightForWidth(int width) const {
    return leastHeight(width);
}

void CompareView::followRoom() {
    const int least = columns_->minimumSizeHint().height();
    const int wanted =
        std::max({least, linesOfFigures * Metrics(font()).line, qRound(shareOfFigures * height())});
    const int free = height() - (heightForWidth(width()) - least + wanted);
    lines_->setRoom(std::min(height() / 4, free));
    lines_->setLeftOut(lines_->heightForWidth(width()) > free);
}

bool CompareView::event(QEvent* event) {
    const bool isHandled = Perspective::event(event);
    if (event->type() == QEvent::LayoutRequest) {
        followRoom();
    }
    return isHandled;
}

void CompareView::resizeEvent(QResizeEvent* event) {
    Perspective::resizeEvent(event);
    followRoom();
}

void CompareView::followDifferences() {
    QStringList words =
        service_->differences() ? wordedDifferences(*service_->differences()) : QStringList();
    const qsizetype rest = words.size() - mostDifferences;
    differs_->setToolTip(words.join('\n'));
    if (rest > 0) {
        words = words.mid(0, mostDifferences);
        words.append(tr("and %1 more").arg(rest));
    }
    differs_->setText(names_.size() < 2 ? tr("Choose a second strategy, or try a variation.")
                      : !service_->differences() ? tr("…")
                                                 : askedDifferently(words));
    details_->setVisible(!words.isEmpty());
    if (detailsDialog_->isVisible() && service_->differences()) {
        detailsDialog_->show(*service_->differences(), names_);
    }
}

void CompareView::showMenu(QPoint place) {
    if (const QModelIndex index = table_->indexAt(place); index.isValid()) {
        table_->setCurrentIndex(index);
    }
    showAll_->setEnabled(model_->hiddenCount() > 0);
    QMenu::exec(table_->actions(), table_->viewport()->mapToGlobal(place), nullptr, table_);
    showAll_->setEnabled(true);
}

void CompareView::addPlan(const QString& path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    if (numbers_.contains(absolute)) {
        reload(absolute);
        return;
    }
    DocumentFile file(document_.catalogues());
    auto read = file.load(absolute);
    if (const auto* fault = std::get_if<FileFault>(&read)) {
        showFault(*fault, this);
        return;
    }
    numbers_[absolute] = service_->add(
        std::make_shared<const plan::Document>(std::get<plan::Document>(std::move(read))),
        absolute);
    watcher_->addPath(absolute);
}

void CompareView::removePlan(int number) {
    const QString path = numbers_.key(number);
    watcher_->removePath(path);
    unread_.remove(path);
    numbers_.remove(path);
    for (int& behind : numbers_) {
        behind -= behind > number ? 1 : 0;
    }
    service_->remove(number);
}

/// Of a file that can't be read just now, the plan that it held stays.
void CompareView::reload(const QString& path) {
    const QString name = QFileInfo(path).fileName();
    DocumentFile file(document_.catalogues());
    auto read = file.load(path);
    if (auto* plan = std::get_if<plan::Document>(&read)) {
        service_->replace(numbers_[path], std::make_shared<const plan::Document>(std::move(*plan)));
        // A file that was written anew is another one for the system.
        watcher_->addPath(path);
        if (unread_.remove(path)) {
            Q_EMIT message(tr("%1 can be read again; the comparison follows it.").arg(name));
        }
    } else if (!unread_.contains(path)) {
        unread_.insert(path);
        retry_->start();
        Q_EMIT message(
            tr("%1 can’t be read at present; the comparison shows it as it was.").arg(name));
    }
}

/// The system tells nothing of a file that is not there.
void CompareView::retry() {
    const QSet<QString> unread = unread_;
    for (const QString& path : unread) {
        reload(path);
    }
    if (unread_.isEmpty()) {
        retry_->stop();
    }
}

std::vector<int> CompareView::looks() const {
    std::vector<int> looks;
    looks.reserve(service_->contenders().size());
    for (int column = 0; column < std::ssize(service_->contenders()); ++column) {
        looks.push_back(service_->lookOf(column));
    }
    return looks;
}

plan::Comparing CompareView::compared() const {
    if (service_->isComplete() && service_->differences()) {
        return [found = plan::ComparedStrategies{.contenders = service_->contenders(),
                                                 .differences = *service_->differences(),
                                                 .comparison = model_->order().arranged(
                                                     service_->comparison())}](
                   const Work& /*unused*/) { return found; };
    }
    return [contenders = service_->contenders(),
            baseline = static_cast<std::size_t>(service_->baseline()), order = model_->order(),
            &catalogues = document_.catalogues()](const Work& work) {
        auto found = plan::compared(contenders, baseline, catalogues, work);
        if (found) {
            found->comparison = order.arranged(found->comparison);
        }
        return found;
    };
}

void CompareView::showEvent(QShowEvent* event) {
    service_->setWatched(true);
    Perspective::showEvent(event);
}

void CompareView::hideEvent(QHideEvent* event) {
    service_->setWatched(false);
    Perspective::hideEvent(event);
}

void CompareView::dragEnterEvent(QDragEnterEvent* event) {
    if (!fileIn(*event->mimeData()).isEmpty()) {
        event->acceptProposedAction();
    }
}

void CompareView::dropEvent(QDropEvent* event) {
    const QString path = fileIn(*event->mimeData());
    if (!path.isEmpty()) {
        event->acceptProposedAction();
        // The program that the file was dragged from waits until this returns: questions come
        // after.
        QTimer::singleShot(0, this, [this, path] { addPlan(path); });
    }
}

}  // namespace polyplan::ui
