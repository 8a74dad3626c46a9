#include <QApplication>
#include <QLineEdit>
#include <QMenu>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTest>
#include <QToolButton>

#include "tests/ui/support/drag.h"
#include "tests/ui/support/plans.h"
#include "ui/polypile/catalogue_delegate.h"
#include "ui/polypile/inventory_view.h"
#include "ui/polypile/line_board.h"
#include "ui/polypile/odds_tag.h"
#include "ui/shell/main_window.h"
#include "ui/shell/plan_document.h"

namespace polyplan::ui {
namespace {

/// The inventory beside the line, in the real window with real keys, clicks and drags.
class InventoryTest : public QObject {
    Q_OBJECT

    std::unique_ptr<MainWindow> window_;
    LineBoard* board_ = nullptr;
    InventoryView* list_ = nullptr;
    plan::Document before_;

    PlanDocument& document() { return window_->document(); }
    const std::vector<plan::Stack>& inventory() { return document().plan().inventory; }
    const std::vector<plan::Stack>& pile(std::size_t index) {
        return document().polypile().line[index].stacks;
    }
    QPoint row(int index) { return list_->visualRect(list_->model()->index(index, 0)).center(); }
    QPoint above(StackPosition position) const {
        const QRect card = board_->lineGeometry().card(position);
        return {card.center().x(), card.top() + 2};
    }
    bool toLine(int from, QPoint to, const test::DragOptions& options = {}) {
        return test::drag(*list_->viewport(), row(from), *board_->viewport(), to, options);
    }
    bool toInventory(StackPosition from, const test::DragOptions& options = {}) {
        return test::drag(*board_->viewport(), board_->lineGeometry().card(from).center(),
                          *list_->viewport(), list_->viewport()->rect().center(), options);
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }

  private Q_SLOTS:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        if (QGuiApplication::platformName() == "offscreen") {
            QSKIP("The offscreen platform can't drag: run this under xvfb-run.");
        }
    }
    void init() {
        QTest::failOnWarning(QRegularExpression(".*"));
        window_ = std::make_unique<MainWindow>(test::catalogues());
        before_ = test::smallPlan();
        before_.inventory = {test::stack("scroll of identify", 4), test::stack("rock", 15),
                             test::stack("unicorn horn")};
        window_->document().reset(before_);
        window_->show();
        window_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
        board_ = window_->findChild<LineBoard*>();
        list_ = window_->findChild<InventoryView*>();
    }
    void cleanup() {
        document().undoStack().setClean();
        window_.reset();
    }

    void stacksAreDraggedOntoTheLine() {
        QVERIFY(toLine(1, above({0, 1})));
        QCOMPARE(pile(0).size(), std::size_t(4));
        QCOMPARE(pile(0)[1].object, test::object("rock"));
        QCOMPARE(inventory().size(), std::size_t(2));
        QCOMPARE(document().undoStack().undoText(), "Lay out 15 rocks");
        QCOMPARE(document().undoStack().count(), 1);
        document().undoStack().undo();
        QVERIFY(document().plan() == before_);
        QCOMPARE(list_->model()->rowCount(), 3);
    }

    void theDropsOddsAreShown() {
        bool says = false;
        QVERIFY(toLine(1, above({0, 1}), {.meanwhile = [&] {
                           const auto* tag = board_->findChild<OddsTag*>();
                           says = QTest::qWaitFor([&] {
                               return tag->isVisible() &&
                                      tag->accessibleDescription().contains(
                                          "pile on square 1, place 2 of 4\nAt least");
                           });
                       }}));
        QVERIFY(says);
    }

    void controlCopiesAndShiftSplits() {
        QVERIFY(toLine(0, above({0, 0}), {.modifiers = Qt::ControlModifier}));
        QCOMPARE(pile(0)[0].quantity, 4);
        QCOMPARE(inventory().size(), std::size_t(3));
        list_->clearSelection();
        document().undoStack().undo();
        QVERIFY(toLine(0, above({0, 0}), {.modifiers = Qt::ShiftModifier}));
        QCOMPARE(pile(0)[0].quantity, 2);
        QCOMPARE(inventory()[0].quantity, 2);
    }

    void aBareSquareGetsAPile() {
        QVERIFY(toLine(2, board_->lineGeometry().floors().back().rect.center()));
        QCOMPARE(document().polypile().line.size(), std::size_t(3));
        QCOMPARE(inventory().size(), std::size_t(2));
    }

    void stacksAreDraggedBack() {
        QVERIFY(toInventory({0, 2}));
        QCOMPARE(inventory().size(), std::size_t(4));
        QCOMPARE(inventory()[3].object, test::object("dagger"));
        QCOMPARE(pile(0).size(), std::size_t(2));
        QCOMPARE(document().undoStack().undoText(), "Put 4 daggers back into the inventory");
        document().undoStack().undo();
        QVERIFY(toInventory({0, 2}, {.modifiers = Qt::ControlModifier}));
        QCOMPARE(inventory().size(), std::size_t(4));
        QCOMPARE(pile(0).size(), std::size_t(3));
        document().undoStack().undo();
        board_->setCurrent({1, 0});
        QVERIFY(toInventory({0, 2}, {.modifiers = Qt::ShiftModifier}));
        QCOMPARE(inventory()[3].quantity, 2);
        QCOMPARE(pile(0)[2].quantity, 2);
    }

