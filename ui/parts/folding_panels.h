#pragma once

#include <QSize>
#include <QWidget>
#include <vector>

class QSplitter;
class QTabBar;

namespace polyplan::ui {

/// Rows of panels side by side; where there is not room for all, one panel at a time behind tabs,
/// and without a heading of its tab's words.
class FoldingPanels : public QWidget {
    Q_OBJECT

  public:
    explicit FoldingPanels(QWidget* parent = nullptr);

    /// What is added from now on stands in a row of its own, below the rows before.
    /// @returns that row, for the widths of its panels
    QSplitter& startRow();
    /// To the row that was started last, or to a first one.
    /// @param title on its tab, often that of its heading too  @param least in pixels, where all
    /// panels are shown; a height of 0 asks for no more than the panel itself does
    void add(QWidget* panel, const QString& title, QSize least);
    /// For the heights of the rows.
    QSplitter& rows() { return *rows_; }
    bool isFolded() const { return isFolded_; }

    /// Folds by this room from now on and not by its own size, which what stands beside it may
    /// change.
    void foldBy(QSize room);
    /// The height in which every panel has what it asks for, folded or not as it is.
    int leastHeight() const;

    /// No more than the least: they take what is left over.
    QSize sizeHint() const override { return minimumSizeHint(); }
    QSize minimumSizeHint() const override;

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    struct Panel {
        QWidget* widget;
        QSplitter* row;
        QSize least;
        QWidget* heading;
    };
    QSize leastForAll() const;
    void fold();
    void showPanels();

    QTabBar* tabs_;
    QSplitter* rows_;
    std::vector<Panel> panels_;
    QSize room_;  ///< not valid: its own size
    bool isFolded_ = false;
};

}  // namespace polyplan::ui
