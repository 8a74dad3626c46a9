#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardPaths>
#include <QStyleOptionViewItem>
#include <QTest>
#include <memory>
#include <sstream>

#include "core/plan/json.h"
#include "core/plan/members.h"
#include "tests/ui/support/plans.h"
#include "tests/ui/support/test_entry.h"
#include "ui/document/plan_document.h"
#include "ui/models/field_role.h"
#include "ui/models/heartbeat/hearing_model.h"
#include "ui/models/heartbeat/heartbeat_editor.h"
#include "ui/models/heartbeat/heartbeat_service.h"
#include "ui/models/heartbeat/intrinsics_model.h"
#include "ui/models/heartbeat/outfit_model.h"
#include "ui/parts/field_delegate.h"

namespace polyplan::ui {
namespace {

using powder::Intrinsic;
using Tester = QAbstractItemModelTester;

/// The models of the Heartbeat perspective.
class HeartbeatModelsTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".?")));
        document_ = std::make_unique<PlanDocument>(test::catalogues());
        document_->reset(test::smallPlan());
        editor_ = std::make_unique<HeartbeatEditor>(*document_);
    }
    void cleanup() {
        editor_.reset();
        document_.reset();
    }

    void allModelsKeepTheRules();
    void itemFillsInWhatItsNameTells();
    void itemThatNoRuleAsksForSaysSo();
    void materialThatNoRuleAsksForSaysSo();
    void intrinsicsAreEditedAndRemoved();
    void noisesAreReadAsASum();
    void wrongTextsAreToldAndChangeNothing();
    void wrongTextStaysUntilItIsMended();
    void intrinsicStandsOnce();
    void twoOutfitsAreKeptApart();
    void whatAFileCouldNotHoldIsRefused();
    void editorsAtTheirLimitsLeaveNothingThatTheReaderRefuses();
    void serviceFollowsTheEditor();

  private:
    const plan::Heartbeat& heartbeat() { return editor_->heartbeat(); }
    /// Reads what was written.
    void expectSound() {
        const std::string text = plan::writeDocument(document_->plan(), test::catalogues());
        const auto read = plan::readDocument(text, test::catalogues());
        if (const auto* faults = std::get_if<std::vector<Fault>>(&read)) {
            QFAIL((faults->front().pointer + ": " + faults->front().message).c_str());
        }
        QVERIFY(std::get<plan::Document>(read) == document_->plan());
    }
    /// Takes every cell of a model to both ends of what its editor lets through.
    void editAllAtLimits(QAbstractItemModel& model);

    std::unique_ptr<PlanDocument> document_;
    std::unique_ptr<HeartbeatEditor> editor_;
};

void HeartbeatModelsTest::allModelsKeepTheRules() {
    IntrinsicsModel intrinsics(*editor_);
    OutfitModel outfit(*editor_);
    HearingModel hearing(*editor_);
    const Tester testers[] = {Tester(&intrinsics, Tester::FailureReportingMode::QtTest),
                              Tester(&outfit, Tester::FailureReportingMode::QtTest),
                              Tester(&hearing, Tester::FailureReportingMode::QtTest)};
    for (const Intrinsic intrinsic : {Intrinsic::Tame, Intrinsic::Fast, Intrinsic::PoisonMild}) {
        intrinsics.add(intrinsic);
    }
    hearing.addMaker();
    hearing.addListener();
    hearing.addMaker();
    QCOMPARE(hearing.rowCount(), 3);
    QVERIFY(outfit.setData(outfit.index(1, OutfitModel::Item), QStringLiteral("gold necklace"),
                           Qt::EditRole));
    intrinsics.remove(1);
    hearing.remove(2);
    document_->undoStack().undo();
    document_->reset(test::smallPlan());
    QCOMPARE(intrinsics.rowCount(), 0);
    QCOMPARE(hearing.rowCount(), 0);
    QCOMPARE(outfit.rowCount(), 8);
}

