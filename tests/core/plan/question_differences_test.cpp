#include "core/plan/question_differences.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <stdexcept>

#include "core/plan/difference_words.h"
#include "core/plan/json.h"
#include "tests/core/support/catalogues.h"

namespace polyplan::plan {
namespace {

using Lines = std::vector<std::string>;

/// Of strategies that have these members.
std::vector<MemberDifference> differencesBetween(const Lines& asked) {
    std::string text;
    for (const std::string& each : asked) {
        text += text.empty() ? "" : ", ";
        text += R"({"name": "a)" + std::to_string(text.size()) + R"(", )" + each + "}";
    }
    ReadResult result = readDocument(
        R"({"format": "polyplan", "version": 1, "game": "nethack-3.6.7", "strategies": [)" + text +
            "]}",
        tests::catalogues());
    if (const auto* faults = std::get_if<std::vector<Fault>>(&result)) {
        throw std::runtime_error(faults->front().pointer + ": " + faults->front().message);
    }
    const std::vector<NamedDocument> documents = {
        {std::make_shared<const Document>(std::get<Document>(std::move(result))), "a.polyplan"}};
    return differencesOf(std::get<std::vector<Contender>>(contendersOf(documents, {})),
                         tests::catalogues());
}

/// As they are told one by one.
Lines rowsOf(const std::vector<MemberDifference>& differences) {
    Lines rows;
    for (const MemberDifference& each : differences) {
        std::string row = wordedLabel(each) + ":";
        for (const std::string& value : each.shown()) {
            row += " " + wordedValue(value) + " /";
        }
        row.resize(row.size() - 2);
        rows.push_back(std::move(row));
    }
    return rows;
}

TEST(QuestionDifferences, OfMostPointsAreReadByThemselves) {
    EXPECT_EQ(differencesInWords(
                  differencesBetween({R"("heartbeat": {"creature": {"max_hp": 60, "max_mp": 40}})",
                                      R"("heartbeat": {"creature": {"max_hp": 30}})"})),
              (Lines{"most HP 60 / 30", "most MP 40 / 0"}));
    const auto struck = [](const std::string& hp, const std::string& level) {
        return R"("damage": [{"damage_type": "FIRE", "damage": 20, "player": {"level": )" + level +
               R"(}, "monster": {"flags": ["EVIL"], "symbol": "x", "level": )" + level +
               R"(, "armour_class": 10, "speed_before": 110, "mana": 0, "hp_before": 9,
                   "max_hp": )" +
               hp + "}}]";
    };
    EXPECT_EQ(rowsOf(differencesBetween({struck("50", "10"), struck("60", "12")})),
              (Lines{"attacks 1 › monster level: 10 / 12", "attacks 1 › most hit points: 50 / 60",
                     "attacks 1 › player level: 10 / 12"}));
}

}  // namespace
}  // namespace polyplan::plan
