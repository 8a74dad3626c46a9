#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QListView>
#include <QScrollBar>
#include <QSpinBox>
#include <QSplitter>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <algorithm>
#include <cstdlib>

#include "core/nethack/theft/remedies.h"
#include "tests/ui/support/chart_texts.h"
#include "tests/ui/support/drag.h"
#include "tests/ui/support/menu.h"
#include "tests/ui/support/plans.h"
#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/window_fixture.h"
#include "tests/ui/theft/theft_window.h"
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
class TheftWindowTest : public TheftFixture {
    Q_OBJECT

  private Q_SLOTS:
    void exampleIsToldFromTheStrategysOwn();
    void answersWhatRodneyGets();
    void curvesOfManyThingsDiffer();
    void aThingsCurveKeepsItsColor();
    void likeliestOfManyThingsAreShown();
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
    void whatIsSupposedStandsBesideTheFigures();
    void remedyIsAppliedByItsButton();
    void remedyIsAppliedByEnter();
    void keysGoOnFromARemedyThatWasTakenBack();
    void saysWhyThereIsNothingToDo();
    void gameIsOfThisTheft();
    void gameWithoutRulesSaysSo();
    void figuresAreCopied();
    void undoGoesAllTheWayBack();
    void undoTakesTheLastNumberBackFirst();
    void tabGoesThroughTheFormAsItIsRead();
    void tabReachesEveryControl();
};

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

void TheftWindowTest::answersWhatRodneyGets() {
    QCOMPARE(figure("theft/hit_probability"), QStringLiteral("99.75 %"));
    QCOMPARE(figure("theft/afterwards"), QStringLiteral("up stairs"));
    QCOMPARE(figure("theft/gone/fake Amulet"), QString());
    QCOMPARE(child<CurveChart>("theftChart")->curves().size(), 4U);
    QCOMPARE(child<QTableView>("theftItems")->model()->rowCount(), 4);
    QCOMPARE(child<QLabel>("theftTitle")->text(), QStringLiteral("Wizard of Yendor"));
    QVERIFY(list("theftSteps")->model()->rowCount() > 10);
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
    click(list("openThings"), 1);
    key(Qt::Key_Down, Qt::AltModifier);
    settle();
    QCOMPARE(names("openThings")[2], amulet);
    QTRY_COMPARE(lookOf(amulet), before);
    click(list("openThings"), 0);
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

void TheftWindowTest::keysGoOnFromARemedyThatWasTakenBack() {
    QListView* remedies = list("remedies");
    remedies->setFocus();
    const int row = remedyRow("slow");
    remedies->setCurrentIndex(remedies->model()->index(row, 0));
    key(Qt::Key_Return);
    settle();
    QVERIFY(remedies->currentIndex().isValid());
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    settle();
    QVERIFY(!request().monsterConditions.contains(theft::ThiefCondition::Slow));
    QVERIFY(remedies->hasFocus());
    QVERIFY(remedies->currentIndex().isValid());
    key(Qt::Key_End);
    QCOMPARE(remedies->currentIndex().row(), remedies->model()->rowCount() - 1);
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
    view_->editor().edit(QStringLiteral("test"),
                         [](Request& request) { request.game = nethack::Game::NetHack367; });
    QCOMPARE(child<QLabel>("theftGameRemark")->text(), QString());
}

void TheftWindowTest::gameWithoutRulesSaysSo() {
    plan::Document other;
    other.game = nethack::Game::SlashEm007;
    other.strategies.emplace_back().name = "A";
    Request& kept = other.strategies[0].theft.emplace();
    kept.armorClass = -77;
    kept.turns = 345;
    kept.inventory.emplace_back().kind = Kind::Amulet;
    document().reset(other);
    settle();
    QVERIFY(child<QLabel>("theftGameRemark")->text().contains(QStringLiteral("no rules")));
    QCOMPARE(child<QSpinBox>("theft armor_class")->value(), -77);
    QCOMPARE(child<QSpinBox>("theft horizon")->value(), 345);
    QCOMPARE(list("openThings")->model()->index(0, 0).data(RowFigure).toString(),
             QStringLiteral("–"));
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
