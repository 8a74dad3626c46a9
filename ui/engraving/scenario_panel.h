#pragma once

#include <QStringList>
#include <QWidget>
#include <vector>

#include "core/nethack/engraving/request.h"
#include "core/plan/document.h"

class QTableView;
class QLabel;
class QToolButton;

namespace polyplan::ui {

class PlanDocument;
class ScenarioModel;
struct ScenarioPreset;

/// The editor of what happens to the engraving: events are added, dragged to order them, repeated
/// and removed; presets set all of them.
class ScenarioPanel : public QWidget {
    Q_OBJECT

  public:
    explicit ScenarioPanel(PlanDocument& document, QWidget* parent = nullptr);

  Q_SIGNALS:
    void message(const QString& text);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QWidget* buildHeader();
    void buildTable();
    void take(const ScenarioPreset& preset);
    void addEvent(nethack::engraving::Cause cause);
    void follow();
    void showTotal();
    void showRule();
    void tellOfNoRoom();
    /// Says what was done or why nothing was, until the plan changes.
    void tell(const QString& what);
    std::vector<std::size_t> chosenRows() const;
    void showMenu(const QPoint& position);
    /// By undo or redo.
    void chooseWhatCameBack(const QStringList& parts, const plan::Strategy& before);
    void removeChosen();
    /// One row at a time.
    bool mayMove(const std::vector<std::size_t>& rows, int by) const;
    void moveChosen(int by);
    void changeTimes(int by);
    /// Begins to edit how often what is chosen happens; false where there is nothing to edit.
    bool editCount();

    PlanDocument& document_;
    std::vector<nethack::engraving::Event> shown_;
    ScenarioModel* model_;
    QTableView* table_;
    QLabel* total_;
    QLabel* rule_;
    QToolButton* remove_ = nullptr;
    bool hasTold_ = false;
};

}  // namespace polyplan::ui
