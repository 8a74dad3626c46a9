#include "ui/parts/number_field.h"

#include <QApplication>
#include <QClipboard>
#include <QCursor>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>
#include <QVBoxLayout>
#include <memory>

#include "tests/ui/support/test_entry.h"
#include "ui/look/theme.h"

namespace polyplan::ui {
namespace {

/// A number and another field in a window, with real keys.
class NumberFieldTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QWidget> window_;
    NumberField* field_ = nullptr;
    QLineEdit* other_ = nullptr;
    std::unique_ptr<QSignalSpy> values_;

    void begin(int least, int most, int value) {
        field_->setRange(least, most);
        field_->setValue(value);
        values_ = std::make_unique<QSignalSpy>(field_, &QSpinBox::valueChanged);
        QCOMPARE(QToolTip::text(), QString());
    }
    void type(const QString& text) {
        press(Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field_, text);
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(field_, key, modifiers);
    }
    QList<int> values() const {
        QList<int> values;
        for (const QList<QVariant>& each : *values_) {
            values.append(each.front().toInt());
        }
        return values;
    }
    bool isMarked() const {
        const QImage image = field_->grab().toImage();
        return image.pixel(image.width() / 2, 0) == Theme::of(field_->palette()).error.rgb();
    }
    void showsNoToolTip() {
        QTest::qWait(100);
        QCOMPARE(QToolTip::text(), QString());
    }

  private Q_SLOTS:
    void init() {
        QTest::failOnWarning(QRegularExpression(".*"));
        window_ = std::make_unique<QWidget>();
        field_ = new NumberField(window_.get());
        other_ = new QLineEdit(window_.get());
        auto* layout = new QVBoxLayout(window_.get());
        layout->addWidget(field_);
        layout->addWidget(other_);
        window_->show();
        window_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
        field_->setFocus();
        QVERIFY(field_->hasFocus());
    }
    void cleanup() {
        values_.reset();
        window_.reset();
        QToolTip::hideText();
        QTRY_COMPARE(QToolTip::text(), QString());
    }

    void noNumberMeansTheWordsBelow() {
        field_->allow(1, 60, QStringLiteral("stays"));
        begin(0, 60, 8);
        for (const char* typed : {"0", "-3"}) {
            field_->setValue(8);
            type(QString::fromLatin1(typed));
            QCOMPARE(field_->value(), 8);
            QVERIFY(isMarked());
            press(Qt::Key_Return);
            QCOMPARE(field_->value(), 1);
            QTRY_COMPARE(QToolTip::text(), QString("At least 1, or “stays”"));
        }
        press(Qt::Key_Down);
        QCOMPARE(field_->text(), QString("stays"));
        QCOMPARE(field_->value(), 0);
        QVERIFY(!isMarked());
        type(QStringLiteral("20"));
        QCOMPARE(field_->value(), 20);
    }

    void theWordsBelowAreTypedToo() {
        field_->allow(1, 60, QStringLiteral("stays"));
        begin(0, 60, 8);
        type(QStringLiteral("Sta"));
        QCOMPARE(field_->value(), 8);
        QVERIFY(!isMarked());
        press(Qt::Key_Return);
        QCOMPARE(field_->text(), QString("stays"));
        QCOMPARE(values(), QList<int>({0}));
        type(QStringLiteral("12"));
        QCOMPARE(field_->value(), 12);
        type(QStringLiteral("stays"));
        QCOMPARE(values(), QList<int>({0, 1, 12, 0}));
        type(QStringLiteral("x2"));
        QCOMPARE(field_->value(), 2);
    }

    void beyondTheMostItBecomesTheMost() {
        begin(1, 1000, 3);
        QVERIFY(!isMarked());
        type("5000");
        QCOMPARE(field_->text(), QString("5000"));
        QVERIFY(field_->isOutOfRange());
        QVERIFY(isMarked());
        QCOMPARE(values(), QList<int>({5, 50, 500}));
        showsNoToolTip();
        press(Qt::Key_Return);
        QCOMPARE(field_->text(), QString("1000"));
        QCOMPARE(field_->value(), 1000);
        QVERIFY(!isMarked());
        QCOMPARE(values(), QList<int>({5, 50, 500, 1000}));
        QTRY_COMPARE(QToolTip::text(), QString("At most 1,000"));
    }

