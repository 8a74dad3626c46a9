#include "ui/heartbeat/creature_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSpinBox>
#include <QVBoxLayout>
#include <span>

#include "core/powder/changes.h"
#include "core/powder/item.h"
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

namespace {

constexpr int leastOfDress = 10;  ///< characters, where there is no more room

template <typename Word, std::size_t count>
QStringList wordsOf(const Words<Word, count>& words) {
    QStringList texts;
    for (const auto& word : words) {
        texts.append(toQString(word.first));
    }
    return texts;
}

}  // namespace

CreatureForm::CreatureForm(HeartbeatEditor& editor, QWidget* parent)
    : QWidget(parent),
      editor_(editor),
      fields_(this, [&editor](const QString& title, const auto& change, const QString& mergeKey) {
          editor.edit(tr("Set %1").arg(title), change, mergeKey);
      }) {
    const Metrics metrics(font());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(3 * metrics.step, 2 * metrics.step, 2 * metrics.step, metrics.step);
    layout->setSpacing(2 * metrics.step);
    for (QWidget* row : {buildCreature(), buildPoints(), buildSquare(), buildClock()}) {
        layout->addWidget(row);
    }
    layout->addStretch(1);  // what is free stands below the rows, not in them
    const auto follow = [this] {
        showDress();
        fields_.show(editor_.heartbeat());
        smokeLasts_->setEnabled(editor_.heartbeat().square.smoke != powder::Smoke::None);
    };
    connect(&editor_, &HeartbeatEditor::changed, this, follow);
    follow();
}

QSpinBox* CreatureForm::number(const char* name, const QString& title, const MemberFacts& facts,
                               const Access& access) {
    QSpinBox* box = fields_.number(name, title, facts, access);
    // Half a number is no reason to reckon, nor to cut what hangs on it.
    box->setKeyboardTracking(false);
    return box;
}

template <auto... path>
QSpinBox* CreatureForm::number(const char* name, const QString& title) {
    return number(name, title, memberOf<endOf<path...>>(), memberAccess<Heartbeat, path...>());
}

template <auto... path>
QCheckBox* CreatureForm::check(const char* name) {
    return fields_.check<path...>(name, toQString(memberOf<endOf<path...>>().member.label));
}

QComboBox* CreatureForm::choice(const char* name, const QString& title, const MemberFacts& facts,
                                const QStringList& texts, const Access& access) {
    return fields_.choice(name, title, facts, texts, access, name);
}

CreatureForm::Access CreatureForm::ofCreature(int (Scene::*get)() const,
                                              void (*set)(CreatureState&, int)) const {
    return {[this, get](const Heartbeat& /*unused*/) { return (editor_.scene().*get)(); },
            [set](Heartbeat& heartbeat, int value) { set(heartbeat.creature, value); }};
}

QWidget* CreatureForm::buildCreature() {
    QStringList names;
    const auto creatures = editor_.tables().creatures.creatures();
    for (const powder::Creature& creature : creatures) {
        names.append(toQString(creature.name));
    }
    QComboBox* definition = choice(
        "creature", tr("Creature"), memberOf<&CreatureState::definition>(), names,
        {[this, creatures](const Heartbeat& /*unused*/) {
             return static_cast<int>(&editor_.scene().creature() - creatures.data());
         },
         [creatures](Heartbeat& heartbeat, int at) {
             powder::setDefinition(heartbeat.creature, creatures[static_cast<std::size_t>(at)].id);
         }});
    constexpr MemberFacts isAvatar = memberOf<&CreatureState::isAvatar>();
    QCheckBox* avatar = fields_.check(
        "isAvatar", toQString(isAvatar.member.label), helpOf(isAvatar.member),
        {[this](const Heartbeat& /*unused*/) { return editor_.scene().isAvatar() ? 1 : 0; },
         [](Heartbeat& heartbeat, int isOn) { powder::setAvatar(heartbeat.creature, isOn != 0); }});
    dress_ =
        choice("dress", tr("Dressed as"), memberOf<&CreatureState::dress>(),
               QStringList{tr("as worn"), tr("nothing")} + wordsOf(powder::dressWords),
               {[](const Heartbeat& heartbeat) { return powder::dressChoice(heartbeat.creature); },
                [](Heartbeat& heartbeat, int at) { powder::setDress(heartbeat.creature, at); }});
    dress_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    dress_->setMinimumContentsLength(leastOfDress);
    return formRow(tr("Creature"), {definition, avatar, labelledField(tr("&dress"), dress_, this)},
                   this);
}

