#include "ui/polypile/stack_form.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenuBar>
#include <QPointer>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QStyleOptionComboBox>
#include <QTest>
#include <QToolButton>
#include <algorithm>

#include "core/plan/identify.h"
#include "tests/ui/support/menu.h"
#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/tool_tips.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/document/plan_document.h"
#include "ui/look/figures.h"
#include "ui/look/text.h"
#include "ui/models/goals_model.h"
#include "ui/parts/game_switch.h"
#include "ui/polypile/inspector_panel.h"
#include "ui/polypile/inventory_view.h"
#include "ui/polypile/line_board.h"
#include "ui/polypile/stack_dialog.h"

namespace polyplan::ui {
namespace {

using test::stack;

/// What a stack is, changed in the real window with real keys and clicks.
class StackFormTest : public test::WindowFixture {
    Q_OBJECT

    plan::Document plan() override {
        plan::Document plan =
            test::documentOf({{stack("long sword"), stack("wand of digging"), stack("arrow", 5),
                               stack("spellbook of sleep"), stack("egg", 2), stack("corpse"),
                               stack("unicorn horn"), stack("scroll of light", 2)}});
        plan.inventory = {stack("magic marker")};
        return plan;
    }

    plan::Stack unidentified(ObjectClass objectClass, const char* look) {
        plan::Stack stack;
        stack.object = document().table()->findLook(objectClass, look).value();
        return stack;
    }
    const plan::Stack& at(int index) {
        return document().polypile().line[0].stacks[static_cast<std::size_t>(index)];
    }
    /// Selects a stack and begins to edit it by key.
    void edit(int index) {
        document().setSelection({{0, index}});
        board().setFocus();
        key(Qt::Key_E);
    }
    QStringList shown() {
        QStringList names;
        for (const QWidget* field : child<StackForm>()->findChildren<QWidget*>()) {
            if (field->objectName().startsWith("stack") && field->isVisible()) {
                names.append(field->objectName().mid(5));
            }
        }
        names.sort();
        return names;
    }

  private Q_SLOTS:
    void showsWhatTheObjectCanHaveAndNoMore_data() {
        QTest::addColumn<int>("index");
        QTest::addColumn<QStringList>("fields");
        QTest::newRow("sword") << 0
                               << QStringList(
                                      {"Artifact", "Enchantment", "Erodeproof", "Erosion", "Name"});
        QTest::newRow("wand") << 1 << QStringList({"Charges", "Name", "Recharged"});
        QTest::newRow("arrows") << 2
                                << QStringList({"Enchantment", "Erodeproof", "Erosion", "Name",
                                                "Poisoned"});
        QTest::newRow("book") << 3 << QStringList({"Name", "TimesRead"});
        QTest::newRow("egg") << 4 << QStringList({"LaidByHero", "Name"});
        QTest::newRow("corpse") << 5 << QStringList({"Corpse", "Name"});
        QTest::newRow("horn") << 6 << QStringList({"Degraded", "Enchantment", "Name"});
        QTest::newRow("scroll") << 7 << QStringList({"Name"});
    }
    void showsWhatTheObjectCanHaveAndNoMore() {
        QFETCH(int, index);
        QFETCH(QStringList, fields);
        document().setSelection({{0, index}});
        QCOMPARE(shown(), fields);
    }

