#pragma once

#include <ostream>

#include "core/nethack/engraving/answer.h"

namespace polyplan::app {

/// Writes the answer to an engraving request for people.
void writeTable(const nethack::engraving::Request& request,
                const nethack::engraving::Answer& answer, std::ostream& out);

}  // namespace polyplan::app
