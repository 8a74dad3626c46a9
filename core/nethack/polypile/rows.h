#pragma once

#include <vector>

namespace polyplan::nethack::polypile {

/// Rows of chances by a number, each with the part of it that matters; the rest is not touched.
class Rows {
  public:
    /// Makes `rows` empty rows for numbers below `width`.
    void open(int rows, int width);

    int begin(int row) const { return begin_[static_cast<std::size_t>(row)]; }
    int end(int row) const { return end_[static_cast<std::size_t>(row)]; }
    const double* values(int row) const { return values_.data() + offset(row); }

    /// Makes room for numbers in [begin, end) and returns the row.
    double* cover(int row, int begin, int end);
    /// Drops negligible chances at both ends of a row.
    void trim(int row);

  private:
    std::size_t offset(int row) const {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(width_);
    }

    int width_ = 0;
    std::vector<int> begin_, end_;
    std::vector<double> values_;
};

/// Adds a row to another, times a scale, its numbers grown by `shift`.
void addRow(Rows& to, int toRow, const Rows& from, int fromRow, int shift, double scale);

/// The same once for every shift from `least` to `most`.
void addRowShifted(Rows& to, int toRow, const Rows& from, int fromRow, int least, int most,
                   double scale);

}  // namespace polyplan::nethack::polypile
