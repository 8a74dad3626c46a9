#include "ui/theft/theft_view.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QTableView>
#include <QVBoxLayout>

#include "core/nethack/theft/report.h"
#include "ui/charts/curve_chart.h"
#include "ui/look/divider.h"
#include "ui/look/metrics.h"
#include "ui/look/section_label.h"
#include "ui/look/text.h"
#include "ui/models/report_curves.h"
#include "ui/models/report_table_model.h"
#include "ui/models/theft/theft_editor.h"
#include "ui/models/theft/theft_service.h"
#include "ui/models/theft/thieves_model.h"
#include "ui/parts/boxed_row_delegate.h"
#include "ui/parts/calm_table.h"
#include "ui/parts/copy_button.h"
#include "ui/parts/folding_panels.h"
#include "ui/parts/page_columns.h"
#include "ui/parts/report_panel.h"
#include "ui/parts/searched_list.h"
#include "ui/parts/stale_veil.h"
#include "ui/parts/thin_splitter.h"
#include "ui/parts/titled.h"
#include "ui/parts/wrapped_rows.h"
#include "ui/theft/remedies_panel.h"
#include "ui/theft/theft_form.h"
#include "ui/theft/theft_settings.h"
#include "ui/theft/things_panel.h"

namespace polyplan::ui {

TheftView::TheftView(PlanDocument& document, QWidget* parent)
    : Perspective(parent),
      editor_(new TheftEditor(document, this)),
      service_(new TheftService(*editor_, this)),
      settings_(new TheftSettings(*editor_, this)),
      thievesModel_(new ThievesModel(*editor_, this)) {
    const int character = fontMetrics().averageCharWidth();
    auto* columns = new PageColumns(this);
    QWidget* left = buildLeft();
    left->setMinimumWidth(30 * character);
    columns->addWidget(left);
    columns->addWidget(buildCentre());
    results_ = new ReportPanel({.titleObject = "theftTitle",
                                .figuresObject = "theftFigures",
                                .stepsObject = "theftSteps",
                                .figures = tr("What is stolen")},
                               columns);
    results_->setMinimumWidth(28 * character);
    columns->addWidget(results_);
    columns->setWanted({46 * character, 130 * character, 50 * character});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(columns);

    auto* find = new QAction(tr("Find a thief"), this);
    find->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_M));
    find->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(find);
    connect(find, &QAction::triggered, this, &TheftView::startSearch);
    connect(editor_, &TheftEditor::refused, this, &TheftView::message);
    connect(editor_, &TheftEditor::changed, this, &TheftView::showThief);
    connect(service_, &TheftService::answerChanged, this, &TheftView::follow);
    (new StaleVeil(*this, {"theftChart", "theftItems", "remedies", "theftFigures", "theftSteps"}))
        ->follow(*service_, &TheftService::answerChanged);
    showThief();
    follow();
}

QWidget* TheftView::settings() {
    return settings_;
}

void TheftView::startSearch() {
    thieves_->startSearch();
}

void TheftView::followImport() {
    carried_->offerImported();
}

QWidget* TheftView::buildLeft() {
    auto* rows = thinSplitter(Qt::Vertical, this);
    carried_ = new ThingsPanel(*editor_, *service_, rows);
    rows->addWidget(carried_);
    rows->addWidget(buildThieves(rows));
    rows->setStretchFactor(0, 1);
    rows->setStretchFactor(1, 1);
    rows->setSizes({37 * fontMetrics().height(), 11 * fontMetrics().height()});
    return rows;
}

QWidget* TheftView::buildThieves(QWidget* parent) {
    const Metrics metrics(font());
    auto* result = new QWidget(parent);
    auto* layout = new QVBoxLayout(result);
    layout->setContentsMargins(2 * metrics.step, metrics.step, metrics.step, 0);
    layout->setSpacing(metrics.step);
    thieves_ =
        new SearchedList(thievesModel_, ThievesModel::SearchRole, new BoxedRowDelegate, result);
    thieves_->search().setObjectName("thiefSearch");
    thieves_->search().setPlaceholderText(tr("Search: surtur, priest, bite …"));
    thieves_->search().setAccessibleName(tr("Search the thieves"));
    thieves_->search().setToolTip(
        tr("Finds thieves by name, attacks and the role that they oppose; every word must be "
           "found. Enter takes the one of just that name, else the first."));
    thieves_->list().setObjectName("thieves");
    thieves_->list().setAccessibleName(tr("Thieves"));
    thieves_->list().setToolTip(
        tr("All monsters of the version with an attack that steals the Amulet or quest artifacts, "
           "with their level (monst.c). A click or Enter chooses one."));
    thieves_->setNothingFound(
        tr("Nothing fits. Only monsters that steal the Amulet or quest artifacts are here."));
    thieves_->list().setMinimumHeight(3 * metrics.line);
    connect(thieves_, &SearchedList::chosen, this, [this](const QModelIndex& index) {
        const QString name = index.data().toString();
        editor_->edit(
            tr("Meet %1").arg(name),
            [&](theft::Request& request) {
                // Level and speed were those of the thief before.
                if (request.monster != name.toStdString()) {
                    request.monster = name.toStdString();
                    request.monsterLevel.reset();
                    request.monsterSpeed.reset();
                }
            },
            QStringLiteral("thief"));
    });
    layout->addWidget(new SectionLabel(tr("Thief"), result));
    layout->addWidget(thieves_, 1);
    return result;
}

