#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTabWidget>

#include "tests/ui/damage/damage_window.h"
#include "tests/ui/support/test_entry.h"
#include "ui/damage/type_combo.h"
#include "ui/look/broken_lines.h"

namespace polyplan::ui {
namespace {

/// What only tooltips told stands below the form while it matters.
class AttackRemarksTest : public test::DamageFixture {
    Q_OBJECT

  private Q_SLOTS:
    void nothingIsSaidOfAFreshAttack() {
        for (const char* name : {"attackRemark", "targetRemark", "casterRemark"}) {
            QVERIFY2(!on_.child<QLabel>(name)->isVisible(), name);
        }
    }

    void specialtiesOfOtherClassesAreTold() {
        type("LITE");
        on_.choose(on_.child<QComboBox>("class"), QStringLiteral("Mage"));
        on_.click(on_.child<QCheckBox>("holyLight"));
        QVERIFY(says("casterRemark", "Only priests and paladins"));
        on_.choose(on_.child<QComboBox>("class"), QStringLiteral("Priest"));
        QVERIFY(!on_.child<QLabel>("casterRemark")->isVisible());
        type("FIRE");
        QVERIFY(says("casterRemark", "matters to LITE"));
        on_.click(on_.child<QCheckBox>("holyLight"));
        QVERIFY(!on_.child<QLabel>("casterRemark")->isVisible());
        on_.click(on_.child<QCheckBox>("beguile"));
        QVERIFY(says("casterRemark", "slow, sleep, confuse"));
        type("OLD_SLEEP");
        QVERIFY(says("casterRemark", "Only mages, druids"));
        on_.choose(on_.child<QComboBox>("class"), QStringLiteral("Druid"));
        QVERIFY(!on_.child<QLabel>("casterRemark")->isVisible());
    }

    void monstersAsCastersAreTold() {
        on_.choose(on_.child<QComboBox>("source"), QStringLiteral("a monster"));
        QVERIFY(says("casterRemark", "never kills a unique"));
        type("OLD_CONF");
        QVERIFY(says("casterRemark", "although a monster casts"));
    }

    void fearBeforeIsTold() {
        number("afraid", "12");
        QVERIFY(says("targetRemark", "afraid already"));
        on_.choose(on_.child<QComboBox>("source"), QStringLiteral("a monster"));
        QVERIFY(says("targetRemark", "leaves its fear"));
        QVERIFY(!says("targetRemark", "afraid already"));
        type("TURN_ALL");
        QVERIFY(!on_.child<QLabel>("targetRemark")->isVisible());
    }

    void stateThatChangesNothingIsTold() {
        number("speed", "130");
        QVERIFY(says("targetRemark", "Speed matters to slowing"));
        number("water", "3");
        QVERIFY(!says("targetRemark", "Water around"));
        type("ACID");
        QVERIFY(says("targetRemark", "Water around"));
        type("OLD_SLOW");
        QVERIFY(!says("targetRemark", "Speed matters"));
        on_.click(on_.child<QCheckBox>("stasis"));
        QVERIFY(says("targetRemark", "monster in stasis"));
    }

    void beyondTheRadiusIsTold() {
        on_.choose(on_.child<QComboBox>("affects"), QStringLiteral("ball"));
        number("distance", "2");
        QVERIFY(!on_.child<QLabel>("attackRemark")->isVisible());
        number("radius", "1");
        QVERIFY(says("attackRemark", "beyond the radius"));
    }

    void oneLineTakesThemAll() {
        const auto* scroll = on_.window().findChild<QScrollArea*>("perspectiveRoom");
        on_.window().resize(1024, 700);
        QTRY_COMPARE(on_.window().size(), QSize(1024, 700));
        number("afraid", "12");
        number("speed", "130");
        on_.click(on_.child<QCheckBox>("holyLight"));
        on_.click(on_.child<QCheckBox>("beguile"));
        QTRY_COMPARE(scroll->horizontalScrollBar()->maximum(), 0);
        for (const char* name : {"targetRemark", "casterRemark"}) {
            const auto* label = on_.child<QLabel>(name);
            QVERIFY2(label->isVisible(), name);
            QCOMPARE(label->toolTip(), label->text());
            QTRY_VERIFY2(label->geometry().right() < label->parentWidget()->width(), name);
            QVERIFY2(label->width() >= 10 * label->fontMetrics().averageCharWidth(), name);
            QVERIFY2(label->height() < 2 * label->fontMetrics().height(), name);
        }
        QVERIFY(on_.child<QLabel>("targetRemark")->y() == on_.child<QLabel>("casterRemark")->y());
    }

