#include <QApplication>
#include <QDrag>
#include <QLabel>
#include <QListView>
#include <QMenuBar>
#include <QStatusBar>
#include <QTabBar>
#include <QTest>
#include <QTimer>
#include <QWindow>

#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/tool_tips.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/document/plan_document.h"
#include "ui/look/metrics.h"
#include "ui/models/odds_service.h"
#include "ui/polypile/head_words.h"
#include "ui/polypile/line_board.h"

namespace polyplan::ui {
namespace {

/// The line in the window that it belongs to.
class LineWindowTest : public test::WindowFixture {
    Q_OBJECT

  public:
    LineWindowTest() : WindowFixture(Needs::Drag) {}

  private:
    /// Drags from one point of the window to another.
    void drag(QPoint from, QPoint to) {
        QWindow* handle = window_->windowHandle();
        QTimer::singleShot(300, this, [=] {
            QTest::mouseMove(handle, to - QPoint(10, 0));
            QTest::mouseMove(handle, to);
            QTest::mouseRelease(handle, Qt::LeftButton, {}, to);
        });
        QTimer guard;
        guard.setSingleShot(true);
        QObject::connect(&guard, &QTimer::timeout, [] { QDrag::cancel(); });
        guard.start(5000);
        QTest::mousePress(handle, Qt::LeftButton, {}, from);
        QTest::mouseMove(handle, from + QPoint(6, 6));
        QTest::mouseMove(handle, from + QPoint(14, 14));
        QTest::qWait(700);
    }
    QPoint inWindow(const QWidget* widget, QPoint point) {
        return widget->mapTo(window_.get(), point);
    }

    void start() override { board_->setFocus(); }

  private Q_SLOTS:
    void objectsAreDraggedFromTheCatalogue() {
        auto* catalogue = window_->findChild<QListView*>("catalogue");
        const QModelIndex arrow = catalogue->model()->index(0, 0);
        const QPoint from = inWindow(catalogue->viewport(), catalogue->visualRect(arrow).center());
        const LineGeometry& geometry = board_->lineGeometry();
        drag(from, inWindow(board_->viewport(), geometry.card({0, 1}).center() -
                                                    QPoint(0, geometry.card({0, 1}).height() / 3)));
        const auto& first = document().polypile().line.front().stacks;
        QCOMPARE(first.size(), std::size_t(4));
        QCOMPARE(first[1].object, test::object("arrow"));
        QCOMPARE(document().undoStack().undoText(), "Drop arrow");

        drag(from, inWindow(board_->viewport(), geometry.floors().back().rect.center()));
        QCOMPARE(document().polypile().line.size(), std::size_t(3));
        QCOMPARE(document().polypile().line.back().distance, 3);
        document().undoStack().undo();
        document().undoStack().undo();
        QVERIFY(document().plan() == test::smallPlan());
    }

    void sevenPilesStandWholeInASmallWindow() {
        document().reset(test::documentOf(std::vector<std::vector<plan::Stack>>(
            7, {test::stack("unicorn horn"), test::stack("dagger", 4)})));
        window_->resize(1280, 780);
        QTRY_COMPARE(window_->size(), QSize(1280, 780));
        const LineGeometry& geometry = board_->lineGeometry();
        QTRY_COMPARE(geometry.scrollRange().width(), 0);
        const QRect seen = board_->viewport()->rect();
        for (int pile = 0; pile < 7; ++pile) {
            QVERIFY(seen.contains(geometry.pile(pile)));
        }
        // What a narrow head says of a pile that the beam may miss is said of a hit, and whole.
        QTRY_VERIFY(window_->odds().isCurrent() && window_->odds().answer());
        const Metrics metrics(board_->font());
        const QFontMetrics letters(metrics.small);
        for (int pile = 0; pile < 7; ++pile) {
            const int width = geometry.head(pile).width() - 2 * metrics.step;
            const QStringList words = headWords(board_->content()->head(pile), letters, width);
            QVERIFY(words.last().contains("hit "));
            QVERIFY(letters.horizontalAdvance(words.first()) <= width);
            QVERIFY(letters.horizontalAdvance(words.last()) <= width);
        }
    }