QWidget* TheftView::buildCentre() {
    auto* centre = new QWidget(this);
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(new TheftForm(*editor_, centre));
    layout->addWidget(new Divider(Qt::Horizontal, centre));
    auto* panels = new FoldingPanels(centre);
    const Metrics metrics(font());
    panels->startRow();
    panels->add(buildChart(panels), tr("Gone by then"), {24 * metrics.em, 11 * metrics.line});
    auto* below = new FoldingPanels(panels);
    QSplitter& row = below->startRow();
    below->add(new RemediesPanel(*editor_, *service_, below), tr("What to do about it"),
               {18 * metrics.em, 8 * metrics.line});
    below->add(buildTable(below), tr("By item"), {34 * metrics.em, 8 * metrics.line});
    row.setStretchFactor(0, 9);
    row.setStretchFactor(1, 10);
    row.setSizes({380, 570});
    panels->startRow();
    panels->add(below, tr("What to do, and by item"), {34 * metrics.em, 10 * metrics.line});
    panels->rows().setStretchFactor(0, 1);
    panels->rows().setSizes({22 * fontMetrics().height(), 20 * fontMetrics().height()});
    layout->addWidget(panels, 1);
    return centre;
}

QWidget* TheftView::buildChart(QWidget* parent) {
    chart_ = new CurveChart(parent);
    chart_->setObjectName("theftChart");
    chart_->setMinimumWidth(30 * fontMetrics().averageCharWidth());
    leftOut_ = new QLabel(parent);
    leftOut_->setObjectName("leftOutCurves");
    leftOut_->setFont(Metrics(font()).small);
    leftOut_->setForegroundRole(QPalette::PlaceholderText);
    return titled(
        tr("Gone by then"), chart_,
        tr("The chance that something, and each thing by itself, is gone after so many turns or "
           "hits, the thief next to you all the time. Of many things those likeliest to go are "
           "shown."),
        parent, leftOut_);
}

QWidget* TheftView::buildTable(QWidget* parent) {
    things_ = new ReportTableModel(this);
    const QString title = tr("By item");
    const QString toolTip = tr("What becomes of each stack, and why. A click on a heading sorts.");
    auto* table = sortedTable(things_, "theftItems", title, toolTip, parent);
    new WrappedRows(*table, 10, 14);
    auto* copy = new CopyButton(*table, parent);
    copy->setObjectName("copyTheftItems");
    copy->takeKeysOf(*table);
    return titled(title, table, toolTip, parent, copy);
}

void TheftView::showThief() {
    const auto found =
        thievesModel_->match(thievesModel_->index(0), Qt::DisplayRole,
                             toQString(editor_->request().monster), 1, Qt::MatchFixedString);
    thieves_->showChosen(found.isEmpty() ? QModelIndex() : found.front());
}

void TheftView::follow() {
    const QString exact = tr("Computed in closed form, not sampled.");
    if (!service_->isCurrent()) {
        results_->setState(tr("computing"), Badge::Tone::Muted, exact);
        return;
    }
    const QString game = toQString(nethack::title(editor_->game()));
    if (const auto answer = service_->answer()) {
        results_->setTitle(toQString(answer->answer.monster), tr("level %1 · speed %2 · %3")
                                                                  .arg(answer->answer.monsterLevel)
                                                                  .arg(answer->answer.monsterSpeed)
                                                                  .arg(game));
        const QString sure = toQString(theft::howSure(editor_->game()));
        if (theft::rulesOf(editor_->game())->isInPart) {
            results_->setState(sure, Badge::Tone::Warning,
                               tr("The version has more rules than are known here: an estimate."));
        } else {
            results_->setState(sure, Badge::Tone::Good, exact);
        }
    } else {
        results_->setTitle(tr("No rules of theft"), game);
        results_->setState(tr("no rules"), Badge::Tone::Muted, {});
    }
    const Report& report = service_->report();
    results_->showReport(report);
    const ReportCurves curves = curvesOf(report);
    chart_->setCurves(curves.curves, curves.axes, curves.spoken);
    const std::size_t leftOut =
        service_->answer() ? theft::withoutCurve(service_->answer()->answer) : 0;
    leftOut_->setVisible(leftOut > 0);
    leftOut_->setText(tr("%1 more: see By item").arg(leftOut));
    things_->show(report, "theft/items");
}

}  // namespace polyplan::ui
