#pragma once

#include <QString>

#include "core/nethack/polypile/derivation.h"

namespace polyplan::ui {

struct Theme;

/// A derivation as HTML in the theme's colors: its steps with rule, inputs, result and source.
QString toHtml(const nethack::polypile::Derivation& derivation, const Theme& theme);

}  // namespace polyplan::ui
