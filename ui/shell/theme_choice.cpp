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
constexpr auto systemModeProperty = "polyplanSystemThemeIsDark";

const Theme& systemTheme() {
    const QVariant known = qApp->property(systemModeProperty);
    if (known.isValid()) {
        return known.toBool() ? Theme::dark() : Theme::light();
    }
    const Theme& theme = Theme::of(QApplication::palette());
    qApp->setProperty(systemModeProperty, theme.mode == ThemeMode::Dark);
    return theme;
}

const Theme& themeOf(ThemeChoice choice) {
    const Theme& system = systemTheme();
    switch (choice) {
        case ThemeChoice::System:
            return system;
        case ThemeChoice::Light:
            return Theme::light();
        case ThemeChoice::Dark:
            return Theme::dark();
    }
    return system;
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
