#include "ui/parts/combo_keys.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QMenu>
#include <QToolButton>
#include <algorithm>

namespace polyplan::ui {

namespace {

Qt::KeyboardModifiers modifiersOf(const QKeyEvent& key) {
    return key.modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier);
}

bool opensList(const QKeyEvent& key) {
    return (key.key() == Qt::Key_Down && modifiersOf(key) == Qt::AltModifier) ||
           (key.key() == Qt::Key_F4 && modifiersOf(key) == Qt::NoModifier);
}

class ComboKeys : public QObject {
  public:
    explicit ComboKeys(QToolButton& button) : QObject(&button), button_(button) {
        button.installEventFilter(this);
        button.menu()->installEventFilter(this);
        connect(button.menu(), &QMenu::aboutToShow, this, [this] { typed_.clear(); });
    }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        const bool isOverride = event->type() == QEvent::ShortcutOverride;
        if (!isOverride && event->type() != QEvent::KeyPress) {
            return false;
        }
        const auto& key = static_cast<const QKeyEvent&>(*event);
        const bool isOnButton = watched == &button_;
        if (!(isOnButton ? opensList(key) : isTyped(key))) {
            return false;
        }
        if (isOverride) {
            event->accept();
        } else if (isOnButton) {
            button_.showMenu();
        } else {
            find(key.text());
        }
        return true;
    }

  private:
    bool isTyping() const {
        return !typed_.isEmpty() && !since_.hasExpired(QApplication::keyboardInputInterval());
    }
    /// A blank begins no name.
    bool isTyped(const QKeyEvent& key) const {
        const QString text = key.text();
        return !text.isEmpty() && text.front().isPrint() &&
               (modifiersOf(key) & ~Qt::KeyboardModifiers(Qt::ShiftModifier)) == Qt::NoModifier &&
               (isTyping() || !text.front().isSpace());
    }

    void find(const QString& text) {
        const bool goesOn = isTyping();
        typed_ = goesOn ? typed_ + text : text;
        since_.restart();
        QMenu& menu = *button_.menu();
        QList<QAction*> rows = menu.actions();
        const auto first = rows.indexOf(menu.activeAction()) + (goesOn ? 0 : 1);
        std::rotate(rows.begin(), rows.begin() + std::clamp<qsizetype>(first, 0, rows.size()),
                    rows.end());
        const auto activate = [&](const auto& fits) {
            const auto found = std::ranges::find_if(rows, [&fits](const QAction* row) {
                return row->isEnabled() && fits(row->text());
            });
            if (found == rows.end()) {
                return false;
            }
            menu.setActiveAction(*found);
            return true;
        };
        if (!activate([this](const QString& row) {
                return row.startsWith(typed_, Qt::CaseInsensitive);
            })) {
            activate([this](const QString& row) {
                return row.contains(u' ' + typed_, Qt::CaseInsensitive);
            });
        }
    }

    QToolButton& button_;
    QString typed_;
    QElapsedTimer since_;
};

}  // namespace

void giveComboKeys(QToolButton& button) {
    new ComboKeys(button);
}

}  // namespace polyplan::ui
