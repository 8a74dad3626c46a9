#include <QAbstractItemModelTester>
#include <QAbstractItemView>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QRadioButton>
#include <QSlider>
#include <QSortFilterProxyModel>
#include <QSpinBox>
#include <QTableView>
#include <QTest>
#include <QTimer>
#include <QWheelEvent>
#include <algorithm>

#include "core/plan/own_settings.h"
#include "tests/ui/support/next_question.h"
#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/tool_tips.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/document/plan_document.h"
#include "ui/look/contrast.h"
#include "ui/look/theme.h"
#include "ui/models/appearances_model.h"
#include "ui/models/odds_service.h"
#include "ui/polypile/appearances_dialog.h"
#include "ui/polypile/line_board.h"
#include "ui/polypile/line_content.h"
#include "ui/polypile/settings_bar.h"
#include "ui/shell/theme_choice.h"

namespace polyplan::ui {
namespace {

using nethack::polypile::Golem;
using nethack::polypile::Source;
using polyplan::Material;
using test::object;
using test::smallPlan;
using test::stack;

/// The settings of the zap in the real window, each with what it changes.
class SettingsTest : public test::WindowFixture {
    Q_OBJECT

  private Q_SLOTS:
    void labelsTellWhatTheirFieldsAre();
    void potionSparesShocksAndGolems();
    void ownSquareOfOnePileGoesThereAndBack();
    void arrowsPassTheOwnSquareByWithoutBeingAsked();
    void ownSquareOfSeveralPilesStandsOnOne();
    void ownSquareOfSeveralPilesPutsThemTogether();
    void ownSquareCanBeCancelled();
    void ownSquareSaysOneStack();
    void zapsAreTypedAndUndone();
    void zapsBeyondTheMostBecomeTheMost();
    void goalsArePickedUpByKeyAndClick();
    void luckMovesTheGolem();
    void luckDraggedIsOneStep();
    void levelMovesTheGems();
    void versionMovesTheOdds();
    void versionIsTheStrategysUntilAllAreGivenIt();
    void heroLevelCapsRings();
    void versionSetsAsideAndRestores();
    void versionForgetsNotedAppearances();
    void enterKeepsNotedAppearances();
    void slashEmTellsWhatTurnsBack();
    void appearanceIsChosenByKeys();
    void appearanceIsForgotten();
    void onlyPossibleMaterialsAreOffered();
    void appearancesAreSearched();
    void appearancesAreSearchedWheneverTheyAreOpened();
    void knownBySightIsABoxThatIsSeen();
    void discoveriesAreSetByHand();
    void whatThePlanNamesIsKnownAtOnce();
    void knownAppearanceSettlesTheGolem();

  private:
    void open(const plan::Document& plan) {
        document().reset(plan);
        QTRY_VERIFY(window_->odds().isComplete());
    }
    double golem(Golem kind) {
        for (const auto& [golem, chance] : window_->odds().answer()->piles[0].ifHit.golem) {
            if (golem == kind) {
                return chance;
            }
        }
        return 0;
    }
    /// Chooses a source by keys, and answers the question that comes, if one does.
    void choose(const QString& letter, const std::function<void(QDialog&)>& answer = {}) {
        auto* source = child<QComboBox>("source");
        source->setFocus();
        bool asked = false;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&] {
            auto* question = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            if (question != nullptr && question->objectName() == "ownSquare" && !asked) {
                asked = true;
                answer(*question);
            }
        });
        timer.start(20);
        QTest::keyClicks(source, letter);
        QCOMPARE(asked, answer != nullptr);
        window_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    }
    AppearancesDialog* openAppearances() {
        QTest::mouseClick(child<QPushButton>("appearancesButton"), Qt::LeftButton);
        auto* dialog = child<AppearancesDialog>("appearances");
        [&] { QVERIFY(QTest::qWaitForWindowActive(dialog)); }();
        return dialog;
    }
};

