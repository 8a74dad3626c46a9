#include "ui/parts/stale_veil.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <cstdlib>

#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/compare/comparison_charts.h"
#include "ui/document/plan_document.h"
#include "ui/engraving/engraving_view.h"
#include "ui/models/comparison_service.h"
#include "ui/models/engraving/engraving_service.h"
#include "ui/models/odds_service.h"
#include "ui/polypile/polypile_view.h"

namespace polyplan::ui {
namespace {

/// What dims figures of a question that has changed: by itself, and over a line that takes long.
class StaleVeilTest : public test::WindowFixture {
    Q_OBJECT

    /// Two piles of so many stacks that their odds take a while.
    static std::vector<plan::Pile> longLine() {
        const std::vector<plan::Stack> many(2000, test::stack("unicorn horn"));
        return test::documentOf({many, many}).strategies.front().polypile->line;
    }

    /// How bright a point of a widget is, which is black by itself.
    static int brightness(QWidget& widget, QPoint at) {
        return widget.grab().toImage().pixelColor(at).lightness();
    }

  private Q_SLOTS:
    void comesLateAndGoesAtOnce() {
        QWidget panel;
        panel.resize(200, 100);
        panel.show();
        auto* veil = new StaleVeil(panel);
        veil->setCurrent(false);
        QTest::qWait(60);
        QVERIFY(!veil->isVisible());
        veil->setCurrent(true);
        QTest::qWait(200);
        QVERIFY(!veil->isVisible());
        veil->setCurrent(false);
        QTRY_VERIFY_WITH_TIMEOUT(veil->isVisible(), 400);
        QCOMPARE(veil->geometry(), panel.rect());
        panel.resize(300, 150);
        QTRY_COMPARE(veil->geometry(), panel.rect());
        veil->setCurrent(true);
        QVERIFY(!veil->isVisible());
    }

    void dimsItsPartsAlone() {
        QWidget panel;
        panel.resize(200, 100);
        const auto black = [&panel](const char* name, const QRect& place) {
            auto* part = new QLabel(&panel);
            part->setObjectName(name);
            part->setStyleSheet("background: black");
            part->setGeometry(place);
        };
        black("figures", {0, 0, 100, 100});
        black("choices", {100, 0, 100, 100});
        QPalette colors = panel.palette();
        colors.setColor(QPalette::Window, Qt::white);
        panel.setPalette(colors);
        panel.show();
        auto* veil = new StaleVeil(panel, {"figures"});
        QCOMPARE(brightness(panel, {50, 50}), 0);
        veil->setCurrent(false);
        QTRY_VERIFY(veil->isVisible());
        QVERIFY(std::abs(brightness(panel, {50, 50}) - 140) < 5);
        QCOMPARE(brightness(panel, {150, 50}), 0);
    }

    void clicksGoThrough() {
        QWidget panel;
        panel.resize(200, 100);
        auto* button = new QPushButton(&panel);
        button->setGeometry(panel.rect());
        panel.show();
        auto* veil = new StaleVeil(panel);
        veil->setCurrent(false);
        QTRY_VERIFY(veil->isVisible());
        QCOMPARE(panel.childAt(100, 50), button);
        const QSignalSpy clicks(button, &QPushButton::clicked);
        QTest::mouseClick(panel.windowHandle(), Qt::LeftButton, {}, QPoint(100, 50));
        QCOMPARE(clicks.count(), 1);
    }

    void liesOverTheChartsOfAComparison() {
        QTest::keyClick(window_.get(), Qt::Key_2, Qt::ControlModifier);
        auto& service = *window_->findChild<ComparisonService*>();
        QTRY_VERIFY(service.isComplete());
        auto* charts = child<QWidget>("comparedCharts");
        const QImage before = charts->parentWidget()->grab(charts->geometry()).toImage();
        auto* veil = child<ComparisonCharts>()->findChild<StaleVeil*>();
        veil->setCurrent(false);
        QTRY_VERIFY(veil->isVisible());
        QVERIFY(charts->parentWidget()->grab(charts->geometry()).toImage() != before);
        // Every answer takes it away, and every change begins it anew.
        Q_EMIT service.comparisonChanged();
        QVERIFY(veil->isHidden());
        document().edit("Many",
                        [](PlanDocument::Draft& draft) { draft.polypile.line = longLine(); });
        QVERIFY(!service.isCurrent());
    }

    void liesOverAllThatAnEngravingComesTo() {
        QTest::keyClick(window_.get(), Qt::Key_3, Qt::ControlModifier);
        auto* view = child<EngravingView>();
        auto* text = child<QLineEdit>("engravingText");
        QTest::keyClicks(text, "Elbereth");
        QTRY_VERIFY(view->service().isCurrent());
        QTRY_VERIFY(child<QWidget>("bestCarried")->height() > 0);
        const QStringList figures = {"styluses",    "textCells",        "bestCarried", "durability",
                                     "stylusTable", "engravingFigures", "remains"};
        const auto pictures = [&] {
            std::vector<QImage> all;
            for (const QString& name : figures) {
                const auto* part = child<QWidget>(name);
                const QRect place(part->mapTo(view, QPoint()), part->size());
                all.push_back(view->grab(place).toImage());
            }
            return all;
        };
        const std::vector<QImage> before = pictures();
        auto* veil = view->findChild<StaleVeil*>(QString(), Qt::FindDirectChildrenOnly);
        veil->setCurrent(false);
        QTRY_VERIFY(veil->isVisible());
        const std::vector<QImage> dimmed = pictures();
        for (std::size_t i = 0; i < before.size(); ++i) {
            QVERIFY2(dimmed[i] != before[i], qPrintable(figures[static_cast<int>(i)]));
        }
    }

    void liesOverTheFiguresOfALongLine() {
        auto* view = child<PolypileView>();
        const auto veils = view->findChildren<StaleVeil*>(QString(), Qt::FindDirectChildrenOnly);
        const auto isDimmed = [&veils] {
            return std::ranges::any_of(veils,
                                       [](const StaleVeil* each) { return each->isVisible(); });
        };
        QTRY_VERIFY(window_->odds().hasWholeLine());
        QTRY_VERIFY(!isDimmed());
        document().edit("Many",
                        [](PlanDocument::Draft& draft) { draft.polypile.line = longLine(); });
        QVERIFY(!window_->odds().isCurrent());
        QTRY_VERIFY_WITH_TIMEOUT(isDimmed(), 10'000);
        QVERIFY(!window_->odds().isComplete());
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(window_->odds().isComplete(), 60'000);
        QVERIFY(!isDimmed());
    }
};

POLYPLAN_UI_TEST(StaleVeilTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "stale_veil_test.moc"
