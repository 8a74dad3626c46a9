#include "core/oangband/usual_floor.h"

#include <gtest/gtest.h>

#include <string>

#include "tests/core/oangband/requests.h"

namespace polyplan::oangband {
namespace {

/// The kind of a class that ignores nothing, as if somebody had laid it down.
FloorObject plainOf(const UsualObjects& objects) {
    for (const ObjectKind& kind : testing::tables().objects.kinds()) {
        if (kind.type == objects.type && kind.ignores == Elements() && !kind.artifact) {
            FloorObject object;
            object.name = kind.name;
            object.type = kind.type;
            return object;
        }
    }
    return {};
}

TEST(UsualFloor, AgreesWithAThingOfTheClass) {
    for (const DamageType type : allDamageTypes()) {
        Request request = testing::requestOf(type, "3d12");
        request.affects = Affects::Ball;
        for (const UsualObjects& objects : usualObjects()) {
            request.floorObjects.push_back(plainOf(objects));
            ASSERT_FALSE(request.floorObjects.back().name.empty()) << objects.name;
        }
        const Scene scene = testing::sceneOf(request);
        const std::vector<FloorObjectFate> fates = usualFates(scene);
        const Answer answer = testing::answerTo(request);
        ASSERT_EQ(fates.size(), answer.floorObjects.size());
        for (std::size_t i = 0; i < fates.size(); ++i) {
            const std::string what =
                std::string(name(type)) + ' ' + std::string(usualObjects()[i].name);
            EXPECT_DOUBLE_EQ(fates[i].destroyed, answer.floorObjects[i].destroyed) << what;
            EXPECT_TRUE(fates[i].why.starts_with(answer.floorObjects[i].why)) << what;
            EXPECT_EQ(fates[i].object, usualObjects()[i].name);
        }
    }
}

TEST(UsualFloor, ClassesThatShareARowHateTheSame) {
    const auto hates = [](std::string_view type) {
        for (const ObjectKind& kind : testing::tables().objects.kinds()) {
            if (kind.type == type) {
                return kind.hates;
            }
        }
        return Elements();
    };
    for (const char* book : {"TV_PRAYER_BOOK", "TV_DRUID_BOOK", "TV_NECRO_BOOK"}) {
        EXPECT_EQ(hates(book), hates("TV_MAGIC_BOOK")) << book;
    }
}

TEST(UsualFloor, IsSparedByABolt) {
    for (const FloorObjectFate& fate :
         usualFates(testing::sceneOf(testing::requestOf(DamageType::Mana, "100")))) {
        EXPECT_EQ(fate.destroyed, 0.0);
        EXPECT_FALSE(fate.why.empty());
    }
}

}  // namespace
}  // namespace polyplan::oangband