void SettingsTest::labelsTellWhatTheirFieldsAre() {
    auto* bar = child<SettingsBar>();
    const auto labels = bar->findChildren<QLabel*>();
    const auto compare = [&] {
        for (const char* name : {"game", "source", "zaps", "luck", "ledgerLevel", "heroLevel",
                                 "turnsLater", "appearancesButton"}) {
            const auto* field = bar->findChild<QWidget*>(name);
            const auto label = std::ranges::find_if(
                labels, [field](QLabel* each) { return each->buddy() == field; });
            QVERIFY2(label != labels.end(), name);
            QVERIFY2(!field->toolTip().isEmpty(), name);
            QCOMPARE((*label)->toolTip(), field->toolTip());
        }
    };
    compare();
    const QString ofZaps = bar->findChild<QWidget*>("zaps")->toolTip();
    auto* source = child<QComboBox>("source");
    source->setFocus();
    QTest::keyClick(source, Qt::Key_End);
    QVERIFY(bar->findChild<QWidget*>("zaps")->toolTip() != ofZaps);
    compare();
}

void SettingsTest::potionSparesShocksAndGolems() {
    QVERIFY(golem(Golem::Iron) > 0);
    document().setSelection({{0, 0}});
    auto* source = child<QComboBox>("source");
    source->setFocus();
    QTest::keyClick(source, Qt::Key_End);
    QCOMPARE(document().polypile().source, Source::Potion);
    QCOMPARE(document().undoStack().undoText(), QString("Dip into potions"));
    QTRY_VERIFY(window_->odds().isComplete());
    QCOMPARE(golem(Golem::Iron), 0.0);
    QCOMPARE(window_->odds().answer()->piles[0].ifHit.stacks[0].polymorphed, 0.95);
    QCOMPARE(window_->odds().answer()->piles[1].reached.value, 1.0);
}

void SettingsTest::ownSquareOfOnePileGoesThereAndBack() {
    open(test::documentOf({{stack("dagger", 4), stack("unicorn horn")}}));
    const auto before = document().plan();
    choose("o");
    QCOMPARE(document().polypile().source, Source::SelfSquare);
    QCOMPARE(document().polypile().line.front().distance, 0);
    QCOMPARE(document().undoStack().undoText(), QString("Zap down at your own square"));
    QTRY_VERIFY(window_->odds().isComplete());
    QCOMPARE(window_->odds().answer()->piles[0].reached.value, 1.0);
    QTest::keyClick(child<QComboBox>("source"), Qt::Key_Home);
    QCOMPARE(document().undoStack().undoText(), QString("Zap a wand along the line"));
    QCOMPARE(document().polypile().line.front().distance, 1);
    QVERIFY(document().plan() == before);
}

