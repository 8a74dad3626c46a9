#include "core/plan/compared.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <stdexcept>

#include "core/plan/difference_words.h"
#include "core/plan/json.h"
#include "core/plan/settings.h"
#include "tests/core/support/catalogues.h"

namespace polyplan::plan {
namespace {

/// A plan of two strategies. @param members of the document, each with a comma behind it
std::string linePlanWith(const std::string& members, const std::string& name = "line") {
    return R"({"format": "polyplan", "version": 1, "game": "nethack-3.6.7", )" + members +
           R"("strategies": [{"name": ")" + name + R"(", "polypile": {"source": "wand", "line": [
             {"distance": 1, "stacks": [{"class": "potion", "appearance": "bubbly"}]}]}},
           {"name": "other"}]})";
}

/// The first strategy of each plan.
std::vector<Contender> firstStrategiesOf(const std::vector<std::string>& plans) {
    std::vector<Contender> all;
    for (const std::string& text : plans) {
        ReadResult result = readDocument(text, tests::catalogues());
        if (const auto* faults = std::get_if<std::vector<Fault>>(&result)) {
            throw std::runtime_error(worded(faults->front()));
        }
        const std::string file = std::to_string(all.size()) + ".polyplan";
        auto document = std::make_shared<const Document>(std::get<Document>(std::move(result)));
        std::string name = document->strategies[0].name + " (" + file + ')';
        all.push_back({std::move(document), 0, file, std::move(name)});
    }
    return all;
}

std::string whyNotOneOf(const std::vector<Contender>& contenders) {
    return plan::whyNotOne(documentOf(contenders, tests::catalogues()), contenders,
                           tests::catalogues())
        .value_or("");
}

/// So many stacks that are not laid out.
std::string looseStacks(int stacks) {
    std::string all;
    for (int i = 0; i < stacks; ++i) {
        all += std::string(i == 0 ? "" : ", ") + R"({"object": "dagger"})";
    }
    return R"("inventory": [)" + all + "], ";
}

TEST(ComparedDocument, AnswersAsItsContendersDo) {
    const auto contenders = firstStrategiesOf(
        {linePlanWith(R"("hero": {"luck": 3, "level": 7, "dexterity": 9}, "ledger_level": 2, )"),
         linePlanWith(R"("hero": {"luck": -3}, )"), linePlanWith("")});
    EXPECT_EQ(whyNotOneOf(contenders), "");
    const Document one = documentOf(contenders, tests::catalogues());
    ASSERT_EQ(one.strategies.size(), 3U);
    for (std::size_t i = 0; i < contenders.size(); ++i) {
        EXPECT_EQ(settingsOf(one, one.strategies[i], tests::catalogues()),
                  settingsOf(*contenders[i].document, contenders[i].asked(), tests::catalogues()))
            << i;
    }
}

TEST(ComparedDocument, HasOneKnowledgeOfAppearances) {
    const std::string knows = R"("discoveries": ["potion of booze"], )";
    const std::string iron = R"("appearance_materials": {"wand of sleep": "iron"}, )";
    EXPECT_EQ(whyNotOneOf(firstStrategiesOf({linePlanWith(knows), linePlanWith(knows)})), "");
    for (const std::string& other : {std::string(), iron}) {
        const std::string why =
            whyNotOneOf(firstStrategiesOf({linePlanWith(knows), linePlanWith(other)}));
        EXPECT_TRUE(why.starts_with("the plans know different appearances or types")) << why;
    }
}

TEST(ComparedDocument, CanBeReadAgain) {
    const auto twice = [](const std::vector<Contender>& contenders) {
        std::vector<Contender> all = contenders;
        all.push_back(contenders.front());
        all.back().strategy = 1;
        all.back().name = "other";
        return all;
    };
    // What is not laid out stands once where all leave it to their plan.
    EXPECT_EQ(whyNotOneOf(twice(firstStrategiesOf({linePlanWith(looseStacks(12'000))}))), "");
    const std::string why = whyNotOneOf(
        firstStrategiesOf({linePlanWith(looseStacks(12'000)), linePlanWith(looseStacks(11'000))}));
    EXPECT_EQ(why,
              "they can't be one plan: 23002 stacks in the document are more than the 20000 that "
              "are allowed");
    // Names with their files may be longer than names may be.
    const std::string longest(200, 'n');
    EXPECT_EQ(
        whyNotOneOf(firstStrategiesOf({linePlanWith("", longest), linePlanWith("", longest)})), "");
}

TEST(ComparedDocument, KeepsNames) {
    auto contenders =
        firstStrategiesOf({linePlanWith("", "line"), linePlanWith("", "line 2"), linePlanWith("")});
    const std::vector<std::string> names = {"line", "line 2", "Strategy 1"};
    for (std::size_t i = 0; i < names.size(); ++i) {
        contenders[i].name = names[i];
    }
    const Document one = documentOf(contenders, tests::catalogues());
    for (std::size_t i = 0; i < names.size(); ++i) {
        EXPECT_EQ(one.strategies[i].name, names[i]);
    }
}

TEST(ComparedDocument, KeepsWhatHasNoEffect) {
    const std::string aside =
        R"("set_aside": [{"game": "slashem-0.0.7", "stacks": [{"object": "shotgun"}]}], )";
    const auto contenders =
        firstStrategiesOf({linePlanWith(aside + R"("hero": {"strength": 18}, "weather": "rain", )"),
                           linePlanWith(aside + looseStacks(1))});
    EXPECT_EQ(whyNotOneOf(contenders), "");
    const Document one = documentOf(contenders, tests::catalogues());
    EXPECT_EQ(one.setAside.size(), 1U);
    EXPECT_TRUE(one.strategies[0].setAside.empty());
    EXPECT_EQ(one.strategies[1].setAside.size(), 1U);
    EXPECT_FALSE(one.unknown.empty());
    EXPECT_FALSE(one.hero.unknown.empty());
}

TEST(ComparedDocument, KeepsWhatIsNotLaidOut) {
    const auto contenders =
        firstStrategiesOf({linePlanWith(looseStacks(2)), linePlanWith(looseStacks(3))});
    const Document one = documentOf(contenders, tests::catalogues());
    EXPECT_EQ(plan::inventoryOf(one, one.strategies[0], tests::catalogues()).size(), 2U);
    EXPECT_EQ(plan::inventoryOf(one, one.strategies[1], tests::catalogues()).size(), 3U);
}

TEST(ComparedDocument, TellsWhatIsKnownBySight) {
    const auto told = [](const std::vector<std::string>& plans) {
        return differencesInWords(differencesOf(firstStrategiesOf(plans), tests::catalogues()));
    };
    const std::string one = R"("discoveries": ["potion of booze", "potion of water"], )";
    const std::string many =
        R"("discoveries": ["potion of booze", "potion of fruit juice", "potion of oil",
                           "potion of see invisible", "potion of sickness"], )";
    EXPECT_EQ(told({linePlanWith(one), linePlanWith("")}),
              std::vector<std::string>{"discoveries 2 (potion of booze, potion of water) / none"});
    EXPECT_EQ(
        told({linePlanWith(one), linePlanWith(many)}),
        std::vector<std::string>{"discoveries 2 (potion of water) / 5 (potion of fruit juice, "
                                 "potion of oil and 2 more)"});
    EXPECT_TRUE(told({linePlanWith(many), linePlanWith(many)}).empty());
}

}  // namespace
}  // namespace polyplan::plan
