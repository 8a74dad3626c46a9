#include <QHeaderView>
#include <QListView>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>

#include "tests/ui/support/test_entry.h"
#include "ui/look/metrics.h"
#include "ui/models/row_role.h"
#include "ui/parts/boxed_row_delegate.h"
#include "ui/parts/calm_table.h"
#include "ui/parts/shared_columns.h"
#include "ui/parts/wrapped_rows.h"

namespace polyplan::ui {
namespace {

/// A thing, and why it is as it is.
class ReasonedTable : public QTableView {
  public:
    ReasonedTable(const QString& why, int leastCharacters) {
        auto* things = new QStandardItemModel(1, 2, this);
        things->setHorizontalHeaderLabels({"It", "Why"});
        things->setData(things->index(0, 0), "the quest artifact of a Valkyrie");
        things->setData(things->index(0, 1), why);
        setModel(things);
        makeCalm(*this);
        new WrappedRows(*this, leastCharacters, 20);
    }

    int wholeName() const {
        return fontMetrics().horizontalAdvance(model()->index(0, 0).data().toString());
    }
};

/// A table whose columns share its room.
struct ThreeColumns {
    QStandardItemModel model{1, 3};
    QTableView table{};

    ThreeColumns() {
        table.setModel(&model);
        new SharedColumns(table, 2, 5);
        table.resize(600, 200);
        table.show();
    }
};

/// How tables and lists share out their room.
class RowsTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void columnsShareByNeed() {
        const std::vector<int> needs = {300, 40, 500, 60};
        const std::vector<int> least(4, 50);
        QCOMPARE(SharedColumns::shares(needs, least, 1000), needs);
        QCOMPARE(SharedColumns::shares(needs, least, 500), (std::vector<int>{200, 40, 200, 60}));
        QCOMPARE(SharedColumns::shares(needs, least, 100), (std::vector<int>{50, 40, 50, 50}));
        QCOMPARE(SharedColumns::shares(needs, {50, 50, 350, 50}, 500),
                 (std::vector<int>{55, 40, 350, 55}));
    }

    void columnsFollowWhatTheyHold() {
        ThreeColumns shown;
        auto& [model, table] = shown;
        const auto* header = table.horizontalHeader();
        QTRY_COMPARE(header->length(), table.viewport()->width());
        const int before = header->sectionSize(0);
        model.setData(model.index(0, 0), "an object with a rather long name");
        QTRY_VERIFY(header->sectionSize(0) > 2 * before);
        QCOMPARE(header->length(), table.viewport()->width());
        table.resize(120, 200);
        QTRY_VERIFY(header->sectionSize(0) < table.viewport()->width());
    }

    void widthsSetByHandStay() {
        ThreeColumns shown;
        auto& [model, table] = shown;
        const auto* header = table.horizontalHeader();
        QTRY_COMPARE(header->length(), table.viewport()->width());
        const QPoint handle(header->sectionSize(0) - 1, header->height() / 2);
        QTest::mousePress(header->viewport(), Qt::LeftButton, {}, handle);
        QTest::mouseMove(header->viewport(), handle + QPoint(30, 0));
        QTest::mouseRelease(header->viewport(), Qt::LeftButton, {}, handle + QPoint(30, 0));
        const int width = header->sectionSize(0);
        model.setData(model.index(0, 0), "an object with a rather long name");
        QTest::qWait(50);
        QCOMPARE(header->sectionSize(0), width);
    }

    void headsAreReadWhateverTheColumnsHold() {
        QStandardItemModel model(1, 2);
        model.setHorizontalHeaderLabels({"item", "what it is made of"});
        model.setData(model.index(0, 0), QString(60, 'n'));
        QTableView table;
        table.setModel(&model);
        makeCalm(table);
        new SharedColumns(table, 0, 4);
        table.resize(240, 200);
        table.show();
        const auto* header = table.horizontalHeader();
        QTRY_COMPARE(header->length(), table.viewport()->width());
        QVERIFY(header->sectionSize(1) >=
                table.fontMetrics().horizontalAdvance("what it is made of"));
        model.setData(model.index(0, 1), QString(60, 'n'));
        QTRY_COMPARE(header->length(), table.viewport()->width());
        QVERIFY(header->sectionSize(1) >=
                table.fontMetrics().horizontalAdvance("what it is made of"));
    }

