#include "ui/models/engraving/scenario_model.h"

#include <QGuiApplication>
#include <QPalette>
#include <algorithm>

#include "core/nethack/engraving/answer.h"
#include "core/nethack/engraving/durability.h"
#include "core/nethack/engraving/rules.h"
#include "core/plan/limits.h"
#include "ui/document/plan_document.h"
#include "ui/look/figures.h"
#include "ui/look/text.h"
#include "ui/models/dragged_row.h"
#include "ui/models/engraving/engraving_edits.h"
#include "ui/models/engraving/engraving_words.h"
#include "ui/models/moved_rows.h"

namespace polyplan::ui {

namespace {

constexpr auto eventMimeType = "application/x-polyplan-engraving-event";

using nethack::engraving::Event;

}  // namespace

ScenarioModel::ScenarioModel(PlanDocument& document, QObject* parent)
    : QAbstractTableModel(parent), document_(document), events_(engravingOf(document).events) {
    connect(&document_, &PlanDocument::planChanged, this, &ScenarioModel::follow);
    connect(&document_, &PlanDocument::strategyIndexChanged, this, &ScenarioModel::follow);
}

void ScenarioModel::follow() {
    auto events = engravingOf(document_).events;
    if (events.size() == events_.size()) {
        events_ = std::move(events);
        if (!events_.empty()) {  // which are shown with the Dexterity of the engraving
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        }
        return;
    }
    if (const auto added = placesOfAdded(events_, events); added.size() == 1) {
        beginInsertRows({}, added.front(), added.front());
        events_ = std::move(events);
        endInsertRows();
        return;
    }
    beginResetModel();
    events_ = std::move(events);
    endResetModel();
}

int ScenarioModel::total() const {
    return engraving_edits::countOf(events_);
}

int ScenarioModel::mostTimes(int row) const {
    return events_[static_cast<std::size_t>(row)].times + engraving_edits::roomIn(events_);
}

int ScenarioModel::usualDexterity() const {
    return plan::engravingRequest(document_.settings(), engravingOf(document_))
        .dexterity.value_or(nethack::engraving::usualDexterity);
}

bool ScenarioModel::isIdle(const Event& event) const {
    const nethack::Game game = engravingGame(document_);
    return nethack::engraving::knowsEngraving(game) && !doesAnything(event.cause, game);
}

int ScenarioModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(events_.size());
}

int ScenarioModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ScenarioModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index)) {
        return {};
    }
    const Event& event = events_[static_cast<std::size_t>(index.row())];
    const auto word = engraving_words::cause(event.cause);
    const bool isTurn = event.cause == nethack::engraving::Cause::Turn;
    const int dexterity = event.dexterity.value_or(usualDexterity());
    switch (role) {
        case Qt::DisplayRole:
            if (index.column() == Cause) {
                return isIdle(event) ? tr("%1: no effect").arg(word.name) : word.name;
            }
            if (index.column() == Times) {
                return QStringLiteral("× %1").arg(decimal(event.times));
            }
            return !isTurn           ? QString()
                   : event.dexterity ? tr("Dex %1, own").arg(dexterity)
                                     : tr("Dex %1").arg(dexterity);
        case Qt::EditRole:
            if (index.column() == Times) {
                return event.times;
            }
            return index.column() == Dexterity ? QVariant(dexterity) : QVariant(word.name);
        case Qt::ToolTipRole:
            return !isIdle(event)
                       ? word.rule
                       : tr("It does nothing in %1.\n%2")
                             .arg(toQString(nethack::title(engravingGame(document_))), word.rule);
        case Qt::ForegroundRole:
            return isIdle(event) ? QVariant(QGuiApplication::palette().placeholderText())
                                 : QVariant();
        case Qt::AccessibleTextRole:
            return index.column() == Cause ? tr("%1, %2 times")
                                                 .arg(data(index, Qt::DisplayRole).toString())
                                                 .arg(event.times)
                                           : data(index, Qt::DisplayRole);
        case Qt::TextAlignmentRole:
            return QVariant::fromValue(Qt::AlignVCenter |
                                       (index.column() == Cause ? Qt::AlignLeft : Qt::AlignRight));
        default:
            return {};
    }
}

bool ScenarioModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    bool isNumber = false;
    const int number = value.toInt(&isNumber);
    if (role != Qt::EditRole || !isNumber || !checkIndex(index, CheckIndexOption::IndexIsValid) ||
        !flags(index).testFlag(Qt::ItemIsEditable)) {
        return false;
    }
    const auto at = static_cast<std::size_t>(index.row());
    if (index.column() == Times) {
        if (engraving_edits::setTimes(document_, at, number)) {
            Q_EMIT attacksWentBelow();
        }
    } else if (plan::limits::dexterity.contains(number)) {
        engraving_edits::setEventDexterity(
            document_, at, number == usualDexterity() ? std::nullopt : std::optional(number));
    }
    return true;
}

Qt::ItemFlags ScenarioModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) {
        return Qt::ItemIsDropEnabled;
    }
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled;
    const bool isTurn =
        events_[static_cast<std::size_t>(index.row())].cause == nethack::engraving::Cause::Turn;
    if (index.column() == Times || (index.column() == Dexterity && isTurn)) {
        flags |= Qt::ItemIsEditable;
    }
    return flags;
}

QVariant ScenarioModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
        case Cause:
            return tr("Event");
        case Times:
            return tr("Times");
        case Dexterity:
            return tr("Dexterity");
        default:
            return {};
    }
}

