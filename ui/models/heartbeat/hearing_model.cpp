#include "ui/models/heartbeat/hearing_model.h"

#include <algorithm>

#include "core/powder/members.h"
#include "core/powder/typed.h"
#include "ui/document/plan_document.h"
#include "ui/look/figures.h"
#include "ui/look/text.h"
#include "ui/models/heartbeat/heartbeat_editor.h"

namespace polyplan::ui {

using powder::Listener;
using powder::NoiseMaker;

HearingModel::HearingModel(HeartbeatEditor& editor, QObject* parent)
    : FieldTable(
          {{tr("who"),
            tr("Walls and deafness do not matter; a monster hears only the first noise, the "
               "player's (creature.cpp doHeartbeat()).")},
           headOf(memberOf<&NoiseMaker::noises>().member),
           headOf(memberOf<&NoiseMaker::distance>().member),
           headOf(memberOf<&Listener::tired>().member),
           {tr("wakes"), tr("Chance a heartbeat: any number from 0 to the level is heard; less the "
                            "distance it is held against a die of 10, if tired of 20.")}},
          parent),
      editor_(editor) {
    connect(&editor_, &HeartbeatEditor::changed, this, &HearingModel::refresh);
    connect(&editor_.document(), &PlanDocument::strategyIndexChanged, this,
            &HearingModel::forgetMisread);
    refresh();
}

int HearingModel::makers() const {
    return static_cast<int>(editor_.heartbeat().noiseMakers.size());
}

int HearingModel::count() const {
    return makers() + static_cast<int>(editor_.heartbeat().listeners.size());
}

Field HearingModel::field(int row, int column) const {
    constexpr std::size_t charactersOfNoise = 6;
    const plan::Heartbeat& heartbeat = editor_.heartbeat();
    const int first = makers();
    if (column == Wakes) {
        const powder::Scene scene = editor_.scene();
        const auto at = static_cast<std::size_t>(row < first ? row : row - first);
        return fixedField(
            percent(row < first ? scene.wokenBy(at) : scene.wakes(heartbeat.listeners[at])));
    }
    if (row < first) {
        const NoiseMaker& maker = heartbeat.noiseMakers[static_cast<std::size_t>(row)];
        return column == Who        ? fixedField(tr("may wake it"))
               : column == Noise    ? textField(powder::typedNoises(maker.noises),
                                                powder::limits::noises * charactersOfNoise)
               : column == Distance ? numberField(maker.distance, limitsOf<&NoiseMaker::distance>())
                                    : fixedField({});
    }
    const Listener& listener = heartbeat.listeners[static_cast<std::size_t>(row - first)];
    return column == Who        ? fixedField(tr("sleeps near"))
           : column == Distance ? numberField(listener.distance, limitsOf<&Listener::distance>())
           : column == Tired
               ? choiceField(listener.tired ? tr("tired") : tr("no"), {tr("no"), tr("tired")})
               : fixedField({});
}

std::optional<Misread> HearingModel::set(int row, int column, const QVariant& value) {
    constexpr Range levels = powder::Noises().range;
    std::optional<std::vector<int>> noises;
    if (column == Noise) {
        noises = powder::noisesFromTyped(value.toString().toStdString());
        if (!noises ||
            !std::ranges::all_of(*noises, [levels](int noise) { return levels.contains(noise); })) {
            const QString why = tr("A noise is a number from %1 to %2, or several with + between "
                                   "them.")
                                    .arg(levels.least)
                                    .arg(levels.most);
            Q_EMIT editor_.refused(why);
            return Misread{.why = why};
        }
    }
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
        if (column == Tired) {
            listener.tired = value.toString() == tr("tired");
        } else {
            listener.distance = value.toInt();
        }
    });
    return std::nullopt;
}

bool HearingModel::mayAddMaker() const {
    return editor_.heartbeat().noiseMakers.size() < mostOf<&powder::Request::noiseMakers>();
}

void HearingModel::addMaker() {
    editor_.edit(tr("Add noise"),
                 [](plan::Heartbeat& heartbeat) { heartbeat.noiseMakers.emplace_back(); });
}

bool HearingModel::mayAddListener() const {
    return editor_.heartbeat().listeners.size() < mostOf<&powder::Request::listeners>();
}

void HearingModel::addListener() {
    editor_.edit(tr("Add sleeper"),
                 [](plan::Heartbeat& heartbeat) { heartbeat.listeners.emplace_back(); });
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
