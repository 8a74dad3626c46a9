#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QCompleter>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPointer>
#include <QSpinBox>
#include <QStatusBar>
#include <QTableView>
#include <QTest>

#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/document/plan_document.h"
#include "ui/models/odds_service.h"
#include "ui/parts/search_field.h"
#include "ui/polypile/inventory_view.h"
#include "ui/polypile/line_board.h"

namespace polyplan::ui {
namespace {

/// What the entries of the Edit menu act on, opened by Alt and its letter or by a click.
class EditMenuTest : public test::WindowFixture {
    Q_OBJECT

    plan::Document plan() override {
        plan::Document plan = test::smallPlan();
        plan.inventory = {test::named("Sting")};
        return plan;
    }
    void start() override { QApplication::clipboard()->clear(); }

    static QString copied() { return QApplication::clipboard()->text(); }
    static QMenu* openMenu() { return qobject_cast<QMenu*>(QApplication::activePopupWidget()); }
    static QMenu* openByKeys() {
        key(Qt::Key_E, Qt::AltModifier);
        return QTest::qWaitFor([] { return openMenu() != nullptr; }) ? openMenu() : nullptr;
    }
    /// Presses Alt and lets it go, which leads into the menu bar.
    static void pressAlt() {
        QTest::sendKeyEvent(QTest::Click, QApplication::focusWidget(), Qt::Key_Alt, QString(),
                            Qt::NoModifier);
    }
    static void chooseByLetter(Qt::Key letter) {
        QMenu* menu = openByKeys();
        QVERIFY(menu != nullptr);
        QTest::keyClick(menu, letter);
        QTRY_VERIFY(openMenu() == nullptr);
    }
    static void pickByArrows(QMenu* menu, const QString& entry) {
        QVERIFY(menu != nullptr);
        for (qsizetype steps = 0; steps < menu->actions().size(); ++steps) {
            if (menu->activeAction() != nullptr && menu->activeAction()->text() == entry) {
                break;
            }
            QTest::keyClick(menu, Qt::Key_Down);
        }
        QVERIFY(menu->activeAction() != nullptr);
        QCOMPARE(menu->activeAction()->text(), entry);
        QTest::keyClick(menu, Qt::Key_Return);
        QTRY_VERIFY(openMenu() == nullptr);
    }
    void chooseByMouse(const QString& entry) {
        QMenuBar* bar = window_->menuBar();
        for (QAction* title : bar->actions()) {
            if (title->text() == "&Edit") {
                QTest::mouseClick(bar, Qt::LeftButton, {}, bar->actionGeometry(title).center());
            }
        }
        QTRY_VERIFY(openMenu() != nullptr);
        QMenu* menu = openMenu();
        for (QAction* action : menu->actions()) {
            if (action->text() == entry) {
                QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
                break;
            }
        }
        QTRY_VERIFY(openMenu() == nullptr);
    }

    QLineEdit* search() {
        auto* field = child<QLineEdit>("catalogueSearch");
        field->setFocus();
        QTest::keyClicks(field, "marker");
        field->selectAll();
        return field;
    }
    QPlainTextEdit* notes() {
        key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        auto* field = child<QPlainTextEdit>("strategyNotes");
        field->setFocus();
        QTest::keyClicks(field, "zap twice");
        field->selectAll();
        return field;
    }
    /// The editor of how many of the goal are wanted, open in the list.
    QSpinBox* goalEditor() {
        auto* goals = child<QTableView>("goals");
        const QPoint at = goals->visualRect(goals->model()->index(0, 1)).center();
        QTest::mouseClick(goals->viewport(), Qt::LeftButton, {}, at);
        QTest::mouseDClick(goals->viewport(), Qt::LeftButton, {}, at);
        return goals->findChild<QSpinBox*>();
    }

