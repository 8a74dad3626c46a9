#pragma once

#include <QWidget>
#include <optional>

#include "ui/models/engraving/engraving_service.h"

class QComboBox;
class QLabel;

namespace polyplan::ui {

class CurveChart;
class StylusTableModel;

/// How long the text lasts: a curve for what is chosen and for each stylus that is laid over it.
class DurabilityPanel : public QWidget {
    Q_OBJECT

  public:
    DurabilityPanel(PlanDocument& document, EngravingService& service, StylusTableModel& table,
                    QWidget* parent = nullptr);

  private:
    void follow();

    PlanDocument& document_;
    EngravingService& service_;
    StylusTableModel& table_;
    QComboBox* measures_;
    std::optional<Aim> wanted_;  ///< none: what matters of the text
    CurveChart* chart_;
    QLabel* note_;
};

}  // namespace polyplan::ui
