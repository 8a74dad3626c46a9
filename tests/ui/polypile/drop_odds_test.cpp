#include <QApplication>
#include <QListView>
#include <QScreen>
#include <QScrollBar>
#include <QTest>

#include "tests/ui/support/drag.h"
#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/document/plan_document.h"
#include "ui/look/figures.h"
#include "ui/models/odds_service.h"
#include "ui/polypile/line_board.h"
#include "ui/polypile/odds_tag.h"

namespace polyplan::ui {
namespace {

/// While something is dragged over the line, the odds of a drop stand beside the cursor.
class DropOddsTest : public test::WindowFixture {
    Q_OBJECT

  public:
    DropOddsTest() : WindowFixture(Needs::Drag) {}

  private:
    OddsTag& tag() { return *board_->findChild<OddsTag*>(); }
    bool tagSays(const QString& words) {
        return QTest::qWaitFor(
            [&] { return tag().isVisible() && tag().accessibleDescription().contains(words); },
            5000);
    }
    QPoint center(StackPosition position) const {
        return board_->lineGeometry().card(position).center();
    }
    QPoint above(StackPosition position) const {
        const QRect card = board_->lineGeometry().card(position);
        return {card.center().x(), card.top() + 2};
    }
    bool drag(QPoint from, QPoint to, const test::DragOptions& options) {
        return test::drag(*board_->viewport(), from, *board_->viewport(), to, options);
    }

    /// What of the line the screen shows.
    QImage onScreen(const QRect& rect) const {
        const QRect at(board_->viewport()->mapTo(window_.get(), rect.topLeft()), rect.size());
        return window_->screen()
            ->grabWindow(window_->winId(), at.x(), at.y(), at.width(), at.height())
            .toImage()
            .convertToFormat(QImage::Format_RGB32);
    }
    /// What it would show if all were painted anew.
    QImage asItIs(const QRect& rect) const {
        return board_->viewport()->grab(rect).toImage().convertToFormat(QImage::Format_RGB32);
    }

    void start() override {
        board_->setFocus();
        QTRY_VERIFY(window_->odds().isComplete());
    }

  private Q_SLOTS:
    void theTargetsOddsAreShownBeforeTheDrop() {
        QString shown;
        bool wasUnchanged = false;
        QVERIFY(drag(center({0, 0}), above({1, 1}), {.meanwhile = [&] {
                         tagSays("At least 1 magic marker");
                         shown = tag().accessibleDescription();
                         wasUnchanged = document().plan() == test::smallPlan();
                     }}));
        QVERIFY(wasUnchanged);
        QVERIFY2(shown.startsWith("pile on square 2, place 2 of 3\n"), qPrintable(shown));
        QVERIFY(!tag().isVisible());
        QCOMPARE(document().polypile().line[1].stacks.size(), std::size_t(3));
        QTRY_VERIFY(window_->odds().isComplete());
        const auto& after = *window_->odds().answer();
        QVERIFY2(shown.contains("At least 1 magic marker " +
                                percent(after.goals.front().probability.value)),
                 qPrintable(shown));
    }

    void theySayThatADropMerges() {
        document().reset(
            test::documentOf({{test::stack("dagger", 2)}, {test::stack("dagger", 4)}}));
        QTRY_VERIFY(window_->odds().isComplete());
        QString shown;
        QVERIFY(drag(center({0, 0}), center({1, 0}), {.meanwhile = [&] {
                         QTRY_VERIFY(tag().isVisible());
                         QTRY_VERIFY(!tag().accessibleDescription().isEmpty());
                         shown = tag().accessibleDescription();
                     }}));
        QVERIFY2(shown.startsWith("one stack with the 4 daggers there"), qPrintable(shown));
        QCOMPARE(document().polypile().line.size(), std::size_t(1));
        QCOMPARE(document().polypile().line.front().stacks.front().quantity, 6);
    }

    void theySayWhichZapTheyAreOf() {
        document().edit("Zap", [](PlanDocument::Draft& draft) { draft.polypile.zaps = 5; });
        QTRY_VERIFY(window_->odds().isComplete());
        QString shown;
        QVERIFY(drag(center({0, 0}), above({1, 1}), {.meanwhile = [&] {
                         tagSays("At least 1 magic marker");
                         shown = tag().accessibleDescription();
                     }}));
        QVERIFY2(shown.startsWith("pile on square 2, place 2 of 3 · first zap\n"),
                 qPrintable(shown));
    }

