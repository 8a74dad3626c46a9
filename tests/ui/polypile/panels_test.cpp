#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QCompleter>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QSplitter>
#include <QStatusBar>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <algorithm>
#include <cmath>
#include <vector>

#include "tests/ui/support/chart_texts.h"
#include "tests/ui/support/menu.h"
#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/tool_tips.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/document/plan_document.h"
#include "ui/look/theme.h"
#include "ui/models/fates_model.h"
#include "ui/models/goal_edits.h"
#include "ui/models/goals_model.h"
#include "ui/models/odds_service.h"
#include "ui/parts/heading_label.h"
#include "ui/parts/suggestion_delegate.h"
#include "ui/parts/wrapped_rows.h"
#include "ui/polypile/catalogue_delegate.h"
#include "ui/polypile/catalogue_panel.h"
#include "ui/polypile/goals_panel.h"
#include "ui/polypile/items_left_panel.h"
#include "ui/polypile/loss_panel.h"
#include "ui/polypile/outcomes_chart.h"
#include "ui/polypile/polypile_view.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/plan_templates.h"

namespace polyplan::ui {
namespace {

using test::object;
using test::smallPlan;

/// The panels around the line, in the real window with real keys and clicks.
class PanelsTest : public test::WindowFixture {
    Q_OBJECT

  private Q_SLOTS:
    void enterAddsTheFirstFound();
    void enterAddsTheBestAnswer();
    void enterAddsAsManyAsTheSearchSays();
    void enterAddsWhatTheWordsSay();
    void nothingFoundIsSaid();
    void whateverIsNotFoundTakesTwoLines();
    void escapeEmptiesTheGoal();
    void anotherPlanEmptiesTheFields();
    void enterTakesTheFirstSuggestionForAGoal();
    void aGoalThatWasAddedIsUndoneFromItsField();
    void goalIsPickedFromTheSuggestions();
    void editorOfAGoalShowsItsNumber();
    void numberOfAGoalIsEditedByKeyAndMenu();
    void addsToTheSelectedPile();
    void addsAFirstPile();
    void doubleClickAdds();
    void starIsSetByClickAndSpace();
    void goalIsTypedChangedAndRemoved();
    void goalOfNoneIsToldTheLeast();
    void unknownGoalIsRefused();
    void catalogueAddsSingleOnesAndSaysWhatCantBe();
    void undoAfterEnterTakesBackWhatWasAdded();
    void everyTypedCountIsAStep();
    void whatAGoalDoesNotAskIsSaid();
    void aGoalOrASumIsSelected();
    void sumsOfManyGoalsStayInSight();
    void aNewGoalIsScrolledTo_data();
    void aNewGoalIsScrolledTo();
    void goalsHaveTheHeightThatIsThere_data();
    void goalsHaveTheHeightThatIsThere();
    void outcomesAreSortedAndCopied();
    void fatesAndGoalsAreCopied();
    void windowFitsASmallScreen();
    void panelsBelowTheLineFoldWhereThereIsNoRoom();
    void figuresOfGoalsAreWhole();
    void namesOfGoalsAreWholeWhereThePanelsStandSideBySide();
    void fatesFitAWindowThatWasMadeSmallerElsewhere();
    void whatStandsAroundAViewStays();
    void fatesHaveAllTheirRows();
    void namesOfFatesComeBeforeTheirBars();
    void aLongNameStaysInItsPanel();
    void namesOfOutcomesAreWholeInASmallWindow();

