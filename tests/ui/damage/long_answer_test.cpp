#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QSpinBox>
#include <QToolButton>
#include <algorithm>

#include "tests/ui/damage/damage_window.h"
#include "tests/ui/support/test_entry.h"
#include "ui/models/report_model.h"
#include "ui/parts/stale_veil.h"

namespace polyplan::ui {
namespace {

/// An answer that takes tens of seconds is seen coming, stopped, and taken up again.
class LongAnswerTest : public test::DamageFixture {
    Q_OBJECT

  private Q_SLOTS:
    void quickAnswersShowNothingOfIt() {
        on_.typeAndEnter(on_.child<QLineEdit>("damage"), QStringLiteral("12d8"));
        QTest::qWait(1'000);
        QVERIFY(!line()->isVisible());
    }

    void isSeenStoppedAndTakenUpAgain() {
        const auto set = [this](const char* name, const char* value) {
            on_.type(on_.child<QSpinBox>(name)->findChild<QLineEdit*>(), QLatin1StringView(value));
            on_.press(Qt::Key_Return);
        };
        set("casts", "100");
        set("maxHp", "32767");
        set("hp", "32767");
        const QString before = mean();
        on_.type(on_.child<QLineEdit>("damage"), QStringLiteral("1d32767"));
        on_.press(Qt::Key_Return);
        QTRY_VERIFY(line()->isVisible());
        QTRY_VERIFY(words().startsWith(QStringLiteral("Computing … ")));
        QVERIFY(words().endsWith(QStringLiteral(" %")));
        QCOMPARE(button()->text(), QStringLiteral("Stop"));
        QTRY_VERIFY(isDimmed());

        on_.click(button());
        QVERIFY(on_.view().service().isStopped());
        QVERIFY(words().startsWith(QStringLiteral("Stopped")));
        QCOMPARE(button()->text(), QStringLiteral("Compute"));
        QTest::qWait(300);
        QVERIFY(line()->isVisible() && isDimmed() && !on_.view().service().isCurrent());
        QCOMPARE(mean(), before);

        button()->setFocus();
        on_.press(Qt::Key_Space);
        QVERIFY(!on_.view().service().isStopped());
        QTRY_VERIFY(words().startsWith(QStringLiteral("Computing")));
        QVERIFY(line()->isVisible() && isDimmed());

        // What is asked next is worked on at once, and so it is after a stop.
        on_.click(button());
        on_.type(on_.child<QLineEdit>("damage"), QStringLiteral("40"));
        on_.press(Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(on_.view().service().isComplete(), 60'000);
        QVERIFY(!line()->isVisible() && !isDimmed());
        QCOMPARE(mean(), QStringLiteral("40 hit points"));
    }

  private:
    QWidget* line() { return on_.child<QWidget>("workLine"); }
    QString words() { return on_.child<QLabel>("workWords")->text(); }
    QToolButton* button() { return on_.child<QToolButton>("workButton"); }
    bool isDimmed() {
        const auto veils = on_.view().findChildren<StaleVeil*>();
        return std::ranges::any_of(veils, [](const StaleVeil* veil) { return veil->isVisible(); });
    }
    QString mean() {
        const auto* model = on_.child<QListView>("damageFigures")->model();
        const int row = test::DamageWindow::rowOf(model, QStringLiteral("mean damage"));
        return model->index(row, 0).data(ReportModel::ValueRole).toString();
    }
};

POLYPLAN_UI_TEST(LongAnswerTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "long_answer_test.moc"
