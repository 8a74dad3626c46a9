#pragma once

#include <QWidget>

class QLineEdit;
class QTableView;

namespace polyplan::ui {

class CatalogueModel;
class GoalsModel;
class OddsService;
class PlanDocument;

/// The goals of the strategy, each with its probability, and any and all of them.
class GoalsPanel : public QWidget {
    Q_OBJECT

  public:
    GoalsPanel(PlanDocument& document, OddsService& odds, QWidget* parent = nullptr);

  Q_SIGNALS:
    /// Something could not be done.
    void message(const QString& text);

  private:
    void buildTable();
    void buildEntry();
    void addTyped();
    void removeChosen();
    bool eventFilter(QObject* watched, QEvent* event) override;

    PlanDocument& document_;
    GoalsModel* model_;
    QTableView* table_;
    QLineEdit* entry_;
};

}  // namespace polyplan::ui
