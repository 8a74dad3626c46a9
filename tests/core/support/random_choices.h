#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>

#include "core/probability/random.h"

namespace polyplan::tests {

/// What makers of random requests draw, the same from one seed everywhere.
class RandomChoices {
  protected:
    explicit RandomChoices(std::uint64_t seed) : random_(seed) {}

    int from(int least, int most) {
        return least +
               static_cast<int>(random_.below(static_cast<std::uint32_t>(most - least + 1)));
    }
    bool oneIn(int n) { return from(1, n) == 1; }

    template <typename Values>
    auto anyOf(const Values& values) {
        return values[static_cast<std::size_t>(from(0, static_cast<int>(std::size(values)) - 1))];
    }

  private:
    Random random_;
};

}  // namespace polyplan::tests