    void roomyColumnYieldsLast() {
        QStandardItemModel model(1, 3);
        QTableView table;
        table.setModel(&model);
        for (int column = 0; column < 3; ++column) {
            model.setData(model.index(0, column), QString(60, 'n'));
        }
        new SharedColumns(table, 0, 5, 20);
        table.resize(300, 200);
        table.show();
        const auto* header = table.horizontalHeader();
        const int kept = 20 * table.fontMetrics().averageCharWidth();
        QTRY_VERIFY(header->sectionSize(0) >= kept && header->sectionSize(0) < kept + 3);
        QVERIFY(header->sectionSize(1) < kept);
        QVERIFY(header->length() <= table.viewport()->width());
        table.setColumnHidden(2, true);
        table.resize(301, 200);
        QTRY_COMPARE(header->length(), table.viewport()->width());
        QVERIFY(header->sectionSize(0) < kept + 3);
        table.resize(2000, 200);
        QTRY_VERIFY(header->sectionSize(0) > header->sectionSize(1));
        QCOMPARE(header->length(), table.viewport()->width());
    }

    void roomyColumnYieldsBeforeTheTableScrollsAndAWholeOneDoesNot() {
        QStandardItemModel model(1, 3);
        QTableView table;
        table.setModel(&model);
        const int character = table.fontMetrics().averageCharWidth();
        table.horizontalHeader()->setMinimumSectionSize(1);
        table.horizontalHeader()->hide();
        for (int column = 0; column < 3; ++column) {
            model.setData(model.index(0, column), QString(column == 1 ? 12 : 60, 'n'));
        }
        (new SharedColumns(table, 0, 5, 40))->keepWhole(1);
        table.resize(50 * character, 200);
        table.show();
        const auto* header = table.horizontalHeader();
        QTRY_COMPARE(header->length(), table.viewport()->width());
        QVERIFY(header->sectionSize(0) < 40 * character);
        QVERIFY(header->sectionSize(0) >= 20 * character);
        QVERIFY(header->sectionSize(1) > table.fontMetrics().horizontalAdvance(QString(12, 'n')));
        QCOMPARE(header->sectionSize(2), 5 * character);
        table.resize(20 * character, 200);
        QTRY_COMPARE(header->sectionSize(0), 20 * character);
    }

    void wordsThatSpanColumnsHaveRoomBeforeTheOthers() {
        QStandardItemModel model(1, 3);
        const QString words(25, 'n');
        model.setData(model.index(0, 0), words);
        model.setData(model.index(0, 2), QString(200, 'n'));
        QTableView table;
        table.setModel(&model);
        table.setSpan(0, 0, 1, 2);
        new SharedColumns(table, 0, 5, 40);
        table.resize(600, 200);
        table.show();
        const auto* header = table.horizontalHeader();
        QTRY_COMPARE(header->length(), table.viewport()->width());
        QVERIFY(table.visualRect(model.index(0, 0)).width() >
                table.fontMetrics().horizontalAdvance(words));
        QVERIFY(header->sectionSize(2) > header->sectionSize(1));
    }

    void headsThatAreHiddenTakeNoRoom() {
        QStandardItemModel model(1, 2);
        model.setHeaderData(1, Qt::Horizontal, "what nobody sees");
        QTableView table;
        table.setModel(&model);
        table.horizontalHeader()->hide();
        table.horizontalHeader()->setMinimumSectionSize(1);
        new SharedColumns(table, 0, 1);
        table.resize(300, 200);
        table.show();
        const auto* header = table.horizontalHeader();
        QTRY_COMPARE(header->length(), table.viewport()->width());
        QVERIFY(header->sectionSize(1) < 4 * table.fontMetrics().averageCharWidth());
    }

    void lastColumnWrapsWhereItIsSeen() {
        QStandardItemModel model(2, 3);
        model.setData(model.index(0, 0), "short");
        model.setData(model.index(0, 2),
                      "what becomes of it is told in so many words that one line is not enough");
        QTableView table;
        table.setModel(&model);
        makeCalm(table);
        new WrappedRows(table, 20, 20);
        table.resize(300, 200);
        table.show();
        QTRY_VERIFY(table.rowHeight(0) > 2 * table.fontMetrics().height());
        QVERIFY(table.rowHeight(1) < 2 * table.fontMetrics().height());
        const QRect cell = table.visualRect(model.index(0, 2));
        const QRect text =
            table.fontMetrics().boundingRect(QRect(0, 0, cell.width() - 20, 0), Qt::TextWordWrap,
                                             model.index(0, 2).data().toString());
        QVERIFY(cell.height() >= text.height() + table.fontMetrics().height() / 4);
        // Far to the right of what is seen, it makes no row higher.
        model.setData(model.index(1, 1), QString(200, 'x'));
        QTRY_VERIFY(table.columnViewportPosition(2) > table.viewport()->width());
        QTRY_VERIFY(table.rowHeight(0) < 2 * table.fontMetrics().height());
    }

