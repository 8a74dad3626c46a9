#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/catalogue/object_table.h"
#include "core/nethack/stack.h"

namespace polyplan::nethack::polypile {

/// What is not identified and may itself be what a goal asks for. As long as it stays as it is, the
/// figures of goals leave it out: they count what is known to be wanted.
class MayBeWanted {
  public:
    /// @param discovered types that the player knows by sight
    MayBeWanted(const ObjectTable& table, std::span<const ObjectIndex> discovered,
                ObjectIndex wanted)
        : table_(table), discovered_(discovered), wanted_(wanted) {}

    void add(const Stack& stack);
    /// "not counted: what 3 violet gems may be", empty if there is nothing.
    std::string note() const;

  private:
    struct Found {
        ObjectIndex look{};
        int quantity = 0;
    };

    const ObjectTable& table_;
    std::span<const ObjectIndex> discovered_;
    ObjectIndex wanted_;
    std::vector<Found> found_;  ///< by look
};

}  // namespace polyplan::nethack::polypile
