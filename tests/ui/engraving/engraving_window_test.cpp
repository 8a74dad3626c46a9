#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDrag>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QTableView>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>
#include <QWindow>
#include <algorithm>
#include <tuple>

#include "tests/ui/engraving/engraving_window.h"
#include "tests/ui/support/menu.h"
#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/widgets.h"
#include "ui/charts/curve_chart.h"
#include "ui/engraving/text_cells.h"
#include "ui/look/figures.h"
#include "ui/models/engraving/scenario_model.h"
#include "ui/models/engraving/stylus_table_model.h"
#include "ui/models/engraving/stylus_tree_model.h"
#include "ui/models/report_model.h"
#include "ui/polypile/line_board.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/plan_templates.h"
#include "ui/shell/theme_choice.h"

namespace polyplan::ui {
namespace {

using nethack::engraving::Condition;
using nethack::engraving::Surface;
using test::catalogues;

/// The Engraving perspective in the real window, with real keys and clicks.
class EngravingWindowTest : public test::EngravingFixture {
    Q_OBJECT

  private Q_SLOTS:
    void asksForATextBeforeOneIsTyped();
    void presetWritesElbereth();
    void typingIsOneStepThatUndoRestores();
    void refusesWhatThePromptDoesNotTake();
    void longTextsWrapWithoutMovingTheRest();
    void tellsWhyASquareRefuses();
    void whatIsRefusedDoesNotLast();
    void picksWhatIsCarriedByKeyboard();
    void picksByClickInTheTree();
    void listsWhatCannotWriteBehindWhyNot();
    void stateOfTheStylusIsEdited();
    void ringWritesByItsLooks();
    void conditionsRaiseTheRisk();
    void addsToWhatStandsThere();
    void tableSortsAndPicks();
    void tableIsCopied();
    void tablesAreCopiedByKeys();
    void putsTheTextOnAPile();
    void followsTheStrategy();
    void gameWithoutRulesSaysSo();
    void fitsASmallScreenAndLargeFonts();

    void eventsAreAddedRepeatedMovedAndRemovedByKeys();
    void countsAreTypedByKeysAlone();
    void eventsAreRemovedByTheButton();
    void eventsHaveAMenu();
    void eventsAreDragged();
    void timesAreTypedIn();
    void presetsSetTheScenario();
    void curvesAreLaidOverOneAnother();
    void boxIsSetWhereItIsDrawn();
    void rightClickChoosesNothing();
    void rightClickLeavesTheHighlightInTheTree();
    void samplesFollowSliderAndSeed();
    void bestOfWhatIsCarriedIsPicked();
    void whatNeverCountsIsNoBest();
    void saysWhyNothingCarriedWrites();
    void emptyTableSaysHowToSeeAll();
    void newPlanListsAllStylusesAgain();
    void newPlanEmptiesTheSearch();
    void keysGoToTheTextFirst();
    void bladesWriteItAllInGoes();
    void versionsDiffer();
    void everyControlIsNamedAndReachedByTab();
    void tabGoesDownTheLeftColumn();

  private:
    const nethack::engraving::Writing& writing() {
        return *view_->service().answer()->answer.writing;
    }
    void clickTable(int row, int column) {
        auto* table = child<QTableView>("stylusTable");
        const QModelIndex index = table->model()->index(row, column);
        table->scrollTo(index);
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(index).center());
    }
    /// Chooses an entry of a box by the keyboard.
    void choose(QComboBox* box, const QString& text) { test::chooseByKeys(*box, text); }
};

void EngravingWindowTest::asksForATextBeforeOneIsTyped() {
    settle();
    const auto* figures = child<QAbstractItemView>("engravingFigures")->model();
    const auto shows = [figures](ReportModel::Kind kind) {
        return !figures
                    ->match(figures->index(0, 0), ReportModel::KindRole, static_cast<int>(kind), 1,
                            Qt::MatchExactly)
                    .isEmpty();
    };
    QTRY_VERIFY(figures->rowCount() > 1);
    QCOMPARE(figures->index(1, 0).data().toString(), QString("There is no text to engrave."));
    QVERIFY(!shows(ReportModel::Kind::Refusal));
    QVERIFY(!child<QLabel>("engravingFault")->isVisible());

    QTest::mouseClick(child<QLineEdit>("engravingText"), Qt::LeftButton);
    QTest::keyClick(child<QLineEdit>("engravingText"), Qt::Key_Space);
    settle();
    QTRY_VERIFY(shows(ReportModel::Kind::Refusal));  // blanks alone are a text that is refused
    QTest::keyClicks(child<QLineEdit>("engravingText"), "x");
    settle();
    QTRY_VERIFY(!shows(ReportModel::Kind::Refusal));
}

void EngravingWindowTest::presetWritesElbereth() {
    QVERIFY(!document().strategy().engraving);
    writeElbereth();
    QCOMPARE(engraving().text, std::string("Elbereth"));
    QCOMPARE(engraving().stylus, std::optional<std::string>("fingers"));
    QVERIFY(qAbs(writing().readsElbereth - 0.7265217202) < 1e-9);
    QCOMPARE(child<QLineEdit>("engravingText")->text(), QString("Elbereth"));
    QVERIFY(child<TextCells>("textCells")->accessibleDescription().startsWith("E 4.0 %, l 4.0 %"));
    const auto* figures = child<QAbstractItemView>("engravingFigures")->model();
    QTRY_COMPARE(figures->index(2, 1).data().toString(), QString("72.7 %"));
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!document().strategy().engraving);
    QVERIFY(child<QLineEdit>("engravingText")->text().isEmpty());
}

