#include "ui/shell/help_commands.h"

#include <QApplication>
#include <QMenu>
#include <QMenuBar>

#include "ui/polypile/catalogue_panel.h"
#include "ui/polypile/goals_panel.h"
#include "ui/polypile/inspector_panel.h"
#include "ui/polypile/line_board.h"
#include "ui/polypile/polypile_view.h"
#include "ui/shell/help_window.h"
#include "ui/shell/perspective_rail.h"
#include "ui/shell/perspective_stack.h"
#include "ui/shell/tour.h"

namespace polyplan::ui {

namespace {

constexpr int tourIsAt = 0;  ///< Polypile's place among the perspectives

}  // namespace

HelpCommands::HelpCommands(PerspectiveStack& perspectives, PolypileView& polypile, QWidget& window)
    : QObject(&window), perspectives_(perspectives), polypile_(polypile), window_(window) {}

void HelpCommands::addTo(QMenu& menu) {
    menu.addAction(tr("&Help for the perspective"), QKeySequence(Qt::Key_F1), this,
                   &HelpCommands::showPage);
    menu.addAction(tr("Show the &tour"), this, &HelpCommands::startTour);
}

void HelpCommands::showPage() {
    if (help_ == nullptr) {
        help_ = new HelpWindow(&window_);
    }
    help_->open({perspectives_.currentHelp(), {}});
}

void HelpCommands::startTour() {
    if (tour_ == nullptr) {
        tourBeganAt_ = perspectives_.current();
        focusedBeside_ = window_.focusWidget();
    }
    delete tour_;
    perspectives_.setCurrent(tourIsAt);
    tour_ = new Tour(
        {{tr("Catalogue"),
          tr("All objects of the game version. Type a name, a look or a class, and drag what you "
             "have onto the line, or into the inventory above for later."),
          &polypile_.catalogue()},
         {tr("The line"),
          tr("You stand at the left. Each column is a square with its pile, the top of which is "
             "zapped first. Drag cards about: the odds of the place under the pointer are shown "
             "before you drop."),
          &polypile_.board()},
         {tr("Inspector"),
          tr("Select a card, a pile or nothing at all, and read here what becomes of it. A click "
             "on a figure shows how it comes about, with the game's own functions."),
          polypile_.findChild<InspectorPanel*>()},
         {tr("Goals"),
          tr("Name what you want: at least one magic marker. The chance follows each change at "
             "once."),
          polypile_.findChild<GoalsPanel*>()},
         {tr("Settings"),
          tr("Game version, source of the polymorph, number of zaps and Luck. What you know of "
             "this game's appearances settles what wands and rings are made of."),
          polypile_.settings()},
         {tr("Perspectives"),
          perspectives_.inWords() + u'\n' + tr("Ctrl with a number shows one, F1 its rules."),
          perspectives_.findChild<PerspectiveRail*>()}},
        polypile_, window_);
    connect(tour_, &Tour::ended, this, &HelpCommands::leaveTour);
    connect(qApp, &QApplication::focusChanged, tour_, [this](QWidget* before, QWidget* now) {
        if (tour_->isAncestorOf(now) && window_.isAncestorOf(before) &&
            !tour_->isAncestorOf(before) && qobject_cast<QMenuBar*>(before) == nullptr) {
            focusedBeside_ = before;
        }
    });
}

void HelpCommands::leaveTour() {
    const bool hadKeys = tour_->isAncestorOf(window_.focusWidget());
    if (perspectives_.current() == tourIsAt) {
        perspectives_.setCurrent(tourBeganAt_);
    }
    if (hadKeys && focusedBeside_ != nullptr) {
        focusedBeside_->setFocus();
    }
}

}  // namespace polyplan::ui
