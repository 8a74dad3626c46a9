#include <QAccessible>
#include <QApplication>
#include <QStatusBar>
#include <QTest>

#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/document/plan_document.h"
#include "ui/models/odds_service.h"
#include "ui/polypile/line_board.h"
#include "ui/polypile/odds_tag.h"

namespace polyplan::ui {
namespace {

/// Pick up, move and drop by the keyboard alone, in the real window, with spoken results.
class LineCarryTest : public test::WindowFixture {
    Q_OBJECT

    QStringList heard_;  ///< the board's name for screen readers whenever it has something to say

    OddsTag& tag() { return *board_->findChild<OddsTag*>(); }
    bool hears(const QString& words) {
        return QTest::qWaitFor([&] { return !heard_.isEmpty() && heard_.last().contains(words); },
                               10000);
    }
    /// Names of the objects by square: "1:ab 2:c" by first letters.
    QString line() {
        QStringList piles;
        for (const plan::Pile& pile : document().polypile().line) {
            QString names = QString::number(pile.distance) + u':';
            for (const plan::Stack& stack : pile.stacks) {
                const auto& table = *test::catalogues().objects(document().plan().game);
                names += QString::fromStdString(table[stack.object].shortName).left(1);
            }
            piles << names;
        }
        return piles.join(u' ');
    }

    void start() override {
        board_->setFocus();
        board_->setCurrent({0, 0});
        QTRY_VERIFY(window_->odds().isComplete());
        heard_.clear();
        connect(board_, &LineBoard::message, this, [this] {
            heard_ << QAccessible::queryAccessibleInterface(board_)->text(QAccessible::Name);
        });
    }

  private Q_SLOTS:
    void theOddsLeaveTheWayOpen() {
        document().reset(test::example("seven-small-piles"));
        window_->resize(1280, 780);
        board_->setFocus();
        board_->setCurrent({0, 0});
        QTRY_VERIFY(window_->odds().isComplete());
        key(Qt::Key_Space);
        for (int pile = 1; pile < 7; ++pile) {
            key(Qt::Key_Right);
            QTRY_VERIFY(tag().isVisible());
            QVERIFY(hears(QString("pile on square %1, place 1 of ").arg(pile + 1)));
            const LineGeometry& geometry = board_->lineGeometry();
            QVERIFY(!tag().geometry().intersects(geometry.pile(pile)));
            for (int other = 0; other < 7; ++other) {
                QVERIFY(!tag().geometry().intersects(geometry.head(other)));
                QVERIFY(!tag().geometry().intersects(geometry.card({other, 0})));
            }
        }
    }

    void picksUpMovesAndDrops() {
        const QString before = line();
        key(Qt::Key_Space);
        QVERIFY(heard_.contains("unicorn horn, picked up"));
        QVERIFY(board_->isCarrying());
        key(Qt::Key_Right);
        QVERIFY2(hears("pile on square 2, place 1 of 3; At least 1 magic marker "),
                 qPrintable(heard_.join('|')));
        QVERIFY(tag().isVisible());
        QVERIFY(window_->statusBar()->currentMessage().contains("place 1 of 3"));
        key(Qt::Key_Down);
        QVERIFY(hears("pile on square 2, place 2 of 3; At least"));
        QCOMPARE(line(), before);
        key(Qt::Key_Return);
        QVERIFY(heard_.contains("unicorn horn, dropped: pile on square 2, place 2 of 3"));
        QVERIFY(!tag().isVisible());
        QVERIFY(!board_->isCarrying());
        QCOMPARE(document().polypile().line[1].stacks[1].object, test::object("unicorn horn"));
        QVERIFY((document().selection() == Selection{{1, 1}}));
        QCOMPARE(document().undoStack().count(), 1);
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(line(), before);
    }

    void escapePutsBack() {
        key(Qt::Key_Space);
        key(Qt::Key_Right);
        key(Qt::Key_Escape);
        QVERIFY(heard_.contains("unicorn horn, put back"));
        QVERIFY(!board_->isCarrying());
        QVERIFY(document().plan() == test::smallPlan());
        QVERIFY((document().selection() == Selection{{0, 0}}));
    }

