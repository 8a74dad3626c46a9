#pragma once

#include <QSortFilterProxyModel>

#include "core/nethack/engraving/comparison.h"
#include "ui/models/cell_table.h"
#include "ui/models/engraving/engraving_service.h"

namespace polyplan::ui {

/// Everything that can be written with, for this text and this hero: how well, how fast, at what
/// cost, and how long it lasts. What is carried comes first.
class StylusTableModel : public CellTable {
    Q_OBJECT

  public:
    enum Column { Stylus, Writes, Right, Elbereth, Lasts, Turns, Wear, Goes, ColumnCount };
    enum Role {
        BelowRole = OtherRoles,  ///< what stands below the name where there is no room beside it
    };

    StylusTableModel(PlanDocument& document, EngravingService& service, QObject* parent = nullptr);

    /// What “lasts” is about.
    void setMeasure(Aim measure);
    Aim measure() const { return measure_; }
    const StylusAnswer& stylus(int row) const;
    /// Whether there is no text yet, and the styluses are compared for Elbereth.
    bool isExample() const { return answer_ && answer_->isExample; }
    /// Whether there are none since what is typed can't be the text.
    bool isWithheld() const { return service_.isWithheld(); }
    /// The row of what is chosen; −1 if nothing is.
    int chosenRow() const;

  Q_SIGNALS:
    /// Why the chart does not show a stylus whose box was checked.
    void message(const QString& text);

  private:
    int count() const override;
    std::vector<Head> heads() const override;
    QVariant value(int row, int column) const override;
    QString text(int row, int column) const override;
    QString toolTip(int row, int column) const override;
    QString spoken(int row, int column) const override;
    Look look(int row, int column) const override;
    /// Whether the chart shows the stylus.
    std::optional<bool> check(int row, int column) const override;
    bool setCheck(int row, int column, bool isChecked) override;
    QVariant other(int row, int column, int role) const override;
    /// What is written, at what cost if any, and in how many goes where one does not do it.
    QString below(int row) const;
    void follow();
    void followOverlaid();
    bool isOverlaid(const StylusAnswer& stylus) const;

    PlanDocument& document_;
    EngravingService& service_;
    std::shared_ptr<const StylusComparison> answer_;
    std::vector<std::string> overlaid_;
    Aim measure_ = Aim::ReadsElbereth;
};

/// The styluses in the order that is asked for; what writes nothing comes last or not at all.
class StylusOrder : public QSortFilterProxyModel {
    Q_OBJECT

  public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    /// By several figures at once; `None`: by the column that is sorted.
    void rankBy(Ranking ranking);
    Ranking ranking() const { return ranking_; }
    void setOnlyCarried(bool isOnly);
    void setShowsRefused(bool isShown);

    void sort(int column, Qt::SortOrder order) override;

  protected:
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

  private:
    const StylusTableModel& table() const;

    Ranking ranking_ = Ranking::None;
    bool onlyCarried_ = false;
    bool showsRefused_ = false;
};

}  // namespace polyplan::ui
