#include "ui/shell/main_window.h"

#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPointer>
#include <QScreen>
#include <QStatusBar>
#include <QTimer>
#include <algorithm>
#include <vector>

#include "core/oangband/request_words.h"
#include "core/powder/words.h"
#include "ui/compare/compare_view.h"
#include "ui/damage/damage_view.h"
#include "ui/damage/resistance_counts_dialog.h"
#include "ui/document/plan_document.h"
#include "ui/document/recovery.h"
#include "ui/engraving/engraving_view.h"
#include "ui/heartbeat/heartbeat_view.h"
#include "ui/look/blocked_keys.h"
#include "ui/look/calm_wheel.h"
#include "ui/look/menu_by_keys.h"
#include "ui/look/plain_texts.h"
#include "ui/look/text.h"
#include "ui/look/wrapped_tool_tips.h"
#include "ui/models/comparison_service.h"
#include "ui/models/damage/target_words.h"
#include "ui/models/line_mime.h"
#include "ui/models/odds_service.h"
#include "ui/parts/dragged_file.h"
#include "ui/parts/perspective.h"
#include "ui/parts/typed_first.h"
#include "ui/polypile/game_text_file.h"
#include "ui/polypile/line_board.h"
#include "ui/polypile/line_commands.h"
#include "ui/polypile/polypile_view.h"
#include "ui/polypile/stack_clipboard.h"
#include "ui/shell/compare_settings.h"
#include "ui/shell/field_events.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/focus_behind_menu.h"
#include "ui/shell/help_commands.h"
#include "ui/shell/image_commands.h"
#include "ui/shell/menu_keys.h"
#include "ui/shell/perspective_stack.h"
#include "ui/shell/status_line.h"
#include "ui/shell/strategy_tabs.h"
#include "ui/shell/theme_choice.h"
#include "ui/shell/undo_commands.h"
#include "ui/shell/window_sizes.h"
#include "ui/theft/theft_view.h"