    void firstColumnYieldsToItsLongestWord() {
        QStandardItemModel model(1, 3);
        model.setHorizontalHeaderLabels({"It", "By", "Why"});
        model.setData(model.index(0, 0), "the quest artifact of a Valkyrie");
        model.setData(model.index(0, 1), "92.3 %");
        model.setData(model.index(0, 2), "safe: this thief knows an imitation");
        QTableView table;
        table.setModel(&model);
        makeCalm(table);
        new WrappedRows(table, 20, 20);
        table.resize(800, 200);
        table.show();
        const QFontMetrics words = table.fontMetrics();
        const auto* header = table.horizontalHeader();
        const int whole = words.horizontalAdvance(model.index(0, 0).data().toString());
        QTRY_COMPARE(header->length(), table.viewport()->width());
        QTRY_VERIFY(header->sectionSize(0) > whole);
        table.resize(header->sectionSize(1) + 20 * words.averageCharWidth() + 2 * whole / 3, 200);
        QTRY_VERIFY(header->sectionSize(0) < whole);
        QCOMPARE(header->length(), table.viewport()->width());
        QTRY_VERIFY(table.rowHeight(0) >= 2 * words.height());
        table.resize(60, 200);
        QTRY_VERIFY(header->length() > table.viewport()->width());
        QVERIFY(header->sectionSize(0) > words.horizontalAdvance("Valkyrie"));
    }

    void aLongWordIsBrokenSoThatAllIsSeen() {
        ReasonedTable table("safe: this thief knows an imitation", 10);
        table.model()->setData(table.model()->index(0, 0), QString(190, 'x'));
        const QFontMetrics words = table.fontMetrics();
        table.resize(60 * words.averageCharWidth(), 400);
        table.show();
        const auto* header = table.horizontalHeader();
        QTRY_COMPARE(header->length(), table.viewport()->width());
        QVERIFY(header->sectionSize(1) >= 20 * words.averageCharWidth());
        QTRY_VERIFY(table.rowHeight(0) >= 4 * words.lineSpacing());
    }

    void firstColumnYieldsToAReasonOfFewLines() {
        ReasonedTable table("safe: this thief knows an imitation", 10);
        const QFontMetrics words = table.fontMetrics();
        const int whole = table.wholeName();
        table.resize(whole + 14 * words.averageCharWidth() + 2 * textMarginsIn(table), 200);
        table.show();
        const auto* header = table.horizontalHeader();
        QTRY_COMPARE(header->length(), table.viewport()->width());
        QTRY_VERIFY(header->sectionSize(1) >= 20 * words.averageCharWidth());
        QVERIFY(header->sectionSize(0) < whole);
        table.resize(140, 200);
        QTRY_VERIFY(header->sectionSize(1) < 20 * words.averageCharWidth());
    }

    void firstColumnStaysWholeBesideFewWords() {
        ReasonedTable table("at risk", 4);
        const QFontMetrics words = table.fontMetrics();
        const int whole = table.wholeName();
        table.resize(whole + words.horizontalAdvance("at risk") + 4 * textMarginsIn(table), 200);
        table.show();
        QTRY_COMPARE(table.horizontalHeader()->length(), table.viewport()->width());
        QTRY_VERIFY(table.horizontalHeader()->sectionSize(0) > whole);
        QTRY_VERIFY(table.rowHeight(0) < 2 * words.height());
    }

