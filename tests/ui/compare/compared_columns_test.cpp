#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSlider>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <algorithm>
#include <optional>
#include <utility>

#include "core/calculator/comparison.h"
#include "tests/ui/compare/compare_window.h"
#include "tests/ui/support/plans.h"
#include "tests/ui/support/test_entry.h"
#include "ui/charts/bar_chart.h"
#include "ui/charts/curve_chart.h"
#include "ui/charts/curve_look.h"
#include "ui/compare/compare_view.h"
#include "ui/compare/comparison_charts.h"
#include "ui/compare/comparison_head.h"
#include "ui/document/plan_document.h"
#include "ui/look/text.h"
#include "ui/look/theme.h"
#include "ui/models/comparison_model.h"
#include "ui/models/comparison_service.h"
#include "ui/parts/line_strip.h"
#include "ui/shell/perspective_stack.h"
#include "ui/shell/theme_choice.h"

namespace polyplan::ui {
namespace {

/// The strategies that are compared, in the real window.
class ComparedColumnsTest : public CompareFixture {
    Q_OBJECT

  private Q_SLOTS:
    void aLongNameIsShortOnItsChip() {
        plan::Document named = plan();
        named.strategies[0].name = "Rings & wands";
        named.strategies[1].name = std::string(200, 'W');
        document().reset(named);
        document().setStrategyIndex(1);
        window_->resize(1024, 700);
        QTRY_COMPARE(window_->size(), QSize(1024, 700));
        const QString name(200, 'W');
        QTRY_VERIFY(child<QToolButton>("contender " + name));
        const auto* chip = child<QToolButton>("contender " + name);
        QVERIFY(chip->text().size() < 50);
        QVERIFY(chip->toolTip().contains(name));
        QCOMPARE(chip->accessibleName(), name);
        QCOMPARE(child<QToolButton>("contender Rings & wands")->text(), QString("Rings && wands"));
        QVERIFY(child<QLabel>("variedStrategy")->text().size() < 70);
        QTRY_COMPARE(child<QScrollArea>("perspectiveRoom")->horizontalScrollBar()->maximum(), 0);
    }

    void aClickOnAHeadingMeasuresByIt() {
        auto* header = table()->horizontalHeader();
        const QPoint place(header->sectionViewportPosition(2) + header->sectionSize(2) / 2,
                           header->height() / 2);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, Qt::NoModifier, place);
        QCOMPARE(service().baseline(), 1);
        QCOMPARE(verdict("polypile/goals/all", 2), Verdict::Baseline);
        QCOMPARE(model().headerData(2, Qt::Horizontal, Qt::DisplayRole).toString(),
                 "lucky (baseline)");
    }

    void anEditMovesItsColumnAlone() {
        const QString before = cell("polypile/golems", 2);
        const QString other = cell("polypile/golems", 1);
        document().edit("Luck", [](PlanDocument::Draft& draft) {
            draft.plan.strategies[1].polypile->line.front().stacks.resize(1);
        });
        QVERIFY(service().isCurrent(0));
        QVERIFY(!service().isCurrent(1));
        QTRY_VERIFY(service().isComplete());
        QCOMPARE(cell("polypile/golems", 1), other);
        QVERIFY(cell("polypile/golems", 2) != before ||
                cell("polypile/items/before", 2) != cell("polypile/items/before", 1));
        document().undoStack().undo();
        QTRY_VERIFY(service().isComplete());
        QCOMPARE(cell("polypile/golems", 2), before);
    }

