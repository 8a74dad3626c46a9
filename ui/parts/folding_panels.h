#pragma once

#include <QWidget>
#include <vector>

class QSplitter;
class QTabBar;

namespace polyplan::ui {

/// Panels side by side; where there is not room for all, one at a time behind tabs, and without a
/// heading of their tab's words.
class FoldingPanels : public QWidget {
    Q_OBJECT

  public:
    explicit FoldingPanels(QWidget* parent = nullptr);

    /// @param title on its tab, often that of its heading too  @param leastWidth in pixels, side by
    /// side
    void add(QWidget* panel, const QString& title, int leastWidth);
    bool isFolded() const { return isFolded_; }

    QSize minimumSizeHint() const override;

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    struct Panel {
        QWidget* widget;
        int leastWidth;
        QWidget* heading;
    };
    void fold();
    void showPanels();

    QTabBar* tabs_;
    QSplitter* splitter_;
    std::vector<Panel> panels_;
    bool isFolded_ = false;
};

}  // namespace polyplan::ui
