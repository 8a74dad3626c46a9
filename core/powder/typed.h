#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/powder/intrinsic.h"

/// Lists as people type them into one line, and as they are shown there.
namespace polyplan::powder {

/// "4 + 2": single noises that add up.
std::string typedNoises(std::span<const int> noises);
/// Nothing where the text is no row of whole numbers.
std::optional<std::vector<int>> noisesFromTyped(std::string_view text);

/// "fast, harsh poison"
std::string typedIntrinsics(std::span<const Intrinsic> intrinsics);

struct TypedIntrinsics {
    std::vector<Intrinsic> intrinsics{};
    std::string wrong{};        ///< the first name that is none; empty if all are
    std::size_t wrongFrom = 0;  ///< where it stands in the text
};
/// In words, or as files have them; letter case aside. What stands there twice is taken once.
TypedIntrinsics intrinsicsFromTyped(std::string_view text);

}  // namespace polyplan::powder
