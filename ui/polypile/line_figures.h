#pragma once

#include <QString>
#include <memory>
#include <optional>
#include <vector>

#include "core/nethack/polypile/odds.h"
#include "core/plan/document.h"
#include "ui/polypile/fate_bar.h"

namespace polyplan::ui {

/// The figures of a pile's head.
struct PileSummary {
    double reached = 0;
    bool isSampled = false;
    double golem = 0;      ///< that any golem forms, if the pile is hit
    QString golemKind;     ///< the likeliest, "rope" or "clay or stone"; empty if none can form
    double ofKind = 0;     ///< that a golem of that kind forms, if the pile is hit
    double lostShare = 0;  ///< of the pile's items on average, if it is hit

    /// Whether a golem of another kind than the likeliest can form.
    bool hasOtherGolems() const;
};

/// @param answer for this very pile
PileSummary summarize(const plan::Pile& pile, const nethack::polypile::PileAnswer& answer);

/// The odds that a line shows, together with the line that they were computed for: after an edit
/// the old figures stay with the stacks that they belong to until the new ones are there.
class LineFigures {
  public:
    LineFigures() = default;
    /// @param answer for `line`; null, or for another line: no figures
    LineFigures(std::vector<plan::Pile> line,
                std::shared_ptr<const nethack::polypile::LineAnswer> answer);

    bool isCurrent() const { return isCurrent_; }
    void setCurrent(bool isCurrent) { isCurrent_ = isCurrent; }

    /// Null where nothing is known of a pile on that square.
    const PileSummary* pile(int distance) const;

    /// Chance that the zap comes to each square, from distance 1 on; empty where none flies or
    /// nothing is known.
    const std::vector<double>& squares() const;

    /// A stack as it was when its odds were computed. Of a stack that has been changed since, what
    /// is known of the one in its place; null where there is none.
    struct Known {
        const plan::Stack* stack = nullptr;
        const nethack::polypile::StackOdds* odds = nullptr;
    };
    Known stack(const plan::Pile& pile, std::size_t index) const;

  private:
    std::optional<std::size_t> indexOf(int distance) const;

    std::vector<plan::Pile> line_;
    std::shared_ptr<const nethack::polypile::LineAnswer> answer_;
    std::vector<PileSummary> summaries_;
    bool isCurrent_ = true;
};

}  // namespace polyplan::ui
