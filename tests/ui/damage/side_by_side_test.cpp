#include <QClipboard>
#include <QHeaderView>
#include <QListView>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTableView>
#include <QToolButton>
#include <algorithm>

#include "tests/ui/damage/damage_window.h"
#include "tests/ui/support/menu.h"
#include "tests/ui/support/test_entry.h"
#include "ui/charts/curve_chart.h"
#include "ui/damage/type_combo.h"
#include "ui/look/contrast.h"
#include "ui/look/figures.h"
#include "ui/models/damage/monsters_model.h"
#include "ui/models/damage/types_model.h"
#include "ui/models/report_model.h"
#include "ui/models/report_table_model.h"
#include "ui/shell/theme_choice.h"

namespace polyplan::ui {
namespace {

/// The attacks side by side in the window.
class SideBySideTest : public test::DamageFixture {
    Q_OBJECT

    void start() override {
        DamageFixture::start();
        on_.typeAndEnter(on_.child<QLineEdit>("damage"), QStringLiteral("40"));
        on_.click(on_.child<QToolButton>("addAttack"));
        on_.typeAndEnter(on_.child<TypeCombo>("damageType")->lineEdit(), QStringLiteral("SOUND"));
        on_.typeAndEnter(on_.child<QLineEdit>("damage"), QStringLiteral("10d10"));
        on_.openTable(QStringLiteral("Side by side"));
    }

  private Q_SLOTS:
    void rowsAreTheFiguresOfTheAttacks() {
        QCOMPARE(table()->model()->rowCount(), 2);
        QCOMPARE(cell(0, "Attack"), QStringLiteral("FIRE 40"));
        QCOMPARE(cell(1, "Attack"), QStringLiteral("SOUND 10d10"));
        for (int row = 0; row < 2; ++row) {
            const auto& answer = *on_.view().service().answers()->attacks[std::size_t(row)].answer;
            QVERIFY(cell(row, "Target").startsWith(QStringLiteral("Vampire")));
            QCOMPARE(cell(row, "mean damage").toDouble(), answer.meanDamage);
            QCOMPARE(cell(row, "killed by the first cast"), percent(answer.killed));
            QCOMPARE(cell(row, "killed by 6 casts"), percent(answer.casts.back().killed));
        }
        QCOMPARE(cell(0, "stunned"), QString());
        QCOMPARE(cell(1, "stunned"), QStringLiteral("100 %"));
        on_.typeAndEnter(on_.child<QSpinBox>("casts")->findChild<QLineEdit*>(),
                         QStringLiteral("2"));
        QVERIFY(column("killed by 6 casts") < 0 && column("killed by all casts") > 0);
        QCOMPARE(cell(1, "Casts"), QStringLiteral("2"));
    }

    void equalAttacksAreNumbered() {
        on_.click(on_.child<QToolButton>("duplicateAttack"));
        on_.settle();
        const QStringList titles = {"FIRE 40", "SOUND 10d10", "SOUND 10d10 (2)"};
        const auto* attacks = on_.child<QListView>("attacks")->model();
        for (int row = 0; row < titles.size(); ++row) {
            QCOMPARE(cell(row, "Attack"), titles[row]);
            QCOMPARE(attacks->index(row, 0).data().toString(), titles[row]);
        }
        QStringList legend;
        for (const auto& curve : on_.child<CurveChart>("killChart")->curves()) {
            legend.append(curve.name);
        }
        QCOMPARE(legend, titles);
        // What is told apart by something else has no number.
        on_.choose(on_.child<QComboBox>("terrain"), QStringLiteral("water"));
        QCOMPARE(cell(2, "Attack"), QStringLiteral("SOUND 10d10"));
    }

    void rowGoesToItsAttack() {
        QCOMPARE(table()->currentIndex().row(), 1);
        on_.click(table(), table()->model()->index(0, 1));
        on_.settle();
        QCOMPARE(on_.view().editor().index(), 0);
        table()->setFocus();
        on_.press(Qt::Key_Down);
        on_.press(Qt::Key_Return);
        on_.settle();
        QCOMPARE(on_.view().editor().index(), 1);
        on_.click(on_.child<QToolButton>("addAttack"));
        on_.settle();
        QCOMPARE(table()->model()->rowCount(), 3);
        QCOMPARE(table()->currentIndex().row(), 2);
        QCOMPARE(on_.steps(), 5);
    }

