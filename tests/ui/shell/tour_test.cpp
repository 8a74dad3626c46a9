#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QTest>

#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/document/plan_document.h"
#include "ui/polypile/line_board.h"
#include "ui/shell/perspective_stack.h"
#include "ui/shell/tour.h"

namespace polyplan::ui {
namespace {

class TourTest : public test::WindowFixture {
    Q_OBJECT

    void start() override { QSettings().remove("tour"); }

  private Q_SLOTS:
    void nothingComesUnasked();
    void helpShowsIt();
    void itIsWalkedThroughByKeys();
    void itIsWalkedThroughByMouse();
    void escapeEndsItForGood();
    void escapeEndsItFromAnywhereInTheWindow();
    void theWindowIsFreeMeanwhile();
    void itStaysInTheWindow();
    void itBeginsAtTheLine();
    void itEndsWhereItWasStarted();
    void itLeavesAPerspectiveThatWasGoneTo();
    void itHasTheKeyboardAgainWhereOneComesBack();
    void itGivesTheKeyboardBackToWhatHadItLast();
    void itNamesAllPerspectives();
    void itBeginsAnew();
    void itIsSpoken();

  private:
    Tour* tour() { return child<Tour>("tour"); }
    Tour* startTour() {
        QTest::keyClick(window_.get(), Qt::Key_H, Qt::AltModifier);
        [] { QTRY_VERIFY(QApplication::activePopupWidget() != nullptr); }();
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_T);
        return tour();
    }
    QPushButton& button(const char* name) { return *child<QPushButton>(name); }
};

void TourTest::nothingComesUnasked() {
    QVERIFY(Tour::isNew());
    QTest::qWait(50);
    QVERIFY(tour() == nullptr);
    QVERIFY(board().hasFocus());
}

void TourTest::helpShowsIt() {
    QVERIFY(startTour() != nullptr);
    QVERIFY(tour()->isVisible());
    QCOMPARE(tour()->current(), 0);
    QCOMPARE(tour()->count(), 6);
    QVERIFY(button("tourNext").hasFocus());
    QVERIFY(!button("tourBack").isEnabled());
}

void TourTest::itIsWalkedThroughByKeys() {
    startTour();
    const int last = tour()->count() - 1;
    for (int step = 1; step <= last; ++step) {
        key(step % 2 == 0 ? Qt::Key_Return : Qt::Key_Space);
        QCOMPARE(tour()->current(), step);
    }
    QVERIFY(!button("tourNext").isVisible());
    QVERIFY(button("tourDone").hasFocus());
    key(Qt::Key_Backtab, Qt::ShiftModifier);
    QVERIFY(button("tourBack").hasFocus());
    key(Qt::Key_Space);
    QCOMPARE(tour()->current(), last - 1);
    QVERIFY(button("tourNext").hasFocus());
    key(Qt::Key_Return);
    key(Qt::Key_Return);
    QTRY_VERIFY(tour() == nullptr);
    QVERIFY(!Tour::isNew());
    QVERIFY(board().hasFocus());
}

void TourTest::itIsWalkedThroughByMouse() {
    startTour();
    QTest::mouseClick(&button("tourNext"), Qt::LeftButton);
    QTest::mouseClick(&button("tourNext"), Qt::LeftButton);
    QCOMPARE(tour()->current(), 2);
    QTest::mouseClick(&button("tourBack"), Qt::LeftButton);
    QCOMPARE(tour()->current(), 1);
    QTest::mouseClick(&button("tourDone"), Qt::LeftButton);
    QTRY_VERIFY(tour() == nullptr);
}

void TourTest::escapeEndsItForGood() {
    startTour();
    key(Qt::Key_Escape);
    QTRY_VERIFY(tour() == nullptr);
    QVERIFY(!Tour::isNew());
    QVERIFY(board().hasFocus());
    QVERIFY(startTour() != nullptr);
}

void TourTest::escapeEndsItFromAnywhereInTheWindow() {
    startTour();
    auto* list = child<QListView>("catalogue");
    list->setFocus();
    key(Qt::Key_Escape);
    QTRY_VERIFY(tour() == nullptr);
    QVERIFY(list->hasFocus());
}

void TourTest::theWindowIsFreeMeanwhile() {
    startTour();
    board().setFocus();
    board().setCurrent({0, 1});
    key(Qt::Key_B);
    QCOMPARE(document().undoStack().count(), 1);
    QVERIFY(tour()->isVisible());
    QTest::keyClick(window_.get(), Qt::Key_3, Qt::ControlModifier);
    QTRY_VERIFY(!tour()->isVisible());  // nothing that it could point at
    QTest::keyClick(window_.get(), Qt::Key_1, Qt::ControlModifier);
    QTRY_VERIFY(tour()->isVisible());
    QVERIFY(window_->rect().contains(tour()->geometry()));
    QCOMPARE(tour()->current(), 0);
}

void TourTest::itStaysInTheWindow() {
    startTour();
    for (const QSize size : {QSize(1600, 1000), QSize(1024, 700)}) {
        window_->resize(size);
        QTest::qWait(20);
        while (tour()->current() > 0) {
            QTest::mouseClick(&button("tourBack"), Qt::LeftButton);
        }
        for (int step = 0; step < tour()->count(); ++step) {
            QVERIFY(window_->rect().contains(tour()->geometry()));
            if (step + 1 < tour()->count()) {
                QTest::mouseClick(&button("tourNext"), Qt::LeftButton);
                QCOMPARE(tour()->current(), step + 1);
            }
        }
    }
}

void TourTest::itBeginsAtTheLine() {
    QTest::keyClick(window_.get(), Qt::Key_4, Qt::ControlModifier);
    startTour();
    QCOMPARE(child<PerspectiveStack>()->current(), 0);
}

void TourTest::itEndsWhereItWasStarted() {
    QTest::keyClick(window_.get(), Qt::Key_4, Qt::ControlModifier);
    auto* field = child<QLineEdit>("monsterSearch");
    QVERIFY(field != nullptr);
    field->setFocus();
    startTour();
    startTour();  // anew
    key(Qt::Key_Escape);
    QTRY_VERIFY(tour() == nullptr);
    QCOMPARE(child<PerspectiveStack>()->current(), 3);
    QVERIFY(field->hasFocus());
}

void TourTest::itLeavesAPerspectiveThatWasGoneTo() {
    startTour();
    QTest::keyClick(window_.get(), Qt::Key_3, Qt::ControlModifier);
    QTest::keyClick(child<QWidget>("engravingText"), Qt::Key_Escape);
    QTRY_VERIFY(tour() == nullptr);
    QCOMPARE(child<PerspectiveStack>()->current(), 2);
}

void TourTest::itHasTheKeyboardAgainWhereOneComesBack() {
    startTour();
    QTest::keyClick(window_.get(), Qt::Key_5, Qt::ControlModifier);
    QTRY_VERIFY(!tour()->isVisible());
    QTest::keyClick(window_.get(), Qt::Key_1, Qt::ControlModifier);
    QTRY_VERIFY(tour()->isVisible() && button("tourNext").hasFocus());
    key(Qt::Key_Return);
    QCOMPARE(tour()->current(), 1);
}

void TourTest::itGivesTheKeyboardBackToWhatHadItLast() {
    startTour();
    const auto* list = child<QListView>("catalogue");
    QTest::mouseClick(list->viewport(), Qt::LeftButton);
    QVERIFY(list->hasFocus());
    QTest::mouseClick(&button("tourDone"), Qt::LeftButton);
    QTRY_VERIFY(tour() == nullptr);
    QVERIFY(list->hasFocus());
}

void TourTest::itNamesAllPerspectives() {
    startTour();
    while (tour()->current() + 1 < tour()->count()) {
        key(Qt::Key_Return);
    }
    const QString text = tour()->accessibleDescription();
    for (const char* name :
         {"Polypile: ", "Compare: ", "Engraving: ", "Damage: ", "Theft: ", "Heartbeat: "}) {
        QVERIFY2(text.contains(name), qPrintable(text));
    }
    for (const QLabel* label : tour()->findChildren<QLabel*>()) {
        QVERIFY(label->height() >= label->heightForWidth(label->width()));
    }
}

void TourTest::itBeginsAnew() {
    startTour();
    key(Qt::Key_Return);
    QCOMPARE(tour()->current(), 1);
    startTour();
    QCOMPARE(window_->findChildren<Tour*>().size(), 1);
    QCOMPARE(tour()->current(), 0);
}

void TourTest::itIsSpoken() {
    startTour();
    const auto* spoken = QAccessible::queryAccessibleInterface(tour());
    QCOMPARE(spoken->text(QAccessible::Name), QString("Catalogue"));
    QVERIFY(!spoken->text(QAccessible::Description).isEmpty());
    const auto* next = QAccessible::queryAccessibleInterface(&button("tourNext"));
    QVERIFY(next->text(QAccessible::Description).startsWith("Catalogue. "));
}

POLYPLAN_UI_TEST(TourTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "tour_test.moc"