    void whatAHazyThingWasIsTyped() {
        auto* field = child<QLineEdit>("stackRemembered");
        document().setSelection({{0, 6}});
        QVERIFY(!field->isVisible());
        switchGame(document(), nethack::Game::SlashEm007, window_.get());
        document().setSelection({{0, 6}});
        QTRY_VERIFY(field->isVisible());
        const auto remembered = [this] { return at(6).hazyRemembering; };
        const int steps = document().undoStack().count();
        field->setFocus();
        QTest::keyClicks(field, "magic l");
        QVERIFY(!remembered());
        QCOMPARE(document().undoStack().count(), steps);
        auto* popup = qobject_cast<QAbstractItemView*>(QApplication::activePopupWidget());
        QVERIFY(popup != nullptr);
        QTest::keyClick(popup, Qt::Key_Down);
        QTest::keyClick(popup, Qt::Key_Return);
        QTRY_VERIFY(remembered());
        QCOMPARE(toQString((*document().table())[*remembered()].name), QString("magic lamp"));
        QCOMPARE(document().undoStack().count(), steps + 1);
        // Half a name is dropped.
        field->selectAll();
        QTest::keyClicks(field, "whist");
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Tab);
        QCOMPARE(field->text(), QString("magic lamp"));
        QCOMPARE(toQString((*document().table())[*remembered()].name), QString("magic lamp"));
        field->setFocus();
        field->selectAll();
        QTest::keyClick(field, Qt::Key_Delete);
        QVERIFY(!remembered());
    }

    void whatIsNotIdentifiedIsToldWhatItIs() {
        const plan::Stack wand = unidentified(ObjectClass::Wand, "glass");
        document().edit("Import", [&](PlanDocument::Draft& draft) {
            draft.polypile.line[0].stacks = {wand};
            draft.plan.inventory = {wand, stack("magic marker")};
        });
        const plan::Document before = document().plan();
        document().setSelection({});
        child<InventoryView>()->setCurrentIndex(child<InventoryView>()->model()->index(0, 0));
        child<InventoryView>()->setFocus();
        key(Qt::Key_E);
        auto* dialog = child<StackDialog>();
        QVERIFY(dialog != nullptr);
        auto* kind = dialog->findChild<QToolButton*>("stackKind");
        QTRY_VERIFY(kind->isVisible() && kind->hasFocus());
        QCOMPARE(kind->text(), QString("one of 24 kinds"));
        const auto* forAll = dialog->findChild<QLabel*>("allOfLook");
        QVERIFY(forAll->isVisible());
        QVERIFY(test::pickFromMenu(*kind, "wand of digging, " + percent(0.055)));
        for (const plan::Stack& each : {document().inventory()[0], at(0)}) {
            QCOMPARE(each.object, test::object("wand of digging"));
            QCOMPARE(each.charges, 6);
            QVERIFY(each.chargesAssumed);
        }
        QCOMPARE(document().undoStack().undoText(),
                 QString("Identify glass wand as wand of digging"));
        QVERIFY(document().plan().discoveries ==
                std::vector<ObjectIndex>{test::object("wand of digging")});
        QCOMPARE(document().plan().appearanceMaterials.at(test::object("wand of digging")),
                 Material::Glass);
        QVERIFY(!kind->isVisible() && !forAll->isVisible());
        QTRY_VERIFY(dialog->findChild<QSpinBox*>("stackCharges")->hasFocus());
        dialog->close();
        document().undoStack().undo();
        QVERIFY(document().plan() == before);
    }

    void whatItIsIsChosenByTyping_data() {
        QTest::addColumn<Qt::Key>("opens");
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        QTest::addColumn<QString>("typed");
        QTest::newRow("the whole name")
            << Qt::Key_Down << Qt::KeyboardModifiers(Qt::AltModifier) << "wand of dig";
        QTest::newRow("a word of it") << Qt::Key_F4 << Qt::KeyboardModifiers() << "DIG";
    }
    void whatItIsIsChosenByTyping() {
        QFETCH(Qt::Key, opens);
        QFETCH(Qt::KeyboardModifiers, modifiers);
        QFETCH(QString, typed);
        const plan::Stack wand = unidentified(ObjectClass::Wand, "glass");
        document().edit(
            "Import", [&](PlanDocument::Draft& draft) { draft.polypile.line[0].stacks = {wand}; });
        edit(0);
        auto* kind = child<QToolButton>("stackKind");
        QVERIFY(kind->isVisible() && kind->hasFocus());
        const int usual = QApplication::keyboardInputInterval();
        QApplication::setKeyboardInputInterval(60'000);
        QTimer type;  // opening comes back only once the menu is closed
        connect(&type, &QTimer::timeout, kind, [&] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            if (menu != nullptr && menu->isVisible()) {
                type.stop();
                QTest::keyClicks(menu, typed);
                QTest::keyClick(menu, Qt::Key_Return);
            }
        });
        type.start(10);
        QTest::keyClick(kind, opens, modifiers);
        type.stop();
        QApplication::setKeyboardInputInterval(usual);
        QCOMPARE(at(0).object, test::object("wand of digging"));
    }

