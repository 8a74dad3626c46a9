#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <random>

#include "core/calculator/look_up.h"
#include "core/nethack/theft/evaluate.h"
#include "core/nethack/theft/members.h"
#include "core/plan/json.h"
#include "tests/ui/support/plans.h"
#include "tests/ui/support/test_entry.h"
#include "ui/document/plan_document.h"
#include "ui/export/picture_source.h"
#include "ui/models/report_table_model.h"
#include "ui/models/theft/remedies_model.h"
#include "ui/models/theft/theft_editor.h"
#include "ui/models/theft/theft_service.h"
#include "ui/models/theft/thieves_model.h"
#include "ui/models/theft/things_model.h"
#include "ui/models/word_filter.h"

namespace polyplan::ui {
namespace {

using nethack::Game;
using theft::HeroCondition;
using theft::Kind;
using theft::Request;

/// The models of the Theft perspective.
class TheftModelsTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".?")));
        document_ = std::make_unique<PlanDocument>(test::catalogues());
        document_->reset(test::smallPlan());
        editor_ = std::make_unique<TheftEditor>(*document_);
        service_ = std::make_unique<TheftService>(*editor_);
        settle();
    }
    void cleanup() {
        service_.reset();
        editor_.reset();
        document_.reset();
    }

    void allModelsKeepTheRules();
    void answerIsThatOfTheEngine();
    void editsAtTheLimitsAreReadBack();
    void wrongEditIsRefused();
    void remedyIsOneStep();
    void itemsAreTakenOverOnce();
    void otherGameLeavesTheRestSound();
    void gameWithoutRulesIsSaidAndNotGuessed();
    void theftHasItsPage();

  private:
    void settle() { QTRY_VERIFY(service_->isComplete()); }
    bool edit(const TheftEditor::Change& change) {
        return editor_->edit(QStringLiteral("test"), change);
    }
    void verifyIsReadBack() {
        const auto read =
            plan::readDocument(plan::writeDocument(document_->plan(), document_->catalogues()),
                               document_->catalogues());
        if (const auto* faults = std::get_if<std::vector<Fault>>(&read)) {
            QFAIL((faults->front().pointer + ' ' + faults->front().message).c_str());
        }
        QVERIFY(std::get<plan::Document>(read) == document_->plan());
    }

    std::unique_ptr<PlanDocument> document_;
    std::unique_ptr<TheftEditor> editor_;
    std::unique_ptr<TheftService> service_;
};

void TheftModelsTest::allModelsKeepTheRules() {
    ThingsModel open(*editor_, *service_, false);
    ThingsModel bag(*editor_, *service_, true);
    ThievesModel thieves(*editor_);
    WordFilter filter(ThievesModel::SearchRole);
    filter.setSourceModel(&thieves);
    RemediesModel remedies(*service_);
    std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
    for (QAbstractItemModel* model :
         std::initializer_list<QAbstractItemModel*>{&open, &bag, &thieves, &filter, &remedies}) {
        testers.push_back(std::make_unique<QAbstractItemModelTester>(
            model, QAbstractItemModelTester::FailureReportingMode::QtTest));
    }
    QCOMPARE(open.rowCount(), 2);
    QVERIFY(remedies.rowCount() > 0);
    QCOMPARE(thieves.rowCount(), 14);
    for (const Kind kind : {Kind::FakeAmulet, Kind::BellOfOpening, Kind::Bell, Kind::Other}) {
        editor_->add(kind);
    }
    settle();
    QVERIFY(open.setData(open.index(2), Qt::Unchecked, Qt::CheckStateRole));
    QCOMPARE(bag.rowCount(), 1);
    QCOMPARE(bag.index(0).data().toString(), QStringLiteral("fake Amulet"));
    open.move({0}, 1);
    QCOMPARE(open.index(1).data().toString(), QStringLiteral("quest artifact"));
    QVERIFY(open.setData(open.index(1), QStringLiteral("Orb"), Qt::EditRole));
    QCOMPARE(open.index(1).data().toString(), QStringLiteral("Orb"));
    editor_->remove({0});
    editor_->setGame(Game::DNetHack);
    QCOMPARE(thieves.rowCount(), 30);
    filter.setSearch(QStringLiteral("legion"));
    QCOMPARE(filter.rowCount(), 2);
    while (!editor_->request().inventory.empty()) {
        editor_->remove({0});
    }
    settle();
    QCOMPARE(remedies.rowCount(), 0);
    for (int i = document_->undoStack().count(); i > 0; --i) {
        document_->undoStack().undo();
    }
    settle();
    QVERIFY(!editor_->isSaved());
    QCOMPARE(open.rowCount(), 2);
}

