#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QToolTip>
#include <QWheelEvent>

#include "tests/ui/heartbeat/heartbeat_window.h"
#include "tests/ui/support/chart_texts.h"
#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/charts/curve_chart.h"
#include "ui/document/plan_document.h"
#include "ui/heartbeat/creature_form.h"
#include "ui/heartbeat/heartbeat_view.h"
#include "ui/heartbeat/phase_strip.h"
#include "ui/look/broken_lines.h"
#include "ui/look/metrics.h"
#include "ui/look/section_label.h"
#include "ui/look/text.h"
#include "ui/look/theme.h"
#include "ui/models/heartbeat/hearing_model.h"
#include "ui/models/heartbeat/heartbeat_editor.h"
#include "ui/models/heartbeat/heartbeat_service.h"
#include "ui/models/heartbeat/intrinsics_model.h"
#include "ui/models/heartbeat/outfit_model.h"
#include "ui/models/report_model.h"
#include "ui/parts/elided_combo.h"
#include "ui/parts/stale_veil.h"
#include "ui/parts/wrapped_rows.h"
#include "ui/shell/perspective_stack.h"

namespace polyplan::ui {
namespace {

/// The Heartbeat perspective in the real window, with real keys and clicks.
class HeartbeatWindowTest : public HeartbeatFixture {
    Q_OBJECT

