#include "ui/damage/attack_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <utility>

#include "core/oangband/changes.h"
#include "core/oangband/members.h"
#include "core/oangband/terrain_table.h"
#include "ui/damage/damage_edit.h"
#include "ui/damage/for_all_button.h"
#include "ui/damage/type_combo.h"
#include "ui/document/plan_document.h"
#include "ui/look/metrics.h"
#include "ui/look/text.h"
#include "ui/look/theme.h"
#include "ui/models/damage/damage_words.h"
#include "ui/models/damage/monster_names_model.h"
#include "ui/models/damage/target_words.h"
#include "ui/parts/buttons.h"
#include "ui/parts/form.h"
#include "ui/parts/search_field.h"

namespace polyplan::ui {

using oangband::Affects;
using oangband::Player;
using oangband::Request;
using oangband::Source;
using oangband::SourceKind;
using oangband::Standing;
using oangband::Target;
using plan::Attack;

namespace {

constexpr std::array allAffects = {Affects::Bolt, Affects::Ball, Affects::LineOfSight};

QString sentence(const QString& text) {
    const QString upper = text.left(1).toUpper() + text.mid(1);
    return upper.endsWith('.') ? upper : upper + '.';
}

/// Those that people speak of first, and each name once.
QStringList terrainNames(const oangband::TerrainTable& terrains) {
    QStringList names = {"floor", "tree", "rubble", "water", "lava"};
    for (const oangband::Terrain& terrain : terrains.terrains()) {
        const QString name = toQString(oangband::shortName(terrain));
        const bool isNamed = std::ranges::any_of(name, [](QChar each) { return each.isLetter(); });
        if (isNamed && !names.contains(name) && terrain.id != 0) {
            names.append(name);
        }
    }
    return names;
}

}  // namespace

AttackForm::AttackForm(AttackEditor& editor, QWidget* parent)
    : QWidget(parent),
      editor_(editor),
      fields_(this, [&editor](const QString& title, const auto& change, const QString& mergeKey) {
          editor.edit(tr("Set %1").arg(title.toLower()), change, mergeKey);
      }) {
    const Metrics metrics(font());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(3 * metrics.step, 2 * metrics.step, metrics.step, metrics.step);
    layout->setSpacing(metrics.step);
    layout->addWidget(buildAttack());
    layout->addWidget(buildTarget());
    layout->addWidget(buildCaster());
    keep([this] { fields_.show(editor_.attack()); });
}

template <typename Follow>
void AttackForm::keep(const Follow& follow) {
    connect(&editor_, &AttackEditor::changed, this, follow);
    follow();
}

template <auto... path>
QWidget* AttackForm::number(const QString& label, const char* name, const QString& title,
                            const QString& leftOut) {
    return labelledField(label, fields_.number<path...>(name, title, leftOut));
}

TypeCombo* AttackForm::buildType() {
    auto* type = new TypeCombo(this);
    type->setObjectName("damageType");
    type->setAccessibleName(tr("Damage type"));
    type->setToolTip(
        tr("The game's type of projection (defines.h GF_*). Type a part of its name or of what it "
           "is, then Enter."));
    connect(type, &TypeCombo::typeChosen, this, [this](oangband::DamageType chosen) {
        forgetUnknownType();
        editor_.edit(tr("Set type %1").arg(toQString(oangband::name(chosen))),
                     [chosen](Attack& attack) { attack.type = chosen; });
    });
    connect(type, &TypeCombo::nothingFound, this, [this](const QString& text) {
        unknownType_ = text;
        tintFault();
    });
    connect(type, &TypeCombo::editTextChanged, this, &AttackForm::forgetUnknownType);
    keep([this, type] {
        type->setType(editor_.attack().type);
        forgetUnknownType();
    });
    return type;
}

DamageEdit* AttackForm::buildDamage() {
    auto* damage = new DamageEdit(this);
    damage->setObjectName("damage");
    damage->setAccessibleName(tr("Damage"));
    damage->setToolTip(
        tr("Damage at the middle of the projection, before anything else: a number, or dice as "
           "12d8+20. All dice are reckoned exactly. It counts with Enter, or once the field is "
           "left; Escape drops what is typed."));
    damage->setFixedWidth(fontMetrics().horizontalAdvance(QStringLiteral("4d6 keep 3 highest")) +
                          2 * Metrics(font()).em);
    connect(damage, &DamageEdit::damageEntered, this, [this](const QString& entered) {
        editor_.edit(tr("Set damage"),
                     [&](Attack& attack) { attack.damage = entered.toStdString(); });
    });
    connect(damage, &DamageEdit::textEdited, this, &AttackForm::forgetUnknownType);
    connect(damage, &DamageEdit::typedChanged, this, [this] {
        editor_.setTyped(damage_->isTyped());
        tintFault();
    });
    return damage;
}

QWidget* AttackForm::buildAttack() {
    type_ = buildType();
    QComboBox* affects = fields_.choice<&Request::affects>("affects", tr("Kind of projection"),
                                                           allAffects, affectsWord);
    for (int i = 0; i < affects->count(); ++i) {
        affects->setItemData(i, affectsRule(allAffects[std::size_t(i)]), Qt::ToolTipRole);
    }
    damage_ = buildDamage();
    keep([this] {
        const std::pair place(editor_.document().strategyIndex(), editor_.index());
        if (std::exchange(place_, place) != place) {
            damage_->drop();
        }
        damage_->showDamage(toQString(editor_.attack().damage));
    });
    auto* distance = fields_.number(
        "distance", tr("Distance"), memberOf<&Request::distanceFromCentre>(),
        {memberAccess<Attack, &Request::distanceFromCentre>().get, oangband::setDistance});
    auto* radius = fields_.number(
        "radius", tr("Radius"), memberOf<&Request::radius>(),
        {[](const Attack& attack) { return attack.radius.value_or(attack.distanceFromCentre); },
         memberAccess<Attack, &Request::radius>().set});
    const std::vector<QWidget*> ballOnly = {
        labelledField(tr("d&istance"), distance), labelledField(tr("&radius"), radius),
        number<&Request::sourceDiameter>(tr("source diameter"), "diameter", tr("Source diameter"),
                                         tr("none"))};
    keep([this, ballOnly] {
        const Attack& attack = editor_.attack();
        for (QWidget* field : ballOnly) {
            field->setEnabled(attack.affects == Affects::Ball || attack.distanceFromCentre > 0);
        }
    });
    std::vector<QWidget*> fields = {
        type_, affects, labelledField(tr("da&mage"), damage_),
        onOneLine(
            {number<&Request::casts>(tr("cas&ts"), "casts", tr("Casts")),
             forAllButton(editor_, AttackEditor::Shared::Casts, "castsForAll", tr("↤ for all"),
                          tr("As many casts for all attacks: some have another number."), this)},
            this)};
    fields.insert(fields.end(), ballOnly.begin(), ballOnly.end());
    return formRow(tr("Attack"), fields, this);
}

SearchField* AttackForm::buildCastingMonster() {
    const oangband::MonsterTable& monsters = damageTables(editor_.document()).monsters;
    auto* caster =
        new SearchField(new MonsterNamesModel(monsters, this), MonsterNamesModel::SearchRole, this);
    caster->setObjectName("casterMonster");
    caster->setAccessibleName(tr("Casting monster"));
    caster->setToolTip(tr("Which monster casts; only for people to read. Type, then Enter."));
    caster->setFixedWidth(24 * fontMetrics().averageCharWidth());
    connect(caster, &SearchField::taken, this, [this](const QModelIndex& index) {
        const int id = index.data(MonsterNamesModel::IdRole).toInt();
        editor_.edit(tr("Set caster"), [&](Attack& attack) {
            attack.source.id = id;
            attack.source.name = index.data().toString().toStdString();
        });
    });
    keep([this, caster, &monsters] {
        const Source& source = editor_.attack().source;
        caster->setVisible(source.kind == SourceKind::Monster);
        const auto* monster = source.id ? monsters.byId(*source.id) : nullptr;
        caster->setPlaceholderText(monster != nullptr ? toQString(monsters.distinctName(*monster))
                                   : source.name.empty() ? tr("which one …")
                                                         : toQString(source.name));
    });
    return caster;
}

QWidget* AttackForm::buildCaster() {
    constexpr auto player = &Request::player;
    auto* source = fields_.choice(
        "source", tr("Caster"), memberOf<&Source::kind>(), {tr("the player"), tr("a monster")},
        {memberAccess<Attack, &Request::source, &Source::kind>().get,
         [](Attack& attack, int at) { oangband::setSourceKind(attack, SourceKind(at)); }});
    SearchField* monster = buildCastingMonster();
    auto* playerClass = fields_.choice<player, &Player::playerClass>(
        "class", tr("Class of the player"), allPlayerClasses(), classWord);
    return formRow(
        tr("Caster"),
        {source, monster, playerClass,
         number<player, &Player::level>(tr("level"), "playerLevel", tr("Level of the player")),
         number<player, &Player::dungeonDepth>(tr("depth"), "depth", tr("Depth of the dungeon")),
         fields_.check(
             "holyLight", tr("Holy Light"),
             tr("The specialty of priests and paladins: light may frighten undead, evil and what "
                "light hurts (spells1.c project_m(), GF_LITE)."),
             memberAccess<Attack, player, &Player::holyLight>()),
         fields_.check("beguile", tr("Beguile"),
                       tr("The specialty of mages, druids and necromancers: half as much again for "
                          "spells on the mind (spells1.c project_m())."),
                       memberAccess<Attack, player, &Player::beguile>())},
        this);
}

QComboBox* AttackForm::buildTerrain() {
    const oangband::TerrainTable& terrains = damageTables(editor_.document()).terrains;
    const QStringList names = terrainNames(terrains);
    QComboBox* terrain = fields_.choice(
        "terrain", tr("Terrain"), memberOf<&Request::terrain>(), names,
        {[&terrains, names](const Attack& attack) {
             const auto* found = terrains.find(attack.terrain);
             return int(names.indexOf(toQString(found == nullptr ? std::string_view(attack.terrain)
                                                                 : oangband::shortName(*found))));
         },
         [names](Attack& attack, int at) { attack.terrain = names[at].toStdString(); }});
    terrain->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    terrain->setMinimumContentsLength(9);
    return terrain;
}

QToolButton* AttackForm::buildUnharmed() {
    QToolButton* button =
        toolButton({"usual", QStringLiteral("↺"), tr("As the table has it"),
                    tr("Back to the hit points and speed of the game's table, and to nothing upon "
                       "it. A monster by hand has all of its hit points again.")},
                   this);
    connect(button, &QToolButton::clicked, this, [this] {
        editor_.edit(tr("Reset target"), [](Attack& attack) {
            attack.monster = oangband::unharmed(std::move(attack.monster));
        });
    });
    keep([this, button] {
        const Target& target = editor_.attack().monster;
        button->setEnabled(target != oangband::unharmed(target));
    });
    return button;
}

QWidget* AttackForm::buildTarget() {
    constexpr auto target = &Request::monster;
    const auto standing = [this](int Standing::*figure) {
        return [&tables = damageTables(editor_.document()), figure](const Attack& attack) {
            const oangband::Monster* kind = monsterOf(attack.monster, tables);
            return standingOf(attack.monster, kind == nullptr ? oangband::Monster() : *kind).*
                   figure;
        };
    };
    QComboBox* terrain = buildTerrain();
    QWidget* water = number<&Request::adjacentWaterSquares>(tr("&water around"), "water",
                                                            tr("Water squares around"));
    auto* hp = fields_.number("hp", tr("Hit points"), memberOf<&Target::hpBefore>(),
                              {standing(&Standing::hp), oangband::setHp});
    keep([this, hp] {
        showNumber(hp, hp->value(),
                   editor_.attack().monster.maxHp.value_or(limitsOf<&Target::hpBefore>().most));
    });
    auto* maxHp = fields_.number("maxHp", tr("Most hit points"), memberOf<&Target::maxHp>(),
                                 {standing(&Standing::maxHp), oangband::setMaxHp});
    // Half a number is no reason to cut the hit points that are left.
    maxHp->setKeyboardTracking(false);
    auto* speed = fields_.number(
        "speed", tr("Speed"), memberOf<&Target::speedBefore>(),
        {standing(&Standing::speed), memberAccess<Attack, target, &Target::speedBefore>().set});
    const std::vector<QWidget*> states = {
        number<target, &Target::stunnedBefore>(tr("st&unned"), "stunned", tr("Stunned")),
        number<target, &Target::confusedBefore>(tr("co&nfused"), "confused", tr("Confused")),
        number<target, &Target::afraidBefore>(tr("afr&aid"), "afraid", tr("Afraid")),
        fields_.check<target, &Target::inStasis>("stasis", tr("in stasis")),
        onOneLine({fields_.check<target, &Target::blackBreath>("blackBreath", tr("Black Breath")),
                   buildUnharmed()},
                  this)};
    std::vector<QWidget*> fields = {
        onOneLine(
            {labelledField(tr("&on"), terrain),
             forAllButton(editor_, AttackEditor::Shared::Terrain, "terrainForAll", tr("↤ for all"),
                          tr("This terrain for all attacks: some have another one."), this)},
            this),
        water, onOneLine({labelledField(tr("hp"), hp), labelledField(tr("of"), maxHp)}, this),
        labelledField(tr("s&peed"), speed)};
    fields.insert(fields.end(), states.begin(), states.end());
    fields.push_back(forAllButton(
        editor_, AttackEditor::Shared::Target, "targetForAll", tr("this one for all attacks"),
        tr("This target, as it stands, for all attacks: some have another one."), this));
    return formRow(tr("Target"), fields, this);
}

void AttackForm::startType() {
    type_->setFocus(Qt::ShortcutFocusReason);
}

void AttackForm::forgetUnknownType() {
    if (!std::exchange(unknownType_, {}).isEmpty()) {
        tintFault();
    }
}

QString AttackForm::toldFault() const {
    if (!unknownType_.isEmpty()) {
        return tr("✕ No damage type is called “%1”. The attack keeps its %2.")
            .arg(unknownType_, toQString(oangband::name(editor_.attack().type)));
    }
    return damage_->fault().isEmpty()
               ? QString()
               : tr("✕ %1 The attack keeps its %2.")
                     .arg(sentence(damage_->fault()), toQString(editor_.attack().damage));
}

void AttackForm::tintFault() {
    Q_EMIT faultChanged(toldFault());
    const QString& fault = damage_->fault();
    damage_->setAccessibleDescription(fault);
    damage_->setStyleSheet(fault.isEmpty() ? QString()
                                           : QStringLiteral("QLineEdit { border-color: %1; }")
                                                 .arg(Theme::of(palette()).error.name()));
}

void AttackForm::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && damage_ != nullptr &&
        !damage_->fault().isEmpty()) {
        tintFault();
    }
}

}  // namespace polyplan::ui
