#pragma once

#include <QList>
#include <QSplitter>

namespace polyplan::ui {

/// The columns of a page, the middle one with all the room that the others leave. Those have the
/// widths that they want, and more of a wide window, until a handle is moved or widths are
/// restored.
class PageColumns : public QSplitter {
    Q_OBJECT

  public:
    explicit PageColumns(QWidget* parent = nullptr);

    /// @param widths one a column, in pixels; the middle one's is what the sum stands for
    void setWanted(const QList<int>& widths);

    bool isByHand() const { return isByHand_; }
    void setByHand(const QList<int>& widths);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void share();

    QList<int> wanted_;
    bool isByHand_ = false;
};

}  // namespace polyplan::ui
