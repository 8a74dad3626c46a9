#pragma once

#include <QHeaderView>

namespace polyplan::ui {

/// The names of strategies above their columns, on two lines where they are long. Of those that are
/// too long for two the middle is left out; where a file is named with the strategy, that of the
/// file.
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
    QString nameOf(int section) const;
    QString strategyFirst(int section, const QString& file, int room) const;
    bool isNameShared(int section, const QString& strategy) const;
};

}  // namespace polyplan::ui