    void typedDamageDimsItsOwnRowAlone() {
        auto* damage = on_.child<QLineEdit>("damage");
        on_.click(damage);
        QTest::qWait(100);  // rows are fitted to their words
        const auto picture = [this](int row) {
            const QRect place = table()->visualRect(table()->model()->index(row, 2));
            return table()->grab(place.translated(table()->viewport()->pos())).toImage();
        };
        const QImage other = picture(0);
        const QImage own = picture(1);
        on_.type(damage, QStringLiteral("12d"));
        QTRY_VERIFY(picture(1) != own);
        QCOMPARE(picture(0), other);
        on_.press(Qt::Key_Escape);
        QTRY_COMPARE(picture(1), own);
    }

    void headingSorts() {
        auto* header = table()->horizontalHeader();
        const int mean = column("mean damage");
        const auto clickHeading = [&] {
            QTest::mouseClick(header->viewport(), Qt::LeftButton, {},
                              QPoint(header->sectionViewportPosition(mean) + 20, 8));
        };
        clickHeading();
        const QString first = cell(0, "Attack");
        clickHeading();
        QVERIFY(cell(0, "Attack") != first);
        // What is not there stands below all that is.
        table()->sortByColumn(column("stunned"), Qt::DescendingOrder);
        QCOMPARE(cell(0, "Attack"), QStringLiteral("SOUND 10d10"));
        // A row is its attack, however it is sorted.
        on_.click(table(), table()->model()->index(1, 0));
        on_.settle();
        QCOMPARE(on_.view().editor().index(), 0);
    }

    void isCopiedByKeys() {
        table()->setFocus();
        on_.press(Qt::Key_C, Qt::ControlModifier);
        const QStringList lines = QApplication::clipboard()->text().split(QStringLiteral("\r\n"));
        QVERIFY(lines[0].startsWith(QStringLiteral("Attack,Target,Square,Casts,mean damage")));
        QVERIFY(lines[1].startsWith(QStringLiteral("FIRE 40,Vampire")));
        QCOMPARE(lines[2].split(',').value(4).toDouble(), 55.0);
        on_.press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(QApplication::clipboard()->text().startsWith(QStringLiteral("| Attack |")));
    }

    void otherTablesAreCopiedByTheSameKeys() {
        const std::pair<const char*, QString> tables[] = {{"types", QStringLiteral("Types")},
                                                          {"matrix", QStringLiteral("Matrix")},
                                                          {"ranking", QStringLiteral("Monsters")},
                                                          {"floor", QStringLiteral("On the floor")},
                                                          {"effects", QStringLiteral("Amounts")}};
        for (const auto& [name, title] : tables) {
            on_.openTable(title);
            auto* shown = on_.child<QTableView>(name);
            shown->setFocus();
            on_.press(Qt::Key_C, Qt::ControlModifier);
            QCOMPARE(QApplication::clipboard()->text().count(QStringLiteral("\r\n")),
                     1 + shown->model()->rowCount());
        }
    }

    void figuresAndStepsAreCopiedByTheSameKeys() {
        auto* figures = on_.child<QListView>("damageFigures");
        figures->setFocus();
        figures->setCurrentIndex(figures->model()->index(1, 0));
        on_.press(Qt::Key_C, Qt::ControlModifier);
        const auto copied = [] { return QApplication::clipboard()->text(); };
        const QString byKeys = copied();
        QVERIFY2(byKeys.startsWith("Figure,Value\r\n"), qPrintable(byKeys));
        auto* button = on_.child<QToolButton>("copy damageFigures");
        QVERIFY(test::pickFromMenu(*button, "As CSV"));
        QCOMPARE(copied(), byKeys);
        figures->setFocus();
        on_.press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(copied().startsWith("| Figure | Value |"));

        auto* steps = on_.child<QListView>("steps");
        steps->setFocus();
        on_.press(Qt::Key_C, Qt::ControlModifier);
        const QStringList lines = copied().split("\r\n", Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 1 + steps->model()->rowCount());
        QCOMPARE(lines[0], QString("Step,Value"));
        const QModelIndex first = steps->model()->index(0, 0);
        const QString value = first.data(ReportModel::ValueRole).toString();
        QVERIFY(!value.isEmpty());
        QVERIFY2(lines[1].contains(value), qPrintable(lines[1]));
        on_.press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY2(copied().contains(" | " + value + " |"), qPrintable(copied()));
    }

