#pragma once

#include "ui/parts/plain_line.h"

namespace polyplan::ui {

/// A number or dice, typed. It counts once it is entered: by Enter, by leaving the field, or by a
/// command, which acts on what is seen. Undo and Escape drop what is typed. What can't be read is
/// not taken: it stays in the field with its fault until it is mended or dropped.
class DamageEdit : public PlainLine {
    Q_OBJECT

  public:
    explicit DamageEdit(QWidget* parent = nullptr);

    /// Shows what counts. What is being typed stays, as long as that is the same as before.
    void showDamage(const QString& damage);
    /// Whether the field says something else than what counts.
    bool isTyped() const { return isTyped_; }
    /// Empty: the field can be read.
    const QString& fault() const { return fault_; }

  Q_SIGNALS:
    void damageEntered(const QString& damage);
    /// `isTyped` or the fault.
    void typedChanged();

  protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void showWhatCounts();
    void look();
    void enter();

    QString shown_;
    QString fault_;
    bool isTyped_ = false;
};

}  // namespace polyplan::ui
