#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMimeData>
#include <QSlider>
#include <QTabBar>
#include <QTest>
#include <QToolButton>

#include "tests/ui/support/drag.h"
#include "tests/ui/support/menu.h"
#include "tests/ui/support/plans.h"
#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/window_fixture.h"
#include "tests/ui/theft/theft_window.h"
#include "ui/document/plan_document.h"
#include "ui/look/text.h"
#include "ui/look/theme.h"
#include "ui/models/field_role.h"
#include "ui/models/report_model.h"
#include "ui/models/theft/remedies_model.h"
#include "ui/models/theft/theft_editor.h"
#include "ui/models/theft/theft_service.h"
#include "ui/parts/boxed_row_delegate.h"
#include "ui/parts/wrapped_rows.h"
#include "ui/polypile/import_dialog.h"
#include "ui/polypile/stack_clipboard.h"
#include "ui/theft/theft_form.h"
#include "ui/theft/theft_view.h"
#include "ui/theft/things_panel.h"

namespace polyplan::ui {
namespace {

using theft::Kind;

/// What is carried, in the open and in a bag, in the real window.
class TheftThingsTest : public TheftFixture {
    Q_OBJECT

  private Q_SLOTS:
    void thingIsDraggedIntoTheBagAndOut();
    void headingTakesADrop();
    void undoWaitsForADrag();
    void thingsAreOrderedByDragging();
    void thingsAreOrderedByKeys();
    void boxPutsIntoTheBag();
    void noBagTakesTheAmulet_data();
    void noBagTakesTheAmulet();
    void bagTakesTheRestOfWhatIsChosen();
    void whatAFileHasInTheBagSaysSo();
    void whatThereIsOnlyOneOfIsCarriedOnce();
    void thingsAreAddedNamedAndRemoved();
    void nameThatIsTypedGoesWhereItBelongs_data();
    void nameThatIsTypedGoesWhereItBelongs();
    void whatMovesUpIsChosenAfterRemoval();
    void severalThingsAreRemovedInOneStep();
    void severalThingsGoIntoTheBagInOneStep();
    void severalThingsAreMovedAsOne();
    void severalThingsAreDraggedTogether();
    void thingsAreCutCopiedAndPasted();
    void nameThatIsTakenGetsANumber();
    void editMenuActsOnTheChosenThings();
    void whatDoesNotFitIsNotPasted_data();
    void whatDoesNotFitIsNotPasted();
    void aNameGoesIntoTheBagAndOut();
    void emptyListSaysWhatToDo();
    void onlyOneQuestArtifactIsOnesOwn();
    void addedThingIsSeenWhole();
    void nameOfAnotherIsRefused();
    void aNameThatIsTooLongStaysAndIsMarked();
    void spacesOfANameMoveNothing();
    void aThingWithoutANameShowsWhatItIsCalled();
};

void TheftThingsTest::thingIsDraggedIntoTheBagAndOut() {
    QListView* open = list("openThings");
    QListView* bag = list("baggedThings");
    QVERIFY(test::drag(*open->viewport(), middle(open, 0), *bag->viewport(),
                       bag->viewport()->rect().center()));
    settle();
    QCOMPARE(kinds(true), std::vector{Kind::QuestArtifact});
    QCOMPARE(steps(), 1);
    QCOMPARE(figure("theft/gone/quest artifact"), QString());
    QVERIFY(test::drag(*bag->viewport(), middle(bag, 0), *open->viewport(),
                       open->viewport()->rect().bottomLeft() + QPoint(40, -4)));
    settle();
    QVERIFY(kinds(true).empty());
    QCOMPARE(kinds(false).back(), Kind::QuestArtifact);
    QCOMPARE(steps(), 2);
}

void TheftThingsTest::headingTakesADrop() {
    QListView* open = list("openThings");
    QListView* bag = list("baggedThings");
    auto* bagged = child<QLabel>("baggedHead");
    QVERIFY(test::drag(*open->viewport(), middle(open, 0), *bagged, bagged->rect().center()));
    QCOMPARE(kinds(true), std::vector{Kind::QuestArtifact});
    QCOMPARE(chosenRows(bag), std::vector{0});
    auto* carried = child<QLabel>("openHead");
    QVERIFY(test::drag(*bag->viewport(), middle(bag, 0), *carried, carried->rect().center()));
    QVERIFY(kinds(true).empty());
    QCOMPARE(kinds(false).back(), Kind::QuestArtifact);
    QCOMPARE(steps(), 2);
    QVERIFY(test::drag(*open->viewport(), middle(open, 0), *bagged, bagged->rect().center()));
    QVERIFY(window_->statusBar()->currentMessage().startsWith("No bag takes the Amulet"));
    QCOMPARE(steps(), 2);
}

void TheftThingsTest::undoWaitsForADrag() {
    QListView* open = list("openThings");
    QListView* bag = list("baggedThings");
    click(open, 2);
    key(Qt::Key_Space);
    QVERIFY(test::drag(*open->viewport(), middle(open, 0), *bag->viewport(),
                       bag->viewport()->rect().bottomLeft() + QPoint(40, -4), {.meanwhile = [this] {
                           QTest::keyClick(window_->windowHandle(), Qt::Key_Z, Qt::ControlModifier);
                       }}));
    QCOMPARE(steps(), 2);
    QCOMPARE(kinds(true).size(), 2U);
    key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(kinds(true), std::vector{Kind::FakeAmulet});
}

void TheftThingsTest::thingsAreOrderedByDragging() {
    QListView* open = list("openThings");
    const QRect third = open->visualRect(open->model()->index(2, 0));
    QVERIFY(test::drag(*open->viewport(), middle(open, 0), *open->viewport(),
                       {third.center().x(), third.bottom()}));
    QCOMPARE(kinds(false), (std::vector{Kind::Amulet, Kind::FakeAmulet, Kind::QuestArtifact,
                                        Kind::BellOfOpening}));
    QCOMPARE(steps(), 1);
    QCOMPARE(open->currentIndex().row(), 2);
}

void TheftThingsTest::thingsAreOrderedByKeys() {
    QListView* open = list("openThings");
    click(open, 0);
    key(Qt::Key_Down, Qt::AltModifier);
    key(Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(kinds(false), (std::vector{Kind::Amulet, Kind::FakeAmulet, Kind::QuestArtifact,
                                        Kind::BellOfOpening}));
    QCOMPARE(open->currentIndex().row(), 2);
    key(Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(kinds(false)[1], Kind::QuestArtifact);
}

void TheftThingsTest::boxPutsIntoTheBag() {
    QListView* open = list("openThings");
    clickBox(open, 2);
    QCOMPARE(kinds(true), std::vector{Kind::FakeAmulet});
    settle();
    click(list("baggedThings"), 0);
    key(Qt::Key_Space);
    QVERIFY(kinds(true).empty());
    QCOMPARE(steps(), 2);
    // The stack stays chosen, wherever it is.
    key(Qt::Key_Space);
    QCOMPARE(kinds(true), std::vector{Kind::FakeAmulet});
    key(Qt::Key_Space);
    QVERIFY(kinds(true).empty());
}

void TheftThingsTest::noBagTakesTheAmulet_data() {
    QTest::addColumn<QString>("way");
    for (const char* way : {"box", "space bar", "drag", "paste"}) {
        QTest::newRow(way) << QString(way);
    }
}

void TheftThingsTest::noBagTakesTheAmulet() {
    QFETCH(const QString, way);
    const std::vector<theft::Thing> before = request().inventory;
    QListView* open = list("openThings");
    QListView* bag = list("baggedThings");
    click(open, 1);
    if (way == "box") {
        clickBox(open, 1);
    } else if (way == "space bar") {
        key(Qt::Key_Space);
    } else if (way == "drag") {
        QVERIFY(test::drag(*open->viewport(), middle(open, 1), *bag->viewport(),
                           bag->viewport()->rect().center()));
    } else {
        key(Qt::Key_X, Qt::ControlModifier);
        bag->setFocus();
        key(Qt::Key_V, Qt::ControlModifier);
    }
    QTRY_VERIFY(window_->statusBar()->currentMessage().startsWith("No bag takes the Amulet"));
    QVERIFY(kinds(true).empty());
    if (way == "paste") {  // what was cut is kept for the other list
        open->setFocus();
        key(Qt::Key_V, Qt::ControlModifier);
    }
    QCOMPARE(kinds(false).size(), before.size());
}

void TheftThingsTest::bagTakesTheRestOfWhatIsChosen() {
    QListView* open = list("openThings");
    click(open, 0);
    clickToo(open, 2, Qt::ShiftModifier);
    key(Qt::Key_Space);
    QCOMPARE(kinds(true), (std::vector{Kind::QuestArtifact, Kind::FakeAmulet}));
    QCOMPARE(kinds(false), (std::vector{Kind::Amulet, Kind::BellOfOpening}));
    QVERIFY(window_->statusBar()->currentMessage().startsWith("No bag takes the Amulet"));
    QCOMPARE(steps(), 1);
}

void TheftThingsTest::whatAFileHasInTheBagSaysSo() {
    view_->editor().edit(QStringLiteral("test"), [](theft::Request& request) {
        request.inventory[1].inContainer = true;
        request.inventory[2].inContainer = true;
    });
    settle();
    QListView* bag = list("baggedThings");
    QVERIFY(bag->model()
                ->index(0, 0)
                .data(Qt::AccessibleTextRole)
                .toString()
                .contains(QStringLiteral("no bag takes it; reckoned as safe in one")));
    click(bag, 0);
    key(Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(kinds(true), (std::vector{Kind::FakeAmulet, Kind::Amulet}));
    key(Qt::Key_Space);
    QCOMPARE(kinds(true), std::vector{Kind::FakeAmulet});
}

void TheftThingsTest::whatThereIsOnlyOneOfIsCarriedOnce() {
    auto* add = child<QToolButton>("addThing");
    QMenu* menu = add->menu();
    Q_EMIT menu->aboutToShow();
    const auto isOffered = [menu](const char* kind) {
        for (const QAction* action : menu->actions()) {
            if (action->text() == QLatin1StringView(kind)) {
                return action->isEnabled();
            }
        }
        return false;
    };
    QVERIFY(!isOffered("Amulet of Yendor"));
    QVERIFY(isOffered("Book of the Dead"));
    QVERIFY(isOffered("quest artifact"));
}

void TheftThingsTest::thingsAreAddedNamedAndRemoved() {
    QVERIFY(test::pickFromMenu(*child<QToolButton>("addThing"), QStringLiteral("quest artifact")));
    QCOMPARE(kinds(false).size(), 5U);
    QListView* open = list("openThings");
    QCOMPARE(open->currentIndex().row(), 4);
    QTRY_COMPARE(QApplication::focusWidget(), open);
    key(Qt::Key_F2);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Sunsword"));
    key(Qt::Key_Return);
    QTRY_COMPARE(request().inventory.back().name, std::string("Sunsword"));
    key(Qt::Key_Delete);
    QCOMPARE(kinds(false).size(), 4U);
    QTest::mouseClick(child<QToolButton>("removeThing"), Qt::LeftButton);
    QCOMPARE(kinds(false).size(), 3U);
}

void TheftThingsTest::nameThatIsTypedGoesWhereItBelongs_data() {
    QTest::addColumn<QString>("then");
    for (const char* then : {"tab", "new strategy", "remove", "menu", "undo"}) {
        QTest::newRow(then) << QString(then);
    }
}

/// What is done while a name is still being typed comes after the name, and does not send it
/// elsewhere.
void TheftThingsTest::nameThatIsTypedGoesWhereItBelongs() {
    QFETCH(const QString, then);
    key(Qt::Key_T, Qt::ControlModifier);
    auto* tabs = child<QTabBar>("strategies");
    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(0).center());
    QCOMPARE(document().strategyIndex(), 0);
    settle();
    QListView* open = list("openThings");
    click(open, 0);
    key(Qt::Key_F2);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Sunsword"));
    const auto nameIn = [this](std::size_t strategy, std::size_t thing) {
        return document().plan().strategies[strategy].theft->inventory[thing].name;
    };
    if (then == "tab") {
        QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
        QCOMPARE(document().strategyIndex(), 1);
        QVERIFY(!document().plan().strategies[1].theft);
    } else if (then == "new strategy") {
        key(Qt::Key_T, Qt::ControlModifier);
        QCOMPARE(document().plan().strategies.size(), 3U);
    } else if (then == "remove") {
        QTest::mouseClick(child<QToolButton>("removeThing"), Qt::LeftButton);
        QCOMPARE(kinds(false), (std::vector{Kind::Amulet, Kind::FakeAmulet, Kind::BellOfOpening}));
        QCOMPARE(nameIn(0, 0), std::string());
        document().undoStack().undo();
    } else if (then == "menu") {
        auto* bar = window_->menuBar();
        QTest::mouseClick(bar, Qt::LeftButton, {},
                          bar->actionGeometry(bar->actions().front()).center());
        QWidget* menu = QApplication::activePopupWidget();
        QVERIFY(menu != nullptr);
        QTest::keyClick(menu, Qt::Key_Escape);
    } else {  // its own: what was typed goes, nothing else
        key(Qt::Key_Z, Qt::ControlModifier);
        key(Qt::Key_Return);
        QTRY_COMPARE(nameIn(0, 0), std::string());
        return;
    }
    QTRY_COMPARE(nameIn(0, 0), std::string("Sunsword"));
}

void TheftThingsTest::whatMovesUpIsChosenAfterRemoval() {
    QListView* open = list("openThings");
    const auto chosen = [open] {
        const QModelIndexList rows = open->selectionModel()->selectedIndexes();
        return rows.size() == 1 ? rows.front().data().toString() : QString();
    };
    click(open, 1);
    key(Qt::Key_Delete);
    QCOMPARE(chosen(), QStringLiteral("fake Amulet"));
    key(Qt::Key_Delete);
    QCOMPARE(kinds(false), (std::vector{Kind::QuestArtifact, Kind::BellOfOpening}));
    QCOMPARE(chosen(), QStringLiteral("Bell of Opening"));
    key(Qt::Key_Delete);
    QCOMPARE(chosen(), QStringLiteral("quest artifact"));
    key(Qt::Key_Delete);
    QVERIFY(kinds(false).empty());
    QVERIFY(!child<QToolButton>("removeThing")->isEnabled());
}

void TheftThingsTest::severalThingsAreRemovedInOneStep() {
    QListView* open = list("openThings");
    click(open, 0);
    clickToo(open, 2, Qt::ShiftModifier);
    clickToo(open, 1, Qt::ControlModifier);
    QCOMPARE(chosenRows(open), (std::vector{0, 2}));
    key(Qt::Key_Delete);
    QCOMPARE(kinds(false), (std::vector{Kind::Amulet, Kind::BellOfOpening}));
    QCOMPARE(steps(), 1);
    QCOMPARE(document().undoStack().undoText(), QStringLiteral("Remove 2 items"));
    QCOMPARE(chosenRows(open), std::vector{0});
    key(Qt::Key_A, Qt::ControlModifier);
    QTest::mouseClick(child<QToolButton>("removeThing"), Qt::LeftButton);
    QVERIFY(request().inventory.empty());
    QCOMPARE(steps(), 2);
}

void TheftThingsTest::severalThingsGoIntoTheBagInOneStep() {
    QListView* open = list("openThings");
    QListView* bag = list("baggedThings");
    click(open, 0);
    clickToo(open, 2, Qt::ControlModifier);
    key(Qt::Key_Space);
    QCOMPARE(kinds(true), (std::vector{Kind::QuestArtifact, Kind::FakeAmulet}));
    QCOMPARE(steps(), 1);
    QCOMPARE(chosenRows(bag), (std::vector{0, 1}));
    QVERIFY(chosenRows(open).empty());
    QVERIFY(bag->hasFocus());
    key(Qt::Key_Space);
    QVERIFY(kinds(true).empty());
    QCOMPARE(kinds(false), (std::vector{Kind::QuestArtifact, Kind::Amulet, Kind::FakeAmulet,
                                        Kind::BellOfOpening}));
    QCOMPARE(steps(), 2);
    // What is chosen in one list is let go in the other.
    key(Qt::Key_Space);
    click(open, 0);
    QVERIFY(chosenRows(bag).empty());
    key(Qt::Key_Delete);
    QCOMPARE(kinds(false), std::vector{Kind::BellOfOpening});
    QCOMPARE(kinds(true).size(), 2U);
}

void TheftThingsTest::severalThingsAreMovedAsOne() {
    QListView* open = list("openThings");
    click(open, 1);
    key(Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(chosenRows(open), (std::vector{1, 2}));
    key(Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(kinds(false), (std::vector{Kind::Amulet, Kind::FakeAmulet, Kind::QuestArtifact,
                                        Kind::BellOfOpening}));
    QCOMPARE(steps(), 1);
    QCOMPARE(chosenRows(open), (std::vector{0, 1}));
    key(Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(steps(), 1);
    key(Qt::Key_Down, Qt::AltModifier);
    key(Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(kinds(false), (std::vector{Kind::QuestArtifact, Kind::BellOfOpening, Kind::Amulet,
                                        Kind::FakeAmulet}));
}

void TheftThingsTest::severalThingsAreDraggedTogether() {
    QListView* open = list("openThings");
    QListView* bag = list("baggedThings");
    click(open, 0);
    clickToo(open, 2, Qt::ControlModifier);
    QVERIFY(test::drag(*open->viewport(), middle(open, 0), *bag->viewport(),
                       bag->viewport()->rect().center()));
    QCOMPARE(kinds(true), (std::vector{Kind::QuestArtifact, Kind::FakeAmulet}));
    QCOMPARE(steps(), 1);
    QCOMPARE(chosenRows(bag), (std::vector{0, 1}));
}

void TheftThingsTest::thingsAreCutCopiedAndPasted() {
    const plan::Document before = document().plan();
    QListView* open = list("openThings");
    QListView* bag = list("baggedThings");
    click(open, 0);
    clickToo(open, 1, Qt::ControlModifier);
    key(Qt::Key_X, Qt::ControlModifier);
    QCOMPARE(kinds(false), (std::vector{Kind::FakeAmulet, Kind::BellOfOpening}));
    QCOMPARE(document().undoStack().undoText(), QStringLiteral("Cut 2 items"));
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("quest artifact\nAmulet of Yendor"));
    QCOMPARE(chosenRows(open), std::vector{0});
    key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(kinds(false), (std::vector{Kind::FakeAmulet, Kind::QuestArtifact, Kind::Amulet,
                                        Kind::BellOfOpening}));
    QCOMPARE(document().undoStack().undoText(), QStringLiteral("Paste 2 items"));
    QCOMPARE(chosenRows(open), (std::vector{1, 2}));
    QCOMPARE(steps(), 2);
    click(open, 0);
    key(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(steps(), 2);
    bag->setFocus();
    key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(kinds(true), std::vector{Kind::FakeAmulet});
    QCOMPARE(kinds(false).size(), 4U);
    QCOMPARE(steps(), 3);
    for (int i = 0; i < 3; ++i) {
        key(Qt::Key_Z, Qt::ControlModifier);
    }
    QVERIFY(document().plan() == before);
}

void TheftThingsTest::nameThatIsTakenGetsANumber() {
    QListView* open = list("openThings");
    click(open, 0);
    key(Qt::Key_F2);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Sunsword"));
    key(Qt::Key_Return);
    QTRY_COMPARE(request().inventory.front().name, std::string("Sunsword"));
    key(Qt::Key_C, Qt::ControlModifier);
    key(Qt::Key_V, Qt::ControlModifier);
    key(Qt::Key_V, Qt::ControlModifier);
    const std::vector<QString> all = names("openThings");
    QCOMPARE(std::vector(all.begin(), all.begin() + 3),
             (std::vector<QString>{"Sunsword", "Sunsword 2", "Sunsword 3"}));
    QCOMPARE(steps(), 3);
}

void TheftThingsTest::editMenuActsOnTheChosenThings() {
    QListView* open = list("openThings");
    click(open, 0);
    const auto actions = child<StackClipboard>()->actions();
    QVERIFY(actions.front()->isEnabled());
    actions.front()->trigger();
    QCOMPARE(kinds(false).size(), 3U);
    click(open, 2);
    actions.back()->trigger();
    QCOMPARE(kinds(false).back(), Kind::QuestArtifact);
    child<QSlider>("theft armor slider")->setFocus();
    QVERIFY(!actions.front()->isEnabled());
}

void TheftThingsTest::whatDoesNotFitIsNotPasted_data() {
    QTest::addColumn<QByteArray>("data");
    QTest::addColumn<QString>("why");
    QTest::newRow("no JSON") << QByteArray("{") << "no items that fit";
    QTest::newRow("bytes") << QByteArray("\xff\0\xfe", 3) << "no items that fit";
    QTest::newRow("other kind") << QByteArray(R"({"things": [{"kind": "gold"}]})")
                                << "no items that fit";
    QTest::newRow("second of its kind")
        << QByteArray(R"({"things": [{"kind": "Amulet of Yendor"}]})") << "only one of";
}

void TheftThingsTest::whatDoesNotFitIsNotPasted() {
    QFETCH(const QByteArray, data);
    QFETCH(const QString, why);
    click(list("openThings"), 0);
    auto* mime = new QMimeData;
    mime->setData(QStringLiteral("application/x-polyplan-theft-things"), data);
    QApplication::clipboard()->setMimeData(mime);
    key(Qt::Key_V, Qt::ControlModifier);
    QTRY_VERIFY2(window_->statusBar()->currentMessage().contains(why),
                 qPrintable(window_->statusBar()->currentMessage()));
    QCOMPARE(steps(), 0);
    QCOMPARE(kinds(false).size(), 4U);
}

void TheftThingsTest::aNameGoesIntoTheBagAndOut() {
    QVERIFY(test::pickFromMenu(*child<QToolButton>("addThing"), QStringLiteral("quest artifact")));
    settle();
    QListView* open = list("openThings");
    QListView* bag = list("baggedThings");
    const QString first = QStringLiteral("quest artifact");
    const QString second = QStringLiteral("quest artifact 2");
    QCOMPARE(names("openThings").back(), second);
    QVERIFY(test::drag(*open->viewport(), middle(open, 0), *bag->viewport(),
                       bag->viewport()->rect().center()));
    settle();
    QCOMPARE(names("baggedThings"), std::vector{first});
    QCOMPARE(names("openThings").back(), second);
    QVERIFY(test::drag(*bag->viewport(), middle(bag, 0), *open->viewport(),
                       open->viewport()->rect().bottomLeft() + QPoint(40, -4)));
    settle();
    QCOMPARE(names("openThings").back(), first);
    click(open, 3);
    QCOMPARE(names("openThings")[3], second);
    key(Qt::Key_Space);
    settle();
    QCOMPARE(names("baggedThings"), std::vector{second});
}

void TheftThingsTest::emptyListSaysWhatToDo() {
    const auto* empty = child<QLabel>("emptyOpen");
    QVERIFY(!empty->isVisible());
    while (list("openThings")->model()->rowCount() > 0) {
        click(list("openThings"), 0);
        key(Qt::Key_Delete);
        settle();
    }
    QTRY_VERIFY(empty->isVisible());
    QVERIFY(empty->text().contains(child<QToolButton>("takeThings")->text()));
    QVERIFY(empty->text().contains(child<QToolButton>("addThing")->text()));
    QVERIFY(empty->height() >= empty->heightForWidth(empty->width()));
}

void TheftThingsTest::onlyOneQuestArtifactIsOnesOwn() {
    view_->editor().setGame(nethack::Game::NetHack343);
    settle();
    QVERIFY(test::pickFromMenu(*child<QToolButton>("addThing"), QStringLiteral("quest artifact")));
    settle();
    QVERIFY(request().inventory.front().own);
    QVERIFY(!request().inventory.back().own);
    QListView* open = list("openThings");
    const auto summary = [open](int row) {
        return open->model()->index(row, 0).data(RowSummary).toString();
    };
    QVERIFY(summary(0).startsWith(QStringLiteral("your own role's")));
    QVERIFY(summary(4).startsWith(QStringLiteral("another role's")));
    click(open, 4);
    QVERIFY(test::pickFromMenu([] { key(Qt::Key_F10, Qt::ShiftModifier); },
                               QStringLiteral("Of your own role")));
    QVERIFY(!request().inventory.front().own);
    QVERIFY(request().inventory.back().own);
    settle();
    QVERIFY(summary(4).startsWith(QStringLiteral("your own role's")));
}

void TheftThingsTest::addedThingIsSeenWhole() {
    window_->resize(1280, 780);
    const QListView* open = list("openThings");
    for (int i = 0; i < 8; ++i) {
        QVERIFY(
            test::pickFromMenu(*child<QToolButton>("addThing"), QStringLiteral("quest artifact")));
        settle();
        // Rows become higher with the answer, and once more where a scroll bar takes their width.
        QTest::qWait(250);
        const QModelIndex added = open->currentIndex();
        QCOMPARE(added.row(), 4 + i);
        QVERIFY2(open->viewport()->rect().contains(open->visualRect(added)),
                 qPrintable(QString::number(added.row())));
    }
    QVERIFY(open->verticalScrollBar()->maximum() > 0);
    // Who scrolls elsewhere stays there.
    open->verticalScrollBar()->triggerAction(QAbstractSlider::SliderToMinimum);
    window_->resize(window_->width(), window_->height() - 30);
    QTest::qWait(250);
    QCOMPARE(open->verticalScrollBar()->value(), 0);
}

void TheftThingsTest::nameOfAnotherIsRefused() {
    QListView* open = list("openThings");
    click(open, 0);
    key(Qt::Key_F2);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Amulet of Yendor"));
    key(Qt::Key_Return);
    QTRY_VERIFY(
        window_->statusBar()->currentMessage().contains(QStringLiteral("names must differ")));
    QCOMPARE(steps(), 0);
    // What was typed stays there, as F2 finds it, until it is mended.
    const QModelIndex first = open->model()->index(0, 0);
    QCOMPARE(first.data().toString(), QStringLiteral("Amulet of Yendor"));
    QVERIFY(first.data(RemarkRole)
                .toString()
                .endsWith(QStringLiteral("Until it is mended “quest artifact” counts.")));
    key(Qt::Key_F2);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Sunsword"));
    key(Qt::Key_Return);
    QTRY_COMPARE(request().inventory.front().name, std::string("Sunsword"));
    QVERIFY(!first.data(RemarkRole).isValid());
}

void TheftThingsTest::aNameThatIsTooLongStaysAndIsMarked() {
    QListView* open = list("openThings");
    const QModelIndex first = open->model()->index(0, 0);
    click(open, 0);
    QApplication::clipboard()->setText(QString(260, u'x'));
    key(Qt::Key_F2);
    key(Qt::Key_V, Qt::ControlModifier);
    key(Qt::Key_Return);
    QTRY_VERIFY(window_->statusBar()->currentMessage().contains(
        QStringLiteral("has 260 characters, more than the ")));
    QCOMPARE(steps(), 0);
    QCOMPARE(first.data().toString(), QString(260, u'x'));
    QVERIFY(first.data(Qt::ToolTipRole).toString().contains(QStringLiteral("260 characters")));
    QVERIFY(first.data(Qt::AccessibleTextRole).toString().contains("260 characters"));
    key(Qt::Key_F2);
    auto* editor = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    QVERIFY(editor != nullptr);
    QCOMPARE(editor->text(), QString(260, u'x'));
    key(Qt::Key_End);
    for (int i = 0; i < 60; ++i) {
        key(Qt::Key_Backspace);
    }
    key(Qt::Key_Return);
    QTRY_COMPARE(request().inventory.front().name, std::string(200, 'x'));
    QVERIFY(!first.data(RemarkRole).isValid());
}

void TheftThingsTest::spacesOfANameMoveNothing() {
    QListView* open = list("openThings");
    open->setFocus();
    QTest::keyClicks(open, QStringLiteral("fake a"));
    QCOMPARE(open->currentIndex().data().toString(), QStringLiteral("fake Amulet"));
    QCOMPARE(document().undoStack().count(), 0);
    QTest::qWait(QApplication::keyboardInputInterval() + 50);
    key(Qt::Key_Space);
    QCOMPARE(list("baggedThings")->model()->rowCount(), 1);
}

void TheftThingsTest::aThingWithoutANameShowsWhatItIsCalled() {
    QListView* open = list("openThings");
    open->setFocus();
    open->setCurrentIndex(open->model()->index(1, 0));
    key(Qt::Key_F2);
    const auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    QVERIFY(field != nullptr);
    QCOMPARE(field->text(), QString());
    QCOMPARE(field->placeholderText(), QStringLiteral("Amulet of Yendor"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
}

POLYPLAN_UI_TEST(TheftThingsTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "theft_things_test.moc"
