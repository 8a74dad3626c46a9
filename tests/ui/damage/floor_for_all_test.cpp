#include <QContextMenuEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>
#include <algorithm>

#include "core/oangband/usual_floor.h"
#include "tests/ui/damage/damage_window.h"
#include "tests/ui/support/menu.h"
#include "tests/ui/support/test_entry.h"
#include "ui/models/damage/floor_model.h"

namespace polyplan::ui {
namespace {

/// What one attack has on the floor, given to all of them.
class FloorForAllTest : public test::DamageFixture {
    Q_OBJECT

    /// A ball with a scroll on the floor, and one that came after it.
    void start() override {
        DamageFixture::start();
        on_.openTable(QStringLiteral("On the floor"));
        on_.click(on_.child<QToolButton>("makeBall"));
        on_.click(on_.child<QToolButton>("addAttack"));
        on_.click(on_.child<QToolButton>("makeBall"));
        on_.settle();
        QVERIFY(!forAll()->isVisible());
        lay(QStringLiteral("scroll teleportation"));
    }

  private Q_SLOTS:
    void buttonGivesItInOneStep() {
        QVERIFY(forAll()->isVisible());
        const int steps = on_.steps();
        on_.click(forAll());
        on_.settle();
        QCOMPARE(on_.steps(), steps + 1);
        QVERIFY(!forAll()->isVisible());
        QVERIFY(isSameForAll());
        // So what each of them loses stands side by side.
        on_.openTable(QStringLiteral("Side by side"));
        const auto* rows = table("sideBySide")->model();
        int lost = 0;
        while (!rows->headerData(lost, Qt::Horizontal).toString().startsWith("lost on the floor")) {
            QVERIFY(++lost < rows->columnCount());
        }
        for (int row = 0; row < 2; ++row) {
            QVERIFY(!rows->index(row, lost).data().toString().isEmpty());
        }
        on_.undo();
        QVERIFY(on_.view().editor().attacks()[0].floorObjects.empty());
        QCOMPARE(on_.view().editor().attacks()[1].floorObjects.size(), 1U);
    }

    void menuOfTheRowsGivesItWhereSomeDiffer() {
        lay(QStringLiteral("potion speed"));
        QVERIFY(pickForAll());
        on_.settle();
        QVERIFY(isSameForAll());
        QVERIFY(!pickForAll());
        // An empty floor is given as well.
        for (int object = 0; object < 2; ++object) {
            on_.click(table("floor"), table("floor")->model()->index(0, FloorModel::Object));
            on_.press(Qt::Key_Delete);
            on_.settle();
        }
        QVERIFY(pickForAll());
        on_.settle();
        QVERIFY(on_.view().editor().attacks()[0].floorObjects.empty());
    }

    void buttonMovesNothing() {
        const auto places = [this] {
            return QList{on_.child<QToolButton>("floorRemove")->mapTo(&on_.view(), QPoint()),
                         table("floor")->mapTo(&on_.view(), QPoint())};
        };
        const QList<QPoint> before = places();
        on_.click(forAll());
        on_.settle();
        QCOMPARE(places(), before);
    }

  private:
    QPushButton* forAll() { return on_.child<QPushButton>("floorForAll"); }
    void lay(const QString& object) { on_.typeAndEnter(on_.child<QLineEdit>("floorAdd"), object); }
    bool isSameForAll() {
        const auto& attacks = on_.view().editor().attacks();
        return attacks.size() == 2 && std::ranges::all_of(attacks, [this](const auto& each) {
                   return each.floorObjects == on_.attack().floorObjects;
               });
    }
    bool pickForAll() {
        QTableView* floor = table("floor");
        const QPoint at = floor->visualRect(floor->model()->index(0, FloorModel::Object)).center();
        QTest::mouseClick(floor->viewport(), Qt::RightButton, {}, at);
        return test::pickFromMenu(
            [&] {
                QContextMenuEvent menu(QContextMenuEvent::Mouse, at,
                                       floor->viewport()->mapToGlobal(at));
                QApplication::sendEvent(floor->viewport(), &menu);
            },
            QStringLiteral("What you laid here for all attacks"));
    }
};

POLYPLAN_UI_TEST(FloorForAllTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "floor_for_all_test.moc"