namespace polyplan::ui {

namespace {

constexpr int messageMilliseconds = 8000;

/// Below that there is no work to be done. As it is said, the window does not grow by itself where
/// another perspective or a longer text would like more.
constexpr QSize smallest(640, 480);
constexpr QSize usual(1600, 1000);
constexpr double shareOfScreen = 0.95;
constexpr int leastOfColumns = 1100;  ///< beside one another

/// All the width that there is where columns would be cramped.
QSize sizeOn(const QSize& screen) {
    QSize size = usual.boundedTo(screen * shareOfScreen);
    size.setWidth(std::max(size.width(), std::min(screen.width(), leastOfColumns)));
    return size;
}

/// Text that is dragged by itself; empty if it comes with something else.
QString draggedText(const QMimeData& mime) {
    return hasStacks(mime) || mime.hasUrls() || !mime.hasText() ? QString()
                                                                : mime.text().left(longestGameText);
}

}  // namespace

MainWindow::MainWindow(const plan::Catalogues& catalogues, QWidget* parent)
    : QMainWindow(parent),
      document_(new PlanDocument(catalogues, this)),
      odds_(new OddsService(*document_, this)),
      file_(new FileCommands(*document_, *this)),
      image_(new ImageCommands(*document_, *file_, *this)),
      recovery_(new Recovery(*document_, file_->documentFile(), this)) {
    keepTextsPlain();
    wrapToolTips();
    keepWheelForScrolling();
    takeTypedFirst();
    openMenusByShiftF10();
    keepKeysFromBlockedWindows();
    buildCentre();
    buildFileMenu();
    buildEditMenu();
    buildLineMenu();
    buildStrategyMenu();
    buildViewMenu();
    buildHelpMenu();
    new MenuKeys(*menuBar());
    new FieldEvents(*this);
    new LineBehindMenus(*menuBar());
    auto* status = new StatusLine(*document_, *odds_, *file_, *statusBar());
    connect(recovery_, &Recovery::failed, status, &StatusLine::setUnprotected);
    connect(perspectives_, &PerspectiveStack::currentChanged, status,
            [status](int index) { status->setTellsOfLine(index == 0); });
    connect(perspectives_, &PerspectiveStack::currentChanged, this,
            &MainWindow::showOnlySeenCommands);
    connect(file_, &FileCommands::planReplaced, perspectives_, &PerspectiveStack::clearFields);
    connect(file_, &FileCommands::planReplaced, perspectives_, &PerspectiveStack::goWhereAsked);
    connect(file_, &FileCommands::planReplaced, perspectives_, &PerspectiveStack::closeNotesIfNone);
    setAcceptDrops(true);
    polypile_->board().setFocus();
    setMinimumSize(smallest.boundedTo(screen()->availableSize()));
    resize(sizeOn(screen()->availableSize()));
    restoreGeometryOf(*this);
}

MainWindow::~MainWindow() {
    // One that goes hands the keys on to a view, which asks its model: while there are models.
    while (QWidget* popup = QApplication::activePopupWidget()) {
        popup->hide();
    }
    document_->worker().end();
    // All that came after the document may use it, and each what came before it.
    std::vector<QPointer<QObject>> all(children().begin(), children().end());
    while (all.back() != document_) {
        delete all.back();
        all.pop_back();
    }
}

void MainWindow::buildCentre() {
    perspectives_ = new PerspectiveStack(*document_, this);
    perspectives_->addButton(image_->exportAction());
    polypile_ = new PolypileView(*document_, *odds_, perspectives_);
    connect(perspectives_, &PerspectiveStack::currentChanged, this, [this] {
        auto* compare = perspectives_->findChild<CompareView*>();
        const bool isShown = compare != nullptr && perspectives_->currentView() == compare;
        image_->setPerspective(perspectives_->currentHelp());
        recovery_->setPerspective(perspectives_->currentHelp());
        image_->setOtherSource(!isShown ? ImageCommands::OtherSource() : [this, compare] {
            const auto& contenders = compare->service().contenders();
            return contenders.empty() ? nullptr
                                      : std::make_shared<const PictureSource>(
                                            contenders, compare->compared(), compare->looks(),
                                            document_->catalogues());
        });
    });
    perspectives_->add({u'/', tr("Polypile"),
                        tr("Lay out piles and see what one zap of polymorph makes of them."),
                        "polypile", [this] { return polypile_; }});
    perspectives_->add(
        {u'=', tr("Compare"), tr("Set strategies side by side, or one beside what it could be."),
         "compare", [this] {
             auto* settings = new CompareSettings(*document_);
             auto* view = new CompareView(*document_, settings, perspectives_);
             settings->follow(view->service());
             connect(settings, &CompareSettings::message, view, &CompareView::message);
             return view;
         }});
    perspectives_->add({u'✎', tr("Engraving"),
                        tr("Write Elbereth, or anything else, and see how well it comes out and "
                           "how long it lasts."),
                        "engraving",
                        [this] { return new EngravingView(*document_, perspectives_); }});
    perspectives_->add({u'*', tr("Damage"),
                        tr("See what an attack of Oangband does to a monster, the ground and the "
                           "things on the floor."),
                        "damage", [this] { return new DamageView(*document_, perspectives_); },
                        toQString(oangband::gameTitle)});
    perspectives_->add({u'"', tr("Theft"),
                        tr("See what a thief of the Amulet takes, how soon, and what to do."),
                        "theft", [this] { return new TheftView(*document_, perspectives_); }});
    perspectives_->add({u'♥', tr("Heartbeat"),
                        tr("See what becomes of a creature of POWDER, heartbeat by heartbeat."),
                        "heartbeat",
                        [this] { return new HeartbeatView(*document_, perspectives_); },
                        toQString(powder::powderTitle)});
    connect(polypile_, &PolypileView::imported, perspectives_,
            [this] { perspectives_->currentView()->followImport(); });
    connect(perspectives_, &PerspectiveStack::message, this,
            [this](const QString& text) { statusBar()->showMessage(text, messageMilliseconds); });
    connect(file_, &FileCommands::message, this,
            [this](const QString& text) { statusBar()->showMessage(text, messageMilliseconds); });
    connect(document_, &PlanDocument::refused, this,
            [this](const QString& why) { statusBar()->showMessage(why, messageMilliseconds); });
    connect(image_, &ImageCommands::done, this,
            [this](const QString& text) { statusBar()->showMessage(text, messageMilliseconds); });
    connect(QGuiApplication::clipboard(), &QClipboard::dataChanged, this, &MainWindow::sayCopied);
    setCentralWidget(perspectives_);
}

/// Of whatever was copied here or in a dialog of this window.
void MainWindow::sayCopied() {
    const QClipboard* clipboard = QGuiApplication::clipboard();
    const QWidget* active = QApplication::activeWindow();
    while (active != nullptr && active != this) {
        active = active->parentWidget();
    }
    const QString text = clipboard->text().trimmed();
    if (active == nullptr || !clipboard->ownsClipboard() || text.isEmpty()) {
        return;
    }
    constexpr int mostCharacters = 60;
    const qsizetype lines = text.count(u'\n') + 1;
    const QString words = text.size() > mostCharacters ? text.first(mostCharacters) + u'…' : text;
    statusBar()->showMessage(
        lines > 1 ? tr("Copied %1 lines.").arg(lines) : tr("Copied “%1”.").arg(words),
        messageMilliseconds);
}

void MainWindow::buildFileMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&File"));
    file_->addTo(*menu);
    menu->addSeparator();
    QAction* import =
        menu->addAction(tr("&Import from the game…"), QKeySequence(Qt::CTRL | Qt::Key_I), this,
                        [this] { polypile_->importText({}); });
    import->setStatusTip(
        tr("Take over what the game shows: an inventory, what lies on a square, a dumplog"));
    menu->addSeparator();
    image_->addTo(*menu);
    menu->addSeparator();
    menu->addAction(tr("C&lose window"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_W), this,
                    &QWidget::close);
    menu->addAction(tr("&Quit"), QKeySequence::Quit, this, &MainWindow::quitWanted);
}

