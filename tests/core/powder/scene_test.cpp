#include "core/powder/scene.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <variant>
#include <vector>

#include "core/powder/notes.h"
#include "core/powder/steps.h"
#include "tests/core/powder/requests.h"

namespace polyplan::powder {
namespace {

using namespace polyplan::powder::testing;

std::vector<std::string> pointers(const Request& request) {
    std::vector<std::string> result;
    auto scene = Scene::of(request, tables());
    if (const auto* faults = std::get_if<std::vector<RequestFault>>(&scene)) {
        std::ranges::transform(*faults, std::back_inserter(result), &RequestFault::pointer);
    }
    return result;
}

TEST(PowderScene, NamesEveryFault) {
    Request request;
    request.creature.definition = "FROGGY";
    request.creature.mp = 3;
    request.square.terrain = "lava";
    request.creature.intrinsics = {
        {.intrinsic = Intrinsic::Blind, .beats = 3, .source = Source::Item},
        {.intrinsic = Intrinsic::Blind, .beats = std::nullopt, .source = Source::Timed}};
    request.creature.worn = {wearing(Slot::Head, "iron helm"), wearing(Slot::Head, "leather cap")};
    EXPECT_EQ(pointers(request),
              (std::vector<std::string>{"/creature/definition", "/creature/max_hp", "/creature/mp",
                                        "/square/terrain", "/creature/intrinsics/0/source",
                                        "/creature/intrinsics/1/source", "/creature/worn/1/slot"}));
    request = requestOf(10, 1);
    request.creature.hp = 11;
    EXPECT_EQ(pointers(request), std::vector<std::string>{"/creature/hp"});
    request.creature.hp = 10;
    EXPECT_TRUE(pointers(request).empty());
}

TEST(PowderScene, BringsWhatTheDefinitionHas) {
    Request request = requestOf(10, 1);
    request.creature.definition = "LIVINGFROST";
    const Scene scene = sceneOf(request);
    EXPECT_FALSE(scene.isAvatar());
    EXPECT_TRUE(scene.has(Intrinsic::VulnFire));
    EXPECT_TRUE(scene.has(Intrinsic::Unchanging));
    EXPECT_TRUE(scene.canFly());
    request.creature.isAvatar = true;
    EXPECT_TRUE(sceneOf(request).isAvatar());
}

TEST(PowderScene, AMonsterHearsTheFirstOnly) {
    Request request = requestOf(10, 1);
    request.noiseMakers = {{.noises = {4}}, {.noises = {5}}};
    EXPECT_EQ(sceneOf(request).heard().size(), 2U);
    request.creature.definition = "RAT";
    EXPECT_EQ(sceneOf(request).heard().size(), 1U);
}

struct Outfit {
    Dress dress;
    std::vector<Worn> worn;
};

const std::vector<Outfit>& outfits() {
    static const std::vector<Outfit> all = {
        {Dress::Fighter,
         {wearing(Slot::Head, "iron helm"), wearing(Slot::OffHand, "tower shield"),
          wearing(Slot::Body, "plate mail"), wearing(Slot::Feet, "iron shoes")}},
        {Dress::Wizard,
         {wearing(Slot::Head, "floppy hat"), wearing(Slot::Body, "plain robe"),
          wearing(Slot::Feet, "pointed slippers"), wearing(Slot::LeftRing, "ring"),
          wearing(Slot::RightRing, "ring")}},
        {Dress::Cleric,
         {wearing(Slot::OffHand, "spellbook of healing"), wearing(Slot::Body, "chainmail"),
          wearing(Slot::Feet, "sandals"), wearing(Slot::Amulet, "iron torc")}},
        {Dress::Ranger,
         {wearing(Slot::Head, "leather cap"), wearing(Slot::MainHand, "rapier"),
          wearing(Slot::OffHand, "buckler"), wearing(Slot::Body, "leather tunic"),
          wearing(Slot::Feet, "hiking boots")}},
        {Dress::Necromancer,
         {wearingOf(Slot::Head, "gold"), wearing(Slot::MainHand, "wand of sleep"),
          wearing(Slot::Body, "crystal platemail"), wearingOf(Slot::LeftRing, "gold"),
          wearingOf(Slot::RightRing, "gold"), wearingOf(Slot::Amulet, "gold")}},
        {Dress::Barbarian,
         {wearing(Slot::Head, "feathered helm"), wearing(Slot::MainHand, "spear"),
          wearing(Slot::Body, "mithril chainmail"), wearing(Slot::Feet, "riding boots"),
          wearing(Slot::Amulet, "pearl necklace")}},
    };
    return all;
}

TEST(PowderScene, DressIsWhatIsWornUnlessItIsTold) {
    for (const Outfit& outfit : outfits()) {
        Request request = requestOf(10, 1);
        request.creature.worn = outfit.worn;
        for (std::size_t i = 0; i < dressCount; ++i) {
            const auto dress = static_cast<Dress>(i);
            EXPECT_EQ(sceneOf(request).isDressed(dress), dress == outfit.dress) << i;
        }
        for (std::size_t missing = 0; missing < outfit.worn.size(); ++missing) {
            Request incomplete = request;
            incomplete.creature.worn.erase(incomplete.creature.worn.begin() +
                                           static_cast<std::ptrdiff_t>(missing));
            EXPECT_FALSE(sceneOf(incomplete).isDressed(outfit.dress)) << missing;
        }
        request.creature.dress = std::vector<Dress>();
        EXPECT_FALSE(sceneOf(request).isDressed(outfit.dress));
    }
}

TEST(PowderScene, ADressedFighterHeals) {
    Request request = requestOf(50, 8);
    request.creature.hp = 10;
    request.creature.dress = {Dress::Fighter};
    EXPECT_EQ(answerTo(request).timeline.back().hp->p50, 15);
    request.creature.intrinsics = {having(Intrinsic::Tame)};
    request.masterDressedCleric = true;
    EXPECT_EQ(answerTo(request).timeline.back().hp->p50, 23);
    request.creature.intrinsics[0].inflictorAlive = false;
    EXPECT_EQ(answerTo(request).timeline.back().hp->p50, 15);
}

TEST(PowderScene, EndureHungerNeedsAMemory) {
    Request request = requestOf(50, 8);
    request.creature.hp = 10;
    request.creature.food = 50;
    EXPECT_EQ(answerTo(request).timeline.back().hp->p50, 10);
    request.creature.intrinsics = {having(Intrinsic::EndureHunger)};
    EXPECT_EQ(answerTo(request).timeline.back().hp->p50, 11);
    request.creature.intrinsics.push_back(having(Intrinsic::Amnesia));
    EXPECT_EQ(answerTo(request).timeline.back().hp->p50, 10);
}

TEST(PowderScene, TellsWhatIsNotFollowed) {
    EXPECT_TRUE(answerTo(requestOf(10, 1)).notFollowed.empty());
    Request request = requestOf(10, 1);
    request.creature.intrinsics = {having(Intrinsic::Possessed, 5), having(Intrinsic::LichForm),
                                   having(Intrinsic::MissingFinger), having(Intrinsic::Search)};
    EXPECT_EQ(answerTo(request).notFollowed.size(), 4U);
    request = requestOf(10, 1);
    request.creature.dress = {Dress::Wizard};
    EXPECT_EQ(answerTo(request).notFollowed,
              (std::vector<Omission>{{.of = {}, .text = "piety for the dress (step 36)"}}));
    request = requestOf(10, 1);
    request.creature.definition = "AIRELEMENTAL";
    request.square.wind = Wind::Directed;
    EXPECT_EQ(answerTo(request).notFollowed.size(), 2U);
}

TEST(PowderScene, TellsWhereTheWikiDiffers) {
    Request request = requestOf(10, 1);
    request.square.terrain = "LAVA";
    const std::vector<WikiNote> notes = wikiNotes(sceneOf(request));
    EXPECT_EQ(std::ranges::count(notes, 29, &WikiNote::step), 1);
    EXPECT_TRUE(std::ranges::is_sorted(notes, {}, &WikiNote::step));
    request.square.terrain = "FLOOR";
    EXPECT_EQ(std::ranges::count(wikiNotes(sceneOf(request)), 29, &WikiNote::step), 0);
}

TEST(PowderSteps, AreNumberedFromOne) {
    ASSERT_EQ(heartbeatSteps().size(), 36U);
    for (std::size_t i = 0; i < heartbeatSteps().size(); ++i) {
        EXPECT_EQ(heartbeatSteps()[i].number, static_cast<int>(i) + 1);
        EXPECT_FALSE(heartbeatSteps()[i].source.empty());
    }
}

}  // namespace
}  // namespace polyplan::powder