    void escapeInMidDragLeavesEverything() {
        QVERIFY(toLine(
            0, above({0, 0}),
            {.meanwhile = [this] { QTest::keyClick(window_->windowHandle(), Qt::Key_Escape); },
             .letsGo = false}));
        QVERIFY(document().plan() == before_);
        QVERIFY(toInventory({0, 0}, {.meanwhile = [this] { document().undoStack().undo(); }}));
    }

    void aChangeInMidDragMakesTheDropVoid() {
        QVERIFY(toInventory({0, 0}, {.meanwhile = [this] {
                                document().edit("Luck", [](PlanDocument::Draft& draft) {
                                    draft.plan.hero.luck = 3;
                                });
                            }}));
        QCOMPARE(inventory().size(), std::size_t(3));
        QVERIFY(window_->statusBar()->currentMessage().contains("nothing was moved"));
    }

    void rowsDroppedWhereTheyAreStay() {
        QVERIFY(test::drag(*list_->viewport(), row(0), *list_->viewport(), row(2)));
        QVERIFY(document().plan() == before_);
    }

    void theCatalogueFillsIt() {
        auto* catalogue = window_->findChild<QListView*>("catalogue");
        const QRect first = catalogue->visualRect(catalogue->model()->index(0, 0));
        QVERIFY(test::drag(*catalogue->viewport(), first.center(), *list_->viewport(),
                           list_->viewport()->rect().center()));
        QCOMPARE(inventory().back().object, test::object("arrow"));
        QCOMPARE(document().undoStack().undoText(), "Put arrow into the inventory");
        auto* search = window_->findChild<QLineEdit*>("catalogueSearch");
        search->setFocus();
        QTest::keyClicks(search, "magic marker");
        key(Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(inventory().back().object, test::object("magic marker"));
        QCOMPARE(pile(0).size(), std::size_t(3));
    }

    void keysLayOutRemoveAndChange() {
        document().setSelection({{1, 0}});
        list_->setFocus();
        list_->setCurrentIndex(list_->model()->index(0, 0));
        key(Qt::Key_Plus);
        key(Qt::Key_B);
        QCOMPARE(inventory()[0].quantity, 5);
        QCOMPARE(inventory()[0].buc, nethack::Buc::Blessed);
        key(Qt::Key_Return);
        QCOMPARE(pile(1)[0].object, test::object("scroll of identify"));
        QCOMPARE(inventory().size(), std::size_t(2));
        QVERIFY(list_->hasFocus());
        QVERIFY(list_->selectionModel()->isSelected(list_->model()->index(0, 0)));
        key(Qt::Key_Delete);
        QCOMPARE(inventory().size(), std::size_t(1));
        QCOMPARE(inventory()[0].object, test::object("unicorn horn"));
        QCOMPARE(document().undoStack().count(), 4);
    }

    void starsAreSharedWithTheCatalogue() {
        const QRect rect = list_->visualRect(list_->model()->index(1, 0));
        QTest::mouseClick(list_->viewport(), Qt::LeftButton, {},
                          CatalogueDelegate::starRect(rect, list_->font()).center());
        QCOMPARE(document().polypile().goals.back().object, test::object("rock"));
        auto* catalogue = window_->findChild<QListView*>("catalogue");
        const int rock = static_cast<int>(test::object("rock"));
        QCOMPARE(catalogue->model()->index(rock, 0).data(Qt::CheckStateRole).toInt(),
                 int(Qt::Checked));
    }

    void isSearchedAndSorted() {
        auto* search = window_->findChild<QLineEdit*>("inventorySearch");
        search->setFocus();
        QTest::keyClicks(search, "bone");
        QCOMPARE(list_->model()->rowCount(), 1);
        QTest::keyClicks(search, "xx");
        QCOMPARE(list_->model()->rowCount(), 0);
        search->clear();
        auto* order = window_->findChild<QToolButton*>("inventoryOrder");
        QVERIFY(order->accessibleName().contains("as listed"));
        order->menu()->actions()[1]->trigger();
        QVERIFY(order->accessibleName().contains("by name"));
        QVERIFY(list_->model()->index(0, 0).data().toString().contains("rocks"));
        QVERIFY(toLine(0, above({0, 0})));
        QCOMPARE(pile(0)[0].object, test::object("rock"));
    }

    void anEmptyInventorySaysHowToFillIt() {
        auto* search = window_->findChild<QLineEdit*>("inventorySearch");
        QVERIFY(search->isVisible());
        list_->setFocus();
        list_->selectAll();
        key(Qt::Key_Delete);
        QVERIFY(inventory().empty());
        QVERIFY(!search->isVisible());
        QVERIFY(toInventory({0, 0}));
        QCOMPARE(inventory().size(), std::size_t(1));
        QVERIFY(search->isVisible());
    }
};

}  // namespace
}  // namespace polyplan::ui

QTEST_MAIN(polyplan::ui::InventoryTest)
#include "inventory_test.moc"
