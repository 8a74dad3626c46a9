#include <QAbstractItemView>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QToolTip>
#include <QWheelEvent>
#include <cstdlib>

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
#include "ui/models/field_role.h"
#include "ui/models/heartbeat/hearing_model.h"
#include "ui/models/heartbeat/heartbeat_editor.h"
#include "ui/models/heartbeat/heartbeat_service.h"
#include "ui/models/heartbeat/intrinsics_model.h"
#include "ui/models/heartbeat/outfit_model.h"
#include "ui/models/report_model.h"
#include "ui/parts/elided_combo.h"
#include "ui/parts/wrapped_rows.h"
#include "ui/shell/perspective_stack.h"

namespace polyplan::ui {
namespace {

/// The Heartbeat perspective in the real window, with real keys and clicks.
class HeartbeatWindowTest : public test::WindowFixture {
    Q_OBJECT

  private Q_SLOTS:
    void exampleIsToldFromTheStrategysOwn();
    void fieldsStayWhereTheyAreAtTheFirstChange();
    void answersHowLongAStarvingWizardLivesOnLava();
    void otherOutfitIsLaidOver();
    void chartsOfOneTimeEndTogether();
    void otherOutfitLooksAlikeInAllCharts();
    void everyChanceIsNamedWhole();
    void pointsAreTyped();
    void mostPointsFollowThePoints();
    void typedNumberStaysWithItsStrategy();
    void wheelScrollsTheForm();
    void narrowCellsShowWhatIsTyped();
    void creatureBringsItsSpeed();
    void squareIsCalledInWords();
    void itemThatNoRuleAsksForIsMarked();
    void keysEmptyACellOfTheOutfit();
    void whatAnItemGivesIsSuggestedOneByOne();
    void returnOpensACellOfTheOutfit();
    void recognisedDressIsNamed();
    void whatAnItemGivesGoesWithIt();
    void wrongWordStaysMarkedWhereItWasTyped();
    void refusalIsShortAndGoesWithTheNextChange();
    void phasesAreSteppedAndClicked();
    void presentPhaseIsSeenWhereOnlyFiveFit();
    void pointsStayBesideTheMostOfThem();
    void phasesArePlayed();
    void chartsReadTheirValuesAndChooseAHeartbeat();
    void chosenHeartbeatIsToldInALine();
    void intrinsicIsAddedTimedAndRemoved();
    void intrinsicOfAWhileComesWithItsBeats();
    void intrinsicIsTypedAndStandsOnce();
    void suggestedIntrinsicIsAddedByOneEnter();
    void suggestedItemIsPutOnByOneEnter();
    void suggestedItemIsPutOnByAClick();
    void sleeperIsHeard();
    void threeWhoHearAreSeenAtOnce();
    void eventsAreChosenForTheChart();
    void chartOfEventsHasTheDeaths();
    void saysThatNothingHappens();
    void whatHappensTellsGainsAndLossesBySign();
    void eventsAreToldInFull();
    void columnsAreSeen();
    void headsAreWholeInASmallWindow();
    void dressIsWholeInASmallWindow();
    void severalStepsAreSeenInASmallWindow();
    void emptyColumnsOfTheOutfitYield();
    void emptyOutfitSaysHowToDress();
    void formIsNeverCut();
    void outfitIsReadInFull();
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
    void namesOfConditionsAreReadWhole();
    void everythingHasANameAndAToolTip();
    void tabReachesEveryControl();
    void tabGoesFromTheBarDownThePage();

  protected:
    void start() override {
        auto* stack = window_->findChild<PerspectiveStack*>();
        const auto rail = window_->findChildren<QToolButton*>();
        const auto heart = std::ranges::find_if(rail, [](const QToolButton* button) {
            return button->accessibleName() == QStringLiteral("Heartbeat");
        });
        QVERIFY(stack != nullptr && heart != rail.end());
        QTest::mouseClick(*heart, Qt::LeftButton);
        view_ = window_->findChild<HeartbeatView*>();
        QVERIFY(view_ != nullptr && view_->isVisible());
        settle();
    }

