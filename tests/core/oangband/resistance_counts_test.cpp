#include "core/oangband/resistance_counts.h"

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "tests/core/oangband/tables.h"

namespace polyplan::oangband {
namespace {

using enum DamageType;

TEST(ResistanceCounts, AgreeWithTheTextButForKnownLines) {
    const std::map<std::pair<DamageType, std::string_view>, int> otherwise = {
        {{Cold, "IM_COLD"}, 163},
        {{Ice, "IM_COLD"}, 163},
        {{Confusion, "BRTH_CONFU"}, 8},
        {{Confusion, "NO_CONF"}, 214},
        {{Sound, "BRTH_SOUND"}, 14},
        {{Shard, "BRTH_SHARD"}, 12},
        {{Inertia, "BRTH_INER"}, 4},
        {{Gravity, "BRTH_GRAV"}, 6},
        {{Force, "BRTH_FORCE"}, 7},
        {{Nether, "UNDEAD"}, 78},
        {{Spirit, "UNDEAD"}, 78},
        {{DispUndead, "not UNDEAD"}, 523},
        {{OldDrain, "UNDEAD, DEMON, or symbol E, g or v"}, 141},
    };
    std::size_t differing = 0;
    for (const ResistanceCount& count : resistanceCounts(testing::monsters())) {
        const auto found = otherwise.find({count.type, count.condition});
        const std::string where =
            std::string(name(count.type)) + ' ' + std::string(count.condition);
        EXPECT_EQ(count.counted, found == otherwise.end() ? count.inWiki : found->second) << where;
        EXPECT_EQ(count.remark.empty(), count.agrees()) << where;
        differing += count.agrees() ? 0 : 1;
    }
    EXPECT_EQ(differing, otherwise.size());
}

}  // namespace
}  // namespace polyplan::oangband
