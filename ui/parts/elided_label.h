#pragma once

#include <QLabel>

namespace polyplan::ui {

/// A plain text on one line or a few, cut where the room ends and whole in its tooltip.
class ElidedLabel : public QLabel {
    Q_OBJECT

  public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    /// The text, and with it the tooltip.
    void setLine(const QString& text);

    void setMostLines(int lines);

    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    int mostLines_ = 1;
};

}  // namespace polyplan::ui
