#include "ui/models/damage/damage_service.h"

#include "ui/document/plan_document.h"
#include "ui/models/damage/attack_editor.h"
#include "ui/models/damage/target_words.h"

namespace polyplan::ui {

DamageService::DamageService(AttackEditor& editor, QObject* parent)
    : QObject(parent),
      editor_(editor),
      feed_(editor.document().worker(), Worker::Weight::OnScreen) {
    connect(&editor, &AttackEditor::changed, this, &DamageService::ask);
    connect(&editor, &AttackEditor::typedChanged, this, &DamageService::answersChanged);
    connect(&feed_, &AnswerFeed::changed, this, &DamageService::answersChanged);
    connect(&feed_, &AnswerFeed::progressed, this, &DamageService::progressed);
    ask();
}

bool DamageService::isCurrent() const {
    return feed_.isCurrent() && !editor_.isTyped();
}

bool DamageService::isCurrent(int attack) const {
    return feed_.isCurrent() && !(editor_.isTyped() && attack == editor_.index());
}

bool DamageService::isComplete() const {
    return feed_.isComplete() && !editor_.isTyped();
}

void DamageService::ask() {
    feed_.ask(Question(plan::AttacksQuestion{.attacks = editor_.attacks(),
                                             .index = editor_.index(),
                                             .tables = &damageTables(editor_.document())}));
}

}  // namespace polyplan::ui
