#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QGraphicsView>
#include <QLabel>
#include <QListView>
#include <QScrollArea>
#include <QTabBar>
#include <QTest>
#include <algorithm>
#include <array>

#include "tests/ui/support/menu.h"
#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/document/plan_document.h"
#include "ui/models/odds_service.h"
#include "ui/parts/perspective.h"
#include "ui/polypile/line_board.h"
#include "ui/shell/perspective_stack.h"

namespace polyplan::ui {
namespace {

/// Everything in the window can be reached by the Tab key, is seen to have the focus, and has room
/// for its words at any font size.
class ReachTest : public test::WindowFixture {
    Q_OBJECT

    plan::Document plan() override {
        plan::Document plan = test::smallPlan();
        plan.inventory = {test::stack("rock", 15), test::stack("unicorn horn")};
        return plan;
    }
    void start() override {
        QTRY_VERIFY(window_->odds().hasWholeLine());
        document().setSelection({{0, 0}});
        board_->setFocus();
    }

    static QString nameOf(const QWidget* widget) {
        return widget->objectName().isEmpty() || widget->objectName().startsWith("qt_")
                   ? widget->accessibleName()
                   : widget->objectName();
    }
    /// The controls in the order in which the key goes through them, from the line on.
    QList<QWidget*> tour(Qt::Key key) { return tour(key, board_); }
    static QList<QWidget*> tour(Qt::Key key, QWidget* at) {
        QList<QWidget*> visited;
        do {
            visited << at;
            QTest::keyClick(at, key, key == Qt::Key_Backtab ? Qt::ShiftModifier : Qt::NoModifier);
            at = QApplication::focusWidget();
        } while (at != nullptr && !visited.contains(at) && visited.size() < 100);
        return visited;
    }
    /// What of the window can take the focus by Tab.
    QList<QWidget*> controls() {
        QList<QWidget*> found;
        for (QWidget* widget : window_->findChildren<QWidget*>()) {
            const bool isOwn =
                widget->focusProxy() == nullptr &&
                qobject_cast<QAbstractScrollArea*>(widget->parentWidget()) == nullptr &&
                (!widget->objectName().startsWith("qt_") || qobject_cast<QTabBar*>(widget));
            if (isOwn && widget->isVisible() && widget->isEnabled() &&
                (widget->focusPolicy() & Qt::TabFocus || qobject_cast<QTabBar*>(widget))) {
                found << widget;
            }
        }
        return found;
    }
    /// Whether a control is one for whom it is used, and no part of one or of Qt's own.
    static bool isWhole(const QWidget* control) {
        const QWidget* parent = control->parentWidget();
        const bool isPart = qobject_cast<const QAbstractSpinBox*>(parent) != nullptr ||
                            qobject_cast<const QComboBox*>(parent) != nullptr ||
                            qobject_cast<const QTabBar*>(parent) != nullptr ||
                            qobject_cast<const QGraphicsView*>(parent) != nullptr ||
                            qobject_cast<const QComboBox*>(control->window()) != nullptr;
        const std::array frames = {"QHeaderView", "QTableCornerButton", "QComboBoxListView",
                                   "QTabWidget",  "QScrollArea",        "QAbstractSpinBoxLineEdit"};
        return !isPart && !control->objectName().startsWith("qt_") &&
               control->windowType() != Qt::Popup &&
               std::ranges::none_of(frames,
                                    [&](const char* each) { return control->inherits(each); });
    }
    static void everyPerspective() {
        QTest::addColumn<int>("key");
        const char* const names[] = {"Polypile", "Compare", "Engraving",
                                     "Damage",   "Theft",   "Heartbeat"};
        for (int i = 0; i < 6; ++i) {
            QTest::newRow(names[i]) << Qt::Key_1 + i;
        }
    }
    QImage picture() {
        QTest::qWait(30);
        return window_->grab().toImage();
    }
    /// How many pixels around a widget differ.
    static int difference(const QImage& a, const QImage& b, const QRect& around) {
        int count = 0;
        const QRect room = around.adjusted(-3, -3, 3, 3).intersected(a.rect());
        for (int y = room.top(); y <= room.bottom(); ++y) {
            for (int x = room.left(); x <= room.right(); ++x) {
                count += a.pixel(x, y) == b.pixel(x, y) ? 0 : 1;
            }
        }
        return count;
    }

