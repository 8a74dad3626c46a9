#include "ui/theft/remedies_panel.h"

#include <QAction>
#include <QLabel>
#include <QListView>
#include <QVBoxLayout>

#include "core/nethack/theft/remedy_effects.h"
#include "ui/look/metrics.h"
#include "ui/look/section_label.h"
#include "ui/look/text.h"
#include "ui/models/report_table_model.h"
#include "ui/models/theft/remedies_model.h"
#include "ui/models/theft/theft_editor.h"
#include "ui/models/theft/theft_service.h"
#include "ui/parts/boxed_row_delegate.h"
#include "ui/parts/copy_button.h"
#include "ui/parts/current_row.h"

namespace polyplan::ui {

RemediesPanel::RemediesPanel(TheftEditor& editor, TheftService& service, QWidget* parent)
    : QWidget(parent),
      editor_(editor),
      service_(service),
      model_(new RemediesModel(service, this)),
      copied_(new ReportTableModel(this)),
      list_(new QListView(this)),
      figureHead_(new QLabel(tr("something goes"), this)),
      remark_(new QLabel(this)) {
    const Metrics metrics(font());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(3 * metrics.step, 2 * metrics.step, metrics.step, metrics.step);
    layout->setSpacing(metrics.step);
    auto* title = new SectionLabel(tr("What to do about it"), this);
    title->setWordWrap(false);
    figureHead_->setAlignment(Qt::AlignRight);
    figureHead_->setFont(metrics.small);
    figureHead_->setForegroundRole(QPalette::PlaceholderText);
    figureHead_->setObjectName("remedyFigureHead");
    layout->addWidget(title);
    layout->addWidget(figureHead_);
    layout->addWidget(remark_);
    layout->addWidget(list_, 1);
    list_->setModel(model_);
    keepCurrentRow(*list_);
    auto* delegate = new BoxedRowDelegate(list_);
    list_->setItemDelegate(delegate);
    list_->setObjectName("remedies");
    list_->setAccessibleName(tr("What to do about it"));
    list_->setToolTip(
        tr("At the right the chance that something goes with it; below, whose chance changes "
           "most. Do it, or Enter, does it; undo takes it back."));
    title->setToolTip(list_->toolTip());
    figureHead_->setToolTip(list_->toolTip());
    list_->setResizeMode(QListView::Adjust);
    list_->setWordWrap(true);  // rows are laid out anew where the width changes
    connect(model_, &QAbstractItemModel::dataChanged, list_, &QAbstractItemView::doItemsLayout);
    list_->setMouseTracking(true);
    list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setMinimumHeight(3 * (metrics.line + metrics.smallLine + 2 * metrics.step));
    remark_->setFont(metrics.small);
    remark_->setForegroundRole(QPalette::PlaceholderText);
    remark_->setWordWrap(true);
    remark_->setObjectName("nothingToDo");
    const auto apply = [this](const QModelIndex& index) {
        if (const theft::Remedy* remedy = model_->remedy(index.row())) {
            editor_.apply(theft::Remedy(*remedy));
        }
    };
    connect(delegate, &BoxedRowDelegate::buttonClicked, this, apply);
    auto* enter = new QAction(tr("&Do it"), this);
    enter->setShortcuts({QKeySequence(Qt::Key_Return), QKeySequence(Qt::Key_Enter)});
    enter->setShortcutContext(Qt::WidgetShortcut);
    list_->addAction(enter);
    connect(enter, &QAction::triggered, this, [this, apply] { apply(list_->currentIndex()); });
    list_->setContextMenuPolicy(Qt::ActionsContextMenu);
    giveCopyKeys(*list_, *copyMenu(*copied_, {0, 1, 2, 3}, list_));
    connect(&service_, &TheftService::answerChanged, this, &RemediesPanel::follow);
    follow();
}

void RemediesPanel::follow() {
    if (service_.isComplete()) {
        if (const auto answer = service_.answer()) {
            copied_->show(service_.report(), "theft/remedies");
            remark_->setText(toQString(theft::whyNoEffects(answer->answer)));
        }
        figureHead_->setVisible(model_->rowCount() > 0);
        remark_->setVisible(editor_.hasRules() && model_->rowCount() == 0);
    }
}

}  // namespace polyplan::ui