  private Q_SLOTS:
    void selectAllWaitsForOpenMenus() {
        for (QAction* title : window_->menuBar()->actions()) {
            window_->findChild<LineBoard*>()->setFocus();
            const QString text = title->text();
            const auto letter =
                static_cast<Qt::Key>(text.at(text.indexOf('&') + 1).toUpper().unicode());
            key(letter, Qt::AltModifier);
            QTRY_VERIFY(openMenu() != nullptr);
            QTest::keyClick(openMenu(), Qt::Key_A, Qt::ControlModifier);
            QVERIFY(openMenu() != nullptr);
            QTest::keyClick(openMenu(), Qt::Key_Escape);
            QTRY_VERIFY(openMenu() == nullptr);
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        }
    }
    void aLineOfTextIsActedOn() {
        QLineEdit* field = search();
        chooseByLetter(Qt::Key_C);
        QCOMPARE(copied(), "marker");
        QVERIFY(field->hasFocus());
        QCOMPARE(field->selectedText(), "marker");
        QApplication::clipboard()->clear();
        pickByArrows(openByKeys(), "&Copy");
        QCOMPARE(copied(), "marker");
        QVERIFY(field->hasFocus());
        QApplication::clipboard()->clear();
        pickByArrows(openByKeys(), "&Copy");
        QCOMPARE(copied(), "marker");
        QApplication::clipboard()->clear();
        chooseByMouse("&Copy");
        QCOMPARE(copied(), "marker");
        chooseByLetter(Qt::Key_T);
        QCOMPARE(field->text(), "");
        chooseByLetter(Qt::Key_P);
        QCOMPARE(field->text(), "marker");
        QVERIFY(field->hasFocus());
        QCOMPARE(document().undoStack().count(), 0);
    }

    void aTextOfManyLinesIsActedOn() {
        QPlainTextEdit* field = notes();
        QCOMPARE(document().undoStack().count(), 1);
        chooseByLetter(Qt::Key_C);
        QCOMPARE(copied(), "zap twice");
        QVERIFY(field->hasFocus());
        QApplication::clipboard()->clear();
        pickByArrows(openByKeys(), "&Copy");
        QCOMPARE(copied(), "zap twice");
        QApplication::clipboard()->clear();
        chooseByMouse("&Copy");
        QCOMPARE(copied(), "zap twice");
        pickByArrows(openByKeys(), "Cu&t");
        QCOMPARE(field->toPlainText(), "");
        chooseByLetter(Qt::Key_P);
        chooseByLetter(Qt::Key_P);
        QCOMPARE(field->toPlainText(), "zap twicezap twice");
        QVERIFY(field->hasFocus());
        QCOMPARE(document().undoStack().count(), 4);
        chooseByLetter(Qt::Key_U);
        QCOMPARE(field->toPlainText(), "zap twice");
    }

    void allIsSelectedWhereTheKeysGo() {
        QLineEdit* field = search();
        field->deselect();
        chooseByLetter(Qt::Key_A);
        QCOMPARE(field->selectedText(), "marker");
        board().setFocus();
        board().setCurrent({1, 0});
        chooseByLetter(Qt::Key_A);
        QCOMPARE(document().selection().size(), document().polypile().line[1].stacks.size());
        chooseByLetter(Qt::Key_A);
        QCOMPARE(document().selection().size(), document().polypile().line[0].stacks.size() +
                                                    document().polypile().line[1].stacks.size());
    }

    void selectedStacksAreCopied() {
        board().setFocus();
        board().setCurrent({0, 2});
        chooseByLetter(Qt::Key_C);
        QCOMPARE(copied(), "4 uncursed +0 daggers");
        QVERIFY(board().hasFocus());
        QApplication::clipboard()->clear();
        pickByArrows(openByKeys(), "&Copy");
        QCOMPARE(copied(), "4 uncursed +0 daggers");
        QVERIFY(board().hasFocus());
        QCOMPARE(document().undoStack().count(), 0);
    }

