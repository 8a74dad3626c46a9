#include "ui/shell/focus_behind_menu.h"

#include <QApplication>
#include <QFocusEvent>
#include <QMenu>
#include <QMenuBar>

#include "ui/parts/text_line.h"

namespace polyplan::ui {

void leaveFocusBehind(QMenu& menu, QMenuBar& bar) {
    // Who is given the focus hands it on to its proxy, which has it.
    const auto setProxy = [&menu, &bar](QWidget* focused) {
        menu.setFocusProxy(focused);
        bar.setFocusProxy(focused);
    };
    QObject::connect(&menu, &QMenu::aboutToShow, &bar, [setProxy, &bar] {
        QWidget* focused = bar.window()->focusWidget();
        setProxy(focused == &bar ? nullptr : focused);
    });
    QObject::connect(&menu, &QMenu::aboutToHide, &bar, [setProxy] { setProxy(nullptr); });
}

LineBehindMenus::LineBehindMenus(QMenuBar& bar) : QObject(&bar) {
    for (QMenu* menu : bar.findChildren<QMenu*>()) {
        connect(menu, &QMenu::aboutToShow, this, [] {
            QWidget* popup = QApplication::activePopupWidget();
            if (popup != nullptr && qobject_cast<QMenu*>(popup) == nullptr) {
                popup->hide();
            }
        });
    }
    connect(qApp, &QApplication::focusChanged, this, [this, &bar](const QWidget*, QWidget* now) {
        if (now == &bar) {
            selectAgain();
        }
        if (focused_ != nullptr) {
            focused_->removeEventFilter(this);
        }
        focused_ = now != nullptr && now->window() == bar.window() ? now : nullptr;
        if (focused_ != nullptr) {
            focused_->installEventFilter(this);
        }
    });
}

bool LineBehindMenus::eventFilter(QObject* watched, QEvent* event) {
    if (watched == focused_ && event->type() == QEvent::FocusOut &&
        static_cast<QFocusEvent*>(event)->reason() == Qt::MenuBarFocusReason) {
        keepSelection(textLineOf(focused_));
    }
    return QObject::eventFilter(watched, event);
}

void LineBehindMenus::keepSelection(QLineEdit* line) {
    line_ = line != nullptr && line->hasSelectedText() ? line : nullptr;
    if (line_ != nullptr) {
        text_ = line_->text();
        const bool isBackward = line_->cursorPosition() == line_->selectionStart();
        anchor_ = isBackward ? line_->selectionEnd() : line_->selectionStart();
        length_ = line_->cursorPosition() - anchor_;
    }
}

void LineBehindMenus::selectAgain() {
    if (line_ != nullptr && line_->text() == text_) {
        line_->setSelection(anchor_, length_);
    }
    line_.clear();
}

}  // namespace polyplan::ui
