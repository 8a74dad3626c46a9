#include <QApplication>
#include <QChart>
#include <QCheckBox>
#include <QClipboard>
#include <QGraphicsSimpleTextItem>
#include <QHeaderView>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTableView>
#include <QToolButton>
#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "core/oangband/usual_floor.h"
#include "core/plan/limits.h"
#include "tests/ui/damage/damage_window.h"
#include "tests/ui/support/chart_texts.h"
#include "tests/ui/support/marked_share.h"
#include "tests/ui/support/next_question.h"
#include "tests/ui/support/test_entry.h"
#include "ui/charts/curve_chart.h"
#include "ui/charts/distribution_chart.h"
#include "ui/damage/type_combo.h"
#include "ui/look/text.h"
#include "ui/models/damage/attacks_model.h"
#include "ui/models/damage/floor_model.h"
#include "ui/models/damage/matrix_model.h"
#include "ui/models/damage/monsters_model.h"
#include "ui/models/damage/resistance_counts_model.h"
#include "ui/models/damage/target_words.h"
#include "ui/models/damage/types_model.h"
#include "ui/models/report_model.h"
#include "ui/parts/copy_button.h"
#include "ui/parts/stale_veil.h"

namespace polyplan::ui {
namespace {

using oangband::Affects;
using oangband::DamageType;
using oangband::PlayerClass;
using oangband::SourceKind;

/// The Damage perspective in the real window, with real keys and clicks.
class DamageWindowTest : public test::DamageFixture {
    Q_OBJECT