    void whatWasCopiedIsSaid() {
        const auto said = [this] { return window_->statusBar()->currentMessage(); };
        board().setFocus();
        board().setCurrent({0, 2});
        key(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(said(), "Copied “4 uncursed +0 daggers”.");
        key(Qt::Key_A, Qt::ControlModifier);
        chooseByLetter(Qt::Key_C);
        QCOMPARE(said(), QString("Copied %1 lines.").arg(copied().trimmed().count('\n') + 1));
        QPlainTextEdit* field = notes();
        field->setPlainText(QString(100, 'x'));
        field->selectAll();
        key(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(said(), QString("Copied “%1…”.").arg(QString(60, 'x')));
    }

    void lettersAreNotTakenForThoseOfTheList() {
        auto* inventory = child<InventoryView>();
        inventory->setFocus();
        inventory->setCurrentIndex(inventory->model()->index(0, 0));
        chooseByLetter(Qt::Key_C);
        QVERIFY2(copied().contains("Sting"), qPrintable(copied()));
        QVERIFY(inventory->hasFocus());
        QCOMPARE(document().undoStack().count(), 0);
        key(Qt::Key_C);
        QCOMPARE(document().undoStack().count(), 1);
        chooseByLetter(Qt::Key_U);
        QCOMPARE(document().undoStack().index(), 0);
    }

    void lettersAreNotTakenForThoseOfTheLine() {
        board().setFocus();
        board().setCurrent({0, 2});
        pressAlt();
        QVERIFY(window_->menuBar()->hasFocus());
        key(Qt::Key_L);
        QTRY_VERIFY(openMenu() != nullptr);
        QCOMPARE(openMenu()->title(), "&Line");
        QTest::keyClick(openMenu(), Qt::Key_B);
        QTRY_VERIFY(openMenu() == nullptr);
        QCOMPARE(document().undoStack().count(), 1);
        QVERIFY(document().polypile().line[0].stacks[2].buc == nethack::Buc::Blessed);
        QVERIFY(board().hasFocus());
    }

    void aNumberOnACardIsActedOn() {
        board().setFocus();
        board().setCurrent({0, 2});
        key(Qt::Key_F2);
        const QPointer<QSpinBox> field = qobject_cast<QSpinBox*>(QApplication::focusWidget());
        QVERIFY(field != nullptr);
        chooseByLetter(Qt::Key_C);
        QCOMPARE(copied(), "4");
        QVERIFY(field != nullptr && field->hasFocus());
        QApplication::clipboard()->clear();
        pickByArrows(openByKeys(), "&Copy");
        QCOMPARE(copied(), "4");
        QVERIFY(field != nullptr && field->hasFocus());
        QTest::keyClicks(field, "7");
        key(Qt::Key_Return);
        QCOMPARE(document().polypile().line[0].stacks[2].quantity, 7);
        QCOMPARE(document().undoStack().count(), 1);
        QTRY_VERIFY(field == nullptr);
    }

    void aNumberInAListIsActedOn() {
        QTRY_VERIFY(window_->odds().isComplete());
        const QPointer<QSpinBox> field = goalEditor();
        QVERIFY(field != nullptr && field->hasFocus());
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, "3");
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        chooseByLetter(Qt::Key_C);
        QCOMPARE(copied(), "3");
        QVERIFY(field != nullptr && field->hasFocus());
        QApplication::clipboard()->clear();
        pickByArrows(openByKeys(), "&Copy");
        QCOMPARE(copied(), "3");
        QVERIFY(field != nullptr && field->hasFocus());
        key(Qt::Key_Return);
        QTRY_COMPARE(document().polypile().goals[0].atLeast, 3);
        QTRY_VERIFY(field == nullptr);
    }

    void whatIsTypedInAListIsNotLostInTheMenuBar() {
        QTRY_VERIFY(window_->odds().isComplete());
        const QPointer<QSpinBox> field = goalEditor();
        QVERIFY(field != nullptr);
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, "3");
        QMenu* menu = openByKeys();
        QVERIFY(menu != nullptr);
        QTest::keyClick(menu, Qt::Key_Escape);
        QVERIFY(openMenu() == nullptr);
        QTRY_COMPARE(document().polypile().goals[0].atLeast, 3);
        QTRY_VERIFY(field == nullptr);
    }

