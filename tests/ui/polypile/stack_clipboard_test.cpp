#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QMenuBar>
#include <QMimeData>
#include <QStatusBar>
#include <QTest>

#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/document/plan_document.h"
#include "ui/models/line_mime.h"
#include "ui/polypile/inventory_view.h"
#include "ui/polypile/line_board.h"

namespace polyplan::ui {
namespace {

/// Cut, copy and paste of stacks, by keys and by the Edit menu.
class StackClipboardTest : public test::WindowFixture {
    Q_OBJECT

    static void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::ControlModifier) {
        WindowFixture::key(key, modifiers);
    }
    /// Opens the Edit menu by its mnemonic and clicks on an entry.
    void choose(const QString& entry) {
        for (QAction* menu : window_->menuBar()->actions()) {
            if (menu->text() != "&Edit") {
                continue;
            }
            for (QAction* action : menu->menu()->actions()) {
                if (QString(action->text()).remove('&') == entry) {
                    menu->menu()->popup(window_->mapToGlobal(QPoint(50, 50)));
                    QTest::mouseClick(menu->menu(), Qt::LeftButton, {},
                                      menu->menu()->actionGeometry(action).center());
                    return;
                }
            }
        }
        QFAIL("no such entry");
    }
    QString said() { return window_->statusBar()->currentMessage(); }

    void start() override { board_->setFocus(); }

  private Q_SLOTS:
    void theEditMenuCutsAndPastes() {
        board_->setCurrent({0, 2});
        choose("Cut");
        QCOMPARE(document().polypile().line[0].stacks.size(), std::size_t(2));
        QCOMPARE(document().undoStack().undoText(), "Cut 4 daggers");
        QCOMPARE(QApplication::clipboard()->text(), "4 uncursed +0 daggers");
        board_->setCurrent({1, 1});
        choose("Paste");
        QCOMPARE(document().polypile().line[1].stacks[1].quantity, 4);
        QCOMPARE(document().undoStack().undoText(), "Paste 4 daggers");
        choose("Copy");
        choose("Paste");
        QCOMPARE(document().polypile().line[1].stacks.size(), std::size_t(4));
    }

    void severalStacksGoToAnotherStrategy() {
        board_->setCurrent({1, 0});
        key(Qt::Key_A);
        key(Qt::Key_C);
        QCOMPARE(QApplication::clipboard()->text(),
                 "2 uncursed scrolls of light\n3 uncursed potions of water");
        document().edit("Add", [](PlanDocument::Draft& draft) {
            draft.plan.strategies.emplace_back().name = "second";
            draft.strategyIndex = 1;
        });
        board_->setFocus();
        key(Qt::Key_V);
        QCOMPARE(document().polypile().line.size(), std::size_t(1));
        QCOMPARE(document().polypile().line[0].stacks.size(), std::size_t(2));
        QCOMPARE(document().polypile().line[0].stacks[1].quantity, 3);
    }

