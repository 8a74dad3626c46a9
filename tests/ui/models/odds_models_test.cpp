#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTest>
#include <algorithm>

#include "tests/ui/support/plans.h"
#include "tests/ui/support/test_entry.h"
#include "ui/document/plan_document.h"
#include "ui/models/fates_model.h"
#include "ui/models/goals_model.h"
#include "ui/models/odds_service.h"
#include "ui/models/outcomes_model.h"
#include "ui/models/table_text.h"

namespace polyplan::ui {
namespace {

using test::catalogues;
using test::object;
using test::stack;

/// The models that show odds, on the worked examples of the rules.
class OddsModelsTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".?")));
        document_ = std::make_unique<PlanDocument>(catalogues());
        document_->reset(oneHorn());
        odds_ = std::make_unique<OddsService>(*document_);
        QTRY_VERIFY(odds_->isComplete());
    }
    void cleanup() {
        odds_.reset();
        document_.reset();
    }

    void goalHasItsProbability();
    void nothingWantedIsAPlainZero();
    void goalsSayWhatTheyAverageOver();
    void goalsCanBeChanged();
    void goalsFollowUndo();
    void stackShowsItsFates();
    void pileAndLineHaveFigures();
    void stackBecomesWhatTheRulesSay();
    void pileLeavesWhatTheRulesSay();
    void lineCountsTheReach();
    void tableIsCopied();
    void markdownHasNoBrokenCell();
    void editOfThePlanIsFollowed();

  private:
    static plan::Document oneHorn();
    QString cell(const QAbstractItemModel& model, int row, int column) const {
        return model.index(row, column).data().toString();
    }
    QString figure(const QAbstractItemModel& model, const QString& label) const {
        for (int row = 0; row < model.rowCount(); ++row) {
            if (cell(model, row, 0) == label) {
                return cell(model, row, 1);
            }
        }
        return {};
    }
    static const Outcome* find(const OutcomesModel& model, const char* name) {
        for (const Outcome& outcome : model.outcomes()) {
            if (outcome.object == object(name)) {
                return &outcome;
            }
        }
        return nullptr;
    }

    std::unique_ptr<PlanDocument> document_;
    std::unique_ptr<OddsService> odds_;
};

plan::Document OddsModelsTest::oneHorn() {
    auto document = test::documentOf({{stack("unicorn horn")}});
    document.strategies.front().polypile->goals.emplace_back().object = object("magic marker");
    return document;
}

void OddsModelsTest::goalHasItsProbability() {
    GoalsModel model(*document_, *odds_);
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), 4);
    QCOMPARE(cell(model, 0, GoalsModel::Object), QString("★ magic marker"));
    QCOMPARE(cell(model, 0, GoalsModel::AtLeast), QString("≥ 1"));
    // Worked example 1 of the rules: 16004289/500000000.
    QCOMPARE(model.index(0, GoalsModel::Probability).data(Qt::EditRole).toDouble(), 0.032008578);
    QCOMPARE(cell(model, 0, GoalsModel::Probability), QString("3.2 %"));
    QCOMPARE(cell(model, 1, GoalsModel::Object), QString("any goal"));
    QCOMPARE(cell(model, 2, GoalsModel::Probability), QString("3.2 %"));
    QCOMPARE(cell(model, 3, GoalsModel::Object), QString("wanted things, on average"));
    QCOMPARE(cell(model, 3, GoalsModel::Probability), QString("0.0320"));
}

void OddsModelsTest::nothingWantedIsAPlainZero() {
    GoalsModel model(*document_, *odds_);
    document_->edit("Empty",
                    [](PlanDocument::Draft& draft) { draft.polypile.line.front().stacks.clear(); });
    QTRY_VERIFY(odds_->hasWholeLine());
    QCOMPARE(cell(model, 0, GoalsModel::Probability), QString("0 %"));
    QCOMPARE(cell(model, 3, GoalsModel::Probability), QString("0"));
    document_->edit("None", [](PlanDocument::Draft& draft) { draft.polypile.line.clear(); });
    QTRY_VERIFY(odds_->hasWholeLine());
    QCOMPARE(cell(model, 3, GoalsModel::Probability), QString("0"));
}

