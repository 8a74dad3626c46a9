#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGraphicsView>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QScrollBar>
#include <QSlider>
#include <QSpinBox>
#include <QSplitter>
#include <QStatusBar>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>
#include <algorithm>
#include <cstdlib>

#include "core/nethack/theft/remedies.h"
#include "tests/ui/support/chart_texts.h"
#include "tests/ui/support/drag.h"
#include "tests/ui/support/menu.h"
#include "tests/ui/support/plans.h"
#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/charts/curve_chart.h"
#include "ui/charts/curve_look.h"
#include "ui/document/plan_document.h"
#include "ui/look/broken_lines.h"
#include "ui/look/metrics.h"
#include "ui/look/section_label.h"
#include "ui/look/text.h"
#include "ui/look/theme.h"
#include "ui/models/report_model.h"
#include "ui/models/row_role.h"
#include "ui/models/theft/remedies_model.h"
#include "ui/models/theft/theft_editor.h"
#include "ui/models/theft/theft_service.h"
#include "ui/parts/boxed_row_delegate.h"
#include "ui/parts/copy_button.h"
#include "ui/parts/wrapped_rows.h"
#include "ui/polypile/import_dialog.h"
#include "ui/polypile/stack_clipboard.h"
#include "ui/shell/plan_templates.h"
#include "ui/theft/theft_form.h"
#include "ui/theft/theft_view.h"
#include "ui/theft/things_panel.h"

namespace polyplan::ui {
namespace {

using theft::Kind;
using theft::Request;

/// The Theft perspective in the real window, with real keys and clicks.
class TheftWindowTest : public test::WindowFixture {
    Q_OBJECT

  public:
    TheftWindowTest() : WindowFixture(Needs::Drag) {}

  protected:
    plan::Document plan() override {
        plan::Document plan = test::smallPlan();
        Request& theft = plan.strategies.front().theft.emplace();
        theft.monster = "Wizard of Yendor";
        theft.turns = 50;
        theft.armorClass = -20;
        for (const Kind kind :
             {Kind::QuestArtifact, Kind::Amulet, Kind::FakeAmulet, Kind::BellOfOpening}) {
            theft.inventory.push_back({.kind = kind, .name = ""});
        }
        return plan;
    }
    void start() override {
        QTest::keyClick(window_.get(), Qt::Key_5, Qt::ControlModifier);
        view_ = child<TheftView>();
        QVERIFY(view_ != nullptr && view_->isVisible());
        settle();
    }

  private Q_SLOTS:
    void exampleIsToldFromTheStrategysOwn();
    void answersWhatRodneyGets();
    void thingIsDraggedIntoTheBagAndOut();
    void thingsAreOrderedByDragging();
    void thingsAreOrderedByKeys();
    void boxPutsIntoTheBag();
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
    void editMenuActsOnTheChosenThings();
    void whatDoesNotFitIsNotPasted_data();
    void whatDoesNotFitIsNotPasted();
    void curvesOfManyThingsDiffer();
    void aThingsCurveKeepsItsColor();
    void likeliestOfManyThingsAreShown();
    void firstThingsOfThePlanReplaceTheExample();
    void whatIsTakenOverIsChosenAndNamed();
    void stepsGoOnFromWhatIsLeftOut();
    void lookalikeIsTakenForTheAmulet();
    void whatIsInAContainerComesIntoTheBag();
    void importIsOfferedWhereItIsShown();
    void importWithoutPreySaysSo();
    void imitationsKeepTheirNumbers();
    void aNameGoesIntoTheBagAndOut();
    void emptyListSaysWhatToDo();
    void onlyOneQuestArtifactIsOnesOwn();
    void addedThingIsSeenWhole();
    void nameOfAnotherIsRefused();
    void thiefIsSearched();
    void markFollowsTheThief();
    void sliderMovesTheOddsInOneStep();
    void wheelLeavesTheSliderAlone();
    void horizonIsTurnsOrHits();
    void numbersAreAsPeopleReadThem();
    void levelIsWorkedOut();
    void levelsFieldHasRoomForItsWords();
    void levelGoesWithItsThief();
    void emptySearchSaysSo();
    void aSearchThatHidesTheThiefEnds();
    void spacesOfANameMoveNothing();
    void aThingWithoutANameShowsWhatItIsCalled();
    void rowsFollowTheWidth();
    void titleOfTheRemediesIsOnOneLine();
    void allThingsOfTheExampleAreSeenInASmallWindow();
    void headingOfTheInventoryIsOnOneLine();
    void namesAreBrokenAndFiguresStayInView();
    void eachRemarkOfTheWikiIsMarked();
    void itemsAreReadBesideTheirReasons();
    void allColumnsAreSeenInANarrowPanel();
    void fieldsAreReachedByTheirLetters();
    void remediesAndItemsShareAPlaceInASmallWindow();
    void statesFollowTheVersion();
    void aThiefIsFastOrSlow();
    void invisibleDoesNothingWhereItIsSeen();
    void whatIsSupposedStandsBesideTheFigures();
    void remedyIsAppliedByItsButton();
    void remedyIsAppliedByEnter();
    void saysWhyThereIsNothingToDo();
    void gameIsOfThisTheft();
    void gameWithoutRulesSaysSo();
    void figuresAreCopied();
    void undoGoesAllTheWayBack();
    void undoTakesTheLastNumberBackFirst();
    void everythingHasANameAndAToolTip();
    void tabGoesThroughTheFormAsItIsRead();
    void tabReachesEveryControl();

