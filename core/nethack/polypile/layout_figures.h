#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/nethack/polypile/arrange.h"
#include "core/nethack/polypile/evaluate.h"

namespace polyplan::nethack::polypile {

/// What is asked of a layout.
struct LayoutFigure {
    double worth{};  ///< the higher the better
    double hit{};    ///< items that the zap gets to, on average
};

/// What layouts of one request come to; what was worked out for one serves the next.
class LayoutFigures {
  public:
    /// How closely: as the line's figures are told elsewhere, or at once, and over so few worlds of
    /// what is not identified, that very many layouts are looked at.
    enum class Care : std::uint8_t { Searching, Judging };
    /// Beyond so many worlds a search leaves out what is not identified and may be wanted, and lets
    /// stacks of one look be of types of their own.
    static constexpr std::size_t mostWorldsSearched = 8;

    /// @param request outlives it
    LayoutFigures(const ArrangeRequest& request, Care care);

    /// @returns nothing if it was stopped
    std::optional<LayoutFigure> of(const Arrangement& arrangement, const std::stop_token& stop);

    /// Whether a goal has a chance in any layout that was asked about, or may have one.
    bool mayReach(std::size_t goal) const { return mayReach_[goal]; }

  private:
    std::vector<Pile> pilesOf(const Arrangement& arrangement) const;
    void noteReached(const LineAnswer& answer);
    double worthOf(const LineAnswer& answer, const std::vector<Pile>& piles) const;

    const ArrangeRequest& request_;
    Care care_;
    std::vector<bool> mayReach_;  ///< by goal
    LineEvaluator evaluator_;
};

}  // namespace polyplan::nethack::polypile
