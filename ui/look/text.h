#pragma once

#include <QString>
#include <string_view>

namespace polyplan::ui {

/// The core speaks UTF-8 in standard strings.
inline QString toQString(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

}  // namespace polyplan::ui
