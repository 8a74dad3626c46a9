#include <QLineEdit>
#include <QListView>
#include <QStatusBar>
#include <QTest>

#include "tests/ui/support/drag.h"
#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/document/plan_document.h"
#include "ui/models/odds_service.h"
#include "ui/polypile/line_board.h"

namespace polyplan::ui {
namespace {

/// Whatever is laid where a boulder is comes to lie below it, by mouse and by keys.
class BoulderWindowTest : public test::WindowFixture {
    Q_OBJECT

  public:
    BoulderWindowTest() : WindowFixture(Needs::Drag) {}

  private:
    plan::Document plan() override {
        return test::documentOf({{test::stack("boulder"), test::stack("elven cloak")},
                                 {test::stack("unicorn horn"), test::stack("boulder")}});
    }
    void start() override {
        board_->setFocus();
        QTRY_VERIFY(window_->odds().isComplete());
    }
    /// The objects of a pile by their first letters, top first.
    QString pile(std::size_t index) {
        QString names;
        const auto& table = *test::catalogues().objects(document().plan().game);
        for (const plan::Stack& stack : document().polypile().line[index].stacks) {
            names += QString::fromStdString(table[stack.object].name).left(1);
        }
        return names;
    }
    QString said() { return window_->statusBar()->currentMessage(); }
    QPoint above(StackPosition position) const {
        const QRect card = board_->lineGeometry().card(position);
        return {card.center().x(), card.top() + 2};
    }

  private Q_SLOTS:
    void aDropOnTopLiesBelowTheBoulder() {
        QVERIFY(test::drag(*board_->viewport(), board_->lineGeometry().card({1, 0}).center(),
                           *board_->viewport(), above({0, 0})));
        QCOMPARE(pile(0), QString("bue"));
        QVERIFY((document().selection() == Selection{{0, 1}}));
        QVERIFY2(said().startsWith("It lies below the boulder"), qPrintable(said()));
        QVERIFY(said().contains("mkobj.c place_object()"));
        document().undoStack().undo();
        QCOMPARE(pile(0), QString("be"));
        QCOMPARE(pile(1), QString("ub"));
    }

    void whatTheCatalogueAddsLiesBelowIt() {
        board_->setCurrent({0, 0});
        auto* search = child<QLineEdit>("catalogueSearch");
        search->setFocus();
        QTest::keyClicks(search, "magic lamp");
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(pile(0), QString("bme"));
        QVERIFY2(said().startsWith("It lies below the boulder"), qPrintable(said()));
    }

    void theKeyboardCarriesBelowItToo() {
        board_->setCurrent({1, 0});
        key(Qt::Key_Space);
        key(Qt::Key_Left);
        key(Qt::Key_Return);
        QCOMPARE(pile(0), QString("bue"));
        QVERIFY2(said().startsWith("unicorn horn, dropped. It lies below the boulder"),
                 qPrintable(said()));
    }

    void reorderingLeavesTheBoulderOnTop() {
        const plan::Document before = document().plan();
        board_->setCurrent({0, 0});
        key(Qt::Key_Down, Qt::AltModifier);
        QVERIFY2(said().startsWith("The boulder lies on top"), qPrintable(said()));
        QVERIFY(document().plan() == before);
        board_->setCurrent({0, 1});
        key(Qt::Key_Up, Qt::AltModifier);
        QVERIFY2(said().startsWith("It lies below the boulder"), qPrintable(said()));
        QVERIFY(document().plan() == before);
        QCOMPARE(document().undoStack().count(), 0);
    }

    void otherEditsLeaveWhatAFileHad() {
        board_->setCurrent({1, 1});
        key(Qt::Key_B);
        QCOMPARE(pile(1), QString("ub"));
        board_->setCurrent({1, 1});
        key(Qt::Key_Delete);
        QCOMPARE(pile(1), QString("u"));
    }
};

POLYPLAN_UI_TEST(BoulderWindowTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "boulder_window_test.moc"
