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
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    /// Of the text in a box of that size, without what styles leave free beside it.
    int roomIn(QSize size) const;
    /// So wide that none of its texts is cut, where it is to be as wide as they.
    QSize withRoom(QSize hint) const;
};

}  // namespace polyplan::ui
