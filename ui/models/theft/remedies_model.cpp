#include "ui/models/theft/remedies_model.h"

#include <utility>

#include "core/nethack/theft/report.h"
#include "ui/look/figures.h"
#include "ui/look/text.h"
#include "ui/models/report_text.h"
#include "ui/models/theft/theft_service.h"

namespace polyplan::ui {

RemediesModel::RemediesModel(TheftService& service, QObject* parent)
    : QAbstractListModel(parent), service_(service) {
    connect(&service_, &TheftService::answerChanged, this, &RemediesModel::follow);
    follow();
}

void RemediesModel::follow() {
    const auto answer = service_.answer();
    if (!service_.isComplete()) {
        return;
    }
    auto effects = answer ? answer->effects : std::vector<nethack::theft::RemedyEffect>();
    anyBefore_ = effects.empty() ? 0 : answer->answer.goneBy(answer->answer.entries()).any;
    if (effects.size() == effects_.size()) {
        effects_ = std::move(effects);
        if (!effects_.empty()) {
            Q_EMIT dataChanged(index(0), index(rowCount() - 1));
        }
        return;
    }
    beginResetModel();
    effects_ = std::move(effects);
    endResetModel();
}

const nethack::theft::Remedy* RemediesModel::remedy(int row) const {
    return service_.isComplete() && row >= 0 && row < rowCount()
               ? &effects_[std::size_t(row)].remedy
               : nullptr;
}

int RemediesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(effects_.size());
}

QVariant RemediesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index)) {
        return {};
    }
    const auto& effect = effects_[std::size_t(index.row())];
    const QString whatToDo = toQString(nethack::theft::whatToDo(effect.remedy));
    const QString any = tr("%1 → %2").arg(percent(anyBefore_), percent(effect.anyAfter));
    const QString thing = stepValueText(nethack::theft::changesOf(effect));
    switch (role) {
        case Qt::DisplayRole:
            return toQString(effect.remedy.label);
        case Qt::AccessibleTextRole:
            return tr("%1; something goes: %2; %3").arg(whatToDo, any, thing);
        case Qt::ToolTipRole:
            return tr("%1\n%2 (%3)\nSomething goes: %4\n%5\nDo it, or Enter, does it.")
                .arg(whatToDo, toQString(effect.remedy.note), toQString(effect.remedy.source), any,
                     thing);
        case RowFigure:
            return percent(effect.anyAfter);
        case RowSummary:
            return thing;
        case RowButtonText:
            return tr("Do it");
        case IdRole:
            return toQString(effect.remedy.id);
        default:
            return {};
    }
}

}  // namespace polyplan::ui
