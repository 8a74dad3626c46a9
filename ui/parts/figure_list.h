#pragma once

#include <QListView>

class QMenu;
class QToolButton;

namespace polyplan::ui {

/// A list of the figures and remarks of a report, or of its steps: lines as high as their text
/// takes at the width that there is. The model's first two columns have the label and the value;
/// Ctrl+C and Ctrl+Shift+C copy those of all lines, as CSV or Markdown.
class FigureList : public QListView {
    Q_OBJECT

  public:
    explicit FigureList(QAbstractItemModel* model, QWidget* parent = nullptr);

    /// As high as all lines are, beside which nothing needs a scroll bar.
    int wantedHeight() const;

    /// A button that copies what the keys copy.
    QToolButton* makeCopyButton(QWidget* parent);

  private:
    QMenu* copies_;
};

}  // namespace polyplan::ui
