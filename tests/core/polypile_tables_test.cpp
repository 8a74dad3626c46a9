#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "core/nethack/polypile/evaluate.h"
#include "tests/core/support/situations.h"

namespace polyplan::testing {
namespace {

using namespace polyplan::nethack;
using namespace polyplan::nethack::polypile;

constexpr std::array exactGames = {Game::NetHack343, Game::NetHack367, Game::NetHack37};
constexpr std::array slashEmAndKin = {Game::SlashEm007, Game::SlashThem};

/// What a single stack becomes, given that it changes.
std::vector<ObjectOdds> changeOf(Game game, const std::string& stack, int ledgerLevel = 27) {
    Situation situation = situationIn(game);
    situation.known.materials = unshuffledMaterials(game);
    situation.ledgerLevel = ledgerLevel;
    const std::vector<Pile> piles = {pileOf(game, 1, {stack})};
    const StackOdds odds = evaluateLine(situation, piles, {})->piles[0].ifHit.stacks[0];
    std::vector<ObjectOdds> result = odds.polymorphedInto;
    for (ObjectOdds& entry : result) {
        entry.probability /= odds.polymorphed;
    }
    return result;
}

double chanceOf(const std::vector<ObjectOdds>& odds, Game game, const std::string& object) {
    return oddsOf(odds, objectOf(game, object));
}

struct GolemRow {
    std::vector<Material> flags;
    std::vector<Golem> kinds;
    std::vector<int> weights;
};

/// zap.c create_polymon(); monst.c.
std::vector<GolemRow> golemRows() {
    using enum Material;
    return {
        {{Iron, Metal, Mithril}, {Golem::Iron}, {2000}},
        {{Copper, Silver, Platinum, Gemstone, Mineral}, {Golem::Stone, Golem::Clay}, {1900, 1550}},
        {{Flesh, None}, {Golem::Flesh}, {1400}},
        {{Wood}, {Golem::Wood}, {900}},
        {{Leather}, {Golem::Leather}, {800}},
        {{Cloth}, {Golem::Rope}, {450}},
        {{Bone}, {Golem::Skeleton}, {300}},
        {{Gold}, {Golem::Gold}, {450}},
        {{Glass}, {Golem::Glass}, {1800}},
        {{Paper}, {Golem::Paper}, {400}},
        {{Liquid, Wax, Veggy, DragonHide, Plastic}, {Golem::Straw}, {400}},
    };
}

TEST(PolypileTables, EachMaterialRaisesItsGolem) {
    std::size_t materials = 0;
    for (const GolemRow& row : golemRows()) {
        for (const Material flag : row.flags) {
            ++materials;
            const auto kinds = golemsOf(*rulesOf(Game::NetHack37), flag);
            ASSERT_EQ(kinds.size(), row.kinds.size()) << name(flag);
            for (std::size_t i = 0; i < kinds.size(); ++i) {
                EXPECT_EQ(kinds[i], row.kinds[i]) << name(flag);
                EXPECT_EQ(weight(kinds[i]), row.weights[i]) << name(flag);
            }
        }
    }
    EXPECT_EQ(materials, materialCount);
}

TEST(PolypileTables, WaxAndPlasticRaiseGolemsOfTheirOwnInSlashEm) {
    for (const Game game : slashEmAndKin) {
        for (const Material flag : allMaterials()) {
            const auto kinds = golemsOf(*rulesOf(game), flag);
            const auto common = golemsOf(*rulesOf(Game::NetHack343), flag);
            if (flag == Material::Wax || flag == Material::Plastic) {
                ASSERT_EQ(kinds.size(), 1U);
                EXPECT_EQ(kinds[0], flag == Material::Wax ? Golem::Wax : Golem::Plastic);
                EXPECT_EQ(weight(kinds[0]), 400);
            } else {
                EXPECT_TRUE(std::equal(kinds.begin(), kinds.end(), common.begin(), common.end()));
            }
        }
    }
}

TEST(PolypileTables, SlashThemHasSlashEmsOddsAndRestsOnADescription) {
    const auto answerIn = [](Game game) {
        const std::vector<Pile> piles = {
            pileOf(game, 1, {"3 blessed potion of water", "wand of sleep", "9 cursed wax candle"})};
        return evaluateLine(situationIn(game), piles, {})->piles[0].ifHit;
    };
    EXPECT_EQ(answerIn(Game::SlashThem), answerIn(Game::SlashEm007));
    EXPECT_TRUE(rulesOf(Game::SlashThem)->restsOnDescription);
    EXPECT_TRUE(rulesOf(Game::SlashThem)->hazeIsSeen);
    for (const Game game :
         {Game::NetHack343, Game::NetHack367, Game::NetHack37, Game::SlashEm007}) {
        EXPECT_FALSE(rulesOf(game)->restsOnDescription);
        EXPECT_FALSE(rulesOf(game)->hazeIsSeen);
    }
    EXPECT_EQ(rulesOf(Game::SlashEmExtended), nullptr);
    EXPECT_EQ(rulesOf(Game::DNetHack), nullptr);
}

TEST(PolypileTables, AlignmentKeysAreImmuneInSlashEmWithOrWithoutTheirArticle) {
    for (const std::string name : {"The Key of Law", "the Key of Chaos", "Key of Neutrality"}) {
        Stack key = stackOf(Game::SlashEm007, "skeleton key");
        key.artifact = name;
        EXPECT_TRUE(isImmuneArtifact(*rulesOf(Game::SlashEm007), key)) << name;
        EXPECT_FALSE(isImmuneArtifact(*rulesOf(Game::NetHack37), key)) << name;
    }
    Stack sword = stackOf(Game::SlashEm007, "long sword");
    EXPECT_FALSE(isImmuneArtifact(*rulesOf(Game::SlashEm007), sword));
    sword.artifact = "Excalibur";
    EXPECT_FALSE(isImmuneArtifact(*rulesOf(Game::SlashEm007), sword));
}

struct FactorRow {
    std::string magical;
    std::string mundane;
    double magicSame;
    double magicCross;
    double mundaneSame;
    double mundaneCross;
    std::vector<Game> games;
};

/// zap.c poly_obj(): a type's odds are its share of the class times these, before any redraw. For a
/// magical and a mundane source.
std::vector<FactorRow> factorRows() {
    const std::vector<Game> all(exactGames.begin(), exactGames.end());
    const std::vector<Game> old = {Game::NetHack343, Game::NetHack367};
    const std::vector<Game> latest = {Game::NetHack37};
    const std::vector<Game> slashEm(slashEmAndKin.begin(), slashEmAndKin.end());
    return {
        {"cloak of magic resistance", "orcish helm", 2.487124, 0.669124, 1.215124, 0.033124, all},
        {"magic marker", "tin opener", 2.567104, 0.719104, 1.175104, 0.023104, all},
        {"potion of full healing", "potion of water", 1.324564, 0.066564, 2.292564, 0.550564, old},
        {"potion of full healing", "potion of water", 1.2976, 0.0576, 2.3376, 0.5776, latest},
        {"scroll of light", "scroll of blank paper", 1.028784, 0.000784, 2.916784, 0.944784, all},
        {"spellbook of dig", "spellbook of blank paper", 1.018324, 0.000324, 2.946324, 0.964324,
         old},
        {"spellbook of dig", "spellbook of blank paper", 1.019361, 0.000361, 2.943361, 0.962361,
         latest},
        {"wand of sleep", "wand of nothing", 1.025625, 0.000625, 2.925625, 0.950625, all},
        {"luckstone", "rock", 2.916784, 0.944784, 1.028784, 0.000784, all},
        {"cloak of magic resistance", "orcish helm", 2.453025, 0.648025, 1.233025, 0.038025,
         slashEm},
        {"magic marker", "tin opener", 2.610496, 0.746496, 1.154496, 0.018496, slashEm},
        {"potion of gain level", "potion of water", 1.275625, 0.050625, 2.375625, 0.600625,
         slashEm},
        {"scroll of light", "scroll of blank paper", 1.028784, 0.000784, 2.916784, 0.944784,
         slashEm},
        {"spellbook of dig", "spellbook of blank paper", 1.0204, 0.0004, 2.9404, 0.9604, slashEm},
        {"wand of sleep", "wand of nothing", 1.0204, 0.0004, 2.9404, 0.9604, slashEm},
        {"luckstone", "rock", 2.896225, 0.931225, 1.036225, 0.001225, slashEm},
    };
}

TEST(PolypileTables, ThreeDrawsFavorTypesOfTheSameMagic) {
    for (const FactorRow& row : factorRows()) {
        for (const Game game : row.games) {
            const ObjectTable& table = objectsOf(game);
            // A redraw adds the same to both factors, so that it drops out of their difference.
            const auto fromMagical = changeOf(game, row.magical);
            const auto fromMundane = changeOf(game, row.mundane);
            const double magicalShare = table[objectOf(game, row.magical)].probability;
            const double mundaneShare = table[objectOf(game, row.mundane)].probability;
            const auto perShare = [&](const auto& odds, const std::string& object, double share) {
                return chanceOf(odds, game, object) / share * 1000;
            };
            EXPECT_NEAR(perShare(fromMagical, row.magical, magicalShare) -
                            perShare(fromMagical, row.mundane, mundaneShare),
                        row.magicSame - row.magicCross, 1e-9)
                << row.magical;
            EXPECT_NEAR(perShare(fromMundane, row.mundane, mundaneShare) -
                            perShare(fromMundane, row.magical, magicalShare),
                        row.mundaneSame - row.mundaneCross, 1e-9)
                << row.mundane;
        }
    }
}

struct GemRow {
    std::vector<int> levels;
    int left;   ///< number of gems that are there
    int fewer;  ///< number of those at the beginning with `low` of 1000
    int low;    ///< the others have one more
};

TEST(PolypileTables, GemsDependOnTheLevel) {
    const std::vector<GemRow> rows = {
        {{1, 2}, 13, 11, 13},      {{3, 4, 5}, 14, 11, 12}, {{6, 8}, 15, 9, 11},
        {{9, 11}, 16, 5, 10},      {{12, 14}, 17, 16, 10},  {{15, 17}, 18, 9, 9},
        {{18, 20}, 19, 19, 9},     {{21, 23}, 20, 9, 8},    {{24, 26}, 21, 18, 8},
        {{27, 50, 127}, 22, 5, 7},
    };
    for (const Game game : exactGames) {
        const ObjectIndex first = objectOf(game, "dilithium crystal");
        for (const GemRow& row : rows) {
            for (const int level : row.levels) {
                const auto odds = changeOf(game, "rock", level);
                for (int gem = 0; gem < 22; ++gem) {
                    const int place = gem - (22 - row.left);
                    const int share = place < 0 ? 0 : place < row.fewer ? row.low : row.low + 1;
                    EXPECT_NEAR(oddsOf(odds, static_cast<ObjectIndex>(first + gem)),
                                share * 1.028784 / 1000, 1e-12)
                        << "level " << level << ", gem " << gem;
                }
            }
        }
    }
}

/// Zapping one piece of armor again and again until it shudders or is what was wished for.
struct Shirts {
    std::vector<std::string> wanted;

