#include <QContextMenuEvent>
#include <QHeaderView>
#include <QScopeGuard>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>
#include <QWheelEvent>

#include "tests/ui/damage/damage_window.h"
#include "tests/ui/support/test_entry.h"
#include "ui/damage/type_combo.h"
#include "ui/look/text.h"
#include "ui/shell/theme_choice.h"

namespace polyplan::ui {
namespace {

/// The names of what the figures are of, in tables that are scrolled sideways.
class FrozenColumnTest : public test::DamageFixture {
    Q_OBJECT

    void start() override {
        DamageFixture::start();
        on_.click(on_.child<QToolButton>("addAttack"));
        on_.typeAndEnter(on_.child<TypeCombo>("damageType")->lineEdit(), QStringLiteral("SOUND"));
        on_.openTable(QStringLiteral("Matrix"));
        for (const char* monster : {"ancient red", "stone troll", "great wyrm of law"}) {
            on_.typeAndEnter(on_.child<QLineEdit>("matrixAdd"), QLatin1StringView(monster));
        }
        on_.child<QTabWidget>("damageTables")->setMaximumWidth(420);
    }

  private Q_SLOTS:
    void namesStayInSight_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QString>("title");
        QTest::newRow("matrix") << QByteArray("matrix") << QStringLiteral("Matrix");
        QTest::newRow("attacks") << QByteArray("sideBySide") << QStringLiteral("Side by side");
    }
    void namesStayInSight() {
        QFETCH(const QByteArray, name);
        QFETCH(const QString, title);
        open(name.constData(), title);
        const auto restore = qScopeGuard([] { applyTheme(ThemeChoice::Light); });
        for (const ThemeChoice theme : {ThemeChoice::Light, ThemeChoice::Dark}) {
            applyTheme(theme);
            sideways()->setValue(0);
            QVERIFY(column()->isHidden());
            const QImage before = firstColumn();
            sideways()->setValue(sideways()->maximum());
            QVERIFY(column()->isVisible());
            QCOMPARE(firstColumn(), before);
        }
    }

    void namesFollowTheRows() {
        open("matrix", QStringLiteral("Matrix"));
        const auto staysInSight = [this] {
            const int at = sideways()->value();
            const QImage scrolled = firstColumn();
            sideways()->setValue(0);
            const bool isSame = firstColumn() == scrolled;
            sideways()->setValue(at);
            return isSame;
        };
        sideways()->setValue(sideways()->maximum());
        table_->setCurrentIndex(table_->model()->index(0, 1));
        QTest::keyClick(table_, Qt::Key_PageDown);
        sideways()->setValue(sideways()->maximum());
        QVERIFY(table_->verticalScrollBar()->value() > 0);
        QVERIFY(staysInSight());
        table_->setRowHidden(table_->rowAt(0) + 1, true);
        QVERIFY(staysInSight());
        table_->setRowHeight(table_->rowAt(0), 40);
        QVERIFY(staysInSight());
        on_.typeAndEnter(on_.child<QLineEdit>("damage"), QStringLiteral("70"));
        QVERIFY(staysInSight());
    }

    void clickOnANameGoesToItsAttack() {
        open("sideBySide", QStringLiteral("Side by side"));
        sideways()->setValue(sideways()->maximum());
        QCOMPARE(on_.view().editor().index(), 1);
        on_.child<QLineEdit>("damage")->setFocus();
        clickName(0);
        on_.settle();
        QCOMPARE(on_.view().editor().index(), 0);
        QCOMPARE(table_->currentIndex().row(), 0);
        QVERIFY(table_->hasFocus());
        QCOMPARE(sideways()->value(), sideways()->maximum());
        QTest::keyClick(table_, Qt::Key_Down);
        QCOMPARE(table_->currentIndex(), table_->model()->index(1, 0));
        QCOMPARE(sideways()->value(), sideways()->maximum());
    }

    void doubleClickOnANameTakesTheType() {
        open("matrix", QStringLiteral("Matrix"));
        sideways()->setValue(sideways()->maximum());
        clickName(2);
        QCOMPARE(table_->currentIndex(), table_->model()->index(2, 0));
        QTest::mouseDClick(column(), Qt::LeftButton, {}, placeOfName(2));
        on_.settle();
        QCOMPARE(toQString(oangband::name(on_.attack().type)),
                 table_->model()->index(2, 0).data().toString());
        QCOMPARE(sideways()->value(), sideways()->maximum());
    }

