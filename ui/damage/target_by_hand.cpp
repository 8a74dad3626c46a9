#include "ui/damage/target_by_hand.h"

#include <QFormLayout>
#include <QListView>
#include <QRegularExpressionValidator>
#include <QSignalBlocker>
#include <QSortFilterProxyModel>
#include <QVBoxLayout>
#include <optional>
#include <utility>

#include "core/oangband/scene.h"
#include "core/plan/limits.h"
#include "ui/look/box_delegate.h"
#include "ui/look/metrics.h"
#include "ui/look/text.h"
#include "ui/models/damage/attack_editor.h"
#include "ui/models/damage/flags_model.h"
#include "ui/models/damage/target_words.h"
#include "ui/parts/number_field.h"
#include "ui/parts/plain_line.h"
#include "ui/parts/typing_steps.h"

namespace polyplan::ui {

namespace limits = oangband::limits;

TargetByHand::TargetByHand(AttackEditor& editor, QWidget* parent)
    : QWidget(parent),
      editor_(editor),
      name_(new PlainLine(this)),
      symbol_(new PlainLine(this)),
      level_(new NumberField(this)),
      armour_(new NumberField(this)),
      mana_(new NumberField(this)) {
    const Metrics metrics(font());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics.step);
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(2 * metrics.step);
    form->setVerticalSpacing(metrics.step);
    const auto add = [&](const QString& label, QWidget* field, const char* objectName,
                         const QString& toolTip) {
        field->setObjectName(QLatin1StringView(objectName));
        field->setAccessibleName(QString(label).remove('&'));
        field->setToolTip(toolTip);
        form->addRow(label, field);
    };
    add(tr("Name"), name_, "handName",
        tr("Names that begin Plasma, Water, Nexus or Disen resist what they are called after "
           "(spells1.c project_m())."));
    add(tr("Symbol"), symbol_, "handSymbol",
        tr("E, g and v can't be drained; other symbols make polymorph rarer (spells1.c)."));
    add(tr("Level"), level_, "handLevel",
        tr("Resists spells on the mind, and polymorph (spells1.c project_m())."));
    add(tr("Armor"), armour_, "handArmour",
        tr("Missiles miss with armor class in 200 (spells1.c project_m())."));
    add(tr("Mana"), mana_, "handMana", tr("What disenchantment may take (spells1.c project_m())."));
    layout->addLayout(form);

    name_->setMaxLength(static_cast<int>(plan::limits::nameCharacters));
    symbol_->setMaxLength(1);
    symbol_->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[!-~]")), symbol_));
    level_->setRange(limits::monsterLevel.least, limits::monsterLevel.most);
    armour_->setRange(limits::armourClass.least, limits::armourClass.most);
    mana_->setRange(limits::mana.least, limits::mana.most);

    auto* flags = new FlagsModel(editor, this);
    auto* list = new QListView(this);
    list->setModel(flags);
    list->setObjectName("handFlags");
    list->setAccessibleName(tr("Flags"));
    list->setToolTip(tr("The flags that some rule of damage asks for (monster.txt)."));
    list->setUniformItemSizes(true);
    list->setItemDelegate(new BoxDelegate(list));
    list->setSpacing(1);
    layout->addWidget(list, 1);

    new TypingSteps(*name_, editor_.document());
    new TypingSteps(*symbol_, editor_.document());
    connect(name_, &QLineEdit::textEdited, this, [this](const QString& text) {
        edit("hand name", [&](oangband::Target& target) { target.name = text.toStdString(); });
    });
    connect(symbol_, &QLineEdit::textEdited, this, [this](const QString& text) {
        symbol_->setDropsTo(text.isEmpty() ? std::optional(shownSymbol_) : std::nullopt);
        if (!text.isEmpty()) {
            edit("hand symbol",
                 [&](oangband::Target& target) { target.symbol = text.front().toLatin1(); });
        }
    });
    connect(level_, &QSpinBox::valueChanged, this, [this](int value) {
        edit("hand level", [=](oangband::Target& target) { target.level = value; });
    });
    connect(armour_, &QSpinBox::valueChanged, this, [this](int value) {
        edit("hand armour", [=](oangband::Target& target) { target.armourClass = value; });
    });
    connect(mana_, &QSpinBox::valueChanged, this, [this](int value) {
        edit("hand mana", [=](oangband::Target& target) { target.mana = value; });
    });
    connect(&editor_, &AttackEditor::changed, this, &TargetByHand::follow);
    follow();
}

oangband::Target TargetByHand::shown() const {
    return byHand(editor_.attack().monster, damageTables(editor_.document()));
}

void TargetByHand::edit(const char* key, const std::function<void(oangband::Target&)>& change) {
    oangband::Target target = shown();
    change(target);
    if (target != shown()) {
        editor_.edit(
            tr("Change target by hand"),
            [&](plan::Attack& attack) { attack.monster = std::move(target); }, QLatin1String(key));
    }
}

void TargetByHand::follow() {
    const oangband::Target target = shown();
    const QSignalBlocker quiet[] = {QSignalBlocker(level_), QSignalBlocker(armour_),
                                    QSignalBlocker(mana_)};
    if (name_->text() != toQString(target.name)) {
        name_->setText(toQString(target.name));
    }
    shownSymbol_ = target.symbol ? QString(QChar::fromLatin1(*target.symbol)) : QString();
    if (!symbol_->hasFocus() || !symbol_->text().isEmpty()) {
        symbol_->setText(shownSymbol_);
    }
    symbol_->setDropsTo(symbol_->text() == shownSymbol_ ? std::nullopt
                                                        : std::optional(shownSymbol_));
    level_->setValue(target.level.value_or(0));
    armour_->setValue(target.armourClass.value_or(0));
    mana_->setValue(target.mana.value_or(0));
}

}  // namespace polyplan::ui
