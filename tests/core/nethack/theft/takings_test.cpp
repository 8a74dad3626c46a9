#include "core/nethack/theft/takings.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "tests/core/nethack/theft/encounters.h"
#include "tests/core/support/random_encounters.h"

namespace polyplan::nethack::theft {
namespace {

using enum Kind;
using testing::encounterOf;
using testing::requestOf;

/// Goes through everything that may be taken, theft by theft, as 3.6.7 and 3.7 choose.
class EveryTaking {
  public:
    explicit EveryTaking(const Encounter& encounter)
        : encounter_(encounter), left_(encounter.request.inventory) {
        for (Thing& thing : left_) {
            if (thing.inContainer) {
                thing.kind = Other;
            }
        }
        take(1, 1.0);
    }

    /// By number of the theft and place of the stack.
    std::map<std::pair<std::size_t, std::size_t>, double> taken;
    std::map<std::size_t, double> all;  ///< by how many are taken until nothing is left

  private:
    std::vector<std::size_t> placesOf(Kind real, Kind imitation) const {
        const bool isThere = std::ranges::find(left_, real, &Thing::kind) != left_.end();
        std::vector<std::size_t> places;
        for (std::size_t place = 0; isThere && place < left_.size(); ++place) {
            const bool mistaken =
                left_[place].kind == imitation && encounter_.thief.name != "Wizard of Yendor";
            if (left_[place].kind == real || mistaken) {
                places.push_back(place);
            }
        }
        return places;
    }

    void take(std::size_t number, double chance) {
        for (const auto& [real, imitation] :
             {std::pair(QuestArtifact, QuestArtifact), std::pair(Amulet, FakeAmulet),
              std::pair(BellOfOpening, Bell), std::pair(BookOfTheDead, BookOfTheDead),
              std::pair(Candelabrum, Candelabrum)}) {
            const std::vector<std::size_t> places = placesOf(real, imitation);
            for (const std::size_t place : places) {
                const double share = chance / static_cast<double>(places.size());
                const Kind kind = left_[place].kind;
                taken[{number, place}] += share;
                left_[place].kind = Other;
                take(number + 1, share);
                left_[place].kind = kind;
            }
            if (!places.empty()) {
                return;
            }
        }
        all[number - 1] += chance;
    }

    const Encounter& encounter_;
    std::vector<Thing> left_;
};

void expectLikeEveryTaking(const Encounter& encounter) {
    const EveryTaking every(encounter);
    const Takings takings = takingsOf(encounter);
    const std::size_t stacks = encounter.request.inventory.size();
    for (std::size_t number = 0; number <= stacks; ++number) {
        const auto value = static_cast<Distribution::Value>(number);
        const auto found = every.all.find(number);
        ASSERT_NEAR(takings.all.at(value), found == every.all.end() ? 0.0 : found->second, 1e-13);
        for (std::size_t place = 0; place < stacks; ++place) {
            const auto taken = every.taken.find({number, place});
            const auto law = takings.numberOf[place];
            ASSERT_NEAR(law ? takings.numbers[*law].at(value) : 0.0,
                        taken == every.taken.end() ? 0.0 : taken->second, 1e-13)
                << "theft " << number << " of stack " << place;
        }
    }
}

TEST(Takings, AreThoseOfGoingThroughAll) {
    int compared = 0;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        const Encounter encounter = tests::randomEncounter(seed);
        if (encounter.rules->choice == Choice::AnyAlike &&
            encounter.request.inventory.size() <= 7) {
            expectLikeEveryTaking(encounter);
            ++compared;
        }
    }
    EXPECT_GT(compared, 100);
}

TEST(Takings, OfSeveralRealThingsGoUntilTheLastOneIs) {
    expectLikeEveryTaking(encounterOf(
        requestOf(Game::NetHack37, "Cyclops",
                  {Amulet, FakeAmulet, Amulet, FakeAmulet, FakeAmulet, Bell, BellOfOpening})));
}

/// Which stack the first, second … theft takes, by place.
std::vector<std::size_t> orderOf(const Request& request) {
    const Takings takings = takingsOf(encounterOf(request));
    std::vector<std::size_t> order(static_cast<std::size_t>(takings.all.highest()), 99);
    for (std::size_t place = 0; place < takings.numberOf.size(); ++place) {
        if (const auto number = takings.numberOf[place]) {
            const Distribution& law = takings.numbers[*number];
            EXPECT_EQ(law.lowest(), law.highest());
            order[static_cast<std::size_t>(law.lowest() - 1)] = place;
        }
    }
    return order;
}

TEST(Takings, GoInOrderIn343) {
    const std::vector<Kind> kinds = {Candelabrum, BookOfTheDead, Bell,          BellOfOpening,
                                     Bell,        QuestArtifact, QuestArtifact, FakeAmulet,
                                     Amulet,      FakeAmulet};
    Request request = requestOf(Game::NetHack343, "Cyclops", kinds);
    request.inventory[5].own = false;
    EXPECT_EQ(orderOf(request), (std::vector<std::size_t>{7, 8, 6, 2, 3, 1, 0}));
    request.monster = "Wizard of Yendor";
    EXPECT_EQ(orderOf(request), (std::vector<std::size_t>{8, 6, 3, 1, 0}));
}

TEST(Takings, DifferByDamageTypeInDNetHack) {
    const std::vector<Kind> kinds = {Candelabrum,   BookOfTheDead, Bell,      BellOfOpening,
                                     QuestArtifact, Amulet,        FakeAmulet};
    EXPECT_EQ(orderOf(requestOf(Game::DNetHack, "Cyclops", kinds)),
              (std::vector<std::size_t>{5, 4, 2, 3, 1, 0}));
    EXPECT_EQ(orderOf(requestOf(Game::DNetHack, "retriever", kinds)),
              (std::vector<std::size_t>{5, 2, 3, 1, 0}));
    EXPECT_EQ(orderOf(requestOf(Game::DNetHack, "Wizard of Yendor", kinds)),
              (std::vector<std::size_t>{5, 3, 1, 0}));
}

TEST(Takings, SayWhyAStackIsSafe) {
    Request request = requestOf(
        Game::NetHack343, "Cyclops",
        {Amulet, FakeAmulet, FakeAmulet, Bell, BellOfOpening, QuestArtifact, Other, BookOfTheDead});
    request.inventory[2].inContainer = true;
    request.inventory[4].inContainer = true;
    request.inventory[5].own = false;
    EXPECT_EQ(takingsOf(encounterOf(request)).risks,
              (std::vector<Risk>{Risk::AtRisk, Risk::BehindTheReal, Risk::InContainer,
                                 Risk::RealNotCarried, Risk::InContainer, Risk::NotSought,
                                 Risk::NotSought, Risk::AtRisk}));
    request.monster = "Wizard of Yendor";
    EXPECT_EQ(takingsOf(encounterOf(request)).risks[1], Risk::KnownImitation);
    request.game = Game::NetHack367;
    EXPECT_EQ(takingsOf(encounterOf(request)).risks[5], Risk::AtRisk);
}

}  // namespace
}  // namespace polyplan::nethack::theft