    void whatItTellsIsClearOfTheMouse() {
        begin(1, 1000, 3);
        const QPoint mouse = field_->mapToGlobal(QPoint(12, field_->height() + 12));
        QCursor::setPos(mouse);
        type("5000");
        QCOMPARE(field_->limitWords(), QString("At most 1,000"));
        press(Qt::Key_Return);
        QCOMPARE(field_->limitWords(), QString());
        QTRY_COMPARE(QToolTip::text(), QString("At most 1,000"));
        for (const QWidget* each : QApplication::topLevelWidgets()) {
            QVERIFY(!each->isVisible() || each->windowType() != Qt::ToolTip ||
                    !each->geometry().contains(QCursor::pos()));
        }
    }

    void aBrokenNumberIsNoOther() {
        begin(1, 1000, 3);
        type("1.5");
        QCOMPARE(field_->text(), QString("1.5"));
        QVERIFY(field_->isOutOfRange());
        QVERIFY(isMarked());
        QCOMPARE(field_->limitWords(), QString("Only whole numbers"));
        QCOMPARE(values(), QList<int>({1}));
        press(Qt::Key_Return);
        QCOMPARE(field_->text(), QString("1"));
        QCOMPARE(field_->value(), 1);
        QVERIFY(!values().contains(15));
        QVERIFY(!isMarked());
        QTRY_COMPARE(QToolTip::text(), QString("Only whole numbers"));
        type("1.2.3e4");
        QCOMPARE(field_->text(), QString("1.234"));
        press(Qt::Key_Return);
    }

    void belowTheLeastItMayStillBecomeANumber() {
        begin(10, 99, 40);
        type("1");
        QCOMPARE(field_->text(), QString("1"));
        QVERIFY(field_->isOutOfRange());
        QCOMPARE(values(), QList<int>());
        press(Qt::Key_5);
        QCOMPARE(field_->value(), 15);
        QVERIFY(!field_->isOutOfRange());
        press(Qt::Key_Return);
        showsNoToolTip();
        type("1");
        press(Qt::Key_Return);
        QCOMPARE(field_->value(), 10);
        QCOMPARE(field_->text(), QString("10"));
        QTRY_COMPARE(QToolTip::text(), QString("At least 10"));
    }

    void leavingItIsTheEnd_data() {
        QTest::addColumn<bool>("isByMouse");
        QTest::newRow("Tab") << false;
        QTest::newRow("mouse") << true;
    }
    void leavingItIsTheEnd() {
        QFETCH(const bool, isByMouse);
        begin(1, 9, 3);
        type("12345");
        QCOMPARE(field_->text(), QString("12345"));
        isByMouse ? QTest::mouseClick(other_, Qt::LeftButton) : press(Qt::Key_Tab);
        QVERIFY(other_->hasFocus());
        QCOMPARE(field_->text(), QString("9"));
        QCOMPARE(field_->value(), 9);
        QTRY_COMPARE(QToolTip::text(), QString("At most 9"));
        QCOMPARE(values().back(), 9);
    }

    void withoutTrackingItSpeaksOnce() {
        field_->setKeyboardTracking(false);
        begin(1, 1000, 3);
        type("5000");
        QCOMPARE(values(), QList<int>());
        press(Qt::Key_Return);
        QCOMPARE(values(), QList<int>({1000}));
    }

    void aMinusIsTakenWhereNothingIsBelowZero() {
        begin(1, 9, 3);
        type("-");
        QCOMPARE(field_->text(), QString("-"));
        QVERIFY(!field_->isOutOfRange());
        press(Qt::Key_5);
        QCOMPARE(field_->text(), QString("-5"));
        QVERIFY(field_->isOutOfRange());
        press(Qt::Key_Return);
        QCOMPARE(field_->value(), 1);
        QTRY_COMPARE(QToolTip::text(), QString("At least 1"));
    }

