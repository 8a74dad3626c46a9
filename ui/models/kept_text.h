#pragma once

#include <QString>

#include "core/nethack/polypile/kept.h"

namespace polyplan::ui {

/// What a changed stack keeps and what is rolled for it, in sentences.
QString keptText(const nethack::polypile::KeptProperties& kept);

}  // namespace polyplan::ui
