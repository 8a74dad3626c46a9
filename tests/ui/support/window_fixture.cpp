#include "tests/ui/support/window_fixture.h"

#include <QApplication>
#include <QRegularExpression>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>

#include "ui/document/plan_document.h"
#include "ui/polypile/line_board.h"
#include "ui/shell/theme_choice.h"

namespace polyplan::test {

void WindowFixture::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    ui::applyTheme(ui::ThemeChoice::Light);
    if (needs_ == Needs::Drag && QGuiApplication::platformName() == "offscreen") {
        QSKIP("The offscreen platform can't drag: run this under xvfb-run.");
    }
}

void WindowFixture::init() {
    QTest::failOnWarning(QRegularExpression(".*"));
    QSettings().remove("window");
    window_ = std::make_unique<ui::MainWindow>(catalogues());
    document().reset(plan());
    QVERIFY(show(*window_));
    board_ = child<ui::LineBoard>();
    start();
}

void WindowFixture::cleanup() {
    if (window_) {
        document().undoStack().setClean();
    }
    window_.reset();
}

void WindowFixture::key(Qt::Key key, Qt::KeyboardModifiers modifiers) {
    QTest::keyClick(QApplication::focusWidget(), key, modifiers);
}

bool WindowFixture::show(QWidget& window) {
    window.show();
    window.activateWindow();
    return QTest::qWaitForWindowActive(&window);
}

}  // namespace polyplan::test
