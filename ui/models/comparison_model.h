#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "core/calculator/comparison.h"
#include "ui/models/column_name.h"
#include "ui/models/comparison_order.h"

namespace polyplan::ui {

/// The figures of a comparison under their headings, a column a strategy.
class ComparisonModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Role {
        IsHeadingRole = Qt::UserRole,
        DifferenceRole,       ///< what stands below the value: "▲ +1.2 points, × 1.4"
        ShortDifferenceRole,  ///< the same without the factor, where there is little room
        VerdictRole,          ///< a `Verdict`, as `shownVerdict` has it
        IsPinnedRole,
        IsCurrentRole,   ///< whether the column's figures belong to its strategy as it stands
        IsMeasuredRole,  ///< whether those of the baseline do as well
        IdRole,
        IsWordsRole,  ///< whether the value is words and no number
    };

    explicit ComparisonModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    /// @param isCurrent one a column, whether its figures belong to its strategy as it stands
    /// @param isComplete and whether all of these are there
    void show(Comparison comparison, std::vector<ColumnName> names, std::vector<bool> isCurrent,
              std::vector<bool> isComplete);
    /// @param column of a strategy, from 1 on
    const ColumnName& nameOf(int column) const { return names_[std::size_t(column - 1)]; }
    const Comparison& comparison() const { return comparison_; }
    /// Which figures are listed, and in which order.
    const ComparisonOrder& order() const { return order_; }

    /// Leaves out what is the same, or reads so, wherever it is asked; what only one has stays.
    void setOnlyDiffering(bool isOn);
    /// The largest differences first, without headings; last what is the same, then what only one
    /// has.
    void setSorted(bool isOn);
    void setPinned(const QString& id, bool isPinned);
    void setHidden(const QString& id, bool isHidden);
    void showAll();
    /// Nothing is pinned or hidden any more.
    void forgetChosen();
    /// Where the figure stands now; none where it is left out.
    QModelIndex indexOf(const QString& id, int column) const;
    int hiddenCount() const { return static_cast<int>(order_.hidden.size()); }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

  private:
    void arrange();
    QVariant valueData(const ComparedFigure& figure, std::size_t column, int role) const;

    Comparison comparison_;
    std::vector<ColumnName> names_;
    std::vector<bool> isCurrent_;   ///< one a column, whether its figures are of the question
    std::vector<bool> isComplete_;  ///< and all of them are there
    ComparisonOrder order_;
    std::vector<ComparisonLine> lines_;
};

}  // namespace polyplan::ui