void TheftModelsTest::answerIsThatOfTheEngine() {
    edit([](Request& request) {
        request.armorClass = -20;
        request.inventory = {{.kind = Kind::QuestArtifact, .name = ""},
                             {.kind = Kind::Amulet, .name = ""},
                             {.kind = Kind::FakeAmulet, .name = ""},
                             {.kind = Kind::FakeAmulet, .name = ""}};
    });
    settle();
    const auto encounter = encounterOf(editor_->request(), Game::NetHack367, editor_->thieves());
    const theft::Answer answer = evaluate(std::get<theft::Encounter>(encounter));
    const theft::Gone gone = answer.goneBy(50);
    QCOMPARE(service_->report().figure("theft/any")->value.value, gone.any);
    QCOMPARE(service_->report().figure("theft/gone/Amulet of Yendor")->value.value,
             gone.byThing[1]);
}

/// Whatever is done by hand, at the limits too, is written and read without a fault.
void TheftModelsTest::editsAtTheLimitsAreReadBack() {
    std::mt19937 random(20261122);
    const auto below = [&random](std::size_t count) { return int(random() % count); };
    const auto extreme = [&](Range range) {
        return std::array{range.least, range.most, range.least - 1, range.most + 1}[below(4)];
    };
    int refused = 0;
    for (int round = 0; round < 400; ++round) {
        const int stacks = static_cast<int>(editor_->request().inventory.size());
        bool isTaken = true;
        switch (below(10)) {
            case 0:
                editor_->add(static_cast<Kind>(below(8)));
                break;
            case 1:
                editor_->place({below(stacks + 2) - 1}, below(stacks + 2), below(2) == 0);
                break;
            case 2:
                editor_->remove({below(stacks + 2) - 1});
                break;
            case 3:
                if (stacks > 0) {
                    const auto size = mostOf<&theft::Thing::name>() + std::size_t(below(2));
                    const QStringList names = {QStringLiteral("bell"), QStringLiteral("bell 2"),
                                               QString(int(size), u'ñ'), QString()};
                    editor_->rename(below(stacks), names[below(4)]);
                }
                break;
            case 4:
                isTaken = edit([&](Request& request) {
                    request.armorClass = extreme(limitsOf<&Request::armorClass>());
                });
                break;
            case 5:
                isTaken = edit([&](Request& request) {
                    request.turns = extreme(limitsOf<&Request::turns>());
                    request.hits.reset();
                });
                break;
            case 6:
                isTaken = edit([&](Request& request) {
                    request.monsterLevel = extreme(limitsOf<&Request::monsterLevel>());
                    request.monsterSpeed = extreme(limitsOf<&Request::monsterSpeed>());
                });
                break;
            case 7:
                isTaken = edit([&](Request& request) {
                    request.conditions.insert(static_cast<HeroCondition>(below(5)));
                });
                break;
            case 8:
                isTaken = edit([&](Request& request) {
                    request.levelDifficulty = extreme(limitsOf<&Request::levelDifficulty>());
                    request.heroLevel = extreme(limitsOf<&Request::heroLevel>());
                });
                break;
            default:
                editor_->setGame(nethack::allGames[std::size_t(below(nethack::allGames.size()))]);
        }
        refused += isTaken ? 0 : 1;
        verifyIsReadBack();
    }
    QVERIFY(refused > 20);
    QVERIFY(document_->undoStack().count() > 100);
}

void TheftModelsTest::wrongEditIsRefused() {
    QString why;
    connect(editor_.get(), &TheftEditor::refused, this, [&](const QString& text) { why = text; });
    editor_->rename(0, QStringLiteral("Amulet of Yendor"));
    QVERIFY(why.contains(QStringLiteral("names must differ")));
    QVERIFY(!edit([](Request& request) { request.turns.reset(); }));
    QCOMPARE(document_->undoStack().count(), 0);
    QVERIFY(!editor_->isSaved());
}

void TheftModelsTest::remedyIsOneStep() {
    RemediesModel remedies(*service_);
    const double before = service_->report().figure("theft/gone/quest artifact")->value.value;
    int bag = 0;
    while (remedies.index(bag).data(RemediesModel::IdRole) != QStringLiteral("bag")) {
        ++bag;
    }
    const QString what = QStringLiteral("Put the quest artifacts into a container: quest artifact");
    QVERIFY(remedies.index(bag).data(Qt::ToolTipRole).toString().startsWith(what + u'\n'));
    const double promised = service_->answer()->effects[std::size_t(bag)].anyAfter;
    editor_->apply(theft::Remedy(*remedies.remedy(bag)));
    QVERIFY(remedies.remedy(bag) == nullptr);  // of a theft that is past
    settle();
    QCOMPARE(document_->undoStack().count(), 1);
    QCOMPARE(document_->undoStack().undoText(), what);
    QVERIFY(editor_->request().inventory[0].inContainer);
    QVERIFY(!editor_->request().game);
    QCOMPARE(service_->report().figure("theft/any")->value.value, promised);
    QVERIFY(before > 0 && service_->report().figure("theft/gone/quest artifact") == nullptr);
}

