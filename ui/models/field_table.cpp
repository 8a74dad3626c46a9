#include "ui/models/field_table.h"

#include <utility>

#include "ui/look/text.h"
#include "ui/models/field_role.h"

namespace polyplan::ui {

Field fixedField(const QVariant& value) {
    return {.shown = value, .edited = value, .isFixed = true};
}

Field numberField(int value, Range range) {
    return {.shown = value, .edited = value, .range = range};
}

Field choiceField(const QString& value, const QStringList& choices) {
    return {.shown = value, .edited = value, .choices = choices};
}

Field textField(std::string_view value, std::size_t length, const QStringList& choices) {
    return {.shown = toQString(value),
            .edited = toEditable(value),
            .choices = choices,
            .length = static_cast<int>(length)};
}

Field listField(std::string_view value, std::size_t length, const QStringList& choices) {
    Field field = textField(value, length, choices);
    field.isList = true;
    return field;
}

FieldTable::Head headOf(const Member& member) {
    return {toQString(member.label), toQString(member.help) + u'.'};
}

FieldTable::FieldTable(std::vector<Head> heads, QObject* parent)
    : QAbstractTableModel(parent), heads_(std::move(heads)) {}

void FieldTable::refresh() {
    if (count() != rows_) {
        beginResetModel();
        rows_ = count();
        kept_.clear();
        endResetModel();
    } else if (rows_ > 0) {
        std::erase_if(kept_, [this](const auto& entry) {
            const Field now = field(entry.first.first, entry.first.second);
            return now.isFixed || now.edited != entry.second.counts;
        });
        Q_EMIT dataChanged(index(0, 0), index(rows_ - 1, columnCount() - 1));
    }
}

void FieldTable::forgetMisread() {
    kept_.clear();
    refresh();
}

Field FieldTable::fieldSeen(const QModelIndex& index) const {
    Field field = this->field(index.row(), index.column());
    if (const auto found = kept_.find({index.row(), index.column()}); found != kept_.end()) {
        const auto& [counts, typed, misread] = found->second;
        field.shown = typed;
        field.edited = typed;
        field.hint.clear();
        const QString still = counts.toString();
        field.remark = misread.why + u'\n' +
                       (still.isEmpty() ? tr("Until it is mended nothing counts.")
                                        : tr("Until it is mended “%1” counts.").arg(still));
        field.wrongFrom = misread.from;
        field.wrongLength = misread.length > 0 ? misread.length : static_cast<int>(typed.size());
    }
    return field;
}

int FieldTable::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : rows_;
}

int FieldTable::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(heads_.size());
}

QVariant FieldTable::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Horizontal && section >= 0 && section < columnCount()) {
        const Head& head = heads_[static_cast<std::size_t>(section)];
        if (role == Qt::DisplayRole) {
            return head.title;
        }
        if (role == Qt::ToolTipRole) {
            return head.help;
        }
    }
    return {};
}

Qt::ItemFlags FieldTable::flags(const QModelIndex& index) const {
    const bool isEditable =
        index.isValid() && index.row() < count() && !field(index.row(), index.column()).isFixed;
    return QAbstractTableModel::flags(index) |
           (isEditable ? Qt::ItemIsEditable : Qt::ItemFlags(Qt::NoItemFlags));
}

QVariant FieldTable::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index) || index.row() >= count()) {
        return {};
    }
    const Field field = fieldSeen(index);
    switch (role) {
        case Qt::ToolTipRole: {
            const QString& help = heads_[static_cast<std::size_t>(index.column())].help;
            return field.remark.isEmpty() ? help : field.remark + u'\n' + help;
        }
        case Qt::AccessibleTextRole:
            return !field.remark.isEmpty()
                       ? QVariant(field.shown.toString() + QStringLiteral(". ") + field.remark)
                   : !field.hint.isEmpty() ? QVariant(field.hint)
                                           : QVariant();
        case HintRole:
            return field.hint.isEmpty() ? QVariant() : QVariant(field.hint);
        case RemarkRole:
            return field.remark.isEmpty() ? QVariant() : QVariant(field.remark);
        case WrongFromRole:
            return field.wrongFrom;
        case WrongLengthRole:
            return field.wrongLength;
        case Qt::DisplayRole:
            return field.shown;
        case Qt::EditRole:
            return field.edited;
        case LeastRole:
            return field.range ? QVariant(field.range->least) : QVariant();
        case MostRole:
            return field.range ? QVariant(field.range->most) : QVariant();
        case BelowLeastRole:
            return field.belowLeast;
        case ChoicesRole:
            return field.choices ? QVariant(*field.choices) : QVariant();
        case IsOpenRole:
            return field.length.has_value();
        case IsListRole:
            return field.isList;
        case LengthRole:
            return field.length ? QVariant(*field.length) : QVariant();
        default:
            return {};
    }
}

bool FieldTable::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid) ||
        !flags(index).testFlag(Qt::ItemIsEditable)) {
        return false;
    }
    const std::pair place(index.row(), index.column());
    kept_.erase(place);
    const std::optional<Misread> misread = set(place.first, place.second, value);
    if (misread) {
        kept_[place] = {field(place.first, place.second).edited, value.toString(), *misread};
    }
    const QModelIndex changed = this->index(place.first, place.second);
    Q_EMIT dataChanged(changed, changed);
    return !misread;
}

}  // namespace polyplan::ui
