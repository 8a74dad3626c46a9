#include "ui/models/trial_odds.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include "core/plan/edits/line_edits.h"
#include "tests/ui/support/plans.h"
#include "tests/ui/support/test_entry.h"
#include "ui/look/figures.h"
#include "ui/models/odds_service.h"

namespace polyplan::ui {
namespace {

using test::smallPlan;

class TrialOddsTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".?")));
        document_ = std::make_unique<PlanDocument>(test::catalogues());
        document_->reset(smallPlan());
        service_ = std::make_unique<OddsService>(*document_);
        trial_ = std::make_unique<TrialOdds>(*document_, *service_);
    }
    void cleanup() {
        trial_.reset();
        service_.reset();
        document_.reset();
    }

    void tellsWhatTheChangeWouldBring();
    void refusalHasNoFigures();
    void newestQuestionIsAnswered();
    void followsThePlan();
    void startsFromNothing();
    void canEndAtAnyTime();
    void changesReadWell();

  private:
    static TrialOdds::Change moveTo(LinePlace place) {
        return [place](PlanDocument::Draft& draft) {
            return plan::line_edits::move(draft, {{0, 0}}, place);
        };
    }

    std::unique_ptr<PlanDocument> document_;
    std::unique_ptr<OddsService> service_;
    std::unique_ptr<TrialOdds> trial_;
};

void TrialOddsTest::tellsWhatTheChangeWouldBring() {
    QTRY_VERIFY(service_->isComplete());
    const double now = service_->answer()->goals.front().probability.value;
    trial_->ask(moveTo({2, 1}), 2);
    QVERIFY(trial_->answer() == nullptr);
    QTRY_VERIFY(trial_->answer() != nullptr);
    QVERIFY(document_->plan() == smallPlan());
    QCOMPARE(document_->undoStack().count(), 0);

    const auto changes = trial_->answer()->changes;
    QCOMPARE(changes.size(), 3u);
    document_->edit("Move", [](PlanDocument::Draft& draft) { moveTo({2, 1})(draft); });
    QTRY_VERIFY(service_->isComplete());
    const auto& after = *service_->answer();
    QCOMPARE(changes[0].label, QString("At least 1 magic marker"));
    QCOMPARE(changes[0].now, now);
    QCOMPARE(changes[0].then, after.goals.front().probability.value);
    QCOMPARE(changes[1].label, QString("Golem on square 2"));
    double golem = 0;
    for (const auto& [kind, chance] : after.piles[1].ifHit.golem) {
        golem += kind == nethack::polypile::Golem::None ? 0.0 : chance;
    }
    QCOMPARE(changes[1].then, golem);
    QCOMPARE(changes[2].label, QString("Items lost"));
    double left = 0;
    for (const auto& pile : after.piles) {
        for (const auto& object : pile.overall) {
            left += object.meanQuantity;
        }
    }
    QVERIFY(qAbs(changes[2].then - (11 - left)) < 1e-12);
}

void TrialOddsTest::refusalHasNoFigures() {
    trial_->ask(moveTo({80, 0}), 80);
    QTRY_VERIFY(trial_->answer() != nullptr);
    QVERIFY(trial_->answer()->refusal.contains("square 80"));
    QVERIFY(trial_->answer()->changes.empty());
}

void TrialOddsTest::newestQuestionIsAnswered() {
    QSignalSpy answers(trial_.get(), &TrialOdds::answered);
    for (int distance = 3; distance <= 40; ++distance) {
        trial_->ask(moveTo({distance, 0}), distance);
    }
    QTRY_VERIFY(trial_->answer() != nullptr);
    QCOMPARE(trial_->answer()->changes[1].label, QString("Golem on square 40"));
    trial_->ask(moveTo({3, 0}), 3);
    trial_->withdraw();
    QTest::qWait(50);
    QVERIFY(trial_->answer() == nullptr);
}

void TrialOddsTest::followsThePlan() {
    trial_->ask(moveTo({2, 0}), 2);
    QTRY_VERIFY(trial_->answer() != nullptr);
    const double before = trial_->answer()->changes[0].now;
    document_->edit("Remove", [](PlanDocument::Draft& draft) {
        plan::line_edits::remove(draft, {{0, 1}, {0, 2}});
    });
    trial_->ask(moveTo({2, 0}), 2);
    QTRY_VERIFY(trial_->answer() != nullptr);
    QVERIFY(trial_->answer()->changes[0].now != before);
}

void TrialOddsTest::startsFromNothing() {
    document_->reset({});
    trial_->ask(
        [](PlanDocument::Draft& draft) {
            return plan::line_edits::insert(draft, {test::stack("dagger", 2)}, {1, 0});
        },
        1);
    QTRY_VERIFY(trial_->answer() != nullptr);
    QCOMPARE(trial_->answer()->changes.size(), 2u);
    QCOMPARE(trial_->answer()->changes[1].now, 0.0);
    QVERIFY(trial_->answer()->changes[1].then > 0);
}

void TrialOddsTest::canEndAtAnyTime() {
    for (int i = 0; i < 50; ++i) {
        TrialOdds trial(*document_, *service_);
        trial.ask(moveTo({3 + i % 5, 0}), 3);
        QTest::qWait(i % 3);
    }
}

void TrialOddsTest::changesReadWell() {
    FigureChange goal{.label = "All goals",
                      .now = 0.129,
                      .then = 0.141,
                      .standardError = 0,
                      .isProbability = true,
                      .better = Better::Higher};
    QCOMPARE(valueText(goal), percent(0.141));
    QCOMPARE(changeText(goal), QString("+1.2"));
    QCOMPARE(spokenText(goal), QString("All goals 14.1 %, up 1.2"));
    QVERIFY(goal.isBetter());
    goal.then = 0.12;
    QCOMPARE(changeText(goal), QString("−0.90"));
    QVERIFY(!goal.isBetter());
    goal.then = 0.129 + 1e-6;
    QCOMPARE(changeText(goal), QString("< +0.01"));
    QCOMPARE(spokenText(goal), QString("All goals 12.9 %, up less than 0.01"));
    goal.then = 0.129 - 1e-6;
    QCOMPARE(changeText(goal), QString("> −0.01"));
    QCOMPARE(spokenText(goal), QString("All goals 12.9 %, down less than 0.01"));
    goal.then = 0.129 + 1e-15;
    QCOMPARE(changeText(goal), QString("same"));
    QCOMPARE(spokenText(goal), QString("All goals 12.9 %, as before"));
    goal.then = 0.141;
    goal.standardError = 0.01;
    QCOMPARE(changeText(goal), QString("same"));
    QCOMPARE(valueText(goal), QString("≈ 14.1 %"));
    FigureChange lost{.label = "Items lost",
                      .now = 8.25,
                      .then = 7.25,
                      .standardError = 0,
                      .isProbability = false,
                      .better = Better::Lower};
    QCOMPARE(valueText(lost), QString("7.25"));
    QCOMPARE(changeText(lost), QString("−1.0"));
    QVERIFY(lost.isBetter());
}

POLYPLAN_UI_TEST(TrialOddsTest, Offscreen);

}  // namespace
}  // namespace polyplan::ui

#include "trial_odds_test.moc"
