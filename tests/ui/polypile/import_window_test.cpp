#include <QAbstractItemModelTester>
#include <QAbstractItemView>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDragEnterEvent>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSpinBox>
#include <QStatusBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QUrl>
#include <algorithm>

#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/trap.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/document/plan_document.h"
#include "ui/look/theme.h"
#include "ui/models/import_model.h"
#include "ui/parts/text_line.h"
#include "ui/polypile/import_dialog.h"
#include "ui/polypile/inventory_view.h"
#include "ui/polypile/line_board.h"
#include "ui/polypile/line_content.h"
#include "ui/polypile/stack_clipboard.h"

namespace polyplan::ui {
namespace {

/// Texts of the game come into the plan by keys, clicks and drops.
class ImportWindowTest : public test::WindowFixture {
    Q_OBJECT

    QTemporaryDir folder_;

    ImportDialog* dialog() {
        auto* dialog = window_->findChild<ImportDialog*>();
        return dialog != nullptr && dialog->isVisible() ? dialog : nullptr;
    }
    template <typename T>
    T* part(const QString& name) {
        return dialog() == nullptr ? nullptr : dialog()->findChild<T*>(name);
    }
    QTableView* table() { return part<QTableView>("importTable"); }
    QPlainTextEdit* text() { return part<QPlainTextEdit>("importText"); }
    QString summary() { return part<QLabel>("importSummary")->text(); }
    QString cell(int row, int column) {
        return table()->model()->index(row, column).data().toString();
    }
    /// Without a window manager nobody gives a window the keys, and a dialog counts as active as
    /// soon as its parent is.
    static bool takesKeys(QWidget& window) {
        window.activateWindow();
        return QTest::qWaitFor([&window] {
            const QWidget* focus = QApplication::focusWidget();
            return QApplication::activeWindow() == &window && focus != nullptr &&
                   focus->window() == &window;
        });
    }
    bool opens() {
        return QTest::qWaitFor([this] { return dialog() != nullptr; }) && takesKeys(*dialog());
    }
    bool says(const QString& words) {
        return QTest::qWaitFor([&] { return summary().contains(words); });
    }
    bool closes() {
        return QTest::qWaitFor([this] { return dialog() == nullptr; }) && takesKeys(*window_);
    }
    /// At the letter s, on the line.
    void importIronWand() {
        paste("s - an iron wand\n");
        QVERIFY(opens());
        QVERIFY(says("1 stack is new."));
        key(Qt::Key_Return);
        QVERIFY(closes());
    }
    void paste(const QString& text) {
        QApplication::clipboard()->setText(text);
        key(Qt::Key_V, Qt::ControlModifier);
    }
    /// Opens a line's own menu and clicks on its entry.
    static void pasteByMenu(QLineEdit& line) {
        const QPoint place = line.rect().center();
        QContextMenuEvent event(QContextMenuEvent::Mouse, place, line.mapToGlobal(place));
        QApplication::sendEvent(&line, &event);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu != nullptr);
        const auto actions = menu->actions();
        const auto paste = std::ranges::find_if(
            actions, [](const QAction* action) { return action->text().startsWith("&Paste"); });
        QVERIFY(paste != actions.end());
        QVERIFY((*paste)->isEnabled());
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(*paste).center());
    }
    void dropOn(QWidget& widget, const QMimeData& mime) {
        QDragEnterEvent enter({20, 20}, Qt::CopyAction, &mime, Qt::LeftButton, {});
        QApplication::sendEvent(&widget, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({20, 20}, Qt::CopyAction, &mime, Qt::LeftButton, {});
        QApplication::sendEvent(&widget, &drop);
    }
    const std::vector<plan::Stack>& pile(std::size_t index) {
        return document().polypile().line[index].stacks;
    }

    void start() override { board_->setFocus(); }

  private Q_SLOTS:
    void pastedLinesGoOntoTheSelectedPile() {
        board_->setCurrent({1, 0});
        paste("a - 3 cursed scrolls of identify\nb - a +1 dagger (weapon in hand)\n");
        QVERIFY(opens());
        QVERIFY(says("2 stacks are new."));
        QCOMPARE(cell(0, ImportModel::Object), "scroll of identify");
        QCOMPARE(cell(0, ImportModel::Outcome), "New on square 2");
        key(Qt::Key_Return);
        QVERIFY(closes());
        QCOMPARE(pile(1).size(), std::size_t(4));
        QCOMPARE(pile(1)[0].quantity, 3);
        QCOMPARE(pile(1)[0].buc, nethack::Buc::Cursed);
        QCOMPARE(pile(1)[1].slot, "b");
        QCOMPARE(document().undoStack().undoText(), "Import 2 stacks");
        QCOMPARE(document().selection(), (Selection{{1, 0}, {1, 1}}));
        QVERIFY(window_->statusBar()->currentMessage().contains("2 stacks are new."));
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(document().plan() == test::smallPlan());
    }

    void whatIsPastedReplacesWhatWasGivenUp() {
        board_->setCurrent({1, 0});
        paste("a - 3 cursed scrolls of identify\n");
        QVERIFY(opens());
        QVERIFY(says("1 stack is new."));
        key(Qt::Key_Escape);
        QVERIFY(closes());
        key(Qt::Key_I, Qt::ControlModifier);
        QVERIFY(opens());
        QVERIFY(part<QLabel>("importAbout")->text().contains("left here the last time"));
        QCOMPARE(part<QComboBox>("importPlace")->currentText(), "the pile on square 2");
        const QString second = "a - a +1 dagger\nb - a magic marker (0:50)\n";
        paste(second);
        QVERIFY(says("2 stacks are new."));
        QCOMPARE(text()->toPlainText(), second);
        // Wherever the keyboard is.
        part<QPushButton>("importButton")->setFocus();
        const QString third = "a - 7 uncursed scrolls of teleportation\n";
        paste(third);
        QVERIFY(says("1 stack is new."));
        QCOMPARE(text()->toPlainText(), third);
        QTest::mouseClick(part<QPushButton>("importButton"), Qt::LeftButton);
        QVERIFY(closes());
        QCOMPARE(pile(1)[0].quantity, 7);
        // Done is not given up.
        key(Qt::Key_I, Qt::ControlModifier);
        QVERIFY(opens());
        QVERIFY(text()->toPlainText().isEmpty());
        key(Qt::Key_Escape);
        QVERIFY(closes());
    }

    void whatAPlanCanNotHoldIsSaidBefore() {
        document().edit("Fill", [](PlanDocument::Draft& draft) {
            draft.plan.inventory.assign(900, test::stack("dagger"));
            plan::Strategy& other = draft.plan.strategies.emplace_back();
            other.name = "full";
            other.inventory.emplace(18'500, test::stack("dagger"));
        });
        const plan::Document before = document().plan();
        key(Qt::Key_I, Qt::ControlModifier);
        QVERIFY(opens());
        paste("b - 7 cursed arrows\n");
        QTRY_VERIFY(part<QWidget>("staleVeil")->isVisible());  // among so many it takes long
        QVERIFY(says("A plan holds at most 20,000 stacks; this would make 20,"));
        QVERIFY(!part<QWidget>("staleVeil")->isVisible());
        QVERIFY(!part<QPushButton>("importButton")->isEnabled());
        key(Qt::Key_Escape);
        QVERIFY(closes());
        QVERIFY(document().plan() == before);
    }

    void linesArePastedAnywhere_data() {
        QTest::addColumn<int>("digit");
        for (int digit = 2; digit <= 6; ++digit) {
            QTest::addRow("perspective %d", digit) << digit;
        }
    }
    void linesArePastedAnywhere() {
        QFETCH(int, digit);
        const QString lines = "a - 3 cursed scrolls of identify\nb - a +1 dagger\n";
        key(static_cast<Qt::Key>(Qt::Key_0 + digit), Qt::ControlModifier);
        QVERIFY(!board_->isVisible());
        // Whatever has the keyboard that takes no text.
        for (QWidget* each : window_->findChildren<QWidget*>()) {
            if (each->isVisible() && each->focusPolicy() & Qt::TabFocus &&
                textLineOf(each) == nullptr && qobject_cast<QPlainTextEdit*>(each) == nullptr) {
                each->setFocus();
            }
        }
        paste(lines);
        QVERIFY(opens());
        QVERIFY(says("2 stacks are new."));
        QCOMPARE(part<QComboBox>("importPlace")->currentText(), "the inventory");
        key(Qt::Key_Return);
        QVERIFY(closes());
        QCOMPARE(document().inventory().size(), std::size_t(2));
    }

    void whatLiesInABagStaysThereForAThief() {
        key(Qt::Key_5, Qt::ControlModifier);
        child<QWidget>("theftFigures")->setFocus();
        paste(
            " a - a bag of holding containing 1 item\n b - the Bell of Opening\n\n"
            "Contents of the bag of holding:\n the Orb of Fate\n");
        QVERIFY(opens());
        QVERIFY(says("3 stacks are new."));
        QVERIFY(!cell(1, ImportModel::State).contains("in a container"));
        QVERIFY(cell(2, ImportModel::State).startsWith("in a container"));
        key(Qt::Key_Return);
        QVERIFY(closes());
        QTest::mouseClick(child<QToolButton>("takeThings"), Qt::LeftButton);
        const auto& things = document().strategy().theft.value().inventory;
        QCOMPARE(things.size(), std::size_t(2));
        QCOMPARE(things[0].kind, nethack::theft::Kind::BellOfOpening);
        QVERIFY(!things[0].inContainer);
        QCOMPARE(things[1].name, std::string("The Orb of Fate"));
        QVERIFY(things[1].inContainer);
    }

    void linesArePastedByTheMenuOfAnyPerspective() {
        key(Qt::Key_5, Qt::ControlModifier);
        child<QWidget>("theftFigures")->setFocus();
        QApplication::clipboard()->setText("a - 3 cursed scrolls of identify\n");
        const auto clipboard = child<StackClipboard>()->actions();
        QVERIFY(!clipboard.front()->isEnabled());
        QVERIFY(clipboard.back()->isEnabled());
        QCOMPARE(clipboard.back()->text(), "&Paste");
        clipboard.back()->trigger();
        QVERIFY(opens());
        QVERIFY(says("1 stack is new."));
        key(Qt::Key_Escape);
        QVERIFY(closes());
    }

    void linesArePastedOnceTheLineIsBack() {
        key(Qt::Key_3, Qt::ControlModifier);
        key(Qt::Key_1, Qt::ControlModifier);
        QVERIFY(board_->isVisible());
        paste("a - 3 cursed scrolls of identify\n");
        QVERIFY(opens());
        QVERIFY(says("1 stack is new."));
        key(Qt::Key_Escape);
        QVERIFY(closes());
    }

    void linesAreNotSqueezedIntoALineOfText_data() {
        QTest::addColumn<QString>("field");
        QTest::newRow("catalogue") << "catalogueSearch";
        QTest::newRow("goal") << "newGoal";
    }
    void linesAreNotSqueezedIntoALineOfText() {
        QFETCH(QString, field);
        auto* line = child<QLineEdit>(field);
        line->setFocus();
        paste("a - 3 cursed scrolls of identify\nb - a +1 dagger\n");
        QVERIFY(opens());
        QVERIFY(says("2 stacks are new."));
        QCOMPARE(line->text(), QString());
        key(Qt::Key_Escape);
        QVERIFY(closes());
        line->setFocus();
        child<StackClipboard>()->actions().back()->trigger();
        QVERIFY(opens());
        QCOMPARE(line->text(), QString());
        key(Qt::Key_Escape);
        QVERIFY(closes());
        // What is one line, or not the game's, is typed.
        line->setFocus();
        paste("xyzzy\nplugh");
        QVERIFY(line->text().contains("plugh"));
        line->clear();
        paste("a +1 dagger\n");
        QVERIFY(line->text().contains("dagger"));
        QVERIFY(dialog() == nullptr);
    }

    void linesAreNotSqueezedByTheMenuOfALineOfText_data() {
        linesAreNotSqueezedIntoALineOfText_data();
    }
    void linesAreNotSqueezedByTheMenuOfALineOfText() {
        QFETCH(QString, field);
        auto* line = child<QLineEdit>(field);
        line->setFocus();
        QApplication::clipboard()->setText("a - 3 cursed scrolls of identify\nb - a +1 dagger\n");
        pasteByMenu(*line);
        QVERIFY(opens());
        QVERIFY(says("2 stacks are new."));
        QCOMPARE(line->text(), QString());
        key(Qt::Key_Escape);
        QVERIFY(closes());
        // What is one line, or not the game's, is typed.
        line->setFocus();
        QApplication::clipboard()->setText("a +1 dagger");
        pasteByMenu(*line);
        QCOMPARE(line->text(), QString("a +1 dagger"));
        line->clear();
        QApplication::clipboard()->setText("xyzzy\nplugh");
        pasteByMenu(*line);
        QVERIFY(line->text().contains("plugh"));
        QVERIFY(dialog() == nullptr);
    }

    void linesAreNotSqueezedByTheMiddleButton_data() { linesAreNotSqueezedIntoALineOfText_data(); }
    void linesAreNotSqueezedByTheMiddleButton() {
        QFETCH(QString, field);
        QClipboard* clipboard = QApplication::clipboard();
        if (!clipboard->supportsSelection()) {
            QSKIP("What is selected is not for pasting on this platform: run this under xvfb-run.");
        }
        auto* line = child<QLineEdit>(field);
        QVERIFY(!line->hasFocus());
        clipboard->setText("a - 3 cursed scrolls of identify\nb - a +1 dagger\n",
                           QClipboard::Selection);
        QTest::mouseClick(line, Qt::MiddleButton);
        QVERIFY(opens());
        QVERIFY(says("2 stacks are new."));
        QCOMPARE(line->text(), QString());
        key(Qt::Key_Escape);
        QVERIFY(closes());
        clipboard->setText("dagger", QClipboard::Selection);
        QTest::mouseClick(line, Qt::MiddleButton);
        QCOMPARE(line->text(), QString("dagger"));
        QVERIFY(dialog() == nullptr);
    }

    void anEmptyClipboardIsSaidAnywhere() {
        key(Qt::Key_5, Qt::ControlModifier);
        QApplication::clipboard()->clear();
        key(Qt::Key_V, Qt::ControlModifier);
        QVERIFY(window_->statusBar()->currentMessage().contains("no stacks on the clipboard"));
    }

    void linesHaveRoomBeforeTheOtherColumns_data() {
        QTest::addColumn<QString>("pasted");
        QTest::addColumn<int>("characters");
        QTest::newRow("stacks") << "a - 3 cursed scrolls of identify\n"
                                   "b - 2 uncursed scrolls of teleportation\n"
                                   "c - a +1 dagger (weapon in hand)\n"
                                << 150;
        // What is wrong with a line has half of the width.
        QTest::newRow("no stack") << "b - a +1 dagger\n"
                                     "this line is nothing that the game would ever say of an "
                                     "object of anybody who walks here\n"
                                  << 200;
    }
    void linesHaveRoomBeforeTheOtherColumns() {
        QFETCH(QString, pasted);
        QFETCH(int, characters);
        paste(pasted);
        QVERIFY(opens());
        dialog()->resize(characters * dialog()->fontMetrics().averageCharWidth(), 500);
        const auto* model = table()->model();
        QTRY_COMPARE(model->rowCount(), pasted.count('\n'));
        const auto areWhole = [&] {
            for (int row = 0; row < model->rowCount(); ++row) {
                const QModelIndex line = model->index(row, ImportModel::Text);
                if (table()->visualRect(line).width() <=
                    table()->fontMetrics().horizontalAdvance(line.data().toString())) {
                    return false;
                }
            }
            return true;
        };
        QTest::qWait(50);  // what follows is done by timers of 0 ms
        QTRY_VERIFY(areWhole());
        QTRY_COMPARE(table()->horizontalScrollBar()->maximum(), 0);
        key(Qt::Key_Escape);
        QVERIFY(closes());
    }

    void widthsHangOnTheRoomAloneAndNotOnTheWayThere() {
        paste(
            "b - a +1 dagger\n"
            "this line is nothing that the game would ever say of an object of anybody\n");
        QVERIFY(opens());
        const auto widths = [this] {
            std::vector<int> each;
            each.reserve(ImportModel::ColumnCount + 1);
            for (int column = 0; column < ImportModel::ColumnCount; ++column) {
                each.push_back(table()->columnWidth(column));
            }
            each.push_back(table()->columnSpan(1, ImportModel::Text));
            return each;
        };
        const int character = dialog()->fontMetrics().averageCharWidth();
        const auto at = [&](int characters) {
            dialog()->resize(characters * character, 500);
            QTest::qWait(50);  // what follows is done by timers of 0 ms
            return widths();
        };
        QTRY_COMPARE(table()->model()->rowCount(), 2);
        const std::vector<int> wide = at(165);
        QVERIFY(at(110) != wide);
        QCOMPARE(at(165), wide);
        QVERIFY(at(260) != wide);
        QCOMPARE(at(165), wide);
        key(Qt::Key_Escape);
        QVERIFY(closes());
    }

    void saysWhatTheNotesHaveNoRoomFor() {
        QString lines = "a - a +1 dagger\n";
        for (int i = 0; i < 3'000; ++i) {
            lines += QStringLiteral("xyzzy %1\n").arg(i);
        }
        paste(lines);
        QVERIFY(opens());
        static const QRegularExpression said(
            "The notes have no room for ([\\d,]+) lines that can't be read\\.");
        QRegularExpressionMatch match;
        QTRY_VERIFY2((match = said.match(summary())).hasMatch(), qPrintable(summary()));
        QTest::mouseClick(part<QCheckBox>("importKeeps"), Qt::LeftButton);
        QTRY_VERIFY2(!said.match(summary()).hasMatch(), qPrintable(summary()));
        QTest::mouseClick(part<QCheckBox>("importKeeps"), Qt::LeftButton);
        QTRY_VERIFY(said.match(summary()).hasMatch());
        key(Qt::Key_Return);
        QVERIFY(closes());
        const auto kept = std::ranges::count(document().strategy().notes, '\n') + 1;
        QCOMPARE(match.captured(1).remove(u',').toLongLong(), 3'000 - kept);
        QVERIFY(said.match(window_->statusBar()->currentMessage()).hasMatch());
    }

    void whatIsWrongWithLinesStandsInOnePlace() {
        paste(
            "a - a +1 dagger\nxyzzy\n"
            "c - a cursed -1 thoroughly rusty very corroded orcish helmet {named after nobody whom "
            "anybody ever knew anywhere, and so on and on and on}\n");
        QVERIFY(opens());
        QVERIFY(says("2 lines are not understood."));
        const auto faultOf = [this](int row) {
            return table()->model()->index(row, table()->columnSpan(row, ImportModel::Text));
        };
        QTRY_VERIFY(table()->columnSpan(2, ImportModel::Text) > 1);
        QCOMPARE(faultOf(1).column(), faultOf(2).column());
        QTRY_VERIFY(table()->visualRect(faultOf(2)).width() > table()->viewport()->width() / 3);
        const auto hasColor = [this](const QModelIndex& index, const QColor& color) {
            const QImage cell = table()->viewport()->grab(table()->visualRect(index)).toImage();
            for (int y = 0; y < cell.height(); ++y) {
                for (int x = 0; x < cell.width(); ++x) {
                    if (cell.pixelColor(x, y) == color) {
                        return true;
                    }
                }
            }
            return false;
        };
        const Theme& theme = Theme::of(table()->palette());
        for (const int row : {1, 2}) {
            QVERIFY(hasColor(faultOf(row), theme.error));
            QVERIFY(!hasColor(faultOf(row), theme.mutedText));
        }
        key(Qt::Key_Escape);
        QVERIFY(closes());
    }

    void wordsThatAreNoStackHaveTheRoomOfOne() {
        paste(
            "a - 3 cursed scrolls of identify\n"
            "this line is nothing that the game would ever say of an object of anybody\n");
        QVERIFY(opens());
        QVERIFY(says("1 line is not understood."));
        QCOMPARE(table()->columnSpan(0, ImportModel::Text), 1);
        QTRY_VERIFY(table()->columnSpan(1, ImportModel::Text) > 1);
        const QModelIndex words = table()->model()->index(1, ImportModel::Text);
        const auto fits = [&] {
            return table()->visualRect(words).width() >=
                   table()->fontMetrics().horizontalAdvance(words.data().toString());
        };
        QTRY_VERIFY(fits());
        // Once it is understood, it has its columns again.
        text()->setPlainText("a - 3 cursed scrolls of identify\nb - a +1 dagger\n");
        QTRY_COMPARE(table()->columnSpan(1, ImportModel::Text), 1);
        const QModelIndex object = table()->model()->index(1, ImportModel::Object);
        QTRY_VERIFY(table()->visualRect(object).width() >=
                    table()->fontMetrics().horizontalAdvance(object.data().toString()));
        key(Qt::Key_Escape);
        QVERIFY(closes());
    }

    void whyALineIsNotUnderstoodHasTheRoomThatIsThere() {
        paste("xyzzy\na - a wand of dgiging\nplugh\n");
        QVERIFY(opens());
        QVERIFY(says("3 lines are not understood."));
        const QModelIndex why = table()->model()->index(1, ImportModel::Outcome);
        const QFontMetrics metrics = table()->fontMetrics();
        const auto isInOneLine = [&] {
            const QRect cell = table()->visualRect(why);
            return cell.width() > metrics.horizontalAdvance(why.data().toString()) &&
                   cell.height() < 2 * metrics.height();
        };
        QTRY_VERIFY(isInOneLine());
        const QModelIndex words = table()->model()->index(1, ImportModel::Text);
        QVERIFY(table()->visualRect(words).width() >
                metrics.horizontalAdvance(words.data().toString()));
        QTRY_COMPARE(table()->horizontalScrollBar()->maximum(), 0);
        key(Qt::Key_Escape);
        QVERIFY(closes());
    }

    void whatIsNotUnderstoodIsToldFirst() {
        paste("a - a wand of digging (0:5)\nb - a wand of dgiging\nc - 2 bubbly potions\n");
        QVERIFY(opens());
        QVERIFY(says("1 line is not understood."));
        part<QPushButton>("importButton")->click();
        QVERIFY(closes());
        const QString told = window_->statusBar()->currentMessage();
        QVERIFY2(told.startsWith("1 line is not understood. 2 stacks are new."), qPrintable(told));
    }

    void whyALineIsNotUnderstoodIsWhole() {
        paste("Wands\na - a wand of dgiging\nb - 2 daggers\n");
        QVERIFY(opens());
        QVERIFY(says("1 line is not understood."));
        part<QCheckBox>("importShowsAll")->click();
        QTRY_COMPARE(table()->model()->rowCount(), 3);
        dialog()->resize(80 * dialog()->fontMetrics().averageCharWidth(), 600);
        const QModelIndex why = table()->model()->index(1, ImportModel::Outcome);
        const QString words = why.data().toString();
        QVERIFY2(words.contains("digging"), qPrintable(words));
        const QFontMetrics metrics = table()->fontMetrics();
        QTRY_VERIFY(table()->columnWidth(why.column()) < metrics.horizontalAdvance(words));
        const auto isWhole = [&] {
            const QRect cell = table()->visualRect(why);
            const QRect needed =
                metrics.boundingRect(QRect(0, 0, cell.width() - 10, 0), Qt::TextWordWrap, words);
            return needed.height() > metrics.height() && cell.height() >= needed.height() &&
                   cell.width() >= needed.width();
        };
        QTRY_VERIFY(isWhole());
        QTRY_VERIFY(table()->rowHeight(0) < table()->rowHeight(1));
        QVERIFY(why.data(Qt::ToolTipRole).toString().contains(words));
        key(Qt::Key_Escape);
        QVERIFY(closes());
    }

    void linesThatAreNotUnderstoodAreGoneTo() {
        QString lines;
        for (int i = 0; i < 60; ++i) {
            lines += i == 40 || i == 55 ? QString("xyzzy %1\n").arg(i)
                                        : QString("a dagger named n%1\n").arg(i);
        }
        paste(lines);
        QVERIFY(opens());
        QVERIFY(says("2 lines are not understood."));
        auto* next = part<QPushButton>("importNextUnread");
        QVERIFY(next->isVisible());
        for (const int row : {40, 55, 40}) {
            QTest::mouseClick(next, Qt::LeftButton);
            QCOMPARE(table()->currentIndex().row(), row);
            const QRect cell = table()->visualRect(table()->currentIndex());
            QVERIFY(table()->viewport()->rect().contains(QPoint(1, cell.center().y())));
            QVERIFY(part<QLabel>("importStory")->text().contains("xyzzy"));
            QVERIFY(text()->hasFocus());
            QCOMPARE(text()->textCursor().selectedText(), QStringLiteral("xyzzy %1").arg(row));
            QVERIFY(text()->viewport()->rect().contains(text()->cursorRect()));
        }
        text()->setPlainText("a dagger\n");
        QTRY_VERIFY(!next->isVisible());
        key(Qt::Key_Escape);
        QVERIFY(closes());
    }

    void theTableIsAsHighAsItsRows() {
        paste("a - 3 cursed scrolls of identify\nb - a +1 dagger\nxyzzy\n");
        QVERIFY(opens());
        QTRY_COMPARE(table()->model()->rowCount(), 3);
        QTRY_COMPARE(table()->viewport()->height(), table()->verticalHeader()->length());
        QCOMPARE(table()->verticalScrollBar()->maximum(), 0);
        const int low = table()->height();
        QString many;
        for (int i = 0; i < 60; ++i) {
            many += QString("a dagger named n%1\n").arg(i);
        }
        text()->setPlainText(many);
        QTRY_COMPARE(table()->model()->rowCount(), 60);
        QTRY_VERIFY(table()->height() > 2 * low);
        QVERIFY(table()->verticalScrollBar()->maximum() > 0);
        QVERIFY(text()->height() >= 6 * table()->fontMetrics().height());
        // No row is cut through, and the room below says what it is for.
        QTRY_COMPARE(table()->viewport()->height() % table()->rowHeight(0), 0);
        QVERIFY(part<QLabel>("importStory")->text().startsWith("Choose a line"));
        key(Qt::Key_Escape);
        QVERIFY(closes());
    }

    void enterRightAfterPastingImports() {
        auto* inventory = child<InventoryView>();
        inventory->setFocus();
        child<QLineEdit>("inventorySearch")->setText("bag");
        paste("k - 2 blessed potions of healing");
        QVERIFY(opens());
        key(Qt::Key_Return);
        QVERIFY(closes());
        QCOMPARE(document().plan().inventory.size(), std::size_t(1));
        QCOMPARE(child<QLineEdit>("inventorySearch")->text(), QString());
        const plan::Document once = document().plan();
        board_->setFocus();
        inventory->setFocus();
        paste("k - 2 blessed potions of healing");
        QVERIFY(opens());
        QVERIFY(says("1 is there already."));
        key(Qt::Key_Return);
        QVERIFY(closes());
        QVERIFY(document().plan() == once);
        QCOMPARE(document().undoStack().count(), 1);
    }

    void theMenuReadsWhileOneTypes() {
        key(Qt::Key_I, Qt::ControlModifier);
        QVERIFY(opens());
        const QAbstractItemModelTester tester(
            table()->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(says("no stack"));
        QCOMPARE(QApplication::focusWidget(), text());
        QVERIFY(!part<QPushButton>("importButton")->isEnabled());
        QTest::keyClicks(text(), "a - a wand of dgiging");
        QVERIFY(says("1 line is not understood."));
        QTRY_VERIFY(cell(0, ImportModel::Outcome).contains("digging"));
        for (int i = 0; i < 7; ++i) {
            QTest::keyClick(text(), Qt::Key_Backspace);
        }
        QTest::keyClicks(text(), "digging (0:5)");
        QVERIFY(says("1 stack is new."));
        QTest::keyClick(text(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), table());
        auto* place = part<QComboBox>("importPlace");
        QCOMPARE(place->currentText(), "the inventory");
        place->setFocus();
        QTest::keyClick(place, Qt::Key_End);
        QTest::keyClick(place, Qt::Key_Up);
        QTRY_COMPARE(cell(0, ImportModel::Outcome), "New on square 3");
        QTest::mouseClick(part<QPushButton>("importButton"), Qt::LeftButton);
        QVERIFY(closes());
        QCOMPARE(document().polypile().line.size(), std::size_t(3));
        QCOMPARE(pile(2).front().charges, 5);
    }

    void whatIsNotIdentifiedKeepsItsLook() {
        paste("p - 2 bubbly potions called foo");
        QVERIFY(opens());
        QVERIFY(says("1 is not identified: its odds are averaged over what it may be."));
        part<QPushButton>("importButton")->click();
        QVERIFY(closes());
        const plan::Stack& potion = pile(0).front();
        QCOMPARE(document().table()->operator[](potion.object).name, "bubbly potion");
        QCOMPARE(potion.called, "foo");
        QCOMPARE(potion.quantity, 2);
        const auto content = board_->content();
        const Card card = content->card({0, 0});
        QCOMPARE(card.name, "bubbly potion");
        QVERIFY2(card.detail.contains("id?"), qPrintable(card.detail));
        QVERIFY(content->description({0, 0}).contains("not identified"));
        QVERIFY(content->description({0, 0}).contains("may be: potion of water") ||
                content->description({0, 0}).contains("may be: potion of"));
        board_->setCurrent({0, 0});
        auto* fates = window_->findChild<QTableView*>("fates");
        const auto hasIdentity = [fates] {
            const QAbstractItemModel* model = fates->model();
            for (int row = 0; row < model->rowCount(); ++row) {
                if (model->index(row, 0).data().toString().startsWith("may be potion of")) {
                    return true;
                }
            }
            return false;
        };
        QTRY_VERIFY(hasIdentity());
    }

    void whatATextNamesIsKnownBySight() {
        const QString lines =
            "u - a wand of digging (1:4)\ns - an iron wand\ni - 2 blessed scrolls of identify\n"
            "d - a +1 dagger\n";
        paste(lines);
        QVERIFY(opens());
        QVERIFY(says("Known by sight from it: scroll of identify, wand of digging."));
        key(Qt::Key_Return);
        QVERIFY(closes());
        const std::vector<ObjectIndex> named = {test::object("scroll of identify"),
                                                test::object("wand of digging")};
        QVERIFY(document().plan().discoveries == named);
        QCOMPARE(document().table()->operator[](pile(0)[1].object).name, "iron wand");
        board_->setCurrent({0, 1});
        auto* fates = window_->findChild<QTableView*>("fates");
        const auto mayBe = [fates](const QString& type) {
            const QAbstractItemModel* model = fates->model();
            for (int row = 0; row < model->rowCount(); ++row) {
                if (model->index(row, 0).data().toString() == "may be " + type) {
                    return true;
                }
            }
            return false;
        };
        QTRY_VERIFY(mayBe("wand of striking"));
        QVERIFY(!mayBe("wand of digging"));
        // Once it is known it is not told again.
        paste(lines);
        QVERIFY(opens());
        QVERIFY(says("4 are there already."));
        QVERIFY(!summary().contains("Known by sight"));
        key(Qt::Key_Escape);
        QVERIFY(closes());
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(document().plan() == test::smallPlan());
    }

    void whatLiesOnTheLineIsIdentified() {
        importIronWand();
        const plan::Document before = document().plan();
        paste("s - a wand of sleep (0:4)\n");
        QVERIFY(opens());
        auto* place = part<QComboBox>("importPlace");
        QTest::keyClick(place, Qt::Key_Home);
        QCOMPARE(place->currentText(), "the inventory");
        QVERIFY(says("1 lies on the line already and stays there."));
        QCOMPARE(cell(0, ImportModel::Outcome), "Lies on the line already, where it is known now");
        QTest::mouseClick(part<QPushButton>("importButton"), Qt::LeftButton);
        QVERIFY(closes());
        QCOMPARE(pile(0)[0].object, test::object("wand of sleep"));
        QCOMPARE(pile(0)[0].charges, 4);
        QVERIFY(document().inventory().empty());
        QCOMPARE(document().undoStack().undoText(), "Import what is known");
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(document().plan() == before);
    }

    void whatAListOfDiscoveriesTellsOfALookIsIdentified() {
        importIronWand();
        const plan::Document before = document().plan();
        paste("Discoveries\n\nWands\n  wand of sleep (iron)\n");
        QVERIFY(opens());
        QVERIFY(says("1 stack of the plan is identified by its look."));
        key(Qt::Key_Return);
        QVERIFY(closes());
        QCOMPARE(pile(0)[0].object, test::object("wand of sleep"));
        QCOMPARE(document().undoStack().undoText(), "Import what is known");
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(document().plan() == before);
    }

    void manyTypesKnownFromATextAreCounted() {
        paste(
            "a - a wand of digging (1:4)\nb - a wand of sleep (0:4)\nc - a sack\n"
            "d - a scroll of identify\ne - an oil lamp\n");
        QVERIFY(opens());
        QVERIFY(says("Known by sight from it: "));
        QVERIFY2(summary().contains(" and 2 more."), qPrintable(summary()));
        key(Qt::Key_Escape);
        QVERIFY(closes());
    }

    void whatIsNotIdentifiedIsChosen() {
        paste("p - 2 bubbly potions\nxyzzy");
        QVERIFY(opens());
        QVERIFY(says("1 is not identified"));
        table()->setFocus();
        table()->setCurrentIndex(table()->model()->index(0, 0));
        QTest::keyClick(table(), Qt::Key_Return);
        auto* choice = part<QComboBox>("importChoice");
        QVERIFY(choice != nullptr);
        const QString wanted = choice->itemText(2);
        QTRY_VERIFY(choice->view()->isVisible());
        for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Down, Qt::Key_Return}) {
            QTest::keyClick(choice->view(), key);
        }
        QTRY_COMPARE(cell(0, ImportModel::Object), wanted);
        QVERIFY(says("1 stack is new."));
        part<QPushButton>("importButton")->click();
        QVERIFY(closes());
        QCOMPARE(pile(0).size(), std::size_t(4));
        QCOMPARE(document().strategy().notes, "xyzzy");
    }

    void whatIsChosenIsKnownBySight() {
        const ObjectIndex healing = test::object("potion of healing");
        const ObjectTable& objects = *document().table();
        plan::Stack smoky;
        smoky.object = objects.findLook(ObjectClass::Potion, "smoky").value();
        document().edit("Carry", [&](PlanDocument::Draft& draft) {
            draft.plan.inventory = {smoky, test::stack("rock", 3)};
        });
        const plan::Document before = document().plan();
        paste("a - a smoky potion\nb - 2 cursed smoky potions\nc - a bubbly potion\n");
        QVERIFY(opens());
        QVERIFY(says("3 are not identified"));
        const auto choose = [this](int row, const QString& kind) {
            table()->setFocus();
            table()->setCurrentIndex(table()->model()->index(row, ImportModel::Object));
            QTest::keyClick(table(), Qt::Key_F2);
            auto* choice = part<QComboBox>("importChoice");
            QVERIFY(choice != nullptr);
            QTRY_VERIFY(choice->view()->isVisible());
            const int wanted = choice->findText(kind, Qt::MatchStartsWith);
            QVERIFY(wanted >= 0);
            QTest::keyClick(choice->view(), Qt::Key_Home);
            for (int i = 0; i < wanted; ++i) {
                QTest::keyClick(choice->view(), Qt::Key_Down);
            }
            QTest::keyClick(choice->view(), Qt::Key_Return);
        };
        choose(0, "potion of healing");
        QTRY_COMPARE(cell(1, ImportModel::Object), "potion of healing");
        QCOMPARE(cell(0, ImportModel::Object), "potion of healing");
        QVERIFY(cell(2, ImportModel::Object).startsWith("bubbly potion"));
        QVERIFY(says("Known by sight from it: potion of healing."));
        // Any of those lines takes it back, or says otherwise, for all of them.
        choose(1, "not identified");
        QTRY_VERIFY(cell(0, ImportModel::Object).startsWith("smoky potion"));
        choose(0, "potion of sleeping");
        QTRY_COMPARE(cell(1, ImportModel::Object), "potion of sleeping");
        choose(1, "potion of healing");
        QTRY_COMPARE(cell(0, ImportModel::Object), "potion of healing");
        QVERIFY(says("Known by sight from it: potion of healing."));
        QTest::mouseClick(part<QPushButton>("importButton"), Qt::LeftButton);
        QVERIFY(closes());
        QVERIFY(document().plan().discoveries == std::vector<ObjectIndex>{healing});
        QCOMPARE(document().inventory().front().object, healing);
        QCOMPARE(pile(0)[0].object, healing);
        QCOMPARE(pile(0)[1].object, healing);
        QCOMPARE(objects[pile(0)[2].object].name, "bubbly potion");
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(document().plan() == before);
    }

    void numberAndStatusAreMended() {
        paste("p - 2 potions of water");
        QVERIFY(opens());
        QVERIFY(says("1 stack is new."));
        const auto at = [this](int column) { return table()->model()->index(0, column); };
        const QPoint place = table()->visualRect(at(ImportModel::Number)).center();
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, place);
        QTest::mouseDClick(table()->viewport(), Qt::LeftButton, {}, place);
        auto* number = part<QSpinBox>("importNumber");
        QVERIFY(number != nullptr);
        number->selectAll();
        QTest::keyClicks(number, "12");
        QTest::keyClick(number, Qt::Key_Return);
        QTRY_COMPARE(cell(0, ImportModel::Number), "12");
        table()->setFocus();
        table()->setCurrentIndex(at(ImportModel::Status));
        QTest::keyClick(table(), Qt::Key_F2);
        auto* choice = part<QComboBox>("importChoice");
        QVERIFY(choice != nullptr);
        QTRY_VERIFY(choice->view()->isVisible());
        QTest::keyClick(choice->view(), Qt::Key_End);
        QTest::keyClick(choice->view(), Qt::Key_Return);
        QTRY_COMPARE(cell(0, ImportModel::Status), "cursed");
        part<QPushButton>("importButton")->click();
        QVERIFY(closes());
        QCOMPARE(pile(0).front().quantity, 12);
        QCOMPARE(pile(0).front().buc, nethack::Buc::Cursed);
    }

    void aTextBecomesAStrategyOfItsOwn() {
        paste("NetHack Version 3.7.0\n\nInventory:\na - 2 daggers\nxyzzy\n");
        QVERIFY(opens());
        QVERIFY(says("is of NetHack 3.7"));
        auto* place = part<QComboBox>("importPlace");
        place->setFocus();
        QTest::keyClick(place, Qt::Key_End);
        QCOMPARE(place->currentText(), "a new strategy");
        QVERIFY(QTest::qWaitFor([this] { return !summary().contains("is of NetHack 3.7"); }));
        QVERIFY(says("1 stack is new."));
        QTest::mouseClick(part<QPushButton>("importButton"), Qt::LeftButton);
        QVERIFY(closes());
        QCOMPARE(document().plan().strategies.size(), std::size_t(2));
        QCOMPARE(document().strategyIndex(), 1);
        QCOMPARE(document().game(), nethack::Game::NetHack37);
        QCOMPARE(document().inventory().size(), std::size_t(1));
        QCOMPARE(document().strategy().notes, "xyzzy");
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(document().plan() == test::smallPlan());
    }

    void theTextsGameIsSwitchedTo() {
        paste("NetHack Version 3.7.0\n\nInventory:\na - a magic whistle\n");
        QVERIFY(opens());
        QVERIFY(says("is of NetHack 3.7"));
        auto* button = part<QPushButton>("importSwitchGame");
        QVERIFY(button->isVisible());
        QVERIFY2(button->text().contains("NetHack 3.7"), qPrintable(button->text()));
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_COMPARE(document().game(), nethack::Game::NetHack37);
        QVERIFY(QTest::qWaitFor([this] { return !summary().contains("is of NetHack 3.7"); }));
        QVERIFY(!button->isVisible());
        part<QPushButton>("importButton")->click();
        QVERIFY(closes());
        QCOMPARE(document().plan().inventory.size() + pile(0).size(), std::size_t(4));
    }

    void escapeLeavesThePlanAsItIs() {
        paste("a - a dagger");
        QVERIFY(opens());
        key(Qt::Key_Escape);
        QVERIFY(closes());
        QVERIFY(document().plan() == test::smallPlan());
        QCOMPARE(document().undoStack().count(), 0);
    }

    void whatWasTypedIsThereAgainAfterEscape() {
        key(Qt::Key_I, Qt::ControlModifier);
        QVERIFY(opens());
        QTest::keyClicks(text(), "a - a dagger");
        QTest::keyClick(dialog(), Qt::Key_Escape);
        QVERIFY(closes());
        key(Qt::Key_I, Qt::ControlModifier);
        QVERIFY(opens());
        QCOMPARE(text()->toPlainText(), "a - a dagger");
        QVERIFY(says("1 stack is new."));
        QTest::mouseClick(part<QPushButton>("importButton"), Qt::LeftButton);
        QVERIFY(closes());
        key(Qt::Key_I, Qt::ControlModifier);
        QVERIFY(opens());
        QCOMPARE(text()->toPlainText(), QString());
    }

    void aDumplogIsDropped() {
        const QString path = folder_.filePath("dump.txt");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            "NetHack Version 3.6.6\n\nInventory:\nWeapons\n a - a blessed +2 dagger (weapon in "
            "hand)\nScrolls\n b - 2 uncursed scrolls of light\n\nVanquished creatures:\n  a "
            "newt\n\xff\n");
        file.close();
        QMimeData mime;
        mime.setUrls({QUrl::fromLocalFile(path)});
        dropOn(*window_, mime);
        QVERIFY(opens());
        QVERIFY(says("2 stacks are new."));
        QVERIFY(summary().contains("passed over"));
        part<QPushButton>("importButton")->click();
        QVERIFY(closes());
        QCOMPARE(document().plan().inventory.size(), std::size_t(2));
    }

