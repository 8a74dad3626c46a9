#include "ui/models/comparison_model.h"

#include <algorithm>
#include <utility>

#include "ui/look/figures.h"
#include "ui/look/text.h"
#include "ui/models/comparison_text.h"
#include "ui/models/report_text.h"
#include "ui/models/table_text.h"

namespace polyplan::ui {

void ComparisonModel::show(Comparison comparison, std::vector<ColumnName> names,
                           std::vector<bool> isCurrent, std::vector<bool> isComplete) {
    const bool hasOtherColumns = names.size() != names_.size();
    if (hasOtherColumns) {
        beginResetModel();
    }
    comparison_ = std::move(comparison);
    names_ = std::move(names);
    isCurrent_ = std::move(isCurrent);
    isComplete_ = std::move(isComplete);
    if (hasOtherColumns) {
        lines_ = order_.linesOf(comparison_);
        endResetModel();
    } else {
        arrange();
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    }
}

void ComparisonModel::arrange() {
    std::vector<ComparisonLine> lines = order_.linesOf(comparison_);
    if (lines.size() != lines_.size()) {
        beginResetModel();
        lines_ = std::move(lines);
        endResetModel();
        return;
    }
    lines_ = std::move(lines);
    if (!lines_.empty()) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    }
}

void ComparisonModel::setOnlyDiffering(bool isOn) {
    order_.isOnlyDiffering = isOn;
    arrange();
}

void ComparisonModel::setSorted(bool isOn) {
    order_.isSorted = isOn;
    arrange();
}

void ComparisonModel::setPinned(const QString& id, bool isPinned) {
    order_.pinned.removeAll(id);
    if (isPinned) {
        order_.pinned.append(id);
        order_.hidden.remove(id);
    }
    arrange();
}

void ComparisonModel::setHidden(const QString& id, bool isHidden) {
    if (isHidden) {
        order_.pinned.removeAll(id);
        order_.hidden.insert(id);
    } else {
        order_.hidden.remove(id);
    }
    arrange();
}

void ComparisonModel::showAll() {
    order_.hidden.clear();
    arrange();
}

void ComparisonModel::forgetChosen() {
    order_.pinned.clear();
    showAll();
}

QModelIndex ComparisonModel::indexOf(const QString& id, int column) const {
    const auto found = std::ranges::find_if(lines_, [&](const ComparisonLine& line) {
        return line.heading.isEmpty() && toQString(comparison_.figures[line.figure].about.id) == id;
    });
    return found == lines_.end() ? QModelIndex()
                                 : index(static_cast<int>(found - lines_.begin()), column);
}

int ComparisonModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(lines_.size());
}

int ComparisonModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(names_.size()) + 1;
}

QVariant ComparisonModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index)) {
        return {};
    }
    const ComparisonLine& line = lines_[static_cast<std::size_t>(index.row())];
    if (role == IsHeadingRole) {
        return !line.heading.isEmpty();
    }
    if (!line.heading.isEmpty()) {
        return index.column() == 0 && role == Qt::DisplayRole ? QVariant(line.heading) : QVariant();
    }
    const ComparedFigure& figure = comparison_.figures[line.figure];
    if (role == IdRole) {
        return toQString(figure.about.id);
    }
    if (role == IsPinnedRole) {
        return order_.pinned.contains(toQString(figure.about.id));
    }
    if (index.column() > 0) {
        return valueData(figure, static_cast<std::size_t>(index.column()) - 1, role);
    }
    if (role == Qt::DisplayRole) {
        return toQString(labelOf(line, comparison_));
    }
    if (role == csvRole) {
        return nameWithUnit(toQString(labelOf(line, comparison_)) + spansText(figure),
                            figure.about.unit);
    }
    if (role == markdownRole) {
        return toQString(labelOf(line, comparison_)) + spansText(figure);
    }
    return role == Qt::ToolTipRole ? QVariant(ruleText(figure.about)) : QVariant();
}

QVariant ComparisonModel::valueData(const ComparedFigure& figure, std::size_t column,
                                    int role) const {
    if (column >= figure.each.size()) {
        return {};
    }
    const auto& own = figure.each[column];
    const Verdict verdict = figure.verdicts[column];
    const bool isToCome = !own && !isComplete_[column];
    const QString value = own        ? figureText(*own)
                          : isToCome ? QStringLiteral("…")
                                     : QStringLiteral("–");
    const QString lone = loneText(figure, column);
    // It may be neither alone nor unmeasured when the others are there.
    const bool isLoneSoFar =
        !lone.isEmpty() && std::ranges::find(isComplete_, false) != isComplete_.end();
    switch (role) {
        case Qt::DisplayRole:
            return value;
        case Qt::TextAlignmentRole:
            return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
        case DifferenceRole:
            return isLoneSoFar ? QString() : besideText(figure, column);
        case ShortDifferenceRole:
            return isLoneSoFar ? QString() : besideText(figure, column, false);
        case VerdictRole:
            return static_cast<int>(shownVerdict(figure, column));
        case IsWordsRole:
            return own && own->unit == Unit::Words;
        case IsCurrentRole:
            return isCurrent_[column];
        case IsMeasuredRole:
            return isCurrent_[column] && isCurrent_[comparison_.baseline];
        case csvRole:
            return !own                                             ? QVariant(QString())
                   : own->unit == Unit::Words || !own->text.empty() ? QVariant(value)
                                                                    : QVariant(own->value.value);
        case Qt::AccessibleTextRole:
        case Qt::ToolTipRole: {
            QString aside = differenceText(figure, column);
            if (aside.isEmpty() && own && figure.hasOtherSpan()) {
                aside = toQString(figure.spanInWords(column));
            }
            const bool isNearly = verdict != Verdict::Same && readsAlike(figure, column);
            QString text = tr("%1: %2, %3")
                               .arg(names_[column].whole(), value,
                                    isToCome          ? tr("still to come")
                                    : isLoneSoFar     ? tr("nothing beside it yet")
                                    : !lone.isEmpty() ? lone
                                    : isNearly        ? tr("nearly the same")
                                                      : verdictText(verdict));
            if (!aside.isEmpty()) {
                text += QStringLiteral(" (") + aside + u')';
            }
            if (own && !own->detail.empty()) {
                text += QStringLiteral("; ") + detailText(*own);
            }
            return text;
        }
        default:
            return {};
    }
}

QVariant ComparisonModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) {
        return {};
    }
    if (role == Qt::DisplayRole) {
        return section == 0 ? tr("Figure") : nameOf(section).whole();
    }
    // What is spoken or copied is not seen dimmed.
    if (role == Qt::AccessibleTextRole && section > 0 &&
        !isCurrent_[static_cast<std::size_t>(section) - 1]) {
        return tr("%1, still being worked out").arg(nameOf(section).whole());
    }
    if (role == columnNameRole && section > 0) {
        return QVariant::fromValue(nameOf(section));
    }
    if (role == Qt::ToolTipRole && section > 0) {
        return static_cast<std::size_t>(section) - 1 == comparison_.baseline
                   ? tr("%1\nThe others are measured by it.").arg(nameOf(section).whole())
                   : tr("%1\nClick to measure the others by it.").arg(nameOf(section).whole());
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant::fromValue(
            Qt::Alignment((section == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter));
    }
    return {};
}

Qt::ItemFlags ComparisonModel::flags(const QModelIndex& index) const {
    const bool isHeading =
        index.isValid() && !lines_[static_cast<std::size_t>(index.row())].heading.isEmpty();
    return isHeading ? Qt::ItemIsEnabled : QAbstractTableModel::flags(index);
}

}  // namespace polyplan::ui
