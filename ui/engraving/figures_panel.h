#pragma once

#include <QWidget>

namespace polyplan::ui {

class Badge;
class EngravingService;
class ReportModel;

/// What comes of the engraving: all its figures and remarks, each with its rule.
class FiguresPanel : public QWidget {
    Q_OBJECT

  public:
    explicit FiguresPanel(EngravingService& service, QWidget* parent = nullptr);

  private:
    void follow();
    void showProvenance();

    EngravingService& service_;
    ReportModel* model_;
    Badge* badge_;
};

}  // namespace polyplan::ui
