#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QTest>

#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/document/plan_document.h"
#include "ui/polypile/line_board.h"
#include "ui/shell/perspective_stack.h"

namespace polyplan::ui {
namespace {

/// Keys and menus act on the perspective that is seen.
class FindingTest : public test::WindowFixture {
    Q_OBJECT

    void goTo(Qt::Key number) { QTest::keyClick(window_.get(), number, Qt::ControlModifier); }

  private Q_SLOTS:
    void theSearchOfThePerspectiveIsFound_data() {
        QTest::addColumn<int>("number");
        QTest::addColumn<QString>("field");
        QTest::newRow("Polypile") << int(Qt::Key_1) << "catalogueSearch";
        QTest::newRow("Engraving") << int(Qt::Key_3) << "stylusSearch";
        QTest::newRow("Damage") << int(Qt::Key_4) << "monsterSearch";
        QTest::newRow("Theft") << int(Qt::Key_5) << "thiefSearch";
    }
    void theSearchOfThePerspectiveIsFound() {
        QFETCH(const int, number);
        QFETCH(const QString, field);
        goTo(static_cast<Qt::Key>(number));
        QTest::keyClick(window_.get(), Qt::Key_F, Qt::ControlModifier);
        QVERIFY(QApplication::focusWidget() != nullptr);
        QCOMPARE(QApplication::focusWidget()->objectName(), field);
        QVERIFY(QApplication::focusWidget()->isVisible());
    }

    void creaturesOfHeartbeatCanBeChosen() {
        goTo(Qt::Key_6);
        QTest::keyClick(window_.get(), Qt::Key_F, Qt::ControlModifier);
        auto* creature = child<QComboBox>("creature");
        QTRY_VERIFY(creature->view()->isVisible());
        QTest::keyClicks(creature->view(), "kobold");
        QTest::keyClick(creature->view(), Qt::Key_Return);
        QVERIFY2(creature->currentText().startsWith("kobold"), qPrintable(creature->currentText()));
    }

    void compareHasNothingToSearch() {
        goTo(Qt::Key_2);
        QWidget* before = QApplication::focusWidget();
        QTest::keyClick(window_.get(), Qt::Key_F, Qt::ControlModifier);
        QCOMPARE(QApplication::focusWidget(), before);
        QCOMPARE(child<PerspectiveStack>()->current(), 1);
    }
};

POLYPLAN_UI_TEST(FindingTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "finding_test.moc"