/// "as worn: wizard"; "fighter, wizard", which a plan may ask for, stands behind the single ones.
void CreatureForm::showDress() {
    const auto named = [](std::span<const powder::Dress> dresses) {
        QStringList names;
        for (const powder::Dress dress : dresses) {
            names.append(toQString(wordFor(powder::dressWords, dress)));
        }
        return names.join(QStringLiteral(", "));
    };
    const CreatureState& creature = editor_.heartbeat().creature;
    const QString worn = named(powder::dressesOf(creature.worn));
    dress_->setItemText(0, worn.isEmpty() ? tr("as worn") : tr("as worn: %1").arg(worn));
    dress_->removeItem(powder::severalDresses);
    if (powder::dressChoice(creature) == powder::severalDresses) {
        dress_->addItem(named(*creature.dress));
    }
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
    QWidget* food = labelledField(
        tr("f&ood"), number<&Request::creature, &State::food>("food", tr("food")), this);
    return formRow(tr("Points"), {onOneLine({hp, maxHp}, this), onOneLine({mp, maxMp}, this), food},
                   this);
}

QWidget* CreatureForm::buildSquare() {
    QStringList names;
    const auto terrains = editor_.tables().terrains.terrains();
    for (const powder::Terrain& terrain : terrains) {
        names.append(toQString(terrain.name));
    }
    QComboBox* terrain =
        choice("terrain", tr("Square"), memberOf<&SquareState::terrain>(), names,
               {[this, terrains](const Heartbeat& /*unused*/) {
                    return static_cast<int>(&editor_.scene().terrain() - terrains.data());
                },
                [terrains](Heartbeat& heartbeat, int at) {
                    heartbeat.square.terrain = terrains[static_cast<std::size_t>(at)].id;
                }});
    terrain->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    terrain->setMinimumContentsLength(12);
    QStringList smokes;
    for (const powder::SmokeKind& kind : editor_.tables().smokes.kinds()) {
        smokes.append(toQString(kind.name));
    }
    QComboBox* smoke = choice("smoke", tr("Smoke"), memberOf<&SquareState::smoke>(), smokes,
                              memberAccess<Heartbeat, &Request::square, &SquareState::smoke>());
    smokeLasts_ = check<&Request::square, &SquareState::smokeLasts>("smokeLasts");
    QComboBox* wind =
        choice("wind", tr("Wind"), memberOf<&SquareState::wind>(), wordsOf(powder::windWords),
               memberAccess<Heartbeat, &Request::square, &SquareState::wind>());
    QCheckBox* noTeleport = check<&Request::square, &SquareState::noTeleport>("noTeleport");
    return formRow(tr("Square"),
                   {terrain, labelledField(tr("smo&ke"), smoke, this), smokeLasts_,
                    labelledField(tr("&wind"), wind, this), noTeleport},
                   this);
}

QWidget* CreatureForm::buildClock() {
    QSpinBox* heartbeats = number<&Request::heartbeats>("heartbeats", tr("heartbeats"));
    QSpinBox* startCount = number<&Request::startCount>("startCount", tr("first count"));
    QCheckBox* cleric = check<&Request::masterDressedCleric>("cleric");
    return formRow(tr("Clock"),
                   {labelledField(tr("heart&beats"), heartbeats, this),
                    labelledField(tr("first &count"), startCount, this), cleric},
                   this);
}

}  // namespace polyplan::ui
