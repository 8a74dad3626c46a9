#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "ui/models/comparison_service.h"

class QToolButton;

namespace polyplan::ui {

class FlowLayout;
class PlanDocument;

/// Which strategies are set side by side, and what else can be tried beside the one that is shown
/// in the strategies' tabs, if it is one of them.
class ContendersBar : public QWidget {
    Q_OBJECT

  public:
    ContendersBar(PlanDocument& document, ComparisonService& service, QWidget* parent = nullptr);

  Q_SIGNALS:
    /// A further plan is to be opened beside this one.
    void planWanted();
    /// A further plan is to go.
    void removalWanted(int number);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    /// Samples of curves are drawn for one theme.
    void changeEvent(QEvent* event) override;

  private:
    /// What a button sets beside the others, takes away or keeps.
    struct PickButton {
        QWidget* button;
        Pick pick;
    };
    void rebuild();
    /// That of the bar which has the keyboard focus; null: none.
    QWidget* focusedButton() const;
    void focusOn(const std::optional<Pick>& pick, const QString& name);
    void addChips();
    QToolButton* makeChip(const Pick& pick);
    void addKeeper(const Pick& pick);
    void addRemover(const Pick& pick);
    std::optional<int> variedStrategy() const;
    void addVariations();
    void keep(const Pick& pick);

    PlanDocument& document_;
    ComparisonService& service_;
    FlowLayout* chips_;
    FlowLayout* variations_;
    QWidget* variationsRow_;
    std::vector<PickButton> buttons_;
};

}  // namespace polyplan::ui
