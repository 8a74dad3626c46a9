#include "ui/engraving/stylus_table_panel.h"

#include <QCheckBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableView>
#include <QVBoxLayout>

#include "ui/document/plan_document.h"
#include "ui/look/box_delegate.h"
#include "ui/look/flow_layout.h"
#include "ui/look/metrics.h"
#include "ui/look/section_label.h"
#include "ui/models/engraving/engraving_edits.h"
#include "ui/models/engraving/stylus_table_model.h"
#include "ui/parts/calm_table.h"
#include "ui/parts/copy_button.h"
#include "ui/parts/empty_remark.h"
#include "ui/parts/left_choice.h"
#include "ui/parts/shared_columns.h"

namespace polyplan::ui {

namespace {

/// Takes the clicks on a box where it is drawn. The style draws the cells without the padding that
/// the style sheet gives them, but would look for the box behind it. Where columns are put away,
/// what they say stands in a line below the name.
class StylusBoxDelegate : public BoxDelegate {
  public:
    using BoxDelegate::BoxDelegate;

    void setLineBelow(int height) { below_ = height; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        if (below_ > 0) {
            paintBelow(*painter, option, index);
        }
        BoxDelegate::paint(painter, upper(option), index);
    }

  protected:
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override {
        QStyleOptionViewItem unpadded = upper(option);
        unpadded.widget = nullptr;
        return BoxDelegate::editorEvent(event, model, unpadded, index);
    }

  private:
    QStyleOptionViewItem upper(const QStyleOptionViewItem& option) const {
        QStyleOptionViewItem result(option);
        result.rect.adjust(0, 0, 0, -below_);
        return result;
    }

    void paintBelow(QPainter& painter, const QStyleOptionViewItem& option,
                    const QModelIndex& index) const {
        QStyleOptionViewItem cell(option);
        initStyleOption(&cell, index);
        const QStyle& style = *cell.widget->style();
        style.drawPrimitive(QStyle::PE_PanelItemViewItem, &cell, &painter, cell.widget);
        QRect line = style.subElementRect(QStyle::SE_ItemViewItemText, &cell, cell.widget);
        line.setTop(option.rect.bottom() + 1 - below_);
        line.setBottom(option.rect.bottom());
        const bool isSelected = (option.state & QStyle::State_Selected) != 0;
        painter.save();
        painter.setFont(Metrics(option.font).small);
        painter.setPen(option.palette.color(isSelected ? QPalette::HighlightedText
                                                       : QPalette::PlaceholderText));
        painter.drawText(
            line, Qt::AlignLeft | Qt::AlignTop,
            painter.fontMetrics().elidedText(index.data(StylusTableModel::BelowRole).toString(),
                                             Qt::ElideRight, line.width()));
        painter.restore();
    }