void EngravingWindowTest::typingIsOneStepThatUndoRestores() {
    auto* line = child<QLineEdit>("engravingText");
    QTest::mouseClick(line, Qt::LeftButton);
    QTest::keyClicks(line, "x marks");
    QCOMPARE(engraving().text, std::string("x marks"));
    QCOMPARE(document().undoStack().count(), 1);
    QTest::keyClick(line, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(line->text().isEmpty());
    QVERIFY(!document().strategy().engraving);
    QTest::keyClick(line, Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(line->text(), QString("x marks"));
}

void EngravingWindowTest::refusesWhatThePromptDoesNotTake() {
    auto* line = child<QLineEdit>("engravingText");
    auto* fault = child<QLabel>("engravingFault");
    QTest::mouseClick(line, Qt::LeftButton);
    QTest::keyClicks(line, "ab");
    QApplication::clipboard()->setText(QStringLiteral("é"));
    QTest::keyClick(line, Qt::Key_V, Qt::ControlModifier);
    QVERIFY(fault->isVisible());
    QVERIFY(fault->text().contains("“é” (place 3)"));
    QCOMPARE(engraving().text, std::string("ab"));
    QTest::keyClick(line, Qt::Key_Backspace);
    QVERIFY(!fault->isVisible() || !fault->text().contains("place 3"));

    QApplication::clipboard()->setText(QString(300, 'x'));
    QTest::keyClick(line, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(line, Qt::Key_V, Qt::ControlModifier);
    QVERIFY(fault->text().contains("at most 255 characters, this is 300"));
    QCOMPARE(engraving().text, std::string("ab"));
    QCOMPARE(line->text().size(), 300);
}

void EngravingWindowTest::longTextsWrapWithoutMovingTheRest() {
    writeElbereth();
    auto* table = child<QTableView>("stylusTable");
    const int height = window_->height();
    QApplication::clipboard()->setText(QString(255, 'W'));
    auto* line = child<QLineEdit>("engravingText");
    QTest::keyClick(line, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(line, Qt::Key_V, Qt::ControlModifier);
    settle();
    QCOMPARE(engraving().text.size(), std::size_t{255});
    QCOMPARE(window_->height(), height);
    QVERIFY(table->height() > 5 * table->fontMetrics().height());
    auto* cells = child<TextCells>("textCells");
    QVERIFY(cells->heightForWidth(cells->width()) > 3 * cells->minimumSizeHint().height());
    QTest::mouseClick(cells, Qt::LeftButton, {}, QPoint(3, 3));
    QCOMPARE(line->cursorPosition(), 0);
}

void EngravingWindowTest::tellsWhyASquareRefuses() {
    writeElbereth();
    choose(child<QComboBox>("surface"), "fountain");
    QCOMPARE(engraving().surface, Surface::Fountain);
    settle();
    auto* fault = child<QLabel>("engravingFault");
    QTRY_VERIFY(fault->isVisible());
    QVERIFY(fault->text().contains("engrave.c"));
    choose(child<QComboBox>("surface"), "floor");
    settle();
    QTRY_VERIFY(!fault->isVisible());
}

void EngravingWindowTest::whatIsRefusedDoesNotLast() {
    writeElbereth();
    auto* chart = child<CurveChart>("durability");
    const auto* remains = child<QListView>("remains")->model();
    QTRY_COMPARE(remains->rowCount(), 8);
    QCOMPARE(chart->curves().size(), std::size_t{1});
    auto* levitating = child<QCheckBox>("condition levitating");
    QTest::mouseClick(levitating, Qt::LeftButton, {}, QPoint(5, levitating->height() / 2));
    settle();
    QVERIFY(writing().refused);
    QTRY_COMPARE(remains->rowCount(), 0);
    QVERIFY(chart->curves().empty());
    QVERIFY(!child<QSlider>("remainsEvents")->isEnabled());
    QVERIFY(!child<QLabel>("remainsStart")->isVisible());

    // What writes all the same is drawn where it is asked for.
    clickTable(rowOf("wand of fire"), StylusTableModel::Right);
    settle();
    QTRY_COMPARE(remains->rowCount(), 8);
    QCOMPARE(chart->curves().size(), std::size_t{1});
}

void EngravingWindowTest::picksWhatIsCarriedByKeyboard() {
    writeElbereth();
    auto* search = child<QLineEdit>("stylusSearch");
    search->setFocus();
    QTest::keyClicks(search, "athame");
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(engraving().stylus, std::optional<std::string>("athame"));
    settle();
    QCOMPARE(writing().unchanged, 1.0);
    QTest::keyClick(search, Qt::Key_Down);
    auto* tree = child<QTreeView>("styluses");
    QVERIFY(tree->hasFocus());
    QVERIFY(tree->currentIndex().parent().isValid());
}

void EngravingWindowTest::picksByClickInTheTree() {
    writeElbereth();
    auto* tree = child<QTreeView>("styluses");
    const QModelIndex carried = tree->model()->index(0, 0);
    QCOMPARE(carried.data().toString(), QString("You have"));
    QCOMPARE(carried.data(StylusTreeModel::GroupKeyRole).toInt(), StylusTreeModel::carriedKey);
    const QModelIndex athame = tree->model()->index(1, 0, carried);
    QCOMPARE(athame.data().toString(), QString("athame +0"));
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(athame).center());
    QCOMPARE(engraving().stylus, std::optional<std::string>("athame"));
    settle();
    QTRY_VERIFY(tree->model()->index(1, 0, carried).data(StylusTreeModel::IsChosenRole).toBool());
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(carried).center());
    QVERIFY(!tree->isExpanded(carried));
}

void EngravingWindowTest::listsWhatCannotWriteBehindWhyNot() {
    writeElbereth();
    const auto* model = child<QTreeView>("styluses")->model();
    const QModelIndex last = model->index(model->rowCount() - 1, 0);
    QCOMPARE(last.data(StylusTreeModel::GroupKeyRole).toInt(), StylusTreeModel::whyNotKey);
    QVERIFY(!child<QTreeView>("styluses")->isExpanded(last));
    QVERIFY(model->rowCount(last) > 50);
    bool foundScroll = false;
    for (int row = 0; row < model->rowCount(last); ++row) {
        const QModelIndex index = model->index(row, 0, last);
        foundScroll = foundScroll || index.data().toString() == "scroll of light";
        QVERIFY2(index.data(Qt::ToolTipRole).toString().contains("engrave.c") ||
                     index.data(Qt::ToolTipRole).toString().contains("writes nothing"),
                 qPrintable(index.data().toString()));
    }
    QVERIFY(foundScroll);
}

void EngravingWindowTest::stateOfTheStylusIsEdited() {
    writeElbereth();
    auto* search = child<QLineEdit>("stylusSearch");
    search->setFocus();
    QTest::keyClicks(search, "long sword");
    QTest::keyClick(search, Qt::Key_Return);
    settle();
    QVERIFY(!writing().complete);
    QCOMPARE(writing().goes.size(), std::size_t{2});
    QVERIFY(child<TextCells>("textCells")->accessibleDescription().endsWith("h 0 %"));
    auto* enchantment = child<QSpinBox>("stylusEnchantment");
    QVERIFY(enchantment->isVisible());
    const int steps = document().undoStack().count();
    enchantment->setFocus();
    QTest::keyClick(enchantment, Qt::Key_Up);
    QTest::keyClick(enchantment, Qt::Key_Up);
    QCOMPARE(engraving().stylusState.enchantment, 2);
    QCOMPARE(document().undoStack().count(), steps + 1);
    settle();
    QVERIFY(writing().complete);
    choose(child<QComboBox>("stylusBuc"), "cursed");
    QCOMPARE(engraving().stylusState.buc, nethack::Buc::Cursed);
}

void EngravingWindowTest::ringWritesByItsLooks() {
    const ObjectIndex ring =
        *catalogues().objects(nethack::Game::NetHack367)->find("ring of conflict");
    document().edit("Ring", [](PlanDocument::Draft& draft) {
        draft.plan.inventory.push_back(test::stack("ring of conflict"));
    });
    writeElbereth();
    auto* looks = child<QComboBox>("stylusLooks");
    QVERIFY(!looks->isVisible());
    auto* search = child<QLineEdit>("stylusSearch");
    search->setFocus();
    QTest::keyClicks(search, "ring of conflict");
    QTest::keyClick(search, Qt::Key_Return);
    settle();
    QVERIFY(looks->isVisible());
    QCOMPARE(looks->currentText(), QString("not known"));
    QCOMPARE(writing().type, std::optional(nethack::engraving::Type::Dust));

    choose(looks, "diamond (hard)");
    QCOMPARE(engraving().stylusState.appearance, std::string("diamond"));
    settle();
    QCOMPARE(writing().type, std::optional(nethack::engraving::Type::Engrave));
    QCOMPARE(writing().turns, 8);
    const StylusAnswer* chosen = view_->service().answer()->chosen();
    QVERIFY(chosen != nullptr);
    QCOMPARE(chosen->title, std::string("ring of conflict (diamond)"));
    choose(looks, "opal");
    settle();
    QCOMPARE(writing().type, std::optional(nethack::engraving::Type::Dust));

    // What is known of the ring leaves fewer.
    const auto make = [&](Material material) {
        document().edit("Material", [=](PlanDocument::Draft& draft) {
            draft.plan.appearanceMaterials[ring] = material;
        });
    };
    make(Material::Iron);
    QVERIFY(looks->findText("steel (hard)") > 0);
    QCOMPARE(looks->findText("diamond (hard)"), -1);
    make(Material::Gold);
    settle();
    QCOMPARE(looks->count(), 2);
    clickTable(rowOf("ring of conflict"), StylusTableModel::Right);
    QCOMPARE(engraving().stylusState.appearance, std::string("gold"));
    QCOMPARE(looks->currentText(), QString("gold"));
}

void EngravingWindowTest::conditionsRaiseTheRisk() {
    writeElbereth();
    auto* blind = child<QCheckBox>("condition blind");
    QTest::mouseClick(blind, Qt::LeftButton, {}, QPoint(5, blind->height() / 2));
    QVERIFY(engraving().conditions.contains(Condition::Blind));
    settle();
    QVERIFY(qAbs(writing().readsElbereth - 0.3449785180) < 1e-9);
    QTest::keyClick(blind, Qt::Key_Space);
    QVERIFY(engraving().conditions.empty());
    auto* more = child<QToolButton>("moreConditions");
    QVERIFY(test::pickFromMenu(*more, "flying"));
    QVERIFY(engraving().conditions.contains(Condition::Flying));
    QCOMPARE(more->text(), QString("More (1)"));
}

void EngravingWindowTest::addsToWhatStandsThere() {
    writeElbereth();
    choose(child<QComboBox>("existingType"), "dust");
    auto* old = child<QLineEdit>("existingText");
    QVERIFY(old->isVisible());
    // It is not known before it is typed, and changes nothing of what comes out.
    const auto* hint = child<QLabel>("existingFault");
    QCOMPARE(old->text(), QString());
    QVERIFY2(hint->isVisible() && hint->text().startsWith("Not typed yet"),
             qPrintable(hint->text()));
    settle();
    QCOMPARE(writing().wanted, std::string("Elbereth"));
    QVERIFY(qAbs(writing().readsElbereth - 0.7265217202) < 1e-9);
    QTest::keyClick(old, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(old, "ad aerarium ");
    QVERIFY(!hint->isVisible());
    settle();
    QVERIFY(writing().wanted.starts_with("ad aerarium"));
    const auto* count = child<QLabel>("engravingCount");
    QTRY_COMPARE(count->text(), QString("%1 + 8 / 255").arg(writing().kept));
    choose(child<QComboBox>("engraveAction"), "wipe out and write");
    settle();
    QCOMPARE(writing().wanted, std::string("Elbereth"));
    QTRY_COMPARE(count->text(), QString("8 / 255"));
}

void EngravingWindowTest::tableSortsAndPicks() {
    writeElbereth();
    auto* table = child<QTableView>("stylusTable");
    QTRY_COMPARE(rowOf("athame +0"), 0);
    QCOMPARE(rowOf("wand of fire"), 1);  // as safe and fast, and it lasts, but for a charge
    QVERIFY(rowOf("wand of lightning") > 1);
    QTest::mouseClick(child<QPushButton>("rankFastest"), Qt::LeftButton);
    QCOMPARE(table->model()->index(0, StylusTableModel::Turns).data().toInt(), 0);
    auto* header = table->horizontalHeader();
    const int x = header->sectionViewportPosition(StylusTableModel::Turns) + 10;
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, QPoint(x, header->height() / 2));
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, QPoint(x, header->height() / 2));
    QVERIFY(table->model()->index(0, StylusTableModel::Turns).data().toInt() > 0);
    QTest::mouseClick(child<QPushButton>("rankSafest"), Qt::LeftButton);
    const int diamond = rowOf("diamond");
    QVERIFY(diamond > 0);
    clickTable(diamond, StylusTableModel::Right);
    QCOMPARE(engraving().stylus, std::optional<std::string>("diamond"));
    settle();
    QTRY_COMPARE(table->currentIndex().data().toString(), QString("diamond"));

    auto* onlyCarried = child<QCheckBox>("onlyCarried");
    QTest::mouseClick(onlyCarried, Qt::LeftButton, {}, QPoint(5, onlyCarried->height() / 2));
    QCOMPARE(rowOf("diamond"), -1);
    QVERIFY(rowOf("fingers") >= 0);
    const int shown = table->model()->rowCount();
    auto* refused = child<QCheckBox>("showRefused");
    QTest::mouseClick(refused, Qt::LeftButton, {}, QPoint(5, refused->height() / 2));
    QVERIFY(table->model()->rowCount() > shown);
    table->setFocus();
    table->setCurrentIndex(table->model()->index(rowOf("athame +0"), 0));
    QTest::keyClick(table, Qt::Key_Return);
    QCOMPARE(engraving().stylus, std::optional<std::string>("athame"));
}

void EngravingWindowTest::tableIsCopied() {
    writeElbereth();
    auto* copy = child<QToolButton>("copyStyluses");
    QVERIFY(test::pickFromMenu(*copy, "As CSV"));
    const QStringList csv = QApplication::clipboard()->text().split("\r\n");
    QCOMPARE(csv.front(),
             QString("Stylus,Writes,Right (probability 0 to 1),Elbereth (probability 0 to 1),"
                     "Lasts (probability 0 to 1),Turns,Costs (points or charges),Goes"));
    const QStringList fingers = csv.filter(QRegularExpression("^fingers,")).value(0).split(',');
    bool isNumber = false;
    const double right = fingers.value(2).toDouble(&isNumber);
    QVERIFY2(isNumber && right > 0 && right <= 1, qPrintable(fingers.join('|')));
    const auto* table = child<QTableView>("stylusTable");
    const QString shown = table->model()->index(rowOf("fingers"), 2).data().toString();
    QCOMPARE(percent(right), shown);
    QVERIFY(test::pickFromMenu(*copy, "As Markdown"));
    QVERIFY(QApplication::clipboard()->text().startsWith("| Stylus | Writes |"));
}

void EngravingWindowTest::tablesAreCopiedByKeys() {
    writeElbereth();
    const std::tuple<const char*, const char*, QString> views[] = {
        {"stylusTable", "copyStyluses", "Stylus"},
        {"engravingFigures", "copyEngravingFigures", "Figure"}};
    for (const auto& [name, button, first] : views) {
        QVERIFY(test::pickFromMenu(*child<QToolButton>(button), "As CSV"));
        const QString csv = QApplication::clipboard()->text();
        QVERIFY2(csv.startsWith(first + u','), qPrintable(csv));
        auto* view = child<QAbstractItemView>(name);
        view->setFocus();
        view->setCurrentIndex(view->model()->index(0, 0));
        QApplication::clipboard()->clear();
        QTest::keyClick(view, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), csv);
        QTest::keyClick(view, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(QApplication::clipboard()->text().startsWith("| " + first + " | "));
    }
}

void EngravingWindowTest::putsTheTextOnAPile() {
    writeElbereth();
    auto* put = child<QToolButton>("putOnPile");
    QVERIFY(test::pickFromMenu(*put, "Pile 2"));
    QCOMPARE(put->menu()->actions().size(), 2);
    const plan::Label& label = document().polypile().line[1].engraving;
    QCOMPARE(label.text, std::string("Elbereth"));
    QCOMPARE(label.type, std::string("DUST"));
    QCOMPARE(label.stylus, std::string("fingers"));
    const auto content = window_->findChild<LineBoard*>()->content();
    QCOMPARE(content->foot(1).figure, QString("72.4 %"));
    QVERIFY(content->description({1, -1}).contains("came out right: 72.4 %"));
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(document().polypile().line[1].engraving.text.empty());
}

void EngravingWindowTest::followsTheStrategy() {
    writeElbereth();
    document().edit("Add strategy", [](PlanDocument::Draft& draft) {
        plan::Strategy other;
        other.name = "Other";
        draft.plan.strategies.push_back(other);
        draft.strategyIndex = 1;
    });
    settle();
    QVERIFY(child<QLineEdit>("engravingText")->text().isEmpty());
    QVERIFY(!child<QToolButton>("putOnPile")->isEnabled());
    document().setStrategyIndex(0);
    QCOMPARE(child<QLineEdit>("engravingText")->text(), QString("Elbereth"));
}

void EngravingWindowTest::gameWithoutRulesSaysSo() {
    plan::Document plan;
    plan.game = nethack::Game::DNetHack;
    plan.strategies.emplace_back().name = "dNetHack";
    document().reset(plan);
    QVERIFY(child<QLabel>("engravingFault")->text().contains("not known for dNetHack"));
}

void EngravingWindowTest::fitsASmallScreenAndLargeFonts() {
    writeElbereth();
    const QSize least = window_->minimumSizeHint();
    QVERIFY2(least.width() <= 1280 && least.height() <= 800,
             qPrintable(QString("%1 x %2").arg(least.width()).arg(least.height())));
    const QFont usual = QApplication::font();
    QFont large = usual;
    large.setPointSize(24);
    QApplication::setFont(large);
    applyTheme(ThemeChoice::Dark);
    QTest::qWait(50);
    QVERIFY(!window_->grab().isNull());
    QApplication::setFont(usual);
    applyTheme(ThemeChoice::Light);
}

void EngravingWindowTest::eventsAreAddedRepeatedMovedAndRemovedByKeys() {
    writeElbereth();
    QVERIFY(test::pickFromMenu(*child<QToolButton>("addEvent"), "apply an axe downwards"));
    QCOMPARE(engraving().events.size(), std::size_t{2});
    auto* table = child<QTableView>("scenario");
    table->setFocus();
    QCOMPARE(table->currentIndex().row(), 1);
    const int steps = document().undoStack().count();
    QTest::keyClick(table, Qt::Key_Plus);
    QTest::keyClick(table, Qt::Key_Plus);
    QTest::keyClick(table, Qt::Key_Minus);
    QCOMPARE(engraving().events[1].times, 2);
    QCOMPARE(document().undoStack().count(), steps + 1);
    QTest::keyClick(table, Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(engraving().events[0].cause, nethack::engraving::Cause::ApplyAxeDown);
    document().undoStack().undo();
    QCOMPARE(table->currentIndex().row(), 1);
    document().undoStack().redo();
    QCOMPARE(table->currentIndex().row(), 0);
    QTest::keyClick(table, Qt::Key_Delete);
    QCOMPARE(engraving().events.size(), std::size_t{1});
    QCOMPARE(engraving().events[0].cause, nethack::engraving::Cause::Turn);
}

void EngravingWindowTest::eventsAreRemovedByTheButton() {
    writeElbereth();
    auto* table = child<QTableView>("scenario");
    auto* remove = child<QToolButton>("removeEvent");
    QVERIFY(!remove->isEnabled());
    QVERIFY(test::pickFromMenu(*child<QToolButton>("addEvent"), "apply an axe downwards"));
    QVERIFY(remove->isEnabled());
    QTest::mouseClick(remove, Qt::LeftButton);
    QCOMPARE(engraving().events.size(), std::size_t{1});
    QCOMPARE(engraving().events[0].cause, nethack::engraving::Cause::Turn);
    QCOMPARE(table->currentIndex().row(), 0);
    QTest::mouseClick(remove, Qt::LeftButton);
    QVERIFY(engraving().events.empty());
    QVERIFY(!remove->isEnabled());
    document().undoStack().undo();
    QVERIFY(remove->isEnabled());  // what came back is chosen
}

void EngravingWindowTest::eventsHaveAMenu() {
    using nethack::engraving::Cause;
    writeElbereth();
    QVERIFY(test::pickFromMenu(*child<QToolButton>("addEvent"), "apply an axe downwards"));
    auto* table = child<QTableView>("scenario");
    const auto pick = [table](int row, const QString& entry) {
        const QPoint at =
            table->visualRect(table->model()->index(row, ScenarioModel::Cause)).center();
        QTest::mouseClick(table->viewport(), Qt::RightButton, {}, at);
        return test::pickFromMenu(
            [&] {
                QContextMenuEvent menu(QContextMenuEvent::Mouse, at,
                                       table->viewport()->mapToGlobal(at));
                QApplication::sendEvent(table->viewport(), &menu);
            },
            entry);
    };
    QVERIFY(!pick(0, "Move up"));
    QVERIFY(pick(0, "Move down"));
    QCOMPARE(engraving().events[1].cause, Cause::Turn);
    QVERIFY(!pick(1, "Move down"));
    QVERIFY(pick(1, "Move up"));
    QCOMPARE(engraving().events[0].cause, Cause::Turn);
    QVERIFY(pick(1, "How often"));
    auto* field = table->findChild<QSpinBox*>();
    QVERIFY(field != nullptr);
    QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(field, "3");
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_COMPARE(engraving().events[1].times, 3);
    QVERIFY(pick(0, "Remove"));
    QCOMPARE(engraving().events.size(), std::size_t{1});
    QCOMPARE(engraving().events[0].cause, Cause::ApplyAxeDown);
}

void EngravingWindowTest::countsAreTypedByKeysAlone() {
    writeElbereth();
    auto* line = child<QLineEdit>("engravingText");
    QTest::mouseClick(line, Qt::LeftButton);
    QVERIFY(line->hasFocus());
    QVERIFY(test::pickFromMenu(*child<QToolButton>("addEvent"), "apply an axe downwards"));
    auto* table = child<QTableView>("scenario");
    QTRY_COMPARE(QApplication::focusWidget(), static_cast<QWidget*>(table));
    const auto key = [](Qt::Key each) { QTest::keyClick(QApplication::focusWidget(), each); };
    key(Qt::Key_Plus);
    QCOMPARE(engraving().events[1].times, 2);
    QCOMPARE(engraving().text, std::string("Elbereth"));
    key(Qt::Key_7);
    QVERIFY(table->findChild<QSpinBox*>() != nullptr);
    key(Qt::Key_5);
    key(Qt::Key_Return);
    QTRY_COMPARE(engraving().events[1].times, 75);
    QTRY_VERIFY(table->hasFocus());

    // From the name of an event too.
    int times = 10;
    for (const Qt::Key opens : {Qt::Key_Return, Qt::Key_F2, Qt::Key_Enter}) {
        const QPoint name = table->visualRect(table->model()->index(0, 0)).center();
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, name);
        QCOMPARE(table->currentIndex().column(), 0);
        key(opens);
        QPointer<QSpinBox> field = table->findChild<QSpinBox*>();
        QVERIFY(field != nullptr);
        QTRY_VERIFY(field->hasFocus());
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, QString::number(++times));
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_COMPARE(engraving().events[0].times, times);
        QTRY_VERIFY(field == nullptr);
    }
    const QPoint name = table->visualRect(table->model()->index(0, 0)).center();
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, name);
    key(Qt::Key_9);
    key(Qt::Key_Return);
    QTRY_COMPARE(engraving().events[0].times, 9);
}