    void bothAreReadInFull() {
        on_.window().resize(1280, 780);
        QTRY_COMPARE(on_.window().size(), QSize(1280, 780));
        on_.choose(on_.child<QComboBox>("source"), QStringLiteral("a monster"));
        number("afraid", "12");
        number("speed", "130");
        for (const char* name : {"targetRemark", "casterRemark"}) {
            const auto* label = on_.child<QLabel>(name);
            QVERIFY2(label->isVisible(), name);
            const auto isWhole = [label] {
                return brokenIntoLines(label->text(), label->font(), label->width(), 9).size() *
                           label->fontMetrics().height() <=
                       label->height();
            };
            QTRY_VERIFY2(isWhole(), qPrintable(label->text()));
        }
        QVERIFY(says("targetRemark", "Speed matters") && says("targetRemark", "leaves its fear"));
    }

    void chartsStayWhereTheyAre() {
        on_.window().resize(1280, 780);
        QTRY_COMPARE(on_.window().size(), QSize(1280, 780));
        const auto place = [this] {
            QTest::qWait(50);
            const auto* chart = on_.child<QWidget>("damageChart");
            return QRect(chart->mapTo(&on_.view(), QPoint()), chart->size());
        };
        const QRect before = place();
        number("speed", "130");
        on_.click(on_.child<QCheckBox>("holyLight"));
        on_.click(on_.child<QCheckBox>("beguile"));
        QVERIFY(says("targetRemark", "Speed matters"));
        QCOMPARE(place(), before);
        on_.type(on_.child<QLineEdit>("damage"), QStringLiteral("12d"));
        QVERIFY(on_.child<QLabel>("damageFault")->isVisible());
        QCOMPARE(place(), before);
    }

    /// A ball has fields that a bolt does nothing with.
    void resultsStayWhereTheyAreWithABall() {
        const auto* tabs = on_.child<QTabWidget>("damageTables");
        const auto place = [&] {
            QTest::qWait(50);
            return tabs->mapTo(&on_.view(), QPoint());
        };
        for (const QSize size : {QSize(1024, 700), QSize(1280, 780), QSize(1600, 1000)}) {
            on_.window().resize(size);
            QTRY_COMPARE(on_.window().size(), size);
            const QPoint before = place();
            on_.choose(on_.child<QComboBox>("affects"), QStringLiteral("ball"));
            QVERIFY(on_.child<QSpinBox>("radius")->isEnabled());
            QCOMPARE(place(), before);
            on_.undo();
            QVERIFY(!on_.child<QSpinBox>("radius")->isEnabled());
            QCOMPARE(place(), before);
        }
    }

    void faultOfTheDamageTakesTheirPlace() {
        number("speed", "130");
        QVERIFY(says("targetRemark", "Speed matters"));
        on_.type(on_.child<QLineEdit>("damage"), QStringLiteral("12d"));
        QVERIFY(on_.child<QLabel>("damageFault")->isVisible());
        QVERIFY(!on_.child<QLabel>("targetRemark")->isVisible());
        on_.press(Qt::Key_Escape);
        QVERIFY(!on_.child<QLabel>("damageFault")->isVisible());
        QVERIFY(says("targetRemark", "Speed matters"));
    }

  private:
    void type(const char* name) {
        on_.typeAndEnter(on_.child<TypeCombo>("damageType")->lineEdit(), QLatin1StringView(name));
    }
    void number(const char* field, const char* value) {
        on_.typeAndEnter(on_.child<QSpinBox>(field)->findChild<QLineEdit*>(),
                         QLatin1StringView(value));
    }
    bool says(const char* label, const char* words) {
        const auto* found = on_.child<QLabel>(label);
        return found->isVisible() && found->text().contains(QLatin1StringView(words));
    }
};

POLYPLAN_UI_TEST(AttackRemarksTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "attack_remarks_test.moc"
