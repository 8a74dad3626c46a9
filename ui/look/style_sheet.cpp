#include "ui/look/style_sheet.h"

#include <QHash>
#include <algorithm>
#include <functional>

#include "ui/look/theme.h"

namespace polyplan::ui {
namespace {

constexpr auto sheet = R"(
QMenuBar { background: @window; color: @text; border: 0; border-bottom: 1px solid @divider; padding: 1px 4px; }
QMenuBar::item { padding: 4px 8px; border-radius: 4px; background: transparent; }
QMenuBar::item:selected { background: @accentSoft; }
QMenu { background: @card; color: @text; border: 1px solid @cardBorder; padding: 4px 0; }
QMenu::item { padding: 4px 28px 4px 24px; }
QMenu::item:selected { background: @accentSoft; }
QMenu::item:disabled { color: @mutedText; }
QMenu::separator { height: 1px; background: @divider; margin: 4px 0; }
QToolTip { background: @card; color: @text; border: 1px solid @cardBorder; padding: 4px; }

QComboBox, QAbstractSpinBox, QLineEdit, QPushButton {
    background: @control; color: @text; border: 1px solid @cardBorder; border-radius: 5px; min-height: 1.45em; }
QLineEdit { padding: 1px 6px; selection-background-color: @accent; selection-color: @accentText; }
QComboBox { padding: 1px 6px 1px 8px; }
QPushButton { padding: 1px 12px; }
QPushButton:hover, QComboBox:hover, QAbstractSpinBox:hover, QLineEdit:hover { border-color: @mutedText; }
QPushButton:focus, QComboBox:focus, QAbstractSpinBox:focus, QLineEdit:focus { border-color: @accent; }
QPushButton:default { border-color: @accent; }
QPushButton:pressed { background: @accentSoft; }
QPushButton:disabled, QComboBox:disabled, QAbstractSpinBox:disabled { color: @mutedText; border-color: @divider; }
QComboBox::drop-down { border: 0; width: 1.4em; }
QComboBox::down-arrow { image: url(:/icons/chevron-down.svg); width: 12px; height: 12px; }
QComboBox QAbstractItemView { background: @card; color: @text; border: 1px solid @cardBorder;
    selection-background-color: @accentSoft; selection-color: @text; outline: 0; }
QAbstractSpinBox { padding: 1px 0 1px 6px; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { border: 0; width: 1.3em; background: transparent; }
QAbstractSpinBox::up-arrow { image: url(:/icons/chevron-up.svg); width: 10px; height: 10px; }
QAbstractSpinBox::down-arrow { image: url(:/icons/chevron-down.svg); width: 10px; height: 10px; }

QCheckBox, QRadioButton { min-height: 1.4em; }
QCheckBox::indicator, QRadioButton::indicator {
    background: @control; border: 1px solid @mutedText; border-radius: 3px; width: 1em; height: 1em; }
QCheckBox::indicator:hover, QCheckBox::indicator:focus, QCheckBox::indicator:checked,
QRadioButton::indicator:hover, QRadioButton::indicator:focus, QRadioButton::indicator:checked { border-color: @accent; }
QCheckBox::indicator:checked { image: url(:/icons/check.svg); }
QRadioButton::indicator { border-radius: 0.5em; }
QRadioButton::indicator:checked { background: qradialgradient(cx: 0.5, cy: 0.5, radius: 0.5, fx: 0.5, fy: 0.5,
    stop: 0 @accent, stop: 0.5 @accent, stop: 0.6 @control, stop: 1 @control); }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: @divider; }

QSlider::groove:horizontal { height: 14px; background: qlineargradient(x1: 0, y1: 0, x2: 0, y2: 1,
    stop: 0 transparent, stop: 0.428 transparent, stop: 0.429 @cardBorder,
    stop: 0.571 @cardBorder, stop: 0.572 transparent, stop: 1 transparent); }
QSlider::handle:horizontal { background: @accent; border: 2px solid @accent; width: 10px; height: 10px; border-radius: 7px; }
QSlider::handle:horizontal:focus { border-color: @text; }

QTabBar { qproperty-drawBase: 0; background: transparent; }
QTabBar::tab { background: transparent; color: @mutedText; border: 1px solid transparent; border-bottom: 0;
    padding: 5px 12px; margin: 5px 2px 0 0; border-top-left-radius: 5px; border-top-right-radius: 5px; }
QTabBar::tab:selected { background: @window; color: @text; border-color: @divider; }
QTabBar::tab:hover:!selected { color: @text; }
QTabBar::tab:focus { border-color: @accent; }
QTabBar QToolButton::left-arrow { image: url(:/icons/chevron-left.svg); width: 12px; height: 12px; }
QTabBar QToolButton::right-arrow { image: url(:/icons/chevron-right.svg); width: 12px; height: 12px; }
QTabBar QToolButton::left-arrow:disabled, QTabBar QToolButton::right-arrow:disabled { image: none; }

QToolButton { background: transparent; color: @text; border: 1px solid transparent; border-radius: 5px; padding: 2px 6px; }
QToolButton:hover { background: @accentSoft; }
QToolButton:focus { border-color: @accent; }
QToolButton:checked { background: @accentSoft; color: @accent; }
QToolButton:disabled { color: @mutedText; }
QToolButton[popupMode="2"] { padding-right: 12px; }
QToolButton::menu-indicator { image: url(:/icons/chevron-down.svg); width: 10px; height: 10px;
    subcontrol-origin: padding; subcontrol-position: right center; right: 2px; }

QAbstractItemView { background: @window; color: @text; border: 1px solid transparent; outline: 0; alternate-background-color: @panel;
    selection-background-color: @accentSoft; selection-color: @text; gridline-color: @divider; }
QAbstractItemView#suggestions { background: @card; border: 1px solid @cardBorder; }
QAbstractItemView:focus { border-color: @accent; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QHeaderView { background: @window; border: 0; }
QHeaderView::section { background: @window; color: @mutedText; border: 0; border-bottom: 1px solid @divider; padding: 6px 2px 3px 2px; }
QHeaderView::up-arrow { image: url(:/icons/chevron-up.svg); subcontrol-position: top center; width: 9px; height: 9px; }
QHeaderView::down-arrow { image: url(:/icons/chevron-down.svg); subcontrol-position: top center; width: 9px; height: 9px; }
QListView#helpContents::item { padding: 0.3em; }
QTableView::item { padding: 0 6px; }
QTableView[roomy="true"]::item { border: 0; padding: 0 6px; }
QTableView[roomy="true"] QHeaderView::section { padding: 6px 0 3px 8px; }
QTableView[dense="true"]::item { padding: 0 2px; }
QTableView[dense="true"] QHeaderView::section { padding: 6px 2px 3px 2px; }
QTableCornerButton::section { background: @window; border: 0; }

QSplitter::handle { background: @divider; }
QSplitter::handle:horizontal { width: 1px; }
QSplitter::handle:vertical { height: 1px; }

QScrollBar { background: transparent; border: 0; }
QScrollBar:vertical { width: 10px; }
QScrollBar:horizontal { height: 10px; }
QScrollBar::handle { background: @cardBorder; border-radius: 3px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 24px; }
QScrollBar::handle:horizontal { min-width: 24px; }
QScrollBar::handle:hover { background: @mutedText; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QAbstractScrollArea::corner { background: @window; border: 0; }

QStatusBar { background: @panel; color: @mutedText; border-top: 1px solid @divider; }
QStatusBar::item { border: 0; }
polyplan--ui--Divider { background: @divider; }
QScrollArea { background: transparent; border: 1px solid transparent; }
QScrollArea:focus { border-color: @accent; }
)";

}  // namespace

QString styleSheet(const Theme& theme) {
    const bool isLight = theme.mode == ThemeMode::Light;
    const QHash<QString, QColor> colors = {
        {"window", theme.window},
        {"panel", theme.panel},
        {"card", theme.card},
        {"cardBorder", theme.cardBorder},
        {"divider", theme.divider},
        {"control", isLight ? theme.field : theme.panel},
        {"text", theme.text},
        {"mutedText", theme.mutedText},
        {"accent", theme.accent},
        {"accentText", theme.accentText},
        {"accentSoft", theme.accentSoft},
    };
    QString text = QString::fromLatin1(sheet);
    QStringList names = colors.keys();
    std::ranges::sort(names, std::greater<>(), &QString::size);
    for (const QString& name : names) {
        text.replace("@" + name, colors.value(name).name());
    }
    return text;
}

}  // namespace polyplan::ui
