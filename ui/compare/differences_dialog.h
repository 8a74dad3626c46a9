#pragma once

#include <QDialog>

#include "core/plan/question_differences.h"

class QStandardItemModel;

namespace polyplan::ui {

/// What the strategies ask differently, member by member, a column a strategy.
class DifferencesDialog : public QDialog {
    Q_OBJECT

  public:
    explicit DifferencesDialog(QWidget* parent);

    void show(const std::vector<plan::MemberDifference>& differences, const QStringList& names);

  private:
    QStandardItemModel* model_;
};

}  // namespace polyplan::ui