    void stacksAreCopiedAsGameText() {
        board_->setCurrent({1, 0});
        key(Qt::Key_A);
        choose("Copy as game text");
        QCOMPARE(QApplication::clipboard()->text(),
                 "2 uncursed scrolls of light\n3 uncursed potions of water\n");
        QVERIFY(!QApplication::clipboard()->mimeData()->hasFormat(stacksMimeType));
        document().edit("Carry", [](PlanDocument::Draft& draft) {
            draft.plan.inventory = {test::named("<b>x</b>", 2)};
            draft.plan.inventory.front().slot = "k";
        });
        auto* inventory = window_->findChild<InventoryView*>();
        inventory->setFocus();
        inventory->setCurrentIndex(inventory->model()->index(0, 0));
        WindowFixture::key(Qt::Key_C, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(QApplication::clipboard()->text(), "k - 2 uncursed +0 daggers named <b>x</b>\n");
    }

    void chargesThatAreAssumedAreNotCopiedAsKnown() {
        for (const auto& [assumed, text] :
             {std::pair(true, "an uncursed wand of digging\n"),
              std::pair(false, "an uncursed wand of digging (0:6)\n")}) {
            plan::Document plan = test::documentOf({{test::stack("wand of digging")}});
            plan::Stack& wand = plan.strategies.front().polypile->line.front().stacks.front();
            wand.charges = 6;
            wand.chargesAssumed = assumed;
            document().reset(plan);
            board_->setFocus();
            board_->setCurrent({0, 0});
            choose("Copy as game text");
            QCOMPARE(QApplication::clipboard()->text(), text);
        }
    }

    void stacksGoToAnotherWindow() {
        board_->setCurrent({0, 2});
        key(Qt::Key_C);
        const auto other = std::make_unique<MainWindow>(test::catalogues());
        other->document().reset(test::smallPlan());
        QVERIFY(show(*other));
        QVERIFY(QTest::qWaitForWindowActive(other.get()));
        auto* board = other->findChild<LineBoard*>();
        board->setFocus();
        board->setCurrent({1, 1});
        QTest::keyClick(board, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(other->document().polypile().line[1].stacks[1].object, test::object("dagger"));
        other->document().undoStack().setClean();
    }

    void theInventoryHasItsOwn() {
        board_->setCurrent({0, 2});
        key(Qt::Key_C);
        auto* inventory = window_->findChild<InventoryView*>();
        inventory->setFocus();
        choose("Paste");
        QCOMPARE(document().plan().inventory.size(), std::size_t(1));
        QCOMPARE(document().polypile().line[0].stacks.size(), std::size_t(3));
        QVERIFY(inventory->selectionModel()->isSelected(inventory->model()->index(0, 0)));
        key(Qt::Key_X);
        QVERIFY(document().plan().inventory.empty());
        key(Qt::Key_V);
        key(Qt::Key_V);
        QCOMPARE(document().plan().inventory.size(), std::size_t(2));
    }

    void textFieldsKeepTheirOwn() {
        auto* search = window_->findChild<QLineEdit*>("catalogueSearch");
        search->setFocus();
        QTest::keyClicks(search, "marker");
        search->selectAll();
        choose("Cut");
        QCOMPARE(search->text(), "");
        QCOMPARE(QApplication::clipboard()->text(), "marker");
        choose("Paste");
        QCOMPARE(search->text(), "marker");
        QVERIFY(document().plan() == test::smallPlan());
    }

    void anEmptyClipboardHasNoStacks() {
        QApplication::clipboard()->clear();
        key(Qt::Key_V);
        QVERIFY2(said().contains("no stacks on the clipboard"), qPrintable(said()));
        QVERIFY(document().plan() == test::smallPlan());
    }

    void badDataIsNamed_data() {
        QTest::addColumn<QByteArray>("data");
        QTest::addColumn<QString>("words");
        QTest::newRow("object")
            << QByteArray(
                   R"({"format":"polyplan-stacks","version":1,"stacks":[{"object":"vorpal spork"}]})")
            << "/stacks/0/object";
        QTest::newRow("quantity")
            << QByteArray(
                   R"({"format":"polyplan-stacks","version":1,"stacks":[{"object":"dagger","quantity":-4}]})")
            << "/stacks/0/quantity";
        QTest::newRow("no JSON") << QByteArray("\x00\xff garbage", 10) << "no stacks that fit";
        QTest::newRow("too much") << QByteArray(7 * 1024 * 1024, ' ') << "at most 6 MiB";
    }
    void badDataIsNamed() {
        QFETCH(const QByteArray, data);
        QFETCH(const QString, words);
        auto* mime = new QMimeData;
        mime->setData(stacksMimeType, data);
        QApplication::clipboard()->setMimeData(mime);
        key(Qt::Key_V);
        QVERIFY2(said().contains(words), qPrintable(said()));
        QVERIFY(document().plan() == test::smallPlan());
        QCOMPARE(document().undoStack().count(), 0);
    }
};

POLYPLAN_UI_TEST(StackClipboardTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "stack_clipboard_test.moc"
