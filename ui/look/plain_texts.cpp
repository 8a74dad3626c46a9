#include "ui/look/plain_texts.h"

#include <QEvent>
#include <QLabel>

#include "ui/look/application_filter.h"

namespace polyplan::ui {

namespace {

/// Sees every widget before it is laid out for the first time.
class PlainTexts : public QObject {
  public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Polish) {
            auto* label = qobject_cast<QLabel*>(watched);
            if (label != nullptr && label->textFormat() == Qt::AutoText) {
                label->setTextFormat(Qt::PlainText);
            }
        }
        return QObject::eventFilter(watched, event);
    }
};

}  // namespace

void keepTextsPlain() {
    filterApplication<PlainTexts>();
}

}  // namespace polyplan::ui
