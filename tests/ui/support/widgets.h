#pragma once

#include <QComboBox>
#include <QString>
#include <QWidget>

namespace polyplan::test {

/// The part of a page by its object's name, without which a test makes no sense.
template <typename T>
T* namedPart(const QWidget& page, const char* name) {
    auto* found = page.findChild<T*>(QLatin1StringView(name));
    if (found == nullptr) {
        qFatal("no widget is called %s", name);
    }
    return found;
}

/// Chooses an entry of a box by the keyboard.
void chooseByKeys(QComboBox& box, const QString& text);

}  // namespace polyplan::test