  private Q_SLOTS:
    void answersWhatToThrowAtAVampireInATree();
    void nameByHandIsSeenFromItsBeginning();
    void resetStandsBesideAField();
    void targetIsClicked();
    void clickOnTheTargetLeavesItAsItStands();
    void targetIsTakenByHand();
    void lookingAtTheTargetByHandChangesNothing();
    void stateOfTheTargetIsEdited();
    void stateOfTheTargetIsReset();
    void ballHasDistanceAndRadius();
    void casterIsEdited();
    void monsterCasts();
    void stepsHaveRoomForTheirTexts();
    void turnsAreToldAsRequestedAndAsTheyTakeEffect();
    void terrainMayChange();
    void figureIsNotedWhereTheWikiIsWrong();
    void everyNoteStandsAtItsFigure_data();
    void everyNoteStandsAtItsFigure();
    void undoGoesAllTheWayBack();
    void fitsASmallScreen();
    void formFillsItsRows();
    void longFormLeavesTheChartsInSight();
    void chartsHaveRoomForTheirAxes();
    void numbersBelowTheDamageStandApart();
    void lineOfTheHitPointsPartsWhatKills_data();
    void lineOfTheHitPointsPartsWhatKills();
    void tabReachesEveryControl();
};

void DamageWindowTest::answersWhatToThrowAtAVampireInATree() {
    QTest::keyClick(&on_.view(), Qt::Key_M, Qt::ControlModifier);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("vampire"));
    on_.press(Qt::Key_Return);
    on_.settle();
    on_.choose(on_.child<QComboBox>("terrain"), QStringLiteral("tree"));
    QCOMPARE(*on_.attack().monster.id, 361);
    const auto* types = table("types")->model();
    QVERIFY(table("types")->isVisible());
    const double best = types->index(0, TypesModel::Mean).data(TypesModel::SortRole).toDouble();
    for (int row = 1; row < types->rowCount(); ++row) {
        QVERIFY(types->index(row, TypesModel::Mean).data(TypesModel::SortRole).toDouble() <= best);
    }
    on_.click(table("types"), types->index(0, 0));
    on_.settle();
    QCOMPARE(on_.answer().meanDamage, best);
    QVERIFY(on_.child<QTableView>("types")
                ->model()
                ->headerData(TypesModel::KilledByCasts, Qt::Horizontal)
                .toString()
                .contains(QString::number(on_.attack().casts)));
    QVERIFY(on_.child<QLabel>("targetTitle")->text().contains(QStringLiteral("Vampire")));
}

void DamageWindowTest::nameByHandIsSeenFromItsBeginning() {
    auto* name = on_.child<QLineEdit>("handName");
    on_.typeAndEnter(on_.child<QLineEdit>("monsterSearch"), QStringLiteral("Ancient red dragon"));
    openTarget(1);
    QCOMPARE(name->text(), QStringLiteral("Ancient red dragon"));
    QCOMPARE(name->cursorPosition(), 0);
    on_.type(name, QStringLiteral("Ancient red dragon of the deep"));
    on_.press(Qt::Key_Tab);
    QCOMPARE(name->cursorPosition(), 0);
}

void DamageWindowTest::resetStandsBesideAField() {
    const auto* reset = on_.child<QToolButton>("usual");
    const auto* breath = on_.child<QCheckBox>("blackBreath");
    const auto middle = [](const QWidget& widget) {
        return widget.mapToGlobal(widget.rect().center()).y();
    };
    for (int width = 1024; width < 1400; width += 24) {
        on_.window().resize(width, 700);
        QTRY_COMPARE(on_.window().size(), QSize(width, 700));
        QTRY_VERIFY2(std::abs(middle(*reset) - middle(*breath)) <= 2,
                     qPrintable(QString::number(width)));
    }
}

void DamageWindowTest::targetIsClicked() {
    on_.type(on_.child<QLineEdit>("monsterSearch"), QStringLiteral("D ancient red"));
    auto* list = on_.child<QListView>("monsters");
    QCOMPARE(list->model()->rowCount(), 1);
    on_.click(list, list->model()->index(0, 0));
    on_.settle();
    QCOMPARE(on_.answer().monster.name, std::string("Ancient red dragon"));
    QCOMPARE(figure(QStringLiteral("condition met")), QStringLiteral("IM_FIRE"));
    // The tables call it the same.
    for (const auto& [name, column] : {std::pair("types", int(TypesModel::Resistance)),
                                       std::pair("ranking", int(MonstersModel::Resistance))}) {
        QCOMPARE(table(name)->model()->headerData(column, Qt::Horizontal).toString(),
                 QStringLiteral("Condition met"));
    }
    QCOMPARE(on_.steps(), 1);
    on_.undo();
    QCOMPARE(on_.answer().monster.id, 361);
}

void DamageWindowTest::clickOnTheTargetLeavesItAsItStands() {
    // As a file may name it: without its number.
    on_.view().editor().edit(QStringLiteral("Wound"), [](plan::Attack& attack) {
        attack.monster = {};
        attack.monster.name = "Ogre";
        attack.monster.hpBefore = 7;
        attack.monster.stunnedBefore = 9;
    });
    on_.settle();
    const plan::Attack wounded = on_.attack();
    const int steps = on_.steps();
    on_.type(on_.child<QLineEdit>("monsterSearch"), QStringLiteral("ogre"));
    auto* list = on_.child<QListView>("monsters");
    const auto rowOf = [](const QAbstractItemView* view, int id) {
        const auto* model = view->model();
        return model->match(model->index(0, 0), MonstersModel::IdRole, id, 1, Qt::MatchExactly)
            .value(0);
    };
    const auto& monsters = damageTables(on_.document()).monsters;
    const int ogre = monsters.named("Ogre").front()->id;
    on_.click(list, rowOf(list, ogre));
    on_.settle();
    QVERIFY(list->currentIndex() == rowOf(list, ogre));
    QVERIFY(on_.attack() == wounded);
    QCOMPARE(on_.steps(), steps);

    on_.openTable(QStringLiteral("Monsters"));
    on_.type(on_.child<QLineEdit>("rankingSearch"), QStringLiteral("ogre"));
    auto* ranking = table("ranking");
    on_.click(ranking, rowOf(ranking, ogre));
    on_.settle();
    QVERIFY(on_.attack() == wounded);
    QCOMPARE(on_.steps(), steps);

    const int other = monsters.named("Black ogre").front()->id;
    on_.click(list, rowOf(list, other));
    on_.settle();
    QCOMPARE(on_.attack().monster.id, std::optional(other));
    QVERIFY(!on_.attack().monster.hpBefore);
    QCOMPARE(on_.attack().monster.stunnedBefore, 0);
}

void DamageWindowTest::targetIsTakenByHand() {
    openTarget(1);
    auto* flags = on_.child<QListView>("handFlags");
    const int row = test::DamageWindow::rowOf(flags->model(), QStringLiteral("IM_FIRE"));
    QVERIFY(row >= 0);
    flags->setFocus();
    flags->setCurrentIndex(flags->model()->index(row, 0));
    QTest::keyClick(flags, Qt::Key_Space);
    on_.settle();
    QCOMPARE(figure(QStringLiteral("condition met")), QStringLiteral("IM_FIRE"));
    on_.type(on_.child<QLineEdit>("handName"), QStringLiteral("Troll of mine"));
    on_.settle();
    QCOMPARE(on_.attack().monster.name, std::string("Troll of mine"));
    on_.typeAndEnter(on_.child<QSpinBox>("handLevel")->findChild<QLineEdit*>(),
                     QStringLiteral("44"));
    QCOMPARE(on_.attack().monster.level.value_or(0), 44);
    // It has no table to go back to.
    const auto most = on_.attack().monster.maxHp;
    QVERIFY(most.has_value());
    on_.typeAndEnter(on_.child<QSpinBox>("hp")->findChild<QLineEdit*>(), QStringLiteral("3"));
    QCOMPARE(on_.attack().monster.hpBefore.value_or(0), 3);
    on_.click(on_.child<QToolButton>("usual"));
    QVERIFY(!on_.attack().monster.hpBefore.has_value());
    QCOMPARE(on_.attack().monster.maxHp, most);
    QVERIFY(!on_.child<QToolButton>("usual")->isEnabled());
    on_.settle();
    QVERIFY(on_.answer().meanDamage > 0);
    QApplication::clipboard()->setText(QStringLiteral("Plasma\nhound\r\n"));
    on_.type(on_.child<QLineEdit>("handName"), QString());
    QTest::keyClick(on_.child<QLineEdit>("handName"), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(on_.attack().monster.name, std::string("Plasma hound"));
    on_.undo();
    on_.type(on_.child<QLineEdit>("handName"), QStringLiteral("Troll of mine"));
    openTarget(0);
    QCOMPARE(on_.attack().monster.name, std::string("Troll of mine"));
    auto* list = on_.child<QListView>("monsters");
    QVERIFY(!list->selectionModel()->hasSelection());
    on_.click(list, list->model()->index(0, 0));
    QVERIFY(!on_.attack().monster.flags.has_value());
    on_.undo();
    QCOMPARE(on_.attack().monster.name, std::string("Troll of mine"));
    QVERIFY(on_.child<QListView>("handFlags")->isVisible());
}

void DamageWindowTest::lookingAtTheTargetByHandChangesNothing() {
    const plan::Document before = on_.document().plan();
    const oangband::Monster& vampire = *damageTables(on_.document()).monsters.byId(361);
    auto* name = on_.child<QLineEdit>("handName");
    auto* level = on_.child<QSpinBox>("handLevel");
    auto* flags = on_.child<QListView>("handFlags");
    openTarget(1);
    QVERIFY(flags->isVisible());
    QCOMPARE(name->text(), QString::fromStdString(vampire.name));
    QCOMPARE(level->value(), vampire.level);
    QCOMPARE(on_.child<QSpinBox>("handArmour")->value(), vampire.armourClass);
    const int evil = test::DamageWindow::rowOf(flags->model(), QStringLiteral("EVIL"));
    QCOMPARE(flags->model()->index(evil, 0).data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
    auto* symbol = on_.child<QLineEdit>("handSymbol");
    symbol->setFocus();
    QTest::keyClick(symbol, Qt::Key_Backspace);
    QVERIFY(symbol->text().isEmpty());
    QCOMPARE(symbol->placeholderText(), QStringLiteral("V, until one is typed"));
    QTest::keyClick(symbol, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(symbol->text(), QStringLiteral("V"));
    openTarget(0);
    QVERIFY(on_.child<QListView>("monsters")->isVisible());
    openTarget(1);
    QCOMPARE(on_.steps(), 0);
    QVERIFY(on_.document().plan() == before);

    // What is changed in the form above stays in sight of it.
    on_.typeAndEnter(on_.child<QSpinBox>("hp")->findChild<QLineEdit*>(), QStringLiteral("90"));
    QVERIFY(flags->isVisible());
    QVERIFY(!on_.attack().monster.flags.has_value());

    const int steps = on_.steps();
    name->setFocus();
    QTest::keyClick(name, Qt::Key_End);
    QTest::keyClicks(name, "s");
    on_.settle();
    QCOMPARE(on_.steps(), steps + 1);
    const oangband::Target& target = on_.attack().monster;
    QCOMPARE(target.name, vampire.name + 's');
    QVERIFY(target.flags.has_value() && !target.id.has_value());
    QCOMPARE(target.level.value_or(0), vampire.level);
    QCOMPARE(target.hpBefore.value_or(0), 90);
    expectReadAgain();
    QTest::keyClick(name, Qt::Key_Z, Qt::ControlModifier);
    on_.settle();
    QCOMPARE(on_.attack().monster.id, std::optional(361));
    QVERIFY(on_.child<QListView>("monsters")->isVisible());
}

void DamageWindowTest::stateOfTheTargetIsEdited() {
    const auto set = [this](const char* name, int value) {
        on_.typeAndEnter(on_.child<QSpinBox>(name)->findChild<QLineEdit*>(),
                         QString::number(value));
        QCOMPARE(on_.child<QSpinBox>(name)->value(), value);
    };
    set("hp", 90);
    QCOMPARE(on_.answer().killed, 1.0);
    QCOMPARE(figure(QStringLiteral("killed from full hit points")), QStringLiteral("0 %"));
    set("maxHp", 300);
    set("speed", 120);
    set("stunned", 10);
    set("confused", 11);
    set("afraid", 12);
    set("water", 3);
    const oangband::Target& target = on_.attack().monster;
    QCOMPARE(*target.hpBefore, 90);
    QCOMPARE(*target.maxHp, 300);
    QCOMPARE(*target.speedBefore, 120);
    QCOMPARE(target.stunnedBefore, 10);
    QCOMPARE(target.confusedBefore, 11);
    QCOMPARE(target.afraidBefore, 12);
    QCOMPARE(on_.attack().adjacentWaterSquares, 3);
    on_.click(on_.child<QCheckBox>("blackBreath"));
    QVERIFY(on_.attack().monster.blackBreath);
    on_.click(on_.child<QCheckBox>("stasis"));
    on_.settle();
    QVERIFY(on_.attack().monster.inStasis);
    QCOMPARE(on_.answer().meanDamage, 0.0);
}

void DamageWindowTest::stateOfTheTargetIsReset() {
    auto* usual = on_.child<QToolButton>("usual");
    QVERIFY(!usual->isEnabled());
    on_.typeAndEnter(on_.child<QSpinBox>("hp")->findChild<QLineEdit*>(), QStringLiteral("7"));
    on_.click(usual);
    on_.settle();
    QCOMPARE(on_.answer().hpBefore, 115);
    QCOMPARE(on_.steps(), 2);
}

void DamageWindowTest::ballHasDistanceAndRadius() {
    for (const char* name : {"distance", "radius", "diameter"}) {
        QVERIFY2(on_.child<QSpinBox>(name)->isVisible(), name);  // no empty line in its place
        QVERIFY2(!on_.child<QSpinBox>(name)->isEnabled(), name);
    }
    on_.choose(on_.child<QComboBox>("affects"), QStringLiteral("ball"));
    QCOMPARE(on_.attack().affects, Affects::Ball);
    QVERIFY(on_.child<QSpinBox>("distance")->isEnabled());
    on_.typeAndEnter(on_.child<QSpinBox>("distance")->findChild<QLineEdit*>(), QStringLiteral("1"));
    QCOMPARE(on_.answer().meanDamage, 50.0);
    QCOMPARE(*on_.attack().radius, 1);
    on_.typeAndEnter(on_.child<QSpinBox>("radius")->findChild<QLineEdit*>(), QStringLiteral("0"));
    QCOMPARE(on_.answer().meanDamage, 0.0);
    on_.typeAndEnter(on_.child<QSpinBox>("radius")->findChild<QLineEdit*>(), QStringLiteral("3"));
    on_.typeAndEnter(on_.child<QSpinBox>("diameter")->findChild<QLineEdit*>(),
                     QStringLiteral("15"));
    QCOMPARE(on_.answer().meanDamage, 75.0);
    on_.choose(on_.child<QComboBox>("affects"), QStringLiteral("all in sight"));
    QCOMPARE(on_.attack().affects, Affects::LineOfSight);
}

void DamageWindowTest::casterIsEdited() {
    on_.choose(on_.child<QComboBox>("class"), QStringLiteral("Priest"));
    QCOMPARE(on_.attack().player.playerClass, PlayerClass::Priest);
    on_.typeAndEnter(on_.child<QSpinBox>("playerLevel")->findChild<QLineEdit*>(),
                     QStringLiteral("20"));
    on_.typeAndEnter(on_.child<QSpinBox>("depth")->findChild<QLineEdit*>(), QStringLiteral("40"));
    on_.click(on_.child<QCheckBox>("holyLight"));
    on_.click(on_.child<QCheckBox>("beguile"));
    const oangband::Player& player = on_.attack().player;
    QCOMPARE(player.level, 20);
    QCOMPARE(player.dungeonDepth, 40);
    QVERIFY(player.holyLight && player.beguile);
}

void DamageWindowTest::monsterCasts() {
    QVERIFY(!on_.child<QLineEdit>("casterMonster")->isVisible());
    on_.choose(on_.child<QComboBox>("source"), QStringLiteral("a monster"));
    QCOMPARE(on_.attack().source.kind, SourceKind::Monster);
    auto* caster = on_.child<QLineEdit>("casterMonster");
    QVERIFY(caster->isVisible());
    on_.typeAndEnter(caster, QStringLiteral("ancient red"));
    QCOMPARE(on_.attack().source.name, std::string("Ancient red dragon"));
    QCOMPARE(caster->placeholderText(), QStringLiteral("Ancient red dragon"));
    on_.choose(on_.child<QComboBox>("source"), QStringLiteral("the player"));
    QVERIFY(!on_.attack().source.id.has_value());
}

void DamageWindowTest::stepsHaveRoomForTheirTexts() {
    on_.typeAndEnter(on_.child<TypeCombo>("damageType")->lineEdit(), QStringLiteral("STORM"));
    on_.choose(on_.child<QComboBox>("affects"), QStringLiteral("ball"));
    auto* steps = on_.child<QListView>("steps");
    QTRY_VERIFY(steps->verticalScrollBar()->maximum() > 0);
    for (int row = 0; row < steps->model()->rowCount(); ++row) {
        const QModelIndex index = steps->model()->index(row, 0);
        QVERIFY(steps->visualRect(index).height() >= steps->sizeHintForIndex(index).height());
    }
}

void DamageWindowTest::turnsAreToldAsRequestedAndAsTheyTakeEffect() {
    on_.typeAndEnter(on_.child<TypeCombo>("damageType")->lineEdit(), QStringLiteral("SOUND"));
    on_.typeAndEnter(on_.child<QLineEdit>("damage"), QStringLiteral("80"));
    on_.type(on_.child<QSpinBox>("stunned")->findChild<QLineEdit*>(), QStringLiteral("20"));
    on_.settle();
    QVERIFY(detail(QStringLiteral("stunned")).contains(QStringLiteral("1 to 5 turns")));
    QCOMPARE(figure(QStringLiteral("stunned, requested")), QStringLiteral("100 %"));
    QVERIFY(detail(QStringLiteral("stunned, requested")).contains(QStringLiteral("1 to 10 turns")));
    on_.openTable(QStringLiteral("Amounts"));
    const auto* model = table("effects")->model();
    const auto cell = [&](int row, int column) {
        return model->index(row, column).data().toString();
    };
    int row = 0;
    while (row < model->rowCount() && cell(row, 1) != QStringLiteral("5 turns")) {
        ++row;
    }
    QCOMPARE(cell(row, 0), QStringLiteral("stunned for longer"));
    QCOMPARE(cell(row, 2), QStringLiteral("10.0 %"));
    QCOMPARE(cell(row, 3), QStringLiteral("10.0 %"));
    QCOMPARE(cell(row + 1, 1), QStringLiteral("6 turns"));
    QCOMPARE(cell(row + 1, 2), QStringLiteral("10.0 %"));
    QCOMPARE(cell(row + 1, 3), QStringLiteral("0 %"));
}

void DamageWindowTest::terrainMayChange() {
    on_.choose(on_.child<QComboBox>("affects"), QStringLiteral("ball"));
    on_.typeAndEnter(on_.child<QLineEdit>("damage"), QStringLiteral("250"));
    on_.choose(on_.child<QComboBox>("terrain"), QStringLiteral("tree"));
    QCOMPARE(figure(QStringLiteral("the square changes")), QStringLiteral("37.3 %"));
    QCOMPARE(detail(QStringLiteral("the square changes")), QStringLiteral("into floor"));
}

void DamageWindowTest::figureIsNotedWhereTheWikiIsWrong() {
    const auto* model = on_.child<QListView>("damageFigures")->model();
    const int row = test::DamageWindow::rowOf(model, QStringLiteral("afraid"));
    QVERIFY(row >= 0);
    const QString note = model->index(row, 0).data(ReportModel::NoteRole).toString();
    QVERIFY2(note.startsWith(QStringLiteral("≠ The wiki ")), qPrintable(note));
    QVERIFY(on_.child<QListView>("damageFigures")
                ->toolTip()
                .contains(QStringLiteral("where the wiki says otherwise")));
}

void DamageWindowTest::everyNoteStandsAtItsFigure_data() {
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("note");
    QTest::newRow("distance") << "GRAVITY"
                              << "The wiki gives one distance";
    QTest::newRow("square") << "STORM"
                            << "floods begin at 60 damage";
    QTest::newRow("floor") << "COLD"
                           << "compares with 1 to the threshold";
}

void DamageWindowTest::everyNoteStandsAtItsFigure() {
    QFETCH(const QString, type);
    QFETCH(const QString, note);
    on_.choose(on_.child<QComboBox>("affects"), QStringLiteral("ball"));
    on_.typeAndEnter(on_.child<TypeCombo>("damageType")->lineEdit(), type);
    on_.typeAndEnter(on_.child<QLineEdit>("damage"), QStringLiteral("3d8"));
    on_.openTable(QStringLiteral("On the floor"));
    on_.typeAndEnter(on_.child<QLineEdit>("floorAdd"), QStringLiteral("potion speed"));
    QString told;
    const auto* model = on_.child<QListView>("damageFigures")->model();
    for (int row = 0; row < model->rowCount(); ++row) {
        told += model->index(row, 0).data(ReportModel::NoteRole).toString() + '\n';
    }
    QVERIFY2(told.contains(note), qPrintable(told));
    for (const oangband::Note& each : on_.answer().notes) {
        QVERIFY2(told.contains(QString::fromStdString(each.text)), each.figure.c_str());
    }
}

void DamageWindowTest::undoGoesAllTheWayBack() {
    const plan::Document before = on_.document().plan();
    on_.typeAndEnter(on_.child<TypeCombo>("damageType")->lineEdit(), QStringLiteral("TIME"));
    on_.click(on_.child<QToolButton>("duplicateAttack"));
    on_.click(on_.child<QCheckBox>("holyLight"));
    on_.choose(on_.child<QComboBox>("terrain"), QStringLiteral("lava"));
    QVERIFY(on_.document().plan() != before);
    while (on_.document().undoStack().canUndo()) {
        on_.undo();
    }
    QVERIFY(on_.document().plan() == before);
    QCOMPARE(on_.attack().type, DamageType::Fire);
}

void DamageWindowTest::fitsASmallScreen() {
    const auto* scroll = on_.window().findChild<QScrollArea*>("perspectiveRoom");
    QVERIFY(scroll != nullptr);
    const auto* form = on_.child<QScrollArea>("attackRoom")->verticalScrollBar();
    on_.window().resize(1280, 800);
    QTRY_COMPARE(on_.window().size(), QSize(1280, 800));
    QTRY_COMPARE(scroll->horizontalScrollBar()->maximum(), 0);
    QCOMPARE(scroll->verticalScrollBar()->maximum(), 0);
    QTRY_COMPARE(form->maximum(), 0);
    QTRY_COMPARE(table("types")->horizontalScrollBar()->maximum(), 0);
    const auto* tabs = on_.child<QTabWidget>("damageTables")->tabBar();
    QVERIFY(tabs->tabRect(tabs->count() - 1).right() < tabs->width());
    auto* folded = on_.view().findChild<QTabBar*>("foldedPanels");
    QVERIFY(!folded->isVisible());
    on_.window().resize(1024, 700);
    QTRY_COMPARE(on_.window().size(), QSize(1024, 700));
    if (folded->isVisible()) {
        QTest::mouseClick(folded, Qt::LeftButton, {},
                          folded->tabRect(folded->count() - 1).center());
    }
    QTRY_VERIFY(table("types")->isVisible());
    QTRY_VERIFY(table("types")->viewport()->height() >= 4 * table("types")->rowHeight(0));
    on_.window().resize(1024, 600);
    QTRY_VERIFY(folded->isVisible());
    on_.window().resize(on_.window().minimumSizeHint());
    QTRY_VERIFY(on_.window().width() < 1280);
}

void DamageWindowTest::formFillsItsRows() {
    on_.window().resize(1280, 780);
    QTRY_COMPARE(on_.window().size(), QSize(1280, 780));
    const auto middle = [this](const char* name) {
        const auto* field = on_.child<QWidget>(name);
        return field->mapTo(&on_.view(), field->rect().center()).y();
    };
    const std::pair<const char*, const char*> rows[] = {
        {"damageType", "casts"}, {"terrain", "speed"}, {"stunned", "usual"}, {"source", "beguile"}};
    for (const auto& [first, last] : rows) {
        QTRY_VERIFY2(std::abs(middle(first) - middle(last)) <= 2, last);
    }
}

/// With all fields of a ball and all buttons of several attacks.
void DamageWindowTest::longFormLeavesTheChartsInSight() {
    const auto* scroll = on_.window().findChild<QScrollArea*>("perspectiveRoom");
    on_.window().resize(1024, 700);
    QTRY_COMPARE(on_.window().size(), QSize(1024, 700));
    QTRY_COMPARE(scroll->verticalScrollBar()->maximum(), 0);
    on_.click(on_.child<QToolButton>("duplicateAttack"));
    openTarget(1);
    QTest::keyClicks(on_.child<QLineEdit>("handName"), QStringLiteral("Plasma thing"));
    on_.choose(on_.child<QComboBox>("affects"), QStringLiteral("ball"));
    on_.choose(on_.child<QComboBox>("terrain"), QStringLiteral("lava"));
    QVERIFY(on_.child<QPushButton>("targetForAll")->isVisibleTo(&on_.view()));
    QTRY_COMPARE(scroll->verticalScrollBar()->maximum(), 0);
    auto* tabs = on_.view().findChild<QTabBar*>("foldedPanels");
    QTRY_VERIFY(tabs->isVisible());
    const auto isInSight = [scroll](const QWidget* widget) {
        const QPoint corner(widget->width() - 1, widget->height() - 1);
        const QWidget* sight = scroll->viewport();
        return widget->isVisible() && sight->rect().contains(widget->mapTo(sight, corner));
    };
    const std::pair<int, QWidget*> panels[] = {{0, on_.child<DistributionChart>("damageChart")},
                                               {1, on_.child<CurveChart>("killChart")},
                                               {2, table("types")}};
    for (const auto& [tab, panel] : panels) {
        QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(tab).center());
        QTRY_VERIFY2(isInSight(panel), qPrintable(panel->objectName()));
        QVERIFY(panel->height() >= 7 * panel->fontMetrics().height());
    }
    // Lower still, the rest of the form is reached by scrolling, and by Tab.
    on_.window().resize(1024, 540);
    auto* room = on_.child<QScrollArea>("attackRoom");
    QTRY_VERIFY(room->verticalScrollBar()->maximum() > 0);
    auto* last = on_.child<QCheckBox>("beguile");
    on_.child<QCheckBox>("holyLight")->setFocus();
    on_.press(Qt::Key_Tab);
    QVERIFY(last->hasFocus());
    QVERIFY(
        room->viewport()->rect().contains(last->mapTo(room->viewport(), last->rect().center())));
}

void DamageWindowTest::chartsHaveRoomForTheirAxes() {
    auto* list = on_.child<QListView>("attacks");
    list->setFocus();
    QTest::keyClick(list, Qt::Key_F2);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("fire out of a dragon's mouth"));
    on_.press(Qt::Key_Return);
    on_.settle();
    auto* tabs = on_.view().findChild<QTabBar*>("foldedPanels");
    const std::pair<int, ChartView*> charts[] = {{0, on_.child<DistributionChart>("damageChart")},
                                                 {1, on_.child<CurveChart>("killChart")}};
    for (const QSize size : {QSize(1024, 700), QSize(1280, 780), QSize(1600, 1000)}) {
        on_.window().resize(size);
        QTRY_COMPARE(on_.window().size(), size);
        QTRY_COMPARE(tabs->isVisible(), size.width() < 1280);
        for (const auto& [tab, chart] : charts) {
            if (tabs->isVisible()) {
                QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(tab).center());
            }
            QTRY_VERIFY(chart->isVisible());
            const int line = chart->fontMetrics().height();
            const auto plot = [chart = chart] { return chart->chart()->plotArea().toRect(); };
            QTRY_VERIFY2(plot().width() >= 8 * line && plot().height() >= 5 * line,
                         qPrintable(QStringLiteral("%1 of %2 x %3: %4 x %5")
                                        .arg(chart->objectName())
                                        .arg(size.width())
                                        .arg(size.height())
                                        .arg(plot().width())
                                        .arg(plot().height())));
        }
    }
}

void DamageWindowTest::numbersBelowTheDamageStandApart() {
    on_.window().resize(1024, 700);
    QTRY_COMPARE(on_.window().size(), QSize(1024, 700));
    on_.typeAndEnter(on_.child<QLineEdit>("damage"), QStringLiteral("1000000"));
    const auto* chart = on_.child<DistributionChart>("damageChart");
    const auto numbers = [chart] {
        static const QRegularExpression number(QStringLiteral("^[0-9,]+$"));
        std::vector<const QGraphicsSimpleTextItem*> found;
        for (const QGraphicsItem* item : chart->chart()->childItems()) {
            const auto* text = dynamic_cast<const QGraphicsSimpleTextItem*>(item);
            if (text != nullptr && number.match(text->text()).hasMatch()) {
                found.push_back(text);
            }
        }
        std::ranges::sort(found, {}, [](const auto* each) { return each->x(); });
        return found;
    };
    QTRY_VERIFY(numbers().size() >= 2 && numbers().back()->text() == QStringLiteral("1,000,000"));
    const auto apart = numbers();
    for (std::size_t i = 1; i < apart.size(); ++i) {
        QVERIFY2(apart[i - 1]->sceneBoundingRect().right() < apart[i]->sceneBoundingRect().left(),
                 qPrintable(apart[i - 1]->text() + u' ' + apart[i]->text()));
    }
}

void DamageWindowTest::lineOfTheHitPointsPartsWhatKills_data() {
    QTest::addColumn<QString>("damage");
    QTest::addColumn<int>("hitPoints");
    QTest::addColumn<QString>("below");
    QTest::newRow("one") << "6d10" << 31 << "damage";
    QTest::newRow("five") << "42d10" << 231 << "damage, 5 values to a step";
    QTest::newRow("ten") << "120d10" << 655 << "damage, 10 values to a step";
}

void DamageWindowTest::lineOfTheHitPointsPartsWhatKills() {
    QFETCH(const QString, damage);
    QFETCH(const int, hitPoints);
    QFETCH(const QString, below);
    openTarget(1);
    for (const char* field : {"maxHp", "hp"}) {
        on_.typeAndEnter(on_.child<QSpinBox>(field)->findChild<QLineEdit*>(),
                         QString::number(hitPoints));
    }
    on_.typeAndEnter(on_.child<QLineEdit>("damage"), damage);
    const auto* shown = on_.child<DistributionChart>("damageChart");
    QVERIFY(test::textsIn(*shown).contains(below));
    QChart& chart = *shown->chart();
    double killing = 0;
    double likeliest = 0;
    for (const ValueOdds& share : on_.answer().damageDealt) {
        killing += share.value > hitPoints ? share.probability : 0;
        likeliest = std::max(likeliest, share.probability);
    }
    QVERIFY(killing > 0.3 && killing < 0.7);
    for (const QSize size : {QSize(1024, 700), QSize(1280, 780), QSize(1600, 1000)}) {
        on_.window().resize(size);
        QTRY_COMPARE(on_.window().size(), size);
        const double right = test::shareRightOfMark(chart);
        QVERIFY2(std::abs(right - killing) < likeliest / 2,
                 qPrintable(QStringLiteral("%1, not %2").arg(right).arg(killing)));
    }
}

void DamageWindowTest::tabReachesEveryControl() {
    QList<QWidget*> reached;
    on_.child<QListView>("attacks")->setFocus();
    for (int i = 0; i < 200 && !reached.contains(QApplication::focusWidget()); ++i) {
        reached.append(QApplication::focusWidget());
        on_.press(Qt::Key_Tab);
    }
    // The way is a ring: it comes back to where it began.
    QCOMPARE(QApplication::focusWidget(), reached.front());
    for (const char* name :
         {"attacks",     "monsterSearch", "monsters", "damage",        "affects",
          "casts",       "terrain",       "hp",       "maxHp",         "speed",
          "stunned",     "confused",      "afraid",   "stasis",        "blackBreath",
          "water",       "source",        "class",    "playerLevel",   "depth",
          "holyLight",   "beguile",       "types",    "damageFigures", "steps",
          "damageChart", "killChart"}) {
        QVERIFY2(reached.contains(on_.child<QWidget>(name)), name);
    }
    QVERIFY(reached.contains(on_.child<TypeCombo>("damageType")) ||
            reached.contains(on_.child<TypeCombo>("damageType")->lineEdit()));
}

POLYPLAN_UI_TEST(DamageWindowTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "damage_window_test.moc"