void EngravingWindowTest::eventsAreDragged() {
    writeElbereth();
    QVERIFY(test::pickFromMenu(*child<QToolButton>("scenarioPreset"), "Riding"));
    const auto before = engraving().events;
    QCOMPARE(before.size(), std::size_t{2});
    auto* table = child<QTableView>("scenario");
    QWindow* handle = window_->windowHandle();
    const auto place = [&](int row, double share) {
        const QRect rect = table->visualRect(table->model()->index(row, 0));
        const QPoint inside(rect.left() + rect.width() / 2,
                            rect.top() + qRound(rect.height() * share));
        return table->viewport()->mapTo(window_.get(), inside);
    };
    const QPoint from = place(0, 0.5);
    const QPoint to = place(1, 0.95);
    QTimer::singleShot(300, this, [&] {
        QTest::mouseMove(handle, to - QPoint(0, 3));
        QTest::mouseMove(handle, to);
        QTest::mouseRelease(handle, Qt::LeftButton, {}, to);
    });
    QTimer::singleShot(3000, this, [] { QDrag::cancel(); });
    QTest::mousePress(handle, Qt::LeftButton, {}, from);
    QTest::mouseMove(handle, from + QPoint(0, QApplication::startDragDistance()));
    QTest::mouseMove(handle, from + QPoint(0, 2 * QApplication::startDragDistance()));
    QTRY_COMPARE(engraving().events[0], before[1]);
    QCOMPARE(engraving().events[1], before[0]);
    QCOMPARE(document().undoStack().undoText(), QString("Move event"));
}

