#include <QCheckBox>
#include <QFile>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QToolButton>
#include <algorithm>
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
#include "ui/damage/type_combo.h"
#include "ui/look/text.h"
#include "ui/models/damage/attacks_model.h"
#include "ui/models/damage/floor_model.h"
#include "ui/models/damage/matrix_model.h"
#include "ui/models/damage/monsters_model.h"
#include "ui/models/damage/resistance_counts_model.h"
#include "ui/models/damage/types_model.h"
#include "ui/models/report_model.h"
#include "ui/parts/stale_veil.h"
#include "ui/shell/file_commands.h"

namespace polyplan::ui {
namespace {

using oangband::DamageType;

/// What is typed into the form of an attack, in the real window.
class DamageTypingTest : public test::DamageFixture {
    Q_OBJECT

  private Q_SLOTS:
    void typeIsFoundByItsMeaning();
    void unknownTypeLeavesTheOldOne();
    void unknownTypeIsTold();
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
    void faultOfOneAttackLeavesTheOthersAlone();
    void hitPointsStayBelowTheMost();
    void tooManyHitPointsAreNoStep();
    void handTakesMoreHitPointsThanUsual();
    void spinningIsOneStep();
};

void DamageTypingTest::typeIsFoundByItsMeaning() {
    auto* type = on_.child<TypeCombo>("damageType");
    on_.typeAndEnter(type->lineEdit(), QStringLiteral("lightning"));
    QCOMPARE(on_.attack().type, DamageType::Elec);
    QCOMPARE(on_.steps(), 1);
    on_.undo();
    QCOMPARE(on_.attack().type, DamageType::Fire);
    QVERIFY(type->currentText().startsWith(QStringLiteral("FIRE")));
}

void DamageTypingTest::unknownTypeLeavesTheOldOne() {
    auto* type = on_.child<TypeCombo>("damageType");
    on_.typeAndEnter(type->lineEdit(), QStringLiteral("custard"));
    QCOMPARE(on_.attack().type, DamageType::Fire);
    QVERIFY(type->currentText().startsWith(QStringLiteral("FIRE")));
    QCOMPARE(on_.steps(), 0);
}

void DamageTypingTest::unknownTypeIsTold() {
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

void DamageTypingTest::faultOfTheTypeGivesWayToWhatIsSet() {
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

void DamageTypingTest::unfinishedTypeIsDropped() {
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

void DamageTypingTest::halfATypeIsTakenOnLeaving() {
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

void DamageTypingTest::damageTakesDice() {
    on_.typeAndEnter(on_.child<QLineEdit>("damage"), QStringLiteral("12d8+20"));
    on_.settle();
    QCOMPARE(on_.attack().damage, std::string("12d8+20"));
    QCOMPARE(figure(QStringLiteral("mean damage")), QStringLiteral("74 hit points"));
    QVERIFY(on_.child<QLabel>("damageFault")->isHidden());
    QCOMPARE(on_.steps(), 1);
    on_.undo();
    QCOMPARE(on_.child<QLineEdit>("damage")->text(), QStringLiteral("100"));
}

void DamageTypingTest::diceAreSeenInFull() {
    auto* damage = on_.child<QLineEdit>("damage");
    on_.typeAndEnter(damage, QStringLiteral("4d6 keep 3 highest"));
    QCOMPARE(on_.attack().damage, std::string("4d6 keep 3 highest"));
    QTest::keyClick(damage, Qt::Key_End);
    QCOMPARE(damage->cursorPositionAt(QPoint(0, damage->height() / 2)), 0);
}

void DamageTypingTest::badDamageIsToldAtTheField_data() {
    QTest::addColumn<QString>("typed");
    for (const char* typed : {"12d", "fire", "1000001", "-5", "1000000d1000000", "2d6)", "1e9",
                              "99999999999999999999", "d", "3d6kh"}) {
        QTest::newRow(typed) << QString::fromLatin1(typed);
    }
}

void DamageTypingTest::badDamageIsToldAtTheField() {
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

void DamageTypingTest::everyEnteredDamageIsAStep() {
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

void DamageTypingTest::halfTypedDamageChangesNothing() {
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

void DamageTypingTest::commandActsOnTheDamageThatIsSeen() {
    auto* damage = on_.child<QLineEdit>("damage");
    on_.type(damage, QStringLiteral("30"));
    on_.press(Qt::Key_Control);
    QCOMPARE(on_.steps(), 0);
    on_.press(Qt::Key_T, Qt::ControlModifier);
    QCOMPARE(on_.document().plan().strategies.size(), 2U);
    QCOMPARE(on_.document().plan().strategies[0].damage.at(0).damage, std::string("30"));
}

void DamageTypingTest::savingAndClosingEnterTheDamage() {
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

void DamageTypingTest::figuresAreDimmedWhileTheDamageIsTyped() {
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

void DamageTypingTest::typedDamageDimsItsOwnCurvesAlone() {
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

void DamageTypingTest::faultOfOneAttackLeavesTheOthersAlone() {
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

void DamageTypingTest::hitPointsStayBelowTheMost() {
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

void DamageTypingTest::tooManyHitPointsAreNoStep() {
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

void DamageTypingTest::handTakesMoreHitPointsThanUsual() {
    on_.typeAndEnter(on_.child<QSpinBox>("hp")->findChild<QLineEdit*>(), QStringLiteral("9000"));
    openTarget(1);
    on_.typeAndEnter(on_.child<QSpinBox>("handLevel")->findChild<QLineEdit*>(),
                     QStringLiteral("44"));
    QVERIFY(on_.attack().monster.flags.has_value());
    QCOMPARE(on_.answer().hpBefore, 9000);
    expectReadAgain();
}

void DamageTypingTest::spinningIsOneStep() {
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

POLYPLAN_UI_TEST(DamageTypingTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "damage_typing_test.moc"
