#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "core/catalogue/csv.h"
#include "core/nethack/words.h"
#include "core/plan/game_text/letters.h"
#include "core/plan/game_text/text_reader.h"
#include "tests/core/support/catalogues.h"

/// Every line of tests/oracle/import is read, a file as one text, and held against what stands
/// beside it.
namespace polyplan::plan::game_text {
namespace {

using Expected = CsvRecord;

std::vector<Expected> recorded(const std::string& name) {
    const std::string path = POLYPLAN_SOURCE_DIR "/tests/oracle/import/" + name + ".csv";
    std::ifstream csv(path);
    if (!csv) {
        throw std::runtime_error("cannot open " + path);
    }
    return readCsv(csv);
}

std::string text(const std::optional<int>& number) {
    return number ? std::to_string(*number) : "";
}

std::string withSign(const std::optional<int>& number) {
    return number && *number >= 0 ? '+' + std::to_string(*number) : text(number);
}

std::string word(const std::optional<nethack::Buc>& buc) {
    return buc ? std::string(polyplan::wordFor(nethack::bucWords, *buc)) : "";
}

/// The records leave "pair of" and "set of" away.
std::string bareName(std::string name) {
    for (const std::string measure : {"pair of ", "set of "}) {
        if (name.starts_with(measure)) {
            name.erase(0, measure.size());
        }
    }
    return name;
}

bool has(const StackReading& stack, std::string_view remark) {
    return std::any_of(stack.remarks.begin(), stack.remarks.end(),
                       [remark](const std::string& r) { return r == remark; });
}

/// What a record says and what was read, where they differ.
class Differences {
  public:
    void compare(const std::string& what, const std::string& expected, const std::string& found) {
        if (expected != found) {
            text_ += "; " + what + ": \"" + found + "\" for \"" + expected + '"';
        }
    }
    void require(const std::string& what, bool holds) {
        if (!holds) {
            text_ += "; " + what;
        }
    }
    const std::string& text() const { return text_; }

