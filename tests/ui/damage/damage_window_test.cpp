#include <QCheckBox>
#include <QClipboard>
#include <QCompleter>
#include <QFile>
#include <QGraphicsSimpleTextItem>
#include <QGraphicsView>
#include <QHeaderView>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QStatusBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolButton>
#include <algorithm>
#include <cstdlib>
#include <map>
#include <variant>

#include "core/oangband/usual_floor.h"
#include "core/plan/json.h"
#include "core/plan/limits.h"
#include "tests/ui/damage/damage_window.h"
#include "tests/ui/support/next_question.h"
#include "tests/ui/support/test_entry.h"
#include "ui/charts/curve_chart.h"
#include "ui/charts/distribution_chart.h"
#include "ui/damage/resistance_counts_dialog.h"
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
#include "ui/shell/file_commands.h"

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
    void typeIsFoundByItsMeaning();
    void unknownTypeLeavesTheOldOne();
    void unknownTypeIsTold();
    void longNamesLeaveTheFiguresInSight();
    void notesLeaveTheTableItsRows();
    void namesOfTheRankingComeFirst();
    void nameByHandIsSeenFromItsBeginning();
    void faultOfTheTypeGivesWayToWhatIsSet();
    void unfinishedTypeIsDropped();
    void halfATypeIsTakenOnLeaving();
    void damageTakesDice();
    void diceAreSeenInFull();
    void badDamageIsToldAtTheField_data();
    void badDamageIsToldAtTheField();
    void everyEnteredDamageIsAStep();
    void halfTypedDamageChangesNothing();
    void commandActsOnTheDamageThatIsSeen();
    void savingAndClosingEnterTheDamage();
    void figuresAreDimmedWhileTheDamageIsTyped();
    void typedDamageDimsItsOwnCurvesAlone();
    void resetStandsBesideAField();
    void harmlessAttackSaysSo();
    void faultOfOneAttackLeavesTheOthersAlone();
    void listTellsTheEffectOfWhatDoesNotHurt();
    void hitPointsStayBelowTheMost();
    void tooManyHitPointsAreNoStep();
    void handTakesMoreHitPointsThanUsual();
    void longNameOfAnAttackIsCut();
    void targetIsClicked();
    void clickOnTheTargetLeavesItAsItStands();
    void targetIsTakenByHand();
    void lookingAtTheTargetByHandChangesNothing();
    void stateOfTheTargetIsEdited();
    void stateOfTheTargetIsReset();
    void ballHasDistanceAndRadius();
    void casterIsEdited();
    void monsterCasts();
    void spinningIsOneStep();
    void attacksAreAddedCopiedAndRemoved();
    void exampleIsToldFromTheStrategysOwn();
    void attackIsRenamedAndMovedByKeyboard();
    void answersLeaveTheNameThatIsTyped();
    void attacksAreLaidOverOneAnother();
    void legendNamesEveryAttackInFull();
    void legendTellsWhatDiffers();
    void whatDiffersIsGivenToAll();
    void whatIsGivenToAllMovesNoField();
    void hugeDiceAreRankedByOneCast();
    void floorObjectsAreLaidDownAndLost();
    void matrixTakesMonsters();
    void monsterAddedToTheMatrixIsSeen();
    void firstClickSortsFiguresDownwards();
    void rankingMakesATarget();
    void effectsHaveTheirTables();
    void stepsHaveRoomForTheirTexts();
    void turnsAreToldAsRequestedAndAsTheyTakeEffect();
    void csvHoldsNumbers();
    void tableIsCopied();
    void terrainMayChange();
    void figureIsNotedWhereTheWikiIsWrong();
    void everyNoteStandsAtItsFigure_data();
    void everyNoteStandsAtItsFigure();
    void undoGoesAllTheWayBack();
    void attacksBelongToTheStrategy();
    void helpCountsTheMonstersByResistance();
    void fitsASmallScreen();
    void formFillsItsRows();
    void numbersOfTheTypesAreWhole();
    void longFormLeavesTheChartsInSight();
    void chartsHaveRoomForTheirAxes();
    void numbersBelowTheDamageStandApart();
    void everythingHasANameAndAToolTip();
    void tabReachesEveryControl();

  private:
    QString figure(const QString& label) {
        const auto* model = on_.child<QListView>("damageFigures")->model();
        const int row = test::DamageWindow::rowOf(model, label);
        return row < 0 ? QString() : model->index(row, 0).data(ReportModel::ValueRole).toString();
    }
    QString detail(const QString& label) {
        const auto* model = on_.child<QListView>("damageFigures")->model();
        const int row = test::DamageWindow::rowOf(model, label);
        return row < 0 ? QString() : model->index(row, 0).data(ReportModel::DetailRole).toString();
    }
    /// What the window lets through is read again as it was.
    void expectReadAgain() {
        const auto read = plan::readDocument(
            plan::writeDocument(on_.document().plan(), test::catalogues()), test::catalogues());
        QVERIFY(std::holds_alternative<plan::Document>(read));
        QVERIFY(std::get<plan::Document>(read) == on_.document().plan());
    }
    QTableView* table(const char* name) { return on_.child<QTableView>(name); }
    /// Looks at the list of targets, 0, or at the one by hand, 1.
    void openTarget(int kind) {
        auto* kinds = on_.child<QTabBar>("targetKind");
        QTest::mouseClick(kinds, Qt::LeftButton, {}, kinds->tabRect(kind).center());
        QCOMPARE(kinds->currentIndex(), kind);
        on_.settle();
    }
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

void DamageWindowTest::typeIsFoundByItsMeaning() {
    auto* type = on_.child<TypeCombo>("damageType");
    on_.typeAndEnter(type->lineEdit(), QStringLiteral("lightning"));
    QCOMPARE(on_.attack().type, DamageType::Elec);
    QCOMPARE(on_.steps(), 1);
    on_.undo();
    QCOMPARE(on_.attack().type, DamageType::Fire);
    QVERIFY(type->currentText().startsWith(QStringLiteral("FIRE")));
}

void DamageWindowTest::unknownTypeLeavesTheOldOne() {
    auto* type = on_.child<TypeCombo>("damageType");
    on_.typeAndEnter(type->lineEdit(), QStringLiteral("custard"));
    QCOMPARE(on_.attack().type, DamageType::Fire);
    QVERIFY(type->currentText().startsWith(QStringLiteral("FIRE")));
    QCOMPARE(on_.steps(), 0);
}

void DamageWindowTest::unknownTypeIsTold() {
    auto* type = on_.child<TypeCombo>("damageType");
    on_.click(type->lineEdit());
    QCOMPARE(type->lineEdit()->selectedText(), QStringLiteral("FIRE"));
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("custard"));
    QCOMPARE(type->currentText(), QStringLiteral("custard"));
    on_.press(Qt::Key_Return);
    QCOMPARE(type->currentText(), QStringLiteral("FIRE"));
    const auto* fault = on_.child<QLabel>("damageFault");
    QVERIFY(fault->isVisible());
    QVERIFY2(fault->text().contains(QStringLiteral("“custard”")) &&
                 fault->text().contains(QStringLiteral("keeps its FIRE")),
             qPrintable(fault->text()));
    QCOMPARE(on_.steps(), 0);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("frost"));
    QVERIFY(fault->isHidden());
    on_.press(Qt::Key_Return);
    QCOMPARE(on_.attack().type, DamageType::Cold);
    QCOMPARE(on_.steps(), 1);
}

