#include <QAbstractItemModelTester>
#include <QAction>
#include <QBuffer>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QHeaderView>
#include <QLabel>
#include <QMimeData>
#include <QPainter>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>
#include <QSplitter>
#include <QStandardItemModel>
#include <QStyleOptionViewItem>
#include <QSvgGenerator>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "core/calculator/comparison.h"
#include "core/plan/difference_words.h"
#include "core/plan/json.h"
#include "tests/ui/support/chart_texts.h"
#include "tests/ui/support/plans.h"
#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/window_fixture.h"
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
#include "ui/models/report_curves.h"
#include "ui/models/report_text.h"
#include "ui/parts/line_strip.h"
#include "ui/shell/perspective_stack.h"

namespace polyplan::ui {
namespace {

using test::catalogues;

/// The Compare perspective in the real window, with real keys and clicks.
class CompareWindowTest : public test::WindowFixture {
    Q_OBJECT

    CompareView* view_ = nullptr;

    plan::Document plan() override { return test::unluckyAndLucky(); }

    void start() override {
        QTest::keyClick(window_.get(), Qt::Key_2, Qt::ControlModifier);
        view_ = child<CompareView>();
        QVERIFY(view_ != nullptr && view_->isVisible());
        QTRY_VERIFY(service().isComplete());
        QTRY_VERIFY(service().differences());
    }

    ComparisonService& service() { return view_->service(); }
    QTableView* table() { return child<QTableView>("comparison"); }
    const ComparisonModel& model() {
        return *qobject_cast<const ComparisonModel*>(table()->model());
    }
    void click(const QString& button) {
        // Chips are made anew with every change.
        QTRY_VERIFY2(child<QToolButton>(button) && child<QToolButton>(button)->isVisible(),
                     qPrintable(button));
        QTest::mouseClick(child<QToolButton>(button), Qt::LeftButton);
        QTRY_VERIFY(service().isComplete());
    }
    /// What the table says of a figure.
    QString cell(const QString& id, int column, int role = Qt::DisplayRole) {
        for (int row = 0; row < model().rowCount(); ++row) {
            if (model().index(row, 0).data(ComparisonModel::IdRole) == id) {
                return model().index(row, column).data(role).toString();
            }
        }
        return {};
    }
    Verdict verdict(const QString& id, int column) {
        return static_cast<Verdict>(cell(id, column, ComparisonModel::VerdictRole).toInt());
    }

    static void write(const QString& path, const plan::Document& plan) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(plan::writeDocument(plan, catalogues())));
    }