  private:
    void typeCountOfFirstGoal(const char* number) {
        auto* goals = child<QTableView>("goals");
        const QPoint count =
            goals->visualRect(goals->model()->index(0, GoalsModel::AtLeast)).center();
        QTest::mouseClick(goals->viewport(), Qt::LeftButton, {}, count);
        QTest::mouseDClick(goals->viewport(), Qt::LeftButton, {}, count);
        QTest::mouseRelease(goals->viewport(), Qt::LeftButton, {}, count);
        auto* spin = goals->findChild<QSpinBox*>();
        QVERIFY(spin != nullptr);
        QTest::keyClick(spin, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(spin, number);
        QTest::keyClick(spin, Qt::Key_Return);
        QTRY_VERIFY(goals->findChild<QSpinBox*>() == nullptr);
    }
    void search(const QString& text) {
        QTest::keyClick(window_.get(), Qt::Key_F, Qt::ControlModifier);
        QTest::keyClicks(QApplication::focusWidget(), text);
    }
    std::size_t stacksOf(std::size_t pile) {
        return document().polypile().line[pile].stacks.size();
    }
};

void PanelsTest::enterAddsTheFirstFound() {
    search("magic marker");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(stacksOf(0), 4u);
    QCOMPARE(document().polypile().line[0].stacks[0].object, object("magic marker"));
    QCOMPARE(document().undoStack().undoText(), QString("Add magic marker"));
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(document().plan() == smallPlan());
}

void PanelsTest::enterAddsTheBestAnswer() {
    search("tin");
    auto* list = child<QListView>("catalogue");
    QCOMPARE(list->model()->index(0, 0).data().toString(), QString("tin"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(document().polypile().line[0].stacks[0].object, object("tin"));
    // What was chosen for another search is not what Enter adds.
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                      list->visualRect(list->model()->index(1, 0)).center());
    search("tin o");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backspace);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backspace);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(stacksOf(0), 5u);
    QCOMPARE(document().polypile().line[0].stacks[0].object, object("tin"));
}

void PanelsTest::enterAddsAsManyAsTheSearchSays() {
    search("2 blessed booze");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    const plan::Stack& added = document().polypile().line[0].stacks[0];
    QCOMPARE(added.object, object("potion of booze"));
    QCOMPARE(added.quantity, 2);
    QCOMPARE(added.buc, nethack::Buc::Blessed);
    search("3 BoH");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(document().plan().inventory.back().object, object("bag of holding"));
    QCOMPARE(document().plan().inventory.back().quantity, 1);
}

void PanelsTest::enterAddsWhatTheWordsSay() {
    const auto added = [this](const QString& text) {
        search(text);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        return document().polypile().line[0].stacks[0];
    };
    const plan::Stack holy = added("holy water");
    QCOMPARE(holy.object, object("potion of water"));
    QCOMPARE(holy.buc, nethack::Buc::Blessed);
    const plan::Stack unholy = added("3 unholy water");
    QCOMPARE(unholy.object, object("potion of water"));
    QCOMPARE(unholy.buc, nethack::Buc::Cursed);
    QCOMPARE(unholy.quantity, 3);
    const plan::Stack darts = added("12 poisoned darts");
    QCOMPARE(darts.object, object("dart"));
    QCOMPARE(darts.quantity, 12);
    QVERIFY(darts.poisoned);
    const plan::Stack daggers = added("2 blessed poisoned rusty +3 daggers");
    QCOMPARE(daggers.object, object("dagger"));
    QCOMPARE(daggers.enchantment, 3);
    QCOMPARE(daggers.erosion, 1);
    QVERIFY2(!daggers.poisoned, "in this game a dagger can't be");
    const plan::Stack wand = added("uncursed wand of sleep (1:4)");
    QCOMPARE(wand.object, object("wand of sleep"));
    QCOMPARE(wand.recharged, 1);
    QCOMPARE(wand.charges, 4);
    QVERIFY(!wand.chargesAssumed);
    QCOMPARE(added("wand of sleep (0:-1").charges, -1);
    const plan::Stack mail = added("+2 gray dragon scale mail");
    QCOMPARE(mail.object, object("gray dragon scale mail"));
    QCOMPARE(mail.enchantment, 2);
    const plan::Stack newt = added("2 newt corpses");
    QCOMPARE(newt.object, object("corpse"));
    QCOMPARE(newt.corpse, "newt");
    QCOMPARE(newt.quantity, 2);
    const plan::Stack sword = added("blessed +5 Excalibur (weapon in hand)");
    QCOMPARE(sword.object, object("long sword"));
    QCOMPARE(sword.artifact, "Excalibur");
    QCOMPARE(sword.enchantment, 5);
    QCOMPARE(added("long sword").artifact, "");
    const plan::Stack bobs = added("4 cursed rocks named bob");
    QCOMPARE(bobs.object, object("rock"));
    QCOMPARE(bobs.quantity, 4);
    QCOMPARE(bobs.buc, nethack::Buc::Cursed);
    QCOMPARE(bobs.name, "bob");
    QCOMPARE(added("rock").name, "");
    const plan::Stack named = added("blessed long sword named Excalibur");
    QCOMPARE(named.artifact, "Excalibur");
    QCOMPARE(named.name, "");
    QCOMPARE(added("rock named Excalibur").name, "Excalibur");
    const plan::Stack gems = added("7 violet gems");
    QCOMPARE(document().table()->operator[](gems.object).name, "violet gem");
    QCOMPARE(gems.quantity, 7);
    QVERIFY(!document().table()->operator[](added("wand").object).isLook());
    QCOMPARE(added("cursed -2 old gloves").enchantment, -2);
    const plan::Stack ironWand = added("iron wand (0:4)");
    QCOMPARE(ironWand.charges, 4);
    QVERIFY(!ironWand.chargesAssumed);
    QCOMPARE(added("jade ring called fake").called, "fake");
    const plan::Stack stones = added("4 stones called lucky");
    QCOMPARE(document().table()->operator[](stones.object).name, "gray stone");
    QCOMPARE(stones.called, "lucky");
    const auto before = document().plan();
    added("wand of sleep (9:4)");
    QVERIFY(document().plan() == before);
    QVERIFY(window_->statusBar()->currentMessage().startsWith("Recharges are at least 0"));
}

void PanelsTest::nothingFoundIsSaid() {
    auto* words = child<QLabel>("catalogueNothing");
    QVERIFY(!words->isVisible());
    search("bag of hoarding");
    QVERIFY(words->isVisible());
    const QString nothing = "Nothing is called “bag of hoarding”. Did you mean “bag of holding”?";
    QCOMPARE(words->text().simplified(), nothing);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(document().plan() == smallPlan());
    QCOMPARE(window_->statusBar()->currentMessage(), nothing);
    search("bag of ho");
    QVERIFY(!words->isVisible());
    QCOMPARE(window_->statusBar()->currentMessage(), QString());
    search("2 blessed helm of brillance");
    QVERIFY2(words->text().simplified().endsWith("Did you mean “helm of brilliance”?"),
             qPrintable(words->text()));
    search("wistle");
    QVERIFY2(words->text().simplified().endsWith("Did you mean “tin whistle” or “magic whistle”?"),
             qPrintable(words->text()));
    search("xyzzy");
    QCOMPARE(words->text().simplified(), QString("Nothing is called “xyzzy”."));
}

void PanelsTest::whateverIsNotFoundTakesTwoLines() {
    auto* words = child<QLabel>("catalogueNothing");
    QApplication::clipboard()->setText(QString("xyzzy ").repeated(80) + QString(200, 'q'));
    auto* field = child<QLineEdit>("catalogueSearch");
    field->setFocus();
    QTest::keyClick(field, Qt::Key_V, Qt::ControlModifier);
    QVERIFY(words->isVisible());
    QVERIFY2(words->text().endsWith(u'…'), qPrintable(words->text()));
    QTRY_VERIFY(words->height() < 3 * words->fontMetrics().lineSpacing());
    QTest::keyClick(field, Qt::Key_Escape);
    QCOMPARE(field->text(), QString());
    QVERIFY(!words->isVisible());
    QVERIFY(child<QAbstractItemView>("catalogue")->model()->rowCount() > 0);
}

void PanelsTest::escapeEmptiesTheGoal() {
    auto* entry = child<QLineEdit>("newGoal");
    entry->setFocus();
    QTest::keyClicks(entry, "xyzzy");
    QTest::keyClick(entry, Qt::Key_Escape);
    QCOMPARE(entry->text(), QString());

    const auto goals = document().polypile().goals;
    QTest::keyClicks(entry, "lamp");
    QAbstractItemView* suggestions = entry->completer()->popup();
    QTRY_VERIFY(suggestions->isVisible());
    QTest::keyClick(suggestions, Qt::Key_Down);
    QTest::keyClick(suggestions, Qt::Key_Escape);
    QCOMPARE(entry->text(), QString());
    QVERIFY(!suggestions->isVisible());
    QTest::keyClick(entry, Qt::Key_Return);
    QCOMPARE(document().polypile().goals, goals);
}

void PanelsTest::anotherPlanEmptiesTheFields() {
    search("booze");
    child<QLineEdit>("inventorySearch")->setFocus();
    QTest::keyClicks(QApplication::focusWidget(), "rock");
    child<QLineEdit>("newGoal")->setFocus();
    QTest::keyClicks(QApplication::focusWidget(), "bag");
    QVERIFY(window_->file().startNew(planTemplates().back()));
    for (const char* name : {"catalogueSearch", "inventorySearch", "newGoal"}) {
        QCOMPARE(child<QLineEdit>(name)->text(), QString());
    }
    QCOMPARE(child<QListView>("catalogue")->model()->rowCount(), 430);
}

void PanelsTest::aGoalThatWasAddedIsUndoneFromItsField() {
    auto* entry = child<QLineEdit>("newGoal");
    entry->setFocus();
    QTest::keyClicks(entry, "tin opener");
    QTest::keyClick(entry, Qt::Key_Return);
    QCOMPARE(document().polypile().goals.size(), 2u);
    QTRY_VERIFY(entry->text().isEmpty());
    QVERIFY(!entry->isUndoAvailable());
    QTest::keyClick(entry, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(document().polypile().goals.size(), 1u);
    QCOMPARE(entry->text(), QString());
}

void PanelsTest::enterTakesTheFirstSuggestionForAGoal() {
    auto* entry = child<QLineEdit>("newGoal");
    const auto add = [entry](const QString& text) {
        entry->setFocus();
        QTest::keyClicks(entry, text);
        QTest::keyClick(entry, Qt::Key_Return);
    };
    const auto& goals = [this]() -> const auto& {
        return document().polypile().goals;
    };
    add("bag of ho");
    QCOMPARE(goals().size(), 2u);
    QCOMPARE(goals()[1].object, object("bag of holding"));
    QCOMPARE(goals()[1].atLeast, 1);
    QTRY_VERIFY(entry->text().isEmpty());
    add("2 bag of ho");
    QCOMPARE(goals().size(), 2u);
    QCOMPARE(goals()[1].atLeast, 2);
    add("3 tin");
    QCOMPARE(goals()[2].object, object("tin"));
    QCOMPARE(goals()[2].atLeast, 3);
    QTRY_VERIFY(entry->text().isEmpty());
}

void PanelsTest::goalIsPickedFromTheSuggestions() {
    auto* entry = child<QLineEdit>("newGoal");
    entry->setFocus();
    QTest::keyClicks(entry, "2 lamp");
    QAbstractItemView* popup = entry->completer()->popup();
    QTRY_VERIFY(popup->isVisible());
    QCOMPARE(popup->model()->index(0, 0).data().toString(), QString("oil lamp"));
    QTest::keyClick(popup, Qt::Key_Down);
    QTest::keyClick(popup, Qt::Key_Down);
    QTest::keyClick(popup, Qt::Key_Return);
    QCOMPARE(document().polypile().goals.size(), 2u);
    QCOMPARE(document().polypile().goals[1].object, object("magic lamp"));
    QCOMPARE(document().polypile().goals[1].atLeast, 2);
    QTRY_VERIFY(entry->text().isEmpty());

    QTest::keyClicks(entry, "tin");
    QTRY_VERIFY(popup->isVisible());
    // A frame all around, and no boxes: only the glyph stands before a name.
    const QImage look = popup->grab().toImage();
    const QColor frame = Theme::of(popup->palette()).cardBorder;
    QCOMPARE(look.pixelColor(look.width() / 2, 0), frame);
    QCOMPARE(look.pixelColor(look.width() / 2, look.height() - 1), frame);
    QCOMPARE(look.pixelColor(0, look.height() / 2), frame);
    QVERIFY(qobject_cast<SuggestionDelegate*>(popup->itemDelegate()) != nullptr);
    QTest::mouseClick(popup->viewport(), Qt::LeftButton, {},
                      popup->visualRect(popup->model()->index(0, 0)).center());
    QCOMPARE(document().polypile().goals.size(), 3u);
    QCOMPARE(document().polypile().goals[2].object, object("tin"));
    QTRY_VERIFY(entry->text().isEmpty());
}

void PanelsTest::editorOfAGoalShowsItsNumber() {
    auto* goals = child<QTableView>("goals");
    QTRY_VERIFY(window_->odds().isComplete());
    const QPoint count = goals->visualRect(goals->model()->index(0, 1)).center();
    QTest::mouseClick(goals->viewport(), Qt::LeftButton, {}, count);
    QTest::mouseDClick(goals->viewport(), Qt::LeftButton, {}, count);
    auto* spin = goals->findChild<QSpinBox*>();
    QVERIFY(spin != nullptr);
    const auto* line = spin->findChild<QLineEdit*>();
    QVERIFY(line->width() >= line->fontMetrics().horizontalAdvance(spin->text()) +
                                 line->textMargins().left() + line->textMargins().right());
    QVERIFY(line->height() >= line->fontMetrics().height());
    QVERIFY(goals->viewport()->rect().contains(spin->geometry()));
}

void PanelsTest::numberOfAGoalIsEditedByKeyAndMenu() {
    auto* goals = child<QTableView>("goals");
    QTRY_VERIFY(window_->odds().isComplete());
    const QPoint name = goals->visualRect(goals->model()->index(0, GoalsModel::Object)).center();
    QTest::mouseClick(goals->viewport(), Qt::LeftButton, {}, name);
    QTest::keyClick(goals, Qt::Key_F2);
    auto* number = goals->findChild<QSpinBox*>();
    QVERIFY(number != nullptr);
    QTRY_VERIFY(number->hasFocus());
    QTest::keyClick(number, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(number, "3");
    QTest::keyClick(number, Qt::Key_Return);
    QTRY_COMPARE(document().polypile().goals[0].atLeast, 3);
    QTRY_VERIFY(goals->findChild<QSpinBox*>() == nullptr);
    const auto open = [&] {
        QContextMenuEvent event(QContextMenuEvent::Mouse, name,
                                goals->viewport()->mapToGlobal(name));
        QApplication::sendEvent(goals->viewport(), &event);
    };
    QVERIFY(test::pickFromMenu(open, "Change number…"));
    QTRY_VERIFY(goals->findChild<QSpinBox*>() != nullptr);
}

void PanelsTest::addsToTheSelectedPile() {
    document().setSelection({{1, 1}});
    search("magic marker");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(stacksOf(1), 3u);
}

void PanelsTest::addsAFirstPile() {
    document().reset(test::documentOf({}));
    search("magic marker");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(document().polypile().line.size(), 1u);
    QCOMPARE(document().polypile().line[0].distance, 1);
}

void PanelsTest::doubleClickAdds() {
    search("magic marker");
    auto* list = child<QListView>("catalogue");
    const QPoint at = list->visualRect(list->model()->index(0, 0)).center();
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, at);
    QTest::mouseDClick(list->viewport(), Qt::LeftButton, {}, at);
    QCOMPARE(stacksOf(0), 4u);
}

void PanelsTest::starIsSetByClickAndSpace() {
    search("magic lamp");
    auto* list = child<QListView>("catalogue");
    const QRect row = list->visualRect(list->model()->index(0, 0));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                      CatalogueDelegate::starRect(row, list->font()).center());
    QCOMPARE(document().polypile().goals.size(), 2u);
    list->setFocus();
    list->setCurrentIndex(list->model()->index(0, 0));
    QTest::keyClick(list, Qt::Key_Space);
    QCOMPARE(document().polypile().goals.size(), 1u);
    QCOMPARE(stacksOf(0), 3u);
}

void PanelsTest::goalIsTypedChangedAndRemoved() {
    auto* entry = child<QLineEdit>("newGoal");
    auto* goals = child<QTableView>("goals");
    entry->setFocus();
    QTest::keyClicks(entry, "bag of holding");
    QTest::keyClick(entry, Qt::Key_Return);
    QCOMPARE(document().polypile().goals.size(), 2u);
    QVERIFY(entry->text().isEmpty());
    QTRY_VERIFY(window_->odds().isComplete());

    const QModelIndex count = goals->model()->index(1, 1);
    QTest::mouseClick(goals->viewport(), Qt::LeftButton, {}, goals->visualRect(count).center());
    QTest::mouseDClick(goals->viewport(), Qt::LeftButton, {}, goals->visualRect(count).center());
    auto* spin = goals->findChild<QSpinBox*>();
    QVERIFY(spin != nullptr);
    QTest::keyClick(spin, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(spin, "3");
    QTest::keyClick(spin, Qt::Key_Return);
    QTRY_COMPARE(document().polypile().goals[1].atLeast, 3);

    goals->setFocus();
    QTest::keyClick(goals, Qt::Key_Delete);
    QCOMPARE(document().polypile().goals.size(), 1u);
    for (int i = 0; i < 3; ++i) {
        document().undoStack().undo();
    }
    QVERIFY(document().plan() == smallPlan());
}

void PanelsTest::goalOfNoneIsToldTheLeast() {
    const test::ToolTips tips;
    QTRY_VERIFY(window_->odds().isComplete());
    typeCountOfFirstGoal("5");
    QCOMPARE(document().polypile().goals[0].atLeast, 5);
    typeCountOfFirstGoal("0");
    QCOMPARE(document().polypile().goals[0].atLeast, 1);
    QTRY_VERIFY(tips.haveShown("At least 1"));
}

void PanelsTest::unknownGoalIsRefused() {
    auto* entry = child<QLineEdit>("newGoal");
    entry->setFocus();
    QTest::keyClicks(entry, "bag of hoarding");
    QTest::keyClick(entry, Qt::Key_Return);
    QCOMPARE(document().polypile().goals.size(), 1u);
    QCOMPARE(entry->text(), QString("bag of hoarding"));
}

void PanelsTest::catalogueAddsSingleOnesAndSaysWhatCantBe() {
    auto* field = child<QLineEdit>("catalogueSearch");
    QSignalSpy said(child<CataloguePanel>(), &CataloguePanel::message);
    const auto stacks = [this] {
        std::size_t count = 0;
        for (const plan::Pile& pile : document().polypile().line) {
            count += pile.stacks.size();
        }
        return count;
    };
    const auto addedBy = [&](const char* text) {
        const std::size_t before = stacks();
        said.clear();
        field->setFocus();
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
        return stacks() - before;
    };
    QCOMPARE(addedBy("3 magic markers"), 3U);
    QCOMPARE(addedBy("3 unicorn horns"), 3U);
    QCOMPARE(addedBy("3 daggers"), 1U);
    QVERIFY(said.isEmpty());
    QCOMPARE(addedBy("silver wand"), 1U);
    for (const auto& [text, why] : {std::pair("0 magic whistle", "at least 1"),
                                    {"+300 unicorn horn", "at most 127"},
                                    {"200 magic lamp", "at most 100"}}) {
        QCOMPARE(addedBy(text), 0U);
        QVERIFY2(!said.isEmpty() && said.last().front().toString().contains(why), text);
    }
}

void PanelsTest::undoAfterEnterTakesBackWhatWasAdded() {
    const plan::Document before = document().plan();
    auto* field = child<QLineEdit>("catalogueSearch");
    field->setFocus();
    QTest::keyClicks(field, "magic lamp");
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(document().plan() != before);
    QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(document().plan() == before);
    QCOMPARE(field->text(), QString("magic lamp"));
    QTest::keyClick(field, Qt::Key_Y, Qt::ControlModifier);
    QVERIFY(document().plan() != before);
}

void PanelsTest::everyTypedCountIsAStep() {
    auto* goals = child<QTableView>("goals");
    const auto count = [this] { return document().polypile().goals.front().atLeast; };
    QTRY_VERIFY(window_->odds().isComplete());
    const int first = count();
    typeCountOfFirstGoal("5");
    typeCountOfFirstGoal("7");
    QCOMPARE(count(), 7);
    document().undoStack().undo();
    QCOMPARE(count(), 5);
    document().undoStack().undo();
    QCOMPARE(count(), first);
    goals->setFocus();
    goals->setCurrentIndex(goals->model()->index(0, GoalsModel::AtLeast));
    QTest::keyClick(goals, Qt::Key_Plus);
    QTest::keyClick(goals, Qt::Key_Plus);
    QCOMPARE(count(), first + 2);
    document().undoStack().undo();
    QCOMPARE(count(), first);
}

void PanelsTest::whatAGoalDoesNotAskIsSaid() {
    auto* entry = child<QLineEdit>("newGoal");
    QSignalSpy said(child<GoalsPanel>(), &GoalsPanel::message);
    entry->setFocus();
    const auto saidOf = [&](const char* text) {
        said.clear();
        QTest::keyClicks(entry, text);
        QTest::keyClick(entry, Qt::Key_Return);
        return said.isEmpty() ? QString() : said.last().front().toString();
    };
    QCOMPARE(saidOf("bag of holding"), QString());
    QVERIFY(saidOf("bag of holding").contains("already"));
    QCOMPARE(saidOf("2 bag of holding"), QString());
    QVERIFY(saidOf("0 bag of holding").contains("at least 1"));
    QVERIFY(saidOf("cursed scroll of genocide").contains("any state"));
    QVERIFY(saidOf("-1 magic lamp").contains("any state"));
    QVERIFY(saidOf("99999999 magic lamp").contains("at most 1,000,000"));
    QVERIFY(saidOf("99999999999999 magic lamp").contains("at most 1,000,000"));
    entry->clear();
    QCOMPARE(document().polypile().goals.size(), 4U);
}

void PanelsTest::aNewGoalIsScrolledTo_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("small") << QSize(1024, 700);
    QTest::newRow("usual") << QSize(1280, 780);
    QTest::newRow("large") << QSize(1600, 1000);
}
void PanelsTest::aNewGoalIsScrolledTo() {
    QFETCH(const QSize, size);
    window_->resize(size);
    QTRY_COMPARE(window_->size(), size);
    auto* entry = child<QLineEdit>("newGoal");
    auto* goals = child<QTableView>("goals");
    const auto isWhole = [goals](int row) {
        const QRect cell = goals->visualRect(goals->model()->index(row, 0));
        return cell.isValid() && goals->viewport()->rect().top() <= cell.top() &&
               cell.bottom() <= goals->viewport()->rect().bottom();
    };
    int rows = 1;
    for (const char* wanted : {"bag of holding", "magic lamp", "wand of wishing", "wand of death",
                               "amulet of life saving", "ring of conflict", "cloak of displacement",
                               "wand of sleep", "wand of digging", "ring of free action"}) {
        entry->setFocus();
        QTest::keyClicks(entry, wanted);
        QTest::keyClick(entry, Qt::Key_Return);
        QCOMPARE(goals->model()->rowCount(), ++rows);
        QVERIFY2(isWhole(rows - 1), wanted);
        QTRY_VERIFY(window_->odds().isComplete());
        QVERIFY2(isWhole(rows - 1), wanted);
    }
    QVERIFY(!isWhole(0));
    // What the catalogue's stars add is seen as well; other edits leave the list where it is.
    goals->scrollToTop();
    document().edit("Luck", [](PlanDocument::Draft& draft) { draft.plan.hero.luck = 3; });
    QVERIFY(isWhole(0));
    setGoal(document(), object("oil lamp"), true);
    QTRY_VERIFY(isWhole(rows));
}

void PanelsTest::aGoalOrASumIsSelected() {
    auto* goals = child<QTableView>("goals");
    auto* sums = child<QTableView>("goalSums");
    const auto click = [](QTableView* table) {
        const QModelIndex name = table->model()->index(0, GoalsModel::Object);
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                          table->visualRect(name).topLeft() + QPoint(3, 3));
    };
    for (int time = 0; time < 2; ++time) {
        click(goals);
        QVERIFY(goals->selectionModel()->hasSelection());
        QVERIFY(!sums->selectionModel()->hasSelection());
        click(sums);
        QVERIFY(sums->selectionModel()->hasSelection());
        QVERIFY(!goals->selectionModel()->hasSelection());
    }
}

void PanelsTest::sumsOfManyGoalsStayInSight() {
    window_->resize(1280, 780);
    auto* entry = child<QLineEdit>("newGoal");
    for (const char* wanted :
         {"bag of holding", "magic lamp", "2 wand of wishing", "amulet of life saving"}) {
        entry->setFocus();
        QTest::keyClicks(entry, wanted);
        QTest::keyClick(entry, Qt::Key_Return);
        QTRY_VERIFY(entry->text().isEmpty());
    }
    QCOMPARE(document().polypile().goals.size(), 5u);
    QTRY_VERIFY(window_->odds().isComplete());
    auto* goals = child<QTableView>("goals");
    auto* sums = child<QTableView>("goalSums");
    const QAbstractItemModel& words = *sums->model();
    QCOMPARE(words.rowCount(), 3);
    QCOMPARE(words.index(0, 0).data().toString(), QString("any goal"));
    QCOMPARE(words.index(2, 0).data().toString(), QString("wanted things, on average"));
    QCOMPARE(goals->model()->rowCount(), 5);
    const auto isInSight = [](const QTableView& table, int row) {
        const QRect cell = table.visualRect(table.model()->index(row, 2));
        return QRegion(cell).subtracted(table.viewport()->visibleRegion()).isEmpty();
    };
    for (int row = 0; row < 3; ++row) {
        QTRY_VERIFY2(isInSight(*sums, row), qPrintable(QString::number(row)));
    }
    // Their figures stand below those of the goals, beside whose scroll bar they end.
    const auto endOf = [this](const QTableView& table) {
        return table.viewport()
            ->mapTo(window_.get(), table.visualRect(table.model()->index(0, 2)).topRight())
            .x();
    };
    QTRY_COMPARE(endOf(*sums), endOf(*goals));
    QCOMPARE(sums->columnWidth(2), goals->columnWidth(2));
    goals->setFocus();
    goals->setCurrentIndex(goals->model()->index(4, 0));
    goals->setCurrentIndex(goals->model()->index(0, 0));
    for (int row = 0; row < 5; ++row) {
        QTRY_VERIFY2(isInSight(*goals, goals->currentIndex().row()),
                     qPrintable(QString::number(row)));
        QTest::keyClick(goals, Qt::Key_Down);
    }
    QCOMPARE(goals->currentIndex().row(), 4);
    for (int row = 0; row < 3; ++row) {
        QVERIFY(isInSight(*sums, row));
    }
    goals->selectAll();
    QTest::keyClick(goals, Qt::Key_Delete);
    QVERIFY(document().polypile().goals.empty());
    QVERIFY(!sums->isVisible());
}

void PanelsTest::goalsHaveTheHeightThatIsThere_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("zaps");
    QTest::addColumn<int>("least");
    QTest::newRow("smallest") << QSize(1024, 700) << 1 << 4;
    QTest::newRow("small") << QSize(1280, 780) << 1 << 4;
    QTest::newRow("large") << QSize(1600, 1000) << 1 << 6;
    QTest::newRow("several zaps") << QSize(1280, 780) << 5 << 3;
}