    void theShownStrategyIsEditedFromHere() {
        document().setStrategyIndex(1);
        const auto sliders = window_->findChildren<QSlider*>("luck");
        const auto luck = std::ranges::find_if(sliders, &QWidget::isVisible);
        QVERIFY(luck != sliders.end());
        (*luck)->setFocus();
        key(Qt::Key_Home);
        QCOMPARE(document().plan().strategies[1].hero.luck, std::optional(-13));
        QCOMPARE(document().plan().strategies[0].hero.luck, std::optional(-5));
        QTRY_VERIFY(service().isComplete());
        QTRY_VERIFY(child<QLabel>("whatDiffers")->text().contains("Luck −5 / −13"));
        QPushButton* share = nullptr;
        for (QPushButton* each : window_->findChildren<QPushButton*>("shareSettings")) {
            share = each->isVisible() ? each : share;
        }
        QVERIFY(share != nullptr);
        QTest::mouseClick(share, Qt::LeftButton);
        QCOMPARE(document().plan().hero.luck, -13);
        QVERIFY(!share->isVisible());
        QTRY_COMPARE(child<QLabel>("whatDiffers")->text(), QString("All ask the same."));
    }

    void theBarGoesByWhatIsAsked() {
        plan::Document other = test::smallPlan();
        other.strategies.front().name = "line";
        // As a new strategy comes, and then something else is asked.
        plan::Strategy& beats = other.strategies.emplace_back();
        beats.name = "beats";
        beats.polypile.emplace();
        beats.heartbeat.emplace().creature.maxHp = 30;
        plan::Strategy& bolt = other.strategies.emplace_back();
        bolt.name = "bolt";
        bolt.damage.emplace_back().monster.name = "Ogre";
        plan::Strategy& thief = other.strategies.emplace_back();
        thief.name = "thief";
        thief.theft.emplace().monster = "Cyclops";
        thief.theft->turns = 3;
        thief.theft->game = nethack::Game::NetHack343;
        document().reset(other);
        QTRY_COMPARE(model().columnCount(), 5);
        const auto named = [this] {
            QStringList games;
            for (const QLabel* game : window_->findChildren<QLabel*>("onlyGame")) {
                if (game->isVisible()) {
                    games.append(game->text());
                }
            }
            return games;
        };
        const auto sees = [this](const QString& name) {
            return std::ranges::any_of(window_->findChildren<QWidget*>(name),
                                       [](const QWidget* each) { return each->isVisible(); });
        };
        QTRY_COMPARE(named(), QStringList("POWDER 117/118, Oangband 1.1.0, NetHack 3.4.3"));
        QVERIFY(sees("luck") && sees("game") && sees("source"));
        QVERIFY(!sees("theftGame") && !sees("engravingGame"));

        document().setStrategyIndex(1);
        QCOMPARE(named(),
                 QStringList({"POWDER 117/118", "NetHack 3.6.7, Oangband 1.1.0, NetHack 3.4.3"}));
        QVERIFY(!sees("luck") && !sees("game") && !sees("source") && !sees("shareSettings"));
        document().setStrategyIndex(2);
        QCOMPARE(named(),
                 QStringList({"Oangband 1.1.0", "NetHack 3.6.7, POWDER 117/118, NetHack 3.4.3"}));
        QVERIFY(!sees("luck") && !sees("game"));
        document().setStrategyIndex(3);
        QCOMPARE(named(), QStringList("NetHack 3.6.7, POWDER 117/118, Oangband 1.1.0"));
        QVERIFY(sees("theftGame") && !sees("luck") && !sees("game"));

        QTRY_VERIFY(service().isComplete());
        click("contender line");
        click("contender bolt");
        QCOMPARE(named(), QStringList("POWDER 117/118"));
        document().edit("Write", [](PlanDocument::Draft& draft) {
            draft.strategy.theft.reset();
            draft.strategy.engraving.emplace().text = "Elbereth";
        });
        QTRY_VERIFY(sees("engravingGame") && sees("engravingDexterity"));
        QVERIFY(!sees("theftGame"));
    }

    void aStrategyWithoutANameGoesByItsPlace() {
        document().edit("As in a file",
                        [](PlanDocument::Draft& draft) { draft.strategy.name.clear(); });
        QTRY_COMPARE(service().nameOf(service().picks().front()).whole(), QString("Strategy 1"));
    }

