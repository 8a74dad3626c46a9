#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/plan/catalogues.h"
#include "core/plan/document.h"

namespace polyplan::test {

/// The tables that are built into the program.
const plan::Catalogues& catalogues();

/// The object of that name in NetHack 3.6.7.
ObjectIndex object(std::string_view name);

plan::Stack stack(std::string_view object, int quantity = 1);

/// Daggers that are called so.
plan::Stack named(const std::string& name, int quantity = 1);

/// A NetHack 3.6.7 document with one strategy: a pile of `stacks` at each distance from 1 on.
plan::Document documentOf(const std::vector<std::vector<plan::Stack>>& piles);

/// The plan of that name in `resources/examples`.
plan::Document example(const std::string& name);

/// Two piles of three and two stacks, and one goal.
plan::Document smallPlan();

/// The same line twice: "unlucky" at Luck −5, "lucky" at Luck 13.
plan::Document unluckyAndLucky();

}  // namespace polyplan::test