  private Q_SLOTS:
    void exampleIsToldFromTheStrategysOwn();
    void fieldsStayWhereTheyAreAtTheFirstChange();
    void answersHowLongAStarvingWizardLivesOnLava();
    void chartsOfOneTimeEndTogether();
    void everyChanceIsNamedWhole();
    void pointsAreTyped();
    void mostPointsFollowThePoints();
    void typedNumberStaysWithItsStrategy();
    void wheelScrollsTheForm();
    void creatureBringsItsSpeed();
    void squareIsCalledInWords();
    void phasesAreSteppedAndClicked();
    void presentPhaseIsSeenWhereOnlyFiveFit();
    void pointsStayBesideTheMostOfThem();
    void phasesArePlayed();
    void chartsReadTheirValuesAndChooseAHeartbeat();
    void chosenHeartbeatIsToldInALine();
    void eventsAreChosenForTheChart();
    void chartOfEventsHasTheDeaths();
    void saysThatNothingHappens();
    void whatHappensTellsGainsAndLossesBySign();
    void eventsAreToldInFull();
    void columnsAreSeen();
    void headsAreWholeInASmallWindow();
    void severalStepsAreSeenInASmallWindow();
    void formIsNeverCut();
    void whatHappensFoldsWhereThereIsNoRoom();
    void chartsAreHighEnoughToBeRead();
    void longCountsAreWhole();
    void csvHoldsNumbers();
    void figuresAreCopied();
    void undoGoesAllTheWayBack();
    void heartbeatBelongsToTheStrategy();
    void fitsASmallScreen();
    void fitsBelowTheNotes();
    void aTurnOfPhasesFitsASmallWindow();
    void rowsOfTheFormAreAsHighAsWhatTheyHold();
    void oldFiguresAreDimmed();
    void tabReachesEveryControl();
    void tabGoesFromTheBarDownThePage();
};

void HeartbeatWindowTest::exampleIsToldFromTheStrategysOwn() {
    const auto* example = part<QLabel>("exampleHeartbeat");
    QVERIFY(!view_->editor().isSaved() && example->isVisible());
    QVERIFY(example->text().contains(QStringLiteral("no heartbeat yet")));
    type("food", 600);
    QVERIFY(example->isHidden());
    document().undoStack().undo();
    QVERIFY(example->isVisible());
    settle();
}

void HeartbeatWindowTest::fieldsStayWhereTheyAreAtTheFirstChange() {
    const auto places = [this] {
        QList<QPoint> found;
        for (const char* name : {"creature", "hp", "terrain", "startCount", "conditions"}) {
            found.append(part<QWidget>(name)->mapTo(view_, QPoint()));
        }
        return found;
    };
    for (const QSize size : {QSize(1600, 1000), QSize(1024, 700)}) {
        window_->resize(size);
        QTRY_COMPARE(window_->size(), size);
        for (QScrollArea* area : view_->findChildren<QScrollArea*>()) {
            area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
        }
        QTest::qWait(50);
        const QList<QPoint> before = places();
        const auto* example = part<QLabel>("exampleHeartbeat");
        QVERIFY(example->isVisible());
        type("startCount", 7);
        QTest::qWait(50);
        QVERIFY(!example->isVisible());
        QCOMPARE(places(), before);
        document().undoStack().undo();
        settle();
    }
}

void HeartbeatWindowTest::answersHowLongAStarvingWizardLivesOnLava() {
    wearRing();
    choose("dress", QStringLiteral("wizard"));
    choose("terrain", QStringLiteral("lava"));
    type("food", 60);
    QVERIFY(heartbeat().creature.worn[0].gives == std::vector{powder::Intrinsic::Regeneration});
    QVERIFY(figure(QStringLiteral("alive after")) == QStringLiteral("0 %"));
    QCOMPARE(figure(QStringLiteral("dead for one half by")), QStringLiteral("heartbeat 2"));
    const auto* steps = part<QListView>("heartbeatSteps")->model();
    QCOMPARE(steps->rowCount(), 36);
    QVERIFY(steps->index(28, 0).data(ReportModel::ValueRole).toString().contains(u"lava"));
}

void HeartbeatWindowTest::chartsOfOneTimeEndTogether() {
    choose("terrain", QStringLiteral("lava"));
    settle();
    const auto* food = part<CurveChart>("foodChart");
    QTRY_VERIFY(!food->curves().empty());
    for (const char* name : {"hpChart", "chanceChart", "foodChart"}) {
        const auto* plot = dynamic_cast<CurvePlot*>(part<CurveChart>(name)->chart());
        QTRY_COMPARE(plot->axes().most, 50.0);
    }
    QVERIFY2(food->curves().front().points.back().x < 50, "nobody lives so long");
}

void HeartbeatWindowTest::everyChanceIsNamedWhole() {
    view_->editor().edit(QStringLiteral("Add chances"), [](plan::Heartbeat& heartbeat) {
        for (const auto intrinsic : {powder::Intrinsic::Polymorph, powder::Intrinsic::Teleport,
                                     powder::Intrinsic::Asleep}) {
            heartbeat.creature.intrinsics.push_back(
                {.intrinsic = intrinsic, .beats = {}, .source = {}});
        }
    });
    QTest::mouseClick(part<QPushButton>("compareOutfit"), Qt::LeftButton);
    settle();
    const auto* chart = part<CurveChart>("chanceChart");
    QTRY_VERIFY(chart->curves().size() >= 8);
    for (const QSize size : {QSize(1280, 780), QSize(1024, 700)}) {
        window_->resize(size);
        QTRY_COMPARE(window_->size(), size);
        const auto seen = [chart] { return test::textsIn(*chart).replaceInStrings("\n", " "); };
        for (const char* text : {"Alive", "Has polymorphed", "Has teleported", "Asleep",
                                 "Still here", "own", "other"}) {
            QTRY_VERIFY2(seen().contains(QLatin1StringView(text)),
                         qPrintable(seen().join(QStringLiteral(" | "))));
        }
    }
}

void HeartbeatWindowTest::pointsAreTyped() {
    type("maxHp", 80);
    QCOMPARE(heartbeat().creature.maxHp.value(), 80);
    QCOMPARE(part<QSpinBox>("hp")->value(), 80);
    type("hp", 5);
    type("maxMp", 9);
    type("mp", 2);
    type("heartbeats", 20);
    type("startCount", 4);
    QCOMPARE(service().heartbeats(), 20);
    QCOMPARE(service().answers()->own.timeline.front().count, 4);
    QTRY_VERIFY(part<CurveChart>("mpChart")->isVisible());
    QCOMPARE(part<QSpinBox>("maxHp")->maximum(), powder::limits::maxHp.most);
    QCOMPARE(part<QSpinBox>("food")->maximum(), powder::limits::food.most);
    QCOMPARE(part<QSpinBox>("heartbeats")->maximum(), powder::limits::heartbeats.most);
}

void HeartbeatWindowTest::mostPointsFollowThePoints() {
    type("hp", 44);
    QCOMPARE(heartbeat().creature.maxHp.value(), 44);
    type("maxHp", 50);
    QCOMPARE(part<QSpinBox>("hp")->value(), 44);
    type("maxHp", 10);
    QCOMPARE(part<QSpinBox>("hp")->value(), 10);
    QTRY_VERIFY(!part<CurveChart>("mpChart")->isVisible());
}

void HeartbeatWindowTest::typedNumberStaysWithItsStrategy() {
    type("food", 600);  // a heartbeat of its own
    QTest::keyClick(window_.get(), Qt::Key_T, Qt::ControlModifier);
    QTRY_COMPARE(document().strategyIndex(), 1);
    const auto hitPoints = [this](std::size_t strategy) {
        const auto& heartbeat = document().plan().strategies[strategy].heartbeat;
        return heartbeat ? heartbeat->creature.hp.value_or(0) : 0;
    };
    auto* tabs = window_->findChild<QTabBar*>("strategies");
    const auto choose = [tabs](int strategy) {
        QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(strategy).center());
    };
    const auto enter = [this](Qt::Key digit) {
        auto* hp = part<QSpinBox>("hp");
        hp->setFocus();
        hp->selectAll();
        QTest::keyClick(hp, digit);
    };
    choose(0);
    QCOMPARE(document().strategyIndex(), 0);
    const int before = hitPoints(1);
    enter(Qt::Key_5);
    choose(1);
    QCOMPARE(hitPoints(0), 5);
    QCOMPARE(hitPoints(1), before);
    choose(0);
    QCOMPARE(part<QSpinBox>("hp")->value(), 5);
    enter(Qt::Key_7);
    QTest::keyClick(window_.get(), Qt::Key_T, Qt::ControlModifier);
    QTRY_COMPARE(document().strategyIndex(), 2);
    QCOMPARE(hitPoints(0), 7);
    document().undoStack().setClean();
}

void HeartbeatWindowTest::wheelScrollsTheForm() {
    window_->resize(1024, 700);
    QTRY_COMPARE(window_->size(), QSize(1024, 700));
    const auto turn = [this](QWidget* field) {
        const QPointF at = field->rect().center();
        QWheelEvent event(at, field->mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(field, &event);
        return event.isAccepted();
    };
    auto* hp = part<QSpinBox>("hp");
    auto* smoke = part<QComboBox>("smoke");
    auto* avatar = part<QCheckBox>("isAvatar");
    avatar->setFocus();
    auto* area = hp->parentWidget();
    while (area != nullptr && qobject_cast<QScrollArea*>(area) == nullptr) {
        area = area->parentWidget();
    }
    QVERIFY(area != nullptr);
    const auto* bar = static_cast<QScrollArea*>(area)->verticalScrollBar();
    QTRY_VERIFY(bar->maximum() > 0);
    const plan::Document before = document().plan();
    for (QWidget* field : {static_cast<QWidget*>(hp), static_cast<QWidget*>(smoke)}) {
        QCOMPARE(field->focusPolicy(), Qt::StrongFocus);
        QVERIFY2(!turn(field), "so that it goes on to what scrolls");
        QCOMPARE(QApplication::focusWidget(), avatar);
    }
    QVERIFY(document().plan() == before);
    QVERIFY(turn(static_cast<QScrollArea*>(area)->viewport()));
    QVERIFY(bar->value() > 0);
    hp->setFocus();
    turn(hp);
    QVERIFY2(document().plan() != before, "who has the keyboard in it means it");
}

void HeartbeatWindowTest::creatureBringsItsSpeed() {
    QCOMPARE(part<QComboBox>("creature")->count(), 81);
    choose("creature", QStringLiteral("green dragon"));
    QCOMPARE(heartbeat().creature.definition, "GREENDRAGON");
    QVERIFY(!part<QCheckBox>("isAvatar")->isChecked());
    QTest::mouseClick(part<QCheckBox>("isAvatar"), Qt::LeftButton, {}, {8, 8});
    QVERIFY(heartbeat().creature.isAvatar.value_or(false));
    QVERIFY(part<QLabel>("creatureTitle")->text().startsWith(QStringLiteral("green dragon")));
}

void HeartbeatWindowTest::squareIsCalledInWords() {
    const QString words = QStringLiteral("floor, spiked pit");
    choose("terrain", words);
    QCOMPARE(heartbeat().square.terrain, "FLOORSPIKEDPIT");
    QVERIFY(part<QLabel>("creatureTitle")->text().endsWith(words));
    const auto* steps = part<QListView>("heartbeatSteps")->model();
    QCOMPARE(steps->index(1, 0).data(ReportModel::ValueRole).toString(), words);
    QVERIFY(steps->index(1, 0).data(Qt::AccessibleTextRole).toString().contains(words));
}

void HeartbeatWindowTest::phasesAreSteppedAndClicked() {
    auto* strip = view_->findChild<PhaseStrip*>();
    auto* cells = part<QWidget>("phases");
    cells->setFocus();
    QTest::keyClick(cells, Qt::Key_Home);
    QCOMPARE(strip->time(), 1);
    QCOMPARE(service().heartbeat(), 1);
    QTest::keyClick(cells, Qt::Key_Right);
    QTest::keyClick(cells, Qt::Key_Right);
    // t = 3 is the Quick phase, which has no heartbeat.
    QCOMPARE(strip->time(), 3);
    QCOMPARE(service().heartbeat(), 2);
    QVERIFY(cells->accessibleDescription().contains(QStringLiteral("no heartbeat")));
    QVERIFY(cells->accessibleDescription().contains(QStringLiteral("who is quick")));
    QTest::mouseClick(part<QToolButton>("phaseOn"), Qt::LeftButton);
    QCOMPARE(service().heartbeat(), 3);
    QTest::mouseClick(part<QToolButton>("phaseBack"), Qt::LeftButton);
    QCOMPARE(strip->time(), 3);
    QTest::mouseClick(cells, Qt::LeftButton, {}, {cells->width() - 10 * 8, 4});
    QVERIFY(strip->time() > 4);
    QTest::keyClick(cells, Qt::Key_End);
    QCOMPARE(service().heartbeat(), 50);
    QVERIFY(part<QListView>("heartbeatSteps")
                ->model()
                ->index(0, 0)
                .data(ReportModel::ValueRole)
                .toString()
                .contains(QStringLiteral("count 50")));
}

void HeartbeatWindowTest::presentPhaseIsSeenWhereOnlyFiveFit() {
    const auto* strip = view_->findChild<PhaseStrip*>();
    auto* cells = part<QWidget>("phases");
    const int em = Metrics(cells->font()).em;
    cells->setFixedWidth((9 + 5 * 5) * em);
    QTRY_COMPARE(cells->width(), (9 + 5 * 5) * em);
    cells->setFocus();
    QTest::keyClick(cells, Qt::Key_Home);
    while (strip->time() < 11) {
        QTest::keyClick(cells, Qt::Key_Right);
    }
    const QPoint lastColumn(cells->width() - 3 * em, 4);
    QTest::mouseClick(cells, Qt::LeftButton, {}, lastColumn);
    QCOMPARE(strip->time(), 11);
}

void HeartbeatWindowTest::pointsStayBesideTheMostOfThem() {
    CreatureForm form(view_->editor());
    form.show();
    QVERIFY(QTest::qWaitForWindowExposed(&form));
    for (int width = form.minimumSizeHint().width(); width < 800; width += 10) {
        form.resize(width, 500);
        for (const auto& [points, most] : {std::pair("hp", "maxHp"), {"mp", "maxMp"}}) {
            const auto top = [&form](const char* name) {
                return form.findChild<QSpinBox*>(QLatin1StringView(name))
                    ->mapTo(&form, QPoint())
                    .y();
            };
            QCOMPARE(top(points), top(most));
        }
    }
}

void HeartbeatWindowTest::phasesArePlayed() {
    auto* strip = view_->findChild<PhaseStrip*>();
    part<QWidget>("phases")->setFocus();
    QTest::keyClick(part<QWidget>("phases"), Qt::Key_Home);
    auto* play = part<QToolButton>("phasePlay");
    QTest::mouseClick(play, Qt::LeftButton);
    QVERIFY(play->isChecked());
    QTRY_VERIFY(strip->time() >= 3);
    QTest::mouseClick(play, Qt::LeftButton);
    QVERIFY(!play->isChecked());
    const auto stopped = strip->time();
    QTest::qWait(1000);
    QCOMPARE(strip->time(), stopped);
}

void HeartbeatWindowTest::chartsReadTheirValuesAndChooseAHeartbeat() {
    choose("terrain", QStringLiteral("lava"));
    auto* chart = part<CurveChart>("hpChart");
    const QPoint middle = chart->viewport()->rect().center();
    QTest::mouseClick(chart->viewport(), Qt::LeftButton, {}, middle);
    QVERIFY(service().heartbeat() > 10 && service().heartbeat() < 40);
    QCOMPARE(part<QSpinBox>("chosenHeartbeat")->value(), service().heartbeat());
    QHelpEvent help(QEvent::ToolTip, middle, chart->viewport()->mapToGlobal(middle));
    QApplication::sendEvent(chart->viewport(), &help);
    QTRY_VERIFY(QToolTip::text().contains(QStringLiteral("heartbeats")));
    QVERIFY(QToolTip::text().contains(QStringLiteral("5 to 95 %")));
    QToolTip::hideText();
    QVERIFY(!chart->accessibleDescription().isEmpty());
}

void HeartbeatWindowTest::chosenHeartbeatIsToldInALine() {
    type("hp", 60);
    type("hp", 40);
    type("maxMp", 9);
    const auto* line = part<QLabel>("chosenBeat");
    auto* cells = part<QWidget>("phases");
    cells->setFocus();
    QTest::keyClick(cells, Qt::Key_Home);
    QCOMPARE(line->text(), QStringLiteral("alive 100 %, HP 40, MP 9, food 1,499"));
    QTest::keyClick(cells, Qt::Key_End);
    QCOMPARE(service().heartbeat(), 50);
    QCOMPARE(line->text(), QStringLiteral("alive 100 %, HP 46, MP 9, food 1,444"));
    QCOMPARE(part<QSpinBox>("chosenHeartbeat")->accessibleDescription(), line->text());
    choose("terrain", QStringLiteral("lava"));
    type("chosenHeartbeat", 2);
    QVERIFY(line->text().contains(QStringLiteral(" to ")));
    QTest::mouseClick(part<QPushButton>("compareOutfit"), Qt::LeftButton);
    wearRing();
    QTRY_VERIFY(line->text().startsWith(QStringLiteral("own outfit: alive ")));
    QVERIFY(line->text().contains(QStringLiteral("\nother outfit: alive ")));
    QTRY_VERIFY(line->isVisible() && line->height() >= line->heightForWidth(line->width()));
}

void HeartbeatWindowTest::eventsAreChosenForTheChart() {
    choose("terrain", QStringLiteral("lava"));
    auto* table = part<QTableView>("events");
    QTRY_VERIFY(table->model()->rowCount() > 2);
    const auto* chart = part<CurveChart>("eventChart");
    QTRY_VERIFY(chart->curves().size() > 1);
    const QModelIndex last = table->model()->index(table->model()->rowCount() - 1, 0);
    table->scrollTo(last);
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(last).center());
    QCOMPARE(chart->curves().size(), 1U);
    QCOMPARE(chart->curves()[0].name, last.data().toString());
}

void HeartbeatWindowTest::chartOfEventsHasTheDeaths() {
    window_->resize(2000, 1000);
    const auto* shown = part<QLabel>("eventsShown");
    QVERIFY(!shown->isVisible());
    view_->editor().edit(QStringLiteral("Hurt it"), [](plan::Heartbeat& heartbeat) {
        for (const auto intrinsic :
             {powder::Intrinsic::Bleed, powder::Intrinsic::Asleep, powder::Intrinsic::Teleport}) {
            heartbeat.creature.intrinsics.push_back(
                {.intrinsic = intrinsic, .beats = {}, .source = {}});
        }
        heartbeat.creature.intrinsics.push_back(
            {.intrinsic = powder::Intrinsic::PoisonHarsh, .beats = 4, .source = {}});
        heartbeat.creature.maxMp = 9;
        heartbeat.creature.mp = 0;
    });
    settle();
    auto* table = part<QTableView>("events");
    const auto* chart = part<CurveChart>("eventChart");
    QTRY_COMPARE(chart->curves().size(), 6U);
    int deaths = 0;
    for (int row = 0; row < table->model()->rowCount(); ++row) {
        const QString what = table->model()->index(row, 0).data().toString();
        if (what.startsWith(QStringLiteral("dies"))) {
            ++deaths;
            QVERIFY2(
                std::ranges::find(chart->curves(), what, &Curve::name) != chart->curves().end(),
                qPrintable(what));
        }
    }
    QVERIFY(deaths > 1);
    QTRY_VERIFY(shown->isVisible());
    QCOMPARE(shown->text(), QStringLiteral("6 of %1 shown").arg(table->model()->rowCount()));
    table->setFocus();
    QTest::keyClick(table, Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(chart->curves().size(), 6U);
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                      table->visualRect(table->model()->index(0, 0)).center());
    QCOMPARE(chart->curves().size(), 1U);
    QVERIFY(!shown->isVisible());
}

void HeartbeatWindowTest::saysThatNothingHappens() {
    const auto* nothing = part<QLabel>("noEvents");
    QTRY_VERIFY(nothing->isVisible());
    QCOMPARE(part<QTableView>("events")->model()->rowCount(), 0);
    choose("terrain", QStringLiteral("lava"));
    QTRY_VERIFY(!nothing->isVisible());
    QVERIFY(part<QTableView>("events")->model()->rowCount() > 0);
}

void HeartbeatWindowTest::whatHappensTellsGainsAndLossesBySign() {
    choose("terrain", QStringLiteral("lava"));
    view_->editor().edit(QStringLiteral("Drain it"), [](plan::Heartbeat& heartbeat) {
        heartbeat.creature.maxMp = 9;
        heartbeat.creature.mp = 0;
        heartbeat.creature.maxHp = 200;
    });
    settle();
    const QAbstractItemModel* events = part<QTableView>("events")->model();
    const auto changeBy = [events](const QString& what) {
        const QModelIndexList found = events->match(events->index(0, 0), Qt::DisplayRole, what);
        return found.isEmpty() ? QString() : found.front().siblingAtColumn(2).data().toString();
    };
    QTRY_VERIFY(changeBy(QStringLiteral("MP regained")).startsWith(u'+'));
    QVERIFY(changeBy(QStringLiteral("lava")).startsWith(u'−'));
    QVERIFY(changeBy(QStringLiteral("lava")).endsWith(QStringLiteral(" HP")));
    QVERIFY(changeBy(QStringLiteral("MP regained")).endsWith(QStringLiteral(" MP")));
}

void HeartbeatWindowTest::eventsAreToldInFull() {
    QCOMPARE(part<CurveChart>("chanceChart")->accessibleName(),
             QStringLiteral("What became of it"));
    view_->editor().edit(QStringLiteral("Poison it"), [](plan::Heartbeat& heartbeat) {
        heartbeat.creature.intrinsics = {
            {.intrinsic = powder::Intrinsic::Asleep, .beats = {}, .source = {}},
            {.intrinsic = powder::Intrinsic::PoisonHarsh, .beats = 10, .source = {}}};
    });
    settle();
    const auto* table = part<QTableView>("events");
    QTRY_VERIFY(table->model()->rowCount() > 3);
    const auto areWhole = [table] {
        for (int row = 0; row < table->model()->rowCount(); ++row) {
            const QString text = table->model()->index(row, 0).data().toString();
            const QStringList lines = brokenIntoLines(
                text, table->font(), table->columnWidth(0) - textMarginsIn(*table), 99);
            if (lines.size() * table->fontMetrics().height() > table->rowHeight(row)) {
                return false;
            }
        }
        return true;
    };
    for (const QSize size : {QSize(1280, 780), QSize(1600, 1000), QSize(1024, 700)}) {
        window_->resize(size);
        QTRY_COMPARE(window_->size(), size);
        QTRY_VERIFY(areWhole());
    }
}

void HeartbeatWindowTest::columnsAreSeen() {
    window_->resize(1600, 1000);
    choose("terrain", QStringLiteral("lava"));
    for (const char* name : {"outfit", "events"}) {
        const auto* table = part<QTableView>(name);
        QTRY_COMPARE(table->horizontalScrollBar()->maximum(), 0);
        QTRY_COMPARE(table->horizontalHeader()->length(), table->viewport()->width());
    }
}

void HeartbeatWindowTest::headsAreWholeInASmallWindow() {
    choose("terrain", QStringLiteral("lava"));
    openTab(QStringLiteral("Intrinsics"));
    choose("addIntrinsic", QStringLiteral("asleep"));
    QTest::mouseClick(part<QPushButton>("putIntrinsic"), Qt::LeftButton);
    openTab(QStringLiteral("Noise"));
    QTest::mouseClick(part<QPushButton>("addMaker"), Qt::LeftButton);
    settle();
    window_->resize(1024, 700);
    QTRY_COMPARE(window_->size(), QSize(1024, 700));
    const auto isWhole = [](const QTableView& table) {
        for (int column = 0; column < table.model()->columnCount(); ++column) {
            const QString head = table.model()->headerData(column, Qt::Horizontal).toString();
            if (table.columnWidth(column) <
                table.horizontalHeader()->fontMetrics().horizontalAdvance(head) + 8) {
                return false;
            }
        }
        return true;
    };
    for (const auto& [tab, tables] : {std::pair("Outfit", QList<const char*>{"outfit", "events"}),
                                      {"Intrinsics", {"intrinsics"}},
                                      {"Noise", {"hearing", "byDistance"}}}) {
        openTab(QString::fromLatin1(tab));
        for (const char* name : tables) {
            const auto* table = part<QTableView>(name);
            QTRY_VERIFY2(table->isVisible() && isWhole(*table), name);
        }
        for (const auto* heading : view_->findChildren<SectionLabel*>()) {
            QTRY_VERIFY2(!heading->isVisible() ||
                             heading->height() >= heading->heightForWidth(heading->width()),
                         qPrintable(heading->text()));
        }
    }
    const auto* creature = part<QLabel>("creatureTitle");
    QTRY_VERIFY(creature->height() >= creature->heightForWidth(creature->width()));
    openTab(QStringLiteral("Outfit"));
    const auto* outfit = part<QTableView>("outfit");
    QTRY_VERIFY(outfit->columnWidth(OutfitModel::Slot) >=
                outfit->fontMetrics().horizontalAdvance(QStringLiteral("main hand")) + 8);
}

void HeartbeatWindowTest::severalStepsAreSeenInASmallWindow() {
    choose("terrain", QStringLiteral("lava"));
    window_->resize(1024, 700);
    QTRY_COMPARE(window_->size(), QSize(1024, 700));
    const auto* steps = part<QListView>("heartbeatSteps");
    const auto* figures = part<QListView>("heartbeatFigures");
    QTRY_VERIFY(steps->height() >= 10 * steps->fontMetrics().height());
    QVERIFY(figures->height() >= 10 * figures->fontMetrics().height());
}

void HeartbeatWindowTest::formIsNeverCut() {
    const auto* form = view_->findChild<CreatureForm*>();
    const auto* area = window_->findChild<QScrollArea*>(QStringLiteral("perspectiveRoom"));
    QTest::keyClick(window_.get(), Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    for (const QSize size : {QSize(1280, 780), QSize(1024, 700), QSize(800, 640)}) {
        window_->resize(size);
        QTRY_COMPARE(window_->size(), size);
        QTRY_COMPARE(form->width(), form->parentWidget()->width());
        QVERIFY(form->minimumSizeHint().width() <= form->width());
        QCOMPARE(area->horizontalScrollBar()->maximum() > 0, size.width() < 1024);
    }
}

void HeartbeatWindowTest::whatHappensFoldsWhereThereIsNoRoom() {
    choose("terrain", QStringLiteral("lava"));
    const auto* table = part<QTableView>("events");
    const auto* chart = part<CurveChart>("eventChart");
    auto* tabs = part<QTabBar>("foldedPanels");
    for (const QSize size : {QSize(1280, 780), QSize(1024, 700)}) {
        window_->resize(size);
        QTRY_COMPARE(window_->size(), size);
        QTRY_VERIFY(tabs->isVisible());
        QVERIFY(table->isVisible() && !chart->isVisible());
        QTRY_COMPARE(table->horizontalHeader()->length(), table->viewport()->width());
        for (int column = 0; column < table->model()->columnCount(); ++column) {
            const QString head = table->model()->headerData(column, Qt::Horizontal).toString();
            QVERIFY(table->columnWidth(column) >=
                    table->horizontalHeader()->fontMetrics().horizontalAdvance(head) + 8);
        }
        const QAbstractItemView& view = *table;
        QVERIFY(table->columnWidth(0) >=
                std::min(view.sizeHintForColumn(0), 22 * table->fontMetrics().averageCharWidth()));
        QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
        QVERIFY(!table->isVisible() && chart->isVisible());
        QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(0).center());
    }
    window_->resize(2000, 1000);
    QTRY_VERIFY(!tabs->isVisible());
    QVERIFY(table->isVisible() && chart->isVisible());
}

void HeartbeatWindowTest::chartsAreHighEnoughToBeRead() {
    type("maxMp", 9);
    choose("terrain", QStringLiteral("lava"));
    auto* tabs = part<QTabBar>("foldedPanels");
    for (const QSize size : {QSize(1280, 780), QSize(1024, 700)}) {
        window_->resize(size);
        QTRY_COMPARE(window_->size(), size);
        QTRY_VERIFY(tabs->isVisible());
        QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
        for (const char* name : {"hpChart", "chanceChart", "foodChart", "mpChart", "eventChart"}) {
            const auto* chart = part<CurveChart>(name);
            const int line = Metrics(chart->font()).smallLine;
            QTRY_VERIFY2(chart->isVisible() && chart->chart()->plotArea().height() >= 5 * line,
                         name);
        }
    }
}

void HeartbeatWindowTest::longCountsAreWhole() {
    const auto* chosen = part<QSpinBox>("chosenHeartbeat");
    type("heartbeats", powder::limits::heartbeats.most);
    auto* cells = part<QWidget>("phases");
    cells->setFocus();
    QTest::keyClick(cells, Qt::Key_End);
    QCOMPARE(chosen->value(), powder::limits::heartbeats.most);
    QTRY_VERIFY(chosen->width() >= chosen->sizeHint().width());
    const auto* line = chosen->findChild<QLineEdit*>();
    QVERIFY(line->width() > line->fontMetrics().horizontalAdvance(chosen->text()));
    // What stands beside it goes into a line of its own rather than into four.
    type("heartbeats", 12);
    window_->resize(1024, 700);
    const auto* phase = part<QLabel>("chosenPhase");
    QTRY_VERIFY(phase->width() >= phase->fontMetrics().horizontalAdvance(phase->text()));
    QVERIFY(phase->height() < 2 * phase->fontMetrics().height());
}

void HeartbeatWindowTest::csvHoldsNumbers() {
    wearRing();
    settle();
    for (auto* button : view_->findChildren<QToolButton*>()) {
        if (button->accessibleName() == QStringLiteral("Copy the figures")) {
            button->menu()->actions()[0]->trigger();
        }
    }
    const QStringList figures = QApplication::clipboard()->text().split("\r\n");
    QCOMPARE(figures.front(), QString("Figure,Value"));
    const QString alive = figures.filter("alive after 50").value(0);
    QVERIFY2(alive.contains("(probability 0 to 1),") && !alive.contains('%'), qPrintable(alive));
}

void HeartbeatWindowTest::figuresAreCopied() {
    for (auto* button : view_->findChildren<QToolButton*>()) {
        if (button->accessibleName() == QStringLiteral("Copy the figures")) {
            button->menu()->actions()[1]->trigger();
        }
    }
    QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("alive after 50")));
}

