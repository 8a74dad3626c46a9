#pragma once

#include "core/nethack/engraving/answer.h"

namespace polyplan::nethack::engraving {

enum class WritingDetail : std::uint8_t {
    Full,
    Figures,  ///< without what goes place by place and step by step, and what it would take
};

Writing write(const Request& request, Game game, const Tables& tables, WritingDetail detail);

}  // namespace polyplan::nethack::engraving
