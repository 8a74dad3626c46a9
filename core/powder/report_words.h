#pragma once

#include <string>

#include "core/calculator/report.h"
#include "core/powder/answer.h"

namespace polyplan::powder {

/// A number in a sentence, to four digits; from 1,000 on a whole one.
std::string shortNumber(double value);

/// What an event makes of the hit points or the magic points. @param amount not negative
Change changeBy(What what, double amount);

}  // namespace polyplan::powder
