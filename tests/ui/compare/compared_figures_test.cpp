#include <QCheckBox>
#include <QClipboard>
#include <QPainter>
#include <QStandardItemModel>
#include <QStyleOptionViewItem>
#include <QTableView>
#include <QTest>
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/calculator/comparison.h"
#include "tests/ui/compare/compare_window.h"
#include "tests/ui/support/test_entry.h"
#include "ui/charts/bar_chart.h"
#include "ui/charts/curve_chart.h"
#include "ui/charts/curve_look.h"
#include "ui/compare/compare_view.h"
#include "ui/compare/comparison_delegate.h"
#include "ui/compare/comparison_table.h"
#include "ui/compare/differences_dialog.h"
#include "ui/document/plan_document.h"
#include "ui/look/metrics.h"
#include "ui/look/text.h"
#include "ui/look/theme.h"
#include "ui/models/comparison_model.h"
#include "ui/models/comparison_service.h"
#include "ui/models/comparison_text.h"
#include "ui/models/report_text.h"
#include "ui/models/table_text.h"
#include "ui/shell/perspective_stack.h"

namespace polyplan::ui {
namespace {

/// How the figures of a comparison are worded and painted.
class ComparedFiguresTest : public CompareFixture {
    Q_OBJECT

    static QImage painted(const QModelIndex& index, int width, const QTableView* table = nullptr) {
        QStyleOptionViewItem option;
        option.widget = table;
        option.rect = {0, 0, width, 80};
        option.font = QApplication::font();
        option.palette = QApplication::palette();
        QImage image(option.rect.size(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        ComparisonDelegate().paint(&painter, option, index);
        return image;
    }

  private Q_SLOTS:
    void probabilitiesDifferByPoints() {
        const auto beside = [](double baseline, double other, Unit unit, bool hasFactor) {
            return besideText(comparisonOf(baseline, other, unit).figures.front(), 1, hasFactor);
        };
        QCOMPARE(beside(0.5, 0.55, Unit::Probability, true), QString("▲ +5.0 points, × 1.10"));
        QCOMPARE(beside(0.5, 0.55, Unit::Probability, false), QString("▲ +5.0 points"));
        QCOMPARE(beside(0.5, 0.25, Unit::Probability, false), QString("▼ −25.0 points"));
        QCOMPARE(beside(4, 6, Unit::Items, true), QString("▲ +2 items, × 1.50"));
        QCOMPARE(beside(1e-9, 0.2, Unit::Probability, true), QString("▲ +20.0 points"));
        QCOMPARE(beside(0.5, 0.5013, Unit::Probability, true), QString("▲ +0.13 points"));
        QCOMPARE(beside(0.5, 0.4983, Unit::Probability, true), QString("▼ −0.17 points"));
        QCOMPARE(beside(0.00506, 0.005, Unit::Probability, false),
                 QString("▼ less than 0.01 points"));
        QCOMPARE(beside(0.00001, 0.99999, Unit::Probability, false),
                 QString("▲ more than 99.99 points"));
    }

    void copiesTellSpansOnce() {
        const auto reported = [](int length) {
            const std::string lasted = std::to_string(length) + " heartbeats";
            Report report;
            report.groups = {"Group"};
            report.figures = {{.id = "works",
                               .group = "Group",
                               .label = "still works",
                               .value = {1.0 / length},
                               .span = Span{length, Unit::Events}},
                              {.id = "alive",
                               .group = "Group",
                               .label = "alive after " + lasted,
                               .value = {1.0 / length},
                               .span = Span{length, Unit::Heartbeats}}};
            return report;
        };
        ComparisonModel told;
        told.show(compare(std::vector{reported(20), reported(5)}, 0), {{"one"}, {"other"}},
                  {true, true}, {true, true});
        const QString markdown = asMarkdown(told, {0, 1, 2});
        QVERIFY2(markdown.contains("| still works, over 20 / 5 events | 5.0 % | 20.0 % |"),
                 qPrintable(markdown));
        QVERIFY2(markdown.contains("| alive after 20 / 5 heartbeats | 5.0 % | 20.0 % |"),
                 qPrintable(markdown));
        const QString csv = asCsv(told, {0, 1, 2});
        QVERIFY2(csv.contains("\"still works, over 20 / 5 events (probability 0 to 1)\",0.05,0.2"),
                 qPrintable(csv));
        QVERIFY2(csv.contains("alive after 20 / 5 heartbeats (probability 0 to 1),0.05,0.2"),
                 qPrintable(csv));
    }

    void arrowsShowTheDirectionAndColorsTheVerdict() {
        const Theme& theme = Theme::of(window_->palette());
        const auto isTold = [&theme](double other, Better better, const QString& beside,
                                     const QString& verdict, const QColor& color) {
            ComparisonModel told;
            told.show(comparisonOf(0.5, other, Unit::Probability, better), {{"one"}, {"other"}},
                      {true, true}, {true, true});
            const QModelIndex cell = told.index(1, 2);
            const auto shown =
                static_cast<Verdict>(cell.data(ComparisonModel::VerdictRole).toInt());
            return cell.data(ComparisonModel::ShortDifferenceRole) == beside &&
                   cell.data(Qt::ToolTipRole).toString().contains(verdict) &&
                   cell.data(Qt::AccessibleTextRole).toString().contains(verdict) &&
                   verdictColor(shown, theme) == color;
        };
        QVERIFY(isTold(0.7, Better::Higher, "▲ +20.0 points", ", better (", theme.good));
        QVERIFY(isTold(0.3, Better::Higher, "▼ −20.0 points", ", worse (", theme.error));
        QVERIFY(isTold(0.7, Better::Lower, "▲ +20.0 points", ", worse (", theme.error));
        QVERIFY(isTold(0.3, Better::Lower, "▼ −20.0 points", ", better (", theme.good));
        QVERIFY(isTold(0.7, Better::Neither, "≠ +20.0 points", ", differs (", theme.mutedText));
    }

    void wordsInPlaceOfANumberAreNoDistance() {
        std::vector<Report> reports(2);
        const auto add = [](Report& report, Figure figure) {
            figure.id = "figure";
            figure.group = "Group";
            figure.label = "Figure";
            report.groups = {"Group"};
            report.figures = {std::move(figure)};
        };
        add(reports[0], {.value = {.value = 20}, .unit = Unit::Turns});
        add(reports[1], {.unit = Unit::Words, .text = "never"});
        ComparisonModel never;
        never.show(compare(reports, 0), {{"one"}, {"other"}}, {true, true}, {true, true});
        const QModelIndex cell = never.index(1, 2);
        QCOMPARE(cell.data().toString(), QString("never"));
        QCOMPARE(cell.data(ComparisonModel::DifferenceRole).toString(), QString("≠ differs"));
        QCOMPARE(cell.data(Qt::ToolTipRole).toString(), QString("other: never, differs"));
    }

    void rowsApartFromTheirHeadingSayIt() {
        document().reset(test::example("starving-wizard"));
        QTRY_COMPARE(model().columnCount(), 3);
        QTRY_VERIFY(service().isComplete());
        const QString id = "heartbeat/other outfit/alive";
        const QString below = "alive after 12 / 100 heartbeats";
        QCOMPARE(cell("heartbeat/alive", 0), below);
        QCOMPARE(cell(id, 0), below);
        const auto names = [this] {
            QStringList found;
            for (int row = 0; row < model().rowCount(); ++row) {
                found.append(model().index(row, 0).data().toString());
            }
            return found;
        };
        auto* sorted = child<QCheckBox>("sortedByDifference");
        const auto tick = [sorted] {
            QTest::mouseClick(sorted, Qt::LeftButton, {}, QPoint(8, sorted->height() / 2));
        };
        tick();
        QCOMPARE(cell("heartbeat/alive", 0), below);
        QCOMPARE(cell(id, 0), below + ", other outfit");
        QStringList all = names();
        QCOMPARE(all.removeDuplicates(), 0);
        // So it is copied, and stands in the picture.
        table()->setFocus();
        QTest::keyClick(table(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(QApplication::clipboard()->text().contains("| " + below + ", other outfit |"));
        const auto figures = view_->compared()({})->comparison.figures;
        QVERIFY(std::ranges::any_of(figures, [&](const ComparedFigure& each) {
            return toQString(each.about.label) == below + ", other outfit";
        }));
        tick();
        QCOMPARE(cell(id, 0), below);
        table()->setFocus();
        table()->setCurrentIndex(model().indexOf(id, 1));
        QTest::keyClick(table(), Qt::Key_P);
        QCOMPARE(names().mid(0, 2), QStringList({"Pinned", below + ", other outfit"}));
    }

    void whatOnlyOneHasIsSaid() {
        const auto beside = [](const std::vector<int>& owners, std::size_t column) {
            std::vector<Report> reports(3);
            for (const int owner : owners) {
                Report& report = reports[static_cast<std::size_t>(owner)];
                report.groups = {"Group"};
                report.figures = {
                    {.id = "figure", .group = "Group", .label = "Figure", .value = {.value = 1}}};
            }
            return besideText(compare(reports, 0).figures.front(), column);
        };
        QCOMPARE(beside({2}, 2), QString("only here"));
        QCOMPARE(beside({2}, 1), QString());
        QCOMPARE(beside({0}, 0), QString("only here"));
        QCOMPARE(beside({0, 1}, 0), QString());
        QCOMPARE(beside({1, 2}, 1), QString("not in the baseline"));
    }

    void tinyNumbersAreNotNothing() {
        QCOMPARE(valueText(0.00001, Unit::Golems), QString("< 0.0001 golems"));
        QCOMPARE(valueText(0.0001, Unit::Plain), QString("0.0001"));
        QCOMPARE(besideText(comparisonOf(0.00001, 0.5, Unit::Items).figures.front(), 1, false),
                 QString("▲ +0.50 items"));
    }

    void whatReadsAlikeIsNoDifference() {
        ComparisonModel alike;
        alike.show(comparisonOf(0.5, 0.500001, Unit::Probability), {{"one"}, {"other"}},
                   {true, true}, {true, true});
        const QModelIndex cell = alike.index(1, 2);
        QCOMPARE(cell.data(ComparisonModel::DifferenceRole).toString(), QString("≈"));
        QCOMPARE(verdictColor(static_cast<Verdict>(cell.data(ComparisonModel::VerdictRole).toInt()),
                              Theme::of(window_->palette())),
                 Theme::of(window_->palette()).mutedText);
        QCOMPARE(cell.data(Qt::ToolTipRole).toString(), QString("other: 50.0 %, nearly the same"));
        QCOMPARE(alike.rowCount(), 2);
        alike.setOnlyDiffering(true);
        QCOMPARE(alike.rowCount(), 0);
        alike.show(comparisonOf(2.00001, 2.00002, Unit::Items), {{"one"}, {"other"}}, {true, true},
                   {true, true});
        QCOMPARE(alike.rowCount(), 0);
        alike.show(comparisonOf(2, 2.5, Unit::Items), {{"one"}, {"other"}}, {true, true},
                   {true, true});
        QCOMPARE(alike.rowCount(), 2);
    }

    void sampledValuesAreReadInTheDigitsThatTheyAreShownWith() {
        const auto besideSampled = [](double baseline, double other, Unit unit, double error) {
            Comparison sampled = comparisonOf(baseline, other, unit);
            for (auto& each : sampled.figures.front().each) {
                each->value.standardError = error;
            }
            return besideText(sampled.figures.front(), 1, false);
        };
        QCOMPARE(besideSampled(0.0443, 0.0439, Unit::Probability, 0.00002),
                 QString("▼ −0.04 points"));
        QCOMPARE(besideSampled(0.04431, 0.04432, Unit::Probability, 0.00002), QString("≈"));
        QCOMPARE(besideSampled(1.7784, 1.7773, Unit::Plain, 0.0002), QString("▼ −0.0011"));
    }

    void aNarrowCellDropsTheFactor() {
        QStandardItemModel cells(1, 3);
        for (int column = 1; column < 3; ++column) {
            const QModelIndex cell = cells.index(0, column);
            cells.setData(cell, "5 %");
            cells.setData(cell, true, ComparisonModel::IsCurrentRole);
            cells.setData(cell, "▲ +5.0 points", ComparisonModel::ShortDifferenceRole);
            cells.setData(cell, column == 1 ? "▲ +5.0 points, × 1.10" : "▲ +5.0 points",
                          ComparisonModel::DifferenceRole);
        }
        const Metrics metrics(QApplication::font());
        // One pixel more than the text takes by its metrics.
        const int whole = QFontMetrics(metrics.small).horizontalAdvance("▲ +5.0 points, × 1.10") +
                          4 * metrics.step + 1;
        QVERIFY(painted(cells.index(0, 1), whole) != painted(cells.index(0, 2), whole));
        QCOMPARE(painted(cells.index(0, 1), whole - 1), painted(cells.index(0, 2), whole - 1));
    }

    void aRowTellsAllFactorsOrNone() {
        QStandardItemModel cells(1, 3);
        for (int column = 1; column < 3; ++column) {
            const QModelIndex cell = cells.index(0, column);
            cells.setData(cell, "▲ +5.0 points", ComparisonModel::ShortDifferenceRole);
            cells.setData(cell, "▲ +5.0 points, × 1.10", ComparisonModel::DifferenceRole);
        }
        const Metrics metrics(QApplication::font());
        // One pixel more than the text takes by its metrics.
        const int whole = QFontMetrics(metrics.small).horizontalAdvance("▲ +5.0 points, × 1.10") +
                          4 * metrics.step + 1;
        QTableView row;
        row.setModel(&cells);
        const QModelIndex first = cells.index(0, 1);
        row.setColumnWidth(1, whole);
        row.setColumnWidth(2, whole);
        const QImage withFactor = painted(first, whole, &row);
        row.setColumnWidth(2, whole - 1);
        const QImage without = painted(first, whole, &row);
        QVERIFY(withFactor != without);
        cells.setData(first, "▲ +5.0 points", ComparisonModel::DifferenceRole);
        QCOMPARE(without, painted(first, whole, &row));
    }
};

POLYPLAN_UI_TEST(ComparedFiguresTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "compared_figures_test.moc"
