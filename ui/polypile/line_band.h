#pragma once

#include <QObject>
#include <QPoint>

#include "ui/polypile/line_geometry.h"

class QRubberBand;

namespace polyplan::ui {

/// Selects the cards that a rectangle touches, which is drawn with the mouse from the bare floor.
class LineBand : public QObject {
    Q_OBJECT

  public:
    explicit LineBand(QWidget& over);

    bool isDrawing() const { return isDrawing_; }
    /// @param selected what stays selected beside what the band touches
    void start(QPoint point, const LineGeometry& geometry, Selection selected);
    /// @returns what is selected now
    Selection reach(QPoint point, const LineGeometry& geometry);
    void end();

  private:
    QRubberBand* band_;
    QPoint origin_;  ///< in the line, however it is scrolled
    Selection selected_;
    bool isDrawing_ = false;
};

}  // namespace polyplan::ui
