#pragma once

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QTableView;

namespace polyplan::ui {

class AppearancesModel;
class PlanDocument;

/// Where the player says what is known of this game's shuffle. Every choice is an undo step of its
/// own, and the odds follow at once, so that the dialog stays open beside them.
class AppearancesDialog : public QDialog {
    Q_OBJECT

  public:
    explicit AppearancesDialog(PlanDocument& document, QWidget* parent);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

  private:
    QTableView* buildTable();
    void showCount();

    AppearancesModel* model_;
    QSortFilterProxyModel* shown_;
    QLineEdit* search_;
    QTableView* table_;
    QLabel* count_;
    QPushButton* know_ = nullptr;
    QPushButton* reset_;
};

}  // namespace polyplan::ui
