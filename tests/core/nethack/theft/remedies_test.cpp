#include "core/nethack/theft/remedies.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/nethack/theft/evaluate.h"
#include "tests/core/nethack/theft/encounters.h"
#include "tests/core/support/random_encounters.h"

namespace polyplan::nethack::theft {
namespace {

using enum Kind;
using testing::answerTo;
using testing::encounterOf;
using testing::goneBy;
using testing::requestOf;

std::set<std::string> idsOf(const std::vector<Remedy>& remedies) {
    std::set<std::string> ids;
    for (const Remedy& remedy : remedies) {
        EXPECT_TRUE(ids.insert(remedy.id).second) << remedy.id;
    }
    return ids;
}

Request afterRemedy(const Request& request, const std::string& id) {
    const auto remedies = remediesFor(encounterOf(request));
    const auto found = std::ranges::find(remedies, id, &Remedy::id);
    if (found == remedies.end()) {
        throw std::out_of_range(id);
    }
    return found->after;
}

/// The mean number of stacks with one of these names, imitations aside, that are gone in the end.
double meanLoss(const Request& request, const std::vector<std::string>& names) {
    const Answer answer = answerTo(request);
    const Gone gone = answer.goneBy(answer.entries());
    double mean = 0.0;
    for (std::size_t stack = 0; stack < answer.things.size(); ++stack) {
        const ThingAtRisk& thing = answer.things[stack];
        const bool counts = thing.kind != FakeAmulet && thing.kind != Bell &&
                            std::ranges::find(names, thing.name) != names.end();
        mean += counts ? gone.byThing[stack] : 0.0;
    }
    return mean;
}

TEST(TheftRemedies, CanBeAppliedWhateverIsAsked) {
    std::set<std::string> seen;
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        const Encounter before = tests::randomEncounter(seed);
        const auto remedies = remediesFor(before);
        const std::set<std::string> ids = idsOf(remedies);
        seen.insert(ids.begin(), ids.end());
        EXPECT_EQ(remedies.empty(), evaluate(before).theftPerHit == 0.0);
        for (const Remedy& remedy : remedies) {
            EXPECT_NE(remedy.after, before.request) << remedy.id;
            EXPECT_TRUE(faultsOf(remedy.after, *remedy.after.game, testing::thieves()).empty());
            EXPECT_FALSE(remedy.label.empty());
            EXPECT_FALSE(remedy.note.empty());
            EXPECT_NE(remedy.source.find(".c"), std::string::npos) << remedy.id;
        }
    }
    for (const char* id :
         {"bag", "leave", "fake-amulet-1", "bell-5", "imitations-first", "decoy", "other-artifact",
          "armor-class-10", "not-helpless", "blind", "slow", "ride", "no-teleport", "kill"}) {
        EXPECT_TRUE(seen.contains(id)) << id;
    }
}

TEST(TheftRemedies, NeverMakeMoreOfTheRealThingsGo) {
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        const Encounter before = tests::randomEncounter(seed);
        const std::vector<std::string> names = thingNames(before.request.inventory);
        const double lost = meanLoss(before.request, names);
        for (const Remedy& remedy : remediesFor(before)) {
            EXPECT_LE(meanLoss(remedy.after, names), lost + 1e-9) << remedy.id << " seed " << seed;
        }
    }
}

TEST(TheftRemedies, SlowNoThiefThatIsSlow) {
    Request request = requestOf(Game::NetHack367, "Cyclops", {Amulet});
    EXPECT_TRUE(idsOf(remediesFor(encounterOf(request))).contains("slow"));
    request.monsterConditions = {ThiefCondition::Slow, ThiefCondition::Fast};
    EXPECT_FALSE(idsOf(remediesFor(encounterOf(request))).contains("slow"));
}

TEST(TheftRemedies, PutOnlyIntoABagWhatGoesThere) {
    const Request request =
        requestOf(Game::NetHack367, "Cyclops", {QuestArtifact, Amulet, QuestArtifact});
    const Request after = afterRemedy(request, "bag");
    EXPECT_TRUE(after.inventory[0].inContainer);
    EXPECT_FALSE(after.inventory[1].inContainer);
    EXPECT_TRUE(after.inventory[2].inContainer);
    EXPECT_FALSE(idsOf(remediesFor(encounterOf(after))).contains("bag"));
}