  private:
    void settle() { QTRY_VERIFY(view_->service().isComplete()); }
    const Request& request() { return view_->editor().request(); }
    /// Pastes a text of the game, and takes it.
    void import(const QString& text) {
        QApplication::clipboard()->setText(text);
        list("openThings")->setFocus();
        key(Qt::Key_V, Qt::ControlModifier);
        const auto dialog = [this] { return child<ImportDialog>(); };
        QTRY_VERIFY(dialog() != nullptr && dialog()->isVisible());
        auto* take = dialog()->findChild<QPushButton*>("importButton");
        QTRY_VERIFY(take->isEnabled());
        QTest::mouseClick(take, Qt::LeftButton);
        QTRY_VERIFY(dialog() == nullptr || !dialog()->isVisible());
    }
    std::vector<QString> names(const char* of) {
        std::vector<QString> all;
        for (int row = 0; row < list(of)->model()->rowCount(); ++row) {
            all.push_back(list(of)->model()->index(row, 0).data().toString());
        }
        return all;
    }
    int steps() { return document().undoStack().count(); }
    QListView* list(const char* name) { return child<QListView>(name); }
    QPoint middle(QListView* view, int row) {
        return view->visualRect(view->model()->index(row, 0)).center();
    }
    void click(QListView* view, int row) {
        view->scrollTo(view->model()->index(row, 0));
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, middle(view, row));
    }
    /// The button of a remedy.
    void doRemedy(int row) {
        QListView* remedies = list("remedies");
        const QModelIndex index = remedies->model()->index(row, 0);
        remedies->scrollTo(index);
        QStyleOptionViewItem option;
        option.font = remedies->font();
        option.widget = remedies;
        option.rect = remedies->visualRect(index);
        QTest::mouseClick(remedies->viewport(), Qt::LeftButton, {},
                          BoxedRowDelegate::buttonRect(option, index).center());
    }
    void clickToo(QListView* view, int row, Qt::KeyboardModifier modifier) {
        QTest::mouseClick(view->viewport(), Qt::LeftButton, modifier, middle(view, row));
    }
    static std::vector<int> chosenRows(const QListView* view) {
        std::vector<int> rows;
        for (const QModelIndex& index : view->selectionModel()->selectedIndexes()) {
            rows.push_back(index.row());
        }
        std::ranges::sort(rows);
        return rows;
    }
    QString figure(const char* id) {
        const auto* model = list("theftFigures")->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            const QModelIndex index = model->index(row, 0);
            if (index.data(ReportModel::IdRole).toString() == QLatin1StringView(id)) {
                return index.data(ReportModel::ValueRole).toString();
            }
        }
        return {};
    }
    int remedyRow(const char* id) {
        const auto* model = list("remedies")->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            if (model->index(row, 0).data(RemediesModel::IdRole) == QLatin1StringView(id)) {
                return row;
            }
        }
        return -1;
    }
    std::vector<Kind> kinds(bool inContainer) {
        std::vector<Kind> result;
        for (const theft::Thing& thing : request().inventory) {
            if (thing.inContainer == inContainer) {
                result.push_back(thing.kind);
            }
        }
        return result;
    }

    TheftView* view_ = nullptr;
};

void TheftWindowTest::answersWhatRodneyGets() {
    QCOMPARE(figure("theft/hit_probability"), QStringLiteral("99.75 %"));
    QCOMPARE(figure("theft/afterwards"), QStringLiteral("up stairs"));
    QCOMPARE(figure("theft/gone/fake Amulet"), QString());
    QCOMPARE(child<CurveChart>("theftChart")->curves().size(), 4U);
    QCOMPARE(child<QTableView>("theftItems")->model()->rowCount(), 4);
    QCOMPARE(child<QLabel>("theftTitle")->text(), QStringLiteral("Wizard of Yendor"));
    QVERIFY(list("theftSteps")->model()->rowCount() > 10);
}

void TheftWindowTest::exampleIsToldFromTheStrategysOwn() {
    const auto* example = child<QLabel>("exampleTheft");
    QVERIFY(example->isHidden());
    document().reset(test::smallPlan());
    settle();
    QVERIFY(!view_->editor().isSaved() && example->isVisible());
    QVERIFY(example->text().contains(QStringLiteral("no theft yet")));
    doRemedy(remedyRow("bag"));
    QVERIFY(example->isHidden());
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(example->isVisible());
    settle();
}