    void whatOneOfALookTellsHoldsForAll() {
        plan::Stack plain = unidentified(ObjectClass::Ring, "ruby");
        plan::Stack enchanted = plain;
        enchanted.enchantment = 3;
        const plan::Stack bag = unidentified(ObjectClass::Tool, "bag");
        plan::Stack charged = bag;
        charged.charges = 5;
        document().edit("Import", [&](PlanDocument::Draft& draft) {
            draft.polypile.line[0].stacks = {enchanted, plain, charged};
            for (const char* wanted : {"ring of free action", "ring of gain strength"}) {
                draft.polypile.goals.emplace_back().object = test::object(wanted);
            }
            draft.plan.inventory = {plain, bag};
        });
        const auto kinds = [this](const plan::Stack& stack) {
            for (int i = 0; i < 3; ++i) {
                if (at(i) == stack) {
                    document().setSelection({{0, i}});
                    return child<QToolButton>("stackKind")->text();
                }
            }
            return QString();
        };
        edit(0);
        QCOMPARE(kinds(plain), QString("one of 6 kinds"));
        QCOMPARE(kinds(enchanted), QString("one of 6 kinds"));
        QCOMPARE(kinds(charged), QString("one kind"));
        for (const auto& [row, text] : {std::pair(0, "one of 6 kinds"), {1, "one of 4 kinds"}}) {
            document().setSelection({});
            child<InventoryView>()->setCurrentIndex(child<InventoryView>()->model()->index(row, 0));
            child<InventoryView>()->setFocus();
            key(Qt::Key_E);
            auto* dialog = child<StackDialog>();
            QCOMPARE(dialog->findChild<QToolButton*>("stackKind")->text(), QString(text));
            dialog->close();
            QTRY_VERIFY(child<StackDialog>() == nullptr);
        }
        const auto* goals = child<GoalsModel>();
        QVERIFY(goals != nullptr);
        QCOMPARE(goals->index(0, GoalsModel::Object).data().toString(),
                 QString("★ ring of free action"));
        QCOMPARE(goals->index(1, GoalsModel::Object).data().toString(),
                 QString("★ ring of gain strength †"));
    }

    void onlyTheOneBagIsOfAKind() {
        const plan::Stack bag = unidentified(ObjectClass::Tool, "bag");
        document().edit("Import", [&](PlanDocument::Draft& draft) {
            draft.polypile.line[0].stacks = {bag, bag};
        });
        edit(0);
        auto* kind = child<QToolButton>("stackKind");
        QVERIFY(kind->isVisible() && kind->hasFocus());
        QCOMPARE(kind->text(), QString("one of 4 kinds"));
        QVERIFY(!child<QLabel>("allOfLook")->isVisible());
        QVERIFY(test::pickFromMenu(*kind, "sack, " + percent(35.0 / 80)));
        QCOMPARE(at(0).object, test::object("sack"));
        QVERIFY(at(1) == bag);
        QVERIFY(!kind->isVisible());
        document().setSelection({{0, 1}});
        QCOMPARE(kind->text(), QString("one of 3 kinds"));
    }

