#pragma once

#include "core/nethack/polypile/use_words.h"
#include "core/plan/document.h"
#include "ui/look/text.h"

namespace polyplan::ui {

/// "zap", or "dip" where every stack is dipped.
inline QString oneUse(const plan::Polypile& polypile) {
    return toQString(nethack::polypile::useWords(polypile.source).one);
}

/// "zaps", or "dips".
inline QString severalUses(const plan::Polypile& polypile) {
    return toQString(nethack::polypile::useWords(polypile.source).several);
}

}  // namespace polyplan::ui
