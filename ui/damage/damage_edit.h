#pragma once

#include <QLineEdit>

namespace polyplan::ui {

/// A number or dice, typed. What can't be read is not taken: it stays in the field with its fault
/// until it is mended, and what was taken last goes on to count.
class DamageEdit : public QLineEdit {
    Q_OBJECT

  public:
    explicit DamageEdit(QWidget* parent = nullptr);

    /// Shows what counts, unless that is what the field says already.
    void showDamage(const QString& damage);
    /// Empty: the field can be read.
    const QString& fault() const { return fault_; }

  Q_SIGNALS:
    void damageTyped(const QString& damage);
    void faultChanged();

  private:
    void read();

    QString shown_;
    QString fault_;
};

}  // namespace polyplan::ui
