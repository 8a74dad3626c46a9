#include "tests/ui/support/chart_texts.h"

#include <QGraphicsSimpleTextItem>
#include <QGraphicsView>

namespace polyplan::test {

QStringList textsIn(const QGraphicsView& chart) {
    QStringList texts;
    for (const QGraphicsItem* item : chart.scene()->items()) {
        if (const auto* text = dynamic_cast<const QGraphicsSimpleTextItem*>(item)) {
            texts.append(text->text());
        }
    }
    return texts;
}

}  // namespace polyplan::test
