#include "core/plan/copied_attacks.h"

#include <gtest/gtest.h>

#include <variant>

#include "core/plan/limits.h"
#include "tests/core/support/catalogues.h"

namespace polyplan::plan {
namespace {

/// The first fault's pointer; "none" if there is none.
std::string faultIn(std::string_view json) {
    const auto read = readAttacks(json, tests::catalogues());
    const auto* faults = std::get_if<std::vector<Fault>>(&read);
    return faults == nullptr ? "none" : faults->front().pointer;
}

Attack attackOn(int monster) {
    Attack attack;
    attack.type = oangband::DamageType::HolyOrb;
    attack.damage = "12d8+20";
    attack.monster.id = monster;
    return attack;
}

TEST(CopiedAttacks, AreReadAsTheyWereWritten) {
    std::vector<Attack> attacks = {attackOn(361), attackOn(1)};
    attacks.front().name = "The \"orb\"";
    attacks.front().matrix = {1, 2};
    attacks.front().overlaid = false;
    attacks.back().monster.afraidBefore = 7;
    attacks.back().casts = 4;
    const auto read = readAttacks(writeAttacks(attacks, tests::catalogues()), tests::catalogues());
    ASSERT_TRUE(std::holds_alternative<std::vector<Attack>>(read));
    EXPECT_EQ(std::get<std::vector<Attack>>(read), attacks);
}

TEST(CopiedAttacks, AreNotTrusted) {
    EXPECT_NE(faultIn(""), "none");
    EXPECT_NE(faultIn("\xff\xfe{"), "none");
    EXPECT_NE(faultIn("[]"), "none");
    EXPECT_EQ(faultIn("{}"), "/attacks");
    EXPECT_EQ(faultIn(R"({"attacks": 3})"), "/attacks");
    EXPECT_EQ(faultIn(R"({"attacks": []})"), "/attacks");
    const std::string attack = R"("damage": 10, "monster": {"id": 361})";
    EXPECT_EQ(faultIn(R"({"attacks": [{"damage_type": "FIRE", )" + attack + "}]}"), "none");
    EXPECT_EQ(faultIn(R"({"attacks": [{"damage_type": "SPAM", )" + attack + "}]}"),
              "/attacks/0/damage_type");
    std::string many = R"({"attacks": [)";
    for (std::size_t i = 0; i <= limits::attacks; ++i) {
        many += R"({"damage_type": "FIRE", )" + attack + "},";
    }
    many.back() = ']';
    EXPECT_TRUE(faultIn(many + '}').starts_with("/attacks"));
}

}  // namespace
}  // namespace polyplan::plan
