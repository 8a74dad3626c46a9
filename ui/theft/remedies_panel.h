#pragma once

#include <QWidget>

class QLabel;
class QListView;

namespace polyplan::ui {

class RemediesModel;
class ReportTableModel;
class TheftEditor;
class TheftService;

/// What to do about the theft: each remedy with its effect on this very theft; a click does it.
class RemediesPanel : public QWidget {
    Q_OBJECT

  public:
    RemediesPanel(TheftEditor& editor, TheftService& service, QWidget* parent = nullptr);

  private:
    void follow();

    TheftEditor& editor_;
    TheftService& service_;
    RemediesModel* model_;
    ReportTableModel* copied_;
    QListView* list_;
    QLabel* figureHead_;
    QLabel* remark_;
};

}  // namespace polyplan::ui
