#include <QAbstractButton>
#include <QLabel>
#include <QMenuBar>
#include <QTest>

#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/shell/help_commands.h"
#include "ui/shell/main_window.h"
#include "ui/shell/perspective_stack.h"
#include "ui/shell/tour.h"

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
        window_->help().startTour();
        for (int perspective = 1; perspective <= 6; ++perspective) {
            key(Qt::Key(Qt::Key_0 + perspective), Qt::ControlModifier);
            QTest::qWait(50);
            QMap<QString, QString> taken;
            for (const QAction* menu : window_->menuBar()->actions()) {
                taken[QKeySequence::mnemonic(menu->text()).toString()] = menu->text();
            }
            QStringList twice;
            int found = 0;
            const auto ofTour = child<Tour>()->findChildren<QWidget*>();
            for (const QWidget* widget : stack->findChildren<QWidget*>() + ofTour) {
                const QString wanted = mnemonicOf(*widget).toString();
                if (wanted.isEmpty() || !widget->isVisible()) {
                    continue;
                }
                ++found;
                if (taken.contains(wanted)) {
                    twice.append(wanted + " for " + widget->objectName() + " and " + taken[wanted]);
                }
                taken[wanted] = widget->objectName();
            }
            QVERIFY2(twice.isEmpty(),
                     qPrintable(QString::number(perspective) + ": " + twice.join("; ")));
            QVERIFY(found > 0 || perspective > 2);
        }
    }
};

POLYPLAN_UI_TEST(MnemonicsTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "mnemonics_test.moc"
