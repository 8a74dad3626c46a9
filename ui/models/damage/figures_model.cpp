#include "ui/models/damage/figures_model.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/oangband/turns.h"
#include "core/oangband/type_rule.h"
#include "ui/look/figures.h"
#include "ui/models/damage/damage_service.h"
#include "ui/models/text.h"

namespace polyplan::ui {

using oangband::Answer;
using oangband::Odds;

namespace {

struct Amounts {
    double probability = 0;
    double mean = 0;  ///< given that it happens
    int least = 0;
    int most = 0;
};

Amounts amountsOf(const Odds& odds) {
    Amounts amounts;
    for (const oangband::ValueOdds& each : odds) {
        amounts.probability += each.probability;
        amounts.mean += each.probability * each.value;
    }
    if (amounts.probability > 0) {
        amounts.mean /= amounts.probability;
        amounts.least = odds.front().value;
        amounts.most = odds.back().value;
    }
    return amounts;
}

QString rangeText(const Amounts& amounts, const QString& unit) {
    if (amounts.least == amounts.most) {
        return QStringLiteral("%1 %2").arg(amounts.least).arg(unit);
    }
    if (amounts.most == oangband::TurnChances::most) {
        return QObject::tr("%1 to %2 %3 or more").arg(amounts.least).arg(amounts.most).arg(unit);
    }
    return QObject::tr("%1 to %2 %3, %4 on average")
        .arg(amounts.least)
        .arg(amounts.most)
        .arg(unit)
        .arg(amounts.mean, 0, 'f', 1);
}

/// What takes effect, and what the type asked for.
QString durationsText(const Odds& effective, const Odds& requested, const QString& unit) {
    const Amounts amounts = amountsOf(effective);
    const QString takes = amounts.probability > 0 ? rangeText(amounts, unit) : QString();
    if (requested.empty()) {
        return takes;
    }
    if (effective == requested) {
        return QObject::tr("%1, as requested").arg(takes);
    }
    const Amounts asked = amountsOf(requested);
    const QString wanted =
        QObject::tr("requested: %1, %2").arg(percent(asked.probability), rangeText(asked, unit));
    return takes.isEmpty() ? wanted : takes + QChar('\n') + wanted;
}

/// A figure that comes as a table of amounts.
struct AmountRow {
    const char* id;
    const char* label;
    Odds Answer::*odds;
    const char* unit;
    const char* rule;
    Odds Answer::*requested = nullptr;
};

constexpr std::array amountRows = {
    AmountRow{"stunned", QT_TRANSLATE_NOOP("QObject", "stunned"), &Answer::stunned,
              QT_TRANSLATE_NOOP("QObject", "turns"),
              QT_TRANSLATE_NOOP("QObject",
                                "Turns of stun added, to 200 at the most; half of them where it is "
                                "stunned already. What breathes sound or force is immune "
                                "(spells1.c project_m())."),
              &Answer::stunRequested},
    AmountRow{"confused", QT_TRANSLATE_NOOP("QObject", "confused"), &Answer::confused,
              QT_TRANSLATE_NOOP("QObject", "turns"),
              QT_TRANSLATE_NOOP("QObject",
                                "Turns of confusion added, unless it is polymorphed or stunned by "
                                "the same projection (spells1.c project_m())."),
              &Answer::confusionRequested},
    AmountRow{"afraid", QT_TRANSLATE_NOOP("QObject", "afraid"), &Answer::afraid,
              QT_TRANSLATE_NOOP("QObject", "turns"),
              QT_TRANSLATE_NOOP("QObject",
                                "Turns of fear added, by the type itself or by the player's damage "
                                "(spells1.c project_m(), xtra2.c mon_take_hit())."),
              &Answer::fearRequested},
    AmountRow{"held", QT_TRANSLATE_NOOP("QObject", "put in stasis"), &Answer::held,
              QT_TRANSLATE_NOOP("QObject", "turns"),
              QT_TRANSLATE_NOOP("QObject", "Turns of stasis (spells1.c project_m(), GF_HOLD).")},
    AmountRow{"healed", QT_TRANSLATE_NOOP("QObject", "healed"), &Answer::healed,
              QT_TRANSLATE_NOOP("QObject", "hit points"),
              QT_TRANSLATE_NOOP("QObject",
                                "Not above its maximum (spells1.c project_m(), GF_OLD_HEAL).")},
    AmountRow{"mana_lost", QT_TRANSLATE_NOOP("QObject", "loses mana"), &Answer::manaLost,
              QT_TRANSLATE_NOOP("QObject", "mana"),
              QT_TRANSLATE_NOOP("QObject",
                                "A fifth of the damage, as far as it has mana (spells1.c "
                                "project_m(), GF_DISENCHANT).")},
};

struct ChanceRow {
    const char* id;
    const char* label;
    double Answer::*chance;
    const char* rule;
};

constexpr std::array chanceRows = {
    ChanceRow{"slept", QT_TRANSLATE_NOOP("QObject", "falls asleep"), &Answer::slept,
              QT_TRANSLATE_NOOP("QObject",
                                "Its sleep counter is set to 350 (spells1.c project_m(), "
                                "GF_OLD_SLEEP).")},
    ChanceRow{"slowed", QT_TRANSLATE_NOOP("QObject", "slowed"), &Answer::slowed,
              QT_TRANSLATE_NOOP("QObject",
                                "Speed −10, as long as it is not already more than 10 below its "
                                "race's (spells1.c project_m(), GF_OLD_SLOW).")},
    ChanceRow{"hastened", QT_TRANSLATE_NOOP("QObject", "hastened"), &Answer::hastened,
              QT_TRANSLATE_NOOP("QObject",
                                "Below a speed of +40 (spells1.c project_m(), GF_OLD_SPEED, "
                                "GF_OLD_CLONE).")},
    ChanceRow{"cloned", QT_TRANSLATE_NOOP("QObject", "cloned"), &Answer::cloned,
              QT_TRANSLATE_NOOP("QObject",
                                "Where there is room for a copy (spells1.c project_m(), "
                                "GF_OLD_CLONE).")},
    ChanceRow{"polymorphed", QT_TRANSLATE_NOOP("QObject", "polymorphed"), &Answer::polymorphed,
              QT_TRANSLATE_NOOP("QObject",
                                "If r1(90) is above its level; never a unique (spells1.c "
                                "project_m()).")},
};

QString hitPoints(const Answer& answer) {
    return QObject::tr("from %1 of %2 hit points").arg(answer.hpBefore).arg(answer.maxHp);
}

}  // namespace

std::vector<DamageFiguresModel::Row> DamageFiguresModel::rowsOf(const Answer& answer, int casts) {
    std::vector<Row> rows;
    const auto add = [&](Row row, const char* figureInDetail = "") {
        for (const oangband::Note& note : answer.notes) {
            if (toQString(note.figure) == row.id || note.figure == figureInDetail) {
                row.note +=
                    (row.note.isEmpty() ? QString() : QStringLiteral("\n")) + toQString(note.text);
            }
        }
        rows.push_back(std::move(row));
    };
    const auto isNoted = [&](const char* id) {
        return std::ranges::any_of(answer.notes,
                                   [id](const oangband::Note& note) { return note.figure == id; });
    };
    const Amounts dealt = amountsOf(answer.damageDealt);
    add({.id = QStringLiteral("damage_dealt"),
         .label = tr("damage, on average"),
         .value = QString::number(answer.meanDamage, 'f', 1),
         .detail =
             dealt.probability > 0 ? tr("%1 to %2").arg(dealt.least).arg(dealt.most) : QString(),
         .note = {},
         .rule = tr("What one cast deals after terrain, resistance and everything else, before it "
                    "is cut to the hit points that are left (spells1.c project_m()).")});
    if (answer.resistance || isNoted("resistance")) {
        add({.id = QStringLiteral("resistance"),
             .label = tr("because of"),
             .value = toQString(answer.resistance.value_or(std::string())),
             .detail = {},
             .note = {},
             .rule = tr("The first condition of the damage type that the target meets (spells1.c "
                        "project_m()).")});
    }
    add({.id = QStringLiteral("killed"),
         .label = tr("kills"),
         .value = percent(answer.killed),
         .detail = hitPoints(answer),
         .note = {},
         .rule = tr("Dies if the damage is above its hit points: as much leaves it alive at 0. A "
                    "monster's spell never kills a unique (xtra2.c mon_take_hit(), spells1.c "
                    "project_m()).")});
    if (answer.hpBefore != answer.maxHp) {
        add({.id = QStringLiteral("killed_from_full"),
             .label = tr("kills unhurt"),
             .value = percent(answer.killedFromFull),
             .detail = tr("from %1 hit points").arg(answer.maxHp),
             .note = {},
             .rule = tr("The same cast against all its hit points.")});
    }
    if (casts > 1 && !answer.casts.empty()) {
        add({.id = QStringLiteral("killed_by_casts"),
             .label = tr("kills with %1 casts").arg(answer.casts.back().cast),
             .value = percent(answer.casts.back().killed),
             .detail = {},
             .note = {},
             .rule = tr("Each cast finds the hit points that the last one left; nothing else is "
                        "carried over.")});
    }
    for (const AmountRow& row : amountRows) {
        const Amounts amounts = amountsOf(answer.*row.odds);
        const Odds requested = row.requested == nullptr ? Odds() : answer.*row.requested;
        if (amounts.probability > 0 || !requested.empty() || isNoted(row.id)) {
            add({.id = QString::fromLatin1(row.id),
                 .label = QObject::tr(row.label),
                 .value = percent(amounts.probability),
                 .detail = durationsText(answer.*row.odds, requested, QObject::tr(row.unit)),
                 .note = {},
                 .rule = QObject::tr(row.rule)});
        }
    }
    for (const ChanceRow& row : chanceRows) {
        if (answer.*row.chance > 0 || isNoted(row.id)) {
            add({.id = QString::fromLatin1(row.id),
                 .label = QObject::tr(row.label),
                 .value = percent(answer.*row.chance),
                 .detail = {},
                 .note = {},
                 .rule = QObject::tr(row.rule)});
        }
    }
    if (answer.moved > 0 || isNoted("moved")) {
        const Amounts squares = amountsOf(answer.teleportedDistance);
        add({.id = QStringLiteral("moved"),
             .label = tr("moved away"),
             .value = percent(answer.moved),
             .detail = squares.probability > 0 ? rangeText(squares, tr("squares")) : QString(),
             .note = {},
             .rule = tr("On open floor with nobody in the way (spells1.c project_t(), "
                        "teleport_away(), thrust_away()).")},
            "teleported_distance");
    }
    const auto unchanged = std::ranges::max_element(answer.terrainAfter, {},
                                                    [](const auto& each) { return each.second; });
    for (const auto& [terrain, probability] : answer.terrainAfter) {
        if (answer.terrainAfter.size() > 1 && terrain != unchanged->first) {
            add({.id = QStringLiteral("terrain_after"),
                 .label = tr("square becomes %1").arg(toQString(terrain)),
                 .value = percent(probability),
                 .detail = {},
                 .note = {},
                 .rule = tr("Projections that mark the ground change it near their middle "
                            "(spells1.c project_f(), project_t()).")});
        }
    }
    if (answer.terrainAfter.size() == 1 && isNoted("terrain_after")) {
        const auto& [terrain, probability] = answer.terrainAfter.front();
        add({.id = QStringLiteral("terrain_after"),
             .label = tr("square is then %1").arg(toQString(terrain)),
             .value = percent(probability),
             .detail = {},
             .note = {},
             .rule = tr("Projections that mark the ground change it near their middle "
                        "(spells1.c project_f(), project_t()).")});
    }
    if (!answer.floorObjects.empty()) {
        double lost = 0;
        for (const oangband::FloorObjectFate& fate : answer.floorObjects) {
            lost += fate.unlocked ? 0 : fate.destroyed;
        }
        add({.id = QStringLiteral("floor_objects"),
             .label = tr("lost on the floor, on average"),
             .value = QString::number(lost, 'f', 2),
             .detail = tr("of %1 that lie there").arg(answer.floorObjects.size()),
             .note = {},
             .rule = tr("Each is judged for itself and lost whole (spells1.c project_o()).")});
    }
    return rows;
}

DamageFiguresModel::DamageFiguresModel(DamageService& service, QObject* parent)
    : QAbstractListModel(parent), service_(service) {
    connect(&service_, &DamageService::answersChanged, this, &DamageFiguresModel::follow);
    follow();
}

void DamageFiguresModel::follow() {
    const auto answers = service_.answers();
    if (!answers || !service_.isCurrent()) {
        return;
    }
    const auto& answer = answers->current().answer;
    std::vector<Row> rows = answer ? rowsOf(*answer, answers->attack().casts) : std::vector<Row>();
    if (rows != rows_) {
        beginResetModel();
        rows_ = std::move(rows);
        endResetModel();
    }
}

int DamageFiguresModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant DamageFiguresModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    switch (role) {
        case Qt::DisplayRole:
            return row.label;
        case Qt::ToolTipRole:
            return row.note.isEmpty() ? row.rule : row.rule + "\n\n≠ " + row.note;
        case Qt::AccessibleTextRole:
            return QStringList{row.label, row.value, row.detail, row.note}.join(
                QStringLiteral(", "));
        case ValueRole:
            return row.value;
        case DetailRole:
            return row.detail;
        case NoteRole:
            return row.note;
        case FigureIdRole:
            return row.id;
        default:
            return {};
    }
}

}  // namespace polyplan::ui
