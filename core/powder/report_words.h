#pragma once

#include <string>

namespace polyplan::powder {

/// A number in a sentence, to four digits; from 1,000 on a whole one.
std::string shortNumber(double value);

}  // namespace polyplan::powder
