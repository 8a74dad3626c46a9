#include "core/powder/timed_intrinsic.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/powder/report.h"
#include "tests/core/powder/requests.h"

namespace polyplan::powder {
namespace {

using testing::answerTo;
using testing::having;
using testing::requestOf;
using testing::sceneOf;

TEST(TimedIntrinsics, SayWhatTheGameNeverGives) {
    EXPECT_TRUE(beyondTheGame(Intrinsic::Stoning, 3).empty());
    EXPECT_EQ(beyondTheGame(Intrinsic::Stoning, 20),
              "turning to stone has 20 beats here; in the game it lasts at most 3 beats.");
    EXPECT_EQ(beyondTheGame(Intrinsic::LichForm, std::nullopt),
              "lich form stays here; in the game it lasts at most 2 beats.");
    EXPECT_EQ(beyondTheGame(Intrinsic::PoisonHarsh, std::nullopt),
              "harsh poison stays here; in the game it always runs out, 10 beats after a giant "
              "spider's bite, 5d3.");
    EXPECT_TRUE(beyondTheGame(Intrinsic::PoisonHarsh, 5'000).empty());
    EXPECT_TRUE(beyondTheGame(Intrinsic::Fast, std::nullopt).empty());
}

TEST(TimedIntrinsics, AreWithinTheirMost) {
    for (const TimedIntrinsic& timed : timedIntrinsics()) {
        EXPECT_TRUE(beyondTheGame(timed.intrinsic, timed.usualBeats).empty());
        EXPECT_FALSE(beyondTheGame(timed.intrinsic, std::nullopt).empty());
        EXPECT_FALSE(timed.source.empty());
        EXPECT_EQ(timed.from.empty(), timed.mostBeats > 0);
    }
}

TEST(PowderReport, SaysWhatLastsLongerThanTheGameLetsIt) {
    const auto tells = [](const IntrinsicEntry& entry, std::string_view text) {
        Request request = requestOf(40, 5);
        request.creature.intrinsics = {entry};
        return std::ranges::any_of(
            report(sceneOf(request), answerTo(request), "heartbeat", 1).remarks,
            [text](const Remark& remark) { return remark.text.find(text) != std::string::npos; });
    };
    EXPECT_TRUE(tells(having(Intrinsic::Stoning, 20), "at most 3 beats"));
    EXPECT_FALSE(tells(having(Intrinsic::Stoning, 3), "at most 3 beats"));
    EXPECT_TRUE(tells(having(Intrinsic::Stoning), "turning to stone stays here"));
    EXPECT_TRUE(tells(having(Intrinsic::PoisonMild), "always runs out"));
    EXPECT_FALSE(tells(having(Intrinsic::PoisonMild, 40), "always runs out"));
}

}  // namespace
}  // namespace polyplan::powder
