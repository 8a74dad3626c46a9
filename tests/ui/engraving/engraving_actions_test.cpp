#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QHeaderView>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStatusBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QToolTip>
#include <QTreeView>
#include <algorithm>
#include <cmath>

#include "core/plan/json.h"
#include "tests/ui/engraving/engraving_window.h"
#include "tests/ui/support/drag.h"
#include "tests/ui/support/menu.h"
#include "tests/ui/support/next_question.h"
#include "tests/ui/support/plans.h"
#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/tool_tips.h"
#include "ui/charts/curve_chart.h"
#include "ui/look/contrast.h"
#include "ui/look/figures.h"
#include "ui/look/metrics.h"
#include "ui/look/theme.h"
#include "ui/models/engraving/stylus_table_model.h"
#include "ui/models/engraving/stylus_tree_model.h"
#include "ui/polypile/line_board.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/theme_choice.h"

namespace polyplan::ui {
namespace {

using nethack::engraving::Cause;
using test::pickFromMenu;

/// What a user does in the Engraving perspective beyond single fields: menus, drags, files, and
/// what is typed wrong.
class EngravingActionsTest : public test::EngravingFixture {
    Q_OBJECT

  public:
    EngravingActionsTest() : EngravingFixture(Needs::Drag) {}

  private Q_SLOTS:
    void labelIsSeenUnderThePile();
    void labelGoesByTheStateOfTheStylus();
    void onlyWhatIsPutOnIsWorn();
    void whatIsInUseIsWornOrWielded();
    void whatIsNotIdentifiedOffersItsKinds();
    void wornThingsOfOldPlansAreTakenOff();
    void presetsAreTakenAndUndone_data();
    void presetsAreTakenAndUndone();
    void presetOfRidingRides();
    void whoDoesNotRideIsNotToldSo();
    void dexterityOfATurnIsTyped();
    void turnsFollowTheDexterityOfTheBar();
    void dexterityOfTheBarIsNoneOfItsOwn();
    void escapeEndsADragWithoutAMove();
    void firstAttackDeletesElbereth();
    void attacksBeyondTheFirstStandBelowTheDeletion();
    void deletionAfterSeveralAttacksIsRemarked();
    void whatAnAttackDeletesGoesWithIt();
    void attacksByMovingWearAsMoves();
    void presetsFollowTheGame();
    void declinedVersionLeavesTheEngravingsOwn();
    void stylusThatTheOtherGameLacksIsAskedAbout();
    void aTextWithoutAStylusIsWrittenWithFingers();
    void scenarioSaysWhatDoesNothing();
    void rulesOfWhatIsChosenAreSeen();
    void eventsThatComeBackAreChosen();
    void eventThatWasMovedIsChosenAlone();
    void curvesOfOthersDoNotHideARefusal();
    void refusedTextStaysWhileTheRestIsChanged_data();
    void refusedTextStaysWhileTheRestIsChanged();
    void savingTellsOfATextThatIsNotTaken();
    void chartSaysWhenItIsFull();
    void reasonsLeaveTheColumnsInPlace();
    void filterMarksTheStylusInUseAlone();
    void costsAreThoseOfTheGoesShown();
    void severalGoesAreNotAtOnce();
    void whatBlindsIsNotTheSafest();
    void nothingLastsLongestWhereAllIsDeleted();
    void whatIsOfTheWholeTextSaysSo();
    void engravingIsSavedAndOpenedAgain();
    void scenarioHasNoMoreEventsThanAFile();
    void timesBeyondTheMostAreNotLostWithTheKeys();
    void escapeGivesUpTimesWithoutAWord();
    void boxesAreSeenInBothThemes();
    void searchCountsWhatItFinds();
    void figuresOfStylusesTakeTheRoomTheyNeed();
    void stylusesTellWhatTheirFigureIsOf();
    void listOfStylusesFollowsTheStrategy();
    void whatIsChosenStaysInSight();
    void menuButtonsAreNotLitOnceTheirMenuIsClosed();

  private:
    void start() override {
        EngravingFixture::start();
        writeElbereth();
    }
    /// Of all events, in their order.
    std::vector<Cause> causes() {
        std::vector<Cause> all;
        for (const auto& event : engraving().events) {
            all.push_back(event.cause);
        }
        return all;
    }
    QToolButton& button(const char* name) { return *child<QToolButton>(name); }
    QTableView& table(const char* name) { return *child<QTableView>(name); }
    void undo() { QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier); }
    void redo() { QTest::keyClick(window_.get(), Qt::Key_Y, Qt::ControlModifier); }
    void search(const QString& stylus) {
        auto* field = child<QLineEdit>("stylusSearch");
        QTest::mouseClick(field, Qt::LeftButton);
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, stylus);
        QTest::keyClick(field, Qt::Key_Return);
        settle();
    }
    void check(const char* box) {
        auto* field = child<QCheckBox>(box);
        QTest::mouseClick(field, Qt::LeftButton, {}, QPoint(5, field->height() / 2));
        settle();
    }

    /// Writes the plan to a file and opens it from there.
    void openFrom(const QString& path) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(plan::writeDocument(plan(), test::catalogues())));
        file.close();
        document().undoStack().setClean();
        QVERIFY(window_->file().open(path));
    }
    /// Types into a cell of the scenario; leaves it as it is where there is nothing to type.
    void typeIntoScenario(int row, int column, const QString& number,
                          Qt::Key end = Qt::Key_Return) {
        QTableView& scenario = table("scenario");
        const QPoint at = scenario.visualRect(scenario.model()->index(row, column)).center();
        QTest::mouseClick(scenario.viewport(), Qt::LeftButton, {}, at);
        QTest::mouseDClick(scenario.viewport(), Qt::LeftButton, {}, at);
        QTest::mouseRelease(scenario.viewport(), Qt::LeftButton, {}, at);
        QPointer<QSpinBox> field = scenario.findChild<QSpinBox*>();
        QVERIFY(field != nullptr);
        if (!number.isEmpty()) {
            QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
            QTest::keyClicks(field, number);
        }
        QTest::keyClick(field, end);
        QTRY_VERIFY(field == nullptr);
    }
    /// Chooses the first game of a box: 3.4.3.
    void chooseFirst(const char* box) {
        auto* game = child<QComboBox>(box);
        game->setFocus();
        QTest::keyClick(game, Qt::Key_Home);
        QCOMPARE(game->currentText(), QString("NetHack 3.4.3"));
    }
};

void EngravingActionsTest::labelIsSeenUnderThePile() {
    QVERIFY(pickFromMenu(button("putOnPile"), "Pile 2"));
    QVERIFY(window_->statusBar()->currentMessage().contains("under pile 2"));
    QTest::keyClick(window_.get(), Qt::Key_1, Qt::ControlModifier);
    QVERIFY(board().isVisible());
    const auto figure = [this] { return board().content()->foot(1).figure; };
    QCOMPARE(board().content()->foot(1).engraving, QString("Elbereth"));
    QCOMPARE(figure(), QString("72.4 %"));  // (2257 / 2350)^8
    const QString told = board().content()->description({1, -1});
    QVERIFY2(told.contains("one walk over it does: 0 %"), qPrintable(told));
    undo();
    QCOMPARE(figure(), QString());
    redo();
    QCOMPARE(figure(), QString("72.4 %"));
}

