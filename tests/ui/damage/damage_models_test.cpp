#include <QAbstractItemModelTester>
#include <QStandardPaths>
#include <QTest>
#include <algorithm>
#include <string_view>

#include "core/oangband/usual_floor.h"
#include "tests/ui/support/plans.h"
#include "tests/ui/support/test_entry.h"
#include "ui/document/plan_document.h"
#include "ui/look/figures.h"
#include "ui/models/damage/attack_editor.h"
#include "ui/models/damage/attacks_model.h"
#include "ui/models/damage/damage_service.h"
#include "ui/models/damage/damage_types_model.h"
#include "ui/models/damage/damage_words.h"
#include "ui/models/damage/flags_model.h"
#include "ui/models/damage/floor_model.h"
#include "ui/models/damage/found_monsters_model.h"
#include "ui/models/damage/matrix_model.h"
#include "ui/models/damage/monster_filter.h"
#include "ui/models/damage/monster_names_model.h"
#include "ui/models/damage/monsters_model.h"
#include "ui/models/damage/resistance_counts_model.h"
#include "ui/models/damage/target_words.h"
#include "ui/models/damage/types_model.h"
#include "ui/models/moved_rows.h"
#include "ui/models/report_model.h"
#include "ui/models/report_table_model.h"
#include "ui/models/report_text.h"
#include "ui/models/steps_model.h"

namespace polyplan::ui {
namespace {

using oangband::DamageType;

/// The models of the Damage perspective, on the worked examples of the rules.
class DamageModelsTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".?")));
        document_ = std::make_unique<PlanDocument>(test::catalogues());
        document_->reset(test::smallPlan());
        editor_ = std::make_unique<AttackEditor>(*document_);
        service_ = std::make_unique<DamageService>(*editor_);
        settle();
    }
    void cleanup() {
        service_.reset();
        editor_.reset();
        document_.reset();
    }

    void allModelsKeepTheRules();
    void workedExampleHasItsDamage();
    void hitPointsHaveOneRounding();
    void noteStandsAtItsFigure();
    void faultIsToldInsteadOfAnAnswer();
    void stepsTellProbabilitiesAsElsewhere();
    void newerEditEndsTheWorkOnTheLast();
    void kindsOfFloorObjectsAreFound();
    void typesAgreeWithTheirAnswers();
    void monstersAgreeWithTheirAnswers();
    void editorMergesAndUndoes();
    void undoGoesToTheAttackThatItBringsBack();
    void undoGoesToTheAttackOfAnotherStrategy();
    void rowsAreFoundAgain();

  private:
    void settle() { QTRY_VERIFY(service_->isComplete()); }
    void edit(const AttackEditor::Change& change) {
        editor_->edit(QStringLiteral("test"), change);
        settle();
    }
    const oangband::Answer& answer() { return *service_->answers()->current().answer; }

    std::unique_ptr<PlanDocument> document_;
    std::unique_ptr<AttackEditor> editor_;
    std::unique_ptr<DamageService> service_;
};

void DamageModelsTest::allModelsKeepTheRules() {
    const oangband::Tables& tables = damageTables(*document_);
    AttacksModel attacks(*editor_, *service_);
    DamageTypesModel damageTypes;
    ReportTableModel effects;
    ReportModel figures;
    FlagsModel flags(*editor_);
    FloorModel floor(*editor_, *service_);
    ObjectKindsModel kinds(tables.objects);
    MatrixModel matrix(*editor_, *service_);
    MonsterNamesModel names(tables.monsters);
    MonstersModel monsters(*editor_, *service_);
    MonsterFilter filter(tables.monsters, MonstersModel::IdRole);
    filter.setSourceModel(&monsters);
    StepsModel steps;
    TypesModel types(*service_);
    ResistanceCountsModel counts(tables.monsters);
    FoundMonstersModel found(tables.monsters);
    std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
    for (QAbstractItemModel* model : std::initializer_list<QAbstractItemModel*>{
             &attacks, &damageTypes, &effects, &figures, &flags, &floor, &kinds, &matrix, &names,
             &monsters, &filter, &steps, &types, &counts, &found}) {
        testers.push_back(std::make_unique<QAbstractItemModelTester>(
            model, QAbstractItemModelTester::FailureReportingMode::QtTest));
    }
    edit([](plan::Attack& attack) { attack.type = DamageType::Storm; });
    floor.add(kinds.kind(0));
    floor.add(kinds.kind(100));
    matrix.addMonster(1);
    matrix.addMonster(361);
    settle();
    QCOMPARE(matrix.columnCount(), 4);
    QCOMPARE(floor.rowCount(), 2 + static_cast<int>(oangband::usualObjects().size()));
    editor_->add();
    editor_->duplicate();
    settle();
    QCOMPARE(attacks.rowCount(), 3);
    editor_->move(0, 2);
    editor_->remove();
    edit([](plan::Attack& attack) { attack.monster.flags = std::vector<std::string>{"EVIL"}; });
    figures.show(service_->report());
    steps.show(service_->report().steps);
    edit([](plan::Attack& attack) { attack.damage = "2d"; });
    figures.show(service_->report());
    QCOMPARE(figures.index(1, 0).data(ReportModel::KindRole).toInt(),
             static_cast<int>(ReportModel::Kind::Refusal));
    filter.setSearch(QStringLiteral("vampire"));
    QVERIFY(filter.rowCount() > 0 && filter.rowCount() < 20);
    found.setSearch(MonsterSearch(QStringLiteral("immune to fire")));
    while (document_->undoStack().canUndo()) {
        document_->undoStack().undo();
    }
    settle();
    QCOMPARE(attacks.rowCount(), 1);
}

