#pragma once

#include <span>
#include <utility>
#include <vector>

#include "core/nethack/appearance.h"
#include "core/nethack/polypile/pile_model.h"

namespace polyplan::nethack::polypile {

/// Types of a pool that are asked about one by one, and the rest.
struct Asked {
    std::vector<ObjectIndex> types;
    std::vector<ObjectIndex> rest;  ///< results of one kin that do not lie in the pile
    std::size_t degree = 0;         ///< stacks of the class
};

/// What of a pool a pile has to ask about: what lies there, results that are not of the main kin,
/// and `wanted`: types of which something is to be known that depends on their own material.
Asked askedOf(const PileModel& pile, const LabelPool& pool, std::span<const ObjectIndex> wanted);

/// One case of a pool in a world: for each type that it is of the flag's material. Types of the
/// rest have a share of it in common, a point of a Gauss rule.
struct PoolCase {
    double weight{};
    std::vector<std::pair<ObjectIndex, double>> match;
};

/// All cases of a pool for a flag; their weights sum to 1.
std::vector<PoolCase> casesOf(const ObjectTable& table, const LabelPool& pool, const Asked& asked,
                              Material flag);

/// At most so many cases are there.
std::size_t mostCasesOf(const LabelPool& pool, const Asked& asked, Material flag);

}  // namespace polyplan::nethack::polypile