void TheftWindowTest::thingIsDraggedIntoTheBagAndOut() {
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

void TheftWindowTest::thingsAreOrderedByDragging() {
    QListView* open = list("openThings");
    const QRect third = open->visualRect(open->model()->index(2, 0));
    QVERIFY(test::drag(*open->viewport(), middle(open, 0), *open->viewport(),
                       {third.center().x(), third.bottom()}));
    QCOMPARE(kinds(false), (std::vector{Kind::Amulet, Kind::FakeAmulet, Kind::QuestArtifact,
                                        Kind::BellOfOpening}));
    QCOMPARE(steps(), 1);
    QCOMPARE(open->currentIndex().row(), 2);
}

void TheftWindowTest::thingsAreOrderedByKeys() {
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

void TheftWindowTest::boxPutsIntoTheBag() {
    QListView* open = list("openThings");
    const QRect row = open->visualRect(open->model()->index(1, 0));
    QTest::mouseClick(open->viewport(), Qt::LeftButton, {},
                      BoxedRowDelegate::boxRect(row, open->font()).center());
    QCOMPARE(kinds(true), std::vector{Kind::Amulet});
    settle();
    const QModelIndex amulet = list("baggedThings")->model()->index(0, 0);
    QVERIFY(amulet.data(Qt::AccessibleTextRole)
                .toString()
                .contains(QStringLiteral("no bag takes it; reckoned as safe in one")));
    click(list("baggedThings"), 0);
    key(Qt::Key_Space);
    QVERIFY(kinds(true).empty());
    QCOMPARE(steps(), 2);
    // The stack stays chosen, wherever it is.
    key(Qt::Key_Space);
    QCOMPARE(kinds(true), std::vector{Kind::Amulet});
    key(Qt::Key_Space);
    QVERIFY(kinds(true).empty());
}

void TheftWindowTest::whatThereIsOnlyOneOfIsCarriedOnce() {
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

void TheftWindowTest::thingsAreAddedNamedAndRemoved() {
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

void TheftWindowTest::nameThatIsTypedGoesWhereItBelongs_data() {
    QTest::addColumn<QString>("then");
    for (const char* then : {"tab", "new strategy", "remove", "menu", "undo"}) {
        QTest::newRow(then) << QString(then);
    }
}

/// What is done while a name is still being typed comes after the name, and does not send it
/// elsewhere.
void TheftWindowTest::nameThatIsTypedGoesWhereItBelongs() {
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

void TheftWindowTest::whatMovesUpIsChosenAfterRemoval() {
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

void TheftWindowTest::severalThingsAreRemovedInOneStep() {
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

void TheftWindowTest::severalThingsGoIntoTheBagInOneStep() {
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

void TheftWindowTest::severalThingsAreMovedAsOne() {
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

void TheftWindowTest::severalThingsAreDraggedTogether() {
    QListView* open = list("openThings");
    QListView* bag = list("baggedThings");
    click(open, 1);
    clickToo(open, 2, Qt::ShiftModifier);
    QVERIFY(test::drag(*open->viewport(), middle(open, 1), *bag->viewport(),
                       bag->viewport()->rect().center()));
    QCOMPARE(kinds(true), (std::vector{Kind::Amulet, Kind::FakeAmulet}));
    QCOMPARE(steps(), 1);
    QCOMPARE(chosenRows(bag), (std::vector{0, 1}));
}

void TheftWindowTest::thingsAreCutCopiedAndPasted() {
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

void TheftWindowTest::editMenuActsOnTheChosenThings() {
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

void TheftWindowTest::whatDoesNotFitIsNotPasted_data() {
    QTest::addColumn<QByteArray>("data");
    QTest::addColumn<QString>("why");
    QTest::newRow("no JSON") << QByteArray("{") << "no items that fit";
    QTest::newRow("bytes") << QByteArray("\xff\0\xfe", 3) << "no items that fit";
    QTest::newRow("other kind") << QByteArray(R"({"things": [{"kind": "gold"}]})")
                                << "no items that fit";
    QTest::newRow("name of another")
        << QByteArray(R"({"things": [{"kind": "bell", "name": "Amulet of Yendor"}]})")
        << "names must differ";
    QTest::newRow("second of its kind")
        << QByteArray(R"({"things": [{"kind": "Amulet of Yendor"}]})") << "only one of";
}

void TheftWindowTest::whatDoesNotFitIsNotPasted() {
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

void TheftWindowTest::curvesOfManyThingsDiffer() {
    view_->editor().edit(QStringLiteral("test"), [](Request& request) {
        request.inventory.clear();
        for (const Kind kind :
             {Kind::QuestArtifact, Kind::QuestArtifact, Kind::QuestArtifact, Kind::QuestArtifact,
              Kind::Amulet, Kind::BellOfOpening, Kind::Candelabrum, Kind::BookOfTheDead}) {
            request.inventory.push_back({.kind = kind, .name = ""});
        }
    });
    settle();
    const auto* chart = child<CurveChart>("theftChart");
    const auto& curves = chart->curves();
    QTRY_COMPARE(curves.size(), 8U);
    for (std::size_t i = 0; i < curves.size(); ++i) {
        QVERIFY2(test::textsIn(*chart).contains(curves[i].name), qPrintable(curves[i].name));
        for (std::size_t j = 0; j < i; ++j) {
            QVERIFY(curveColor(Theme::light(), curves[i].look) !=
                    curveColor(Theme::light(), curves[j].look));
        }
    }
}

void TheftWindowTest::aThingsCurveKeepsItsColor() {
    const auto* chart = child<CurveChart>("theftChart");
    const auto lookOf = [chart](const QString& name) {
        const auto found = std::ranges::find(chart->curves(), name, &Curve::name);
        return found == chart->curves().end() ? -1 : found->look;
    };
    const QString amulet = QStringLiteral("Amulet of Yendor");
    QTRY_VERIFY(lookOf(amulet) > 0);
    const int before = lookOf(amulet);
    list("openThings")->setFocus();
    list("openThings")->setCurrentIndex(list("openThings")->model()->index(0, 0));
    key(Qt::Key_Space);  // the quest artifact, which stands before it
    settle();
    QTRY_COMPARE(chart->curves().size(), 3U);
    QCOMPARE(lookOf(amulet), before);
}

void TheftWindowTest::likeliestOfManyThingsAreShown() {
    const auto* leftOut = child<QLabel>("leftOutCurves");
    QVERIFY(!leftOut->isVisible());
    view_->editor().edit(QStringLiteral("test"), [](Request& request) {
        request.inventory.clear();
        request.inventory.push_back({.kind = Kind::Amulet, .name = ""});
        for (int i = 0; i < 13; ++i) {
            request.inventory.push_back({.kind = Kind::QuestArtifact, .name = ""});
        }
    });
    settle();
    const auto& curves = child<CurveChart>("theftChart")->curves();
    QTRY_COMPARE(curves.size(), 8U);
    for (const Curve& curve : curves) {
        QVERIFY2(curve.isStressed || curve.name.startsWith(QStringLiteral("quest artifact")),
                 qPrintable(curve.name));
    }
    QCOMPARE(child<QTableView>("theftItems")->model()->rowCount(), 14);
    QVERIFY(leftOut->isVisible());
    QCOMPARE(leftOut->text(), QStringLiteral("7 more: see By item"));
}

void TheftWindowTest::firstThingsOfThePlanReplaceTheExample() {
    plan::Document plan = test::smallPlan();
    plan::Stack orb = test::stack("crystal ball");
    orb.artifact = "The Orb of Fate";
    plan.inventory = {orb, test::stack("Bell of Opening")};
    document().reset(plan);
    settle();
    QTest::mouseClick(child<QToolButton>("takeThings"), Qt::LeftButton);
    QCOMPARE(kinds(false), (std::vector{Kind::QuestArtifact, Kind::BellOfOpening}));
    QCOMPARE(request().inventory.front().name, std::string("The Orb of Fate"));
    QCOMPARE(steps(), 1);
    QTest::mouseClick(child<QToolButton>("takeThings"), Qt::LeftButton);
    QCOMPARE(steps(), 1);
    QTRY_VERIFY(window_->statusBar()->currentMessage().contains(QStringLiteral("nothing more")));
}

void TheftWindowTest::whatIsTakenOverIsChosenAndNamed() {
    QVERIFY(test::pickFromMenu(*child<QToolButton>("addThing"), QStringLiteral("bell")));
    settle();
    plan::Document plan = document().plan();
    plan::Stack orb = test::stack("crystal ball");
    orb.artifact = "The Orb of Fate";
    plan.inventory = {orb, test::stack("Candelabrum of Invocation")};
    document().reset(plan);
    settle();
    const int before = static_cast<int>(request().inventory.size());
    QTest::mouseClick(child<QToolButton>("takeThings"), Qt::LeftButton);
    QCOMPARE(window_->statusBar()->currentMessage(),
             QStringLiteral("Taken over: Candelabrum of Invocation."));
    auto* list = child<QListView>("openThings");
    const QModelIndexList chosen = list->selectionModel()->selectedIndexes();
    QCOMPARE(chosen.size(), request().inventory.size() - std::size_t(before));
    QTRY_VERIFY(list->viewport()->rect().contains(list->visualRect(chosen.back())));
    settle();
}

void TheftWindowTest::stepsGoOnFromWhatIsLeftOut() {
    auto* level = child<QSpinBox>("theft monster_level");
    auto* speed = child<QSpinBox>("theft monster_speed");
    QVERIFY(!request().monsterLevel && !request().monsterSpeed);
    level->setFocus();
    QTest::keyClick(level, Qt::Key_Up);
    QCOMPARE(request().monsterLevel, std::optional(31));
    speed->setFocus();
    QTest::keyClick(speed, Qt::Key_Up);
    QCOMPARE(request().monsterSpeed, std::optional(13));
    QTest::keyClick(speed, Qt::Key_Down);
    QCOMPARE(request().monsterSpeed, std::optional(12));
}

void TheftWindowTest::lookalikeIsTakenForTheAmulet() {
    plan::Document plan = test::smallPlan();
    plan::Stack& amulet = plan.inventory.emplace_back();
    amulet.object = test::catalogues()
                        .objects(plan.game)
                        ->findLook(ObjectClass::Amulet, "Amulet of Yendor")
                        .value();
    document().reset(plan);
    settle();
    QTest::mouseClick(child<QToolButton>("takeThings"), Qt::LeftButton);
    QCOMPARE(kinds(false), std::vector{Kind::Amulet});
    QTRY_VERIFY(window_->statusBar()->currentMessage().contains(QStringLiteral("imitation looks")));
    plan.inventory.push_back(plan.inventory.front());
    document().reset(plan);
    settle();
    QTest::mouseClick(child<QToolButton>("takeThings"), Qt::LeftButton);
    QCOMPARE(kinds(false), (std::vector{Kind::Amulet, Kind::FakeAmulet}));
    QTRY_VERIFY(window_->statusBar()->currentMessage().contains(QStringLiteral("at most one is")));
}

void TheftWindowTest::whatIsInAContainerComesIntoTheBag() {
    plan::Document plan = test::smallPlan();
    plan::Stack orb = test::stack("crystal ball");
    orb.artifact = "The Orb of Fate";
    orb.inContainer = true;
    plan.inventory = {orb, test::stack("Bell of Opening")};
    document().reset(plan);
    settle();
    QTest::mouseClick(child<QToolButton>("takeThings"), Qt::LeftButton);
    QCOMPARE(kinds(true), std::vector{Kind::QuestArtifact});
    QCOMPARE(kinds(false), std::vector{Kind::BellOfOpening});
}

void TheftWindowTest::importIsOfferedWhereItIsShown() {
    const auto* told = child<QLabel>("importedThings");
    QVERIFY(!told->isVisible());
    import(QStringLiteral("a - the uncursed Candelabrum of Invocation\nb - 2 uncursed daggers\n"));
    QTRY_VERIFY(told->isVisible());
    QVERIFY2(told->text().endsWith(QStringLiteral("a thief is after: Candelabrum of Invocation.")),
             qPrintable(told->text()));
    auto* take = child<QPushButton>("takeImported");
    QVERIFY(take->isVisible());
    QTest::mouseClick(take, Qt::LeftButton);
    settle();
    QCOMPARE(kinds(false).back(), Kind::Candelabrum);
    QVERIFY(!told->isVisible());
    // What undo gives back to the plan is no import.
    document().undoStack().undo();
    QVERIFY(!told->isVisible());
}

void TheftWindowTest::importWithoutPreySaysSo() {
    const auto* told = child<QLabel>("importedThings");
    import(QStringLiteral("b - 2 uncursed daggers\n"));
    QTRY_VERIFY(told->isVisible());
    QVERIFY(told->text().contains(QStringLiteral("nothing more that a thief is after")));
    QVERIFY(!child<QPushButton>("takeImported")->isVisible());
    document().reset(test::smallPlan());
    QVERIFY(!told->isVisible());
}

void TheftWindowTest::imitationsKeepTheirNumbers() {
    const auto addImitation = [this] {
        QVERIFY(test::pickFromMenu(*child<QToolButton>("addThing"), QStringLiteral("fake Amulet")));
        settle();
    };
    while (list("openThings")->model()->rowCount() > 0) {
        click(list("openThings"), 0);
        key(Qt::Key_Delete);
        settle();
    }
    addImitation();
    addImitation();
    addImitation();
    const QString first = QStringLiteral("fake Amulet");
    const QString second = QStringLiteral("fake Amulet 2");
    const QString third = QStringLiteral("fake Amulet 3");
    QCOMPARE(names("openThings"), (std::vector{first, second, third}));
    click(list("openThings"), 1);
    key(Qt::Key_Delete);
    settle();
    QCOMPARE(names("openThings"), (std::vector{first, third}));
    click(list("openThings"), 1);
    key(Qt::Key_Up, Qt::AltModifier);
    settle();
    QCOMPARE(names("openThings"), (std::vector{third, first}));
    addImitation();
    QCOMPARE(names("openThings"), (std::vector{third, first, second}));
}

void TheftWindowTest::aNameGoesIntoTheBagAndOut() {
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

void TheftWindowTest::emptyListSaysWhatToDo() {
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

void TheftWindowTest::onlyOneQuestArtifactIsOnesOwn() {
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

void TheftWindowTest::addedThingIsSeenWhole() {
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

void TheftWindowTest::nameOfAnotherIsRefused() {
    QListView* open = list("openThings");
    click(open, 0);
    key(Qt::Key_F2);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Amulet of Yendor"));
    key(Qt::Key_Return);
    QTRY_VERIFY(
        window_->statusBar()->currentMessage().contains(QStringLiteral("names must differ")));
    QCOMPARE(steps(), 0);
}

void TheftWindowTest::thiefIsSearched() {
    QTest::keyClick(view_, Qt::Key_M, Qt::ControlModifier);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("valk"));
    key(Qt::Key_Return);
    settle();
    QCOMPARE(request().monster, std::string("Lord Surtur"));
    QCOMPARE(figure("theft/afterwards"), QStringLiteral("next to the hero"));
    child<QLineEdit>("thiefSearch")->clear();
    QListView* thieves = list("thieves");
    QCOMPARE(thieves->currentIndex().data().toString(), QStringLiteral("Lord Surtur"));
    click(thieves, 0);
    QCOMPARE(request().monster, std::string("Wizard of Yendor"));
}

void TheftWindowTest::markFollowsTheThief() {
    const QListView* thieves = list("thieves");
    const auto marked = [thieves] {
        const QModelIndexList rows = thieves->selectionModel()->selectedIndexes();
        return rows.isEmpty() ? QString() : rows.front().data().toString();
    };
    const QString wizard = QStringLiteral("Wizard of Yendor");
    QCOMPARE(marked(), wizard);
    auto* search = child<QLineEdit>("thiefSearch");
    search->setFocus();
    const auto chosen = [thieves] {
        const auto* model = thieves->model();
        const auto found = model->match(model->index(0, 0), RowChosen, true, -1, Qt::MatchExactly);
        return found.isEmpty() ? QString() : found.front().data().toString();
    };
    QCOMPARE(chosen(), wizard);
    QTest::keyClicks(search, QStringLiteral("surtur"));
    // The mark shows what Enter takes.
    QCOMPARE(marked(), QStringLiteral("Lord Surtur"));
    QCOMPARE(chosen(), QString());
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(marked(), QStringLiteral("Lord Surtur"));
    QCOMPARE(chosen(), QStringLiteral("Lord Surtur"));
    document().undoStack().undo();
    QCOMPARE(request().monster, wizard.toStdString());
    QCOMPARE(chosen(), QString());
    search->clear();
    QCOMPARE(chosen(), wizard);
    QCOMPARE(marked(), wizard);
    QTest::keyClicks(search, QStringLiteral("chaos"));
    search->clear();
    QCOMPARE(marked(), wizard);
}

void TheftWindowTest::wheelLeavesTheSliderAlone() {
    auto* slider = child<QSlider>("theft armor slider");
    child<QSpinBox>("theft armor_class")->setFocus();
    const plan::Document before = document().plan();
    const QPointF at = slider->rect().center();
    QWheelEvent event(at, slider->mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(slider, &event);
    QVERIFY(document().plan() == before);
}

void TheftWindowTest::sliderMovesTheOddsInOneStep() {
    const QString before = figure("theft/any");
    auto* slider = child<QSlider>("theft armor slider");
    slider->setFocus();
    for (int i = 0; i < 10; ++i) {
        key(Qt::Key_Left);
    }
    settle();
    QCOMPARE(request().armorClass, -30);
    QCOMPARE(child<QSpinBox>("theft armor_class")->value(), -30);
    QCOMPARE(steps(), 1);
    QVERIFY(figure("theft/any") != before);
    auto* box = child<QSpinBox>("theft armor_class");
    QCOMPARE(box->minimum(), -127);
    box->setValue(-127);
    QCOMPARE(request().armorClass, -127);
    QCOMPARE(slider->value(), slider->minimum());
}

void TheftWindowTest::horizonIsTurnsOrHits() {
    auto* unit = child<QComboBox>("theft unit");
    unit->setFocus();
    key(Qt::Key_Down);
    settle();
    QCOMPARE(request().hits, std::optional(50));
    QVERIFY(!request().turns);
    auto* horizon = child<QSpinBox>("theft horizon");
    horizon->setFocus();
    horizon->selectAll();
    QTest::keyClicks(horizon, QStringLiteral("10"));
    settle();
    QCOMPARE(request().hits, std::optional(10));
    QCOMPARE(figure("theft/hits/any"), QStringLiteral("40.1 %"));
    QCOMPARE(figure("theft/any"), QString());
}

void TheftWindowTest::numbersAreAsPeopleReadThem() {
    const auto* remedies = list("remedies")->model();
    QStringList labels;
    for (int row = 0; row < remedies->rowCount(); ++row) {
        labels.append(remedies->index(row, 0).data().toString());
    }
    QVERIFY2(labels.join('\n').contains("Bring the armor class to −30 (10 better)"),
             qPrintable(labels.join('\n')));
    auto* horizon = child<QSpinBox>("theft horizon");
    horizon->setFocus();
    horizon->selectAll();
    QTest::keyClicks(horizon, QStringLiteral("10000"));
    settle();
    QCOMPARE(request().turns, std::optional(10'000));
    const auto* items = child<QTableView>("theftItems")->model();
    QCOMPARE(items->headerData(1, Qt::Horizontal, Qt::AccessibleTextRole).toString(),
             QStringLiteral("Gone by turn 10,000"));
    const QStringList texts = test::textsIn(*child<CurveChart>("theftChart"));
    QVERIFY2(texts.contains("10,000"), qPrintable(texts.join(' ')));
}

void TheftWindowTest::levelIsWorkedOut() {
    view_->editor().edit(QStringLiteral("test"),
                         [](Request& request) { request.monster = "Lord Surtur"; });
    auto* box = child<QCheckBox>("theft worked out");
    QVERIFY(box->isVisible());
    QVERIFY(!child<QSpinBox>("theft level_difficulty")->isVisible());
    box->click();
    child<QSpinBox>("theft level_difficulty")->setValue(20);
    child<QSpinBox>("theft hero_level")->setValue(23);
    settle();
    QCOMPARE(figure("theft/monster_level"), QStringLiteral("18"));
    child<QSpinBox>("theft monster_level")->setValue(30);
    settle();
    QCOMPARE(figure("theft/monster_level"), QStringLiteral("30"));
    box->click();
    QVERIFY(!request().levelDifficulty && !request().heroLevel);
}

void TheftWindowTest::levelsFieldHasRoomForItsWords() {
    const auto* level = child<QSpinBox>("theft monster_level");
    const auto* line = level->findChild<QLineEdit*>();
    const auto meet = [this](const char* monster) {
        view_->editor().edit(QStringLiteral("test"),
                             [monster](Request& request) { request.monster = monster; });
        settle();
    };
    meet("Lord Surtur");
    QCOMPARE(level->text(), QStringLiteral("its kind's"));
    window_->resize(window_->width() + 40, window_->height());
    QTest::qWait(50);
    const int width = level->width();
    meet("Wizard of Yendor");
    QCOMPARE(level->text(), QStringLiteral("worked out"));
    QTest::qWait(50);
    QCOMPARE(level->width(), width);
    QVERIFY(line->width() >= line->fontMetrics().horizontalAdvance(level->text()));
}

void TheftWindowTest::levelGoesWithItsThief() {
    child<QSpinBox>("theft monster_level")->setValue(40);
    QCOMPARE(request().monsterLevel, std::optional(40));
    auto* search = child<QLineEdit>("thiefSearch");
    search->setFocus();
    QTest::keyClicks(search, QStringLiteral("cyclops"));
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(request().monster, std::string("Cyclops"));
    QVERIFY(!request().monsterLevel);
}

void TheftWindowTest::emptySearchSaysSo() {
    auto* search = child<QLineEdit>("thiefSearch");
    const auto* says = list("thieves")->findChild<QLabel*>(QStringLiteral("nothingFits"));
    QVERIFY(!says->isVisible());
    search->setFocus();
    QTest::keyClicks(search, QStringLiteral("zzz"));
    QVERIFY(says->isVisible());
    QVERIFY(says->text().contains(QStringLiteral("Only monsters that steal")));
    QTest::keyClick(search, Qt::Key_Escape);
    search->clear();
    QVERIFY(!says->isVisible());
}

void TheftWindowTest::aSearchThatHidesTheThiefEnds() {
    auto* search = child<QLineEdit>("thiefSearch");
    search->setFocus();
    QTest::keyClicks(search, QStringLiteral("surtur"));
    key(Qt::Key_Return);
    QCOMPARE(request().monster, std::string("Lord Surtur"));
    list("openThings")->setFocus();
    QCOMPARE(search->text(), QStringLiteral("surtur"));
    document().undoStack().undo();
    QCOMPARE(search->text(), QString());
    QCOMPARE(list("thieves")->currentIndex().data().toString(), QStringLiteral("Wizard of Yendor"));
}

void TheftWindowTest::spacesOfANameMoveNothing() {
    QListView* open = list("openThings");
    open->setFocus();
    QTest::keyClicks(open, QStringLiteral("bell of o"));
    QCOMPARE(open->currentIndex().data().toString(), QStringLiteral("Bell of Opening"));
    QCOMPARE(document().undoStack().count(), 0);
    QTest::qWait(QApplication::keyboardInputInterval() + 50);
    key(Qt::Key_Space);
    QCOMPARE(list("baggedThings")->model()->rowCount(), 1);
}

void TheftWindowTest::aThingWithoutANameShowsWhatItIsCalled() {
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

void TheftWindowTest::rowsFollowTheWidth() {
    const QListView* remedies = list("remedies");
    const auto fit = [remedies] {
        for (int row = 0; row + 1 < remedies->model()->rowCount(); ++row) {
            const QModelIndex index = remedies->model()->index(row, 0);
            QStyleOptionViewItem option;
            option.font = remedies->font();
            option.widget = remedies;
            const int wanted = remedies->itemDelegate()->sizeHint(option, index).height();
            if (remedies->visualRect(index).height() != wanted) {
                return false;
            }
        }
        return true;
    };
    auto* splitter = qobject_cast<QSplitter*>(child<QListView>("remedies")->parent()->parent());
    QVERIFY(splitter != nullptr);
    for (const auto& sizes : {QList<int>{200, 700}, QList<int>{700, 200}}) {
        splitter->setSizes(sizes);
        QTRY_VERIFY(fit());
    }
}

void TheftWindowTest::titleOfTheRemediesIsOnOneLine() {
    window_->resize(1280, 780);
    QTRY_COMPARE(window_->size(), QSize(1280, 780));
    const auto* remedies = child<QListView>("remedies");
    const QLabel* title = nullptr;
    for (const QLabel* each : remedies->parentWidget()->findChildren<QLabel*>()) {
        title = each->text() == remedies->accessibleName() ? each : title;
    }
    QVERIFY(title != nullptr && title->isVisible());
    QTRY_VERIFY(title->width() >= title->sizeHint().width());
    QVERIFY(!title->wordWrap());
    window_->resize(1024, 700);
    QTRY_COMPARE(window_->size(), QSize(1024, 700));
    QTRY_VERIFY(title->width() >= title->sizeHint().width());
}

void TheftWindowTest::allThingsOfTheExampleAreSeenInASmallWindow() {
    document().reset(
        loadTemplate({"", ":/examples/up-with-the-amulet.polyplan"}, test::catalogues()));
    settle();
    window_->resize(1024, 700);
    QTRY_COMPARE(window_->size(), QSize(1024, 700));
    const auto* open = list("openThings");
    const auto isWhole = [open](int row) {
        const QRect place = open->visualRect(open->model()->index(row, 0));
        return place.isValid() && open->viewport()->rect().contains(place);
    };
    QCOMPARE(open->model()->rowCount(), 7);
    for (int row = 0; row < open->model()->rowCount(); ++row) {
        QTRY_VERIFY2(isWhole(row), qPrintable(QString::number(row)));
    }
    // Nor are the others out of sight.
    const auto* bag = list("baggedThings");
    QVERIFY(bag->height() >= 3 * bag->fontMetrics().height());
    const auto* thieves = list("thieves");
    QVERIFY(thieves->height() >= 3 * thieves->sizeHintForRow(0));
}

void TheftWindowTest::headingOfTheInventoryIsOnOneLine() {
    window_->resize(1024, 700);
    QTRY_COMPARE(window_->size(), QSize(1024, 700));
    const auto headings = child<ThingsPanel>()->findChildren<SectionLabel*>();
    QCOMPARE(headings.size(), 2);
    for (const SectionLabel* heading : headings) {
        QTRY_VERIFY2(heading->height() < 2 * heading->fontMetrics().height(),
                     qPrintable(heading->text()));
    }
}

void TheftWindowTest::namesAreBrokenAndFiguresStayInView() {
    view_->editor().edit(QStringLiteral("test"), [](Request& request) {
        request.inventory[0].name = "The Orb of Fate";
        request.inventory[1].name = std::string(190, 'x');
    });
    settle();
    const auto* table = child<QTableView>("theftItems");
    const auto* header = table->horizontalHeader();
    const QFontMetrics words = table->fontMetrics();
    for (const QSize size : {QSize(1280, 780), QSize(1024, 700)}) {
        window_->resize(size);
        QTRY_COMPARE(window_->size(), size);
        QTRY_VERIFY(table->columnViewportPosition(3) < table->viewport()->width());
        for (int row = 0; row < 2; ++row) {
            const QString name = table->model()->index(row, 0).data().toString();
            const int room = header->sectionSize(0) - textMarginsIn(*table);
            const auto lines = brokenIntoLines(name, table->font(), room, 100).size();
            QTRY_VERIFY(table->rowHeight(row) >= lines * words.lineSpacing());
        }
    }
}

void TheftWindowTest::eachRemarkOfTheWikiIsMarked() {
    view_->editor().edit(QStringLiteral("test"), [](Request& request) {
        request.inventory[2].inContainer = false;
        request.inventory.push_back({.kind = Kind::BookOfTheDead, .name = "", .inContainer = true});
    });
    settle();
    const auto* model = list("theftFigures")->model();
    bool hasSeveral = false;
    for (int row = 0; row < model->rowCount(); ++row) {
        const QString note = model->index(row, 0).data(ReportModel::NoteRole).toString();
        const QStringList lines = note.split(u'\n', Qt::SkipEmptyParts);
        hasSeveral = hasSeveral || lines.size() > 1;
        for (const QString& line : lines) {
            QVERIFY2(line.startsWith(QStringLiteral("≠ ")), qPrintable(line));
        }
    }
    QVERIFY(hasSeveral);
}

void TheftWindowTest::itemsAreReadBesideTheirReasons() {
    window_->resize(1280, 780);
    QTRY_COMPARE(window_->size(), QSize(1280, 780));
    const auto* table = child<QTableView>("theftItems");
    const QModelIndex amulet = table->model()->index(1, 0);
    QCOMPARE(amulet.data().toString(), QStringLiteral("Amulet of Yendor"));
    const int needed = table->fontMetrics().horizontalAdvance(amulet.data().toString());
    QTRY_VERIFY(table->columnWidth(0) >= needed + textMarginsIn(*table));
}

void TheftWindowTest::allColumnsAreSeenInANarrowPanel() {
    const auto* table = child<QTableView>("theftItems");
    auto* columns = qobject_cast<QSplitter*>(table->parentWidget()->parentWidget());
    columns->setSizes({columns->width(), 0});
    QTRY_VERIFY(table->parentWidget()->width() <= 35 * Metrics(table->font()).em);
    const auto* header = table->horizontalHeader();
    QTRY_COMPARE(header->length(), table->viewport()->width());
    const auto* model = table->model();
    for (int column = 0; column < 4; ++column) {
        QVERIFY(header->sectionSize(column) >= header->sectionSizeHint(column));
    }
    QCOMPARE(model->headerData(1, Qt::Horizontal).toString(), QStringLiteral("Gone"));
    QCOMPARE(model->headerData(1, Qt::Horizontal, Qt::AccessibleTextRole).toString(),
             QStringLiteral("Gone by turn 50"));
    QVERIFY(model->headerData(2, Qt::Horizontal, Qt::ToolTipRole)
                .toString()
                .startsWith(QStringLiteral("Goes first. Given")));
}

void TheftWindowTest::fieldsAreReachedByTheirLetters() {
    for (const auto& [letter, field] : {std::pair(Qt::Key_A, "theft armor_class"),
                                        {Qt::Key_O, "theft horizon"},
                                        {Qt::Key_I, "theft monster_level"},
                                        {Qt::Key_K, "theft wizards_killed"},
                                        {Qt::Key_P, "theft monster_speed"},
                                        {Qt::Key_T, "theft to_hit_bonus"},
                                        {Qt::Key_W, "theft tower"}}) {
        key(letter, Qt::AltModifier);
        QCOMPARE(window_->focusWidget()->objectName(), QLatin1StringView(field));
    }
    key(Qt::Key_A, Qt::AltModifier);
    QTest::keyClicks(window_->focusWidget(), QStringLiteral("7"));
    QCOMPARE(request().armorClass, 7);
}

void TheftWindowTest::remediesAndItemsShareAPlaceInASmallWindow() {
    const auto* items = child<QTableView>("theftItems");
    const auto* chart = child<QWidget>("theftChart");
    const auto* remedies = list("remedies");
    QTabBar* tabs = nullptr;
    for (QTabBar* each : view_->findChildren<QTabBar*>("foldedPanels")) {
        const bool isTheirs =
            each->parentWidget()->isAncestorOf(items) && !each->parentWidget()->isAncestorOf(chart);
        tabs = isTheirs ? each : tabs;
    }
    QVERIFY(tabs != nullptr && !tabs->isVisible());
    QVERIFY(chart->isVisible() && remedies->isVisible() && items->isVisible());
    window_->resize(1024, 700);
    QTRY_VERIFY(tabs->isVisible());
    QVERIFY(chart->isVisible() && remedies->isVisible() && !items->isVisible());
    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
    QVERIFY(chart->isVisible() && !remedies->isVisible() && items->isVisible());
    QTRY_COMPARE(items->horizontalScrollBar()->maximum(), 0);
    window_->resize(1280, 780);
    QTRY_VERIFY(!tabs->isVisible());
    QVERIFY(chart->isVisible() && remedies->isVisible() && items->isVisible());
}

void TheftWindowTest::statesFollowTheVersion() {
    QVERIFY(child<QCheckBox>("theft riding")->isVisible());
    QVERIFY(!child<QCheckBox>("theft asleep")->isVisible());
    child<QCheckBox>("theft riding")->click();
    child<QCheckBox>("theft slow")->click();
    settle();
    QCOMPARE(request().conditions.size(), 1U);
    QCOMPARE(figure("theft/monster_speed"), QStringLiteral("8"));
    QVERIFY(child<QWidget>("theft tower")->isVisible());
    QVERIFY(child<QWidget>("theft wizards_killed")->isVisible());
}

void TheftWindowTest::aThiefIsFastOrSlow() {
    const auto click = [this](const char* name) {
        QTest::mouseClick(child<QCheckBox>(QLatin1StringView(name)), Qt::LeftButton);
    };
    using theft::ThiefCondition;
    click("theft trapped");
    click("theft fast");
    click("theft slow");
    QCOMPARE(request().monsterConditions,
             (std::set{ThiefCondition::Slow, ThiefCondition::Trapped}));
    QVERIFY(!child<QCheckBox>("theft fast")->isChecked());
    click("theft fast");
    QCOMPARE(request().monsterConditions,
             (std::set{ThiefCondition::Fast, ThiefCondition::Trapped}));
}

void TheftWindowTest::invisibleDoesNothingWhereItIsSeen() {
    auto* invisible = child<QCheckBox>("theft invisible");
    QVERIFY(invisible->isVisible() && !invisible->isEnabled());
    QVERIFY(invisible->toolTip().startsWith(QStringLiteral("Wizard of Yendor sees")));
    const auto meet = [this](const char* monster) {
        view_->editor().edit(QStringLiteral("test"),
                             [monster](Request& request) { request.monster = monster; });
        settle();
    };
    meet("Lord Surtur");
    QVERIFY(invisible->isEnabled());
    QTest::mouseClick(invisible, Qt::LeftButton, {}, {8, invisible->height() / 2});
    QVERIFY(request().conditions.contains(theft::HeroCondition::Invisible));
    meet("Wizard of Yendor");
    QVERIFY(invisible->isEnabled());
    QTest::mouseClick(invisible, Qt::LeftButton, {}, {8, invisible->height() / 2});
    QVERIFY(request().conditions.empty());
    QVERIFY(!invisible->isEnabled());
}

void TheftWindowTest::whatIsSupposedStandsBesideTheFigures() {
    const auto isSaid = [this](const QString& words) {
        const auto* model = list("theftFigures")->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            if (model->index(row, 0).data().toString().contains(words)) {
                return true;
            }
        }
        return false;
    };
    QVERIFY(!isSaid(QStringLiteral("saved up")));
    view_->editor().edit(QStringLiteral("test"), [](Request& request) {
        request.game = nethack::Game::DNetHack;
        request.monster = "Legion";
    });
    settle();
    QVERIFY(isSaid(QStringLiteral("What is supposed")));
    QVERIFY(isSaid(QStringLiteral("saved up")));
    QVERIFY(isSaid(QStringLiteral("many more rules")));
}

void TheftWindowTest::remedyIsAppliedByItsButton() {
    const int row = remedyRow("bag");
    QVERIFY(row >= 0);
    click(list("remedies"), row);
    QCOMPARE(steps(), 0);
    doRemedy(row);
    settle();
    QCOMPARE(kinds(true), std::vector{Kind::QuestArtifact});
    QCOMPARE(steps(), 1);
    QCOMPARE(remedyRow("bag"), -1);
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    settle();
    QVERIFY(kinds(true).empty());
    QVERIFY(remedyRow("bag") >= 0);
}

void TheftWindowTest::remedyIsAppliedByEnter() {
    QListView* remedies = list("remedies");
    remedies->setFocus();
    remedies->setCurrentIndex(remedies->model()->index(remedyRow("slow"), 0));
    key(Qt::Key_Return);
    QVERIFY(request().monsterConditions.contains(theft::ThiefCondition::Slow));
    QCOMPARE(steps(), 1);
}

void TheftWindowTest::saysWhyThereIsNothingToDo() {
    const auto* head = child<QLabel>("remedyFigureHead");
    QVERIFY(head->isVisible());
    QCOMPARE(head->text(), QStringLiteral("something goes"));
    const auto* remark = child<QLabel>("nothingToDo");
    QVERIFY(!remark->isVisible());
    view_->editor().edit(QStringLiteral("test"), [](Request& request) {
        for (theft::Thing& thing : request.inventory) {
            thing.inContainer = true;
        }
    });
    settle();
    QCOMPARE(list("remedies")->model()->rowCount(), 0);
    QVERIFY(!head->isVisible());
    QVERIFY(remark->isVisible());
    QCOMPARE(remark->text(), toQString(theft::nothingToDo));
    QTRY_VERIFY(remark->geometry().bottom() < list("remedies")->geometry().top());
}

void TheftWindowTest::gameIsOfThisTheft() {
    auto* games = child<QComboBox>("theftGame");
    QTest::mouseClick(child<QCheckBox>("theft blind"), Qt::LeftButton);
    QCOMPARE(request().monsterConditions, std::set{theft::ThiefCondition::Blind});
    games->setFocus();
    QCOMPARE(games->count(), 4);
    key(Qt::Key_End);
    settle();
    QCOMPARE(request().game, std::optional(nethack::Game::DNetHack));
    QVERIFY(!child<QLabel>("theftGameRemark")->text().isEmpty());
    QCOMPARE(list("thieves")->model()->rowCount(), 30);
    QVERIFY(child<QCheckBox>("theft asleep")->isVisible());
    QVERIFY(!child<QCheckBox>("theft blind")->isVisible());
    QVERIFY(request().monsterConditions.empty());
    QVERIFY(child<QCheckBox>("theft trapped")->isVisible());
    QCOMPARE(document().game(), nethack::Game::NetHack367);
}

void TheftWindowTest::gameWithoutRulesSaysSo() {
    plan::Document other;
    other.game = nethack::Game::SlashEm007;
    other.strategies.emplace_back().name = "A";
    document().reset(other);
    settle();
    QVERIFY(child<QLabel>("theftGameRemark")->text().contains(QStringLiteral("no rules")));
    QVERIFY(!child<QSpinBox>("theft armor_class")->isEnabled());
    QVERIFY(!child<QToolButton>("addThing")->isEnabled());
    QCOMPARE(list("theftFigures")->model()->rowCount(), 0);
    QVERIFY(child<CurveChart>("theftChart")->curves().empty());
}

void TheftWindowTest::figuresAreCopied() {
    QVERIFY(test::pickFromMenu(*child<QToolButton>("copy theftFigures"),
                               QStringLiteral("As Markdown")));
    QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("| something is gone |")));
    QVERIFY(test::pickFromMenu(*child<QToolButton>("copyTheftItems"), QStringLiteral("As CSV")));
    QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("Amulet of Yendor,")));
    QVERIFY(QApplication::clipboard()->text().contains(
        QStringLiteral("Gone by turn 50 (probability 0 to 1),Goes first")));
    QVERIFY(
        test::pickFromMenu(*child<QToolButton>("copyTheftItems"), QStringLiteral("As Markdown")));
    QVERIFY(QApplication::clipboard()->text().startsWith(
        QStringLiteral("| Item | Gone by turn 50 | Goes first | Why |")));
}

void TheftWindowTest::undoGoesAllTheWayBack() {
    const plan::Document before = document().plan();
    doRemedy(0);
    settle();
    click(list("thieves"), 3);
    child<QCheckBox>("theft helpless")->click();
    child<QCheckBox>("theft no teleport")->click();
    QTest::mouseClick(child<QToolButton>("removeThing"), Qt::LeftButton);
    while (document().undoStack().canUndo()) {
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    }
    settle();
    QVERIFY(document().plan() == before);
    QCOMPARE(child<QSpinBox>("theft armor_class")->value(), -20);
}

void TheftWindowTest::undoTakesTheLastNumberBackFirst() {
    const auto type = [](QSpinBox* box, const QString& number) {
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, number);
        key(Qt::Key_Tab);
    };
    auto* horizon = child<QSpinBox>("theft horizon");
    type(horizon, QStringLiteral("777"));
    type(child<QSpinBox>("theft armor_class"), QStringLiteral("-33"));
    key(Qt::Key_Tab);  // past the slider
    QCOMPARE(window_->focusWidget(), horizon);
    key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(request().turns, std::optional(777));
    QCOMPARE(request().armorClass, -20);
    key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(request().turns, std::optional(50));
    QCOMPARE(request().armorClass, -20);
    key(Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(request().turns, std::optional(777));
    QVERIFY(document().undoStack().canRedo());
}

void TheftWindowTest::everythingHasANameAndAToolTip() {
    for (const QWidget* widget : view_->findChildren<QWidget*>()) {
        const QWidget* parent = widget->parentWidget();
        const bool isPart = qobject_cast<const QAbstractSpinBox*>(parent) != nullptr ||
                            qobject_cast<const QComboBox*>(parent) != nullptr ||
                            qobject_cast<const QTabBar*>(parent) != nullptr ||
                            qobject_cast<const QGraphicsView*>(parent) != nullptr;
        if (widget->focusPolicy() == Qt::NoFocus || isPart || widget->inherits("QHeaderView") ||
            widget->inherits("QTableCornerButton") || widget->inherits("QComboBoxListView") ||
            widget->windowType() == Qt::Popup ||
            widget->objectName().startsWith(QStringLiteral("qt_")) ||
            qobject_cast<const QComboBox*>(widget->window()) != nullptr) {
            continue;
        }
        const auto name = QStringLiteral("%1 %2").arg(
            QString::fromLatin1(widget->metaObject()->className()), widget->objectName());
        QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(name + " has no name"));
        QVERIFY2(!widget->toolTip().isEmpty(), qPrintable(name + " has no tooltip"));
    }
}

void TheftWindowTest::tabGoesThroughTheFormAsItIsRead() {
    const auto* form = view_->findChild<TheftForm*>();
    const auto placeOf = [form](const QWidget* field) {
        return field->mapTo(form, field->rect().center());
    };
    const QWidget* field = child<QSpinBox>("theft armor_class");
    child<QSpinBox>("theft armor_class")->setFocus();
    int fields = 1;
    for (;; ++fields) {
        key(Qt::Key_Tab);
        const QWidget* next = QApplication::focusWidget();
        if (!form->isAncestorOf(next)) {
            break;
        }
        const QPoint way = placeOf(next) - placeOf(field);
        const int line = form->fontMetrics().height();
        const bool isBeside = std::abs(way.y()) < line && way.x() > 0;
        QVERIFY2(isBeside || way.y() >= line,
                 qPrintable(field->objectName() + QStringLiteral(", ") + next->objectName()));
        field = next;
    }
    QVERIFY(fields >= 12);
    QCOMPARE(field->objectName(), QStringLiteral("theft tower"));
}

void TheftWindowTest::tabReachesEveryControl() {
    QList<QWidget*> reached;
    list("openThings")->setFocus();
    for (int i = 0; i < 200 && !reached.contains(QApplication::focusWidget()); ++i) {
        reached.append(QApplication::focusWidget());
        key(Qt::Key_Tab);
    }
    // The way is a ring: it comes back to where it began.
    QCOMPARE(QApplication::focusWidget(), reached.front());
    for (const char* name : {"openThings",
                             "baggedThings",
                             "thiefSearch",
                             "thieves",
                             "theft armor slider",
                             "theft armor_class",
                             "theft horizon",
                             "theft unit",
                             "theft helpless",
                             "theft monster_level",
                             "theft wizards_killed",
                             "theft monster_speed",
                             "theft to_hit_bonus",
                             "theft fast",
                             "theft no teleport",
                             "theft tower",
                             "remedies",
                             "theftItems",
                             "theftFigures",
                             "theftSteps"}) {
        QVERIFY2(reached.contains(child<QWidget>(name)), name);
    }
}

POLYPLAN_UI_TEST(TheftWindowTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "theft_window_test.moc"