    void whatIsCalledAlikeIsOfOneKind() {
        plan::Stack charge = unidentified(ObjectClass::Scroll, "");
        charge.called = "charge";
        plan::Stack other = charge;
        other.called = "junk";
        document().edit("Import", [&](PlanDocument::Draft& draft) {
            draft.polypile.line[0].stacks = {charge, other};
            draft.plan.inventory = {charge};
        });
        edit(0);
        QCOMPARE(child<QLabel>("allOfLook")->text(), QString("for all that are called so"));
        auto* kind = child<QToolButton>("stackKind");
        QVERIFY(test::pickFromMenu(*kind, "scroll of charging, " + percent(0.015)));
        QCOMPARE(at(0).object, test::object("scroll of charging"));
        QCOMPARE(document().inventory()[0].object, test::object("scroll of charging"));
        QVERIFY(at(1) == other);
    }

    void whatAKindCantHaveFallsAway() {
        plan::Stack bag = unidentified(ObjectClass::Tool, "bag");
        bag.charges = 3;
        bag.called = "heavy";
        plan::becomeType(bag, test::object("sack"), *document().table(), document().game());
        QVERIFY(bag == stack("sack"));
    }

    void aLineOrAPileHasNone() {
        document().setSelection({});
        QVERIFY(!child<StackForm>()->isVisible());
        document().setSelection({{0, -1}});
        QVERIFY(!child<StackForm>()->isVisible());
    }

    void anEnchantmentIsTyped() {
        edit(0);
        auto* box = child<QSpinBox>("stackEnchantment");
        QVERIFY(box->hasFocus());
        QTest::keyClicks(box, "3");
        QCOMPARE(at(0).enchantment, 3);
        QTest::keyClick(box, Qt::Key_Up);
        QCOMPARE(at(0).enchantment, 4);
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(at(0).enchantment, 0);
        QCOMPARE(box->value(), 0);
    }

    void assumedChargesAreMarkedInTheHeading() {
        document().edit("Assume", [](PlanDocument::Draft& draft) {
            draft.polypile.line[0].stacks[1].charges = 6;
            draft.polypile.line[0].stacks[1].chargesAssumed = true;
        });
        document().setSelection({{0, 1}});
        const auto* title = child<QLabel>("subjectTitle");
        QVERIFY2(title->text().endsWith("wand of digging (0:6?)"), qPrintable(title->text()));
        QVERIFY2(title->toolTip().contains("assumed"), qPrintable(title->toolTip()));
        edit(1);
        QTest::keyClicks(child<QSpinBox>("stackCharges"), "5");
        QVERIFY2(title->text().endsWith("wand of digging (0:5)"), qPrintable(title->text()));
        QVERIFY(!title->toolTip().contains("assumed"));
    }

