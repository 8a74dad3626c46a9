#include <QApplication>
#include <QClipboard>
#include <QGraphicsSimpleTextItem>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <algorithm>
#include <cstdlib>

#include "core/oangband/usual_floor.h"
#include "core/plan/limits.h"
#include "tests/ui/damage/damage_window.h"
#include "tests/ui/support/menu.h"
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
#include "ui/models/report_model.h"
#include "ui/parts/stale_veil.h"
#include "ui/shell/file_commands.h"

namespace polyplan::ui {
namespace {

using oangband::DamageType;

/// The attacks of a strategy, side by side in the real window.
class AttackListTest : public test::DamageFixture {
    Q_OBJECT

  private Q_SLOTS:
    void longNamesLeaveTheFiguresInSight();
    void harmlessAttackSaysSo();
    void listTellsTheEffectOfWhatDoesNotHurt();
    void longNameOfAnAttackIsCut();
    void attacksAreAddedCopiedAndRemoved();
    void exampleIsToldFromTheStrategysOwn();
    void attackIsRenamedAndMovedByKeyboard();
    void attackIsMovedByTheMenu();
    void answersLeaveTheNameThatIsTyped();
    void attacksAreLaidOverOneAnother();
    void legendNamesEveryAttackInFull();
    void legendTellsWhatDiffers();
    void whatDiffersIsGivenToAll();
    void whatIsGivenToAllMovesNoField();
    void attacksBelongToTheStrategy();
};

void AttackListTest::longNamesLeaveTheFiguresInSight() {
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

void AttackListTest::harmlessAttackSaysSo() {
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

void AttackListTest::listTellsTheEffectOfWhatDoesNotHurt() {
    const auto* list = on_.child<QListView>("attacks")->model();
    on_.typeAndEnter(on_.child<QComboBox>("damageType")->lineEdit(), QStringLiteral("OLD_SLOW"));
    QCOMPARE(on_.answer().meanDamage, 0.0);
    const QModelIndex slow = list->index(0, 0);
    QCOMPARE(slow.data(AttacksModel::FigureRole).toString(), figure("slowed"));
    QCOMPARE(slow.data(AttacksModel::FigureWordsRole).toString(), "slowed");
    QVERIFY(slow.data(Qt::ToolTipRole).toString().contains("slowed " + figure("slowed")));
    QVERIFY(slow.data(Qt::AccessibleTextRole).toString().endsWith("slowed " + figure("slowed")));
}

void AttackListTest::longNameOfAnAttackIsCut() {
    auto* list = on_.child<QListView>("attacks");
    list->setFocus();
    QApplication::clipboard()->setText(QStringLiteral("one\r\ntwo\n"));
    QTest::keyClick(list, Qt::Key_F2);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_V, Qt::ControlModifier);
    on_.press(Qt::Key_Return);
    QTRY_COMPARE(on_.attack().name, std::string("one two"));
    list->setFocus();
    QTest::keyClick(list, Qt::Key_F2);
    QTest::keyClicks(QApplication::focusWidget(), QString(250, 'x'));
    on_.press(Qt::Key_Return);
    QTRY_COMPARE(on_.attack().name.size(), plan::limits::nameCharacters);
    QVERIFY(!list->model()->setData(list->model()->index(0, 0), QString(250, 'y'), Qt::EditRole));
    expectReadAgain();
}

void AttackListTest::attacksAreAddedCopiedAndRemoved() {
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

void AttackListTest::exampleIsToldFromTheStrategysOwn() {
    const auto* example = on_.child<QLabel>("exampleAttack");
    QVERIFY(!on_.view().editor().isSaved() && example->isVisible());
    on_.typeAndEnter(on_.child<QLineEdit>("damage"), QStringLiteral("50"));
    on_.settle();
    QVERIFY(example->isHidden());
    on_.undo();
    QVERIFY(example->isVisible());
}

void AttackListTest::attackIsRenamedAndMovedByKeyboard() {
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

void AttackListTest::attackIsMovedByTheMenu() {
    auto* list = on_.child<QListView>("attacks");
    const auto pick = [&](const QString& entry) {
        list->setFocus();
        return test::pickFromMenu([this] { on_.press(Qt::Key_F10, Qt::ShiftModifier); }, entry);
    };
    QVERIFY(!pick("Move up") && !pick("Move down"));
    on_.click(on_.child<QToolButton>("addAttack"));
    on_.typeAndEnter(on_.child<TypeCombo>("damageType")->lineEdit(), QStringLiteral("COLD"));
    QVERIFY(!pick("Move down"));
    QVERIFY(pick("Move up"));
    QCOMPARE(on_.view().editor().index(), 0);
    QCOMPARE(on_.attack().type, DamageType::Cold);
    QVERIFY(!pick("Move up"));
    QVERIFY(pick("Move down"));
    QCOMPARE(on_.view().editor().index(), 1);
    QCOMPARE(on_.attack().type, DamageType::Cold);
}

void AttackListTest::answersLeaveTheNameThatIsTyped() {
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

void AttackListTest::attacksAreLaidOverOneAnother() {
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

void AttackListTest::legendNamesEveryAttackInFull() {
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

void AttackListTest::legendTellsWhatDiffers() {
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

void AttackListTest::whatDiffersIsGivenToAll() {
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

void AttackListTest::whatIsGivenToAllMovesNoField() {
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

void AttackListTest::attacksBelongToTheStrategy() {
    on_.typeAndEnter(on_.child<TypeCombo>("damageType")->lineEdit(), QStringLiteral("TIME"));
    QCOMPARE(on_.document().plan().strategies[0].damage.size(), 1U);
    QTest::keyClick(&on_.window(), Qt::Key_T, Qt::ControlModifier);
    on_.settle();
    QCOMPARE(on_.attack().type, DamageType::Fire);
    on_.document().setStrategyIndex(0);
    on_.settle();
    QCOMPARE(on_.attack().type, DamageType::Time);
}

POLYPLAN_UI_TEST(AttackListTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "attack_list_test.moc"
