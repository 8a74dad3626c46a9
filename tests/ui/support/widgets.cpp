#include "tests/ui/support/widgets.h"

#include <QTest>

namespace polyplan::test {

void chooseByKeys(QComboBox& box, const QString& text) {
    box.setFocus();
    QTest::keyClick(&box, Qt::Key_Home);
    for (int at = 1; at < box.count() && box.currentText() != text; ++at) {
        QTest::keyClick(&box, Qt::Key_Down);
    }
    QCOMPARE(box.currentText(), text);
}

}  // namespace polyplan::test
