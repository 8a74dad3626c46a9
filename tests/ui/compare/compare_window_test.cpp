#include <QAbstractItemModelTester>
#include <QAction>
#include <QBuffer>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QSvgGenerator>
#include <QTest>
#include <QToolButton>
#include <QToolTip>
#include <cmath>

#include "core/calculator/comparison.h"
#include "tests/ui/compare/compare_window.h"
#include "tests/ui/support/chart_texts.h"
#include "tests/ui/support/plans.h"
#include "tests/ui/support/test_entry.h"
#include "ui/charts/bar_chart.h"
#include "ui/charts/curve_chart.h"
#include "ui/charts/curve_look.h"
#include "ui/compare/columns_legend.h"
#include "ui/compare/compare_view.h"
#include "ui/compare/comparison_charts.h"
#include "ui/compare/comparison_delegate.h"
#include "ui/compare/comparison_head.h"
#include "ui/compare/comparison_table.h"
#include "ui/compare/differences_dialog.h"
#include "ui/document/plan_document.h"
#include "ui/look/broken_lines.h"
#include "ui/look/metrics.h"
#include "ui/look/text.h"
#include "ui/look/theme.h"
#include "ui/models/comparison_model.h"
#include "ui/models/comparison_service.h"
#include "ui/parts/line_strip.h"
#include "ui/shell/perspective_stack.h"

namespace polyplan::ui {
namespace {

/// The Compare perspective in the real window, with real keys and clicks.
class CompareWindowTest : public CompareFixture {
    Q_OBJECT

  private Q_SLOTS:
    void whatIsAskedOverOtherSpansIsNotJudged() {
        document().reset(thefts({theftOf("fifty turns", 50, {}), theftOf("in better armor", 50, {}),
                                 theftOf("six turns", 6, {})}));
        document().edit("Armor", [](PlanDocument::Draft& draft) {
            draft.plan.strategies[1].theft->armorClass = -40;
        });
        QTRY_COMPARE(model().columnCount(), 4);
        QTRY_VERIFY(service().isComplete());
        const QString any = "theft/any";
        QTRY_COMPARE(verdict(any, 2), Verdict::Better);
        QVERIFY(cell(any, 2, ComparisonModel::DifferenceRole).startsWith(u'▼'));
        QCOMPARE(verdict(any, 3), Verdict::OtherSpan);
        QCOMPARE(cell(any, 3, ComparisonModel::DifferenceRole), QString("≠ over 6 turns"));
        QCOMPARE(cell(any, 1, ComparisonModel::DifferenceRole), QString("over 50 turns"));
        const QString toolTip = cell(any, 3, Qt::ToolTipRole);
        QVERIFY2(toolTip.contains("neither better nor worse (over 6 turns)"), qPrintable(toolTip));
        // What does not hang on the span is judged as ever.
        QCOMPARE(cell("theft/hit_probability", 3, ComparisonModel::DifferenceRole), QString("="));
    }

    void nothingGoesWhileALineIsWorkedOut() {
        plan::Document engraving = plan();
        for (plan::Strategy& each : engraving.strategies) {
            each.engraving.emplace().text = "Elbereth";
        }
        document().reset(engraving);
        const QString turns = "engraving/turns";
        QTRY_VERIFY(cell(turns, 2) != QString() && service().isComplete());
        const QString before = cell(turns, 2);
        const int rows = model().rowCount();
        QStringList seen;
        bool wasDimmed = false;
        connect(&service(), &ComparisonService::comparisonChanged, this, [&] {
            seen << cell(turns, 2);
            wasDimmed =
                wasDimmed || !model().index(1, 2).data(ComparisonModel::IsCurrentRole).toBool();
            QCOMPARE(model().rowCount(), rows);
        });
        document().edit("Luck",
                        [](PlanDocument::Draft& draft) { draft.plan.strategies[1].hero.luck = 4; });
        QTRY_VERIFY(wasDimmed && service().isComplete());
        QVERIFY(seen.size() > 2);
        QCOMPARE(seen.count(before), seen.size());
    }

    void differencesAreDimmedWithTheirBaseline() {
        const auto measured = [this](int column) {
            return model().index(1, column).data(ComparisonModel::IsMeasuredRole).toBool();
        };
        const auto copied = [this] {
            table()->setFocus();
            QTest::keyClick(table(), Qt::Key_C, Qt::ControlModifier);
            return QApplication::clipboard()->text().section('\n', 0, 0);
        };
        QVERIFY(measured(2));
        document().edit("Luck",
                        [](PlanDocument::Draft& draft) { draft.plan.strategies[0].hero.luck = 4; });
        QVERIFY(!service().isCurrent(0) && service().isCurrent(1));
        QVERIFY(model().index(1, 2).data(ComparisonModel::IsCurrentRole).toBool());
        QVERIFY(!measured(2));
        QCOMPARE(copied().count("still being worked out"), 1);
        QTRY_VERIFY(service().isComplete());
        QVERIFY(measured(2));
        QCOMPARE(copied().count("still being worked out"), 0);
    }