    void textIsDroppedOnTheLine() {
        QMimeData mime;
        mime.setText("a - a unicorn horn");
        dropOn(*board_->viewport(), mime);
        QVERIFY(opens());
        QVERIFY(says("1 stack is new."));
    }

    void filesAreDroppedOnTheDialog() {
        key(Qt::Key_I, Qt::ControlModifier);
        QVERIFY(opens());
        QMimeData mime;
        mime.setUrls({QUrl::fromLocalFile(folder_.filePath("missing.txt"))});
        dropOn(*text()->viewport(), mime);
        QVERIFY(says("can't be read"));
    }

    void textsAreShownAsTheyAre() {
        test::Trap trap;
        const QString lure = trap.lure();
        paste(QString("a - a dagger named %1\n%1\n").arg(lure));
        QVERIFY(opens());
        QVERIFY(says("1 line is not understood."));
        for (int row = 0; row < 2; ++row) {
            table()->setCurrentIndex(table()->model()->index(row, 0));
            QVERIFY(part<QLabel>("importStory")->text().contains(lure.left(20)));
            QTest::qWait(50);
        }
        part<QPushButton>("importButton")->click();
        QVERIFY(closes());
        QTest::qWait(50);
        QVERIFY(!trap.wasOpened());
    }

    void anyBytesAreTaken() {
        quint32 state = 20261122;
        const auto next = [&state] { return state = state * 1664525U + 1013904223U, state >> 16; };
        for (int round = 0; round < 20; ++round) {
            QString text;
            for (int i = 0; i < 300; ++i) {
                text += next() % 5 == 0 ? QChar(u'\n') : QChar(char16_t(next() % 0x250 + 1));
            }
            paste(text);
            QVERIFY(opens());
            QVERIFY(QTest::qWaitFor([this] { return !summary().isEmpty(); }));
            key(Qt::Key_Escape);
            QVERIFY(closes());
        }
    }
};

POLYPLAN_UI_TEST(ImportWindowTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "import_window_test.moc"
