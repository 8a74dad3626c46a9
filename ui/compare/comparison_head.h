#pragma once

#include <QHeaderView>

namespace polyplan::ui {

/// The names of strategies above their columns, on two lines where they are long. Of those that are
/// too long for two the middle is left out.
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
};

}  // namespace polyplan::ui
