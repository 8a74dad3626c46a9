#include "core/calculator/comparison.h"

#include <gtest/gtest.h>

namespace polyplan {
namespace {

Report reportWith(std::vector<Figure> figures, std::vector<Series> series = {}) {
    return {.groups = {"Goals"},
            .figures = std::move(figures),
            .series = std::move(series),
            .tables = {},
            .steps = {},
            .remarks = {}};
}

Figure figure(const char* id, Estimate value, Better better = Better::Higher) {
    return {.id = id, .group = "Goals", .label = id, .value = value, .better = better};
}

/// One figure alone, under a heading of its own.
Report askedAlone(const char* group, const char* id) {
    Figure own = figure(id, {0.5});
    own.group = group;
    Report report = reportWith({own});
    report.groups = {group};
    return report;
}

Verdict verdictOf(const Figure& baseline, const Figure& other) {
    const std::vector<Report> reports = {reportWith({baseline}), reportWith({other})};
    return compare(reports, 0).figures.front().verdicts.at(1);
}

TEST(Comparison, MeasuresByTheBaseline) {
    const std::vector<Report> reports = {reportWith({figure("a", {0.2})}),
                                         reportWith({figure("a", {0.5})}),
                                         reportWith({figure("a", {0.0})})};
    const Comparison comparison = compare(reports, 1);
    ASSERT_EQ(comparison.figures.size(), 1U);
    const ComparedFigure& compared = comparison.figures.front();
    EXPECT_DOUBLE_EQ(*compared.differences[0], -0.3);
    EXPECT_FALSE(compared.differences[1]);
    EXPECT_DOUBLE_EQ(*compared.factors[0], 0.4);
    EXPECT_DOUBLE_EQ(*compared.factors[2], 0.0);
    EXPECT_EQ(compared.verdicts, (std::vector{Verdict::Worse, Verdict::Baseline, Verdict::Worse}));
    EXPECT_DOUBLE_EQ(compared.weight(), 0.5);
    EXPECT_FALSE(compared.isSame());
    EXPECT_FALSE(compare(reports, 2).figures.front().factors[0]) << "over 0 there is none";
}

double weightOf(const Figure& baseline, const Figure& other) {
    return compare(std::vector{reportWith({baseline}), reportWith({other})}, 0)
        .figures.front()
        .weight();
}

TEST(Comparison, WeighsProbabilitiesByPointsAndOtherNumbersByShare) {
    EXPECT_DOUBLE_EQ(weightOf(figure("a", {0.02}), figure("a", {0.01})), 0.01);
    EXPECT_DOUBLE_EQ(weightOf(figure("a", {0.80}), figure("a", {0.53})), 0.27);
    Figure turns = figure("a", {20});
    turns.unit = Unit::Turns;
    Figure fewer = turns;
    fewer.value = {5};
    EXPECT_DOUBLE_EQ(weightOf(turns, fewer), 0.75);
    EXPECT_DOUBLE_EQ(weightOf(fewer, turns), 0.75);
}

TEST(Comparison, TellsWhatIsTheSameWhereverItIsAsked) {
    const Report asked = reportWith({figure("a", {0.2})});
    const Report unasked = reportWith({});
    const auto compared = [](const std::vector<Report>& reports) {
        return compare(reports, 0).figures.front();
    };
    const ComparedFigure alike = compared({asked, unasked, unasked, asked});
    EXPECT_TRUE(alike.isSame());
    EXPECT_EQ(alike.weight(), 0.0);
    EXPECT_FALSE(compared({asked, unasked, reportWith({figure("a", {0.3})})}).isSame());
    EXPECT_FALSE(compared({asked, unasked}).isSame()) << "one has it alone";
    EXPECT_FALSE(compared({unasked, asked, asked}).isSame()) << "there is nothing to measure by";
    EXPECT_TRUE(compared({asked}).isSame());
}

TEST(Comparison, TellsApartWhatOneLacksThoughItIsAsked) {
    const Report both = reportWith({figure("a/x", {0.2}), figure("a/y", {0.5})});
    const Report lacking = reportWith({figure("a/y", {0.5})});
    const Comparison comparison = compare(std::vector{both, both, lacking}, 0);
    EXPECT_FALSE(comparison.figures[0].isSame());
    EXPECT_EQ(comparison.figures[0].verdicts[2], Verdict::Missing);
    EXPECT_EQ(comparison.figures[0].weight(), 0.0);
    EXPECT_TRUE(comparison.figures[1].isSame());
}

TEST(Comparison, TellsBetterFromWorseByWhatIsBetter) {
    EXPECT_EQ(verdictOf(figure("a", {1}), figure("a", {2})), Verdict::Better);
    EXPECT_EQ(verdictOf(figure("a", {1}, Better::Lower), figure("a", {2}, Better::Lower)),
              Verdict::Worse);
    EXPECT_EQ(verdictOf(figure("a", {1}, Better::Neither), figure("a", {2}, Better::Neither)),
              Verdict::Differs);
    EXPECT_EQ(verdictOf(figure("a", {1}, Better::Neither), figure("a", {2})), Verdict::Differs);
    EXPECT_EQ(verdictOf(figure("a", {1}), figure("a", {2}, Better::Neither)), Verdict::Differs);
}

TEST(Comparison, JudgesNothingAcrossSpans) {
    Figure brief = figure("a", {0.9});
    brief.span = {.length = 10, .unit = Unit::Events};
    Figure lengthy = figure("a", {0.5});
    lengthy.span = {.length = 20, .unit = Unit::Events};
    EXPECT_EQ(verdictOf(brief, lengthy), Verdict::OtherSpan);
    EXPECT_EQ(verdictOf(lengthy, brief), Verdict::OtherSpan);
    const std::vector<Report> reports = {reportWith({brief}), reportWith({lengthy}),
                                         reportWith({brief})};
    EXPECT_TRUE(compare(reports, 0).figures.front().hasOtherSpan());
    EXPECT_EQ(compare(reports, 0).figures.front().verdictByNumber(1), Verdict::Worse);
    lengthy.span = brief.span;
    EXPECT_EQ(verdictOf(brief, lengthy), Verdict::Worse);
    lengthy.value = brief.value;
    lengthy.span->length = 20;
    EXPECT_EQ(verdictOf(brief, lengthy), Verdict::Same);
}

TEST(Comparison, JudgesNothingAcrossConditions) {
    Figure right = figure("holds", {0.5});
    right.span = {.length = 50, .unit = Unit::Events, .given = "if it came out right"};
    Figure whole = figure("holds", {0.9});
    whole.span = {.length = 50, .unit = Unit::Events, .given = "if all of it were written"};
    const Comparison apart = compare(std::vector{reportWith({right}), reportWith({whole})}, 0);
    const ComparedFigure& told = apart.figures.front();
    EXPECT_EQ(told.verdicts[1], Verdict::OtherSpan);
    EXPECT_EQ(told.about.label, "holds");
    EXPECT_EQ(told.spanInWords(0), "if it came out right");
    EXPECT_EQ(told.spanInWords(1), "if all of it were written");
    EXPECT_EQ(told.spansInWords(), "if it came out right / if all of it were written");
    whole.span->length = 20;
    const Comparison shorter = compare(std::vector{reportWith({right}), reportWith({whole})}, 0);
    EXPECT_EQ(shorter.figures.front().spanInWords(1), "over 20 events, if all of it were written");
}

TEST(Comparison, TellsACommonConditionOnce) {
    Figure right = figure("holds", {0.5});
    right.span = {.length = 50, .unit = Unit::Events, .given = "if it came out right"};
    Figure longer = right;
    longer.value = {0.4};
    const Comparison same =
        compare(std::vector{reportWith({right}), reportWith({}), reportWith({longer})}, 0);
    EXPECT_EQ(same.figures.front().about.label, "holds, if it came out right");
    EXPECT_EQ(same.figures.front().verdicts[2], Verdict::Worse);
    longer.span->length = 100;
    const Comparison other = compare(std::vector{reportWith({right}), reportWith({longer})}, 0);
    EXPECT_EQ(other.figures.front().about.label, "holds, if it came out right");
    EXPECT_EQ(other.figures.front().spansInWords(), "over 50 / 100 events");
}

TEST(Comparison, NamesTheConditionOfACurveWhereOthersHaveAnother) {
    const auto curve = [](const char* given) {
        return Series{.id = "a", .label = "holds", .points = {}, .given = given};
    };
    const Comparison apart =
        compare(std::vector{reportWith({}, {curve("if right")}), reportWith({}, {curve("")})}, 0);
    EXPECT_EQ(apart.series.front().given(0), "if right");
    EXPECT_EQ(apart.series.front().given(1), "");
    EXPECT_EQ(apart.series.front().about.label, "holds");
    const Comparison same = compare(
        std::vector{reportWith({}, {curve("if right")}), reportWith({}, {curve("if right")})}, 0);
    EXPECT_EQ(same.series.front().given(0), "");
    EXPECT_EQ(same.series.front().about.label, "holds, if right");
}

TEST(Comparison, TakesRoundingForTheSame) {
    EXPECT_EQ(verdictOf(figure("a", {1}), figure("a", {1 + 5e-10})), Verdict::Same);
    EXPECT_EQ(verdictOf(figure("a", {1}), figure("a", {1 + 2e-9})), Verdict::Better);
    EXPECT_EQ(verdictOf(figure("a", {0}), figure("a", {0})), Verdict::Same);
}

TEST(Comparison, LeavesNoiseUnclear) {
    // Joint standard error 0.005.
    EXPECT_EQ(verdictOf(figure("a", {0.5, 0.003}), figure("a", {0.514, 0.004})), Verdict::Unclear);
    EXPECT_EQ(verdictOf(figure("a", {0.5, 0.003}), figure("a", {0.516, 0.004})), Verdict::Better);
}

TEST(Comparison, SaysWhatIsMissing) {
    const std::vector<Report> reports = {
        reportWith({figure("a", {1}), figure("c", {3})}),
        reportWith({figure("a", {1}), figure("b", {2}), figure("c", {3})})};
    const Comparison comparison = compare(reports, 0);
    ASSERT_EQ(comparison.figures.size(), 3U);
    EXPECT_EQ(comparison.figures[1].about.id, "b") << "stands where its report has it";
    EXPECT_EQ(comparison.figures[1].verdicts, (std::vector{Verdict::Missing, Verdict::Missing}));
    EXPECT_FALSE(comparison.figures[1].each[0]);
    EXPECT_TRUE(comparison.figures[2].isSame());
}

TEST(Comparison, TellsWhatGoesWithoutSayingBesideWhatIsSaid) {
    Report safe = reportWith({figure("a", {1})});
    safe.tacit = {figure("b", {0}, Better::Lower), figure("c", {0}, Better::Lower)};
    const std::vector<Report> reports = {
        reportWith({figure("a", {1}), figure("b", {0.25}, Better::Lower)}), safe,
        reportWith({figure("a", {1})})};
    const Comparison comparison = compare(reports, 0);
    ASSERT_EQ(comparison.figures.size(), 2U) << "what nobody says is not told";
    const ComparedFigure& compared = comparison.figures[1];
    EXPECT_EQ(compared.about.id, "b");
    EXPECT_EQ(compared.verdicts,
              (std::vector{Verdict::Baseline, Verdict::Better, Verdict::Missing}));
    EXPECT_DOUBLE_EQ(*compared.differences[1], -0.25);
    EXPECT_EQ(compare(reports, 1).figures[1].verdicts,
              (std::vector{Verdict::Worse, Verdict::Baseline, Verdict::Missing}));
}

TEST(Comparison, SaysWhereOneFigureIsCalledDifferently) {
    const auto asked = [](const char* group, const char* label) {
        Figure called = figure("alive", {0.5});
        called.group = group;
        called.label = label;
        Report report = reportWith({called, figure("other", {1.0})});
        report.groups = {group, "Goals"};
        return report;
    };
    const std::vector<Report> reports = {asked("By turn 12", "alive after 12 heartbeats"),
                                         asked("By turn 100", "alive after 100 heartbeats"),
                                         asked("By turn 12", "alive after 12 heartbeats")};
    const Comparison comparison = compare(reports, 0);
    EXPECT_EQ(comparison.figures.front().about.label, "alive after 12 / 100 heartbeats");
    const std::vector<Report> several = {asked("After 1 zap", "left"),
                                         asked("After 4 zaps", "left")};
    EXPECT_EQ(compare(several, 0).figures.front().about.group, "After 1 / 4 zaps");
    EXPECT_EQ(comparison.figures.front().about.group, "By turn 12 / 100");
    EXPECT_EQ(comparison.groups, (std::vector<std::string>{"By turn 12 / 100", "Goals"}));
    const std::vector<Report> unlike = {asked("Life", "dead by heartbeat 3"),
                                        asked("Life", "dies")};
    EXPECT_EQ(compare(unlike, 0).figures.front().about.label, "dead by heartbeat 3 / dies");
    EXPECT_EQ(compare(unlike, 0).groups, (std::vector<std::string>{"Life", "Goals"}));
}

TEST(Comparison, KeepsGroupsTogetherThoughOneLacksAFigure) {
    const auto asked = [](const char* group, const std::vector<std::string>& labels) {
        std::vector<Figure> figures;
        for (const std::string& label : labels) {
            figures.push_back(figure(label.c_str(), {0.5}));
            figures.back().group = group;
        }
        Report report = reportWith(std::move(figures));
        report.groups = {group, "Goals"};
        return report;
    };
    const std::vector<Report> reports = {asked("Gone by turn 50", {"any", "Bell", "Amulet"}),
                                         asked("Gone by turn 20", {"any", "Amulet"})};
    const Comparison comparison = compare(reports, 0);
    for (const ComparedFigure& figure : comparison.figures) {
        EXPECT_EQ(figure.about.group, "Gone by turn 50 / 20") << figure.about.id;
    }
    EXPECT_EQ(comparison.groups, (std::vector<std::string>{"Gone by turn 50 / 20", "Goals"}));
}

TEST(Comparison, LeavesWhatOneAsksOtherwiseBeforeItsDetails) {
    const auto withDetail = [](Report report) {
        Figure detail = figure("theft/detail", {0.5});
        detail.group = "Details";
        report.figures.push_back(detail);
        report.groups.emplace_back("Details");
        return report;
    };
    const Report turns = withDetail(askedAlone("By turn 50", "theft/any"));
    const Report hits = withDetail(askedAlone("By hit 10", "theft/hits/any"));
    const auto groups = [](const std::vector<Report>& reports) {
        return compare(reports, 0).groups;
    };
    EXPECT_EQ(groups({turns, hits, turns}),
              (std::vector<std::string>{"By turn 50", "By hit 10", "Details"}));
    EXPECT_EQ(groups({hits, turns}),
              (std::vector<std::string>{"By hit 10", "By turn 50", "Details"}));
}

TEST(Comparison, KeepsTheOrderOfReportsThatShareNothing) {
    const std::vector<Report> reports = {askedAlone("Fire", "fire"), askedAlone("Storm", "storm"),
                                         askedAlone("Cold", "cold")};
    const Comparison comparison = compare(reports, 0);
    EXPECT_EQ(comparison.groups, (std::vector<std::string>{"Fire", "Storm", "Cold"}));
    EXPECT_EQ(comparison.figures.front().about.id, "fire");
    EXPECT_EQ(comparison.figures.back().about.id, "cold");
}

TEST(Comparison, KeepsTheOrderOfReportsBetweenWhatTheyShare) {
    const auto asked = [](const std::vector<std::string>& groups) {
        std::vector<Figure> figures;
        for (const std::string& group : groups) {
            figures.push_back(figure(group.c_str(), {0.5}));
            figures.back().group = group;
        }
        Report report = reportWith(std::move(figures));
        report.groups = groups;
        return report;
    };
    const Report fire = asked({"Engraving", "Fire", "Sleep"});
    const Report orb = asked({"Engraving", "Orb", "Sleep"});
    const Report chaos = asked({"Engraving", "Chaos"});
    const auto groups = [](const std::vector<Report>& reports) {
        return compare(reports, 0).groups;
    };
    EXPECT_EQ(groups({fire, orb}), (std::vector<std::string>{"Engraving", "Sleep", "Fire", "Orb"}));
    EXPECT_EQ(groups({fire, orb, chaos}),
              (std::vector<std::string>{"Engraving", "Sleep", "Fire", "Orb", "Chaos"}));
}

TEST(Comparison, PutsFirstWhatIsCompared) {
    const std::vector<Report> reports = {askedAlone("Theft", "theft"), askedAlone("Theft", "theft"),
                                         askedAlone("Engraving", "engraving")};
    EXPECT_EQ(compare(reports, 0).groups, (std::vector<std::string>{"Theft", "Engraving"}));
    const std::vector<Report> behind = {reports[2], reports[0], reports[1]};
    const Comparison comparison = compare(behind, 1);
    EXPECT_EQ(comparison.groups, (std::vector<std::string>{"Theft", "Engraving"}));
    for (const ComparedFigure& each : comparison.figures) {
        EXPECT_EQ(each.isCompared(), each.about.id == "theft");
    }
    const std::vector<Report> apart = {reports[0], reports[2]};
    EXPECT_FALSE(compare(apart, 0).figures.front().isCompared());
}

TEST(Comparison, ComparesWordsAsWords) {
    Figure words = figure("a", {});
    words.unit = Unit::Words;
    words.text = "burned";
    Figure others = words;
    others.text = "dust";
    EXPECT_EQ(verdictOf(words, words), Verdict::Same);
    EXPECT_EQ(verdictOf(words, others), Verdict::Differs);
    EXPECT_FALSE(compare(std::vector{reportWith({words}), reportWith({others})}, 0)
                     .figures[0]
                     .differences[1]);
}

TEST(Comparison, ReckonsNoDifferenceBetweenANumberAndWords) {
    const Figure number = {.id = "a",
                           .group = "Goals",
                           .label = "a",
                           .value = {20.0},
                           .unit = Unit::Turns,
                           .better = Better::Higher};
    Figure later = number;
    later.value = {25.0};
    const Figure never = {
        .id = "a", .group = "Goals", .label = "a", .unit = Unit::Words, .text = "never"};
    const std::vector<Report> reports = {reportWith({never}), reportWith({number}),
                                         reportWith({later})};
    const ComparedFigure byNumber = compare(reports, 1).figures.front();
    EXPECT_EQ(byNumber.verdicts,
              (std::vector{Verdict::Differs, Verdict::Baseline, Verdict::Better}));
    EXPECT_FALSE(byNumber.differences[0]);
    EXPECT_FALSE(byNumber.factors[0]);
    EXPECT_EQ(byNumber.differences[2], 5.0);
    EXPECT_EQ(byNumber.about.unit, Unit::Turns);
    EXPECT_EQ(byNumber.about.better, Better::Higher);
    EXPECT_EQ(byNumber.weight(), 1.0);
    const ComparedFigure byWords = compare(reports, 0).figures.front();
    EXPECT_FALSE(byWords.differences[1]);
    EXPECT_FALSE(byWords.factors[2]);
}

TEST(Comparison, KeepsAFigureInItsGroupWhereANumberRecurs) {
    const auto reportAfter = [](const char* group, bool hasAll) {
        std::vector<Figure> figures;
        if (hasAll) {
            figures.push_back(figure("b", {0.5}));
        }
        figures.insert(figures.begin(), figure("a", {0.5}));
        for (Figure& each : figures) {
            each.group = group;
        }
        Report report = reportWith(figures);
        report.groups = {group};
        return report;
    };
    const std::vector<Report> reports = {
        reportAfter("After 4 zaps", true), reportAfter("After 3 zaps", false),
        reportAfter("After 2 zaps", true), reportAfter("After 3 zaps", true)};
    const Comparison comparison = compare(reports, 0);
    EXPECT_EQ(comparison.groups, std::vector<std::string>{"After 4 / 3 / 2 zaps"});
    for (const ComparedFigure& each : comparison.figures) {
        EXPECT_EQ(each.about.group, "After 4 / 3 / 2 zaps") << each.about.id;
    }
}

TEST(Comparison, LaysSeriesOfOneIdTogether) {
    const Series curve{.id = "curve", .label = "By zap", .points = {{.x = 1, .value = 0.5}}};
    const Comparison comparison = compare(std::vector{reportWith({}, {curve}), reportWith({})}, 0);
    ASSERT_EQ(comparison.series.size(), 1U);
    EXPECT_EQ(comparison.series[0].each[0], curve);
    EXPECT_FALSE(comparison.series[0].each[1]);
    EXPECT_FALSE(comparison.series[0].isSame());
    EXPECT_TRUE(compare(std::vector{reportWith({}, {curve}), reportWith({}, {curve})}, 0)
                    .series[0]
                    .isSame());
}

}  // namespace
}  // namespace polyplan
