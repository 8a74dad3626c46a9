#pragma once

#include <QPushButton>

namespace polyplan::ui {

/// A button whose text, where it has no room, ends in an ellipsis and is whole in the tooltip.
class ElidedButton : public QPushButton {
    Q_OBJECT

  public:
    explicit ElidedButton(QWidget* parent = nullptr);

    /// The text as it stands, without a key.
    void setLine(const QString& text);

    /// The text as far as it is seen.
    QString seenText() const;

    QSize minimumSizeHint() const override;

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    QString line_;
};

}  // namespace polyplan::ui
