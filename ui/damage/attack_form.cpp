#include "ui/damage/attack_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "core/oangband/terrain_table.h"
#include "ui/damage/damage_edit.h"
#include "ui/damage/type_combo.h"
#include "ui/document/plan_document.h"
#include "ui/look/metrics.h"
#include "ui/look/text.h"
#include "ui/look/theme.h"
#include "ui/models/damage/damage_words.h"
#include "ui/models/damage/monster_names_model.h"
#include "ui/models/damage/target_words.h"
#include "ui/parts/form.h"
#include "ui/parts/search_field.h"

namespace polyplan::ui {

using oangband::Affects;
using oangband::SourceKind;
namespace limits = oangband::limits;

namespace {

constexpr Affects allAffects[] = {Affects::Bolt, Affects::Ball, Affects::LineOfSight};

QString sentence(const QString& text) {
    const QString upper = text.left(1).toUpper() + text.mid(1);
    return upper.endsWith('.') ? upper : upper + '.';
}

}  // namespace

AttackForm::AttackForm(AttackEditor& editor, QWidget* parent) : QWidget(parent), editor_(editor) {
    const Metrics metrics(font());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(3 * metrics.step, 2 * metrics.step, 2 * metrics.step, metrics.step);
    layout->setSpacing(metrics.step);
    layout->addWidget(buildAttack());
    fault_ = new QLabel(this);
    fault_->setObjectName("damageFault");
    fault_->setTextFormat(Qt::PlainText);
    fault_->setWordWrap(true);
    fault_->setIndent(8 * metrics.em);
    fault_->hide();
    layout->addWidget(fault_);
    layout->addWidget(remark(RemarkPlace::Attack, "attackRemark"));
    layout->addWidget(buildTarget());
    layout->addWidget(remark(RemarkPlace::Target, "targetRemark"));
    layout->addWidget(buildCaster());
    layout->addWidget(remark(RemarkPlace::Caster, "casterRemark"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&editor_, &AttackEditor::changed, this, &AttackForm::showAttack);
    showAttack();
}

QSpinBox* AttackForm::number(const char* name, const QString& title, const QString& toolTip,
                             Range range, Set set) {
    QSpinBox* box = numberField(name, title, toolTip, range, this);
    const QString text = tr("Set %1").arg(title.toLower());
    const QString key = QString::fromLatin1(name);
    connect(box, &QSpinBox::valueChanged, this, [this, text, key, set = std::move(set)](int value) {
        editor_.edit(
            text, [&](plan::Attack& attack) { set(attack, value); }, key);
    });
    return box;
}

QCheckBox* AttackForm::check(const char* name, const QString& title, const QString& toolTip,
                             std::function<void(plan::Attack&, bool)> set) {
    auto* box = new QCheckBox(title, this);
    box->setObjectName(QLatin1StringView(name));
    box->setAccessibleName(QString(title).remove('&'));
    box->setToolTip(toolTip);
    connect(
        box, &QCheckBox::toggled, this,
        [this, text = tr("Set %1").arg(QString(title).remove('&').toLower()), set = std::move(set)](
            bool isOn) { editor_.edit(text, [&](plan::Attack& attack) { set(attack, isOn); }); });
    return box;
}

QToolButton* AttackForm::forAll(AttackEditor::Shared what, const char* name, const QString& text,
                                const QString& toolTip) {
    auto* button = new QToolButton(this);
    button->setObjectName(QLatin1StringView(name));
    button->setText(text);
    button->setAccessibleName(toolTip);
    button->setToolTip(toolTip);
    button->hide();
    connect(button, &QToolButton::clicked, this, [this, what] { editor_.giveToAll(what); });
    forAll_.push_back({button, what});
    return button;
}

QLabel* AttackForm::remark(RemarkPlace place, const char* name) {
    const Metrics metrics(font());
    auto* label = new QLabel(this);
    label->setObjectName(QLatin1StringView(name));
    label->setTextFormat(Qt::PlainText);
    label->setFont(metrics.small);
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setWordWrap(true);
    label->setIndent(8 * metrics.em);
    label->hide();
    remarks_.push_back({label, place});
    return label;
}

QWidget* AttackForm::buildAttack() {
    type_ = new TypeCombo(this);
    type_->setObjectName("damageType");
    type_->setAccessibleName(tr("Damage type"));
    type_->setToolTip(
        tr("The game's type of projection (defines.h GF_*). Type a part of its name or of what it "
           "is, then Enter."));
    connect(type_, &TypeCombo::typeChosen, this, [this](oangband::DamageType type) {
        editor_.edit(tr("Set type %1").arg(toQString(oangband::name(type))),
                     [type](plan::Attack& attack) { attack.type = type; });
    });
    connect(type_, &TypeCombo::nothingFound, this, [this](const QString& text) {
        Q_EMIT message(tr("No damage type of Oangband is called “%1”.").arg(text));
    });

    damage_ = new DamageEdit(this);
    damage_->setObjectName("damage");
    damage_->setAccessibleName(tr("Damage"));
    damage_->setToolTip(
        tr("Damage at the middle of the projection, before anything else: a number, or dice as "
           "12d8+20. All dice are reckoned exactly. It counts with Enter, or once the field is "
           "left; Escape drops what is typed."));
    damage_->setFixedWidth(16 * fontMetrics().averageCharWidth());
    connect(damage_, &DamageEdit::damageEntered, this, [this](const QString& damage) {
        editor_.edit(tr("Set damage"),
                     [&](plan::Attack& attack) { attack.damage = damage.toStdString(); });
    });
    connect(damage_, &DamageEdit::typedChanged, this, [this] {
        editor_.setTyped(damage_->isTyped());
        tintFault();
    });

    affects_ = new QComboBox(this);
    affects_->setObjectName("affects");
    affects_->setAccessibleName(tr("Kind of projection"));
    affects_->setToolTip(tr("What the projection strikes (spells1.c project())."));
    for (const Affects affects : allAffects) {
        affects_->addItem(affectsWord(affects), static_cast<int>(affects));
        affects_->setItemData(affects_->count() - 1, affectsRule(affects), Qt::ToolTipRole);
    }
    connect(affects_, &QComboBox::activated, this, [this](int at) {
        editor_.edit(tr("Set kind of projection"),
                     [at](plan::Attack& attack) { attack.affects = allAffects[at]; });
    });

    distance_ = number("distance", tr("Distance"),
                       tr("Squares from the middle to the target. With distance d the damage is "
                          "(D + d) / (d + 1), or less of a projection with a source diameter "
                          "(spells1.c project())."),
                       limits::distance, [](plan::Attack& attack, int value) {
                           attack.distanceFromCentre = value;
                           if (value > 0 && attack.radius.value_or(0) < value) {
                               attack.radius = value;
                           }
                       });
    radius_ =
        number("radius", tr("Radius"), tr("Beyond it there is no damage (spells1.c project())."),
               limits::radius, [](plan::Attack& attack, int value) { attack.radius = value; });
    diameter_ = number("diameter", tr("Source diameter"),
                       tr("Of projections that keep their strength near the middle: damage at "
                          "distance d is the least of D and diameter × D / (10 (d + 1)) "
                          "(spells1.c project())."),
                       {limits::sourceDiameter.least - 1, limits::sourceDiameter.most},
                       [](plan::Attack& attack, int value) {
                           attack.sourceDiameter = orNothing(value, limits::sourceDiameter);
                       });
    diameter_->setSpecialValueText(tr("none"));
    casts_ = number("casts", tr("Casts"),
                    tr("How many times it is cast, for the chance to kill by then."), limits::casts,
                    [](plan::Attack& attack, int value) { attack.casts = value; });

    std::vector<QWidget*> fields = {
        type_, labelledField(tr("da&mage"), damage_), affects_, labelledField(tr("cas&ts"), casts_),
        forAll(AttackEditor::Shared::Casts, "castsForAll", tr("↤ for all attacks"),
               tr("As many casts for all attacks: some have another number."))};
    ballOnly_ = {labelledField(tr("d&istance"), distance_), labelledField(tr("&radius"), radius_),
                 labelledField(tr("source diameter"), diameter_)};
    fields.insert(fields.end(), ballOnly_.begin(), ballOnly_.end());
    return formRow(tr("Attack"), fields, this);
}

QWidget* AttackForm::buildCaster() {
    source_ = new QComboBox(this);
    source_->setObjectName("source");
    source_->setAccessibleName(tr("Caster"));
    source_->setToolTip(
        tr("Who makes the projection. A monster's never kills a unique, and its storm moves what "
           "it strikes (spells1.c project_m())."));
    source_->addItem(tr("the player"));
    source_->addItem(tr("a monster"));
    connect(source_, &QComboBox::activated, this, [this](int at) {
        editor_.edit(tr("Set caster"), [at](plan::Attack& attack) {
            attack.source.kind = at == 0 ? SourceKind::Player : SourceKind::Monster;
            if (at == 0) {
                attack.source.id.reset();
                attack.source.name.clear();
            }
        });
    });

    auto* monsters = new MonsterNamesModel(damageTables(editor_.document()).monsters, this);
    caster_ = new SearchField(monsters, MonsterNamesModel::SearchRole, this);
    caster_->setObjectName("casterMonster");
    caster_->setAccessibleName(tr("Casting monster"));
    caster_->setToolTip(tr("Which monster casts; only for people to read. Type, then Enter."));
    caster_->setFixedWidth(24 * fontMetrics().averageCharWidth());
    connect(caster_, &SearchField::taken, this, [this](const QModelIndex& index) {
        const int id = index.data(MonsterNamesModel::IdRole).toInt();
        editor_.edit(tr("Set caster"), [&](plan::Attack& attack) {
            attack.source.id = id;
            attack.source.name = index.data().toString().toStdString();
        });
    });

    class_ = new QComboBox(this);
    class_->setObjectName("class");
    class_->setAccessibleName(tr("Class of the player"));
    class_->setToolTip(
        tr("Some classes supercharge spells on mind and body. It counts even where a monster or "
           "a device casts (spells1.c project_m())."));
    for (const auto playerClass : allPlayerClasses()) {
        class_->addItem(classWord(playerClass), static_cast<int>(playerClass));
    }
    connect(class_, &QComboBox::activated, this, [this](int at) {
        editor_.edit(tr("Set class"), [at](plan::Attack& attack) {
            attack.player.playerClass = allPlayerClasses()[static_cast<std::size_t>(at)];
        });
    });
    level_ = number("playerLevel", tr("Level of the player"),
                    tr("Decides stasis and the fright of holy light (spells1.c project_m())."),
                    limits::playerLevel,
                    [](plan::Attack& attack, int value) { attack.player.level = value; });
    depth_ = number("depth", tr("Depth of the dungeon"),
                    tr("Monsters that are bound to their level only appear there by polymorph "
                       "(spells1.c poly_r_idx())."),
                    limits::dungeonDepth,
                    [](plan::Attack& attack, int value) { attack.player.dungeonDepth = value; });
    holyLight_ = check("holyLight", tr("Holy Light"),
                       tr("The specialty of priests and paladins: light may frighten undead, evil "
                          "and what light hurts (spells1.c project_m(), GF_LITE)."),
                       [](plan::Attack& attack, bool isOn) { attack.player.holyLight = isOn; });
    beguile_ = check("beguile", tr("Beguile"),
                     tr("The specialty of mages, druids and necromancers: half as much again for "
                        "spells on the mind (spells1.c project_m())."),
                     [](plan::Attack& attack, bool isOn) { attack.player.beguile = isOn; });
    return formRow(
        tr("Caster"),
        {source_, caster_, labelledField(tr("&class"), class_), labelledField(tr("level"), level_),
         labelledField(tr("depth"), depth_), holyLight_, beguile_},
        this);
}

QWidget* AttackForm::buildTarget() {
    terrain_ = new QComboBox(this);
    terrain_->setObjectName("terrain");
    terrain_->setAccessibleName(tr("Terrain"));
    terrain_->setToolTip(
        tr("The square of the target. Rubble and trees lower all damage and let it dodge, water "
           "and lava matter to some types (spells1.c project_m())."));
    terrain_->setMaxVisibleItems(20);
    terrain_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    terrain_->setMinimumContentsLength(10);
    QStringList names;
    for (const char* common : {"floor", "tree", "rubble", "water", "lava"}) {
        names.append(QString::fromLatin1(common));
    }
    for (const auto& terrain : damageTables(editor_.document()).terrains.terrains()) {
        const QString name = toQString(oangband::shortName(terrain));
        const bool isNamed = std::ranges::any_of(name, [](QChar each) { return each.isLetter(); });
        if (isNamed && !names.contains(name) && terrain.id != 0) {
            names.append(name);
        }
    }
    terrain_->addItems(names);
    connect(terrain_, &QComboBox::activated, this, [this](int at) {
        const std::string name = terrain_->itemText(at).toStdString();
        editor_.edit(tr("Set terrain"), [&](plan::Attack& attack) { attack.terrain = name; });
    });

    water_ = number("water", tr("Water squares around"),
                    tr("Squares of water among the eight around: they keep water from boiling "
                       "away, and help a pool to form (spells1.c project_f())."),
                    limits::waterSquares,
                    [](plan::Attack& attack, int value) { attack.adjacentWaterSquares = value; });
    hp_ = number("hp", tr("Hit points"),
                 tr("What the target has left. It dies of more damage than that; of as much it is "
                    "left alive at 0 (xtra2.c mon_take_hit())."),
                 limits::hpBefore,
                 [](plan::Attack& attack, int value) { attack.monster.hpBefore = value; });
    maxHp_ = number("maxHp", tr("Most hit points"),
                    tr("What the target has unhurt: the average of its dice, or all of them for "
                       "those that always have so many (monster2.c)."),
                    limits::maxHp, [](plan::Attack& attack, int value) {
                        attack.monster.maxHp = value;
                        if (attack.monster.hpBefore && *attack.monster.hpBefore > value) {
                            attack.monster.hpBefore = value;
                        }
                    });
    // Half a number is no reason to cut the hit points that are left.
    maxHp_->setKeyboardTracking(false);
    speed_ = number("speed", tr("Speed"),
                    tr("110 is normal. Matters to slowing and hastening (spells1.c project_m())."),
                    limits::speed,
                    [](plan::Attack& attack, int value) { attack.monster.speedBefore = value; });
    stunned_ = number("stunned", tr("Stunned"),
                      tr("Turns of stun already upon it: of more only half is added (spells1.c "
                         "project_m())."),
                      limits::turns, [](plan::Attack& attack, int value) {
                          attack.monster.stunnedBefore = value;
                      });
    confused_ = number("confused", tr("Confused"),
                       tr("Turns of confusion already upon it: of more only half is added "
                          "(spells1.c project_m())."),
                       limits::turns, [](plan::Attack& attack, int value) {
                           attack.monster.confusedBefore = value;
                       });
    afraid_ = number("afraid", tr("Afraid"),
                     tr("Turns of fear already upon it: damage of the player takes some of it "
                        "away (xtra2.c mon_take_hit())."),
                     limits::turns,
                     [](plan::Attack& attack, int value) { attack.monster.afraidBefore = value; });
    stasis_ = check("stasis", tr("in stasis"),
                    tr("Nothing at all happens to a monster in stasis (spells1.c project_m())."),
                    [](plan::Attack& attack, bool isOn) { attack.monster.inStasis = isOn; });
    blackBreath_ =
        check("blackBreath", tr("Black Breath"),
              tr("A monster that carries it takes a twentieth more from the player "
                 "(xtra2.c mon_take_hit())."),
              [](plan::Attack& attack, bool isOn) { attack.monster.blackBreath = isOn; });
    usual_ = new QToolButton(this);
    usual_->setObjectName("usual");
    usual_->setText(QStringLiteral("↺"));
    usual_->setAccessibleName(tr("As the table has it"));
    usual_->setToolTip(
        tr("Back to the hit points and speed of the game's table, and to nothing "
           "upon it."));
    connect(usual_, &QToolButton::clicked, this, [this] {
        editor_.edit(tr("Reset target"), [](plan::Attack& attack) {
            attack.monster.hpBefore.reset();
            attack.monster.maxHp.reset();
            attack.monster.speedBefore.reset();
            attack.monster.stunnedBefore = 0;
            attack.monster.confusedBefore = 0;
            attack.monster.afraidBefore = 0;
            attack.monster.inStasis = false;
            attack.monster.blackBreath = false;
        });
    });
    return formRow(
        tr("Target"),
        {forAll(AttackEditor::Shared::Target, "targetForAll", tr("this one for all attacks"),
                tr("This target, as it stands, for all attacks: some have another one.")),
         labelledField(tr("stands &on"), terrain_),
         forAll(AttackEditor::Shared::Terrain, "terrainForAll", tr("↤ for all attacks"),
                tr("This terrain for all attacks: some have another one.")),
         labelledField(tr("hp"), hp_), labelledField(tr("of"), maxHp_),
         labelledField(tr("s&peed"), speed_), labelledField(tr("st&unned"), stunned_),
         labelledField(tr("co&nfused"), confused_), labelledField(tr("afr&aid"), afraid_), stasis_,
         blackBreath_, labelledField(tr("&water around"), water_), usual_},
        this);
}

void AttackForm::startType() {
    type_->setFocus(Qt::ShortcutFocusReason);
}

void AttackForm::showAttack() {
    const plan::Attack& attack = editor_.attack();
    const std::pair place(editor_.document().strategyIndex(), editor_.index());
    if (std::exchange(place_, place) != place) {
        damage_->drop();
    }
    type_->setType(attack.type);
    damage_->showDamage(toQString(attack.damage));
    affects_->setCurrentIndex(affects_->findData(static_cast<int>(attack.affects)));
    showNumber(distance_, attack.distanceFromCentre);
    showNumber(radius_, attack.radius.value_or(attack.distanceFromCentre));
    showNumber(diameter_, attack.sourceDiameter.value_or(0));
    showNumber(casts_, attack.casts);
    const bool spreads = attack.affects == Affects::Ball || attack.distanceFromCentre > 0;
    for (QWidget* field : ballOnly_) {
        field->setVisible(spreads);
    }

    const bool byPlayer = attack.source.kind == SourceKind::Player;
    source_->setCurrentIndex(byPlayer ? 0 : 1);
    caster_->setVisible(!byPlayer);
    const oangband::MonsterTable& monsters = damageTables(editor_.document()).monsters;
    const auto* caster = attack.source.id ? monsters.byId(*attack.source.id) : nullptr;
    caster_->setPlaceholderText(caster != nullptr ? toQString(monsters.distinctName(*caster))
                                : attack.source.name.empty() ? tr("which one …")
                                                             : toQString(attack.source.name));
    class_->setCurrentIndex(class_->findData(static_cast<int>(attack.player.playerClass)));
    showNumber(level_, attack.player.level);
    showNumber(depth_, attack.player.dungeonDepth);
    showCheck(holyLight_, attack.player.holyLight);
    showCheck(beguile_, attack.player.beguile);
    showTarget();
    for (const auto& [button, what] : forAll_) {
        button->setVisible(editor_.differs(what));
    }
    for (const auto& [label, part] : remarks_) {
        label->setText(attackRemarks(part, attack));
        label->setVisible(!label->text().isEmpty());
    }
}

void AttackForm::showTarget() {
    const plan::Attack& attack = editor_.attack();
    const oangband::Tables& tables = damageTables(editor_.document());
    const auto* terrain = tables.terrains.find(attack.terrain);
    terrain_->setCurrentIndex(terrain_->findText(
        terrain == nullptr ? toQString(attack.terrain) : toQString(oangband::shortName(*terrain))));
    showNumber(water_, attack.adjacentWaterSquares);
    const oangband::Target& target = attack.monster;
    const oangband::Monster* monster = monsterOf(target, tables);
    const int usual = monster == nullptr ? 1 : monster->usualHp();
    const int most = target.maxHp.value_or(std::max(usual, target.hpBefore.value_or(1)));
    showNumber(maxHp_, most);
    showNumber(hp_, target.hpBefore.value_or(most), target.maxHp.value_or(limits::hpBefore.most));
    showNumber(speed_, target.speedBefore.value_or(monster == nullptr ? 110 : monster->speed));
    showNumber(stunned_, target.stunnedBefore);
    showNumber(confused_, target.confusedBefore);
    showNumber(afraid_, target.afraidBefore);
    showCheck(stasis_, target.inStasis);
    showCheck(blackBreath_, target.blackBreath);
    usual_->setEnabled(target.hpBefore || target.maxHp || target.speedBefore ||
                       target.stunnedBefore != 0 || target.confusedBefore != 0 ||
                       target.afraidBefore != 0 || target.inStasis || target.blackBreath);
}

void AttackForm::tintFault() {
    const QString& fault = damage_->fault();
    fault_->setText(fault.isEmpty()
                        ? QString()
                        : tr("✕ %1 Until then the attack keeps its %2.")
                              .arg(sentence(fault), toQString(editor_.attack().damage)));
    fault_->setVisible(!fault.isEmpty());
    damage_->setAccessibleDescription(fault);
    const Theme& theme = Theme::of(palette());
    QPalette colors = palette();
    colors.setColor(QPalette::WindowText, theme.error);
    fault_->setPalette(colors);
    damage_->setStyleSheet(
        fault.isEmpty()
            ? QString()
            : QStringLiteral("QLineEdit { border: 2px solid %1; }").arg(theme.error.name()));
}

void AttackForm::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && damage_ != nullptr &&
        !damage_->fault().isEmpty()) {
        tintFault();
    }
}

}  // namespace polyplan::ui