    void isDimmedWhileOutOfDate() {
        const auto picture = [this] {
            DamageView* view = &on_.view();
            return view->grab(QRect(table()->mapTo(view, QPoint()), table()->size())).toImage();
        };
        const QImage clear = picture();
        on_.type(on_.child<QLineEdit>("damage"), QStringLiteral("70"));
        QTRY_VERIFY(picture() != clear);
        on_.press(Qt::Key_Return);
        on_.settle();
        QCOMPARE(cell(1, "mean damage").toDouble(), 70.0);
    }

    void fitsASmallScreen() {
        const auto* scroll = on_.window().findChild<QScrollArea*>("perspectiveRoom");
        showInASmallWindow();
        QTRY_COMPARE(on_.window().size(), QSize(1024, 700));
        QTRY_COMPARE(scroll->horizontalScrollBar()->maximum(), 0);
        // It asks for no more height than the tables beside it.
        const auto heightOf = [this](const char* name) {
            return on_.child<QTableView>(name)->parentWidget()->minimumSizeHint().height();
        };
        QVERIFY(heightOf("sideBySide") <= heightOf("matrix"));
        QVERIFY(heightOf("floor") <= heightOf("matrix"));
        QTRY_VERIFY(table()->visualRect(table()->model()->index(0, 0)).bottom() <
                    table()->viewport()->height());
    }

    /// Words yield before the figures that the tables are there for.
    void figuresAreInSightOnASmallScreen() {
        showInASmallWindow();
        QTRY_VERIFY(isInSight(*table(), column("mean damage")));
        on_.openTable(QStringLiteral("Monsters"));
        const auto* ranking = on_.child<QTableView>("ranking");
        QTRY_VERIFY(isInSight(*ranking, MonstersModel::Mean));
        QTRY_VERIFY(isInSight(*ranking, MonstersModel::Killed));
        QVERIFY(ranking->columnWidth(MonstersModel::Name) >=
                14 * ranking->fontMetrics().averageCharWidth());
    }

    /// On as many lines as they take, wherever the table stands.
    void attacksAndTargetsAreReadInFull_data() {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(1024, 700), QSize(1280, 780), QSize(1600, 1000)}) {
            QTest::addRow("%d x %d", size.width(), size.height()) << size;
        }
    }
    void attacksAndTargetsAreReadInFull() {
        QFETCH(const QSize, size);
        on_.typeAndEnter(on_.child<QLineEdit>("damage"), QStringLiteral("12d8+20"));
        on_.typeAndEnter(on_.child<QLineEdit>("monsterSearch"),
                         QStringLiteral("Great Wyrm of Balance"));
        QVERIFY(cell(1, "Target").startsWith(QStringLiteral("Great Wyrm")));
        if (size.width() < 1280) {
            showInASmallWindow();
        }
        on_.window().resize(size);
        QTRY_COMPARE(on_.window().size(), size);
        for (const char* heading : {"Attack", "Target"}) {
            for (int row = 0; row < 2; ++row) {
                const QModelIndex index = table()->model()->index(row, column(heading));
                QTRY_VERIFY2(isReadInFull(index), qPrintable(index.data().toString()));
            }
        }
    }

    void targetAndTypesAreRead() {
        on_.window().resize(1280, 780);
        QTRY_VERIFY(table()->columnWidth(column("Target")) >=
                    12 * table()->fontMetrics().averageCharWidth());
        showInASmallWindow();
        on_.openTable(QStringLiteral("Types"));
        const auto* types = on_.child<QTableView>("types");
        QTRY_VERIFY(types->isVisible() &&
                    types->columnWidth(TypesModel::Type) >=
                        types->sizeHintForIndex(types->model()->index(0, 0)).width());
    }