    void theyFollowTheCursor() {
        bool saysPlace = false;
        bool saysSquare = false;
        bool saysRemoval = false;
        bool leaves = false;
        QVERIFY(drag(center({0, 0}), above({0, 2}),
                     {.meanwhile =
                          [&] {
                              saysPlace = tagSays("pile on square 1, place 2 of 3\nAt least");
                              const QRect floor = board_->lineGeometry().floors().back().rect;
                              test::dragOver(*board_->viewport(), floor.center());
                              saysSquare = tagSays("new pile on square 3\nAt least");
                              test::dragOver(*board_->viewport(),
                                             {board_->viewport()->width() / 2,
                                              board_->lineGeometry().hero().center().y()});
                              saysRemoval = tagSays("off the line\nAt least");
                              test::dragOver(*board_->viewport(), {-30, 300});
                              leaves = QTest::qWaitFor([&] { return !tag().isVisible(); });
                              QTest::keyClick(window_->windowHandle(), Qt::Key_Escape);
                          },
                      .letsGo = false}));
        QVERIFY(saysPlace);
        QVERIFY(saysSquare);
        QVERIFY(saysRemoval);
        QVERIFY(leaves);
        QVERIFY(document().plan() == test::smallPlan());
    }

    void theyAreThereForTheCatalogue() {
        auto* catalogue = window_->findChild<QListView*>("catalogue");
        const QRect row = catalogue->visualRect(catalogue->model()->index(0, 0));
        bool says = false;
        QVERIFY(test::drag(
            *catalogue->viewport(), row.center(), *board_->viewport(), above({0, 1}),
            {.meanwhile = [&] { says = tagSays("pile on square 1, place 2 of 4\nAt least"); }}));
        QVERIFY(says);
        QCOMPARE(document().polypile().line[0].stacks.size(), std::size_t(4));
    }

    void keysChangeWhatADropWouldDo() {
        bool saysSplit = false;
        bool saysCopy = false;
        QVERIFY(
            drag(center({0, 0}), above({0, 1}),
                 {.meanwhile =
                      [&] {
                          tagSays("place 1 of 3");
                          test::dragOver(*board_->viewport(), above({0, 1}), Qt::ShiftModifier);
                          saysSplit = tagSays("A single item can't be split.");
                          test::dragOver(*board_->viewport(), above({0, 1}), Qt::ControlModifier);
                          saysCopy = tagSays("pile on square 1, place 2 of 4\nAt least");
                          QTest::keyClick(window_->windowHandle(), Qt::Key_Escape);
                      },
                  .letsGo = false}));
        QVERIFY(saysSplit);
        QVERIFY(saysCopy);
    }

    void theTagStaysOnTheLine() {
        const LineGeometry& geometry = board_->lineGeometry();
        QRect covered;
        QVERIFY(drag(center({0, 0}),
                     {board_->viewport()->width() - 8, geometry.pile(1).bottom() - 60},
                     {.meanwhile = [&] {
                         tagSays("At least");
                         covered = tag().geometry();
                     }}));
        QVERIFY(board_->viewport()->rect().contains(covered));
    }

    void theTagLeavesThePlaceInSight() {
        bool says = false;
        QRect covered;
        QRect place;
        QVERIFY(drag(board_->lineGeometry().card({0, 0}).bottomLeft() + QPoint(20, -4),
                     board_->lineGeometry().card({1, 1}).center() + QPoint(0, 8),
                     {.meanwhile = [&] {
                         says = tagSays("pile on square 2, place 3 of 3\nAt least");
                         covered = tag().geometry();
                         place = board_->lineGeometry().dropMark({2, 2});
                     }}));
        QVERIFY(says);
        QVERIFY(!covered.intersects(place));
    }

    void theyFollowTheLineThatScrollsUnderAStillCursor() {
        document().reset(test::example("seven-small-piles"));
        window_->resize(1024, 700);
        QTRY_VERIFY(window_->odds().isComplete());
        QScrollBar* scroll = board_->horizontalScrollBar();
        QTRY_VERIFY(scroll->maximum() > 0);
        const QSize view = board_->viewport()->size();
        bool isScrolled = false;
        bool saysSquare = false;
        bool showsNoOtherMark = false;
        QVERIFY(drag(center({0, 0}), {view.width() - 4, view.height() / 2}, {.meanwhile = [&] {
                         isScrolled =
                             QTest::qWaitFor([&] { return scroll->value() == scroll->maximum(); });
                         saysSquare = tagSays("new pile on square 8\nAll goals");
                         showsNoOtherMark = QTest::qWaitFor([&] {
                             const QRect fifth = board_->lineGeometry().pile(4);
                             return onScreen(fifth) == asItIs(fifth);
                         });
                     }}));
        QVERIFY(isScrolled);
        QVERIFY(saysSquare);
        QVERIFY(showsNoOtherMark);
        QCOMPARE(document().polypile().line.back().distance, 8);
    }
};

POLYPLAN_UI_TEST(DropOddsTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "drop_odds_test.moc"
