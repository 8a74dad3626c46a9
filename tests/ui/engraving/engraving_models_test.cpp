#include <QAbstractItemModelTester>
#include <QTest>

#include "tests/ui/support/plans.h"
#include "ui/models/engraving/engraving_rows_model.h"
#include "ui/models/engraving/engraving_service.h"
#include "ui/models/engraving/stylus_table_model.h"
#include "ui/models/engraving/stylus_tree_model.h"
#include "ui/shell/plan_document.h"

using namespace polyplan;
using namespace polyplan::ui;
using nethack::engraving::Condition;

/// The models of the Engraving perspective, through edits, games and strategies.
class EngravingModelsTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".?")));
        document_ = std::make_unique<PlanDocument>(test::catalogues());
        plan::Document plan = test::smallPlan();
        plan.inventory = {test::stack("athame"), test::stack("athame"),
                          test::stack("scroll of light")};
        document_->reset(plan);
        service_ = std::make_unique<EngravingService>(*document_);
    }
    void cleanup() {
        service_.reset();
        document_.reset();
    }

    void modelsAreConsistentThroughEdits();
    void carriedIsListedOnceEach();
    void sameQuestionIsNotAskedTwice();
    void newerEditSupersedes();
    void canEndAtAnyTime();
    void textFaultsNameTheRule();
    void cellsSkipSqueezedBlanks();

  private:
    void edit(const engraving_edits::Change& change) {
        engraving_edits::edit(*document_, "Edit", change);
    }
    void settle() { QTRY_VERIFY(service_->isCurrent()); }

    std::unique_ptr<PlanDocument> document_;
    std::unique_ptr<EngravingService> service_;
};

void EngravingModelsTest::modelsAreConsistentThroughEdits() {
    using Tester = QAbstractItemModelTester;
    StylusTreeModel tree(*document_, *service_);
    StylusTableModel table(*document_, *service_);
    StylusOrder order;
    order.setSourceModel(&table);
    EngravingRowsModel rows(*service_);
    const Tester testers[] = {Tester(&tree), Tester(&table), Tester(&order), Tester(&rows)};
    settle();
    QVERIFY(table.rowCount() > 100);
    edit([](plan::Engraving& each) { each.text = "Elbereth"; });
    settle();
    edit([](plan::Engraving& each) { each.conditions.insert(Condition::Handless); });
    settle();
    QCOMPARE(tree.rowCount(), 1);
    edit([](plan::Engraving& each) { each.conditions.clear(); });
    order.rankBy(StylusOrder::Ranking::Fastest);
    order.setOnlyCarried(true);
    order.setShowsRefused(true);
    settle();
    document_->edit("Game", [](PlanDocument::Draft& draft) {
        draft.plan.game = nethack::Game::NetHack343;
        draft.plan.inventory.clear();
        draft.polypile.line.clear();
        draft.polypile.goals.clear();
    });
    settle();
    QVERIFY(table.chosenRow() >= 0);
    document_->edit("Game",
                    [](PlanDocument::Draft& draft) { draft.plan.game = nethack::Game::DNetHack; });
    settle();
    QCOMPARE(table.rowCount(), 0);
    QCOMPARE(rows.rowCount(), 0);
}

void EngravingModelsTest::carriedIsListedOnceEach() {
    const auto carried =
        carriedStyluses(document_->plan(), document_->strategy(), document_->catalogues());
    QStringList titles;
    for (const CarriedStylus& each : carried) {
        titles.append(each.shortTitle);
    }
    QCOMPARE(titles.first(), QString("fingers"));
    QCOMPARE(titles.count("athame +0"), 1);
    QVERIFY(titles.contains("unicorn horn +0"));
}

void EngravingModelsTest::sameQuestionIsNotAskedTwice() {
    settle();
    const auto before = service_->answer();
    document_->edit("Luck", [](PlanDocument::Draft& draft) { draft.plan.hero.luck = 5; });
    QVERIFY(service_->isCurrent());
    QCOMPARE(service_->answer(), before);
}

void EngravingModelsTest::newerEditSupersedes() {
    for (int i = 1; i <= 20; ++i) {
        edit([i](plan::Engraving& each) {
            each.text = std::string(static_cast<std::size_t>(i), 'x');
        });
        QVERIFY(!service_->isCurrent());
    }
    settle();
    QCOMPARE(service_->answer()->request.text.size(), std::size_t{20});
}

void EngravingModelsTest::canEndAtAnyTime() {
    for (int i = 0; i < 30; ++i) {
        EngravingService service(*document_);
        edit([i](plan::Engraving& each) { each.text = i % 2 == 0 ? "x" : "y"; });
        QTest::qWait(i % 3);
    }
}

void EngravingModelsTest::textFaultsNameTheRule() {
    using engraving_edits::textFault;
    QVERIFY(!textFault(""));
    QVERIFY(!textFault(QString(255, '~')));
    QVERIFY(textFault(QString(256, 'x'))->contains("255"));
    QVERIFY(textFault(QStringLiteral("a\tb"))->contains("place 2"));
    QVERIFY(textFault(QStringLiteral("ß"))->contains("ASCII"));
}

void EngravingModelsTest::cellsSkipSqueezedBlanks() {
    edit([](plan::Engraving& each) { each.text = "a  b"; });
    settle();
    const auto& writing = *service_->answer()->answer.writing;
    QCOMPARE(writing.wanted, std::string("a b"));
    QCOMPARE(writing.letterErrors.size(), writing.wanted.size());
}

QTEST_MAIN(EngravingModelsTest)
#include "engraving_models_test.moc"
