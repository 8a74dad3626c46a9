#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QSlider;
class QSpinBox;

namespace polyplan::ui {

class PlanDocument;

/// The settings of the zap: game version, what zaps, Luck and the level the piles lie on.
class SettingsBar : public QWidget {
    Q_OBJECT

  public:
    explicit SettingsBar(PlanDocument& document, QWidget* parent = nullptr);

  private:
    void buildGame();
    void buildSource();
    void buildLuck();
    void buildLedgerLevel();
    void add(const QString& label, QWidget* field);
    void showPlan();
    void chooseGame(int row);
    void chooseSource(int row);

    PlanDocument& document_;
    QComboBox* game_;
    QComboBox* source_;
    QSlider* luck_;
    QLabel* luckValue_;
    QSpinBox* ledgerLevel_;
};

}  // namespace polyplan::ui
