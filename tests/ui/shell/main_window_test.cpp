#include "ui/shell/main_window.h"

#include <QAbstractScrollArea>
#include <QComboBox>
#include <QLineEdit>
#include <QSlider>
#include <QStandardPaths>
#include <QTabBar>
#include <QTest>
#include <QToolButton>

#include "tests/ui/support/plans.h"
#include "ui/polypile/line_board.h"
#include "ui/shell/plan_document.h"
#include "ui/shell/theme_choice.h"

using polyplan::test::catalogues;
using polyplan::test::smallPlan;
using polyplan::ui::applyTheme;
using polyplan::ui::LineBoard;
using polyplan::ui::MainWindow;
using polyplan::ui::PlanDocument;
using polyplan::ui::ThemeChoice;

class MainWindowTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        applyTheme(ThemeChoice::Light);
    }
    void init() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".?")));
        window_ = std::make_unique<MainWindow>(catalogues());
        window_->document().reset(smallPlan());
        window_->show();
        window_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    }
    void cleanup() { window_.reset(); }

    void luckSliderIsOneStep();
    void strategiesCanBeAddedRenamedAndTakenBack();
    void escapeKeepsTheName();
    void renamedStrategyStaysUnique();
    void tabsCanBeDragged();
    void everyControlHasAName();
    void themeSwitchesTheOpenWindow();

  private:
    PlanDocument& document() { return window_->document(); }
    template <typename T>
    T* child(const char* name) {
        return window_->findChild<T*>(QLatin1StringView(name));
    }
    std::unique_ptr<MainWindow> window_;
};

void MainWindowTest::luckSliderIsOneStep() {
    auto* luck = child<QSlider>("luck");
    luck->setFocus();
    for (int i = 0; i < 3; ++i) {
        QTest::keyClick(luck, Qt::Key_Right);
    }
    QCOMPARE(document().plan().hero.luck, 3);
    QCOMPARE(document().undoStack().count(), 1);
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(document().plan().hero.luck, 0);
    QCOMPARE(luck->value(), 0);
}

void MainWindowTest::strategiesCanBeAddedRenamedAndTakenBack() {
    auto* tabs = child<QTabBar>("strategies");
    QTest::mouseClick(child<QToolButton>("addStrategy"), Qt::LeftButton);
    QCOMPARE(tabs->count(), 2);
    QCOMPARE(tabs->currentIndex(), 1);
    QCOMPARE(document().strategyIndex(), 1);

    QTest::mouseDClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
    auto* editor = tabs->findChild<QLineEdit*>();
    QVERIFY(editor->isVisible());
    QTest::keyClicks(editor, "One large pile");
    QTest::keyClick(editor, Qt::Key_Return);
    QCOMPARE(tabs->tabText(1), QString("One large pile"));

    document().undoStack().undo();
    document().undoStack().undo();
    QCOMPARE(tabs->count(), 1);
    QVERIFY(document().plan() == smallPlan());
}

void MainWindowTest::escapeKeepsTheName() {
    auto* tabs = child<QTabBar>("strategies");
    QTest::mouseDClick(tabs, Qt::LeftButton, {}, tabs->tabRect(0).center());
    auto* editor = tabs->findChild<QLineEdit*>();
    QTest::keyClicks(editor, "no");
    QTest::keyClick(editor, Qt::Key_Escape);
    QVERIFY(!editor->isVisible());
    QCOMPARE(document().undoStack().count(), 0);
}

void MainWindowTest::renamedStrategyStaysUnique() {
    QTest::mouseClick(child<QToolButton>("addStrategy"), Qt::LeftButton);
    auto* tabs = child<QTabBar>("strategies");
    QTest::mouseDClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
    auto* editor = tabs->findChild<QLineEdit*>();
    QTest::keyClicks(editor, "Line");
    QTest::keyClick(editor, Qt::Key_Return);
    QCOMPARE(document().strategy().name, std::string("Line 2"));
}

void MainWindowTest::tabsCanBeDragged() {
    QTest::mouseClick(child<QToolButton>("addStrategy"), Qt::LeftButton);
    auto* tabs = child<QTabBar>("strategies");
    const QPoint from = tabs->tabRect(1).center();
    const QPoint to = tabs->tabRect(0).center() - QPoint(tabs->tabRect(0).width() / 2, 0);
    QTest::mousePress(tabs, Qt::LeftButton, {}, from);
    for (int step = 1; step <= 10; ++step) {
        QTest::mouseMove(tabs, from + (to - from) * step / 10);
    }
    QTest::mouseRelease(tabs, Qt::LeftButton, {}, to);
    QTRY_COMPARE(document().plan().strategies.back().name, std::string("Line"));
    QCOMPARE(document().strategyIndex(), 0);
    QCOMPARE(tabs->tabText(1), QString("Line"));
}

void MainWindowTest::everyControlHasAName() {
    for (const QWidget* widget : window_->findChildren<QWidget*>()) {
        const bool isPartOfAnother =
            widget->objectName().startsWith("qt_") ||
            widget->parentWidget()->focusProxy() == widget ||
            qobject_cast<QAbstractScrollArea*>(widget->parentWidget()) != nullptr;
        if (widget->isVisible() && widget->focusPolicy() != Qt::NoFocus && !isPartOfAnother) {
            const QString which = QString("%1 in %2")
                                      .arg(widget->metaObject()->className(),
                                           widget->parentWidget()->metaObject()->className());
            QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(which));
            const bool hasToolTipsOfItsParts = qobject_cast<const LineBoard*>(widget) != nullptr;
            QVERIFY2(hasToolTipsOfItsParts || !widget->toolTip().isEmpty(), qPrintable(which));
        }
    }
}

void MainWindowTest::themeSwitchesTheOpenWindow() {
    const QColor light = window_->grab().toImage().pixelColor(200, 200);
    applyTheme(ThemeChoice::Dark);
    const QColor dark = window_->grab().toImage().pixelColor(200, 200);
    QVERIFY(light.lightness() > 200);
    QVERIFY(dark.lightness() < 60);
    applyTheme(ThemeChoice::Light);
    QCOMPARE(window_->grab().toImage().pixelColor(200, 200), light);
}

QTEST_MAIN(MainWindowTest)
#include "main_window_test.moc"