void DamageWindowTest::faultOfTheTypeGivesWayToWhatIsSet() {
    auto* type = on_.child<TypeCombo>("damageType");
    const auto* fault = on_.child<QLabel>("damageFault");
    on_.window().resize(1024, 700);
    QTRY_COMPARE(on_.window().size(), QSize(1024, 700));
    const auto isWhole = [fault] {
        return fault->isVisible() &&
               fault->fontMetrics().horizontalAdvance(fault->text()) <= fault->width();
    };
    const auto typeUnknown = [&] {
        on_.click(type->lineEdit());
        on_.press(Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("zzz"));
        on_.press(Qt::Key_Return);
        QVERIFY(fault->text().contains(QStringLiteral("“zzz”")));
        QTRY_VERIFY2(isWhole(), qPrintable(fault->text()));
    };
    typeUnknown();
    on_.press(Qt::Key_Return);
    QVERIFY(fault->isHidden());
    typeUnknown();
    on_.type(on_.child<QLineEdit>("damage"), QStringLiteral("2d6-50"));
    QVERIFY(!fault->text().contains(QStringLiteral("zzz")));
    QVERIFY2(fault->text().contains(QStringLiteral("may come to")), qPrintable(fault->text()));
    QTRY_VERIFY2(isWhole(), qPrintable(fault->text()));
    typeUnknown();
    on_.type(on_.child<QLineEdit>("damage"), QStringLiteral("2d6-50"));
    QVERIFY(fault->text().contains(QStringLiteral("may come to")));
    typeUnknown();
    on_.click(on_.child<QCheckBox>("stasis"));
    QVERIFY(fault->text().contains(QStringLiteral("may come to")));
    QCOMPARE(on_.steps(), 1);
}

void DamageWindowTest::notesLeaveTheTableItsRows() {
    on_.window().resize(1280, 780);
    QTRY_COMPARE(on_.window().size(), QSize(1280, 780));
    const auto* types = table("types");
    on_.click(on_.window().findChild<QToolButton*>("notes"));
    QTRY_VERIFY(on_.window().findChild<QPlainTextEdit*>("strategyNotes")->isVisible());
    QTest::qWait(100);
    QVERIFY(types->isVisible());
    QVERIFY2(types->viewport()->height() >= 4 * types->rowHeight(0),
             qPrintable(QString::number(types->viewport()->height())));
}

void DamageWindowTest::longNamesLeaveTheFiguresInSight() {
    openTarget(1);
    const QString name(60, 'n');
    on_.type(on_.child<QLineEdit>("handName"), name);
    on_.settle();
    on_.openTable(QStringLiteral("Matrix"));
    const auto* header = table("matrix")->horizontalHeader();
    QTRY_COMPARE(header->model()->headerData(1, Qt::Horizontal).toString(), name);
    QTRY_VERIFY(header->sectionSize(1) < header->fontMetrics().horizontalAdvance(name));
    QVERIFY(
        header->model()->headerData(1, Qt::Horizontal, Qt::ToolTipRole).toString().contains(name));
}

void DamageWindowTest::namesOfTheRankingComeFirst() {
    on_.window().resize(1024, 700);
    QTRY_COMPARE(on_.window().size(), QSize(1024, 700));
    auto* folded = on_.view().findChild<QTabBar*>("foldedPanels");
    QTRY_VERIFY(folded->isVisible());
    QTest::mouseClick(folded, Qt::LeftButton, {}, folded->tabRect(2).center());
    on_.openTable(QStringLiteral("Monsters"));
    const auto* header = table("ranking")->horizontalHeader();
    const auto isWhole = [header](int column) {
        return header->sectionSize(column) >
               header->fontMetrics().horizontalAdvance(
                   header->model()->headerData(column, Qt::Horizontal).toString());
    };
    QTRY_VERIFY(isWhole(MonstersModel::Resistance));
    const QFontMetrics letters = table("ranking")->fontMetrics();
    QTRY_VERIFY(header->sectionSize(MonstersModel::Name) >=
                letters.height() +
                    letters.horizontalAdvance(QStringLiteral("Filthy street urchin")));
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

void DamageWindowTest::unfinishedTypeIsDropped() {
    auto* type = on_.child<TypeCombo>("damageType");
    on_.click(type->lineEdit());
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("custard"));
    on_.press(Qt::Key_Escape);
    QCOMPARE(type->currentText(), QStringLiteral("FIRE"));
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("custard"));
    const auto* fault = on_.child<QLabel>("damageFault");
    QVERIFY(fault->isHidden());
    on_.press(Qt::Key_Tab);
    QCOMPARE(type->currentText(), QStringLiteral("FIRE"));
    QVERIFY(fault->isVisible() && fault->text().contains(QStringLiteral("custard")));
    QCOMPARE(on_.steps(), 0);
}

void DamageWindowTest::halfATypeIsTakenOnLeaving() {
    auto* type = on_.child<TypeCombo>("damageType");
    const auto leave = [&](const QString& typed, Qt::Key key,
                           Qt::KeyboardModifiers modifiers = {}) {
        on_.click(type->lineEdit());
        QTest::keyClicks(QApplication::focusWidget(), typed);
        QWidget* suggestions = type->completer()->popup();
        QTRY_VERIFY(suggestions->isVisible());
        QTest::keyClick(suggestions, key, modifiers);
        QTRY_VERIFY(!suggestions->isVisible());
        QVERIFY(!type->hasFocus());
        QVERIFY(!type->lineEdit()->hasSelectedText());
    };
    leave(QStringLiteral("lightn"), Qt::Key_Tab);
    QCOMPARE(on_.attack().type, DamageType::Elec);
    QVERIFY(type->currentText().startsWith(QStringLiteral("ELEC")));
    QCOMPARE(on_.window().statusBar()->currentMessage(), QString());
    QCOMPARE(on_.steps(), 1);
    leave(QStringLiteral("frost"), Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(on_.attack().type, DamageType::Cold);
    QCOMPARE(on_.steps(), 2);

    // Of several suggestions the chosen one.
    on_.click(type->lineEdit());
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("old"));
    QAbstractItemView* suggestions = type->completer()->popup();
    QTRY_VERIFY(suggestions->isVisible() && suggestions->model()->rowCount() > 1);
    QTest::keyClick(suggestions, Qt::Key_Down);
    QTest::keyClick(suggestions, Qt::Key_Down);
    const QString chosen = suggestions->currentIndex().data().toString();
    QCOMPARE(suggestions->currentIndex().row(), 1);
    QTest::keyClick(suggestions, Qt::Key_Tab);
    QVERIFY(!suggestions->isVisible());
    QCOMPARE(type->currentText(), chosen);
    QVERIFY(chosen.startsWith(toQString(oangband::name(on_.attack().type))));
    QCOMPARE(on_.steps(), 3);

    on_.click(type->lineEdit());
    on_.press(Qt::Key_Delete);
    on_.press(Qt::Key_Tab);
    QCOMPARE(type->currentText(), chosen);
    QCOMPARE(on_.steps(), 3);
}