void HeartbeatWindowTest::undoGoesAllTheWayBack() {
    const plan::Document before = document().plan();
    type("heartbeats", 3);
    wearRing();
    type("food", 600);
    choose("smoke", QStringLiteral("poison gas"));
    QTest::mouseClick(part<QCheckBox>("smokeLasts"), Qt::LeftButton, {}, {8, 8});
    QVERIFY(heartbeat().square.smokeLasts);
    while (document().undoStack().canUndo()) {
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    }
    QVERIFY(document().plan() == before);
    settle();
}

void HeartbeatWindowTest::heartbeatBelongsToTheStrategy() {
    type("food", 77);
    QTest::keyClick(window_.get(), Qt::Key_T, Qt::ControlModifier);
    settle();
    QCOMPARE(part<QSpinBox>("food")->value(), 1500);
    document().setStrategyIndex(0);
    settle();
    QCOMPARE(part<QSpinBox>("food")->value(), 77);
}

void HeartbeatWindowTest::fitsASmallScreen() {
    const auto* scroll = child<QScrollArea>("perspectiveRoom");
    window_->resize(1280, 800);
    QTRY_COMPARE(window_->size(), QSize(1280, 800));
    QTRY_COMPARE(scroll->horizontalScrollBar()->maximum(), 0);
    QCOMPARE(scroll->verticalScrollBar()->maximum(), 0);
}