void EngravingWindowTest::timesAreTypedIn() {
    writeElbereth();
    auto* table = child<QTableView>("scenario");
    const QModelIndex times = table->model()->index(0, 1);
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(times).center());
    QTest::mouseDClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(times).center());
    auto* spin = table->findChild<QSpinBox*>();
    QVERIFY(spin != nullptr);
    QTest::keyClick(spin, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(spin, "7");
    QTest::keyClick(spin, Qt::Key_Return);
    QTRY_COMPARE(engraving().events[0].times, 7);
}

void EngravingWindowTest::presetsSetTheScenario() {
    writeElbereth();
    auto* presets = child<QToolButton>("scenarioPreset");
    QVERIFY(test::pickFromMenu(*presets, "Melee"));
    QCOMPARE(presets->menu()->actions().size(), 6);
    settle();
    const auto& entries = view_->service().answer()->answer.durability->entries;
    QCOMPARE(entries.size(), std::size_t{21});
    QCOMPARE(entries.back().figures.readsElbereth, 0.0);
    QCOMPARE(document().undoStack().undoText(), QString("Events: Melee"));
}

void EngravingWindowTest::curvesAreLaidOverOneAnother() {
    writeElbereth();
    auto* chart = child<CurveChart>("durability");
    QTRY_COMPARE(chart->curves().size(), std::size_t{1});
    QCOMPARE(chart->curves()[0].points.size(), std::size_t{51});
    QCOMPARE(chart->curves()[0].points[0].value, 1.0);
    auto* table = child<QTableView>("stylusTable");
    const int row = rowOf("athame +0");
    table->setFocus();
    table->setCurrentIndex(table->model()->index(row, 0));
    QTest::keyClick(table, Qt::Key_Space);
    QCOMPARE(engraving().overlaid, std::vector<std::string>{"athame"});
    QTRY_COMPARE(chart->curves().size(), std::size_t{2});
    QVERIFY(chart->curves()[1].points.back().value > chart->curves()[0].points.back().value);
    QVERIFY(chart->accessibleDescription().contains("athame"));

    const QRect cell = table->visualRect(table->model()->index(rowOf("wand of fire"), 0));
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                      QPoint(cell.left() + 12, cell.center().y()));
    QCOMPARE(engraving().overlaid.size(), std::size_t{2});
    QCOMPARE(engraving().stylus, std::optional<std::string>("fingers"));
    QTRY_COMPARE(chart->curves().size(), std::size_t{3});
    QCOMPARE(chart->curves()[2].points.back().value, 1.0);

    auto* measure = child<QComboBox>("measure");
    QCOMPARE(measure->currentText(), QString("counts as Elbereth"));
    choose(measure, "untouched");
    QVERIFY(chart->curves()[0].points.back().value <= 1);
}

