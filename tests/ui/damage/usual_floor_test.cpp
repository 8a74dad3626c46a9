#include <QComboBox>
#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QToolButton>

#include "core/oangband/usual_floor.h"
#include "tests/ui/damage/damage_window.h"
#include "tests/ui/support/test_entry.h"
#include "ui/damage/type_combo.h"
#include "ui/models/damage/floor_model.h"

namespace polyplan::ui {
namespace {

using oangband::Affects;

/// What an attack does to the usual things on the floor, without anything being laid there.
class UsualFloorTest : public test::DamageFixture {
    Q_OBJECT

    void start() override {
        DamageFixture::start();
        on_.openTable(QStringLiteral("On the floor"));
    }

  private Q_SLOTS:
    void boltSaysThatItSparesTheFloor() {
        const auto* spared = on_.child<QLabel>("floorSpared");
        QVERIFY(spared->isVisible());
        QVERIFY(spared->text().contains(QStringLiteral("strikes monsters only")));
        QCOMPARE(destroyed("scrolls"), QStringLiteral("0 %"));
        on_.click(on_.child<QToolButton>("makeBall"));
        on_.settle();
        QCOMPARE(on_.attack().affects, Affects::Ball);
        QVERIFY(!spared->isVisible());
        QCOMPARE(destroyed("scrolls"), QStringLiteral("100 %"));
        QCOMPARE(on_.steps(), 1);
        on_.undo();
        QCOMPARE(on_.attack().affects, Affects::Bolt);
        QVERIFY(spared->isVisible());
    }

    void ballIsOfferedToTheKeyboard() {
        auto* ball = on_.child<QToolButton>("makeBall");
        ball->setFocus();
        on_.press(Qt::Key_Space);
        on_.settle();
        QCOMPARE(on_.attack().affects, Affects::Ball);
    }

    void usualClassesHaveTheirOdds() {
        on_.choose(on_.child<QComboBox>("affects"), QStringLiteral("ball"));
        on_.typeAndEnter(on_.child<QLineEdit>("damage"), QStringLiteral("20"));
        const auto type = [this](const char* name) {
            on_.typeAndEnter(on_.child<TypeCombo>("damageType")->lineEdit(),
                             QLatin1StringView(name));
        };
        QCOMPARE(destroyed("scrolls"), QStringLiteral("50.0 %"));
        QCOMPARE(destroyed("potions"), QStringLiteral("0 %"));
        type("COLD");
        QCOMPARE(destroyed("potions"), QStringLiteral("50.0 %"));
        QCOMPARE(destroyed("scrolls"), QStringLiteral("0 %"));
        type("ACID");
        QCOMPARE(destroyed("arrows"), QStringLiteral("40.0 %"));
        QVERIFY(why("hard armor").contains(QStringLiteral("some have the IGNORE flag")));
        type("ELEC");
        QCOMPARE(destroyed("wands"), QStringLiteral("50.0 %"));
        type("MANA");
        for (const auto& objects : oangband::usualObjects()) {
            QCOMPARE(destroyed(objects.name.data()), QStringLiteral("100 %"));
        }
        QVERIFY(on_.attack().floorObjects.empty());
    }

    void ownObjectsStandAbove() {
        on_.click(on_.child<QToolButton>("floorRemove"));
        QCOMPARE(on_.steps(), 0);
        on_.choose(on_.child<QComboBox>("affects"), QStringLiteral("ball"));
        on_.typeAndEnter(on_.child<QLineEdit>("floorAdd"), QStringLiteral("potion speed"));
        QCOMPARE(model()->index(0, 0).data().toString(), QStringLiteral("Speed (potion)"));
        QVERIFY(model()->index(0, FloorModel::Cursed).data(Qt::CheckStateRole).isValid());
        const int steps = on_.steps();
        // Those of a class are nobody's to take off or to change.
        table()->setCurrentIndex(model()->index(row("scrolls"), FloorModel::Cursed));
        table()->setFocus();
        QVERIFY(!table()->currentIndex().data(Qt::CheckStateRole).isValid());
        on_.press(Qt::Key_Space);
        on_.press(Qt::Key_Delete);
        on_.click(on_.child<QToolButton>("floorRemove"));
        QCOMPARE(on_.steps(), steps);
        QCOMPARE(on_.attack().floorObjects.size(), 1U);
    }

    void objectsAreFoundAsTheGamePrintsThem_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("found");
        const auto add = [](const char* typed, const char* found) {
            QTest::addRow("%s", typed) << QString(typed) << QString(found);
        };
        add("scroll of darkness", "Darkness (scroll)");
        add("potion of healing", "Healing (potion)");
        add("Potions of Heal", "Healing (potion)");
        add("staves of light", "Light (staff)");
        add("ring of ice", "Ice (ring)");
        add("healing potion", "Healing (potion)");
        add("ration of food", "Ration of Food (food)");
    }

    void objectsAreFoundAsTheGamePrintsThem() {
        QFETCH(const QString, typed);
        QFETCH(const QString, found);
        auto* field = on_.child<QLineEdit>("floorAdd");
        on_.type(field, typed);
        const auto* offered = field->completer()->popup();
        QVERIFY(offered->isVisible());
        QCOMPARE(offered->model()->index(0, 0).data().toString(), found);
        QTest::keyClick(field, Qt::Key_Return);
        on_.settle();
        QCOMPARE(model()->index(0, 0).data().toString(), found);
    }

    /// Potions and scrolls have names in common, and a plan need not say which is meant.
    void objectsAreNamedWithTheirClass() {
        on_.choose(on_.child<QComboBox>("affects"), QStringLiteral("ball"));
        on_.typeAndEnter(on_.child<QLineEdit>("floorAdd"), QStringLiteral("water potion"));
        QCOMPARE(on_.document().undoStack().undoText(),
                 QStringLiteral("Lay Water (potion) on the floor"));
        const auto* steps = on_.child<QAbstractItemView>("steps")->model();
        QCOMPARE(steps
                     ->match(steps->index(0, 0), Qt::DisplayRole,
                             QStringLiteral("Water (potion) on the floor"), -1, Qt::MatchContains)
                     .size(),
                 1);
        on_.view().editor().edit(QStringLiteral("Say less"), [](plan::Attack& attack) {
            attack.floorObjects.resize(2);
            attack.floorObjects[0].name = "Water";
            attack.floorObjects[0].type.clear();
            attack.floorObjects[1].name = "Darkness";
            attack.floorObjects[1].type = "scroll";
        });
        on_.settle();
        QCOMPARE(model()->index(0, 0).data().toString(), QStringLiteral("Water (potion)"));
        QCOMPARE(model()->index(1, 0).data().toString(), QStringLiteral("Darkness (scroll)"));
    }

  private:
    QTableView* table() { return on_.child<QTableView>("floor"); }
    QAbstractItemModel* model() { return table()->model(); }
    int row(const char* name) {
        return test::DamageWindow::rowOf(model(), QLatin1StringView(name));
    }
    QString destroyed(const char* name) {
        return model()->index(row(name), FloorModel::Destroyed).data().toString();
    }
    QString why(const char* name) {
        return model()->index(row(name), FloorModel::Why).data().toString();
    }
};

POLYPLAN_UI_TEST(UsualFloorTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "usual_floor_test.moc"
