#include <QApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QListView>
#include <QScreen>
#include <QTest>
#include <QToolTip>

#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/trap.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/document/plan_document.h"

namespace polyplan::ui {
namespace {

/// Tooltips as the window shows them.
class ToolTipsTest : public test::WindowFixture {
    Q_OBJECT

    test::Trap trap_;

    static const QLabel* tip() {
        for (QWidget* widget : QApplication::topLevelWidgets()) {
            if (widget->inherits("QTipLabel") && widget->isVisible()) {
                return qobject_cast<QLabel*>(widget);
            }
        }
        return nullptr;
    }
    static int textHeight(const QLabel& tip) {
        return tip.fontMetrics()
            .boundingRect(QRect(0, 0, tip.width(), 0), Qt::TextWordWrap, tip.text())
            .height();
    }
    static void pointAt(QWidget& widget, QPoint place) {
        QHelpEvent help(QEvent::ToolTip, place, widget.mapToGlobal(place));
        QCoreApplication::sendEvent(&widget, &help);
    }
    /// The tooltip of the first thing that is carried.
    void pointAtCarried(const QString& name) {
        document().edit("Carry", [&name](PlanDocument::Draft& draft) {
            draft.plan.inventory = {test::named(name.toStdString())};
        });
        auto* list = child<QListView>("inventory");
        pointAt(*list->viewport(), list->visualRect(list->model()->index(0, 0)).center());
        QVERIFY(tip() != nullptr);
        QTest::qWait(50);
    }

  private Q_SLOTS:
    void cleanup() {
        QToolTip::hideText();
        WindowFixture::cleanup();
    }

    void longLinesAreBroken() {
        const int most = 80 * QFontMetrics(QToolTip::font()).averageCharWidth();
        for (const int words : {40, 60, 41}) {
            const QString name = QStringLiteral("%1 %2").arg(words).arg(
                QStringLiteral("burdened ").repeated(words).trimmed());
            pointAtCarried(name);
            QVERIFY2(tip()->text().contains(name), qPrintable(tip()->text()));
            QVERIFY(tip()->width() <= most);
            QVERIFY(tip()->height() >= textHeight(*tip()));
            QVERIFY(tip()->screen()->geometry().contains(tip()->geometry()));
        }
    }

    void shortLinesStayAsTheyAre() {
        pointAtCarried(QStringLiteral("burdened ").repeated(60));
        pointAtCarried(QStringLiteral("x"));
        QVERIFY(!tip()->wordWrap());
        QCOMPARE(tip()->height(), tip()->sizeHint().height());
    }

    void namesStayPlainText() {
        pointAtCarried(trap_.lure() + QStringLiteral(" burdened").repeated(60));
        QVERIFY(tip()->text().contains(trap_.lure()));
        QCOMPARE(tip()->textFormat(), Qt::PlainText);
        QVERIFY(!trap_.wasOpened());
    }

    void nothingIsCutAtTheFootOfTheScreen() {
        const QRect screen = window_->screen()->geometry();
        QToolTip::showText(screen.bottomRight() - QPoint(0, 40),
                           QStringLiteral("burdened ").repeated(120), window_.get());
        QTest::qWait(50);
        QVERIFY(screen.contains(tip()->geometry()));
        QVERIFY(tip()->height() >= textHeight(*tip()));
    }
};

POLYPLAN_UI_TEST(ToolTipsTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "tool_tips_test.moc"