void TheftModelsTest::itemsAreTakenOverOnce() {
    document_->edit(QStringLiteral("test"), [](PlanDocument::Draft& draft) {
        plan::Stack orb = test::stack("crystal ball");
        orb.artifact = "The Orb of Fate";
        draft.inventory = {orb, test::stack("Bell of Opening"), test::stack("dagger"),
                           test::stack("cheap plastic imitation of the Amulet of Yendor")};
        draft.strategy.theft.emplace().monster = "Cyclops";
        draft.strategy.theft->turns = 5;
    });
    editor_->takeOver();
    const auto& things = editor_->request().inventory;
    QCOMPARE(things.size(), 3U);
    QCOMPARE(things[0].name, std::string("The Orb of Fate"));
    QCOMPARE(things[1].kind, Kind::BellOfOpening);
    QCOMPARE(things[2].kind, Kind::FakeAmulet);
    QString why;
    connect(editor_.get(), &TheftEditor::refused, this, [&](const QString& text) { why = text; });
    editor_->takeOver();
    QCOMPARE(editor_->request().inventory.size(), 3U);
    QVERIFY(!why.isEmpty());
}

void TheftModelsTest::otherGameLeavesTheRestSound() {
    edit([](Request& request) {
        request.monster = "Thoth Amon";
        request.conditions = {HeroCondition::Riding, HeroCondition::Helpless};
    });
    editor_->setGame(Game::DNetHack);
    QCOMPARE(editor_->request().monster, std::string("Thoth Amon"));
    QCOMPARE(editor_->request().conditions, std::set{HeroCondition::Helpless});
    edit([](Request& request) {
        request.monster = "Aglaope";
        request.monsterLevel = 40;
    });
    const QSignalSpy told(editor_.get(), &TheftEditor::refused);
    editor_->setGame(Game::NetHack367);
    QCOMPARE(told.size(), 1);
    QVERIFY(told.front().front().toString().startsWith("Aglaope steals nothing in NetHack 3.6.7"));
    QVERIFY(!editor_->request().monsterLevel);
    QVERIFY(!editor_->request().game);
    QCOMPARE(editor_->request().monster, std::string("Wizard of Yendor"));
    verifyIsReadBack();
}

void TheftModelsTest::gameWithoutRulesIsSaidAndNotGuessed() {
    plan::Document plan;
    plan.game = Game::SlashEmExtended;
    plan.strategies.emplace_back().name = "A";
    document_->reset(plan);
    QVERIFY(!editor_->hasRules());
    QVERIFY(service_->answer() == nullptr);
    QVERIFY(!edit([](Request& request) { request.armorClass = 0; }));
    editor_->setGame(Game::NetHack37);
    settle();
    QVERIFY(editor_->hasRules());
    QCOMPARE(editor_->request().game, std::optional(Game::NetHack37));
    verifyIsReadBack();
}

void TheftModelsTest::theftHasItsPage() {
    edit([](Request& request) { request.armorClass = -20; });
    QVERIFY(partsOf(document_->strategy(), document_->catalogues()).back() == PagePart::Theft);
    const PictureSource source(document_->plan(), 0, document_->catalogues());
    const PageContent content = source.content({PagePart::Theft});
    const ReportSheet sheet = theftSheet(*content.theft);
    QCOMPARE(sheet.title, QStringLiteral("Wizard of Yendor steals"));
    QVERIFY(sheet.lines.front().contains(QStringLiteral("armor class −20")));
    QCOMPARE(sheet.curves.size(), 3U);
    QVERIFY(!sheet.steps.empty());
    const auto laidOut = layOut(content, PictureFormat::Png, {.parts = {PagePart::Theft}});
    QVERIFY(std::holds_alternative<LaidOutPicture>(laidOut));
    const auto image = paintImage(std::get<LaidOutPicture>(laidOut));
    QVERIFY(std::get<QImage>(image).height() > 400);
}

POLYPLAN_UI_TEST(TheftModelsTest, Offscreen);

}  // namespace
}  // namespace polyplan::ui

#include "theft_models_test.moc"
