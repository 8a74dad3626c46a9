#pragma once

#include <QScrollArea>

namespace polyplan::ui {

/// Above what needs room more: as high as its content at its width, and where there is less room
/// for both it scrolls.
class YieldingScroll : public QScrollArea {
    Q_OBJECT

  public:
    /// @param content whose height follows from its width, as that of fields that flow
    /// @param leastHeight in pixels, below which it does not yield
    YieldingScroll(QWidget* content, int leastHeight, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    int contentHeight() const;

    int leastHeight_;
};

}  // namespace polyplan::ui