    void undoInMidCarryPutsBackAndUndoesNothing() {
        key(Qt::Key_B);
        const plan::Document blessed = document().plan();
        key(Qt::Key_Space);
        key(Qt::Key_Right);
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!board_->isCarrying());
        QVERIFY(document().plan() == blessed);
    }

    void aBareSquareGetsAPile() {
        key(Qt::Key_Space);
        key(Qt::Key_Right);
        key(Qt::Key_Right);
        QVERIFY(hears("new pile on square 3; At least"));
        key(Qt::Key_Right);
        QVERIFY(hears("no further"));
        key(Qt::Key_Space);
        QCOMPARE(document().polypile().line.size(), std::size_t(3));
        QCOMPARE(document().polypile().line[2].distance, 3);
    }

    void severalAreCarriedTogether() {
        key(Qt::Key_Down, Qt::ShiftModifier);
        key(Qt::Key_Space);
        QVERIFY(heard_.contains("2 stacks, picked up"));
        key(Qt::Key_Right);
        QVERIFY(hears("places 1 to 2 of 4"));
        key(Qt::Key_End);
        QVERIFY(hears("places 3 to 4 of 4"));
        key(Qt::Key_Return);
        QCOMPARE(document().polypile().line[1].stacks.size(), std::size_t(4));
    }

    void modifiersCopyAndSplit() {
        key(Qt::Key_Space);
        key(Qt::Key_Right);
        key(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(document().polypile().line[0].stacks.size(), std::size_t(3));
        QCOMPARE(document().polypile().line[1].stacks.size(), std::size_t(3));
        board_->setCurrent({0, 2});
        key(Qt::Key_Space);
        key(Qt::Key_Right);
        key(Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(document().polypile().line[0].stacks[2].quantity, 2);
        QCOMPARE(document().polypile().line[1].stacks[2].quantity, 2);
    }

    void aPileIsCarriedFromSquareToSquare() {
        key(Qt::Key_Up);
        QVERIFY((document().selection() == Selection{{0, -1}}));
        key(Qt::Key_Space);
        QVERIFY(heard_.contains("pile 1, picked up"));
        key(Qt::Key_Right);
        QVERIFY(hears("change places with the pile on square 2; At least"));
        key(Qt::Key_Return);
        QCOMPARE(document().polypile().line[0].stacks.size(), std::size_t(2));
    }

    void deleteRemoves() {
        key(Qt::Key_Space);
        key(Qt::Key_Delete);
        QVERIFY(heard_.contains("unicorn horn, removed"));
        QCOMPARE(document().polypile().line[0].stacks.size(), std::size_t(2));
    }

    void aRefusalIsSaid() {
        document().edit("Limit", [](PlanDocument::Draft& draft) {
            draft.polypile.line[1].stacks.assign(2000, test::stack("dagger"));
        });
        board_->setCurrent({0, 0});
        key(Qt::Key_Space);
        key(Qt::Key_Right);
        QVERIFY(hears("A pile holds at most 2,000 stacks"));
        key(Qt::Key_Return);
        QCOMPARE(document().polypile().line[0].stacks.size(), std::size_t(3));
        QVERIFY(window_->statusBar()->currentMessage().contains("at most 2,000 stacks"));
    }

    void otherKeysAndClicksAreSafe() {
        key(Qt::Key_Space);
        key(Qt::Key_B);
        key(Qt::Key_Plus);
        QVERIFY(board_->isCarrying());
        QTest::mouseClick(board_->viewport(), Qt::LeftButton, {},
                          board_->lineGeometry().card({1, 0}).center());
        QVERIFY(!board_->isCarrying());
        key(Qt::Key_Space);
        window_->setFocus();
        board_->clearFocus();
        QVERIFY(!board_->isCarrying());
        QVERIFY(document().plan() == test::smallPlan());
    }
};

POLYPLAN_UI_TEST(LineCarryTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "line_carry_test.moc"