void EngravingWindowTest::boxIsSetWhereItIsDrawn() {
    writeElbereth();
    auto* table = child<QTableView>("stylusTable");
    const int row = rowOf("wand of fire");
    const QModelIndex box = table->model()->index(row, 0);
    table->scrollTo(box);
    const auto isSet = [&] {
        return table->model()->index(row, 0).data(Qt::CheckStateRole).toInt() == Qt::Checked;
    };
    const QRect cell = table->visualRect(box);
    const auto drawn = [&] { return table->viewport()->grab(cell).toImage(); };
    const QImage clear = drawn();
    QVERIFY(table->model()->setData(box, Qt::Checked, Qt::CheckStateRole));
    settle();
    const QImage ticked = drawn();
    int left = -1;  // of what the tick changes in the box
    int right = -1;
    for (int x = 0; x < std::min(cell.width(), 2 * cell.height()); ++x) {
        for (int y = 0; y < clear.height(); ++y) {
            if (clear.pixel(x, y) != ticked.pixel(x, y)) {
                left = left < 0 ? x : left;
                right = x;
            }
        }
    }
    QVERIFY(left >= 0 && right > left);
    for (const int x : {left, right}) {
        const bool before = isSet();
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                          QPoint(cell.left() + x, cell.center().y()));
        QCOMPARE(isSet(), !before);
        QCOMPARE(engraving().stylus, std::optional<std::string>("fingers"));
        settle();
    }
}