void PanelsTest::goalsHaveTheHeightThatIsThere() {
    QFETCH(const QSize, size);
    QFETCH(const int, zaps);
    QFETCH(const int, least);
    document().reset(test::example("seven-small-piles"));
    window_->resize(size);
    document().edit("Goals", [zaps](PlanDocument::Draft& draft) {
        draft.polypile.zaps = zaps;
        for (const char* wanted : {"magic lamp", "oil lamp", "wand of death", "wand of sleep"}) {
            draft.polypile.goals.emplace_back().object = object(wanted);
        }
    });
    QTRY_VERIFY(window_->odds().isComplete());
    const auto* goals = child<QTableView>("goals");
    QCOMPARE(goals->model()->rowCount(), 8);
    const auto shown = [goals] {
        const int height = goals->viewport()->height();
        int bottom = 0;
        int rows = 0;
        while (rows < 8 && bottom < height) {
            bottom += goals->rowHeight(rows++);
        }
        const bool areWhole = bottom == height || (rows == 8 && bottom < height);
        return areWhole ? rows : -rows;
    };
    QTRY_VERIFY2(shown() >= least, qPrintable(QString::number(shown())));
}

void PanelsTest::fatesAndGoalsAreCopied() {
    QTRY_VERIFY(window_->odds().isComplete());
    const auto copied = [this](const char* name, Qt::KeyboardModifiers modifiers) {
        QApplication::clipboard()->clear();
        auto* table = child<QTableView>(name);
        table->setFocus();
        key(Qt::Key_C, modifiers);
        return QApplication::clipboard()->text();
    };
    const Qt::KeyboardModifiers asMarkdown = Qt::ControlModifier | Qt::ShiftModifier;
    const QString fates = copied("fates", Qt::ControlModifier);
    QVERIFY2(fates.contains("\r\nitems before (items),11\r\n"), qPrintable(fates));
    QVERIFY(copied("fates", asMarkdown).contains("| items before |"));
    const double any = window_->odds().answer()->anyGoal.value;
    for (const char* name : {"goals", "goalSums"}) {
        const QString goals = copied(name, Qt::ControlModifier);
        QVERIFY2(goals.startsWith("Goal,At least,Probability (0 to 1)"), qPrintable(goals));
        const QStringList rows = goals.split("\r\n");
        QVERIFY2(rows[1].startsWith(u"★ ") && rows[1].contains(",1,0."), qPrintable(goals));
        const QStringList sum = rows[2].split(',');
        QCOMPARE(sum[0], QString("any goal"));
        QCOMPARE(sum[1], QString());
        QVERIFY(std::abs(sum[2].toDouble() - any) <= 1e-9 * any);
        QVERIFY(copied(name, asMarkdown).contains("| any goal |"));
    }
}

