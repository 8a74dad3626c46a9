#pragma once

#include <QWidget>
#include <set>
#include <utility>
#include <vector>

#include "core/nethack/engraving/request.h"

class QAction;
class QCheckBox;
class QComboBox;
class QLabel;
class QMenu;
class QScrollArea;
class QToolButton;

namespace polyplan::ui {

class PlainLine;
class PlanDocument;

/// The state of the writer, and of the square: what it is, and what stands there already.
class WriterPanel : public QWidget {
    Q_OBJECT

  public:
    explicit WriterPanel(PlanDocument& document, QWidget* parent = nullptr);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void buildConditions();
    /// Gives what a state does the room that the longest of them takes at this width.
    void fitEffects();
    /// Of the state that came last; of the others it is in the tooltip.
    void showEffects(const std::set<nethack::engraving::Condition>& conditions);
    void buildSquare();
    void fillMore();
    void setCondition(nethack::engraving::Condition condition, bool isOn);
    void setExisting(int row);
    void typedExisting(const QString& text);
    void showPlan();
    /// @returns whether the text that is there can stand there
    bool showFault();

    PlanDocument& document_;
    std::vector<std::pair<nethack::engraving::Condition, QCheckBox*>> usual_;
    QToolButton* more_;
    QMenu* moreMenu_;
    QLabel* effects_;
    QScrollArea* roomOfEffects_ = nullptr;
    std::set<nethack::engraving::Condition> shownConditions_;
    nethack::engraving::Condition explained_ = {};  ///< where there are any
    QComboBox* ridingSkill_;
    QComboBox* surface_;
    QCheckBox* undisturbed_;
    QComboBox* existing_;
    PlainLine* existingText_;
    QString shownText_;  ///< of the plan; what is typed differs while it can't stand there
    QLabel* fault_;      ///< of the text that is there, or that it is not typed yet
    QComboBox* action_;
};

}  // namespace polyplan::ui