    void nothingTypedIsTheLastValue_data() {
        QTest::addColumn<int>("most");
        QTest::addColumn<QString>("text");
        QTest::newRow("empty") << 99 << QString();
        QTest::newRow("minus") << 99 << QStringLiteral("-");
        QTest::newRow("empty of one") << 40 << QString();
    }
    void nothingTypedIsTheLastValue() {
        QFETCH(const int, most);
        QFETCH(const QString, text);
        begin(40, most, 40);
        press(Qt::Key_A, Qt::ControlModifier);
        press(Qt::Key_Delete);
        QTest::keyClicks(field_, text);
        QCOMPARE(field_->text(), text);
        press(Qt::Key_Tab);
        QCOMPARE(field_->text(), QString("40"));
        QCOMPARE(values(), QList<int>());
        showsNoToolTip();
    }

    void whereOneNumberIsAllowedItSaysSo() {
        begin(1, 1, 1);
        type("5");
        QCOMPARE(field_->text(), QString("5"));
        press(Qt::Key_Return);
        QCOMPARE(field_->text(), QString("1"));
        QTRY_COMPARE(QToolTip::text(), QString("At most 1"));
    }

    void whatIsPastedIsTakenWholeOrNotAtAll() {
        begin(1, 1000, 3);
        const auto paste = [this](const QString& text) {
            QApplication::clipboard()->setText(text);
            press(Qt::Key_A, Qt::ControlModifier);
            press(Qt::Key_V, Qt::ControlModifier);
        };
        paste("7777777");
        QCOMPARE(field_->text(), QString("7777777"));
        QCOMPARE(values(), QList<int>());
        press(Qt::Key_Return);
        QCOMPARE(field_->value(), 1000);
        paste("12 daggers");
        QCOMPARE(field_->text(), QString("1000"));
        paste("250");
        QCOMPARE(field_->value(), 250);
    }

    void twelveDigitsAreEnough() {
        begin(-5, 1000, 3);
        type("1234567890123");
        QCOMPARE(field_->text(), QString("123456789012"));
        press(Qt::Key_Return);
        QCOMPARE(field_->value(), 1000);
        type("-1234567890123");
        QCOMPARE(field_->text(), QString("-123456789012"));
        press(Qt::Key_Return);
        QCOMPARE(field_->value(), -5);
    }

    void arrowsLeadBackIntoTheRange() {
        begin(1, 1000, 3);
        type("5000");
        press(Qt::Key_Up);
        QCOMPARE(field_->text(), QString("1000"));
        QCOMPARE(field_->value(), 1000);
        QTRY_COMPARE(QToolTip::text(), QString("At most 1,000"));
        press(Qt::Key_Down);
        QCOMPARE(field_->value(), 999);
        press(Qt::Key_PageUp);
        QCOMPARE(field_->value(), 1000);
    }

    void whatStandsAroundTheNumberStays() {
        field_->setPrefix("up to ");
        field_->setSuffix(" turns");
        field_->setSpecialValueText("not asked");
        begin(0, 400, 7);
        type("900");
        QCOMPARE(field_->text(), QString("up to 900 turns"));
        QVERIFY(field_->isOutOfRange());
        press(Qt::Key_Return);
        QCOMPARE(field_->text(), QString("up to 400 turns"));
        type("-3");
        QCOMPARE(field_->text(), QString("up to -3 turns"));
        press(Qt::Key_Return);
        QCOMPARE(field_->value(), 0);
        QCOMPARE(field_->text(), QString("not asked"));
        QTRY_COMPARE(QToolTip::text(), QString("At least 1, or “not asked”"));
        type("12");
        QCOMPARE(field_->text(), QString("up to 12 turns"));
        QCOMPARE(field_->value(), 12);
    }

    void whatIsBeyondIsDropped() {
        begin(1, 9, 3);
        type("12");
        QCOMPARE(field_->value(), 1);
        field_->drop();
        QCOMPARE(field_->text(), QString("1"));
        QVERIFY(!field_->isOutOfRange());
        press(Qt::Key_Tab);
        QCOMPARE(values(), QList<int>({1}));
        showsNoToolTip();
    }

    void roomIsThatOfItsLimits() {
        begin(1, 1000, 3);
        QSpinBox plain(window_.get());
        plain.setRange(1, 1000);
        QCOMPARE(field_->sizeHint(), plain.sizeHint());
        type("123456789012");
        QCOMPARE(field_->sizeHint(), plain.sizeHint());
        QCOMPARE(field_->minimumSizeHint(), plain.minimumSizeHint());
    }
};

POLYPLAN_UI_TEST(NumberFieldTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "number_field_test.moc"