void PanelsTest::outcomesAreSortedAndCopied() {
    document().setSelection({{0, 0}});
    auto* table = child<QTableView>("outcomes");
    QTRY_VERIFY(window_->odds().isComplete());
    QTRY_VERIFY(table->model()->rowCount() > 20);
    const auto value = [&](int row) {
        return table->model()->index(row, 1).data(Qt::UserRole).toDouble();
    };
    QVERIFY(value(0) >= value(1));
    QVERIFY(value(1) >= value(20));
    child<QToolButton>("copyOutcomes")->menu()->actions().front()->trigger();
    QVERIFY(
        QApplication::clipboard()->text().startsWith("Object,Becomes (probability 0 to 1)\r\n"));
}

void PanelsTest::windowFitsASmallScreen() {
    QVERIFY(window_->file().startNew(planTemplates()[2]));
    document().setSelection({{0, -1}});
    QTRY_VERIFY(window_->odds().isComplete());
    QTRY_VERIFY(child<QTableView>("outcomes")->model()->rowCount() > 100);
    QVERIFY2(
        window_->minimumSizeHint().width() <= 1280 && window_->minimumSizeHint().height() <= 800,
        qPrintable(QString("%1 x %2")
                       .arg(window_->minimumSizeHint().width())
                       .arg(window_->minimumSizeHint().height())));
}

