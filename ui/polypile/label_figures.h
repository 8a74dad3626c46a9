#pragma once

#include <optional>
#include <vector>

#include "ui/polypile/line_content.h"

namespace polyplan::ui {

/// The odds of a line's labels, worked out anew only when a label or the game has changed.
class LabelFigures {
  public:
    void follow(const plan::Polypile& polypile, nethack::Game game,
                const plan::Catalogues& catalogues);
    const LineContent::Labels& odds() const { return odds_; }

  private:
    std::vector<plan::Label> labels_;
    std::optional<nethack::Game> game_;
    LineContent::Labels odds_;
};

}  // namespace polyplan::ui
