#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/catalogue/object_table.h"
#include "core/nethack/knowledge.h"
#include "core/nethack/polypile/odds.h"
#include "core/nethack/stack.h"

namespace polyplan::nethack::polypile {

/// What is not identified and may itself be what goals ask for, in words.
class MayBeWanted {
  public:
    /// Table and knowledge must outlive it.
    MayBeWanted(const ObjectTable& table, const Knowledge& known, std::vector<ObjectIndex> wanted)
        : table_(table), known_(known), wanted_(std::move(wanted)) {}

    void add(const Stack& stack);
    /// All stacks of a line: piles of a question as of a plan, which have `stacks`.
    void addLine(const auto& piles) {
        for (const auto& pile : piles) {
            for (const Stack& stack : pile.stacks) {
                add(stack);
            }
        }
    }
    /// "what 3 violet gems may be", empty if there is nothing.
    std::string what() const;
    /// Number of all such things.
    std::int64_t quantity() const;

  private:
    struct Found {
        ObjectIndex look{};
        std::int64_t quantity = 0;
    };

    const ObjectTable& table_;
    const Knowledge& known_;
    std::vector<ObjectIndex> wanted_;
    std::vector<Found> found_;  ///< by look
};

/// "averaged over what 3 violet gems may be", "not counted: what 3 violet gems may be"
/// @param worlds of the answer (`LineAnswer::worlds`)
std::string sayingOf(const std::string& what, std::size_t worlds);

/// Marks goals that something unidentified may be, where that is told once below all of them.
inline constexpr std::string_view mayBeMark = "†";

/// What stands below them.
/// @param quantity of all such things
std::string mayBeFootnote(std::int64_t quantity, std::size_t worlds);

/// What is said of each goal that something on the line may be, in their order: sayingOf(), empty
/// of others.
std::vector<std::string> unidentifiedOf(const ObjectTable& table, const Knowledge& known,
                                        std::span<const Pile> piles,
                                        std::span<const GoalAnswer> goals, std::size_t worlds);

}  // namespace polyplan::nethack::polypile
