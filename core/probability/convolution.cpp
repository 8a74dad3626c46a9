#include "core/probability/convolution.h"

#include <algorithm>
#include <bit>
#include <iterator>
#include <utility>

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

/// Probabilities between two margins of zeros, in a buffer that is large enough for whatever is
/// still to be added.
struct Row {
    Row(std::size_t width, std::size_t margin) : values(width + 2 * margin) {}

    std::ptrdiff_t first() const { return static_cast<std::ptrdiff_t>(begin); }
    std::ptrdiff_t last() const { return static_cast<std::ptrdiff_t>(end); }

    std::vector<double> values;
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// to = from + step × U. In tiles that stay near the processor: windows of 1, 2, 3 … values `step`
/// apart, each from the one of half its length, until they are of `sides`.
/// @returns how many values at the lower end became negligible
std::size_t addUniform(const Row& from, Row& to, std::size_t sides, std::size_t step,
                       std::vector<double>& scratch) {
    const std::size_t reach = (sides - 1) * step;
    const std::size_t length = from.end - from.begin + reach;
    const double share = 1.0 / static_cast<double>(sides);
    const std::size_t tile = std::max<std::size_t>(4'096, reach);
    scratch.resize(tile + reach);
    for (std::size_t start = 0; start < length; start += tile) {
        const std::size_t count = std::min(tile, length - start);
        const double* const source = from.values.data() + from.begin - reach + start;
        std::transform(source, source + count + reach, scratch.begin(),
                       [share](double p) { return p * share; });
        std::size_t window = 1;
        for (std::size_t bit = std::bit_floor(sides) / 2; bit > 0; bit /= 2) {
            kernels::addAhead(scratch.data(), window * step, count + (sides - 2 * window) * step);
            window *= 2;
            if ((sides & bit) != 0) {
                kernels::addScaled(scratch.data(), source + window * step, share,
                                   count + (sides - window - 1) * step);
                ++window;
            }
        }
        std::copy_n(scratch.begin(), count,
                    to.values.begin() + static_cast<std::ptrdiff_t>(reach + start));
    }
    const auto counts = [](double p) { return p > negligible; };
    const auto begin = to.values.begin() + static_cast<std::ptrdiff_t>(reach);
    const auto end = begin + static_cast<std::ptrdiff_t>(length);
    const auto first = std::find_if(begin, end, counts);
    const auto last =
        std::find_if(std::make_reverse_iterator(end), std::make_reverse_iterator(first), counts)
            .base();
    to.begin = static_cast<std::size_t>(first - to.values.begin());
    to.end = static_cast<std::size_t>(last - to.values.begin());
    std::fill_n(first - static_cast<std::ptrdiff_t>(reach), reach, 0.0);
    std::fill_n(last, reach, 0.0);
    return static_cast<std::size_t>(first - begin);
}

}  // namespace

std::vector<double> convolved(std::span<const double> x, std::span<const double> y,
                              const std::stop_token& stop) {
    const bool xIsShorter = x.size() < y.size();
    const Middle rows(xIsShorter ? x : y);
    const Middle columns(xIsShorter ? y : x);
    const Reach reach(columns.values);
    std::vector<double> sums(x.size() + y.size() - 1);
    double* const origin = sums.data() + rows.offset + columns.offset;
    for (std::size_t row = 0; row < rows.values.size() && !stop.stop_requested(); ++row) {
        const double p = rows.values[row];
        const std::size_t first = reach.first(p);
        const std::size_t end = reach.end(p);
        if (first < end) {
            kernels::addScaled(origin + row + first, columns.values.data() + first, p, end - first);
        }
    }
    return sums;
}

std::vector<double> withUniforms(std::span<const double> x, std::size_t count, std::size_t sides,
                                 std::size_t step, const std::stop_token& stop) {
    const std::size_t reach = (sides - 1) * step;
    std::vector<double> sums(x.size() + count * reach);
    const Middle middle(x);
    Row from(middle.values.size() + count * reach, reach);
    Row to = from;
    from.begin = reach;
    from.end = reach + middle.values.size();
    std::copy(middle.values.begin(), middle.values.end(), from.values.begin() + from.first());
    std::size_t offset = middle.offset;
    std::vector<double> scratch;
    for (std::size_t i = 0; i < count && from.begin < from.end && !stop.stop_requested(); ++i) {
        offset += addUniform(from, to, sides, step, scratch);
        std::swap(from, to);
    }
    std::copy(from.values.begin() + from.first(), from.values.begin() + from.last(),
              sums.begin() + static_cast<std::ptrdiff_t>(offset));
    return sums;
}

std::size_t effectiveWidth(std::span<const double> x) {
    return Middle(x).values.size();
}

}  // namespace polyplan
