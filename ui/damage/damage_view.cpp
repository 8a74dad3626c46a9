#include "ui/damage/damage_view.h"

#include <QAction>
#include <QVBoxLayout>

#include "ui/damage/attack_form.h"
#include "ui/damage/attack_hints.h"
#include "ui/damage/attack_list_panel.h"
#include "ui/damage/damage_charts.h"
#include "ui/damage/results_panel.h"
#include "ui/damage/tables_panel.h"
#include "ui/damage/target_panel.h"
#include "ui/look/divider.h"
#include "ui/look/metrics.h"
#include "ui/models/damage/attack_editor.h"
#include "ui/models/damage/damage_service.h"
#include "ui/models/damage/monsters_model.h"
#include "ui/parts/folding_panels.h"
#include "ui/parts/page_columns.h"
#include "ui/parts/stale_veil.h"
#include "ui/parts/thin_splitter.h"
#include "ui/parts/yielding_scroll.h"

namespace polyplan::ui {

namespace {

constexpr int leastFormLines = 7;  ///< of the form where charts and tables need the room
constexpr int linesOfARoomyView = 44;

}  // namespace

DamageView::DamageView(PlanDocument& document, QWidget* parent)
    : Perspective(parent),
      editor_(new AttackEditor(document, this)),
      service_(new DamageService(*editor_, this)),
      monsters_(new MonstersModel(*editor_, *service_, this)) {
    const int character = fontMetrics().averageCharWidth();
    auto* columns = new PageColumns(this);
    QWidget* left = buildLeft();
    left->setMinimumWidth(26 * character);
    columns->addWidget(left);
    columns->addWidget(buildCentre());
    auto* results = new ResultsPanel(*editor_, *service_, columns);
    results->setMinimumWidth(33 * character);
    columns->addWidget(results);
    columns->setWanted({38 * character, 140 * character, 48 * character});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(columns);
    (new StaleVeil(*this, {"damageFigures", "steps", "effects", "floor"}))
        ->follow(*service_, &DamageService::answersChanged);
    // Of what is half typed their own curves, or rows, are faint.
    (new StaleVeil(*this, {"damageChart", "killChart", "sideBySide"}))
        ->follow(*service_, &DamageService::answersChanged,
                 [this] { return service_->isAnswered(); });
    // All types and monsters are answered last.
    (new StaleVeil(*this, {"types", "matrix", "ranking"}))
        ->follow(*service_, &DamageService::answersChanged,
                 [this] { return service_->isComplete(); });

    connect(editor_, &AttackEditor::refused, this, &DamageView::message);

    auto* find = new QAction(tr("Find a monster"), this);
    find->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_M));
    find->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(find);
    connect(find, &QAction::triggered, this, &DamageView::startSearch);
}

void DamageView::resizeEvent(QResizeEvent* event) {
    Perspective::resizeEvent(event);
    hints_->setLines(height() < linesOfARoomyView * fontMetrics().height() ? 1 : 2);
}

void DamageView::startSearch() {
    target_->startSearch();
}

QWidget* DamageView::buildLeft() {
    auto* rows = thinSplitter(Qt::Vertical, this);
    rows->addWidget(new AttackListPanel(*editor_, *service_, rows));
    target_ = new TargetPanel(*editor_, *monsters_, rows);
    rows->addWidget(target_);
    rows->setStretchFactor(1, 1);
    rows->setSizes({14 * fontMetrics().height(), 40 * fontMetrics().height()});
    return rows;
}

QWidget* DamageView::buildCentre() {
    auto* centre = new QWidget(this);
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    form_ = new AttackForm(*editor_, centre);
    auto* room = new YieldingScroll(form_, leastFormLines * fontMetrics().height(), centre);
    room->setObjectName("attackRoom");
    layout->addWidget(room);
    hints_ = new AttackHints(*editor_, centre);
    layout->addWidget(hints_);
    layout->addWidget(new Divider(Qt::Horizontal, centre));
    auto* panels = new FoldingPanels(centre);
    const Metrics metrics(font());
    new DamageCharts(*editor_, *service_, *panels);
    panels->startRow();
    auto* tables = new TablesPanel(*editor_, *service_, *monsters_, panels);
    const QSize readable(24 * metrics.em, 13 * metrics.line);
    tables->setMinimumHeight(readable.height());
    panels->add(tables, tr("Tables"), readable);
    panels->rows().setStretchFactor(1, 1);
    panels->rows().setSizes({20 * fontMetrics().height(), 24 * fontMetrics().height()});
    layout->addWidget(panels, 1);
    connect(tables, &TablesPanel::message, this, &DamageView::message);
    connect(form_, &AttackForm::faultChanged, hints_, &AttackHints::setFault);
    return centre;
}

}  // namespace polyplan::ui
