#include "ui/models/report_model.h"

#include <algorithm>
#include <utility>

#include "ui/look/text.h"
#include "ui/models/report_text.h"
#include "ui/models/table_text.h"

namespace polyplan::ui {

std::vector<ReportModel::Line> ReportModel::linesOf(const Report& report) const {
    std::vector<Line> lines;
    for (std::size_t group = 0; group < report.groups.size(); ++group) {
        const std::size_t first = lines.size();
        for (std::size_t i = 0; i < report.figures.size(); ++i) {
            if (report.figures[i].group == report.groups[group]) {
                lines.push_back({report.figures[i].isMain ? Kind::Main : Kind::Figure, i});
            }
        }
        for (std::size_t i = 0; i < report.remarks.size(); ++i) {
            if (report.remarks[i].group == report.groups[group]) {
                const bool isRefusal = report.remarks[i].kind == RemarkKind::Refusal;
                lines.push_back({isRefusal ? Kind::Refusal : Kind::Remark, i});
            }
        }
        if (hasHeadings_ && lines.size() > first) {
            lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(first),
                         {Kind::Heading, group});
        }
    }
    return lines;
}

void ReportModel::show(Report report) {
    if (report == report_) {
        return;
    }
    std::vector<Line> lines = linesOf(report);
    const auto isSameFigure = [&](const Line& a, const Line& b) {
        const bool isFigure = a.kind == Kind::Figure || a.kind == Kind::Main;
        return a == b && (!isFigure || report.figures[a.at].id == report_.figures[b.at].id);
    };
    if (lines_.empty() ||
        !std::equal(lines.begin(), lines.end(), lines_.begin(), lines_.end(), isSameFigure)) {
        beginResetModel();
        report_ = std::move(report);
        lines_ = std::move(lines);
        endResetModel();
        return;
    }
    report_ = std::move(report);
    Q_EMIT dataChanged(createIndex(0, 0), createIndex(rowCount() - 1, ColumnCount - 1));
}

int ReportModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(lines_.size());
}

int ReportModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ReportModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index)) {
        return {};
    }
    const Line& line = lines_[static_cast<std::size_t>(index.row())];
    if (role == KindRole) {
        return static_cast<int>(line.kind);
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant::fromValue(Qt::AlignVCenter |
                                   (index.column() == Label ? Qt::AlignLeft : Qt::AlignRight));
    }
    switch (line.kind) {
        case Kind::Heading:
            return wordsData(toQString(report_.groups[line.at]), {}, index.column(), role);
        case Kind::Remark:
        case Kind::Refusal: {
            const Remark& remark = report_.remarks[line.at];
            return wordsData(toQString(remark.text), toQString(remark.source), index.column(),
                             role);
        }
        case Kind::Figure:
        case Kind::Main:
            break;
    }
    return figureData(report_.figures[line.at], index.column(), role);
}

QVariant ReportModel::wordsData(const QString& text, const QString& rule, int column,
                                int role) const {
    switch (role) {
        case Qt::DisplayRole:
        case Qt::AccessibleTextRole:
            return column == Label ? QVariant(text) : QVariant();
        case Qt::ToolTipRole:
            return rule.isEmpty() ? text : text + u'\n' + rule;
        default:
            return {};
    }
}

QVariant ReportModel::figureData(const Figure& figure, int column, int role) const {
    const QString label = toQString(figure.label);
    const QString note = toQString(figure.note);
    const bool isNumber = figure.unit != Unit::Words && figure.text.empty();
    switch (role) {
        case Qt::DisplayRole:
            return column == Label   ? QVariant(label)
                   : column == Value ? QVariant(figureText(figure))
                                     : QVariant();
        case csvRole:
            return column == Label   ? QVariant(isNumber ? nameWithUnit(label, figure.unit) : label)
                   : column != Value ? QVariant()
                   : isNumber        ? QVariant(figure.value.value)
                                     : QVariant(figureText(figure));
        case ValueRole:
            return figureText(figure);
        case DetailRole:
            return detailText(figure);
        case NoteRole:
            return noteText(figure);
        case IdRole:
            return toQString(figure.id);
        case Qt::AccessibleTextRole: {
            QStringList parts = {label, figureText(figure), detailText(figure), note};
            parts.removeAll(QString());
            return parts.join(QStringLiteral(", "));
        }
        case Qt::ToolTipRole: {
            QString tip = ruleText(figure);
            if (!note.isEmpty()) {
                tip += QStringLiteral("\n\n") + noteText(figure);
            }
            return figure.derivation.empty()
                       ? tip
                       : tip + u'\n' + tr("A click or Enter shows how it comes about.");
        }
        case ShareRole:
            return column == Bar && figure.share ? QVariant(*figure.share) : QVariant();
        case ToneRole:
            return static_cast<int>(figure.tone);
        case DerivationRole:
            return column == Value && !figure.derivation.empty()
                       ? QVariant(toQString(figure.derivation))
                       : QVariant();
        default:
            return {};
    }
}

QVariant ReportModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    return section == Label ? tr("Figure") : section == Value ? tr("Value") : QString();
}

}  // namespace polyplan::ui
