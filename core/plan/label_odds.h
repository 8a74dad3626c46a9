#pragma once

#include <optional>

#include "core/plan/catalogues.h"
#include "core/plan/document.h"

namespace polyplan::plan {

/// What can be relied on of the engraving that labels a pile. A zap along the line does not wear
/// it, walking over it does.
struct LabelOdds {
    double cameOutRight = 1;  ///< that what stands there is the text (engrave.c doengrave())
    /// That one walk over it, onto the square and off again, leaves it as it is (hack.c domove(),
    /// u_wipe_engr()).
    double outlastsWalk = 1;
    bool operator==(const LabelOdds&) const = default;
};

/// @returns nothing where the label does not say what kind of engraving it is nor what wrote it,
/// where no hero can have typed it, or where engraving is not known for the game.
std::optional<LabelOdds> labelOdds(const Label& label, nethack::Game game,
                                   const Catalogues& catalogues);

}  // namespace polyplan::plan