void PanelsTest::panelsBelowTheLineFoldWhereThereIsNoRoom() {
    const auto shown = [this] {
        return QString(child<GoalsPanel>()->isVisible() ? "goals " : "") +
               (child<LossPanel>()->isVisible() ? "lost " : "") +
               (child<ItemsLeftPanel>()->isVisible() ? "left" : "");
    };
    const auto clickTab = [this](const QString& title) {
        for (auto* tabs : window_->findChildren<QTabBar*>("foldedPanels")) {
            for (int tab = 0; tab < tabs->count(); ++tab) {
                if (tabs->isVisible() && tabs->tabText(tab) == title) {
                    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(tab).center());
                }
            }
        }
    };
    window_->resize(1600, 1000);
    QTRY_COMPARE(shown(), "goals lost left");
    window_->resize(1280, 780);
    QTRY_COMPARE(shown(), "goals lost ");
    clickTab("Left");
    QCOMPARE(shown(), "goals left");
    window_->resize(1024, 700);
    QTRY_COMPARE(shown(), "goals ");
    clickTab("Lost and left");
    QTRY_COMPARE(shown(), "lost left");
    QVERIFY(window_->minimumSizeHint().width() <= 1024);
    window_->resize(1600, 1000);
    QTRY_COMPARE(shown(), "goals lost left");
}