    void keysWorkBesideTheMenus() {
        board_->setCurrent({0, 2});
        QTest::keyClick(board_, Qt::Key_B);
        QCOMPARE(document().polypile().line[0].stacks[2].buc, nethack::Buc::Blessed);
        QTest::keyClick(board_, Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(document().polypile().line[0].stacks[1].buc, nethack::Buc::Blessed);
        QTest::keyClick(board_, Qt::Key_X, Qt::ControlModifier);
        QCOMPARE(document().polypile().line[0].stacks.size(), std::size_t(2));
        QTest::keyClick(board_, Qt::Key_Z, Qt::ControlModifier);
        QTest::keyClick(board_, Qt::Key_Z, Qt::ControlModifier);
        QTest::keyClick(board_, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(document().plan() == test::smallPlan());
    }

    void aQuantityBeyondTheLimitsIsToldThem() {
        const test::ToolTips tips;
        document().edit("Corpses", [](PlanDocument::Draft& draft) {
            draft.polypile.line[0].stacks[0] = test::stack("potion of water", 2);
        });
        const QPoint middle = board_->lineGeometry().card({0, 0}).center();
        const auto type = [&](const char* number) {
            QTest::mouseClick(board_->viewport(), Qt::LeftButton, {}, middle);
            key(Qt::Key_F2);
            QTest::keyClicks(QApplication::focusWidget(), number);
            key(Qt::Key_Return);
        };
        const auto quantity = [this] { return document().polypile().line[0].stacks[0].quantity; };
        const auto told = [this] { return window_->statusBar()->currentMessage(); };
        type("0");
        QCOMPARE(quantity(), 1);
        QCOMPARE(told(), QString("At least 1"));
        QTRY_VERIFY(tips.haveShown("At least 1"));
        type("99999999999");
        QCOMPARE(quantity(), 1'000'000);
        QCOMPARE(told(), QString("At most 1,000,000"));
        QTRY_VERIFY(tips.haveShown("At most 1,000,000"));
    }

    void whatIsTypedGoesToTheStrategyThatItWasTypedFor() {
        document().edit("Twin", [](PlanDocument::Draft& draft) {
            draft.plan.strategies.push_back(draft.plan.strategies.front());
            draft.plan.strategies.back().name = "Twin";
        });
        auto* tabs = child<QTabBar>("strategies");
        const auto typeAtDaggers = [this](Qt::Key editor, const char* text) {
            board_->setFocus();
            board_->setCurrent({0, 2});
            key(editor);
            QTest::keyClicks(QApplication::focusWidget(), text);
        };
        const auto daggersOf = [this](std::size_t strategy) {
            return document().plan().strategies[strategy].polypile->line[0].stacks[2].quantity;
        };
        typeAtDaggers(Qt::Key_F2, "9");
        key(Qt::Key_PageDown, Qt::ControlModifier);
        QCOMPARE(document().strategyIndex(), 1);
        QCOMPARE(daggersOf(0), 9);
        QCOMPARE(daggersOf(1), 4);

        typeAtDaggers(Qt::Key_F2, "6");
        QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(0).center());
        QCOMPARE(document().strategyIndex(), 0);
        QCOMPARE(daggersOf(0), 9);
        QCOMPARE(daggersOf(1), 6);

        typeAtDaggers(Qt::Key_L, "blades");
        key(Qt::Key_PageDown, Qt::ControlModifier);
        QCOMPARE(document().plan().strategies[0].polypile->line[0].label, "blades");
        QCOMPARE(document().plan().strategies[1].polypile->line[0].label, "");
    }

    void aMessageGoesWithTheNextStep() {
        auto& bar = *window_->statusBar();
        board_->setCurrent({0, 1});
        key(Qt::Key_Space);
        key(Qt::Key_Right);
        key(Qt::Key_Return);
        QCOMPARE(document().undoStack().count(), 1);
        QTest::qWait(50);
        QVERIFY2(bar.currentMessage().contains("dropped"), qPrintable(bar.currentMessage()));
        const auto* counts = bar.findChild<QLabel*>("counts");
        QVERIFY(!counts->isVisible());
        key(Qt::Key_Delete);
        QCOMPARE(document().undoStack().count(), 2);
        QVERIFY2(!bar.currentMessage().contains("dropped"), qPrintable(bar.currentMessage()));
        QTest::qWait(50);
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(bar.currentMessage(), QString());
        QVERIFY(counts->isVisible());
    }

    void tellsOfThePilesHitAsTheReportDoes() {
        const auto isTold = [this] {
            const Report report = window_->odds().report({});
            const Figure* hit = report.figure("polypile/piles/reached");
            return hit != nullptr &&
                   child<QLabel>("reach")->text() ==
                       QStringLiteral("expected piles hit: %1").arg(hit->value.value, 0, 'f', 1);
        };
        QTRY_VERIFY(window_->odds().isComplete());
        QVERIFY(isTold());
        const QString near = child<QLabel>("reach")->text();
        document().edit(
            "Far", [](PlanDocument::Draft& draft) { draft.polypile.line.back().distance = 13; });
        QTRY_VERIFY(window_->odds().isComplete());
        QVERIFY(isTold());
        QVERIFY(child<QLabel>("reach")->text() != near);
    }

    void figuresFollowEveryEdit() {
        OddsService& odds = window_->odds();
        QTRY_VERIFY(odds.isCurrent() && odds.answer());
        QVERIFY(!board_->content()->card({0, 0}).isStale);
        const PileSummary before = *board_->content()->head(0).figures;
        board_->setCurrent({0, 0});
        QTest::keyClick(board_, Qt::Key_B);
        QVERIFY(board_->content()->card({0, 0}).bar.has_value());
        QVERIFY(board_->content()->card({0, 1}).bar.has_value());
        QTRY_VERIFY(odds.isCurrent());
        QVERIFY(!board_->content()->card({0, 0}).isStale);
        QVERIFY(board_->content()->head(0).figures->lostShare < before.lostShare);
    }
};

POLYPLAN_UI_TEST(LineWindowTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "line_window_test.moc"
