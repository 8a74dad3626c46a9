#include "ui/shell/theme_choice.h"

#include <QApplication>
#include <QSettings>
#include <QStyle>
#include <QStyleFactory>

#include "ui/look/style_sheet.h"
#include "ui/look/theme.h"

namespace polyplan::ui {
namespace {

constexpr auto settingsKey = "view/theme";
const Theme& systemTheme() {
    // A palette that was set hides the one that the system has now.
    QApplication::setPalette({});
    return Theme::of(QApplication::palette());
}

const Theme& themeOf(ThemeChoice choice) {
    switch (choice) {
        case ThemeChoice::Light:
            return Theme::light();
        case ThemeChoice::Dark:
            return Theme::dark();
        case ThemeChoice::System:
            break;
    }
    return systemTheme();
}

}  // namespace

ThemeChoice savedThemeChoice() {
    const QString name = QSettings().value(settingsKey).toString();
    return name == u"light"  ? ThemeChoice::Light
           : name == u"dark" ? ThemeChoice::Dark
                             : ThemeChoice::System;
}

void saveThemeChoice(ThemeChoice choice) {
    QSettings().setValue(settingsKey, choice == ThemeChoice::Light  ? "light"
                                      : choice == ThemeChoice::Dark ? "dark"
                                                                    : "system");
}

void applyTheme(ThemeChoice choice) {
    const Theme& theme = themeOf(choice);
    if (QApplication::style()->name() != u"fusion") {
        QApplication::setStyle(QStyleFactory::create("Fusion"));
    }
    QApplication::setPalette(theme.palette());
    qApp->setStyleSheet(styleSheet(theme));
}

}  // namespace polyplan::ui