void PanelsTest::figuresOfGoalsAreWhole() {
    QVERIFY(window_->file().startNew(planTemplates()[2]));
    for (const QSize size : {QSize(1280, 780), QSize(1024, 700)}) {
        window_->resize(size);
        QTRY_COMPARE(window_->size(), size);
        for (const char* name : {"goals", "goalSums"}) {
            const auto* table = child<QTableView>(name);
            QTRY_VERIFY(table->model()->rowCount() > 2);
            QFont strong = table->font();
            strong.setBold(true);
            for (int row = 0; row < table->model()->rowCount(); ++row) {
                const auto figure = [&] {
                    return table->model()->index(row, GoalsModel::Probability).data().toString();
                };
                QTRY_VERIFY(figure().contains(QRegularExpression("[0-9]")));
                QTRY_VERIFY2(
                    QFontMetrics(strong).horizontalAdvance(figure()) + textMarginsIn(*table) <=
                        table->columnWidth(GoalsModel::Probability),
                    qPrintable(figure()));
            }
        }
    }
}

void PanelsTest::namesOfGoalsAreWholeWhereThePanelsStandSideBySide() {
    QVERIFY(window_->file().startNew(planTemplates()[2]));
    auto* goals = child<QTableView>("goals");
    QTRY_COMPARE(goals->model()->rowCount(), 3);
    window_->resize(1280, 780);
    QTRY_VERIFY(child<GoalsPanel>()->isVisible() && !child<ItemsLeftPanel>()->isVisible());
    for (int row = 0; row < goals->model()->rowCount(); ++row) {
        const QModelIndex name = goals->model()->index(row, GoalsModel::Object);
        QTRY_VERIFY(goals->fontMetrics().horizontalAdvance(name.data().toString()) +
                        textMarginsIn(*goals) <=
                    goals->columnWidth(GoalsModel::Object));
    }
    // A name that is longer than its column takes a second line.
    const int oneLine = goals->rowHeight(0);
    auto* handle = static_cast<QSplitter*>(child<GoalsPanel>()->parentWidget())->handle(1);
    const QPoint grip = handle->rect().center();
    QTest::mousePress(handle, Qt::LeftButton, {}, grip);
    QTest::mouseMove(handle, grip - QPoint(300, 0));
    QTest::mouseRelease(handle, Qt::LeftButton, {}, grip - QPoint(300, 0));
    QTRY_VERIFY(goals->rowHeight(2) >= oneLine + goals->fontMetrics().height() / 2);
}