    void anArtifactIsSeenWhole_data() {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(1024, 700), QSize(1280, 780), QSize(1600, 1000)}) {
            QTest::addRow("%d", size.width()) << size;
        }
    }
    void anArtifactIsSeenWhole() {
        QFETCH(QSize, size);
        window_->resize(size);
        document().edit("Called", [](PlanDocument::Draft& draft) {
            draft.polypile.line[0].stacks[0].artifact = "Excalibur";
            draft.polypile.line[0].stacks[0].name = "mine";
        });
        document().setSelection({{0, 0}});
        auto* artifact = child<QComboBox>("stackArtifact");
        QStyleOptionComboBox option;
        option.initFrom(artifact);
        const auto roomOf = [&] {
            return artifact->style()
                ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField,
                                 artifact)
                .width();
        };
        const int needed = artifact->fontMetrics().horizontalAdvance("Excalibur");
        QTRY_VERIFY((option.initFrom(artifact), roomOf() >= needed));
        const auto* form = child<StackForm>();
        for (const char* each : {"stackArtifact", "stackName"}) {
            const auto* field = child<QWidget>(each);
            QTRY_VERIFY2(form->rect().contains(QRect(field->mapTo(form, QPoint()), field->size())),
                         each);
        }
        const auto* name = child<QLineEdit>("stackName");
        QVERIFY(name->width() > name->fontMetrics().horizontalAdvance("mine"));
    }

    void limitsAreThoseOfTheReader() {
        const test::ToolTips tips;
        edit(1);
        auto* box = child<QSpinBox>("stackCharges");
        QCOMPARE(box->minimum(), -1);
        QCOMPARE(box->maximum(), 127);
        box->selectAll();
        QTest::keyClicks(box, "999");
        QVERIFY(at(1).charges <= 127);
        key(Qt::Key_Return);
        QVERIFY(board().hasFocus());
        QCOMPARE(at(1).charges, 127);
        QTRY_VERIFY(tips.haveShown("At most 127"));
    }

    void escapeDropsWhatIsBeyondTheLimits() {
        const plan::Stack before = at(1);
        edit(1);
        auto* box = child<QSpinBox>("stackCharges");
        const QString text = box->text();
        box->selectAll();
        QApplication::clipboard()->setText(QStringLiteral("999"));
        QTest::keyClick(box, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(box->text(), QString("999"));
        key(Qt::Key_Escape);
        QVERIFY(board().hasFocus());
        QCOMPARE(box->text(), text);
        QVERIFY(at(1) == before);
    }

    void anArtifactIsChosenByKey() {
        edit(0);
        auto* artifact = child<QComboBox>("stackArtifact");
        artifact->setFocus();
        QTest::keyClicks(artifact, "Exc");
        QTest::keyClick(artifact, Qt::Key_Return);
        QCOMPARE(artifact->currentText(), QString("Excalibur"));
        QCOMPARE(at(0).artifact, std::string("Excalibur"));
    }

    void checksAndNamesAreSet() {
        edit(2);
        auto* poisoned = child<QCheckBox>("stackPoisoned");
        QTest::mouseClick(poisoned, Qt::LeftButton, {}, QPoint(8, poisoned->height() / 2));
        QVERIFY(at(2).poisoned);
        auto* name = child<QLineEdit>("stackName");
        name->setFocus();
        QTest::keyClicks(name, "a");
        QCOMPARE(at(2).name, std::string("a"));
        auto* erosion = child<QComboBox>("stackErosion");
        QCOMPARE(erosion->itemText(0), QString("none"));
        QCOMPARE(erosion->itemText(2), QString("very rusty"));
        const auto labels = erosion->parentWidget()->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(
            labels, [](const QLabel* label) { return label->text() == "erosion"; }));
    }

    void whatIsNotIdentifiedKeepsItsEnchantmentField() {
        const plan::Stack gloves = unidentified(ObjectClass::Armor, "old gloves");
        document().edit("Lay", [&](PlanDocument::Draft& draft) {
            draft.polypile.line[0].stacks.push_back(gloves);
        });
        edit(8);
        auto* enchantment = child<QSpinBox>("stackEnchantment");
        QTRY_VERIFY(enchantment->isVisible());
        enchantment->setFocus();
        enchantment->selectAll();
        QTest::keyClicks(enchantment, "-2");
        QCOMPARE(at(8).enchantment, -2);
        enchantment->selectAll();
        QTest::keyClicks(enchantment, "0");
        QCOMPARE(at(8).enchantment, 0);
        QVERIFY(enchantment->isVisible());
    }

    void stepsAreCalledByWhatIsChanged() {
        const auto step = [this] { return document().undoStack().undoText(); };
        edit(2);
        auto* name = child<QLineEdit>("stackName");
        name->setFocus();
        QTest::keyClicks(name, "ad");
        QCOMPARE(step(), QString("Name 5 arrows"));
        auto* enchantment = child<QSpinBox>("stackEnchantment");
        enchantment->setFocus();
        key(Qt::Key_Up);
        QCOMPARE(step(), QString("Change enchantment of 5 arrows"));
        child<QCheckBox>("stackPoisoned")->setFocus();
        key(Qt::Key_Space);
        QCOMPARE(step(), QString("Change poison on 5 arrows"));
        child<QComboBox>("stackErosion")->setFocus();
        key(Qt::Key_Down);
        QCOMPARE(step(), QString("Change erosion of 5 arrows"));
        // Every field of every kind of stack has a name for its step.
        for (int index = 0; index < 8; ++index) {
            edit(index);
            for (auto* box : child<StackForm>()->findChildren<QCheckBox*>()) {
                if (box->isVisible()) {
                    box->setFocus();
                    key(Qt::Key_Space);
                    QVERIFY2(step().startsWith("Change "), qPrintable(box->objectName()));
                }
            }
            for (auto* box : child<StackForm>()->findChildren<QSpinBox*>()) {
                if (box->isVisible()) {
                    box->setFocus();
                    key(Qt::Key_Up);
                    QVERIFY2(step().startsWith("Change "), qPrintable(box->objectName()));
                }
            }
            for (auto* box : child<StackForm>()->findChildren<QComboBox*>()) {
                if (box->isVisible()) {
                    box->setFocus();
                    key(Qt::Key_Down);
                    QVERIFY2(step().startsWith("Change "), qPrintable(box->objectName()));
                }
            }
        }
    }

    void aMonsterOfARuleIsSpelledAsInTheGame() {
        edit(5);
        auto* corpse = child<QLineEdit>("stackCorpse");
        QVERIFY(corpse->hasFocus());
        QTest::keyClicks(corpse, " CrocodilE ");
        QCOMPARE(corpse->text(), QString(" CrocodilE "));
        QCOMPARE(at(5).corpse, std::string("crocodile"));
        QVERIFY2(!corpse->toolTip().contains("No rule"), qPrintable(corpse->toolTip()));
        corpse->completer()->popup()->hide();
        key(Qt::Key_Tab);
        QCOMPARE(corpse->text(), QString("crocodile"));
        const auto* title = child<QLabel>("subjectTitle");
        QVERIFY2(title->text().endsWith("crocodile corpse"), qPrintable(title->text()));
        edit(5);
        QTest::keyClicks(corpse, " giant bat ");
        key(Qt::Key_Return);
        QVERIFY(board().hasFocus());
        QCOMPARE(corpse->text(), QString("giant bat"));
        QCOMPARE(at(5).corpse, std::string("giant bat"));
        QVERIFY2(corpse->toolTip().startsWith("No rule asks for this monster"),
                 qPrintable(corpse->toolTip()));
    }

    void monstersOfRulesAreSuggested() {
        edit(5);
        auto* corpse = child<QLineEdit>("stackCorpse");
        QTest::keyClicks(corpse, "croc");
        QWidget* suggestions = corpse->completer()->popup();
        QTRY_VERIFY(suggestions->isVisible());
        QTest::keyClick(suggestions, Qt::Key_Down);
        QTest::keyClick(suggestions, Qt::Key_Return);
        QVERIFY(!suggestions->isVisible());
        QVERIFY(board().hasFocus());
        QCOMPARE(corpse->text(), QString("crocodile"));
        QCOMPARE(at(5).corpse, std::string("crocodile"));
    }

    void enterAndEscapeInATextGiveTheLineTheKeysBack() {
        edit(7);
        auto* name = child<QLineEdit>("stackName");
        QVERIFY(name->hasFocus());
        QTest::keyClicks(name, "one");
        key(Qt::Key_Return);
        QVERIFY(board().hasFocus());
        QCOMPARE(at(7).name, std::string("one"));
        key(Qt::Key_E);
        QVERIFY(name->hasFocus());
        QTest::keyClicks(name, "x");
        QVERIFY(at(7).name != std::string("one"));
        key(Qt::Key_Escape);
        QVERIFY(board().hasFocus());
        QCOMPARE(at(7).name, std::string("one"));
        QCOMPARE(name->text(), QString("one"));
    }

    void theFieldThatTakesTheKeysIsInSight() {
        window_->resize(1024, 700);
        edit(0);
        auto* box = child<QSpinBox>("stackEnchantment");
        auto* area =
            qobject_cast<QScrollArea*>(child<InspectorPanel>()->parentWidget()->parentWidget());
        board().setFocus();
        area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
        QVERIFY(box->visibleRegion().isEmpty());
        key(Qt::Key_E);
        QVERIFY(box->hasFocus());
        QVERIFY(!box->visibleRegion().isEmpty());
    }

    void enterAndEscapeInANumberGiveTheLineTheKeysBack() {
        for (const Qt::Key enter : {Qt::Key_Return, Qt::Key_Enter}) {
            edit(0);
            auto* box = child<QSpinBox>("stackEnchantment");
            QVERIFY(box->hasFocus());
            box->selectAll();
            QTest::keyClicks(box, "3");
            key(enter);
            QVERIFY(board().hasFocus());
            QCOMPARE(at(0).enchantment, 3);
        }
        key(Qt::Key_B);
        QCOMPARE(at(0).buc, nethack::Buc::Blessed);
        key(Qt::Key_E);
        auto* box = child<QSpinBox>("stackEnchantment");
        box->selectAll();
        QTest::keyClicks(box, "5");
        QCOMPARE(at(0).enchantment, 5);
        key(Qt::Key_Escape);
        QVERIFY(board().hasFocus());
        QCOMPARE(at(0).enchantment, 3);
        QCOMPARE(box->value(), 3);
        key(Qt::Key_U);
        QCOMPARE(at(0).buc, nethack::Buc::Uncursed);
    }

    void escapeInANumberLeavesChargesAssumed() {
        document().edit("Assume", [](PlanDocument::Draft& draft) {
            draft.polypile.line[0].stacks[1].chargesAssumed = true;
        });
        const plan::Stack before = at(1);
        edit(1);
        auto* box = child<QSpinBox>("stackCharges");
        box->selectAll();
        QTest::keyClicks(box, "7");
        QVERIFY(!at(1).chargesAssumed);
        key(Qt::Key_Escape);
        QVERIFY(at(1) == before);
    }

    void escapeTakesBackWhatWasTypedSinceUndo() {
        edit(0);
        auto* box = child<QSpinBox>("stackEnchantment");
        box->selectAll();
        QTest::keyClicks(box, "3");
        key(Qt::Key_Return);
        key(Qt::Key_E);
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(at(0).enchantment, 0);
        QVERIFY(box->hasFocus());
        key(Qt::Key_Up);
        QCOMPARE(at(0).enchantment, 1);
        key(Qt::Key_Escape);
        QCOMPARE(at(0).enchantment, 0);
    }

    void escapeLeavesWhatWasUndone_data() {
        QTest::addColumn<int>("index");
        QTest::addColumn<QString>("field");
        QTest::newRow("number") << 2 << "stackEnchantment";
        QTest::newRow("text") << 7 << "stackName";
    }
    void escapeLeavesWhatWasUndone() {
        QFETCH(int, index);
        QFETCH(QString, field);
        const plan::Stack before = at(index);
        document().setSelection({{0, index}});
        board().setFocus();
        board().setCurrent({0, index});
        key(Qt::Key_B);
        QCOMPARE(at(index).buc, nethack::Buc::Blessed);
        key(Qt::Key_F2);
        QTest::keyClicks(QApplication::focusWidget(), "9");
        key(Qt::Key_Return);
        QCOMPARE(at(index).quantity, 9);
        key(Qt::Key_E);
        auto* widget = child<QWidget>(field);
        QVERIFY(widget->hasFocus());
        for (int step = 0; step < 2; ++step) {
            QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        }
        QVERIFY(widget->hasFocus());
        QVERIFY(at(index) == before);
        key(Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(widget, "1");
        QVERIFY(at(index) != before);
        key(Qt::Key_Escape);
        QVERIFY(board().hasFocus());
        QVERIFY(at(index) == before);
    }

    void escapeLeavesWhatWasUndoneWithoutTyping() {
        edit(7);
        key(Qt::Key_Escape);
        key(Qt::Key_B);
        key(Qt::Key_E);
        QVERIFY(child<QLineEdit>("stackName")->hasFocus());
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(at(7).buc != nethack::Buc::Blessed);
        key(Qt::Key_Escape);
        QVERIFY(at(7).buc != nethack::Buc::Blessed);
        QVERIFY(document().undoStack().canRedo());
    }

    void escapeTakesBackWhatWasTypedBeforeAMenu() {
        edit(7);
        auto* name = child<QLineEdit>("stackName");
        QTest::keyClicks(name, "one");
        key(Qt::Key_E, Qt::AltModifier);
        QTRY_VERIFY(QApplication::activePopupWidget() != nullptr);
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
        QVERIFY(window_->menuBar()->hasFocus());
        key(Qt::Key_Escape);
        QVERIFY(name->hasFocus());
        key(Qt::Key_Escape);
        QVERIFY(board().hasFocus());
        QCOMPARE(at(7).name, std::string());
    }

    void everyFieldGivesTheLineTheKeysBack_data() {
        QTest::addColumn<int>("index");
        QTest::addColumn<QString>("field");
        QTest::newRow("check") << 4 << "stackLaidByHero";
        QTest::newRow("choice") << 0 << "stackArtifact";
        QTest::newRow("second number") << 1 << "stackRecharged";
        QTest::newRow("read") << 3 << "stackTimesRead";
    }
    void everyFieldGivesTheLineTheKeysBack() {
        QFETCH(int, index);
        QFETCH(QString, field);
        for (const Qt::Key end : {Qt::Key_Return, Qt::Key_Escape}) {
            edit(index);
            auto* widget = child<QWidget>(field);
            widget->setFocus();
            QVERIFY(widget->hasFocus());
            const plan::Stack before = at(index);
            key(end);
            QVERIFY(board().hasFocus());
            QVERIFY(at(index) == before);
        }
    }

    void aCheckStaysAfterEscape() {
        edit(4);
        auto* laid = child<QCheckBox>("stackLaidByHero");
        laid->setFocus();
        key(Qt::Key_Space);
        QVERIFY(at(4).laidByHero);
        key(Qt::Key_Escape);
        QVERIFY(board().hasFocus());
        QVERIFY(at(4).laidByHero);
    }

    void aDoubleClickBeginsToEdit() {
        const QRect card = board().lineGeometry().card({0, 1});
        QTest::mouseDClick(board().viewport(), Qt::LeftButton, {},
                           card.topLeft() + QPoint(card.width() / 3, card.height() / 4));
        QVERIFY(child<QSpinBox>("stackCharges")->hasFocus());
    }

    void stacksOfTheInventoryAreEditedToo() {
        document().edit(
            "Assume", [](PlanDocument::Draft& draft) { draft.inventory[0].chargesAssumed = true; });
        auto* list = child<QListView>("inventory");
        list->setFocus();
        list->setCurrentIndex(list->model()->index(0, 0));
        QTest::keyClick(list, Qt::Key_E);
        const QPointer<StackDialog> dialog = child<StackDialog>();
        QVERIFY(dialog != nullptr && dialog->isVisible());
        auto* charges = dialog->findChild<QSpinBox*>("stackCharges");
        charges->selectAll();
        QTest::keyClicks(charges, "70");
        QCOMPARE(document().inventory()[0].charges, 70);
        QVERIFY(!document().inventory()[0].chargesAssumed);
        QTest::keyPress(dialog, Qt::Key_Escape);
        QTRY_VERIFY(dialog.isNull());
    }
};

POLYPLAN_UI_TEST(StackFormTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "stack_form_test.moc"