QStringList ScenarioModel::mimeTypes() const {
    return {QLatin1String(eventMimeType)};
}

QMimeData* ScenarioModel::mimeData(const QModelIndexList& indexes) const {
    if (indexes.isEmpty()) {
        return nullptr;
    }
    return draggedRow(eventMimeType, document_.revision(), indexes.front().row());
}

bool ScenarioModel::canDropMimeData(const QMimeData* data, Qt::DropAction action, int, int,
                                    const QModelIndex&) const {
    return action == Qt::MoveAction &&
           draggedRowOf(*data, eventMimeType, document_.revision()).has_value();
}

bool ScenarioModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int,
                                 const QModelIndex& parent) {
    const auto from = draggedRowOf(*data, eventMimeType, document_.revision());
    if (action != Qt::MoveAction || !from || *from >= rowCount()) {
        return false;
    }
    int to = row >= 0 ? row : parent.isValid() ? parent.row() : rowCount();
    if (to > *from) {
        --to;
    }
    engraving_edits::moveEvent(document_, static_cast<std::size_t>(*from),
                               static_cast<std::size_t>(to));
    return false;
}

std::vector<std::size_t> withDeletionsOf(const std::vector<Event>& events,
                                         std::vector<std::size_t> places, nethack::Game game) {
    using nethack::engraving::Cause;
    bool hadAttack = false;
    bool hasAttack = false;
    for (std::size_t i = 0; i < events.size(); ++i) {
        const bool goes = std::ranges::find(places, i) != places.end();
        if (isAttack(events[i].cause, game)) {
            hadAttack = true;
            hasAttack = hasAttack || !goes;
        } else if (events[i].cause == Cause::AttackedWhileStanding && hadAttack && !hasAttack &&
                   !goes) {
            places.push_back(i);
        }
    }
    return places;
}

bool attacksWearAsMoves(nethack::Game game) {
    const nethack::engraving::Rules* rules = nethack::engraving::rulesOf(game);
    return rules != nullptr && rules->attacksWearAsMoves;
}

std::vector<ScenarioPreset> scenarioPresets(nethack::Game game) {
    using C = nethack::engraving::Cause;
    const auto tr = [](const char* text) { return QObject::tr(text); };
    const auto turns = [](int times) { return Event{C::Turn, times, {}}; };
    std::vector<Event> melee = {{C::Melee, 10, {}}, turns(10)};
    std::vector<Event> ranged = {{C::Throw, 20, {}}, turns(20)};
    const nethack::engraving::Rules* rules = nethack::engraving::rulesOf(game);
    const int steps = rules != nullptr && rules->stepsOnWear ? 10 : 5;
    const bool deletes = nethack::engraving::attacksDelete(game);
    if (attacksWearAsMoves(game)) {
        melee.insert(melee.begin() + 1, Event{C::Move, 10, {}});
    }
    if (deletes) {
        melee.insert(melee.begin(), {{C::Melee, 1, {}}, {C::AttackedWhileStanding, 1, {}}});
        ranged.insert(ranged.begin(), {{C::Throw, 1, {}}, {C::AttackedWhileStanding, 1, {}}});
        --melee[2].times;
        --ranged[2].times;
    }
    const QString deleted =
        deletes ? tr(" Elbereth goes with the first attack on what fears it (mon.c setmangry()).")
                : QString();
    const QString moved =
        attacksWearAsMoves(game)
            ? tr(" They are made by moving, which wears it as a move does too (hack.c domove()).")
            : QString();
    return {
        {tr("Resting on the square"),
         tr("A hundred turns on the square, with your Dexterity (allmain.c moveloop())."),
         {turns(100)}},
        {tr("Melee"),
         tr("Ten attacks by you from the square, one a turn (uhitm.c attack()).") + deleted + moved,
         std::move(melee)},
        {tr("Ranged attacks"),
         tr("Twenty throws or shots that hit, one a turn (dothrow.c throwit()).") + deleted,
         std::move(ranged)},
        {tr("Monsters fleeing"),
         tr("Twenty turns among monsters that respect the word: scaring does not wear it in these "
            "versions, standing there does (monmove.c onscary(), allmain.c moveloop())."),
         {turns(20)}},
        {tr("Walking off and on"),
         tr("Five times off the square and back (hack.c domove())."),
         {{C::Move, steps, {}}}},
        {tr("Riding"),
         tr("Ten turns on a steed that moves twice as often (monmove.c dochug()). You ride, and "
            "with "
            "a skill below Basic can't reach the floor to write (engrave.c can_reach_floor())."),
         {{C::MonsterMove, 20, {}}, turns(10)},
         {nethack::engraving::Condition::Riding}},
    };
}

std::optional<ScenarioPreset> presetOf(const std::vector<Event>& events, nethack::Game game) {
    if (!nethack::engraving::knowsEngraving(game)) {
        return std::nullopt;
    }
    const auto presets = scenarioPresets(game);
    const auto found = std::ranges::find(presets, events, &ScenarioPreset::events);
    return found == presets.end() ? std::nullopt : std::optional(*found);
}

std::vector<Event> eventsFor(std::vector<Event> events, nethack::Game from, nethack::Game to) {
    using nethack::engraving::knowsEngraving;
    if (from == to || !knowsEngraving(from) || !knowsEngraving(to)) {
        return events;
    }
    const auto before = scenarioPresets(from);
    const auto preset = std::ranges::find(before, events, &ScenarioPreset::events);
    return preset == before.end()
               ? events
               : scenarioPresets(to)[static_cast<std::size_t>(preset - before.begin())].events;
}

}  // namespace polyplan::ui
