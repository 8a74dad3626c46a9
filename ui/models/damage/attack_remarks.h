#pragma once

#include <QString>
#include <cstdint>

#include "core/plan/document.h"

namespace polyplan::ui {

/// Of which part of an attack something is to be said.
enum class RemarkPlace : std::uint8_t { Attack, Target, Caster };

/// What is good to know of an attack as it stands and no figure says: settings that change nothing
/// here, and those that count otherwise than one may think. Empty where there is nothing.
QString attackRemarks(RemarkPlace place, const plan::Attack& attack);

}  // namespace polyplan::ui
