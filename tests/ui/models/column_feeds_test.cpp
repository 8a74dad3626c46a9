#include "ui/models/column_feeds.h"

#include <QTest>
#include <string>
#include <utility>
#include <vector>

#include "tests/ui/support/test_entry.h"

namespace polyplan::ui {
namespace {

/// Its report's only group is its name.
struct NamedQuestion {
    std::string name;

    std::string key() const { return "named"; }
    std::string title() const { return name; }
    AnyAnswer answer(const Work& /*unused*/) const { return AnyAnswer::of(name); }
    Report report(const AnyAnswer& answer) const {
        Report report;
        report.groups = {*answer.as<std::string>()};
        return report;
    }
    bool operator==(const NamedQuestion&) const = default;
};

class ColumnFeedsTest : public QObject {
    Q_OBJECT

    using Names = std::vector<std::string>;

    /// What the columns say; "" of one that says nothing.
    static Names saidBy(const ColumnFeeds& feeds) {
        Names names;
        for (const Report& report : feeds.reports()) {
            names.push_back(report.groups.empty() ? "" : report.groups.front());
        }
        return names;
    }

    static void ask(ColumnFeeds& feeds, const Names& names) {
        for (std::size_t column = 0; column < names.size(); ++column) {
            feeds.at(column).ask(Question(NamedQuestion{names[column]}));
        }
    }

    Worker worker_;
    int changes_ = 0;
    ColumnFeeds feeds_{worker_, Worker::Weight::OnScreen, [this] { ++changes_; }};

  private Q_SLOTS:
    void init() {
        feeds_.clear();
        feeds_.arrange({0, 1, 2});
        ask(feeds_, {"a", "b", "c"});
        QTRY_VERIFY(feeds_.isComplete());
        changes_ = 0;
    }

    void answersGoWithTheirColumns() {
        feeds_.arrange({2, 0, 3});
        QCOMPARE(saidBy(feeds_), Names({"c", "a", ""}));
        QVERIFY(feeds_.isCurrent(0));
        QVERIFY(!feeds_.isCurrent(2));
        ask(feeds_, {"c", "a", "d"});
        QTRY_VERIFY(feeds_.isComplete());
        QCOMPARE(saidBy(feeds_), Names({"c", "a", "d"}));
    }

    void anotherColumnOfTheSameLookHasNothing() {
        feeds_.partFromAllBut({0, 2});
        QCOMPARE(saidBy(feeds_), Names({"a", "b", "c"}));
        feeds_.arrange({0, 1, 2});
        QCOMPARE(saidBy(feeds_), Names({"a", "", "c"}));
    }

    void tellsWhatIsOld() {
        QVERIFY(feeds_.isCurrent() && feeds_.hasNothingOld());
        ask(feeds_, {"a", "new", "c"});
        QVERIFY(changes_ > 0);
        QVERIFY(!feeds_.isCurrent() && !feeds_.isCurrent(1) && !feeds_.hasNothingOld());
        QVERIFY(feeds_.isCurrent(0));
        QCOMPARE(saidBy(feeds_), Names({"a", "b", "c"}));
        QTRY_VERIFY(feeds_.isCurrent());
        QCOMPARE(saidBy(feeds_), Names({"a", "new", "c"}));
    }

    void ofColumnsWithoutAnAnswerNoneIsOld() {
        feeds_.clear();
        feeds_.arrange({0});
        QVERIFY(!feeds_.hasAnswers() && feeds_.hasNothingOld() && !feeds_.isCurrent());
        QVERIFY(!feeds_.isCurrent(1));
    }
};

POLYPLAN_UI_TEST(ColumnFeedsTest, NoWindow);

}  // namespace
}  // namespace polyplan::ui

#include "column_feeds_test.moc"
