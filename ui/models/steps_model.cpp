#include "ui/models/steps_model.h"

#include <utility>

#include "ui/look/text.h"
#include "ui/models/report_model.h"
#include "ui/models/report_text.h"

namespace polyplan::ui {

void StepsModel::show(std::vector<Step> steps) {
    if (steps != steps_) {
        beginResetModel();
        steps_ = std::move(steps);
        endResetModel();
    }
}

int StepsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(steps_.size());
}

int StepsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant StepsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    return section == Text ? tr("Step") : tr("Value");
}

QVariant StepsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index)) {
        return {};
    }
    const Step& step = steps_[static_cast<std::size_t>(index.row())];
    QStringList details = {toQString(step.rule), toQString(step.source)};
    details.removeAll(QString());
    const QString detail = details.join(QStringLiteral(" · "));
    switch (role) {
        case Qt::DisplayRole:
            return index.column() == Value
                       ? stepValueText(step.value)
                       : QStringLiteral("%1. %2").arg(index.row() + 1).arg(toQString(step.text));
        case Qt::ToolTipRole:
            return detail;
        case Qt::AccessibleTextRole:
            return QStringList{toQString(step.text), stepValueText(step.value), detail}.join(", ");
        case ReportModel::KindRole:
            return static_cast<int>(ReportModel::Kind::Figure);
        case ReportModel::ValueRole:
            return stepValueText(step.value);
        case ReportModel::DetailRole:
            return detail;
        default:
            return {};
    }
}

}  // namespace polyplan::ui
