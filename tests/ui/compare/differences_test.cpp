#include <QApplication>
#include <QClipboard>
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

    /// "Luck: −5 / 13"
    QStringList shownMembers() {
        const QAbstractItemModel& members = *child<QTableView>("differencesTable")->model();
        QStringList rows;
        for (int row = 0; row < members.rowCount(); ++row) {
            const auto cell = [&](int column) {
                return members.index(row, column).data().toString();
            };
            rows.append(QString("%1: %2 / %3").arg(cell(0), cell(1), cell(2)));
        }
        return rows;
    }

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

    void membersAreCopiedByKeys() {
        QTest::mouseClick(child<QToolButton>("differenceDetails"), Qt::LeftButton);
        auto* dialog = child<DifferencesDialog>("differences");
        QTRY_COMPARE(QApplication::activeWindow(), dialog);
        auto* members = child<QTableView>("differencesTable");
        members->setFocus();
        QApplication::clipboard()->clear();
        QTest::keyClick(members, Qt::Key_C, Qt::ControlModifier);
        const QString csv = QApplication::clipboard()->text();
        QVERIFY2(csv.contains("Luck,"), qPrintable(csv));
        QTest::keyClick(members, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(QApplication::clipboard()->text().startsWith("| question |"));
    }

    void outfitsAndIntrinsicsAreToldByName() {
        plan::Document both = test::smallPlan();
        plan::Strategy worn = both.strategies.front();
        worn.name = "worn";
        powder::CreatureState& creature = worn.heartbeat.emplace().creature;
        creature.maxHp = 60;
        creature.worn = {powder::Worn()};
        creature.worn.front().slot = powder::Slot::Body;
        creature.worn.front().item = "plate mail";
        both.strategies = {worn, worn};
        both.strategies.back().name = "adorned";
        powder::CreatureState& other = both.strategies.back().heartbeat->creature;
        other.maxHp = 30;
        other.worn.insert(other.worn.begin(), powder::Worn());
        other.worn.front().slot = powder::Slot::Amulet;
        other.worn.front().item = "pearl necklace";
        other.intrinsics = {
            {.intrinsic = powder::Intrinsic::PoisonHarsh, .beats = 40, .source = std::nullopt}};
        document().reset(both);
        QTRY_COMPARE(child<QLabel>("whatDiffers")->text(),
                     QString("Asked differently: most HP 60 / 30; outfit › amulet nothing / pearl "
                             "necklace; harsh poison none / 40 beats"));
        QTest::mouseClick(child<QToolButton>("differenceDetails"), Qt::LeftButton);
        QCOMPARE(shownMembers(),
                 QStringList({"most HP: 60 / 30", "outfit › amulet: nothing / pearl necklace",
                              "harsh poison: none / 40 beats"}));
    }

    void whatTwoMembersSayAlikeIsToldOnce() {
        plan::Document both = thefts({theftOf("one", 50, {}), theftOf("other", 50, {})});
        for (int i = 0; i < 2; ++i) {
            plan::Strategy& each = both.strategies[static_cast<std::size_t>(i)];
            each.hero.armorClass = each.theft->armorClass = -20 - i;
        }
        document().reset(both);
        QTRY_COMPARE(child<QLabel>("whatDiffers")->text(),
                     QString("Asked differently: armor class −20 / −21"));
        QTest::mouseClick(child<QToolButton>("differenceDetails"), Qt::LeftButton);
        QCOMPARE(shownMembers(), QStringList("armor class: −20 / −21"));
        both.strategies.front().theft->armorClass = -5;
        document().reset(both);
        QTRY_COMPARE(shownMembers(), QStringList({"hero › armor class: −20 / −21",
                                                  "theft › armor class: −5 / −21"}));
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