void DamageWindowTest::damageTakesDice() {
    on_.typeAndEnter(on_.child<QLineEdit>("damage"), QStringLiteral("12d8+20"));
    on_.settle();
    QCOMPARE(on_.attack().damage, std::string("12d8+20"));
    QCOMPARE(figure(QStringLiteral("mean damage")), QStringLiteral("74 hit points"));
    QVERIFY(on_.child<QLabel>("damageFault")->isHidden());
    QCOMPARE(on_.steps(), 1);
    on_.undo();
    QCOMPARE(on_.child<QLineEdit>("damage")->text(), QStringLiteral("100"));
}

void DamageWindowTest::diceAreSeenInFull() {
    auto* damage = on_.child<QLineEdit>("damage");
    on_.typeAndEnter(damage, QStringLiteral("4d6 keep 3 highest"));
    QCOMPARE(on_.attack().damage, std::string("4d6 keep 3 highest"));
    QTest::keyClick(damage, Qt::Key_End);
    QCOMPARE(damage->cursorPositionAt(QPoint(0, damage->height() / 2)), 0);
}

void DamageWindowTest::badDamageIsToldAtTheField_data() {
    QTest::addColumn<QString>("typed");
    for (const char* typed : {"12d", "fire", "1000001", "-5", "1000000d1000000", "2d6)", "1e9",
                              "99999999999999999999", "d", "3d6kh"}) {
        QTest::newRow(typed) << QString::fromLatin1(typed);
    }
}

void DamageWindowTest::badDamageIsToldAtTheField() {
    QFETCH(QString, typed);
    on_.type(on_.child<QLineEdit>("damage"), typed);
    const auto* fault = on_.child<QLabel>("damageFault");
    QVERIFY(fault->isVisible());
    QVERIFY(!fault->text().isEmpty());
    QVERIFY(fault->text().contains(QStringLiteral("100")));
    on_.press(Qt::Key_Return);
    on_.press(Qt::Key_Tab);
    QVERIFY(fault->isVisible());
    QCOMPARE(on_.attack().damage, std::string("100"));
    QCOMPARE(on_.steps(), 0);
    QVERIFY(!on_.child<QLineEdit>("damage")->accessibleDescription().isEmpty());
    QCOMPARE(on_.child<QLineEdit>("damage")->text(), typed);
    QVERIFY(on_.view().service().answers()->current().answer != nullptr);
    on_.typeAndEnter(on_.child<QLineEdit>("damage"), QStringLiteral("42"));
    QVERIFY(fault->isHidden());
    QCOMPARE(on_.answer().meanDamage, 42.0);
}

void DamageWindowTest::everyEnteredDamageIsAStep() {
    auto* damage = on_.child<QLineEdit>("damage");
    on_.typeAndEnter(damage, QStringLiteral("12d8"));
    on_.click(table("types")->horizontalHeader());
    on_.typeAndEnter(damage, QStringLiteral("40"));
    on_.typeAndEnter(damage, QStringLiteral("70"));
    on_.child<QListView>("attacks")->setFocus();
    QCOMPARE(on_.steps(), 3);
    on_.undo();
    QCOMPARE(on_.attack().damage, std::string("40"));
    QCOMPARE(damage->text(), QStringLiteral("40"));
    on_.undo();
    QCOMPARE(on_.attack().damage, std::string("12d8"));
    on_.typeAndEnter(damage, QStringLiteral("55"));
    on_.undo();
    QCOMPARE(on_.attack().damage, std::string("12d8"));
}

void DamageWindowTest::halfTypedDamageChangesNothing() {
    auto* damage = on_.child<QLineEdit>("damage");
    on_.typeAndEnter(damage, QStringLiteral("12d8"));
    on_.type(damage, QString());
    for (const QChar typed : QStringLiteral("50d6")) {
        QTest::keyClick(damage, typed.toLatin1());
        QCOMPARE(on_.attack().damage, std::string("12d8"));
    }
    QTest::keyClick(damage, Qt::Key_Escape);
    QCOMPARE(damage->text(), QStringLiteral("12d8"));
    QCOMPARE(on_.steps(), 1);
    on_.type(damage, QStringLiteral("50d6"));
    on_.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(damage->text(), QStringLiteral("12d8"));
    on_.type(damage, QStringLiteral("50d6"));
    on_.click(on_.child<QLineEdit>("monsterSearch"));
    QCOMPARE(on_.attack().damage, std::string("50d6"));
    QCOMPARE(on_.steps(), 2);
}

void DamageWindowTest::commandActsOnTheDamageThatIsSeen() {
    auto* damage = on_.child<QLineEdit>("damage");
    on_.type(damage, QStringLiteral("30"));
    on_.press(Qt::Key_Control);
    QCOMPARE(on_.steps(), 0);
    on_.press(Qt::Key_T, Qt::ControlModifier);
    QCOMPARE(on_.document().plan().strategies.size(), 2U);
    QCOMPARE(on_.document().plan().strategies[0].damage.at(0).damage, std::string("30"));
}

void DamageWindowTest::savingAndClosingEnterTheDamage() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("plan.polyplan");
    const auto saved = [&path] {
        QFile file(path);
        return file.open(QIODevice::ReadOnly)
                   ? std::get<plan::Document>(
                         plan::readDocument(file.readAll().toStdString(), test::catalogues()))
                   : plan::Document();
    };
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            QByteArray::fromStdString(plan::writeDocument(test::smallPlan(), test::catalogues())));
    }
    QVERIFY(on_.window().file().open(path));
    on_.settle();
    on_.type(on_.child<QLineEdit>("damage"), QStringLiteral("77"));
    QVERIFY(on_.document().strategy().damage.empty());
    QMenuBar* bar = on_.window().menuBar();
    QMenu* menu = bar->actions().front()->menu();
    QTest::mouseClick(bar, Qt::LeftButton, {}, bar->actionGeometry(menu->menuAction()).center());
    QTRY_VERIFY(menu->isVisible());
    const auto entries = menu->actions();
    const auto save = std::ranges::find(entries, QString("&Save"), &QAction::text);
    QVERIFY(save != entries.end());
    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(*save).center());
    QCOMPARE(saved().strategies.front().damage.at(0).damage, std::string("77"));
    QVERIFY(on_.window().file().isSaved());

    on_.type(on_.child<QLineEdit>("damage"), QStringLiteral("55"));
    const test::NextQuestion question("Save");
    QVERIFY(on_.window().close());
    QVERIFY(question.text().contains("plan"));
    QCOMPARE(saved().strategies.front().damage.at(0).damage, std::string("55"));
}

