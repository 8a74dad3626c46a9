#include "ui/engraving/engraving_view.h"

#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

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
#include "ui/parts/scrolled.h"
#include "ui/parts/stale_veil.h"
#include "ui/parts/thin_splitter.h"

namespace polyplan::ui {

namespace {

/// Panels side by side, or one below the other where they have no room for that.
class StackingSplitter : public QSplitter {
  public:
    using QSplitter::QSplitter;

    QSize minimumSizeHint() const override {
        int widest = 0;
        for (int i = 0; i < count(); ++i) {
            widest = std::max(widest, widget(i)->minimumSizeHint().width());
        }
        return {widest, QSplitter::minimumSizeHint().height()};
    }

  protected:
    void resizeEvent(QResizeEvent* event) override {
        int wanted = handleWidth() * (count() - 1);
        for (int i = 0; i < count(); ++i) {
            wanted += widget(i)->minimumSizeHint().width();
        }
        setOrientation(width() < wanted ? Qt::Vertical : Qt::Horizontal);
        QSplitter::resizeEvent(event);
    }
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
    auto* columns = thinSplitter(Qt::Horizontal, this);
    columns->addWidget(buildLeft(columns));
    columns->addWidget(buildCentre(columns));
    columns->addWidget(buildRight(columns));
    columns->setStretchFactor(1, 1);
    columns->setSizes({46 * character, 116 * character, 52 * character});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(columns);
    (new StaleVeil(*this, {"durability", "stylusTable", "engravingFigures", "remains"}))
        ->follow(*service_, &EngravingService::answerChanged);
}

QWidget* EngravingView::settings() {
    return settings_;
}

void EngravingView::startSearch() {
    stylus_->startSearch();
}

QWidget* EngravingView::buildLeft(QWidget* parent) {
    auto* content = new QWidget(parent);
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    stylus_ = new StylusPanel(document_, *service_, content);
    layout->addWidget(stylus_, 1);
    layout->addWidget(new Divider(Qt::Horizontal, content));
    layout->addWidget(new WriterPanel(document_, content));
    auto* area = scrolled(content, parent);
    area->setMinimumWidth(36 * fontMetrics().averageCharWidth());
    return area;
}

QWidget* EngravingView::buildCentre(QWidget* parent) {
    auto* content = new QWidget(parent);
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* text = new TextPanel(document_, *service_, content);
    connect(text, &TextPanel::message, this, &EngravingView::message);
    layout->addWidget(text);
    layout->addWidget(new Divider(Qt::Horizontal, content));

    auto* rows = thinSplitter(Qt::Vertical, content);
    auto* lasting = new StackingSplitter(Qt::Horizontal, rows);
    lasting->setHandleWidth(1);
    lasting->setChildrenCollapsible(false);
    auto* scenario = new ScenarioPanel(document_, lasting);
    connect(scenario, &ScenarioPanel::message, this, &EngravingView::message);
    const int character = fontMetrics().averageCharWidth();
    lasting->addWidget(scenario);
    lasting->addWidget(new DurabilityPanel(document_, *service_, *table_, lasting));
    lasting->setStretchFactor(1, 1);
    lasting->setSizes({54 * character, 66 * character});
    rows->addWidget(lasting);
    auto* styluses = new StylusTablePanel(document_, *table_, rows);
    connect(styluses, &StylusTablePanel::message, this, &EngravingView::message);
    rows->addWidget(styluses);
    rows->setSizes({20 * fontMetrics().height(), 20 * fontMetrics().height()});
    layout->addWidget(rows, 1);
    auto* area = scrolled(content, parent);
    area->setMinimumWidth(70 * fontMetrics().averageCharWidth());
    return area;
}

QWidget* EngravingView::buildRight(QWidget* parent) {
    auto* rows = thinSplitter(Qt::Vertical, parent);
    rows->addWidget(new FiguresPanel(*service_, rows));
    rows->addWidget(new RemainsPanel(document_, *service_, rows));
    rows->setStretchFactor(0, 2);
    rows->setStretchFactor(1, 1);
    rows->setSizes({34 * fontMetrics().height(), 14 * fontMetrics().height()});
    auto* area = scrolled(rows, parent);
    area->setMinimumWidth(40 * fontMetrics().averageCharWidth());
    return area;
}

}  // namespace polyplan::ui