void EngravingWindowTest::rightClickChoosesNothing() {
    writeElbereth();
    auto* table = child<QTableView>("stylusTable");
    const QModelIndex chosen = table->currentIndex();
    QCOMPARE(chosen.row(), rowOf("fingers"));
    const QModelIndex other = table->model()->index(rowOf("athame +0"), StylusTableModel::Right);
    table->scrollTo(other);
    const QPoint place = table->visualRect(other).center();
    QTest::mouseClick(table->viewport(), Qt::RightButton, {}, place);
    QCOMPARE(table->currentIndex().row(), chosen.row());
    QVERIFY(table->selectionModel()->isRowSelected(chosen.row()));
    QCOMPARE(engraving().stylus, std::optional<std::string>("fingers"));
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(engraving().stylus, std::optional<std::string>("athame"));
}

void EngravingWindowTest::rightClickLeavesTheHighlightInTheTree() {
    writeElbereth();
    auto* tree = child<QTreeView>("styluses");
    const QModelIndex chosen = tree->currentIndex();
    QVERIFY(chosen.isValid());
    const QModelIndex other =
        tree->indexBelow(chosen).isValid() ? tree->indexBelow(chosen) : tree->indexAbove(chosen);
    QVERIFY(other.isValid());
    const QPoint at = tree->visualRect(other).center();
    for (const Qt::MouseButton button : {Qt::RightButton, Qt::MiddleButton}) {
        QTest::mouseClick(tree->viewport(), button, {}, at);
        QTest::mouseDClick(tree->viewport(), button, {}, at);
        QTest::mouseRelease(tree->viewport(), button, {}, at);
        QCOMPARE(tree->currentIndex(), chosen);
        QVERIFY(tree->selectionModel()->isSelected(chosen));
        QVERIFY(!tree->selectionModel()->isSelected(other));
    }
    QCOMPARE(engraving().stylus, std::optional<std::string>("fingers"));
}

