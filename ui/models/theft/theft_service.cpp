#include "ui/models/theft/theft_service.h"

#include "ui/document/plan_document.h"
#include "ui/models/theft/theft_editor.h"

namespace polyplan::ui {

TheftService::TheftService(TheftEditor& editor, QObject* parent)
    : QObject(parent),
      editor_(editor),
      feed_(editor.document().worker(), Worker::Weight::OnScreen) {
    connect(&editor, &TheftEditor::changed, this, &TheftService::ask);
    connect(&feed_, &AnswerFeed::changed, this, &TheftService::take);
    ask();
}

void TheftService::ask() {
    if (editor_.hasRules()) {
        feed_.ask(Question(plan::TheftQuestion{
            .request = plan::theftRequest(editor_.document().settings(), editor_.request()),
            .thieves = &editor_.thieves()}));
    } else {
        feed_.withdraw();
    }
}

void TheftService::take() {
    if (feed_.isCurrent()) {
        report_ = feed_.report();
    }
    Q_EMIT answerChanged();
}

}  // namespace polyplan::ui
