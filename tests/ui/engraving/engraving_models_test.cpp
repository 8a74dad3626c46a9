#include <QAbstractItemModelTester>
#include <QMimeData>
#include <QTest>

#include "tests/ui/support/plans.h"
#include "tests/ui/support/test_entry.h"
#include "ui/document/plan_document.h"
#include "ui/models/engraving/engraving_edits.h"
#include "ui/models/engraving/engraving_service.h"
#include "ui/models/engraving/remains_model.h"
#include "ui/models/engraving/scenario_model.h"
#include "ui/models/engraving/stylus_table_model.h"
#include "ui/models/engraving/stylus_tree_model.h"
#include "ui/models/report_model.h"

namespace polyplan::ui {
namespace {

using nethack::engraving::Condition;

/// The models of the Engraving perspective, through edits, games and strategies.
class EngravingModelsTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".?")));
        document_ = std::make_unique<PlanDocument>(test::catalogues());
        plan::Document plan = test::smallPlan();
        plan.inventory = {test::stack("athame"), test::stack("athame"),
                          test::stack("scroll of light")};
        document_->reset(plan);
        service_ = std::make_unique<EngravingService>(*document_);
    }
    void cleanup() {
        service_.reset();
        document_.reset();
    }

    void modelsAreConsistentThroughEdits();
    void carriedIsListedOnceEach();
    void artifactOfAnotherKindIsNotCarried();
    void whatTheOtherGameLacksIsNotCarried();
    void sameQuestionIsNotAskedTwice();
    void newerEditSupersedes();
    void canEndAtAnyTime();
    void textFaultsNameTheRule();
    void cellsSkipSqueezedBlanks();
    void presetsTellOfTheirVersion();
    void foreignDropsAreRefused();

  private:
    void edit(const engraving_edits::Change& change) {
        engraving_edits::edit(*document_, "Edit", change);
    }
    void settle() { QTRY_VERIFY(service_->isCurrent()); }

    std::unique_ptr<PlanDocument> document_;
    std::unique_ptr<EngravingService> service_;
};

void EngravingModelsTest::modelsAreConsistentThroughEdits() {
    using Tester = QAbstractItemModelTester;
    StylusTreeModel tree(*document_, *service_);
    StylusTableModel table(*document_, *service_);
    StylusOrder order;
    order.setSourceModel(&table);
    ReportModel rows;
    ScenarioModel scenario(*document_);
    RemainsModel remains(*document_, *service_);
    const Tester testers[] = {Tester(&tree), Tester(&table),    Tester(&order),
                              Tester(&rows), Tester(&scenario), Tester(&remains)};
    settle();
    rows.show(service_->report());
    QVERIFY(table.rowCount() > 100);
    edit([](plan::Engraving& each) { each.text = "Elbereth"; });
    settle();
    edit([](plan::Engraving& each) { each.conditions.insert(Condition::Handless); });
    settle();
    QCOMPARE(tree.rowCount(), 1);
    edit([](plan::Engraving& each) { each.conditions.clear(); });
    engraving_edits::insertEvents(*document_, 0, {{nethack::engraving::Cause::Kick, 3, {}}}, "Add");
    engraving_edits::moveEvent(*document_, 0, 1);
    edit([](plan::Engraving& each) { each.wear.emplace(); });
    engraving_edits::removeEvents(*document_, {0, 1});
    QVERIFY2(!engravingOf(*document_).wear, "asks for a number of causes where there is no event");
    settle();
    order.rankBy(Ranking::Fastest);
    order.setOnlyCarried(true);
    order.setShowsRefused(true);
    settle();
    document_->edit("Game", [](PlanDocument::Draft& draft) {
        draft.plan.game = nethack::Game::NetHack343;
        draft.plan.inventory.clear();
        draft.polypile.line.clear();
        draft.polypile.goals.clear();
    });
    settle();
    QVERIFY(table.chosenRow() >= 0);
    document_->edit("Game",
                    [](PlanDocument::Draft& draft) { draft.plan.game = nethack::Game::DNetHack; });
    settle();
    QCOMPARE(table.rowCount(), 0);
    rows.show(service_->report());
    QCOMPARE(rows.rowCount(), 0);
}

void EngravingModelsTest::carriedIsListedOnceEach() {
    document_->edit("Lay down water", [this](PlanDocument::Draft& draft) {
        plan::Stack& water = draft.polypile.line.front().stacks.emplace_back();
        water.object = document_->table()->byId("pot_water");
        water.buc = nethack::Buc::Blessed;
        water.name = "the last";
    });
    const auto carried =
        carriedStyluses(document_->plan(), document_->strategy(), document_->catalogues());
    QStringList titles;
    for (const CarriedStylus& each : carried) {
        titles.append(QString::fromStdString(each.shortTitle));
    }
    QCOMPARE(titles.first(), QString("fingers"));
    QCOMPARE(titles.count("athame +0"), 1);
    QVERIFY(titles.contains("unicorn horn +0"));
    QVERIFY2(titles.contains("potion of holy water “the last”"), qPrintable(titles.join(u'|')));
}

void EngravingModelsTest::artifactOfAnotherKindIsNotCarried() {
    document_->edit("Carry", [](PlanDocument::Draft& draft) {
        for (const char* kind : {"dagger", "long sword"}) {
            draft.plan.inventory.push_back(test::stack(kind));
            draft.plan.inventory.back().artifact = "Fire Brand";
        }
    });
    for (const CarriedStylus& each :
         carriedStyluses(document_->plan(), document_->strategy(), document_->catalogues())) {
        QCOMPARE(each.choice.state.artifact,
                 std::string(each.choice.stylus == "long sword" ? "Fire Brand" : ""));
    }
}

