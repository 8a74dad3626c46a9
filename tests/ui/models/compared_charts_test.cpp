#include "ui/models/compared_charts.h"

#include <QTest>
#include <string>

#include "tests/ui/support/test_entry.h"

namespace polyplan::ui {
namespace {

/// Series of several reports as charts lay them over one another.
class ComparedChartsTest : public QObject {
    Q_OBJECT

    /// A bar for each letter of a text.
    static Series lettersOf(const std::string& text, BarOrder order = BarOrder::Placed) {
        Series series{.id = "letters", .kind = SeriesKind::Bars, .order = order};
        for (const char letter : text) {
            series.points.push_back({.x = static_cast<double>(series.points.size()),
                                     .label = std::string(1, letter),
                                     .value = 0.5});
        }
        return series;
    }
    static QStringList categories(const std::string& one, const std::string& other,
                                  BarOrder order = BarOrder::Placed) {
        const ComparedSeries series{.about = lettersOf(one, order),
                                    .each = {lettersOf(one, order), lettersOf(other, order)}};
        QStringList shown;
        for (const ComparedBar& bar : comparedBars(series, {"one", "other"})) {
            if (bar.isFirst) {
                shown.append(bar.category);
            }
        }
        return shown;
    }

  private Q_SLOTS:
    void everyLetterHasItsBars() {
        QCOMPARE(categories("Elbereth", "Elbereth x"),
                 QStringList({"E", "l", "b", "e", "r", "e", "t", "h", " ", "x"}));
        // Letters stand together as far as the order of each text goes.
        QCOMPARE(categories("abc", "x abc"), QStringList({"x", " ", "a", "b", "c"}));
        QCOMPARE(categories("aab", "ba"), QStringList({"a", "a", "b", "a"}));
    }

    void everyLetterHasItsOwnValue() {
        Series last = lettersOf("eee");
        last.points.back().value = 1;
        const ComparedSeries series{.about = last, .each = {last}};
        std::vector<double> values;
        for (const ComparedBar& bar : comparedBars(series, {"one"})) {
            values.push_back(bar.value);
        }
        QCOMPARE(values, (std::vector<double>{0.5, 0.5, 1}));
    }

    void whatHasANameGoesByIt() {
        QCOMPARE(categories("abc", "bc", BarOrder::Named), QStringList({"a", "b", "c"}));
        QCOMPARE(categories("ca", "ac", BarOrder::Ranked), QStringList({"c", "a"}));
    }

    void squaresStandInTheOrderOfTheLine() {
        const auto squaresOf = [](std::initializer_list<int> squares) {
            Series series{.id = "squares", .kind = SeriesKind::Bars};
            for (const int square : squares) {
                series.points.push_back({.x = static_cast<double>(square),
                                         .label = std::to_string(square),
                                         .value = 0.5});
            }
            return series;
        };
        const ComparedSeries series{.about = squaresOf({2, 5}),
                                    .each = {squaresOf({2, 5}), squaresOf({1, 5, 10})}};
        QStringList shown;
        for (const ComparedBar& bar : comparedBars(series, {"one", "other"})) {
            shown.append(bar.category);
        }
        QCOMPARE(shown, QStringList({"1", "2", "5", "5", "10"}));
    }

    void partsBeginWithACategory() {
        const Series letters = lettersOf(std::string(10, 'e'));
        const ComparedSeries series{.about = letters, .each = {letters, letters, letters}};
        const auto parts = inParts(comparedBars(series, {"a", "b", "c"}), 10);
        std::vector<std::size_t> sizes;
        for (const std::vector<ComparedBar>& part : parts) {
            QVERIFY(part.front().isFirst);
            sizes.push_back(part.size());
        }
        QCOMPARE(sizes, (std::vector<std::size_t>{9, 9, 9, 3}));
    }

    void ofVeryManyTheFirstAreShown() {
        QStringList shown = categories("abcdefghijklmnopqrst", "ax", BarOrder::Ranked);
        QCOMPARE(shown.takeLast(), QString("and 5 more"));
        QCOMPARE(shown.size(), 16);
        QCOMPARE(shown.last(), QString("x"));
        // Of what is read in its order as many as a line has squares.
        QCOMPARE(categories(std::string(64, 'e'), "e").size(), 64);
        shown = categories(std::string(70, 'e'), std::string(72, 'e'));
        QCOMPARE(shown.takeLast(), QString("and 8 more"));
        QCOMPARE(shown.size(), 64);
    }
};

POLYPLAN_UI_TEST(ComparedChartsTest, Offscreen);

}  // namespace
}  // namespace polyplan::ui

#include "compared_charts_test.moc"