void HeartbeatWindowTest::fitsBelowTheNotes() {
    choose("terrain", QStringLiteral("lava"));
    window_->resize(1280, 780);
    QTRY_COMPARE(window_->size(), QSize(1280, 780));
    QTest::mouseClick(child<QToolButton>("notes"), Qt::LeftButton);
    const auto* notes = child<QPlainTextEdit>("strategyNotes");
    QTRY_VERIFY(notes->isVisible());
    QTest::qWait(50);
    QTRY_COMPARE(child<QScrollArea>("perspectiveRoom")->verticalScrollBar()->maximum(), 0);
}

void HeartbeatWindowTest::aTurnOfPhasesFitsASmallWindow() {
    window_->resize(1024, 700);
    QTRY_COMPARE(window_->size(), QSize(1024, 700));
    const auto* strip = view_->findChild<PhaseStrip*>();
    auto* cells = part<QWidget>("phases");
    cells->setFocus();
    QTest::keyClick(cells, Qt::Key_Home);
    while (strip->time() < 11) {
        QTest::keyClick(cells, Qt::Key_Right);
    }
    const QPoint fifthFromRight(cells->width() - 23 * Metrics(cells->font()).em, 4);
    QTest::mouseClick(cells, Qt::LeftButton, {}, fifthFromRight);
    QCOMPARE(strip->time(), 7);
}