void EngravingModelsTest::whatTheOtherGameLacksIsNotCarried() {
    document_->edit("Carry", [this](PlanDocument::Draft& draft) {
        draft.plan.game = nethack::Game::NetHack37;
        const ObjectTable& table = *document_->catalogues().objects(draft.plan.game);
        draft.polypile.line.clear();
        draft.polypile.goals.clear();
        draft.plan.inventory.clear();
        for (const char* kind : {"amulet of guarding", "dagger"}) {
            draft.plan.inventory.emplace_back().object = *table.find(kind);
        }
    });
    const auto carried = [this] {
        std::vector<std::string> styluses;
        for (const CarriedStylus& each :
             carriedStyluses(document_->plan(), document_->strategy(), document_->catalogues())) {
            styluses.push_back(each.choice.stylus);
        }
        return styluses;
    };
    QCOMPARE(carried(), (std::vector<std::string>{"fingers", "amulet of guarding", "dagger"}));
    edit([](plan::Engraving& each) { each.game = nethack::Game::SlashEmExtended; });
    QCOMPARE(carried(), (std::vector<std::string>{"fingers", "dagger"}));
}

void EngravingModelsTest::sameQuestionIsNotAskedTwice() {
    settle();
    const auto before = service_->answer();
    document_->edit("Luck", [](PlanDocument::Draft& draft) { draft.plan.hero.luck = 5; });
    QVERIFY(service_->isCurrent());
    QCOMPARE(service_->answer(), before);
}

void EngravingModelsTest::newerEditSupersedes() {
    for (int i = 1; i <= 20; ++i) {
        edit([i](plan::Engraving& each) {
            each.text = std::string(static_cast<std::size_t>(i), 'x');
        });
        QVERIFY(!service_->isCurrent());
    }
    settle();
    QCOMPARE(service_->answer()->request.text.size(), std::size_t{20});
}

void EngravingModelsTest::canEndAtAnyTime() {
    for (int i = 0; i < 30; ++i) {
        EngravingService service(*document_);
        edit([i](plan::Engraving& each) { each.text = i % 2 == 0 ? "x" : "y"; });
        QTest::qWait(i % 3);
    }
}

void EngravingModelsTest::textFaultsNameTheRule() {
    using engraving_edits::textFault;
    QVERIFY(!textFault(""));
    QVERIFY(!textFault(QString(255, '~')));
    QVERIFY(textFault(QString(256, 'x'))->contains("255"));
    QVERIFY(textFault(QStringLiteral("a\tb"))->contains("place 2"));
    QVERIFY(textFault(QStringLiteral("ß"))->contains("ASCII"));
}

void EngravingModelsTest::cellsSkipSqueezedBlanks() {
    edit([](plan::Engraving& each) { each.text = "a  b"; });
    settle();
    const auto& writing = *service_->answer()->answer.writing;
    QCOMPARE(writing.wanted, std::string("a b"));
    QCOMPARE(writing.letterErrors.size(), writing.wanted.size());
}

void EngravingModelsTest::presetsTellOfTheirVersion() {
    using nethack::Game;
    using nethack::engraving::Cause;
    for (const Game game : {Game::NetHack343, Game::NetHack367, Game::NetHack37}) {
        const auto presets = scenarioPresets(game);
        QCOMPARE(presets.size(), std::size_t{6});
        QCOMPARE(presets[0].events[0].dexterity, std::optional<int>());
        const bool deletes = std::ranges::any_of(presets[1].events, [](const auto& event) {
            return event.cause == Cause::AttackedWhileStanding;
        });
        QCOMPARE(deletes, game != Game::NetHack343);
        const auto moves =
            std::ranges::find(presets[1].events, Cause::Move, &nethack::engraving::Event::cause);
        QCOMPARE(moves != presets[1].events.end(), game == Game::NetHack343);
        QCOMPARE(presets[4].events[0].times, game == Game::NetHack343 ? 5 : 10);
    }
    QVERIFY(!doesAnything(Cause::ApplyPoleArm, Game::NetHack343));
    QVERIFY(doesAnything(Cause::ApplyPoleArm, Game::NetHack367));
}

void EngravingModelsTest::foreignDropsAreRefused() {
    edit([](plan::Engraving& each) { each.text = "x"; });
    ScenarioModel model(*document_);
    const auto before = document_->plan();
    const QString type = model.mimeTypes().front();
    for (const QByteArray& bytes :
         {QByteArray(), QByteArray("x"), QByteArray(12, '\xff'), QByteArray(13, '\0')}) {
        QMimeData mime;
        mime.setData(type, bytes);
        QVERIFY(!model.dropMimeData(&mime, Qt::MoveAction, 0, 0, {}));
    }
    std::unique_ptr<QMimeData> own(model.mimeData({model.index(0, 0)}));
    edit([](plan::Engraving& each) { each.text = "y"; });
    QVERIFY(!model.canDropMimeData(own.get(), Qt::MoveAction, 0, 0, {}));
    document_->undoStack().undo();
    QVERIFY(document_->plan() == before);
}

POLYPLAN_UI_TEST(EngravingModelsTest, Offscreen);

}  // namespace
}  // namespace polyplan::ui

#include "engraving_models_test.moc"