void EngravingWindowTest::samplesFollowSliderAndSeed() {
    writeElbereth();
    auto* list = child<QListView>("remains");
    QTRY_COMPARE(list->model()->rowCount(), 8);
    auto* slider = child<QSlider>("remainsEvents");
    QCOMPARE(slider->maximum(), 50);
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_Home);
    QVERIFY(child<QLabel>("remainsSeed")->text().startsWith("after 0 of 50"));
    const auto* start = child<QLabel>("remainsStart");
    QVERIFY2(start->isVisible() && start->text().contains("mistakes included"),
             qPrintable(start->text()));
    const auto texts = [&] {
        QStringList all;
        for (int row = 0; row < list->model()->rowCount(); ++row) {
            all.append(list->model()->index(row, 0).data().toString());
        }
        return all;
    };
    // Nothing has happened to them yet: some came out right, and some did not.
    QTRY_VERIFY(texts().count("Elbereth") >= 4);
    const auto right = texts().count("Elbereth");
    QVERIFY2(right < 8, qPrintable(texts().join(u' ')));
    QVERIFY(std::ranges::all_of(texts(), [](const QString& each) { return each.size() == 8; }));
    QTest::keyClick(slider, Qt::Key_End);
    QTRY_VERIFY(texts().count("Elbereth") < right);
    const QStringList first = texts();
    QTest::mouseClick(child<QPushButton>("newSample"), Qt::LeftButton);
    QVERIFY(child<QLabel>("remainsSeed")->text().endsWith("seed 2"));
    QTRY_VERIFY(texts() != first);

    clickTable(rowOf("athame +0"), StylusTableModel::Right);
    settle();
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_Home);
    QTRY_COMPARE(texts(), QStringList(8, "Elbereth"));  // by hands that make no mistakes
}

void EngravingWindowTest::bestOfWhatIsCarriedIsPicked() {
    auto* safest = child<QPushButton>("best 0");
    QTRY_COMPARE(safest->text(), QString("athame +0"));  // for Elbereth, before anything is typed
    writeElbereth();
    QTRY_COMPARE(safest->text(), QString("athame +0"));
    QVERIFY(safest->accessibleDescription().startsWith("counts as Elbereth 100 %"));
    safest->setFocus();
    QTest::keyClick(safest, Qt::Key_Space);
    QCOMPARE(engraving().stylus, std::optional<std::string>("athame"));
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(engraving().stylus, std::optional<std::string>("fingers"));
}

void EngravingWindowTest::whatNeverCountsIsNoBest() {
    writeElbereth();
    const auto* pick = child<QPushButton>("best 0");
    QTRY_COMPARE(pick->accessibleName(),
                 QString("Write with athame +0: safest, fastest, lasts longest"));
    QVERIFY(pick->accessibleDescription().contains("holds"));
    choose(child<QComboBox>("existingType"), "engraved");
    auto* old = child<QLineEdit>("existingText");
    old->setFocus();
    QTest::keyClicks(old, "El");
    settle();
    QTRY_VERIFY(!pick->isVisible());
    QVERIFY(!child<QPushButton>("best 1")->isVisible());
    const auto* nothing = child<QLabel>("nothingCarriedWrites");
    QVERIFY(nothing->isVisible());
    QVERIFY2(nothing->text().startsWith("Nothing you carry will do here") &&
                 nothing->text().contains("The text never counts as Elbereth."),
             qPrintable(nothing->text()));
}

void EngravingWindowTest::saysWhyNothingCarriedWrites() {
    writeElbereth();
    const auto* nothing = child<QLabel>("nothingCarriedWrites");
    QVERIFY(!nothing->isVisible());
    auto* levitating = child<QCheckBox>("condition levitating");
    QTest::mouseClick(levitating, Qt::LeftButton, {}, QPoint(5, levitating->height() / 2));
    settle();
    QTRY_VERIFY(!child<QPushButton>("best 0")->isVisible());
    QVERIFY(nothing->isVisible());
    QVERIFY2(nothing->text().startsWith("Nothing you carry can write here") &&
                 nothing->text().contains("The floor is out of reach: the hero levitates."),
             qPrintable(nothing->text()));
    const auto* styluses = child<QTreeView>("styluses");
    const QModelIndex chosen = styluses->currentIndex();
    QCOMPARE(chosen.data().toString(), QString("fingers"));
    QVERIFY(styluses->isExpanded(chosen.parent()));
    QTRY_VERIFY(styluses->viewport()->rect().intersects(styluses->visualRect(chosen)));
    QTest::mouseClick(levitating, Qt::LeftButton, {}, QPoint(5, levitating->height() / 2));
    settle();
    QTRY_VERIFY(!nothing->isVisible());
    QVERIFY(child<QPushButton>("best 0")->isVisible());
}

