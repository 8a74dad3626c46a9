#pragma once

#include <string>

namespace polyplan::powder {

/// A number in a sentence, to four digits.
std::string shortNumber(double value);

}  // namespace polyplan::powder
