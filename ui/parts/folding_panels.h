#pragma once

#include <QWidget>
#include <vector>

class QSplitter;
class QTabBar;

namespace polyplan::ui {

/// Panels side by side; where there is not room for all, one at a time behind tabs.
class FoldingPanels : public QWidget {
    Q_OBJECT

  public:
    explicit FoldingPanels(QWidget* parent = nullptr);

    /// @param title on its tab  @param leastWidth in pixels, side by side
    void add(QWidget* panel, const QString& title, int leastWidth);
    bool isFolded() const { return isFolded_; }

    QSize minimumSizeHint() const override;

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    struct Panel {
        QWidget* widget;
        int leastWidth;
    };
    void fold();
    void showPanels();

    QTabBar* tabs_;
    QSplitter* splitter_;
    std::vector<Panel> panels_;
    bool isFolded_ = false;
};

}  // namespace polyplan::ui
