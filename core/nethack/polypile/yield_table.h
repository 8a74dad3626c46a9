#pragma once

#include <array>
#include <vector>

#include "core/nethack/polypile/pile_model.h"

namespace polyplan::nethack::polypile {

/// What one stack leaves of an object, before absorption: chances of one item and of more.
struct Yield {
    std::size_t stack{};
    std::array<double, 2> calm{};        ///< when it does not shudder
    std::array<double, 2> afterShock{};  ///< given a shock
};

/// What the stacks of a pile leave of an object, from the top; stacks that leave none are left out.
using Yields = std::vector<Yield>;

/// The ways in which objects can come to lie in a pile.
class YieldTable {
  public:
    explicit YieldTable(const PileModel& pile);

    /// An object that comes into the pile not only by being drawn: one that lies there, a rock of a
    /// backfire, a blank book …
    struct Singular {
        ObjectIndex object{};
        Yields yields;
    };
    /// The other types of a kin: a stack's chance of one is its share times the kin's yield.
    struct OfKin {
        KinIndex kin{};
        Yields yields;
        std::vector<ObjectIndex> plain;
    };

    const std::vector<Singular>& singular() const { return singular_; }  ///< sorted by object
    const std::vector<OfKin>& kins() const { return kins_; }             ///< in the table's order

  private:
    std::vector<Singular> singular_;
    std::vector<OfKin> kins_;
};

}  // namespace polyplan::nethack::polypile
