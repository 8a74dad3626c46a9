#include "ui/models/odds_service.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include "tests/ui/support/plans.h"
#include "tests/ui/support/test_entry.h"
#include "ui/document/plan_document.h"

namespace polyplan::ui {
namespace {

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

void OddsServiceTest::canEndAtAnyTime() {
    for (int i = 0; i < 50; ++i) {
        OddsService service(*document_);
        document_->edit("Luck", [i](PlanDocument::Draft& draft) { draft.plan.hero.luck = i % 2; });
        QTest::qWait(i % 3);
    }
}

POLYPLAN_UI_TEST(OddsServiceTest, Offscreen);

}  // namespace
}  // namespace polyplan::ui

#include "odds_service_test.moc"
