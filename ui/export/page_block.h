#pragma once

#include <QPoint>
#include <QSize>

class QPainter;

namespace polyplan::ui {

/// A part of a page. It is laid out when it is made, on the thread of the windows, since charts
/// live there; it may be painted on any.
class PageBlock {
  public:
    PageBlock() = default;
    virtual ~PageBlock() = default;
    PageBlock(const PageBlock&) = delete;
    PageBlock& operator=(const PageBlock&) = delete;

    /// In device-independent pixels.
    virtual QSize size() const = 0;
    virtual void paint(QPainter& painter, QPoint topLeft) const = 0;
};

}  // namespace polyplan::ui