void HeartbeatModelsTest::itemFillsInWhatItsNameTells() {
    OutfitModel outfit(*editor_);
    const auto set = [&outfit](int row, int column, const QVariant& value) {
        return outfit.setData(outfit.index(row, column), value, Qt::EditRole);
    };
    QVERIFY(set(2, OutfitModel::Item, QStringLiteral("ring of regeneration")));
    QVERIFY(heartbeat().creature.worn[0].gives == std::vector{Intrinsic::Regeneration});
    QVERIFY(set(0, OutfitModel::Item, QStringLiteral("silver circlet")));
    QCOMPARE(heartbeat().creature.worn[1].material, "silver");
    QVERIFY(set(4, OutfitModel::Item, QStringLiteral("plate mail")));
    QCOMPARE(outfit.index(4, OutfitModel::Noise).data().toInt(), 4);
    QVERIFY(set(4, OutfitModel::Noise, 7));
    QCOMPARE(outfit.index(4, OutfitModel::Noise).data().toInt(), 7);
    QVERIFY(set(4, OutfitModel::Item, QString()));
    QCOMPARE(heartbeat().creature.worn.size(), 2U);
    QVERIFY(!set(4, OutfitModel::Gives, QStringLiteral("fast")));
    QVERIFY(set(2, OutfitModel::Gives, QStringLiteral("fire resistance, POISON_HARSH")));
    QVERIFY((heartbeat().creature.worn[0].gives ==
             std::vector{Intrinsic::ResistFire, Intrinsic::PoisonHarsh}));
    QCOMPARE(outfit.index(2, OutfitModel::Gives).data().toString(),
             QStringLiteral("fire resistance, harsh poison"));
    expectSound();
}

void HeartbeatModelsTest::itemThatNoRuleAsksForSaysSo() {
    OutfitModel outfit(*editor_);
    const QModelIndex item = outfit.index(4, OutfitModel::Item);
    const auto wear = [&](const QString& name) { return outfit.setData(item, name, Qt::EditRole); };
    const QString help = item.data(Qt::ToolTipRole).toString();
    const QString remark = QStringLiteral("counts for nothing");
    QVERIFY(!help.isEmpty() && !item.data(RemarkRole).isValid());
    QVERIFY(wear(QStringLiteral("Plate Mail")));
    QVERIFY(!item.data(RemarkRole).isValid());
    QVERIFY(!item.data(Qt::AccessibleTextRole).isValid());
    QCOMPARE(item.data(Qt::ToolTipRole).toString(), help);
    QVERIFY(wear(QStringLiteral("bathrobe")));
    QVERIFY(item.data(RemarkRole).toString().contains(remark));
    QCOMPARE(item.data().toString(), QStringLiteral("bathrobe"));
    QVERIFY(item.data(Qt::AccessibleTextRole).toString().startsWith(QStringLiteral("bathrobe. ")));
    QVERIFY(item.data(Qt::AccessibleTextRole).toString().contains(remark));
    QVERIFY(item.data(Qt::ToolTipRole).toString().contains(remark));
    QVERIFY(item.data(Qt::ToolTipRole).toString().endsWith(help));
    QVERIFY(!item.siblingAtColumn(OutfitModel::Material).data(RemarkRole).isValid());
    QVERIFY(wear(QStringLiteral("ring of regeneration")));
    QCOMPARE(item.data(RemarkRole).toString(), QStringLiteral("It is not worn there."));
    expectSound();
}

void HeartbeatModelsTest::materialThatNoRuleAsksForSaysSo() {
    OutfitModel outfit(*editor_);
    QVERIFY(
        outfit.setData(outfit.index(2, OutfitModel::Item), QStringLiteral("ring"), Qt::EditRole));
    const QModelIndex material = outfit.index(2, OutfitModel::Material);
    const auto type = [&](const char* word) {
        return outfit.setData(material, QLatin1StringView(word), Qt::EditRole);
    };
    QVERIFY(type("Silver"));
    QCOMPARE(material.data().toString(), QStringLiteral("silver"));
    QVERIFY(!material.data(RemarkRole).isValid());
    const QSignalSpy refused(editor_.get(), &HeartbeatEditor::refused);
    QVERIFY(type("golden"));
    QCOMPARE(material.data().toString(), QStringLiteral("golden"));
    QVERIFY(material.data(RemarkRole).toString().contains("only silver and gold count"));
    QCOMPARE(refused.size(), 1);
    expectSound();
}

