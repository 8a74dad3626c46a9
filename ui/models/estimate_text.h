#pragma once

#include <QString>

#include "core/nethack/polypile/odds.h"

namespace polyplan::ui {

/// "12.3 %", and where it was sampled "12.34 % ± 0.12".
QString toText(const Estimate& estimate);

/// "exact", or "sampled, 1.2 M runs".
QString toText(const nethack::polypile::Provenance& provenance);

}  // namespace polyplan::ui
