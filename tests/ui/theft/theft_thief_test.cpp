#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QSlider>
#include <QSpinBox>
#include <QTableView>
#include <QTest>
#include <QWheelEvent>

#include "tests/ui/support/chart_texts.h"
#include "tests/ui/support/drag.h"
#include "tests/ui/support/menu.h"
#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/window_fixture.h"
#include "tests/ui/theft/theft_window.h"
#include "ui/charts/curve_chart.h"
#include "ui/document/plan_document.h"
#include "ui/look/text.h"
#include "ui/look/theme.h"
#include "ui/models/report_model.h"
#include "ui/models/theft/remedies_model.h"
#include "ui/models/theft/theft_editor.h"
#include "ui/parts/copy_button.h"
#include "ui/parts/wrapped_rows.h"
#include "ui/polypile/import_dialog.h"
#include "ui/polypile/stack_clipboard.h"
#include "ui/theft/theft_form.h"
#include "ui/theft/theft_view.h"
#include "ui/theft/things_panel.h"

namespace polyplan::ui {
namespace {

using theft::Request;

/// The thief and the form of a theft in the real window.
class TheftThiefTest : public TheftFixture {
    Q_OBJECT

  private Q_SLOTS:
    void thiefIsSearched();
    void markFollowsTheThief();
    void sliderMovesTheOddsInOneStep();
    void wheelLeavesTheSliderAlone();
    void horizonIsTurnsOrHits();
    void numbersAreAsPeopleReadThem();
    void remediesAreCopiedWithTheirFigures();
    void levelIsWorkedOut();
    void levelsFieldHasRoomForItsWords();
    void levelGoesWithItsThief();
    void emptySearchSaysSo();
    void aSearchThatHidesTheThiefEnds();
    void statesFollowTheVersion();
    void aThiefIsFastOrSlow();
    void invisibleDoesNothingWhereItIsSeen();
};

void TheftThiefTest::thiefIsSearched() {
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

void TheftThiefTest::markFollowsTheThief() {
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

void TheftThiefTest::sliderMovesTheOddsInOneStep() {
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

void TheftThiefTest::wheelLeavesTheSliderAlone() {
    auto* slider = child<QSlider>("theft armor slider");
    child<QSpinBox>("theft armor_class")->setFocus();
    const plan::Document before = document().plan();
    const QPointF at = slider->rect().center();
    QWheelEvent event(at, slider->mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(slider, &event);
    QVERIFY(document().plan() == before);
}

void TheftThiefTest::horizonIsTurnsOrHits() {
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
    // Each of the two is a step of its own.
    unit->setFocus();
    key(Qt::Key_Up);
    QCOMPARE(request().turns, std::optional(10));
    key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(request().hits, std::optional(10));
    key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(request().hits, std::optional(50));
    settle();
}

void TheftThiefTest::numbersAreAsPeopleReadThem() {
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

void TheftThiefTest::remediesAreCopiedWithTheirFigures() {
    auto* remedies = child<QListView>("remedies");
    remedies->setFocus();
    QTest::keyClick(remedies, Qt::Key_C, Qt::ControlModifier);
    const QStringList lines = QApplication::clipboard()->text().split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), remedies->model()->rowCount() + 1);
    QVERIFY2(lines.front().startsWith("Remedy,Something goes (probability 0 to 1),What changes"),
             qPrintable(lines.front()));
    QVERIFY2(lines[1].startsWith(remedies->model()->index(0, 0).data().toString()),
             qPrintable(lines[1]));
    QTest::keyClick(remedies, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(QApplication::clipboard()->text().startsWith("| Remedy |"));
}

void TheftThiefTest::levelIsWorkedOut() {
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

void TheftThiefTest::levelsFieldHasRoomForItsWords() {
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

void TheftThiefTest::levelGoesWithItsThief() {
    child<QSpinBox>("theft monster_level")->setValue(40);
    QCOMPARE(request().monsterLevel, std::optional(40));
    auto* search = child<QLineEdit>("thiefSearch");
    search->setFocus();
    QTest::keyClicks(search, QStringLiteral("cyclops"));
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(request().monster, std::string("Cyclops"));
    QVERIFY(!request().monsterLevel);
}

void TheftThiefTest::emptySearchSaysSo() {
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

void TheftThiefTest::aSearchThatHidesTheThiefEnds() {
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

void TheftThiefTest::statesFollowTheVersion() {
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

void TheftThiefTest::aThiefIsFastOrSlow() {
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

void TheftThiefTest::invisibleDoesNothingWhereItIsSeen() {
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

POLYPLAN_UI_TEST(TheftThiefTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "theft_thief_test.moc"
