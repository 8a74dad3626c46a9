#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <random>
#include <set>
#include <utility>

#include "core/nethack/appearance.h"
#include "core/nethack/identities.h"
#include "core/nethack/polypile/evaluate.h"
#include "core/nethack/polypile/report.h"
#include "core/nethack/polypile/reversion.h"
#include "core/nethack/polypile/simulator.h"
#include "core/nethack/polypile/stack_odds.h"
#include "tests/core/support/situations.h"

namespace polyplan::nethack::polypile {
namespace {

using polyplan::testing::objectOf;
using polyplan::testing::objectsOf;
using polyplan::testing::situationIn;

constexpr std::array lookGames = {Game::NetHack343, Game::NetHack367, Game::NetHack37,
                                  Game::SlashEm007, Game::SlashThem};

Stack lookOf(Game game, ObjectClass objectClass, std::string_view appearance, int quantity = 1) {
    Stack stack;
    stack.object = objectsOf(game).findLook(objectClass, appearance).value();
    stack.quantity = quantity;
    return stack;
}

StackOdds oddsOfStack(const Situation& situation, const Transformation& transformation,
                      const Stack& stack) {
    return stackOdds(situation, transformation, stack, fateOf(situation, stack));
}

/// Chances of one kind summed over what a stack may be.
template <typename Odds>
std::map<int, double> averaged(const std::vector<std::pair<double, StackOdds>>& all,
                               const Odds& odds) {
    std::map<int, double> sum;
    for (const auto& [share, one] : all) {
        for (const auto& [key, chance] : odds(one)) {
            sum[key] += share * chance;
        }
    }
    std::erase_if(sum, [](const auto& entry) { return entry.second == 0.0; });
    return sum;
}

void expectNear(const std::map<int, double>& one, const std::map<int, double>& other,
                const std::string& what) {
    ASSERT_EQ(one.size(), other.size()) << what;
    for (const auto& [key, chance] : one) {
        EXPECT_NEAR(chance, other.at(key), 1e-13) << what << ' ' << key;
    }
}

TEST(Unidentified, EveryLookHasTheAverageOddsOfWhatItMayBe) {
    const auto fates = [](const StackOdds& odds) {
        return std::map<int, double>{
            {0, odds.unaffected},       {1, odds.resisted},
            {2, odds.shudderedAllLost}, {3, odds.shudderedSomeLeft},
            {4, odds.polymorphed},      {5, odds.hazyAfterPolymorph.value_or(0.0)},
            {6, odds.turnsBack}};
    };
    const auto objects = [](const std::vector<ObjectOdds>& odds) {
        std::map<int, double> all;
        for (const ObjectOdds& each : odds) {
            all[each.object] += each.probability;
        }
        return all;
    };
    const auto values = [](const std::vector<ValueOdds>& odds) {
        std::map<int, double> all;
        for (const ValueOdds& each : odds) {
            all[each.value] += each.probability;
        }
        return all;
    };
    for (const Game game : lookGames) {
        for (const Source source : {Source::Wand, Source::Potion}) {
            Situation situation = situationIn(game);
            situation.source = source;
            const Transformation transformation(situation);
            std::set<std::vector<ObjectIndex>> seen;
            for (std::size_t i = situation.table.objects().size(); i < situation.table.size();
                 ++i) {
                Stack stack;
                stack.object = static_cast<ObjectIndex>(i);
                const ObjectType& look = situation.table[stack.object];
                if (!seen.insert(look.mayBe).second) {
                    continue;  // looks of the same types differ by nothing
                }
                stack.quantity = look.stacks ? 6 : 1;
                const StackOdds odds = oddsOfStack(situation, transformation, stack);
                std::vector<std::pair<double, StackOdds>> all;
                for (const Identity& identity :
                     identitiesOf(situation.table, stack, situation.known)) {
                    all.emplace_back(
                        identity.probability,
                        oddsOfStack(situation, transformation, identified(stack, identity.object)));
                }
                const std::string what = std::string(id(game)) + ' ' + look.name;
                std::map<int, double> own = fates(odds);
                std::erase_if(own, [](const auto& entry) { return entry.second == 0.0; });
                expectNear(own, averaged(all, fates), what);
                expectNear(
                    objects(odds.polymorphedInto),
                    averaged(all, [&](const StackOdds& o) { return objects(o.polymorphedInto); }),
                    what);
                expectNear(
                    objects(odds.revertsInto),
                    averaged(all, [&](const StackOdds& o) { return objects(o.revertsInto); }),
                    what);
                expectNear(
                    values(odds.quantityAfterPolymorph),
                    averaged(all,
                             [&](const StackOdds& o) { return values(o.quantityAfterPolymorph); }),
                    what);
            }
        }
    }
}

TEST(Unidentified, KnowsWhatAPotionMayBe) {
    const ObjectTable& table = objectsOf(Game::NetHack367);
    const Stack bubbly = lookOf(Game::NetHack367, ObjectClass::Potion, "bubbly");
    EXPECT_EQ(table[bubbly.object].name, "bubbly potion");
    const auto all = identitiesOf(table, bubbly, {});
    EXPECT_EQ(all.size(), 25U);  // all but water
    double healing = 0.0;
    double sum = 0.0;
    for (const Identity& identity : all) {
        sum += identity.probability;
        healing += table[identity.object].id == "pot_healing" ? identity.probability : 0.0;
    }
    EXPECT_NEAR(sum, 1.0, 1e-14);
    EXPECT_NEAR(healing, 57.0 / (1000 - 92), 1e-14);  // of 1000 less water's 92
    const Knowledge known{.discovered = {objectOf(Game::NetHack367, "potion of healing")}};
    for (const Identity& identity : identitiesOf(table, bubbly, known)) {
        EXPECT_NE(identity.object, known.discovered.front());
    }
}

TEST(Unidentified, ChargesAndEnchantmentTell) {
    const ObjectTable& table = objectsOf(Game::NetHack343);
    Stack bag = lookOf(Game::NetHack343, ObjectClass::Tool, "bag");
    EXPECT_EQ(identitiesOf(table, bag, {}).size(), 4U);
    bag.charges = 5;
    const auto charged = identitiesOf(table, bag, {});
    ASSERT_EQ(charged.size(), 1U);
    EXPECT_EQ(table[charged[0].object].id, "bag_of_tricks");
}

TEST(Unidentified, ALookTellsTheMaterial) {
    const ObjectTable& table = objectsOf(Game::NetHack367);
    const auto materialOf = [&](ObjectClass objectClass, std::string_view look) {
        return table[table.findLook(objectClass, look).value()].material;
    };
    EXPECT_EQ(materialOf(ObjectClass::Ring, "wooden"), Material::Wood);
    EXPECT_EQ(materialOf(ObjectClass::Wand, "platinum"), Material::Platinum);
    EXPECT_EQ(materialOf(ObjectClass::Wand, "forked"), Material::Wood);
    EXPECT_EQ(materialOf(ObjectClass::Scroll, "FOOBIE BLETCH"), Material::Paper);
    EXPECT_EQ(materialOf(ObjectClass::Spellbook, "parchment"), Material::Leather);
    EXPECT_EQ(materialOf(ObjectClass::Gem, "gray"), Material::Mineral);
}

TEST(Unidentified, AGemIsAsLikelyAsItHasTheColor) {
    const ObjectTable& table = objectsOf(Game::NetHack367);
    const auto likelihoods = [&](std::string_view color) {
        std::map<std::string, double> all;
        for (const Identity& identity :
             identitiesOf(table, lookOf(Game::NetHack367, ObjectClass::Gem, color), {})) {
            all[table[identity.object].id] = identity.probability;
        }
        return all;
    };
    // Fluorite is violet, blue, white or green, turquoise and aquamarine are green or blue.
    const auto violet = likelihoods("violet");
    const double sum = 8 + 8 / 4.0 + 77;
    EXPECT_EQ(violet.size(), 3U);
    EXPECT_NEAR(violet.at("amethyst"), 8 / sum, 1e-14);
    EXPECT_NEAR(violet.at("fluorite"), 8 / 4.0 / sum, 1e-14);
    EXPECT_NEAR(violet.at("worthless_piece_of_violet_glass"), 77 / sum, 1e-14);
    const auto blue = likelihoods("blue");
    EXPECT_NEAR(blue.at("turquoise") / blue.at("worthless_piece_of_blue_glass"), 8 / 2.0 / 77.0,
                1e-14);
    EXPECT_NEAR(blue.at("aquamarine"), blue.at("turquoise"), 1e-14);
    EXPECT_EQ(likelihoods("green").at("turquoise"), likelihoods("green").at("aquamarine"));
    const auto unseen = likelihoods("");
    EXPECT_NEAR(unseen.at("fluorite") / unseen.at("worthless_piece_of_violet_glass"), 8 / 77.0,
                1e-14);
}

/// What a look may be in games dealt out one by one: slow and obvious.
class DealtLooks {
  public:
    DealtLooks(const Situation& situation, const Stack& stack)
        : table_(situation.table), known_(situation.known), look_(table_[stack.object]) {
        for (const ObjectType& label : table_.looks()) {
            if (label.mayBe == look_.mayBe && !label.appearance.empty()) {
                labels_.push_back(&label);
            }
        }
    }