    int below_ = 0;
};

}  // namespace

StylusTablePanel::StylusTablePanel(PlanDocument& document, StylusTableModel& model, QWidget* parent)
    : QWidget(parent),
      document_(document),
      model_(model),
      order_(new StylusOrder(this)),
      table_(new QTableView(this)) {
    const Metrics metrics(font());
    order_->setSourceModel(&model_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(3 * metrics.step, 2 * metrics.step, metrics.step, 0);
    layout->setSpacing(metrics.step);
    layout->addWidget(buildHeader());
    layout->addWidget(table_, 1);
    buildTable();
    connect(&model_, &QAbstractItemModel::modelReset, this, &StylusTablePanel::showChosen);
    connect(&model_, &QAbstractItemModel::dataChanged, this, &StylusTablePanel::showChosen);
    connect(&model_, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex&, const QModelIndex&, const QList<int>& roles) {
                boxIsMeant_ = boxIsMeant_ || roles == QList<int>{Qt::CheckStateRole};
            });
    connect(&model_, &StylusTableModel::message, this, [this](const QString& text) {
        boxIsMeant_ = true;
        Q_EMIT message(text);
    });
    connect(order_, &QAbstractItemModel::modelReset, this, &StylusTablePanel::spanReasons);
    connect(order_, &QAbstractItemModel::layoutChanged, this, &StylusTablePanel::spanReasons);
    connect(order_, &QAbstractItemModel::rowsInserted, this, &StylusTablePanel::spanReasons);
    connect(order_, &QAbstractItemModel::rowsRemoved, this, &StylusTablePanel::spanReasons);
    connect(order_, &QAbstractItemModel::dataChanged, this, &StylusTablePanel::spanReasons);
    order_->rankBy(Ranking::Safest);
    showChosen();
}

QWidget* StylusTablePanel::buildHeader() {
    auto* header = new QWidget(this);
    auto* rows = new QVBoxLayout(header);
    rows->setContentsMargins(0, 0, 0, 0);
    heading_ = new SectionLabel(tr("All styluses"), header);
    heading_->setObjectName("stylusTableHeading");
    rows->addWidget(heading_);
    auto* layout = new FlowLayout;
    rows->addLayout(layout);
    const auto check = [&](const QString& name, const QString& objectName, const QString& rule,
                           void (StylusOrder::*set)(bool)) {
        auto* box = new QCheckBox(name, header);
        box->setObjectName(objectName);
        box->setToolTip(rule);
        connect(box, &QCheckBox::toggled, order_, set);
        connect(box, &QCheckBox::toggled, this, [this] {
            showChosen();
            table_->scrollToTop();
        });
        layout->addWidget(box);
        return box;
    };
    onlyCarried_ = check(tr("only what I carry"), "onlyCarried",
                         tr("Only fingers and what the inventory and this strategy's line hold."),
                         &StylusOrder::setOnlyCarried);
    showsRefused_ = check(tr("also what can't"), "showRefused",
                          tr("Also what can't write here and now, with the reason."),
                          &StylusOrder::setShowsRefused);
    const auto rank = [&](const QString& name, const QString& objectName, const QString& rule,
                          Ranking ranking) {
        auto* button = new QPushButton(name, header);
        button->setObjectName(objectName);
        button->setToolTip(rule);
        connect(button, &QPushButton::clicked, this, [this, ranking] {
            const QSignalBlocker quiet(table_->horizontalHeader());
            table_->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
            order_->rankBy(ranking);
            table_->scrollToTop();
        });
        layout->addWidget(button);
        return button;
    };
    rank(tr("Safest"), "rankSafest",
         tr("The likeliest to come out right first; then what does not blind you, then the least "
            "helplessness, time and cost."),
         Ranking::Safest);
    rank(tr("Fastest"), "rankFastest",
         tr("The least time first; then the least helplessness, then what is likeliest to come out "
            "right."),
         Ranking::Fastest);
    rankLasts_ = rank(
        tr("Lasts"), "rankLasts",
        tr("What lasts longest through all events first; then what is likeliest to come out right, "
           "then the least time."),
        Ranking::Lasts);
    auto* copy = new CopyButton(*table_, header);
    copy->setObjectName("copyStyluses");
    copy->takeKeysOf(*table_);
    layout->addWidget(copy);
    return header;
}

void StylusTablePanel::buildTable() {
    table_->setModel(order_);
    auto* names = new StylusBoxDelegate(table_);
    table_->setItemDelegateForColumn(StylusTableModel::Stylus, names);
    table_->setObjectName("stylusTable");
    table_->setAccessibleName(tr("All styluses"));
    table_->setToolTip(
        tr("All styluses with their figures for this text. A click or Enter writes with one, its "
           "box or the space bar lays it over the chart; a click on a heading sorts, a right click "
           "also by what has no column here."));
    empty_ = sayWhenEmpty(*table_, {}, "noStyluses");
    makeCalm(*table_, false);
    table_->setProperty("dense", true);  // for the style sheet: its many numbers leave little room
    auto* header = table_->horizontalHeader();
    header->setSortIndicator(-1, Qt::AscendingOrder);
    header->setTextElideMode(Qt::ElideRight);
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header, &QWidget::customContextMenuRequested, this, &StylusTablePanel::offerOrders);
    auto* columns = new SharedColumns(*table_, StylusTableModel::Stylus, 11, 27);
    columns->yieldDownTo(20);
    columns->foldWhereNarrow(
        {StylusTableModel::Writes, StylusTableModel::Wear, StylusTableModel::Goes});
    const int line = table_->verticalHeader()->defaultSectionSize();
    connect(columns, &SharedColumns::folded, this, [this, names, line](bool areAway) {
        const int below = areAway ? Metrics(font()).smallLine : 0;
        names->setLineBelow(below);
        table_->verticalHeader()->setDefaultSectionSize(line + below);
        spanReasons();
    });
    table_->setMinimumHeight(5 * table_->verticalHeader()->defaultSectionSize());
    table_->installEventFilter(this);
    table_->viewport()->installEventFilter(this);
    chooseByLeftButton(*table_);
    connect(table_, &QTableView::clicked, this, [this](const QModelIndex& index) {
        if (!boxIsMeant_) {
            pick(index);
        }
    });
}

