#include <QElapsedTimer>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <array>
#include <memory>

#include "core/plan/heartbeat_question.h"
#include "resources/embedded_data.h"
#include "tests/ui/support/plans.h"
#include "tests/ui/support/test_entry.h"
#include "ui/document/plan_document.h"
#include "ui/document/recovery.h"
#include "ui/models/odds_service.h"
#include "ui/models/trial_odds.h"
#include "ui/polypile/derivation_dialog.h"
#include "ui/shell/image_commands.h"
#include "ui/shell/main_window.h"
#include "ui/shell/perspective_stack.h"

namespace polyplan::ui {
namespace {

#ifdef POLYPLAN_INSTRUMENTED
constexpr int mostMilliseconds = 5'000;
#else
constexpr int mostMilliseconds = 1'000;
#endif

plan::Engraving longEngraving(std::size_t letters, int times, int samples) {
    plan::Engraving engraving;
    engraving.text = std::string(letters, 'E');
    engraving.engravingType = nethack::engraving::Type::Dust;
    engraving.events.push_back(
        {.cause = nethack::engraving::Cause::Melee, .times = times, .dexterity = {}});
    engraving.samples = samples;
    return engraving;
}

plan::Attack attackOf(const std::string& dice, int casts) {
    plan::Attack attack;
    attack.damage = dice;
    attack.monster.id = 500;
    attack.casts = casts;
    return attack;
}

/// Something to be worked out in every perspective.
plan::Document busyPlan() {
    plan::Document document = test::smallPlan();
    plan::Strategy& strategy = document.strategies.front();
    strategy.engraving = longEngraving(100, 100, 2'000);
    strategy.damage = {attackOf("40d20", 20), attackOf("12d8", 5)};
    return document;
}

plan::Document hugeLine() {
    plan::Document document =
        test::documentOf(std::vector(40, std::vector(400, test::stack("potion of water", 7))));
    document.strategies.front().polypile->goals.emplace_back().object =
        test::object("magic marker");
    return document;
}

plan::Document hugeEngraving() {
    plan::Document document = test::smallPlan();
    document.strategies.front().engraving = longEngraving(255, 1'000, 10'000'000);
    return document;
}

plan::Document hugeDamage() {
    plan::Document document = test::smallPlan();
    document.strategies.front().damage = {attackOf("1000d1000", 100), attackOf("999d1000", 100)};
    return document;
}

plan::Document hugeTheft() {
    plan::Document document = test::smallPlan();
    nethack::theft::Request& theft = document.strategies.front().theft.emplace();
    theft.monster = "Wizard of Yendor";
    theft.inventory = {{.kind = nethack::theft::Kind::Amulet, .name = ""},
                       {.kind = nethack::theft::Kind::BellOfOpening, .name = ""},
                       {.kind = nethack::theft::Kind::Candelabrum, .name = ""},
                       {.kind = nethack::theft::Kind::BookOfTheDead, .name = ""},
                       {.kind = nethack::theft::Kind::QuestArtifact, .name = ""}};
    theft.turns = nethack::theft::limits::turns.most;
    return document;
}

plan::Document hugeHeartbeat() {
    plan::Document document = test::smallPlan();
    plan::Heartbeat& heartbeat = document.strategies.front().heartbeat.emplace();
    heartbeat = plan::firstHeartbeat();
    heartbeat.creature.maxHp = powder::limits::maxHp.most;
    heartbeat.square.smoke = powder::Smoke::Poison;
    heartbeat.square.smokeLasts = true;
    heartbeat.otherOutfit.emplace();
    heartbeat.heartbeats = powder::limits::heartbeats.most;
    return document;
}

/// The window may go at any time, whatever is being done in the background.
class ClosingTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    static void edit(MainWindow& window, int round) {
        window.document().edit("Edit", [round](PlanDocument::Draft& draft) {
            draft.plan.hero.luck = round % 13;
            if (draft.strategy.engraving) {
                draft.strategy.engraving->text += 'x';
            }
            if (!draft.strategy.damage.empty()) {
                draft.strategy.damage.front().damage = std::to_string(20 + round) + "d9";
            }
        });
    }

    /// Something beside the odds that is at work when the window goes.
    void start(MainWindow& window, int round) {
        switch (round % 4) {
            case 0:
                window.image().exportTo(folder_.filePath("picture.png"), PictureFormat::Png,
                                        {.parts = {}, .theme = ThemeMode::Light, .scale = 2});
                break;
            case 1: {
                auto* trial = new TrialOdds(window.document(), window.odds(), &window);
                trial->ask(
                    [](PlanDocument::Draft& draft) -> plan::Refusal {
                        draft.polypile.line.front().stacks.pop_back();
                        return std::nullopt;
                    },
                    1);
                break;
            }
            case 2: {
                auto* dialog = new DerivationDialog(window.document(), window.odds(), &window);
                dialog->open({}, window.geometry());
                break;
            }
            default:
                window.image().copy();
        }
    }

  private Q_SLOTS:
    void initTestCase() {
        // What the windows leave behind must not be offered to other tests.
        qputenv("HOME", QFile::encodeName(folder_.path()));
        QStandardPaths::setTestModeEnabled(true);
    }

    void inTheMiddleOfEverything() {
        std::unique_ptr<plan::Catalogues> catalogues;
        for (int round = 0; round < 200; ++round) {
            // Those of the windows before go: reading them takes longer than a window.
            if (round % 10 == 0) {
                catalogues = std::make_unique<plan::Catalogues>(resources::loadCatalogues());
            }
            auto window = std::make_unique<MainWindow>(*catalogues);
            window->recovery().findChild<QTimer*>()->setInterval(0);
            window->document().reset(busyPlan());
            window->show();
            window->findChild<PerspectiveStack*>()->setCurrent(round % 4);
            edit(*window, round);
            QTest::qWait(round % 7 * 5);
            start(*window, round);
            edit(*window, round + 1);
            QTest::qWait(round % 11 * 3);
            if (round % 2 == 0) {
                window->document().undoStack().setClean();
                QVERIFY(window->close());
            }
        }
    }

    void endsWhateverIsComputed_data() {
        QTest::addColumn<int>("perspective");
        QTest::newRow("line") << 0;
        QTest::newRow("comparison") << 1;
        QTest::newRow("engraving") << 2;
        QTest::newRow("damage") << 3;
        QTest::newRow("theft") << 4;
        QTest::newRow("heartbeat") << 5;
    }

    void endsWhateverIsComputed() {
        QFETCH(const int, perspective);
        auto window = std::make_unique<MainWindow>(test::catalogues());
        window->findChild<PerspectiveStack*>()->setCurrent(perspective);
        window->show();
        static constexpr std::array plans = {hugeLine,   hugeLine,  hugeEngraving,
                                             hugeDamage, hugeTheft, hugeHeartbeat};
        window->document().reset(plans.at(static_cast<std::size_t>(perspective))());
        QTest::qWait(700);
        QElapsedTimer timer;
        timer.start();
        window.reset();
        const qint64 taken = timer.elapsed();
        QVERIFY2(taken < mostMilliseconds, qPrintable(QString::number(taken)));
    }

    void givesUpAPicture() {
        auto window = std::make_unique<MainWindow>(test::catalogues());
        window->document().reset(hugeLine());
        window->show();
        window->image().exportTo(folder_.filePath("huge.svg"), PictureFormat::Svg, {});
        QTest::qWait(700);
        QElapsedTimer timer;
        timer.start();
        window.reset();
        const qint64 taken = timer.elapsed();
        QVERIFY2(taken < mostMilliseconds, qPrintable(QString::number(taken)));
    }
};

POLYPLAN_UI_TEST(ClosingTest, Offscreen);

}  // namespace
}  // namespace polyplan::ui

#include "closing_test.moc"
