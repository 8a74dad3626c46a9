#pragma once

#include <QTabWidget>

class QAbstractItemModel;
class QTableView;

namespace polyplan::ui {

class HeartbeatEditor;
class HeartbeatService;

/// What the creature wears, what it has upon it, and who hears whom.
class ConditionTabs : public QTabWidget {
    Q_OBJECT

  public:
    ConditionTabs(HeartbeatEditor& editor, HeartbeatService& service, QWidget* parent = nullptr);

  private:
    QWidget* buildOutfit();
    QWidget* buildIntrinsics();
    QWidget* buildHearing();
    QTableView* tableOf(QAbstractItemModel* model, const char* name, const QString& title,
                        const QString& toolTip, int stretched);

    HeartbeatEditor& editor_;
    HeartbeatService& service_;
};

}  // namespace polyplan::ui