  private Q_SLOTS:
    void tabGoesToEveryControl_data() { everyPerspective(); }
    void tabGoesToEveryControl() {
        QFETCH(const int, key);
        QTest::keyClick(window_.get(), static_cast<Qt::Key>(key), Qt::ControlModifier);
        QTest::qWait(500);
        QWidget* first = controls().front();
        first->setFocus();
        const QList<QWidget*> visited = tour(Qt::Key_Tab, first);
        for (const QWidget* control : controls()) {
            QVERIFY2(visited.contains(control), qPrintable(nameOf(control)));
        }
        first->setFocus();
        QList<QWidget*> back = tour(Qt::Key_Backtab, first);
        std::reverse(back.begin() + 1, back.end());
        QCOMPARE(back, visited);
    }

    void everyControlHasANameAndAToolTip_data() {
        QTest::addColumn<int>("key");
        QTest::newRow("Damage") << int{Qt::Key_4};
        QTest::newRow("Theft") << int{Qt::Key_5};
        QTest::newRow("Heartbeat") << int{Qt::Key_6};
    }
    void everyControlHasANameAndAToolTip() {
        QFETCH(const int, key);
        QTest::keyClick(window_.get(), static_cast<Qt::Key>(key), Qt::ControlModifier);
        QStringList lacking;
        const auto* view = child<PerspectiveStack>()->currentView();
        for (const QWidget* widget : view->findChildren<QWidget*>()) {
            if (widget->focusPolicy() != Qt::NoFocus && isWhole(widget) &&
                (widget->accessibleName().isEmpty() || widget->toolTip().isEmpty())) {
                lacking << QStringLiteral("%1 %2 “%3”")
                               .arg(QLatin1StringView(widget->metaObject()->className()),
                                    widget->objectName(), widget->accessibleName());
            }
        }
        QVERIFY2(lacking.isEmpty(), qPrintable(lacking.join(", ")));
    }

    void menuOpensByShiftF10() {
        const auto byKeys = [] { key(Qt::Key_F10, Qt::ShiftModifier); };
        const auto before = document().polypile().line.front().stacks.size();
        QVERIFY(test::pickFromMenu(byKeys, QStringLiteral("Cut")));
        QCOMPARE(document().polypile().line.front().stacks.size(), before - 1);
        QTest::keyClick(window_.get(), Qt::Key_4, Qt::ControlModifier);
        auto* attacks = child<QListView>("attacks");
        QTRY_VERIFY(attacks->isVisible());
        attacks->setFocus();
        const int count = attacks->model()->rowCount();
        QVERIFY(test::pickFromMenu(byKeys, QStringLiteral("Add")));
        QCOMPARE(attacks->model()->rowCount(), count + 1);
    }
    void menuOfTheTabsIsOfTheCurrentOne() {
        const auto byKeys = [] { key(Qt::Key_F10, Qt::ShiftModifier); };
        auto* tabs = child<QTabBar>("strategies");
        tabs->setFocus();
        QVERIFY(test::pickFromMenu(byKeys, QStringLiteral("Duplicate")));
        tabs->setFocus();
        QVERIFY(test::pickFromMenu(byKeys, QStringLiteral("Duplicate")));
        QTRY_COMPARE(tabs->count(), 3);
        tabs->setFocus();
        key(Qt::Key_Left);
        key(Qt::Key_Left);
        QCOMPARE(document().strategyIndex(), 0);
        QVERIFY(test::pickFromMenu(byKeys, QStringLiteral("Delete")));
        QCOMPARE(tabs->count(), 2);
        QCOMPARE(tabs->tabText(0), QStringLiteral("Line 2"));
    }