    void anEditableBoxIsActedOn() {
        QTest::keyClick(window_.get(), Qt::Key_4, Qt::ControlModifier);
        auto* type = child<QComboBox>("damageType");
        type->setFocus();
        type->lineEdit()->selectAll();
        pickByArrows(openByKeys(), "&Copy");
        QVERIFY(!type->currentText().isEmpty());
        QCOMPARE(copied(), type->currentText());
    }

    void escapeLeadsToTheBarAndBackToTheField() {
        QLineEdit* field = search();
        field->deselect();
        QMenu* menu = openByKeys();
        QVERIFY(menu != nullptr);
        QTest::keyClick(menu, Qt::Key_Escape);
        QVERIFY(openMenu() == nullptr);
        QVERIFY(window_->menuBar()->hasFocus());
        key(Qt::Key_Escape);
        QVERIFY(field->hasFocus());
        QTest::keyClicks(field, "s");
        QCOMPARE(field->text(), "markers");
    }

    void altAloneLeavesTheSelection() {
        QLineEdit* field = search();
        QTest::keyClick(field, Qt::Key_Home);
        QTest::keyClick(field, Qt::Key_Right, Qt::ShiftModifier);
        QTest::keyClick(field, Qt::Key_Right, Qt::ShiftModifier);
        pressAlt();
        QVERIFY(window_->menuBar()->hasFocus());
        QCOMPARE(field->selectedText(), "ma");
        QCOMPARE(field->cursorPosition(), 2);
        key(Qt::Key_E);
        QTRY_VERIFY(openMenu() != nullptr);
        pickByArrows(openMenu(), "&Copy");
        QCOMPARE(copied(), "ma");
        QVERIFY(field->hasFocus());
        QCOMPARE(field->selectedText(), "ma");
        pressAlt();
        key(Qt::Key_E);
        QTRY_VERIFY(openMenu() != nullptr);
        QTest::keyClick(openMenu(), Qt::Key_T);
        QTRY_COMPARE(field->text(), "rker");
        QVERIFY(field->hasFocus());
    }

    void altAloneLeavesTheSelectionOfABox() {
        QTest::keyClick(window_.get(), Qt::Key_4, Qt::ControlModifier);
        auto* type = child<QComboBox>("damageType");
        type->setFocus();
        type->lineEdit()->selectAll();
        const QString selected = type->lineEdit()->selectedText();
        QVERIFY(!selected.isEmpty());
        pressAlt();
        QVERIFY(window_->menuBar()->hasFocus());
        QCOMPARE(type->lineEdit()->selectedText(), selected);
    }

    void suggestionsCloseUnderTheMenu() {
        auto* field = child<SearchField>("newGoal");
        field->setFocus();
        QTest::keyClicks(field, "lamp");
        QWidget* suggestions = field->completer()->popup();
        QTRY_VERIFY(suggestions->isVisible());
        QMenu* menu = openByKeys();
        QVERIFY(menu != nullptr);
        QVERIFY(!suggestions->isVisible());
        QCOMPARE(field->text(), "lamp");
        QTest::keyClick(menu, Qt::Key_Escape);
        QTRY_VERIFY(openMenu() == nullptr);
    }

