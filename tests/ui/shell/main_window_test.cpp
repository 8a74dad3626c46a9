#include <QAbstractScrollArea>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSlider>
#include <QSpinBox>
#include <QStatusBar>
#include <QTabBar>
#include <QTest>
#include <QToolButton>
#include <QWindow>
#include <cstdlib>

#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/document/plan_document.h"
#include "ui/look/metrics.h"
#include "ui/polypile/line_board.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/perspective_stack.h"
#include "ui/shell/plan_templates.h"
#include "ui/shell/theme_choice.h"

namespace polyplan::ui {
namespace {

using test::smallPlan;

class MainWindowTest : public test::WindowFixture {
    Q_OBJECT

  private Q_SLOTS:
    void keysGoToTheLineFromTheStart();
    void luckSliderIsOneStep();
    void luckSliderTakesClicksBesideItsLine();
    void strategiesCanBeAddedRenamedAndTakenBack();
    void aLongNameLeavesTheOthersTheirTabs();
    void longNamesThatEndDifferentlyAreToldApart();
    void strategiesOfTemplatesAreNamedWholeInASmallWindow();
    void aLongMessageIsCutBeforeTheState();
    void aNewStrategyAsksTheSame();
    void aNewStrategyBesideNoPolypileHasNone();
    void escapeKeepsTheName();
    void renamedStrategyStaysUnique();
    void tabsOfShortNamesAreAllSeen();
    void aStrategyWithoutANameGoesByItsPlace();
    void nameOfAStrategyTakesNoKeys();
    void keysGoThroughTheStrategies();
    void keysMoveAStrategy();
    void strategyMenuDuplicatesAndDeletes();
    void aDuplicateHasTheNextNumber();
    void aPlanHasNoMoreStrategiesThanItCanHold();
    void entriesOfMenusAreInOneCase();
    void tabsCanBeDragged();
    void oneDragOfATabIsOneStep();
    void keysEndTheDragOfATab_data();
    void keysEndTheDragOfATab();
    void undoGivesTheSelectionBack();
    void undoGoesWhereItChangesSomething();
    void undoOfTheHerosLuckGoesToTheLine();
    void undoOfATabsMoveStays();
    void whatFollowsAnUndoIsAStepOfItsOwn();
    void whatChangesNothingLeavesNoStep();
    void oneStackHoldsEverything();
    void everyPerspectiveNamesItsGame();
    void everyControlHasAName();
    void themeSwitchesTheOpenWindow();
    void themeFollowsTheSystem();
};

void MainWindowTest::keysGoToTheLineFromTheStart() {
    QTRY_VERIFY(board().hasFocus());
    key(Qt::Key_Right);
    QVERIFY(!document().selection().empty());
}

void MainWindowTest::luckSliderIsOneStep() {
    auto* luck = child<QSlider>("luck");
    luck->setFocus();
    for (int i = 0; i < 3; ++i) {
        QTest::keyClick(luck, Qt::Key_Right);
    }
    QCOMPARE(document().plan().hero.luck, 3);
    QCOMPARE(document().undoStack().count(), 1);
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(document().plan().hero.luck, 0);
    QCOMPARE(luck->value(), 0);
}

void MainWindowTest::luckSliderTakesClicksBesideItsLine() {
    auto* luck = child<QSlider>("luck");
    for (const int below : {-5, 0, 5}) {
        const int before = luck->value();
        QTest::mouseClick(luck, Qt::LeftButton, {},
                          {luck->width() - 3, luck->height() / 2 + below});
        QVERIFY2(luck->value() > before, qPrintable(QString::number(below)));
    }
}

void MainWindowTest::strategiesCanBeAddedRenamedAndTakenBack() {
    auto* tabs = child<QTabBar>("strategies");
    auto* add = child<QToolButton>("addStrategy");
    const auto isBehindTheTabs = [&] {
        const QRect last = tabs->tabRect(tabs->count() - 1);
        const int gap = add->x() - tabs->mapTo(add->parentWidget(), last.topRight()).x();
        return gap > 0 && gap < 20;
    };
    QTRY_VERIFY(isBehindTheTabs());
    QTest::mouseClick(add, Qt::LeftButton);
    QCOMPARE(tabs->count(), 2);
    QCOMPARE(tabs->currentIndex(), 1);
    QCOMPARE(document().strategyIndex(), 1);

    QTest::mouseDClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
    auto* editor = tabs->findChild<QLineEdit*>();
    QVERIFY(editor->isVisible());
    QTest::keyClicks(editor, "One large pile");
    QTest::keyClick(editor, Qt::Key_Return);
    QCOMPARE(tabs->tabText(1), QString("One large pile"));

    QTRY_VERIFY(isBehindTheTabs());
    document().undoStack().undo();
    QTRY_VERIFY(isBehindTheTabs());
    document().undoStack().undo();
    QCOMPARE(tabs->count(), 1);
    QVERIFY(document().plan() == smallPlan());
}

void MainWindowTest::aLongNameLeavesTheOthersTheirTabs() {
    window_->resize(1024, 700);
    auto* tabs = child<QTabBar>("strategies");
    for (int i = 0; i < 2; ++i) {
        key(Qt::Key_T, Qt::ControlModifier);
    }
    key(Qt::Key_PageUp, Qt::ControlModifier);
    const auto widths = [tabs] {
        return QList<int>{tabs->tabRect(0).width(), tabs->tabRect(2).width()};
    };
    QTRY_VERIFY(tabs->tabRect(2).right() < tabs->width());
    const QList<int> before = widths();

    QTest::mouseDClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
    auto* editor = tabs->findChild<QLineEdit*>();
    const QString name = QString("all but one of them ").repeated(5).trimmed();
    QTest::keyClicks(editor, name);
    QTest::keyClick(editor, Qt::Key_Return);
    QTest::qWait(50);
    QCOMPARE(widths(), before);
    QVERIFY(tabs->tabRect(2).right() < tabs->width());
    QVERIFY(tabs->tabRect(1).width() > 2 * before.back());
    QVERIFY(tabs->tabRect(1).width() <= 24 * Metrics(tabs->font()).em);
    QVERIFY(tabs->tabToolTip(1).startsWith(name + u'\n'));
}

void MainWindowTest::longNamesThatEndDifferentlyAreToldApart() {
    window_->resize(1024, 700);
    const QString name = "Zap the long line of rings and wands ";
    document().edit("Long names", [&name](PlanDocument::Draft& draft) {
        plan::Strategy strategy = draft.strategy;
        for (const char* last : {"A", "B", "C", "D", "E"}) {
            strategy.name = name.toStdString() + last;
            draft.plan.strategies.push_back(strategy);
        }
    });
    auto* tabs = child<QTabBar>("strategies");
    QTRY_VERIFY(tabs->rect().contains(tabs->tabRect(0) | tabs->tabRect(5)));
    QCOMPARE(tabs->tabRect(1).size(), tabs->tabRect(2).size());
    QVERIFY(tabs->tabRect(1).width() < tabs->fontMetrics().horizontalAdvance(name));
    QVERIFY(tabs->grab(tabs->tabRect(1)).toImage() != tabs->grab(tabs->tabRect(2)).toImage());
    QVERIFY(tabs->tabToolTip(2).startsWith(name + "B\n"));
    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(2).center());
    QTest::mouseDClick(tabs, Qt::LeftButton, {}, tabs->tabRect(2).center());
    auto* editor = tabs->findChild<QLineEdit*>();
    QCOMPARE(editor->text(), name + "B");
    QTest::keyClick(editor, Qt::Key_Escape);
}

void MainWindowTest::strategiesOfTemplatesAreNamedWholeInASmallWindow() {
    window_->resize(1024, 700);
    auto* tabs = child<QTabBar>("strategies");
    for (const PlanTemplate& each : planTemplates()) {
        document().undoStack().setClean();
        QVERIFY(window_->file().startNew(each));
        for (int i = 0; i < tabs->count(); ++i) {
            QTRY_VERIFY2(
                tabs->tabRect(i).width() > tabs->fontMetrics().horizontalAdvance(tabs->tabText(i)),
                qPrintable(tabs->tabText(i)));
        }
    }
}

void MainWindowTest::aLongMessageIsCutBeforeTheState() {
    QStatusBar* bar = window_->statusBar();
    const QString message(300, u'W');
    bar->showMessage(message);
    QCOMPARE(bar->toolTip(), message);
    const int end = child<QLabel>("state")->x();
    const QImage image = bar->grab().toImage();
    const QRgb ground = image.pixel(2, bar->height() / 2);
    for (int y = 2; y < bar->height() - 2; ++y) {
        QCOMPARE(image.pixel(end - 2, y), ground);
    }
    bar->showMessage("Done.");
    QCOMPARE(bar->toolTip(), QString("Done."));
}

void MainWindowTest::aNewStrategyAsksTheSame() {
    document().edit("Series", [](PlanDocument::Draft& draft) {
        draft.polypile.zaps = 5;
        draft.polypile.collectGoalsBetweenZaps = true;
    });
    const plan::Polypile before = document().polypile();
    QTest::keyClick(window_.get(), Qt::Key_T, Qt::ControlModifier);
    QCOMPARE(document().strategyIndex(), 1);
    const plan::Polypile& polypile = document().polypile();
    QVERIFY(polypile.line.empty());
    QVERIFY(polypile.goals == before.goals);
    QCOMPARE(polypile.zaps, 5);
    QVERIFY(polypile.collectGoalsBetweenZaps);
}

void MainWindowTest::aNewStrategyBesideNoPolypileHasNone() {
    document().edit("Nothing", [](PlanDocument::Draft& draft) { draft.strategy.polypile.reset(); });
    QVERIFY(!document().strategy().polypile);
    key(Qt::Key_T, Qt::ControlModifier);
    QCOMPARE(document().strategyIndex(), 1);
    QVERIFY(!document().strategy().polypile);
}

void MainWindowTest::escapeKeepsTheName() {
    auto* tabs = child<QTabBar>("strategies");
    QTest::mouseDClick(tabs, Qt::LeftButton, {}, tabs->tabRect(0).center());
    auto* editor = tabs->findChild<QLineEdit*>();
    QTest::keyClicks(editor, "no");
    QTest::keyClick(editor, Qt::Key_Escape);
    QVERIFY(!editor->isVisible());
    QCOMPARE(document().undoStack().count(), 0);
}

void MainWindowTest::renamedStrategyStaysUnique() {
    QTest::mouseClick(child<QToolButton>("addStrategy"), Qt::LeftButton);
    auto* tabs = child<QTabBar>("strategies");
    QTest::mouseDClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
    auto* editor = tabs->findChild<QLineEdit*>();
    QTest::keyClicks(editor, "Line");
    QTest::keyClick(editor, Qt::Key_Return);
    QCOMPARE(document().strategy().name, std::string("Line 2"));
    QVERIFY(window_->statusBar()->currentMessage().contains("Line 2"));
    QVERIFY(tabs->hasFocus());

    QTest::mouseDClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
    QTest::keyClick(editor, Qt::Key_Delete);
    QTest::keyClick(editor, Qt::Key_Return);
    QCOMPARE(document().strategy().name, std::string("Line 2"));
    QVERIFY(window_->statusBar()->currentMessage().contains("needs a name"));
    QVERIFY(tabs->hasFocus());
}

void MainWindowTest::tabsOfShortNamesAreAllSeen() {
    document().edit("Four", [](PlanDocument::Draft& draft) {
        plan::Strategy strategy = draft.strategy;
        for (const char* name : {"ten", "hits", "hb"}) {
            strategy.name = name;
            draft.plan.strategies.push_back(strategy);
        }
    });
    auto* tabs = child<QTabBar>("strategies");
    QTest::mouseDClick(tabs, Qt::LeftButton, {}, tabs->tabRect(0).center());
    QTest::keyClicks(tabs->findChild<QLineEdit*>(), "ABC");
    QTest::mouseClick(child<QLineEdit>("newGoal"), Qt::LeftButton);
    QCOMPARE(tabs->tabText(0), QString("ABC"));
    QCoreApplication::processEvents();
    for (const QToolButton* arrow : tabs->findChildren<QToolButton*>()) {
        QVERIFY(!arrow->isVisible());
    }
}

void MainWindowTest::aStrategyWithoutANameGoesByItsPlace() {
    QTest::mouseClick(child<QToolButton>("addStrategy"), Qt::LeftButton);
    document().edit("As in a file", [](PlanDocument::Draft& draft) { draft.strategy.name = " "; });
    QCOMPARE(child<QTabBar>("strategies")->tabText(1), QString("Strategy 2"));
}

void MainWindowTest::nameOfAStrategyTakesNoKeys() {
    auto* tabs = child<QTabBar>("strategies");
    QTest::mouseDClick(tabs, Qt::LeftButton, {}, tabs->tabRect(0).center());
    auto* editor = tabs->findChild<QLineEdit*>();
    editor->selectAll();
    QTest::keyClicks(editor, "a&line");
    QTest::keyClick(editor, Qt::Key_Return);
    QCOMPARE(document().strategy().name, std::string("a&line"));
    QCOMPARE(tabs->tabText(0), QString("a&&line"));
    QTest::mouseClick(child<QToolButton>("addStrategy"), Qt::LeftButton);
    QCOMPARE(tabs->currentIndex(), 1);
    QTest::keyClick(window_.get(), Qt::Key_L, Qt::AltModifier);
    QTRY_VERIFY(QApplication::activePopupWidget() != nullptr);
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
    QCOMPARE(tabs->currentIndex(), 1);
}

void MainWindowTest::keysGoThroughTheStrategies() {
    QTest::mouseClick(child<QToolButton>("addStrategy"), Qt::LeftButton);
    QCOMPARE(document().strategyIndex(), 1);
    const plan::Document before = document().plan();
    for (int perspective = 1; perspective <= 6; ++perspective) {
        key(Qt::Key(Qt::Key_0 + perspective), Qt::ControlModifier);
        key(Qt::Key_PageDown, Qt::ControlModifier);
        QCOMPARE(document().strategyIndex(), 0);  // round
        key(Qt::Key_Tab, Qt::ControlModifier);
        QCOMPARE(document().strategyIndex(), 1);
        key(Qt::Key_PageUp, Qt::ControlModifier);
        QCOMPARE(document().strategyIndex(), 0);
        key(Qt::Key_Backtab, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(document().strategyIndex(), 1);
    }
    QVERIFY(document().plan() == before);
}

void MainWindowTest::strategyMenuDuplicatesAndDeletes() {
    auto* tabs = child<QTabBar>("strategies");
    const auto choose = [this](Qt::Key entry) {
        QTest::keyClick(window_.get(), Qt::Key_S, Qt::AltModifier);
        QTRY_VERIFY(QApplication::activePopupWidget() != nullptr);
        QTest::keyClick(QApplication::activePopupWidget(), entry);
    };
    choose(Qt::Key_D);
    QCOMPARE(tabs->count(), 2);
    QCOMPARE(document().strategy().name, std::string("Line 2"));
    QVERIFY(document().polypile() == *smallPlan().strategies.front().polypile);
    choose(Qt::Key_L);
    QCOMPARE(tabs->count(), 1);
    QCOMPARE(tabs->tabText(0), QString("Line"));
    document().undoStack().undo();
    QCOMPARE(tabs->count(), 2);
    QCOMPARE(document().strategyIndex(), 1);
}

void MainWindowTest::aDuplicateHasTheNextNumber() {
    const auto press = [this](Qt::Key entry) {
        QTest::keyClick(window_.get(), Qt::Key_S, Qt::AltModifier);
        QTRY_VERIFY(QApplication::activePopupWidget() != nullptr);
        QTest::keyClick(QApplication::activePopupWidget(), entry);
    };
    press(Qt::Key_N);
    QCOMPARE(document().strategy().name, std::string("Strategy 2"));
    press(Qt::Key_D);
    QCOMPARE(document().strategy().name, std::string("Strategy 3"));
}

void MainWindowTest::aPlanHasNoMoreStrategiesThanItCanHold() {
    document().edit("Fill", [](PlanDocument::Draft& draft) {
        for (int i = 2; i <= 64; ++i) {
            draft.plan.strategies.emplace_back().name = std::to_string(i);
        }
    });
    for (const Qt::Key entry : {Qt::Key_N, Qt::Key_D, Qt::Key_D}) {
        QTest::keyClick(window_.get(), Qt::Key_S, Qt::AltModifier);
        QTRY_VERIFY(QApplication::activePopupWidget() != nullptr);
        QTest::keyClick(QApplication::activePopupWidget(), entry);
        QCOMPARE(window_->statusBar()->currentMessage(),
                 QString("A plan holds at most 64 strategies."));
        QCOMPARE(child<QTabBar>("strategies")->count(), 64);
    }
}

/// As a sentence: a capital begins it, and names in it.
void MainWindowTest::entriesOfMenusAreInOneCase() {
    const QStringList names = {"Amulet", "CSV", "Markdown", "Polyplan"};
    document().edit("Change the title", [](PlanDocument::Draft& draft) { draft.plan.title = "x"; });
    int entries = 0;
    for (const QAction* action : window_->findChildren<QAction*>()) {
        const QStringList words = action->text().remove(u'&').split(u' ', Qt::SkipEmptyParts);
        entries += words.isEmpty() ? 0 : 1;
        for (const QString& word : words.mid(1)) {
            QVERIFY2(!word.front().isUpper() || names.contains(word), qPrintable(action->text()));
        }
    }
    QVERIFY(entries > 60);
}

void MainWindowTest::undoGivesTheSelectionBack() {
    board().setFocus();
    board().setCurrent({0, 1});
    QTest::mouseClick(board().viewport(), Qt::LeftButton, Qt::ControlModifier,
                      board().lineGeometry().card({1, 0}).center());
    const Selection before = document().selection();
    QCOMPARE(before.size(), std::size_t(2));
    key(Qt::Key_Delete);
    QVERIFY(document().selection() != before);
    key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(document().selection() == before);
    QVERIFY(document().plan() == smallPlan());
}

void MainWindowTest::undoGoesWhereItChangesSomething() {
    auto* stack = child<PerspectiveStack>();
    document().edit("Text", [](PlanDocument::Draft& draft) {
        draft.strategy.engraving.emplace().text = "Elbereth";
    });
    QCOMPARE(stack->current(), 0);
    QTest::keyClick(window_.get(), Qt::Key_5, Qt::ControlModifier);
    QCOMPARE(stack->current(), 4);
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(stack->current(), 2);
    QTest::keyClick(window_.get(), Qt::Key_2, Qt::ControlModifier);
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(stack->current(), 1);
    QCOMPARE(window_->statusBar()->currentMessage(), QString("Redone: Text."));
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(stack->current(), 1);
    QCOMPARE(window_->statusBar()->currentMessage(), QString("Undone: Text."));
}

void MainWindowTest::undoOfTheHerosLuckGoesToTheLine() {
    auto* stack = child<PerspectiveStack>();
    auto* luck = child<QSlider>("luck");
    luck->setFocus();
    QTest::keyClick(luck, Qt::Key_Right);
    QTest::keyClick(window_.get(), Qt::Key_4, Qt::ControlModifier);
    QCOMPARE(stack->current(), 3);
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(document().plan().hero.luck, 0);
    QCOMPARE(stack->current(), 0);
}

void MainWindowTest::whatFollowsAnUndoIsAStepOfItsOwn() {
    auto* luck = child<QSlider>("luck");
    luck->setFocus();
    QTest::keyClick(luck, Qt::Key_Right);
    QTest::keyClick(luck, Qt::Key_Right);
    auto* level = child<QSpinBox>("heroLevel");
    level->setFocus();
    QTest::keyClick(level, Qt::Key_Up);
    QCOMPARE(document().plan().hero.level, std::optional(15));
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    luck->setFocus();
    QTest::keyClick(luck, Qt::Key_Right);
    QCOMPARE(document().plan().hero.luck, 3);
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(document().plan().hero.luck, 2);
}

void MainWindowTest::whatChangesNothingLeavesNoStep() {
    board().setFocus();
    board().setCurrent({0, 2});
    key(Qt::Key_U);
    key(Qt::Key_F2);
    key(Qt::Key_Return);
    key(Qt::Key_Down, Qt::AltModifier);
    board().setCurrent({0, 1});
    key(Qt::Key_Minus);
    key(Qt::Key_Space);
    key(Qt::Key_Return);
    auto* luck = child<QSlider>("luck");
    luck->setFocus();
    key(Qt::Key_Right);
    key(Qt::Key_Left);
    auto* source = child<QComboBox>("source");
    source->setCurrentIndex(source->currentIndex());
    auto* tabs = child<QTabBar>("strategies");
    QTest::mouseDClick(tabs, Qt::LeftButton, {}, tabs->tabRect(0).center());
    key(Qt::Key_Return);
    QCOMPARE(document().undoStack().count(), 0);
    QVERIFY(!window_->isWindowModified());
    QVERIFY(document().plan() == smallPlan());
}

/// Line, settings, goals, inventory and strategies, each with a name in the menu.
void MainWindowTest::oneStackHoldsEverything() {
    board().setFocus();
    board().setCurrent({0, 0});
    key(Qt::Key_B);
    child<QSlider>("luck")->setFocus();
    key(Qt::Key_Right);
    auto* goal = child<QLineEdit>("newGoal");
    goal->setFocus();
    QTest::keyClicks(goal, "magic lamp");
    key(Qt::Key_Return);
    auto* search = child<QLineEdit>("catalogueSearch");
    search->setFocus();
    QTest::keyClicks(search, "rock");
    key(Qt::Key_Return, Qt::ShiftModifier);
    QTest::mouseClick(child<QToolButton>("addStrategy"), Qt::LeftButton);
    const auto& stack = document().undoStack();
    QCOMPARE(stack.count(), 5);
    for (int step = 0; step < stack.count(); ++step) {
        QVERIFY(!stack.text(step).isEmpty());
    }
    board().setFocus();
    for (int step = 0; step < 5; ++step) {
        key(Qt::Key_Z, Qt::ControlModifier);
    }
    QVERIFY(document().plan() == smallPlan());
    for (int step = 0; step < 5; ++step) {
        key(Qt::Key_Y, Qt::ControlModifier);
    }
    QCOMPARE(stack.index(), 5);
}

void MainWindowTest::tabsCanBeDragged() {
    QTest::mouseClick(child<QToolButton>("addStrategy"), Qt::LeftButton);
    auto* tabs = child<QTabBar>("strategies");
    const QPoint from = tabs->tabRect(1).center();
    const QPoint to = tabs->tabRect(0).center() - QPoint(tabs->tabRect(0).width() / 2, 0);
    QTest::mousePress(tabs, Qt::LeftButton, {}, from);
    for (int step = 1; step <= 10; ++step) {
        QTest::mouseMove(tabs, from + (to - from) * step / 10);
    }
    QTest::mouseRelease(tabs, Qt::LeftButton, {}, to);
    QTRY_COMPARE(document().plan().strategies.back().name, std::string("Line"));
    QCOMPARE(document().strategyIndex(), 0);
    QCOMPARE(tabs->tabText(1), QString("Line"));
}

void MainWindowTest::oneDragOfATabIsOneStep() {
    for (int added = 0; added < 2; ++added) {
        QTest::mouseClick(child<QToolButton>("addStrategy"), Qt::LeftButton);
    }
    const plan::Document before = document().plan();
    const int steps = document().undoStack().count();
    auto* tabs = child<QTabBar>("strategies");
    QTRY_VERIFY(tabs->rect().contains(tabs->tabRect(0) | tabs->tabRect(2)));
    const auto drag = [&](int tab, QPoint to) {
        const QPoint from = tabs->tabRect(tab).center();
        QTest::mousePress(tabs, Qt::LeftButton, {}, from);
        for (int step = 1; step <= 20; ++step) {
            QTest::mouseMove(tabs, from + (to - from) * step / 20);
        }
        QTest::mouseRelease(tabs, Qt::LeftButton, {}, to);
    };
    const auto beforeFirst = [&] { return QPoint(1, tabs->tabRect(0).center().y()); };
    drag(2, beforeFirst());
    QTRY_COMPARE(document().plan().strategies.front().name, before.strategies.back().name);
    QCOMPARE(document().plan().strategies.back().name, before.strategies[1].name);
    QCOMPARE(document().undoStack().count(), steps + 1);
    drag(2, beforeFirst());
    QTRY_COMPARE(document().plan().strategies.front().name, before.strategies[1].name);
    QCOMPARE(document().undoStack().count(), steps + 2);
    document().undoStack().undo();
    document().undoStack().undo();
    QVERIFY(document().plan() == before);
    QCOMPARE(document().strategyIndex(), 2);
}

void MainWindowTest::keysMoveAStrategy() {
    for (int added = 0; added < 2; ++added) {
        QTest::mouseClick(child<QToolButton>("addStrategy"), Qt::LeftButton);
    }
    const plan::Document before = document().plan();
    const std::string moved = before.strategies[2].name;
    auto* tabs = child<QTabBar>("strategies");
    for (int perspective = 1; perspective <= 6; ++perspective) {
        key(Qt::Key(Qt::Key_0 + perspective), Qt::ControlModifier);
        const int steps = document().undoStack().index();
        key(Qt::Key_PageUp, Qt::ControlModifier | Qt::ShiftModifier);
        key(Qt::Key_PageUp, Qt::ControlModifier | Qt::ShiftModifier);
        key(Qt::Key_PageUp, Qt::ControlModifier | Qt::ShiftModifier);  // is at the left end
        QCOMPARE(document().plan().strategies[0].name, moved);
        QCOMPARE(document().plan().strategies[1].name, before.strategies[0].name);
        QCOMPARE(document().strategyIndex(), 0);
        QCOMPARE(tabs->currentIndex(), 0);
        QCOMPARE(tabs->tabText(0), QString::fromStdString(moved));
        QCOMPARE(document().undoStack().index(), steps + 2);
        key(Qt::Key_PageDown, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(document().strategyIndex(), 1);
        QCOMPARE(document().plan().strategies[1].name, moved);
        document().undoStack().setIndex(steps);
        QVERIFY(document().plan() == before);
        QCOMPARE(document().strategyIndex(), 2);
    }
}

void MainWindowTest::undoOfATabsMoveStays() {
    document().edit("Asks of other things", [](PlanDocument::Draft& draft) {
        draft.plan.strategies.emplace_back().name = "Theft";
        draft.plan.strategies.back().theft.emplace();
    });
    key(Qt::Key_6, Qt::ControlModifier);
    auto* tabs = child<QTabBar>("strategies");
    QTRY_VERIFY(tabs->rect().contains(tabs->tabRect(1)));
    const QPoint from = tabs->tabRect(0).center();
    QTest::mousePress(tabs, Qt::LeftButton, {}, from);
    for (int step = 1; step <= 10; ++step) {
        QTest::mouseMove(tabs, from + (tabs->tabRect(1).center() - from) * step / 10);
    }
    QTest::mouseRelease(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
    QTRY_COMPARE(document().strategyIndex(), 1);
    key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(document().strategyIndex(), 0);
    QCOMPARE(child<PerspectiveStack>()->currentHelp(), QString("heartbeat"));
}

void MainWindowTest::keysEndTheDragOfATab_data() {
    QTest::addColumn<Qt::Key>("pressed");
    QTest::newRow("undo") << Qt::Key_Z;
    QTest::newRow("new strategy") << Qt::Key_T;
}

void MainWindowTest::keysEndTheDragOfATab() {
    QFETCH(const Qt::Key, pressed);
    for (int added = 0; added < 2; ++added) {
        QTest::mouseClick(child<QToolButton>("addStrategy"), Qt::LeftButton);
    }
    auto* tabs = child<QTabBar>("strategies");
    QTRY_VERIFY(tabs->rect().contains(tabs->tabRect(0) | tabs->tabRect(2)));
    const QPoint from = tabs->tabRect(0).center();
    const QPoint to = tabs->tabRect(1).center() + QPoint(tabs->tabRect(1).width() / 3, 0);
    QTest::mousePress(tabs, Qt::LeftButton, {}, from);
    for (int step = 1; step <= 10; ++step) {
        QTest::mouseMove(tabs, from + (to - from) * step / 10);
    }
    QCOMPARE(document().strategyIndex(), 1);
    key(pressed, Qt::ControlModifier);
    const plan::Document after = document().plan();
    QTest::mouseMove(tabs, to + QPoint(1, 0));
    QTest::mouseMove(tabs, from);
    QTest::mouseRelease(tabs, Qt::LeftButton, {}, from);
    QTest::qWait(300);  // longer than a tab goes to its place
    QVERIFY(document().plan() == after);
    QCOMPARE(tabs->currentIndex(), document().strategyIndex());
    for (int tab = 0; tab < tabs->count(); ++tab) {
        QCOMPARE(tabs->tabText(tab).toStdString(),
                 after.strategies[static_cast<std::size_t>(tab)].name);
    }
}

void MainWindowTest::everyPerspectiveNamesItsGame() {
    const auto shown = [this] {
        QStringList games;
        for (const QLabel* game : window_->findChildren<QLabel*>("onlyGame")) {
            if (game->isVisible()) {
                games.append(game->text());
            }
        }
        return games;
    };
    QCOMPARE(shown(), QStringList());
    key(Qt::Key_4, Qt::ControlModifier);
    QTRY_COMPARE(shown(), QStringList("Oangband 1.1.0"));
    key(Qt::Key_6, Qt::ControlModifier);
    QTRY_COMPARE(shown(), QStringList("POWDER 117/118"));
    key(Qt::Key_3, Qt::ControlModifier);
    QTRY_COMPARE(shown(), QStringList());
}

void MainWindowTest::everyControlHasAName() {
    for (const QWidget* widget : window_->findChildren<QWidget*>()) {
        const bool isPartOfAnother =
            widget->objectName().startsWith("qt_") ||
            widget->parentWidget()->focusProxy() == widget ||
            qobject_cast<QAbstractScrollArea*>(widget->parentWidget()) != nullptr;
        if (widget->isVisible() && widget->focusPolicy() != Qt::NoFocus && !isPartOfAnother) {
            const QString which = QString("%1 in %2")
                                      .arg(widget->metaObject()->className(),
                                           widget->parentWidget()->metaObject()->className());
            QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(which));
            const bool hasToolTipsOfItsParts = qobject_cast<const LineBoard*>(widget) != nullptr;
            QVERIFY2(hasToolTipsOfItsParts || !widget->toolTip().isEmpty(), qPrintable(which));
        }
    }
}

void MainWindowTest::themeSwitchesTheOpenWindow() {
    const QColor light = window_->grab().toImage().pixelColor(200, 200);
    applyTheme(ThemeChoice::Dark);
    const QColor dark = window_->grab().toImage().pixelColor(200, 200);
    QVERIFY(light.lightness() > 200);
    QVERIFY(dark.lightness() < 60);
    applyTheme(ThemeChoice::Light);
    QCOMPARE(window_->grab().toImage().pixelColor(200, 200), light);
}

/// The desktop says that its look has changed: who follows it looks at it again, others do not.
void MainWindowTest::themeFollowsTheSystem() {
    const auto lightness = [this] {
        return window_->grab().toImage().pixelColor(200, 200).lightness();
    };
    const auto systemChanges = [this] {
        QEvent change(QEvent::ThemeChange);
        QApplication::sendEvent(window_->windowHandle(), &change);
    };
    saveThemeChoice(ThemeChoice::System);
    applyTheme(ThemeChoice::System);
    const int system = lightness();
    applyTheme(system > 127 ? ThemeChoice::Dark : ThemeChoice::Light);
    QVERIFY(std::abs(lightness() - system) > 140);
    systemChanges();
    QCOMPARE(lightness(), system);

    saveThemeChoice(ThemeChoice::Dark);
    applyTheme(ThemeChoice::Dark);
    systemChanges();
    QVERIFY(lightness() < 60);
    saveThemeChoice(ThemeChoice::System);
    applyTheme(ThemeChoice::Light);
}

POLYPLAN_UI_TEST(MainWindowTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "main_window_test.moc"
