#include "ui/shell/perspective_stack.h"

#include <QAction>
#include <QActionGroup>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QResizeEvent>
#include <QScrollArea>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "core/plan/changed_parts.h"
#include "ui/document/plan_document.h"
#include "ui/look/divider.h"
#include "ui/look/text.h"
#include "ui/parts/perspective.h"
#include "ui/shell/game_bar.h"
#include "ui/shell/notes_panel.h"
#include "ui/shell/perspective_rail.h"
#include "ui/shell/strategy_tabs.h"
#include "ui/shell/window_sizes.h"

namespace polyplan::ui {

namespace {

template <typename Layout>
Layout* bare(Layout* layout) {
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    return layout;
}

/// As large as the view that is shown needs, not as the largest of all.
class Views : public QStackedWidget {
  public:
    explicit Views(QWidget* parent) : QStackedWidget(parent) {
        connect(this, &QStackedWidget::currentChanged, this, &QWidget::updateGeometry);
    }
    QSize sizeHint() const override {
        return currentWidget() == nullptr ? QSize() : currentWidget()->sizeHint();
    }
    QSize minimumSizeHint() const override {
        return currentWidget() == nullptr
                   ? QSize()
                   : currentWidget()->minimumSizeHint().expandedTo(currentWidget()->minimumSize());
    }
    int heightForWidth(int width) const override {
        return currentWidget() == nullptr ? -1 : currentWidget()->heightForWidth(width);
    }
};

}  // namespace

PerspectiveStack::PerspectiveStack(PlanDocument& document, QWidget* parent)
    : QWidget(parent),
      document_(document),
      rail_(new PerspectiveRail(this)),
      tabs_(new StrategyTabs(document, this)),
      notes_(new NotesPanel(document, this)),
      notesAction_(new QAction(tr("N&otes"), this)),
      bar_(new QWidget(this)),
      settings_(new QWidget(bar_)),
      views_(new Views(this)) {
    auto* bar = bare(new QHBoxLayout(bar_));
    bar->setContentsMargins(0, 0, 12, 0);
    bar->setSpacing(8);
    bar->addWidget(settings_, 1);
    bare(new QHBoxLayout(settings_));

    auto* right = bare(new QVBoxLayout);
    right->addWidget(tabs_);
    connect(tabs_, &StrategyTabs::message, this, &PerspectiveStack::message);
    right->addWidget(new Divider(Qt::Horizontal, this));
    right->addWidget(notes_);
    auto* below = new Divider(Qt::Horizontal, this);
    below->hide();
    connect(notesAction_, &QAction::toggled, below, &QWidget::setVisible);
    right->addWidget(below);
    right->addWidget(buildRoom(), 1);

    auto* columns = bare(new QHBoxLayout);
    columns->addWidget(rail_);
    columns->addWidget(new Divider(Qt::Vertical, this));
    columns->addLayout(right, 1);

    auto* rows = bare(new QVBoxLayout(this));
    rows->addWidget(bar_);
    rows->addWidget(new Divider(Qt::Horizontal, this));
    rows->addLayout(columns, 1);
    connect(rail_, &PerspectiveRail::chosen, this, &PerspectiveStack::setCurrent);
    connect(&document_, &PlanDocument::restored, this, &PerspectiveStack::goToOneOf);
    buildNotes();
}

/// Of all perspectives at once, as far as figures tell of it.
bool PerspectiveStack::showsAll() const {
    return currentHelp() == QStringLiteral("compare");
}

void PerspectiveStack::sayWhereUnseen(const QString& what) {
    if (showsAll()) {
        Q_EMIT message(what);
    }
}

void PerspectiveStack::goToOneOf(const QStringList& parts) {
    if (!parts.isEmpty() && !showsAll() && !parts.contains(currentHelp())) {
        goTo(parts.front());
    }
}

void PerspectiveStack::goTo(const QString& id) {
    const auto found =
        std::ranges::find_if(places_, [&](const Place& each) { return each.entry.id == id; });
    if (found != places_.end()) {
        setCurrent(static_cast<int>(found - places_.begin()));
    }
}

void PerspectiveStack::goWhereAsked() {
    QStringList parts;
    for (const std::string_view part :
         plan::askedParts(document_.plan(), static_cast<std::size_t>(document_.strategyIndex()),
                          document_.catalogues())) {
        parts.append(toQString(part));
    }
    goToOneOf(parts);
}

/// Where the screen is too small for the font, a view is scrolled; what stands around it stays.
QWidget* PerspectiveStack::buildRoom() {
    auto* room = new QScrollArea(this);
    room->setObjectName("perspectiveRoom");
    room->setFrameShape(QFrame::NoFrame);
    room->setWidgetResizable(true);
    room->setFocusPolicy(Qt::NoFocus);
    room->setWidget(views_);
    return room;
}

void PerspectiveStack::buildNotes() {
    notes_->hide();
    notesAction_->setCheckable(true);
    notesAction_->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N));
    notesAction_->setToolTip(tr("The title of the plan, and what is said of this strategy"));
    connect(notesAction_, &QAction::toggled, notes_, &QWidget::setVisible);
    connect(notesAction_, &QAction::triggered, notes_, [this](bool shows) {
        if (shows) {
            notes_->startWriting();
        }
    });
    connect(notes_, &NotesPanel::closed, notesAction_, [this] { notesAction_->setChecked(false); });
    auto* button = new QToolButton(tabs_);
    button->setDefaultAction(notesAction_);
    button->setText(tr("Notes"));
    button->setAccessibleName(button->text());
    button->setObjectName("notes");
    button->setFocusPolicy(Qt::StrongFocus);
    tabs_->layout()->addWidget(button);
}

