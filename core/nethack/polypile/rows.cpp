#include "core/nethack/polypile/rows.h"

#include <algorithm>
#include <utility>

#include "core/nethack/polypile/world.h"
#include "core/probability/kernels.h"
#include "core/probability/window_sums.h"

namespace polyplan::nethack::polypile {

void Rows::open(int rows, int width) {
    width_ = width;
    begin_.assign(static_cast<std::size_t>(rows), 0);
    end_.assign(static_cast<std::size_t>(rows), 0);
    values_.resize(static_cast<std::size_t>(rows) * static_cast<std::size_t>(width));
}

double* Rows::cover(int row, int begin, int end) {
    int& oldBegin = begin_[static_cast<std::size_t>(row)];
    int& oldEnd = end_[static_cast<std::size_t>(row)];
    double* values = values_.data() + offset(row);
    if (oldBegin == oldEnd) {
        std::fill(values + begin, values + end, 0.0);
        oldBegin = begin;
        oldEnd = end;
        return values;
    }
    if (begin < oldBegin) {
        std::fill(values + begin, values + oldBegin, 0.0);
        oldBegin = begin;
    }
    if (end > oldEnd) {
        std::fill(values + oldEnd, values + end, 0.0);
        oldEnd = end;
    }
    return values;
}

void Rows::trim(int row) {
    int& begin = begin_[static_cast<std::size_t>(row)];
    int& end = end_[static_cast<std::size_t>(row)];
    const double* values = values_.data() + offset(row);
    while (begin < end && values[end - 1] < negligible) {
        --end;
    }
    while (begin < end && values[begin] < negligible) {
        ++begin;
    }
}

void addRow(Rows& to, int toRow, const Rows& from, int fromRow, int shift, double scale) {
    const int begin = from.begin(fromRow);
    const int end = from.end(fromRow);
    if (begin == end || scale == 0.0) {
        return;
    }
    double* target = to.cover(toRow, begin + shift, end + shift) + begin + shift;
    kernels::addScaled(target, from.values(fromRow) + begin, scale,
                       static_cast<std::size_t>(end - begin));
}

void addRowShifted(Rows& to, int toRow, const Rows& from, int fromRow, int least, int most,
                   double scale) {
    const int begin = from.begin(fromRow);
    const int end = from.end(fromRow);
    if (begin == end || scale == 0.0) {
        return;
    }
    const int length = most - least + 1;
    std::vector<std::array<double, 1>> padded(
        static_cast<std::size_t>(end - begin + 2 * (length - 1)));
    for (int number = begin; number < end; ++number) {
        padded[static_cast<std::size_t>(number - begin + length - 1)][0] =
            from.values(fromRow)[number];
    }
    const auto sums = windowSums<1>(std::move(padded), static_cast<std::size_t>(length));
    const int first = begin + least;
    double* target = to.cover(toRow, first, first + static_cast<int>(sums.size())) + first;
    for (std::size_t i = 0; i < sums.size(); ++i) {
        target[i] += sums[i][0] * scale;
    }
}

}  // namespace polyplan::nethack::polypile
