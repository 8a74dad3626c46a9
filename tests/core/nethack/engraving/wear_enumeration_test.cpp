#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <rapidcheck/gtest.h>

#include "core/nethack/engraving/durability.h"
#include "core/nethack/engraving/wear_exact.h"
#include "tests/core/nethack/engraving/ask.h"
#include "tests/core/support/enumerated_wear.h"

namespace polyplan::nethack::engraving {
namespace {

using tests::rubouts;

constexpr double rounding = 1e-12;

void expectOdds(const std::vector<CharacterOdds>& actual,
                const std::vector<CharacterOdds>& expected) {
    for (std::size_t place = 0; place < expected.size(); ++place) {
        CharacterOdds all = expected[place];
        all.insert(actual[place].begin(), actual[place].end());
        for (const auto& [character, chance] : all) {
            const auto of = [c = character](const CharacterOdds& odds) {
                return odds.contains(c) ? odds.at(c) : 0.0;
            };
            EXPECT_NEAR(of(actual[place]), of(expected[place]), rounding)
                << "place " << place << ", character " << character;
        }
    }
}

void expectAgreement(const DurabilityQuestion& question) {
    const Durability exact = exactDurability(question, rubouts());
    const tests::EnumeratedWear plain = tests::enumerateWear(question, rubouts());
    ASSERT_EQ(exact.entries.size(), plain.figures.size());
    for (std::size_t event = 0; event < plain.figures.size(); ++event) {
        const WearFigures& actual = exact.entries[event].figures;
        const WearFigures& expected = plain.figures[event];
        SCOPED_TRACE("event " + std::to_string(event));
        EXPECT_NEAR(actual.intact, expected.intact, rounding);
        EXPECT_NEAR(actual.readsElbereth, expected.readsElbereth, rounding);
        EXPECT_NEAR(actual.containsElbereth, expected.containsElbereth, rounding);
        EXPECT_NEAR(actual.gone, expected.gone, rounding);
        EXPECT_NEAR(actual.changedMean, expected.changedMean, 10 * rounding);
        ASSERT_EQ(actual.changedHistogram.size(), expected.changedHistogram.size());
        for (std::size_t changed = 0; changed < expected.changedHistogram.size(); ++changed) {
            EXPECT_NEAR(actual.changedHistogram[changed], expected.changedHistogram[changed],
                        rounding)
                << changed << " changed";
        }
    }
    expectOdds(exact.byPositionAtEnd, plain.byPositionAtEnd);
    DurabilityQuestion first = question;
    first.events.resize(std::min<std::size_t>(1, first.events.size()));
    if (!first.events.empty()) {
        expectOdds(exact.byPosition, tests::enumerateWear(first, rubouts()).byPositionAtEnd);
    }
    if (::testing::Test::HasFailure()) {
        std::cerr << "text \"" << question.text << "\", type " << static_cast<int>(question.type)
                  << ", game " << id(question.game) << ", events " << question.events.size()
                  << '\n';
    }
}

rc::Gen<std::string> letters(int most) {
    return rc::gen::exec([most] {
        const auto length = static_cast<std::size_t>(*rc::gen::inRange(1, most + 1));
        std::string text = *rc::gen::container<std::string>(
            length, rc::gen::elementOf(std::string("E@8.?rl_hmB  -")));
        if (text.find_first_not_of(' ') == std::string::npos) {
            text.front() = 'e';
        }
        return text;
    });
}

rc::Gen<WearEvent> wiping(int mostPicks) {
    return rc::gen::exec([mostPicks] {
        WearEvent event;
        const auto most = static_cast<std::size_t>(*rc::gen::inRange(1, mostPicks + 1));
        event.picks.assign(most + 1, 0.0);
        double all = 0.0;
        for (double& chance : event.picks) {
            chance = *rc::gen::elementOf(std::vector<double>{0.0, 1.0, 3.0});
            all += chance;
        }
        if (all == 0.0) {
            event.picks.back() = all = 1.0;
        }
        for (double& chance : event.picks) {
            chance /= all;
        }
        event.magical = *rc::gen::arbitrary<bool>();
        event.plusLength = *rc::gen::inRange(0, 8) == 0;
        if (*rc::gen::inRange(0, 8) == 0) {
            event.only = Type::Engrave;
        }
        return event;
    });
}

DurabilityQuestion anyQuestion() {
    DurabilityQuestion question;
    question.game = *rc::gen::element(Game::NetHack343, Game::NetHack367, Game::NetHack37,
                                      Game::SlashEmExtended);
    question.type = *rc::gen::element(Type::Dust, Type::Dust, Type::Engrave, Type::Burn, Type::Mark,
                                      Type::Blood, Type::Headstone);
    question.onIce = *rc::gen::arbitrary<bool>();
    return question;
}

RC_GTEST_PROP(WearChain, AgreesWithEveryTextThatThereCanBe, ()) {
    DurabilityQuestion question = anyQuestion();
    question.text = *letters(5);
    // On ice the one part that the chain does not follow needs the word, which is longer.
    const int count = *rc::gen::inRange(1, 5);
    for (int event = 0; event < count; ++event) {
        question.events.push_back(*wiping(3));
        question.events.back().kind =
            *rc::gen::weightedElement<WearEvent::Kind>({{18, WearEvent::Kind::Picks},
                                                        {1, WearEvent::Kind::Deletes},
                                                        {1, WearEvent::Kind::Replaces}});
    }
    expectAgreement(question);
    RC_ASSERT(!::testing::Test::HasFailure());
}

RC_GTEST_PROP(WearChain, AgreesAboutTheWord, ()) {
    DurabilityQuestion question = anyQuestion();
    question.onIce = question.onIce && question.game != Game::SlashEmExtended;
    question.text = *rc::gen::element<std::string>(
        "Elbereth", "ElBereth", "elberethElbereth", "Elbeheth", "EEBenetH", "Elbereth.",
        " Elbereth", ".ElBereth?", "?Elbereth Elbereth", "ElberethElBemeth.", "xElberethy",
        "ELBERETH  ", "Elberet", "ElberethlBereth");
    const int count = *rc::gen::inRange(1, 4);
    for (int event = 0; event < count; ++event) {
        question.events.push_back(*wiping(question.text.size() > 11 ? 1 : 2));
        question.events.back().plusLength = false;
        question.events.back().kind = *rc::gen::weightedElement<WearEvent::Kind>(
            {{3, WearEvent::Kind::Picks}, {1, WearEvent::Kind::DeletesElbereth}});
    }
    expectAgreement(question);
    RC_ASSERT(!::testing::Test::HasFailure());
}

TEST(WearChain, CarriesWhatTheHerosAttackDeletes) {
    DurabilityQuestion question;
    question.text = "ElBereth.";
    question.type = Type::Dust;
    WearEvent pick;
    pick.picks = {0.3, 0.4, 0.3};
    WearEvent attack;
    attack.kind = WearEvent::Kind::DeletesElbereth;
    question.events = {pick, attack, pick, attack, pick};
    expectAgreement(question);
}

TEST(WearChain, AgreesOnEveryCauseInEveryVersion) {
    for (const Game game :
         {Game::NetHack343, Game::NetHack367, Game::NetHack37, Game::SlashEmExtended}) {
        for (int cause = 0; cause <= static_cast<int>(Cause::TeleportationDown); ++cause) {
            for (const Type type : {Type::Dust, Type::Engrave, Type::Burn, Type::Mark, Type::Blood,
                                    Type::Headstone}) {
                DurabilityQuestion question;
                question.game = game;
                question.type = type;
                question.onIce = cause % 2 == 0;
                question.text = "EB.";
                constexpr int dexterity = 3;
                question.events = {causeRule(static_cast<Cause>(cause), game, dexterity).event,
                                   causeRule(Cause::Melee, game, dexterity).event};
                SCOPED_TRACE("cause " + std::to_string(cause));
                expectAgreement(question);
            }
        }
    }
}

TEST(WearChain, KeepsABurnedWordFromWhatWearsAnotherType) {
    DurabilityQuestion question;
    question.game = Game::SlashEmExtended;
    question.type = Type::Burn;
    question.text = "Elbereth";
    WearEvent event;
    event.picks = {0.5, 0.5};
    question.events = {event, event};
    question.events.back().only = Type::Engrave;
    expectAgreement(question);
}

TEST(WearChain, AgreesOverThreeEventsOfThree) {
    DurabilityQuestion question;
    question.text = "Elbereth";
    WearEvent event;
    event.picks = {0.0, 0.0, 0.0, 1.0};
    question.events.assign(2, event);
    expectAgreement(question);
}

}  // namespace
}  // namespace polyplan::nethack::engraving
