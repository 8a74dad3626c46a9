#pragma once

#include <QTabWidget>

class QPushButton;
class QTableView;

namespace polyplan::ui {

struct ButtonWords;
class FieldTable;
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
    QTableView* tableOf(FieldTable* model, const char* name, const QString& toolTip);
    template <typename Press>
    QPushButton* button(const ButtonWords& words, const Press& press);
    /// Takes the chosen row away, by the button or Del.
    template <typename Model>
    QPushButton* remover(QTableView* table, Model* model, const ButtonWords& words);
    /// Does it now and after every change.
    template <typename Follow>
    void keep(const Follow& follow);

    HeartbeatEditor& editor_;
    HeartbeatService& service_;
};

}  // namespace polyplan::ui
