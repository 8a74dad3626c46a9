#include <QAbstractItemView>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QStatusBar>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <cstdlib>

#include "tests/ui/heartbeat/heartbeat_window.h"
#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/charts/curve_chart.h"
#include "ui/document/plan_document.h"
#include "ui/heartbeat/creature_form.h"
#include "ui/heartbeat/heartbeat_view.h"
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

/// Outfit, intrinsics and who hears in the real window.
class HeartbeatConditionsTest : public HeartbeatFixture {
    Q_OBJECT

  private Q_SLOTS:
    void otherOutfitIsLaidOver();
    void otherOutfitLooksAlikeInAllCharts();
    void narrowCellsShowWhatIsTyped();
    void itemThatNoRuleAsksForIsMarked();
    void keysEmptyACellOfTheOutfit();
    void whatAnItemGivesIsSuggestedOneByOne();
    void returnOpensACellOfTheOutfit();
    void theWidestWordIsWhole();
    void recognisedDressIsNamed();
    void whatAnItemGivesGoesWithIt();
    void wrongWordStaysMarkedWhereItWasTyped();
    void refusalIsShortAndGoesWithTheNextChange();
    void intrinsicIsAddedTimedAndRemoved();
    void intrinsicOfAWhileComesWithItsBeats();
    void intrinsicIsTypedAndStandsOnce();
    void suggestedIntrinsicIsAddedByOneEnter();
    void suggestedItemIsPutOnByOneEnter();
    void suggestedItemIsPutOnByAClick();
    void tabBehindASuggestionGoesOnToTheNextCell_data();
    void tabBehindASuggestionGoesOnToTheNextCell();
    void sleeperIsHeard();
    void threeWhoHearAreSeenAtOnce();
    void severalDressesAreNamed();
    void dressIsWholeInASmallWindow();
    void emptyColumnsOfTheOutfitYield();
    void emptyOutfitSaysHowToDress();
    void outfitIsReadInFull();
    void halfANameOfAnItemIsNotWorn();
    void namesOfConditionsAreReadWhole();
};