    /// Takes part with the odds by which the game makes the type that has the look; what has been
    /// discovered is not seen as a look.
    void deal(std::mt19937_64& random) {
        std::vector<const ObjectType*> left = labels_;
        std::ranges::shuffle(left, random);
        const auto take = [&](ObjectIndex type, const auto& fits) {
            const auto label = std::ranges::find_if(left, fits);
            if ((*label)->appearance == look_.appearance &&
                std::ranges::count(known_.discovered, type) == 0) {
                weights_.emplace_back(type, table_[type].probability);
            }
            left.erase(label);
        };
        for (const ObjectIndex type : look_.mayBe) {
            if (const auto known = known_.materials.find(type); known != known_.materials.end()) {
                take(type,
                     [&](const ObjectType* label) { return label->material == known->second; });
            }
        }
        std::ranges::shuffle(left, random);
        for (const ObjectIndex type : look_.mayBe) {
            if (!known_.materials.contains(type)) {
                take(type, [](const ObjectType*) { return true; });
            }
        }
    }

    /// That it is the type, and the standard error of that.
    std::pair<double, double> shareOf(ObjectIndex type) const {
        double all = 0.0;
        double its = 0.0;
        for (const auto& [each, weight] : weights_) {
            all += weight;
            its += each == type ? weight : 0.0;
        }
        const double share = its / all;
        double squares = 0.0;
        for (const auto& [each, weight] : weights_) {
            const double off = weight * ((each == type ? 1.0 : 0.0) - share);
            squares += off * off;
        }
        return {share, std::sqrt(squares) / all};
    }

