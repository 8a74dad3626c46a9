#include "ui/parts/typed_first.h"

#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QScrollArea>

#include "ui/look/application_filter.h"

namespace polyplan::ui {

namespace {

/// What is typed into, with the area that it was opened over, at a cell or a card; null: over none,
/// it is a field of its own.
struct OpenEditor {
    QWidget* editor = nullptr;
    QAbstractScrollArea* area = nullptr;
};

/// @param focus what has the keyboard, which may be a part of the editor
OpenEditor openEditor(QWidget* focus) {
    for (QWidget* at = focus; at != nullptr; at = at->parentWidget()) {
        const QWidget* ground = at->parentWidget();
        auto* area = ground == nullptr ? nullptr
                                       : qobject_cast<QAbstractScrollArea*>(ground->parentWidget());
        if (area != nullptr && area->viewport() == ground &&
            qobject_cast<QScrollArea*>(area) == nullptr) {
            return {at, area};
        }
    }
    return {focus, nullptr};
}

class TypedFirst : public QObject {
  public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (isOfAnother(watched, *event)) {
            enterTyped(QApplication::focusWidget());
        }
        return QObject::eventFilter(watched, event);
    }

  private:
    static bool isOfAnother(const QObject* watched, const QEvent& event) {
        switch (event.type()) {
            case QEvent::MouseButtonPress: {
                const auto* widget = qobject_cast<const QWidget*>(watched);
                const QWidget* editor = openEditor(QApplication::focusWidget()).editor;
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
    if (const OpenEditor open = openEditor(field); open.area != nullptr) {
        open.area->setFocus(Qt::OtherFocusReason);  // which takes what was typed
    } else if (auto* number = qobject_cast<QAbstractSpinBox*>(field)) {
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
