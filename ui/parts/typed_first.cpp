#include "ui/parts/typed_first.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>

#include "ui/look/application_filter.h"

namespace polyplan::ui {

namespace {

/// What is typed into, with the view that it was opened over a cell of; null: nothing is, or it is
/// a field of its own.
struct OpenEditor {
    QWidget* editor = nullptr;
    QAbstractItemView* view = nullptr;
};

OpenEditor openEditor() {
    QWidget* focus = QApplication::focusWidget();
    for (QWidget* at = focus; at != nullptr; at = at->parentWidget()) {
        const QWidget* ground = at->parentWidget();
        auto* view =
            ground == nullptr ? nullptr : qobject_cast<QAbstractItemView*>(ground->parentWidget());
        if (view != nullptr && view->viewport() == ground) {
            return {at, view};
        }
    }
    return {focus, nullptr};
}

class TypedFirst : public QObject {
  public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (isOfAnother(watched, *event)) {
            if (const OpenEditor open = openEditor(); open.view != nullptr) {
                open.view->setFocus(Qt::OtherFocusReason);  // which takes what was typed
            } else {
                enterTyped(open.editor);
            }
        }
        return QObject::eventFilter(watched, event);
    }

  private:
    static bool isOfAnother(const QObject* watched, const QEvent& event) {
        switch (event.type()) {
            case QEvent::MouseButtonPress: {
                const auto* widget = qobject_cast<const QWidget*>(watched);
                const QWidget* editor = openEditor().editor;
                return widget != nullptr && editor != nullptr && widget != editor &&
                       !editor->isAncestorOf(widget) && widget->window() == editor->window() &&
                       qobject_cast<const QMenuBar*>(widget) == nullptr;
            }
            case QEvent::Shortcut:
                return qobject_cast<const QMenuBar*>(watched) == nullptr;
            case QEvent::Show: {
                const auto* menu = qobject_cast<const QMenu*>(watched);
                // A menu that acts on what has the keyboard has that for its proxy.
                return menu != nullptr && menu->focusProxy() == nullptr &&
                       qobject_cast<QMenuBar*>(menu->parentWidget()) != nullptr;
            }
            default:
                return false;
        }
    }
};

}  // namespace

void enterTyped(QWidget* field) {
    if (auto* number = qobject_cast<QAbstractSpinBox*>(field)) {
        number->interpretText();
        Q_EMIT number->editingFinished();
    } else if (auto* line = qobject_cast<QLineEdit*>(field)) {
        Q_EMIT line->editingFinished();
    }
}

void takeTypedFirst() {
    filterApplication<TypedFirst>();
}

}  // namespace polyplan::ui