void DamageWindowTest::figuresAreDimmedWhileTheDamageIsTyped() {
    auto* damage = on_.child<QLineEdit>("damage");
    const std::vector<const char*> figures = {"damageChart", "killChart", "damageFigures", "steps",
                                              "types"};
    const auto picture = [this](const char* name) {
        DamageView* view = &on_.view();
        const auto* shown = on_.child<QWidget>(name);
        return view->grab(QRect(shown->mapTo(view, QPoint()), shown->size())).toImage();
    };
    std::map<std::string, QImage> clear;
    for (const char* each : figures) {
        clear[each] = picture(each);
    }
    on_.type(damage, QStringLiteral("12d8"));
    for (const char* each : figures) {
        QTRY_VERIFY2(picture(each) != clear[each], each);
    }
    QTest::keyClick(damage, Qt::Key_Escape);
    for (const StaleVeil* veil : on_.view().findChildren<StaleVeil*>()) {
        QVERIFY(!veil->isVisible());
    }
}

void DamageWindowTest::typedDamageDimsItsOwnCurvesAlone() {
    on_.click(on_.child<QToolButton>("duplicateAttack"));
    on_.typeAndEnter(on_.child<QLineEdit>("damage"), QStringLiteral("50"));
    on_.settle();
    const auto* damage = on_.child<DistributionChart>("damageChart");
    const auto* kills = on_.child<CurveChart>("killChart");
    QTRY_COMPARE(damage->curves().size(), 2U);
    const auto areFaint = [](const auto& curves) {
        std::vector<std::pair<bool, bool>> faint;  // stressed, and faint
        for (const auto& curve : curves) {
            faint.emplace_back(curve.isStressed, curve.isFaint);
        }
        std::ranges::sort(faint);
        return faint;
    };
    using Faint = std::vector<std::pair<bool, bool>>;
    QCOMPARE(areFaint(damage->curves()), (Faint{{false, false}, {true, false}}));
    on_.type(on_.child<QLineEdit>("damage"), QStringLiteral("12d"));
    QTRY_VERIFY(std::ranges::any_of(on_.view().findChildren<StaleVeil*>(),
                                    [](const StaleVeil* veil) { return veil->isVisible(); }));
    QCOMPARE(areFaint(damage->curves()), (Faint{{false, false}, {true, true}}));
    QCOMPARE(areFaint(kills->curves()), (Faint{{false, false}, {true, true}}));
    // No veil lies over them.
    for (QWidget* chart : {damage->viewport(), kills->viewport()}) {
        QWidget& view = on_.view();
        const QRect place(chart->mapTo(&view, QPoint()), chart->size());
        const auto inkOf = [](const QImage& image) {
            int strongest = 0;
            for (int x = 0; x < image.width(); ++x) {
                for (int y = 0; y < image.height(); ++y) {
                    strongest = std::max(strongest, 255 - qGray(image.pixel(x, y)));
                }
            }
            return strongest;
        };
        QCOMPARE(inkOf(view.grab(place).toImage()), inkOf(chart->grab().toImage()));
    }
    on_.press(Qt::Key_Escape);
    QTRY_COMPARE(areFaint(damage->curves()), (Faint{{false, false}, {true, false}}));
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

void DamageWindowTest::harmlessAttackSaysSo() {
    const auto* chart = on_.child<DistributionChart>("damageChart");
    const auto* none = on_.child<QLabel>("noDamage");
    const auto* harmless = on_.child<QLabel>("harmlessAttacks");
    QVERIFY(none->isHidden() && harmless->isHidden() && chart->curves().size() == 1);
    on_.typeAndEnter(on_.child<TypeCombo>("damageType")->lineEdit(), QStringLiteral("OLD_SLEEP"));
    on_.settle();
    QTRY_VERIFY(none->isVisible());
    QVERIFY(none->text().contains(QStringLiteral("no damage")));
    QVERIFY(chart->curves().empty());
    // Beside another one that does, that one is drawn.
    on_.click(on_.child<QToolButton>("duplicateAttack"));
    on_.typeAndEnter(on_.child<TypeCombo>("damageType")->lineEdit(), QStringLiteral("FIRE"));
    on_.settle();
    QTRY_COMPARE(chart->curves().size(), 1U);
    QVERIFY(none->isHidden());
    QVERIFY(harmless->isVisible());
    QVERIFY2(harmless->text().startsWith(QStringLiteral("OLD_SLEEP")) &&
                 harmless->text().endsWith(QStringLiteral("does no damage")),
             qPrintable(harmless->text()));
    QCOMPARE(on_.child<CurveChart>("killChart")->curves().size(), 2U);
}

void DamageWindowTest::faultOfOneAttackLeavesTheOthersAlone() {
    on_.click(on_.child<QToolButton>("duplicateAttack"));
    on_.settle();
    const auto* list = on_.child<QListView>("attacks")->model();
    const auto shown = [list](int row) {
        return list->index(row, 0).data(AttacksModel::FigureRole).toString();
    };
    const QString before = shown(0);
    QCOMPARE(shown(1), before);
    on_.type(on_.child<QLineEdit>("damage"), QStringLiteral("12d"));
    QCOMPARE(shown(1), QStringLiteral("…"));
    QCOMPARE(shown(0), before);
}

void DamageWindowTest::listTellsTheEffectOfWhatDoesNotHurt() {
    const auto* list = on_.child<QListView>("attacks")->model();
    on_.typeAndEnter(on_.child<QComboBox>("damageType")->lineEdit(), QStringLiteral("OLD_SLOW"));
    QCOMPARE(on_.answer().meanDamage, 0.0);
    const QModelIndex slow = list->index(0, 0);
    QCOMPARE(slow.data(AttacksModel::FigureRole).toString(), "slowed " + figure("slowed"));
    QVERIFY(slow.data(Qt::AccessibleTextRole).toString().endsWith("slowed " + figure("slowed")));
}

void DamageWindowTest::hitPointsStayBelowTheMost() {
    auto* hp = on_.child<QSpinBox>("hp");
    auto* most = on_.child<QSpinBox>("maxHp");
    on_.typeAndEnter(most->findChild<QLineEdit*>(), QStringLiteral("100"));
    on_.typeAndEnter(hp->findChild<QLineEdit*>(), QStringLiteral("9000"));
    QVERIFY(on_.attack().monster.hpBefore.value_or(0) <= 100);
    on_.typeAndEnter(hp->findChild<QLineEdit*>(), QStringLiteral("95"));
    const int steps = on_.steps();
    on_.typeAndEnter(most->findChild<QLineEdit*>(), QStringLiteral("60"));
    QCOMPARE(on_.attack().monster.hpBefore.value_or(0), 60);
    QCOMPARE(hp->value(), 60);
    QCOMPARE(on_.steps(), steps + 1);
    on_.undo();
    QCOMPARE(hp->value(), 95);
    QCOMPARE(most->value(), 100);
    expectReadAgain();
}

void DamageWindowTest::tooManyHitPointsAreNoStep() {
    on_.typeAndEnter(on_.child<QSpinBox>("maxHp")->findChild<QLineEdit*>(), QStringLiteral("50"));
    auto* hp = on_.child<QSpinBox>("hp");
    QCOMPARE(hp->value(), 50);
    const auto before = on_.document().plan();
    const int steps = on_.steps();
    on_.typeAndEnter(hp->findChild<QLineEdit*>(), QStringLiteral("999999"));
    QCOMPARE(hp->value(), 50);
    QCOMPARE(on_.steps(), steps);
    QVERIFY(on_.document().plan() == before);
}

void DamageWindowTest::handTakesMoreHitPointsThanUsual() {
    on_.typeAndEnter(on_.child<QSpinBox>("hp")->findChild<QLineEdit*>(), QStringLiteral("9000"));
    openTarget(1);
    on_.typeAndEnter(on_.child<QSpinBox>("handLevel")->findChild<QLineEdit*>(),
                     QStringLiteral("44"));
    QVERIFY(on_.attack().monster.flags.has_value());
    QCOMPARE(on_.answer().hpBefore, 9000);
    expectReadAgain();
}

void DamageWindowTest::longNameOfAnAttackIsCut() {
    auto* list = on_.child<QListView>("attacks");
    list->setFocus();
    QTest::keyClick(list, Qt::Key_F2);
    QTest::keyClicks(QApplication::focusWidget(), QString(250, 'x'));
    on_.press(Qt::Key_Return);
    QTRY_COMPARE(on_.attack().name.size(), plan::limits::nameCharacters);
    QVERIFY(!list->model()->setData(list->model()->index(0, 0), QString(250, 'y'), Qt::EditRole));
    expectReadAgain();
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

void DamageWindowTest::spinningIsOneStep() {
    auto* casts = on_.child<QSpinBox>("casts");
    on_.click(casts->findChild<QLineEdit*>());
    for (int i = 0; i < 5; ++i) {
        QTest::keyClick(casts, Qt::Key_Up);
    }
    on_.settle();
    QCOMPARE(on_.attack().casts, 11);
    QCOMPARE(on_.answer().casts.size(), 11U);
    QCOMPARE(on_.steps(), 1);
    on_.undo();
    QCOMPARE(on_.attack().casts, 6);
}

void DamageWindowTest::attacksAreAddedCopiedAndRemoved() {
    const auto* model = on_.child<QListView>("attacks")->model();
    QCOMPARE(model->rowCount(), 1);
    QVERIFY(!on_.child<QToolButton>("removeAttack")->isEnabled());
    on_.typeAndEnter(on_.child<TypeCombo>("damageType")->lineEdit(), QStringLiteral("NEXUS"));
    on_.click(on_.child<QToolButton>("duplicateAttack"));
    QCOMPARE(model->rowCount(), 2);
    QCOMPARE(on_.attack().type, DamageType::Nexus);
    on_.click(on_.child<QToolButton>("addAttack"));
    QCOMPARE(model->rowCount(), 3);
    QCOMPARE(on_.view().editor().index(), 2);
    QCOMPARE(on_.attack().type, DamageType::Fire);
    on_.click(on_.child<QToolButton>("removeAttack"));
    QCOMPARE(model->rowCount(), 2);
    on_.child<QListView>("attacks")->setFocus();
    on_.press(Qt::Key_Delete);
    QCOMPARE(model->rowCount(), 1);
    on_.undo();
    on_.undo();
    QCOMPARE(model->rowCount(), 3);
}

void DamageWindowTest::exampleIsToldFromTheStrategysOwn() {
    const auto* example = on_.child<QLabel>("exampleAttack");
    QVERIFY(!on_.view().editor().isSaved() && example->isVisible());
    on_.typeAndEnter(on_.child<QLineEdit>("damage"), QStringLiteral("50"));
    on_.settle();
    QVERIFY(example->isHidden());
    on_.undo();
    QVERIFY(example->isVisible());
}

void DamageWindowTest::attackIsRenamedAndMovedByKeyboard() {
    auto* list = on_.child<QListView>("attacks");
    on_.click(on_.child<QToolButton>("addAttack"));
    on_.typeAndEnter(on_.child<TypeCombo>("damageType")->lineEdit(), QStringLiteral("COLD"));
    list->setFocus();
    QTest::keyClick(list, Qt::Key_F2);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("frost bolt"));
    on_.press(Qt::Key_Return);
    QTRY_COMPARE(on_.attack().name, std::string("frost bolt"));
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(on_.view().editor().index(), 0);
    QCOMPARE(on_.attack().name, std::string("frost bolt"));
    QTest::keyClick(list, Qt::Key_Down);
    QCOMPARE(on_.view().editor().index(), 1);
    QCOMPARE(on_.attack().type, DamageType::Fire);
}

void DamageWindowTest::answersLeaveTheNameThatIsTyped() {
    auto* list = on_.child<QListView>("attacks");
    on_.click(on_.child<QToolButton>("addAttack"));
    on_.settle();
    list->setFocus();
    QTest::keyClick(list, Qt::Key_F2);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("frost "));
    const QModelIndex current = list->currentIndex();
    Q_EMIT list->model()->dataChanged(current, current);
    Q_EMIT list->model()->dataChanged(list->model()->index(0, 0), current);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("bolt"));
    on_.press(Qt::Key_Return);
    QTRY_COMPARE(on_.attack().name, std::string("frost bolt"));
}