    void columnsAreMovedByKeys() {
        const QString before = cell("polypile/golems", 1);
        table()->setFocus();
        table()->setCurrentIndex(model().index(1, 1));
        QTest::keyClick(table(), Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(model().headerData(2, Qt::Horizontal, Qt::DisplayRole).toString(),
                 "unlucky (baseline)");
        QCOMPARE(cell("polypile/golems", 2), before);
        QVERIFY(service().isCurrent(0) && service().isCurrent(1));
        QTest::keyClick(table(), Qt::Key_Right, Qt::AltModifier);
        QTest::keyClick(table(), Qt::Key_Left, Qt::AltModifier);
        QTest::keyClick(table(), Qt::Key_B);
        QCOMPARE(model().headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(),
                 "unlucky (baseline)");
        QCOMPARE(cell("polypile/golems", 1), before);
    }

    void aStrategyIsTakenAwayAndComesBack() {
        click("contender lucky");
        QCOMPARE(model().columnCount(), 2);
        QVERIFY(!child<QToolButton>("contender unlucky")->isEnabled());
        click("contender lucky");
        QCOMPARE(model().columnCount(), 3);
    }

    void aDeletedStrategyComesBackWithItsColumns() {
        click("try luck 10");
        const QStringList before = headings();
        QCOMPARE(before.size(), 3);
        document().edit("Delete strategy", [](PlanDocument::Draft& draft) {
            draft.plan.strategies.erase(draft.plan.strategies.begin() + draft.strategyIndex);
        });
        QCOMPARE(headings().size(), 1);
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(headings(), before);
        QTRY_VERIFY(service().isComplete());
    }

    void itsLookGoesByTheTheme() {
        const auto icon = [this] {
            return child<QToolButton>("contender unlucky")->icon().pixmap(40, 20).toImage();
        };
        const QImage light = icon();
        applyTheme(ThemeChoice::Dark);
        QTRY_VERIFY(icon() != light);
        applyTheme(ThemeChoice::Light);
        QTRY_COMPARE(icon(), light);
    }

    void aStrategyKeepsItsLook() {
        const auto icon = [this](const QString& chip) {
            return child<QToolButton>(chip)->icon().pixmap(40, 20).toImage();
        };
        const QImage first = icon("contender unlucky");
        const QImage second = icon("contender lucky");
        QVERIFY(first != second);
        auto* choice = child<QComboBox>("comparedSeries");
        choice->setCurrentIndex(choice->findData("polypile/lost/side_by_side"));
        // Which of the two colors stand in the strip of lines, first to last.
        const auto marks = [this] {
            auto* strip = child<QWidget>("lineStrip");
            const QImage picture = strip->grab().toImage();
            std::vector<int> looks;
            for (int y = 0; y < picture.height(); ++y) {
                for (int x = 0; x < picture.width(); ++x) {
                    for (int look = 0; look < 2; ++look) {
                        if (picture.pixelColor(x, y) ==
                                curveColor(Theme::of(strip->palette()), look) &&
                            std::ranges::find(looks, look) == looks.end()) {
                            looks.push_back(look);
                        }
                    }
                }
            }
            return looks;
        };
        QCOMPARE(marks(), std::vector({0, 1}));
        click("contender unlucky");
        QCOMPARE(icon("contender lucky"), second);
        QCOMPARE(service().lookOf(0), 1);
        QCOMPARE(marks(), std::vector({1}));
        const auto* bars = child<ComparisonCharts>()->findChild<BarChart*>();
        QVERIFY(bars->isVisible());
        click("try luck -10");
        QCOMPARE(icon("contender lucky · Luck −10"), first);
        click("contender lucky · Luck −10");
        click("contender unlucky");
        QCOMPARE(icon("contender unlucky"), first);
        QCOMPARE(icon("contender lucky"), second);
        // The columns change places, the looks don't.
        table()->setFocus();
        table()->setCurrentIndex(model().index(1, 1));
        QTest::keyClick(table(), Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(icon("contender lucky"), second);
        document().reset(thefts({theftOf("turns", 50, {}), theftOf("ten turns", 10, {})}));
        QTRY_COMPARE(choice->currentData().toString(), QString("theft/by_entry/any"));
        QTRY_VERIFY(service().isComplete());
        click("contender turns");
        const auto* chart = child<ComparisonCharts>()->findChild<CurveChart*>();
        QTRY_COMPARE(chart->curves().size(), std::size_t{1});
        QCOMPARE(chart->curves()[0].look, 1);
    }

    void aPressedButtonKeepsTheFocus() {
        const auto* perspectives = child<PerspectiveStack>();
        const int shown = perspectives->current();
        click("contender lucky");
        QTRY_COMPARE(model().columnCount(), 2);
        QCOMPARE(window_->focusWidget(), child<QWidget>("contender lucky"));
        key(Qt::Key_Space);
        QCOMPARE(perspectives->current(), shown);
        QTRY_COMPARE(model().columnCount(), 3);
        QCOMPARE(window_->focusWidget(), child<QWidget>("contender lucky"));
        QTRY_VERIFY(service().isComplete());
    }

    void chipsStandInTheOrderOfTheColumns() {
        const auto chips = [this] {
            auto found = view_->findChildren<QToolButton*>(QRegularExpression("^contender "));
            std::ranges::sort(
                found, {}, [](const QToolButton* each) { return std::pair(each->y(), each->x()); });
            QStringList names;
            for (const QToolButton* each : found) {
                names.append(each->accessibleName());
            }
            return names;
        };
        const auto columns = [this] {
            QStringList names;
            for (const QString& heading : headings()) {
                names.append(QString(heading).remove(" (baseline)"));
            }
            return names;
        };
        click("try luck 10");
        click("try luck -10");
        QTRY_COMPARE(chips(), columns());
        const auto keeps = view_->findChildren<QToolButton*>(QRegularExpression("^keep "));
        QCOMPARE(keeps.size(), 2);
        click(keeps.back()->objectName());
        QTRY_COMPARE(chips(), columns());
    }

    void anotherPlanHasAllItsStrategiesCompared() {
        click("contender lucky");
        QCOMPARE(service().picks().size(), std::size_t{1});
        plan::Document other = test::unluckyAndLucky();
        other.strategies.push_back(other.strategies.front());
        other.strategies.back().name = "third";
        document().reset(other);
        QTRY_COMPARE(service().picks().size(), std::size_t{3});
        QTRY_COMPARE(model().columnCount(), 4);
        click("contender third");
        document().reset(other);
        QTRY_COMPARE(model().columnCount(), 4);
        QCOMPARE(service().baseline(), 0);
    }

    void fourAreTheMost() {
        click("try luck 10");
        click("try luck -10");
        QCOMPARE(model().columnCount(), 5);
        QVERIFY(!child<QToolButton>("try fours") || !child<QToolButton>("try fours")->isEnabled());
        QTRY_VERIFY(child<QLabel>("fullNote")->isVisible());
        click("contender lucky");
        QVERIFY(child<QLabel>("fullNote") == nullptr);
    }

    void aDroppedPlanIsSetBesideAndFollowsItsFile() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("other.polyplan");
        plan::Document other = plan();
        other.strategies.resize(1);
        other.strategies.front().hero.luck = 0;
        const auto save = [&] { write(path, other); };
        save();
        QMimeData mime;
        mime.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter(view_->rect().center(), Qt::CopyAction, &mime, Qt::LeftButton,
                              Qt::NoModifier);
        QApplication::sendEvent(view_, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(view_->rect().center(), Qt::CopyAction, &mime, Qt::LeftButton,
                        Qt::NoModifier);
        QApplication::sendEvent(view_, &drop);
        QTRY_COMPARE(model().columnCount(), 4);
        QCOMPARE(model().headerData(3, Qt::Horizontal, Qt::DisplayRole).toString(),
                 "unlucky (other.polyplan)");
        QTRY_VERIFY(service().isComplete());
        const QString before = cell("polypile/golems", 3);
        other.strategies.front().polypile->line.front().stacks.resize(1);
        save();
        QTRY_VERIFY(service().contenders()[2].asked().polypile->line.front().stacks.size() == 1);
        QTRY_VERIFY(service().isComplete());
        QVERIFY(cell("polypile/items/before", 3) != cell("polypile/items/before", 1));
        QVERIFY(document().plan().strategies.size() == 2);
    }

    void strategiesOfAnotherPlanAreFollowedByName() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("other.polyplan");
        plan::Document other = plan();
        other.strategies = {other.strategies[0], other.strategies[0], other.strategies[1]};
        for (const std::size_t i : {0, 1, 2}) {
            other.strategies[i].name = std::array{"short", "luckier", "dropped"}.at(i);
        }
        write(path, other);
        view_->addPlan(path);
        QTRY_COMPARE(headings().back(), "luckier (other.polyplan)");
        QTRY_VERIFY(service().isComplete());
        const QStringList before = headings();
        // One that is not compared comes first, another one goes.
        std::ranges::rotate(other.strategies, other.strategies.begin() + 2);
        write(path, other);
        QTRY_COMPARE(service().contenders().back().strategy, std::size_t{2});
        QCOMPARE(headings(), before);
        other.strategies.erase(other.strategies.begin() + 1);
        write(path, other);
        QTRY_VERIFY(!headings().contains("short (other.polyplan)"));
        QCOMPARE(headings().back(), "luckier (other.polyplan)");
        QCOMPARE(headings().size(), before.size() - 1);
    }

    void aPlanIsFollowedAgainOnceItsFileIsBack() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("other.polyplan");
        plan::Document other = plan();
        other.strategies.resize(1);
        const auto save = [&](const char* name) {
            other.strategies.front().name = name;
            write(path, other);
        };
        save("first");
        view_->addPlan(path);
        QTRY_COMPARE(headings().back(), "first (other.polyplan)");
        const auto status = [this] { return window_->statusBar()->currentMessage(); };
        QVERIFY(QFile::remove(path));
        QTRY_VERIFY2(status().contains("can’t be read at present"), qPrintable(status()));
        QCOMPARE(headings().back(), "first (other.polyplan)");
        save("back");
        QTRY_COMPARE(headings().back(), "back (other.polyplan)");
        QVERIFY2(status().contains("follows it"), qPrintable(status()));
        save("later");
        QTRY_COMPARE(headings().back(), "later (other.polyplan)");
    }

