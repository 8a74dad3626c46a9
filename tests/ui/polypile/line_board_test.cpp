#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDrag>
#include <QImage>
#include <QLineEdit>
#include <QMimeData>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QTimer>
#include <QToolTip>
#include <QWindow>
#include <memory>

#include "core/plan/edits/line_edits.h"
#include "core/plan/limits.h"
#include "tests/ui/support/plans.h"
#include "tests/ui/support/test_entry.h"
#include "ui/models/line_mime.h"
#include "ui/polypile/line_board.h"
#include "ui/polypile/line_commands.h"

namespace polyplan::ui {
namespace {

using test::documentOf;
using test::named;
using test::stack;

class LineBoardTest : public QObject {
    Q_OBJECT

    std::unique_ptr<PlanDocument> document_;
    std::unique_ptr<LineBoard> board_;
    std::unique_ptr<QSignalSpy> messages_;

    void show(plan::Document plan, QSize size = {900, 600}) {
        board_.reset();
        document_ = std::make_unique<PlanDocument>(test::catalogues());
        document_->reset(std::move(plan));
        board_ = std::make_unique<LineBoard>(*document_);
        messages_ = std::make_unique<QSignalSpy>(board_.get(), &LineBoard::message);
        board_->resize(size);
        board_->show();
        QVERIFY(QTest::qWaitForWindowExposed(board_.get()));
        board_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(board_.get()));
        board_->setFocus();
        QVERIFY(board_->hasFocus());
    }

    /// Names of the stacks by square: "1:abc 2:de".
    QString line() const {
        QStringList piles;
        for (const plan::Pile& pile : document_->polypile().line) {
            QString names = QString::number(pile.distance) + u':';
            for (const plan::Stack& at : pile.stacks) {
                names += QString::fromStdString(at.name);
            }
            piles << names;
        }
        return piles.join(u' ');
    }
    const plan::Stack& at(int pile, int index) const {
        return document_->polypile()
            .line[static_cast<std::size_t>(pile)]
            .stacks[static_cast<std::size_t>(index)];
    }
    QPoint center(StackPosition position) const {
        return board_->lineGeometry().card(position).center();
    }
    /// Where a drop goes above the stack at `position`.
    QPoint above(StackPosition position) const {
        const QRect card = board_->lineGeometry().card(position);
        return {card.center().x(), card.top() + 2};
    }
    QPoint floor(int distance) const {
        for (const Floor& floor : board_->lineGeometry().floors()) {
            if (floor.first <= distance && distance <= floor.last) {
                const int width = floor.rect.width() / (floor.last - floor.first + 1);
                return {floor.rect.left() + (distance - floor.first) * width + width / 2,
                        floor.rect.center().y()};
            }
        }
        return {};
    }
    void click(QPoint point, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::mouseClick(board_->viewport(), Qt::LeftButton, modifiers, point);
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    int steps() const { return document_->undoStack().count(); }

    /// A real drag from point to point; `meanwhile` runs before the button is let go.
    void drag(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = Qt::NoModifier,
              const std::function<void()>& meanwhile = {}, bool letsGo = true) {
        QWindow* window = board_->windowHandle();
        QTimer::singleShot(150, this, [=, this] {
            const QPoint target = inWindow(to);
            QTest::mouseMove(window, target - QPoint(10, 0));
            QTest::mouseMove(window, target);
            QTest::qWait(50);
            if (meanwhile) {
                meanwhile();
            }
            if (letsGo) {
                QTest::mouseEvent(QTest::MouseRelease, window, Qt::LeftButton, modifiers, target);
            }
        });
        QTimer guard;
        guard.setSingleShot(true);
        QObject::connect(&guard, &QTimer::timeout, [] { QDrag::cancel(); });
        guard.start(3000);
        QTest::mousePress(window, Qt::LeftButton, modifiers, inWindow(from));
        QTest::mouseMove(window, inWindow(from) + QPoint(6, 6));
        QTest::mouseMove(window, inWindow(from) + QPoint(14, 14));
        QTest::qWait(400);
        QVERIFY2(guard.isActive(), "the drag did not end by itself");
    }
    QPoint inWindow(QPoint inViewport) const {
        return board_->viewport()->mapTo(board_.get(), inViewport);
    }
    void threePiles() {
        show(documentOf(
            {{named("a"), named("b"), named("c")}, {named("d", 4), named("e")}, {named("f", 7)}}));
    }

  private Q_SLOTS:
    void initTestCase() {
        if (QGuiApplication::platformName() == "offscreen") {
            QSKIP("The offscreen platform can't drag: run this under xvfb-run.");
        }
    }
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }
    void cleanup() {
        board_.reset();
        document_.reset();
    }