    /// What a type does besides is read beside its figures.
    void sideEffectsAreRead() {
        on_.window().resize(1280, 780);
        QTRY_COMPARE(on_.window().size(), QSize(1280, 780));
        on_.openTable(QStringLiteral("Types"));
        const auto* types = on_.child<QTableView>("types");
        QTRY_VERIFY(types->isVisible());
        QTRY_COMPARE(types->horizontalScrollBar()->maximum(), 0);
        QVERIFY(types->columnWidth(TypesModel::SideEffects) >=
                types->fontMetrics().horizontalAdvance("confuses 100 %, frightens"));
    }

    void tabsFitASmallScreen() {
        showInASmallWindow();
        const auto* bar = on_.child<QTabWidget>("damageTables")->tabBar();
        QTRY_VERIFY(bar->tabRect(bar->count() - 1).right() < bar->width());
        QVERIFY(!bar->findChild<QToolButton*>(QStringLiteral("ScrollRightButton"))->isVisible());
    }

    void tabsAreScrolledByArrowsThatAreSeen_data() {
        QTest::addColumn<ThemeChoice>("theme");
        QTest::newRow("light") << ThemeChoice::Light;
        QTest::newRow("dark") << ThemeChoice::Dark;
    }
    void tabsAreScrolledByArrowsThatAreSeen() {
        QFETCH(const ThemeChoice, theme);
        const auto restore = qScopeGuard([] { applyTheme(ThemeChoice::Light); });
        applyTheme(theme);
        showInASmallWindow();
        on_.child<QTabWidget>("damageTables")->setMaximumWidth(300);
        auto* bar = on_.child<QTabWidget>("damageTables")->tabBar();
        auto* arrow = bar->findChild<QToolButton*>(QStringLiteral("ScrollRightButton"));
        QTRY_VERIFY(arrow->isVisible() && arrow->isEnabled());
        const QImage picture = arrow->grab().toImage();
        const QRect inside = picture.rect().adjusted(3, 3, -3, -3);
        int drawn = 0;
        for (int x = inside.left(); x <= inside.right(); ++x) {
            for (int y = inside.top(); y <= inside.bottom(); ++y) {
                drawn += contrastRatio(picture.pixelColor(x, y), picture.pixelColor(3, 3)) > 2;
            }
        }
        QVERIFY2(drawn >= 8, qPrintable(QString::number(drawn)));
        for (int clicks = 0; clicks < bar->count() && arrow->isEnabled(); ++clicks) {
            QTest::mouseClick(arrow, Qt::LeftButton);
        }
        QVERIFY(bar->tabRect(bar->count() - 1).right() <= arrow->geometry().right());
    }

  private:
    void showInASmallWindow() {
        on_.window().resize(1024, 700);
        auto* panels = on_.child<QTabBar>("foldedPanels");
        QTRY_VERIFY(panels->isVisible());
        QTest::mouseClick(panels, Qt::LeftButton, {},
                          panels->tabRect(panels->count() - 1).center());
        QTRY_VERIFY(table()->isVisible());
    }
    static bool isInSight(const QTableView& table, int column) {
        const auto* header = table.horizontalHeader();
        return header->sectionViewportPosition(column) + header->sectionSize(column) <=
               table.viewport()->width();
    }
    bool isReadInFull(const QModelIndex& index) {
        const QSize needed = table()->sizeHintForIndex(index);
        const QFontMetrics words = table()->fontMetrics();
        const int width = table()->columnWidth(index.column());
        const QStringList each = index.data().toString().split(u' ');
        const bool areWordsWhole = std::ranges::all_of(
            each, [&](const QString& word) { return words.horizontalAdvance(word) + 12 <= width; });
        return areWordsWhole && table()->rowHeight(index.row()) >= needed.height() &&
               (needed.width() <= width || needed.height() >= 2 * words.lineSpacing());
    }
    QTableView* table() { return on_.child<QTableView>("sideBySide"); }
    int column(const char* heading) {
        const auto* model = table()->model();
        for (int at = 0; at < model->columnCount(); ++at) {
            if (model->headerData(at, Qt::Horizontal).toString() == QLatin1StringView(heading)) {
                return at;
            }
        }
        return -1;
    }
    QString cell(int row, const char* heading) {
        return table()->model()->index(row, column(heading)).data().toString();
    }
};

POLYPLAN_UI_TEST(SideBySideTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "side_by_side_test.moc"
