#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QGraphicsSimpleTextItem>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QScopeGuard>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>

#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/charts/bar_chart.h"
#include "ui/charts/histogram.h"
#include "ui/charts/legend.h"
#include "ui/document/plan_document.h"
#include "ui/look/theme.h"
#include "ui/models/fates_model.h"
#include "ui/models/odds_service.h"
#include "ui/models/outcomes_model.h"
#include "ui/models/report_text.h"
#include "ui/parts/badge.h"
#include "ui/parts/wrapped_rows.h"
#include "ui/polypile/derivation_dialog.h"
#include "ui/polypile/figure_delegate.h"
#include "ui/polypile/line_board.h"
#include "ui/shell/theme_choice.h"

namespace polyplan::ui {
namespace {

using test::catalogues;
using test::smallPlan;
using test::stack;

/// Numbers of inspector, goals and losses, what they lead to and how they are copied, in the real
/// window with real keys and clicks.
class FiguresWindowTest : public test::WindowFixture {
    Q_OBJECT

    void start() override { QTRY_VERIFY(window_->odds().hasWholeLine()); }

  private Q_SLOTS:
    void clickOnAFateOpensItsDerivation();
    void enterOpensAndEscapeGivesTheFocusBack();
    void derivationIsCopiedAsText();
    void derivationFollowsTheEdit();
    void outcomeLeadsToItsDraws();
    void goalAndLossLeadToTheirSteps();
    void everyFigureOfALineHasADerivation();
    void themeSwitchesTheOpenDerivation();
    void themeSwitchesTheGlyph();
    void longNamesHaveTheRoomThatTheyAreDrawnIn();
    void lineHasAtLeastOne();
    void dipIsExactThoughAppearancesAreNotKnown();
    void pileHasItsGolemsAsBars();
    void namesOfOutcomesAreWhole();
    void outcomesAreFiltered();
    void outcomesAreCopiedByKeys();
    void contextMenuCopies();
    void goalCountFollowsPlusAndMinus();
    void wantedThingsAreSummedUp();
    void wantedThingsOfASampleHaveTheirError();
    void leftHistogramFollowsThePile();
    void histogramPutsMillionsTogether();
    void leftSpeaksOfTheLineWhereNothingIsSelected();
    void nothingOnTheOwnSquareIsMissed();
    void lossesTellShocksApart();
    void legendsNameWhatCanHappen();
    void accessibleTextTellsTheFigures();
    void stateAfterTheChangeStandsByTheOutcomes();
    void largeFontsAreNotClipped();