    void furtherPlansAreRemoved_data() {
        QTest::addColumn<bool>("byKey");
        QTest::newRow("×") << false;
        QTest::newRow("Delete") << true;
    }

    void furtherPlansAreRemoved() {
        QFETCH(const bool, byKey);
        const QTemporaryDir folder;
        plan::Document other = plan();
        other.strategies.resize(1);
        for (const QString name : {"a", "b"}) {
            write(folder.filePath(name + ".polyplan"), other);
            view_->addPlan(folder.filePath(name + ".polyplan"));
        }
        QTRY_COMPARE(model().columnCount(), 5);
        QTRY_VERIFY(service().isComplete());
        const QString figure = cell("polypile/golems", 4);
        const int steps = document().undoStack().count();
        if (byKey) {
            child<QToolButton>("contender unlucky (a.polyplan)")->setFocus();
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Delete);
        } else {
            click("remove unlucky (a.polyplan)");
        }
        QTRY_COMPARE(model().columnCount(), 4);
        QVERIFY(child<QToolButton>("contender unlucky (a.polyplan)") == nullptr);
        QCOMPARE(headings().back(), "unlucky (b.polyplan)");
        QTRY_VERIFY(service().isComplete());
        QCOMPARE(cell("polypile/golems", 3), figure);
        QCOMPARE(document().undoStack().count(), steps);
        // The other one still follows its file, and the first can be opened anew.
        other.strategies.front().name = "renamed";
        write(folder.filePath("b.polyplan"), other);
        QTRY_COMPARE(headings().back(), "renamed (b.polyplan)");
        view_->addPlan(folder.filePath("a.polyplan"));
        QTRY_COMPARE(headings().back(), "unlucky (a.polyplan)");
    }

