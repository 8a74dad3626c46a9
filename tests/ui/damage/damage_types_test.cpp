#include <QTableView>

#include "core/oangband/damage_type.h"
#include "tests/ui/damage/damage_window.h"
#include "tests/ui/support/test_entry.h"
#include "ui/damage/type_combo.h"
#include "ui/look/text.h"
#include "ui/models/damage/types_model.h"
#include "ui/models/report_model.h"

namespace polyplan::ui {
namespace {

using oangband::DamageType;

/// Every damage type of the game can be chosen, by typing and from the table, and is answered: one
/// after the other, in one window.
class DamageTypesTest : public test::DamageFixture {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        if (window_ == nullptr) {
            DamageFixture::init();
        }
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".?")));
    }
    void cleanup() {}
    void cleanupTestCase() { DamageFixture::cleanup(); }

    void entriesOfTheListAreWhole();
    void isTyped_data() { allTypes(); }
    void isTyped();
    void isTakenFromTheTable_data() { allTypes(); }
    void isTakenFromTheTable();

  private:
    static void allTypes() {
        QTest::addColumn<DamageType>("type");
        for (const DamageType type : oangband::allDamageTypes()) {
            QTest::newRow(std::string(oangband::name(type)).c_str()) << type;
        }
    }
    void expectAnswer(DamageType type) {
        QCOMPARE(on_.attack().type, type);
        QVERIFY(on_.view().service().answers()->current().faults.empty());
        QVERIFY(!on_.answer().explanation.empty());
        const auto* figures = on_.child<QAbstractItemView>("damageFigures")->model();
        QVERIFY(figures->rowCount() > 0);
        QVERIFY(
            !figures->index(1, 0).data(polyplan::ui::ReportModel::ValueRole).toString().isEmpty());
        QCOMPARE(on_.child<QAbstractItemView>("steps")->model()->rowCount(),
                 static_cast<int>(on_.answer().explanation.size()));
    }
};

void DamageTypesTest::entriesOfTheListAreWhole() {
    auto* type = on_.child<TypeCombo>("damageType");
    QTest::mouseClick(type, Qt::LeftButton, {},
                      QPoint(type->width() - 5, type->rect().center().y()));
    auto* list = type->view();
    QTRY_VERIFY(list->isVisible());
    QTRY_VERIFY(list->viewport()->width() >= list->sizeHintForColumn(0));
    QTest::keyClick(list, Qt::Key_Escape);
    QTRY_VERIFY(!list->isVisible());
}

void DamageTypesTest::isTyped() {
    QFETCH(DamageType, type);
    const auto name = toQString(oangband::name(type));
    on_.typeAndEnter(on_.child<TypeCombo>("damageType")->lineEdit(), name);
    expectAnswer(type);
    QVERIFY(on_.child<TypeCombo>("damageType")->currentText().startsWith(name));
}

void DamageTypesTest::isTakenFromTheTable() {
    QFETCH(DamageType, type);
    auto* table = on_.child<QTableView>("types");
    const auto found = table->model()->match(table->model()->index(0, 0), TypesModel::TypeRole,
                                             static_cast<int>(type), 1, Qt::MatchExactly);
    QCOMPARE(found.size(), 1);
    on_.click(table, found.front());
    on_.settle();
    expectAnswer(type);
}

POLYPLAN_UI_TEST(DamageTypesTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "damage_types_test.moc"
