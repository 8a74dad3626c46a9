#include "ui/models/damage/effects_model.h"

#include <array>
#include <map>
#include <utility>

#include "core/oangband/turns.h"
#include "ui/look/figures.h"
#include "ui/models/damage/damage_service.h"
#include "ui/models/text.h"

namespace polyplan::ui {

using oangband::Answer;

namespace {

struct Table {
    const char* effect;
    oangband::Odds Answer::*odds;
    const char* unit;
    oangband::Odds Answer::*requested = nullptr;
};

constexpr std::array tables = {
    Table{QT_TRANSLATE_NOOP("QObject", "stunned"), &Answer::stunned,
          QT_TRANSLATE_NOOP("QObject", "%1 turns"), &Answer::stunRequested},
    Table{QT_TRANSLATE_NOOP("QObject", "confused"), &Answer::confused,
          QT_TRANSLATE_NOOP("QObject", "%1 turns"), &Answer::confusionRequested},
    Table{QT_TRANSLATE_NOOP("QObject", "afraid"), &Answer::afraid,
          QT_TRANSLATE_NOOP("QObject", "%1 turns"), &Answer::fearRequested},
    Table{QT_TRANSLATE_NOOP("QObject", "in stasis"), &Answer::held,
          QT_TRANSLATE_NOOP("QObject", "%1 turns")},
    Table{QT_TRANSLATE_NOOP("QObject", "healed"), &Answer::healed,
          QT_TRANSLATE_NOOP("QObject", "%1 hit points")},
    Table{QT_TRANSLATE_NOOP("QObject", "loses mana"), &Answer::manaLost,
          QT_TRANSLATE_NOOP("QObject", "%1 mana")},
    Table{QT_TRANSLATE_NOOP("QObject", "moved away"), &Answer::teleportedDistance,
          QT_TRANSLATE_NOOP("QObject", "%1 squares")},
    Table{QT_TRANSLATE_NOOP("QObject", "damage"), &Answer::damageDealt,
          QT_TRANSLATE_NOOP("QObject", "%1")},
};

struct Shares {
    std::optional<double> requested;
    double probability = 0;
};

/// By amount, what is asked for beside what takes effect.
std::map<int, Shares> sharesOf(const Table& table, const Answer& answer) {
    std::map<int, Shares> shares;
    if (table.requested != nullptr) {
        for (const oangband::ValueOdds& each : answer.*table.requested) {
            shares[each.value].requested = each.probability;
        }
    }
    for (const oangband::ValueOdds& each : answer.*table.odds) {
        Shares& share = shares[each.value];
        share.probability = each.probability;
        if (table.requested != nullptr && !share.requested) {
            share.requested = 0.0;
        }
    }
    return shares;
}

}  // namespace

EffectsModel::EffectsModel(DamageService& service, QObject* parent)
    : QAbstractTableModel(parent), service_(service) {
    connect(&service_, &DamageService::answersChanged, this, &EffectsModel::follow);
    follow();
}

std::vector<EffectsModel::Row> EffectsModel::rowsOf(const Answer& answer) const {
    std::vector<Row> rows;
    for (const Table& table : tables) {
        for (const auto& [amount, shares] : sharesOf(table, answer)) {
            QString text = QObject::tr(table.unit).arg(amount);
            if (table.requested != nullptr && amount == oangband::TurnChances::most) {
                text = tr("%1 or more").arg(text);
            }
            rows.push_back(
                {QObject::tr(table.effect), text, amount, shares.requested, shares.probability});
        }
    }
    if (answer.terrainAfter.size() > 1) {
        for (const auto& [terrain, probability] : answer.terrainAfter) {
            rows.push_back(
                {tr("the square is then"), toQString(terrain), 0, std::nullopt, probability});
        }
    }
    return rows;
}

void EffectsModel::follow() {
    const auto answers = service_.answers();
    if (!answers || !service_.isCurrent()) {
        return;
    }
    const auto& answer = answers->current().answer;
    std::vector<Row> rows = answer ? rowsOf(*answer) : std::vector<Row>();
    if (rows != rows_) {
        beginResetModel();
        rows_ = std::move(rows);
        endResetModel();
    }
}

int EffectsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int EffectsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant EffectsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    switch (role) {
        case Qt::DisplayRole:
            return index.column() == Effect   ? row.effect
                   : index.column() == Amount ? row.amount
                   : index.column() == Requested
                       ? row.requested ? percent(*row.requested) : QString()
                       : percent(row.probability);
        case Qt::ToolTipRole:
            return index.column() == Requested ? tr("How often the type asks for so many turns, "
                                                    "whether or not they come to "
                                                    "pass (spells1.c project_m()).")
                                               : QVariant();
        case Qt::TextAlignmentRole:
            return QVariant::fromValue(Qt::AlignVCenter |
                                       (index.column() == Effect ? Qt::AlignLeft : Qt::AlignRight));
        case SortRole:
            return index.column() == Effect      ? QVariant(row.effect)
                   : index.column() == Amount    ? QVariant(row.number)
                   : index.column() == Requested ? QVariant(row.requested.value_or(-1.0))
                                                 : QVariant(row.probability);
        default:
            return {};
    }
}

QVariant EffectsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant::fromValue(Qt::AlignVCenter |
                                   (section == Effect ? Qt::AlignLeft : Qt::AlignRight));
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
        case Effect:
            return tr("Effect");
        case Amount:
            return tr("How much");
        case Requested:
            return tr("Requested");
        case Probability:
            return tr("Takes effect");
        default:
            return {};
    }
}

}  // namespace polyplan::ui