    void undoActsOnWhatIsTypedByKeyAndByMenu_data() {
        QTest::addColumn<bool>("isByMenu");
        QTest::newRow("keys") << false;
        QTest::newRow("menu") << true;
    }
    void undoActsOnWhatIsTypedByKeyAndByMenu() {
        QFETCH(const bool, isByMenu);
        const auto undo = [isByMenu] {
            isByMenu ? chooseByLetter(Qt::Key_U) : key(Qt::Key_Z, Qt::ControlModifier);
        };
        const auto redo = [isByMenu] {
            isByMenu ? chooseByLetter(Qt::Key_R)
                     : key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        };
        const QUndoStack& steps = document().undoStack();
        board().setFocus();
        board().setCurrent({0, 2});
        key(Qt::Key_B);
        QCOMPARE(steps.index(), 1);
        QLineEdit* field = search();
        undo();
        QCOMPARE(field->text(), "");
        QCOMPARE(steps.index(), 1);
        undo();
        QCOMPARE(steps.index(), 0);
        QVERIFY(field->hasFocus());
        redo();
        QCOMPARE(field->text(), "marker");
        QCOMPARE(steps.index(), 0);
        redo();
        QCOMPARE(field->text(), "marker");
        QCOMPARE(steps.index(), 1);
    }

    void undoActsOnANumberByKeyAndByMenu_data() { undoActsOnWhatIsTypedByKeyAndByMenu_data(); }
    void undoActsOnANumberByKeyAndByMenu() {
        QFETCH(const bool, isByMenu);
        board().setFocus();
        board().setCurrent({0, 2});
        key(Qt::Key_F2);
        const QPointer<QSpinBox> field = qobject_cast<QSpinBox*>(QApplication::focusWidget());
        QVERIFY(field != nullptr);
        QTest::keyClicks(field, "7");
        QCOMPARE(field->value(), 7);
        isByMenu ? chooseByMouse("&Undo typing") : key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(field != nullptr && field->hasFocus());
        QCOMPARE(field->value(), 4);
        QCOMPARE(document().undoStack().count(), 0);
    }

    // What can be read as damage is entered as the menu opens, and is then a step of the plan.
    void undoDropsTypedDamageByKeyAndByMenu_data() { undoActsOnWhatIsTypedByKeyAndByMenu_data(); }
    void undoDropsTypedDamageByKeyAndByMenu() {
        QFETCH(const bool, isByMenu);
        QTest::keyClick(window_.get(), Qt::Key_4, Qt::ControlModifier);
        auto* damage = child<QLineEdit>("damage");
        const QString before = damage->text();
        damage->setFocus();
        QTest::keyClick(damage, Qt::Key_End);
        QTest::keyClicks(damage, "x");
        QCOMPARE(damage->text(), before + 'x');
        isByMenu ? chooseByMouse("&Undo typing") : key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(damage->text(), before);
        QCOMPARE(document().undoStack().count(), 0);
    }

    void undoIsOffWhereThereIsNothingToUndo() {
        QLineEdit* field = child<QLineEdit>("catalogueSearch");
        field->setFocus();
        QMenu* menu = openByKeys();
        QVERIFY(menu != nullptr);
        QCOMPARE(menu->actions().front()->text(), "&Undo");
        QVERIFY(!menu->actions().front()->isEnabled());
        QTest::keyClick(menu, Qt::Key_Escape);
        key(Qt::Key_Escape);
        QVERIFY(field->hasFocus());
        QTest::keyClicks(field, "x");
        menu = openByKeys();
        QVERIFY(menu != nullptr);
        QCOMPARE(menu->actions().front()->text(), "&Undo typing");
        QVERIFY(menu->actions().front()->isEnabled());
        QTest::keyClick(menu, Qt::Key_Escape);
    }

    void altAloneLeadsToTheMenuToo() {
        QPlainTextEdit* field = notes();
        QTest::keyClick(window_.get(), Qt::Key_4, Qt::ControlModifier);
        field->setFocus();
        pressAlt();
        QVERIFY(window_->menuBar()->hasFocus());
        key(Qt::Key_E);
        QTRY_VERIFY(openMenu() != nullptr);
        pickByArrows(openMenu(), "&Copy");
        QCOMPARE(copied(), "zap twice");
        QVERIFY(field->hasFocus());
    }
};

POLYPLAN_UI_TEST(EditMenuTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "edit_menu_test.moc"
