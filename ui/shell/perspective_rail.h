#pragma once

#include <QScrollArea>

class QButtonGroup;
class QVBoxLayout;

namespace polyplan::ui {

/// The perspectives along the left edge, one chosen at a time. Scrolls where the window is too low
/// for all.
class PerspectiveRail : public QScrollArea {
    Q_OBJECT

  public:
    explicit PerspectiveRail(QWidget* parent = nullptr);

    /// Adds one below the others; they are numbered from 0.
    void add(QChar glyph, const QString& name, const QString& toolTip);
    void setCurrent(int index);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  Q_SIGNALS:
    /// By mouse or keys.
    void chosen(int index);

  private:
    QButtonGroup* buttons_;
    QVBoxLayout* layout_;
};

}  // namespace polyplan::ui
