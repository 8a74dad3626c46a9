#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/plan/advice/hint.h"
#include "core/plan/edits/line_edits.h"

/// What the suggestions of several hints have in common.
namespace polyplan::plan {

/// "Excalibur: 95 % …" taken off the line, into the inventory; nothing where there are none.
std::vector<Suggestion> takingOff(const AdvisedLine& line, const Selection& stacks,
                                  std::string_view why);

/// The piles of a line as they are to be.
class PilesToBe {
  public:
    /// As they are.
    explicit PilesToBe(const AdvisedLine& line);

    /// The stacks of a pile, by its place in the line, to be put in another order.
    Selection& stacks(std::size_t pile) { return piles_[pile].stacks; }
    /// Puts a stack at the bottom of the pile on a square, which gets one if it has none.
    void moveTo(StackPosition stack, int distance);
    /// The nearest square behind the line that has no pile.
    int nextFree() const;
    std::size_t count() const { return piles_.size(); }

    Edit layingOut() const;

  private:
    std::vector<line_edits::NewPile> piles_;
};

}  // namespace polyplan::plan
