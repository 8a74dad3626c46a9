#pragma once

#include <QWidget>
#include <vector>

#include "ui/engraving/text_cell.h"

namespace polyplan::ui {

/// A text letter by letter, with each letter's risk to come out different under it. Wraps.
class TextCells : public QWidget {
    Q_OBJECT

  public:
    explicit TextCells(QWidget* parent = nullptr);

    void setCells(std::vector<TextCell> cells);
    /// The cell before which the cursor stands; −1: none.
    void setCursor(int place);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  Q_SIGNALS:
    /// A letter of the typed text was clicked.
    void clicked(int place);

  protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

  private:
    QSize cellSize() const;
    int columns(int width) const;
    QRect cellRect(std::size_t index) const;
    int cellAt(QPoint point) const;

    std::vector<TextCell> cells_;
    int cursor_ = -1;
};

}  // namespace polyplan::ui