/// By every column, those too that are put away. The same once more turns the order round.
void StylusTablePanel::offerOrders(const QPoint& position) {
    QHeaderView& header = *table_->horizontalHeader();
    QMenu menu(this);
    for (int column = 0; column < StylusTableModel::ColumnCount; ++column) {
        if (!hasColumn(*table_, column)) {
            continue;
        }
        const QString head = order_->headerData(column, Qt::Horizontal).toString();
        menu.addAction(tr("Sort by %1").arg(head), this, [&header, column] {
            const bool isAgain = header.sortIndicatorSection() == column &&
                                 header.sortIndicatorOrder() == Qt::AscendingOrder;
            header.setSortIndicator(column, isAgain ? Qt::DescendingOrder : Qt::AscendingOrder);
        });
    }
    menu.exec(header.viewport()->mapToGlobal(position));
}

void StylusTablePanel::pick(const QModelIndex& index) {
    if (!index.isValid()) {
        return;
    }
    const StylusAnswer& stylus = model_.stylus(order_->mapToSource(index).row());
    engraving_edits::chooseStylus(document_, stylus.choice);
}

void StylusTablePanel::listAll() {
    onlyCarried_->setChecked(false);
}

/// Without a text that can be written the heading says so.
void StylusTablePanel::sayWhyEmpty() {
    const QString refused =
        tr("“%1” lists what can't, with the reason.").arg(showsRefused_->text());
    empty_->setText(model_.rowCount() == 0 ? QString()
                    : onlyCarried_->isChecked()
                        ? tr("Nothing that you carry can write here. Without “%1” all styluses "
                             "are listed. ")
                                  .arg(onlyCarried_->text()) +
                              refused
                        : tr("Nothing can write here. ") + refused);
}

void StylusTablePanel::showChosen() {
    sayWhyEmpty();
    bool isWorn = false;
    bool isElbereth = false;
    for (int i = 0; i < model_.rowCount(); ++i) {
        const Way way = wayOf(model_.stylus(i));
        isWorn = isWorn || model_.stylus(i).durability != nullptr;
        isElbereth = isElbereth || way.elbereth > 0;
    }
    table_->setColumnHidden(StylusTableModel::Lasts, !isWorn);
    table_->setColumnHidden(StylusTableModel::Elbereth, !isElbereth);
    rankLasts_->setEnabled(isWorn);
    heading_->setText(model_.isWithheld()  ? tr("No styluses while the text can't be written")
                      : model_.isExample() ? tr("All styluses, for Elbereth until you type")
                                           : tr("All styluses"));
    const int row = model_.chosenRow();
    const QModelIndex index =
        row < 0 ? QModelIndex()
                : order_->mapFromSource(model_.index(row, StylusTableModel::Stylus));
    const QSignalBlocker quiet(table_->selectionModel());
    table_->selectionModel()->setCurrentIndex(
        index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    if (showsChosen_ && !index.isValid()) {  // the view has gone to the next row instead
        table_->scrollToTop();
    }
    showsChosen_ = index.isValid();
    table_->viewport()->update();
}

void StylusTablePanel::spanReasons() {
    table_->clearSpans();
    const int first = table_->isColumnHidden(StylusTableModel::Writes) ? StylusTableModel::Stylus
                                                                       : StylusTableModel::Writes;
    for (int row = 0; row < order_->rowCount(); ++row) {
        const int of = order_->mapToSource(order_->index(row, 0)).row();
        if (!model_.stylus(of).isAllowed()) {
            table_->setSpan(row, first, 1, StylusTableModel::ColumnCount - first);
        }
    }
}

bool StylusTablePanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == table_ && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            pick(table_->currentIndex());
            return true;
        }
        if (key == Qt::Key_Space && table_->currentIndex().isValid()) {
            const QModelIndex box = table_->currentIndex().siblingAtColumn(0);
            const bool isOn = box.data(Qt::CheckStateRole).toInt() == Qt::Checked;
            order_->setData(box, isOn ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
            return true;
        }
    }
    if (watched == table_->viewport() && event->type() == QEvent::MouseButtonPress) {
        boxIsMeant_ = false;
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace polyplan::ui
