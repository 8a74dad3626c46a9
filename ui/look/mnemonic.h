#pragma once

#include <QString>

namespace polyplan::ui {

/// A text as the label of a tab, button or action that shows it as it stands: "&" would make a key
/// of the letter behind it.
inline QString withoutMnemonic(QString text) {
    return text.replace(u'&', QStringLiteral("&&"));
}

}  // namespace polyplan::ui
