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
    static Series lettersOf(const std::string& text) {
        Series series{.id = "letters", .kind = SeriesKind::Bars};
        for (const char letter : text) {
            series.points.push_back({.label = std::string(1, letter), .value = 0.5});
        }
        return series;
    }
    static QStringList categories(const std::string& one, const std::string& other) {
        const ComparedSeries series{.about = lettersOf(one),
                                    .each = {lettersOf(one), lettersOf(other)}};
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
        QCOMPARE(categories("Elbereth", "Elbereth Elbereth x"),
                 QStringList({"E", "l", "b", "e", "r", "t", "h", " ", "x"}));
        QCOMPARE(categories(std::string(30, 'a') + "Q", "b"), QStringList({"a", "Q", "b"}));
    }

    void ofVeryManyTheFirstAreShown() {
        QCOMPARE(categories("abcdefghijklmnopqrst", "a").size(), 15);
    }
};

POLYPLAN_UI_TEST(ComparedChartsTest, Offscreen);

}  // namespace
}  // namespace polyplan::ui

#include "compared_charts_test.moc"
