#pragma once

#include <QTableView>
#include <vector>

namespace polyplan::ui {

class ComparisonModel;

/// The table of a comparison, in which no value is cut: where there is little room the names of
/// figures are broken into lines first, then what stands beside the table gives way, and in the end
/// it scrolls sideways.
class ComparisonTable : public QTableView {
    Q_OBJECT

  public:
    explicit ComparisonTable(ComparisonModel& model, QWidget* parent = nullptr);

    /// As wide as its least columns.
    QSize minimumSizeHint() const override;

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void fit();
    void spanHeadings();
    void measure();
    int leastNames() const;
    void fitColumns();
    /// @returns whether it had another width
    bool setWidth(int column, int width);

    int widestName_ = 0;      ///< of the names of figures, in pixels
    std::vector<int> least_;  ///< of the columns with values, in pixels
    std::vector<int> whole_;  ///< likewise, with the strategies' names on two lines
};

}  // namespace polyplan::ui
