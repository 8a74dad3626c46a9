#include "core/nethack/theft/course.h"

#include <algorithm>

namespace polyplan::nethack::theft {
namespace {

constexpr double negligible = 1e-30;
/// So many entries go by between two looks at the stop token.
constexpr std::size_t entriesBetweenLooks = 64;

/// The odds of a count: of `lowest`, `lowest` + 1 …
class NarrowCounts {
  public:
    std::size_t lowest() const { return lowest_; }
    const Counts& odds() const { return odds_; }

    /// Adds what one entry brings, cut at `most`, of which nothing is left to go on from.
    void advance(const Counts& law, std::size_t most) {
        const bool reachesMost = lowest_ + odds_.size() > most;
        const double there = reachesMost ? odds_.back() : 0.0;
        const std::size_t moving = odds_.size() - (reachesMost ? 1 : 0);
        next_.assign(std::min(odds_.size() + law.size() - 1, most - lowest_ + 1), 0.0);
        for (std::size_t more = 0; more < law.size(); ++more) {
            const std::size_t within =
                more < next_.size() ? std::min(moving, next_.size() - more) : 0;
            for (std::size_t i = 0; i < within; ++i) {
                next_[i + more] += odds_[i] * law[more];
            }
            for (std::size_t i = within; i < moving; ++i) {
                next_.back() += odds_[i] * law[more];
            }
        }
        if (reachesMost) {
            next_.back() += there;
        }
        trim();
    }

  private:
    void trim() {
        const auto counts = [](double p) { return p >= negligible; };
        const auto first = std::ranges::find_if(next_, counts);
        const auto last = std::find_if(next_.rbegin(), next_.rend(), counts).base();
        lowest_ += static_cast<std::size_t>(first - next_.begin());
        odds_.assign(first, last);
    }

    std::size_t lowest_ = 0;
    Counts odds_ = {1.0};
    Counts next_;
};

}  // namespace

std::optional<Course> Course::of(std::span<const Counts> laws, std::size_t most,
                                 std::size_t entries, const std::stop_token& stop) {
    Course course;
    course.most_ = most;
    course.rows_.reserve(entries);
    NarrowCounts counts;
    for (std::size_t entry = 0; entry < entries; ++entry) {
        if (entry % entriesBetweenLooks == 0 && stop.stop_requested()) {
            return std::nullopt;
        }
        counts.advance(laws[entry % laws.size()], most);
        course.rows_.push_back({counts.lowest(), course.values_.size()});
        course.values_.insert(course.values_.end(), counts.odds().begin(), counts.odds().end());
    }
    return course;
}

std::span<const double> Course::values(std::size_t entry) const {
    const std::size_t begin = rows_[entry].begin;
    const std::size_t end = entry + 1 < rows_.size() ? rows_[entry + 1].begin : values_.size();
    return std::span(values_).subspan(begin, end - begin);
}

Counts Course::exactly(std::size_t entry) const {
    Counts odds(most_ + 1, 0.0);
    std::ranges::copy(values(entry),
                      odds.begin() + static_cast<std::ptrdiff_t>(rows_[entry].lowest));
    return odds;
}

std::vector<double> Course::atLeast(std::size_t entry) const {
    const Counts odds = exactly(entry);
    std::vector<double> atLeast(most_);
    double sum = odds[most_];
    for (std::size_t count = most_; count > 0; --count) {
        atLeast[count - 1] = sum;
        sum += odds[count - 1];
    }
    double fewer = 0.0;
    for (std::size_t count = 1; count <= most_; ++count) {
        fewer += odds[count - 1];
        if (atLeast[count - 1] > 0.5) {
            atLeast[count - 1] = 1.0 - fewer;
        }
    }
    return atLeast;
}

}  // namespace polyplan::nethack::theft
