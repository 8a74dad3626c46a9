#pragma once

#include <QWidget>
#include <string_view>
#include <vector>

#include "core/plan/contenders.h"

namespace polyplan::ui {

class ComparisonService;
class GameBar;
class PlanDocument;

/// The settings of the Compare perspective: those of the strategy whose tab is shown, as far as it
/// asks something that they are of, and the games of all that are compared.
class CompareSettings : public QWidget {
    Q_OBJECT

  public:
    explicit CompareSettings(PlanDocument& document, QWidget* parent = nullptr);

    /// Goes by what is set side by side, which follows the plan. Outlived by it.
    void follow(const ComparisonService& service);

  Q_SIGNALS:
    /// Something else changed, or can't be done.
    void message(const QString& text);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    /// Settings of the versions of NetHack.
    struct Bar {
        std::string_view calculator;  ///< that they are of
        QWidget* widget;
    };
    void showGames();
    void showGamesIfSeen();

    PlanDocument& document_;
    std::vector<Bar> bars_;  ///< the more settings the sooner
    GameBar* only_;          ///< where none of them is shown
    GameBar* others_;
    std::vector<plan::Contender> contenders_;
};

}  // namespace polyplan::ui