    bool isWanted(const ObjectType& type) const {
        return std::find(wanted.begin(), wanted.end(), type.id) != wanted.end();
    }

    /// Odds to succeed, for a piece that starts magical and one that does not.
    std::array<double, 2> success(double shudder) const {
        // By the piece's magic: odds of a change to succeed, and to go on with either magic.
        std::array<double, 2> hit{};
        std::array<std::array<double, 2>, 2> next{};
        constexpr std::array pieces = {"cloak of magic resistance", "orcish helm"};
        for (std::size_t from = 0; from < 2; ++from) {
            for (const ObjectOdds& entry : changeOf(Game::NetHack343, pieces[from])) {
                const ObjectType& type = objectsOf(Game::NetHack343)[entry.object];
                (isWanted(type) ? hit[from] : next[from][type.magic ? 0 : 1]) += entry.probability;
            }
        }
        const double on = 1 - shudder;
        const double a = 1 - on * next[0][0];
        const double b = -on * next[0][1];
        const double c = -on * next[1][0];
        const double d = 1 - on * next[1][1];
        const double determinant = a * d - b * c;
        return {on * (hit[0] * d - hit[1] * b) / determinant,
                on * (hit[1] * a - hit[0] * c) / determinant};
    }
};

double piecesNeeded(double success, double confidence) {
    return std::log(1 - confidence) / std::log(1 - success);
}

TEST(PolypileTables, ShirtsComeAsOftenAsTheTableSays) {
    const Shirts any{.wanted = {"hawaiian_shirt", "t_shirt"}};
    const Shirts tShirt{.wanted = {"t_shirt"}};
    const std::array<double, 2> blessed = any.success(1 / 12.0);
    const double uncursedMagical = any.success(1 / 8.0)[0];
    const double blessedTShirt = tShirt.success(1 / 12.0)[0];
    EXPECT_NEAR(blessed[0], 0.1099875666, 1e-10);
    EXPECT_NEAR(blessed[1], 0.1174666502, 1e-10);
    EXPECT_NEAR(uncursedMagical, 0.0708799905, 1e-10);
    EXPECT_NEAR(blessedTShirt, 0.0242791011, 1e-10);

    constexpr std::array confidences = {0.25, 0.5, 0.75, 0.95};
    const auto expectPieces = [&](double success, const std::array<double, 4>& pieces) {
        for (std::size_t i = 0; i < confidences.size(); ++i) {
            EXPECT_NEAR(piecesNeeded(success, confidences[i]), pieces[i], 0.005);
        }
    };
    expectPieces(blessed[0], {2.47, 5.95, 11.90, 25.71});
    expectPieces(blessed[1], {2.30, 5.55, 11.09, 23.97});
    expectPieces(uncursedMagical, {3.91, 9.43, 18.86, 40.75});
    expectPieces(blessedTShirt, {11.70, 28.20, 56.40, 121.88});
}

}  // namespace
}  // namespace polyplan::testing
