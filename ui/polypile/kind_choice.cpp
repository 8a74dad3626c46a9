#include "ui/polypile/kind_choice.h"

#include <QLabel>
#include <QLayout>
#include <QMenu>
#include <QToolButton>

#include "core/nethack/looks.h"
#include "core/plan/identify.h"
#include "ui/models/stack_words.h"
#include "ui/parts/buttons.h"
#include "ui/parts/combo_keys.h"
#include "ui/parts/form.h"

namespace polyplan::ui {

KindChoice::KindChoice(const PlanDocument& document, QWidget& form)
    : QObject(&form),
      document_(document),
      button_(menuButton({"stackKind", QString(), tr("What it may be"),
                          tr("Says what it is: one of the kinds that it may be, each with how "
                             "likely it is by what the game makes. You know that kind by sight "
                             "then, and its usual charges are assumed.")},
                         &form)),
      allOfLook_(new QLabel(&form)) {
    form.layout()->addWidget(labelledField(tr("may be"), button_, &form));
    allOfLook_->setObjectName("allOfLook");
    allOfLook_->setForegroundRole(QPalette::PlaceholderText);
    form.layout()->addWidget(allOfLook_);
    giveComboKeys(*button_);
    connect(button_->menu(), &QMenu::aboutToShow, this, &KindChoice::fill);
}

void KindChoice::show(const plan::Stack& stack, bool isLaidOut) {
    const ObjectTable& table = *document_.table();
    const ObjectType& look = table[stack.object];
    // Else what lies there may be of another type.
    const bool isOfLine = isLaidOut || nethack::tellsType(table, look.objectClass, look.appearance);
    kinds_ = nethack::identitiesOf(table, stack,
                                   isOfLine ? document_.knownInLine() : document_.settings().known);
    button_->parentWidget()->setVisible(table[stack.object].isLook());
    button_->setText(kindCount(kinds_.size()));
    allOfLook_->setVisible(plan::isOfOneType(stack, table));
    allOfLook_->setText(stack.called.empty() ? tr("for all that look so")
                                             : tr("for all that are called so"));
}

void KindChoice::fill() {
    button_->menu()->clear();
    for (const nethack::Identity& kind : kinds_) {
        button_->menu()->addAction(kindWords(kind, *document_.table()), this,
                                   [this, object = kind.object] { Q_EMIT chosen(object); });
    }
}

}  // namespace polyplan::ui
