#pragma once

#include <QStringList>
#include <QWidget>

namespace polyplan::ui {

/// Which bars are whose: a line for each column that is compared.
class ColumnsLegend : public QWidget {
    Q_OBJECT

  public:
    explicit ColumnsLegend(QWidget* parent = nullptr);

    /// @param names of the columns; the first has the first look
    void setNames(const QStringList& names);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QStringList names_;
};

}  // namespace polyplan::ui
