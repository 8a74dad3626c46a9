#include "ui/polypile/polypile_view.h"

#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/models/odds_service.h"
#include "ui/parts/folding_panels.h"
#include "ui/parts/page_columns.h"
#include "ui/parts/scrolled.h"
#include "ui/parts/stale_veil.h"
#include "ui/parts/thin_splitter.h"
#include "ui/polypile/advice_panel.h"
#include "ui/polypile/arrange_dialog.h"
#include "ui/polypile/catalogue_panel.h"
#include "ui/polypile/derivation_dialog.h"
#include "ui/polypile/goals_panel.h"
#include "ui/polypile/inspector_panel.h"
#include "ui/polypile/inventory_panel.h"
#include "ui/polypile/items_left_panel.h"
#include "ui/polypile/line_board.h"
#include "ui/polypile/line_commands.h"
#include "ui/polypile/loss_panel.h"
#include "ui/polypile/settings_bar.h"
#include "ui/polypile/stack_clipboard.h"

namespace polyplan::ui {

namespace {

/// Scrolls up and down alone.
QWidget* scrolledDown(QWidget* panel, int leastWidth) {
    panel->setMinimumWidth(leastWidth);
    QScrollArea* area = scrolled(panel, panel->parentWidget());
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setMinimumWidth(leastWidth + area->verticalScrollBar()->sizeHint().width());
    return area;
}

}  // namespace

PolypileView::PolypileView(PlanDocument& document, OddsService& odds, QWidget* parent)
    : Perspective(parent),
      document_(document),
      odds_(odds),
      settings_(new SettingsBar(document, this)),
      inventory_(new InventoryPanel(document, this)),
      catalogue_(new CataloguePanel(document, this)),
      board_(new LineBoard(document, this)),
      clipboard_(new StackClipboard(document, board_->commands(), *inventory_, *this)),
      derivation_(new DerivationDialog(document, odds, this)),
      advice_(new AdvicePanel(document, odds, this)) {
    const int character = fontMetrics().averageCharWidth();
    auto* columns = new PageColumns(this);
    QWidget* supplies = buildSupplies();
    QWidget* centre = buildCentre();
    auto* inspector = new InspectorPanel(document, odds, columns);
    supplies->setMinimumWidth(24 * character);
    columns->addWidget(supplies);
    columns->addWidget(centre);
    columns->addWidget(buildFindings(*inspector));
    columns->setWanted({33 * character, 140 * character, 52 * character});

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(columns);
    board_->follow(odds);
    inventory_->follow(odds, *this);
    followAnswers();
    connect(inspector, &InspectorPanel::derivationAsked, derivation_, &DerivationDialog::open);
    connect(board_, &LineBoard::message, this, &PolypileView::message);
    connect(catalogue_, &CataloguePanel::message, this, &PolypileView::message);
    connect(inventory_, &InventoryPanel::message, this, &PolypileView::message);
    connect(inventory_, &InventoryPanel::carryWanted, board_, &LineBoard::carryFromInventory);
    connect(board_, &LineBoard::inventoryCarryEnded, inventory_, &InventoryPanel::focusList);
    connect(&board_->commands(), &LineCommands::stateEditorWanted, inspector,
            &InspectorPanel::editStack);
    connect(inspector, &InspectorPanel::stackEdited, board_, qOverload<>(&QWidget::setFocus));
    connect(&board_->commands(), &LineCommands::arrangingWanted, this, &PolypileView::arrange);
    addAction(board_->commands().arrangingAction());
    connect(&board_->commands(), &LineCommands::textPasted, this, &PolypileView::importText);
    const auto importPasted = [this](const QString& text) { importText(text); };
    connect(inventory_, &InventoryPanel::textPasted, this, importPasted);
    connect(clipboard_, &StackClipboard::textPasted, this, importPasted);
    connect(clipboard_, &StackClipboard::message, this, &PolypileView::message);
    connect(catalogue_, &CataloguePanel::inventoryWanted, inventory_, &InventoryPanel::add);
}

/// What is said of an older line is dimmed, each thing until it is said anew.
void PolypileView::followAnswers() {
    (new StaleVeil(*this,
                   {"fates", "likeliest", "stackState", "outcomes", "goals", "goalSums", "losses"}))
        ->follow(odds_, &OddsService::oddsChanged);
    (new StaleVeil(*this, {"left", "leftRemark"}))
        ->follow(odds_, &OddsService::oddsChanged,
                 [&odds = odds_] { return odds.isComplete() || !odds.answer(); });
    (new StaleVeil(*this, {"zapCurves", "zapFigures"}))
        ->follow(odds_, &OddsService::seriesChanged,
                 [&odds = odds_] { return odds.isSeriesCurrent() || !odds.series(); });
}

void PolypileView::importText(const QString& text, const plan::ImportPlace& place) {
    const bool takesUp = text.isEmpty() && givenUp_.isTakenUp;
    const ImportDialog::Start fresh{.text = text, .place = place, .isTakenUp = false};
    auto* dialog = new ImportDialog(document_, takesUp ? givenUp_ : fresh, window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::rejected, this, [this, dialog] { givenUp_ = dialog->givenUp(); });
    connect(dialog, &QDialog::accepted, this, [this] { givenUp_ = {}; });
    connect(dialog, &ImportDialog::message, this, &PolypileView::message);
    connect(dialog, &QDialog::accepted, inventory_, &InventoryPanel::clearSearch);
    connect(dialog, &QDialog::accepted, this, &PolypileView::imported);
    dialog->open();
}

void PolypileView::arrange() {
    auto* dialog = new ArrangeDialog(document_, window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

QWidget* PolypileView::buildSupplies() {
    auto* rows = thinSplitter(Qt::Vertical, this);
    rows->addWidget(inventory_);
    rows->addWidget(catalogue_);
    rows->setStretchFactor(0, 1);
    rows->setStretchFactor(1, 2);
    rows->setSizes({20 * fontMetrics().height(), 40 * fontMetrics().height()});
    return rows;
}

QWidget* PolypileView::buildFindings(InspectorPanel& inspector) {
    auto* column = new QWidget(inspector.parentWidget());
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(scrolledDown(&inspector, 44 * fontMetrics().averageCharWidth()), 1);
    layout->addWidget(advice_);
    connect(advice_, &AdvicePanel::message, this, &PolypileView::message);
    return column;
}

void PolypileView::resizeEvent(QResizeEvent* event) {
    Perspective::resizeEvent(event);
    advice_->fitInto(height());
    fitFoot();
}

/// The goals get more of a high window, and the width of their names, until somebody has chosen.
void PolypileView::fitFoot() {
    constexpr int leastLines = 15;
    constexpr double share = 0.32;
    constexpr int goalCharacters = 58;
    constexpr int otherCharacters = 34;
    if (!isFootChosen_) {
        const int foot =
            std::max(leastLines * fontMetrics().height() + 8, qRound(share * height()));
        const int character = fontMetrics().averageCharWidth();
        rows_->setSizes({height() - foot, foot});
        footRow_->setSizes({goalCharacters * character, otherCharacters * character});
    }
}

QWidget* PolypileView::settings() {
    return settings_;
}

void PolypileView::startSearch() {
    catalogue_->startSearch();
}

void PolypileView::clearFields() {
    catalogue_->clearSearch();
    inventory_->clearSearch();
    goals_->clearEntry();
    givenUp_ = {};
}

QWidget* PolypileView::buildCentre() {
    rows_ = thinSplitter(Qt::Vertical, this);
    rows_->addWidget(board_);
    rows_->addWidget(buildFoot());
    rows_->setStretchFactor(0, 1);
    for (const QSplitter* splitter : {rows_, footRow_}) {
        connect(splitter, &QSplitter::splitterMoved, this, [this] { isFootChosen_ = true; });
    }
    return rows_;
}

/// What is lost and what is left share a place before the goals have to yield theirs.
QWidget* PolypileView::buildFoot() {
    const int character = fontMetrics().averageCharWidth();
    auto* foot = new FoldingPanels(this);
    QSplitter& row = foot->startRow();
    footRow_ = &row;
    auto* results = new FoldingPanels(foot);
    goals_ = new GoalsPanel(document_, odds_, foot);
    auto* losses = new LossPanel(document_, odds_, results);
    auto* left = new ItemsLeftPanel(document_, odds_, results);
    const auto add = [character](FoldingPanels* panels, QWidget* panel, const QString& title,
                                 int characters) {
        const int least = std::max(characters * character, panel->minimumSizeHint().width());
        panels->add(panel, title, {least, 0});
    };
    add(results, losses, tr("Lost"), 34);
    add(results, left, tr("Left"), 30);
    add(foot, goals_, tr("Goals"), 44);
    add(foot, results, tr("Lost and left"), 34);
    row.setStretchFactor(row.indexOf(results), 1);
    connect(goals_, &GoalsPanel::derivationAsked, derivation_, &DerivationDialog::open);
    connect(losses, &LossPanel::derivationAsked, derivation_, &DerivationDialog::open);
    connect(goals_, &GoalsPanel::message, this, &PolypileView::message);
    return foot;
}

}  // namespace polyplan::ui
