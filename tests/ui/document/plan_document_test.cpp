#include "ui/document/plan_document.h"

#include <QSignalSpy>
#include <QTest>

#include "core/plan/limits.h"
#include "tests/ui/support/plans.h"
#include "tests/ui/support/test_entry.h"

namespace polyplan::ui {
namespace {

using test::catalogues;
using test::smallPlan;
using test::stack;
using Draft = PlanDocument::Draft;

class PlanDocumentTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".?")));
        document_ = std::make_unique<PlanDocument>(catalogues());
        document_->reset(smallPlan());
    }

    void editIsOneStepThatUndoTakesBack();
    void changeOfNothingLeavesNoStep();
    void editsWithOneKeyBecomeOneStep();
    void aMergedStepIsCalledByItsLastEdit();
    void aDragBackToTheStartLeavesNoStep();
    void otherEditEndsTheMerging();
    void mergingIsEnded();
    void undoRestoresSelectionAndStrategy();
    void undoTellsWhatIsAskedOtherwise();
    void selectionOfWhatIsGoneIsDropped();
    void firstStackMakesThePolypile();
    void untouchedStrategyGetsNoPolypile();
    void emptyDocumentGetsItsFirstStrategy();
    void revisionGrowsWithEveryChange();
    void moreThanAPlanHoldsIsRefused();
    void whatHeldMoreMayGetLess();
    void resetForgetsTheHistory();
    void historyOfAHugePlanIsShort();

  private:
    void setLuck(int luck) {
        document_->edit(
            "Set Luck", [luck](Draft& draft) { draft.plan.hero.luck = luck; }, "luck");
    }
    std::unique_ptr<PlanDocument> document_;
};

void PlanDocumentTest::editIsOneStepThatUndoTakesBack() {
    QSignalSpy changed(document_.get(), &PlanDocument::planChanged);
    document_->edit("Remove dagger",
                    [](Draft& draft) { draft.polypile.line.front().stacks.pop_back(); });

    QCOMPARE(document_->undoStack().count(), 1);
    QCOMPARE(document_->undoStack().undoText(), QString("Remove dagger"));
    QCOMPARE(document_->polypile().line.front().stacks.size(), 2u);
    document_->undoStack().undo();
    QVERIFY(document_->plan() == smallPlan());
    document_->undoStack().redo();
    QCOMPARE(document_->polypile().line.front().stacks.size(), 2u);
    QCOMPARE(changed.count(), 3);
}

void PlanDocumentTest::changeOfNothingLeavesNoStep() {
    QSignalSpy changed(document_.get(), &PlanDocument::planChanged);
    document_->edit("Nothing", [](Draft& draft) { draft.selection = {{0, 1}}; });
    QCOMPARE(document_->undoStack().count(), 0);
    QCOMPARE(changed.count(), 0);
    QVERIFY((document_->selection() == Selection{{0, 1}}));
}

void PlanDocumentTest::editsWithOneKeyBecomeOneStep() {
    for (const int luck : {1, 2, 3}) {
        setLuck(luck);
    }
    QCOMPARE(document_->undoStack().count(), 1);
    document_->undoStack().undo();
    QCOMPARE(document_->plan().hero.luck, 0);
    document_->undoStack().redo();
    QCOMPARE(document_->plan().hero.luck, 3);
}

void PlanDocumentTest::aMergedStepIsCalledByItsLastEdit() {
    for (const char* name : {"O", "Or", "Orc"}) {
        document_->edit(
            QStringLiteral("Name “%1”").arg(name),
            [name](Draft& draft) { draft.plan.title = name; }, "title");
    }
    QCOMPARE(document_->undoStack().count(), 1);
    QCOMPARE(document_->undoStack().undoText(), QString("Name “Orc”"));
}

void PlanDocumentTest::aDragBackToTheStartLeavesNoStep() {
    setLuck(5);
    setLuck(0);
    QCOMPARE(document_->undoStack().count(), 0);
    QVERIFY(document_->plan() == smallPlan());
}