    /// As it is read: the settings, the strategies, what there is to lay, the line, what comes of
    /// it.
    void tabFollowsTheWindow() {
        QStringList names;
        for (const QWidget* widget : tour(Qt::Key_Tab)) {
            names << nameOf(widget);
        }
        const QStringList expected = {"strategies",      "inventorySearch", "inventory",
                                      "catalogueSearch", "catalogue",       "Line of piles",
                                      "goals",           "fates",           "outcomes"};
        QList<qsizetype> places;
        const qsizetype first = names.indexOf(expected.front());
        for (const QString& name : expected) {
            QVERIFY2(names.contains(name), qPrintable(name + " in " + names.join(", ")));
            places << (names.indexOf(name) - first + names.size()) % names.size();
        }
        QVERIFY2(std::ranges::is_sorted(places), qPrintable(names.join(", ")));
    }

    void theFocusIsSeen_data() { everyPerspective(); }
    void theFocusIsSeen() {
        QFETCH(const int, key);
        QTest::keyClick(window_.get(), static_cast<Qt::Key>(key), Qt::ControlModifier);
        QTest::qWait(500);
        QWidget* first = controls().front();
        first->setFocus();
        for (QWidget* control : tour(Qt::Key_Tab, first)) {
            for (QScrollArea* area : window_->findChildren<QScrollArea*>()) {
                if (area->isAncestorOf(control)) {
                    area->ensureWidgetVisible(control);  // as the Tab key does
                }
            }
            const QRect place(control->mapTo(window_.get(), QPoint()), control->size());
            control->setFocus(Qt::TabFocusReason);
            const QImage with = picture();
            control->clearFocus();
            const QImage without = picture();
            constexpr int enough = 12;
            QVERIFY2(difference(with, without, place) >= enough, qPrintable(nameOf(control)));
        }
    }

    void wordsHaveRoom_data() {
        QTest::addColumn<int>("points");
        QTest::addColumn<QSize>("size");
        QTest::newRow("usual") << 0 << QSize(1600, 1000);
        QTest::newRow("24 points") << 24 << QSize(2560, 1600);
        QTest::newRow("24 points on a small screen") << 24 << QSize(1366, 768);
    }
    void wordsHaveRoom() {
        QFETCH(const int, points);
        QFETCH(const QSize, size);
        const QFont before = QApplication::font();
        if (points > 0) {
            window_.reset();
            QFont font = before;
            font.setPointSize(points);
            QApplication::setFont(font);
            window_ = std::make_unique<MainWindow>(test::catalogues());
            window_->document().reset(plan());
            QVERIFY(show(*window_));
        }
        window_->resize(size);
        QTRY_COMPARE(window_->size(), size);
        QTRY_VERIFY(window_->odds().hasWholeLine());
        QTest::qWait(100);
        QStringList clipped;
        for (const QWidget* widget : window_->findChildren<QWidget*>()) {
            const auto* label = qobject_cast<const QLabel*>(widget);
            const bool isControl = label != nullptr ||
                                   qobject_cast<const QAbstractButton*>(widget) != nullptr ||
                                   qobject_cast<const QComboBox*>(widget) != nullptr;
            if (!isControl || !widget->isVisible() || widget->objectName().startsWith("qt_")) {
                continue;
            }
            const QSize needed = label != nullptr && label->wordWrap()
                                     ? QSize(0, label->heightForWidth(label->width()))
                                     : widget->minimumSizeHint();
            if (needed.width() > widget->width() || needed.height() > widget->height()) {
                clipped << QString("%1x%2 in %3x%4: ")
                                   .arg(needed.width())
                                   .arg(needed.height())
                                   .arg(widget->width())
                                   .arg(widget->height()) +
                               widget->metaObject()->className() + QString(" ") + nameOf(widget) +
                               ' ' + (label != nullptr ? label->text() : QString());
            }
        }
        window_.reset();
        QApplication::setFont(before);
        QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join("; ")));
    }
};

POLYPLAN_UI_TEST(ReachTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "reach_test.moc"
