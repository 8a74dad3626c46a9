#include <QApplication>
#include <QDialog>
#include <QTest>
#include <QWindow>

#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/document/plan_document.h"
#include "ui/polypile/inventory_view.h"

namespace polyplan::ui {
namespace {

/// The window behind a dialog that has given it the keyboard.
class BlockedWindowTest : public test::WindowFixture {
    Q_OBJECT

    plan::Document plan() override {
        plan::Document plan = test::smallPlan();
        plan.inventory = {test::stack("rock", 15), test::stack("unicorn horn")};
        return plan;
    }
    void start() override {
        auto* list = child<InventoryView>();
        list->setCurrentIndex(list->model()->index(0, 0));
        list->setFocus();
    }
    /// As the keyboard sends it: to the window, whatever it makes of it.
    void type(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(window_->windowHandle(), key, modifiers);
    }

  private Q_SLOTS:
    void itsKeysAreDead_data() {
        QTest::addColumn<int>("opener");
        QTest::addColumn<int>("modifiers");
        QTest::newRow("What it is") << int(Qt::Key_E) << int(Qt::NoModifier);
        QTest::newRow("Arrange for me") << int(Qt::Key_R) << int(Qt::ControlModifier);
        QTest::newRow("Import") << int(Qt::Key_I) << int(Qt::ControlModifier);
    }
    void itsKeysAreDead() {
        QFETCH(int, opener);
        QFETCH(int, modifiers);
        type(static_cast<Qt::Key>(opener), Qt::KeyboardModifiers(modifiers));
        const QWidget* dialog = QApplication::activeModalWidget();
        QVERIFY(dialog != nullptr);
        QVERIFY(show(*window_));
        const plan::Document before = document().plan();
        for (const Qt::Key key : {Qt::Key_Delete, Qt::Key_B, Qt::Key_Plus, Qt::Key_L}) {
            type(key);
        }
        type(Qt::Key_T, Qt::ControlModifier);
        type(Qt::Key_X, Qt::ControlModifier);
        QVERIFY(document().plan() == before);
        QCOMPARE(QApplication::activeModalWidget(), dialog);
    }

    void theyLiveAgainAfterIt() {
        type(Qt::Key_E);
        QApplication::activeModalWidget()->close();
        QVERIFY(show(*window_));
        type(Qt::Key_Delete);
        QCOMPARE(document().inventory().size(), std::size_t(1));
    }
};

POLYPLAN_UI_TEST(BlockedWindowTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "blocked_window_test.moc"
