#include "core/nethack/polypile/beam.h"

#include <gtest/gtest.h>

#include <vector>

namespace polyplan::nethack::polypile {
namespace {

TEST(Beam, ReachesForSureWhatNoRangeMisses) {
    // What is affected on the way sums up to a little less or more than 1.
    for (int tenths = 1; tenths < 10; ++tenths) {
        const double unaffected = tenths / 10.0 * 0.7;
        const std::vector<PileInBeam> piles = {{.distance = 1, .unaffected = unaffected},
                                               {.distance = 2, .unaffected = unaffected / 3},
                                               {.distance = 3, .unaffected = unaffected / 7},
                                               {.distance = 4, .unaffected = unaffected}};
        const std::vector<Reach> reaches = reachesOf(Source::Wand, piles);
        for (std::size_t pile = 0; pile < 3; ++pile) {
            EXPECT_EQ(reaches[pile].reached, 1.0) << tenths << " " << pile;
            EXPECT_EQ(reaches[pile].missed, 0.0);
        }
        EXPECT_LT(reaches[3].reached, 1.0);
        EXPECT_NEAR(reaches[3].reached + reaches[3].missed, 1.0, 1e-15);
    }
}

}  // namespace
}  // namespace polyplan::nethack::polypile
