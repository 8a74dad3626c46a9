#include <QApplication>
#include <QLineEdit>
#include <QMenu>
#include <QSpinBox>
#include <QStatusBar>
#include <QTest>
#include <QToolButton>
#include <algorithm>

#include "core/plan/json.h"
#include "tests/ui/support/drag.h"
#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/tool_tips.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/document/plan_document.h"
#include "ui/polypile/catalogue_delegate.h"
#include "ui/polypile/inventory_delegate.h"
#include "ui/polypile/inventory_view.h"
#include "ui/polypile/line_board.h"
#include "ui/polypile/odds_tag.h"

namespace polyplan::ui {
namespace {

/// The inventory beside the line, in the real window with real keys, clicks and drags.
class InventoryTest : public test::WindowFixture {
    Q_OBJECT

  public:
    InventoryTest() : WindowFixture(Needs::Drag) {}

  private:
    InventoryView* list_ = nullptr;
    plan::Document before_;

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

    plan::Document plan() override {
        before_ = test::smallPlan();
        before_.inventory = {test::stack("scroll of identify", 4), test::stack("rock", 15),
                             test::stack("unicorn horn")};
        return before_;
    }
    void start() override { list_ = child<InventoryView>(); }

  private Q_SLOTS:
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

    void onEqualStacksTheyMerge() {
        document().edit("Lay", [](PlanDocument::Draft& draft) {
            draft.polypile.line[0].stacks = {test::stack("rock", 2),
                                             test::stack("unicorn horn", 1)};
        });
        const plan::Document before = document().plan();
        QVERIFY(toLine(1, board_->lineGeometry().card({0, 0}).center()));
        QCOMPARE(document().undoStack().undoText(), "Merge 15 rocks");
        QCOMPARE(pile(0).size(), std::size_t(2));
        QCOMPARE(pile(0)[0].quantity, 17);
        QCOMPARE(inventory().size(), std::size_t(2));
        document().undoStack().undo();
        QVERIFY(document().plan() == before);
        QVERIFY(toLine(2, board_->lineGeometry().card({0, 1}).center()));
        QVERIFY2(pile(0).size() == 3, "horns make no stack");
    }

    void theKeysGoToWhatWasDropped() {
        board_->setCurrent({1, 1});
        list_->setFocus();
        QVERIFY(toLine(1, above({0, 1})));
        QTRY_VERIFY(board_->hasFocus());
        QVERIFY(document().selection() == (Selection{{0, 1}}));
        key(Qt::Key_Plus);
        QCOMPARE(pile(0)[1].quantity, 16);
        key(Qt::Key_Down);
        key(Qt::Key_B);
        QCOMPARE(pile(0)[2].buc, nethack::Buc::Blessed);
    }

    void namesGetTheRoomThereIs() {
        window_->resize(1280, 780);
        QTRY_COMPARE(window_->size(), QSize(1280, 780));
        const auto isWhole = [this](const char* object, int quantity) {
            document().edit("Carry", [&](PlanDocument::Draft& draft) {
                draft.plan.inventory = {test::stack(object, quantity)};
            });
            const QModelIndex only = list_->model()->index(0, 0);
            return InventoryDelegate::showsWholeName(list_->visualRect(only), list_->font(), only);
        };
        for (const char* object : {"crystal plate mail", "wand of create monster",
                                   "scroll of enchant weapon", "spellbook of magic missile"}) {
            QVERIFY2(isWhole(object, 1), object);
        }
        QVERIFY(isWhole("scroll of remove curse", 12));
        QVERIFY(!isWhole("worthless piece of violet glass", 4));
        const QModelIndex only = list_->model()->index(0, 0);
        QVERIFY(only.data(Qt::ToolTipRole)
                    .toString()
                    .startsWith("4 uncursed worthless pieces of violet glass"));
    }

