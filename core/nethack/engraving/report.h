#pragma once

#include <optional>
#include <string>

#include "core/calculator/report.h"
#include "core/nethack/engraving/answer.h"

namespace polyplan::nethack::engraving {

/// What a text is asked to keep.
enum class Aim : std::uint8_t { ReadsElbereth, ContainsElbereth, Intact };

double valueOf(const WearFigures& figures, Aim aim);

/// What matters of a text: that it counts as Elbereth where it does, else that it stays as it is.
Aim aimOf(const Request& request, const Answer& answer);

/// That a text comes out with what is asked of it, where what holds of it then is what holds of the
/// text as typed; nothing otherwise. Of texts that count as Elbereth by more than the bare word a
/// copy or a letter to spare may be spoilt in writing, and what is left holds otherwise.
std::optional<double> comesOutToHold(const Request& request, const Answer& answer);

/// What the figures of durability are of: "a text that came out right", or what is not written to
/// the end.
std::string subjectOfLasting(const Writing& writing);

/// The same as a condition: "if it came out right".
std::string conditionOfLasting(const Writing& writing);

/// All that is said of an engraving.
Report report(const Request& request, const Answer& answer);

}  // namespace polyplan::nethack::engraving
