#pragma once

#include <QHash>
#include <QSet>
#include <functional>
#include <optional>
#include <vector>

#include "core/plan/compared.h"
#include "ui/models/column_name.h"
#include "ui/parts/perspective.h"

class QAction;
class QFileSystemWatcher;
class QTimer;
class QToolButton;

namespace polyplan::ui {

class ComparisonModel;
class ComparisonService;
class ComparisonTable;
class CopyButton;
class DifferencesDialog;
class ElidedLabel;
class LineStrip;
class PlanDocument;

/// The Compare perspective: two to four strategies side by side.
class CompareView : public Perspective {
    Q_OBJECT

  public:
    /// @param settings edit the strategy whose tab is shown
    CompareView(PlanDocument& document, QWidget* settings, QWidget* parent = nullptr);

    ComparisonService& service() { return *service_; }
    QWidget* settings() override { return settings_; }
    /// All that is shown, as it is arranged, for a picture: worked out anew, on any thread, where
    /// it has not been as far as it will be.
    plan::Comparing compared() const;
    /// What the curves and bars of the columns look like, one each.
    std::vector<int> looks() const;

    /// Sets the strategies of a further plan beside those that are there. What can't be read is
    /// told in a dialog.
    void addPlan(const QString& path);

    /// Without the lines, which are left out where there is no room for them.
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

  protected:
    bool event(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    QWidget* buildTable();
    QWidget* buildTableHead();
    QWidget* buildDiffering();
    QAction* addTableAction(const QString& text, const QKeySequence& key,
                            const std::function<void()>& run);
    void follow();
    void followDifferences();
    void followRoom();
    int leastHeight(std::optional<int> width) const;
    void showMenu(QPoint place);
    void move(int by);
    void chooseFigureNear(int row, int column);
    void reload(const QString& path);
    void retry();
    void removePlan(int number);

    PlanDocument& document_;
    ComparisonService* service_;
    ComparisonModel* model_;
    QWidget* settings_;
    LineStrip* lines_ = nullptr;
    QWidget* columns_ = nullptr;  ///< the table and the charts
    ElidedLabel* differs_ = nullptr;
    QToolButton* details_ = nullptr;
    QToolButton* hidden_ = nullptr;  ///< how many figures are
    DifferencesDialog* detailsDialog_;
    CopyButton* copy_ = nullptr;
    ComparisonTable* table_ = nullptr;
    QAction* showAll_ = nullptr;
    std::vector<ColumnName> names_;  ///< of the columns
    QFileSystemWatcher* watcher_;
    QHash<QString, int> numbers_;  ///< of further plans, by their paths
    QSet<QString> unread_;         ///< paths of those that could not be read when they changed
    QTimer* retry_;
};

}  // namespace polyplan::ui