void MainWindow::buildEditMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Edit"));
    leaveFocusBehind(*menu, *menuBar());
    auto* undo = new UndoCommands(document_->undoStack(), *menu, *this);
    connect(undo, &UndoCommands::stepped, perspectives_, &PerspectiveStack::sayWhereUnseen);
    menu->addSeparator();
    menu->addActions(polypile_->clipboard().actions());
    QAction* all = menu->addAction(tr("Select &all"), this, [this] {
        // What has the keyboard knows the key, but for the bar, which would come back here.
        QWidget* focused = focusWidget();
        if (focused == menuBar()) {
            return;
        }
        QKeyEvent press(QEvent::KeyPress, Qt::Key_A, Qt::ControlModifier);
        QApplication::sendEvent(focused != nullptr ? focused : &polypile_->board(), &press);
    });
    all->setShortcut(QKeySequence::SelectAll);
    all->setShortcutContext(Qt::WidgetShortcut);
    menu->addSeparator();
    menu->addAction(tr("&Find"), QKeySequence::Find, this,
                    [this] { perspectives_->currentView()->startSearch(); });
}

void MainWindow::showOnlySeenCommands() {
    const bool isLineShown = perspectives_->currentView() == polypile_;
    polypile_->board().commands().setShown(isLineShown);
    polypile_->clipboard().setShown(isLineShown);
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
}

void MainWindow::buildStrategyMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Strategy"));
    StrategyTabs* tabs = &perspectives_->strategyTabs();
    menu->addAction(tr("&New"), QKeySequence(Qt::CTRL | Qt::Key_T), tabs,
                    &StrategyTabs::addStrategy);
    menu->addAction(tr("&Duplicate"), tabs, &StrategyTabs::duplicateStrategy);
    menu->addAction(tr("&Rename"), tabs, &StrategyTabs::renameStrategy);
    QAction* remove = menu->addAction(tr("De&lete"), tabs, &StrategyTabs::deleteStrategy);
    menu->addSeparator();
    menu->addAction(tr("Ne&xt"), tabs, [tabs] { tabs->step(1); })
        ->setShortcuts({Qt::CTRL | Qt::Key_PageDown, Qt::CTRL | Qt::Key_Tab});
    menu->addAction(tr("&Previous"), tabs, [tabs] { tabs->step(-1); })
        ->setShortcuts({Qt::CTRL | Qt::Key_PageUp, Qt::CTRL | Qt::SHIFT | Qt::Key_Tab});
    menu->addSeparator();
    menu->addAction(tr("&Move left"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_PageUp), tabs,
                    [tabs] { tabs->move(-1); });
    menu->addAction(tr("Move ri&ght"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_PageDown), tabs,
                    [tabs] { tabs->move(1); });
    connect(menu, &QMenu::aboutToShow, remove,
            [this, remove] { remove->setEnabled(document_->plan().strategies.size() > 1); });
}

