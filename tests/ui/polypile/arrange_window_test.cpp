#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QStyle>
#include <QTest>
#include <algorithm>
#include <utility>

#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/document/plan_document.h"
#include "ui/parts/line_strip.h"
#include "ui/polypile/arrange_dialog.h"
#include "ui/polypile/line_board.h"

namespace polyplan::ui {
namespace {

using test::stack;

/// A line that is arranged in the real window, with real keys and clicks.
class ArrangeWindowTest : public test::WindowFixture {
    Q_OBJECT

    /// Junk of which most lies where a zap hardly gets.
    plan::Document plan() override {
        plan::Document plan = test::documentOf({{stack("tin whistle")}, {stack("skeleton key")}});
        auto& polypile = *plan.strategies.front().polypile;
        polypile.line[1].distance = 13;
        polypile.line[1].stacks.push_back(stack("tin opener"));
        polypile.goals.emplace_back().object = test::object("magic marker");
        plan.inventory = {stack("pick-axe"), stack("wax candle", 6)};
        return plan;
    }

    ArrangeDialog* opened() {
        board().setFocus();
        key(Qt::Key_R, Qt::ControlModifier);
        return window_->findChild<ArrangeDialog*>();
    }

    static void press(ArrangeDialog* dialog, const char* name) {
        QTest::mouseClick(dialog->findChild<QPushButton*>(name), Qt::LeftButton);
    }

    int stacksOnLine() {
        int count = 0;
        for (const plan::Pile& pile : document().polypile().line) {
            count += static_cast<int>(pile.stacks.size());
        }
        return count;
    }