void SettingsTest::arrowsPassTheOwnSquareByWithoutBeingAsked() {
    QVERIFY(document().polypile().line.size() > 1);
    auto* source = child<QComboBox>("source");
    source->setFocus();
    QTest::keyClick(source, Qt::Key_Down);
    QTRY_VERIFY(source->view()->isVisible());
    for (int i = 0; i < 3; ++i) {
        QTest::keyClick(source->view(), Qt::Key_Down);
    }
    QVERIFY(QApplication::activeModalWidget() == nullptr);
    QCOMPARE(document().polypile().source, Source::Wand);
    QTest::keyClick(source->view(), Qt::Key_Return);
    QCOMPARE(document().polypile().source, Source::Potion);
    QCOMPARE(document().undoStack().count(), 1);

    QWheelEvent turn(source->rect().center(), source->mapToGlobal(source->rect().center()), {},
                     {0, 120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(source, &turn);
    QVERIFY(QApplication::activeModalWidget() == nullptr);
    QCOMPARE(document().polypile().source, Source::Potion);
}

void SettingsTest::ownSquareOfSeveralPilesStandsOnOne() {
    choose("o", [](QDialog& question) {
        auto* pile = question.findChild<QComboBox*>("ownSquarePile");
        QVERIFY(question.findChild<QRadioButton*>("standOnOne")->isChecked());
        pile->setFocus();
        QTest::keyClick(pile, Qt::Key_Down);
        QTest::keyClick(&question, Qt::Key_Return);
    });
    QCOMPARE(document().plan().strategies.size(), 2u);
    QVERIFY(document().plan().strategies[0] == smallPlan().strategies[0]);
    QCOMPARE(document().strategyIndex(), 1);
    QCOMPARE(document().strategy().name, std::string("Line, own square"));
    QCOMPARE(document().polypile().line.size(), 1u);
    QCOMPARE(document().polypile().line[0].distance, 0);
    QCOMPARE(document().polypile().line[0].stacks[0].object, object("scroll of light"));
    QCOMPARE(document().polypile().goals.size(), 1u);
    QCOMPARE(document().undoStack().count(), 1);
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(document().plan() == smallPlan());
}

void SettingsTest::ownSquareOfSeveralPilesPutsThemTogether() {
    choose("o", [](QDialog& question) {
        QTest::mouseClick(question.findChild<QRadioButton*>("putTogether"), Qt::LeftButton, {},
                          QPoint(8, 8));
        QTest::keyClick(&question, Qt::Key_Return);
    });
    QCOMPARE(document().polypile().line.size(), 1u);
    QCOMPARE(document().polypile().line[0].stacks.size(), 5u);
    QCOMPARE(document().polypile().source, Source::SelfSquare);
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(document().plan() == smallPlan());
}

void SettingsTest::ownSquareSaysOneStack() {
    open(test::documentOf({{stack("dagger", 4)}, {stack("dagger"), stack("arrow")}}));
    QStringList piles;
    choose("o", [&piles](QDialog& question) {
        const auto* pile = question.findChild<QComboBox*>("ownSquarePile");
        piles = {pile->itemText(0), pile->itemText(1)};
        QTest::keyClick(&question, Qt::Key_Escape);
    });
    QCOMPARE(piles, QStringList({"Pile 1, 1 stack", "Pile 2, 2 stacks"}));
}

void SettingsTest::ownSquareCanBeCancelled() {
    choose("o", [](QDialog& question) { QTest::keyClick(&question, Qt::Key_Escape); });
    QVERIFY(document().plan() == smallPlan());
    QCOMPARE(document().undoStack().count(), 0);
    QCOMPARE(child<QComboBox>("source")->currentText(), QString("wand"));
}

void SettingsTest::zapsAreTypedAndUndone() {
    auto* zaps = child<QSpinBox>("zaps");
    QCOMPARE(zaps->value(), 1);
    QVERIFY(window_->odds().series() == nullptr);
    zaps->setFocus();
    QTest::keyClick(zaps, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(zaps, "12");
    QTest::keyClick(zaps, Qt::Key_Return);
    QCOMPARE(document().polypile().zaps, 12);
    QCOMPARE(document().undoStack().count(), 1);
    QCOMPARE(document().undoStack().undoText(), QString("Set number of zaps"));
    QTRY_VERIFY(window_->odds().series() && window_->odds().isSeriesCurrent());
    QCOMPARE(window_->odds().series()->byZap.size(), std::size_t{12});
    QTest::keyClick(zaps, Qt::Key_Down);
    QCOMPARE(document().polypile().zaps, 11);
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(document().plan() == smallPlan());
    QCOMPARE(zaps->value(), 1);
    QVERIFY(window_->odds().series() == nullptr);
}

void SettingsTest::zapsBeyondTheMostBecomeTheMost() {
    const test::ToolTips tips;
    auto* zaps = child<QSpinBox>("zaps");
    zaps->setFocus();
    QTest::keyClick(zaps, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(zaps, "5000");
    QCOMPARE(zaps->text(), QString("5000"));
    QTest::keyClick(zaps, Qt::Key_Return);
    QCOMPARE(zaps->text(), QString("1000"));
    QCOMPARE(document().polypile().zaps, 1000);
    QTRY_VERIFY(tips.haveShown("At most 1,000"));
    QCOMPARE(document().undoStack().count(), 1);
    QTest::keyClick(zaps, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(zaps, "0");
    QTest::keyClick(zaps, Qt::Key_Tab);
    QVERIFY(!zaps->hasFocus());
    QCOMPARE(document().polypile().zaps, 1);
    QTRY_VERIFY(tips.haveShown("At least 1"));
}

void SettingsTest::goalsArePickedUpByKeyAndClick() {
    auto plan = smallPlan();
    plan.strategies[0].polypile->zaps = 6;
    open(plan);
    const auto lastZap = [this] { return window_->odds().series()->byZap.back(); };
    QTRY_VERIFY(window_->odds().series() && window_->odds().isSeriesCurrent());
    const auto left = lastZap();
    QCOMPARE(left.collected.front().mean.value, 0.0);
    auto* collects = child<QCheckBox>("collectsGoals");
    QVERIFY(!collects->isChecked());
    collects->setFocus();
    QTest::keyClick(collects, Qt::Key_Space);
    QVERIFY(document().polypile().collectGoalsBetweenZaps);
    QCOMPARE(document().undoStack().undoText(), QString("Pick up goals between zaps"));
    QVERIFY(!window_->odds().isSeriesCurrent());
    QTRY_VERIFY(window_->odds().isSeriesCurrent());
    QVERIFY(lastZap().allGoals.value > left.allGoals.value);
    QVERIFY(lastZap().collected.front().mean.value > 0);
    QTest::mouseClick(collects, Qt::LeftButton, {}, QPoint(8, collects->height() / 2));
    QVERIFY(!document().polypile().collectGoalsBetweenZaps);
    QTRY_VERIFY(window_->odds().isSeriesCurrent());
    QCOMPARE(lastZap().collected.front().mean.value, 0.0);
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(collects->isChecked());
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(document().plan() == plan);
}

void SettingsTest::luckMovesTheGolem() {
    const double before = golem(Golem::Iron);
    auto* luck = child<QSlider>("luck");
    luck->setFocus();
    QTest::keyClick(luck, Qt::Key_End);
    QCOMPARE(document().plan().hero.luck, 13);
    QTRY_VERIFY(window_->odds().isComplete());
    QVERIFY(golem(Golem::Iron) < before);
}

void SettingsTest::luckDraggedIsOneStep() {
    auto* luck = child<QSlider>("luck");
    const QPoint from = luck->rect().center();
    QTest::mousePress(luck, Qt::LeftButton, {}, from);
    for (int x = 0; x <= 50; x += 5) {
        QTest::mouseMove(luck, from + QPoint(x, 0));
    }
    QTest::mouseRelease(luck, Qt::LeftButton, {}, from + QPoint(50, 0));
    QVERIFY(document().plan().hero.luck > 2);
    QCOMPARE(document().undoStack().count(), 1);
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(luck->value(), 0);
}

void SettingsTest::levelMovesTheGems() {
    open(test::documentOf({{stack("ruby")}}));
    const auto diamonds = [this] {
        for (const auto& into :
             window_->odds().answer()->piles[0].ifHit.stacks[0].polymorphedInto) {
            if (into.object == object("diamond")) {
                return into.probability;
            }
        }
        return 0.0;
    };
    QVERIFY(diamonds() > 0);
    auto* level = child<QSpinBox>("ledgerLevel");
    level->setFocus();
    QTest::keyClick(level, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(level, "1");
    QTest::keyClick(level, Qt::Key_Return);
    QCOMPARE(document().plan().ledgerLevel, 1);
    QTRY_VERIFY(window_->odds().isComplete());
    QCOMPARE(diamonds(), 0.0);
}

void SettingsTest::versionIsTheStrategysUntilAllAreGivenIt() {
    plan::Document plan = smallPlan();
    plan.strategies.push_back(plan.strategies.front());
    plan.strategies.back().name = "Other";
    open(plan);
    auto* share = child<QPushButton>("shareSettings");
    QVERIFY(!share->isVisible());
    auto* game = child<QComboBox>("game");
    game->setFocus();
    QTest::keyClick(game, Qt::Key_Up);
    QCOMPARE(document().game(), nethack::Game::NetHack343);
    document().setStrategyIndex(1);
    QCOMPARE(document().game(), nethack::Game::NetHack367);
    document().setStrategyIndex(0);
    QVERIFY(share->isVisible());
    QTest::mouseClick(share, Qt::LeftButton);
    QCOMPARE(document().plan().game, nethack::Game::NetHack343);
    document().setStrategyIndex(1);
    QCOMPARE(document().game(), nethack::Game::NetHack343);
    QVERIFY(!share->isVisible());
}

void SettingsTest::heroLevelCapsRings() {
    auto* level = child<QSpinBox>("heroLevel");
    QCOMPARE(level->value(), plan::assumedHeroLevel);
    level->setFocus();
    level->selectAll();
    QTest::keyClicks(level, "30");
    QTest::keyClick(level, Qt::Key_Return);
    QCOMPARE(document().settings().hero.level, std::optional(30));
}

void SettingsTest::versionSetsAsideAndRestores() {
    plan::Document plan = smallPlan();
    auto& piles = plan.strategies.front().polypile->line;
    piles.front().stacks.insert(piles.front().stacks.begin() + 1, stack("novel"));
    plan.inventory.push_back(stack("novel"));
    open(plan);
    auto* game = child<QComboBox>("game");
    game->setFocus();
    const test::NextQuestion question("Set aside");
    QTest::keyClick(game, Qt::Key_Up);
    QTRY_COMPARE(document().plan().game, nethack::Game::NetHack343);
    QVERIFY2(question.text().contains("2 things"), qPrintable(question.text()));
    QCOMPARE(document().polypile().line.front().stacks.size(), 3u);
    QVERIFY(document().plan().inventory.empty());
    game->setFocus();
    QTest::keyClick(game, Qt::Key_Down);
    QTRY_COMPARE(document().plan().game, nethack::Game::NetHack367);
    QVERIFY(document().plan() == plan);
}

void SettingsTest::versionForgetsNotedAppearances() {
    plan::Document plan = smallPlan();
    plan.appearanceMaterials = {{test::object("spellbook of light"), Material::Leather}};
    open(plan);
    auto* game = child<QComboBox>("game");
    game->setFocus();
    const test::NextQuestion question("Forget");
    QTest::keyClick(game, Qt::Key_Up);
    QTRY_COMPARE(document().plan().game, nethack::Game::NetHack343);
    QVERIFY2(question.text().startsWith("One noted appearance does not exist in NetHack 3.4.3"),
             qPrintable(question.text()));
    QVERIFY2(!question.text().contains("thing"), qPrintable(question.text()));
    QVERIFY(document().plan().appearanceMaterials.empty());
}

void SettingsTest::enterKeepsNotedAppearances() {
    plan::Document plan = smallPlan();
    plan.appearanceMaterials = {{test::object("spellbook of light"), Material::Leather}};
    open(plan);
    auto* game = child<QComboBox>("game");
    game->setFocus();
    bool wasAsked = false;
    QTimer::singleShot(200, this, [&wasAsked] {
        wasAsked = qobject_cast<QMessageBox*>(QApplication::activeModalWidget()) != nullptr;
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    });
    QTest::keyClick(game, Qt::Key_Up);
    QTRY_VERIFY(wasAsked);
    QTRY_VERIFY(QApplication::activeModalWidget() == nullptr);
    QVERIFY(document().plan() == plan);
}

void SettingsTest::slashEmTellsWhatTurnsBack() {
    open(smallPlan());
    auto* game = child<QComboBox>("game");
    for (int i = 0; i < 2; ++i) {
        game->setFocus();
        QTest::keyClick(game, Qt::Key_Down);
    }
    QCOMPARE(document().plan().game, nethack::Game::SlashEm007);
    QVERIFY(game->itemText(game->count() - 1).contains("from a description"));
    QTRY_VERIFY(window_->odds().isComplete());
    const auto content = board_->content();
    QVERIFY2(content->card({0, 0}).detail.startsWith(QStringLiteral("↺")),
             qPrintable(content->card({0, 0}).detail));
    QVERIFY(content->description({0, 0}).contains("restore ability"));
    board_->setCurrent({0, 0});
    const QAbstractItemModel* fates = child<QTableView>("fates")->model();
    const auto row = [fates](const QString& label) {
        for (int i = 0; i < fates->rowCount(); ++i) {
            if (fates->index(i, 0).data().toString() == label) {
                return i;
            }
        }
        return -1;
    };
    QTRY_VERIFY(row("turns back after 500 to 999 turns") >= 0);
    QVERIFY(row("not turned back after 749 turns") >= 0);
    const QString rule =
        fates->index(row("turns back after 500 to 999 turns"), 0).data(Qt::ToolTipRole).toString();
    QVERIFY2(rule.contains("restore ability"), qPrintable(rule));
}

void SettingsTest::versionMovesTheOdds() {
    const auto stale = window_->odds().answer();
    auto* game = child<QComboBox>("game");
    game->setFocus();
    QTest::keyClick(game, Qt::Key_Down);
    QCOMPARE(document().plan().game, nethack::Game::NetHack37);
    QTRY_VERIFY(window_->odds().isComplete());
    QVERIFY(window_->odds().answer() != stale);
}

void SettingsTest::appearanceIsChosenByKeys() {
    AppearancesDialog* dialog = openAppearances();
    QTest::keyClicks(child<QLineEdit>("appearanceSearch"), "wand of digging");
    QTest::keyClick(child<QLineEdit>("appearanceSearch"), Qt::Key_Return);
    auto* table = child<QTableView>("appearanceTable");
    QCOMPARE(dialog->focusWidget(), table);
    QTest::keyClick(table, Qt::Key_Return);
    auto* material = table->findChild<QComboBox*>("material");
    QVERIFY(material != nullptr);
    const int silver = material->findData(static_cast<int>(Material::Silver));
    QVERIFY(silver > 0);
    material->setCurrentIndex(silver);
    QTest::keyClick(material, Qt::Key_Return);
    QTRY_COMPARE(document().plan().appearanceMaterials.size(), 1u);
    QCOMPARE(document().plan().appearanceMaterials.at(object("wand of digging")), Material::Silver);
    QCOMPARE(document().undoStack().undoText(), QString("Set material of wand of digging"));
    QVERIFY(child<QLabel>("appearanceCount")->text().startsWith("1 of "));
    QCOMPARE(child<QPushButton>("appearancesButton")->text(), QString("1 known …"));
    auto* search = child<QLineEdit>("appearanceSearch");
    search->setText("amulet of life saving");
    search->setFocus();
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(dialog->focusWidget(), table);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Delete}) {
        QTest::keyClick(table, key);
        QVERIFY2(table->findChild<QComboBox*>("material") == nullptr, "its material is known");
    }
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY(!dialog->isVisible());
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(document().plan() == smallPlan());
}

void SettingsTest::appearanceIsForgotten() {
    auto plan = smallPlan();
    plan.appearanceMaterials[object("wand of digging")] = Material::Silver;
    plan.appearanceMaterials[object("ring of conflict")] = Material::Gold;
    open(plan);
    openAppearances();
    auto* table = child<QTableView>("appearanceTable");
    QTest::keyClicks(child<QLineEdit>("appearanceSearch"), "conflict");
    QTest::keyClick(child<QLineEdit>("appearanceSearch"), Qt::Key_Down);
    QTest::keyClick(table, Qt::Key_Delete);
    QCOMPARE(document().plan().appearanceMaterials.size(), 1u);
    QTest::mouseClick(child<QPushButton>("forgetAppearances"), Qt::LeftButton);
    QVERIFY(document().plan().appearanceMaterials.empty());
    QVERIFY(!child<QPushButton>("forgetAppearances")->isEnabled());
}

void SettingsTest::appearancesAreSearchedWheneverTheyAreOpened() {
    AppearancesDialog* dialog = openAppearances();
    auto* search = child<QLineEdit>("appearanceSearch");
    QTest::keyClicks(search, "conflict");
    QTest::keyClick(search, Qt::Key_Down);
    QCOMPARE(dialog->focusWidget(), child<QTableView>("appearanceTable"));
    QTest::keyClick(dialog, Qt::Key_Escape);
    QVERIFY(!dialog->isVisible());
    openAppearances();
    QCOMPARE(dialog->focusWidget(), search);
    QCOMPARE(search->selectedText(), QString("conflict"));
}

void SettingsTest::knownBySightIsABoxThatIsSeen() {
    applyTheme(ThemeChoice::Dark);
    openAppearances();
    auto* table = child<QTableView>("appearanceTable");
    const QRect place = table->visualRect(table->model()->index(0, AppearancesModel::BySight));
    const QImage cell = table->viewport()->grab(place).toImage();
    const Theme& theme = Theme::of(table->palette());
    double best = 0;
    for (int x = 0; x < cell.width(); ++x) {
        best = std::max(best, contrastRatio(cell.pixelColor(x, cell.height() / 2), theme.window));
    }
    applyTheme(ThemeChoice::Light);
    QVERIFY2(best > 3, qPrintable(QString::number(best)));
}

void SettingsTest::onlyPossibleMaterialsAreOffered() {
    auto plan = smallPlan();
    plan.appearanceMaterials[object("wand of digging")] = Material::Silver;
    open(plan);
    AppearancesModel model(document());
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    for (int row = 0; row < model.rowCount(); ++row) {
        const QString name = model.index(row, AppearancesModel::Object).data().toString();
        bool offersSilver = false;
        for (const auto& choice : model.choices(row)) {
            offersSilver = offersSilver || choice.material == Material::Silver;
        }
        if (name.startsWith("wand")) {
            // There is one silver wand.
            QCOMPARE(offersSilver, name == "wand of digging");
        }
    }
    const QModelIndex sleep = model.index(0, AppearancesModel::Known);
    QVERIFY(!model.setData(sleep, static_cast<int>(Material::Plastic), Qt::EditRole));
    QVERIFY(!model.setData(sleep, "iron", Qt::EditRole));
    QVERIFY(document().plan() == plan);
}

void SettingsTest::appearancesAreSearched() {
    openAppearances();
    auto* table = child<QTableView>("appearanceTable");
    QVERIFY(table->model()->rowCount() > 80);
    QTest::keyClicks(child<QLineEdit>("appearanceSearch"), "wand of");
    QCOMPARE(table->model()->rowCount(), 24);
}

void SettingsTest::discoveriesAreSetByHand() {
    AppearancesDialog* dialog = openAppearances();
    auto* search = child<QLineEdit>("appearanceSearch");
    auto* table = child<QTableView>("appearanceTable");
    QTest::keyClicks(search, "potion of healing");
    QTest::keyClick(search, Qt::Key_Down);
    QTest::keyClick(table, Qt::Key_Space);
    QVERIFY(document().plan().discoveries == std::vector{object("potion of healing")});
    QCOMPARE(document().undoStack().undoText(), QString("Know potion of healing by sight"));
    QVERIFY(child<QLabel>("appearanceCount")->text().endsWith(", 1 object known by sight"));
    QCOMPARE(child<QPushButton>("appearancesButton")->text(), QString("1 known …"));
    // What is always of one material is still learnt by sight, but has none to choose.
    QVERIFY(!(table->model()->index(0, AppearancesModel::Known).flags() & Qt::ItemIsEditable));
    search->clear();
    QTest::keyClicks(search, "scroll of genocide");
    const QModelIndex cell = table->model()->index(0, AppearancesModel::BySight);
    const QRect box = table->visualRect(cell);
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                      {box.left() + box.height() / 2, box.center().y()});
    QCOMPARE(document().plan().discoveries.size(), 2u);
    QVERIFY(std::ranges::is_sorted(document().plan().discoveries));
    QCOMPARE(cell.data(Qt::AccessibleTextRole).toString(),
             QString("scroll of genocide, known by sight"));
    table->setCurrentIndex(cell);
    QTest::keyClick(table, Qt::Key_Space);
    QVERIFY(document().plan().discoveries == std::vector{object("potion of healing")});
    QTest::mouseClick(child<QPushButton>("forgetAppearances"), Qt::LeftButton);
    QVERIFY(document().plan().discoveries.empty());
    QVERIFY(dialog->isVisible());
}

void SettingsTest::whatThePlanNamesIsKnownAtOnce() {
    plan::Document plan = test::documentOf(
        {{stack("pair of speed boots"), stack("dagger"), stack("wand of digging")}});
    plan.inventory = {stack("potion of healing")};
    open(plan);
    AppearancesDialog* dialog = openAppearances();
    auto* know = child<QPushButton>("knowNamed");
    QVERIFY(know->isEnabled());
    QTest::mouseClick(know, Qt::LeftButton);
    const std::vector<ObjectIndex>& known = document().plan().discoveries;
    QCOMPARE(known.size(), 3u);  // a dagger looks like nothing else
    for (const char* name : {"pair of speed boots", "wand of digging", "potion of healing"}) {
        QVERIFY2(std::ranges::binary_search(known, object(name)), name);
    }
    QVERIFY(!know->isEnabled());
    QVERIFY(child<QLabel>("appearanceCount")->text().endsWith(", 3 objects known by sight"));
    QVERIFY(dialog->isVisible());
    document().undoStack().undo();
    QVERIFY(document().plan().discoveries.empty());
    QVERIFY(know->isEnabled());
}

void SettingsTest::knownAppearanceSettlesTheGolem() {
    open(test::documentOf(
        {{stack("wand of digging"), stack("wand of sleep"), stack("scroll of light", 2)}}));
    QVERIFY(golem(Golem::Iron) > 0);
    document().edit("Know", [](PlanDocument::Draft& draft) {
        draft.plan.appearanceMaterials[object("wand of digging")] = Material::Silver;
        draft.plan.appearanceMaterials[object("wand of sleep")] = Material::Platinum;
    });
    QTRY_VERIFY(window_->odds().isComplete());
    QCOMPARE(golem(Golem::Iron), 0.0);
    QVERIFY(golem(Golem::Stone) > 0);
}

POLYPLAN_UI_TEST(SettingsTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "settings_test.moc"
