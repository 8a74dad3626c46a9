#include <QAbstractButton>
#include <QLabel>
#include <QMenuBar>
#include <QTest>

#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/shell/perspective_stack.h"

namespace polyplan::ui {
namespace {

QKeySequence mnemonicOf(const QWidget& widget) {
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
        return QKeySequence::mnemonic(button->text());
    }
    const auto* label = qobject_cast<const QLabel*>(&widget);
    return label != nullptr && label->buddy() != nullptr ? QKeySequence::mnemonic(label->text())
                                                         : QKeySequence();
}

/// Alt with a letter opens the menu that shows it, and nothing else asks for the same.
class MnemonicsTest : public test::WindowFixture {
    Q_OBJECT

  private Q_SLOTS:
    void noneIsGivenTwice() {
        auto* stack = child<PerspectiveStack>();
        for (int perspective = 1; perspective <= 6; ++perspective) {
            key(Qt::Key(Qt::Key_0 + perspective), Qt::ControlModifier);
            QTest::qWait(50);
            QMap<QString, QString> taken;
            for (const QAction* menu : window_->menuBar()->actions()) {
                taken[QKeySequence::mnemonic(menu->text()).toString()] = menu->text();
            }
            int found = 0;
            for (const QWidget* widget : stack->findChildren<QWidget*>()) {
                const QString wanted = mnemonicOf(*widget).toString();
                if (wanted.isEmpty() || !widget->isVisible()) {
                    continue;
                }
                ++found;
                QVERIFY2(!taken.contains(wanted),
                         qPrintable(QStringLiteral("perspective %1: %2 for %3 and %4")
                                        .arg(perspective)
                                        .arg(wanted, widget->objectName(), taken[wanted])));
                taken[wanted] = widget->objectName();
            }
            QVERIFY(found > 0);
        }
    }
};

POLYPLAN_UI_TEST(MnemonicsTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "mnemonics_test.moc"
