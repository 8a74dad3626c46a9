#pragma once

#include <QLayout>
#include <QWidget>
#include <memory>
#include <vector>

namespace polyplan::ui {

/// Lays widgets out from left to right and goes on in a new row where there is no more room, as
/// words in a text. All of a row stand on one middle line.
class FlowLayout : public QLayout {
    Q_OBJECT

  public:
    explicit FlowLayout(QWidget* parent = nullptr);
    ~FlowLayout() override;

    /// Distances between neighbors of a row and between rows, in pixels.
    void setGaps(int across, int down);

    /// Lets what is wider than a row have no more than the row, down to its least width.
    void setNarrowsToRow(bool narrows);

    void addItem(QLayoutItem* item) override;
    int count() const override { return static_cast<int>(items_.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;

    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return arrange({0, 0, width, 0}, false); }
    QSize minimumSize() const override { return widestIn(0); }
    QSize sizeHint() const override { return widestIn(QWIDGETSIZE_MAX); }
    void setGeometry(const QRect& rect) override;

  private:
    /// @returns the height that is taken
    int arrange(const QRect& rect, bool moves) const;
    QSize widestIn(int room) const;
    QSize sizeIn(const QLayoutItem& item, int room) const;

    std::vector<std::unique_ptr<QLayoutItem>> items_;
    int across_ = 6;
    int down_ = 4;
    bool narrowsToRow_ = false;
};

}  // namespace polyplan::ui
