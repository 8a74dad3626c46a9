#pragma once

#include <QSet>
#include <QWidget>
#include <functional>
#include <optional>
#include <utility>

#include "ui/models/engraving/engraving_edits.h"
#include "ui/models/engraving/engraving_service.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QSortFilterProxyModel;
class QSpinBox;
class QTreeView;

namespace polyplan::ui {

class EngravingService;
class PlanDocument;
class StylusTreeModel;

/// What to write with: searched, picked from what is allowed, and its state.
class StylusPanel : public QWidget {
    Q_OBJECT

  public:
    StylusPanel(PlanDocument& document, EngravingService& service, QWidget* parent = nullptr);

    /// Lets the user type a search.
    void startSearch();
    void clearSearch();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void buildTree();
    QWidget* buildState();
    void pick(const QModelIndex& index);
    void search(const QString& text);
    QString noteOnSearch() const;  ///< empty: there is nothing to say
    void showNoteOnSearch();
    void expandGroups();
    void showChosen();
    bool isCurrentInSight() const;
    void keepCurrentInSight();
    void showState();
    void editState(const QString& name,
                   const std::function<void(nethack::engraving::StylusState&)>& change,
                   const QString& mergeKey = {});

    PlanDocument& document_;
    EngravingService& service_;
    StylusTreeModel* model_;
    QSortFilterProxyModel* filter_;
    QLineEdit* search_;
    QLabel* searchNote_;
    QTreeView* tree_;
    /// What was scrolled to last, and the group that it stood in: one that can't write any more
    /// goes behind those that can.
    std::optional<std::pair<StylusChoice, int>> shown_;
    bool wasInSight_ = false;  ///< the chosen one, before the list became another
    QSet<int> expanded_;       ///< keys of groups
    bool expands_ = false;
    QLabel* name_ = nullptr;
    QComboBox* buc_ = nullptr;
    QLabel* enchantmentLabel_ = nullptr;
    QSpinBox* enchantment_ = nullptr;
    QLabel* chargesLabel_ = nullptr;
    QSpinBox* charges_ = nullptr;
    QCheckBox* wielded_ = nullptr;
    QCheckBox* worn_ = nullptr;
    QCheckBox* identified_ = nullptr;
};

}  // namespace polyplan::ui