    /// Two strategies' values of one figure.
    static Comparison comparisonOf(double baseline, double other, Unit unit,
                                   Better better = Better::Higher) {
        std::vector<Report> reports(2);
        for (Report& report : reports) {
            const double value = &report == &reports.front() ? baseline : other;
            report.groups = {"Group"};
            report.figures = {{.id = "figure",
                               .group = "Group",
                               .label = "Figure",
                               .value = {.value = value},
                               .unit = unit,
                               .better = better}};
        }
        return compare(reports, 0);
    }
    static QImage painted(const QModelIndex& index, int width, const QTableView* table = nullptr) {
        QStyleOptionViewItem option;
        option.widget = table;
        option.rect = {0, 0, width, 80};
        option.font = QApplication::font();
        option.palette = QApplication::palette();
        QImage image(option.rect.size(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        ComparisonDelegate().paint(&painter, option, index);
        return image;
    }

    /// Four that ask of three calculators.
    static plan::Document longNamed() {
        plan::Document document = test::smallPlan();
        plan::Strategy asked = document.strategies.front();
        asked.heartbeat.emplace().creature.maxHp = 30;
        asked.heartbeat->heartbeats = 20;
        nethack::theft::Request& theft = asked.theft.emplace();
        theft.monster = "Wizard of Yendor";
        theft.turns = 50;
        theft.inventory = {{.kind = nethack::theft::Kind::QuestArtifact, .name = ""},
                           {.kind = nethack::theft::Kind::Amulet, .name = ""}};
        document.strategies.clear();
        for (int i = 1; i <= 4; ++i) {
            asked.name = std::to_string(i) + " of those whose names are forty letters.";
            asked.hero.luck = 3 * i;
            asked.theft->armorClass = -5 * i;
            asked.theft->inventory.front().inContainer = i == 4;
            asked.heartbeat->creature.hp = 7 * i;
            document.strategies.push_back(asked);
        }
        return document;
    }
    QStringList headings() {
        QStringList texts;
        for (int column = 1; column < model().columnCount(); ++column) {
            texts.append(model().headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
        }
        return texts;
    }
    void compareInASmallWindow(const plan::Document& four) {
        document().reset(four);
        window_->resize(1024, 700);
        QTRY_COMPARE(window_->size(), QSize(1024, 700));
        QTRY_COMPARE(model().columnCount(), 5);
        QTRY_VERIFY_WITH_TIMEOUT(service().isComplete(), 20'000);
    }
    /// What is carried beside Rodney, so many turns or hits.
    static plan::Strategy theftOf(const char* name, std::optional<int> turns,
                                  std::optional<int> hits) {
        plan::Strategy strategy;
        strategy.name = name;
        nethack::theft::Request& theft = strategy.theft.emplace();
        theft.monster = "Wizard of Yendor";
        theft.turns = turns;
        theft.hits = hits;
        theft.armorClass = -20;
        theft.inventory = {{.kind = nethack::theft::Kind::QuestArtifact, .name = ""},
                           {.kind = nethack::theft::Kind::Amulet, .name = ""}};
        return strategy;
    }
    static plan::Document thefts(std::vector<plan::Strategy> strategies) {
        plan::Document document = test::smallPlan();
        document.strategies = std::move(strategies);
        return document;
    }
    /// Whether a text stands on lines that fit a cell.
    static bool isWhole(const QString& text, const QFont& font, int width, bool mayBreak) {
        const QStringList lines =
            mayBreak ? brokenIntoLines(text, font, width, 99) : QStringList{text};
        return std::ranges::all_of(lines, [&](const QString& line) {
            return QFontMetrics(font).horizontalAdvance(line) <= width;
        });
    }

  private Q_SLOTS:
    void probabilitiesDifferByPoints() {
        const auto beside = [](double baseline, double other, Unit unit, bool hasFactor) {
            return besideText(comparisonOf(baseline, other, unit).figures.front(), 1, hasFactor);
        };
        QCOMPARE(beside(0.5, 0.55, Unit::Probability, true), QString("▲ +5.0 points, × 1.10"));
        QCOMPARE(beside(0.5, 0.55, Unit::Probability, false), QString("▲ +5.0 points"));
        QCOMPARE(beside(0.5, 0.25, Unit::Probability, false), QString("▼ −25.0 points"));
        QCOMPARE(beside(4, 6, Unit::Items, true), QString("▲ +2 items, × 1.50"));
        QCOMPARE(beside(1e-9, 0.2, Unit::Probability, true), QString("▲ +20.0 points"));
        QCOMPARE(beside(0.00506, 0.005, Unit::Probability, false),
                 QString("▼ less than 0.01 points"));
        QCOMPARE(beside(0.00001, 0.99999, Unit::Probability, false),
                 QString("▲ more than 99.99 points"));
    }

    void arrowsShowTheDirectionAndColorsTheVerdict() {
        const Theme& theme = Theme::of(window_->palette());
        const auto isTold = [&theme](double other, Better better, const QString& beside,
                                     const QString& verdict, const QColor& color) {
            ComparisonModel told;
            told.show(comparisonOf(0.5, other, Unit::Probability, better), {{"one"}, {"other"}},
                      {true, true});
            const QModelIndex cell = told.index(1, 2);
            const auto shown =
                static_cast<Verdict>(cell.data(ComparisonModel::VerdictRole).toInt());
            return cell.data(ComparisonModel::ShortDifferenceRole) == beside &&
                   cell.data(Qt::ToolTipRole).toString().contains(verdict) &&
                   cell.data(Qt::AccessibleTextRole).toString().contains(verdict) &&
                   verdictColor(shown, theme) == color;
        };
        QVERIFY(isTold(0.7, Better::Higher, "▲ +20.0 points", ", better (", theme.good));
        QVERIFY(isTold(0.3, Better::Higher, "▼ −20.0 points", ", worse (", theme.error));
        QVERIFY(isTold(0.7, Better::Lower, "▲ +20.0 points", ", worse (", theme.error));
        QVERIFY(isTold(0.3, Better::Lower, "▼ −20.0 points", ", better (", theme.good));
        QVERIFY(isTold(0.7, Better::Neither, "≠ +20.0 points", ", differs (", theme.mutedText));
    }

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

    void wordsInPlaceOfANumberAreNoDistance() {
        std::vector<Report> reports(2);
        const auto add = [](Report& report, Figure figure) {
            figure.id = "figure";
            figure.group = "Group";
            figure.label = "Figure";
            report.groups = {"Group"};
            report.figures = {std::move(figure)};
        };
        add(reports[0], {.value = {.value = 20}, .unit = Unit::Turns});
        add(reports[1], {.unit = Unit::Words, .text = "never"});
        ComparisonModel never;
        never.show(compare(reports, 0), {{"one"}, {"other"}}, {true, true});
        const QModelIndex cell = never.index(1, 2);
        QCOMPARE(cell.data().toString(), QString("never"));
        QCOMPARE(cell.data(ComparisonModel::DifferenceRole).toString(), QString("≠ differs"));
        QCOMPARE(cell.data(Qt::ToolTipRole).toString(), QString("other: never, differs"));
    }

    void whatOnlyOneHasIsSaid() {
        const auto beside = [](const std::vector<int>& owners, std::size_t column) {
            std::vector<Report> reports(3);
            for (const int owner : owners) {
                Report& report = reports[static_cast<std::size_t>(owner)];
                report.groups = {"Group"};
                report.figures = {
                    {.id = "figure", .group = "Group", .label = "Figure", .value = {.value = 1}}};
            }
            return besideText(compare(reports, 0).figures.front(), column);
        };
        QCOMPARE(beside({2}, 2), QString("only here"));
        QCOMPARE(beside({2}, 1), QString());
        QCOMPARE(beside({0}, 0), QString("only here"));
        QCOMPARE(beside({0, 1}, 0), QString());
        QCOMPARE(beside({1, 2}, 1), QString("not in the baseline"));
    }

    void tinyNumbersAreNotNothing() {
        QCOMPARE(valueText(0.00001, Unit::Golems), QString("< 0.0001 golems"));
        QCOMPARE(valueText(0.0001, Unit::Plain), QString("0.0001"));
        QCOMPARE(besideText(comparisonOf(0.00001, 0.5, Unit::Items).figures.front(), 1, false),
                 QString("▲ +0.50 items"));
    }

    void whatReadsAlikeIsNoDifference() {
        ComparisonModel alike;
        alike.show(comparisonOf(0.5, 0.500001, Unit::Probability), {{"one"}, {"other"}},
                   {true, true});
        const QModelIndex cell = alike.index(1, 2);
        QCOMPARE(cell.data(ComparisonModel::DifferenceRole).toString(), QString("≈"));
        QCOMPARE(verdictColor(static_cast<Verdict>(cell.data(ComparisonModel::VerdictRole).toInt()),
                              Theme::of(window_->palette())),
                 Theme::of(window_->palette()).mutedText);
        QCOMPARE(cell.data(Qt::ToolTipRole).toString(), QString("other: 50.0 %, nearly the same"));
        QCOMPARE(alike.rowCount(), 2);
        alike.setOnlyDiffering(true);
        QCOMPARE(alike.rowCount(), 0);
        alike.show(comparisonOf(2.00001, 2.00002, Unit::Items), {{"one"}, {"other"}}, {true, true});
        QCOMPARE(alike.rowCount(), 0);
        alike.show(comparisonOf(2, 2.5, Unit::Items), {{"one"}, {"other"}}, {true, true});
        QCOMPARE(alike.rowCount(), 2);
    }

    void aNarrowCellDropsTheFactor() {
        QStandardItemModel cells(1, 3);
        for (int column = 1; column < 3; ++column) {
            const QModelIndex cell = cells.index(0, column);
            cells.setData(cell, "5 %");
            cells.setData(cell, true, ComparisonModel::IsCurrentRole);
            cells.setData(cell, "▲ +5.0 points", ComparisonModel::ShortDifferenceRole);
            cells.setData(cell, column == 1 ? "▲ +5.0 points, × 1.10" : "▲ +5.0 points",
                          ComparisonModel::DifferenceRole);
        }
        const Metrics metrics(QApplication::font());
        const int whole = QFontMetrics(metrics.small).horizontalAdvance("▲ +5.0 points, × 1.10") +
                          4 * metrics.step;
        QVERIFY(painted(cells.index(0, 1), whole) != painted(cells.index(0, 2), whole));
        QCOMPARE(painted(cells.index(0, 1), whole - 1), painted(cells.index(0, 2), whole - 1));
    }

    void aRowTellsAllFactorsOrNone() {
        QStandardItemModel cells(1, 3);
        for (int column = 1; column < 3; ++column) {
            const QModelIndex cell = cells.index(0, column);
            cells.setData(cell, "▲ +5.0 points", ComparisonModel::ShortDifferenceRole);
            cells.setData(cell, "▲ +5.0 points, × 1.10", ComparisonModel::DifferenceRole);
        }
        const Metrics metrics(QApplication::font());
        const int whole = QFontMetrics(metrics.small).horizontalAdvance("▲ +5.0 points, × 1.10") +
                          4 * metrics.step;
        QTableView row;
        row.setModel(&cells);
        const QModelIndex first = cells.index(0, 1);
        row.setColumnWidth(1, whole);
        row.setColumnWidth(2, whole);
        const QImage withFactor = painted(first, whole, &row);
        row.setColumnWidth(2, whole - 1);
        const QImage without = painted(first, whole, &row);
        QVERIFY(withFactor != without);
        cells.setData(first, "▲ +5.0 points", ComparisonModel::DifferenceRole);
        QCOMPARE(without, painted(first, whole, &row));
    }

    void strategiesStandSideBySide() {
        const QAbstractItemModelTester tester(table()->model());
        QCOMPARE(model().columnCount(), 3);
        QVERIFY(model().rowCount() > 5);
        QVERIFY(child<QLabel>("whatDiffers")->text().contains("Luck −5 / 13"));
        QCOMPARE(verdict("polypile/goals/all", 1), Verdict::Baseline);
        QVERIFY(child<QWidget>("lineStrip")->isVisible());
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

    void whatDiffersStandsOnOneLine() {
        plan::Document four = longNamed();
        for (std::size_t i = 0; i < four.strategies.size(); ++i) {
            four.strategies[i].hero.level = 10 + static_cast<int>(i);
            four.strategies[i].hero.dexterity = 15 + static_cast<int>(i);
        }
        document().reset(four);
        QTRY_COMPARE(model().columnCount(), 5);
        auto* differs = child<QLabel>("whatDiffers");
        QTRY_VERIFY(differs->text().contains("Luck 3 / 6 / 9 / 12"));
        window_->resize(1024, 700);
        QTRY_COMPARE(window_->size(), QSize(1024, 700));
        QTRY_VERIFY(differs->fontMetrics().horizontalAdvance(differs->text()) > differs->width());
        QVERIFY(differs->height() < 3 * differs->fontMetrics().height());
        const auto* details = child<QToolButton>("differenceDetails");
        QVERIFY(details->mapTo(window_.get(), details->rect().topRight()).x() < window_->width());
        QCOMPARE(differs->toolTip().split('\n').size(),
                 static_cast<qsizetype>(differencesInWords(*service().differences()).size()));
    }

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
                     {true, true});
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
    }

    void theTableIsCopiedByKeys() {
        table()->setFocus();
        table()->setCurrentIndex(model().index(1, 1));
        key(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text().count("\r\n"), 1 + model().rowCount());
        key(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(QApplication::clipboard()->text().startsWith("| "));
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

    void whatDiffersOpensIntoTheMembers() {
        QTest::mouseClick(child<QToolButton>("differenceDetails"), Qt::LeftButton);
        auto* members = child<QTableView>("differencesTable");
        QVERIFY(members != nullptr && members->isVisible());
        QCOMPARE(members->model()->rowCount(), 1);
        const QAbstractItemModel& shown = *members->model();
        QCOMPARE(shown.columnCount(), 3);
        QCOMPARE(shown.index(0, 0).data(Qt::ToolTipRole).toString(), QString("/hero/luck"));
        QCOMPARE(shown.index(0, 1).data().toString(), QString("−5"));
        QCOMPARE(shown.index(0, 2).data().toString(), QString("13"));
        QTest::keyClick(members, Qt::Key_Escape);
        QVERIFY(!members->isVisible());
    }

    void theMembersAreReadWhole() {
        window_->resize(1600, 1000);
        QTRY_COMPARE(window_->width(), 1600);
        DifferencesDialog dialog(view_);
        const QString label("Hero › a member whose name is as long as names of members get to be");
        dialog.show({{.pointer = "/hero/role",
                      .label = label.toStdString(),
                      .values = {"\"a \\\"wizard\\\"\"", "null", "[1,2]"}}},
                    {{.strategy = "one whose name is rather long", .marks = "(baseline)"},
                     {.strategy = "another of no short name"},
                     {.strategy = "3"}});
        QVERIFY(dialog.width() <= 1600);
        auto* members = dialog.findChild<QTableView*>("differencesTable");
        const auto* header = members->horizontalHeader();
        QTRY_VERIFY(members->columnWidth(0) > members->fontMetrics().horizontalAdvance(label));
        for (int column = 0; column < header->count(); ++column) {
            QVERIFY(header->sectionSize(column) >= header->sectionSizeHint(column));
        }
        QCOMPARE(members->model()->index(0, 1).data().toString(), QString("a \"wizard\""));
        QCOMPARE(members->model()->index(0, 2).data().toString(), QString("–"));
        QCOMPARE(members->model()->index(0, 3).data().toString(), QString("1, 2"));
        dialog.resize(500, dialog.height());
        QTRY_COMPARE(dialog.width(), 500);
        for (int column = 0; column < header->count(); ++column) {
            QVERIFY(header->sectionSize(column) >= header->sectionSizeHint(column));
        }
    }

    void aShortDifferenceHasASmallWindow() {
        window_->resize(1600, 1000);
        QTRY_COMPARE(window_->width(), 1600);
        DifferencesDialog dialog(view_);
        dialog.show({{.pointer = "/hero/luck", .label = "Luck", .values = {"1", "2"}}},
                    {{.strategy = "one", .marks = "(baseline)"}, {.strategy = "another"}});
        QVERIFY(dialog.width() < 800);
        const auto* members = dialog.findChild<QTableView*>("differencesTable");
        QTRY_COMPARE(members->horizontalScrollBar()->maximum(), 0);
    }

    void aLongNameIsBrokenAboveTheMembers() {
        DifferencesDialog dialog(view_);
        dialog.show({{.pointer = "/hero/luck", .label = "Luck", .values = {"1", "2"}}},
                    {{.strategy = QString("word ").repeated(20), .marks = "(baseline)"},
                     {.strategy = "another"}});
        dialog.resize(800, dialog.height());
        QTRY_COMPARE(dialog.width(), 800);
        auto* members = dialog.findChild<QTableView*>("differencesTable");
        const auto* header = static_cast<ComparisonHead*>(members->horizontalHeader());
        QTRY_COMPARE(members->horizontalScrollBar()->maximum(), 0);
        QVERIFY(header->shownName(1).contains(u'\n'));
        QVERIFY(header->shownName(1).endsWith("(baseline)"));
        QTRY_VERIFY(header->height() >=
                    (header->shownName(1).count(u'\n') + 1) * header->fontMetrics().lineSpacing());
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

    void variationsAreOfAStrategyThatIsCompared() {
        const auto varied = [this] { return child<QLabel>("variedStrategy")->text(); };
        QCOMPARE(varied(), QString("What if “unlucky” were:"));
        click("contender unlucky");
        QCOMPARE(varied(), QString("What if “lucky” were:"));
        click("try luck -10");
        QCOMPARE(model().headerData(2, Qt::Horizontal, Qt::DisplayRole).toString(),
                 "lucky · Luck −10");
        click("contender unlucky");
        QCOMPARE(varied(), QString("What if “unlucky” were:"));
    }

    void variationsChangeWhatIsAsked() {
        std::vector<plan::Strategy> strategies = {theftOf("thief", 50, {}),
                                                  theftOf("other", 20, {})};
        strategies.front().polypile.emplace();  // as a new strategy has
        document().reset(thefts(std::move(strategies)));
        const auto* armor = child<QToolButton>("try armor class");
        QVERIFY(armor != nullptr);
        QTRY_VERIFY(armor->isVisible());
        for (const QToolButton* each : view_->findChildren<QToolButton*>()) {
            QVERIFY2(!each->objectName().startsWith("try luck") &&
                         !each->objectName().startsWith("try game"),
                     qPrintable(each->objectName()));
        }
    }

    void aHeartbeatHasVariationsOfItsOwn() {
        document().reset(test::example("starving-wizard"));
        click("try other outfit");
        QCOMPARE(model().columnCount(), 4);
        QCOMPARE(model().headerData(3, Qt::Horizontal, Qt::DisplayRole).toString(),
                 "Ring of regeneration · In the other outfit");
        for (const char* each : {"try fed", "try floor"}) {
            QVERIFY2(child<QToolButton>(each) != nullptr, each);
        }
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

    void aTriedVariationHandsTheFocusToItsChipAndBack() {
        click("try luck 10");
        QCOMPARE(window_->focusWidget(), child<QWidget>("contender unlucky · Luck 10"));
        key(Qt::Key_Space);
        QTRY_COMPARE(model().columnCount(), 3);
        QCOMPARE(window_->focusWidget(), child<QWidget>("try luck 10"));
        key(Qt::Key_Space);
        QTRY_COMPARE(model().columnCount(), 4);
        QCOMPARE(window_->focusWidget(), child<QWidget>("contender unlucky · Luck 10"));
        QVERIFY(view_->isVisible());
        QTRY_VERIFY(service().isComplete());
    }

    void aDoubleClickTriesOneVariation() {
        auto* button = child<QToolButton>("try luck 10");
        QVERIFY(button != nullptr);
        const QPoint place = button->mapTo(window_.get(), button->rect().center());
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_COMPARE(service().picks().size(), std::size_t{3});
        const auto next = [&] { return qobject_cast<QToolButton*>(window_->childAt(place)); };
        QTRY_VERIFY(next() != nullptr && next()->objectName().startsWith("try "));
        QMouseEvent again(QEvent::MouseButtonDblClick, next()->rect().center(),
                          window_->mapToGlobal(place), Qt::LeftButton, Qt::LeftButton, {});
        QApplication::sendEvent(next(), &again);
        QTest::mouseRelease(next(), Qt::LeftButton);
        QCOMPARE(service().picks().size(), std::size_t{3});
    }

    void aVariationIsTriedAndKept() {
        click("try luck 10");
        QCOMPARE(model().columnCount(), 4);
        QCOMPARE(model().headerData(3, Qt::Horizontal, Qt::DisplayRole).toString(),
                 "unlucky · Luck 10");
        QCOMPARE(document().plan().strategies.size(), std::size_t{2});
        click("keep unlucky · Luck 10");
        QCOMPARE(window_->focusWidget(), child<QWidget>("contender unlucky · Luck 10"));
        QCOMPARE(document().plan().strategies.size(), std::size_t{3});
        QCOMPARE(document().plan().strategies[2].hero.luck, std::optional(10));
        QCOMPARE(model().columnCount(), 4);
        QCOMPARE(model().headerData(3, Qt::Horizontal, Qt::DisplayRole).toString(),
                 "unlucky · Luck 10");
        // Undone it is a variation once more, done again the strategy.
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(document().plan().strategies.size(), std::size_t{2});
        QCOMPARE(model().columnCount(), 4);
        QVERIFY(child<QToolButton>("keep unlucky · Luck 10"));
        QTest::keyClick(window_.get(), Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(document().plan().strategies.size(), std::size_t{3});
        QVERIFY(service().isPicked({0, 2, {}}));
        QCOMPARE(model().columnCount(), 4);
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

    void aMemberGoesThroughItsRange() {
        auto* choice = child<QComboBox>("comparedSeries");
        choice->setFocus();
        const int sweep = choice->findData("sweep/luck");
        QVERIFY(sweep > 0);
        while (choice->currentIndex() < sweep) {
            QTest::keyClick(choice, Qt::Key_Down);
        }
        QTRY_VERIFY_WITH_TIMEOUT(service().isSweepComplete(), 20'000);
        const auto reports = service().sweepReports();
        QCOMPARE(reports.size(), std::size_t{2});
        const Series* series = reports[0].seriesOf("polypile/golems");
        QVERIFY(series != nullptr);
        QCOMPARE(series->points.size(), std::size_t{27});
        QCOMPARE(series->points.front().x, -13.0);
        const auto* chart = child<ComparisonCharts>()->findChild<CurveChart*>();
        QVERIFY(chart->isVisible());
        QCOMPARE(chart->curves().size(), std::size_t{2});
        QCOMPARE(chart->curves()[0].points.size(), std::size_t{27});
        const QStringList texts = test::textsIn(*chart);
        QVERIFY2(texts.contains("−10") && texts.contains("10") && !texts.contains("-10"),
                 qPrintable(texts.join(' ')));
    }

    void anAxisEndsAtARoundNumber() {
        QCOMPARE(roundTop(0.83), 1.0);
        QCOMPARE(roundTop(0.73), 0.8);
        QCOMPARE(roundTop(0.0734), 0.08);
        QCOMPARE(roundTop(23), 24.0);
        QCOMPARE(roundTop(100), 100.0);
    }

    void aSweepBeginsWithAFigureThatItChanges() {
        plan::Document both = test::smallPlan();
        both.strategies.resize(1);
        both.strategies.front().theft = theftOf("theft", 50, {}).theft;
        both.strategies.push_back(both.strategies.front());
        both.strategies.back().name = "other";
        document().reset(both);
        QTRY_COMPARE(model().columnCount(), 3);
        QTRY_VERIFY(service().isComplete());
        auto* choice = child<QComboBox>("comparedSeries");
        choice->setFocus();
        while (choice->currentIndex() < choice->findData("sweep/armor class")) {
            QTest::keyClick(choice, Qt::Key_Down);
        }
        QTRY_VERIFY_WITH_TIMEOUT(service().isSweepComplete(), 20'000);
        const auto* chart = child<ComparisonCharts>()->findChild<CurveChart*>();
        QVERIFY(chart->isVisible());
        const std::vector<CurvePoint>& points = chart->curves().front().points;
        QVERIFY(std::ranges::any_of(points, [&points](const CurvePoint& point) {
            return point.value != points.front().value;
        }));
    }

    void aSweepKeepsItsFigureBesideAnotherPlan() {
        auto* choice = child<QComboBox>("comparedSeries");
        choice->setFocus();
        while (choice->currentIndex() < choice->findData("sweep/luck")) {
            QTest::keyClick(choice, Qt::Key_Down);
        }
        QTRY_VERIFY_WITH_TIMEOUT(service().isSweepComplete(), 20'000);
        const auto* figure = child<QLabel>("sweptFigure");
        const auto* chart = child<ComparisonCharts>()->findChild<CurveChart*>();
        const QString shown = figure->text();
        QVERIFY(!shown.isEmpty() && chart->isVisible());
        const QTemporaryDir folder;
        const QString path = folder.filePath("theft.polyplan");
        write(path, thefts({theftOf("theft", 50, {})}));
        view_->addPlan(path);
        QTRY_COMPARE(model().columnCount(), 4);
        QTRY_VERIFY(service().isComplete());
        QTRY_VERIFY_WITH_TIMEOUT(service().isSweepComplete(), 20'000);
        QCOMPARE(choice->currentData().toString(), QString("sweep/luck"));
        QCOMPARE(figure->text(), shown);
        QVERIFY(chart->isVisible());
        QCOMPARE(chart->curves().size(), std::size_t{2});

        // What has nothing to do with Luck has no curve: words stand in its place.
        const QModelIndex theft = model().indexOf("theft/any", 3);
        table()->scrollTo(theft);
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, Qt::NoModifier,
                          table()->visualRect(theft).center());
        const auto* nothing = child<QLabel>("noChart");
        QTRY_VERIFY(nothing->isVisible());
        QVERIFY(!chart->isVisible());
        QCOMPARE(nothing->text(), QString("There is no curve of this figure against Luck."));
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

POLYPLAN_UI_TEST(CompareWindowTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "compare_window_test.moc"
