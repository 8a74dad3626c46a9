#include "core/plan/comparison_json.h"

#include <gtest/gtest.h>

#include <memory>
#include <nlohmann/json.hpp>
#include <span>
#include <sstream>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/json/json_writer.h"
#include "core/plan/contenders.h"
#include "core/plan/json.h"
#include "tests/core/support/catalogues.h"

namespace polyplan::plan {
namespace {

using Parsed = nlohmann::json;

/// Thefts of so many turns each, side by side.
Parsed comparedThefts(int turnsOfOne, int turnsOfOther) {
    const auto strategy = [](const std::string& name, int turns) {
        return R"({"name": ")" + name + R"(", "theft": {"monster": "Wizard of Yendor",
                   "inventory": [{"kind": "Amulet of Yendor"}], "turns": )" +
               std::to_string(turns) + "}}";
    };
    auto read = readDocument(
        R"({"format": "polyplan", "version": 1, "game": "nethack-3.6.7", "strategies": [)" +
            strategy("one", turnsOfOne) + ", " + strategy("other", turnsOfOther) + "]}",
        tests::catalogues());
    const NamedDocument document{
        std::make_shared<const Document>(std::get<Document>(std::move(read))), "plan.polyplan"};
    auto chosen = std::get<std::vector<Contender>>(contendersOf(std::span(&document, 1), {}));
    std::ostringstream text;
    JsonWriter json(text);
    writeComparison(json, *compared(std::move(chosen), 0, tests::catalogues()));
    return Parsed::parse(text.str());
}

Parsed figureIn(const Parsed& comparison, const std::string& id) {
    for (const Parsed& figure : comparison["figures"]) {
        if (figure["id"] == id) {
            return figure;
        }
    }
    return {};
}

TEST(ComparisonJson, TellsSpansBesideVerdictsByTheNumbers) {
    const Parsed comparison = comparedThefts(50, 20);
    const Parsed any = figureIn(comparison, "theft/any");
    EXPECT_LT(any["differences"][1], 0.0) << any;
    EXPECT_EQ(any["verdicts"], Parsed::parse(R"(["baseline", "better"])"));
    EXPECT_EQ(any["spans"], Parsed::parse(R"([{"length": 50, "unit": "turns"},
                                             {"length": 20, "unit": "turns"}])"));
    EXPECT_FALSE(figureIn(comparison, "theft/hit_probability").contains("spans"))
        << "is the same over any";
    EXPECT_EQ(figureIn(comparedThefts(20, 20), "theft/any")["verdicts"],
              Parsed::parse(R"(["baseline", "same"])"));
}

}  // namespace
}  // namespace polyplan::plan