    void anOwnStrategyStaysWhereAllOthersGo() {
        const QTemporaryDir folder;
        write(folder.filePath("other.polyplan"), plan());
        view_->addPlan(folder.filePath("other.polyplan"));
        click("contender unlucky");
        click("contender lucky");
        QTRY_COMPARE(model().columnCount(), 3);
        click("remove lucky (other.polyplan)");
        QTRY_COMPARE(headings(), QStringList("unlucky"));
        QCOMPARE(service().candidates().size(), std::size_t{2});
    }

    void plansOfOneFileNameAreToldApart() {
        const QTemporaryDir folder;
        plan::Document other = plan();
        other.strategies.resize(1);
        for (const QString name : {"old", "new"}) {
            QVERIFY(QDir(folder.path()).mkdir(name));
            const QString path = folder.filePath(name + "/other.polyplan");
            write(path, other);
            view_->addPlan(path);
        }
        QTRY_COMPARE(model().columnCount(), 5);
        QVERIFY(child<QToolButton>("contender unlucky (old/other.polyplan)") != nullptr);
        QVERIFY(child<QToolButton>("contender unlucky (new/other.polyplan)") != nullptr);
        QCOMPARE(model().headerData(3, Qt::Horizontal, Qt::DisplayRole).toString(),
                 "unlucky (old/other.polyplan)");
        QCOMPARE(model().headerData(4, Qt::Horizontal, Qt::DisplayRole).toString(),
                 "unlucky (new/other.polyplan)");
    }