  private:
    DerivationDialog* dialog() { return child<DerivationDialog>("derivation"); }
    QString steps() { return child<QTextBrowser>("derivationText")->toPlainText(); }
    /// The cell of a table in the row that says so.
    QModelIndex cell(const QTableView& table, const QString& label, int column) {
        for (int row = 0; row < table.model()->rowCount(); ++row) {
            if (table.model()->index(row, 0).data().toString() == label) {
                return table.model()->index(row, column);
            }
        }
        return {};
    }
    void click(QTableView* table, const QModelIndex& index) {
        QVERIFY(index.isValid());
        table->scrollTo(index);
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(index).center());
    }
};

void FiguresWindowTest::clickOnAFateOpensItsDerivation() {
    document().setSelection({{0, 0}});
    auto* fates = child<QTableView>("fates");
    click(fates, cell(*fates, "changes", FatesModel::Value));
    QTRY_VERIFY(steps().contains("obj_shudders()"));
    QVERIFY(dialog()->isVisible());
    QVERIFY2(steps().contains("affected × does not shudder = 0.95 × 0.875"), qPrintable(steps()));
    QCOMPARE(child<QLabel>("derivationValue")->text(), QString("83.1 %"));
    QVERIFY(window_->frameGeometry().contains(dialog()->frameGeometry()));
}

void FiguresWindowTest::dipIsExactThoughAppearancesAreNotKnown() {
    document().edit("Kinds", [](PlanDocument::Draft& draft) {
        draft.polypile.line[0].stacks = {stack("wand of light"), stack("ring of hunger")};
        draft.polypile.line[1].stacks = {stack("wand of digging"), stack("unicorn horn")};
        draft.selection.clear();
    });
    const auto* badge = child<Badge>("subjectBadge");
    const auto* state = child<QLabel>("state");
    QTRY_VERIFY_WITH_TIMEOUT(window_->odds().hasWholeLine(), 20'000);
    QTRY_VERIFY2(badge->text().startsWith("sampled"), qPrintable(badge->text()));
    auto* source = child<QComboBox>("source");
    source->setFocus();
    QTest::keyClick(source, Qt::Key_End);
    QTRY_VERIFY(window_->odds().hasWholeLine());
    QVERIFY(isDipped(document().polypile().source));
    QTRY_COMPARE(badge->text(), QString("exact"));
    QVERIFY2(state->text().startsWith("exact"), qPrintable(state->text()));
}

void FiguresWindowTest::enterOpensAndEscapeGivesTheFocusBack() {
    document().setSelection({{0, 0}});
    auto* fates = child<QTableView>("fates");
    fates->setFocus();
    fates->setCurrentIndex(fates->model()->index(0, 0));
    QTest::keyClick(fates, Qt::Key_Down);
    QTest::keyClick(fates, Qt::Key_Return);
    QTRY_VERIFY(dialog()->isVisible());
    QTRY_VERIFY(!steps().isEmpty());
    QTRY_COMPARE(QApplication::focusWidget(), child<QTextBrowser>("derivationText"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!dialog()->isVisible());
    QTRY_COMPARE(QApplication::focusWidget(), fates);
}

void FiguresWindowTest::derivationIsCopiedAsText() {
    document().setSelection({{0, 2}});
    auto* fates = child<QTableView>("fates");
    click(fates, cell(*fates, "partly lost to system shock", FatesModel::Value));
    QTRY_VERIFY(!steps().isEmpty());
    QApplication::clipboard()->clear();
    QTest::keyClick(child<QTextBrowser>("derivationText"), Qt::Key_C, Qt::ControlModifier);
    const QString byKey = QApplication::clipboard()->text();
    QVERIFY2(byKey.startsWith("shudders: 0.11875 (11.875 %)\nstack 3, 4 × dagger"),
             qPrintable(byKey));
    QApplication::clipboard()->clear();
    QTest::mouseClick(child<QPushButton>("copyDerivation"), Qt::LeftButton);
    QCOMPARE(QApplication::clipboard()->text(), byKey);
}

void FiguresWindowTest::derivationFollowsTheEdit() {
    document().setSelection({{0, 0}});
    auto* fates = child<QTableView>("fates");
    click(fates, cell(*fates, "lost to system shock", FatesModel::Value));
    QTRY_COMPARE(child<QLabel>("derivationValue")->text(), QString("11.9 %"));
    document().edit("Bless", [](PlanDocument::Draft& draft) {
        draft.polypile.line[0].stacks[0].buc = nethack::Buc::Blessed;
    });
    QTRY_COMPARE(child<QLabel>("derivationValue")->text(), QString("7.9 %"));
    document().edit("Clear", [](PlanDocument::Draft& draft) { draft.polypile.line.clear(); });
    QTRY_VERIFY(!dialog()->isVisible());
}

void FiguresWindowTest::outcomeLeadsToItsDraws() {
    document().setSelection({{0, 0}});
    auto* outcomes = child<QTableView>("outcomes");
    QTRY_VERIFY(outcomes->model()->rowCount() > 20);
    outcomes->setFocus();
    outcomes->setCurrentIndex(cell(*outcomes, "magic marker ★", OutcomesModel::Object));
    QTest::keyClick(outcomes, Qt::Key_Return);
    QTRY_VERIFY2(steps().contains("draws that may give it"), qPrintable(steps()));
    QCOMPARE(child<QLabel>("derivationValue")->text(), QString("3.2 %"));
}

void FiguresWindowTest::goalAndLossLeadToTheirSteps() {
    auto* sums = child<QTableView>("goalSums");
    click(sums, cell(*sums, "any goal", 2));
    QTRY_VERIFY2(steps().contains("with range 6 to 13"), qPrintable(steps()));
    QTest::keyClick(dialog(), Qt::Key_Escape);
    auto* losses = child<BarChart>("losses");
    losses->setFocus();
    QTest::keyClick(losses, Qt::Key_Down);
    QTest::keyClick(losses, Qt::Key_Return);
    QTRY_VERIFY2(steps().contains("share of the pile"), qPrintable(steps()));
    QVERIFY(dialog()->findChild<QLabel*>("derivationValue")->text() != "0 %");
    QTest::keyClick(dialog(), Qt::Key_Escape);
    QTest::mouseClick(losses->viewport(), Qt::LeftButton, {}, losses->barRect(0).center());
    QTRY_VERIFY(steps().contains("the pile at 1"));
}

void FiguresWindowTest::everyFigureOfALineHasADerivation() {
    int figures = 0;
    for (const Selection& selection : {Selection{}, {{0, -1}}, {{0, 0}}, {{1, 1}}}) {
        document().setSelection(selection);
        for (const char* name : {"fates", "outcomes", "goals", "goalSums"}) {
            const QAbstractItemModel& model = *child<QTableView>(name)->model();
            for (int row = 0; row < std::min(12, model.rowCount()); ++row) {
                for (int column = 0; column < model.columnCount(); ++column) {
                    const auto figure = figureOf(model.index(row, column).data(figureRole));
                    if (figure) {
                        dialog()->open(*figure, {});
                        QTRY_VERIFY2(!steps().isEmpty(), name);
                        QVERIFY2(dialog()->isVisible(), name);
                        ++figures;
                    }
                }
            }
        }
    }
    QVERIFY(figures > 60);
}

void FiguresWindowTest::themeSwitchesTheOpenDerivation() {
    document().setSelection({{0, 0}});
    auto* fates = child<QTableView>("fates");
    click(fates, cell(*fates, "changes", FatesModel::Value));
    QTRY_VERIFY(!steps().isEmpty());
    const QString light = child<QTextBrowser>("derivationText")->toHtml();
    applyTheme(ThemeChoice::Dark);
    QTRY_VERIFY(child<QTextBrowser>("derivationText")->toHtml() != light);
    QVERIFY(dialog()->grab().toImage().pixelColor(4, 4).lightness() < 80);
    applyTheme(ThemeChoice::Light);
}

void FiguresWindowTest::themeSwitchesTheGlyph() {
    const auto restore = qScopeGuard([] { applyTheme(ThemeChoice::Light); });
    const auto* glyph = child<QLabel>("subjectGlyph");
    for (const auto& [choice, theme] : {std::pair(ThemeChoice::Dark, &Theme::dark()),
                                        std::pair(ThemeChoice::Light, &Theme::light())}) {
        applyTheme(choice);
        for (int stack = 0; stack < 2; ++stack) {
            document().setSelection({{0, stack}});
            const auto& object = document().polypile().line[0].stacks[std::size_t(stack)].object;
            QTRY_COMPARE(glyph->palette().color(QPalette::WindowText),
                         theme->glyph((*document().table())[object].color));
        }
    }
}

void FiguresWindowTest::longNamesHaveTheRoomThatTheyAreDrawnIn() {
    QStandardItemModel names(1, 1);
    names.setData(names.index(0, 0), "partly lost to system shock");
    QTableView table;
    table.setModel(&names);
    table.setItemDelegate(new FigureDelegate(&table));
    const int whole = table.fontMetrics().horizontalAdvance(names.index(0, 0).data().toString());
    table.setColumnWidth(0, whole + textMarginsIn(table));
    fitRows(table);
    const int oneLine = table.rowHeight(0);
    table.setColumnWidth(0, whole + textMarginsIn(table) - 1);
    fitRows(table);
    QVERIFY(table.rowHeight(0) >= oneLine + table.fontMetrics().height());
}

void FiguresWindowTest::lineHasAtLeastOne() {
    auto* outcomes = child<QTableView>("outcomes");
    QVERIFY(!outcomes->isColumnHidden(OutcomesModel::AtLeastOne));
    const QModelIndex chance = cell(*outcomes, "magic marker ★", OutcomesModel::AtLeastOne);
    const auto answer = window_->odds().answer();
    QCOMPARE(chance.data(OutcomesModel::ValueRole).toDouble(),
             answer->goals.front().probability.value);
    QVERIFY(chance.data().toString().endsWith(" %"));
}

void FiguresWindowTest::pileHasItsGolemsAsBars() {
    document().setSelection({{0, -1}});
    auto* fates = child<QTableView>("fates");
    for (const char* golem : {"iron golem", "skeleton", "no golem"}) {
        const QModelIndex bar = cell(*fates, golem, FatesModel::Bar);
        QVERIFY2(bar.isValid(), golem);
        QVERIFY(bar.data(FatesModel::ShareRole).toDouble() > 0);
    }
    click(fates, cell(*fates, "iron golem", FatesModel::Value));
    QTRY_VERIFY2(steps().contains("stack 2, pick-axe raises it"), qPrintable(steps()));
}

void FiguresWindowTest::namesOfOutcomesAreWhole() {
    document().edit("Book", [](PlanDocument::Draft& draft) {
        draft.polypile.line[0].stacks[0] = stack("spellbook of sleep");
        draft.selection = {{0, 0}};
    });
    window_->resize(1600, 1000);
    QTRY_VERIFY(window_->odds().hasWholeLine());
    auto* chart = child<BarChart>("likeliest");
    const auto names = [chart] {
        QStringList texts;
        for (const QGraphicsItem* item : chart->scene()->items()) {
            if (const auto* text = qgraphicsitem_cast<const QGraphicsSimpleTextItem*>(item)) {
                texts << text->text();
            }
        }
        return texts;
    };
    QTRY_VERIFY(!names().filter("spellbook of").isEmpty());
    QTRY_VERIFY2(names().filter(u"…").isEmpty(), qPrintable(names().join(u'\n')));
}

void FiguresWindowTest::outcomesAreFiltered() {
    document().setSelection({{0, 0}});
    auto* outcomes = child<QTableView>("outcomes");
    auto* filter = child<QLineEdit>("outcomeFilter");
    const int all = outcomes->model()->rowCount();
    filter->setFocus();
    QTest::keyClicks(filter, "flute");
    QCOMPARE(outcomes->model()->rowCount(), 2);
    QTest::keyClick(filter, Qt::Key_Escape);
    QCOMPARE(outcomes->model()->rowCount(), all);
    const QPoint heading(outcomes->columnViewportPosition(0) + 20, 10);
    QTest::mouseClick(outcomes->horizontalHeader()->viewport(), Qt::LeftButton, {}, heading);
    const QString first = outcomes->model()->index(0, 0).data().toString();
    const QString second = outcomes->model()->index(1, 0).data().toString();
    QVERIFY(first.compare(second, Qt::CaseInsensitive) != 0);
    QCOMPARE(outcomes->horizontalHeader()->sortIndicatorSection(), 0);
}

void FiguresWindowTest::outcomesAreCopiedByKeys() {
    document().setSelection({{0, 0}});
    auto* outcomes = child<QTableView>("outcomes");
    child<QLineEdit>("outcomeFilter")->setText("magic marker");
    outcomes->setFocus();
    QTest::keyClick(outcomes, Qt::Key_C, Qt::ControlModifier);
    QVERIFY2(QApplication::clipboard()->text().startsWith(
                 "Object,Becomes (probability 0 to 1)\r\nmagic marker,0.03200"),
             qPrintable(QApplication::clipboard()->text()));
    QTest::keyClick(outcomes, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(QApplication::clipboard()->text(),
             QString("| Object | Becomes |\n|---|---:|\n| magic marker ★ | 3.2 % |\n"));
}

void FiguresWindowTest::contextMenuCopies() {
    auto* outcomes = child<QTableView>("outcomes");
    const QList<QAction*> actions = outcomes->actions();
    QCOMPARE(outcomes->contextMenuPolicy(), Qt::ActionsContextMenu);
    QCOMPARE(actions.size(), 2);
    QApplication::clipboard()->clear();
    actions.back()->trigger();
    QVERIFY(QApplication::clipboard()->text().startsWith("| Object | ≥ 1 | Mean |"));
}

void FiguresWindowTest::goalCountFollowsPlusAndMinus() {
    auto* goals = child<QTableView>("goals");
    goals->setFocus();
    goals->setCurrentIndex(goals->model()->index(0, 0));
    QTest::keyClick(goals, Qt::Key_Plus);
    QTest::keyClick(goals, Qt::Key_Plus);
    QCOMPARE(document().polypile().goals.front().atLeast, 3);
    QTest::keyClick(goals, Qt::Key_Minus);
    QCOMPARE(document().polypile().goals.front().atLeast, 2);
    QCOMPARE(document().undoStack().count(), 1);
    QTest::keyClick(goals, Qt::Key_Return);
    QTRY_VERIFY(steps().contains("at least 2 magic markers"));
}

void FiguresWindowTest::wantedThingsAreSummedUp() {
    auto* sums = child<QTableView>("goalSums");
    const QModelIndex wanted = cell(*sums, "wanted things, on average", 2);
    double mean = 0;
    for (const auto& left : window_->odds().answer()->overall) {
        mean += left.object == test::object("magic marker") ? left.meanQuantity : 0;
    }
    QVERIFY(mean > 0);
    QCOMPARE(wanted.data().toString(), QString::number(mean, 'f', 4));
}

void FiguresWindowTest::wantedThingsOfASampleHaveTheirError() {
    document().edit("Many potions", [](PlanDocument::Draft& draft) {
        draft.polypile.line[0].stacks = {stack("potion of sleeping", 1'000'000)};
        draft.polypile.goals.front().object = test::object("potion of healing");
        draft.selection.clear();
    });
    QTRY_VERIFY_WITH_TIMEOUT(window_->odds().hasWholeLine(), 20'000);
    const QModelIndex wanted = cell(*child<QTableView>("goalSums"), "wanted things, on average", 2);
    const Report report = window_->odds().report({});
    const Figure* figure = report.figure("polypile/items/wanted");
    QVERIFY(figure != nullptr && figure->value.standardError > 0);
    QCOMPARE(wanted.data().toString(), estimateText(figure->value, Unit::Plain));
    QVERIFY2(wanted.data().toString().contains(" ± "), qPrintable(wanted.data().toString()));
}

void FiguresWindowTest::histogramPutsMillionsTogether() {
    auto* chart = child<Histogram>("left");
    const RangeOdds bins[] = {{1, 1, 0.00001}, {7, 7, 0.25}, {2'000'000'006, 2'000'000'006, 0.75}};
    chart->setBins(bins, 1.5e9);
    QCOMPARE(chart->accessibleDescription(),
             QString("mean 1,500,000,000.00, from 7 to 2,000,000,006, likeliest "
                     "1,975,000,007–2,000,000,006: 75.0 %"));
}

void FiguresWindowTest::leftHistogramFollowsThePile() {
    auto* chart = child<Histogram>("left");
    const auto mean = [this](std::size_t pile) {
        double sum = 0;
        for (const auto& left : window_->odds().answer()->piles[pile].ifHit.finalQuantity) {
            sum += left.meanQuantity;
        }
        return QString("mean %1,").arg(sum, 0, 'f', 2);
    };
    document().setSelection({{0, 0}});
    QVERIFY2(chart->accessibleDescription().startsWith(mean(0)),
             qPrintable(chart->accessibleDescription()));
    document().setSelection({{1, 0}});
    QVERIFY2(chart->accessibleDescription().startsWith(mean(1)),
             qPrintable(chart->accessibleDescription()));
    auto* counted = child<QComboBox>("leftCounted");
    counted->setFocus();
    QTest::keyClick(counted, Qt::Key_Down);
    QVERIFY2(chart->accessibleDescription().startsWith("mean 1.9"),
             qPrintable(chart->accessibleDescription()));
    chart->setFocus();
    QTest::keyClick(chart, Qt::Key_Right);
    QVERIFY(chart->toolTip().endsWith(" %"));
}

void FiguresWindowTest::leftSpeaksOfTheLineWhereNothingIsSelected() {
    auto* title = child<QLabel>("leftTitle");
    auto* remark = child<QLabel>("leftRemark");
    document().setSelection({});
    QTRY_COMPARE(title->text(), QString("Left on the whole line"));
    QVERIFY(remark->isVisible());
    const Report report = window_->odds().report({});
    const Figure* figure = report.figure("polypile/items/left");
    QVERIFY(figure != nullptr);
    QVERIFY2(remark->text().startsWith("On average " + figureText(*figure) + '.'),
             qPrintable(remark->text()));
    QVERIFY2(remark->text().contains(" items."), qPrintable(remark->text()));
    QVERIFY(!child<QComboBox>("leftCounted")->isVisible());
    document().setSelection({{0, 0}});
    QTRY_COMPARE(title->text(), QString("Left in pile 1, if reached"));
    QVERIFY(!remark->isVisible());
    QVERIFY(child<QComboBox>("leftCounted")->isVisible());
}

void FiguresWindowTest::nothingOnTheOwnSquareIsMissed() {
    auto* title = child<QLabel>("outcomesTitle");
    document().setSelection({{0, -1}});
    QTRY_COMPARE(title->text(), QString("Mean number left, if reached"));
    document().edit("Down", [](PlanDocument::Draft& draft) {
        draft.polypile.source = nethack::polypile::Source::SelfSquare;
        draft.polypile.line.resize(1);
        draft.polypile.line[0].distance = 0;
    });
    document().setSelection({{0, -1}});
    QTRY_COMPARE(title->text(), QString("Mean number left, after one zap"));
}

void FiguresWindowTest::lossesTellShocksApart() {
    auto* losses = child<BarChart>("losses");
    const QString spoken = losses->accessibleDescription();
    QVERIFY2(spoken.startsWith("1 "), qPrintable(spoken));
    losses->setFocus();
    QTest::keyClick(losses, Qt::Key_End);
    QVERIFY2(losses->accessibleName().contains(": 2 "), qPrintable(losses->accessibleName()));
}

void FiguresWindowTest::legendsNameWhatCanHappen() {
    const auto named = [this] { return child<Legend>("lossesLegend")->accessibleDescription(); };
    const auto* fates = child<Legend>("fatesLegend");
    QCOMPARE(named(), QString("shock, all, shock, some, fused, golem"));
    QCOMPARE(fates->accessibleDescription(), QString("kept, wanted, other, shock, fused, golem"));
    const int width = fates->sizeHint().width();
    auto* source = child<QComboBox>("source");
    source->setFocus();
    QTest::keyClick(source, Qt::Key_End);
    QVERIFY(isDipped(document().polypile().source));
    QCOMPARE(named(), QString("fused"));
    QCOMPARE(fates->accessibleDescription(), QString("kept, wanted, other, fused"));
    QVERIFY(fates->sizeHint().width() < width);
    QTest::keyClick(source, Qt::Key_Home);
    QCOMPARE(named(), QString("shock, all, shock, some, fused, golem"));
    QVERIFY(fates->accessibleDescription().endsWith("shock, fused, golem"));
}

void FiguresWindowTest::accessibleTextTellsTheFigures() {
    document().setSelection({{0, 0}});
    auto* fates = child<QTableView>("fates");
    QCOMPARE(fates->model()->index(0, 0).data(Qt::AccessibleTextRole).toString(),
             QString("stays as it is (resists), 5.0 %"));
    QAccessibleInterface* table = QAccessible::queryAccessibleInterface(fates);
    QCOMPARE(table->role(), QAccessible::Table);
    QCOMPARE(table->text(QAccessible::Name), QString("Fates"));
}

void FiguresWindowTest::stateAfterTheChangeStandsByTheOutcomes() {
    auto* state = child<QListView>("stackState");
    document().reset(test::documentOf({{test::stack("wand of digging"),
                                        test::stack("ring of hunger"), test::stack("dart", 40)}}));
    QTRY_VERIFY(window_->odds().hasWholeLine());
    QVERIFY2(!state->isVisible(), "of the line there is none");
    const auto lines = [state] {
        QStringList said;
        for (int row = 0; row < state->model()->rowCount(); ++row) {
            said << state->model()->index(row, 0).data(Qt::AccessibleTextRole).toString();
        }
        return said;
    };
    board().setFocus();
    board().setCurrent({0, 0});
    QVERIFY(state->isVisible());
    QCOMPARE(lines(), QStringList({"Times recharged after the change", "0, 9.0 %", "1, 54.3 %"}));
    key(Qt::Key_Down);
    QVERIFY2(!state->isVisible(), "of a ring there is nothing to say");
    key(Qt::Key_Down);
    QVERIFY(state->isVisible());
    QCOMPARE(lines().value(1).first(11), QString("1 to 39, 23"));
    QVERIFY2(lines().value(1).endsWith("each number as likely as the others"),
             qPrintable(lines().join('|')));
    QVERIFY2(lines().contains("poisoned, 0.19 %"), qPrintable(lines().join('|')));
}

void FiguresWindowTest::largeFontsAreNotClipped() {
    const QFont before = QApplication::font();
    QFont large = before;
    large.setPointSize(24);
    window_.reset();
    QApplication::setFont(large);
    window_ = std::make_unique<MainWindow>(catalogues());
    window_->document().reset(smallPlan());
    window_->resize(2400, 1500);
    window_->show();
    QTRY_VERIFY(window_->odds().hasWholeLine());
    document().setSelection({{0, 0}});
    for (const char* name : {"fates", "outcomes", "goals"}) {
        auto* table = child<QTableView>(name);
        const int row = table->verticalHeader()->defaultSectionSize();
        QVERIFY2(row >= table->fontMetrics().height(), name);
        for (int column = 1; column < table->model()->columnCount(); ++column) {
            if (!table->isColumnHidden(column)) {
                const QString text = table->model()->index(0, column).data().toString();
                QVERIFY2(table->columnWidth(column) >= table->fontMetrics().horizontalAdvance(text),
                         name);
            }
        }
    }
    window_.reset();
    QApplication::setFont(before);
}

POLYPLAN_UI_TEST(FiguresWindowTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "figures_window_test.moc"
