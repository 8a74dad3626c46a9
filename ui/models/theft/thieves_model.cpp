#include "ui/models/theft/thieves_model.h"

#include "core/nethack/theft/rules.h"
#include "ui/look/text.h"
#include "ui/models/theft/theft_editor.h"

namespace polyplan::ui {

ThievesModel::ThievesModel(TheftEditor& editor, QObject* parent)
    : QAbstractListModel(parent),
      editor_(editor),
      game_(editor.game()),
      thieves_(editor.thieves().thievesOf(game_)) {
    connect(&editor_, &TheftEditor::changed, this, &ThievesModel::follow);
}

void ThievesModel::follow() {
    if (game_ == editor_.game()) {
        return;
    }
    beginResetModel();
    game_ = editor_.game();
    thieves_ = editor_.thieves().thievesOf(game_);
    endResetModel();
}

int ThievesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(thieves_.size());
}

QVariant ThievesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index)) {
        return {};
    }
    const theft::Thief& thief = *thieves_[std::size_t(index.row())];
    const QString name = toQString(thief.name);
    const QString attacks = toQString(thief.attacks);
    const QString notes = toQString(thief.notes);
    switch (role) {
        case Qt::DisplayRole:
            return name;
        case Qt::AccessibleTextRole:
            return tr("%1, level %2, speed %3").arg(name).arg(thief.level).arg(thief.speed);
        case Qt::ToolTipRole:
            return tr("%1\nLevel %2, speed %3, armor class %4\n%5\n%6")
                .arg(name)
                .arg(thief.level)
                .arg(thief.speed)
                .arg(thief.armorClass)
                .arg(attacks, notes);
        case RowFigure:
            return tr("L%1").arg(thief.level);
        case SearchRole:
            return name + u' ' + attacks + u' ' + notes;
        default:
            return {};
    }
}

}  // namespace polyplan::ui
