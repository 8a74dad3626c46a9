#include "core/oangband/fear.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <variant>
#include <vector>

#include "core/oangband/report.h"
#include "tests/core/oangband/requests.h"

namespace polyplan::oangband {
namespace {

using namespace polyplan::oangband::testing;

constexpr double fearTolerance = 1e-13;

/// A blow of so much damage at a monster by hand that survives it.
struct Blow {
    int damage;
    int hp;
    int maxHp;
    int afraid;
    bool knowsFear = true;
};

Request requestFor(const Blow& blow) {
    Request request = testing::requestOf(DamageType::Mana, std::to_string(blow.damage));
    request.monster.hpBefore = blow.hp;
    request.monster.maxHp = blow.maxHp;
    request.monster.afraidBefore = blow.afraid;
    if (!blow.knowsFear) {
        request.monster.flags = std::vector<std::string>{"NO_FEAR"};
    }
    return request;
}

/// Every way in which the dice of the rules' steps may fall, one after the other: what fear
/// is taken away, the fright of the wound, that of a heavy blow, and the turns.
std::map<int, double> enumerated(const Blow& blow) {
    constexpr int ten = 10;
    constexpr int hundred = 100;
    constexpr int eighty = 80;
    std::map<int, int> ways;
    const int left = blow.hp - blow.damage;
    const int percentage = hundred * left / blow.maxHp;
    for (int taken = 1; taken <= blow.damage; ++taken) {
        for (int fright = 1; fright <= ten; ++fright) {
            for (int heavy = 0; heavy < hundred; ++heavy) {
                for (int roll = 1; roll <= ten; ++roll) {
                    int fear = std::max(0, blow.afraid - taken);
                    const bool isHeavy = blow.damage >= left;
                    if (fear == 0 && blow.knowsFear &&
                        (fright >= percentage || (isHeavy && heavy < eighty))) {
                        fear = roll + (isHeavy && percentage > 7 ? 20 : (11 - percentage) * 5);
                    }
                    ++ways[fear];
                }
            }
        }
    }
    std::map<int, double> odds;
    for (const auto& [fear, count] : ways) {
        odds[fear] = static_cast<double>(count) / (blow.damage * ten * hundred * ten);
    }
    return odds;
}

void expectAsEnumerated(const Blow& blow) {
    const Answer answer = answerTo(requestFor(blow));
    const std::map<int, double> odds = enumerated(blow);
    EXPECT_EQ(answer.afraidAfterwards.size(), odds.size());
    double added = 0.0;
    for (const auto& [turns, chance] : odds) {
        EXPECT_NEAR(chanceOf(answer.afraidAfterwards, turns), chance, fearTolerance) << turns;
        if (turns > blow.afraid) {
            EXPECT_NEAR(chanceOf(answer.afraid, turns - blow.afraid), chance, fearTolerance);
            added += chance;
        }
    }
    EXPECT_NEAR(chanceOf(answer.afraid), added, fearTolerance);
}

TEST(FearAfterwards, IsThatOfEveryFallOfTheDice) {
    expectAsEnumerated({.damage = 60, .hp = 100, .maxHp = 100, .afraid = 30});
    expectAsEnumerated({.damage = 60, .hp = 100, .maxHp = 100, .afraid = 0});
    expectAsEnumerated({.damage = 10, .hp = 11, .maxHp = 2'000, .afraid = 8});
    expectAsEnumerated({.damage = 10, .hp = 200, .maxHp = 2'000, .afraid = 3});
    expectAsEnumerated({.damage = 10, .hp = 200, .maxHp = 2'000, .afraid = 200});
    expectAsEnumerated({.damage = 7, .hp = 90, .maxHp = 900, .afraid = 5, .knowsFear = false});
    expectAsEnumerated({.damage = 50, .hp = 50, .maxHp = 60, .afraid = 40});
}

TEST(FearAfterwards, IsTakenAwayByManaAtAnOgre) {
    // 60 of 100 hit points: r1(60) takes all of 30 turns with 31/60, and then it is a heavy blow.
    const Answer answer =
        answerTo(requestFor({.damage = 60, .hp = 100, .maxHp = 100, .afraid = 30}));
    EXPECT_TRUE(answer.afraid.empty()) << "21 to 30 turns are not more than 30";
    EXPECT_NEAR(chanceOf(answer.afraidAfterwards, 0), 31.0 / 60 / 5, fearTolerance);
    EXPECT_NEAR(chanceOf(answer.afraidAfterwards, 20), 1.0 / 60, fearTolerance);
    EXPECT_NEAR(chanceOf(answer.afraidAfterwards, 21), 1.0 / 60 + 31.0 / 60 * 4 / 5 / 10,
                fearTolerance);
    EXPECT_NEAR(chanceOf(answer.afraidAfterwards, 30), 31.0 / 60 * 4 / 5 / 10, fearTolerance);
}

TEST(FearAfterwards, StaysWhereNothingTouchesIt) {
    Request request = requestFor({.damage = 60, .hp = 100, .maxHp = 100, .afraid = 30});
    request.terrain = "tree";
    // 45 damage, one time in 4 none at all; it never gets below 55 of 100 hit points.
    EXPECT_NEAR(chanceOf(answerTo(request).afraidAfterwards, 30), 0.25, fearTolerance);
    request.terrain = "floor";
    request.source.kind = SourceKind::Monster;
    EXPECT_NEAR(chanceOf(answerTo(request).afraidAfterwards, 30), 1.0, fearTolerance);
    request.source.kind = SourceKind::Player;
    request.type = DamageType::OldSleep;
    EXPECT_NEAR(chanceOf(answerTo(request).afraidAfterwards, 30), 1.0, fearTolerance);
    request.type = DamageType::TurnAll;
    const Answer turned = answerTo(request);
    EXPECT_NEAR(chanceOf(turned.afraidAfterwards, 30), 1.0 - chanceOf(turned.afraid),
                fearTolerance);
    EXPECT_NEAR(chanceOf(turned.afraidAfterwards), 1.0, fearTolerance);
}

TEST(ReportOfFear, TellsWhatIsLeftOfIt) {
    const Request request = requestFor({.damage = 60, .hp = 100, .maxHp = 100, .afraid = 30});
    const Report told = report(request, answerTo(request), "key");
    const Figure* afraid = told.figure("damage/key/afraid_afterwards");
    ASSERT_NE(afraid, nullptr);
    EXPECT_NEAR(afraid->value.value, 1.0 - 31.0 / 300, fearTolerance);
    EXPECT_EQ(afraid->label, "afraid afterwards");
    EXPECT_EQ(afraid->detail, "30 before");
    ASSERT_TRUE(afraid->spread.has_value());
    EXPECT_EQ(afraid->spread->least, 1.0);
    EXPECT_EQ(afraid->spread->most, 30.0);
    const Figure* unafraid = told.figure("damage/key/unafraid_afterwards");
    ASSERT_NE(unafraid, nullptr);
    EXPECT_NEAR(unafraid->value.value, 31.0 / 300, fearTolerance);
    const auto step =
        std::ranges::find(told.steps, "Damage takes fear away, or frightens", &Step::text);
    ASSERT_NE(step, told.steps.end());
    EXPECT_EQ(worded(step->value, [](double) { return std::string("p"); }),
              "p afraid, 1 to 30 turns; p unafraid");
    ASSERT_TRUE(std::holds_alternative<double>(step->value.front()));
    EXPECT_NEAR(std::get<double>(step->value.front()), 1.0 - 31.0 / 300, fearTolerance);
}

TEST(ReportOfFear, SaysThatTurnsAreAdded) {
    Request request = requestFor({.damage = 300, .hp = 500, .maxHp = 900, .afraid = 20});
    const auto afraidIn = [&request] {
        return *report(request, answerTo(request), "key").figure("damage/key/afraid");
    };
    EXPECT_EQ(afraidIn().label, "afraid for longer");
    EXPECT_EQ(afraidIn().detail, "added to the 20 that it has");
    request.monster.afraidBefore = 0;
    EXPECT_EQ(afraidIn().label, "afraid");
    EXPECT_EQ(afraidIn().detail, "");
    const Report told = report(request, answerTo(request), "key");
    EXPECT_EQ(told.figure("damage/key/afraid_afterwards"), nullptr);
}

}  // namespace
}  // namespace polyplan::oangband
