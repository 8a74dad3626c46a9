#pragma once

#include <QWidget>
#include <utility>
#include <vector>

#include "core/nethack/engraving/request.h"

class QAction;
class QCheckBox;
class QComboBox;
class QLabel;
class QMenu;
class QToolButton;

namespace polyplan::ui {

class PlainLine;
class PlanDocument;

/// The state of the writer, and of the square: what it is, and what stands there already.
class WriterPanel : public QWidget {
    Q_OBJECT

  public:
    explicit WriterPanel(PlanDocument& document, QWidget* parent = nullptr);

  private:
    void buildConditions();
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