void DamageModelsTest::workedExampleHasItsDamage() {
    const oangband::Monster* monster = damageTables(*document_).monsters.byId(1);
    edit([&](plan::Attack& attack) {
        attack.type = DamageType::Fire;
        attack.damage = "200";
        setTarget(attack.monster, *monster);
        attack.monster = byHand(attack.monster, damageTables(*document_));
        attack.terrain = "lava";
        attack.monster.flags = std::vector<std::string>{"IM_FIRE"};
        attack.monster.maxHp = 1000;
    });
    ReportModel figures;
    figures.show(service_->report());
    QCOMPARE(figures.index(1, 0).data(ReportModel::ValueRole).toString(),
             QStringLiteral("26 hit points"));
    QCOMPARE(figures.index(2, 0).data(ReportModel::ValueRole).toString(),
             QStringLiteral("IM_FIRE"));
}

/// As in the lists.
void DamageModelsTest::hitPointsHaveOneRounding() {
    QCOMPARE(valueText(110.84, Unit::HitPoints), QStringLiteral("110.8 hit points"));
    QCOMPARE(valueText(7.25, Unit::HitPoints), decimal(7.25, 1) + QStringLiteral(" hit points"));
    QCOMPARE(valueText(111, Unit::HitPoints), QStringLiteral("111 hit points"));
    QCOMPARE(valueText(110.84, Unit::Turns), QStringLiteral("111 turns"));
}

void DamageModelsTest::noteStandsAtItsFigure() {
    edit([](plan::Attack& attack) {
        attack.type = DamageType::Elec;
        attack.damage = "80";
    });
    ReportModel figures;
    figures.show(service_->report());
    const auto stunned = figures.match(figures.index(0, 0), ReportModel::IdRole,
                                       QStringLiteral("/stunned"), 1, Qt::MatchEndsWith);
    QCOMPARE(stunned.size(), 1);
    QVERIFY(!stunned.front().data(ReportModel::NoteRole).toString().isEmpty());
    QVERIFY(stunned.front().data(Qt::ToolTipRole).toString().contains(u'≠'));
    QVERIFY(figures.index(1, 0).data(ReportModel::NoteRole).toString().isEmpty());
}

void DamageModelsTest::faultIsToldInsteadOfAnAnswer() {
    edit([](plan::Attack& attack) { attack.damage = "1000000d1000000"; });
    const AttackAnswer& current = service_->answers()->current();
    QVERIFY(current.answer == nullptr);
    QCOMPARE(current.faults.size(), 1);
    QVERIFY(current.faults.front().starts_with("/damage"));
}

void DamageModelsTest::stepsTellProbabilitiesAsElsewhere() {
    QCOMPARE(stepValueText({"floor ", 7.179e-7, ", rubble ", 0.25}),
             QStringLiteral("floor < 0.01 %, rubble 25.0 %"));
    edit([](plan::Attack& attack) {
        attack.type = DamageType::Mana;
        attack.damage = "10d10";
        attack.terrain = "floor";
        attack.monster.hpBefore = 97;
        attack.monster.maxHp = 97;
    });
    QVERIFY(answer().killed > 0 && answer().killed < 1e-6);
    StepsModel steps;
    steps.show(service_->report().steps);
    QStringList values;
    for (int row = 0; row < steps.rowCount(); ++row) {
        values << steps.index(row, StepsModel::Text).data(ReportModel::ValueRole).toString();
    }
    QVERIFY(values.contains(QStringLiteral("< 0.01 %")));
}

void DamageModelsTest::newerEditEndsTheWorkOnTheLast() {
    editor_->edit(QStringLiteral("a day's work"), [](plan::Attack& attack) {
        attack.type = DamageType::Chaos;
        attack.damage = "1d32767";
        attack.monster.maxHp = 32'767;
        attack.monster.hpBefore = 32'767;
        attack.casts = 1'000'000;
    });
    QTest::qWait(100);
    QVERIFY(!service_->isCurrent());
    edit([](plan::Attack& attack) {
        attack.damage = "20";
        attack.casts = 2;
    });
    QCOMPARE(answer().casts.size(), std::size_t{2});
}

void DamageModelsTest::kindsOfFloorObjectsAreFound() {
    const ObjectKindsModel kinds(damageTables(*document_).objects);
    QCOMPARE(kinds.rowCount(), 495);
}

