#include <QApplication>
#include <QContextMenuEvent>
#include <QRubberBand>
#include <QScrollBar>
#include <QStatusBar>
#include <QTest>

#include "tests/ui/support/menu.h"
#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/document/plan_document.h"
#include "ui/polypile/line_board.h"

namespace polyplan::ui {
namespace {

/// Several cards at once, in the real window.
class LineSelectionTest : public test::WindowFixture {
    Q_OBJECT

    const LineGeometry& geometry() const { return board_->lineGeometry(); }
    void band(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::mousePress(board_->viewport(), Qt::LeftButton, modifiers, from);
        for (int step = 1; step <= 4; ++step) {
            const QPoint at = from + (to - from) * step / 4;
            QMouseEvent move(QEvent::MouseMove, at, board_->viewport()->mapToGlobal(at),
                             Qt::NoButton, Qt::LeftButton, modifiers);
            QApplication::sendEvent(board_->viewport(), &move);
        }
        isBandShown_ = board_->findChild<QRubberBand*>()->isVisible();
        QTest::mouseRelease(board_->viewport(), Qt::LeftButton, modifiers, to);
    }
    bool isBandShown_ = false;

    void start() override { board_->setFocus(); }

  private Q_SLOTS:
    void aBandFromTheFloorSelectsWhatItTouches() {
        const QPoint floor = geometry().floors().back().rect.center();
        const QRect target = geometry().card({0, 1});
        band({floor.x(), target.center().y()}, target.center());
        QVERIFY(isBandShown_);
        QVERIFY((document().selection() == Selection{{0, 1}, {1, 1}}));
        QVERIFY(!board_->findChild<QRubberBand*>()->isVisible());
        QVERIFY((*board_->current() == StackPosition{0, 1}));
        QTest::keyClick(board_, Qt::Key_B);
        QCOMPARE(document().polypile().line[1].stacks[1].buc, nethack::Buc::Blessed);
    }

    void aBandMayStartInThePilesEmptyPart() {
        const QRect pile = geometry().pile(0);
        band({pile.center().x(), geometry().foot(0).top() - 10}, geometry().card({0, 1}).center());
        QVERIFY((document().selection() == Selection{{0, 1}, {0, 2}}));
    }

    void aClickInThePilesEmptyPartSelectsThePile() {
        const QRect pile = geometry().pile(0);
        QTest::mouseClick(board_->viewport(), Qt::LeftButton, {},
                          {pile.center().x(), geometry().foot(0).top() - 10});
        QVERIFY((document().selection() == Selection{{0, -1}}));
    }

    void lettersChangeCardsThatAreSelectedNotThePileAsAWhole() {
        const plan::Document before = document().plan();
        QTest::mouseClick(board_->viewport(), Qt::LeftButton, {},
                          {geometry().pile(0).center().x(), geometry().foot(0).top() - 10});
        for (const Qt::Key letter :
             {Qt::Key_C, Qt::Key_B, Qt::Key_U, Qt::Key_H, Qt::Key_P, Qt::Key_Plus, Qt::Key_Minus}) {
            QTest::keyClick(board_, letter);
            QVERIFY(document().plan() == before);
        }
        QCOMPARE(window_->statusBar()->currentMessage(),
                 QString("The pile as a whole is selected. Ctrl+A selects its stacks."));
        QTest::keyClick(board_, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(board_, Qt::Key_C);
        for (const plan::Stack& stack : document().polypile().line[0].stacks) {
            QCOMPARE(stack.buc, nethack::Buc::Cursed);
        }
    }

    void aMenuChangesThePileAsAWhole() {
        board_->setCurrent({0, -1});
        const auto open = [this] {
            QContextMenuEvent event(QContextMenuEvent::Keyboard, {}, {});
            QApplication::sendEvent(board_->viewport(), &event);
        };
        QVERIFY(test::pickFromMenu(open, "Curse"));
        for (const plan::Stack& stack : document().polypile().line[0].stacks) {
            QCOMPARE(stack.buc, nethack::Buc::Cursed);
        }
    }

    void controlAddsABandToTheSelection() {
        board_->setCurrent({0, 0});
        const QPoint floor = geometry().floors().back().rect.center();
        const QRect target = geometry().card({1, 1});
        band({floor.x(), target.center().y()}, target.center(), Qt::ControlModifier);
        QVERIFY((document().selection() == Selection{{0, 0}, {1, 1}}));
        band(floor, floor + QPoint(2, 2));
        QVERIFY(document().selection().empty());
    }

    void aBandGoesOnWhileTheLineScrolls() {
        document().edit("Fill", [](PlanDocument::Draft& draft) {
            draft.polypile.line[1].stacks.assign(200, test::stack("dagger"));
            draft.polypile.line[0].stacks.assign(200, test::stack("dagger"));
        });
        QTRY_VERIFY(board_->verticalScrollBar()->isVisible());
        QCoreApplication::processEvents();  // the piles are laid out anew beside the scroll bar
        const QPoint floor = geometry().floors().back().rect.center();
        const QRect target = geometry().card({1, 1});
        QTest::mousePress(board_->viewport(), Qt::LeftButton, {}, {floor.x(), target.center().y()});
        const QPoint end(geometry().pile(1).center().x(), geometry().cardsWindow().bottom() - 3);
        QMouseEvent move(QEvent::MouseMove, end, board_->viewport()->mapToGlobal(end), Qt::NoButton,
                         Qt::LeftButton, {});
        QApplication::sendEvent(board_->viewport(), &move);
        const std::size_t before = document().selection().size();
        QTRY_VERIFY(board_->verticalScrollBar()->value() > 100);
        QTest::mouseRelease(board_->viewport(), Qt::LeftButton, {}, end);
        QVERIFY(document().selection().size() > before);
        const int scrolled = board_->verticalScrollBar()->value();
        QTest::qWait(60);
        QCOMPARE(board_->verticalScrollBar()->value(), scrolled);
    }

    void controlAndATakesThePileThenTheLine() {
        board_->setCurrent({1, 0});
        QTest::keyClick(board_, Qt::Key_A, Qt::ControlModifier);
        QVERIFY((document().selection() == Selection{{1, 0}, {1, 1}}));
        QTest::keyClick(board_, Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(document().selection().size(), std::size_t(5));
    }

    void controlAndSpaceAddsToTheSelection() {
        board_->setCurrent({0, 0});
        QTest::keyClick(board_, Qt::Key_Down, Qt::ControlModifier);
        QTest::keyClick(board_, Qt::Key_Down, Qt::ControlModifier);
        QTest::keyClick(board_, Qt::Key_Space, Qt::ControlModifier);
        QVERIFY((document().selection() == Selection{{0, 0}, {0, 2}}));
    }
};

POLYPLAN_UI_TEST(LineSelectionTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "line_selection_test.moc"
