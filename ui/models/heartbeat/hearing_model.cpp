#include "ui/models/heartbeat/hearing_model.h"

#include "core/powder/members.h"
#include "core/powder/noise.h"
#include "ui/look/figures.h"
#include "ui/look/text.h"
#include "ui/models/field_role.h"

namespace polyplan::ui {

using powder::Listener;
using powder::NoiseMaker;

namespace {

QString noisesText(const std::vector<int>& noises) {
    QStringList parts;
    for (const int noise : noises) {
        parts.append(QString::number(noise));
    }
    return parts.join(QStringLiteral(" + "));
}

/// Nothing where the text is no row of numbers.
std::optional<std::vector<int>> readNoises(const QString& text) {
    std::vector<int> noises;
    for (const QString& part : text.split(u'+')) {
        bool isNumber = false;
        noises.push_back(part.trimmed().toInt(&isNumber));
        if (!isNumber) {
            return std::nullopt;
        }
    }
    return noises;
}

}  // namespace

HearingModel::HearingModel(HeartbeatEditor& editor, QObject* parent)
    : HeartbeatTable(
          editor,
          {{tr("who"), tr("Walls and DEAF do not matter; a monster hears only the first noise, the "
                          "player's (creature.cpp doHeartbeat()).")},
           headOf(memberOf<&NoiseMaker::noises>().member),
           headOf(memberOf<&NoiseMaker::distance>().member),
           headOf(memberOf<&Listener::tired>().member),
           {tr("wakes"), tr("Chance a heartbeat: any number from 0 to the level is heard; less the "
                            "distance it is held against a die of 10, TIRED of 20.")}},
          parent) {
    refresh();
}

int HearingModel::makers() const {
    return static_cast<int>(editor_.heartbeat().noiseMakers.size());
}

int HearingModel::count() const {
    return makers() + static_cast<int>(editor_.heartbeat().listeners.size());
}

bool HearingModel::isEditable(int row, int column) const {
    return column == Distance || (column == Noise && isMaker(row)) ||
           (column == Tired && !isMaker(row));
}

double HearingModel::chance(int row) const {
    const powder::Scene scene = editor_.scene();
    const plan::Heartbeat& heartbeat = editor_.heartbeat();
    if (isMaker(row)) {
        const NoiseMaker& maker = heartbeat.noiseMakers[static_cast<std::size_t>(row)];
        const bool isHeard = scene.isAvatar() || row == 0;
        return isHeard ? powder::wakingChance(powder::noiseLevel(maker.noises), maker.distance,
                                              scene.has(powder::Intrinsic::Tired))
                       : 0.0;
    }
    const Listener& listener = heartbeat.listeners[static_cast<std::size_t>(row - makers())];
    const auto own = scene.ownNoises(scene.has(powder::Intrinsic::Noisy));
    return powder::wakingChance(powder::noiseLevel(own), listener.distance, listener.tired);
}

QVariant HearingModel::cell(int row, int column, int role) const {
    const bool isText = role == Qt::DisplayRole || role == Qt::EditRole;
    const plan::Heartbeat& heartbeat = editor_.heartbeat();
    const NoiseMaker* maker =
        isMaker(row) ? &heartbeat.noiseMakers[static_cast<std::size_t>(row)] : nullptr;
    const Listener* listener =
        maker == nullptr ? &heartbeat.listeners[static_cast<std::size_t>(row - makers())] : nullptr;
    switch (column) {
        case Who:
            return isText ? QVariant(maker != nullptr ? tr("may wake it") : tr("sleeps near"))
                          : QVariant();
        case Noise:
            return isText && maker != nullptr ? QVariant(noisesText(maker->noises))
                   : role == LengthRole ? QVariant(static_cast<int>(powder::limits::noises * 6))
                                        : QVariant();
        case Distance: {
            constexpr Range range = limitsOf<&NoiseMaker::distance>();
            return isText ? QVariant(maker != nullptr ? maker->distance : listener->distance)
                   : role == LeastRole ? QVariant(range.least)
                   : role == MostRole  ? QVariant(range.most)
                                       : QVariant();
        }
        case Tired:
            return maker != nullptr      ? QVariant()
                   : isText              ? QVariant(listener->tired ? tr("TIRED") : tr("no"))
                   : role == ChoicesRole ? QVariant(QStringList{tr("no"), tr("TIRED")})
                                         : QVariant();
        default:
            return isText ? QVariant(percent(chance(row))) : QVariant();
    }
}

bool HearingModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole || !index.isValid() || !isEditable(index.row(), index.column())) {
        return false;
    }
    std::optional<std::vector<int>> noises;
    if (index.column() == Noise) {
        noises = readNoises(value.toString());
        if (!noises) {
            Q_EMIT editor_.refused(tr("A noise is a number, or several with + between them."));
            return false;
        }
    }
    const int row = index.row();
    const int first = makers();
    editor_.edit(tr("Set noise"), [&](plan::Heartbeat& heartbeat) {
        if (row < first) {
            NoiseMaker& maker = heartbeat.noiseMakers[static_cast<std::size_t>(row)];
            if (noises) {
                maker.noises = std::move(*noises);
            } else {
                maker.distance = value.toInt();
            }
            return;
        }
        Listener& listener = heartbeat.listeners[static_cast<std::size_t>(row - first)];
        if (index.column() == Tired) {
            listener.tired = value.toString() == tr("TIRED");
        } else {
            listener.distance = value.toInt();
        }
    });
    return true;
}

bool HearingModel::mayAddMaker() const {
    return editor_.heartbeat().noiseMakers.size() < mostOf<&powder::Request::noiseMakers>();
}

void HearingModel::addMaker() {
    if (mayAddMaker()) {
        editor_.edit(tr("Add noise"),
                     [](plan::Heartbeat& heartbeat) { heartbeat.noiseMakers.emplace_back(); });
    }
}

bool HearingModel::mayAddListener() const {
    return editor_.heartbeat().listeners.size() < mostOf<&powder::Request::listeners>();
}

void HearingModel::addListener() {
    if (mayAddListener()) {
        editor_.edit(tr("Add sleeper"),
                     [](plan::Heartbeat& heartbeat) { heartbeat.listeners.emplace_back(); });
    }
}

void HearingModel::remove(int row) {
    if (row < 0 || row >= count()) {
        return;
    }
    const int first = makers();
    editor_.edit(tr("Remove noise"), [=](plan::Heartbeat& heartbeat) {
        if (row < first) {
            heartbeat.noiseMakers.erase(heartbeat.noiseMakers.begin() + row);
        } else {
            heartbeat.listeners.erase(heartbeat.listeners.begin() + (row - first));
        }
    });
}

}  // namespace polyplan::ui
