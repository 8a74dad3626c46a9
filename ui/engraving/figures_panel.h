#pragma once

#include <QWidget>

class QTableView;

namespace polyplan::ui {

class Badge;
class EngravingRowsModel;
class EngravingService;

/// What comes of the engraving: all its figures and remarks, each with its rule.
class FiguresPanel : public QWidget {
    Q_OBJECT

  public:
    explicit FiguresPanel(EngravingService& service, QWidget* parent = nullptr);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void fit();
    void showProvenance();

    EngravingService& service_;
    EngravingRowsModel* model_;
    QTableView* table_;
    Badge* badge_;
};

}  // namespace polyplan::ui
