#pragma once

#include <QLabel>

namespace polyplan::ui {

/// A plain text on one line, cut where the room ends and whole in its tooltip.
class ElidedLabel : public QLabel {
    Q_OBJECT

  public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    /// The text, and with it the tooltip.
    void setLine(const QString& text);

    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace polyplan::ui
