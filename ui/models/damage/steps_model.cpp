#include "ui/models/damage/steps_model.h"

#include <utility>

#include "ui/models/damage/damage_service.h"
#include "ui/models/damage/damage_words.h"
#include "ui/models/text.h"

namespace polyplan::ui {

StepsModel::StepsModel(DamageService& service, QObject* parent)
    : QAbstractListModel(parent), service_(service) {
    connect(&service_, &DamageService::answersChanged, this, &StepsModel::follow);
    follow();
}

void StepsModel::follow() {
    const auto answers = service_.answers();
    if (!answers || !service_.isCurrent()) {
        return;
    }
    const auto& answer = answers->current().answer;
    std::vector<oangband::Step> steps =
        answer ? answer->explanation : std::vector<oangband::Step>();
    if (steps != steps_) {
        beginResetModel();
        steps_ = std::move(steps);
        endResetModel();
    }
}

int StepsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(steps_.size());
}

QVariant StepsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const oangband::Step& step = steps_[static_cast<std::size_t>(index.row())];
    QStringList details;
    for (const std::string* part : {&step.rule, &step.source}) {
        if (!part->empty()) {
            details.append(toQString(*part));
        }
    }
    const QString detail = details.join(QStringLiteral(" · "));
    switch (role) {
        case Qt::DisplayRole:
            return QStringLiteral("%1. %2").arg(index.row() + 1).arg(toQString(step.text));
        case Qt::ToolTipRole:
            return detail;
        case Qt::AccessibleTextRole:
            return QStringList{toQString(step.text), stepValueText(step.value), detail}.join(", ");
        case ValueRole:
            return stepValueText(step.value);
        case DetailRole:
            return detail;
        default:
            return {};
    }
}

}  // namespace polyplan::ui
