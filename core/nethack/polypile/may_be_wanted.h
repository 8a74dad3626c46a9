#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/catalogue/object_table.h"
#include "core/nethack/knowledge.h"
#include "core/nethack/stack.h"

namespace polyplan::nethack::polypile {

/// What is not identified and may itself be what a goal asks for, in words.
class MayBeWanted {
  public:
    /// Table and knowledge must outlive it.
    MayBeWanted(const ObjectTable& table, const Knowledge& known, ObjectIndex wanted)
        : table_(table), known_(known), wanted_(wanted) {}

    void add(const Stack& stack);
    /// "what 3 violet gems may be", empty if there is nothing.
    std::string what() const;

  private:
    struct Found {
        ObjectIndex look{};
        std::int64_t quantity = 0;
    };

    const ObjectTable& table_;
    const Knowledge& known_;
    ObjectIndex wanted_;
    std::vector<Found> found_;  ///< by look
};

/// "averaged over what 3 violet gems may be", "not counted: what 3 violet gems may be"
/// @param worlds of the answer (`LineAnswer::worlds`)
std::string sayingOf(const std::string& what, std::size_t worlds);

}  // namespace polyplan::nethack::polypile