void DamageModelsTest::typesAgreeWithTheirAnswers() {
    edit([](plan::Attack& attack) {
        attack.terrain = "tree";
        attack.damage = "10d10";
    });
    const std::vector<ShortAnswer> types = service_->answers()->overview.types;
    const auto& all = oangband::allDamageTypes();
    QCOMPARE(types.size(), all.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        edit([&](plan::Attack& attack) { attack.type = all[i]; });
        QCOMPARE(types[i].mean, answer().meanDamage);
        QCOMPARE(types[i].killed, answer().killed);
        QCOMPARE(types[i].killedByCasts, answer().casts.back().killed);
        const bool stuns = std::ranges::any_of(types[i].sideEffects, [](const SideEffect& effect) {
            return std::string_view(effect.word) == "stuns";
        });
        QCOMPARE(stuns, !answer().stunned.empty());
        QVERIFY(types[i].resistance == answer().resistance);
    }
}

void DamageModelsTest::monstersAgreeWithTheirAnswers() {
    const std::vector<ShortAnswer> all = service_->answers()->overview.monsters;
    const auto monsters = damageTables(*document_).monsters.monsters();
    QCOMPARE(all.size(), monsters.size());
    for (std::size_t i = 0; i < all.size(); i += 50) {
        edit([&](plan::Attack& attack) { setTarget(attack.monster, monsters[i]); });
        QVERIFY(std::abs(all[i].mean - answer().meanDamage) < 1e-9);
        QVERIFY(std::abs(all[i].killed - answer().killed) < 1e-9);
    }
}

void DamageModelsTest::editorMergesAndUndoes() {
    QVERIFY(!editor_->isSaved());
    for (int casts = 1; casts <= 5; ++casts) {
        editor_->edit(
            QStringLiteral("casts"), [=](plan::Attack& attack) { attack.casts = casts; },
            QStringLiteral("casts"));
    }
    QCOMPARE(document_->undoStack().count(), 1);
    QCOMPARE(editor_->attack().casts, 5);
    document_->undoStack().undo();
    QVERIFY(!editor_->isSaved());
}

void DamageModelsTest::undoGoesToTheAttackThatItBringsBack() {
    const auto call = [this](const char* name) {
        editor_->edit(QStringLiteral("name"), [name](plan::Attack& attack) { attack.name = name; });
    };
    call("first");
    for (const char* name : {"second", "third", "fourth"}) {
        editor_->add();
        call(name);
    }
    QCOMPARE(editor_->index(), 3);

    editor_->setIndex(1);
    editor_->remove();
    editor_->setIndex(2);
    document_->undoStack().undo();
    QCOMPARE(editor_->attack().name, std::string("second"));
    document_->undoStack().redo();

    editor_->setIndex(0);
    editor_->move(2, 0);
    editor_->setIndex(0);
    document_->undoStack().undo();
    QCOMPARE(editor_->attack().name, std::string("fourth"));

    editor_->setIndex(0);
    call("changed");
    editor_->setIndex(1);
    document_->undoStack().undo();
    QCOMPARE(editor_->attack().name, std::string("first"));
}

void DamageModelsTest::undoGoesToTheAttackOfAnotherStrategy() {
    for (int i = 0; i < 3; ++i) {
        editor_->add();
    }
    document_->edit(QStringLiteral("strategy"), [](PlanDocument::Draft& draft) {
        draft.plan.strategies.emplace_back().name = "other";
    });
    editor_->setIndex(2);
    editor_->edit(QStringLiteral("name"), [](plan::Attack& attack) { attack.name = "third"; });
    document_->setStrategyIndex(1);
    document_->undoStack().undo();
    QCOMPARE(document_->strategyIndex(), 0);
    QCOMPARE(editor_->index(), 2);
}

void DamageModelsTest::rowsAreFoundAgain() {
    const std::vector<int> all = {1, 2, 3, 4};
    QCOMPARE(rowAfterChange(all, {0, 1, 2, 3, 4}, 2), 3);
    QCOMPARE(rowAfterChange(all, {1, 2, 3, 4, 5}, 2), 2);
    QCOMPARE(rowAfterChange(all, {2, 3, 4}, 2), 1);
    QCOMPARE(rowAfterChange(all, {1, 2, 4}, 2), 2);
    QCOMPARE(rowAfterChange(all, {3, 1, 2, 4}, 2), 0);
    QCOMPARE(rowAfterChange(all, {3, 1, 2, 4}, 0), 1);
    QCOMPARE(rowAfterChange(all, {1, 2, 7, 4}, 2), 2);
    QCOMPARE(placeOfChange(all, {1, 2, 7, 4}), std::optional(2));
    QCOMPARE(placeOfChange(all, {1, 9, 2, 3, 4}), std::optional(1));
    QVERIFY(!placeOfChange(all, {1, 2, 4}) && !placeOfChange(all, all));
}

POLYPLAN_UI_TEST(DamageModelsTest, Offscreen);

}  // namespace
}  // namespace polyplan::ui

#include "damage_models_test.moc"