TEST(TheftRemedies, NameWhatTheyPutAway) {
    Request request = requestOf(Game::NetHack367, "Cyclops",
                                {QuestArtifact, Amulet, QuestArtifact, FakeAmulet, BellOfOpening});
    request.inventory[0].name = "Sunsword";
    const auto told = [&request](const std::string& id) {
        const auto remedies = remediesFor(encounterOf(request));
        return whatToDo(*std::ranges::find(remedies, id, &Remedy::id));
    };
    EXPECT_EQ(told("bag"), "Put the quest artifacts into a container: Sunsword, quest artifact 2");
    EXPECT_EQ(told("leave"),
              "Leave what you can do without on another level: Sunsword, quest artifact 2, Bell of "
              "Opening");
    EXPECT_EQ(told("blind"), "Blind the thief");
    for (int more = 0; more < 3; ++more) {
        request.inventory.push_back({.kind = QuestArtifact, .name = ""});
    }
    EXPECT_EQ(told("bag"),
              "Put the quest artifacts into a container: Sunsword, quest artifact 2, quest "
              "artifact 3 and 2 more");
}

TEST(TheftRemedies, LetImitationsStandIn) {
    Request random = requestOf(Game::NetHack367, "Cyclops", {Amulet, FakeAmulet});
    EXPECT_NEAR(goneBy(answerTo(afterRemedy(random, "fake-amulet-1")), 1, "Amulet of Yendor"),
                1.0 / 20 / 3, 1e-15);
    Request inOrder = requestOf(Game::NetHack343, "Cyclops", {Amulet, FakeAmulet});
    EXPECT_EQ(goneBy(answerTo(afterRemedy(inOrder, "fake-amulet-5")), 5, "Amulet of Yendor"), 0.0);
    EXPECT_EQ(goneBy(answerTo(afterRemedy(inOrder, "imitations-first")), 1, "Amulet of Yendor"),
              0.0);
    inOrder.monster = "Wizard of Yendor";
    const auto ids = idsOf(remediesFor(encounterOf(inOrder)));
    EXPECT_FALSE(ids.contains("fake-amulet-1"));
    EXPECT_FALSE(ids.contains("imitations-first"));
    EXPECT_TRUE(ids.contains("no-teleport"));
}

TEST(TheftRemedies, KnowThatLittleBelowMinusTenIsWorseInDNetHack) {
    Request request = requestOf(Game::DNetHack, "Cyclops", {Amulet});
    request.armorClass = -12;
    EXPECT_EQ(afterRemedy(request, "armor-class-2").armorClass, -10);
    request.armorClass = -10;
    EXPECT_FALSE(idsOf(remediesFor(encounterOf(request))).contains("armor-class-10"));
    request.armorClass = 0;
    EXPECT_EQ(afterRemedy(request, "armor-class-10").armorClass, -10);
}

TEST(TheftRemedies, AskForNoArmorThatNobodyHas) {
    Request request = requestOf(Game::NetHack367, "Lord Surtur", {Amulet});
    request.armorClass = -35;
    EXPECT_EQ(afterRemedy(request, "armor-class-5").armorClass, -40);
    for (const int armorClass : {-40, -60, limits::armorClass.least}) {
        request.armorClass = armorClass;
        for (const std::string& id : idsOf(remediesFor(encounterOf(request)))) {
            EXPECT_FALSE(id.starts_with("armor-class")) << armorClass << ' ' << id;
        }
    }
}

TEST(TheftRemedies, SwapArtifactsOnlyWhereOthersAreNotKnown) {
    const Request old = requestOf(Game::NetHack343, "Cyclops", {QuestArtifact});
    EXPECT_EQ(answerTo(afterRemedy(old, "other-artifact")).goneBy(10).any, 0.0);
    const auto ids =
        idsOf(remediesFor(encounterOf(requestOf(Game::NetHack367, "Cyclops", {QuestArtifact}))));
    EXPECT_FALSE(ids.contains("other-artifact"));
    EXPECT_TRUE(ids.contains("decoy"));
}

}  // namespace
}  // namespace polyplan::nethack::theft