  private:
    const plan::Heartbeat& heartbeat() { return view_->editor().heartbeat(); }
    HeartbeatService& service() { return view_->service(); }
    void settle() { QTRY_VERIFY(service().isComplete()); }
    template <typename T>
    T* part(const char* name) {
        auto* found = view_->findChild<T*>(QLatin1StringView(name));
        if (found == nullptr) {
            qFatal("no widget is called %s", name);
        }
        return found;
    }
    void choose(const char* name, const QString& text) {
        auto* box = part<QComboBox>(name);
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Home);
        for (int at = 1; at < box->count() && box->currentText() != text; ++at) {
            QTest::keyClick(box, Qt::Key_Down);
        }
        QCOMPARE(box->currentText(), text);
        settle();
    }
    void type(const char* name, int number) {
        auto* box = part<QSpinBox>(name);
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, QString::number(number));
        QTest::keyClick(box, Qt::Key_Return);
        settle();
    }
    void openTab(const QString& title) {
        auto* bar = part<QTabWidget>("conditions")->tabBar();
        for (int at = 0; at < bar->count(); ++at) {
            if (bar->tabText(at) == title) {
                QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(at).center());
                return;
            }
        }
        QFAIL("no such tab");
    }
    /// Opens the editor of a cell of a table, which has the focus then.
    void beginTyping(const char* name, int row, int column) {
        auto* table = part<QTableView>(name);
        const QModelIndex index = table->model()->index(row, column);
        table->scrollTo(index);
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(index).center());
        QTest::keyClick(table, Qt::Key_F2);
        QVERIFY(QApplication::focusWidget() != nullptr && QApplication::focusWidget() != table);
    }
    /// The list that pops up below a field; null if none does.
    static QAbstractItemView* shownSuggestions() {
        return qobject_cast<QAbstractItemView*>(QApplication::activePopupWidget());
    }
    void typeInto(const char* name, int row, int column, const QString& text) {
        beginTyping(name, row, column);
        QWidget* editor = QApplication::focusWidget();
        QTest::keyClick(editor, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(editor, text);
        QTest::keyClick(editor, Qt::Key_Return);
        QCoreApplication::processEvents();
        settle();
    }
    QString figure(const QString& label) {
        const auto* model = part<QListView>("heartbeatFigures")->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            if (model->index(row, 0).data().toString().startsWith(label)) {
                return model->index(row, 0).data(ReportModel::ValueRole).toString();
            }
        }
        return {};
    }
    void wearRing() {
        typeInto("outfit", 2, OutfitModel::Item, QStringLiteral("ring of regeneration"));
    }

    HeartbeatView* view_ = nullptr;
};

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

