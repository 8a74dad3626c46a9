#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include "tests/ui/support/drag.h"
#include "tests/ui/support/menu.h"
#include "tests/ui/support/plans.h"
#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/window_fixture.h"
#include "tests/ui/theft/theft_window.h"
#include "ui/charts/curve_chart.h"
#include "ui/document/plan_document.h"
#include "ui/look/text.h"
#include "ui/look/theme.h"
#include "ui/models/report_model.h"
#include "ui/models/theft/remedies_model.h"
#include "ui/models/theft/theft_editor.h"
#include "ui/models/theft/theft_service.h"
#include "ui/polypile/import_dialog.h"
#include "ui/theft/theft_form.h"
#include "ui/theft/theft_view.h"
#include "ui/theft/things_panel.h"

namespace polyplan::ui {
namespace {

using theft::Kind;

/// What a theft takes over from the plan and from texts of the game, in the real window.
class TheftImportTest : public TheftFixture {
    Q_OBJECT

  private Q_SLOTS:
    void firstThingsOfThePlanReplaceTheExample();
    void whatIsTakenOverIsChosenAndNamed();
    void stepsGoOnFromWhatIsLeftOut();
    void oneQuestArtifactIsSupposedToBeOfTheRole();
    void lookalikeIsTakenForTheAmulet();
    void whatIsInAContainerComesIntoTheBag();
    void importIsOfferedWhereItIsShown();
    void importWithoutPreySaysSo();
    void imitationsKeepTheirNumbers();
};

void TheftImportTest::firstThingsOfThePlanReplaceTheExample() {
    plan::Document plan = test::smallPlan();
    plan::Stack orb = test::stack("crystal ball");
    orb.artifact = "The Orb of Fate";
    plan.inventory = {orb, test::stack("Bell of Opening")};
    document().reset(plan);
    settle();
    QTest::mouseClick(child<QToolButton>("takeThings"), Qt::LeftButton);
    QCOMPARE(kinds(false), (std::vector{Kind::QuestArtifact, Kind::BellOfOpening}));
    QCOMPARE(request().inventory.front().name, std::string("The Orb of Fate"));
    QCOMPARE(steps(), 1);
    QTest::mouseClick(child<QToolButton>("takeThings"), Qt::LeftButton);
    QCOMPARE(steps(), 1);
    QTRY_VERIFY(window_->statusBar()->currentMessage().contains(QStringLiteral("nothing more")));
}

void TheftImportTest::whatIsTakenOverIsChosenAndNamed() {
    QVERIFY(test::pickFromMenu(*child<QToolButton>("addThing"), QStringLiteral("bell")));
    settle();
    plan::Document plan = document().plan();
    plan::Stack orb = test::stack("crystal ball");
    orb.artifact = "The Orb of Fate";
    plan.inventory = {orb, test::stack("Candelabrum of Invocation")};
    document().reset(plan);
    settle();
    const int before = static_cast<int>(request().inventory.size());
    QTest::mouseClick(child<QToolButton>("takeThings"), Qt::LeftButton);
    QCOMPARE(window_->statusBar()->currentMessage(),
             QStringLiteral("Taken over: Candelabrum of Invocation."));
    auto* list = child<QListView>("openThings");
    const QModelIndexList chosen = list->selectionModel()->selectedIndexes();
    QCOMPARE(chosen.size(), request().inventory.size() - std::size_t(before));
    QTRY_VERIFY(list->viewport()->rect().contains(list->visualRect(chosen.back())));
    settle();
}

void TheftImportTest::stepsGoOnFromWhatIsLeftOut() {
    auto* level = child<QSpinBox>("theft monster_level");
    auto* speed = child<QSpinBox>("theft monster_speed");
    QVERIFY(!request().monsterLevel && !request().monsterSpeed);
    level->setFocus();
    QTest::keyClick(level, Qt::Key_Up);
    QCOMPARE(request().monsterLevel, std::optional(31));
    speed->setFocus();
    QTest::keyClick(speed, Qt::Key_Up);
    QCOMPARE(request().monsterSpeed, std::optional(13));
    QTest::keyClick(speed, Qt::Key_Down);
    QCOMPARE(request().monsterSpeed, std::optional(12));
}

void TheftImportTest::oneQuestArtifactIsSupposedToBeOfTheRole() {
    for (const nethack::Game game : {nethack::Game::NetHack343, nethack::Game::NetHack367}) {
        plan::Document plan = test::smallPlan();
        plan.game = game;
        const ObjectTable& objects = *test::catalogues().objects(game);
        for (const auto& [object, artifact] : {std::pair("crystal ball", "The Orb of Fate"),
                                               std::pair("luckstone", "The Heart of Ahriman")}) {
            plan::Stack& stack = plan.inventory.emplace_back();
            stack.object = *objects.find(object);
            stack.artifact = artifact;
        }
        document().reset(plan);
        settle();
        QTest::mouseClick(child<QToolButton>("takeThings"), Qt::LeftButton);
        QTRY_VERIFY(window_->statusBar()->currentMessage().startsWith(
            QStringLiteral("Taken over: The Orb of Fate, The Heart of Ahriman.")));
        QCOMPARE(window_->statusBar()->currentMessage().contains(
                     QStringLiteral("supposed to be your own role's")),
                 game == nethack::Game::NetHack343);
    }
}

void TheftImportTest::lookalikeIsTakenForTheAmulet() {
    plan::Document plan = test::smallPlan();
    plan::Stack& amulet = plan.inventory.emplace_back();
    amulet.object = test::catalogues()
                        .objects(plan.game)
                        ->findLook(ObjectClass::Amulet, "Amulet of Yendor")
                        .value();
    document().reset(plan);
    settle();
    QTest::mouseClick(child<QToolButton>("takeThings"), Qt::LeftButton);
    QCOMPARE(kinds(false), std::vector{Kind::Amulet});
    QTRY_VERIFY(window_->statusBar()->currentMessage().contains(QStringLiteral("imitation looks")));
    plan.inventory.push_back(plan.inventory.front());
    document().reset(plan);
    settle();
    QTest::mouseClick(child<QToolButton>("takeThings"), Qt::LeftButton);
    QCOMPARE(kinds(false), (std::vector{Kind::Amulet, Kind::FakeAmulet}));
    QTRY_VERIFY(window_->statusBar()->currentMessage().contains(QStringLiteral("at most one is")));
}

void TheftImportTest::whatIsInAContainerComesIntoTheBag() {
    plan::Document plan = test::smallPlan();
    plan::Stack orb = test::stack("crystal ball");
    orb.artifact = "The Orb of Fate";
    orb.inContainer = true;
    plan.inventory = {orb, test::stack("Bell of Opening")};
    document().reset(plan);
    settle();
    QTest::mouseClick(child<QToolButton>("takeThings"), Qt::LeftButton);
    QCOMPARE(kinds(true), std::vector{Kind::QuestArtifact});
    QCOMPARE(kinds(false), std::vector{Kind::BellOfOpening});
}

void TheftImportTest::importIsOfferedWhereItIsShown() {
    const auto* told = child<QLabel>("importedThings");
    QVERIFY(!told->isVisible());
    import(QStringLiteral("a - the uncursed Candelabrum of Invocation\nb - 2 uncursed daggers\n"));
    QTRY_VERIFY(told->isVisible());
    QVERIFY2(told->text().endsWith(QStringLiteral("a thief is after: Candelabrum of Invocation.")),
             qPrintable(told->text()));
    auto* take = child<QPushButton>("takeImported");
    QVERIFY(take->isVisible());
    QTest::mouseClick(take, Qt::LeftButton);
    settle();
    QCOMPARE(kinds(false).back(), Kind::Candelabrum);
    QVERIFY(!told->isVisible());
    // What undo gives back to the plan is no import.
    document().undoStack().undo();
    QVERIFY(!told->isVisible());
}

void TheftImportTest::importWithoutPreySaysSo() {
    const auto* told = child<QLabel>("importedThings");
    import(QStringLiteral("b - 2 uncursed daggers\n"));
    QTRY_VERIFY(told->isVisible());
    QVERIFY(told->text().contains(QStringLiteral("nothing more that a thief is after")));
    QVERIFY(!child<QPushButton>("takeImported")->isVisible());
    document().reset(test::smallPlan());
    QVERIFY(!told->isVisible());
}

void TheftImportTest::imitationsKeepTheirNumbers() {
    const auto addImitation = [this] {
        QVERIFY(test::pickFromMenu(*child<QToolButton>("addThing"), QStringLiteral("fake Amulet")));
        settle();
    };
    while (list("openThings")->model()->rowCount() > 0) {
        click(list("openThings"), 0);
        key(Qt::Key_Delete);
        settle();
    }
    addImitation();
    addImitation();
    addImitation();
    const QString first = QStringLiteral("fake Amulet");
    const QString second = QStringLiteral("fake Amulet 2");
    const QString third = QStringLiteral("fake Amulet 3");
    QCOMPARE(names("openThings"), (std::vector{first, second, third}));
    click(list("openThings"), 1);
    key(Qt::Key_Delete);
    settle();
    QCOMPARE(names("openThings"), (std::vector{first, third}));
    click(list("openThings"), 1);
    key(Qt::Key_Up, Qt::AltModifier);
    settle();
    QCOMPARE(names("openThings"), (std::vector{third, first}));
    addImitation();
    QCOMPARE(names("openThings"), (std::vector{third, first, second}));
}

POLYPLAN_UI_TEST(TheftImportTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "theft_import_test.moc"
