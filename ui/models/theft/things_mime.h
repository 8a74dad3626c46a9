#pragma once

#include <QMimeData>
#include <QString>
#include <memory>
#include <variant>
#include <vector>

#include "core/nethack/theft/request.h"

namespace polyplan::ui {

/// Some of an inventory's stacks as data and, one a line, as their names.
/// @param stacks their places
std::unique_ptr<QMimeData> thingsToMime(const std::vector<nethack::theft::Thing>& inventory,
                                        const std::vector<int>& stacks);
bool hasThings(const QMimeData& mime);
/// @returns the stacks, or what is wrong with the data: it is untrusted.
std::variant<std::vector<nethack::theft::Thing>, QString> thingsFromMime(const QMimeData& mime);

}  // namespace polyplan::ui
