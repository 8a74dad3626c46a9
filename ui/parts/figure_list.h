#pragma once

#include <QListView>

class QToolButton;

namespace polyplan::ui {

/// A list of the figures and remarks of a report, or of its steps: lines as high as their text
/// takes at the width that there is.
class FigureList : public QListView {
    Q_OBJECT

  public:
    explicit FigureList(QAbstractItemModel* model, QWidget* parent = nullptr);

    /// As high as all lines are, beside which nothing needs a scroll bar.
    int wantedHeight() const;

    /// A button that copies label and value of all lines, as CSV or Markdown.
    QToolButton* makeCopyButton(QWidget* parent);
};

}  // namespace polyplan::ui
