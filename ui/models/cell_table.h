#pragma once

#include <QAbstractTableModel>
#include <optional>
#include <vector>

#include "core/calculator/report.h"
#include "ui/models/row_role.h"

namespace polyplan::ui {

/// A table that is read, sorted and copied. A model says of each cell what its bare value is; what
/// is shown, sorted by and written to files follows from that and from the column's unit. Boxes in
/// it may be checked.
class CellTable : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Role {
        SortRole = RowOtherRoles,  ///< the bare number or the text
        OtherRoles,                ///< the first that is free for a model's own
    };

    using QAbstractTableModel::QAbstractTableModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

  protected:
    /// Of a column.
    struct Head {
        QString title;
        Unit unit = Unit::Words;
        QString help = {};
        QString fullTitle = {};  ///< where the title is short: spoken, and in files
        bool operator==(const Head&) const = default;
    };
    enum class Look { Plain, Bold, Italic };

    /// To be called once the model is made, and when what it shows has changed.
    void refresh();
    /// The same where the rows are of other things now, though there be as many.
    void reset();
    const Head& head(int column) const { return heads_[static_cast<std::size_t>(column)]; }

    virtual int count() const = 0;
    virtual std::vector<Head> heads() const = 0;
    /// A number or a text; invalid: nothing is known of it.
    virtual QVariant value(int row, int column) const = 0;
    /// By default the value in the column's unit.
    virtual QString text(int row, int column) const;
    /// What stands in files: by default the value, else "yes" for a checked box.
    virtual QVariant bare(int row, int column) const;
    /// By default the help of its column.
    virtual QString toolTip(int row, int column) const;
    /// Empty: what is shown.
    virtual QString spoken(int row, int column) const;
    virtual Look look(int row, int column) const;
    /// Whether the cell's box is checked; by default there is none.
    virtual std::optional<bool> check(int row, int column) const;
    /// @returns whether that could be done
    virtual bool setCheck(int row, int column, bool isChecked);
    /// What the model gives under a role of its own.
    virtual QVariant other(int row, int column, int role) const;

  private:
    Qt::Alignment alignment(int column) const;

    std::vector<Head> heads_;
    int rows_ = 0;
};

}  // namespace polyplan::ui