void HeartbeatWindowTest::otherOutfitIsLaidOver() {
    const auto* chart = part<CurveChart>("hpChart");
    QCOMPARE(chart->curves().size(), 1U);
    QTest::mouseClick(part<QPushButton>("compareOutfit"), Qt::LeftButton);
    QVERIFY(view_->editor().showsOther());
    wearRing();
    settle();
    QVERIFY(heartbeat().creature.worn.empty());
    QCOMPARE(heartbeat().otherOutfit->worn.size(), 1U);
    QCOMPARE(chart->curves().size(), 2U);
    QVERIFY(!chart->curves()[0].band.isEmpty());
    QTest::mouseClick(part<QPushButton>("swapOutfits"), Qt::LeftButton);
    QCOMPARE(heartbeat().creature.worn.size(), 1U);
    QVERIFY(part<QPushButton>("dropOutfit")->toolTip().contains(QStringLiteral("other outfit")));
    QTest::mouseClick(part<QPushButton>("dropOutfit"), Qt::LeftButton);
    settle();
    QVERIFY(!heartbeat().otherOutfit);
    QCOMPARE(chart->curves().size(), 1U);
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

void HeartbeatWindowTest::otherOutfitLooksAlikeInAllCharts() {
    choose("terrain", QStringLiteral("lava"));
    QTest::mouseClick(part<QPushButton>("compareOutfit"), Qt::LeftButton);
    wearRing();
    settle();
    const QString other = QStringLiteral("other outfit");
    for (const char* name : {"hpChart", "chanceChart", "foodChart"}) {
        const auto& curves = part<CurveChart>(name)->curves();
        QTRY_VERIFY2(curves.size() > 1, name);
        for (const Curve& curve : curves) {
            QCOMPARE(curve.isTwin, curve.name.endsWith(other));
            // Its color is that of the same of its own outfit.
            const auto own = std::ranges::find_if(curves, [&curve](const Curve& each) {
                return !each.isTwin && each.look == curve.look;
            });
            QVERIFY(own != curves.end());
            QVERIFY(own->name == QStringLiteral("own outfit") || curve.name.startsWith(own->name));
        }
    }
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

void HeartbeatWindowTest::narrowCellsShowWhatIsTyped() {
    window_->resize(1024, 700);
    QTRY_COMPARE(window_->size(), QSize(1024, 700));
    auto* table = part<QTableView>("outfit");
    typeInto("outfit", 4, OutfitModel::Item, QStringLiteral("banded mail"));
    const QModelIndex cell = table->model()->index(4, OutfitModel::Enchantment);
    table->setCurrentIndex(cell);
    QTest::keyClick(table, Qt::Key_F2);
    auto* field = table->findChild<QSpinBox*>();
    QVERIFY(field != nullptr);
    QVERIFY(field->width() >= field->sizeHint().width());
    QVERIFY(table->viewport()->rect().contains(field->geometry()));
    QTest::keyClick(field, Qt::Key_Escape);
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

void HeartbeatWindowTest::itemThatNoRuleAsksForIsMarked() {
    const auto* table = part<QTableView>("outfit");
    const QModelIndex item = table->model()->index(4, OutfitModel::Item);
    const auto warnings = [table, item] {
        const QImage cell = table->viewport()->grab(table->visualRect(item)).toImage();
        const QColor warning = Theme::of(table->palette()).warning;
        int count = 0;
        for (int x = 0; x < cell.width(); ++x) {
            for (int y = 0; y < cell.height(); ++y) {
                const QColor color = cell.pixelColor(x, y);
                count +=
                    std::abs(color.hslHue() - warning.hslHue()) < 15 && color.hslSaturation() > 100;
            }
        }
        return count;
    };
    typeInto("outfit", 4, OutfitModel::Item, QStringLiteral("plate mail"));
    part<QListView>("heartbeatFigures")->setFocus();
    part<QTableView>("outfit")->setCurrentIndex(table->model()->index(0, 0));
    const int unmarked = warnings();
    typeInto("outfit", 4, OutfitModel::Item, QStringLiteral("bathrobe"));
    QVERIFY(window_->statusBar()->currentMessage().startsWith(QStringLiteral("“bathrobe”: ")));
    part<QListView>("heartbeatFigures")->setFocus();
    part<QTableView>("outfit")->setCurrentIndex(table->model()->index(0, 0));
    QTRY_VERIFY(warnings() > unmarked + 20);
    typeInto("outfit", 4, OutfitModel::Item, QStringLiteral("platemail"));
    QCOMPARE(heartbeat().creature.worn[0].item, std::string("crystal platemail"));
    part<QTableView>("outfit")->setCurrentIndex(table->model()->index(0, 0));
    typeInto("outfit", 4, OutfitModel::Item, QStringLiteral("mail"));
    const QString said = window_->statusBar()->currentMessage();
    QVERIFY2(said.contains(QStringLiteral("may be any of these: chainmail, ")), qPrintable(said));
}

void HeartbeatWindowTest::whatAnItemGivesIsSuggestedOneByOne() {
    typeInto("outfit", 4, OutfitModel::Item, QStringLiteral("plate mail"));
    beginTyping("outfit", 4, OutfitModel::Gives);
    auto* editor = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    QVERIFY(editor != nullptr);
    QTest::keyClicks(editor, QStringLiteral("deaf,sleep"));
    QTRY_VERIFY(shownSuggestions() != nullptr);
    QTest::keyClick(shownSuggestions(), Qt::Key_Down);
    QTRY_COMPARE(editor->text(), QStringLiteral("deaf, sleep resistance"));
    QTest::keyClick(shownSuggestions(), Qt::Key_Return);
    settle();
    const auto& gives = heartbeat().creature.worn[0].gives;
    QCOMPARE(gives, (std::vector{powder::Intrinsic::Deaf, powder::Intrinsic::ResistSleep}));
}

void HeartbeatWindowTest::keysEmptyACellOfTheOutfit() {
    wearRing();
    typeInto("outfit", 4, OutfitModel::Item, QStringLiteral("banded mail"));
    typeInto("outfit", 4, OutfitModel::Enchantment, QStringLiteral("3"));
    auto* table = part<QTableView>("outfit");
    const auto press = [table](int row, int column, Qt::Key key) {
        table->setFocus();
        table->setCurrentIndex(table->model()->index(row, column));
        QTest::keyClick(table, key);
    };
    const int steps = document().undoStack().count();
    press(4, OutfitModel::Enchantment, Qt::Key_Backspace);
    QCOMPARE(heartbeat().creature.worn[1].enchantment, 0);
    press(2, OutfitModel::Gives, Qt::Key_Delete);
    QVERIFY(heartbeat().creature.worn[0].gives.empty());
    QCOMPARE(heartbeat().creature.worn[0].item, std::string("ring of regeneration"));
    press(4, OutfitModel::Item, Qt::Key_Delete);
    QCOMPARE(heartbeat().creature.worn.size(), 1U);
    press(2, OutfitModel::Slot, Qt::Key_Backspace);
    QVERIFY(heartbeat().creature.worn.empty());
    QCOMPARE(document().undoStack().count(), steps + 4);
    // Where nothing is, nothing is done.
    press(2, OutfitModel::Item, Qt::Key_Delete);
    press(2, OutfitModel::Gives, Qt::Key_Delete);
    QCOMPARE(document().undoStack().count(), steps + 4);
    document().undoStack().undo();
    document().undoStack().undo();
    QCOMPARE(heartbeat().creature.worn.size(), 2U);
    settle();
}

void HeartbeatWindowTest::returnOpensACellOfTheOutfit() {
    auto* table = part<QTableView>("outfit");
    table->setFocus();
    table->setCurrentIndex(table->model()->index(4, OutfitModel::Item));
    key(Qt::Key_Return);
    auto* editor = qobject_cast<QLineEdit*>(window_->focusWidget());
    QVERIFY(editor != nullptr && table->isAncestorOf(editor));
    QTest::keyClicks(editor, QStringLiteral("banded mail"));
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(heartbeat().creature.worn.size(), 1U);
    settle();
}

void HeartbeatWindowTest::recognisedDressIsNamed() {
    window_->resize(1024, 700);
    QTRY_COMPARE(window_->size(), QSize(1024, 700));
    const auto* dress = part<ElidedCombo>("dress");
    QCOMPARE(dress->currentText(), QStringLiteral("as worn"));
    const auto* model = part<QTableView>("outfit")->model();
    const QModelIndex ring = model->index(3, OutfitModel::Item);
    typeInto("outfit", 3, OutfitModel::Item, QStringLiteral("ring of beads"));
    QVERIFY(ring.data(RemarkRole).isValid());
    for (const auto& [row, item] : {std::pair(0, "floppy hat"),
                                    {2, "ring of tin"},
                                    {4, "plain robe"},
                                    {7, "pointed slippers"}}) {
        typeInto("outfit", row, OutfitModel::Item, QString::fromLatin1(item));
    }
    QCOMPARE(heartbeat().creature.worn.size(), 5U);
    QTRY_COMPARE(dress->currentText(), QStringLiteral("as worn: wizard"));
    QTRY_COMPARE(dress->seenText(), dress->currentText());
    QVERIFY(!ring.data(RemarkRole).isValid());
    document().undoStack().undo();
    QTRY_COMPARE(dress->currentText(), QStringLiteral("as worn"));
    QVERIFY(ring.data(RemarkRole).isValid());
    settle();
}

void HeartbeatWindowTest::whatAnItemGivesGoesWithIt() {
    wearRing();
    const auto* table = part<QTableView>("outfit");
    const QModelIndex gives = table->model()->index(2, OutfitModel::Gives);
    QCOMPARE(gives.data().toString(), QStringLiteral("regeneration"));
    const auto change = [&](const QString& item) {
        // A click on the present cell would edit it a moment later, and F2 until then does nothing.
        part<QTableView>("outfit")->setCurrentIndex(table->model()->index(0, 0));
        typeInto("outfit", 2, OutfitModel::Item, item);
    };
    change(QStringLiteral("ring of fire resistance"));
    QCOMPARE(gives.data().toString(), QStringLiteral("fire resistance"));
    QVERIFY(heartbeat().creature.worn[0].gives == std::vector{powder::Intrinsic::ResistFire});
    change(QStringLiteral("ring of strength"));
    QVERIFY(gives.data().toString().isEmpty());
    QVERIFY(heartbeat().creature.worn[0].gives.empty());
}

void HeartbeatWindowTest::wrongWordStaysMarkedWhereItWasTyped() {
    wearRing();
    const auto* table = part<QTableView>("outfit");
    const QModelIndex gives = table->model()->index(2, OutfitModel::Gives);
    const auto underlined = [table, gives] {
        const QImage cell = table->viewport()->grab(table->visualRect(gives)).toImage();
        const QRgb error = Theme::of(table->palette()).error.rgb();
        int count = 0;
        for (int x = 0; x < cell.width(); ++x) {
            for (int y = 0; y < cell.height(); ++y) {
                count += cell.pixel(x, y) == error ? 1 : 0;
            }
        }
        return count;
    };
    QCOMPARE(underlined(), 0);
    const QString typed = QStringLiteral("sloow, fast");
    typeInto("outfit", 2, OutfitModel::Gives, typed);
    QCOMPARE(gives.data().toString(), typed);
    QVERIFY(gives.data(Qt::ToolTipRole).toString().contains(QStringLiteral("\"slow\"")));
    QVERIFY(heartbeat().creature.worn[0].gives == std::vector{powder::Intrinsic::Regeneration});
    QTRY_VERIFY(underlined() > 10);
    // A click on the present cell would edit it a moment later, and F2 until then does nothing.
    part<QTableView>("outfit")->setCurrentIndex(table->model()->index(0, 0));
    typeInto("outfit", 2, OutfitModel::Gives, QStringLiteral("slow, FAST"));
    QVERIFY((heartbeat().creature.worn[0].gives ==
             std::vector{powder::Intrinsic::Slow, powder::Intrinsic::Fast}));
    QTRY_COMPARE(underlined(), 0);
}

void HeartbeatWindowTest::refusalIsShortAndGoesWithTheNextChange() {
    wearRing();
    part<QTableView>("outfit")->setCurrentIndex(part<QTableView>("outfit")->model()->index(0, 0));
    typeInto("outfit", 2, OutfitModel::Gives, QStringLiteral("sloow, fast"));
    const QStatusBar* bar = window_->statusBar();
    QCOMPARE(bar->currentMessage(),
             QStringLiteral("no intrinsic \"sloow\"; did you mean \"slow\"?"));
    type("food", 700);
    QVERIFY(bar->currentMessage().isEmpty());
    part<QTableView>("outfit")->setCurrentIndex(part<QTableView>("outfit")->model()->index(0, 0));
    typeInto("outfit", 2, OutfitModel::Gives, QStringLiteral("7"));
    QCOMPARE(bar->currentMessage(), QStringLiteral("no intrinsic \"7\""));
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

void HeartbeatWindowTest::namesOfConditionsAreReadWhole() {
    view_->editor().edit(QStringLiteral("test"), [](plan::Heartbeat& heartbeat) {
        for (const auto each : {powder::Intrinsic::PoisonHarsh, powder::Intrinsic::Regeneration}) {
            heartbeat.creature.intrinsics.emplace_back().intrinsic = each;
        }
        heartbeat.noiseMakers.emplace_back();
        heartbeat.listeners.emplace_back();
    });
    window_->resize(1024, 700);
    QTRY_COMPARE(window_->size(), QSize(1024, 700));
    auto* tabs = part<QTabWidget>("conditions");
    for (const auto& [page, name] : {std::pair(1, "intrinsics"), {2, "hearing"}}) {
        tabs->setCurrentIndex(page);
        const auto* table = part<QTableView>(name);
        const QModelIndex first = table->model()->index(0, 0);
        QTRY_VERIFY2(table->columnWidth(0) >= table->sizeHintForIndex(first).width(), name);
    }
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

void HeartbeatWindowTest::intrinsicIsAddedTimedAndRemoved() {
    openTab(QStringLiteral("Intrinsics"));
    choose("addIntrinsic", QStringLiteral("tired"));
    QTest::mouseClick(part<QPushButton>("putIntrinsic"), Qt::LeftButton);
    settle();
    QVERIFY(heartbeat().creature.intrinsics[0].intrinsic == powder::Intrinsic::Tired);
    QVERIFY(part<QComboBox>("addIntrinsic")->currentText().isEmpty());
    QVERIFY(!part<QPushButton>("putIntrinsic")->isEnabled());
    QCOMPARE(document().undoStack().undoText(), QStringLiteral("Add tired"));
    typeInto("intrinsics", 0, IntrinsicsModel::Beats, QStringLiteral("9"));
    QCOMPARE(heartbeat().creature.intrinsics[0].beats.value_or(0), 9);
    QTest::keyClick(part<QTableView>("intrinsics"), Qt::Key_Delete);
    QVERIFY(heartbeat().creature.intrinsics.empty());
}

void HeartbeatWindowTest::intrinsicOfAWhileComesWithItsBeats() {
    openTab(QStringLiteral("Intrinsics"));
    auto* line = part<QComboBox>("addIntrinsic")->lineEdit();
    line->setFocus();
    QTest::keyClicks(line, QStringLiteral("STONING"));
    QVERIFY(shownSuggestions() != nullptr);
    QTest::keyClick(shownSuggestions(), Qt::Key_Return);
    settle();
    QCOMPARE(heartbeat().creature.intrinsics[0].beats.value_or(0), 3);
    QCOMPARE(figure(QStringLiteral("alive after")), QStringLiteral("0 %"));
    const auto* table = part<QTableView>("intrinsics");
    const QModelIndex beats = table->model()->index(0, IntrinsicsModel::Beats);
    QVERIFY(!beats.data(RemarkRole).isValid());
    typeInto("intrinsics", 0, IntrinsicsModel::Beats, QStringLiteral("20"));
    QCOMPARE(heartbeat().creature.intrinsics[0].beats.value_or(0), 20);
    QVERIFY(beats.data(RemarkRole).toString().contains(QStringLiteral("at most 3 beats")));
    const auto& remarks = service().report().remarks;
    QVERIFY(std::ranges::any_of(remarks, [](const Remark& remark) {
        return remark.text.find("at most 3 beats") != std::string::npos;
    }));
}

void HeartbeatWindowTest::intrinsicIsTypedAndStandsOnce() {
    openTab(QStringLiteral("Intrinsics"));
    auto* line = part<QComboBox>("addIntrinsic")->lineEdit();
    const auto enter = [line](const QString& text) {
        line->setFocus();
        QTest::keyClick(line, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(line, text);
        QTest::keyClick(line, Qt::Key_Return);
        if (QWidget* popup = QApplication::activePopupWidget()) {
            QTest::keyClick(popup, Qt::Key_Escape);
        }
    };
    enter(QStringLiteral("POISON_HARSH"));
    QCOMPARE(heartbeat().creature.intrinsics.size(), 1U);
    QVERIFY(heartbeat().creature.intrinsics[0].intrinsic == powder::Intrinsic::PoisonHarsh);
    QVERIFY(line->text().isEmpty());
    enter(QStringLiteral("Harsh poison"));
    QCOMPARE(heartbeat().creature.intrinsics.size(), 1U);
    enter(QStringLiteral("poison"));
    QCOMPARE(heartbeat().creature.intrinsics.size(), 1U);
    QCOMPARE(line->text(), QStringLiteral("poison"));
    const QString said = window_->statusBar()->currentMessage();
    QVERIFY2(said.contains(QStringLiteral("poison resistance, ")) &&
                 said.contains(QStringLiteral("mild poison")),
             qPrintable(said));
    enter(QStringLiteral("hasty"));
    QCOMPARE(heartbeat().creature.intrinsics.size(), 1U);
    QCOMPARE(line->text(), QStringLiteral("hasty"));
    settle();
}

void HeartbeatWindowTest::suggestedIntrinsicIsAddedByOneEnter() {
    openTab(QStringLiteral("Intrinsics"));
    auto* line = part<QComboBox>("addIntrinsic")->lineEdit();
    line->setFocus();
    for (const powder::Intrinsic wanted :
         {powder::Intrinsic::Regeneration, powder::Intrinsic::Strangle}) {
        QTest::keyClicks(line, toQString(powder::words(wanted)).left(5));
        QAbstractItemView* suggestions = shownSuggestions();
        QVERIFY(suggestions != nullptr);
        QTest::keyClick(suggestions, Qt::Key_Down);
        QTest::keyClick(suggestions, Qt::Key_Return);
        QVERIFY(heartbeat().creature.intrinsics.front().intrinsic == wanted);
        QVERIFY(line->text().isEmpty());
        QVERIFY(!suggestions->isVisible());
    }
    QCOMPARE(heartbeat().creature.intrinsics.size(), 2U);
    // The first of them need not be chosen, and gives way to what is called just so.
    for (const auto& [typed, wanted] :
         {std::pair("aflam", powder::Intrinsic::Aflame), {"STONING", powder::Intrinsic::Stoning}}) {
        QTest::keyClicks(line, QString::fromLatin1(typed));
        QAbstractItemView* suggestions = shownSuggestions();
        QVERIFY2(suggestions != nullptr, typed);
        QTest::keyClick(suggestions, Qt::Key_Return);
        QVERIFY2(heartbeat().creature.intrinsics.front().intrinsic == wanted, typed);
        QVERIFY(line->text().isEmpty());
    }
    settle();
}

void HeartbeatWindowTest::suggestedItemIsPutOnByOneEnter() {
    const auto* table = part<QTableView>("outfit");
    beginTyping("outfit", 2, OutfitModel::Item);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("regen"));
    QAbstractItemView* suggestions = shownSuggestions();
    QVERIFY(suggestions != nullptr);
    QTest::keyClick(suggestions, Qt::Key_Down);
    QTest::keyClick(suggestions, Qt::Key_Return);
    QCOMPARE(heartbeat().creature.worn.size(), 1U);
    QCOMPARE(heartbeat().creature.worn[0].item, std::string("ring of regeneration"));
    QVERIFY(table->hasFocus());
    // What is typed in full need not be chosen.
    beginTyping("outfit", 3, OutfitModel::Item);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("ring of regeneration"));
    suggestions = shownSuggestions();
    QVERIFY(suggestions != nullptr);
    QTest::keyClick(suggestions, Qt::Key_Return);
    QCOMPARE(heartbeat().creature.worn.size(), 2U);
    QCOMPARE(heartbeat().creature.worn[1].item, std::string("ring of regeneration"));
    settle();
}

void HeartbeatWindowTest::suggestedItemIsPutOnByAClick() {
    beginTyping("outfit", 2, OutfitModel::Item);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("regen"));
    const QAbstractItemView* suggestions = shownSuggestions();
    QVERIFY(suggestions != nullptr);
    QTest::mouseClick(suggestions->viewport(), Qt::LeftButton, {},
                      suggestions->visualRect(suggestions->model()->index(0, 0)).center());
    QTRY_COMPARE(heartbeat().creature.worn.size(), 1U);
    QCOMPARE(heartbeat().creature.worn[0].item, std::string("ring of regeneration"));
    QTRY_VERIFY(part<QTableView>("outfit")->hasFocus());
    settle();
}

void HeartbeatWindowTest::sleeperIsHeard() {
    openTab(QStringLiteral("Noise"));
    QCOMPARE(part<QTableView>("byDistance")->model()->rowCount(), 0);
    QVERIFY(part<QLabel>("tooQuiet")->isVisible());
    QTest::mouseClick(part<QPushButton>("addListener"), Qt::LeftButton);
    QTest::mouseClick(part<QPushButton>("addMaker"), Qt::LeftButton);
    QCOMPARE(heartbeat().listeners.size(), 1U);
    QCOMPARE(heartbeat().noiseMakers.size(), 1U);
    typeInto("hearing", 0, 1, QStringLiteral("4 + 2"));
    QVERIFY((heartbeat().noiseMakers[0].noises == std::vector{4, 2}));
    part<QTableView>("hearing")->setCurrentIndex(part<QTableView>("hearing")->model()->index(1, 0));
    QTest::mouseClick(part<QPushButton>("removeHearing"), Qt::LeftButton);
    QVERIFY(heartbeat().listeners.empty());
}

void HeartbeatWindowTest::threeWhoHearAreSeenAtOnce() {
    openTab(QStringLiteral("Noise"));
    QTest::mouseClick(part<QPushButton>("addMaker"), Qt::LeftButton);
    QTest::mouseClick(part<QPushButton>("addListener"), Qt::LeftButton);
    QTest::mouseClick(part<QPushButton>("addListener"), Qt::LeftButton);
    settle();
    const auto* table = part<QTableView>("hearing");
    QCOMPARE(table->model()->rowCount(), 3);
    for (const QSize size : {QSize(1280, 780), QSize(1024, 700)}) {
        window_->resize(size);
        QTRY_COMPARE(window_->size(), size);
        for (int row = 0; row < 3; ++row) {
            QTRY_VERIFY(table->viewport()->rect().contains(
                table->visualRect(table->model()->index(row, HearingModel::Who))));
        }
    }
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
    QTRY_VERIFY(changeBy(QStringLiteral("lava")).startsWith(u'−'));
    QVERIFY(changeBy(QStringLiteral("lava")).endsWith(QStringLiteral(" HP")));
    QVERIFY(changeBy(QStringLiteral("MP regained")).startsWith(u'+'));
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

void HeartbeatWindowTest::dressIsWholeInASmallWindow() {
    window_->resize(1024, 700);
    QTRY_COMPARE(window_->size(), QSize(1024, 700));
    const auto* form = view_->findChild<CreatureForm*>();
    const auto* dress = part<QComboBox>("dress");
    QTRY_VERIFY(dress->mapTo(form, dress->rect().topRight()).x() <
                form->visibleRegion().boundingRect().right());
    QVERIFY(form->width() <= form->parentWidget()->width());
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

void HeartbeatWindowTest::emptyColumnsOfTheOutfitYield() {
    window_->resize(1280, 780);
    QTRY_COMPARE(window_->size(), QSize(1280, 780));
    typeInto("outfit", 4, OutfitModel::Item, QStringLiteral("studded leather tunic"));
    const auto* table = part<QTableView>("outfit");
    const QModelIndex item = table->model()->index(4, OutfitModel::Item);
    QTRY_VERIFY(table->visualRect(item).width() >= table->sizeHintForIndex(item).width());
    QCOMPARE(table->horizontalScrollBar()->maximum(), 0);
    // Nor do a material, an enchantment and what it gives make the table scroll.
    const QString gives = QStringLiteral("fire resistance, regeneration");
    for (const auto& [column, text] : {std::pair(OutfitModel::Material, QStringLiteral("silver")),
                                       {OutfitModel::Enchantment, QStringLiteral("127")},
                                       {OutfitModel::Gives, gives}}) {
        part<QTableView>("outfit")->setCurrentIndex(table->model()->index(0, 0));
        typeInto("outfit", 4, column, text);
    }
    QTRY_COMPARE(table->horizontalHeader()->length(), table->viewport()->width());
    window_->resize(1024, 700);
    QTRY_COMPARE(window_->size(), QSize(1024, 700));
    QTRY_COMPARE(table->horizontalHeader()->length(), table->viewport()->width());
    QVERIFY(item.siblingAtColumn(OutfitModel::Gives)
                .data(Qt::ToolTipRole)
                .toString()
                .startsWith(gives));
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

void HeartbeatWindowTest::emptyOutfitSaysHowToDress() {
    window_->resize(1024, 700);
    QTRY_COMPARE(window_->size(), QSize(1024, 700));
    auto* table = part<QTableView>("outfit");
    const QModelIndex first = table->model()->index(0, OutfitModel::Item);
    const QString hint = first.data(HintRole).toString();
    QVERIFY(!hint.isEmpty() && first.data().toString().isEmpty());
    QCOMPARE(first.data(Qt::AccessibleTextRole).toString(), hint);
    QTRY_VERIFY(table->columnWidth(OutfitModel::Item) >=
                table->fontMetrics().horizontalAdvance(hint) + 6);
    QVERIFY(!first.siblingAtRow(1).data(HintRole).isValid());
    const auto picture = [&] {
        table->scrollToTop();
        return table->viewport()->grab(table->visualRect(first)).toImage();
    };
    table->setCurrentIndex(table->model()->index(2, OutfitModel::Item));
    const QImage hinted = picture();
    QVERIFY2(hinted.copy(2, 0, 1, hinted.height()) != hinted.copy(9, 0, 1, hinted.height()),
             "the hint is written");
    typeInto("outfit", 4, OutfitModel::Item, QStringLiteral("plate mail"));
    QVERIFY(!first.data(HintRole).isValid());
    QVERIFY(picture() != hinted);
}

void HeartbeatWindowTest::outfitIsReadInFull() {
    window_->resize(1280, 780);
    QTRY_COMPARE(window_->size(), QSize(1280, 780));
    wearRing();
    const auto* table = part<QTableView>("outfit");
    for (const int column : {OutfitModel::Item, OutfitModel::Gives}) {
        const QModelIndex cell = table->model()->index(2, column);
        QVERIFY(!cell.data().toString().isEmpty());
        QTRY_VERIFY2(table->columnWidth(column) >= table->sizeHintForIndex(cell).width(),
                     qPrintable(cell.data().toString()));
    }
    QCOMPARE(table->horizontalHeader()->length(), table->viewport()->width());
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

void HeartbeatWindowTest::everythingHasANameAndAToolTip() {
    for (const QWidget* widget : view_->findChildren<QWidget*>()) {
        const QWidget* parent = widget->parentWidget();
        const bool isPart = qobject_cast<const QAbstractSpinBox*>(parent) != nullptr ||
                            qobject_cast<const QComboBox*>(parent) != nullptr ||
                            qobject_cast<const QTabBar*>(parent) != nullptr ||
                            qobject_cast<const QGraphicsView*>(parent) != nullptr;
        if (widget->focusPolicy() == Qt::NoFocus || isPart || widget->inherits("QHeaderView") ||
            widget->objectName().startsWith(QStringLiteral("qt_")) ||
            widget->inherits("QTableCornerButton") || widget->inherits("QComboBoxListView") ||
            widget->inherits("QTabWidget") || widget->inherits("QScrollArea") ||
            widget->windowType() == Qt::Popup ||
            qobject_cast<const QComboBox*>(widget->window()) != nullptr) {
            continue;
        }
        const auto name = QStringLiteral("%1 %2").arg(
            QString::fromLatin1(widget->metaObject()->className()), widget->objectName());
        QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(name + " has no name"));
        QVERIFY2(!widget->toolTip().isEmpty(), qPrintable(name + " has no tooltip"));
    }
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
