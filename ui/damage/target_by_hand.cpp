#include "ui/damage/target_by_hand.h"

#include <QFormLayout>
#include <QListView>
#include <QRegularExpressionValidator>
#include <QSpinBox>
#include <QVBoxLayout>
#include <optional>
#include <utility>

#include "core/oangband/members.h"
#include "core/plan/limits.h"
#include "ui/look/box_delegate.h"
#include "ui/look/metrics.h"
#include "ui/look/text.h"
#include "ui/models/damage/attack_editor.h"
#include "ui/models/damage/flags_model.h"
#include "ui/models/damage/target_words.h"
#include "ui/parts/plain_line.h"
#include "ui/parts/typing_steps.h"

namespace polyplan::ui {

using oangband::Target;

TargetByHand::TargetByHand(AttackEditor& editor, QWidget* parent)
    : QWidget(parent),
      editor_(editor),
      fields_(this, [this](const QString& /*unused*/, const auto& change,
                           const QString& mergeKey) { edit(mergeKey, change); }),
      name_(new PlainLine(this)),
      symbol_(new PlainLine(this)) {
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
        field->setAccessibleName(label);
        field->setToolTip(toolTip);
        form->addRow(label, field);
    };
    add(tr("Name"), name_, "handName",
        tr("Names that begin Plasma, Water, Nexus or Disen resist what they are called after "
           "(spells1.c project_m())."));
    add(tr("Symbol"), symbol_, "handSymbol", helpOf(memberOf<&Target::symbol>().member));
    form->addRow(tr("Level"), fields_.number<&Target::level>("handLevel", tr("Level")));
    form->addRow(tr("Armor"), fields_.number<&Target::armourClass>("handArmour", tr("Armor")));
    form->addRow(tr("Mana"), fields_.number<&Target::mana>("handMana", tr("Mana")));
    layout->addLayout(form);

    name_->setMaxLength(static_cast<int>(plan::limits::nameCharacters));
    symbol_->setMaxLength(1);
    symbol_->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[!-~]")), symbol_));

    auto* flags = new FlagsModel(editor, this);
    auto* list = new QListView(this);
    list->setModel(flags);
    list->setObjectName("handFlags");
    list->setAccessibleName(tr("Flags"));
    list->setToolTip(tr("The flags that some rule of damage asks for (monster.txt)."));
    list->setUniformItemSizes(true);
    list->setItemDelegate(new BoxDelegate(list));
    layout->addWidget(list, 1);

    new TypingSteps(*name_, editor_.document());
    new TypingSteps(*symbol_, editor_.document());
    connect(name_, &QLineEdit::textEdited, this, [this](const QString& text) {
        edit(name_->objectName(), [&](Target& target) { target.name = text.toStdString(); });
    });
    connect(name_, &QLineEdit::editingFinished, name_, [this] { name_->home(false); });
    connect(symbol_, &QLineEdit::textEdited, this, [this](const QString& text) {
        symbol_->setDropsTo(text.isEmpty() ? std::optional(shownSymbol_) : std::nullopt);
        if (!text.isEmpty()) {
            edit(symbol_->objectName(),
                 [&](Target& target) { target.symbol = text.front().toLatin1(); });
        }
    });
    connect(&editor_, &AttackEditor::changed, this, &TargetByHand::follow);
    follow();
}

Target TargetByHand::shown() const {
    return byHand(editor_.attack().monster, damageTables(editor_.document()));
}

void TargetByHand::edit(const QString& mergeKey, const MemberFields<Target>::Change& change) {
    Target target = shown();
    change(target);
    if (target != shown()) {
        editor_.edit(
            tr("Change target by hand"),
            [&](plan::Attack& attack) { attack.monster = std::move(target); }, mergeKey);
    }
}

void TargetByHand::follow() {
    const Target target = shown();
    fields_.show(target);
    if (name_->text() != toEditable(target.name)) {
        name_->setText(toEditable(target.name));
        if (!name_->hasFocus()) {
            name_->home(false);
        }
    }
    shownSymbol_ = target.symbol ? QString(QChar::fromLatin1(*target.symbol)) : QString();
    if (!symbol_->hasFocus() || !symbol_->text().isEmpty()) {
        symbol_->setText(shownSymbol_);
    }
    symbol_->setPlaceholderText(tr("%1, until one is typed").arg(shownSymbol_));
    symbol_->setDropsTo(symbol_->text() == shownSymbol_ ? std::nullopt
                                                        : std::optional(shownSymbol_));
}

}  // namespace polyplan::ui
