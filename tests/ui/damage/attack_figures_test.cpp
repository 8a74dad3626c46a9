#include <QImage>
#include <QListView>
#include <QToolButton>

#include "tests/ui/damage/damage_window.h"
#include "tests/ui/support/test_entry.h"
#include "ui/look/metrics.h"

namespace polyplan::ui {
namespace {

/// Where the figures stand in the list of attacks.
class AttackFiguresTest : public test::DamageFixture {
    Q_OBJECT

  private Q_SLOTS:
    void figuresOfAllRowsStandOnOneLine();

  private:
    /// Whether something is painted at the right of a line of a row.
    bool isPainted(int row, int line) {
        auto* list = on_.child<QListView>("attacks");
        const Metrics metrics(list->font());
        const QRect cell = list->visualRect(list->model()->index(row, 0));
        const QRect place(cell.right() - metrics.step - 2 * metrics.em,
                          cell.top() + metrics.step + line * metrics.line, 2 * metrics.em,
                          metrics.smallLine);
        const QImage image = list->viewport()->grab(place).toImage();
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixel(x, y) != image.pixel(0, 0)) {
                    return true;
                }
            }
        }
        return false;
    }
};

void AttackFiguresTest::figuresOfAllRowsStandOnOneLine() {
    window_->resize(1024, 700);
    on_.click(on_.child<QToolButton>("duplicateAttack"));
    on_.settle();
    QTRY_VERIFY(isPainted(0, 0) && isPainted(1, 0));
    auto* list = on_.child<QListView>("attacks");
    list->setFocus();
    QTest::keyClick(list, Qt::Key_F2);
    QTest::keyClicks(QApplication::focusWidget(), QString(60, 'x'));
    on_.press(Qt::Key_Return);
    QTRY_VERIFY(!isPainted(0, 0));
    QVERIFY(isPainted(0, 1) && isPainted(1, 1));
}

POLYPLAN_UI_TEST(AttackFiguresTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "attack_figures_test.moc"
