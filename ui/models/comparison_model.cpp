#include "ui/models/comparison_model.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/probability/grouped.h"
#include "ui/look/figures.h"
#include "ui/look/text.h"
#include "ui/look/theme.h"
#include "ui/models/report_text.h"
#include "ui/models/table_text.h"

namespace polyplan::ui {

namespace {

constexpr double mostFactor = 1'000;  ///< beyond it, how often as much says nothing more

/// A figure's value as it is read, without its error.
QString shownValue(const Figure& figure) {
    return figure.text.empty() ? valueText(figure.value.value, figure.unit)
                               : toQString(figure.text);
}

bool readsSame(const ComparedFigure& figure) {
    if (!figure.isCompared()) {
        return figure.isSame();
    }
    for (std::size_t i = 0; i < figure.verdicts.size(); ++i) {
        if (!figure.agrees(i) && !readsAlike(figure, i)) {
            return false;
        }
    }
    return true;
}

/// With its sign, or where that would stand before a limit in words.
QString signedDistance(double difference, Unit unit) {
    const QString distance = distanceText(std::abs(difference), unit);
    return distance.startsWith(u'<')   ? QObject::tr("less than %1").arg(distance.mid(2))
           : distance.startsWith(u'>') ? QObject::tr("more than %1").arg(distance.mid(2))
                                       : withSign(distance, difference >= 0);
}

/// Of a value that has none to be measured by, or measures none; else empty.
QString loneText(const ComparedFigure& figure, std::size_t column) {
    const auto has = [](const std::optional<Figure>& each) { return each.has_value(); };
    if (!figure.each[column] || figure.each.size() < 2) {
        return {};
    }
    if (std::ranges::count_if(figure.each, has) == 1) {
        return QObject::tr("only here");
    }
    return figure.verdicts[column] == Verdict::Missing ? QObject::tr("not in the baseline")
                                                       : QString();
}

/// "alive after 12 heartbeats"
bool saysItsSpan(const Figure& figure) {
    if (!figure.span) {
        return false;
    }
    const auto& [length, unit, given] = *figure.span;
    const std::string said = grouped(length) + ' ' + std::string(wordAfter(unit, length));
    return given.empty() && figure.label.find(said) != std::string::npos;
}

/// ", over 50 / 20 events": what columns of numbers alone don't say. Empty where all are over the
/// same, or the labels say it.
QString spansText(const ComparedFigure& figure) {
    const bool isSaid = std::ranges::all_of(
        figure.each, [](const auto& each) { return !each || saysItsSpan(*each); });
    return figure.hasOtherSpan() && !isSaid
               ? QStringLiteral(", ") + toQString(figure.spansInWords())
               : QString();
}

}  // namespace

QString verdictText(Verdict verdict) {
    switch (verdict) {
        case Verdict::Baseline:
            return QObject::tr("measured by this");
        case Verdict::Better:
            return QObject::tr("better");
        case Verdict::Worse:
            return QObject::tr("worse");
        case Verdict::Same:
            return QObject::tr("the same");
        case Verdict::OtherSpan:
            return QObject::tr(
                "over another span or on another condition, so neither better nor worse");
        case Verdict::Unclear:
            return QObject::tr("within noise");
        case Verdict::Differs:
            return QObject::tr("differs");
        case Verdict::Missing:
            break;
    }
    return QObject::tr("not asked");
}

bool readsAlike(const ComparedFigure& figure, std::size_t column) {
    return figure.differences[column] && figure.verdicts[column] != Verdict::OtherSpan &&
           shownValue(*figure.each[column]) == shownValue(*figure.baseline());
}

Verdict shownVerdict(const ComparedFigure& figure, std::size_t column) {
    const Verdict verdict = figure.verdicts[column];
    return verdict != Verdict::Same && readsAlike(figure, column) ? Verdict::Unclear : verdict;
}

QString differenceText(const ComparedFigure& figure, std::size_t column, bool hasFactor) {
    const Verdict verdict = figure.verdicts[column];
    if (!figure.differences[column] || verdict == Verdict::Same || verdict == Verdict::OtherSpan ||
        readsAlike(figure, column)) {
        return {};
    }
    QString text = signedDistance(*figure.differences[column], figure.about.unit);
    const auto factor = figure.factors[column];
    if (hasFactor && factor && *factor > 0 && *factor <= mostFactor) {
        const QString times = valueText(*factor, Unit::Plain);
        text += times == decimal(1, 2) ? QString() : QStringLiteral(", × ") + times;
    }
    return text;
}

QColor verdictColor(Verdict verdict, const Theme& theme) {
    return verdict == Verdict::Better  ? theme.good
           : verdict == Verdict::Worse ? theme.error
                                       : theme.mutedText;
}

QString besideText(const ComparedFigure& figure, std::size_t column, bool hasFactor) {
    if (QString lone = loneText(figure, column); !lone.isEmpty()) {
        return lone;
    }
    const Verdict verdict = shownVerdict(figure, column);
    if (verdict != Verdict::Same && readsAlike(figure, column)) {
        return QStringLiteral("≈");
    }
    const QString difference = differenceText(figure, column, hasFactor);
    const QString words = difference.isEmpty() ? verdictText(verdict) : difference;
    switch (verdict) {
        case Verdict::Better:
        case Verdict::Worse:
            return directionMark(*figure.differences[column] > 0) + QStringLiteral(" ") + words;
        case Verdict::Unclear:
            return QStringLiteral("≈ ") + words;
        case Verdict::Differs:
            return QStringLiteral("≠ ") + words;
        case Verdict::Same:
            return QStringLiteral("=");
        case Verdict::OtherSpan:
            return QStringLiteral("≠ ") + toQString(figure.spanInWords(column));
        case Verdict::Baseline:
            return figure.hasOtherSpan() ? toQString(figure.spanInWords(column)) : QString();
        case Verdict::Missing:
            break;
    }
    return {};
}

void ComparisonModel::show(Comparison comparison, std::vector<ColumnName> names,
                           std::vector<bool> isCurrent) {
    const bool hasOtherColumns = names.size() != names_.size();
    if (hasOtherColumns) {
        beginResetModel();
    }
    comparison_ = std::move(comparison);
    names_ = std::move(names);
    isCurrent_ = std::move(isCurrent);
    isToCome_.clear();
    for (std::size_t column = 0; column < isCurrent_.size(); ++column) {
        const bool hasFigures =
            std::ranges::any_of(comparison_.figures, [column](const ComparedFigure& figure) {
                return column < figure.each.size() && figure.each[column];
            });
        isToCome_.push_back(!isCurrent_[column] && !hasFigures);
    }
    if (hasOtherColumns) {
        lines_ = linesOf();
        endResetModel();
    } else {
        arrange();
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    }
}

void ComparisonModel::arrange() {
    std::vector<Line> lines = linesOf();
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

std::vector<ComparisonModel::Line> ComparisonModel::linesOf() const {
    std::vector<std::size_t> pinned;
    std::vector<std::size_t> others;
    for (std::size_t i = 0; i < comparison_.figures.size(); ++i) {
        const ComparedFigure& figure = comparison_.figures[i];
        const QString id = toQString(figure.about.id);
        if (pinned_.contains(id)) {
            pinned.push_back(i);
        } else if (!hidden_.contains(id) && !(isOnlyDiffering_ && readsSame(figure))) {
            others.push_back(i);
        }
    }
    std::vector<Line> lines;
    const auto add = [&lines](const QString& heading, const std::vector<std::size_t>& figures,
                              bool areApart) {
        if (!figures.empty()) {
            lines.push_back({heading});
        }
        for (const std::size_t each : figures) {
            lines.push_back({{}, each, areApart});
        }
    };
    add(tr("Pinned"), pinned, true);
    if (isSorted_) {
        std::stable_sort(others.begin(), others.end(), [this](std::size_t a, std::size_t b) {
            const ComparedFigure& one = comparison_.figures[a];
            const ComparedFigure& other = comparison_.figures[b];
            return std::pair(one.isCompared(), one.weight()) >
                   std::pair(other.isCompared(), other.weight());
        });
        add(tr("Largest difference first"), others, true);
        return lines;
    }
    for (const std::string& group : comparison_.groups) {
        std::vector<std::size_t> own;
        std::copy_if(others.begin(), others.end(), std::back_inserter(own), [&](std::size_t each) {
            return comparison_.figures[each].about.group == group;
        });
        add(toQString(group), own, false);
    }
    return lines;
}

const std::string& ComparisonModel::labelOf(const Line& line) const {
    const Figure& about = comparison_.figures[line.figure].about;
    return line.isApart ? about.labelApart() : about.label;
}

Comparison ComparisonModel::arranged() const {
    Comparison arranged{.baseline = comparison_.baseline,
                        .groups = {},
                        .figures = {},
                        .series = comparison_.series};
    for (const Line& line : lines_) {
        if (!line.heading.isEmpty()) {
            arranged.groups.push_back(line.heading.toStdString());
        } else {
            arranged.figures.push_back(comparison_.figures[line.figure]);
            arranged.figures.back().about.group = arranged.groups.back();
            arranged.figures.back().about.label = labelOf(line);
        }
    }
    return arranged;
}

void ComparisonModel::setOnlyDiffering(bool isOn) {
    isOnlyDiffering_ = isOn;
    arrange();
}

void ComparisonModel::setSorted(bool isOn) {
    isSorted_ = isOn;
    arrange();
}

void ComparisonModel::setPinned(const QString& id, bool isPinned) {
    pinned_.removeAll(id);
    if (isPinned) {
        pinned_.append(id);
        hidden_.remove(id);
    }
    arrange();
}

void ComparisonModel::setHidden(const QString& id, bool isHidden) {
    if (isHidden) {
        pinned_.removeAll(id);
        hidden_.insert(id);
    } else {
        hidden_.remove(id);
    }
    arrange();
}

void ComparisonModel::showAll() {
    hidden_.clear();
    arrange();
}

QModelIndex ComparisonModel::indexOf(const QString& id, int column) const {
    const auto found = std::ranges::find_if(lines_, [&](const Line& line) {
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
    const Line& line = lines_[static_cast<std::size_t>(index.row())];
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
        return pinned_.contains(toQString(figure.about.id));
    }
    if (index.column() > 0) {
        return valueData(figure, static_cast<std::size_t>(index.column()) - 1, role);
    }
    if (role == Qt::DisplayRole) {
        return toQString(labelOf(line));
    }
    if (role == csvRole) {
        return nameWithUnit(toQString(labelOf(line)) + spansText(figure), figure.about.unit);
    }
    if (role == markdownRole) {
        return toQString(labelOf(line)) + spansText(figure);
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
    const QString value = own                 ? figureText(*own)
                          : isToCome_[column] ? QStringLiteral("…")
                                              : QStringLiteral("–");
    const QString lone = loneText(figure, column);
    // It may be neither alone nor unmeasured when the others are there.
    const bool isLoneSoFar =
        !lone.isEmpty() && std::ranges::find(isToCome_, true) != isToCome_.end();
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
            return column < isCurrent_.size() && isCurrent_[column];
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
                                    isToCome_[column] ? tr("still to come")
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