void DamageWindowTest::attacksAreLaidOverOneAnother() {
    auto* list = on_.child<QListView>("attacks");
    on_.click(on_.child<QToolButton>("addAttack"));
    on_.typeAndEnter(on_.child<QLineEdit>("damage"), QStringLiteral("10d10"));
    on_.settle();
    const auto* damage = on_.child<DistributionChart>("damageChart");
    const auto* kills = on_.child<CurveChart>("killChart");
    QCOMPARE(damage->curves().size(), 2U);
    QCOMPARE(kills->curves().size(), 2U);
    QVERIFY(damage->accessibleDescription().contains(QStringLiteral("10d10")));
    list->setFocus();
    list->setCurrentIndex(list->model()->index(0, 0));
    QTest::keyClick(list, Qt::Key_Space);
    list->setCurrentIndex(list->model()->index(1, 0));
    on_.settle();
    QVERIFY(!on_.view().editor().attacks()[0].overlaid);
    QCOMPARE(damage->curves().size(), 1U);
    on_.undo();
    QCOMPARE(damage->curves().size(), 2U);
}

void DamageWindowTest::legendNamesEveryAttackInFull() {
    auto* list = on_.child<QListView>("attacks");
    QStringList names;
    for (int i = 0; i < 4; ++i) {
        on_.click(on_.child<QToolButton>("addAttack"));
        names.append(QStringLiteral("the long name of attack number %1").arg(i));
        list->setFocus();
        QTest::keyClick(list, Qt::Key_F2);
        QTest::keyClicks(QApplication::focusWidget(), names.back());
        on_.press(Qt::Key_Return);
        QTRY_COMPARE(on_.attack().name, names.back().toStdString());
    }
    on_.settle();
    const auto* chart = on_.child<DistributionChart>("damageChart");
    for (const QString& name : names) {
        const auto items = chart->scene()->items();
        const auto found = std::ranges::find_if(items, [&](const QGraphicsItem* item) {
            const auto* text = qgraphicsitem_cast<const QGraphicsSimpleTextItem*>(item);
            return text != nullptr && text->text() == name;
        });
        QVERIFY2(found != items.end(), qPrintable(name));
        QVERIFY(chart->sceneRect().contains((*found)->sceneBoundingRect()));
    }
}

