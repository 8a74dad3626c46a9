#pragma once

#include <QAbstractTableModel>
#include <map>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/calculator/look_up.h"

namespace polyplan::ui {

/// What stands in a cell of a `FieldTable`, and what its editor lets through.
struct Field {
    QVariant shown{};
    QVariant edited{};             ///< what an editor begins with
    std::optional<Range> range{};  ///< of a whole number
    QVariant belowLeast{};         ///< what one below the least stands for; invalid: for nothing
    std::optional<QStringList> choices{};
    bool isList = false;          ///< of choices several may be typed, with commas between them
    std::optional<int> length{};  ///< the most characters of a text that is typed
    bool isFixed = false;         ///< can't be edited
    QString hint{};               ///< said where nothing stands; empty: nothing
    QString remark{};             ///< what is wrong with it, which marks it; empty: nothing
    int wrongFrom = 0;            ///< where in it the part stands that is, which is underlined
    int wrongLength = 0;          ///< 0: none by itself
};

/// Why a value that is typed can't stand there.
struct Misread {
    QString why;  ///< with what is allowed
    int from = 0;
    int length = 0;  ///< of the part that is wrong; 0: all of it
};

Field fixedField(const QVariant& value);
Field numberField(int value, Range range);
/// @param choices of which one is taken
Field choiceField(const QString& value, const QStringList& choices);
/// @param choices that are offered; others may be typed
Field textField(std::string_view value, std::size_t length, const QStringList& choices = {});
/// @param choices that are offered for each of those that are typed with commas between them
Field listField(std::string_view value, std::size_t length, const QStringList& choices);

/// A table of things that an editor changes, one a row: columns are their members. Cells are edited
/// by a `FieldDelegate`. What is typed and can't be read stays in its cell, marked, until it is
/// mended or what counts there has changed.
class FieldTable : public QAbstractTableModel {
    Q_OBJECT

  public:
    struct Head {
        QString title;
        QString help;
    };

    FieldTable(std::vector<Head> heads, QObject* parent);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

    /// To be called once the model is made, and when what it shows has changed.
    void refresh();
    /// Drops what could not be read: the rows are of other things now.
    void forgetMisread();

  protected:
    virtual int count() const = 0;
    virtual Field field(int row, int column) const = 0;
    /// @returns nothing if `value` is one that can stand there
    virtual std::optional<Misread> set(int row, int column, const QVariant& value) = 0;

  private:
    struct Kept {
        QVariant counts;  ///< what an editor would begin with
        QString typed;
        Misread misread;
    };
    /// As it counts, or as it was typed and could not be read.
    Field fieldSeen(const QModelIndex& index) const;

    std::vector<Head> heads_;
    int rows_ = 0;
    std::map<std::pair<int, int>, Kept> kept_;  ///< by row and column
};

/// Title and help of a column that is a member.
FieldTable::Head headOf(const Member& member);

}  // namespace polyplan::ui
