#pragma once

#include <QStringList>
#include <QWidget>
#include <vector>

namespace polyplan::ui {

/// Which bars are whose: a line for each column that is compared.
class ColumnsLegend : public QWidget {
    Q_OBJECT

  public:
    explicit ColumnsLegend(QWidget* parent = nullptr);

    /// @param names of the columns
    /// @param looks one a column
    void setColumns(const QStringList& names, const std::vector<int>& looks);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QStringList names_;
    std::vector<int> looks_;
};

}  // namespace polyplan::ui