void OddsModelsTest::goalsSayWhatTheyAverageOver() {
    GoalsModel model(*document_, *odds_);
    document_->edit("Hope", [this](PlanDocument::Draft& draft) {
        draft.polypile.goals.clear();
        draft.polypile.goals.emplace_back().object = *document_->table()->find("bag of holding");
    });
    QCOMPARE(cell(model, 0, GoalsModel::Object), QString("★ bag of holding"));
    const QSignalSpy changes(&model, &GoalsModel::dataChanged);
    document_->edit("Lay", [this](PlanDocument::Draft& draft) {
        draft.polypile.line[0].stacks.emplace_back().object =
            document_->table()->findLook(ObjectClass::Tool, "bag").value();
    });
    QCOMPARE(cell(model, 0, GoalsModel::Object), QString("★ bag of holding †"));
    QCOMPARE(model.footnote(), QString("† with what is unidentified, by its chance to be one"));
    QVERIFY(model.index(0, 0)
                .data(Qt::ToolTipRole)
                .toString()
                .endsWith("\n† averaged over what the bag may be"));
    QVERIFY(std::ranges::any_of(changes, [](const QList<QVariant>& change) {
        return change[0].toModelIndex().column() <= GoalsModel::Object;
    }));
    document_->edit("Lay more", [this](PlanDocument::Draft& draft) {
        draft.polypile.line[0].stacks.insert(draft.polypile.line[0].stacks.end(), 7,
                                             draft.polypile.line[0].stacks.back());
    });
    QTRY_COMPARE(model.footnote(), QString("† without 8 unidentified things that may be one"));
    QVERIFY(model.index(0, 0)
                .data(Qt::ToolTipRole)
                .toString()
                .endsWith("\n† not counted: what 8 bags may be"));
}

void OddsModelsTest::goalsCanBeChanged() {
    GoalsModel model(*document_, *odds_);
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QModelIndex count = model.index(0, GoalsModel::AtLeast);
    QVERIFY(model.flags(count).testFlag(Qt::ItemIsEditable));
    QVERIFY(!model.flags(model.index(1, GoalsModel::AtLeast)).testFlag(Qt::ItemIsEditable));
    QVERIFY(model.setData(count, 2, Qt::EditRole));
    QCOMPARE(document_->polypile().goals.front().atLeast, 2);
    QTRY_VERIFY(odds_->isComplete());
    QCOMPARE(cell(model, 0, GoalsModel::Probability), QString("0 %"));
    QVERIFY(model.setData(count, -5, Qt::EditRole));
    QCOMPARE(document_->polypile().goals.front().atLeast, 1);
    QVERIFY(!model.setData(count, "many", Qt::EditRole));
    model.removeGoal(0);
    QCOMPARE(model.rowCount(), 0);
}

void OddsModelsTest::goalsFollowUndo() {
    GoalsModel model(*document_, *odds_);
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.removeGoal(0);
    document_->undoStack().undo();
    QCOMPARE(model.rowCount(), 4);
    document_->undoStack().redo();
    QCOMPARE(model.rowCount(), 0);
}

void OddsModelsTest::stackShowsItsFates() {
    FatesModel model(*document_, *odds_);
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    document_->setSelection({{0, 0}});
    QCOMPARE(figure(model, "stays as it is (resists)"), QString("5.0 %"));
    QCOMPARE(figure(model, "changes"), QString("83.1 %"));
    QCOMPARE(figure(model, "lost to system shock"), QString("11.9 %"));
    for (int row = 0; row < model.rowCount(); ++row) {
        QVERIFY(model.index(row, 0).data(Qt::ToolTipRole).toString().contains("zap.c"));
    }
}

void OddsModelsTest::pileAndLineHaveFigures() {
    FatesModel model(*document_, *odds_);
    document_->setSelection({{0, -1}});
    QCOMPARE(figure(model, "reached by the beam"), QString("100 %"));
    QCOMPARE(figure(model, "items left, if reached"), QString("0.88 items"));
    document_->setSelection({});
    QCOMPARE(figure(model, "piles hit, on average"), QString("1 pile"));
}

