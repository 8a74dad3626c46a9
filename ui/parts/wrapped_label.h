#pragma once

#include <QLabel>

namespace polyplan::ui {

/// A text that is wrapped and asks for the height of all its lines: layouts that stand in a
/// splitter are asked for no more than one.
class WrappedLabel : public QLabel {
  public:
    /// @param leastLines that it has room for, so that what is around it stays where it is
    explicit WrappedLabel(int leastLines, QWidget* parent);

    QSize minimumSizeHint() const override;

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    int leastLines_;
};

}  // namespace polyplan::ui
