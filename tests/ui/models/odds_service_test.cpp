#include "ui/models/odds_service.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include "tests/ui/support/plans.h"
#include "tests/ui/support/test_entry.h"
#include "ui/document/plan_document.h"

namespace polyplan::ui {
namespace {

using nethack::polypile::SeriesAnswer;
using test::catalogues;
using test::smallPlan;

class OddsServiceTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".?")));
        document_ = std::make_unique<PlanDocument>(catalogues());
        document_->reset(smallPlan());
    }

    void answersEveryEdit();
    void gameWithoutRulesHasNoOdds();
    void zapsOfLoneStacksAreExact();
    void sampledZapsComeInStages();
    void otherStrategyHasItsOwnZaps();
    void canEndAtAnyTime();

  private:
    std::unique_ptr<PlanDocument> document_;
};

void OddsServiceTest::answersEveryEdit() {
    OddsService service(*document_);
    QVERIFY(!service.isCurrent());
    QTRY_VERIFY(service.isComplete());
    for (int luck = 1; luck <= 10; ++luck) {
        document_->edit("Luck",
                        [luck](PlanDocument::Draft& draft) { draft.plan.hero.luck = luck; });
        QVERIFY(!service.isCurrent());
    }
    QTRY_VERIFY(service.isComplete());
}

void OddsServiceTest::gameWithoutRulesHasNoOdds() {
    OddsService service(*document_);
    QTRY_VERIFY(service.isComplete());
    plan::Document other;
    other.game = nethack::Game::DNetHack;
    other.strategies.emplace_back();
    document_->reset(other);
    QVERIFY(service.isComplete());
    QVERIFY(service.answer() == nullptr);
}

void OddsServiceTest::zapsOfLoneStacksAreExact() {
    plan::Document plan = test::documentOf({{test::stack("unicorn horn")}});
    plan.strategies[0].polypile->goals.emplace_back().object = test::object("magic marker");
    document_->reset(plan);
    OddsService service(*document_);
    QVERIFY(service.series() == nullptr);
    document_->edit("Zaps", [](PlanDocument::Draft& draft) { draft.polypile.zaps = 30; });
    QTRY_VERIFY(service.isSeriesComplete());
    QCOMPARE(service.series()->byZap.size(), std::size_t{30});
    QVERIFY(service.series()->byZap.back().provenance.method == Method::Exact);
    QTRY_VERIFY(service.isComplete());
    QCOMPARE(service.series()->byZap.front().allGoals.value, service.answer()->allGoals.value);
    QVERIFY(service.seriesReport().figure("polypile/zaps/for/all/25") != nullptr);
    document_->edit("Zaps", [](PlanDocument::Draft& draft) { draft.polypile.zaps = 1; });
    QVERIFY(service.series() == nullptr);
    QVERIFY(service.isSeriesComplete());
    QVERIFY(service.isComplete());
}

void OddsServiceTest::sampledZapsComeInStages() {
    OddsService service(*document_);
    document_->edit("Zaps", [](PlanDocument::Draft& draft) { draft.polypile.zaps = 4; });
    QTRY_VERIFY(service.series() != nullptr);
    const auto first = service.series();
    const auto samples = [](const SeriesAnswer& answer) {
        return answer.byZap.back().provenance.samples;
    };
    QVERIFY(first->byZap.front().provenance.method == Method::Exact);
    QVERIFY(first->byZap.back().allGoals.standardError > 0);
    QTRY_VERIFY_WITH_TIMEOUT(samples(*service.series()) > samples(*first), 60'000);
    QVERIFY(service.series()->byZap.back().allGoals.standardError <
            first->byZap.back().allGoals.standardError);
    QVERIFY(service.isSeriesCurrent());
}

void OddsServiceTest::otherStrategyHasItsOwnZaps() {
    plan::Document plan = smallPlan();
    plan.strategies.push_back(plan.strategies.front());
    plan.strategies.back().name = "Zapped often";
    plan.strategies.back().polypile->zaps = 3;
    document_->reset(plan);
    OddsService service(*document_);
    QVERIFY(service.series() == nullptr);
    document_->setStrategyIndex(1);
    QTRY_VERIFY(service.series() != nullptr);
    QCOMPARE(service.series()->byZap.size(), std::size_t{3});
    document_->setStrategyIndex(0);
    QVERIFY(service.series() == nullptr);
}

void OddsServiceTest::canEndAtAnyTime() {
    for (int i = 0; i < 50; ++i) {
        OddsService service(*document_);
        document_->edit("Luck", [i](PlanDocument::Draft& draft) {
            draft.plan.hero.luck = i % 2;
            draft.polypile.zaps = 1 + i % 3;
        });
        QTest::qWait(i % 3);
    }
}

POLYPLAN_UI_TEST(OddsServiceTest, Offscreen);

}  // namespace
}  // namespace polyplan::ui

#include "odds_service_test.moc"
