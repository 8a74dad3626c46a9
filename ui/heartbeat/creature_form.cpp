#include "ui/heartbeat/creature_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>

#include "core/powder/members.h"
#include "ui/look/metrics.h"
#include "ui/look/text.h"
#include "ui/models/heartbeat/heartbeat_editor.h"
#include "ui/parts/form.h"

namespace polyplan::ui {

using plan::Heartbeat;
using powder::CreatureState;
using powder::Request;
using powder::SquareState;

namespace {

template <typename Word, std::size_t count>
QStringList wordsOf(const Words<Word, count>& words) {
    QStringList texts;
    for (const auto& word : words) {
        texts.append(toQString(word.first).toLower());
    }
    return texts;
}

QString terrainText(const powder::Terrain& terrain) {
    return toQString(terrain.id).toLower().replace(u'_', u' ');
}

}  // namespace

CreatureForm::CreatureForm(HeartbeatEditor& editor, QWidget* parent)
    : QWidget(parent), editor_(editor) {
    const Metrics metrics(font());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(3 * metrics.step, 2 * metrics.step, 2 * metrics.step, metrics.step);
    layout->setSpacing(2 * metrics.step);
    for (QWidget* row : {buildCreature(), buildPoints(), buildSquare(), buildClock()}) {
        layout->addWidget(row);
    }
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&editor_, &HeartbeatEditor::changed, this, &CreatureForm::follow);
    follow();
}

QSpinBox* CreatureForm::number(const char* name, const QString& title, const MemberFacts& facts,
                               Set set) {
    QSpinBox* box = numberField(name, title, helpOf(facts.member), facts.range, this);
    // Half a number is no reason to reckon, nor to cut what hangs on it.
    box->setKeyboardTracking(false);
    const QString key = QString::fromLatin1(name);
    connect(
        box, &QSpinBox::valueChanged, this, [this, title, key, set = std::move(set)](int value) {
            editor_.edit(
                tr("Set %1").arg(title), [&](Heartbeat& heartbeat) { set(heartbeat, value); }, key);
        });
    return box;
}

QCheckBox* CreatureForm::check(const char* name, const MemberFacts& facts, Set set) {
    const QString title = toQString(facts.member.label);
    auto* box = new QCheckBox(title, this);
    box->setObjectName(QLatin1StringView(name));
    box->setAccessibleName(title);
    box->setToolTip(helpOf(facts.member));
    connect(box, &QCheckBox::toggled, this, [this, title, set = std::move(set)](bool isOn) {
        editor_.edit(tr("Set %1").arg(title),
                     [&](Heartbeat& heartbeat) { set(heartbeat, isOn ? 1 : 0); });
    });
    return box;
}

QComboBox* CreatureForm::choice(const char* name, const QString& title, const MemberFacts& facts,
                                const QStringList& texts, Set set) {
    auto* box = new QComboBox(this);
    box->setObjectName(QLatin1StringView(name));
    box->setAccessibleName(title);
    box->setToolTip(helpOf(facts.member));
    box->addItems(texts);
    box->setMaxVisibleItems(20);
    const QString key = QString::fromLatin1(name);
    connect(box, &QComboBox::activated, this, [this, title, key, set = std::move(set)](int at) {
        editor_.edit(
            tr("Set %1").arg(title), [&](Heartbeat& heartbeat) { set(heartbeat, at); }, key);
    });
    return box;
}

QWidget* CreatureForm::buildCreature() {
    QStringList names;
    const auto creatures = editor_.tables().creatures.creatures();
    for (const powder::Creature& creature : creatures) {
        names.append(toQString(creature.name));
    }
    definition_ = choice("creature", tr("Creature"), memberOf<&CreatureState::definition>(), names,
                         [creatures](Heartbeat& heartbeat, int at) {
                             heartbeat.creature.definition =
                                 creatures[static_cast<std::size_t>(at)].id;
                             heartbeat.creature.isAvatar.reset();
                         });
    avatar_ =
        check("isAvatar", memberOf<&CreatureState::isAvatar>(), [](Heartbeat& heartbeat, int isOn) {
            const bool usual = heartbeat.creature.definition == "AVATAR";
            heartbeat.creature.isAvatar =
                (isOn != 0) == usual ? std::nullopt : std::optional(isOn != 0);
        });
    QStringList dresses = {tr("what it wears")};
    dresses.append(tr("nothing"));
    dresses.append(wordsOf(powder::dressWords));
    dress_ = choice(
        "dress", tr("Dressed as"), memberOf<&CreatureState::dress>(), dresses,
        [](Heartbeat& heartbeat, int at) {
            auto& dress = heartbeat.creature.dress;
            dress.reset();
            if (at > 0) {
                dress.emplace();
            }
            if (at > 1) {
                dress->push_back(powder::dressWords[static_cast<std::size_t>(at - 2)].second);
            }
        });
    return formRow(tr("Creature"),
                   {definition_, avatar_, labelledField(tr("&dressed as"), dress_, this)}, this);
}