void PanelsTest::fatesFitAWindowThatWasMadeSmallerElsewhere() {
    QVERIFY(window_->file().startNew(planTemplates()[2]));
    auto* fates = child<QTableView>("fates");
    QTRY_VERIFY(window_->odds().isComplete());
    window_->resize(1600, 1000);
    QTRY_COMPARE(window_->size(), QSize(1600, 1000));
    QTest::keyClick(window_.get(), Qt::Key_3, Qt::ControlModifier);
    QTRY_VERIFY(!fates->isVisible());
    window_->resize(1280, 780);
    QTRY_COMPARE(window_->size(), QSize(1280, 780));
    QTest::keyClick(window_.get(), Qt::Key_1, Qt::ControlModifier);
    QTRY_VERIFY(fates->isVisible());
    QTRY_COMPARE(fates->horizontalHeader()->length(), fates->viewport()->width());
}

void PanelsTest::whatStandsAroundAViewStays() {
    window_->resize(1024, 700);
    QTRY_COMPARE(window_->size(), QSize(1024, 700));
    QPushButton* button = nullptr;
    for (auto* each : window_->findChildren<QPushButton*>()) {
        button = each->text().startsWith("Export") ? each : button;
    }
    QVERIFY(button != nullptr);
    auto* room = child<QScrollArea>("perspectiveRoom");
    for (int key = Qt::Key_1; key <= Qt::Key_6; ++key) {
        QTest::keyClick(window_.get(), static_cast<Qt::Key>(key), Qt::ControlModifier);
        QTest::qWait(100);
        room->verticalScrollBar()->setValue(room->verticalScrollBar()->maximum());
        room->horizontalScrollBar()->setValue(room->horizontalScrollBar()->maximum());
        const QRect place(button->mapTo(window_.get(), QPoint()), button->size());
        QVERIFY2(window_->rect().contains(place), qPrintable(QString::number(key)));
        QVERIFY(!button->visibleRegion().isEmpty());
        QCOMPARE(window_->size(), QSize(1024, 700));
    }
    // A perspective that needs much does not make the others scroll.
    window_->resize(1600, 1000);
    QTest::keyClick(window_.get(), Qt::Key_1, Qt::ControlModifier);
    QTRY_COMPARE(room->verticalScrollBar()->maximum(), 0);
    QCOMPARE(room->horizontalScrollBar()->maximum(), 0);
    QCOMPARE(room->widget()->minimumSizeHint(), child<PolypileView>()->minimumSizeHint().expandedTo(
                                                    child<PolypileView>()->minimumSize()));
}