void HeartbeatModelsTest::intrinsicsAreEditedAndRemoved() {
    IntrinsicsModel model(*editor_);
    model.add(Intrinsic::Fast);
    model.add(Intrinsic::Tame);
    const auto set = [&model](int row, int column, const QVariant& value) {
        return model.setData(model.index(row, column), value, Qt::EditRole);
    };
    QCOMPARE(model.index(0, IntrinsicsModel::Name).data().toString(), QStringLiteral("tame"));
    QVERIFY(set(0, IntrinsicsModel::Beats, 7));
    QVERIFY(set(0, IntrinsicsModel::Inflictor, QStringLiteral("dead")));
    QVERIFY(set(1, IntrinsicsModel::From, QStringLiteral("item")));
    QVERIFY(set(1, IntrinsicsModel::Name, QStringLiteral("quick")));
    const auto& entries = heartbeat().creature.intrinsics;
    QCOMPARE(entries[0].beats.value(), 7);
    QVERIFY(!entries[0].inflictorAlive);
    QVERIFY(entries[1].intrinsic == Intrinsic::Quick);
    QVERIFY(entries[1].source == powder::Source::Item);
    QCOMPARE(model.index(0, IntrinsicsModel::From).data().toString(), QStringLiteral("timed"));
    QVERIFY(!(model.flags(model.index(0, IntrinsicsModel::From)) & Qt::ItemIsEditable));
    const QStringList choices =
        model.index(0, IntrinsicsModel::Name).data(ChoicesRole).toStringList();
    QCOMPARE(choices.size(), qsizetype(powder::intrinsicCount));
    QVERIFY(choices.contains(QStringLiteral("turning to stone")));
    QVERIFY(set(0, IntrinsicsModel::Beats, 0));
    QVERIFY(!entries[0].beats);
    model.remove(0);
    QCOMPARE(entries.size(), 1U);
    expectSound();
}

void HeartbeatModelsTest::noisesAreReadAsASum() {
    HearingModel model(*editor_);
    model.addMaker();
    model.addListener();
    const auto set = [&model](int row, int column, const QVariant& value) {
        return model.setData(model.index(row, column), value, Qt::EditRole);
    };
    QVERIFY(set(0, HearingModel::Noise, QStringLiteral(" 4")));
    QVERIFY(set(0, HearingModel::Distance, 2));
    // Worked example 1 of the reference: 3/50 a heartbeat.
    QCOMPARE(model.index(0, HearingModel::Wakes).data().toString(), QStringLiteral("6.0 %"));
    QVERIFY(set(0, HearingModel::Noise, QStringLiteral("3+2")));
    QVERIFY((heartbeat().noiseMakers[0].noises == std::vector{3, 2}));
    QVERIFY(set(1, HearingModel::Tired, QStringLiteral("tired")));
    QVERIFY(heartbeat().listeners[0].tired);
    QVERIFY(!set(1, HearingModel::Noise, QStringLiteral("3")));
    expectSound();
}

void HeartbeatModelsTest::wrongTextsAreToldAndChangeNothing() {
    OutfitModel outfit(*editor_);
    HearingModel hearing(*editor_);
    hearing.addMaker();
    QVERIFY(
        outfit.setData(outfit.index(2, OutfitModel::Item), QStringLiteral("ring"), Qt::EditRole));
    const plan::Heartbeat before = heartbeat();
    QSignalSpy refused(editor_.get(), &HeartbeatEditor::refused);
    QVERIFY(!outfit.setData(outfit.index(2, OutfitModel::Gives), QStringLiteral("FAST, SLOOW"),
                            Qt::EditRole));
    QVERIFY(refused.takeLast()[0].toString().contains(QStringLiteral("SLOOW")));
    QVERIFY(!hearing.setData(hearing.index(0, HearingModel::Noise), QStringLiteral("loud"),
                             Qt::EditRole));
    QCOMPARE(refused.size(), 1);
    hearing.setData(hearing.index(0, HearingModel::Noise), QStringLiteral("251"), Qt::EditRole);
    QVERIFY(refused.takeLast()[0].toString().contains(QStringLiteral("250")));
    QVERIFY(heartbeat() == before);
}

