#pragma once

#include <QColor>
#include <QWidget>
#include <functional>
#include <vector>

namespace polyplan::ui {

struct Theme;

/// Small swatches or signs with words, in a row: what they mean.
class Legend : public QWidget {
    Q_OBJECT

  public:
    struct Entry {
        QString word;
        std::function<QColor(const Theme&)> color;
        Qt::BrushStyle pattern = Qt::SolidPattern;
        QString sign = {};  ///< in place of a swatch
    };

    explicit Legend(std::vector<Entry> entries, QWidget* parent = nullptr);
    void setEntries(std::vector<Entry> entries);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    std::vector<Entry> entries_;
};

}  // namespace polyplan::ui
