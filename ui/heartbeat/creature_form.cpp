#include "ui/heartbeat/creature_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSpinBox>
#include <QVBoxLayout>

#include "core/powder/changes.h"
#include "core/powder/members.h"
#include "ui/look/metrics.h"
#include "ui/look/text.h"
#include "ui/models/heartbeat/heartbeat_editor.h"
#include "ui/parts/form.h"

namespace polyplan::ui {

using plan::Heartbeat;
using powder::CreatureState;
using powder::Request;
using powder::Scene;
using powder::SquareState;
using Access = CreatureForm::Access;

namespace {

template <typename Word, std::size_t count>
QStringList wordsOf(const Words<Word, count>& words) {
    QStringList texts;
    for (const auto& word : words) {
        texts.append(toQString(word.first));
    }
    return texts;
}

/// Of a member that is shown and set as it is.
/// @param path from the heartbeat to the member
template <auto... path>
Access plain() {
    return {[](const Heartbeat& heartbeat, const Scene&) {
                return static_cast<int>((heartbeat.*....*path));
            },
            [](Heartbeat& heartbeat, int value) {
                auto& member = (heartbeat.*....*path);
                member = static_cast<std::remove_reference_t<decltype(member)>>(value);
            }};
}

/// Of what the creature has, which takes along what hangs on it.
Access ofCreature(int (Scene::*get)() const, void (*set)(CreatureState&, int)) {
    return {[get](const Heartbeat&, const Scene& scene) { return (scene.*get)(); },
            [set](Heartbeat& heartbeat, int value) { set(heartbeat.creature, value); }};
}

}  // namespace

CreatureForm::CreatureForm(HeartbeatEditor& editor, QWidget* parent)
    : QWidget(parent), editor_(editor), fields_(this) {
    const Metrics metrics(font());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(3 * metrics.step, 2 * metrics.step, 2 * metrics.step, metrics.step);
    layout->setSpacing(2 * metrics.step);
    for (QWidget* row : {buildCreature(), buildPoints(), buildSquare(), buildClock()}) {
        layout->addWidget(row);
    }
    layout->addStretch(1);  // what is free stands below the rows, not in them
    const auto follow = [this] {
        fields_.show();
        smokeLasts_->setEnabled(editor_.heartbeat().square.smoke != powder::Smoke::None);
    };
    connect(&editor_, &HeartbeatEditor::changed, this, follow);
    follow();
}

FormFields::Get CreatureForm::shown(const Access& access) const {
    return [this, get = access.get] { return get(editor_.heartbeat(), editor_.scene()); };
}

FormFields::Set CreatureForm::changing(const Access& access, const QString& title,
                                       const char* key) const {
    return [this, set = access.set, text = tr("Set %1").arg(title), key](int value) {
        editor_.edit(
            text, [&](Heartbeat& heartbeat) { set(heartbeat, value); }, QLatin1StringView(key));
    };
}

QSpinBox* CreatureForm::number(const char* name, const QString& title, const MemberFacts& facts,
                               const Access& access) {
    QSpinBox* box = fields_.number({QLatin1StringView(name), title, helpOf(facts.member)},
                                   facts.range, shown(access), changing(access, title, name));
    // Half a number is no reason to reckon, nor to cut what hangs on it.
    box->setKeyboardTracking(false);
    return box;
}

QCheckBox* CreatureForm::check(const char* name, const MemberFacts& facts, const Access& access) {
    const QString title = toQString(facts.member.label);
    return fields_.check({QLatin1StringView(name), title, helpOf(facts.member)}, shown(access),
                         changing(access, title, ""));
}

QComboBox* CreatureForm::choice(const char* name, const QString& title, const MemberFacts& facts,
                                const QStringList& texts, const Access& access) {
    return fields_.choice({QLatin1StringView(name), title, helpOf(facts.member)}, texts,
                          shown(access), changing(access, title, name));
}

QWidget* CreatureForm::buildCreature() {
    QStringList names;
    const auto creatures = editor_.tables().creatures.creatures();
    for (const powder::Creature& creature : creatures) {
        names.append(toQString(creature.name));
    }
    QComboBox* definition = choice(
        "creature", tr("Creature"), memberOf<&CreatureState::definition>(), names,
        {[creatures](const Heartbeat&, const Scene& scene) {
             return static_cast<int>(&scene.creature() - creatures.data());
         },
         [creatures](Heartbeat& heartbeat, int at) {
             powder::setDefinition(heartbeat.creature, creatures[static_cast<std::size_t>(at)].id);
         }});
    QCheckBox* avatar = check(
        "isAvatar", memberOf<&CreatureState::isAvatar>(),
        {[](const Heartbeat&, const Scene& scene) { return scene.isAvatar() ? 1 : 0; },
         [](Heartbeat& heartbeat, int isOn) { powder::setAvatar(heartbeat.creature, isOn != 0); }});
    QComboBox* dress =
        choice("dress", tr("Dressed as"), memberOf<&CreatureState::dress>(),
               QStringList{tr("what it wears"), tr("nothing")} + wordsOf(powder::dressWords),
               {[](const Heartbeat& heartbeat, const Scene&) {
                    return powder::dressChoice(heartbeat.creature);
                },
                [](Heartbeat& heartbeat, int at) { powder::setDress(heartbeat.creature, at); }});
    return formRow(tr("Creature"),
                   {definition, avatar, labelledField(tr("&dressed as"), dress, this)}, this);
}

QWidget* CreatureForm::buildPoints() {
    using State = CreatureState;
    const auto field = [this](const QString& label, const char* name, const QString& title,
                              const MemberFacts& facts, const Access& access) {
        return labelledField(label, number(name, title, facts, access), this);
    };
    QWidget* hp = field(tr("H&P"), "hp", tr("HP"), memberOf<&State::hp>(),
                        ofCreature(&Scene::hp, powder::setHp));
    QWidget* maxHp = field(tr("of"), "maxHp", tr("most HP"), memberOf<&State::maxHp>(),
                           ofCreature(&Scene::maxHp, powder::setMaxHp));
    QWidget* mp = field(tr("&MP"), "mp", tr("MP"), memberOf<&State::mp>(),
                        ofCreature(&Scene::mp, powder::setMp));
    QWidget* maxMp = field(tr("of"), "maxMp", tr("most MP"), memberOf<&State::maxMp>(),
                           ofCreature(&Scene::maxMp, powder::setMaxMp));
    QWidget* food = field(tr("f&ood"), "food", tr("food"), memberOf<&State::food>(),
                          plain<&Request::creature, &State::food>());
    return formRow(tr("Points"), {onOneLine({hp, maxHp}, this), onOneLine({mp, maxMp}, this), food},
                   this);
}

QWidget* CreatureForm::buildSquare() {
    QStringList names;
    const auto terrains = editor_.tables().terrains.terrains();
    for (const powder::Terrain& terrain : terrains) {
        names.append(toQString(terrain.name));
    }
    QComboBox* terrain = choice("terrain", tr("Square"), memberOf<&SquareState::terrain>(), names,
                                {[terrains](const Heartbeat&, const Scene& scene) {
                                     return static_cast<int>(&scene.terrain() - terrains.data());
                                 },
                                 [terrains](Heartbeat& heartbeat, int at) {
                                     heartbeat.square.terrain =
                                         terrains[static_cast<std::size_t>(at)].id;
                                 }});
    terrain->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    terrain->setMinimumContentsLength(12);
    QStringList smokes;
    for (const powder::SmokeKind& kind : editor_.tables().smokes.kinds()) {
        smokes.append(toQString(kind.name));
    }
    QComboBox* smoke = choice("smoke", tr("Smoke"), memberOf<&SquareState::smoke>(), smokes,
                              plain<&Request::square, &SquareState::smoke>());
    smokeLasts_ = check("smokeLasts", memberOf<&SquareState::smokeLasts>(),
                        plain<&Request::square, &SquareState::smokeLasts>());
    QComboBox* wind =
        choice("wind", tr("Wind"), memberOf<&SquareState::wind>(), wordsOf(powder::windWords),
               plain<&Request::square, &SquareState::wind>());
    QCheckBox* noTeleport = check("noTeleport", memberOf<&SquareState::noTeleport>(),
                                  plain<&Request::square, &SquareState::noTeleport>());
    return formRow(tr("Square"),
                   {terrain, labelledField(tr("smo&ke"), smoke, this), smokeLasts_,
                    labelledField(tr("&wind"), wind, this), noTeleport},
                   this);
}

QWidget* CreatureForm::buildClock() {
    QSpinBox* heartbeats = number("heartbeats", tr("heartbeats"), memberOf<&Request::heartbeats>(),
                                  plain<&Request::heartbeats>());
    QSpinBox* startCount = number("startCount", tr("first count"), memberOf<&Request::startCount>(),
                                  plain<&Request::startCount>());
    QCheckBox* cleric = check("cleric", memberOf<&Request::masterDressedCleric>(),
                              plain<&Request::masterDressedCleric>());
    return formRow(tr("Clock"),
                   {labelledField(tr("heart&beats"), heartbeats, this),
                    labelledField(tr("first &count"), startCount, this), cleric},
                   this);
}

}  // namespace polyplan::ui