void HeartbeatModelsTest::wrongTextStaysUntilItIsMended() {
    OutfitModel outfit(*editor_);
    const auto set = [&outfit](int column, const QString& text) {
        return outfit.setData(outfit.index(2, column), text, Qt::EditRole);
    };
    const QModelIndex gives = outfit.index(2, OutfitModel::Gives);
    const QString typed = QStringLiteral("fast, sloow, aflame");
    const auto isKept = [&] {
        return gives.data() == typed && gives.data(Qt::EditRole) == typed &&
               gives.data(RemarkRole).isValid();
    };
    QVERIFY(set(OutfitModel::Item, QStringLiteral("ring of regeneration")));
    QVERIFY(gives.data(Qt::ToolTipRole).toString().contains(QStringLiteral("harsh poison, ")));
    QVERIFY(!set(OutfitModel::Gives, typed));
    QVERIFY(isKept());
    QVERIFY(gives.data(RemarkRole).toString().contains(QStringLiteral("did you mean \"slow\"?")));
    QVERIFY(gives.data(RemarkRole).toString().contains(QStringLiteral("“regeneration” counts")));
    QCOMPARE(typed.mid(gives.data(WrongFromRole).toInt(), gives.data(WrongLengthRole).toInt()),
             QStringLiteral("sloow"));
    QVERIFY(heartbeat().creature.worn[0].gives == std::vector{Intrinsic::Regeneration});
    // Other changes leave it.
    QVERIFY(outfit.setData(outfit.index(2, OutfitModel::Enchantment), 3, Qt::EditRole));
    QVERIFY(isKept());
    QVERIFY(set(OutfitModel::Gives, QStringLiteral("fast, SLOW, fast")));
    QCOMPARE(gives.data().toString(), QStringLiteral("fast, slow"));
    QVERIFY(!gives.data(RemarkRole).isValid());
    QCOMPARE(gives.data(WrongLengthRole).toInt(), 0);
    QVERIFY((heartbeat().creature.worn[0].gives == std::vector{Intrinsic::Fast, Intrinsic::Slow}));
    // What counts has changed, or is of another outfit.
    QVERIFY(!set(OutfitModel::Gives, typed));
    document_->undoStack().undo();
    QCOMPARE(gives.data().toString(), QStringLiteral("regeneration"));
    QVERIFY(!set(OutfitModel::Gives, typed));
    editor_->setShowsOther(true);
    QCOMPARE(gives.data().toString(), QStringLiteral("regeneration"));
}

void HeartbeatModelsTest::intrinsicStandsOnce() {
    IntrinsicsModel model(*editor_);
    QSignalSpy refused(editor_.get(), &HeartbeatEditor::refused);
    QVERIFY(model.addTyped(QStringLiteral(" POISON_HARSH ")));
    QVERIFY(model.addTyped(QStringLiteral("Harsh poison")));
    QVERIFY(model.addTyped(QStringLiteral("tired")));
    QCOMPARE(heartbeat().creature.intrinsics.size(), 2U);
    QCOMPARE(refused.count(), 1);
    QCOMPARE(refused.takeLast()[0].toString(),
             QStringLiteral("“harsh poison” is upon it already."));
    QVERIFY(!model.addTyped(QStringLiteral("hasty")));
    QVERIFY(refused.takeLast()[0].toString().contains(QStringLiteral("hasty")));
    const QModelIndex name = model.index(0, IntrinsicsModel::Name);
    QVERIFY(model.setData(name, QStringLiteral("ASLEEP"), Qt::EditRole));
    QCOMPARE(name.data().toString(), QStringLiteral("asleep"));
    QVERIFY(model.setData(name, QStringLiteral("harsh poison"), Qt::EditRole));
    QCOMPARE(name.data().toString(), QStringLiteral("asleep"));
    QVERIFY(!model.setData(name, QStringLiteral("asleeep"), Qt::EditRole));
    QCOMPARE(name.data().toString(), QStringLiteral("asleeep"));
    QVERIFY(heartbeat().creature.intrinsics[0].intrinsic == Intrinsic::Asleep);
    QCOMPARE(heartbeat().creature.intrinsics.size(), 2U);
    expectSound();
}

void HeartbeatModelsTest::twoOutfitsAreKeptApart() {
    OutfitModel outfit(*editor_);
    const auto wear = [&outfit](const QString& item) {
        return outfit.setData(outfit.index(4, OutfitModel::Item), item, Qt::EditRole);
    };
    QVERIFY(wear(QStringLiteral("plain robe")));
    editor_->setShowsOther(true);
    QVERIFY(wear(QStringLiteral("plate mail")));
    QCOMPARE(heartbeat().creature.worn[0].item, "plain robe");
    QCOMPARE(heartbeat().otherOutfit->worn[0].item, "plate mail");
    QCOMPARE(outfit.index(4, OutfitModel::Item).data().toString(), QStringLiteral("plate mail"));
    editor_->setShowsOther(false);
    QCOMPARE(outfit.index(4, OutfitModel::Item).data().toString(), QStringLiteral("plain robe"));
    expectSound();
}

void HeartbeatModelsTest::whatAFileCouldNotHoldIsRefused() {
    QSignalSpy refused(editor_.get(), &HeartbeatEditor::refused);
    editor_->edit(QStringLiteral("x"),
                  [](plan::Heartbeat& heartbeat) { heartbeat.creature.hp = 31; });
    QCOMPARE(refused.size(), 1);
    QVERIFY(!document_->strategy().heartbeat);
}