    void longTitlesHaveFurtherLines() {
        QStandardItemModel model(2, 1);
        model.setData(model.index(0, 0), "Blind the thief");
        model.setData(model.index(1, 0),
                      "Bring the armor class to -30, which is what the best of armor does");
        for (int row = 0; row < 2; ++row) {
            model.setData(model.index(row, 0), "72.1 %", RowFigure);
        }
        QListView list;
        list.setModel(&model);
        list.setItemDelegate(new BoxedRowDelegate(&list));
        list.setResizeMode(QListView::Adjust);
        list.resize(300, 200);
        list.show();
        const auto height = [&](int row) { return list.visualRect(model.index(row, 0)).height(); };
        QTRY_VERIFY(height(1) >= height(0) + list.fontMetrics().height());
        const int two = height(1);
        list.resize(240, 200);
        QTRY_VERIFY(height(1) >= two + list.fontMetrics().height());
        list.resize(1000, 200);
        QTRY_COMPARE(height(1), height(0));
        list.setUniformItemSizes(true);
        list.resize(300, 200);
        QTRY_COMPARE(height(1), height(0));
    }

    void titleOfOneLineGoesBeforeItsFigure() {
        QStandardItemModel model(1, 1);
        const QModelIndex row = model.index(0, 0);
        model.setData(row, "bolt", RowSummary);
        QListView list;
        list.setModel(&model);
        list.setItemDelegate(new BoxedRowDelegate(&list));
        list.setUniformItemSizes(true);
        list.resize(list.fontMetrics().horizontalAdvance("OLD_SLEEP 100") + 50, 200);
        list.show();
        const auto seen = [&](const char* title, const char* figure) {
            model.setData(row, title, Qt::DisplayRole);
            model.setData(row, figure, RowFigure);
            return list.viewport()->grab(list.visualRect(row)).toImage();
        };
        const QImage sleep = seen("OLD_SLEEP 100", "asleep 71.2 %");
        QVERIFY(seen("OLD_SLEEP 20", "asleep 71.2 %") != sleep);
        QVERIFY(seen("OLD_SLEEP 100", "asleep 2.7 %") != sleep);
        QCOMPARE(seen("OLD_SLEEP 100", "asleep 71.2 %"), sleep);
    }

    /// What a figure is of gives way: the number stands whole, and so does what else is said of the
    /// row while there is room for half of it.
    void wordsOfAFigureGiveWayToItsNumber() {
        QStandardItemModel model(1, 1);
        const QModelIndex row = model.index(0, 0);
        model.setData(row, "OLD_POLY 50", Qt::DisplayRole);
        model.setData(row, "bolt · Vampire", RowSummary);
        model.setData(row, "96.7 %", RowFigure);
        QListView list;
        list.setModel(&model);
        list.setItemDelegate(new BoxedRowDelegate(&list));
        list.setUniformItemSizes(true);
        const Metrics metrics(list.font());
        const QFontMetrics words(metrics.strong);
        const QFontMetrics small(metrics.small);
        list.resize(words.horizontalAdvance("OLD_POLY 50   96.7 %") + 6 * metrics.em, 200);
        list.show();
        // Whether such words change what is painted in a place.
        const auto differs = [&](const QString& text, const QRect& place) {
            const auto seen = [&](const QVariant& now) {
                model.setData(row, now, RowFigureWords);
                return list.viewport()->grab(place).toImage();
            };
            return seen(text) != seen({});
        };
        const QRect cell = list.visualRect(row);
        const int line = cell.top() + metrics.step + metrics.line;
        const QRect number(cell.left(), cell.top(), cell.width(), line - cell.top());
        const QRect below(cell.left(), line, cell.width(), metrics.smallLine);
        for (const char* const each : {"asleep", "polymorphed", "a long way from where it stood"}) {
            QVERIFY(differs(each, below));
            QVERIFY(!differs(each, number));
        }
        QVERIFY(!differs("asleep", below.adjusted(0, 0, -below.width() / 2, 0)));
        // Below a long title the number stands on that line, and the words go first.
        model.setData(row, QString(60, 'x'), Qt::DisplayRole);
        list.resize(small.horizontalAdvance("bolt · Vampire") + words.horizontalAdvance("96.7 %") +
                        3 * metrics.em,
                    200);
        QVERIFY(!differs("polymorphed", list.visualRect(row)));
        list.resize(list.width() + small.horizontalAdvance("polymorphed") + metrics.em, 200);
        QVERIFY(differs("polymorphed", list.visualRect(row)));
    }
};

POLYPLAN_UI_TEST(RowsTest, Offscreen);

}  // namespace
}  // namespace polyplan::ui

#include "rows_test.moc"