void MainWindow::buildViewMenu() {
    QMenu* view = menuBar()->addMenu(tr("&View"));
    perspectives_->addTo(*view);
    view->addSeparator();
    view->addAction(perspectives_->notesAction());
    connect(file_, &FileCommands::templateOpened, perspectives_, &PerspectiveStack::showNotesIfAny);
    view->addSeparator();
    QMenu* menu = view->addMenu(tr("&Theme"));
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
    help_ = new HelpCommands(*perspectives_, *polypile_, *this);
    help_->addTo(*menu);
    menu->addSeparator();
    menu->addAction(tr("Monsters by &resistance…"), this, [this] {
        auto* dialog = new ResistanceCountsDialog(damageTables(*document_).monsters, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->show();
    });
    menu->addSeparator();
    menu->addAction(tr("&About Polyplan"), this, [this] {
        QMessageBox about(QMessageBox::NoIcon, tr("About Polyplan"),
                          tr("Polyplan %1").arg(QCoreApplication::applicationVersion()),
                          QMessageBox::Ok, this);
        about.setIconPixmap(windowIcon().pixmap(about.fontMetrics().height() * 4));
        about.setInformativeText(
            tr("True odds for players of roguelikes: polypiles, engravings and thefts in NetHack "
               "and its variants, damage in Oangband, heartbeats in POWDER. The rules are the "
               "games' own; every control's tooltip names its rule."));
        about.exec();
    });
}

void MainWindow::restore(const RecoveredPlan& recovered) {
    file_->restore(recovered);
    recovery_->adopt(recovered);
    perspectives_->goTo(recovered.perspective);
}

void MainWindow::goWhereLeft() {
    perspectives_->goTo(savedPerspective());
}

bool MainWindow::event(QEvent* event) {
    if (event->type() == QEvent::ThemeChange && savedThemeChoice() == ThemeChoice::System) {
        applyTheme(ThemeChoice::System);
    }
    return QMainWindow::event(event);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    event->setAccepted(file_->mayClose());
    if (event->isAccepted()) {
        recovery_->giveUp();
        saveGeometryOf(*this);
        savePerspective(perspectives_->currentHelp());
        perspectives_->saveSizes();
    }
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!filesIn(*event->mimeData()).isEmpty() || !draggedText(*event->mimeData()).isEmpty()) {
        event->acceptProposedAction();
    }
}

void MainWindow::dropEvent(QDropEvent* event) {
    const QStringList files = filesIn(*event->mimeData());
    const QStringList links = linksIn(*event->mimeData());
    const QString text = draggedText(*event->mimeData());
    if (files.isEmpty() && text.isEmpty()) {
        return;
    }
    event->acceptProposedAction();
    // The program that it was dragged from waits until this returns: questions come after.
    QTimer::singleShot(0, this, [this, files, links, text] {
        if (files.isEmpty()) {
            polypile_->importText(text);
            return;
        }
        for (const QString& path : files.mid(1)) {
            Q_EMIT windowWanted(path);
        }
        take(files.front());
        if (!links.isEmpty()) {
            statusBar()->showMessage(tr("Only files on this computer are opened, not %1.")
                                         .arg(links.join(QStringLiteral(", "))),
                                     messageMilliseconds);
        }
    });
}

bool MainWindow::take(const QString& path) {
    if (const auto inside = gameTextInstead(path)) {
        polypile_->importText(*inside);
        return true;
    }
    return file_->open(path);
}

}  // namespace polyplan::ui