void DamageWindowTest::legendTellsWhatDiffers() {
    on_.click(on_.child<QToolButton>("duplicateAttack"));
    on_.settle();
    const auto names = [this] {
        QStringList all;
        for (const DistributionCurve& curve :
             on_.child<DistributionChart>("damageChart")->curves()) {
            all.append(curve.name);
        }
        return all;
    };
    QCOMPARE(names(), QStringList({"FIRE 100", "FIRE 100 (2)"}));
    on_.typeAndEnter(on_.child<QLineEdit>("monsterSearch"), QStringLiteral("energy vortex"));
    QCOMPARE(names(), QStringList({"FIRE 100 · Vampire (level 29)", "FIRE 100 · Energy vortex"}));
    on_.choose(on_.child<QComboBox>("terrain"), QStringLiteral("water"));
    on_.typeAndEnter(on_.child<QSpinBox>("casts")->findChild<QLineEdit*>(), QStringLiteral("1"));
    QCOMPARE(names(), QStringList({"FIRE 100 · Vampire (level 29) · floor · 6 casts",
                                   "FIRE 100 · Energy vortex · water · 1 cast"}));
    QCOMPARE(on_.child<CurveChart>("killChart")->curves().back().name, names().back());
    on_.click(on_.child<QPushButton>("targetForAll"));
    on_.settle();
    on_.typeAndEnter(on_.child<QSpinBox>("hp")->findChild<QLineEdit*>(), QStringLiteral("9"));
    QVERIFY(names().back().startsWith(QStringLiteral("FIRE 100 · 9 hit points · water")));
}

void DamageWindowTest::whatIsGivenToAllMovesNoField() {
    const char* const names[] = {"terrain", "water",       "hp",         "maxHp",  "speed",
                                 "stasis",  "blackBreath", "affects",    "damage", "casts",
                                 "usual",   "distance",    "damageChart"};
    const auto placesNow = [&] {
        QList<QPoint> all;
        for (const char* name : names) {
            all.append(on_.child<QWidget>(name)->mapTo(&on_.view(), QPoint()));
        }
        return all;
    };
    const auto places = [&] {
        QList<QPoint> before;
        while (before != placesNow()) {
            before = placesNow();
            QTest::qWait(100);
        }
        return before;
    };
    openTarget(1);
    on_.type(on_.child<QLineEdit>("handName"), QStringLiteral("Somebody"));
    on_.click(on_.child<QToolButton>("duplicateAttack"));
    const int steps = on_.document().undoStack().index();
    for (const QSize size : {QSize(1024, 700), QSize(1280, 780), QSize(1600, 1000)}) {
        on_.window().resize(size);
        QTRY_COMPARE(on_.window().size(), size);
        const QList<QPoint> before = places();
        on_.type(on_.child<QLineEdit>("handName"), QStringLiteral("Thing"));
        on_.choose(on_.child<QComboBox>("terrain"), QStringLiteral("lava"));
        on_.typeAndEnter(on_.child<QSpinBox>("casts")->findChild<QLineEdit*>(),
                         QStringLiteral("9"));
        for (const char* button : {"targetForAll", "terrainForAll", "castsForAll"}) {
            QVERIFY(on_.child<QPushButton>(button)->isVisibleTo(&on_.view()));
        }
        QCOMPARE(places(), before);
        while (on_.document().undoStack().index() > steps) {
            on_.undo();
        }
        QVERIFY(!on_.child<QPushButton>("targetForAll")->isVisible());
    }
}

void DamageWindowTest::whatDiffersIsGivenToAll() {
    auto* target = on_.child<QPushButton>("targetForAll");
    auto* terrain = on_.child<QPushButton>("terrainForAll");
    auto* casts = on_.child<QPushButton>("castsForAll");
    QVERIFY(!target->isVisible() && !terrain->isVisible() && !casts->isVisible());
    on_.click(on_.child<QToolButton>("duplicateAttack"));
    on_.click(on_.child<QToolButton>("duplicateAttack"));
    QVERIFY(!target->isVisible() && !terrain->isVisible() && !casts->isVisible());
    on_.typeAndEnter(on_.child<QLineEdit>("monsterSearch"), QStringLiteral("energy vortex"));
    QVERIFY(target->isVisible() && !terrain->isVisible() && !casts->isVisible());
    on_.choose(on_.child<QComboBox>("terrain"), QStringLiteral("lava"));
    on_.typeAndEnter(on_.child<QSpinBox>("casts")->findChild<QLineEdit*>(), QStringLiteral("9"));
    QVERIFY(terrain->isVisible() && casts->isVisible());
    // Each stands beside its field.
    const auto isBeside = [this](const QWidget* button, const QWidget* field) {
        const auto placeOf = [this](const QWidget* widget) {
            return QRect(widget->mapTo(&on_.view(), QPoint()), widget->size());
        };
        const int gap = placeOf(button).left() - placeOf(field).right();
        const int above = placeOf(button).center().y() - placeOf(field).center().y();
        return gap > 0 && gap < 2 * field->height() && std::abs(above) <= 2;
    };
    QTRY_VERIFY(isBeside(terrain, on_.child<QComboBox>("terrain")));
    QTRY_VERIFY(isBeside(casts, on_.child<QSpinBox>("casts")));
    const plan::Attack wanted = on_.attack();
    const int steps = on_.steps();
    on_.click(target);
    on_.click(terrain);
    on_.click(casts);
    on_.settle();
    QCOMPARE(on_.steps(), steps + 3);
    QVERIFY(!target->isVisible() && !terrain->isVisible() && !casts->isVisible());
    for (const plan::Attack& each : on_.view().editor().attacks()) {
        QVERIFY(each.monster == wanted.monster);
        QCOMPARE(each.terrain, wanted.terrain);
        QCOMPARE(each.casts, wanted.casts);
    }
    QCOMPARE(on_.view().editor().index(), 2);
    on_.undo();
    QCOMPARE(on_.view().editor().attacks()[0].casts, 6);
    QCOMPARE(on_.view().editor().attacks()[1].casts, 6);
    QVERIFY(casts->isVisible());
}