    void aHeadingShowsTheStrategyBeforeItsFile() {
        const QTemporaryDir folder;
        plan::Document other = plan();
        other.strategies[1].name = "The Orb in the bag";
        const QString fileName = "everything-that-I-carry.polyplan";
        write(folder.filePath(fileName), other);
        window_->resize(1024, 700);
        QTRY_COMPARE(window_->size(), QSize(1024, 700));
        view_->addPlan(folder.filePath(fileName));
        QTRY_COMPARE(model().columnCount(), 5);
        QTRY_VERIFY(service().isComplete());
        const auto* head = table()->findChild<ComparisonHead*>();
        const auto onOneLine = [head](int section) {
            return head->shownName(section).replace('\n', ' ');
        };
        QTRY_VERIFY2(onOneLine(4).startsWith("The Orb in the bag"), qPrintable(onOneLine(4)));
        QTRY_VERIFY2(head->shownName(3).startsWith("unlucky\n(ev"), qPrintable(onOneLine(3)));
        QVERIFY2(onOneLine(3).contains(u'…') && onOneLine(3).endsWith("y)"),
                 qPrintable(onOneLine(3)));
        QCOMPARE(onOneLine(1), QString("unlucky (baseline)"));
        for (int section = 3; section < head->count(); ++section) {
            for (const QString& line : head->shownName(section).split('\n')) {
                QVERIFY2(head->fontMetrics().horizontalAdvance(line) < head->sectionSize(section),
                         qPrintable(line));
            }
            const QString toolTip =
                model().headerData(section, Qt::Horizontal, Qt::ToolTipRole).toString();
            QVERIFY2(toolTip.contains(" (" + fileName + ")"), qPrintable(toolTip));
        }
        const int least = table()->columnWidth(4);
        for (int width = least; width < 2 * least; ++width) {
            table()->setColumnWidth(4, width);
            QVERIFY2(onOneLine(4).startsWith("The Orb in the bag (e"), qPrintable(onOneLine(4)));
        }
    }

    void picksFollowMovedAndRemovedStrategies() {
        document().edit("Move", [](PlanDocument::Draft& draft) {
            std::swap(draft.plan.strategies[0], draft.plan.strategies[1]);
        });
        QCOMPARE(service().nameOf(service().picks()[0]).whole(), "unlucky");
        QCOMPARE(service().picks()[0].strategy, 1);
        document().edit("Delete", [](PlanDocument::Draft& draft) {
            draft.plan.strategies.erase(draft.plan.strategies.begin() + 1);
        });
        QCOMPARE(service().picks().size(), std::size_t{1});
        QCOMPARE(service().nameOf(service().picks()[0]).whole(), "lucky");
        document().undoStack().undo();
    }
};

POLYPLAN_UI_TEST(ComparedColumnsTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "compared_columns_test.moc"
