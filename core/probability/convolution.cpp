#include "core/probability/convolution.h"

#include <algorithm>

#include "core/probability/kernels.h"

namespace polyplan {
namespace {

/// Products below this are not worked out: numbers near the end of a double's range are slow.
constexpr double negligible = 1e-290;

/// A row of probabilities without its negligible ends.
struct Middle {
    explicit Middle(std::span<const double> all) {
        const auto counts = [](double p) { return p > negligible; };
        const auto first = std::find_if(all.begin(), all.end(), counts);
        const auto last = std::find_if(all.rbegin(), all.rend(), counts).base();
        offset = static_cast<std::size_t>(first - all.begin());
        values = first == all.end() ? all.first(0)
                                    : all.subspan(offset, static_cast<std::size_t>(last - first));
    }
    std::size_t offset;
    std::span<const double> values;
};

/// Finds the part of a row that matters once it is multiplied by a given factor.
class Reach {
  public:
    explicit Reach(std::span<const double> values)
        : upTo_(values.begin(), values.end()), from_(values.begin(), values.end()) {
        for (std::size_t i = 1; i < upTo_.size(); ++i) {
            upTo_[i] = std::max(upTo_[i], upTo_[i - 1]);
        }
        for (std::size_t i = from_.size(); i-- > 1;) {
            from_[i - 1] = std::max(from_[i - 1], from_[i]);
        }
    }

    /// The first value whose product is above `negligible`, and the one after the last.
    std::size_t first(double factor) const {
        const auto found = std::partition_point(
            upTo_.begin(), upTo_.end(), [factor](double p) { return p * factor <= negligible; });
        return static_cast<std::size_t>(found - upTo_.begin());
    }
    std::size_t end(double factor) const {
        const auto found = std::partition_point(
            from_.begin(), from_.end(), [factor](double p) { return p * factor > negligible; });
        return static_cast<std::size_t>(found - from_.begin());
    }

  private:
    std::vector<double> upTo_;  ///< the greatest of all values so far
    std::vector<double> from_;  ///< the greatest of all values still to come
};

}  // namespace

std::vector<double> convolved(std::span<const double> x, std::span<const double> y) {
    const bool xIsShorter = x.size() < y.size();
    const Middle rows(xIsShorter ? x : y);
    const Middle columns(xIsShorter ? y : x);
    const Reach reach(columns.values);
    std::vector<double> sums(x.size() + y.size() - 1);
    double* const origin = sums.data() + rows.offset + columns.offset;
    for (std::size_t row = 0; row < rows.values.size(); ++row) {
        const double p = rows.values[row];
        const std::size_t first = reach.first(p);
        const std::size_t end = reach.end(p);
        if (first < end) {
            kernels::addScaled(origin + row + first, columns.values.data() + first, p, end - first);
        }
    }
    return sums;
}

std::vector<double> withUniform(std::span<const double> x, std::size_t sides, std::size_t step) {
    const Middle middle(x);
    std::vector<double> sums(x.size() + (sides - 1) * step);
    // Windows of 1, 2, 4 … values `step` apart; those that make up `sides` are laid end to end.
    std::vector<double> windows(middle.values.begin(), middle.values.end());
    for (double& p : windows) {
        p /= static_cast<double>(sides);
    }
    double* end = sums.data() + middle.offset;
    for (std::size_t length = 1; length <= sides; length *= 2) {
        if ((sides & length) != 0) {
            kernels::addScaled(end, windows.data(), 1.0, windows.size());
            end += length * step;
        }
        if (length * 2 <= sides) {
            std::vector<double> longer = windows;
            longer.resize(windows.size() + length * step);
            kernels::addScaled(longer.data() + length * step, windows.data(), 1.0, windows.size());
            windows = std::move(longer);
        }
    }
    return sums;
}

std::size_t effectiveWidth(std::span<const double> x) {
    return Middle(x).values.size();
}

}  // namespace polyplan