void EngravingWindowTest::emptyTableSaysHowToSeeAll() {
    writeElbereth();
    const auto* empty = child<QLabel>("noStyluses");
    auto* onlyCarried = child<QCheckBox>("onlyCarried");
    QTest::mouseClick(onlyCarried, Qt::LeftButton, {}, QPoint(5, onlyCarried->height() / 2));
    QVERIFY(!empty->isVisible());
    auto* levitating = child<QCheckBox>("condition levitating");
    QTest::mouseClick(levitating, Qt::LeftButton, {}, QPoint(5, levitating->height() / 2));
    settle();
    QTRY_VERIFY(empty->isVisible());
    const QString refused = child<QCheckBox>("showRefused")->text();
    QVERIFY2(empty->text().contains(onlyCarried->text()) && empty->text().contains(refused),
             qPrintable(empty->text()));
    QTest::mouseClick(onlyCarried, Qt::LeftButton, {}, QPoint(5, onlyCarried->height() / 2));
    QVERIFY2(!empty->text().contains(onlyCarried->text()) && empty->text().contains(refused),
             qPrintable(empty->text()));
}

void EngravingWindowTest::newPlanListsAllStylusesAgain() {
    auto* onlyCarried = child<QCheckBox>("onlyCarried");
    QTest::mouseClick(onlyCarried, Qt::LeftButton, {}, QPoint(5, onlyCarried->height() / 2));
    QVERIFY(onlyCarried->isChecked());
    QVERIFY(window_->file().startNew(planTemplates().back()));
    QVERIFY(!onlyCarried->isChecked());
}

void EngravingWindowTest::newPlanEmptiesTheSearch() {
    auto* search = child<QLineEdit>("stylusSearch");
    search->setFocus();
    QTest::keyClicks(search, "athame");
    QVERIFY(window_->file().startNew(planTemplates().back()));
    QCOMPARE(search->text(), QString());
    QTRY_VERIFY(child<QTreeView>("styluses")->model()->rowCount() > 1);
}

void EngravingWindowTest::keysGoToTheTextFirst() {
    const QWidget* focused = QApplication::focusWidget();
    QVERIFY(focused != nullptr);
    QCOMPARE(focused->objectName(), QString("engravingText"));
    key(Qt::Key_X);
    QCOMPARE(engraving().text, std::string("x"));
}

void EngravingWindowTest::bladesWriteItAllInGoes() {
    writeElbereth();
    const int row = rowOf("orcish dagger");
    QVERIFY(row >= 0);
    const auto* model = child<QTableView>("stylusTable")->model();
    const auto shown = [&](int column) { return model->index(row, column).data().toString(); };
    QCOMPARE(shown(StylusTableModel::Elbereth), QString("100 %"));
    QCOMPARE(shown(StylusTableModel::Goes), QString("2 (5+3)"));
    QCOMPARE(shown(StylusTableModel::Wear), QString("3 points"));
    QCOMPARE(shown(StylusTableModel::Turns), QString("8"));
}

void EngravingWindowTest::versionsDiffer() {
    writeElbereth();
    auto* game = child<QComboBox>("engravingGame");
    auto* partial = child<QLabel>("engravingPartial");
    QVERIFY(!partial->isVisible());
    game->setFocus();
    QTest::keyClick(game, Qt::Key_Down);
    QCOMPARE(game->currentText(), QString("NetHack 3.7"));
    settle();
    QVERIFY(writing().isOccupation);
    QCOMPARE(writing().actions, 1);
    QTest::keyClick(game, Qt::Key_Down);
    QCOMPARE(game->currentText(), QString("SLASH'EM Extended"));
    settle();
    QVERIFY(qAbs(writing().readsElbereth - 0.7669411871) < 1e-9);
    QVERIFY(partial->isVisible());
    QVERIFY(partial->toolTip().startsWith(game->currentText()));  // one spelling of its name
    QVERIFY(child<QCheckBox>("condition blind")->toolTip().contains(game->currentText()));
    QCOMPARE(document().plan().game, nethack::Game::NetHack37);
    QTest::keyClick(game, Qt::Key_Up);
    settle();
    QCOMPARE(view_->service().answer()->game, nethack::Game::NetHack37);
    for (int steps = 0; steps < 3; ++steps) {
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    }
    settle();
    QCOMPARE(game->currentText(), QString("NetHack 3.6.7"));
    QVERIFY(!partial->isVisible());
}

void EngravingWindowTest::everyControlIsNamedAndReachedByTab() {
    writeElbereth();
    auto* first = child<QLineEdit>("engravingText");
    first->setFocus(Qt::TabFocusReason);
    QSet<QWidget*> reached;
    for (int steps = 0; steps < 200; ++steps) {
        QWidget* at = QApplication::focusWidget();
        QVERIFY(at != nullptr);
        if (reached.contains(at)) {
            break;
        }
        reached.insert(at);
        const auto* interface = QAccessible::queryAccessibleInterface(at);
        QVERIFY2(interface != nullptr && !interface->text(QAccessible::Name).isEmpty(),
                 qPrintable(QString("%1 %2").arg(at->metaObject()->className(), at->objectName())));
        QTest::keyClick(at, Qt::Key_Tab);
    }
    for (QWidget* control : view_->findChildren<QWidget*>()) {
        const bool isControl = control->isVisible() && control->isEnabled() &&
                               (control->focusPolicy() & Qt::TabFocus) != 0 &&
                               control->focusProxy() == nullptr;
        QVERIFY2(!isControl || reached.contains(control),
                 qPrintable(QString("%1 %2").arg(control->metaObject()->className(),
                                                 control->objectName())));
        QVERIFY2(!isControl || !control->toolTip().isEmpty(), qPrintable(control->objectName()));
    }
}

void EngravingWindowTest::tabGoesDownTheLeftColumn() {
    writeElbereth();
    child<QTreeView>("styluses")->setFocus(Qt::TabFocusReason);
    QStringList reached;
    const QStringList expected = {"condition blind",      "condition confused",
                                  "condition stunned",    "condition hallucinating",
                                  "condition levitating", "condition riding",
                                  "moreConditions",       "surface",
                                  "existingType"};
    for (qsizetype steps = 0; steps < expected.size(); ++steps) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(QApplication::focusWidget() != nullptr);
        reached.append(QApplication::focusWidget()->objectName());
    }
    QCOMPARE(reached, expected);
}

POLYPLAN_UI_TEST(EngravingWindowTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "engraving_window_test.moc"
