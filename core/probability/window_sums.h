#pragma once

#include <array>
#include <cstddef>
#include <vector>

namespace polyplan {

/// to += from × scale, lane by lane.
template <std::size_t Lanes>
void addScaled(std::array<double, Lanes>& to, const std::array<double, Lanes>& from, double scale) {
    for (std::size_t lane = 0; lane < Lanes; ++lane) {
        to[lane] += from[lane] * scale;
    }
}

/// Sums of `length` values in a row: result[i] = values[i] + … + values[i + length − 1], for every
/// i where all of them are there. Taken in blocks (van Herk's and Gil and Werman's scheme), so that
/// nothing is ever subtracted and small sums beside large ones keep their digits.
template <std::size_t Lanes>
std::vector<std::array<double, Lanes>> windowSums(std::vector<std::array<double, Lanes>> values,
                                                  std::size_t length) {
    const std::size_t count = values.size() + 1 - length;
    std::vector<std::array<double, Lanes>> prefix = values;
    for (std::size_t i = 1; i < values.size(); ++i) {
        if (i % length != 0) {
            addScaled<Lanes>(prefix[i], prefix[i - 1], 1.0);
        }
    }
    for (std::size_t i = values.size() - 1; i-- > 0;) {
        if ((i + 1) % length != 0) {
            addScaled<Lanes>(values[i], values[i + 1], 1.0);
        }
    }
    for (std::size_t i = 0; i < count; ++i) {
        if (i % length != 0) {
            addScaled<Lanes>(values[i], prefix[i + length - 1], 1.0);
        }
    }
    values.resize(count);
    return values;
}

}  // namespace polyplan
