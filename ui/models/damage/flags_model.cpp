#include "ui/models/damage/flags_model.h"

#include <algorithm>
#include <utility>

#include "core/oangband/monster_flag.h"
#include "ui/look/text.h"
#include "ui/models/damage/attack_editor.h"
#include "ui/models/damage/target_words.h"

namespace polyplan::ui {

using oangband::Flag;

namespace {

std::string nameOf(int row) {
    return std::string(oangband::name(static_cast<Flag>(row)));
}

}  // namespace

FlagsModel::FlagsModel(AttackEditor& editor, QObject* parent)
    : QAbstractListModel(parent), editor_(editor) {
    connect(&editor_, &AttackEditor::changed, this, &FlagsModel::follow);
    follow();
}

void FlagsModel::follow() {
    auto target = byHand(editor_.attack().monster, damageTables(editor_.document()));
    set_ = std::move(*target.flags);
    Q_EMIT dataChanged(index(0), index(rowCount() - 1), {Qt::CheckStateRole});
}

int FlagsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(oangband::flagCount);
}

QVariant FlagsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index)) {
        return {};
    }
    switch (role) {
        case Qt::DisplayRole:
            return toQString(nameOf(index.row()));
        case Qt::CheckStateRole:
            return std::ranges::find(set_, nameOf(index.row())) != set_.end() ? Qt::Checked
                                                                              : Qt::Unchecked;
        default:
            return {};
    }
}

bool FlagsModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::CheckStateRole || !checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return false;
    }
    const std::string name = nameOf(index.row());
    const bool isOn = value.toInt() == Qt::Checked;
    editor_.edit(isOn ? tr("Set %1").arg(toQString(name)) : tr("Clear %1").arg(toQString(name)),
                 [&](plan::Attack& attack) {
                     attack.monster =
                         byHand(std::move(attack.monster), damageTables(editor_.document()));
                     auto& flags = *attack.monster.flags;
                     std::erase(flags, name);
                     if (isOn) {
                         flags.push_back(name);
                     }
                 });
    return true;
}

Qt::ItemFlags FlagsModel::flags(const QModelIndex& index) const {
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable |
                                 Qt::ItemNeverHasChildren
                           : Qt::NoItemFlags;
}

}  // namespace polyplan::ui
