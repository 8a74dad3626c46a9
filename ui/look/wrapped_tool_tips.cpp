#include "ui/look/wrapped_tool_tips.h"

#include <QCursor>
#include <QEvent>
#include <QLabel>
#include <QScreen>
#include <algorithm>

#include "ui/look/application_filter.h"

namespace polyplan::ui {

namespace {

constexpr int mostLetters = 80;  ///< of a line

int mostWidth(const QLabel& tip) {
    return mostLetters * tip.fontMetrics().averageCharWidth();
}

/// With the lines broken; a longer word stays whole.
int widthInLines(const QLabel& tip) {
    const QFontMetrics letters = tip.fontMetrics();
    const int around = tip.sizeHint().width() - letters.size(0, tip.text()).width();
    const QRect room(0, 0, mostWidth(tip) - around, 0);
    return letters.boundingRect(room, Qt::TextWordWrap, tip.text()).width() + around;
}

/// Above the mouse where there is no room below it.
void keepOnScreen(QLabel& tip) {
    const QRect screen = tip.screen()->geometry();
    QRect place = tip.geometry();
    place.moveRight(std::min(place.right(), screen.right()));
    if (place.bottom() > screen.bottom()) {
        place.moveBottom(std::min(QCursor::pos().y(), screen.bottom()) -
                         tip.fontMetrics().height());
    }
    place.moveTop(std::max(place.top(), screen.top()));
    tip.move(place.topLeft());
}

void wrap(QLabel& tip) {
    if (tip.wordWrap() || tip.sizeHint().width() <= mostWidth(tip)) {
        return;
    }
    const int width = widthInLines(tip);
    tip.setWordWrap(true);
    tip.setMaximumWidth(std::max(width, mostWidth(tip)));
    tip.resize(width, tip.heightForWidth(width));
    keepOnScreen(tip);
}

/// A tooltip that is there already gets further texts.
class WrappedToolTips : public QObject {
  public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override {
        switch (event->type()) {
            case QEvent::Polish:
            case QEvent::Show:
            case QEvent::Resize:
            case QEvent::Paint:
                if (auto* tip = toolTip(watched)) {
                    follow(*tip, event->type());
                }
                break;
            default:
                break;
        }
        return QObject::eventFilter(watched, event);
    }

  private:
    static QLabel* toolTip(QObject* watched) {
        auto* label = qobject_cast<QLabel*>(watched);
        return label != nullptr && label->inherits("QTipLabel") ? label : nullptr;
    }

    static void follow(QLabel& tip, QEvent::Type event) {
        if (event == QEvent::Polish) {
            tip.setMaximumWidth(mostWidth(tip));  // it is placed before it is shown
        } else {
            wrap(tip);
        }
    }
};

}  // namespace

void wrapToolTips() {
    filterApplication<WrappedToolTips>();
}

}  // namespace polyplan::ui
