#pragma once

#include <QVariant>
#include <optional>

#include "core/nethack/polypile/derive.h"

namespace polyplan::ui {

using nethack::polypile::FigureName;

/// The role under which a model's cell names the figure that it shows, so that its derivation can
/// be asked for; invalid for cells that show none.
inline constexpr int figureRole = Qt::UserRole + 100;

inline std::optional<FigureName> figureOf(const QVariant& data) {
    return data.canConvert<FigureName>() ? std::optional(data.value<FigureName>()) : std::nullopt;
}

}  // namespace polyplan::ui
