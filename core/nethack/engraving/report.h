#pragma once

#include <string>

#include "core/calculator/report.h"
#include "core/nethack/engraving/answer.h"

namespace polyplan::nethack::engraving {

/// What a text is asked to keep.
enum class Aim : std::uint8_t { ReadsElbereth, ContainsElbereth, Intact };

double valueOf(const WearFigures& figures, Aim aim);

/// What matters of a text: that it counts as Elbereth where it does, else that it stays as it is.
Aim aimOf(const Request& request, const Answer& answer);

/// What the figures of durability are of: "a text that came out right", or what is not written to
/// the end.
std::string subjectOfLasting(const Writing& writing);

/// All that is said of an engraving.
Report report(const Request& request, const Answer& answer);

}  // namespace polyplan::nethack::engraving
