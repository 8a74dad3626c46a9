#include "ui/models/heartbeat/intrinsics_model.h"

#include <QStringListModel>
#include <algorithm>
#include <variant>

#include "core/powder/changes.h"
#include "core/powder/members.h"
#include "core/powder/timed_intrinsic.h"
#include "ui/document/plan_document.h"
#include "ui/look/text.h"
#include "ui/models/heartbeat/heartbeat_editor.h"
#include "ui/models/ranked_filter.h"

namespace polyplan::ui {

using powder::Intrinsic;
using powder::IntrinsicEntry;

namespace {

constexpr std::size_t charactersOfName = 32;

/// The one that is called so, else the only one that the field suggests; else why there is none.
std::variant<Intrinsic, QString> intrinsicTyped(const QString& typed) {
    const QString text = typed.trimmed();
    if (const auto meant = powder::intrinsicMeant(text.toStdString())) {
        return *meant;
    }
    QStringListModel choices(intrinsicChoices());
    RankedFilter found(Qt::DisplayRole, Qt::DisplayRole);
    found.setSourceModel(&choices);
    found.setSearch(text);
    if (text.isEmpty() || found.rowCount() == 0) {
        return toQString(powder::noIntrinsicInShort(text.toStdString()));
    }
    if (found.rowCount() == 1) {
        return static_cast<Intrinsic>(found.mapToSource(found.index(0, 0)).row());
    }
    QStringList likely;
    for (int row = 0; row < found.rowCount(); ++row) {
        likely << found.index(row, 0).data().toString();
    }
    return manyMeant(text, likely);
}

}  // namespace

QString manyMeant(const QString& typed, const QStringList& likely) {
    return QObject::tr("“%1” may be any of these: %2.")
        .arg(typed, likely.join(QStringLiteral(", ")));
}

QStringList intrinsicChoices() {
    QStringList choices;
    for (const std::string_view words : powder::intrinsicWords()) {
        choices.append(toQString(words));
    }
    return choices;
}

IntrinsicsModel::IntrinsicsModel(HeartbeatEditor& editor, QObject* parent)
    : FieldTable({headOf(memberOf<&IntrinsicEntry::intrinsic>().member),
                  headOf(memberOf<&IntrinsicEntry::beats>().member),
                  headOf(memberOf<&IntrinsicEntry::source>().member),
                  headOf(memberOf<&IntrinsicEntry::inflictorAlive>().member)},
                 parent),
      editor_(editor) {
    connect(&editor_, &HeartbeatEditor::changed, this, &IntrinsicsModel::refresh);
    connect(&editor_.document(), &PlanDocument::strategyIndexChanged, this,
            &IntrinsicsModel::forgetMisread);
    refresh();
}

int IntrinsicsModel::count() const {
    return static_cast<int>(editor_.heartbeat().creature.intrinsics.size());
}

Field IntrinsicsModel::field(int row, int column) const {
    const IntrinsicEntry& entry =
        editor_.heartbeat().creature.intrinsics[static_cast<std::size_t>(row)];
    switch (column) {
        case Name:
            return textField(words(entry.intrinsic), charactersOfName, intrinsicChoices());
        case Beats: {
            constexpr Range range = limitsOf<&IntrinsicEntry::beats>();
            Field field = numberField(entry.beats.value_or(range.least - 1), range);
            field.belowLeast = tr("stays");
            field.shown = entry.beats ? field.shown : field.belowLeast;
            field.remark = toQString(powder::beyondTheGame(entry.intrinsic, entry.beats));
            return field;
        }
        case From: {
            const auto word = [](powder::Source source) {
                return toQString(wordFor(powder::sourceWords, source));
            };
            const auto usual = entry.beats ? powder::Source::Timed : powder::Source::Innate;
            Field field = choiceField(word(entry.source.value_or(usual)),
                                      {word(powder::Source::Innate), word(powder::Source::Item)});
            field.isFixed = entry.beats.has_value();
            return field;
        }
        default:
            return entry.intrinsic == Intrinsic::Tame || entry.intrinsic == Intrinsic::Amnesia
                       ? choiceField(entry.inflictorAlive ? tr("alive") : tr("dead"),
                                     {tr("alive"), tr("dead")})
                       : fixedField({});
    }
}

std::optional<Misread> IntrinsicsModel::set(int row, int column, const QVariant& value) {
    const std::string text = value.toString().trimmed().toStdString();
    std::optional<Intrinsic> meant;
    if (column == Name) {
        const auto named = intrinsicTyped(value.toString());
        if (const auto* why = std::get_if<QString>(&named)) {
            Q_EMIT editor_.refused(*why);
            return Misread{.why = *why};
        }
        meant = std::get<Intrinsic>(named);
        if (rowOf(*meant) >= 0) {
            return std::nullopt;
        }
    }
    editor_.edit(tr("Set intrinsic"), [&](plan::Heartbeat& heartbeat) {
        IntrinsicEntry& entry = heartbeat.creature.intrinsics[static_cast<std::size_t>(row)];
        if (column == Name) {
            powder::setIntrinsic(entry, *meant);
        } else if (column == Beats) {
            entry.beats = limitsOf<&IntrinsicEntry::beats>().contains(value.toInt())
                              ? std::optional(value.toInt())
                              : std::nullopt;
            entry.source.reset();
        } else if (column == From) {
            entry.source = text == wordFor(powder::sourceWords, powder::Source::Item)
                               ? powder::Source::Item
                               : powder::Source::Innate;
        } else {
            entry.inflictorAlive = value.toString() == tr("alive");
        }
    });
    return std::nullopt;
}

int IntrinsicsModel::rowOf(Intrinsic intrinsic) const {
    const auto& entries = editor_.heartbeat().creature.intrinsics;
    const auto found = std::ranges::find(entries, intrinsic, &IntrinsicEntry::intrinsic);
    return found == entries.end() ? -1 : static_cast<int>(found - entries.begin());
}

bool IntrinsicsModel::mayAdd() const {
    return editor_.heartbeat().creature.intrinsics.size() <
           mostOf<&powder::CreatureState::intrinsics>();
}

void IntrinsicsModel::add(Intrinsic intrinsic) {
    if (rowOf(intrinsic) >= 0) {
        Q_EMIT editor_.refused(tr("“%1” is upon it already.").arg(toQString(words(intrinsic))));
        return;
    }
    editor_.edit(tr("Add %1").arg(toQString(words(intrinsic))), [&](plan::Heartbeat& heartbeat) {
        auto& entries = heartbeat.creature.intrinsics;
        entries.insert(entries.begin(), powder::newlyUpon(intrinsic));
    });
}

bool IntrinsicsModel::addTyped(const QString& typed) {
    const auto named = intrinsicTyped(typed);
    if (const auto* why = std::get_if<QString>(&named)) {
        Q_EMIT editor_.refused(*why);
        return false;
    }
    add(std::get<Intrinsic>(named));
    return true;
}

void IntrinsicsModel::remove(int row) {
    if (row >= 0 && row < count()) {
        const QString removed = index(row, Name).data().toString();
        editor_.edit(tr("Remove %1").arg(removed), [row](plan::Heartbeat& heartbeat) {
            auto& entries = heartbeat.creature.intrinsics;
            entries.erase(entries.begin() + row);
        });
    }
}

}  // namespace polyplan::ui