void PerspectiveStack::showNotesIfAny() {
    notesAction_->setChecked(!document_.strategy().notes.empty());
}

void PerspectiveStack::closeNotesIfNone() {
    const auto hasNotes = [](const plan::Strategy& each) { return !each.notes.empty(); };
    if (std::ranges::none_of(document_.plan().strategies, hasNotes)) {
        notesAction_->setChecked(false);
    }
}

void PerspectiveStack::resizeEvent(QResizeEvent* event) {
    notes_->fitInto(event->size().height());
    QWidget::resizeEvent(event);
}

void PerspectiveStack::add(PerspectiveEntry entry) {
    rail_->add(entry.glyph, entry.name, entry.toolTip);
    places_.push_back({.entry = std::move(entry)});
    if (current_ < 0) {
        setCurrent(0);
    }
}

void PerspectiveStack::makeIfNeeded(Place& place) {
    if (place.view != nullptr) {
        return;
    }
    place.view = place.entry.make();
    place.settings = place.view->settings();
    if (place.settings == nullptr) {
        auto* bar = new GameBar(tr("Game"), settings_);
        bar->setGame(place.entry.game);
        place.settings = bar;
    }
    views_->addWidget(place.view);
    settings_->layout()->addWidget(place.settings);
    connect(place.view, &Perspective::message, this, &PerspectiveStack::message);
    orderTabs();
    restorePanelSizes(place.entry.id, *place.view);
}

void PerspectiveStack::saveSizes() const {
    for (const Place& place : places_) {
        if (place.view != nullptr) {
            savePanelSizes(place.entry.id, *place.view);
        }
    }
}

void PerspectiveStack::clearFields() {
    for (const Place& place : places_) {
        if (place.view != nullptr) {
            place.view->clearFields();
        }
    }
}

QString PerspectiveStack::inWords() const {
    QStringList lines;
    for (const Place& place : places_) {
        lines << QStringLiteral("%1: %2").arg(place.entry.name, place.entry.toolTip);
    }
    return lines.join(u'\n');
}

void PerspectiveStack::orderTabs() {
    std::vector<QWidget*> ordered;
    for (const QWidget* part : {static_cast<QWidget*>(rail_), bar_, static_cast<QWidget*>(tabs_),
                                static_cast<QWidget*>(notes_), static_cast<QWidget*>(views_)}) {
        for (QWidget* at = nextInFocusChain(); at != this; at = at->nextInFocusChain()) {
            const bool takesTab = at->focusPolicy() & Qt::TabFocus && at->focusProxy() == nullptr;
            if (takesTab && part->isAncestorOf(at)) {
                ordered.push_back(at);
            }
        }
    }
    for (std::size_t i = 1; i < ordered.size(); ++i) {
        setTabOrder(ordered[i - 1], ordered[i]);
    }
}

void PerspectiveStack::setCurrent(int index) {
    if (index == current_ || index < 0 || index >= static_cast<int>(places_.size())) {
        return;
    }
    current_ = index;
    Place& place = places_[static_cast<std::size_t>(index)];
    const bool isNew = place.view == nullptr;
    makeIfNeeded(place);
    views_->setCurrentWidget(place.view);
    if (isNew && place.view->isAncestorOf(window()->focusWidget())) {
        place.view->takeKeys();
    }
    // The bar has the room of the settings that it shows, not of the widest or the tallest.
    for (const Place& each : places_) {
        if (each.settings != nullptr) {
            each.settings->setVisible(each.settings == place.settings);
        }
    }
    rail_->setCurrent(index);
    if (place.action != nullptr) {
        place.action->setChecked(true);
    }
    Q_EMIT currentChanged(index);
}

void PerspectiveStack::addButton(QAction* action) {
    const QString name = action->text().remove('&');
    auto* button = new QPushButton(name, bar_);
    button->setAccessibleName(name);
    button->setToolTip(action->toolTip());
    button->setEnabled(action->isEnabled());
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::enabledChanged, button, &QWidget::setEnabled);
    bar_->layout()->addWidget(button);
}

void PerspectiveStack::addTo(QMenu& menu) {
    auto* group = new QActionGroup(&menu);
    for (int i = 0; i < static_cast<int>(places_.size()); ++i) {
        Place& place = places_[static_cast<std::size_t>(i)];
        place.action = menu.addAction(place.entry.name);
        place.action->setShortcut(QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + i)));
        place.action->setCheckable(true);
        place.action->setChecked(i == current_);
        group->addAction(place.action);
        connect(place.action, &QAction::triggered, this, [this, i] { setCurrent(i); });
    }
}

}  // namespace polyplan::ui
