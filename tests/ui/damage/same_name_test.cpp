#include <QCompleter>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMap>
#include <QSpinBox>
#include <QTableView>
#include <QToolButton>

#include "tests/ui/damage/damage_window.h"
#include "tests/ui/support/test_entry.h"
#include "ui/charts/distribution_chart.h"
#include "ui/models/damage/attacks_model.h"
#include "ui/models/damage/monsters_model.h"

namespace polyplan::ui {
namespace {

/// Some names stand for an ordinary monster and for a player's ghost.
class SameNameTest : public test::DamageFixture {
    Q_OBJECT

    static constexpr int ghost = 783;  ///< a vampire of level 42

  private Q_SLOTS:
    void targetsAreToldApart() {
        on_.click(on_.child<QToolButton>("duplicateAttack"));
        pickTarget(ghost);
        const auto* attacks = on_.child<QListView>("attacks")->model();
        const auto summary = [&](int row) {
            return attacks->index(row, 0).data(AttacksModel::SummaryRole).toString();
        };
        QVERIFY(summary(0).contains(QStringLiteral("Vampire (level 29)")));
        QVERIFY(summary(1).contains(QStringLiteral("Vampire (level 42)")));
        QVERIFY(on_.child<QLabel>("targetTitle")
                    ->text()
                    .startsWith(QStringLiteral("Vampire (level 42) on")));
        QStringList legend;
        for (const DistributionCurve& curve :
             on_.child<DistributionChart>("damageChart")->curves()) {
            legend.append(curve.name);
        }
        QCOMPARE(legend,
                 QStringList({"FIRE 100 · Vampire (level 29)", "FIRE 100 · Vampire (level 42)"}));
        on_.openTable(QStringLiteral("Side by side"));
        const auto* rows = on_.child<QTableView>("sideBySide")->model();
        QVERIFY(rows->index(0, 1).data() != rows->index(1, 1).data());
    }

    void oneByHandIsToldFromThatOfTheTable() {
        auto* kinds = on_.child<QTabBar>("targetKind");
        QTest::mouseClick(kinds, Qt::LeftButton, {}, kinds->tabRect(1).center());
        on_.typeAndEnter(on_.child<QSpinBox>("handArmour")->findChild<QLineEdit*>(),
                         QStringLiteral("3"));
        QVERIFY(on_.attack().monster.flags.has_value());
        QCOMPARE(on_.attack().monster.name, std::string("Vampire"));
        QCOMPARE(on_.child<QLabel>("targetTitle")->text(),
                 QStringLiteral("Vampire (by hand) on floor"));
    }

    void headingsOfTheMatrixAreToldApart() {
        on_.openTable(QStringLiteral("Matrix"));
        auto* add = on_.child<QLineEdit>("matrixAdd");
        for (const char* name : {"phantom", "vampire"}) {
            on_.type(add, QLatin1StringView(name));
            auto* popup = add->completer()->popup();
            QTRY_VERIFY(popup->isVisible());
            for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Down, Qt::Key_Return}) {
                QTest::keyClick(popup, key);
            }
            on_.settle();
        }
        on_.typeAndEnter(add, QStringLiteral("phantom"));
        const auto* matrix = on_.child<QTableView>("matrix")->model();
        QStringList headings;
        for (int at = 1; at < matrix->columnCount(); ++at) {
            headings.append(matrix->headerData(at, Qt::Horizontal).toString());
        }
        QCOMPARE(headings.size(), 4);
        QCOMPARE(headings.removeDuplicates(), 0);
        QVERIFY(headings.contains(QStringLiteral("Phantom (id 784)")));
        QVERIFY(headings.contains(QStringLiteral("Vampire (level 42)")));
    }

    void rowsOfTheListsAreToldApart() {
        QMap<QString, int> times;
        const auto* ranking = on_.child<QTableView>("ranking")->model();
        for (int row = 0; row < ranking->rowCount(); ++row) {
            QStringList cells;
            for (const int column :
                 {MonstersModel::Name, MonstersModel::Level, MonstersModel::HitPoints}) {
                cells.append(ranking->index(row, column).data().toString());
            }
            ++times[cells.join('|')];
        }
        for (auto it = times.cbegin(); it != times.cend(); ++it) {
            QVERIFY2(it.value() == 1, qPrintable(it.key()));
        }
    }

  private:
    void pickTarget(int id) {
        auto* list = on_.child<QListView>("monsters");
        on_.type(on_.child<QLineEdit>("monsterSearch"), QStringLiteral("vampire"));
        const auto found = list->model()->match(list->model()->index(0, 0), MonstersModel::IdRole,
                                                id, 1, Qt::MatchExactly);
        QCOMPARE(found.size(), 1);
        on_.click(list, found.front());
        on_.settle();
    }
};

POLYPLAN_UI_TEST(SameNameTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "same_name_test.moc"
