#include <QComboBox>
#include <QTest>

#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/window_fixture.h"

namespace polyplan::ui {
namespace {

/// The window has the size that it was given, whatever it shows.
class WindowSizeTest : public test::WindowFixture {
    Q_OBJECT

    void goThroughPerspectives(const QSize& size) {
        for (const int key : {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_5, Qt::Key_6,
                              Qt::Key_5, Qt::Key_1, Qt::Key_5, Qt::Key_2, Qt::Key_6, Qt::Key_2}) {
            QTest::keyClick(window_.get(), static_cast<Qt::Key>(key), Qt::ControlModifier);
            QTest::qWait(20);
            QCOMPARE(window_->size(), size);
        }
    }
    void chooseGameOfTheTheft(const QString& game) {
        QTest::keyClick(window_.get(), Qt::Key_5, Qt::ControlModifier);
        auto* games = child<QComboBox>("theftGame");
        games->setFocus();
        const int row = games->findText(game, Qt::MatchStartsWith);
        QVERIFY(row >= 0);
        key(Qt::Key_Home);
        for (int i = 0; i < row; ++i) {
            key(Qt::Key_Down);
        }
        QCOMPARE(games->currentIndex(), row);
    }

  private Q_SLOTS:
    void itStaysInAllPerspectives_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("small screen") << QSize(1024, 700);
        QTest::newRow("smallest") << QSize(640, 480);
    }
    void itStaysInAllPerspectives() {
        QFETCH(const QSize, size);
        window_->resize(size);
        QTRY_COMPARE(window_->size(), size);
        chooseGameOfTheTheft(QStringLiteral("dNetHack"));
        goThroughPerspectives(size);
        window_->resize(2560, 1000);
        QTRY_COMPARE(window_->width(), 2560);
        goThroughPerspectives({2560, 1000});
        window_->resize(size);
        QTRY_COMPARE(window_->size(), size);
        goThroughPerspectives(size);
    }

    void theNotesCoverNothingInTheSmallestWindow() {
        window_->resize(window_->minimumSize());
        QTRY_COMPARE(window_->size(), window_->minimumSize());
        QTest::keyClick(window_.get(), Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        const auto* title = child<QWidget>("planTitle");
        const auto* notes = child<QWidget>("strategyNotes");
        QTRY_VERIFY(notes->isVisible());
        QTest::qWait(50);
        const int titlesEnd = title->mapTo(window_.get(), QPoint(0, title->height())).y();
        QVERIFY(titlesEnd <= notes->mapTo(window_.get(), QPoint()).y());
    }
};

POLYPLAN_UI_TEST(WindowSizeTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "window_size_test.moc"
