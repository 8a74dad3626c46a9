// Rules that the worked examples and the recorded cases leave out.

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/core/oangband/requests.h"

namespace polyplan::oangband {
namespace {

using namespace polyplan::oangband::testing;

constexpr double ruleTolerance = 1e-12;

int dealtAt(int distance, std::optional<int> radius, std::optional<int> diameter) {
    Request request = requestOf(DamageType::Mana, "100");
    request.affects = Affects::Ball;
    request.distanceFromCentre = distance;
    request.radius = radius;
    request.sourceDiameter = diameter;
    return most(answerTo(request).damageDealt);
}

TEST(DamageRules, StepsHoldTheirProbabilities) {
    Request request = requestOf(DamageType::Mana, "10d10");
    request.monster.hpBefore = 97;
    const Answer answer = answerTo(request);
    const auto dies = std::find_if(answer.explanation.begin(), answer.explanation.end(),
                                   [](const Step& step) { return step.rule == "dam > 97"; });
    ASSERT_NE(dies, answer.explanation.end());
    EXPECT_EQ(dies->value, StepValue{answer.killed});
}

/// The probability of a step; below 0 without one.
double chanceTold(const Answer& answer, const std::string& text) {
    const auto step = std::find_if(answer.explanation.begin(), answer.explanation.end(),
                                   [&text](const Step& each) { return each.text == text; });
    const auto* chance = step == answer.explanation.end() || step->value.size() != 1
                             ? nullptr
                             : std::get_if<double>(&step->value.front());
    return chance == nullptr ? -1.0 : *chance;
}

TEST(DamageRules, StepsTellHowOftenTheMonsterResists) {
    const std::string resists = "The monster may resist";
    for (const char* damage : {"12", "3d20"}) {
        Request request = requestOf(DamageType::OldSleep, damage);
        request.player.playerClass = PlayerClass::Mage;
        const Answer slept = answerTo(request);
        EXPECT_GT(slept.slept, 0.0);
        EXPECT_NEAR(chanceTold(slept, resists), 1.0 - slept.slept, ruleTolerance);
        const Answer slowed = answerTo(requestOf(DamageType::OldSlow, damage));
        EXPECT_NEAR(chanceTold(slowed, resists), 1.0 - slowed.slowed, ruleTolerance);
        const Answer frightened = answerTo(requestOf(DamageType::TurnAll, damage));
        EXPECT_NEAR(chanceTold(frightened, resists), 1.0 - chanceOf(frightened.fearRequested),
                    ruleTolerance);
    }
    // Level 10 against r1(5) + 10 to r1(30) + 10 never resists, level 30 most often.
    Request polymorph = requestOf(DamageType::OldPoly, "40");
    EXPECT_EQ(chanceTold(answerTo(polymorph), resists), 0.0);
    polymorph.monster.level = 30;
    EXPECT_NEAR(chanceTold(answerTo(polymorph), resists), 19.0 / 30.0, ruleTolerance);
}

TEST(DamageRules, StepsAreOfAllAttacksWhereTheMonsterMayDodge) {
    constexpr double dodges = 1.0 / 4.0;
    Request request = requestOf(DamageType::OldSleep, "12");
    request.terrain = "tree";
    const Answer slept = answerTo(request);
    EXPECT_GT(slept.slept, 0.0);
    EXPECT_NEAR(dodges + chanceTold(slept, "The monster may resist") + slept.slept, 1.0,
                ruleTolerance);
    EXPECT_NEAR(chanceTold(slept, "The spell may be supercharged"), (1.0 - dodges) / 6.0,
                ruleTolerance);
    EXPECT_NEAR(chanceTold(slept, "It may get out of the way (tree)"), dodges, ruleTolerance);
}

TEST(DamageRules, StepsTellApartWhatAClonerDoes) {
    Request request = requestOf(DamageType::OldClone, "10");
    request.monster = monsterWith({"UNIQUE"});
    request.monster.hpBefore = 100;
    EXPECT_EQ(chanceTold(answerTo(request), "It is hastened"), 1.0);
    EXPECT_EQ(chanceTold(answerTo(request), "It is copied"), 0.0);
    request.monster = monsterWith();
    request.monster.speedBefore = 160;
    EXPECT_EQ(chanceTold(answerTo(request), "It is hastened"), 0.0);
    EXPECT_EQ(chanceTold(answerTo(request), "It is copied"), 1.0);
}

TEST(DamageRules, StepsTellMeansToATenth) {
    const auto valueOf = [](const char* damage) {
        const Answer answer = answerTo(requestOf(DamageType::Mana, damage));
        return std::get<std::string>(answer.explanation.front().value.front());
    };
    EXPECT_EQ(valueOf("1d10000"), "1 to 10,000 (mean 5,000.5)");
    EXPECT_EQ(valueOf("2d5000"), "2 to 10,000 (mean 5,001)");
}

TEST(DamageRules, StepsOfASpellAreWholeEachByItself) {
    Request request = requestOf(DamageType::OldSleep, "40");
    const auto ruleOf = [&request](const std::string& text) {
        const Answer answer = answerTo(request);
        const auto step = std::find_if(answer.explanation.begin(), answer.explanation.end(),
                                       [&text](const Step& each) { return each.text == text; });
        return step == answer.explanation.end() ? std::string() : step->rule;
    };
    EXPECT_EQ(ruleOf("The spell may be supercharged"), "one time in 6: dam + dam / 3");
    request.player.playerClass = PlayerClass::Mage;
    EXPECT_NE(ruleOf("The player's class may supercharge the spell"), "");
    EXPECT_EQ(ruleOf("The spell may be supercharged"),
              "one time in 6 where the class does not do it: dam + dam / 3");
}

TEST(DamageRules, StepsTellTheRuleOfTheSquareOnlyWhereItHolds) {
    Request request = requestOf(DamageType::Fire, "1007");
    const auto told = [&request] { return answerTo(request).explanation.back().rule; };
    EXPECT_EQ(told(), "a bolt leaves the square as it is");
    request.affects = Affects::LineOfSight;
    EXPECT_EQ(told(), "what strikes all in sight leaves the squares as they are");
    request.affects = Affects::Ball;
    EXPECT_EQ(told(), "floor and rubble melt if d > 600 + r1(1800)");
    EXPECT_EQ(answerTo(request).explanation.back().text, "The square may change");
    request.damage = "100";
    EXPECT_EQ(answerTo(request).explanation.back().text, "The square stays as it is");
    request.radius = 3;
    request.distanceFromCentre = 2;
    EXPECT_EQ(told(), "only the middle and the squares next to it are marked");
}

TEST(DamageRules, StepsTellWhyWhatIsSparedElsewhereIsHurt) {
    Request request = requestOf(DamageType::LiteWeak, "100");
    const auto tells = [&request](const std::string& text) {
        return std::ranges::count(answerTo(request).explanation, text, &Step::text) == 1;
    };
    EXPECT_TRUE(tells("It meets the condition not HURT_LITE"));
    request.monster = monsterWith({"HURT_LITE"});
    EXPECT_TRUE(tells("It is not spared by the condition not HURT_LITE"));
    request.type = DamageType::Nether;
    EXPECT_TRUE(tells("No condition of this type applies to it"));
}

TEST(DamageRules, FallOffWithDistance) {
    EXPECT_EQ(dealtAt(0, std::nullopt, std::nullopt), 100);
    EXPECT_EQ(dealtAt(1, 3, std::nullopt), 50);
    EXPECT_EQ(dealtAt(2, 3, std::nullopt), 34);
    EXPECT_EQ(dealtAt(4, 3, std::nullopt), 0);
    EXPECT_EQ(dealtAt(1, 3, 10), 50);
    EXPECT_EQ(dealtAt(1, 3, 40), 100);
    EXPECT_EQ(dealtAt(3, 3, 5), 12);
    EXPECT_EQ(dealtAt(0, 3, 5), 100);
}

TEST(DamageRules, NothingReachesBeyondTheRadius) {
    Request request = requestOf(DamageType::Ice, "100");
    request.affects = Affects::Ball;
    request.distanceFromCentre = 3;
    request.radius = 2;
    request.terrain = "lava";
    FloorObject potion;
    potion.name = "Healing";
    potion.type = "TV_POTION";
    request.floorObjects = {potion};
    const Answer answer = answerTo(request);
    EXPECT_TRUE(answer.stunned.empty());
    EXPECT_EQ(answer.floorObjects[0].destroyed, 0.0);
    EXPECT_EQ(chanceOf(answer.terrainAfter, "lava"), 1.0);
}

TEST(DamageRules, StasisAndWallsShelter) {
    Request request = requestOf(DamageType::Ice, "100");
    request.monster.inStasis = true;
    EXPECT_EQ(chanceOf(answerTo(request).damageDealt, 0), 1.0);
    EXPECT_TRUE(answerTo(request).stunned.empty());
    request.monster.inStasis = false;
    request.terrain = "granite wall";
    EXPECT_EQ(chanceOf(answerTo(request).damageDealt, 0), 1.0);
    request.terrain = "rubble";
    EXPECT_NEAR(chanceOf(answerTo(request).damageDealt, 75), 0.75, ruleTolerance);
}

TEST(DamageRules, ADodgeAvoidsEveryEffect) {
    for (const DamageType type :
         {DamageType::OldHeal, DamageType::OldSpeed, DamageType::AwayAll, DamageType::Ice}) {
        Request request = requestOf(type, "100");
        request.monster.hpBefore = 1'000;
        request.terrain = "tree";
        const Answer answer = answerTo(request);
        const double happens = type == DamageType::OldHeal    ? chanceOf(answer.healed)
                               : type == DamageType::OldSpeed ? answer.hastened
                               : type == DamageType::AwayAll  ? answer.moved
                                                              : chanceOf(answer.stunned);
        EXPECT_NEAR(happens, 0.75, ruleTolerance) << name(type);
    }
}

TEST(DamageRules, ZeroSidesAskForOneTurn) {
    for (const DamageType type : {DamageType::Ice, DamageType::Sound, DamageType::Force}) {
        EXPECT_NEAR(chanceOf(answerTo(requestOf(type, "0")).stunned, 1), 1.0, ruleTolerance);
    }
    EXPECT_NEAR(chanceOf(answerTo(requestOf(DamageType::Confusion, "5")).confused, 1), 1.0,
                ruleTolerance);
}

TEST(DamageRules, TurnsAreRequestedWhetherOrNotTheyComeToPass) {
    Request request = requestOf(DamageType::Sound, "300");
    EXPECT_NEAR(chanceOf(answerTo(request).stunRequested), 1.0, ruleTolerance);
    EXPECT_NEAR(chanceOf(answerTo(request).stunRequested, 30), 1.0 / 30, ruleTolerance);
    EXPECT_EQ(answerTo(request).stunRequested.size(), answerTo(request).stunned.size());
    request.monster.stunnedBefore = 10;
    EXPECT_EQ(most(answerTo(request).stunRequested), 30);
    EXPECT_EQ(most(answerTo(request).stunned), 15);
    request.monster = monsterWith({"BRTH_FORCE"});
    EXPECT_NEAR(chanceOf(answerTo(request).stunRequested), 1.0, ruleTolerance);
    EXPECT_TRUE(answerTo(request).stunned.empty());
    request.monster = monsterWith();
    request.monster.hpBefore = 10;
    EXPECT_NEAR(chanceOf(answerTo(request).stunRequested), 1.0, ruleTolerance);
    EXPECT_TRUE(answerTo(request).stunned.empty());
}

TEST(DamageRules, StormRequestsStunAndConfusionEachForItself) {
    // Stun one time in two; confusion one time in three, though a stun shuts it out.
    const Answer answer = answerTo(requestOf(DamageType::Storm, "120"));
    EXPECT_NEAR(chanceOf(answer.stunRequested), 1.0 / 2, ruleTolerance);
    EXPECT_NEAR(chanceOf(answer.confusionRequested), 1.0 / 3, ruleTolerance);
    EXPECT_NEAR(chanceOf(answer.confused), 1.0 / 6, ruleTolerance);
    EXPECT_EQ(least(answer.confusionRequested), 2);
    EXPECT_EQ(most(answer.confusionRequested), 19);
}

TEST(DamageRules, LightAndSpellsRequestFear) {
    Request request = requestOf(DamageType::Lite, "10");
    request.monster = monsterWith({"EVIL"});
    request.player.holyLight = true;
    request.player.level = 40;
    // T = 12 against r1(75), one time in three; 3d30 + 1.
    const Answer byLight = answerTo(request);
    EXPECT_NEAR(chanceOf(byLight.fearRequested), 64.0 / 75 / 3, ruleTolerance);
    EXPECT_EQ(least(byLight.fearRequested), 4);
    EXPECT_EQ(most(byLight.fearRequested), 91);
    const Answer bySpell = answerTo(requestOf(DamageType::TurnAll, "60"));
    EXPECT_NEAR(chanceOf(bySpell.fearRequested), chanceOf(bySpell.afraid), ruleTolerance);
    EXPECT_EQ(least(bySpell.fearRequested), 5);
    const Answer byBlow = answerTo(requestOf(DamageType::Fire, "1900"));
    EXPECT_TRUE(byBlow.fearRequested.empty());
    EXPECT_FALSE(byBlow.afraid.empty());
}

TEST(DamageRules, FurtherTurnsCountHalfUpTo200) {
    Request request = requestOf(DamageType::Sound, "300");
    request.monster.stunnedBefore = 10;
    const Answer answer = answerTo(request);
    // r1(30) / 2: 0 for a roll of 1, else 1 to 15.
    EXPECT_NEAR(chanceOf(answer.stunned), 29.0 / 30, ruleTolerance);
    EXPECT_EQ(most(answer.stunned), 15);
    EXPECT_NEAR(chanceOf(answer.stunned, 15), 1.0 / 30, ruleTolerance);
    request.monster.stunnedBefore = 195;
    EXPECT_EQ(most(answerTo(request).stunned), 5);
    request.monster.stunnedBefore = 200;
    EXPECT_TRUE(answerTo(request).stunned.empty());
}

TEST(DamageRules, WhoCannotBeStunnedOrConfused) {
    Request request = requestOf(DamageType::Ice, "100");
    for (const char* flag : {"BRTH_SOUND", "BRTH_FORCE"}) {
        request.monster.flags = std::vector<std::string>{flag};
        EXPECT_TRUE(answerTo(request).stunned.empty()) << flag;
    }
    request.monster.flags = std::vector<std::string>{"NO_STUN"};
    EXPECT_NEAR(chanceOf(answerTo(request).stunned), 1.0, ruleTolerance);
    request = requestOf(DamageType::Confusion, "100");
    for (const char* flag : {"NO_CONF", "BRTH_CONFU", "BRTH_CHAOS"}) {
        request.monster.flags = std::vector<std::string>{flag};
        EXPECT_TRUE(answerTo(request).confused.empty()) << flag;
    }
    // A storm that cannot stun confuses one time in three.
    request = requestOf(DamageType::Storm, "100");
    request.monster.flags = std::vector<std::string>{"BRTH_SOUND"};
    EXPECT_NEAR(chanceOf(answerTo(request).confused), 1.0 / 3, ruleTolerance);
}

TEST(DamageRules, KillsNeedMoreThanTheHitPoints) {
    Request request = requestOf(DamageType::Mana, "50");
    request.monster.maxHp = 50;
    EXPECT_EQ(answerTo(request).killed, 0.0);
    EXPECT_EQ(chanceOf(answerTo(request).casts[0].hpLeft, 0), 1.0);
    request.damage = "51";
    EXPECT_EQ(answerTo(request).killed, 1.0);
    request.damage = "50";
    request.casts = 2;
    EXPECT_EQ(answerTo(request).casts[1].killed, 1.0);
}

TEST(DamageRules, TheBlackBreathAddsATwentiethOfThePlayersDamage) {
    Request request = requestOf(DamageType::Mana, "100");
    request.monster.blackBreath = true;
    request.monster.maxHp = 104;
    EXPECT_EQ(most(answerTo(request).damageDealt), 105);
    EXPECT_EQ(answerTo(request).killed, 1.0);
    request.source.kind = SourceKind::Monster;
    EXPECT_EQ(most(answerTo(request).damageDealt), 100);
    EXPECT_EQ(answerTo(request).killed, 0.0);
}

TEST(DamageRules, SmallOnesDieAndOthersAreSpared) {
    Request request = requestOf(DamageType::DispSmallAll, "100");
    request.monster.maxHp = 200;
    request.monster.hpBefore = 100;
    EXPECT_EQ(most(answerTo(request).damageDealt), 0);
    EXPECT_EQ(answerTo(request).resistance, "current hit points >= dam");
    request.monster.hpBefore = 99;
    EXPECT_EQ(answerTo(request).killed, 1.0);
    EXPECT_EQ(answerTo(request).killedFromFull, 0.0);
    EXPECT_EQ(answerTo(request).resistance, std::nullopt);
}

TEST(DamageRules, DispelLeavesOthersAlone) {
    Request request = requestOf(DamageType::DispUndead, "100");
    EXPECT_EQ(most(answerTo(request).damageDealt), 0);
    EXPECT_EQ(answerTo(request).resistance, "not UNDEAD");
    request.monster.flags = std::vector<std::string>{"UNDEAD"};
    EXPECT_EQ(most(answerTo(request).damageDealt), 100);
    EXPECT_EQ(answerTo(request).resistance, std::nullopt);
}

TEST(DamageRules, NamesAndSymbolsResist) {
    Request request = requestOf(DamageType::Water, "100");
    request.monster = {};
    request.monster.name = "Waldern, King of Water";
    EXPECT_GT(most(answerTo(request).damageDealt), 0);
    request.monster.name = "Water spirit";
    EXPECT_EQ(most(answerTo(request).damageDealt), 0);
    request = requestOf(DamageType::OldDrain, "100");
    request.monster.symbol = 'g';
    EXPECT_EQ(most(answerTo(request).damageDealt), 0);
    request.monster.symbol = 'G';
    EXPECT_EQ(most(answerTo(request).damageDealt), 100);
}

TEST(DamageRules, PlasmaOfExactlyOneImmunity) {
    Request request = requestOf(DamageType::Plasma, "100");
    request.monster.flags = std::vector<std::string>{"IM_ELEC"};
    const Answer answer = answerTo(request);
    for (const int damage : {60, 50, 42}) {
        EXPECT_NEAR(chanceOf(answer.damageDealt, damage), 1.0 / 3, ruleTolerance);
    }
}

TEST(DamageRules, HealingStopsAtTheMost) {
    Request request = requestOf(DamageType::OldHeal, "100");
    request.monster.maxHp = 150;
    request.monster.hpBefore = 20;
    EXPECT_EQ(chanceOf(answerTo(request).healed, 100), 1.0);
    EXPECT_EQ(chanceOf(answerTo(request).damageDealt, 0), 1.0);
    request.casts = 2;
    EXPECT_EQ(chanceOf(answerTo(request).casts[1].hpLeft, 150), 1.0);
    request.type = DamageType::OldClone;
    EXPECT_EQ(chanceOf(answerTo(request).healed, 130), 1.0);
    EXPECT_EQ(answerTo(request).hastened, 1.0);
    request.monster.speedBefore = 150;
    EXPECT_EQ(answerTo(request).hastened, 0.0);
}

TEST(DamageRules, SlowingStopsMoreThanTenBelowItsOwnSpeed) {
    Request request = requestOf(DamageType::OldSlow, "1000");
    const auto slowedAt = [&request](int speed) {
        request.monster.speedBefore = speed;
        return answerTo(request).slowed > 0.0;
    };
    EXPECT_TRUE(slowedAt(110));
    EXPECT_TRUE(slowedAt(100));
    EXPECT_FALSE(slowedAt(99));
}

TEST(DamageRules, DamageTakesFearAwayAndFrightens) {
    Request request = requestOf(DamageType::Mana, "10");
    request.monster.afraidBefore = 5;
    // Fear falls by r1(10): never more than before with all hit points left.
    EXPECT_TRUE(answerTo(request).afraid.empty());
    request.monster.flags = std::vector<std::string>{"NO_FEAR"};
    request.monster.afraidBefore = 0;
    request.monster.hpBefore = 11;
    EXPECT_TRUE(answerTo(request).afraid.empty());
    request.monster.flags = std::vector<std::string>{};
    // 1 of 2,000 hit points left: certain fright of 55 more than r1(10).
    const Answer answer = answerTo(request);
    EXPECT_NEAR(chanceOf(answer.afraid), 1.0, ruleTolerance);
    EXPECT_EQ(least(answer.afraid), 56);
    EXPECT_EQ(most(answer.afraid), 65);
}

TEST(DamageRules, AfraidOnesMustLoseTheirFearFirst) {
    Request request = requestOf(DamageType::Mana, "10");
    request.monster.hpBefore = 11;
    request.monster.afraidBefore = 8;
    // Only r1(10) of 8 and more takes all fear; then 56 … 65 turns, 8 of them not new.
    const Answer answer = answerTo(request);
    EXPECT_NEAR(chanceOf(answer.afraid), 3.0 / 10, ruleTolerance);
    EXPECT_EQ(least(answer.afraid), 48);
}

TEST(DamageRules, StormInStasisMovesByTheFloor) {
    Request request = requestOf(DamageType::Storm, "150");
    request.source.kind = SourceKind::Monster;
    request.monster.maxHp = 100;
    request.monster.inStasis = true;
    EXPECT_EQ(answerTo(request).moved, 0.0);
    request.affects = Affects::Ball;
    EXPECT_NEAR(answerTo(request).moved, 349.0 / 450, ruleTolerance);
}

TEST(DamageRules, ChaosOnOneThatBreathesItOnlyHurtsLess) {
    Request request = requestOf(DamageType::Chaos, "140");
    request.monster.flags = std::vector<std::string>{"BRTH_CHAOS"};
    const Answer answer = answerTo(request);
    EXPECT_EQ(answer.polymorphed, 0.0);
    EXPECT_TRUE(answer.confused.empty());
    EXPECT_NEAR(chanceOf(answer.damageDealt, 30), 1.0 / 3, ruleTolerance);
}

TEST(DamageRules, NotesStandAtTheirFigures) {
    const auto noteOn = [](const Request& request, const std::string& figure) {
        const Answer answer = answerTo(request);
        return std::any_of(answer.notes.begin(), answer.notes.end(),
                           [&figure](const Note& note) { return note.figure == figure; });
    };
    Request request = requestOf(DamageType::Shard, "100");
    EXPECT_FALSE(noteOn(request, "damage_dealt"));
    request.terrain = "tree";
    EXPECT_TRUE(noteOn(request, "damage_dealt"));
    EXPECT_TRUE(noteOn(requestOf(DamageType::Chaos, "100"), "stunned"));
    EXPECT_TRUE(noteOn(requestOf(DamageType::Storm, "20"), "confused"));
    EXPECT_TRUE(noteOn(requestOf(DamageType::Nexus, "20"), "teleported_distance"));
}

TEST(DamageRules, NotesOnTheFloorSpeakOfWhatLiesThere) {
    const auto speakOfChests = [](DamageType type, const char* name, const char* tval) {
        Request request = requestOf(type, "20");
        request.affects = Affects::Ball;
        FloorObject object;
        object.name = name;
        object.type = tval;
        request.floorObjects = {object};
        const Answer answer = answerTo(request);
        EXPECT_GT(answer.floorObjects.front().destroyed, 0.0) << name;
        return std::any_of(answer.notes.begin(), answer.notes.end(), [](const Note& note) {
            return note.text.find("chests") != std::string::npos;
        });
    };
    EXPECT_TRUE(speakOfChests(DamageType::Acid, "Large wooden chest", "TV_CHEST"));
    EXPECT_FALSE(speakOfChests(DamageType::Acid, "Darkness", "TV_SCROLL"));
    EXPECT_FALSE(speakOfChests(DamageType::Fire, "Large wooden chest", "TV_CHEST"));
}

}  // namespace
}  // namespace polyplan::oangband
