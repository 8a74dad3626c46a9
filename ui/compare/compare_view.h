#pragma once

#include <QHash>

#include "core/plan/compared.h"
#include "ui/parts/perspective.h"

class QFileSystemWatcher;
class QLabel;
class QTableView;

namespace polyplan::ui {

class ComparisonModel;
class ComparisonService;
class PlanDocument;

/// The Compare perspective: two to four strategies side by side.
class CompareView : public Perspective {
    Q_OBJECT

  public:
    explicit CompareView(PlanDocument& document, QWidget* parent = nullptr);

    ComparisonService& service() { return *service_; }
    QWidget* settings() override { return settings_; }
    /// All that is shown, for a picture.
    plan::ComparedStrategies compared() const;

    /// Sets the strategies of a further plan beside those that are there. What can't be read is
    /// told in a dialog.
    void addPlan(const QString& path);

  protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

  private:
    void buildSettings();
    QWidget* buildTable();
    void follow();
    void showMenu(QPoint place);
    void reload(const QString& path);

    PlanDocument& document_;
    ComparisonService* service_;
    ComparisonModel* model_;
    QWidget* settings_;
    QLabel* differs_;
    QTableView* table_ = nullptr;
    QFileSystemWatcher* watcher_;
    QHash<QString, int> numbers_;  ///< of further plans, by their paths
};

}  // namespace polyplan::ui
