#include <gtest/gtest.h>

#include <cmath>

#include "core/nethack/engraving/durability.h"
#include "core/nethack/engraving/wear_calls.h"
#include "tests/core/nethack/engraving/ask.h"

namespace polyplan::nethack::engraving {
namespace {

using tests::rubouts;

constexpr double printed = 5e-11;  ///< what ten decimals leave open

WearEvent picks(std::size_t count, bool magical = false) {
    WearEvent event;
    event.picks.assign(count + 1, 0.0);
    event.picks.back() = 1.0;
    event.magical = magical;
    return event;
}

struct Asked {
    std::string text = "Elbereth";
    Type type = Type::Dust;
    Game game = Game::NetHack367;
    bool onIce = false;
};

Durability wear(const Asked& asked, const std::vector<WearEvent>& events) {
    DurabilityQuestion question;
    question.text = asked.text;
    question.type = asked.type;
    question.game = asked.game;
    question.onIce = asked.onIce;
    question.events = events;
    return durability(question, rubouts());
}

WearFigures after(const Asked& asked, const std::vector<WearEvent>& events) {
    return wear(asked, events).entries.back().figures;
}

WearEvent of(Cause cause, Game game, int dexterity = 10) {
    return causeRule(cause, game, dexterity).event;
}

// The second seed's table of chances that a text which is not in dust loses a character.
struct SeedRow {
    Cause cause;
    double numerator;
    double denominator;
};

class SeedsFractions : public ::testing::TestWithParam<SeedRow> {};

TEST_P(SeedsFractions, AreTheChancesOfACause) {
    const SeedRow& row = GetParam();
    for (const Game game : {Game::NetHack343, Game::NetHack367, Game::NetHack37}) {
        const WipeCall call = wipeCall(of(row.cause, game), Type::Engrave, false, game, 8);
        const double chance =
            row.cause == Cause::Turn ? call.picks[1] * (40 + 3 * 10) : call.picks[1];
        EXPECT_NEAR(chance, row.numerator / row.denominator, 1e-15) << id(game);
    }
}

INSTANTIATE_TEST_SUITE_P(
    Seed, SeedsFractions,
    ::testing::Values(SeedRow{Cause::MonsterMove, 1, 26}, SeedRow{Cause::Throw, 1, 17},
                      SeedRow{Cause::Kick, 1, 17}, SeedRow{Cause::Melee, 1, 13},
                      SeedRow{Cause::ApplyAxeDown, 1, 13}, SeedRow{Cause::Turn, 77, 1326},
                      SeedRow{Cause::Move, 16463, 218790},
                      SeedRow{Cause::ForceBoltDown, 2152991, 19603584},
                      SeedRow{Cause::StoneToFleshDown, 2152991, 19603584}));

TEST(SeedsFractions, OfTheGrapplingHookIsThatOfTwo) {
    const WipeCall call = wipeCall(of(Cause::ApplyGrapplingHook, Game::NetHack367), Type::Mark,
                                   false, Game::NetHack367, 8);
    EXPECT_NEAR(call.picks[1], 43.0 / 884.0, 1e-16);
}

TEST(Wear, TurnsToOneOfFiftyByTheCount) {
    const std::vector<double> expected = {26, 17, 13, 11, 9, 8, 7, 6};
    for (std::size_t count = 1; count <= expected.size(); ++count) {
        EXPECT_DOUBLE_EQ(semiPermanentChance(count), 1.0 / expected[count - 1]);
    }
}

// Reference, worked examples 7 to 12 and 15 to 17.

TEST(WorkedExample, SevenMelee) {
    EXPECT_NEAR(1 - after({.type = Type::Engrave}, {of(Cause::Melee, Game::NetHack367)}).intact,
                1.0 / 13.0, 1e-15);
    const Game old = Game::NetHack343;
    EXPECT_NEAR(1 - after({.type = Type::Engrave, .game = old},
                          {of(Cause::Move, old), of(Cause::Melee, old)})
                        .readsElbereth,
                69391.0 / 474045.0, 1e-15);
    EXPECT_NEAR(after({.type = Type::Engrave}, std::vector<WearEvent>(10, picks(3))).intact,
                0.4491371071, printed);
}

TEST(WorkedExample, EightMonsterMoves) {
    for (const Game game : {Game::NetHack343, Game::NetHack367, Game::NetHack37}) {
        EXPECT_NEAR(after({.type = Type::Engrave, .game = game},
                          std::vector<WearEvent>(20, of(Cause::MonsterMove, game)))
                        .readsElbereth,
                    0.4563869462, printed);
    }
}

TEST(WorkedExample, NineResting) {
    const auto resting = [](Type type, int turns, int dexterity) {
        const Game game = Game::NetHack37;
        return after({.type = type, .game = game},
                     std::vector<WearEvent>(static_cast<std::size_t>(turns),
                                            of(Cause::Turn, game, dexterity)))
            .readsElbereth;
    };
    EXPECT_NEAR(resting(Type::Engrave, 1000, 18), 0.5390482089, printed);
    EXPECT_NEAR(resting(Type::Dust, 100, 18), 0.3431701428, printed);
    EXPECT_NEAR(resting(Type::Engrave, 1000, 10), 0.4360898967, printed);
    EXPECT_NEAR(resting(Type::Blood, 100, 10), 0.2371947500, printed);
}

TEST(WorkedExample, TenForceBolt) {
    const auto lost = [](Type type, Game game) {
        return 1 - after({.type = type, .game = game}, {of(Cause::ForceBoltDown, game)}).intact;
    };
    EXPECT_NEAR(lost(Type::Burn, Game::NetHack367), 0.0549131985, printed);
    EXPECT_NEAR(lost(Type::Engrave, Game::NetHack37), 0.1098263971, printed);
    EXPECT_EQ(lost(Type::Burn, Game::NetHack343), 0.0);
}

TEST(WorkedExample, ElevenCopies) {
    const auto kept = [](int copies, std::size_t count) {
        std::string text;
        for (int copy = 0; copy < copies; ++copy) {
            text += "Elbereth";
        }
        return after({.text = text, .game = Game::NetHack343}, {picks(count)}).readsElbereth;
    };
    EXPECT_NEAR(kept(3, 2), 1.0, 1e-15);
    EXPECT_NEAR(kept(3, 3), 7.0 / 9.0, 1e-15);
    EXPECT_NEAR(kept(3, 5), 31.0 / 81.0, 1e-15);
    EXPECT_NEAR(kept(2, 2), 1.0 / 2.0, 1e-15);
    EXPECT_NEAR(kept(4, 4), 29.0 / 32.0, 1e-15);
    EXPECT_NEAR(kept(5, 4), 1.0, 1e-15);
    EXPECT_NEAR(kept(5, 5), 601.0 / 625.0, 1e-15);
    EXPECT_NEAR(kept(6, 5), 1.0, 1e-15);
}

TEST(WorkedExample, TwelveCapitalB) {
    EXPECT_NEAR(after({.text = "ElBereth"}, {picks(1)}).readsElbereth, 1.0 / 32.0, 1e-16);
    EXPECT_NEAR(1 - after({.text = "ElBereth", .type = Type::Engrave}, {picks(3)}).readsElbereth,
                31.0 / 416.0, 1e-15);
}

TEST(WorkedExample, FifteenDust) {
    for (const Game game : {Game::NetHack343, Game::NetHack367, Game::NetHack37}) {
        const Durability worn = wear({.game = game}, std::vector<WearEvent>(8, picks(3)));
        const auto mean = [&](std::size_t k) { return worn.entries[k - 1].figures.changedMean; };
        EXPECT_NEAR(mean(1), 2.640625, 1e-14);
        EXPECT_NEAR(mean(2), 4.4183384827, printed);
        EXPECT_NEAR(mean(3), 5.6281252613, 2 * printed);
        EXPECT_NEAR(mean(4), 6.4568749751, printed);
        EXPECT_NEAR(mean(8), 7.8408099518, printed);
        for (std::size_t k = 1; k <= 5; ++k) {
            EXPECT_EQ(worn.entries[k - 1].figures.gone, 0.0) << k;
        }
        EXPECT_NEAR(worn.entries[5].figures.gone, 0.0055016760, printed);
        EXPECT_NEAR(worn.entries[6].figures.gone, 0.0905172628, printed);
        EXPECT_NEAR(worn.entries[7].figures.gone, 0.3159629016, printed);
    }
}

TEST(WorkedExample, SixteenFullStop) {
    const Durability worn = wear({.text = "Elbereth."}, {picks(1), picks(1)});
    EXPECT_NEAR(worn.entries[0].figures.readsElbereth, 1.0 / 9.0, 1e-16);
    EXPECT_EQ(worn.entries[1].figures.readsElbereth, 0.0);
    EXPECT_NEAR(worn.entries[0].figures.changedMean, 1.0, 1e-15);
    EXPECT_NEAR(worn.entries[1].figures.changedMean, 154.0 / 81.0, 1e-15);
}

TEST(WorkedExample, SeventeenCapitalBEngraved) {
    const Durability worn =
        wear({.text = "ElBereth", .type = Type::Engrave}, std::vector<WearEvent>(3, picks(3)));
    const std::vector<double> reads = {0.9254807692, 0.8565088757, 0.7926718252};
    for (std::size_t k = 1; k <= 3; ++k) {
        EXPECT_NEAR(worn.entries[k - 1].figures.readsElbereth, reads[k - 1], printed);
        EXPECT_NEAR(worn.entries[k - 1].figures.intact,
                    std::pow(12.0 / 13.0, static_cast<double>(k)), 1e-15);
    }
}

TEST(WorkedExample, ThirteenOnePick) {
    const auto becomes = [](const std::string& text, Game game) {
        return wear({.text = text, .game = game}, {picks(1)}).byPosition.front();
    };
    const CharacterOdds capital = becomes("E", Game::NetHack343);
    EXPECT_EQ(capital.size(), 6U);
    EXPECT_NEAR(capital.at('?'), 1.0 / 4.0, 1e-16);
    for (const char character : std::string("|FL[_")) {
        EXPECT_NEAR(capital.at(character), 3.0 / 20.0, 1e-16);
    }
    EXPECT_EQ(becomes("r", Game::NetHack367), (CharacterOdds{{'?', 1.0}}));
    EXPECT_EQ(becomes("|", Game::NetHack367), (CharacterOdds{{' ', 1.0}}));
    EXPECT_EQ(becomes("@", Game::NetHack343), (CharacterOdds{{'?', 1.0}}));
    EXPECT_EQ(becomes("@", Game::NetHack37), (CharacterOdds{{'0', 0.75}, {'?', 0.25}}));
}

}  // namespace
}  // namespace polyplan::nethack::engraving