void PanelsTest::fatesHaveAllTheirRows() {
    window_->resize(1024, 700);
    document().setSelection({{0, -1}});
    QTRY_VERIFY(window_->odds().isComplete());
    for (const auto& [name, rows] : {std::pair("fates", 5), std::pair("outcomes", 40)}) {
        const auto* table = child<QTableView>(name);
        QTRY_VERIFY(table->model()->rowCount() > rows);
        QTRY_COMPARE(table->verticalScrollBar()->maximum(), 0);
    }
    const auto* fates = child<QTableView>("fates");
    QVERIFY(fates->viewport()->height() >= fates->verticalHeader()->length());
    // The keys bring what they go to into sight.
    auto* outcomes = child<QTableView>("outcomes");
    outcomes->setFocus();
    const auto seesCurrent = [outcomes] {
        const QRect row = outcomes->visualRect(outcomes->currentIndex());
        return outcomes->viewport()->visibleRegion().contains(row.center());
    };
    for (int i = 0; i < 15; ++i) {
        QTest::keyClick(outcomes, Qt::Key_Down);
    }
    QVERIFY(seesCurrent());
    QTest::keyClick(outcomes, Qt::Key_End, Qt::ControlModifier);
    QCOMPARE(outcomes->currentIndex().row(), outcomes->model()->rowCount() - 1);
    QVERIFY(seesCurrent());
    // The table is as high as what the filter leaves.
    const int whole = outcomes->height();
    auto* filter = child<QLineEdit>("outcomeFilter");
    QTest::keyClick(outcomes, Qt::Key_Backtab);
    QTRY_VERIFY(filter->hasFocus());
    QTest::keyClicks(filter, "marker");
    QTRY_VERIFY(outcomes->height() < whole / 2);
    QTRY_VERIFY(!filter->visibleRegion().isEmpty());
    QTest::keyClick(filter, Qt::Key_Escape);
    QTRY_COMPARE(outcomes->height(), whole);
}

void PanelsTest::aLongNameStaysInItsPanel() {
    const auto* title = child<HeadingLabel>("subjectTitle");
    document().edit("Name", [](PlanDocument::Draft& draft) {
        draft.plan.strategies.front().name = std::string(100, 'W');
    });
    QCOMPARE(title->text().size(), 100);
    QCOMPARE(title->toolTip(), title->text());
    const auto holdsAll = [title] {
        const QStringList lines = title->lines(title->width());
        return title->height() >= lines.size() * title->fontMetrics().lineSpacing() &&
               std::ranges::all_of(lines, [title](const QString& line) {
                   return title->fontMetrics().horizontalAdvance(line) <= title->width();
               });
    };
    QTRY_VERIFY(holdsAll());
    const QWidget* panel = title->parentWidget();
    QVERIFY(panel->rect().contains(title->geometry()));
}

void PanelsTest::namesOfOutcomesAreWholeInASmallWindow() {
    window_->resize(1024, 700);
    document().edit("Kinds", [](PlanDocument::Draft& draft) {
        draft.polypile.line[0].stacks = {test::stack("spellbook of sleep"),
                                         test::stack("ring of hunger")};
    });
    for (const int stack : {0, 1}) {
        document().setSelection({{0, stack}});
        QTRY_VERIFY(window_->odds().isComplete());
        const QStringList texts = test::textsIn(*child<OutcomesChart>());
        QVERIFY(texts.size() > 15);
        QVERIFY2(texts.filter("…").isEmpty(), qPrintable(texts.filter("…").join(u'\n')));
    }
}

void PanelsTest::namesOfFatesComeBeforeTheirBars() {
    document().setSelection({});
    QTRY_VERIFY(window_->odds().hasWholeLine());
    auto* fates = child<QTableView>("fates");
    const auto* model = qobject_cast<const FatesModel*>(fates->model());
    const auto hasBars = [model] {
        for (int row = 0; row < model->rowCount(); ++row) {
            if (model->index(row, FatesModel::Bar).data(FatesModel::ShareRole).isValid()) {
                return true;
            }
        }
        return false;
    };
    for (const StackPosition& at : {StackPosition{0, -1}, StackPosition{0, 0}}) {
        document().setSelection({at});
        QTRY_VERIFY(fates->columnWidth(FatesModel::Label) >=
                    20 * fates->fontMetrics().averageCharWidth());
        QVERIFY(hasBars() || fates->isColumnHidden(FatesModel::Bar));
        QTRY_VERIFY(fates->rowHeight(0) < 2 * fates->fontMetrics().height());
        for (int row = 0; row < model->rowCount(); ++row) {
            const QString name = model->index(row, FatesModel::Label).data().toString();
            const QRect cell = fates->visualRect(model->index(row, FatesModel::Label));
            const QRect text = fates->fontMetrics().boundingRect(QRect(0, 0, cell.width() - 18, 0),
                                                                 Qt::TextWordWrap, name);
            QVERIFY2(text.height() <= cell.height() && text.width() <= cell.width() - 12,
                     qPrintable(name));
        }
    }
}

POLYPLAN_UI_TEST(PanelsTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "panels_test.moc"
