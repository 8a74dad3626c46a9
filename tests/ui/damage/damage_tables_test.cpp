#include <QLabel>
#include <QPlainTextEdit>
#include <QTableView>
#include <QTimer>
#include <QToolButton>

#include "core/oangband/usual_floor.h"
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
#include "ui/models/damage/types_model.h"
#include "ui/models/report_model.h"
#include "ui/parts/copy_button.h"
#include "ui/parts/stale_veil.h"

namespace polyplan::ui {
namespace {

/// The tables of a damage in the real window.
class DamageTablesTest : public test::DamageFixture {
    Q_OBJECT

  private Q_SLOTS:
    void notesLeaveTheTableItsRows();
    void namesOfTheRankingComeFirst();
    void hugeDiceAreRankedByOneCast();
    void floorObjectsAreLaidDownAndLost();
    void matrixTakesMonsters();
    void matrixSaysWhoseItsMonstersAre();
    void monsterAddedToTheMatrixIsSeen();
    void firstClickSortsFiguresDownwards();
    void rankingMakesATarget();
    void effectsHaveTheirTables();
    void csvHoldsNumbers();
    void tableIsCopied();
    void helpCountsTheMonstersByResistance();
    void numbersOfTheTypesAreWhole();
};

void DamageTablesTest::notesLeaveTheTableItsRows() {
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

void DamageTablesTest::namesOfTheRankingComeFirst() {
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

void DamageTablesTest::hugeDiceAreRankedByOneCast() {
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

void DamageTablesTest::floorObjectsAreLaidDownAndLost() {
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

void DamageTablesTest::matrixSaysWhoseItsMonstersAre() {
    on_.typeAndEnter(on_.child<QLineEdit>("damage"), QStringLiteral("40"));
    on_.openTable(QStringLiteral("Matrix"));
    const auto* whose = on_.child<QLabel>("matrixAttack");
    QVERIFY(whose->isVisible());
    QCOMPARE(whose->text(), QStringLiteral("for “FIRE 40” only"));
    on_.click(on_.child<QToolButton>("addAttack"));
    on_.typeAndEnter(on_.child<QLineEdit>("damage"), QStringLiteral("50"));
    QCOMPARE(whose->text(), QStringLiteral("for “FIRE 50” only"));
    on_.click(on_.child<QListView>("attacks"),
              on_.child<QListView>("attacks")->model()->index(0, 0));
    QCOMPARE(whose->text(), QStringLiteral("for “FIRE 40” only"));
}

void DamageTablesTest::matrixTakesMonsters() {
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

void DamageTablesTest::monsterAddedToTheMatrixIsSeen() {
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

void DamageTablesTest::firstClickSortsFiguresDownwards() {
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

void DamageTablesTest::rankingMakesATarget() {
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

void DamageTablesTest::effectsHaveTheirTables() {
    on_.typeAndEnter(on_.child<TypeCombo>("damageType")->lineEdit(), QStringLiteral("ELEC"));
    on_.typeAndEnter(on_.child<QLineEdit>("damage"), QStringLiteral("80"));
    on_.settle();
    on_.openTable(QStringLiteral("Amounts"));
    const auto* model = table("effects")->model();
    QVERIFY(test::DamageWindow::rowOf(model, QStringLiteral("stunned")) >= 0);
    QVERIFY(test::DamageWindow::rowOf(model, QStringLiteral("damage")) >= 0);
    QVERIFY(!figure(QStringLiteral("stunned")).isEmpty());
}

void DamageTablesTest::csvHoldsNumbers() {
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

void DamageTablesTest::tableIsCopied() {
    QApplication::clipboard()->clear();
    auto* copy = table("types")->parentWidget()->findChild<CopyButton*>();
    QTimer::singleShot(0, copy, [copy] { QTest::keyClick(copy->menu(), Qt::Key_C); });
    on_.click(copy);
    QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("HOLY_ORB")));
}

void DamageTablesTest::helpCountsTheMonstersByResistance() {
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
    dialog->activateWindow();
    QTRY_COMPARE(QApplication::activeWindow(), dialog);
    counts->setFocus();
    QApplication::clipboard()->clear();
    QTest::keyClick(counts, Qt::Key_C, Qt::ControlModifier);
    QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("IM_ACID")));
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY(on_.window().findChild<ResistanceCountsDialog*>() == nullptr);
}

void DamageTablesTest::numbersOfTheTypesAreWhole() {
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

POLYPLAN_UI_TEST(DamageTablesTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "damage_tables_test.moc"