void OddsModelsTest::stackBecomesWhatTheRulesSay() {
    OutcomesModel model(*document_, *odds_);
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    document_->setSelection({{0, 0}});
    const Outcome* marker = find(model, "magic marker");
    QVERIFY(marker != nullptr && marker->isWanted);
    QVERIFY(marker != nullptr && qAbs(marker->becomes - 0.032008578) < 1e-12);
    QVERIFY(!find(model, "oil lamp")->isWanted);
    QVERIFY(!model.hasColumn(OutcomesModel::Mean));
    QVERIFY(find(model, "magic lamp") == nullptr);
}

void OddsModelsTest::pileLeavesWhatTheRulesSay() {
    OutcomesModel model(*document_, *odds_);
    document_->setSelection({{0, -1}});
    QVERIFY(model.hasColumn(OutcomesModel::AtLeastOne));
    QCOMPARE(find(model, "magic marker")->atLeastOne, 0.032008578);
    QCOMPARE(find(model, "magic marker")->mean, 0.032008578);
}

void OddsModelsTest::lineCountsTheReach() {
    std::vector<std::vector<plan::Stack>> piles(7, {stack("unicorn horn")});
    document_->reset(test::documentOf(piles));
    QTRY_VERIFY(odds_->isComplete());
    OutcomesModel model(*document_, *odds_);
    // Reach of single items, section 1.8 of the rules.
    const double hit = 3 + 0.892828125 + 0.6499992187 + 0.40625 + 0.1625;
    QVERIFY(qAbs(find(model, "magic marker")->mean - 0.032008578 * hit) < 1e-10);
}

void OddsModelsTest::tableIsCopied() {
    OutcomesModel model(*document_, *odds_);
    document_->setSelection({{0, 0}});
    const std::vector<int> columns = {OutcomesModel::Object, OutcomesModel::Becomes};
    const QString csv = asCsv(model, columns);
    QVERIFY(csv.startsWith("Object,Becomes (probability 0 to 1)\r\n"));
    QVERIFY2(csv.contains("\r\nmagic marker,0.0320085"), qPrintable(csv));
    QCOMPARE(csv.count("\r\n"), model.rowCount() + 1);
    const QString markdown = asMarkdown(model, columns);
    QVERIFY(markdown.startsWith("| Object | Becomes |\n|---|---:|\n"));
    QVERIFY(markdown.contains("| magic marker ★ | 3.2 % |\n"));
}

void OddsModelsTest::markdownHasNoBrokenCell() {
    QStandardItemModel model(1, 2);
    model.setHorizontalHeaderLabels({"a|b", "two\nlines"});
    model.setData(model.index(0, 0), "x|y\\z");
    model.setData(model.index(0, 1), "one \r\n two");
    QCOMPARE(asMarkdown(model, {0, 1}),
             QString("| a\\|b | two lines |\n|---|---|\n| x\\|y\\\\z | one two |\n"));
}

void OddsModelsTest::editOfThePlanIsFollowed() {
    OutcomesModel model(*document_, *odds_);
    FatesModel fates(*document_, *odds_);
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QAbstractItemModelTester fatesTester(
        &fates, QAbstractItemModelTester::FailureReportingMode::QtTest);
    document_->setSelection({{0, 0}});
    document_->edit("Bless", [](PlanDocument::Draft& draft) {
        draft.polypile.line[0].stacks[0].buc = nethack::Buc::Blessed;
    });
    QTRY_COMPARE(figure(fates, "changes"), QString("87.1 %"));
    document_->edit("Remove",
                    [](PlanDocument::Draft& draft) { draft.polypile.line[0].stacks.clear(); });
    QTRY_VERIFY(model.subject().isLine());
    QCOMPARE(model.rowCount(), 0);
    document_->undoStack().undo();
    QTRY_VERIFY(model.subject().isStack());
    QVERIFY(find(model, "magic marker") != nullptr);
}

POLYPLAN_UI_TEST(OddsModelsTest, Offscreen);

}  // namespace
}  // namespace polyplan::ui

#include "odds_models_test.moc"