void HeartbeatModelsTest::editAllAtLimits(QAbstractItemModel& model) {
    const FieldDelegate delegate;
    QWidget parent;
    for (int row = 0; row < model.rowCount(); ++row) {
        for (int column = 0; column < model.columnCount(); ++column) {
            for (int end = 0; end < 2; ++end) {
                const QModelIndex index = model.index(row, column);
                if (!index.isValid() || !(model.flags(index) & Qt::ItemIsEditable)) {
                    continue;
                }
                const std::unique_ptr<QWidget> editor(
                    delegate.createEditor(&parent, QStyleOptionViewItem(), index));
                delegate.setEditorData(editor.get(), index);
                if (auto* box = qobject_cast<QComboBox*>(editor.get())) {
                    box->setCurrentIndex(end == 0 ? 0 : box->count() - 1);
                    if (box->isEditable() && end == 1) {
                        box->setEditText(QString(1'000, u'x').left(box->lineEdit()->maxLength()));
                    }
                } else if (auto* number = qobject_cast<QSpinBox*>(editor.get())) {
                    number->setValue(end == 0 ? number->minimum() : number->maximum());
                } else if (auto* line = qobject_cast<QLineEdit*>(editor.get())) {
                    line->setText(end == 0 ? QString() : QString(line->maxLength(), u'x'));
                }
                delegate.setModelData(editor.get(), &model, index);
                expectSound();
            }
        }
    }
}

void HeartbeatModelsTest::editorsAtTheirLimitsLeaveNothingThatTheReaderRefuses() {
    IntrinsicsModel intrinsics(*editor_);
    OutfitModel outfit(*editor_);
    HearingModel hearing(*editor_);
    intrinsics.add(Intrinsic::Amnesia);
    intrinsics.add(Intrinsic::Fast);
    hearing.addMaker();
    hearing.addListener();
    editAllAtLimits(intrinsics);
    editAllAtLimits(outfit);
    editAllAtLimits(hearing);
    for (std::size_t i = 0; i < powder::intrinsicCount; ++i) {
        intrinsics.add(static_cast<Intrinsic>(i));
    }
    while (hearing.mayAddMaker()) {
        hearing.addMaker();
    }
    while (hearing.mayAddListener()) {
        hearing.addListener();
    }
    intrinsics.add(Intrinsic::Fast);
    hearing.addMaker();
    hearing.addListener();
    QCOMPARE(heartbeat().creature.intrinsics.size(), powder::intrinsicCount);
    QCOMPARE(heartbeat().noiseMakers.size(), powder::limits::noiseMakers);
    QCOMPARE(heartbeat().listeners.size(), powder::limits::listeners);
    expectSound();
}

void HeartbeatModelsTest::serviceFollowsTheEditor() {
    HeartbeatService service(*editor_);
    QTRY_VERIFY(service.isComplete());
    QCOMPARE(service.heartbeats(), 50);
    QCOMPARE(service.steps().size(), 36U);
    service.setHeartbeat(40);
    QCOMPARE(service.beat()->heartbeat, 40);
    editor_->edit(QStringLiteral("lava"), [](plan::Heartbeat& heartbeat) {
        heartbeat.square.terrain = "LAVA";
        heartbeat.heartbeats = 12;
    });
    QVERIFY(!service.isCurrent());
    QTRY_VERIFY(service.isComplete());
    QCOMPARE(service.heartbeat(), 12);
    QVERIFY(service.report().figure("heartbeat/half_dead") != nullptr);
    editor_->setShowsOther(true);
    editor_->editWorn(QStringLiteral("ring"), [](std::vector<powder::Worn>& worn) {
        worn.push_back({.slot = powder::Slot::LeftRing,
                        .item = "ring",
                        .material = {},
                        .noise = std::nullopt,
                        .gives = {Intrinsic::ResistFire},
                        .unknown = {}});
    });
    QTRY_VERIFY(service.isComplete());
    QVERIFY(service.answers()->inOtherOutfit.has_value());
    QVERIFY(service.report().seriesOf("heartbeat/other outfit/hp") != nullptr);
}

POLYPLAN_UI_TEST(HeartbeatModelsTest, Offscreen);

}  // namespace
}  // namespace polyplan::ui

#include "heartbeat_models_test.moc"