  private:
    const ObjectTable& table_;
    const Knowledge& known_;
    const ObjectType& look_;
    std::vector<const ObjectType*> labels_;
    std::vector<std::pair<ObjectIndex, double>> weights_;
};

TEST(Unidentified, KnownMaterialsNarrowWhatALookMayBe) {
    Situation situation = situationIn(Game::NetHack367);
    const auto chanceOf = [&](ObjectClass objectClass, std::string_view look,
                              std::string_view object) {
        const ObjectIndex wanted = objectOf(Game::NetHack367, object);
        double chance = 0.0;
        for (const Identity& identity : identitiesOf(
                 situation.table, lookOf(Game::NetHack367, objectClass, look), situation.known)) {
            chance += identity.object == wanted ? identity.probability : 0.0;
        }
        return chance;
    };
    const auto know = [&](std::string_view object, Material material) {
        situation.known.materials = {{objectOf(Game::NetHack367, object), material}};
    };
    constexpr std::string_view polymorph = "wand of polymorph";
    // Of 27 labels of wands one is of silver and nine are of iron; 45 of 1000 wands polymorph.
    const double unknown = chanceOf(ObjectClass::Wand, "iron", polymorph);
    know(polymorph, Material::Silver);
    EXPECT_EQ(chanceOf(ObjectClass::Wand, "silver", polymorph), 1.0);
    EXPECT_EQ(chanceOf(ObjectClass::Wand, "iron", polymorph), 0.0);
    EXPECT_EQ(chanceOf(ObjectClass::Wand, "", polymorph), unknown) << "nobody looked at it";
    know("spellbook of healing", Material::Paper);
    EXPECT_EQ(chanceOf(ObjectClass::Spellbook, "vellum", "spellbook of healing"), 0.0);
    know("ring of conflict", Material::Gold);
    EXPECT_EQ(chanceOf(ObjectClass::Ring, "gold", "ring of conflict"), 1.0);
    // A type known to be of iron has the one label or another of it.
    know(polymorph, Material::Iron);
    const auto ofIron = static_cast<double>(
        std::ranges::count_if(situation.table.looks(), [](const ObjectType& look) {
            return look.objectClass == ObjectClass::Wand && !look.appearance.empty() &&
                   look.material == Material::Iron;
        }));
    constexpr double labels = 27.0;
    const double its = 45.0 / ofIron;
    const double others = 955.0 * (1.0 - 1.0 / ofIron) / (labels - 1.0);
    EXPECT_NEAR(chanceOf(ObjectClass::Wand, "iron", polymorph), its / (its + others), 1e-14);
}

TEST(Unidentified, AHazyOneIsNotWhatItRemembers) {
    const Situation situation = situationIn(Game::SlashEm007);
    Stack milky = lookOf(Game::SlashEm007, ObjectClass::Potion, "milky");
    const auto chanceOfSickness = [&] {
        double chance = 0.0;
        double all = 0.0;
        for (const Identity& each : identitiesOf(situation.table, milky, situation.known)) {
            all += each.probability;
            chance +=
                situation.table[each.object].name == "potion of sickness" ? each.probability : 0.0;
        }
        EXPECT_NEAR(all, 1.0, 1e-12);
        return chance;
    };
    EXPECT_GT(chanceOfSickness(), 0.0);
    milky.hazyRemembering = objectOf(Game::SlashEm007, "potion of sickness");
    EXPECT_EQ(chanceOfSickness(), 0.0);
}

TEST(Unidentified, WhatIsNamedBesideItIsToldOf) {
    Situation situation = situationIn(Game::NetHack367);
    const std::vector<Pile> piles = {
        {.distance = 1, .stacks = {lookOf(Game::NetHack367, ObjectClass::Armor, "combat boots")}},
        {.distance = 2,
         .stacks = {polyplan::testing::stackOf(Game::NetHack367, "pair of elven boots"),
                    polyplan::testing::stackOf(Game::NetHack367, "dagger")}}};
    const auto remarks = [&] {
        const LineAnswer answer = *evaluateLine(situation, piles, {});
        return stackReport({.piles = piles,
                            .answer = answer,
                            .table = situation.table,
                            .known = situation.known},
                           0, 0)
            .remarks;
    };
    const std::string text =
        "On the line by name, yet among what it may be: pair of elven boots. Known by sight they "
        "are left "
        "out.";
    EXPECT_EQ(std::ranges::count(remarks(), text, &Remark::text), 1);
    situation.known.discovered = {objectOf(Game::NetHack367, "pair of elven boots")};
    EXPECT_EQ(std::ranges::count(remarks(), text, &Remark::text), 0);
}

TEST(Unidentified, MaterialsThatLeaveNothingAreIgnored) {
    Situation situation = situationIn(Game::NetHack367);
    const Stack iron = lookOf(Game::NetHack367, ObjectClass::Wand, "iron");
    const auto before = identitiesOf(situation.table, iron, situation.known);
    const std::vector<ObjectIndex>& all = situation.table[iron.object].mayBe;
    situation.known.discovered.assign(all.begin() + 1, all.end());
    situation.known.materials = {{all.front(), Material::Silver}};
    EXPECT_EQ(identitiesOf(situation.table, iron, situation.known),
              (std::vector<Identity>{{all.front(), 1.0, before.front().weight}}));
}

TEST(Unidentified, WhatALookMayBeAgreesWithGamesDealtOut) {
    for (const Game game : {Game::NetHack343, Game::NetHack37}) {
        Situation situation = situationIn(game);
        situation.known = {
            .materials = {{objectOf(game, "wand of polymorph"), Material::Iron},
                          {objectOf(game, "wand of sleep"), Material::Iron},
                          {objectOf(game, "wand of light"), Material::Iron},
                          {objectOf(game, "wand of digging"), Material::Wood}},
            .discovered = {objectOf(game, "wand of light"), objectOf(game, "wand of striking")}};
        const Stack iron = lookOf(game, ObjectClass::Wand, "iron");
        DealtLooks dealt(situation, iron);
        std::mt19937_64 random(20'261'127);
        for (int i = 0; i < 50'000; ++i) {
            dealt.deal(random);
        }
        double all = 0.0;
        for (const Identity& identity : identitiesOf(situation.table, iron, situation.known)) {
            const auto [share, error] = dealt.shareOf(identity.object);
            // Of some 40 figures each fails in one case of 10^6.
            EXPECT_NEAR(identity.probability, share, 4.9 * error)
                << id(game) << ' ' << situation.table[identity.object].name;
            all += share;
        }
        EXPECT_NEAR(all, 1.0, 1e-9) << "nothing else has the look";
    }
}

TEST(Unidentified, ALookMayBeOfOneMaterialOrAnother) {
    const ObjectTable& table = objectsOf(Game::NetHack367);
    const auto materialOf = [&](ObjectClass objectClass, std::string_view look,
                                const std::vector<ObjectIndex>& discovered = {}) {
        return settledMaterials(
            table, Game::NetHack367,
            {.discovered = discovered})[table.findLook(objectClass, look).value()];
    };
    EXPECT_EQ(materialOf(ObjectClass::Gem, "violet"), std::nullopt);
    EXPECT_EQ(materialOf(
                  ObjectClass::Gem, "violet",
                  {objectOf(Game::NetHack367, "amethyst"), objectOf(Game::NetHack367, "fluorite")}),
              Material::Glass);
    EXPECT_EQ(materialOf(ObjectClass::Gem, "gray"), Material::Mineral);
    EXPECT_EQ(materialOf(ObjectClass::Armor, "combat boots"), std::nullopt);  // kicking: iron
    EXPECT_EQ(materialOf(ObjectClass::Armor, "old gloves"), std::nullopt);    // of power: iron
    EXPECT_EQ(materialOf(ObjectClass::Armor, "opera cloak"), Material::Cloth);
    EXPECT_EQ(materialOf(ObjectClass::Wand, "oak"), Material::Wood);
    EXPECT_EQ(materialOf(ObjectClass::Wand, ""), std::nullopt);
    EXPECT_EQ(materialOf(ObjectClass::Potion, ""), Material::Glass);
}

/// Chances of golems and, below 0, that stacks go into them, of a pile of six stacks.
std::map<int, double> golemsOf(const Situation& situation, const std::vector<ObjectIndex>& objects,
                               const std::string& called = {}) {
    Pile pile;
    for (const ObjectIndex object : objects) {
        Stack& stack = pile.stacks.emplace_back();
        stack.object = object;
        stack.quantity = 12;
        stack.name = std::to_string(pile.stacks.size());
        stack.called = called;
    }
    const std::vector<Pile> piles = {pile};
    const auto answer = evaluateLine(situation, piles, {});
    EXPECT_EQ(answer->provenance.method, Method::Exact);
    std::map<int, double> golems;
    for (const auto& [golem, chance] : answer->piles[0].ifHit.golem) {
        golems[static_cast<int>(golem)] += chance;
    }
    for (std::size_t i = 0; i < pile.stacks.size(); ++i) {
        golems[-1 - static_cast<int>(i)] =
            answer->piles[0].ifHit.stacks[i].remainderAbsorbedByGolem;
    }
    return golems;
}

TEST(Unidentified, GolemsOfALookAreTheAverageOverWhatEachMayBe) {
    constexpr std::size_t stacks = 6;
    for (const Game game : {Game::NetHack343, Game::NetHack37, Game::SlashEm007}) {
        Situation situation = situationIn(game);
        situation.luck = -13;
        const Stack violet = lookOf(game, ObjectClass::Gem, "violet");
        const ObjectIndex amethyst = objectOf(game, "amethyst");
        const ObjectIndex glass = objectOf(game, "worthless piece of violet glass");
        double isGlass = 0.0;
        for (const Identity& identity : identitiesOf(situation.table, violet, {})) {
            isGlass += identity.object == glass ? identity.probability : 0.0;
        }
        std::map<int, double> average;
        for (std::size_t which = 0; which < std::size_t{1} << stacks; ++which) {
            std::vector<ObjectIndex> objects;
            double probability = 1.0;
            for (std::size_t i = 0; i < stacks; ++i) {
                const bool is = (which >> i & 1U) != 0;
                objects.push_back(is ? glass : amethyst);
                probability *= is ? isGlass : 1.0 - isGlass;
            }
            for (const auto& [key, chance] : golemsOf(situation, objects)) {
                average[key] += probability * chance;
            }
        }
        expectNear(golemsOf(situation, std::vector(stacks, violet.object)), average,
                   std::string(id(game)));
    }
}

TEST(Unidentified, GolemsOfOneNameAreTheAverageOverWhatItMayBe) {
    for (const Game game : {Game::NetHack343, Game::NetHack37, Game::SlashEm007}) {
        Situation situation = situationIn(game);
        situation.luck = -13;
        const Stack violet = lookOf(game, ObjectClass::Gem, "violet");
        std::map<int, double> average;
        for (const Identity& identity : identitiesOf(situation.table, violet, {})) {
            for (const auto& [key, chance] : golemsOf(situation, std::vector(6, identity.object))) {
                average[key] += identity.probability * chance;
            }
        }
        expectNear(golemsOf(situation, std::vector(6, violet.object), "mine"), average,
                   std::string(id(game)));
    }
}

TEST(Unidentified, SimulatorAgrees) {
    for (const Game game : {Game::NetHack37, Game::SlashEm007}) {
        Situation situation = situationIn(game);
        situation.luck = -13;
        Pile pile;
        pile.stacks = {lookOf(game, ObjectClass::Wand, "oak"),
                       lookOf(game, ObjectClass::Potion, "bubbly", 3),
                       lookOf(game, ObjectClass::Amulet, "circular"),
                       lookOf(game, ObjectClass::Ring, "wooden"),
                       lookOf(game, ObjectClass::Tool, "bag"),
                       lookOf(game, ObjectClass::Gem, "violet", 9),
                       lookOf(game, ObjectClass::Gem, "blue", 7)};
        pile.stacks[0].buc = Buc::Cursed;
        const std::vector<Pile> piles = {pile};
        const std::vector<Goal> goals = {{objectOf(game, "wand of sleep"), 1},
                                         {objectOf(game, "bag of holding"), 1}};
        const auto exact = evaluateLine(situation, piles, goals);
        constexpr std::int64_t runs = 60'000;
        const auto sampled = simulateLine(situation, piles, goals, runs, 7);
        const auto sampledGoals = evaluateLine(
            situation, piles, goals, {.method = Method::Sampled, .samples = runs, .seed = 7});
        ASSERT_TRUE(exact && sampled && sampledGoals);
        EXPECT_EQ(exact->provenance.method, Method::Exact);
        const auto expectSame = [](double one, double other, const char* what) {
            EXPECT_NEAR(one, other, 5.0 * std::sqrt(one * (1.0 - one) / runs) + 1e-9) << what;
        };
        for (std::size_t i = 0; i < pile.stacks.size(); ++i) {
            const StackOdds& one = exact->piles[0].ifHit.stacks[i];
            const StackOdds& other = sampled->piles[0].ifHit.stacks[i];
            expectSame(one.unaffected, other.unaffected, "unaffected");
            expectSame(one.polymorphed, other.polymorphed, "polymorphed");
            expectSame(one.hazyAfterPolymorph.value_or(0.0), other.hazyAfterPolymorph.value_or(0.0),
                       "hazy");
            expectSame(one.turnsBack, other.turnsBack, "turns back");
            expectSame(one.remainderAbsorbedByGolem, other.remainderAbsorbedByGolem, "absorbed");
        }
        for (std::size_t i = 0; i < goals.size(); ++i) {
            const Estimate& goal = sampledGoals->goals[i].probability;
            EXPECT_GT(goal.standardError, 0.0);
            EXPECT_NEAR(exact->goals[i].probability.value, goal.value, 5.0 * goal.standardError);
        }
    }
}

TEST(Unidentified, AWholeLineOfOneStackIsExactlyTheAverage) {
    const Game game = Game::NetHack367;
    const Situation situation = situationIn(game);
    const Stack look = lookOf(game, ObjectClass::Potion, "bubbly", 4);
    const std::vector<Goal> goals = {{objectOf(game, "potion of full healing"), 1}};
    const auto chance = [&](const Stack& stack) {
        const std::vector<Pile> piles = {{.distance = 1, .stacks = {stack}}};
        return evaluateLine(situation, piles, goals)->goals[0].probability.value;
    };
    double average = 0.0;
    for (const Identity& identity : identitiesOf(situation.table, look, {})) {
        average += identity.probability * chance(identified(look, identity.object));
    }
    EXPECT_NEAR(chance(look), average, 1e-12);
}

}  // namespace
}  // namespace polyplan::nethack::polypile
