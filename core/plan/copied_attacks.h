#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/json/fault_list.h"
#include "core/plan/catalogues.h"
#include "core/plan/document.h"

namespace polyplan::plan {

/// Attacks by themselves, as a clipboard carries them: {"attacks": […]}.
std::string writeAttacks(const std::vector<Attack>& attacks, const Catalogues& catalogues);
/// @returns the attacks, one at least, or why the text is none: it is untrusted.
std::variant<std::vector<Attack>, std::vector<Fault>> readAttacks(std::string_view json,
                                                                  const Catalogues& catalogues);

}  // namespace polyplan::plan
