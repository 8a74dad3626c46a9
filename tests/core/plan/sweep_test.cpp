#include "core/plan/sweep.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/calculator/comparison.h"
#include "core/plan/heartbeat_question.h"
#include "core/plan/settings.h"
#include "core/plan/variations.h"
#include "tests/core/support/catalogues.h"
#include "tests/core/support/plans.h"

namespace polyplan::plan {
namespace {

/// A strategy with something for every member that can be gone through.
Document everything() {
    Document document = tests::documentOf({{tests::stack("unicorn horn"), tests::stack("dagger", 9),
                                            tests::stack("potion of booze", 9)},
                                           {tests::stack("oil lamp")}});
    Strategy& strategy = document.strategies[0];
    strategy.engraving.emplace();
    strategy.theft.emplace().monster = "Cyclops";
    strategy.theft->turns = 3;
    strategy.theft->inventory = {{.kind = nethack::theft::Kind::QuestArtifact, .name = ""}};
    Attack& attack = strategy.damage.emplace_back();
    attack.monster.name = "Ogre";
    return document;
}

Contender contender(const Document& document) {
    return {std::make_shared<const Document>(document), 0, "", document.strategies[0].name};
}

SweepQuestion sweepOf(const Document& document, std::string_view member) {
    const std::vector<Contender> contenders = {contender(document)};
    auto questions = sweepQuestions(*sweptMember(member), contenders,
                                    calculators(tests::catalogues()), tests::catalogues());
    return questions.at(0).value();
}

/// Of the first figure whose id ends so.
Series seriesOf(const Document& document, std::string_view member, std::string_view end) {
    const SweepQuestion question = sweepOf(document, member);
    const Report report = question.report(question.answer({}));
    const auto found =
        std::find_if(report.series.begin(), report.series.end(),
                     [end](const Series& series) { return series.id.ends_with(end); });
    return found == report.series.end() ? Series() : *found;
}

TEST(Sweep, GoesThroughTheRangeOfEachMember) {
    const Document document = everything();
    for (const SweptMember& member : sweptMembers()) {
        ASSERT_TRUE(applies(member, document.strategies[0])) << member.id;
        const auto changed = member.with(document.strategies[0], member.values.back());
        ASSERT_TRUE(changed) << member.id;
        EXPECT_NE(*changed, document.strategies[0]) << member.id;
        EXPECT_FALSE(applies(member, Strategy())) << member.id;
    }
}

TEST(Sweep, HasAPointForEachValue) {
    const Series golems = seriesOf(everything(), "luck", "/golems");
    ASSERT_EQ(golems.points.size(), 27U);
    EXPECT_EQ(golems.points.front().x, -13);
    EXPECT_GT(golems.points.front().value, golems.points.back().value);
}

TEST(Sweep, NamesNoSpanThatGoesWithTheMember) {
    Document document = tests::documentOf({{tests::stack("dagger")}});
    document.strategies[0].polypile->zaps = 3;
    const auto labels = [&document](std::string_view member) {
        SweepQuestion question = sweepOf(document, member);
        question.values.resize(3);
        question.asked.resize(3);
        std::vector<std::string> all;
        for (const Series& series : question.report(question.answer({})).series) {
            all.push_back(series.label);
        }
        return all;
    };
    const auto saysSpan = [](const std::string& label) {
        return label.ends_with(", after 3 zaps");
    };
    EXPECT_GT(std::ranges::count_if(labels("luck"), saysSpan), 0);
    EXPECT_EQ(std::ranges::count_if(labels("zaps"), saysSpan), 0);
}

TEST(Sweep, SaysWhatIsOfTheFirstZapAlone) {
    const Document document = tests::documentOf({{tests::stack("dagger", 20)}});
    const Series zaps = seriesOf(document, "zaps", "items/left");
    ASSERT_EQ(zaps.points.size(), 12U);
    EXPECT_EQ(zaps.label, "items left, on average, by the first zap");
    EXPECT_EQ(zaps.points.front().value, zaps.points.back().value);
    EXPECT_EQ(seriesOf(document, "luck", "items/left").label, "items left, on average");
}

TEST(Sweep, SaysOnWhatConditionAFigureIsSo) {
    Document document = everything();
    document.strategies[0].engraving->text = "Elbereth";
    document.strategies[0].engraving->stylus = "fingers";
    document.strategies[0].engraving->events = {
        {.cause = nethack::engraving::Cause::Kick, .times = 3, .dexterity = {}}};
    EXPECT_EQ(seriesOf(document, "dexterity", "wear/intact").given, "if it came out right");
    EXPECT_EQ(seriesOf(document, "luck", "items/left").given, "");
}

TEST(Sweep, TellsTheFiguresOfTheComparison) {
    const Document document = everything();
    const std::vector<Contender> contenders = {contender(document)};
    auto asked = questionsOf(contenders, calculators(tests::catalogues()), tests::catalogues());
    const JoinedQuestion whole{.name = {}, .asked = std::move(asked[0])};
    const Report report = whole.report(whole.answer({}));
    const SweepQuestion question = sweepOf(document, "luck");
    const Report swept = question.report(question.answer({}));
    std::size_t figures = 0;
    for (const Figure& figure : report.figures) {
        const Series* series = swept.seriesOf(figure.id);
        if (figure.unit == Unit::Words) {
            continue;
        }
        ASSERT_NE(series, nullptr) << figure.id;
        const auto now = std::find_if(series->points.begin(), series->points.end(),
                                      [](const SeriesPoint& point) { return point.x == 0; });
        ASSERT_NE(now, series->points.end()) << figure.id;
        EXPECT_EQ(now->value, figure.value.value) << figure.id;
        ++figures;
    }
    EXPECT_GE(figures, 20U);
}

TEST(Sweep, HasNoPointWhereWordsStandInPlaceOfANumber) {
    Document document = everything();
    document.strategies[0].engraving->text = "Elbereth";
    nethack::theft::Request& theft = *document.strategies[0].theft;
    theft.monsterLevel = 1;
    theft.toHitBonus = -10;
    const Series first = seriesOf(document, "armor class", "theft/expected_turns");
    ASSERT_FALSE(first.points.empty());
    EXPECT_LT(first.points.size(), 51U) << "never, in the best armor";
    EXPECT_TRUE(std::ranges::all_of(first.points, [](const auto& each) { return each.value > 0; }));
    EXPECT_GT(first.points.front().value, first.points.back().value);
    const SweepQuestion question = sweepOf(document, "armor class");
    const Report swept = question.report(question.answer({}));
    EXPECT_NE(swept.seriesOf("engraving/turns"), nullptr);
    EXPECT_EQ(swept.seriesOf("engraving/cost"), nullptr) << "is words";
    theft.toHitBonus = -40;
    const SweepQuestion never = sweepOf(document, "armor class");
    EXPECT_EQ(never.report(never.answer({})).seriesOf("theft/expected_turns"), nullptr);
}

TEST(Sweep, OfTheArmorClassMovesThefts) {
    const Series hit = seriesOf(everything(), "armor class", "hit_probability");
    ASSERT_EQ(hit.points.size(), 51U);
    EXPECT_LT(hit.points.front().value, hit.points.back().value);
}

TEST(Sweep, FollowsWhatIsSafeToo) {
    Document document = everything();
    document.strategies[0].theft->inventory.front().inContainer = true;
    const Series gone = seriesOf(document, "armor class", "gone/quest artifact");
    ASSERT_EQ(gone.points.size(), 51U);
    EXPECT_EQ(gone.points.back().value, 0.0);
}

TEST(Sweep, OfTheDamageMovesAttacks) {
    const Series killed = seriesOf(everything(), "damage", "/killed");
    ASSERT_EQ(killed.points.size(), 30U);
    EXPECT_EQ(killed.points.front().x, 10);
    EXPECT_LT(killed.points.front().value, killed.points.back().value);
}

TEST(Sweep, ComesValueByValueAndStops) {
    const SweepQuestion question = sweepOf(everything(), "luck");
    std::stop_source stop;
    int stages = 0;
    const AnyAnswer answer =
        question.answer({.stop = stop.get_token(), .stage = [&](const AnyAnswer& soFar) {
                             const auto answers = soFar.as<SweepAnswer>();
                             EXPECT_FALSE((*answers)[0].empty());
                             EXPECT_TRUE(answers->back().empty());
                             if (++stages == 3) {
                                 stop.request_stop();
                             }
                         }});
    EXPECT_FALSE(answer);
    EXPECT_EQ(stages, 3);
}

TEST(Comparison, OfAttacksOfDifferentDamageMeets) {
    const Document document = everything();
    Document stronger = document;
    stronger.strategies[0].damage[0].damage = "12d8+20";
    const std::vector<Contender> contenders = {contender(document), contender(stronger)};
    std::vector<Report> reports;
    for (const auto& asked :
         questionsOf(contenders, calculators(tests::catalogues()), tests::catalogues())) {
        const JoinedQuestion question{.name = {}, .asked = asked};
        reports.push_back(question.report(question.answer({})));
    }
    const polyplan::Comparison comparison = compare(reports, 0);
    const auto killed = std::find_if(
        comparison.figures.begin(), comparison.figures.end(), [](const ComparedFigure& figure) {
            return figure.about.id.starts_with("damage/") && figure.about.id.ends_with("/killed");
        });
    ASSERT_NE(killed, comparison.figures.end());
    EXPECT_TRUE(killed->each[0] && killed->each[1]);
}

TEST(Variations, OfTheArmorClassChangeThefts) {
    const Document document = everything();
    const auto better = variationOf(document, 0, "armor class", tests::catalogues());
    ASSERT_TRUE(better);
    EXPECT_EQ(better->document.strategies[0].theft->armorClass, 8);
    Document without = document;
    without.strategies[0].theft.reset();
    EXPECT_FALSE(variationOf(without, 0, "armor class", tests::catalogues()));
}

TEST(Variations, OfAHeartbeatAreOfItsCreatureAndSquare) {
    Document document;
    Heartbeat& asked = document.strategies.emplace_back().heartbeat.emplace(firstHeartbeat());
    EXPECT_TRUE(variationsOf(document, 0, tests::catalogues()).empty());
    asked.creature.hp = 9;
    asked.creature.food = 60;
    asked.creature.worn.emplace_back().item = "robe";
    asked.square.terrain = "LAVA";
    asked.otherOutfit.emplace().worn.emplace_back().item = "plate mail";
    const auto varied = [&](const std::string& id) {
        const auto variation = variationOf(document, 0, id, tests::catalogues());
        return variation ? variation->document.strategies[0].heartbeat : std::nullopt;
    };
    EXPECT_EQ(varied("other outfit")->creature.worn, asked.otherOutfit->worn);
    EXPECT_EQ(varied("other outfit")->otherOutfit->worn, asked.creature.worn);
    EXPECT_FALSE(varied("unhurt")->creature.hp);
    EXPECT_EQ(varied("fed")->creature.food, 1'500);
    EXPECT_EQ(varied("floor")->square.terrain, "FLOOR");
    EXPECT_EQ(variationsOf(document, 0, tests::catalogues()).size(), 4U);
}

TEST(Variations, OfTheGameTakeAnEngravingOfItsOwnAlong) {
    Document document;
    document.game = nethack::Game::NetHack367;
    Engraving& engraving = document.strategies.emplace_back().engraving.emplace();
    engraving.game = nethack::Game::SlashEmExtended;
    engraving.stylus = "great dagger";
    for (const nethack::Game game : {nethack::Game::NetHack367, nethack::Game::NetHack37}) {
        const auto variation =
            variationOf(document, 0, "game " + std::string(nethack::id(game)), tests::catalogues());
        ASSERT_TRUE(variation) << nethack::id(game);
        const Strategy& varied = variation->document.strategies[0];
        EXPECT_EQ(engravingGameOf(variation->document, varied), game);
        EXPECT_EQ(varied.engraving->stylus, "fingers");
    }
    engraving.game.reset();
    engraving.stylus = "fingers";
    EXPECT_FALSE(variationOf(document, 0, "game nethack-3.6.7", tests::catalogues()));
}

TEST(Variations, EachChangesTheStrategyAndHasAName) {
    const Document document = everything();
    const auto all = variationsOf(document, 0, tests::catalogues());
    EXPECT_GE(all.size(), 5U);
    for (const Variation& each : all) {
        EXPECT_NE(each.document.strategies[0], document.strategies[0]) << each.id;
        EXPECT_EQ(variationLabel(each.id), each.label);
        EXPECT_FALSE(each.help.empty()) << each.id;
    }
}

}  // namespace
}  // namespace polyplan::plan
