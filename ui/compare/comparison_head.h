#pragma once

#include <QHeaderView>

namespace polyplan::ui {

struct ColumnName;

/// The names of strategies above their columns, which the model has by `columnNameRole`, on some
/// lines where they are long. Of a file that is named with one the middle is left out first.
class ComparisonHead : public QHeaderView {
    Q_OBJECT

  public:
    explicit ComparisonHead(QWidget* parent = nullptr);

    QSize sizeHint() const override;
    /// A name as it is shown.
    QString shownName(int section) const;
    /// What a section needs to show its name on one or two lines, in pixels.
    int wholeWidth(int section) const;

  protected:
    void initStyleOptionForIndex(QStyleOptionHeader* option, int section) const override;

  private:
    ColumnName nameOf(int section) const;
};

}  // namespace polyplan::ui
