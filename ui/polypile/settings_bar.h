#pragma once

#include <QWidget>

#include "ui/document/plan_document.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSlider;
class QSpinBox;

namespace polyplan::ui {

class AppearancesDialog;

/// The settings of the zap: game version, what zaps or is dipped into and how often, Luck and the
/// level the piles lie on.
class SettingsBar : public QWidget {
    Q_OBJECT

  public:
    explicit SettingsBar(PlanDocument& document, QWidget* parent = nullptr);

  private:
    void buildGame();
    void buildSource();
    void buildZaps();
    void buildLuck();
    void buildHeroLevel();
    void buildLedgerLevel();
    void buildShare();
    void buildAppearances();
    void buildTurnsLater();
    /// @returns the field with its label
    QWidget* add(const QString& label, QWidget* field);
    /// Its value goes into the plan; steps of one number in a row are one undo step.
    void editBy(QSpinBox* number, const QString& text, void (*set)(PlanDocument::Draft&, int));
    void showPlan();
    /// What is said of zaps, or of dips.
    void showWords();
    void chooseGame(int row);
    void chooseSource(int row);
    void showAppearances();

    PlanDocument& document_;
    QComboBox* game_;
    QComboBox* source_;
    QSpinBox* zaps_;
    QCheckBox* collectsGoals_;
    QSlider* luck_;
    QLabel* luckValue_;
    QSpinBox* heroLevel_;
    QSpinBox* ledgerLevel_;
    QWidget* turnsLaterField_;
    QSpinBox* turnsLater_;
    QPushButton* share_;
    QPushButton* appearances_;
    AppearancesDialog* appearancesDialog_ = nullptr;
};

}  // namespace polyplan::ui