    void menuOfANameIsThatOfItsCell() {
        open("matrix", QStringLiteral("Matrix"));
        sideways()->setValue(sideways()->maximum());
        table_->setContextMenuPolicy(Qt::CustomContextMenu);
        const QSignalSpy asked(table_, &QWidget::customContextMenuRequested);
        const QPoint place = placeOfName(3);
        QContextMenuEvent event(QContextMenuEvent::Mouse, place, column()->mapToGlobal(place));
        QCoreApplication::sendEvent(column(), &event);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(table_->indexAt(asked[0][0].toPoint()), table_->model()->index(3, 0));
    }

    void headingOfTheNamesSorts() {
        open("matrix", QStringLiteral("Matrix"));
        sideways()->setValue(sideways()->maximum());
        auto* heading = column()->findChild<QHeaderView*>();
        QTest::mouseClick(heading->viewport(), Qt::LeftButton, {}, {20, 10});
        QCOMPARE(table_->horizontalHeader()->sortIndicatorSection(), 0);
        QCOMPARE(heading->sortIndicatorSection(), 0);
        QCOMPARE(heading->sortIndicatorOrder(), Qt::AscendingOrder);
        QVERIFY(nameAt(0) < nameAt(1));
        QTest::mouseClick(heading->viewport(), Qt::LeftButton, {}, {20, 10});
        QCOMPARE(heading->sortIndicatorOrder(), Qt::DescendingOrder);
        QVERIFY(nameAt(0) > nameAt(1));
        QCOMPARE(sideways()->value(), sideways()->maximum());
    }

    /// Whatever is come to by keys stands beside the names, not below them.
    void keysComeToCellsInSight() {
        open("matrix", QStringLiteral("Matrix"));
        table_->setFocus();
        table_->setCurrentIndex(table_->model()->index(0, 1));
        QTest::keyClick(table_, Qt::Key_End);
        QVERIFY(column()->isVisible());
        const int last = table_->model()->columnCount() - 1;
        QCOMPARE(table_->currentIndex().column(), last);
        for (int at = last - 1; at > 0; --at) {
            QTest::keyClick(table_, Qt::Key_Left);
            QCOMPARE(table_->currentIndex().column(), at);
            QVERIFY(table_->visualRect(table_->currentIndex()).left() >= table_->columnWidth(0));
            QVERIFY(table_->hasFocus());
        }
        QCOMPARE(sideways()->value(), 0);
    }

    void wheelOverTheNamesScrolls() {
        open("matrix", QStringLiteral("Matrix"));
        sideways()->setValue(sideways()->maximum());
        const QPoint place = placeOfName(1);
        QWheelEvent event(place, column()->mapToGlobal(place), {}, {0, -120}, Qt::NoButton, {},
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(column(), &event);
        QVERIFY(table_->verticalScrollBar()->value() > 0);
        QVERIFY(table_->rowAt(0) > 0);
    }

  private:
    void open(const char* name, const QString& title) {
        on_.openTable(title);
        table_ = on_.child<QTableView>(name);
        QTRY_VERIFY(table_->isVisible() && sideways()->maximum() > 0);
    }
    QScrollBar* sideways() { return table_->horizontalScrollBar(); }
    QWidget* column() { return table_->findChild<QWidget*>(QStringLiteral("frozenColumn")); }
    /// As it is seen, with its heading.
    QImage firstColumn() {
        const QPoint corner = table_->horizontalHeader()->pos();
        return table_
            ->grab(QRect(corner, QPoint(corner.x() + table_->columnWidth(0) - 1,
                                        table_->viewport()->geometry().bottom())))
            .toImage();
    }
    QString nameAt(int row) { return table_->model()->index(row, 0).data().toString(); }
    QPoint placeOfName(int row) {
        const QRect cell = table_->visualRect(table_->model()->index(row, 0));
        return column()->mapFrom(table_,
                                 table_->viewport()->mapTo(table_, QPoint(20, cell.center().y())));
    }
    void clickName(int row) { QTest::mouseClick(column(), Qt::LeftButton, {}, placeOfName(row)); }

    QTableView* table_ = nullptr;
};

POLYPLAN_UI_TEST(FrozenColumnTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "frozen_column_test.moc"