  private Q_SLOTS:
    void laysTheLineOutAsOneStep() {
        const plan::Document before = document().plan();
        const QPointer<ArrangeDialog> dialog = opened();
        QVERIFY(dialog != nullptr && dialog->isVisible());
        auto* use = dialog->findChild<QPushButton*>("arrangeUse");
        auto* outcome = dialog->findChild<QLabel*>("arrangeOutcome");
        QVERIFY(!use->isEnabled());
        QCOMPARE(dialog->findChild<QSpinBox*>("arrangeLast")->value(), 13);
        press(dialog, "arrangeStart");
        QTRY_VERIFY_WITH_TIMEOUT(use->isEnabled(), 120'000);
        QVERIFY2(outcome->text().startsWith("Chance of all goals: "), qPrintable(outcome->text()));
        QVERIFY2(outcome->text().contains("now,"), qPrintable(outcome->text()));
        QCOMPARE(document().plan(), before);
        QTest::keyPress(dialog, Qt::Key_Return);
        QTRY_VERIFY(dialog.isNull());
        QCOMPARE(stacksOnLine(), 5);
        QVERIFY(document().inventory().empty());
        QCOMPARE(document().undoStack().undoText(), QString("Arrange for all goals"));
        QVERIFY(show(*window_));
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(document().plan(), before);
    }

    void opensByItsKeyFromTheSettings() {
        child<QSpinBox>("zaps")->setFocus();
        key(Qt::Key_R, Qt::ControlModifier);
        QTRY_VERIFY(child<ArrangeDialog>() != nullptr);
        child<ArrangeDialog>()->close();
        QTRY_VERIFY(child<ArrangeDialog>() == nullptr);
        key(Qt::Key_3, Qt::ControlModifier);
        key(Qt::Key_R, Qt::ControlModifier);
        QVERIFY2(child<ArrangeDialog>() == nullptr, "elsewhere there is no line to arrange");
    }

    void tellsWhichLabelsGo() {
        document().edit("Label", [](PlanDocument::Draft& draft) {
            draft.polypile.line[0].label = "whistles";
            draft.polypile.line[1].engraving.text = "keys";
        });
        const QPointer<ArrangeDialog> dialog = opened();
        auto* use = dialog->findChild<QPushButton*>("arrangeUse");
        press(dialog, "arrangeStart");
        QTRY_VERIFY_WITH_TIMEOUT(use->isEnabled(), 120'000);
        const QString outcome = dialog->findChild<QLabel*>("arrangeOutcome")->text();
        press(dialog, "arrangeUse");
        QTRY_VERIFY(dialog.isNull());
        int dropped = 0;
        const auto& line = document().polypile().line;
        for (const auto& [label, square] : {std::pair("whistles", 1), std::pair("keys", 13)}) {
            const bool isKept = std::ranges::any_of(line, [&, words = label](const auto& pile) {
                return pile.label == words || pile.engraving.text == words;
            });
            QVERIFY2(outcome.contains(QStringLiteral("“%1” (square %2)").arg(label).arg(square)) !=
                         isKept,
                     qPrintable(outcome));
            dropped += isKept ? 0 : 1;
        }
        QVERIFY2(dropped > 0, "what lies on square 13 is laid nearer");
    }

    void anEngravingIsNoLabel() {
        document().edit("Engrave", [](PlanDocument::Draft& draft) {
            draft.polypile.line[1].engraving.text = "keys";
        });
        ArrangeDialog* dialog = opened();
        press(dialog, "arrangeStart");
        QTRY_VERIFY_WITH_TIMEOUT(dialog->findChild<QPushButton*>("arrangeUse")->isEnabled(),
                                 120'000);
        const QString outcome = dialog->findChild<QLabel*>("arrangeOutcome")->text();
        QVERIFY2(outcome.contains(" An engraving is dropped, as its pile holds other stacks then: "
                                  "“keys” (square 13)."),
                 qPrintable(outcome));
    }

    void whatCantBecomeAnythingWantedStays() {
        document().edit("Junk", [](PlanDocument::Draft& draft) {
            draft.inventory = {stack("scroll of charging"), stack("potion of water", 3),
                               stack("food ration"),        stack("wand of light"),
                               stack("pick-axe"),           stack("rock", 5),
                               stack("gold piece", 1'234),  stack("rock", 40)};
            draft.inventory[5].buc = nethack::Buc::Cursed;
        });
        const auto* inventory = opened()->findChild<QListWidget*>("arrangeInventory");
        for (int row = 0; row < inventory->count(); ++row) {
            const QString text = inventory->item(row)->text();
            const bool stays = inventory->item(row)->checkState() == Qt::Unchecked;
            const bool mayServe = text.contains("pick-axe") || text.contains("5 cursed rocks");
            QVERIFY2(stays != mayServe, qPrintable(text));
            QVERIFY2(!stays || text.contains(" – can't become anything wanted") ||
                         text.contains(" – nothing changes it"),
                     qPrintable(text));
        }
        QVERIFY2(inventory->item(6)->text().startsWith("1234 gold pieces"),
                 qPrintable(inventory->item(6)->text()));
    }

    void boxesOfTheInventoryStandApart() {
        const auto* inventory = opened()->findChild<QListWidget*>("arrangeInventory");
        QCOMPARE(inventory->count(), 2);
        const int box = inventory->style()->pixelMetric(QStyle::PM_IndicatorHeight);
        const int apart = inventory->visualItemRect(inventory->item(1)).top() -
                          inventory->visualItemRect(inventory->item(0)).top();
        QVERIFY2(apart >= box + 3, qPrintable(QString("%1 for %2").arg(apart).arg(box)));
    }

    void saysOfWhichStacks() {
        const auto about = [this] {
            ArrangeDialog* dialog = opened();
            QString text = dialog->findChild<QLabel*>("arrangeAbout")->text();
            delete dialog;
            return text;
        };
        QVERIFY2(about().startsWith("3 stacks of the line and 2 of the inventory. P pins"),
                 qPrintable(about()));
        document().edit("Artifact", [](PlanDocument::Draft& draft) {
            draft.inventory.push_back(stack("long sword"));
            draft.inventory.back().artifact = "Excalibur";
        });
        QVERIFY2(about().startsWith("3 stacks of the line and 2 of the inventory; in the inventory "
                                    "stays: 1 artifact. P pins"),
                 qPrintable(about()));
        document().edit("Lose", [](PlanDocument::Draft& draft) { draft.inventory.pop_back(); });
        document().edit("Take up", [](PlanDocument::Draft& draft) { draft.polypile.line.clear(); });
        QVERIFY2(about().startsWith("2 stacks of the inventory. The best"), qPrintable(about()));
    }

    void whatYouWouldMissStaysUntilItIsChecked() {
        document().edit("Treasures", [](PlanDocument::Draft& draft) {
            draft.inventory = {stack("magic marker"), stack("bag of holding"),
                               stack("wand of polymorph"), stack("elven cloak"), stack("pick-axe")};
            draft.inventory[3].inUse = "being worn";
        });
        const plan::Document before = document().plan();
        ArrangeDialog* dialog = opened();
        const auto about = [dialog] { return dialog->findChild<QLabel*>("arrangeAbout")->text(); };
        auto* inventory = dialog->findChild<QListWidget*>("arrangeInventory");
        QVERIFY(inventory->isVisible());
        QCOMPARE(inventory->count(), 5);
        QVERIFY2(about().startsWith("3 stacks of the line and 1 of the inventory; in the inventory "
                                    "stays: 1 that you want, 1 in use, 1 container, 1 that nothing "
                                    "changes. P pins"),
                 qPrintable(about()));
        QVERIFY2(inventory->item(0)->text().contains("a goal asks for it"),
                 qPrintable(inventory->item(0)->text()));
        QVERIFY(!(inventory->item(2)->flags() & Qt::ItemIsEnabled));

        inventory->setFocus();
        inventory->setCurrentRow(3);
        QTest::keyClick(inventory, Qt::Key_Space);
        inventory->setCurrentRow(4);
        QTest::keyClick(inventory, Qt::Key_Space);
        QVERIFY2(
            about().startsWith("3 stacks of the line and 1 of the inventory; in the inventory "
                               "stays: 1 that you want, 1 container, 1 that nothing changes, 1 "
                               "that you keep. P pins"),
            qPrintable(about()));
        press(dialog, "arrangeStart");
        auto* use = dialog->findChild<QPushButton*>("arrangeUse");
        QTRY_VERIFY_WITH_TIMEOUT(use->isEnabled(), 120'000);
        press(dialog, "arrangeUse");
        const auto& carried = before.inventory;
        QCOMPARE(document().inventory(),
                 (std::vector<plan::Stack>{carried[0], carried[1], carried[2], carried[4]}));
        QCOMPARE(stacksOnLine(), 4);
        document().undoStack().undo();
        QCOMPARE(document().plan(), before);
    }

    void theInventoryHasTheRoomThatThereIs() {
        const auto carry = [this](std::size_t count) {
            document().edit("Bag", [count](PlanDocument::Draft& draft) {
                draft.inventory.assign(count, stack("pick-axe"));
            });
        };
        carry(29);
        ArrangeDialog* dialog = opened();
        const auto* inventory = dialog->findChild<QListWidget*>("arrangeInventory");
        const auto rowsShown = [inventory] {
            return inventory->viewport()->height() / inventory->sizeHintForRow(0);
        };
        dialog->resize(dialog->width(), 500);
        QTRY_VERIFY(rowsShown() >= 5);
        dialog->resize(dialog->width(), 800);
        QTRY_VERIFY2(rowsShown() >= 15, qPrintable(QString::number(rowsShown())));
        carry(7);
        QTRY_COMPARE(rowsShown(), 7);
        QCOMPARE(inventory->viewport()->height(), 7 * inventory->sizeHintForRow(0));
    }

    void checkingAStackForgetsTheAnswer() {
        ArrangeDialog* dialog = opened();
        press(dialog, "arrangeStart");
        auto* use = dialog->findChild<QPushButton*>("arrangeUse");
        QTRY_VERIFY_WITH_TIMEOUT(use->isEnabled(), 120'000);
        auto* inventory = dialog->findChild<QListWidget*>("arrangeInventory");
        inventory->setFocus();
        inventory->setCurrentRow(0);
        QTest::keyClick(inventory, Qt::Key_Space);
        QVERIFY(!use->isEnabled());
    }

    void pinnedStacksStay() {
        document().setSelection({{1, 0}});
        board().setFocus();
        key(Qt::Key_P);
        QVERIFY(document().polypile().line[1].stacks[0].pinned);
        ArrangeDialog* dialog = opened();
        press(dialog, "arrangeStart");
        auto* use = dialog->findChild<QPushButton*>("arrangeUse");
        QTRY_VERIFY_WITH_TIMEOUT(use->isEnabled(), 120'000);
        press(dialog, "arrangeUse");
        const auto& line = document().polypile().line;
        QCOMPARE(line.back().distance, 13);
        QCOMPARE(line.back().stacks, std::vector<plan::Stack>{[] {
                     plan::Stack key = stack("skeleton key");
                     key.pinned = true;
                     return key;
                 }()});
    }

    void saysWhyItCannot() {
        document().setSelection({{1, 0}});
        board().setFocus();
        key(Qt::Key_P);
        ArrangeDialog* dialog = opened();
        dialog->findChild<QSpinBox*>("arrangeLast")->setValue(7);
        press(dialog, "arrangeStart");
        auto* outcome = dialog->findChild<QLabel*>("arrangeOutcome");
        QTRY_VERIFY2(outcome->text().contains("square 13"), qPrintable(outcome->text()));
        QVERIFY(!dialog->findChild<QPushButton*>("arrangeUse")->isEnabled());
    }

    void saysThatNothingIsBetter() {
        document().edit("One stack", [](PlanDocument::Draft& draft) {
            draft.polypile.line.resize(1);
            draft.inventory.clear();
        });
        ArrangeDialog* dialog = opened();
        dialog->findChild<QSpinBox*>("arrangeLast")->setValue(1);
        press(dialog, "arrangeStart");
        auto* start = dialog->findChild<QPushButton*>("arrangeStart");
        QTRY_COMPARE_WITH_TIMEOUT(start->text(), QString("Try &again"), 120'000);
        const QString outcome = dialog->findChild<QLabel*>("arrangeOutcome")->text();
        static const QRegularExpression sentence(
            "^[^%]+% now; none of [\\d,]+ layouts that were tried is better\\.$");
        QVERIFY2(sentence.match(outcome).hasMatch(), qPrintable(outcome));
        QVERIFY(!dialog->findChild<QPushButton*>("arrangeUse")->isEnabled());
    }

    void anotherQuestionForgetsTheAnswer() {
        ArrangeDialog* dialog = opened();
        auto* use = dialog->findChild<QPushButton*>("arrangeUse");
        auto* start = dialog->findChild<QPushButton*>("arrangeStart");
        auto* outcome = dialog->findChild<QLabel*>("arrangeOutcome");
        auto* lines = dialog->findChild<LineStrip*>();
        const auto isForgotten = [&] {
            return !use->isEnabled() && !lines->accessibleDescription().contains("Arranged") &&
                   !outcome->text().contains("now");
        };
        const plan::Document before = document().plan();
        const auto arrange = [&] {
            press(dialog, "arrangeStart");
            QTRY_VERIFY_WITH_TIMEOUT(use->isEnabled(), 120'000);
            QVERIFY(lines->accessibleDescription().contains("Arranged"));
        };
        arrange();
        QTest::keyClick(dialog->findChild<QComboBox*>("arrangeFor"), Qt::Key_Down);
        QVERIFY(isForgotten());
        QCOMPARE(start->text(), QString("&Arrange"));
        arrange();
        QTest::keyClick(dialog->findChild<QSpinBox*>("arrangeFirst"), Qt::Key_Up);
        QVERIFY(isForgotten());
        QTest::keyClick(dialog->findChild<QSpinBox*>("arrangeFirst"), Qt::Key_Down);
        arrange();
        QTest::keyClick(dialog->findChild<QSpinBox*>("arrangeLast"), Qt::Key_Down);
        QVERIFY(isForgotten());
        QTest::keyClick(dialog->findChild<QSpinBox*>("arrangeLast"), Qt::Key_Up);
        arrange();
        press(dialog, "arrangeStart");
        QVERIFY(isForgotten());
        QCOMPARE(start->text(), QString("&Stop"));
        dialog->accept();
        QCOMPARE(document().plan(), before);
    }

    void saysThatTheFiguresAreOfTheFirstZap() {
        document().edit("Zaps", [](PlanDocument::Draft& draft) { draft.polypile.zaps = 3; });
        ArrangeDialog* dialog = opened();
        auto* outcome = dialog->findChild<QLabel*>("arrangeOutcome");
        press(dialog, "arrangeStart");
        QTRY_VERIFY_WITH_TIMEOUT(dialog->findChild<QPushButton*>("arrangeUse")->isEnabled(),
                                 120'000);
        QVERIFY2(outcome->text().endsWith("were tried. Reckoned for the first zap."),
                 qPrintable(outcome->text()));
        document().edit("Zap", [](PlanDocument::Draft& draft) { draft.polypile.zaps = 1; });
        press(dialog, "arrangeStart");
        QTRY_VERIFY_WITH_TIMEOUT(dialog->findChild<QPushButton*>("arrangeUse")->isEnabled(),
                                 120'000);
        QVERIFY2(outcome->text().endsWith("were tried."), qPrintable(outcome->text()));
    }

    void saysOfItemsThatTheyAreLost() {
        ArrangeDialog* dialog = opened();
        auto* start = dialog->findChild<QPushButton*>("arrangeStart");
        QTest::keyClick(dialog->findChild<QComboBox*>("arrangeFor"), Qt::Key_End);
        press(dialog, "arrangeStart");
        QTRY_COMPARE_WITH_TIMEOUT(start->text(), QString("Try &again"), 120'000);
        const QString outcome = dialog->findChild<QLabel*>("arrangeOutcome")->text();
        static const QRegularExpression lost("^[0-9.]+ items? lost now");
        QVERIFY2(lost.match(outcome).hasMatch(), qPrintable(outcome));
        static const QRegularExpression hit("The zap gets to [0-9.]+ items on average, to");
        QVERIFY2(hit.match(outcome).hasMatch(), qPrintable(outcome));
    }

    void saysWhichGoalsNoLayoutReaches() {
        document().edit("Amulet", [](PlanDocument::Draft& draft) {
            auto& goals = draft.polypile.goals;
            goals.emplace_back().object = test::object("amulet of life saving");
            goals.push_back(goals.front());
            goals.back().atLeast = 30;
        });
        ArrangeDialog* dialog = opened();
        auto* outcome = dialog->findChild<QLabel*>("arrangeOutcome");
        auto* start = dialog->findChild<QPushButton*>("arrangeStart");
        press(dialog, "arrangeStart");
        QTRY_COMPARE_WITH_TIMEOUT(start->text(), QString("Try &again"), 120'000);
        QVERIFY2(
            outcome->text().endsWith("is better. No layout that was tried reaches: amulet of "
                                     "life saving, ≥ 30 magic markers. A thing comes only of "
                                     "others of its class that are changed, and only if the "
                                     "game makes it at random on this level; a cursed stack of "
                                     "five or more shudders. Arrange for any goal to have the "
                                     "others."),
            qPrintable(outcome->text()));
    }

    /// All three of them have to become markers: less than 0.01 % wherever they lie.
    void whatIsRareIsArrangedToo() {
        document().edit("Three markers", [](PlanDocument::Draft& draft) {
            draft.polypile.goals.front().atLeast = 3;
            draft.polypile.line[1].distance = 10;
            draft.inventory.clear();
        });
        ArrangeDialog* dialog = opened();
        press(dialog, "arrangeStart");
        auto* start = dialog->findChild<QPushButton*>("arrangeStart");
        QTRY_COMPARE_WITH_TIMEOUT(start->text(), QString("Try &again"), 120'000);
        const QString outcome = dialog->findChild<QLabel*>("arrangeOutcome")->text();
        const QRegularExpression both(
            "^Chance of all goals: 0\\.00\\d+ % now, 0\\.00\\d+ % arranged; ");
        QVERIFY2(outcome.contains(both), qPrintable(outcome));
        QVERIFY(dialog->findChild<QPushButton*>("arrangeUse")->isEnabled());
    }

    void stopsWithTheBestSoFar() {
        document().edit("Junk", [](PlanDocument::Draft& draft) {
            draft.polypile.line[0].stacks.assign(60, stack("tin whistle"));
            for (std::size_t i = 0; i < 60; i += 2) {
                draft.polypile.line[0].stacks[i] = stack("skeleton key");
            }
        });
        ArrangeDialog* dialog = opened();
        auto* share = dialog->findChild<QProgressBar*>("arrangeProgress");
        QVERIFY2(!share->isVisible(), "nothing is being tried yet");
        const QPoint below = dialog->findChild<QLabel*>("arrangeOutcome")->pos();
        press(dialog, "arrangeStart");
        QVERIFY(share->isVisible());
        auto* start = dialog->findChild<QPushButton*>("arrangeStart");
        QTRY_VERIFY_WITH_TIMEOUT(share->value() > 0, 60'000);
        QCOMPARE(start->text(), QString("&Stop"));
        const auto* outcome = dialog->findChild<QLabel*>("arrangeOutcome");
        QTRY_VERIFY2(outcome->text().startsWith("Chance of all goals: best so far "),
                     qPrintable(outcome->text()));
        press(dialog, "arrangeStart");
        QCOMPARE(outcome->text(), QString("Stopping …"));
        QTRY_COMPARE(start->text(), QString("Try &again"));
        QVERIFY(!share->isVisible());
        QCOMPARE(outcome->pos(), below);
        QVERIFY(dialog->findChild<QPushButton*>("arrangeUse")->isEnabled());
    }

    void stopsSoonWhereAveragesTakeLong() {
        document().edit("Junk", [](PlanDocument::Draft& draft) {
            draft.inventory.clear();
            draft.polypile.line.resize(1);
            for (int i = 0; i < 16; ++i) {
                for (const auto& each : {stack("potion of booze", 80), stack("wand of opening"),
                                         stack("ring of hunger")}) {
                    draft.polypile.line.front().stacks.push_back(each);
                }
            }
        });
        ArrangeDialog* dialog = opened();
        auto* start = dialog->findChild<QPushButton*>("arrangeStart");
        auto* outcome = dialog->findChild<QLabel*>("arrangeOutcome");
        press(dialog, "arrangeStart");
        QTRY_VERIFY_WITH_TIMEOUT(outcome->text().contains("best so far"), 60'000);
        press(dialog, "arrangeStart");
        QTRY_COMPARE_WITH_TIMEOUT(start->text(), QString("Try &again"), 5'000);
        QVERIFY2(outcome->text().contains(" Reckoned for one of the ways that the unknown"),
                 qPrintable(outcome->text()));
        delete dialog;
    }

    void anEmptyLineIsLaidOut() {
        document().edit("Nothing there", [](PlanDocument::Draft& draft) {
            draft.polypile.line.clear();
            draft.polypile.goals.clear();
        });
        ArrangeDialog* dialog = opened();
        press(dialog, "arrangeStart");
        auto* use = dialog->findChild<QPushButton*>("arrangeUse");
        QTRY_VERIFY_WITH_TIMEOUT(use->isEnabled(), 120'000);
        const QString outcome = dialog->findChild<QLabel*>("arrangeOutcome")->text();
        QVERIFY2(outcome.contains("arranged") && !outcome.contains("now"), qPrintable(outcome));
        press(dialog, "arrangeUse");
        QCOMPARE(stacksOnLine(), 2);
    }

    void withoutGoalsOnlyTheLossCanBeArrangedFor() {
        document().edit("No goal",
                        [](PlanDocument::Draft& draft) { draft.polypile.goals.clear(); });
        ArrangeDialog* dialog = opened();
        QCOMPARE(dialog->findChild<QComboBox*>("arrangeFor")->currentText(),
                 QString("the least loss"));
        press(dialog, "arrangeStart");
        auto* start = dialog->findChild<QPushButton*>("arrangeStart");
        QTRY_COMPARE_WITH_TIMEOUT(start->text(), QString("Try &again"), 120'000);
        QVERIFY(dialog->findChild<QLabel*>("arrangeOutcome")->text().contains("items"));
    }

    void closingEndsTheSearch() {
        const QPointer<ArrangeDialog> dialog = opened();
        press(dialog, "arrangeStart");
        const plan::Document before = document().plan();
        QTest::keyPress(dialog, Qt::Key_Escape);
        QTRY_VERIFY(dialog.isNull());
        QCOMPARE(document().plan(), before);
    }
};

POLYPLAN_UI_TEST(ArrangeWindowTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "arrange_window_test.moc"
