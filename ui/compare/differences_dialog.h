#pragma once

#include <QDialog>
#include <vector>

#include "core/plan/question_differences.h"

class QStandardItemModel;
class QTableView;

namespace polyplan::ui {

struct ColumnName;

/// What the strategies ask differently, member by member, a column a strategy.
class DifferencesDialog : public QDialog {
    Q_OBJECT

  public:
    explicit DifferencesDialog(QWidget* parent);

    void show(const std::vector<plan::MemberDifference>& differences,
              const std::vector<ColumnName>& names);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    int wantedWidth();
    void fitColumns();

    QStandardItemModel* model_;
    QTableView* table_;
};

}  // namespace polyplan::ui
