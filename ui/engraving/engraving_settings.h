#pragma once

#include <QWidget>

#include "core/nethack/game.h"

class QComboBox;
class QLabel;
class QSpinBox;

namespace polyplan::ui {

class PlanDocument;

/// The settings of the Engraving perspective: the game version and the hero's Dexterity.
class EngravingSettings : public QWidget {
    Q_OBJECT

  public:
    explicit EngravingSettings(PlanDocument& document, QWidget* parent = nullptr);

  Q_SIGNALS:
    /// What else changed with the game.
    void message(const QString& text);

  private:
    void choose(nethack::Game game);
    void showPlan();

    PlanDocument& document_;
    QComboBox* game_;
    QSpinBox* dexterity_;
    QLabel* partial_;
};

}  // namespace polyplan::ui
