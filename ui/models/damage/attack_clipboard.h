#pragma once

#include <QString>
#include <variant>
#include <vector>

#include "core/plan/catalogues.h"
#include "core/plan/document.h"

namespace polyplan::ui {

/// Puts an attack on the clipboard, as data and as the words that the list of attacks has for it.
void copyAttack(const plan::Attack& attack, const plan::Catalogues& catalogues);
bool hasCopiedAttacks();
/// @returns the attacks on the clipboard, or why there are none: it is untrusted.
std::variant<std::vector<plan::Attack>, QString> copiedAttacks(const plan::Catalogues& catalogues);

}  // namespace polyplan::ui
