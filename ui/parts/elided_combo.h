#pragma once

#include <QComboBox>

namespace polyplan::ui {

/// A list whose present choice, where it has no room, ends in an ellipsis and is whole in the
/// tooltip.
class ElidedCombo : public QComboBox {
    Q_OBJECT

  public:
    using QComboBox::QComboBox;

    /// The present choice as far as it is seen.
    QString seenText() const;

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace polyplan::ui