void HeartbeatConditionsTest::otherOutfitIsLaidOver() {
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

void HeartbeatConditionsTest::otherOutfitLooksAlikeInAllCharts() {
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

void HeartbeatConditionsTest::narrowCellsShowWhatIsTyped() {
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

void HeartbeatConditionsTest::itemThatNoRuleAsksForIsMarked() {
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

void HeartbeatConditionsTest::halfANameOfAnItemIsNotWorn() {
    auto* table = part<QTableView>("outfit");
    const QString half = QStringLiteral("ring of reg");
    const auto typeAndLeave = [&](int row) {
        beginTyping("outfit", row, OutfitModel::Item);
        QTest::keyClicks(QApplication::focusWidget(), half);
        part<QListView>("heartbeatFigures")->setFocus();
        QCoreApplication::processEvents();
    };
    typeAndLeave(4);
    const QModelIndex body = table->model()->index(4, OutfitModel::Item);
    QCOMPARE(body.data().toString(), half);
    QVERIFY(body.data(RemarkRole).toString().contains(QStringLiteral("not worn there")));
    QVERIFY(window_->statusBar()->currentMessage().contains(QStringLiteral("not worn there")));
    QVERIFY(heartbeat().creature.worn.empty());
    typeAndLeave(2);
    QCOMPARE(heartbeat().creature.worn.size(), 1U);
    QCOMPARE(heartbeat().creature.worn[0].item, std::string("ring of regeneration"));
    QCOMPARE(body.data().toString(), half);
    settle();
}

void HeartbeatConditionsTest::keysEmptyACellOfTheOutfit() {
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

void HeartbeatConditionsTest::whatAnItemGivesIsSuggestedOneByOne() {
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
    const auto gives = [this] { return heartbeat().creature.worn[0].gives; };
    QCOMPARE(gives(), (std::vector{powder::Intrinsic::Deaf, powder::Intrinsic::ResistSleep}));

    beginTyping("outfit", 4, OutfitModel::Gives);
    editor = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    QVERIFY(editor != nullptr);
    editor->clear();
    QTest::keyClicks(editor, QStringLiteral("strang"));
    QTRY_VERIFY(shownSuggestions() != nullptr);
    QTest::keyClick(shownSuggestions(), Qt::Key_Return);
    settle();
    QCOMPARE(gives(), std::vector{powder::Intrinsic::Strangle});
}

void HeartbeatConditionsTest::returnOpensACellOfTheOutfit() {
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

void HeartbeatConditionsTest::theWidestWordIsWhole() {
    auto* wind = part<ElidedCombo>("wind");
    for (int at = 0; at < wind->count(); ++at) {
        wind->setFocus();
        QTest::keyClick(wind, at == 0 ? Qt::Key_Home : Qt::Key_Down);
        QCOMPARE(wind->currentIndex(), at);
        QCOMPARE(wind->seenText(), wind->currentText());
    }
}

void HeartbeatConditionsTest::recognisedDressIsNamed() {
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

void HeartbeatConditionsTest::whatAnItemGivesGoesWithIt() {
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

void HeartbeatConditionsTest::wrongWordStaysMarkedWhereItWasTyped() {
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

void HeartbeatConditionsTest::refusalIsShortAndGoesWithTheNextChange() {
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

void HeartbeatConditionsTest::intrinsicIsAddedTimedAndRemoved() {
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
    typeInto("intrinsics", 0, IntrinsicsModel::Beats, QStringLiteral("0"));
    QCOMPARE(heartbeat().creature.intrinsics[0].beats.value_or(0), 1);
    typeInto("intrinsics", 0, IntrinsicsModel::Beats, QStringLiteral("9"));
    QTest::keyClick(part<QTableView>("intrinsics"), Qt::Key_Delete);
    QVERIFY(heartbeat().creature.intrinsics.empty());
}

void HeartbeatConditionsTest::intrinsicOfAWhileComesWithItsBeats() {
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

void HeartbeatConditionsTest::intrinsicIsTypedAndStandsOnce() {
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

void HeartbeatConditionsTest::suggestedIntrinsicIsAddedByOneEnter() {
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

void HeartbeatConditionsTest::suggestedItemIsPutOnByOneEnter() {
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

void HeartbeatConditionsTest::suggestedItemIsPutOnByAClick() {
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

void HeartbeatConditionsTest::tabBehindASuggestionGoesOnToTheNextCell_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<bool>("isChosen");
    QTest::newRow("chosen") << "regen" << true;
    QTest::newRow("in full") << "ring of regeneration" << false;
}

void HeartbeatConditionsTest::tabBehindASuggestionGoesOnToTheNextCell() {
    QFETCH(QString, typed);
    QFETCH(bool, isChosen);
    const auto* table = part<QTableView>("outfit");
    beginTyping("outfit", 2, OutfitModel::Item);
    QTest::keyClicks(QApplication::focusWidget(), typed);
    QAbstractItemView* suggestions = shownSuggestions();
    QVERIFY(suggestions != nullptr);
    if (isChosen) {
        QTest::keyClick(suggestions, Qt::Key_Down);
    }
    QTest::keyClick(suggestions, Qt::Key_Tab);
    QVERIFY(!suggestions->isVisible());
    QCOMPARE(heartbeat().creature.worn.size(), 1U);
    QCOMPARE(heartbeat().creature.worn[0].item, std::string("ring of regeneration"));
    QTRY_COMPARE(table->currentIndex().column(), int{OutfitModel::Gives});
    const auto* next = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    QVERIFY(next != nullptr && table->isAncestorOf(next));
    settle();
}

void HeartbeatConditionsTest::sleeperIsHeard() {
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

void HeartbeatConditionsTest::threeWhoHearAreSeenAtOnce() {
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

void HeartbeatConditionsTest::severalDressesAreNamed() {
    using Dresses = std::vector<powder::Dress>;
    const auto* dress = part<QComboBox>("dress");
    const int offered = dress->count();
    plan::Heartbeat dressed = heartbeat();
    dressed.creature.dress = {powder::Dress::Fighter, powder::Dress::Wizard};
    document().edit("Dress",
                    [&](PlanDocument::Draft& draft) { draft.strategy.heartbeat = dressed; });
    settle();
    QCOMPARE(dress->currentText(), QStringLiteral("fighter, wizard"));
    choose("dress", QStringLiteral("wizard"));
    QCOMPARE(heartbeat().creature.dress.value(), Dresses{powder::Dress::Wizard});
    QCOMPARE(dress->count(), offered);
}

void HeartbeatConditionsTest::dressIsWholeInASmallWindow() {
    window_->resize(1024, 700);
    QTRY_COMPARE(window_->size(), QSize(1024, 700));
    const auto* form = view_->findChild<CreatureForm*>();
    const auto* dress = part<QComboBox>("dress");
    QTRY_VERIFY(dress->mapTo(form, dress->rect().topRight()).x() <
                form->visibleRegion().boundingRect().right());
    QVERIFY(form->width() <= form->parentWidget()->width());
}

void HeartbeatConditionsTest::emptyColumnsOfTheOutfitYield() {
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

void HeartbeatConditionsTest::emptyOutfitSaysHowToDress() {
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

void HeartbeatConditionsTest::outfitIsReadInFull() {
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

void HeartbeatConditionsTest::namesOfConditionsAreReadWhole() {
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

POLYPLAN_UI_TEST(HeartbeatConditionsTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "heartbeat_conditions_test.moc"