  private:
    std::string text_;
};

/// Reports the lines that are not read as recorded, and holds their share against the bound.
template <typename Check>
void expectShare(const std::string& file, const std::string& column, nethack::Game game,
                 double bound, Check check) {
    const std::vector<Expected> rows = recorded(file);
    std::string text;
    for (const Expected& row : rows) {
        text += row.at(column) + '\n';
    }
    const auto read = readGameText(text, {.game = game}, tests::catalogues());
    const std::vector<Line>& lines = std::get<Reading>(read).lines;
    ASSERT_EQ(lines.size(), rows.size());
    const ObjectTable& table = *tests::catalogues().objects(game);
    std::size_t right = 0;
    std::string wrong;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const std::string difference = lines[i].stack ? check(rows[i], *lines[i].stack, table)
                                                      : "; is not read: " + lines[i].why;
        if (difference.empty()) {
            ++right;
        } else {
            wrong += rows[i].at(column) + difference + '\n';
        }
    }
    const double share = double(right) / double(rows.size());
    std::cout << right << " of " << rows.size() << " lines are read as recorded\n" << wrong;
    EXPECT_GE(share, bound);
    EXPECT_GT(rows.size(), 100U);
}

std::string checkGenerated(const Expected& row, const StackReading& stack,
                           const ObjectTable& table) {
    const bool isOfChoices =
        std::any_of(stack.choices.begin(), stack.choices.end(), [&](ObjectIndex object) {
            return bareName(table[object].name) == bareName(row.at("object"));
        });
    Differences differences;
    differences.require("may not be " + row.at("object"), isOfChoices);
    if (row.at("appearance_only") == "0") {
        differences.require("is not identified", stack.sure());
    }
    const std::string objectClass = row.at("class") == "boulder-statue" ? "rock" : row.at("class");
    differences.compare("class", objectClass, std::string(name(stack.objectClass)));
    const std::string& line = row.at("line");
    differences.compare("slot", line.substr(0, 1), stack.slot);
    differences.compare("quantity", row.at("quantity"), text(stack.quantity));
    if (!row.at("buc").empty()) {
        differences.compare("buc", row.at("buc"), word(stack.buc));
    }
    differences.compare("enchantment", row.at("enchantment"), withSign(stack.enchantment));
    differences.compare("charges", row.at("charges"), text(stack.charges));
    differences.compare("recharged", row.at("recharged"), text(stack.recharged));
    differences.compare("poisoned", row.at("poisoned"), stack.poisoned ? "1" : "0");
    differences.compare("erosion", row.at("erosion"), std::to_string(stack.erosion));
    differences.compare("erodeproof", row.at("erodeproof"), stack.erodeproof ? "1" : "0");
    differences.compare("greased", row.at("greased"), has(stack, "greased") ? "1" : "0");
    differences.compare("corpse", row.at("corpse"), stack.corpse);
    differences.compare("artifact", row.at("artifact"), stack.artifact);
    differences.compare("named", row.at("named"), stack.name);
    differences.compare("lit", row.at("lit"), has(stack, "lit") ? "1" : "0");
    differences.compare("partly eaten", row.at("partly_eaten"),
                        has(stack, "partly eaten") ? "1" : "0");
    return differences.text();
}

TEST(RecordedLines, OfNetHack37AreReadAsPrinted) {
    expectShare("nethack-3.7-lines", "line", nethack::Game::NetHack37, 0.99, checkGenerated);
}

TEST(RecordedLines, OfSlashEmAreReadAsPrinted) {
    expectShare("slashem-0.0.7-lines", "line", nethack::Game::SlashEm007, 0.99, checkGenerated);
}

/// As the records name an object with its monster.
std::string nameWithMonster(const StackReading& stack, const ObjectTable& table) {
    const std::string name = bareName(table[stack.choices.front()].name);
    if (has(stack, "empty")) {
        return "empty " + name;
    }
    if (stack.corpse.empty()) {
        return name;
    }
    if (name == "corpse" || name == "egg") {
        return stack.corpse + ' ' + name;
    }
    const bool startsWithVowel =
        std::string("aeiou").find(stack.corpse.front()) != std::string::npos;
    return name + (startsWithVowel ? " of an " : " of a ") + stack.corpse;
}

constexpr std::string_view claimedUnknown = "(undef)";

/// Compares where the record claims something: "(undef)" is to be found unknown.
void compareClaim(Differences& differences, const Expected& row, const std::string& column,
                  const std::string& found) {
    const std::string& claim = row.at(column);
    if (!claim.empty()) {
        differences.compare(column, claim == claimedUnknown ? "" : claim, found);
    }
}

void compareIdentity(Differences& differences, const Expected& row, const StackReading& stack,
                     const ObjectTable& table) {
    const std::string& claim = row.at("identity");
    const ObjectType& type = table[stack.choices.front()];
    if (claim == claimedUnknown) {
        // An egg or a tin of something is known for one, but not of what.
        differences.require("is identified", !stack.sure() || type.id == "egg" ||
                                                 type.id == "tin" || type.id == "oil_lamp");
    } else if (!claim.empty()) {
        // The real Amulet and its imitation are printed alike.
        const bool isAmulet = claim == "Amulet of Yendor" && stack.choices.size() == 2;
        differences.require("is not " + claim,
                            isAmulet || (stack.sure() && nameWithMonster(stack, table) == claim) ||
                                bareName(type.name) == claim);
    }
}

void compareArtifact(Differences& differences, const Expected& row, const StackReading& stack,
                     const ObjectTable& table) {
    const std::string& claim = row.at("is_artifact");
    const bool isOne = !stack.artifact.empty() || table[stack.choices.front()].unique;
    if (!claim.empty()) {
        differences.compare("is_artifact", claim == "1" ? "1" : "0", isOne ? "1" : "0");
    }
    if (!row.at("artifact").empty()) {
        const std::string name =
            stack.artifact.starts_with("The ") ? stack.artifact.substr(4) : stack.artifact;
        differences.compare("artifact", row.at("artifact"), name);
    }
}

void compareMore(Differences& differences, const Expected& row, const StackReading& stack,
                 const ObjectTable& table) {
    if (row.at("other_expectations").empty()) {
        return;
    }
    const auto more = nlohmann::json::parse(row.at("other_expectations"));
    const auto claimed = [&](const char* name, const std::string& value) {
        return more.contains(name) && more.at(name) == value;
    };
    const std::map<std::string, std::string> remarks = {
        {"is_wielded", "weapon in hand"},
        {"is_lit", "lit"},
        {"is_partly_used", "partly used"},
        {"is_partly_eaten", "partly eaten"},
        {"is_quivered", "in quiver"},
        {"is_chained_to_you", "chained to you"},
        {"is_offhand", "alternate weapon; not wielded"}};
    for (const auto& [member, remark] : remarks) {
        if (claimed(member.c_str(), "1") || claimed(member.c_str(), "0")) {
            differences.require(member, has(stack, remark) == claimed(member.c_str(), "1"));
        }
    }
    differences.require("is_worn", !claimed("is_worn", "1") || has(stack, "being worn"));
    differences.require("is_poisoned", !claimed("is_poisoned", "1") || stack.poisoned);
    differences.require("proofed", !claimed("proofed", "1") || stack.erodeproof);
    if (more.contains("monster")) {
        differences.compare("monster", more.at("monster"), stack.corpse);
    }
    if (more.contains("parsed_name") && stack.sure()) {
        const std::string parsed = bareName(more.at("parsed_name"));
        differences.require("parsed_name", parsed == bareName(table[*stack.object].name));
    }
    if (more.contains("cost")) {
        const double cost = stack.unitPrice().value_or(0) * stack.quantity.value_or(1);
        differences.compare("cost", more.at("cost"), std::to_string(int(cost)));
    }
    if (more.contains("possibilities")) {
        std::string possibilities = more.at("possibilities");
        const auto count = 1 + std::count(possibilities.begin(), possibilities.end(), '|');
        const bool isAmulet = possibilities == "Amulet of Yendor";
        differences.require("possibilities",
                            isAmulet || std::size_t(count) == stack.choices.size());
    }
}

std::string checkItem(const Expected& row, const StackReading& stack, const ObjectTable& table) {
    Differences differences;
    compareClaim(differences, row, "slot", stack.slot);
    compareClaim(differences, row, "quantity", text(stack.quantity));
    compareClaim(differences, row, "buc", word(stack.buc));
    compareClaim(differences, row, "enchantment", withSign(stack.enchantment));
    compareClaim(differences, row, "charges", text(stack.charges));
    compareClaim(differences, row, "recharges", text(stack.recharged));
    compareClaim(differences, row, "specific_name", stack.name);
    if (const std::string& claim = row.at("class"); !claim.empty()) {
        const std::string found = claim == "statue" ? "statue"
                                  : claim == "gold" ? "gold"
                                                    : std::string(name(stack.objectClass));
        differences.compare("class", claim, found);
    }
    compareIdentity(differences, row, stack, table);
    compareArtifact(differences, row, stack, table);
    compareMore(differences, row, stack, table);
    return differences.text();
}

TEST(RecordedLines, OfNetHack343AreReadAsClaimed) {
    expectShare("nethack-item-lines", "raw", nethack::Game::NetHack343, 0.98, checkItem);
}

}  // namespace
}  // namespace polyplan::plan::game_text