QWidget* CreatureForm::buildPoints() {
    hp_ = number("hp", tr("HP"), memberOf<&CreatureState::hp>(), [](Heartbeat& heartbeat, int hp) {
        heartbeat.creature.hp = hp;
        heartbeat.creature.maxHp = std::max(*heartbeat.creature.maxHp, hp);
    });
    maxHp_ = number("maxHp", tr("most HP"), memberOf<&CreatureState::maxHp>(),
                    [](Heartbeat& heartbeat, int most) {
                        auto& creature = heartbeat.creature;
                        if (creature.hp.value_or(most) >= std::min(most, *creature.maxHp)) {
                            creature.hp.reset();
                        }
                        creature.maxHp = most;
                    });
    mp_ = number("mp", tr("MP"), memberOf<&CreatureState::mp>(), [](Heartbeat& heartbeat, int mp) {
        heartbeat.creature.mp = mp;
        heartbeat.creature.maxMp = std::max(heartbeat.creature.maxMp, mp);
    });
    maxMp_ = number("maxMp", tr("most MP"), memberOf<&CreatureState::maxMp>(),
                    [](Heartbeat& heartbeat, int most) {
                        auto& creature = heartbeat.creature;
                        if (creature.mp.value_or(most) >= std::min(most, creature.maxMp)) {
                            creature.mp.reset();
                        }
                        creature.maxMp = most;
                    });
    food_ = number("food", tr("food"), memberOf<&CreatureState::food>(),
                   [](Heartbeat& heartbeat, int food) { heartbeat.creature.food = food; });
    return formRow(tr("Points"),
                   {labelledField(tr("H&P"), hp_, this), labelledField(tr("of"), maxHp_, this),
                    labelledField(tr("&MP"), mp_, this), labelledField(tr("of"), maxMp_, this),
                    labelledField(tr("f&ood"), food_, this)},
                   this);
}

QWidget* CreatureForm::buildSquare() {
    QStringList names;
    const auto terrains = editor_.tables().terrains.terrains();
    for (const powder::Terrain& terrain : terrains) {
        names.append(terrainText(terrain));
    }
    terrain_ = choice("terrain", tr("Square"), memberOf<&SquareState::terrain>(), names,
                      [terrains](Heartbeat& heartbeat, int at) {
                          heartbeat.square.terrain = terrains[static_cast<std::size_t>(at)].id;
                      });
    smoke_ = choice("smoke", tr("Smoke"), memberOf<&SquareState::smoke>(),
                    wordsOf(powder::smokeWords), [](Heartbeat& heartbeat, int at) {
                        heartbeat.square.smoke =
                            powder::smokeWords[static_cast<std::size_t>(at)].second;
                    });
    smokeLasts_ =
        check("smokeLasts", memberOf<&SquareState::smokeLasts>(),
              [](Heartbeat& heartbeat, int isOn) { heartbeat.square.smokeLasts = isOn != 0; });
    wind_ = choice("wind", tr("Wind"), memberOf<&SquareState::wind>(), wordsOf(powder::windWords),
                   [](Heartbeat& heartbeat, int at) {
                       heartbeat.square.wind =
                           powder::windWords[static_cast<std::size_t>(at)].second;
                   });
    noTeleport_ =
        check("noTeleport", memberOf<&SquareState::noTeleport>(),
              [](Heartbeat& heartbeat, int isOn) { heartbeat.square.noTeleport = isOn != 0; });
    return formRow(tr("Square"),
                   {terrain_, labelledField(tr("smo&ke"), smoke_, this), smokeLasts_,
                    labelledField(tr("&wind"), wind_, this), noTeleport_},
                   this);
}

QWidget* CreatureForm::buildClock() {
    heartbeats_ =
        number("heartbeats", tr("heartbeats"), memberOf<&Request::heartbeats>(),
               [](Heartbeat& heartbeat, int heartbeats) { heartbeat.heartbeats = heartbeats; });
    startCount_ = number("startCount", tr("first count"), memberOf<&Request::startCount>(),
                         [](Heartbeat& heartbeat, int count) { heartbeat.startCount = count; });
    cleric_ =
        check("cleric", memberOf<&Request::masterDressedCleric>(),
              [](Heartbeat& heartbeat, int isOn) { heartbeat.masterDressedCleric = isOn != 0; });
    return formRow(tr("Clock"),
                   {labelledField(tr("heart&beats"), heartbeats_, this),
                    labelledField(tr("first &count"), startCount_, this), cleric_},
                   this);
}

void CreatureForm::follow() {
    const Heartbeat& heartbeat = editor_.heartbeat();
    const powder::Scene scene = editor_.scene();
    const CreatureState& creature = heartbeat.creature;
    definition_->setCurrentText(toQString(scene.creature().name));
    showCheck(avatar_, scene.isAvatar());
    showNumber(hp_, scene.hp());
    showNumber(maxHp_, scene.maxHp());
    showNumber(mp_, scene.mp());
    showNumber(maxMp_, scene.maxMp());
    showNumber(food_, scene.food());
    dress_->setCurrentIndex(!creature.dress ? 0
                            : creature.dress->empty()
                                ? 1
                                : 2 + static_cast<int>(creature.dress->front()));
    terrain_->setCurrentText(terrainText(scene.terrain()));
    smoke_->setCurrentIndex(static_cast<int>(heartbeat.square.smoke));
    showCheck(smokeLasts_, heartbeat.square.smokeLasts);
    smokeLasts_->setEnabled(heartbeat.square.smoke != powder::Smoke::None);
    wind_->setCurrentIndex(static_cast<int>(heartbeat.square.wind));
    showCheck(noTeleport_, heartbeat.square.noTeleport);
    showNumber(startCount_, heartbeat.startCount);
    showNumber(heartbeats_, heartbeat.heartbeats);
    showCheck(cleric_, heartbeat.masterDressedCleric);
}

}  // namespace polyplan::ui
