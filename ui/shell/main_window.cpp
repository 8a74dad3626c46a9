#include "ui/shell/main_window.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QDragEnterEvent>
#include <QHBoxLayout>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QScreen>
#include <QStatusBar>
#include <QTimer>
#include <QUrl>
#include <QVBoxLayout>

#include "ui/look/divider.h"
#include "ui/models/odds_service.h"
#include "ui/polypile/catalogue_panel.h"
#include "ui/polypile/line_board.h"
#include "ui/polypile/line_commands.h"
#include "ui/polypile/polypile_view.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/image_commands.h"
#include "ui/shell/perspective_rail.h"
#include "ui/shell/plan_document.h"
#include "ui/shell/recovery.h"
#include "ui/shell/settings_bar.h"
#include "ui/shell/status_line.h"
#include "ui/shell/strategy_tabs.h"
#include "ui/shell/theme_choice.h"

namespace polyplan::ui {

namespace {

constexpr int messageMilliseconds = 8000;

/// The one local file that is dragged; empty if it is none or several.
QString draggedFile(const QMimeData& mime) {
    const QList<QUrl> urls = mime.urls();
    return urls.size() == 1 ? urls.front().toLocalFile() : QString();
}

}  // namespace

MainWindow::MainWindow(const plan::Catalogues& catalogues, QWidget* parent)
    : QMainWindow(parent),
      document_(new PlanDocument(catalogues, this)),
      odds_(new OddsService(*document_, this)),
      file_(new FileCommands(*document_, *this)),
      image_(new ImageCommands(*document_, *odds_, *file_, *this)),
      recovery_(new Recovery(*document_, *file_, this)) {
    buildCentre();
    buildFileMenu();
    buildEditMenu();
    buildLineMenu();
    buildViewMenu();
    buildHelpMenu();
    new StatusLine(*document_, *odds_, *file_, *statusBar());
    setAcceptDrops(true);
    resize(QSize(1600, 1000).boundedTo(screen()->availableSize() * 0.95));
}

MainWindow::~MainWindow() = default;

void MainWindow::buildCentre() {
    auto* centre = new QWidget(this);
    auto* rows = new QVBoxLayout(centre);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    auto* settings = new SettingsBar(*document_, centre);
    settings->addButton(image_->exportAction());
    rows->addWidget(settings);
    rows->addWidget(new Divider(Qt::Horizontal, centre));
    auto* columns = new QHBoxLayout;
    columns->setSpacing(0);
    columns->addWidget(new PerspectiveRail(centre));
    columns->addWidget(new Divider(Qt::Vertical, centre));
    polypile_ = new PolypileView(*document_, *odds_, centre);
    columns->addWidget(polypile_, 1);
    rows->addLayout(columns, 1);
    connect(polypile_, &PolypileView::message, this,
            [this](const QString& text) { statusBar()->showMessage(text, messageMilliseconds); });
    setCentralWidget(centre);
}

void MainWindow::buildFileMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&File"));
    file_->addTo(*menu);
    menu->addSeparator();
    image_->addTo(*menu);
    menu->addSeparator();
    menu->addAction(tr("&Quit"), QKeySequence::Quit, this, &QWidget::close);
}

void MainWindow::buildEditMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Edit"));
    QAction* undo = document_->undoStack().createUndoAction(this, tr("&Undo"));
    undo->setShortcut(QKeySequence::Undo);
    menu->addAction(undo);
    QAction* redo = document_->undoStack().createRedoAction(this, tr("&Redo"));
    redo->setShortcuts({QKeySequence::Redo, QKeySequence(Qt::CTRL | Qt::Key_Y)});
    menu->addAction(redo);
    menu->addSeparator();
    menu->addAction(tr("&Find in the catalogue"), QKeySequence::Find, &polypile_->catalogue(),
                    &CataloguePanel::startSearch);
}

void MainWindow::buildLineMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Line"));
    for (QAction* action : polypile_->board().commands().actions()) {
        if (action == nullptr) {
            menu->addSeparator();
        } else {
            menu->addAction(action);
        }
    }
    menu->addSeparator();
    StrategyTabs* tabs = &polypile_->strategyTabs();
    menu->addAction(tr("&New strategy"), QKeySequence(Qt::CTRL | Qt::Key_T), tabs,
                    &StrategyTabs::addStrategy);
    menu->addAction(tr("&Duplicate strategy"), tabs, &StrategyTabs::duplicateStrategy);
    menu->addAction(tr("&Rename strategy"), tabs, &StrategyTabs::renameStrategy);
    QAction* remove = menu->addAction(tr("De&lete strategy"), tabs, &StrategyTabs::deleteStrategy);
    connect(menu, &QMenu::aboutToShow, remove,
            [this, remove] { remove->setEnabled(document_->plan().strategies.size() > 1); });
}

void MainWindow::buildViewMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&View"))->addMenu(tr("&Theme"));
    auto* group = new QActionGroup(this);
    const std::pair<ThemeChoice, QString> choices[] = {{ThemeChoice::System, tr("&System")},
                                                       {ThemeChoice::Light, tr("&Light")},
                                                       {ThemeChoice::Dark, tr("&Dark")}};
    for (const auto& [choice, name] : choices) {
        QAction* action = menu->addAction(name);
        action->setCheckable(true);
        action->setChecked(choice == savedThemeChoice());
        group->addAction(action);
        connect(action, &QAction::triggered, this, [choice = choice] {
            saveThemeChoice(choice);
            applyTheme(choice);
        });
    }
}

void MainWindow::buildHelpMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Help"));
    menu->addAction(tr("&About Polyplan"), this, [this] {
        QMessageBox::about(this, tr("About Polyplan"),
                           tr("<b>Polyplan %1</b><p>Lay out piles for a zap of polymorph and see "
                              "the true odds. The rules are the game's own, read from its source; "
                              "every control's tooltip names its rule.")
                               .arg(QCoreApplication::applicationVersion()));
    });
}

void MainWindow::closeEvent(QCloseEvent* event) {
    event->setAccepted(file_->mayClose());
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!draggedFile(*event->mimeData()).isEmpty()) {
        event->acceptProposedAction();
    }
}

void MainWindow::dropEvent(QDropEvent* event) {
    const QString path = draggedFile(*event->mimeData());
    if (path.isEmpty()) {
        return;
    }
    event->acceptProposedAction();
    // The program that the file was dragged from waits until this returns: questions come after.
    QTimer::singleShot(0, this, [this, path] { file_->open(path); });
}

}  // namespace polyplan::ui