void PlanDocumentTest::otherEditEndsTheMerging() {
    setLuck(1);
    document_->edit("Ledger level", [](Draft& draft) { draft.plan.ledgerLevel = 3; });
    setLuck(2);
    QCOMPARE(document_->undoStack().count(), 3);
    document_->undoStack().undo();
    QCOMPARE(document_->plan().hero.luck, 1);
    QCOMPARE(document_->plan().ledgerLevel, 3);
}

void PlanDocumentTest::mergingIsEnded() {
    setLuck(1);
    document_->endMerging();
    setLuck(2);
    setLuck(3);
    QCOMPARE(document_->undoStack().count(), 2);
    document_->undoStack().undo();
    QCOMPARE(document_->plan().hero.luck, 1);
}

void PlanDocumentTest::undoRestoresSelectionAndStrategy() {
    document_->setSelection({{0, 2}});
    document_->edit("New strategy", [](Draft& draft) {
        draft.plan.strategies.emplace_back().name = "Second";
        draft.strategyIndex = 1;
        draft.selection.clear();
    });
    QCOMPARE(document_->strategyIndex(), 1);
    QVERIFY(document_->selection().empty());
    document_->undoStack().undo();
    QCOMPARE(document_->strategyIndex(), 0);
    QVERIFY((document_->selection() == Selection{{0, 2}}));
    document_->undoStack().redo();
    QCOMPARE(document_->strategyIndex(), 1);
}

void PlanDocumentTest::undoTellsWhatIsAskedOtherwise() {
    QSignalSpy restored(document_.get(), &PlanDocument::restored);
    const auto undone = [&] {
        document_->undoStack().undo();
        return restored.takeFirst().front().toStringList();
    };
    document_->edit("Add attack", [](Draft& draft) { draft.strategy.damage.emplace_back(); });
    QCOMPARE(undone(), QStringList("damage"));
    setLuck(3);
    QCOMPARE(undone(), QStringList("polypile"));
    document_->edit("Add strategy", [](Draft& draft) { draft.plan.strategies.emplace_back(); });
    QCOMPARE(undone(), QStringList());
    QVERIFY(document_->plan() == smallPlan());
}

void PlanDocumentTest::selectionOfWhatIsGoneIsDropped() {
    document_->setSelection({{1, 1}, {0, -1}, {1, 7}, {5, 0}, {0, -1}});
    QVERIFY((document_->selection() == Selection{{0, -1}, {1, 1}}));
    document_->edit("Remove pile", [](Draft& draft) { draft.polypile.line.pop_back(); });
    QVERIFY((document_->selection() == Selection{{0, -1}}));
}

void PlanDocumentTest::firstStackMakesThePolypile() {
    plan::Document plan;
    plan.strategies.emplace_back();
    document_->reset(plan);
    document_->edit("Add", [](Draft& draft) {
        draft.polypile.line.emplace_back().stacks.push_back(stack("dagger"));
    });
    QVERIFY(document_->strategy().polypile.has_value());
    QCOMPARE(document_->polypile().line.size(), 1u);
    document_->undoStack().undo();
    QVERIFY(!document_->strategy().polypile.has_value());
}

void PlanDocumentTest::untouchedStrategyGetsNoPolypile() {
    plan::Document plan;
    plan.strategies.emplace_back();
    document_->reset(plan);
    setLuck(4);
    QVERIFY(!document_->strategy().polypile.has_value());
}

void PlanDocumentTest::emptyDocumentGetsItsFirstStrategy() {
    document_->reset({});
    QVERIFY(document_->polypile().line.empty());
    setLuck(4);
    QVERIFY(document_->plan().strategies.empty());
    document_->edit("Rename", [](Draft& draft) { draft.strategy.name = "First"; });
    QCOMPARE(document_->strategy().name, std::string("First"));
    document_->undoStack().undo();
    QVERIFY(document_->plan().strategies.empty());
}

