#pragma once

class QWidget;

namespace polyplan::ui {

class AttackEditor;
class DamageService;

/// The attacks of the strategy side by side, a row each: their figures under one another. A click
/// or Enter goes to an attack.
QWidget* sideBySidePage(AttackEditor& editor, DamageService& service, QWidget* parent);

}  // namespace polyplan::ui