    void whatIsSaidOfShortNamesIsShown_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<QString>("object");
        QTest::addColumn<QString>("inUse");
        QTest::addColumn<QString>("first");
        for (const int width : {1024, 1280}) {
            QTest::addRow("long sword, %d", width) << width << "long sword"
                                                   << ""
                                                   << "+0";
            QTest::addRow("long sword in hand, %d", width) << width << "long sword"
                                                           << "weapon in hand"
                                                           << "+0";
            QTest::addRow("dagger, %d", width) << width << "dagger"
                                               << ""
                                               << "+0";
            QTest::addRow("dagger in hand, %d", width) << width << "dagger"
                                                       << "alternate weapon; not wielded"
                                                       << "+0";
            QTest::addRow("wand, %d", width) << width << "wand of light"
                                             << ""
                                             << "0:0";
        }
    }
    void whatIsSaidOfShortNamesIsShown() {
        QFETCH(int, width);
        QFETCH(QString, object);
        QFETCH(QString, inUse);
        QFETCH(QString, first);
        window_->resize(width, 700);
        QTRY_COMPARE(window_->width(), width);
        document().edit("Carry", [&](PlanDocument::Draft& draft) {
            draft.plan.inventory = {test::stack(object.toUtf8().constData())};
            draft.plan.inventory.front().inUse = inUse.toStdString();
        });
        const QModelIndex only = list_->model()->index(0, 0);
        const QString shown =
            InventoryDelegate::shownDetail(list_->visualRect(only), list_->font(), only);
        QVERIFY2(shown.startsWith(first),
                 qPrintable(
                     QString("“%1” on %2 pixels").arg(shown).arg(list_->visualRect(only).width())));
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

    void theOddsOfTakingStacksBackAreShown() {
        const auto says = [this](const QString& words) {
            const auto tags = window_->findChildren<OddsTag*>();
            return QTest::qWaitFor([&] {
                return std::ranges::any_of(tags, [&](const OddsTag* tag) {
                    return tag->isVisible() && tag->accessibleDescription().contains(words);
                });
            });
        };
        bool hasOdds = false;
        bool isInside = false;
        bool copyHasNone = false;
        bool hasGone = false;
        QVERIFY(toInventory({0, 0}, {.meanwhile = [&] {
                                hasOdds = says("into the inventory\nAt least 1 magic marker");
                                for (const OddsTag* tag : window_->findChildren<OddsTag*>()) {
                                    isInside =
                                        isInside ||
                                        (tag->isVisible() && !tag->visibleRegion().isEmpty() &&
                                         tag->visibleRegion().boundingRect() == tag->rect());
                                }
                                test::dragOver(*list_->viewport(), row(0), Qt::ControlModifier);
                                copyHasNone = !says("into the inventory");
                                test::dragOver(*list_->viewport(), row(1));
                                hasGone = says("into the inventory");
                            }}));
        QVERIFY(hasOdds && isInside && copyHasNone && hasGone);
        QVERIFY(!says("into the inventory"));
        QCOMPARE(inventory().size(), std::size_t(4));
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

    void whatTheKeyboardAddsIsSeen() {
        document().edit("Many", [](PlanDocument::Draft& draft) {
            draft.plan.inventory.assign(60, test::stack("rock"));
        });
        auto* search = window_->findChild<QLineEdit*>("catalogueSearch");
        search->setFocus();
        QTest::keyClicks(search, "magic marker");
        key(Qt::Key_Return, Qt::ShiftModifier);
        const QModelIndex added = list_->model()->index(60, 0);
        QTRY_VERIFY(list_->viewport()->rect().contains(list_->visualRect(added)));
        QCOMPARE(list_->selectionModel()->selectedIndexes(), QModelIndexList{added});
        QVERIFY(search->hasFocus());
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

    void aQuantityIsTyped() {
        list_->setFocus();
        list_->setCurrentIndex(list_->model()->index(0, 0));
        key(Qt::Key_F2);
        auto* field = list_->viewport()->findChild<QSpinBox*>();
        QVERIFY(field->hasFocus());
        QCOMPARE(field->value(), 4);
        QCOMPARE(field->accessibleName(), "Quantity of 4 uncursed scrolls of identify");
        QTest::keyClicks(field, "12");
        key(Qt::Key_Return);
        QCOMPARE(inventory()[0].quantity, 12);
        QVERIFY(list_->hasFocus());
        QCOMPARE(document().undoStack().undoText(), "Change quantity of 4 scrolls of identify");
        key(Qt::Key_F2);
        QTest::keyClicks(QApplication::focusWidget(), "3");
        key(Qt::Key_Escape);
        QCOMPARE(inventory()[0].quantity, 12);
        list_->setCurrentIndex(list_->model()->index(2, 0));
        key(Qt::Key_F2);
        QTest::keyClicks(QApplication::focusWidget(), "2");
        key(Qt::Key_Return);
        QCOMPARE(inventory()[2].quantity, 1);
        QVERIFY(window_->statusBar()->currentMessage().contains("does not stack"));
        QCOMPARE(document().undoStack().count(), 1);
    }

    void aQuantityOfNoneIsToldTheLeast() {
        const test::ToolTips tips;
        list_->setFocus();
        list_->setCurrentIndex(list_->model()->index(0, 0));
        key(Qt::Key_F2);
        QTest::keyClicks(QApplication::focusWidget(), "0");
        key(Qt::Key_Return);
        QCOMPARE(inventory()[0].quantity, 1);
        QTRY_VERIFY(tips.haveShown("At least 1"));
        QCOMPARE(window_->statusBar()->currentMessage(), QString("At least 1"));
    }

    void theKeyboardCarriesToAPlace() {
        list_->setFocus();
        list_->setCurrentIndex(list_->model()->index(1, 0));
        key(Qt::Key_Return, Qt::ShiftModifier);
        QVERIFY(board_->isCarrying());
        QVERIFY(board_->hasFocus());
        key(Qt::Key_Right);
        key(Qt::Key_Down);
        QTRY_VERIFY(board_->spoken().contains("At least 1 magic marker"));
        QVERIFY(document().plan() == before_);
        key(Qt::Key_Return);
        QCOMPARE(pile(1)[1].object, test::object("rock"));
        QCOMPARE(inventory().size(), std::size_t(2));
        QCOMPARE(board_->spoken(), "15 rocks, dropped: pile on square 2, place 2 of 3");
        QVERIFY(list_->hasFocus());

        key(Qt::Key_Return, Qt::ShiftModifier);
        key(Qt::Key_Escape);
        QVERIFY(!board_->isCarrying());
        QVERIFY(list_->hasFocus());
        QCOMPARE(document().undoStack().count(), 1);
    }

    void theKeyboardCarriesToAnEmptyLine() {
        document().edit("Clear", [](PlanDocument::Draft& draft) { draft.polypile.line.clear(); });
        list_->setFocus();
        list_->selectAll();
        key(Qt::Key_Return, Qt::ShiftModifier);
        key(Qt::Key_Return);
        QCOMPARE(pile(0).size(), std::size_t(3));
        QVERIFY(inventory().empty());
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

    void whatIsNotIdentifiedCanBeNoGoal() {
        const ObjectTable& table = *document().table();
        const auto look = table.findLook(ObjectClass::Potion, "bubbly");
        QVERIFY(look.has_value());
        document().edit("Find", [&](PlanDocument::Draft& draft) {
            plan::Stack found;
            found.object = *look;
            draft.inventory.push_back(found);
        });
        const auto goals = document().polypile().goals;
        const QModelIndex last = list_->model()->index(3, 0);
        QCOMPARE(last.data().toString(), QString("an uncursed bubbly potion"));
        QTest::mouseClick(
            list_->viewport(), Qt::LeftButton, {},
            CatalogueDelegate::starRect(list_->visualRect(last), list_->font()).center());
        list_->setFocus();
        list_->setCurrentIndex(last);
        key(Qt::Key_Space);
        QVERIFY(document().polypile().goals == goals);
        QVERIFY(plan::validate(document().plan(), document().catalogues()).empty());
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

POLYPLAN_UI_TEST(InventoryTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "inventory_test.moc"