void EngravingActionsTest::labelGoesByTheStateOfTheStylus() {
    search("long sword");
    auto* enchantment = child<QSpinBox>("stylusEnchantment");
    QTest::mouseClick(enchantment, Qt::LeftButton);
    QTest::keyClick(enchantment, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(enchantment, "-3");
    QVERIFY(pickFromMenu(button("putOnPile"), "Pile 1"));  // before the answer has come
    QCOMPARE(document().polypile().line[0].engraving.type, std::string("DUST"));
    settle();
    QTest::keyClick(enchantment, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(enchantment, "2");
    const QString text = QString::fromStdString(document().polypile().line[0].engraving.text);
    QVERIFY(pickFromMenu(button("putOnPile"), QStringLiteral("Pile 1 (now “%1”)").arg(text)));
    QCOMPARE(document().polypile().line[0].engraving.type, std::string("ENGRAVE"));
}

void EngravingActionsTest::onlyWhatIsPutOnIsWorn() {
    document().edit("Carry", [](PlanDocument::Draft& draft) {
        for (const char* name : {"magic whistle", "wand of fire", "ring of hunger",
                                 "amulet of life saving", "blindfold"}) {
            draft.plan.inventory.push_back(test::stack(name));
        }
    });
    settle();
    const auto* worn = child<QCheckBox>("stylusWorn");
    for (const char* stylus : {"magic whistle", "athame", "wand of fire"}) {
        search(stylus);
        QCOMPARE(engraving().stylus, std::optional<std::string>(stylus));
        QVERIFY2(!worn->isVisible(), stylus);
    }
    for (const char* stylus : {"ring of hunger", "amulet of life saving", "blindfold"}) {
        search(stylus);
        QCOMPARE(engraving().stylus, std::optional<std::string>(stylus));
        QVERIFY2(worn->isVisible(), stylus);
    }
    check("stylusWorn");
    QVERIFY(engraving().stylusState.worn);
    const auto& writing = view_->service().answer()->answer.writing;
    QVERIFY(writing && writing->refused);
}

void EngravingActionsTest::whatIsInUseIsWornOrWielded() {
    document().edit("Use", [](PlanDocument::Draft& draft) {
        const auto use = [&](const char* name, const char* words) {
            plan::Stack stack = test::stack(name);
            stack.inUse = words;
            draft.plan.inventory.push_back(stack);
        };
        use("blindfold", "being worn");
        use("long sword", "weapon in hand");
        use("wand of fire", "wielded");
        use("dagger", "alternate weapon; not wielded");
    });
    settle();
    const auto* tree = child<QTreeView>("styluses");
    const auto* worn = child<QCheckBox>("stylusWorn");
    const auto* wielded = child<QCheckBox>("stylusWielded");
    search("blindfold");
    QVERIFY(worn->isVisible() && worn->isChecked());
    const auto& writing = view_->service().answer()->answer.writing;
    QVERIFY(writing && writing->refused);
    QVERIFY2(writing->refused->reason.find("over the eyes") != std::string::npos,
             writing->refused->reason.c_str());
    const QModelIndex group = tree->model()->index(0, 0);
    QCOMPARE(group.data(StylusTreeModel::GroupKeyRole).toInt(), StylusTreeModel::whyNotKey);
    check("stylusWorn");
    QVERIFY(!view_->service().answer()->answer.writing->refused);

    for (const auto& [stylus, isWielded] :
         {std::pair{"long sword", true}, std::pair{"wand of fire", true},
          std::pair{"dagger", false}}) {
        search(stylus);
        QCOMPARE(engraving().stylus, std::optional<std::string>(stylus));
        QVERIFY2(wielded->isVisible() && wielded->isChecked() == isWielded, stylus);
        QVERIFY(!engraving().stylusState.worn);
    }
}

void EngravingActionsTest::whatIsNotIdentifiedOffersItsKinds() {
    const ObjectTable& objects = *test::catalogues().objects(nethack::Game::NetHack367);
    document().edit("Wand", [&](PlanDocument::Draft& draft) {
        plan::Stack wand = test::stack("athame");
        wand.object = objects.findLook(ObjectClass::Wand, "curved").value();
        draft.plan.inventory = {wand};
    });
    settle();
    auto& kinds = button("stylusKinds");
    QVERIFY(!kinds.isVisible());
    search("curved");
    QCOMPARE(engraving().stylus, std::optional<std::string>("curved wand"));
    const auto* fault = child<QLabel>("engravingFault");
    QTRY_VERIFY2(fault->text().contains("is not identified: the kinds that it may be"),
                 qPrintable(fault->text()));
    // How many they are is said beside the menu of them, by what else is known, and nowhere else.
    QVERIFY2(!fault->text().contains(QRegularExpression("\\d")), qPrintable(fault->text()));
    const auto remarks = view_->service().report().remarks;
    QVERIFY(std::ranges::none_of(
        remarks, [](const Remark& remark) { return remark.text == "The attempt takes no time."; }));
    QVERIFY(kinds.isVisible());
    const plan::Document before = document().plan();
    const auto read =
        plan::readDocument(plan::writeDocument(before, test::catalogues()), test::catalogues());
    QVERIFY(std::holds_alternative<plan::Document>(read));  // a file keeps it
    QVERIFY(std::get<plan::Document>(read) == before);

    const int steps = document().undoStack().count();
    QVERIFY(pickFromMenu(kinds, "wand of digging, " + percent(0.055)));
    QCOMPARE(engraving().stylus, std::optional<std::string>("wand of digging"));
    QCOMPARE(document().undoStack().count(), steps + 1);
    QVERIFY(!kinds.isVisible());
    settle();
    const auto& writing = view_->service().answer()->answer.writing;
    QVERIFY(writing && writing->type == nethack::engraving::Type::Engrave);
    undo();

    // What the player knows already is none of them.
    document().edit("Discover", [&](PlanDocument::Draft& draft) {
        draft.plan.discoveries = {objects.byId("wan_digging")};
    });
    QVERIFY(!pickFromMenu(kinds, "wand of digging, " + percent(0.055)));
    QCOMPARE(kinds.menu()->actions().size(), 23);
}

void EngravingActionsTest::wornThingsOfOldPlansAreTakenOff() {
    document().edit("Wear", [](PlanDocument::Draft& draft) {
        auto& strategy = draft.plan.strategies[static_cast<std::size_t>(draft.strategyIndex)];
        strategy.engraving->stylus = "magic whistle";
        strategy.engraving->stylusState.worn = true;
    });
    settle();
    const auto* worn = child<QCheckBox>("stylusWorn");
    QVERIFY(worn->isVisible() && worn->isChecked());
    check("stylusWorn");
    QVERIFY(!engraving().stylusState.worn);
    QVERIFY(!worn->isVisible());
}

void EngravingActionsTest::presetsAreTakenAndUndone_data() {
    QTest::addColumn<Cause>("first");
    QTest::addColumn<int>("events");
    QTest::newRow("Resting on the square") << Cause::Turn << 100;
    QTest::newRow("Melee") << Cause::Melee << 21;
    QTest::newRow("Ranged attacks") << Cause::Throw << 41;
    QTest::newRow("Monsters fleeing") << Cause::Turn << 20;
    QTest::newRow("Walking off and on") << Cause::Move << 10;
    QTest::newRow("Riding") << Cause::MonsterMove << 30;
}

void EngravingActionsTest::presetsAreTakenAndUndone() {
    QFETCH(Cause, first);
    QFETCH(int, events);
    const auto before = engraving().events;
    QVERIFY(pickFromMenu(button("scenarioPreset"), QTest::currentDataTag()));
    QCOMPARE(engraving().events.front().cause, first);
    settle();
    const auto& durability = view_->service().answer()->answer.durability;
    QVERIFY(durability.has_value());
    QCOMPARE(durability->entries.size(), std::size_t(events));
    undo();
    QCOMPARE(engraving().events, before);
}

void EngravingActionsTest::presetOfRidingRides() {
    const auto* riding = child<QCheckBox>("condition riding");
    auto* skill = child<QComboBox>("ridingSkill");
    const plan::Document before = document().plan();
    const int steps = document().undoStack().count();
    QVERIFY(!riding->isChecked());
    QVERIFY(pickFromMenu(button("scenarioPreset"), "Riding"));
    QCOMPARE(document().undoStack().count(), steps + 1);
    QVERIFY(riding->isChecked() && skill->isVisible());
    const QString told = window_->statusBar()->currentMessage();
    QVERIFY2(told.contains("Below Basic skill"), qPrintable(told));
    QVERIFY(child<QLabel>("scenarioRule")->text().contains("skill below Basic"));
    settle();
    const auto* fault = child<QLabel>("engravingFault");
    QTRY_VERIFY2(fault->isVisible() && fault->text().contains("skill below Basic"),
                 qPrintable(fault->text()));
    const QString note = child<QLabel>("durabilityNote")->text();
    QVERIFY2(note.startsWith("Nothing is written: ") && note.contains("skill below Basic"),
             qPrintable(note));
    skill->setFocus();
    QTest::keyClick(skill, Qt::Key_End);
    QCOMPARE(skill->currentText(), QString("Expert"));
    settle();
    QTRY_VERIFY(!fault->isVisible());
    QVERIFY(pickFromMenu(button("scenarioPreset"), "Resting on the square"));
    QVERIFY2(!riding->isChecked(), "what the preset needed went with it");
    undo();
    QVERIFY(riding->isChecked());
    undo();
    undo();
    QVERIFY(document().plan() == before);
    QVERIFY(!riding->isChecked());
}

void EngravingActionsTest::whoDoesNotRideIsNotToldSo() {
    const auto* rule = child<QLabel>("scenarioRule");
    QVERIFY(pickFromMenu(button("scenarioPreset"), "Riding"));
    QVERIFY2(rule->text().contains("You ride"), qPrintable(rule->text()));
    check("condition riding");
    QVERIFY2(!rule->text().contains("You ride"), qPrintable(rule->text()));
    check("condition riding");
    QVERIFY2(rule->text().contains("You ride"), qPrintable(rule->text()));
}

void EngravingActionsTest::dexterityOfATurnIsTyped() {
    QCOMPARE(table("scenario").model()->index(0, 2).data().toString(), QString("Dex 10"));
    typeIntoScenario(0, 2, "18");
    QTRY_COMPARE(engraving().events[0].dexterity, std::optional(18));
    settle();
    const auto& entries = view_->service().answer()->answer.durability->entries;
    // Reference section 10, example 9: a turn scuffs with 1 in 94.
    QVERIFY(qAbs(entries.front().figures.intact - 93.0 / 94) < 1e-9);
}

void EngravingActionsTest::turnsFollowTheDexterityOfTheBar() {
    QVERIFY(pickFromMenu(button("scenarioPreset"), "Resting on the square"));
    auto* bar = child<QSpinBox>("engravingDexterity");
    const auto set = [&](const char* dexterity) {
        QTest::mouseClick(bar, Qt::LeftButton);
        QTest::keyClick(bar, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(bar, dexterity);
    };
    const QModelIndex shown = table("scenario").model()->index(0, 2);
    const QSignalSpy changes(shown.model(), &QAbstractItemModel::dataChanged);
    for (const auto& [typed, chance] : {std::pair{"18", 93.0 / 94}, std::pair{"12", 75.0 / 76}}) {
        const auto before = changes.size();
        set(typed);
        QVERIFY(changes.size() > before);
        QCOMPARE(shown.data().toString(), QString("Dex %1").arg(typed));
        settle();
        const auto& entries = view_->service().answer()->answer.durability->entries;
        QVERIFY(qAbs(entries.front().figures.intact - chance) < 1e-9);
    }
    typeIntoScenario(0, 2, "25");
    set("9");
    QCOMPARE(shown.data().toString(), QString("Dex 25, own"));
}

void EngravingActionsTest::dexterityOfTheBarIsNoneOfItsOwn() {
    const QModelIndex shown = table("scenario").model()->index(0, 2);
    const auto before = document().plan();
    const int steps = document().undoStack().count();
    typeIntoScenario(0, 2, {});
    QVERIFY(document().plan() == before);
    QCOMPARE(document().undoStack().count(), steps);
    QCOMPARE(shown.data().toString(), QString("Dex 10"));
    typeIntoScenario(0, 2, "18");
    QCOMPARE(engraving().events[0].dexterity, std::optional(18));
    QCOMPARE(shown.data().toString(), QString("Dex 18, own"));
    typeIntoScenario(0, 2, "10");
    QCOMPARE(engraving().events[0].dexterity, std::optional<int>());
    QCOMPARE(shown.data().toString(), QString("Dex 10"));
}

void EngravingActionsTest::escapeEndsADragWithoutAMove() {
    QVERIFY(pickFromMenu(button("scenarioPreset"), "Riding"));
    settle();
    const auto before = engraving().events;
    const int steps = document().undoStack().count();
    QTableView& scenario = table("scenario");
    const auto place = [&](int row) {
        return scenario.visualRect(scenario.model()->index(row, 0)).center();
    };
    const test::DragOptions options{
        .meanwhile = [this] { QTest::keyClick(window_->windowHandle(), Qt::Key_Escape); },
        .letsGo = false};
    QVERIFY(test::drag(*scenario.viewport(), place(0), *scenario.viewport(), place(1), options));
    QTest::mouseRelease(window_->windowHandle(), Qt::LeftButton);
    QCOMPARE(engraving().events, before);
    QCOMPARE(document().undoStack().count(), steps);
}

void EngravingActionsTest::firstAttackDeletesElbereth() {
    const auto told = [this] { return window_->statusBar()->currentMessage(); };
    const int steps = document().undoStack().count();
    QVERIFY(pickFromMenu(button("addEvent"), "melee attack by you"));
    using enum Cause;
    QVERIFY((causes() == std::vector{Turn, Melee, AttackedWhileStanding}));
    QVERIFY2(told().contains("deletes Elbereth"), qPrintable(told()));
    QCOMPARE(document().undoStack().count(), steps + 1);
    settle();
    QCOMPARE(view_->service().answer()->answer.durability->entries.back().figures.readsElbereth,
             0.0);

    // Below the attack that is chosen, and what that deletes; there is no second first attack.
    QVERIFY(pickFromMenu(button("addEvent"), "melee attack by you"));
    QVERIFY((causes() == std::vector{Turn, Melee, AttackedWhileStanding, Melee}));
    undo();
    undo();
    QVERIFY((causes() == std::vector{Turn}));

    // Whatever is done to others is an attack; what is done to the floor is none.
    for (const auto& [name, cause] : {std::pair{"throw or fire", Throw}, std::pair{"kick", Kick},
                                      std::pair{"apply a pole-arm", ApplyPoleArm},
                                      std::pair{"apply a grappling hook", ApplyGrapplingHook}}) {
        QVERIFY(pickFromMenu(button("addEvent"), name));
        QVERIFY2((causes() == std::vector{Turn, cause, AttackedWhileStanding}), name);
        undo();
    }
    QVERIFY(pickFromMenu(button("addEvent"), "apply an axe downwards"));
    QVERIFY((causes() == std::vector{Turn, ApplyAxeDown}));
    undo();
}

void EngravingActionsTest::attacksBeyondTheFirstStandBelowTheDeletion() {
    using enum Cause;
    search("wand of fire");  // whose text nothing else wears
    QVERIFY(pickFromMenu(button("addEvent"), "melee attack by you"));
    const int steps = document().undoStack().count();
    typeIntoScenario(1, 1, "6");
    QVERIFY((causes() == std::vector{Turn, Melee, AttackedWhileStanding, Melee}));
    const auto times = [this](std::size_t row) { return engraving().events[row].times; };
    QCOMPARE(times(1), 1);
    QCOMPARE(times(3), 5);
    QCOMPARE(document().undoStack().count(), steps + 1);
    const QString told = window_->statusBar()->currentMessage();
    QVERIFY2(told.contains("further attacks stand below"), qPrintable(told));
    settle();
    const auto& entries = view_->service().answer()->answer.durability->entries;
    QVERIFY(entries[50].figures.readsElbereth > 0);
    QCOMPARE(entries[51].figures.readsElbereth, 0.0);

    // Its row stays chosen, and more go there.
    QTableView& scenario = table("scenario");
    QCOMPARE(scenario.currentIndex().row(), 1);
    scenario.setFocus();
    QTest::keyClick(&scenario, Qt::Key_Plus);
    QCOMPARE(times(1), 1);
    QCOMPARE(times(3), 6);
    undo();
    QVERIFY((causes() == std::vector{Turn, Melee, AttackedWhileStanding}));

    // Where nothing is deleted they stand together.
    chooseFirst("engravingGame");
    typeIntoScenario(1, 1, "6");
    QVERIFY((causes() == std::vector{Turn, Melee, AttackedWhileStanding}));
    QCOMPARE(times(1), 6);
}

void EngravingActionsTest::deletionAfterSeveralAttacksIsRemarked() {
    using enum Cause;
    const auto* rule = child<QLabel>("scenarioRule");
    const auto isRemarked = [&] {
        settle();
        const auto remarks = view_->service().report().remarks;
        return rule->isVisible() && rule->text().contains("The first attack deletes Elbereth") &&
               std::ranges::any_of(remarks, [](const Remark& remark) {
                   return remark.text.find("your first attack deletes") != std::string::npos;
               });
    };
    QVERIFY(pickFromMenu(button("addEvent"), "melee attack by you"));
    QVERIFY(!isRemarked());
    QTableView& scenario = table("scenario");
    const auto choose = [&](int row) {
        QTest::mouseClick(scenario.viewport(), Qt::LeftButton, {},
                          scenario.visualRect(scenario.model()->index(row, 0)).center());
    };
    // A second attack that is moved above what the first one deletes.
    choose(2);
    QVERIFY(pickFromMenu(button("addEvent"), "kick"));
    QVERIFY(!isRemarked());
    QTest::keyClick(&scenario, Qt::Key_Up, Qt::AltModifier);
    QVERIFY((causes() == std::vector{Turn, Melee, Kick, AttackedWhileStanding}));
    QVERIFY2(isRemarked(), qPrintable(rule->text()));
    // What is no Elbereth is not deleted.
    document().edit("Text", [](PlanDocument::Draft& draft) {
        draft.strategy.engraving->text = "ElberethElbereth";
    });
    settle();
    QVERIFY2(!rule->text().contains("deletes"), qPrintable(rule->text()));
    document().edit("Old text", [](PlanDocument::Draft& draft) {
        draft.strategy.engraving->existing = {.text = "ad aerarium"};
    });
    settle();
    QVERIFY2(!rule->text().contains("deletes"), qPrintable(rule->text()));
    undo();
    undo();
    QVERIFY2(isRemarked(), qPrintable(rule->text()));
    // None is deleted at all.
    choose(3);
    QTest::keyClick(&scenario, Qt::Key_Delete);
    QVERIFY((causes() == std::vector{Turn, Melee, Kick}));
    QVERIFY2(isRemarked(), qPrintable(rule->text()));
}

void EngravingActionsTest::whatAnAttackDeletesGoesWithIt() {
    using enum Cause;
    const auto told = [this] { return window_->statusBar()->currentMessage(); };
    QTableView& scenario = table("scenario");
    const auto remove = [&](int row) {
        QTest::mouseClick(scenario.viewport(), Qt::LeftButton, {},
                          scenario.visualRect(scenario.model()->index(row, 0)).center());
        QTest::keyClick(&scenario, Qt::Key_Delete);
    };
    QVERIFY(pickFromMenu(button("addEvent"), "throw or fire"));
    QVERIFY((causes() == std::vector{Turn, Throw, AttackedWhileStanding}));
    const int steps = document().undoStack().count();
    remove(1);
    QVERIFY((causes() == std::vector{Turn}));
    QVERIFY2(told().contains("went with the attack"), qPrintable(told()));
    QCOMPARE(document().undoStack().count(), steps + 1);
    undo();
    QVERIFY((causes() == std::vector{Turn, Throw, AttackedWhileStanding}));
    QVERIFY2(!told().contains("went with the attack"), qPrintable(told()));

    // Another attack above it deletes as well.
    QVERIFY(scenario.selectionModel()->hasSelection());
    QTest::mouseClick(scenario.viewport(), Qt::LeftButton, {},
                      scenario.visualRect(scenario.model()->index(0, 0)).center());
    QVERIFY(pickFromMenu(button("addEvent"), "kick"));
    remove(2);  // what was added with the kick
    QVERIFY((causes() == std::vector{Turn, Kick, Throw, AttackedWhileStanding}));
    remove(2);
    QVERIFY((causes() == std::vector{Turn, Kick, AttackedWhileStanding}));

    // Where it does nothing its row says so.
    const QModelIndex deletion = scenario.model()->index(2, 0);
    QCOMPARE(deletion.data().toString(), QString("attack while standing on Elbereth"));
    chooseFirst("engravingGame");
    QCOMPARE(deletion.data().toString(), QString("attack while standing on Elbereth: no effect"));
    QVERIFY(deletion.data(Qt::ToolTipRole).toString().contains("does nothing in NetHack 3.4.3"));
    QVERIFY(!scenario.model()->index(1, 0).data().toString().contains("no effect"));
}

void EngravingActionsTest::attacksByMovingWearAsMoves() {
    search("athame");
    auto* game = child<QComboBox>("engravingGame");
    game->setFocus();
    QTest::keyClick(game, Qt::Key_Home);
    QCOMPARE(game->currentText(), QString("NetHack 3.4.3"));
    QVERIFY(window_->statusBar()->currentMessage().contains("Polypile goes by NetHack 3.4.3"));
    QVERIFY(pickFromMenu(button("scenarioPreset"), "Melee"));
    settle();
    QCOMPARE(view_->service().answer()->game, nethack::Game::NetHack343);
    const auto& entries = view_->service().answer()->answer.durability->entries;
    QCOMPARE(entries.size(), std::size_t{30});
    // Reference section 10, example 7: each of ten attacks breaks it with 69391/474045.
    const double holds = std::pow(1 - 69391.0 / 474045, 10);
    QVERIFY(qAbs(entries[19].figures.readsElbereth - holds) < 1e-9);

    QVERIFY(pickFromMenu(button("addEvent"), "melee attack by you"));
    QCOMPARE(engraving().events.size(), std::size_t{4});
    const QString told = window_->statusBar()->currentMessage();
    QVERIFY2(told.contains("wears as a move too"), qPrintable(told));
}

void EngravingActionsTest::presetsFollowTheGame() {
    using enum Cause;
    const std::vector newer = {Melee, AttackedWhileStanding, Melee, Turn};
    const std::vector older = {Melee, Move, Turn};
    QVERIFY(pickFromMenu(button("scenarioPreset"), "Melee"));
    QVERIFY(causes() == newer);
    const auto before = document().plan();
    const int steps = document().undoStack().count();
    const auto isOneStep = [&] {
        const bool isOne = document().undoStack().count() == steps + 1;
        undo();
        return isOne && document().plan() == before;
    };
    chooseFirst("engravingGame");
    QVERIFY(causes() == older);
    QVERIFY(child<QLabel>("scenarioRule")->text().startsWith("Ten attacks by you"));
    QVERIFY(isOneStep());

    QTest::keyClick(window_.get(), Qt::Key_1, Qt::ControlModifier);
    chooseFirst("game");
    QVERIFY(causes() == older);
    QVERIFY(isOneStep());

    // A game that only the engraving goes by.
    QTest::keyClick(window_.get(), Qt::Key_3, Qt::ControlModifier);
    auto* game = child<QComboBox>("engravingGame");
    game->setFocus();
    QTest::keyClick(game, Qt::Key_End);
    QCOMPARE(game->currentText(), QString("SLASH'EM Extended"));
    QVERIFY(causes() == older);
    QVERIFY(isOneStep());
}

void EngravingActionsTest::declinedVersionLeavesTheEngravingsOwn() {
    document().edit("Note", [](PlanDocument::Draft& draft) {
        draft.plan.appearanceMaterials = {{test::object("spellbook of light"), Material::Leather}};
    });
    auto* game = child<QComboBox>("engravingGame");
    game->setFocus();
    QTest::keyClick(game, Qt::Key_End);
    QCOMPARE(game->currentText(), QString("SLASH'EM Extended"));
    const plan::Document before = document().plan();
    const test::NextQuestion question("Cancel");
    QTest::keyClick(game, Qt::Key_Home);
    QTRY_VERIFY(!question.text().isEmpty());
    QVERIFY(document().plan() == before);
    QCOMPARE(game->currentText(), QString("SLASH'EM Extended"));
}

void EngravingActionsTest::stylusThatTheOtherGameLacksIsAskedAbout() {
    auto* game = child<QComboBox>("engravingGame");
    game->setFocus();
    QTest::keyClick(game, Qt::Key_End);
    QCOMPARE(game->currentText(), QString("SLASH'EM Extended"));
    settle();
    search("great dagger");
    QTRY_COMPARE(engraving().stylus, "great dagger");
    const plan::Document before = document().plan();
    {
        const test::NextQuestion question("Cancel");
        game->setFocus();
        QTest::keyClick(game, Qt::Key_Home);
        QTRY_VERIFY(question.text().contains("does not have what the engraving is written with"));
    }
    QVERIFY(document().plan() == before);
    const int steps = document().undoStack().count();
    {
        const test::NextQuestion question("Forget and switch");
        game->setFocus();
        QTest::keyClick(game, Qt::Key_Home);
        QTRY_VERIFY(!question.text().isEmpty());
    }
    QCOMPARE(game->currentText(), QString("NetHack 3.4.3"));
    QVERIFY(!engraving().game);
    QCOMPARE(engraving().stylus, "fingers");
    QVERIFY(std::holds_alternative<plan::Document>(plan::readDocument(
        plan::writeDocument(document().plan(), document().catalogues()), document().catalogues())));
    QCOMPARE(document().undoStack().count(), steps + 1);
    document().undoStack().undo();
    QVERIFY(document().plan() == before);
}

void EngravingActionsTest::aTextWithoutAStylusIsWrittenWithFingers() {
    document().edit("Forget", [](PlanDocument::Draft& draft) {
        draft.strategy.engraving->stylus.reset();
        draft.strategy.engraving->stylusState.enchantment = 3;  // which fingers do not have
        draft.strategy.engraving->events.clear();
    });
    settle();
    const auto& styluses = *child<QTreeView>("styluses");
    const auto chosen = [&styluses] {
        const QModelIndex row = styluses.currentIndex();
        return styluses.selectionModel()->hasSelection() ? row.data().toString() : QString();
    };
    QTRY_COMPARE(chosen(), QString("fingers"));
    QVERIFY(!child<QLabel>("stylusInUse")->isVisible());
    QVERIFY(pickFromMenu(button("addEvent"), "kick"));
    QTRY_COMPARE(engraving().stylus, "fingers");
    QTRY_COMPARE(chosen(), QString("fingers"));
    undo();
    QVERIFY(!engraving().stylus);
    // Where only how it lasts is asked, nothing is chosen.
    document().edit("Last", [](PlanDocument::Draft& draft) {
        draft.strategy.engraving->events = {{Cause::Kick, 3, {}}};
    });
    QTRY_COMPARE(chosen(), QString());
    QCOMPARE(child<QLabel>("stylusInUse")->text(),
             QString("Nothing is picked: only how the text lasts."));
}

void EngravingActionsTest::scenarioSaysWhatDoesNothing() {
    QTableView& scenario = table("scenario");
    const auto* rule = child<QLabel>("scenarioRule");
    QVERIFY(pickFromMenu(button("scenarioPreset"), "Melee"));
    QTest::mouseClick(scenario.viewport(), Qt::LeftButton, {},
                      scenario.visualRect(scenario.model()->index(0, 0)).center());
    QTest::keyClick(&scenario, Qt::Key_Plus);
    scenario.clearSelection();
    QVERIFY(!rule->isVisible());  // all of it counts in 3.6.7
    const auto events = engraving().events;
    chooseFirst("engravingGame");
    QVERIFY(engraving().events == events);  // which are no preset
    scenario.clearSelection();
    const QString told = rule->text();
    QVERIFY(rule->isVisible());
    QVERIFY2(told.contains("“attack while standing on Elbereth” does nothing in NetHack 3.4.3."),
             qPrintable(told));
    QVERIFY2(told.contains("wear as moves too: add “walking off or on”"), qPrintable(told));
    QVERIFY(pickFromMenu(button("addEvent"), "walking off or on"));
    scenario.clearSelection();
    QVERIFY2(!rule->text().contains("as moves too"), qPrintable(rule->text()));
    QVERIFY(rule->text().contains("does nothing"));
}

void EngravingActionsTest::rulesOfWhatIsChosenAreSeen() {
    const auto* rule = child<QLabel>("scenarioRule");
    QVERIFY(pickFromMenu(button("scenarioPreset"), "Monsters fleeing"));
    QVERIFY(rule->isVisible() && rule->text().contains("scaring does not wear it"));
    auto& events = table("scenario");
    QTest::mouseClick(events.viewport(), Qt::LeftButton, {},
                      events.visualRect(events.model()->index(0, 0)).center());
    QVERIFY2(rule->text().contains("At the end of each turn"), qPrintable(rule->text()));
    QTest::keyClick(&events, Qt::Key_Plus);
    events.clearSelection();
    QVERIFY(!rule->isVisible());

    const auto* effects = child<QLabel>("effectsOfConditions");
    QVERIFY(!effects->isVisible());
    QVERIFY(pickFromMenu(button("moreConditions"), "form without hands"));
    QVERIFY2(effects->isVisible() && effects->text().startsWith("form without hands: "),
             qPrintable(effects->text()));
    undo();
    QVERIFY(!effects->isVisible());
}

void EngravingActionsTest::eventsThatComeBackAreChosen() {
    QVERIFY(pickFromMenu(button("scenarioPreset"), "Melee"));
    QTableView& scenario = table("scenario");
    const auto before = engraving().events;
    QCOMPARE(before.size(), std::size_t{4});
    const auto click = [&](int row, Qt::KeyboardModifiers modifiers = {}) {
        QTest::mouseClick(scenario.viewport(), Qt::LeftButton, modifiers,
                          scenario.visualRect(scenario.model()->index(row, 0)).center());
    };
    const auto chosen = [&] {
        QList<int> rows;
        for (const QModelIndex& index : scenario.selectionModel()->selectedRows()) {
            rows.append(index.row());
        }
        std::ranges::sort(rows);
        return rows;
    };
    click(1);
    QTest::keyClick(&scenario, Qt::Key_Delete);
    QCOMPARE(engraving().events.size(), std::size_t{3});
    undo();
    QCOMPARE(engraving().events, before);
    QCOMPARE(chosen(), QList<int>{1});
    QCOMPARE(scenario.currentIndex().row(), 1);
    QVERIFY(scenario.hasFocus());

    click(0);
    click(3, Qt::ControlModifier);
    QTest::keyClick(&scenario, Qt::Key_Delete);
    QCOMPARE(engraving().events.size(), std::size_t{1});  // and what the first attack deletes
    undo();
    QCOMPARE(engraving().events, before);
    QCOMPARE(chosen(), (QList<int>{0, 1, 3}));

    // What is undone elsewhere chooses nothing.
    check("condition blind");
    click(2);
    undo();
    QCOMPARE(chosen(), QList<int>{2});
}

void EngravingActionsTest::eventThatWasMovedIsChosenAlone() {
    QVERIFY(pickFromMenu(button("scenarioPreset"), "Melee"));
    QTableView& scenario = table("scenario");
    const auto before = engraving().events;
    const auto place = [&](int row) {
        return scenario.visualRect(scenario.model()->index(row, 0));
    };
    const auto expectMovedAlone = [&] {
        QVERIFY(engraving().events != before);
        undo();
        QCOMPARE(engraving().events, before);
        const auto chosen = scenario.selectionModel()->selectedRows();
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.front().row(), 3);
        QCOMPARE(scenario.currentIndex().row(), 3);
    };
    QVERIFY(test::drag(*scenario.viewport(), place(3).center(), *scenario.viewport(),
                       place(0).topLeft() + QPoint(20, 1)));
    expectMovedAlone();
    QTest::mouseClick(scenario.viewport(), Qt::LeftButton, {}, place(3).center());
    QTest::keyClick(&scenario, Qt::Key_Up, Qt::AltModifier);
    expectMovedAlone();
    QTest::keyClick(&scenario, Qt::Key_Delete);
    QVERIFY((engraving().events == std::vector(before.begin(), before.end() - 1)));
}

void EngravingActionsTest::curvesOfOthersDoNotHideARefusal() {
    const auto* chart = child<CurveChart>("durability");
    search("long sword");
    QTableView& styluses = table("stylusTable");
    const QModelIndex box = styluses.model()->index(rowOf("wand of fire"), 0);
    styluses.scrollTo(box);
    const QRect cell = styluses.visualRect(box);
    QTest::mouseClick(styluses.viewport(), Qt::LeftButton, {},
                      QPoint(cell.left() + 12, cell.center().y()));
    settle();
    QTRY_COMPARE(chart->curves().size(), std::size_t{2});
    const int look = chart->curves()[1].look;
    check("condition riding");
    QTRY_COMPARE(chart->curves().size(), std::size_t{1});
    QCOMPARE(chart->curves()[0].look, look);
    QVERIFY(!chart->curves()[0].isStressed);
    const QString note = child<QLabel>("durabilityNote")->text();
    QVERIFY2(note.startsWith("Nothing is written: "), qPrintable(note));
}

void EngravingActionsTest::refusedTextStaysWhileTheRestIsChanged_data() {
    QTest::addColumn<QString>("pasted");
    QTest::addColumn<QString>("told");
    QTest::newRow("emoji") << QString::fromUtf8("El😀") << QString::fromUtf8("“😀” (place 3)");
    QTest::newRow("after an emoji") << QString::fromUtf8("x\u0007😀") << "U+0007 (place 2)";
    QTest::newRow("tab") << "El\tbereth"
                         << "The invisible character U+0009 (place 3)";
    QTest::newRow("right to left") << QString(QChar(0x202E)) << "U+202E (place 1)";
    QTest::newRow("too long") << QString(300, 'E') << "at most 255 characters, this is 300";
}

void EngravingActionsTest::refusedTextStaysWhileTheRestIsChanged() {
    QFETCH(QString, pasted);
    QFETCH(QString, told);
    auto* line = child<QLineEdit>("engravingText");
    QTRY_COMPARE(child<QAbstractItemView>("remains")->model()->rowCount(), 8);
    QApplication::clipboard()->setText(pasted);
    QTest::mouseClick(line, Qt::LeftButton);
    QTest::keyClick(line, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(line, Qt::Key_V, Qt::ControlModifier);
    const QString typed = line->text();
    const auto* fault = child<QLabel>("engravingFault");
    QVERIFY2(fault->isVisible() && fault->text().contains(told), qPrintable(fault->text()));
    QVERIFY(!button("putOnPile").isEnabled());
    QVERIFY(!child<QWidget>("textCells")->isVisible());
    QCOMPARE(engraving().text, std::string("Elbereth"));

    const auto rows = [this](const char* list) {
        return child<QAbstractItemView>(list)->model()->rowCount();
    };
    const auto isEmpty = [&] {
        return rows("engravingFigures") == 0 && rows("stylusTable") == 0 && rows("remains") == 0 &&
               child<CurveChart>("durability")->curves().empty() &&
               !child<QPushButton>("best 0")->isVisible();
    };
    QVERIFY(isEmpty());
    const auto* nothing = child<QLabel>("stylusSearchNote");
    const auto* heading = child<QLabel>("stylusTableHeading");
    QVERIFY2(nothing->isVisible() && nothing->text().contains("can't be written"),
             qPrintable(nothing->text()));
    QVERIFY2(heading->text().contains("can't be written"), qPrintable(heading->text()));
    auto* blind = child<QCheckBox>("condition blind");
    QTest::mouseClick(blind, Qt::LeftButton, {}, QPoint(5, blind->height() / 2));
    QVERIFY(blind->isChecked());
    QCOMPARE(line->text(), typed);
    QVERIFY(fault->isVisible() && fault->text().contains(told));
    QVERIFY(isEmpty());
    writeElbereth();
    QVERIFY(!isEmpty());
    QTRY_COMPARE(rows("remains"), 8);
    QCOMPARE(line->text(), QString("Elbereth"));
    QVERIFY(!fault->isVisible());
    QVERIFY(!nothing->isVisible());
    QCOMPARE(heading->text(), QString("All styluses"));
    QVERIFY(child<QWidget>("textCells")->isVisible());
    QVERIFY(button("putOnPile").isEnabled());
}

void EngravingActionsTest::savingTellsOfATextThatIsNotTaken() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("plan.polyplan");
    openFrom(path);
    QTest::keyClick(window_.get(), Qt::Key_3, Qt::ControlModifier);
    writeElbereth();
    auto* line = child<QLineEdit>("engravingText");
    const auto* fault = child<QLabel>("engravingFault");
    const auto told = [this] { return window_->statusBar()->currentMessage(); };
    const auto save = [this] {
        window_->statusBar()->clearMessage();
        QTest::keyClick(window_.get(), Qt::Key_S, Qt::ControlModifier);
        QVERIFY(document().undoStack().isClean());
    };
    const auto paste = [line](const QString& text) {
        QApplication::clipboard()->setText(text);
        QTest::mouseClick(line, Qt::LeftButton);
        QTest::keyClick(line, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(line, Qt::Key_V, Qt::ControlModifier);
    };
    paste("Elbereth\r\n");
    QCOMPARE(line->text(), QString("Elbereth"));
    QVERIFY(!fault->isVisible());
    paste(QString(304, 'x'));
    QVERIFY2(fault->text().contains("this is 304") &&
                 fault->text().endsWith("Until then the plan keeps “Elbereth”."),
             qPrintable(fault->text()));
    save();
    QVERIFY2(told().startsWith("Saved without what stands in “Text to write”"), qPrintable(told()));

    paste(QString(250, 'E'));
    save();
    QCOMPARE(told(), QString());
    line->end(false);
    QTest::keyClicks(line, "123456");
    QCOMPARE(line->text().size(), 256);
    QCOMPARE(engraving().text.size(), std::size_t{255});
    QVERIFY2(fault->text().contains("keeps the 255 characters “EEE"), qPrintable(fault->text()));
    save();
    QVERIFY2(told().contains("“Text to write”"), qPrintable(told()));
    QTest::keyClick(line, Qt::Key_Backspace);
    QVERIFY(!fault->isVisible() || !fault->text().contains("Until then"));
    save();
    QCOMPARE(told(), QString());
    QVERIFY(window_->file().open(path));
    QCOMPARE(engraving().text, std::string(250, 'E') + "12345");
}

void EngravingActionsTest::chartSaysWhenItIsFull() {
    QTableView& styluses = table("stylusTable");
    for (int row = 0; row < 8; ++row) {
        const QModelIndex box = styluses.model()->index(row, 0);
        styluses.scrollTo(box);
        const QRect cell = styluses.visualRect(box);
        QTest::mouseClick(styluses.viewport(), Qt::LeftButton, {},
                          QPoint(cell.left() + 12, cell.center().y()));
    }
    QCOMPARE(engraving().overlaid.size(), std::size_t{7});
    QCOMPARE(engraving().stylus, std::optional<std::string>("fingers"));
    QVERIFY2(window_->statusBar()->currentMessage().contains("room for 7"),
             qPrintable(window_->statusBar()->currentMessage()));
    QTRY_VERIFY(child<CurveChart>("durability")->curves().size() > 2);
}

void EngravingActionsTest::reasonsLeaveTheColumnsInPlace() {
    QTableView& styluses = table("stylusTable");
    QTRY_COMPARE(styluses.horizontalHeader()->length(), styluses.viewport()->width());
    const int before = styluses.columnWidth(StylusTableModel::Writes);
    check("showRefused");
    check("onlyCarried");
    const int row = rowOf("scroll of light");
    QVERIFY(row > 0);
    QCOMPARE(styluses.columnWidth(StylusTableModel::Writes), before);
    QTRY_COMPARE(styluses.horizontalScrollBar()->maximum(), 0);
    QCOMPARE(styluses.columnSpan(row, StylusTableModel::Writes),
             StylusTableModel::ColumnCount - StylusTableModel::Writes);
    QCOMPARE(styluses.columnSpan(rowOf("fingers"), StylusTableModel::Writes), 1);
}

void EngravingActionsTest::filterMarksTheStylusInUseAlone() {
    search("wand of digging");
    QTableView& styluses = table("stylusTable");
    const auto marked = [&] {
        QStringList names;
        for (const QModelIndex& index : styluses.selectionModel()->selectedRows()) {
            names += index.data().toString();
        }
        return names;
    };
    const QStringList digging = {"wand of digging"};
    QTRY_COMPARE(marked(), digging);
    styluses.scrollToBottom();
    check("onlyCarried");
    QCOMPARE(rowOf("wand of digging"), -1);
    QCOMPARE(marked(), QStringList());
    QCOMPARE(styluses.verticalScrollBar()->value(), 0);
    check("onlyCarried");
    QCOMPARE(marked(), digging);
    QCOMPARE(styluses.verticalScrollBar()->value(), 0);
}

void EngravingActionsTest::costsAreThoseOfTheGoesShown() {
    const int row = rowOf("magic marker");
    const auto shown = [&](int column) {
        return table("stylusTable").model()->index(row, column).data().toString();
    };
    QCOMPARE(shown(StylusTableModel::Wear), QString("4 charges"));
    QCOMPARE(shown(StylusTableModel::Goes), QString("1 or 2"));
}

void EngravingActionsTest::severalGoesAreNotAtOnce() {
    document().edit("Marker", [](PlanDocument::Draft& draft) {
        plan::Stack marker = test::stack("magic marker");
        marker.charges = 3;
        draft.plan.inventory = {marker};
    });
    settle();
    const int row = rowOf("magic marker 0:3");
    QVERIFY(row >= 0);
    const auto shown = [&](int column) {
        return table("stylusTable").model()->index(row, column).data().toString();
    };
    QCOMPARE(shown(StylusTableModel::Goes), QString("3 (3+3+2)"));
    QCOMPARE(shown(StylusTableModel::Turns), QString("2"));
    const auto* safest = child<QPushButton>("best 0");
    QTRY_COMPARE(safest->text(), QString("magic marker 0:3"));
    QVERIFY2(safest->accessibleDescription().contains(
                 "2 turns, never helpless · complete with action 3"),
             qPrintable(safest->accessibleDescription()));
}

void EngravingActionsTest::whatBlindsIsNotTheSafest() {
    document().edit("Wand", [](PlanDocument::Draft& draft) {
        plan::Stack athame = test::stack("athame");
        athame.enchantment = 2;
        plan::Stack wand = test::stack("wand of lightning");
        wand.charges = 5;
        draft.plan.inventory = {wand, athame};
    });
    settle();
    const auto* safest = child<QPushButton>("best 0");
    QTRY_COMPARE(safest->accessibleName(), QString("Write with athame +2: safest, fastest"));
    const auto* lasting = child<QPushButton>("best 1");
    QVERIFY(lasting->isVisible());
    QVERIFY2(lasting->accessibleName().startsWith("Write with wand of lightning") &&
                 lasting->accessibleName().endsWith(": lasts longest"),
             qPrintable(lasting->accessibleName()));
    const QString costs = "1 charge, blinds you 1 to 50 turns";
    QVERIFY2(lasting->accessibleDescription().contains(costs),
             qPrintable(lasting->accessibleDescription()));
    QVERIFY2(lasting->toolTip().contains(costs), qPrintable(lasting->toolTip()));
    QVERIFY(!safest->toolTip().contains("blinds you"));
    const QModelIndex cell =
        table("stylusTable").model()->index(rowOf(lasting->text()), StylusTableModel::Wear);
    QCOMPARE(cell.data().toString(), QString("1 charge, blinds"));
    QVERIFY2(cell.data(Qt::ToolTipRole).toString().contains(costs),
             qPrintable(cell.data(Qt::ToolTipRole).toString()));
}

void EngravingActionsTest::nothingLastsLongestWhereAllIsDeleted() {
    document().edit("Wand", [](PlanDocument::Draft& draft) {
        plan::Stack wand = test::stack("wand of digging");
        wand.charges = 5;
        draft.plan.inventory = {wand, test::stack("athame")};
    });
    settle();
    const auto isOffered = [this] {
        const auto offers = [this](const char* row) {
            const auto* pick = child<QPushButton>(row);
            return pick->isVisible() && pick->accessibleName().contains("lasts longest");
        };
        return offers("best 0") || offers("best 1") || offers("best 2");
    };
    QTRY_VERIFY(isOffered());
    QVERIFY(pickFromMenu(button("addEvent"), "attack while standing on Elbereth"));
    QTRY_VERIFY(!isOffered());
    QVERIFY(child<QPushButton>("best 0")->isVisible());
}

void EngravingActionsTest::whatIsOfTheWholeTextSaysSo() {
    const auto* note = child<QLabel>("durabilityNote");
    QVERIFY2(note->text().startsWith("Of a text that came out right"), qPrintable(note->text()));
    auto* line = child<QLineEdit>("engravingText");
    QTest::mouseClick(line, Qt::LeftButton);
    QTest::keyClick(line, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(line, "ad aerarium");
    search("long sword");
    const QString part = "of all of the text, though only “ad aerar” is written";
    QTRY_VERIFY2(note->text().startsWith(part, Qt::CaseInsensitive), qPrintable(note->text()));
    const auto remarks = view_->service().report().remarks;
    QVERIFY(std::ranges::any_of(remarks, [&](const Remark& remark) {
        return remark.text.find(part.toStdString()) != std::string::npos;
    }));
}

void EngravingActionsTest::engravingIsSavedAndOpenedAgain() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("plan.polyplan");
    openFrom(path);
    QTest::mouseClick(child<QPushButton>("elberethPreset"), Qt::LeftButton);
    search("athame");
    QVERIFY(pickFromMenu(button("scenarioPreset"), "Melee"));
    check("condition confused");
    QVERIFY(pickFromMenu(button("putOnPile"), "Pile 2"));
    const plan::Document before = document().plan();
    QTest::keyClick(window_.get(), Qt::Key_S, Qt::ControlModifier);
    QVERIFY(document().undoStack().isClean());
    document().reset(test::smallPlan());
    QVERIFY(!document().strategy().engraving);
    QVERIFY(window_->file().open(path));
    QVERIFY(document().plan() == before);
    settle();
    QCOMPARE(child<QLineEdit>("engravingText")->text(), QString("Elbereth"));
    QVERIFY(child<QCheckBox>("condition confused")->isChecked());
}

void EngravingActionsTest::scenarioHasNoMoreEventsThanAFile() {
    const test::ToolTips tips;
    const QTemporaryDir folder;
    const QString path = folder.filePath("plan.polyplan");
    openFrom(path);
    QTest::mouseClick(child<QPushButton>("elberethPreset"), Qt::LeftButton);
    typeIntoScenario(0, 1, "500");
    QVERIFY(pickFromMenu(button("addEvent"), "apply an axe downwards"));
    typeIntoScenario(1, 1, "500");
    QCOMPARE(engraving().events[0].times + engraving().events[1].times, 1000);
    typeIntoScenario(1, 1, "50");
    QCOMPARE(engraving().events[1].times, 50);
    typeIntoScenario(1, 1, "2000");
    QCOMPARE(engraving().events[1].times, 500);
    QTRY_VERIFY(tips.haveShown("At most 500"));

    const int steps = document().undoStack().count();
    QTest::keyClick(&table("scenario"), Qt::Key_Plus);
    QCOMPARE(document().undoStack().count(), steps);
    const auto isTold = [this] {
        return window_->statusBar()->currentMessage().contains("at most 1,000 single events");
    };
    QVERIFY2(isTold(), qPrintable(window_->statusBar()->currentMessage()));
    window_->statusBar()->clearMessage();
    QVERIFY(pickFromMenu(button("addEvent"), "apply an axe downwards"));
    QCOMPARE(engraving().events.size(), std::size_t{2});
    QVERIFY(isTold());
    QTest::keyClick(&table("scenario"), Qt::Key_Minus);
    QCOMPARE(window_->statusBar()->currentMessage(), QString());
    QVERIFY(pickFromMenu(button("addEvent"), "apply an axe downwards"));
    QCOMPARE(engraving().events.size(), std::size_t{3});

    QTest::keyClick(&table("scenario"), Qt::Key_Plus);
    QVERIFY(isTold());
    undo();
    QVERIFY2(!isTold(), qPrintable(window_->statusBar()->currentMessage()));
    redo();

    const plan::Document before = document().plan();
    QTest::keyClick(window_.get(), Qt::Key_S, Qt::ControlModifier);
    QVERIFY(document().undoStack().isClean());
    document().reset(test::smallPlan());
    QVERIFY(window_->file().open(path));
    QVERIFY(document().plan() == before);
}

void EngravingActionsTest::timesBeyondTheMostAreNotLostWithTheKeys() {
    const test::ToolTips tips;
    typeIntoScenario(0, 1, "2000", Qt::Key_Tab);
    QCOMPARE(engraving().events[0].times, 1000);
    QTRY_VERIFY(tips.haveShown("At most 1,000"));
}

void EngravingActionsTest::escapeGivesUpTimesWithoutAWord() {
    QToolTip::hideText();
    QTRY_COMPARE(QToolTip::text(), QString());
    const auto before = engraving().events;
    typeIntoScenario(0, 1, "2000", Qt::Key_Escape);
    QTest::qWait(100);
    QCOMPARE(engraving().events, before);
    QCOMPARE(QToolTip::text(), QString());
}

void EngravingActionsTest::boxesAreSeenInBothThemes() {
    auto* box = child<QCheckBox>("condition blind");
    QTableView& styluses = table("stylusTable");
    // How well the box at the left of a picture stands out, halfway down.
    const auto outline = [&](const QImage& image) {
        double most = 1;
        for (int x = 0; x < image.width(); ++x) {
            most = std::max(most, contrastRatio(image.pixelColor(x, image.height() / 2),
                                                Theme::of(box->palette()).window));
        }
        return most;
    };
    constexpr double seen = 3;  // WCAG 2.1, 1.4.11
    for (const auto theme : {ThemeChoice::Dark, ThemeChoice::Light}) {
        applyTheme(theme);
        QTRY_COMPARE(box->palette().color(QPalette::Window),
                     QApplication::palette().color(QPalette::Window));
        const QRect left(0, 0, box->height() / 2, box->height());
        QVERIFY(outline(box->grab(left).toImage()) >= seen);
        QRect cell = styluses.visualRect(styluses.model()->index(1, 0));
        cell.setWidth(cell.height());
        QVERIFY(outline(styluses.viewport()->grab(cell).toImage()) >= seen);
    }
}

void EngravingActionsTest::searchCountsWhatItFinds() {
    auto* field = child<QLineEdit>("stylusSearch");
    const auto* nothing = child<QLabel>("stylusSearchNote");
    const auto* model = child<QTreeView>("styluses")->model();
    const auto counted = [&] {
        int all = 0;
        for (int row = 0; row < model->rowCount(); ++row) {
            const int count = model->index(row, StylusTreeModel::Figure).data().toInt();
            if (count != model->rowCount(model->index(row, 0))) {
                return -1;
            }
            all += count;
        }
        return all;
    };
    const int all = counted();
    QVERIFY(all > 100);
    const QSignalSpy changes(model, &QAbstractItemModel::dataChanged);
    QTest::mouseClick(field, Qt::LeftButton);
    QTest::keyClicks(field, "wand of digging");
    const int found = counted();
    QVERIFY2(found > 0 && found < 10, qPrintable(QString::number(found)));
    QVERIFY(!changes.isEmpty());
    QVERIFY(!nothing->isVisible());
    QTest::keyClicks(field, "zz");
    QCOMPARE(model->rowCount(), 0);
    QVERIFY(nothing->isVisible());
    QCOMPARE(nothing->text(), QString("Nothing fits the search."));
    QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(field, Qt::Key_Delete);
    QVERIFY(!nothing->isVisible());
    QCOMPARE(counted(), all);
}

void EngravingActionsTest::figuresOfStylusesTakeTheRoomTheyNeed() {
    const auto* tree = child<QTreeView>("styluses");
    const QFontMetrics small(Metrics(tree->font()).small);
    int widest = 0;
    for (QModelIndex at = tree->model()->index(0, 0); at.isValid(); at = tree->indexBelow(at)) {
        const QString figure = at.siblingAtColumn(StylusTreeModel::Figure).data().toString();
        widest = std::max(widest, small.horizontalAdvance(figure));
    }
    const int step = Metrics(tree->font()).step;
    QVERIFY(widest > 0);
    QTRY_COMPARE(tree->columnWidth(StylusTreeModel::Figure), widest + 2 * step);
    QCOMPARE(tree->columnWidth(StylusTreeModel::Title),
             tree->viewport()->width() - widest - 2 * step);
}

void EngravingActionsTest::stylusesTellWhatTheirFigureIsOf() {
    const auto* model = child<QTreeView>("styluses")->model();
    const auto told = [&] {
        return model->index(0, 0, model->index(0, 0)).data(Qt::ToolTipRole).toString();
    };
    QCOMPARE(told(), QString("fingers: counts as Elbereth with 72.7 %"));
    auto* line = child<QLineEdit>("engravingText");
    QTest::mouseClick(line, Qt::LeftButton);
    QTest::keyClick(line, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(line, "x");
    settle();
    QVERIFY2(told().startsWith("fingers: comes out right with "), qPrintable(told()));
}

void EngravingActionsTest::whatIsChosenStaysInSight() {
    auto* tree = child<QTreeView>("styluses");
    document().edit("Far below", [](PlanDocument::Draft& draft) {
        draft.strategy.engraving->stylus = "figurine";
    });
    const auto isSeen = [tree] {
        const QModelIndex row = tree->currentIndex();
        return row.data().toString() == "figurine" &&
               tree->viewport()->rect().contains(tree->visualRect(row));
    };
    QTRY_VERIFY(isSeen());
    window_->resize(window_->width(), window_->height() + 300);
    QTRY_VERIFY(isSeen());
    tree->scrollTo(tree->currentIndex(), QAbstractItemView::PositionAtBottom);
    window_->resize(window_->width(), window_->height() - 300);
    QTRY_VERIFY(isSeen());
    // Among more others.
    auto* game = child<QComboBox>("engravingGame");
    game->setFocus();
    QTest::keyClick(game, Qt::Key_End);
    QCOMPARE(game->currentText(), QString("SLASH'EM Extended"));
    settle();
    QTRY_VERIFY(isSeen());
}

void EngravingActionsTest::listOfStylusesFollowsTheStrategy() {
    auto* tree = child<QTreeView>("styluses");
    const auto chosen = [tree] {
        const QModelIndexList rows = tree->selectionModel()->selectedRows();
        return rows.isEmpty() ? QString() : rows.front().data().toString();
    };
    QTRY_COMPARE(chosen(), QString("fingers"));
    search("long sword");
    QTRY_COMPARE(chosen(), QString("long sword"));
    tree->setFocus();
    undo();
    settle();
    QCOMPARE(engraving().stylus, std::optional<std::string>("fingers"));
    QTRY_COMPARE(chosen(), QString());  // which the search does not find
    auto* field = child<QLineEdit>("stylusSearch");
    QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(field, Qt::Key_Delete);
    QCOMPARE(chosen(), QString("fingers"));

    // One far down that is chosen elsewhere comes into sight.
    const auto isSeen = [tree] {
        const QModelIndexList rows = tree->selectionModel()->selectedRows();
        return !rows.isEmpty() &&
               tree->viewport()->rect().contains(tree->visualRect(rows.front()).center());
    };
    QVERIFY(isSeen());
    QTableView& styluses = table("stylusTable");
    const QModelIndex diamond = styluses.model()->index(rowOf("diamond"), StylusTableModel::Right);
    styluses.scrollTo(diamond);
    QTest::mouseClick(styluses.viewport(), Qt::LeftButton, {},
                      styluses.visualRect(diamond).center());
    QCOMPARE(engraving().stylus, std::optional<std::string>("diamond"));
    settle();
    QTRY_COMPARE(chosen(), QString("diamond"));
    QTRY_VERIFY(isSeen());
    undo();
    settle();
    QTRY_COMPARE(chosen(), QString("fingers"));
    QTRY_VERIFY(isSeen());
}

/// The pointer has left them by way of the menu, of which Qt does not tell them on every display.
void EngravingActionsTest::menuButtonsAreNotLitOnceTheirMenuIsClosed() {
    for (const char* name :
         {"putOnPile", "moreConditions", "addEvent", "scenarioPreset", "copyStyluses"}) {
        QToolButton& opens = button(name);
        const auto pickFirst = [&opens] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu != nullptr);
            const QPoint at = menu->actionGeometry(menu->actions().front()).center();
            QCursor::setPos(menu->mapToGlobal(at));
            QTest::mouseMove(menu, at);
            opens.setAttribute(Qt::WA_UnderMouse);
            QTest::mouseClick(menu, Qt::LeftButton, {}, at);
        };
        QTimer::singleShot(100, this, pickFirst);
        QTest::mouseClick(&opens, Qt::LeftButton);
        QTRY_VERIFY(QApplication::activePopupWidget() == nullptr);
        QVERIFY2(!opens.underMouse(), name);
    }
}

POLYPLAN_UI_TEST(EngravingActionsTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "engraving_actions_test.moc"