void DamageWindowTest::hugeDiceAreRankedByOneCast() {
    const auto* remark = on_.child<QLabel>("typesLeftOut");
    QVERIFY(!remark->isVisible());
    const auto* types = table("types")->model();
    const auto cell = [&](int column) { return types->index(0, column).data().toString(); };
    QVERIFY(cell(TypesModel::KilledByCasts).endsWith(u'%'));
    on_.type(on_.child<QLineEdit>("damage"), QStringLiteral("1d250000"));
    on_.press(Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(on_.view().service().isComplete(), 60'000);
    QVERIFY(remark->isVisible());
    QVERIFY(remark->text().contains(QStringLiteral("250,000 figures")));
    QVERIFY(cell(TypesModel::Killed).endsWith(u'%'));
    QCOMPARE(cell(TypesModel::KilledByCasts), QStringLiteral("–"));
    QVERIFY(table("effects")->model()->rowCount() < 2'000);
    on_.typeAndEnter(on_.child<QLineEdit>("damage"), QStringLiteral("12d8"));
    QVERIFY(!remark->isVisible());
}

void DamageWindowTest::floorObjectsAreLaidDownAndLost() {
    on_.choose(on_.child<QComboBox>("affects"), QStringLiteral("ball"));
    on_.typeAndEnter(on_.child<TypeCombo>("damageType")->lineEdit(), QStringLiteral("ACID"));
    on_.typeAndEnter(on_.child<QLineEdit>("damage"), QStringLiteral("20"));
    on_.openTable(QStringLiteral("On the floor"));
    on_.typeAndEnter(on_.child<QLineEdit>("floorAdd"), QStringLiteral("scroll teleportation"));
    auto* floor = table("floor");
    QCOMPARE(floor->model()->rowCount(), 1 + static_cast<int>(oangband::usualObjects().size()));
    QCOMPARE(floor->model()->index(0, FloorModel::Destroyed).data().toString(),
             QStringLiteral("40.0 %"));
    floor->setFocus();
    floor->setCurrentIndex(floor->model()->index(0, FloorModel::Artifact));
    QTest::keyClick(floor, Qt::Key_Space);
    on_.settle();
    QVERIFY(on_.attack().floorObjects[0].artifact);
    QCOMPARE(floor->model()->index(0, FloorModel::Destroyed).data().toString(),
             QStringLiteral("0 %"));
    on_.undo();
    QVERIFY(!on_.attack().floorObjects[0].artifact);
    QTest::keyClick(floor, Qt::Key_Delete);
    on_.settle();
    QVERIFY(on_.attack().floorObjects.empty());
    on_.undo();
    floor->setCurrentIndex(floor->model()->index(0, 0));
    on_.click(on_.child<QToolButton>("floorRemove"));
    on_.settle();
    QVERIFY(on_.attack().floorObjects.empty());
}

void DamageWindowTest::matrixTakesMonsters() {
    on_.openTable(QStringLiteral("Matrix"));
    on_.typeAndEnter(on_.child<QLineEdit>("matrixAdd"), QStringLiteral("ancient red"));
    on_.typeAndEnter(on_.child<QLineEdit>("matrixAdd"), QStringLiteral("stone troll"));
    auto* matrix = table("matrix");
    const auto* model = matrix->model();
    QCOMPARE(model->columnCount(), 4);
    QCOMPARE(model->rowCount(), static_cast<int>(oangband::allDamageTypes().size()));
    const int fire = test::DamageWindow::rowOf(model, QStringLiteral("FIRE"));
    QCOMPARE(model->index(fire, 1).data().toString(), QStringLiteral("100.0"));
    QCOMPARE(model->index(fire, 2).data().toString(), QStringLiteral("11.0"));
    on_.choose(on_.child<QComboBox>("matrixFigure"), QStringLiteral("kills with one cast"));
    QVERIFY(model->index(fire, 1).data().toString().endsWith(QStringLiteral(" %")));
    on_.click(matrix, model->index(0, 3));
    QTest::keyClick(matrix, Qt::Key_Delete);
    on_.settle();
    QCOMPARE(model->columnCount(), 3);
    on_.click(matrix, model->index(0, 2));
    on_.click(on_.child<QToolButton>("matrixRemove"));
    on_.settle();
    QCOMPARE(model->columnCount(), 2);
    on_.undo();
    on_.undo();
    QCOMPARE(model->columnCount(), 4);
}

void DamageWindowTest::monsterAddedToTheMatrixIsSeen() {
    on_.window().resize(1280, 780);
    on_.openTable(QStringLiteral("Matrix"));
    auto* add = on_.child<QLineEdit>("matrixAdd");
    auto* matrix = table("matrix");
    for (const char* monster : {"ancient red", "stone troll", "great wyrm of law", "gothmog"}) {
        on_.typeAndEnter(add, QLatin1StringView(monster));
        const int last = matrix->model()->columnCount() - 1;
        const QRect place = matrix->visualRect(matrix->model()->index(0, last));
        QVERIFY(place.left() >= 0 && place.right() < matrix->viewport()->width());
    }
    QCOMPARE(matrix->model()->columnCount(), 6);
    on_.typeAndEnter(add, QStringLiteral("qqqqq"));
    const QString told = on_.window().statusBar()->currentMessage();
    QVERIFY2(told.contains(QStringLiteral("“qqqqq”")), qPrintable(told));
}

void DamageWindowTest::firstClickSortsFiguresDownwards() {
    const auto* header = table("types")->horizontalHeader();
    const auto click = [header](int column) {
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {},
                          QPoint(header->sectionViewportPosition(column) + 8, 8));
    };
    click(TypesModel::Killed);
    QCOMPARE(header->sortIndicatorOrder(), Qt::DescendingOrder);
    click(TypesModel::Killed);
    QCOMPARE(header->sortIndicatorOrder(), Qt::AscendingOrder);
    click(TypesModel::Type);
    QCOMPARE(header->sortIndicatorOrder(), Qt::AscendingOrder);
}

void DamageWindowTest::rankingMakesATarget() {
    on_.openTable(QStringLiteral("Monsters"));
    auto* ranking = table("ranking");
    QCOMPARE(ranking->model()->rowCount(), 601);
    on_.type(on_.child<QLineEdit>("rankingSearch"), QStringLiteral("D ancient blue"));
    QCOMPARE(ranking->model()->rowCount(), 1);
    on_.click(ranking, ranking->model()->index(0, 0));
    on_.settle();
    QCOMPARE(on_.answer().monster.name, std::string("Ancient blue dragon"));
    QCOMPARE(ranking->model()->index(0, MonstersModel::Mean).data().toString(),
             QString::number(on_.answer().meanDamage, 'f', 1));
}

void DamageWindowTest::effectsHaveTheirTables() {
    on_.typeAndEnter(on_.child<TypeCombo>("damageType")->lineEdit(), QStringLiteral("ELEC"));
    on_.typeAndEnter(on_.child<QLineEdit>("damage"), QStringLiteral("80"));
    on_.settle();
    on_.openTable(QStringLiteral("Amounts"));
    const auto* model = table("effects")->model();
    QVERIFY(test::DamageWindow::rowOf(model, QStringLiteral("stunned")) >= 0);
    QVERIFY(test::DamageWindow::rowOf(model, QStringLiteral("damage")) >= 0);
    QVERIFY(!figure(QStringLiteral("stunned")).isEmpty());
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

void DamageWindowTest::csvHoldsNumbers() {
    const auto csvOf = [this](const char* name) {
        QApplication::clipboard()->clear();
        auto* copy = table(name)->parentWidget()->findChild<CopyButton*>();
        copy->menu()->actions().front()->trigger();
        return QApplication::clipboard()->text().split("\r\n");
    };
    const QStringList types = csvOf("types");
    const auto* shown = table("types")->model();
    QCOMPARE(types.front(), QString("Damage type,Damage (hit points),Kills (probability 0 to 1),"
                                    "In %1 casts (probability 0 to 1),Condition met,Also")
                                .arg(on_.attack().casts));
    const QStringList first = types[1].split(',');
    bool isNumber = false;
    const double mean = first.value(1).toDouble(&isNumber);
    QVERIFY2(isNumber, qPrintable(types[1]));
    QCOMPARE(QString::number(mean, 'f', 1), shown->index(0, TypesModel::Mean).data().toString());
    const double kills = first.value(2).toDouble(&isNumber);
    QVERIFY2(isNumber && kills >= 0 && kills <= 1, qPrintable(types[1]));
    const QStringList ranking = csvOf("ranking");
    QCOMPARE(ranking.front(), QString("Monster,Level,Hit points,Damage (hit points),"
                                      "Kills (probability 0 to 1),Condition met"));
    QVERIFY(ranking.filter("%").isEmpty() && ranking.filter(QStringLiteral("–")).isEmpty());
    const QString matrix = csvOf("matrix").front();
    QVERIFY2(matrix.startsWith("Damage type,") && matrix.endsWith(" (hit points)"),
             qPrintable(matrix));
    QVERIFY(csvOf("floor").front().contains("Destroyed (probability 0 to 1)"));
}

void DamageWindowTest::tableIsCopied() {
    QApplication::clipboard()->clear();
    auto* copy = table("types")->parentWidget()->findChild<CopyButton*>();
    QTimer::singleShot(0, copy, [copy] { QTest::keyClick(copy->menu(), Qt::Key_C); });
    on_.click(copy);
    QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("HOLY_ORB")));
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

void DamageWindowTest::attacksBelongToTheStrategy() {
    on_.typeAndEnter(on_.child<TypeCombo>("damageType")->lineEdit(), QStringLiteral("TIME"));
    QCOMPARE(on_.document().plan().strategies[0].damage.size(), 1U);
    QTest::keyClick(&on_.window(), Qt::Key_T, Qt::ControlModifier);
    on_.settle();
    QCOMPARE(on_.attack().type, DamageType::Fire);
    on_.document().setStrategyIndex(0);
    on_.settle();
    QCOMPARE(on_.attack().type, DamageType::Time);
}

void DamageWindowTest::helpCountsTheMonstersByResistance() {
    QTest::keyClick(&on_.window(), Qt::Key_H, Qt::AltModifier);
    QTRY_VERIFY(QApplication::activePopupWidget() != nullptr);
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_R);
    auto* dialog = on_.window().findChild<ResistanceCountsDialog*>();
    QVERIFY(dialog != nullptr && dialog->isVisible());
    auto* counts = dialog->findChild<QTableView*>(QStringLiteral("resistanceCounts"));
    const auto* model = counts->model();
    QVERIFY(model->rowCount() > 30);
    const int acid = test::DamageWindow::rowOf(model, QStringLiteral("IM_ACID"),
                                               ResistanceCountsModel::Condition);
    QCOMPARE(model->index(acid, ResistanceCountsModel::InWiki).data().toString(),
             QStringLiteral("62"));
    const int cold = test::DamageWindow::rowOf(model, QStringLiteral("IM_COLD"),
                                               ResistanceCountsModel::Condition);
    QCOMPARE(model->index(cold, ResistanceCountsModel::InWiki).data().toString(),
             QStringLiteral("≠ 164"));
    QCOMPARE(model->index(cold, ResistanceCountsModel::Counted).data().toString(),
             QStringLiteral("163"));
    QVERIFY(!model->index(cold, ResistanceCountsModel::Remark).data().toString().isEmpty());
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY(on_.window().findChild<ResistanceCountsDialog*>() == nullptr);
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

void DamageWindowTest::numbersOfTheTypesAreWhole() {
    on_.window().resize(1024, 700);
    QTRY_COMPARE(on_.window().size(), QSize(1024, 700));
    on_.typeAndEnter(on_.child<QLineEdit>("damage"), QStringLiteral("20d12"));
    auto* folded = on_.view().findChild<QTabBar*>("foldedPanels");
    if (folded->isVisible()) {
        QTest::mouseClick(folded, Qt::LeftButton, {},
                          folded->tabRect(folded->count() - 1).center());
    }
    const auto* types = table("types");
    QTRY_VERIFY(types->isVisible());
    QStringList cut;
    const auto cutNumbers = [&] {
        cut.clear();
        for (const int column : {TypesModel::Mean, TypesModel::Killed, TypesModel::KilledByCasts}) {
            for (int row = 0; row < types->model()->rowCount(); ++row) {
                const QModelIndex index = types->model()->index(row, column);
                if (types->columnWidth(column) < types->sizeHintForIndex(index).width()) {
                    cut.append(index.data().toString());
                }
            }
        }
        return cut.size();
    };
    QTRY_VERIFY2(cutNumbers() == 0, qPrintable(cut.join(u' ')));
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

void DamageWindowTest::everythingHasANameAndAToolTip() {
    for (const QWidget* widget : on_.view().findChildren<QWidget*>()) {
        const bool isOwn = widget->focusPolicy() != Qt::NoFocus &&
                           !widget->objectName().startsWith(QStringLiteral("qt_")) &&
                           !widget->inherits("QAbstractSpinBoxLineEdit");
        const QWidget* parent = widget->parentWidget();
        const bool isPart = qobject_cast<const QAbstractSpinBox*>(parent) != nullptr ||
                            qobject_cast<const QComboBox*>(parent) != nullptr ||
                            qobject_cast<const QTabBar*>(parent) != nullptr ||
                            qobject_cast<const QGraphicsView*>(parent) != nullptr;
        if (isOwn && !isPart && !widget->inherits("QHeaderView") &&
            !widget->inherits("QTableCornerButton") && !widget->inherits("QComboBoxListView") &&
            !widget->inherits("QTabWidget") && widget->windowType() != Qt::Popup &&
            qobject_cast<const QComboBox*>(widget->window()) == nullptr) {
            const auto name = QStringLiteral("%1 %2 in %3")
                                  .arg(QString::fromLatin1(widget->metaObject()->className()),
                                       widget->objectName(),
                                       QString::fromLatin1(parent->metaObject()->className()));
            QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(name + " has no name"));
            QVERIFY2(!widget->toolTip().isEmpty(), qPrintable(name + " has no tooltip"));
        }
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
