#include "ui/parts/left_choice.h"

#include <QAbstractItemView>
#include <QMouseEvent>

namespace polyplan::ui {

namespace {

class LeftChoice : public QObject {
  public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override {
        const bool isPress = event->type() == QEvent::MouseButtonPress ||
                             event->type() == QEvent::MouseButtonDblClick;
        return (isPress && static_cast<QMouseEvent*>(event)->button() != Qt::LeftButton) ||
               QObject::eventFilter(watched, event);
    }
};

}  // namespace

void chooseByLeftButton(QAbstractItemView& view) {
    view.viewport()->installEventFilter(new LeftChoice(&view));
}

}  // namespace polyplan::ui
