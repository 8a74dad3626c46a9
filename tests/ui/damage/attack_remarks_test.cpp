#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QStandardPaths>

#include "tests/ui/damage/damage_window.h"
#include "tests/ui/support/test_entry.h"
#include "ui/damage/type_combo.h"
#include "ui/shell/theme_choice.h"

namespace polyplan::ui {
namespace {

/// What only tooltips told stands below the field where it matters, while it does.
class AttackRemarksTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        applyTheme(ThemeChoice::Light);
    }
    void init() { on_.open(); }
    void cleanup() { on_.close(); }

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

    void allOfItFitsASmallScreen() {
        number("afraid", "12");
        number("speed", "130");
        on_.click(on_.child<QCheckBox>("holyLight"));
        on_.click(on_.child<QCheckBox>("beguile"));
        const auto* scroll = on_.window().findChild<QScrollArea*>("perspectiveRoom");
        on_.window().resize(1024, 700);
        QTRY_COMPARE(on_.window().size(), QSize(1024, 700));
        QTRY_COMPARE(scroll->horizontalScrollBar()->maximum(), 0);
        for (const char* name : {"targetRemark", "casterRemark"}) {
            const auto* label = on_.child<QLabel>(name);
            QVERIFY2(label->isVisible(), name);
            QTRY_VERIFY2(label->height() >= label->heightForWidth(label->width()), name);
        }
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

    test::DamageWindow on_;
};

POLYPLAN_UI_TEST(AttackRemarksTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "attack_remarks_test.moc"
