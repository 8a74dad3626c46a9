#pragma once

#include <QByteArrayView>
#include <QString>
#include <optional>

namespace polyplan::ui {

/// Limits of an SVG picture that is looked into. What XML allows could take hours and all memory.
namespace svg_limits {
inline constexpr qsizetype bytes = qsizetype{64} * 1024 * 1024;
inline constexpr int elements = 3'000'000;
inline constexpr int attributesOfElement = 1'000;
}  // namespace svg_limits

/// Why a picture is not read as XML at all, for people; nothing if it may be. One pass over the
/// bytes.
std::optional<QString> refusalOfSvg(QByteArrayView contents);

}  // namespace polyplan::ui
