#include "ui/engraving/figures_panel.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMenu>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/look/metrics.h"
#include "ui/look/section_label.h"
#include "ui/look/theme.h"
#include "ui/models/engraving/engraving_rows_model.h"
#include "ui/models/table_text.h"
#include "ui/polypile/badge.h"

namespace polyplan::ui {

namespace {

using Kind = EngravingRow::Kind;

/// Headings in capitals over a rule, main figures bold, remarks wrapped over both columns.
class RowDelegate : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Theme& theme = Theme::of(option.palette);
        const Metrics metrics(option.font);
        const Kind kind = kindOf(index);
        const bool isLabel = index.column() == EngravingRowsModel::Label;
        painter->save();
        QRect rect = option.rect.adjusted(0, 0, isLabel ? -metrics.step : 0, 0);
        switch (kind) {
            case Kind::Heading:
                painter->setFont(metrics.section);
                painter->setPen(theme.mutedText);
                painter->drawText(rect, Qt::AlignLeft | Qt::AlignBottom,
                                  painter->fontMetrics().elidedText(index.data().toString(),
                                                                    Qt::ElideRight, rect.width()));
                break;
            case Kind::Remark:
                painter->setFont(metrics.small);
                painter->setPen(theme.mutedText);
                painter->drawText(rect, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap,
                                  index.data().toString());
                break;
            case Kind::Figure:
            case Kind::Main: {
                const bool isMain = kind == Kind::Main;
                QFont font = isMain && !isLabel ? metrics.strong : metrics.text;
                painter->setFont(font);
                painter->setPen(isMain && !isLabel ? theme.accent : theme.text);
                painter->drawText(rect,
                                  (isLabel ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter |
                                      Qt::TextWordWrap,
                                  index.data().toString());
                painter->setPen(theme.divider);
                painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
                break;
            }
        }
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const Metrics metrics(option.font);
        const auto* table = static_cast<const QTableView*>(parent());
        const Kind kind = kindOf(index);
        if (kind == Kind::Heading) {
            return {0, metrics.line + 3 * metrics.step};
        }
        const bool isRemark = kind == Kind::Remark;
        const int columns = isRemark ? table->viewport()->width()
                                     : table->columnWidth(index.column()) - metrics.step;
        const QFont font = isRemark ? metrics.small
                           : kind == Kind::Main && index.column() == EngravingRowsModel::Value
                               ? metrics.strong
                               : metrics.text;
        const QRect box =
            QFontMetrics(font).boundingRect(QRect(0, 0, std::max(columns, 4 * metrics.em), 10'000),
                                            Qt::TextWordWrap, index.data().toString());
        return {box.width(), box.height() + 3 * metrics.step / 2};
    }

  private:
    static Kind kindOf(const QModelIndex& index) {
        return static_cast<Kind>(index.data(EngravingRowsModel::KindRole).toInt());
    }
};

}  // namespace

FiguresPanel::FiguresPanel(EngravingService& service, QWidget* parent)
    : QWidget(parent),
      service_(service),
      model_(new EngravingRowsModel(service, this)),
      table_(new QTableView(this)),
      badge_(new Badge(this)) {
    const Metrics metrics(font());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(3 * metrics.step, 3 * metrics.step, 2 * metrics.step, metrics.step);
    layout->setSpacing(metrics.step);
    auto* header = new QHBoxLayout;
    header->addWidget(new SectionLabel(tr("What comes of it"), this), 1);
    auto* copy = new QToolButton(this);
    copy->setText(tr("Copy"));
    copy->setObjectName("copyEngravingFigures");
    copy->setAccessibleName(tr("Copy the figures"));
    copy->setToolTip(tr("Copies all figures as CSV or Markdown."));
    copy->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(copy);
    const std::vector<int> columns = {EngravingRowsModel::Label, EngravingRowsModel::Value};
    menu->addAction(tr("As &CSV"), this, [this, columns] {
        QApplication::clipboard()->setText(asCsv(*model_, columns, Qt::DisplayRole));
    });
    menu->addAction(tr("As &Markdown"), this, [this, columns] {
        QApplication::clipboard()->setText(asMarkdown(*model_, columns));
    });
    copy->setMenu(menu);
    header->addWidget(copy);
    header->addWidget(badge_);
    layout->addLayout(header);
    layout->addWidget(table_, 1);

    table_->setModel(model_);
    table_->setItemDelegate(new RowDelegate(table_));
    table_->setObjectName("engravingFigures");
    table_->setAccessibleName(tr("Figures of the engraving"));
    table_->setToolTip(tr("What comes of the engraving; each line's tooltip is its rule."));
    table_->setShowGrid(false);
    table_->setSelectionMode(QAbstractItemView::NoSelection);
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setTabKeyNavigation(false);
    table_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    table_->verticalHeader()->hide();
    table_->verticalHeader()->setMinimumSectionSize(4);
    table_->horizontalHeader()->hide();
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table_->viewport()->installEventFilter(this);
    table_->setMinimumHeight(8 * fontMetrics().height());
    connect(model_, &QAbstractItemModel::modelReset, this, &FiguresPanel::fit);
    connect(model_, &QAbstractItemModel::dataChanged, this, &FiguresPanel::fit);
    connect(&service_, &EngravingService::answerChanged, this, &FiguresPanel::showProvenance);
    fit();
    showProvenance();
}

void FiguresPanel::fit() {
    constexpr double labelShare = 0.6;
    const int width = table_->viewport()->width();
    table_->setColumnWidth(EngravingRowsModel::Label, qRound(width * labelShare));
    table_->setColumnWidth(EngravingRowsModel::Value, width - qRound(width * labelShare));
    table_->clearSpans();
    for (int row = 0; row < model_->rowCount(); ++row) {
        const auto kind =
            static_cast<Kind>(model_->index(row, 0).data(EngravingRowsModel::KindRole).toInt());
        if (kind == Kind::Heading || kind == Kind::Remark) {
            table_->setSpan(row, 0, 1, EngravingRowsModel::ColumnCount);
        }
        table_->resizeRowToContents(row);
    }
}

void FiguresPanel::showProvenance() {
    const auto& answer = service_.answer();
    if (!service_.isCurrent()) {
        badge_->show(tr("computing"), Badge::Tone::Muted);
    } else if (!answer) {
        badge_->show(tr("no rules"), Badge::Tone::Muted);
    } else if (answer->answer.durability &&
               answer->answer.durability->method == nethack::engraving::Method::Sampled) {
        badge_->show(tr("lasting: sampled"), Badge::Tone::Warning);
        badge_->setToolTip(
            tr("How long it lasts is sampled, as the text and its events are many; "
               "those figures carry their standard error."));
    } else if (answer->answer.partial) {
        badge_->show(tr("rules in part"), Badge::Tone::Warning);
        badge_->setToolTip(tr("Not all rules of this game's engraving are known."));
    } else {
        badge_->show(tr("exact"), Badge::Tone::Good);
        badge_->setToolTip(tr("Computed in closed form, not sampled."));
    }
}

bool FiguresPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == table_->viewport() && event->type() == QEvent::Resize) {
        fit();
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace polyplan::ui