    void whatIsStillToComeIsNoDifference() {
        ComparisonModel figures;
        Report there;
        there.groups = {"Group"};
        there.figures = {{.id = "figure",
                          .group = "Group",
                          .label = "Figure",
                          .value = {.value = 0.5},
                          .unit = Unit::Probability}};
        const std::vector<Report> reports = {there, {}};
        figures.show(compare(reports, 0), {{"one"}, {"other"}}, {true, false}, {true, false});
        const QModelIndex alone = figures.index(1, 1);
        const QModelIndex toCome = figures.index(1, 2);
        QCOMPARE(toCome.data().toString(), QString("…"));
        QCOMPARE(toCome.data(Qt::ToolTipRole).toString(), QString("other: …, still to come"));
        QCOMPARE(alone.data(ComparisonModel::DifferenceRole).toString(), QString());
        QCOMPARE(alone.data(Qt::ToolTipRole).toString(),
                 QString("one: 50.0 %, nothing beside it yet"));
        // Nor what the first part of an answer does not have.
        figures.show(compare(reports, 0), {{"one"}, {"other"}}, {true, true}, {true, false});
        QCOMPARE(toCome.data().toString(), QString("…"));
        QCOMPARE(alone.data(ComparisonModel::DifferenceRole).toString(), QString());
        figures.show(compare(reports, 0), {{"one"}, {"other"}}, {true, true}, {true, true});
        QCOMPARE(toCome.data().toString(), QString("–"));
        QCOMPARE(alone.data(ComparisonModel::DifferenceRole).toString(), QString("only here"));
    }

    void theTableHasAnArrowBesideEachVerdict() {
        int losses = 0;
        for (int row = 0; row < model().rowCount(); ++row) {
            const QModelIndex cell = model().index(row, 2);
            const auto told = static_cast<Verdict>(cell.data(ComparisonModel::VerdictRole).toInt());
            const bool isJudged = told == Verdict::Better || told == Verdict::Worse;
            if (!isJudged || model().index(row, 0).data(ComparisonModel::IsHeadingRole).toBool()) {
                continue;
            }
            const QString beside = cell.data(ComparisonModel::DifferenceRole).toString();
            QVERIFY2(beside.startsWith("▲ +") || beside.startsWith("▼ −"), qPrintable(beside));
            losses += beside.startsWith(u'▲') == (told == Verdict::Worse) ? 1 : 0;
        }
        QVERIFY(losses > 0);
    }

    void strategiesStandSideBySide() {
        const QAbstractItemModelTester tester(table()->model());
        QCOMPARE(model().columnCount(), 3);
        QVERIFY(model().rowCount() > 5);
        QVERIFY(child<QLabel>("whatDiffers")->text().contains("Luck −5 / 13"));
        QCOMPARE(verdict("polypile/goals/all", 1), Verdict::Baseline);
        QVERIFY(child<QWidget>("lineStrip")->isVisible());
    }

    void aHeartbeatIsNotAskedForSettingsOfPiles() {
        plan::Document mixed = plan();
        mixed.strategies[1].polypile.reset();
        mixed.strategies[1].ledgerLevel = 3;
        mixed.strategies[1].heartbeat.emplace().creature.maxHp = 30;
        document().reset(mixed);
        const auto* differs = child<QLabel>("whatDiffers");
        QTRY_VERIFY2(differs->text().contains("heartbeat no / yes"), qPrintable(differs->text()));
        QVERIFY2(!differs->text().contains("Luck"), qPrintable(differs->text()));
        QVERIFY2(!differs->text().contains("ledger level"), qPrintable(differs->text()));
    }

    void namesOfFiguresAreRead() {
        window_->resize(1600, 1000);
        QTRY_COMPARE(window_->width(), 1600);
        for (int row = 0; row < model().rowCount(); ++row) {
            const QModelIndex name = model().index(row, 0);
            if (!name.data(ComparisonModel::IsHeadingRole).toBool()) {
                QTRY_VERIFY2(table()->fontMetrics().horizontalAdvance(name.data().toString()) <
                                 table()->columnWidth(0),
                             qPrintable(name.data().toString()));
            }
        }
        QVERIFY(table()->columnWidth(0) <= table()->viewport()->width() / 2 + 1);
    }

    void namesHaveTheirUsualRoomBesideColumnsThatHaveNothing() {
        plan::Document four = test::example("starving-wizard");
        plan::Document lines = longNamed();
        for (int i = 0; i < 2; ++i) {
            lines.strategies[static_cast<std::size_t>(i)].heartbeat.reset();
            lines.strategies[static_cast<std::size_t>(i)].theft.reset();
            four.strategies.push_back(lines.strategies[static_cast<std::size_t>(i)]);
        }
        document().reset(four);
        window_->resize(1280, 780);
        QTRY_COMPARE(window_->width(), 1280);
        QTRY_COMPARE(model().columnCount(), 5);
        QTRY_VERIFY_WITH_TIMEOUT(service().isComplete(), 20'000);
        const int usual = 30 * table()->fontMetrics().averageCharWidth();
        QTRY_VERIFY2(table()->columnWidth(0) >= usual,
                     qPrintable(QString::number(table()->columnWidth(0))));
        QCOMPARE(table()->horizontalScrollBar()->maximum(), 0);
    }

    void noFigureIsCut_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1280") << QSize(1280, 780);
        QTest::newRow("1024") << QSize(1024, 700);
    }

