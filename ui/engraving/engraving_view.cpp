#include "ui/engraving/engraving_view.h"

#include <QResizeEvent>
#include <QVBoxLayout>
#include <algorithm>
#include <functional>
#include <utility>

#include "ui/engraving/durability_panel.h"
#include "ui/engraving/engraving_settings.h"
#include "ui/engraving/figures_panel.h"
#include "ui/engraving/remains_panel.h"
#include "ui/engraving/scenario_panel.h"
#include "ui/engraving/stylus_panel.h"
#include "ui/engraving/stylus_table_panel.h"
#include "ui/engraving/text_panel.h"
#include "ui/engraving/writer_panel.h"
#include "ui/look/divider.h"
#include "ui/models/engraving/engraving_service.h"
#include "ui/models/engraving/stylus_table_model.h"
#include "ui/parts/folding_panels.h"
#include "ui/parts/page_columns.h"
#include "ui/parts/stale_veil.h"
#include "ui/parts/thin_splitter.h"

namespace polyplan::ui {

namespace {

/// Panels one above the other, which have the height that their words take at this width.
class Column : public QWidget {
  public:
    Column(int leastWidth, QWidget* parent)
        : QWidget(parent), leastWidth_(leastWidth), layout_(new QVBoxLayout(this)) {
        layout_->setContentsMargins(0, 0, 0, 0);
        layout_->setSpacing(0);
    }

    void add(QWidget* panel, int stretch = 0) {
        if (layout_->count() > 0) {
            layout_->addWidget(new Divider(Qt::Horizontal, this));
        }
        layout_->addWidget(panel, stretch);
    }

    /// Called with its new size whenever that has changed.
    void whenResized(std::function<void(QSize)> tell) { tell_ = std::move(tell); }

    QSize minimumSizeHint() const override {
        const QSize least(leastWidth_, layout_->totalMinimumHeightForWidth(width()));
        return least.expandedTo(QWidget::minimumSizeHint());
    }

  protected:
    void resizeEvent(QResizeEvent* event) override {
        QWidget::resizeEvent(event);
        if (event->oldSize().width() != event->size().width()) {
            updateGeometry();
        }
        if (tell_) {
            tell_(event->size());
        }
    }

  private:
    int leastWidth_;
    QVBoxLayout* layout_;
    std::function<void(QSize)> tell_;
};

}  // namespace

EngravingView::EngravingView(PlanDocument& document, QWidget* parent)
    : Perspective(parent),
      document_(document),
      service_(new EngravingService(document, this)),
      table_(new StylusTableModel(document, *service_, this)),
      settings_(new EngravingSettings(document, this)) {
    connect(settings_, &EngravingSettings::message, this, &EngravingView::message);
    const int character = fontMetrics().averageCharWidth();
    auto* columns = new PageColumns(this);
    columns->addWidget(buildLeft(columns));
    columns->addWidget(buildCentre(columns));
    columns->addWidget(buildRight(columns));
    columns->setWanted({46 * character, 116 * character, 52 * character});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(columns);
    (new StaleVeil(*this, {"styluses", "textCells", "bestCarried", "engravingFault", "durability",
                           "durabilityNote", "stylusTable", "engravingFigures", "remains"}))
        ->follow(*service_, &EngravingService::answerChanged);
}

QWidget* EngravingView::settings() {
    return settings_;
}

void EngravingView::startSearch() {
    stylus_->startSearch();
}

void EngravingView::takeKeys() {
    text_->startTyping();
}

QWidget* EngravingView::buildLeft(QWidget* parent) {
    auto* column = new Column(36 * fontMetrics().averageCharWidth(), parent);
    stylus_ = new StylusPanel(document_, *service_, column);
    column->add(stylus_, 1);
    column->add(new WriterPanel(document_, column));
    return column;
}

QWidget* EngravingView::buildCentre(QWidget* parent) {
    auto* column = new Column(70 * fontMetrics().averageCharWidth(), parent);
    text_ = new TextPanel(document_, *service_, column);
    connect(text_, &TextPanel::message, this, &EngravingView::message);
    column->add(text_);
    FoldingPanels* lasting = buildLasting(column);
    column->add(lasting, 1);
    // By the window alone, and never by how many lines the text or a reason takes.
    column->whenResized([this, lasting](QSize size) {
        lasting->foldBy({size.width(), size.height() - text_->usualHeight()});
        text_->setMostHeight(size.height() - lasting->leastHeight());
    });
    return column;
}

void EngravingView::clearFields() {
    stylus_->clearSearch();
    styluses_->listAll();
}

FoldingPanels* EngravingView::buildLasting(QWidget* parent) {
    auto* panels = new FoldingPanels(parent);
    auto* scenario = new ScenarioPanel(document_, panels);
    connect(scenario, &ScenarioPanel::message, this, &EngravingView::message);
    auto* durability = new DurabilityPanel(document_, *service_, *table_, panels);
    styluses_ = new StylusTablePanel(document_, *table_, panels);
    connect(styluses_, &StylusTablePanel::message, this, &EngravingView::message);

    const int character = fontMetrics().averageCharWidth();
    const int line = fontMetrics().height();
    const auto add = [&](QWidget* panel, const QString& title, int lines) {
        const int width = std::max(44 * character, panel->minimumSizeHint().width());
        panels->add(panel, title, {width, lines * line});
    };
    QSplitter& lasting = panels->startRow();
    add(scenario, tr("What happens"), 15);
    add(durability, tr("How long it lasts"), 17);
    lasting.setStretchFactor(1, 1);
    lasting.setSizes({54 * character, 66 * character});
    panels->startRow();
    add(styluses_, tr("Styluses"), 12);
    panels->rows().setSizes({22 * line, 18 * line});
    return panels;
}

QWidget* EngravingView::buildRight(QWidget* parent) {
    auto* column = new Column(40 * fontMetrics().averageCharWidth(), parent);
    auto* rows = thinSplitter(Qt::Vertical, column);
    rows->addWidget(new FiguresPanel(*service_, rows));
    rows->addWidget(new RemainsPanel(document_, *service_, rows));
    rows->setStretchFactor(0, 2);
    rows->setStretchFactor(1, 1);
    rows->setSizes({34 * fontMetrics().height(), 14 * fontMetrics().height()});
    column->add(rows, 1);
    return column;
}

}  // namespace polyplan::ui
