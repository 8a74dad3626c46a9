#include <QLabel>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include "core/calculator/comparison.h"
#include "core/plan/difference_words.h"
#include "tests/ui/compare/compare_window.h"
#include "tests/ui/support/test_entry.h"
#include "ui/compare/compare_view.h"
#include "ui/compare/comparison_charts.h"
#include "ui/compare/comparison_head.h"
#include "ui/compare/differences_dialog.h"
#include "ui/document/plan_document.h"
#include "ui/look/text.h"
#include "ui/look/theme.h"
#include "ui/models/comparison_model.h"
#include "ui/models/comparison_service.h"
#include "ui/shell/perspective_stack.h"

namespace polyplan::ui {
namespace {

/// What strategies ask differently, in the real window.
class DifferencesTest : public CompareFixture {
    Q_OBJECT

  private Q_SLOTS:
    void whatDiffersStandsOnOneLine() {
        plan::Document four = longNamed();
        for (std::size_t i = 0; i < four.strategies.size(); ++i) {
            four.strategies[i].hero.level = 10 + static_cast<int>(i);
            four.strategies[i].hero.dexterity = 15 + static_cast<int>(i);
        }
        document().reset(four);
        QTRY_COMPARE(model().columnCount(), 5);
        auto* differs = child<QLabel>("whatDiffers");
        QTRY_VERIFY(differs->text().contains("Luck 3 / 6 / 9 / 12"));
        window_->resize(1024, 700);
        QTRY_COMPARE(window_->size(), QSize(1024, 700));
        QTRY_VERIFY(differs->fontMetrics().horizontalAdvance(differs->text()) > differs->width());
        QVERIFY(differs->height() < 3 * differs->fontMetrics().height());
        const auto* details = child<QToolButton>("differenceDetails");
        QVERIFY(details->mapTo(window_.get(), details->rect().topRight()).x() < window_->width());
        QCOMPARE(differs->toolTip().split('\n').size(),
                 static_cast<qsizetype>(differencesInWords(*service().differences()).size()));
    }

    void whatDiffersOpensIntoTheMembers() {
        QTest::mouseClick(child<QToolButton>("differenceDetails"), Qt::LeftButton);
        auto* members = child<QTableView>("differencesTable");
        QVERIFY(members != nullptr && members->isVisible());
        QCOMPARE(members->model()->rowCount(), 1);
        const QAbstractItemModel& shown = *members->model();
        QCOMPARE(shown.columnCount(), 3);
        QCOMPARE(shown.index(0, 0).data(Qt::ToolTipRole).toString(), QString("/hero/luck"));
        QCOMPARE(shown.index(0, 1).data().toString(), QString("−5"));
        QCOMPARE(shown.index(0, 2).data().toString(), QString("13"));
        QTest::keyClick(members, Qt::Key_Escape);
        QVERIFY(!members->isVisible());
    }

    void theMembersAreReadWhole() {
        window_->resize(1600, 1000);
        QTRY_COMPARE(window_->width(), 1600);
        DifferencesDialog dialog(view_);
        const QString label("Hero › a member whose name is as long as names of members get to be");
        dialog.show({{.pointer = "/hero/role",
                      .label = label.toStdString(),
                      .values = {"\"a \\\"wizard\\\"\"", "null", "[1,2]"}}},
                    {{.strategy = "one whose name is rather long", .marks = "(baseline)"},
                     {.strategy = "another of no short name"},
                     {.strategy = "3"}});
        QVERIFY(dialog.width() <= 1600);
        auto* members = dialog.findChild<QTableView*>("differencesTable");
        const auto* header = members->horizontalHeader();
        QTRY_VERIFY(members->columnWidth(0) > members->fontMetrics().horizontalAdvance(label));
        for (int column = 0; column < header->count(); ++column) {
            QVERIFY(header->sectionSize(column) >= header->sectionSizeHint(column));
        }
        QCOMPARE(members->model()->index(0, 1).data().toString(), QString("a \"wizard\""));
        QCOMPARE(members->model()->index(0, 2).data().toString(), QString("–"));
        QCOMPARE(members->model()->index(0, 3).data().toString(), QString("1, 2"));
        dialog.resize(500, dialog.height());
        QTRY_COMPARE(dialog.width(), 500);
        for (int column = 0; column < header->count(); ++column) {
            QVERIFY(header->sectionSize(column) >= header->sectionSizeHint(column));
        }
    }

    void aShortDifferenceHasASmallWindow() {
        window_->resize(1600, 1000);
        QTRY_COMPARE(window_->width(), 1600);
        DifferencesDialog dialog(view_);
        dialog.show({{.pointer = "/hero/luck", .label = "Luck", .values = {"1", "2"}}},
                    {{.strategy = "one", .marks = "(baseline)"}, {.strategy = "another"}});
        QVERIFY(dialog.width() < 800);
        const auto* members = dialog.findChild<QTableView*>("differencesTable");
        QTRY_COMPARE(members->horizontalScrollBar()->maximum(), 0);
    }

    void aLongNameIsBrokenAboveTheMembers() {
        DifferencesDialog dialog(view_);
        dialog.show({{.pointer = "/hero/luck", .label = "Luck", .values = {"1", "2"}}},
                    {{.strategy = QString("word ").repeated(20), .marks = "(baseline)"},
                     {.strategy = "another"}});
        dialog.resize(800, dialog.height());
        QTRY_COMPARE(dialog.width(), 800);
        auto* members = dialog.findChild<QTableView*>("differencesTable");
        const auto* header = static_cast<ComparisonHead*>(members->horizontalHeader());
        QTRY_COMPARE(members->horizontalScrollBar()->maximum(), 0);
        QVERIFY(header->shownName(1).contains(u'\n'));
        QVERIFY(header->shownName(1).endsWith("(baseline)"));
        QTRY_VERIFY(header->height() >=
                    (header->shownName(1).count(u'\n') + 1) * header->fontMetrics().lineSpacing());
    }
};

POLYPLAN_UI_TEST(DifferencesTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "differences_test.moc"