    void noFigureIsCut() {
        QFETCH(const QSize, size);
        document().reset(longNamed());
        window_->resize(size);
        QTRY_COMPARE(window_->size(), size);
        QTRY_COMPARE(model().columnCount(), 5);
        QTRY_VERIFY_WITH_TIMEOUT(service().isComplete(), 20'000);
        QTest::qWait(50);
        const Metrics metrics(table()->font());
        const int margins = 4 * metrics.step;
        const QFontMetrics letters(metrics.text);
        QVERIFY(table()->columnWidth(0) >= 15 * letters.averageCharWidth());
        for (int row = 0; row < model().rowCount(); ++row) {
            const QModelIndex name = model().index(row, 0);
            if (name.data(ComparisonModel::IsHeadingRole).toBool()) {
                continue;
            }
            const QString label = name.data().toString();
            const auto lines = static_cast<int>(
                brokenIntoLines(label, metrics.text, table()->columnWidth(0) - margins, 99).size());
            QVERIFY2(lines * letters.lineSpacing() <= table()->rowHeight(row), qPrintable(label));
            for (int column = 1; column < model().columnCount(); ++column) {
                const QModelIndex value = name.siblingAtColumn(column);
                const int width = table()->columnWidth(column) - margins;
                const QString text = value.data().toString();
                QVERIFY2(isWhole(text, metrics.text, width,
                                 value.data(ComparisonModel::IsWordsRole).toBool()),
                         qPrintable(label + ": " + text));
                const QString beside = value.data(ComparisonModel::ShortDifferenceRole).toString();
                QVERIFY2(isWhole(beside, metrics.small, width, false),
                         qPrintable(label + ": " + beside));
            }
        }
    }

    void noSpanIsCut_data() { noFigureIsCut_data(); }

    void noSpanIsCut() {
        QFETCH(const QSize, size);
        document().reset(thefts({theftOf("fifty turns", 50, {}), theftOf("fifty hits", {}, 50),
                                 theftOf("ten turns", 10, {}), theftOf("ten hits", {}, 10)}));
        window_->resize(size);
        QTRY_COMPARE(window_->size(), size);
        QTRY_COMPARE(model().columnCount(), 5);
        QTRY_VERIFY(service().isComplete());
        QTest::qWait(50);
        const Metrics metrics(table()->font());
        const QFontMetrics letters(metrics.small);
        for (int row = 0; row < model().rowCount(); ++row) {
            for (int column = 1; column < model().columnCount(); ++column) {
                const QString beside = model()
                                           .index(row, column)
                                           .data(ComparisonModel::ShortDifferenceRole)
                                           .toString();
                const int width = table()->columnWidth(column) - 4 * metrics.step;
                QCOMPARE(letters.elidedText(beside, Qt::ElideRight, width), beside);
            }
        }
    }

    void aLowWindowScrollsTheTableAlone() {
        plan::Document four = longNamed();
        for (plan::Strategy& each : four.strategies) {
            each.polypile->line.front().stacks.assign(18, test::stack("tin whistle"));
        }
        compareInASmallWindow(four);
        const auto* room = child<QScrollArea>("perspectiveRoom");
        const auto* strip = child<LineStrip>();
        const auto isInSight = [&] {
            return room->verticalScrollBar()->maximum() == 0 &&
                   room->horizontalScrollBar()->maximum() == 0 &&
                   room->viewport()->rect().contains(
                       QRect(table()->mapTo(room->viewport(), QPoint()), table()->size()));
        };
        QTRY_VERIFY(!strip->isVisible());
        QTRY_VERIFY(isInSight());
        QTRY_VERIFY2(table()->viewport()->height() >= 10 * table()->fontMetrics().height(),
                     qPrintable(QString::number(table()->viewport()->height())));
        // With more room the lines are there.
        window_->resize(1024, 1000);
        QTRY_VERIFY(strip->isVisible());
        QTRY_VERIFY(isInSight());
        window_->resize(1024, 700);
        QTRY_VERIFY(!strip->isVisible());
        QTRY_VERIFY(isInSight());
    }

    void figuresHaveMoreThanHalfOfTheHeightBesideFourLines() {
        plan::Document four = test::documentOf(
            {std::vector(8, test::stack("tin whistle")), std::vector(7, test::stack("dagger"))});
        plan::Strategy strategy = four.strategies.front();
        four.strategies.clear();
        for (const char* number : {"one", "two", "three", "four"}) {
            strategy.name = std::string("One of many small piles, ") + number;
            four.strategies.push_back(strategy);
        }
        compareInASmallWindow(four);
        const auto* room = child<QScrollArea>("perspectiveRoom");
        const auto* figures = view_->findChild<QSplitter*>();
        QTRY_VERIFY(child<LineStrip>()->isVisible());
        QTRY_VERIFY2(
            figures->height() >= 0.55 * room->viewport()->height(),
            qPrintable(QString("%1 of %2").arg(figures->height()).arg(room->viewport()->height())));
        QCOMPARE(room->verticalScrollBar()->maximum(), 0);
    }

    void chartsGiveWayToFourColumns() {
        plan::Document four = test::example("seven-piles-or-one");
        plan::Strategy strategy = four.strategies[1];
        strategy.name = "One large pile of all";
        four.strategies.push_back(strategy);
        compareInASmallWindow(four);
        QTRY_COMPARE(table()->horizontalScrollBar()->maximum(), 0);
        QVERIFY(table()->width() < window_->width());
    }

    void longNamesStandOnTwoLines() {
        document().reset(longNamed());
        window_->resize(1280, 780);
        QTRY_COMPARE(window_->width(), 1280);
        QTRY_COMPARE(model().columnCount(), 5);
        const auto* head = table()->findChild<ComparisonHead*>();
        const QFontMetrics letters = head->fontMetrics();
        QTRY_VERIFY(head->shownName(1).contains('\n'));
        QTRY_VERIFY(head->height() >= 2 * letters.lineSpacing());
        for (int section = 1; section < head->count(); ++section) {
            const QString shown = head->shownName(section);
            QVERIFY2(shown.startsWith(QString::number(section)), qPrintable(shown));
            for (const QString& line : shown.split('\n')) {
                QVERIFY2(letters.horizontalAdvance(line) < head->sectionSize(section),
                         qPrintable(shown));
            }
            const QString toolTip =
                model().headerData(section, Qt::Horizontal, Qt::ToolTipRole).toString();
            QVERIFY2(toolTip.contains("whose names are forty letters."), qPrintable(toolTip));
        }
        QVERIFY(head->shownName(1).endsWith("baseline)"));
    }

    void theBaselinesLongNameIsRead() {
        plan::Document named = longNamed();
        const char* const name = "Seven small piles of what I really have";
        named.strategies[0].name = name;
        document().reset(named);
        window_->resize(1024, 700);
        QTRY_COMPARE(window_->size(), QSize(1024, 700));
        QTRY_COMPARE(model().columnCount(), 5);
        const auto* head = table()->findChild<ComparisonHead*>();
        QTRY_COMPARE(head->shownName(1).replace('\n', ' '), QString(name) + " (baseline)");
        const auto lines = head->shownName(1).split('\n');
        QTRY_VERIFY(head->height() >= lines.size() * head->fontMetrics().lineSpacing());
        for (const QString& line : lines) {
            QVERIFY2(head->fontMetrics().horizontalAdvance(line) < head->sectionSize(1),
                     qPrintable(line));
        }
        QVERIFY(model()
                    .headerData(1, Qt::Horizontal, Qt::ToolTipRole)
                    .toString()
                    .startsWith(QString(name) + " (baseline)"));
    }

    void aTableWithoutRoomScrollsSideways() {
        ComparisonModel figures;
        figures.show(comparisonOf(12'345.678, 2'345.678, Unit::HitPoints), {{"one"}, {"other"}},
                     {true, true}, {true, true});
        ComparisonTable narrow(figures);
        narrow.resize(220, 300);
        QVERIFY(show(narrow));
        QTRY_VERIFY(narrow.horizontalScrollBar()->maximum() > 0);
        const Metrics metrics(narrow.font());
        for (int column = 1; column < 3; ++column) {
            const QModelIndex value = figures.index(1, column);
            QVERIFY(narrow.columnWidth(column) >= ComparisonDelegate::leastWidth(value, metrics));
        }
        narrow.resize(900, 300);
        QTRY_COMPARE(narrow.horizontalScrollBar()->maximum(), 0);
        QVERIFY(qAbs(narrow.columnWidth(1) - narrow.columnWidth(2)) <= 1);
        QCOMPARE(narrow.columnWidth(0) + narrow.columnWidth(1) + narrow.columnWidth(2),
                 narrow.viewport()->width());
    }

    void headingsGoAcrossWhateverIsLeftOut() {
        const auto goAcross = [this] {
            for (int row = 0; row < model().rowCount(); ++row) {
                const bool isHeading =
                    model().index(row, 0).data(ComparisonModel::IsHeadingRole).toBool();
                if (table()->columnSpan(row, 0) != (isHeading ? model().columnCount() : 1)) {
                    return false;
                }
            }
            return true;
        };
        QVERIFY(goAcross());
        auto* differing = child<QCheckBox>("onlyDiffering");
        QTest::mouseClick(differing, Qt::LeftButton, Qt::NoModifier,
                          QPoint(8, differing->height() / 2));
        QVERIFY(goAcross());
        table()->setFocus();
        table()->setCurrentIndex(model().index(model().rowCount() - 1, 1));
        QTest::keyClick(table(), Qt::Key_P);
        QVERIFY(goAcross());
    }

    void aNameIsReadWhereItsLineLeavesRoom() {
        const std::string name = "Everything that burns on the one square in front of the hero";
        plan::Document plan = test::documentOf(
            std::vector<std::vector<plan::Stack>>(16, {test::stack("tin whistle")}));
        for (const std::string& other : {name, std::string("third")}) {
            plan.strategies.push_back(
                test::documentOf({{test::stack("crystal ball")}}).strategies[0]);
            plan.strategies.back().name = other;
        }
        document().reset(plan);
        window_->resize(1900, 1000);
        QTRY_COMPARE(model().columnCount(), 4);
        QTRY_VERIFY(service().isComplete());
        QBuffer drawn;
        QSvgGenerator drawing;
        drawing.setOutputDevice(&drawn);
        QPainter painter(&drawing);
        child<LineStrip>()->render(&painter);
        painter.end();
        QVERIFY2(drawn.data().contains(name.c_str()), drawn.data().constData());
    }

    void linesHaveMoreGlyphsWhereThereIsRoom() {
        document().edit("Junk", [](PlanDocument::Draft& draft) {
            draft.plan.strategies[0].polypile->line.front().stacks.assign(
                18, test::stack("tin whistle"));
        });
        auto* strip = child<LineStrip>();
        window_->resize(1600, 700);
        QTRY_VERIFY(service().isComplete());
        QTRY_VERIFY(strip->height() < 10 * strip->fontMetrics().height());
        const int low = strip->height();
        window_->resize(1600, 1300);
        QTRY_VERIFY(strip->height() > low);
        window_->resize(1600, 700);
        QTRY_COMPARE(strip->height(), low);
    }

    void whatComesBackStandsWhereItWas() {
        document().edit("Third", [](PlanDocument::Draft& draft) {
            draft.plan.strategies.push_back(draft.plan.strategies.front());
            draft.plan.strategies.back().name = "third";
        });
        click("contender third");
        service().setBaseline(1);
        click("contender lucky");
        QCOMPARE(service().picks().size(), 2U);
        QCOMPARE(service().baseline(), 0);
        click("contender lucky");
        QCOMPARE(service().picks()[1].strategy, 1);
        QCOMPARE(service().baseline(), 1);
        QTRY_VERIFY(service().isComplete());
        QCOMPARE(verdict("polypile/goals/all", 2), Verdict::Baseline);
        QCOMPARE(cell("polypile/goals/all", 1), cell("polypile/goals/all", 3));
        document().edit("Less", [](PlanDocument::Draft& draft) {
            draft.plan.strategies.erase(draft.plan.strategies.begin());
        });
        QCOMPARE(service().nameOf(service().picks().at(0)).whole(), QString("lucky"));
        QCOMPARE(service().baseline(), 0);
    }

    void figuresArePinnedAndHiddenByKeys() {
        table()->setFocus();
        const QModelIndex last = model().index(model().rowCount() - 1, 1);
        const QVariant id = last.data(ComparisonModel::IdRole);
        table()->setCurrentIndex(last);
        QTest::keyClick(table(), Qt::Key_P);
        QCOMPARE(model().index(1, 1).data(ComparisonModel::IdRole), id);
        QCOMPARE(table()->currentIndex(), model().index(1, 1));
        QTest::keyClick(table(), Qt::Key_P);
        QVERIFY(table()->currentIndex() != model().index(1, 1));
        QCOMPARE(table()->currentIndex().data(ComparisonModel::IdRole), id);
        QCOMPARE(table()->currentIndex().column(), 1);
        QTest::keyClick(table(), Qt::Key_P);
        const int all = model().rowCount();
        table()->setCurrentIndex(model().index(1, 1));
        QTest::keyClick(table(), Qt::Key_Delete);
        QVERIFY(model().rowCount() < all);
        QCOMPARE(model().hiddenCount(), 1);
        // The next one is chosen, so that several are hidden in a row.
        QVERIFY(!table()->currentIndex().data(ComparisonModel::IdRole).toString().isEmpty());
        QCOMPARE(table()->currentIndex().column(), 1);
        QTest::keyClick(table(), Qt::Key_Delete);
        QCOMPARE(model().hiddenCount(), 2);
        auto* hidden = child<QToolButton>("hiddenFigures");
        QVERIFY(hidden->isVisible());
        QCOMPARE(hidden->text(), "2 hidden");
        const QVariant current = table()->currentIndex().data(ComparisonModel::IdRole);
        QTest::keyClick(table(), Qt::Key_Delete, Qt::ShiftModifier);
        QCOMPARE(model().hiddenCount(), 0);
        QCOMPARE(table()->currentIndex().data(ComparisonModel::IdRole), current);
        QVERIFY(!hidden->isVisible());
        QTest::keyClick(table(), Qt::Key_Delete);
        QTest::mouseClick(hidden, Qt::LeftButton);
        QCOMPARE(model().hiddenCount(), 0);
        table()->setFocus();
        QTest::keyClick(table(), Qt::Key_Delete);
        QCOMPARE(model().hiddenCount(), 1);
        table()->setCurrentIndex(model().index(1, 1));
        QTest::keyClick(table(), Qt::Key_P);
        QCOMPARE(model().index(0, 0).data(), "Pinned");
        document().reset(plan::Document(document().plan()));
        QCOMPARE(model().hiddenCount(), 0);
        QVERIFY(model().index(0, 0).data() != "Pinned");
    }

    void aNameWithABarBreaksNoCopiedTable() {
        plan::Document named = plan();
        named.strategies[1].name = "a|b";
        document().reset(named);
        QTRY_VERIFY(service().isComplete());
        table()->setFocus();
        QTest::keyClick(table(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        const QString head = QApplication::clipboard()->text().section('\n', 0, 0);
        QVERIFY2(head.endsWith("| a\\|b |"), qPrintable(head));
    }

    void theTableIsCopiedByKeys() {
        table()->setFocus();
        table()->setCurrentIndex(model().index(1, 1));
        key(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text().count("\r\n"), 1 + model().rowCount());
        QVERIFY(!QApplication::clipboard()->text().contains("Asked differently"));
        key(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        const QString copied = QApplication::clipboard()->text();
        QVERIFY(copied.startsWith("| "));
        QVERIFY2(copied.endsWith("|\n\nAsked differently: Luck −5 / 13\n"), qPrintable(copied));
    }

    void copyingStandsLastInTheContextMenu() {
        QStringList entries;
        for (const QAction* action : table()->actions()) {
            entries.append(action->text().remove('&'));
        }
        QCOMPARE(entries,
                 QStringList({"Pin to the top, or unpin", "Hide", "Measure by this strategy",
                              "Move the strategy to the left", "Move the strategy to the right",
                              "Show hidden figures", "Copy as CSV", "Copy as Markdown"}));
        QStringList letters;
        for (const QAction* action : table()->actions()) {
            letters.append(QKeySequence::mnemonic(action->text()).toString());
        }
        QCOMPARE(letters.removeDuplicates(), 0);
        QApplication::clipboard()->clear();
        table()->actions().back()->trigger();
        QVERIFY(QApplication::clipboard()->text().startsWith("| "));
    }

    void onlyWhatDiffersIsOneClick() {
        const int all = model().rowCount();
        QTest::mouseClick(child<QCheckBox>("onlyDiffering"), Qt::LeftButton, Qt::NoModifier,
                          QPoint(8, child<QCheckBox>("onlyDiffering")->height() / 2));
        QVERIFY(model().rowCount() < all);
        QVERIFY(cell("polypile/items/before", 1).isEmpty());
        QTest::mouseClick(child<QCheckBox>("onlyDiffering"), Qt::LeftButton, Qt::NoModifier,
                          QPoint(8, child<QCheckBox>("onlyDiffering")->height() / 2));
        QCOMPARE(model().rowCount(), all);
    }

    void itIsSaidThatNoFigureDiffers() {
        document().reset(thefts({theftOf("one", 50, {}), theftOf("other", 50, {})}));
        QTRY_COMPARE(model().columnCount(), 3);
        QTRY_VERIFY(service().isComplete());
        const auto* words = child<QLabel>("noDifference");
        QVERIFY(!words->isVisible());
        auto* differing = child<QCheckBox>("onlyDiffering");
        QTest::mouseClick(differing, Qt::LeftButton, {}, QPoint(8, differing->height() / 2));
        QVERIFY(words->isVisible());
        QCOMPARE(words->text(), QString("No figure differs."));
        QTest::mouseClick(differing, Qt::LeftButton, {}, QPoint(8, differing->height() / 2));
        QVERIFY(!words->isVisible());
    }

    void theLargestDifferenceComesFirst() {
        table()->setFixedHeight(6 * table()->rowHeight(1));
        QScrollBar* bar = table()->verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 0);
        bar->setValue(bar->maximum());
        QTest::mouseClick(child<QCheckBox>("sortedByDifference"), Qt::LeftButton, Qt::NoModifier,
                          QPoint(8, child<QCheckBox>("sortedByDifference")->height() / 2));
        QCOMPARE(bar->value(), 0);
        double last = 2;
        for (int row = 1; row < model().rowCount(); ++row) {
            const std::string id =
                model().index(row, 0).data(ComparisonModel::IdRole).toString().toStdString();
            for (const ComparedFigure& figure : model().comparison().figures) {
                if (figure.about.id == id && figure.isCompared()) {
                    QVERIFY(figure.weight() <= last);
                    last = figure.weight();
                }
            }
        }
    }

    void pointsAreOrderedAsTheyAreShown() {
        plan::Document two = thefts({theftOf("one", 50, {}), theftOf("other", 50, {})});
        two.strategies[1].theft->armorClass = -40;
        document().reset(two);
        QTRY_COMPARE(model().columnCount(), 3);
        QTRY_VERIFY(service().isComplete());
        QTest::mouseClick(child<QCheckBox>("sortedByDifference"), Qt::LeftButton, Qt::NoModifier,
                          QPoint(8, child<QCheckBox>("sortedByDifference")->height() / 2));
        double last = 1;
        for (int row = 1; row < model().rowCount(); ++row) {
            const std::string id =
                model().index(row, 0).data(ComparisonModel::IdRole).toString().toStdString();
            for (const ComparedFigure& figure : model().comparison().figures) {
                if (figure.about.id == id && figure.about.unit == Unit::Probability &&
                    figure.differences[1]) {
                    QVERIFY2(std::abs(*figure.differences[1]) <= last, id.c_str());
                    last = std::abs(*figure.differences[1]);
                }
            }
        }
        QVERIFY(last < 1);
    }

    void whatIsOfAnotherKindComesLast() {
        plan::Strategy written;
        written.name = "written";
        written.engraving.emplace().text = "Elbereth";
        plan::Strategy worse = theftOf("worse", 50, {});
        worse.theft->armorClass = 10;
        document().reset(thefts({theftOf("theft", 50, {}), worse, written}));
        QTRY_COMPARE(model().columnCount(), 4);
        QTRY_VERIFY(service().isComplete());
        const auto idAt = [this](int row) {
            return model().index(row, 0).data(ComparisonModel::IdRole).toString();
        };
        QVERIFY2(idAt(1).startsWith("theft/"), qPrintable(idAt(1)));
        QVERIFY(idAt(model().rowCount() - 1).startsWith("engraving/"));
        auto* choice = child<QComboBox>("comparedSeries");
        QCOMPARE(choice->currentData().toString(), QString("theft/by_entry/any"));
        const QString chosen = "theft/by_entry/quest artifact";
        choice->setFocus();
        while (choice->currentData() != chosen && choice->currentIndex() + 1 < choice->count()) {
            QTest::keyClick(choice, Qt::Key_Down);
        }
        QCOMPARE(choice->currentData().toString(), chosen);
        click("contender written");
        click("contender written");
        QCOMPARE(choice->currentData().toString(), chosen);
        auto* sorted = child<QCheckBox>("sortedByDifference");
        QTest::mouseClick(sorted, Qt::LeftButton, Qt::NoModifier, QPoint(8, sorted->height() / 2));
        QVERIFY2(idAt(1).startsWith("theft/"), qPrintable(idAt(1)));
    }

    void lastingOfATextThatIsNotWrittenIsNotJudged() {
        plan::Document texts = test::smallPlan();
        texts.strategies.resize(1);
        texts.strategies.front().polypile.reset();
        plan::Engraving& dust = texts.strategies.front().engraving.emplace();
        dust.text = "Elbereth";
        dust.events = {{.cause = nethack::engraving::Cause::Turn, .times = 50, .dexterity = {}}};
        texts.strategies.push_back(texts.strategies.front());
        texts.strategies.back().name = "blunt";
        texts.strategies.back().engraving->stylus = "dagger";
        texts.strategies.back().engraving->stylusState.enchantment = -2;
        document().reset(texts);
        QTRY_COMPARE(model().columnCount(), 3);
        QTRY_VERIFY(service().isComplete());
        const QString holds = "engraving/wear/works";
        QCOMPARE(verdict(holds, 2), Verdict::OtherSpan);
        QCOMPARE(cell(holds, 1, ComparisonModel::DifferenceRole), QString("if it came out right"));
        QCOMPARE(cell(holds, 2, ComparisonModel::DifferenceRole),
                 QString("≠ if all of it were written"));
        auto* choice = child<QComboBox>("comparedSeries");
        choice->setCurrentIndex(choice->findData(holds));
        const auto* chart = child<ComparisonCharts>()->findChild<CurveChart*>();
        QTRY_VERIFY(chart->isVisible());
        QTRY_VERIFY2(test::textsIn(*chart).join(' ').contains("blunt, if all of it were written"),
                     qPrintable(test::textsIn(*chart).join('|')));
    }

    void aSpaceOfATextHasAName() {
        plan::Document texts = test::smallPlan();
        texts.strategies.resize(1);
        texts.strategies.front().polypile.reset();
        texts.strategies.front().engraving.emplace().text = "ad aerarium";
        texts.strategies.push_back(texts.strategies.front());
        texts.strategies.back().name = "other";
        texts.strategies.back().engraving->text = "ad aerarium x";
        document().reset(texts);
        QTRY_COMPARE(model().columnCount(), 3);
        QTRY_VERIFY(service().isComplete());
        auto* choice = child<QComboBox>("comparedSeries");
        choice->setCurrentIndex(choice->findData("engraving/letter errors"));
        const auto* chart = child<ComparisonCharts>()->findChild<BarChart*>();
        QTRY_VERIFY(chart->isVisible());
        QTRY_VERIFY2(test::textsIn(*chart).contains("space"),
                     qPrintable(test::textsIn(*chart).join('|')));
        QVERIFY(!test::textsIn(*chart).contains(" "));
    }

    void hitsAndTurnsAreNotLaidOverOneAnother() {
        document().reset(thefts(
            {theftOf("turns", 50, {}), theftOf("hits", {}, 50), theftOf("ten turns", 10, {})}));
        QTRY_COMPARE(model().columnCount(), 4);
        QTRY_VERIFY(service().isComplete());
        QCOMPARE(verdict("theft/any", 2), Verdict::Missing);
        QCOMPARE(verdict("theft/any", 3), Verdict::OtherSpan);
        QCOMPARE(cell("theft/hits/any", 1), QString("–"));
        QVERIFY(cell("theft/hits/any", 2).endsWith('%'));
        QStringList headings;
        for (int row = 0; row < model().rowCount(); ++row) {
            const QModelIndex index = model().index(row, 0);
            if (index.data(ComparisonModel::IsHeadingRole).toBool()) {
                headings.append(index.data().toString());
            }
        }
        QCOMPARE(headings.count("Gone by turn 50 / 10"), 1);
        QCOMPARE(headings.count("Gone by hit 50"), 1);
        QCOMPARE(headings.filter("Gone by").size(), 2);
        const auto* choice = child<QComboBox>("comparedSeries");
        QCOMPARE(choice->itemText(choice->findData("theft/by_entry/any")),
                 QString("something is gone, by turns"));
        QCOMPARE(choice->itemText(choice->findData("theft/by_hit/any")),
                 QString("something is gone, by hits"));
    }

    void headlinesStayFirstWhereOneIsTakenAway() {
        document().reset(
            thefts({theftOf("turns", 50, {}), theftOf("hits", {}, 10), theftOf("more", 50, {})}));
        QTRY_COMPARE(model().columnCount(), 4);
        QTRY_VERIFY(service().isComplete());
        click("contender turns");
        QCOMPARE(model().columnCount(), 3);
        QCOMPARE(model().index(0, 0).data().toString(), QString("Gone by hit 10"));
        QVERIFY(model().indexOf("theft/any", 0).row() <
                model().indexOf("theft/monster_level", 0).row());
    }

    void theChartBeginsWithWhatDiffers() {
        plan::Document alike = test::smallPlan();
        alike.strategies.resize(1);
        for (const int armorClass : {-20, 10}) {
            plan::Strategy strategy = alike.strategies.front();
            strategy.theft = theftOf("", 50, {}).theft;
            strategy.theft->armorClass = armorClass;
            strategy.name = std::to_string(armorClass);
            alike.strategies.push_back(strategy);
        }
        alike.strategies.erase(alike.strategies.begin());
        const auto* nothing = child<QLabel>("noChart");
        QStringList said;
        connect(&service(), &ComparisonService::comparisonChanged, nothing, [nothing, &said] {
            if (nothing->isVisible()) {
                said << nothing->text();
            }
        });
        document().reset(alike);
        QTRY_COMPARE(model().columnCount(), 3);
        QTRY_VERIFY(service().isComplete());
        said.removeDuplicates();
        QCOMPARE(said, QStringList("The charts are being worked out …"));
        const auto* choice = child<QComboBox>("comparedSeries");
        QVERIFY(choice->itemData(0).toString().startsWith("polypile/"));
        QVERIFY2(choice->currentData().toString().startsWith("theft/"),
                 qPrintable(choice->currentText()));
    }

    void whatHappenedSoFarIsOfferedBeforeTheChances() {
        plan::Document healing = test::smallPlan();
        healing.strategies.clear();
        for (const int hp : {5, 20}) {
            plan::Strategy& strategy = healing.strategies.emplace_back();
            strategy.name = std::to_string(hp);
            strategy.heartbeat.emplace().creature.maxHp = 30;
            strategy.heartbeat->creature.hp = hp;
            strategy.heartbeat->heartbeats = 40;
        }
        document().reset(healing);
        QTRY_COMPARE(model().columnCount(), 3);
        QTRY_VERIFY(service().isComplete());
        auto* choice = child<QComboBox>("comparedSeries");
        const int times = choice->findData("heartbeat/times/20:heals");
        QVERIFY(times >= 0);
        QVERIFY(choice->findData("heartbeat/event/20:heals") > times);
        choice->setFocus();
        while (choice->currentIndex() < times) {
            QTest::keyClick(choice, Qt::Key_Down);
        }
        QCOMPARE(choice->currentText(), QString("heals, times so far"));
        const auto* chart = child<ComparisonCharts>()->findChild<CurveChart*>();
        QVERIFY(chart->isVisible());
        QCOMPARE(chart->curves().size(), std::size_t{2});
        QCOMPARE(chart->curves()[0].points.back().value, 5.0);
    }

    void barsTellWhatAllHave() {
        auto* choice = child<QComboBox>("comparedSeries");
        choice->setFocus();
        const int lost = choice->findData("polypile/lost/side_by_side");
        QVERIFY(lost >= 0);
        for (int presses = 0; choice->currentIndex() != lost && presses < 100; ++presses) {
            QTest::keyClick(choice, choice->currentIndex() < lost ? Qt::Key_Down : Qt::Key_Up);
        }
        QCOMPARE(choice->currentText(), QString("Lost, by cause"));
        auto* bars = child<ComparisonCharts>()->findChild<BarChart*>();
        QVERIFY(bars->isVisible());
        const QString said = bars->accessibleDescription();
        QVERIFY2(said.contains("unlucky: ") && said.contains("lucky: "), qPrintable(said));
        const auto* legend = child<ComparisonCharts>()->findChild<ColumnsLegend*>();
        QVERIFY(legend->isVisible());
        QCOMPARE(legend->accessibleDescription(), QString("unlucky, lucky"));
        // The topmost bar begins left of the middle: the pointer on it reads both columns.
        const QRect top = bars->barRect(0);
        QTest::mouseMove(bars->viewport(), {0, 0});
        for (int x = 0; x < top.width() && QToolTip::text().isEmpty(); x += 4) {
            QTest::mouseMove(bars->viewport(), {x, top.center().y()});
            QTest::qWait(1);
        }
        QVERIFY2(QToolTip::text().contains("unlucky: ") && QToolTip::text().contains("\nlucky: "),
                 qPrintable(QToolTip::text()));
        QToolTip::hideText();
    }
};

POLYPLAN_UI_TEST(CompareWindowTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "compare_window_test.moc"
