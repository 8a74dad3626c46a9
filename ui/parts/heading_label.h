#pragma once

#include <QLabel>

namespace polyplan::ui {

/// A plain text in a few lines, broken within a word that is too long for one; what goes beyond is
/// cut with "…" and whole in its tooltip.
class HeadingLabel : public QLabel {
    Q_OBJECT

  public:
    explicit HeadingLabel(QWidget* parent = nullptr);

    /// The text, and with it the tooltip.
    void setHeading(const QString& text);
    /// As it is shown in a width.
    QStringList lines(int width) const;

    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace polyplan::ui