    void clicksSelect() {
        threePiles();
        click(center({0, 1}));
        QVERIFY((document_->selection() == Selection{{0, 1}}));
        click(center({1, 0}), Qt::ControlModifier);
        QVERIFY((document_->selection() == Selection{{0, 1}, {1, 0}}));
        click(center({0, 1}), Qt::ControlModifier);
        QVERIFY((document_->selection() == Selection{{1, 0}}));
        click(center({0, 0}));
        click(center({0, 2}), Qt::ShiftModifier);
        QVERIFY((document_->selection() == Selection{{0, 0}, {0, 1}, {0, 2}}));
        click(board_->lineGeometry().head(1).center());
        QVERIFY((document_->selection() == Selection{{1, -1}}));
        click(floor(4));
        QVERIFY(document_->selection().empty());
        QCOMPARE(steps(), 0);
    }

    void arrowsGoFromStackToStack() {
        threePiles();
        board_->setCurrent({0, 0});
        key(Qt::Key_Down);
        key(Qt::Key_Right);
        QVERIFY((document_->selection() == Selection{{1, 1}}));
        key(Qt::Key_Right);
        QVERIFY((document_->selection() == Selection{{2, 0}}));
        key(Qt::Key_Up);
        QVERIFY((document_->selection() == Selection{{2, -1}}));
        key(Qt::Key_Left);
        key(Qt::Key_Left);
        key(Qt::Key_End);
        QVERIFY((document_->selection() == Selection{{0, 2}}));
        key(Qt::Key_Up, Qt::ShiftModifier);
        QVERIFY((document_->selection() == Selection{{0, 1}, {0, 2}}));
        key(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(document_->selection().size(), std::size_t(3));
        key(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(document_->selection().size(), std::size_t(6));
        key(Qt::Key_Escape);
        QVERIFY(document_->selection().empty());
    }

    void altAndArrowsMove() {
        threePiles();
        board_->setCurrent({0, 0});
        key(Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(line(), "1:bac 2:de 3:f");
        key(Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(line(), "1:bc 2:dae 3:f");
        QVERIFY((document_->selection() == Selection{{1, 1}}));
        document_->undoStack().undo();
        document_->undoStack().undo();
        QCOMPARE(line(), "1:abc 2:de 3:f");
        QVERIFY((document_->selection() == Selection{{0, 0}}));
        key(Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(messages_->count(), 1);
        QCOMPARE(line(), "1:abc 2:de 3:f");
    }

    void lettersSetTheStatus() {
        threePiles();
        board_->setCurrent({1, 0});
        key(Qt::Key_B);
        QCOMPARE(at(1, 0).buc, nethack::Buc::Blessed);
        key(Qt::Key_C);
        QCOMPARE(at(1, 0).buc, nethack::Buc::Cursed);
        key(Qt::Key_U);
        QCOMPARE(at(1, 0).buc, nethack::Buc::Uncursed);
        QCOMPARE(steps(), 3);
        QCOMPARE(document_->undoStack().undoText(), "Uncurse 4 daggers");
    }

    void clicksOnTheStatusOfASelectedCardCycle() {
        threePiles();
        const Metrics metrics(board_->font());
        const QRect status = CardPainter::bucRect(board_->lineGeometry().card({0, 0}), metrics);
        click(status.center());
        QCOMPARE(at(0, 0).buc, nethack::Buc::Uncursed);
        click(status.center());
        QCOMPARE(at(0, 0).buc, nethack::Buc::Cursed);
        click(status.center());
        QCOMPARE(at(0, 0).buc, nethack::Buc::Blessed);
    }

    void quantityIsEditedInPlace() {
        threePiles();
        board_->setCurrent({1, 0});
        key(Qt::Key_Plus);
        key(Qt::Key_Plus);
        key(Qt::Key_Minus);
        QCOMPARE(at(1, 0).quantity, 5);
        QCOMPARE(steps(), 1);
        key(Qt::Key_F2);
        auto* field = qobject_cast<QSpinBox*>(QApplication::focusWidget());
        QVERIFY(field != nullptr);
        QVERIFY(field->accessibleName().contains("daggers"));
        QTest::keyClicks(field, "12");
        key(Qt::Key_Return);
        QCOMPARE(at(1, 0).quantity, 12);
        QVERIFY(board_->hasFocus());
        key(Qt::Key_Return);
        QTest::keyClicks(QApplication::focusWidget(), "99");
        key(Qt::Key_Escape);
        QCOMPARE(at(1, 0).quantity, 12);
        const Metrics metrics(board_->font());
        click(CardPainter::quantityRect(board_->lineGeometry().card({2, 0}), 7, metrics).center());
        QVERIFY(qobject_cast<QSpinBox*>(QApplication::focusWidget()) != nullptr);
        QTest::keyClicks(QApplication::focusWidget(), "3");
        click(center({0, 0}));
        QCOMPARE(at(2, 0).quantity, 3);
    }

    void quantityIsThatOfAllThatAreSelected() {
        show(documentOf({{named("a"), stack("unicorn horn")}, {named("d", 4)}, {named("f", 7)}}));
        board_->setCurrent({0, 0});
        document_->setSelection({{0, 0}, {0, 1}, {1, 0}});
        key(Qt::Key_F2);
        QVERIFY(QApplication::focusWidget()->accessibleName().contains("each of 2 stacks"));
        QTest::keyClicks(QApplication::focusWidget(), "3");
        key(Qt::Key_Return);
        QCOMPARE(at(0, 0).quantity, 3);
        QCOMPARE(at(0, 1).quantity, 1);
        QCOMPARE(at(1, 0).quantity, 3);
        QCOMPARE(at(2, 0).quantity, 7);
        QCOMPARE(steps(), 1);
    }

    void quantityBeyondTheLimitsBecomesTheNearest() {
        threePiles();
        board_->setCurrent({1, 0});
        const auto type = [this](const char* number) {
            key(Qt::Key_F2);
            QTest::keyClicks(QApplication::focusWidget(), number);
        };
        type("0");
        key(Qt::Key_Return);
        QVERIFY(board_->hasFocus());
        QCOMPARE(at(1, 0).quantity, 1);
        QTRY_COMPARE(QToolTip::text(), QString("At least 1"));
        type("20000000");
        key(Qt::Key_Return);
        QCOMPARE(at(1, 0).quantity, 1'000'000);
        QTRY_COMPARE(QToolTip::text(), QString("At most 1,000,000"));
        type("0");
        click(center({0, 0}));
        QCOMPARE(at(1, 0).quantity, 1);
        QTRY_COMPARE(QToolTip::text(), QString("At least 1"));
    }

    void aBrokenQuantityIsNone() {
        threePiles();
        board_->setCurrent({1, 0});
        key(Qt::Key_F2);
        QTest::keyClicks(QApplication::focusWidget(), "2.5");
        key(Qt::Key_Return);
        QVERIFY(board_->hasFocus());
        QCOMPARE(at(1, 0).quantity, 4);
        QCOMPARE(steps(), 0);
        QVERIFY(messages_->front().front().toString().endsWith("Only whole numbers"));
    }

    void escapeGivesUpAQuantityWithoutAWord() {
        threePiles();
        QToolTip::hideText();
        QTRY_COMPARE(QToolTip::text(), QString());
        board_->setCurrent({1, 0});
        key(Qt::Key_F2);
        QTest::keyClicks(QApplication::focusWidget(), "0");
        key(Qt::Key_Escape);
        QVERIFY(board_->hasFocus());
        QTest::qWait(100);
        QCOMPARE(QToolTip::text(), QString());
        QCOMPARE(at(1, 0).quantity, 4);
        QCOMPARE(steps(), 0);
    }

    void whatDoesNotStackHasNoQuantity() {
        show(documentOf({{stack("unicorn horn")}}));
        board_->setCurrent({0, 0});
        key(Qt::Key_F2);
        QVERIFY(board_->hasFocus());
        key(Qt::Key_Plus);
        QCOMPARE(messages_->count(), 2);
        QCOMPARE(steps(), 0);
    }

    void splitsIntoStacksOf() {
        threePiles();
        board_->setCurrent({2, 0});
        key(Qt::Key_S);
        QVERIFY(qobject_cast<QSpinBox*>(QApplication::focusWidget()) != nullptr);
        key(Qt::Key_Return);
        QCOMPARE(line(), "1:abc 2:de 3:f af bf c");  // told apart by name
        QCOMPARE(at(2, 0).quantity, 3);
        QCOMPARE(at(2, 2).quantity, 1);
        board_->setCurrent({0, 0});
        key(Qt::Key_S);
        QCOMPARE(messages_->count(), 1);
    }

    void splitsIntoNothingThatIsNotAllowed() {
        threePiles();
        board_->setCurrent({2, 0});
        const std::pair<const char*, const char*> refused[] = {
            {"0", "Split into stacks of: At least 1"},
            {"99", "Split into stacks of: At most 6"},
            {"1.5", "Split into stacks of: Only whole numbers"}};
        for (const auto& [typed, why] : refused) {
            messages_->clear();
            key(Qt::Key_S);
            QTest::keyClicks(QApplication::focusWidget(), typed);
            key(Qt::Key_Return);
            QVERIFY(board_->hasFocus());
            QCOMPARE(line(), "1:abc 2:de 3:f");
            QCOMPARE(messages_->count(), 1);
            QCOMPARE(messages_->front().front().toString(), QString(why));
        }
        QCOMPARE(steps(), 0);
    }

    void removesAndUndoes() {
        threePiles();
        click(center({0, 0}));
        click(center({1, 1}), Qt::ControlModifier);
        key(Qt::Key_Delete);
        QCOMPARE(line(), "1:bc 2:d 3:f");
        document_->undoStack().undo();
        QCOMPARE(line(), "1:abc 2:de 3:f");
        QVERIFY((document_->selection() == Selection{{0, 0}, {1, 1}}));
    }

    void clipboardCarriesStacks() {
        threePiles();
        click(center({1, 0}));
        key(Qt::Key_X, Qt::ControlModifier);
        QCOMPARE(line(), "1:abc 2:e 3:f");
        QVERIFY(QApplication::clipboard()->text().contains("4 uncursed +0 daggers named d"));
        click(center({0, 1}));
        key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(line(), "1:adbc 2:e 3:f");
        QCOMPARE(at(0, 1).quantity, 4);
        QSignalSpy texts(&board_->commands(), &LineCommands::textPasted);
        QApplication::clipboard()->setText("no stacks");
        key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(texts.count(), 1);  // for those who read what the games print
        QCOMPARE(messages_->count(), 0);
        auto* garbage = new QMimeData;
        garbage->setData(stacksMimeType, "{\"format\": \"polyplan-stacks\", \"stacks\": 5");
        QApplication::clipboard()->setMimeData(garbage);
        key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(messages_->count(), 1);
        QCOMPARE(line(), "1:adbc 2:e 3:f");
    }

    void labelsAreTypedUnderThePile() {
        threePiles();
        QTest::mouseDClick(board_->viewport(), Qt::LeftButton, {},
                           board_->lineGeometry().foot(1).center());
        auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        QVERIFY(field != nullptr);
        QTest::keyClicks(field, "blades");
        key(Qt::Key_Return);
        QCOMPARE(document_->polypile().line[1].label, "blades");
    }

    void doubleClickOnTheFloorStartsAPile() {
        threePiles();
        QTest::mouseDClick(board_->viewport(), Qt::LeftButton, {}, floor(4));
        QCOMPARE(line(), "1:abc 2:de 3:f 4:");
        QVERIFY((document_->selection() == Selection{{3, -1}}));
    }

    void dragsWithinAPile() {
        threePiles();
        drag(center({0, 2}), above({0, 0}));
        QCOMPARE(line(), "1:cab 2:de 3:f");
        QCOMPARE(steps(), 1);
        QVERIFY((document_->selection() == Selection{{0, 0}}));
        document_->undoStack().undo();
        QCOMPARE(line(), "1:abc 2:de 3:f");
    }

    void aDropOnAnEqualStackMergesThem() {
        show(documentOf(
            {{stack("dagger", 2), stack("arrow", 3), stack("dagger", 4)}, {stack("arrow", 5)}}));
        const plan::Document before = document_->plan();
        drag(center({0, 2}), center({0, 1}));
        QCOMPARE(document_->undoStack().undoText(), QStringLiteral("Move 4 daggers"));
        document_->undoStack().undo();
        drag(center({0, 0}), center({0, 2}));
        QCOMPARE(document_->undoStack().undoText(), QStringLiteral("Merge 2 daggers"));
        const auto& stacks = document_->polypile().line.front().stacks;
        QCOMPARE(stacks.size(), std::size_t(2));
        QCOMPARE(stacks[1].object, test::object("dagger"));
        QCOMPARE(stacks[1].quantity, 6);
        QVERIFY(document_->selection() == (Selection{{0, 1}}));
        document_->undoStack().undo();
        QVERIFY(document_->plan() == before);
        drag(center({0, 1}), center({1, 0}), Qt::ControlModifier);
        QCOMPARE(document_->polypile().line[1].stacks.size(), std::size_t(2));
    }

    void dragsSeveralToAnotherPile() {
        threePiles();
        click(center({0, 0}));
        click(center({0, 2}), Qt::ControlModifier);
        drag(center({0, 0}), above({1, 1}));
        QCOMPARE(line(), "1:b 2:dace 3:f");
        QVERIFY((document_->selection() == Selection{{1, 1}, {1, 2}}));
    }

    void dragsOntoTheFloor() {
        threePiles();
        drag(center({1, 1}), floor(4));
        QCOMPARE(line(), "1:abc 2:d 3:f 4:e");
        drag(center({2, 0}), floor(5));
        QCOMPARE(line(), "1:abc 2:d 4:e 5:f");
        drag(center({0, 0}), floor(3));
        QCOMPARE(line(), "1:bc 2:d 3:a 4:e 5:f");
    }

    void controlCopies() {
        threePiles();
        drag(center({0, 0}), above({1, 0}), Qt::ControlModifier);
        QCOMPARE(line(), "1:abc 2:ade 3:f");
    }

    void controlCopiesWhatIsNotSelectedAlone() {
        threePiles();
        click(center({0, 1}));
        drag(center({2, 0}), above({1, 0}), Qt::ControlModifier);
        QCOMPARE(line(), "1:abc 2:fde 3:f");
        QCOMPARE(steps(), 1);
    }

    void shiftSplits() {
        threePiles();
        drag(center({2, 0}), above({0, 0}), Qt::ShiftModifier);
        QCOMPARE(line(), "1:fabc 2:de 3:f");
        QCOMPARE(at(0, 0).quantity, 3);
        QCOMPARE(at(2, 0).quantity, 4);
    }

    void aPileIsDraggedByItsHead() {
        threePiles();
        drag(board_->lineGeometry().head(0).center(), floor(4));
        QCOMPARE(line(), "2:de 3:f 4:abc");
        drag(board_->lineGeometry().head(0).center(), board_->lineGeometry().pile(1).center());
        QCOMPARE(line(), "2:f 3:de 4:abc");
    }

    void droppingOutsideChangesNothing() {
        threePiles();
        drag(center({0, 0}), QPoint(-200, 300));
        QCOMPARE(line(), "1:abc 2:de 3:f");
        QCOMPARE(steps(), 0);
    }

    void theRemovalStripRemoves() {
        threePiles();
        const QPoint strip(450, board_->lineGeometry().hero().center().y());
        drag(center({0, 0}), strip);
        QCOMPARE(line(), "1:bc 2:de 3:f");
        QCOMPARE(steps(), 1);
    }

    void theRemovalStripCoversNoCardAndNoPlace() {
        std::vector<plan::Stack> many;
        for (int i = 0; i < 200; ++i) {
            many.push_back(named("n" + std::to_string(i)));
        }
        show(documentOf({many}));
        QVERIFY(board_->lineGeometry().scrollRange().height() > 0);
        board_->setCurrent({0, 0});
        const QRect pile = board_->lineGeometry().pile(0);
        const QRect lower(pile.left(), pile.center().y(), pile.width(),
                          board_->viewport()->height() - pile.center().y());
        const QImage before = board_->viewport()->grab(lower).toImage();
        QImage meanwhile;
        const QPoint strip(450, board_->lineGeometry().hero().center().y());
        drag(center({0, 0}), strip, Qt::NoModifier,
             [&] { meanwhile = board_->viewport()->grab(lower).toImage(); });
        QCOMPARE(meanwhile, before);
        QCOMPARE(document_->polypile().line[0].stacks.size(), std::size_t(199));
        // At the foot of a pile a drop has a place.
        drag(center({0, 0}), board_->lineGeometry().foot(0).center());
        QCOMPARE(document_->polypile().line[0].stacks.size(), std::size_t(199));
    }

    void escapeInMidDragLeavesEverything() {
        threePiles();
        drag(center({0, 0}), above({1, 0}), Qt::NoModifier,
             [this] { QTest::keyClick(board_->windowHandle(), Qt::Key_Escape); });
        QCOMPARE(line(), "1:abc 2:de 3:f");
        QCOMPARE(steps(), 0);
        QCOMPARE(board_->viewport()->cursor().shape(), Qt::ArrowCursor);
    }

    void theUndoKeyInMidDragIsNotTaken() {
        threePiles();
        board_->setCurrent({2, 0});
        key(Qt::Key_Delete);
        drag(center({0, 0}), above({1, 0}), Qt::NoModifier,
             [this] { QTest::keyClick(board_->windowHandle(), Qt::Key_Z, Qt::ControlModifier); });
        QCOMPARE(line(), "1:bc 2:ade");
        document_->undoStack().undo();
        QCOMPARE(line(), "1:abc 2:de");
    }

    void anUndoInMidDragMakesTheDropVoid() {
        threePiles();
        board_->setCurrent({0, 0});
        key(Qt::Key_Delete);
        drag(center({0, 0}), above({1, 0}), Qt::NoModifier,
             [this] { document_->undoStack().undo(); });
        QCOMPARE(line(), "1:abc 2:de 3:f");
        QCOMPARE(messages_->count(), 1);
        QVERIFY(document_->undoStack().canRedo());
    }

    void theLineMayGoUnderAPressedButton() {
        threePiles();
        QTest::mousePress(board_->viewport(), Qt::LeftButton, {}, center({2, 0}));
        document_->reset(documentOf({{named("a")}}));
        QTest::mouseMove(board_->viewport(), center({0, 0}));
        QTest::mouseRelease(board_->viewport(), Qt::LeftButton, {}, center({0, 0}));
        click(center({0, 0}), Qt::ShiftModifier);
        QCOMPARE(line(), "1:a");
        QVERIFY((document_->selection() == Selection{{0, 0}}));
    }

    void theLineMayGoInMidDrag() {
        threePiles();
        drag(center({2, 0}), above({0, 0}), Qt::NoModifier,
             [this] { document_->reset(documentOf({})); });
        QCOMPARE(line(), "");
    }

    void dropsFromElsewhereAreCopies() {
        threePiles();
        const auto mime = stacksToMime({named("x", 2)}, document_->plan().game, test::catalogues());
        QDragEnterEvent enter(above({1, 1}), Qt::CopyAction, mime.get(), Qt::LeftButton, {});
        QApplication::sendEvent(board_->viewport(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(above({1, 1}), Qt::CopyAction, mime.get(), Qt::LeftButton, {});
        QApplication::sendEvent(board_->viewport(), &drop);
        QCOMPARE(line(), "1:abc 2:dxe 3:f");
        QCOMPARE(document_->undoStack().undoText(), "Drop 2 daggers");
    }

    void garbageIsRefused_data() {
        QTest::addColumn<QByteArray>("stacks");
        QTest::addColumn<QByteArray>("positions");
        QTest::newRow("nothing") << QByteArray("") << QByteArray();
        QTest::newRow("no JSON") << QByteArray("\xff\xfe\0", 3) << QByteArray("short");
        QTest::newRow("no such object")
            << QByteArray(R"({"format":"polyplan-stacks","stacks":[{"object":"vorpal spork"}]})")
            << QByteArray();
        QTest::newRow("forged positions")
            << QByteArray("{}")
            << positionsToData({QUuid::createUuid(), 1, 0, {{0, 0}, {1 << 30, -5}}});
    }
    void garbageIsRefused() {
        QFETCH(QByteArray, stacks);
        QFETCH(QByteArray, positions);
        threePiles();
        QMimeData mime;
        mime.setData(stacksMimeType, stacks);
        mime.setData(positionsMimeType, positions);
        QDragEnterEvent enter(above({1, 1}), Qt::CopyAction, &mime, Qt::LeftButton, {});
        QApplication::sendEvent(board_->viewport(), &enter);
        QDropEvent drop(above({1, 1}), Qt::CopyAction, &mime, Qt::LeftButton, {});
        QApplication::sendEvent(board_->viewport(), &drop);
        QCOMPARE(line(), "1:abc 2:de 3:f");
        QCOMPARE(messages_->count(), 1);
        QCOMPARE(steps(), 0);
    }

    void anEmptyLineInvites() {
        show(documentOf({}));
        const auto mime = stacksToMime({named("x")}, document_->plan().game, test::catalogues());
        const QPoint middle = floor(1);
        QVERIFY(!middle.isNull());
        QDragEnterEvent enter(middle, Qt::CopyAction, mime.get(), Qt::LeftButton, {});
        QApplication::sendEvent(board_->viewport(), &enter);
        QDropEvent drop(middle, Qt::CopyAction, mime.get(), Qt::LeftButton, {});
        QApplication::sendEvent(board_->viewport(), &drop);
        QCOMPARE(line(), "1:x");
    }

    void oldFiguresStayAndDimOnlyAfterAWhile() {
        threePiles();
        auto answer = std::make_shared<nethack::polypile::LineAnswer>();
        for (const plan::Pile& pile : document_->polypile().line) {
            nethack::polypile::PileAnswer known;
            known.distance = pile.distance;
            known.ifHit.stacks.resize(pile.stacks.size());
            answer->piles.push_back(std::move(known));
        }
        board_->showOdds(answer, true);
        board_->showOdds(nullptr, false);
        QVERIFY(board_->content()->card({0, 0}).bar.has_value());
        QVERIFY(!board_->content()->card({0, 0}).isStale);
        QTRY_VERIFY(board_->content()->card({0, 0}).isStale);
        QVERIFY(board_->content()->card({0, 0}).bar.has_value());
        board_->showOdds(answer, true);
        QVERIFY(!board_->content()->card({0, 0}).isStale);
    }

    void aGameWithoutKnownObjectsIsLeftAlone() {
        plan::Document plan = documentOf({{named("a", 3)}});
        plan.game = nethack::Game::DNetHack;
        show(plan);
        document_->setSelection({{0, 0}});
        for (const auto pressed : {Qt::Key_Down, Qt::Key_B, Qt::Key_F2, Qt::Key_S, Qt::Key_L,
                                   Qt::Key_Plus, Qt::Key_Insert, Qt::Key_Delete}) {
            key(pressed);
        }
        click({200, 200});
        QVERIFY(board_->grab().toImage().width() > 0);
        QVERIFY(document_->plan() == plan);
        QVERIFY(messages_->count() > 0);
    }

    void theKeyboardBringsCardsIntoView() {
        show(documentOf(
                 {std::vector<plan::Stack>(plan::limits::stacksOfPile, named("a")), {named("b")}}),
             {400, 400});
        board_->setCurrent({0, 0});
        key(Qt::Key_End);
        const LineGeometry& geometry = board_->lineGeometry();
        QVERIFY(geometry.cardsWindow().contains(geometry.card(*board_->current()).center()));
        QVERIFY(board_->verticalScrollBar()->value() > 0);
        key(Qt::Key_Home);
        QCOMPARE(board_->verticalScrollBar()->value(), 0);
    }

    void screenReadersFindEveryStack() {
        threePiles();
        QAccessibleInterface* list = QAccessible::queryAccessibleInterface(board_.get());
        QCOMPARE(list->role(), QAccessible::List);
        QVERIFY(!list->text(QAccessible::Name).isEmpty());
        QCOMPARE(list->childCount(), 3);
        QAccessibleInterface* pile = list->child(1);
        QCOMPARE(pile->role(), QAccessible::List);
        QCOMPARE(pile->text(QAccessible::Name), "pile on square 2, 2 stacks");
        QCOMPARE(pile->parent(), list);
        QCOMPARE(list->indexOfChild(pile), 1);
        QCOMPARE(pile->childCount(), 2);
        QAccessibleInterface* card = pile->child(0);
        QCOMPARE(card->role(), QAccessible::ListItem);
        QCOMPARE(card->text(QAccessible::Name), "4 uncursed +0 daggers named d");
        QVERIFY(card->text(QAccessible::Description).contains("stack 1 of 2 on square 2"));
        QCOMPARE(card->parent(), pile);
        QCOMPARE(pile->indexOfChild(card), 0);
        QVERIFY(card->state().focusable);
        QVERIFY(!card->state().focused);
        const QPoint middle = card->rect().center();
        QCOMPARE(list->childAt(middle.x(), middle.y()), card);
        card->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
        QVERIFY(card->state().focused);
        QVERIFY(card->state().selected);
        QCOMPARE(list->focusChild(), card);
        document_->reset(documentOf({}));
        QVERIFY(!card->isValid());
        QVERIFY(card->state().invalid);
        QVERIFY(card->text(QAccessible::Name).isEmpty());
        QCOMPARE(list->childCount(), 0);
    }

    void everyActionIsNamed() {
        threePiles();
        for (const QAction* action : board_->commands().actions()) {
            if (action != nullptr) {
                QVERIFY(!action->text().isEmpty());
                QVERIFY(!action->toolTip().isEmpty());
                QVERIFY(!action->shortcuts().isEmpty());
            }
        }
    }
};

POLYPLAN_UI_TEST(LineBoardTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "line_board_test.moc"