void PlanDocumentTest::revisionGrowsWithEveryChange() {
    quint64 last = document_->revision();
    setLuck(1);
    QVERIFY(document_->revision() > last);
    last = document_->revision();
    document_->undoStack().undo();
    QVERIFY(document_->revision() > last);
}

void PlanDocumentTest::moreThanAPlanHoldsIsRefused() {
    QSignalSpy refused(document_.get(), &PlanDocument::refused);
    const auto duplicate = [](Draft& draft) {
        plan::Strategy copy = draft.strategy;
        copy.name += " again";
        draft.plan.strategies.push_back(std::move(copy));
    };
    document_->edit("Lay out", [](Draft& draft) {
        draft.strategy.inventory.emplace(10'000, stack("dagger"));
        draft.polypile.line.clear();
    });
    document_->edit("Duplicate", duplicate);
    QCOMPARE(refused.count(), 0);
    const plan::Document full = document_->plan();
    const int steps = document_->undoStack().count();
    document_->edit("Duplicate", duplicate);
    QCOMPARE(refused.count(), 1);
    QCOMPARE(refused.front().front().toString(),
             QString("A plan holds at most 20,000 stacks; this would make 30,000."));
    QVERIFY(document_->plan() == full);
    QCOMPARE(document_->undoStack().count(), steps);

    document_->reset(smallPlan());
    for (std::size_t i = 1; i <= plan::limits::strategies; ++i) {
        document_->edit("Duplicate", duplicate);
    }
    QCOMPARE(document_->plan().strategies.size(), plan::limits::strategies);
    QCOMPARE(refused.count(), 2);
    QCOMPARE(refused.back().front().toString(), QString("A plan holds at most 64 strategies."));
}

void PlanDocumentTest::whatHeldMoreMayGetLess() {
    plan::Document plan = smallPlan();
    plan.inventory.assign(20'010, stack("dagger"));
    document_->reset(plan);
    document_->edit("Drop", [](Draft& draft) { draft.plan.inventory.pop_back(); });
    QCOMPARE(document_->plan().inventory.size(), 20'009U);
    setLuck(3);
    QCOMPARE(document_->plan().hero.luck, 3);
}

void PlanDocumentTest::resetForgetsTheHistory() {
    setLuck(1);
    document_->setSelection({{0, 0}});
    document_->reset(smallPlan());
    QCOMPARE(document_->undoStack().count(), 0);
    QVERIFY(document_->undoStack().isClean());
    QVERIFY(document_->selection().empty());
}

void PlanDocumentTest::historyOfAHugePlanIsShort() {
    document_->edit("Lay out", [](Draft& draft) {
        draft.polypile.line = {plan::Pile()};
        draft.polypile.line.front().stacks.assign(19'000, stack("dagger"));
    });
    const auto nameFirst = [this](int name) {
        document_->edit("Name", [name](Draft& draft) {
            draft.polypile.line.front().stacks.front().name = std::to_string(name);
        });
    };
    constexpr int steps = 20;
    for (int name = 1; name <= steps; ++name) {
        nameFirst(name);
    }
    const auto first = [this] { return document_->polypile().line.front().stacks.front().name; };
    for (int name = steps - 1; name >= steps - 5; --name) {
        document_->undoStack().undo();
        QCOMPARE(first(), std::to_string(name));
    }
    while (document_->undoStack().canUndo()) {
        document_->undoStack().undo();
    }
    QCOMPARE(first(), std::to_string(steps - 5));
    QVERIFY(!document_->undoStack().isClean());
    while (document_->undoStack().canRedo()) {
        document_->undoStack().redo();
    }
    QCOMPARE(first(), std::to_string(steps));
}

POLYPLAN_UI_TEST(PlanDocumentTest, Offscreen);

}  // namespace
}  // namespace polyplan::ui

#include "plan_document_test.moc"
