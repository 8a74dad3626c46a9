#include "ui/models/heartbeat/intrinsics_model.h"

#include "core/powder/members.h"
#include "ui/look/text.h"
#include "ui/models/field_role.h"

namespace polyplan::ui {

using powder::Intrinsic;
using powder::IntrinsicEntry;

QStringList intrinsicNamesList() {
    QStringList names;
    for (const std::string_view name : powder::intrinsicNames()) {
        names.append(toQString(name));
    }
    return names;
}

IntrinsicsModel::IntrinsicsModel(HeartbeatEditor& editor, QObject* parent)
    : HeartbeatTable(editor,
                     {headOf(memberOf<&IntrinsicEntry::intrinsic>().member),
                      headOf(memberOf<&IntrinsicEntry::beats>().member),
                      headOf(memberOf<&IntrinsicEntry::source>().member),
                      headOf(memberOf<&IntrinsicEntry::inflictorAlive>().member)},
                     parent) {
    refresh();
}

int IntrinsicsModel::count() const {
    return static_cast<int>(editor_.heartbeat().creature.intrinsics.size());
}

const IntrinsicEntry& IntrinsicsModel::at(int row) const {
    return editor_.heartbeat().creature.intrinsics[static_cast<std::size_t>(row)];
}

bool IntrinsicsModel::isEditable(int row, int column) const {
    const IntrinsicEntry& entry = at(row);
    switch (column) {
        case From:
            return !entry.beats;
        case Inflictor:
            return entry.intrinsic == Intrinsic::Tame || entry.intrinsic == Intrinsic::Amnesia;
        default:
            return true;
    }
}

QVariant IntrinsicsModel::cell(int row, int column, int role) const {
    const IntrinsicEntry& entry = at(row);
    const bool isText = role == Qt::DisplayRole || role == Qt::EditRole;
    switch (column) {
        case Name:
            return isText                ? QVariant(toQString(name(entry.intrinsic)))
                   : role == ChoicesRole ? QVariant(intrinsicNamesList())
                                         : QVariant();
        case Beats: {
            constexpr Range range = limitsOf<&IntrinsicEntry::beats>();
            return role == Qt::DisplayRole
                       ? (entry.beats ? QVariant(*entry.beats) : QVariant(tr("stays")))
                   : role == Qt::EditRole   ? QVariant(entry.beats.value_or(range.least - 1))
                   : role == LeastRole      ? QVariant(range.least)
                   : role == MostRole       ? QVariant(range.most)
                   : role == BelowLeastRole ? QVariant(tr("stays"))
                                            : QVariant();
        }
        case From: {
            const auto source =
                entry.source.value_or(entry.beats ? powder::Source::Timed : powder::Source::Innate);
            return isText ? QVariant(toQString(wordFor(powder::sourceWords, source)))
                   : role == ChoicesRole
                       ? QVariant(QStringList{
                             toQString(wordFor(powder::sourceWords, powder::Source::Innate)),
                             toQString(wordFor(powder::sourceWords, powder::Source::Item))})
                       : QVariant();
        }
        default:
            if (!isEditable(row, Inflictor)) {
                return {};
            }
            return isText                ? QVariant(entry.inflictorAlive ? tr("alive") : tr("dead"))
                   : role == ChoicesRole ? QVariant(QStringList{tr("alive"), tr("dead")})
                                         : QVariant();
    }
}

bool IntrinsicsModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole || !index.isValid() || index.row() >= count()) {
        return false;
    }
    const auto row = static_cast<std::size_t>(index.row());
    const std::string text = value.toString().toStdString();
    editor_.edit(tr("Set intrinsic"), [&](plan::Heartbeat& heartbeat) {
        IntrinsicEntry& entry = heartbeat.creature.intrinsics[row];
        if (index.column() == Name) {
            entry.intrinsic = powder::intrinsicFromName(text).value_or(entry.intrinsic);
        } else if (index.column() == Beats) {
            entry.beats = limitsOf<&IntrinsicEntry::beats>().contains(value.toInt())
                              ? std::optional(value.toInt())
                              : std::nullopt;
            entry.source.reset();
        } else if (index.column() == From) {
            entry.source = text == wordFor(powder::sourceWords, powder::Source::Item)
                               ? powder::Source::Item
                               : powder::Source::Innate;
        } else {
            entry.inflictorAlive = value.toString() == tr("alive");
        }
    });
    return true;
}

bool IntrinsicsModel::mayAdd() const {
    return editor_.heartbeat().creature.intrinsics.size() <
           mostOf<&powder::CreatureState::intrinsics>();
}

void IntrinsicsModel::add(Intrinsic intrinsic) {
    if (mayAdd()) {
        editor_.edit(tr("Add %1").arg(toQString(name(intrinsic))), [&](plan::Heartbeat& heartbeat) {
            auto& entries = heartbeat.creature.intrinsics;
            entries.insert(entries.begin(), IntrinsicEntry{.intrinsic = intrinsic,
                                                           .beats = std::nullopt,
                                                           .source = std::nullopt});
        });
    }
}

void IntrinsicsModel::remove(int row) {
    if (row >= 0 && row < count()) {
        editor_.edit(tr("Remove %1").arg(toQString(name(at(row).intrinsic))),
                     [row](plan::Heartbeat& heartbeat) {
                         auto& entries = heartbeat.creature.intrinsics;
                         entries.erase(entries.begin() + row);
                     });
    }
}

}  // namespace polyplan::ui
