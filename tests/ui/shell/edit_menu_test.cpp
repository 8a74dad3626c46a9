#include <QApplication>
#include <QClipboard>
#include <QMenu>
#include <QMenuBar>
#include <QTest>

#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/document/plan_document.h"
#include "ui/polypile/inventory_view.h"
#include "ui/polypile/line_board.h"

namespace polyplan::ui {
namespace {

/// What the entries of the menus act on, opened and chosen by their letters.
class EditMenuTest : public test::WindowFixture {
    Q_OBJECT

    plan::Document plan() override {
        plan::Document plan = test::smallPlan();
        plan.inventory = {test::named("Sting")};
        return plan;
    }
    void start() override { QApplication::clipboard()->clear(); }

    static QString copied() { return QApplication::clipboard()->text(); }
    static QMenu* openMenu() { return qobject_cast<QMenu*>(QApplication::activePopupWidget()); }
    static QMenu* openByKeys() {
        key(Qt::Key_E, Qt::AltModifier);
        return QTest::qWaitFor([] { return openMenu() != nullptr; }) ? openMenu() : nullptr;
    }
    /// Presses Alt and lets it go, which leads into the menu bar.
    static void pressAlt() {
        QTest::sendKeyEvent(QTest::Click, QApplication::focusWidget(), Qt::Key_Alt, QString(),
                            Qt::NoModifier);
    }
    static void chooseByLetter(Qt::Key letter) {
        QMenu* menu = openByKeys();
        QVERIFY(menu != nullptr);
        QTest::keyClick(menu, letter);
        QTRY_VERIFY(openMenu() == nullptr);
    }

  private Q_SLOTS:
    void lettersAreNotTakenForThoseOfTheList() {
        auto* inventory = child<InventoryView>();
        inventory->setFocus();
        inventory->setCurrentIndex(inventory->model()->index(0, 0));
        chooseByLetter(Qt::Key_C);
        QVERIFY2(copied().contains("Sting"), qPrintable(copied()));
        QVERIFY(inventory->hasFocus());
        QCOMPARE(document().undoStack().count(), 0);
        key(Qt::Key_C);
        QCOMPARE(document().undoStack().count(), 1);
        chooseByLetter(Qt::Key_U);
        QCOMPARE(document().undoStack().index(), 0);
    }

    void lettersAreNotTakenForThoseOfTheLine() {
        board().setFocus();
        board().setCurrent({0, 2});
        pressAlt();
        QVERIFY(window_->menuBar()->hasFocus());
        key(Qt::Key_L);
        QTRY_VERIFY(openMenu() != nullptr);
        QCOMPARE(openMenu()->title(), "&Line");
        QTest::keyClick(openMenu(), Qt::Key_B);
        QTRY_VERIFY(openMenu() == nullptr);
        QCOMPARE(document().undoStack().count(), 1);
        QVERIFY(document().polypile().line[0].stacks[2].buc == nethack::Buc::Blessed);
        QVERIFY(board().hasFocus());
    }
};

POLYPLAN_UI_TEST(EditMenuTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "edit_menu_test.moc"
