#pragma once

#include <optional>

#include "core/nethack/engraving/answer.h"
#include "core/nethack/engraving/stylus.h"

namespace polyplan::nethack::engraving {

/// Why the hero can't write where and as he is, before it matters what the stylus does: in the
/// order in which the game asks (engrave.c doengrave()).
std::optional<Refusal> refusedBySquare(const Request& request, const NamedStylus& stylus,
                                       Game game);

/// What becomes of the text on the square.
struct Meeting {
    std::optional<Refusal> refusal;
    std::optional<Type> type;  ///< what the new text is: on a grave not what the stylus writes
    std::optional<std::string> kept;           ///< the old text, which the new one is added to
    std::vector<RuleRemark> remarks;           ///< before the text is asked for
    std::vector<RuleRemark> remarksOnWriting;  ///< where one is given
};

/// Meets the old text with a stylus that writes `type`: whether the game asks to add, and what
/// "yes" and "no" come to (engrave.c doengrave()).
/// @param old what stands there once a wand has had its effect
Meeting meetOldText(const Request& request, const std::optional<Existing>& old, Type type,
                    Game game);

/// What stands on the square: on a grave an epitaph, also if its words are not given.
std::optional<Existing> textOnSquare(const Request& request);

/// Whether the square is a grave.
bool isGrave(const Request& request);

}  // namespace polyplan::nethack::engraving
