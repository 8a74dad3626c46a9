#include "ui/engraving/engraving_view.h"

#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>

#include "ui/engraving/engraving_settings.h"
#include "ui/engraving/figures_panel.h"
#include "ui/engraving/stylus_panel.h"
#include "ui/engraving/stylus_table_panel.h"
#include "ui/engraving/text_panel.h"
#include "ui/engraving/writer_panel.h"
#include "ui/look/divider.h"
#include "ui/models/engraving/engraving_service.h"
#include "ui/models/engraving/stylus_table_model.h"

namespace polyplan::ui {

namespace {

QSplitter* splitter(Qt::Orientation orientation, QWidget* parent) {
    auto* result = new QSplitter(orientation, parent);
    result->setHandleWidth(1);
    result->setChildrenCollapsible(false);
    return result;
}

/// A column that scrolls where a small screen or a large font leaves no room.
QScrollArea* scrolled(QWidget* content, QWidget* parent) {
    auto* area = new QScrollArea(parent);
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return area;
}

}  // namespace

EngravingView::EngravingView(PlanDocument& document, QWidget* parent)
    : Perspective(parent),
      document_(document),
      service_(new EngravingService(document, this)),
      table_(new StylusTableModel(document, *service_, this)),
      settings_(new EngravingSettings(document, this)) {
    const int character = fontMetrics().averageCharWidth();
    auto* columns = splitter(Qt::Horizontal, this);
    columns->addWidget(buildLeft(columns));
    columns->addWidget(buildCentre(columns));
    columns->addWidget(buildRight(columns));
    columns->setStretchFactor(1, 1);
    columns->setSizes({46 * character, 116 * character, 52 * character});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(columns);
}

QWidget* EngravingView::settings() {
    return settings_;
}

QWidget* EngravingView::buildLeft(QWidget* parent) {
    auto* content = new QWidget(parent);
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(new StylusPanel(document_, *service_, content), 1);
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

    layout->addWidget(new StylusTablePanel(document_, *table_, content), 1);
    auto* area = scrolled(content, parent);
    area->setMinimumWidth(70 * fontMetrics().averageCharWidth());
    return area;
}

QWidget* EngravingView::buildRight(QWidget* parent) {
    auto* area = scrolled(new FiguresPanel(*service_, parent), parent);
    area->setMinimumWidth(40 * fontMetrics().averageCharWidth());
    return area;
}

}  // namespace polyplan::ui