void HeartbeatWindowTest::rowsOfTheFormAreAsHighAsWhatTheyHold() {
    const auto rows = view_->findChild<CreatureForm*>()->findChildren<QWidget*>(
        QString(), Qt::FindDirectChildrenOnly);
    QCOMPARE(rows.size(), 4);
    for (const QSize size : {QSize(1280, 780), QSize(1600, 1000), QSize(1024, 700)}) {
        window_->resize(size);
        QTest::qWait(50);
        for (const QWidget* row : rows) {
            QVERIFY(row->height() <= row->heightForWidth(row->width()));
        }
    }
}

void HeartbeatWindowTest::oldFiguresAreDimmed() {
    const QWidget* stands = part<QLabel>("chosenBeat");
    const auto seen = [&] {
        return window_->grab({stands->mapTo(window_.get(), QPoint()), stands->size()}).toImage();
    };
    const QImage before = seen();
    auto* veil = view_->findChild<StaleVeil*>(QString(), Qt::FindDirectChildrenOnly);
    veil->setCurrent(false);
    QTRY_VERIFY(veil->isVisible());
    QVERIFY(seen() != before);
}

void HeartbeatWindowTest::tabReachesEveryControl() {
    QList<QWidget*> reached;
    part<QComboBox>("creature")->setFocus();
    for (int i = 0; i < 200 && !reached.contains(QApplication::focusWidget()); ++i) {
        reached.append(QApplication::focusWidget());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    // The way is a ring: it comes back to where it began.
    QCOMPARE(QApplication::focusWidget(), reached.front());
    for (const char* name : {"creature",
                             "isAvatar",
                             "dress",
                             "hp",
                             "maxHp",
                             "mp",
                             "maxMp",
                             "food",
                             "terrain",
                             "smoke",
                             "wind",
                             "noTeleport",
                             "heartbeats",
                             "startCount",
                             "cleric",
                             "compareOutfit",
                             "outfit",
                             "phases",
                             "phasePlay",
                             "events",
                             "heartbeatFigures",
                             "chosenHeartbeat",
                             "heartbeatSteps"}) {
        QVERIFY2(reached.contains(part<QWidget>(name)), name);
    }
}

void HeartbeatWindowTest::tabGoesFromTheBarDownThePage() {
    QTest::mouseClick(part<QPushButton>("compareOutfit"), Qt::LeftButton);
    settle();
    QWidget* bar = part<QTabWidget>("conditions")->tabBar();
    const auto isOnTheWay = [this, bar](const std::vector<const char*>& names) {
        QWidget* before = bar;
        bar->setFocus();
        for (const char* name : names) {
            QTest::keyClick(before, Qt::Key_Tab);
            QWidget* at = QApplication::focusWidget();
            if (at != part<QWidget>(name)) {
                qWarning("%s comes before %s", qPrintable(at->objectName()), name);
                return false;
            }
            QTest::keyClick(at, Qt::Key_Backtab, Qt::ShiftModifier);
            if (QApplication::focusWidget() != before) {
                return false;
            }
            before = at;
            at->setFocus();
        }
        return true;
    };
    part<QCheckBox>("cleric")->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), bar);
    QVERIFY(isOnTheWay({"whichOutfit", "swapOutfits", "dropOutfit", "outfit"}));
    bar->setFocus();
    QTest::keyClick(bar, Qt::Key_Right);
    QVERIFY(part<QTableView>("intrinsics")->isVisible());
    view_->editor().edit(QStringLiteral("Add fast"), [](plan::Heartbeat& heartbeat) {
        heartbeat.creature.intrinsics.push_back(
            {.intrinsic = powder::Intrinsic::Fast, .beats = {}, .source = {}});
    });
    settle();
    QVERIFY(isOnTheWay({"addIntrinsic", "removeIntrinsic", "intrinsics"}));
    bar->setFocus();
    QTest::keyClick(bar, Qt::Key_Right);
    QVERIFY(isOnTheWay({"addMaker", "addListener", "hearing", "byDistance"}));
}

POLYPLAN_UI_TEST(HeartbeatWindowTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "heartbeat_window_test.moc"
