#include "ui/models/catalogue_model.h"

#include <QAbstractItemModelTester>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>

#include "core/plan/json.h"
#include "tests/ui/support/plans.h"
#include "tests/ui/support/test_entry.h"
#include "ui/document/plan_document.h"
#include "ui/models/line_mime.h"
#include "ui/models/stack_words.h"
#include "ui/parts/game_switch.h"

namespace polyplan::ui {
namespace {

using nethack::Game;
using plan::Stack;
using test::catalogues;
using test::object;
using test::smallPlan;

class CatalogueModelTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".?")));
        document_ = std::make_unique<PlanDocument>(catalogues());
        document_->reset(smallPlan());
        model_ = std::make_unique<CatalogueModel>(*document_);
        tester_ = std::make_unique<QAbstractItemModelTester>(
            model_.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    }
    void cleanup() {
        tester_.reset();
        model_.reset();
        document_.reset();
    }

    void listsEveryObjectOfTheVersion();
    void starIsAGoal();
    void followsVersionAndStrategy();
    void looksStandLastAndAreNoGoals();
    void dragsStacks();
    void newThingsHaveTheirUsualCharges();
    void newBooksHaveTheirUsualChargesInSlashEm();
    void searchFindsEveryWord_data();
    void searchFindsEveryWord();
    void bestAnswerStandsFirst_data();
    void bestAnswerStandsFirst();
    void numberAndBlessingAreRead();
    void orders();

  private:
    QModelIndex row(const char* name) const { return model_->index(object(name)); }
    std::unique_ptr<PlanDocument> document_;
    std::unique_ptr<CatalogueModel> model_;
    std::unique_ptr<QAbstractItemModelTester> tester_;
};

void CatalogueModelTest::listsEveryObjectOfTheVersion() {
    CatalogueFilter filter;
    filter.setSourceModel(model_.get());
    QCOMPARE(filter.rowCount(), 430);
    QCOMPARE(row("magic marker").data().toString(), QString("magic marker"));
    QCOMPARE(row("magic marker").data(CatalogueModel::GlyphRole).toChar(), QChar('('));
    QVERIFY(row("magic marker").data(Qt::AccessibleTextRole).toString().contains("wanted"));
}

void CatalogueModelTest::newThingsHaveTheirUsualCharges() {
    const auto stacks =
        model_->stacksOf({row("wand of digging"), row("wand of light"), row("wand of wishing"),
                          row("magic marker"), row("crystal ball"), row("dagger")});
    // mkobj.c mksobj(): 4 to 8, 11 to 15, 1 to 3, 30 to 99, 1 to 5.
    const std::vector<int> usual = {6, 13, 2, 64, 3, 0};
    for (std::size_t i = 0; i < usual.size(); ++i) {
        QCOMPARE(stacks[i].charges, usual[i]);
        QCOMPARE(stacks[i].chargesAssumed, usual[i] > 0);
    }
}

void CatalogueModelTest::newBooksHaveTheirUsualChargesInSlashEm() {
    const auto book = [this] {
        const ObjectIndex index = document_->table()->byId("spe_force_bolt");
        return model_->stacksOf({model_->index(index)}).front();
    };
    QCOMPARE(book().charges, 0);
    QVERIFY(!book().chargesAssumed);
    QVERIFY(switchGame(*document_, Game::SlashEm007, nullptr));
    // mkobj.c mksobj(): 2 to 4.
    QCOMPARE(book().charges, 3);
    QVERIFY(book().chargesAssumed);
    QCOMPARE(cardDetail(book(), *document_->table()), QString("0:3?"));
    document_->undoStack().undo();
}

void CatalogueModelTest::starIsAGoal() {
    QCOMPARE(row("magic marker").data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
    QSignalSpy changed(model_.get(), &QAbstractItemModel::dataChanged);
    QVERIFY(model_->setData(row("magic lamp"), Qt::Checked, Qt::CheckStateRole));
    QCOMPARE(document_->polypile().goals.size(), 2u);
    QCOMPARE(document_->polypile().goals.back().object, object("magic lamp"));
    QCOMPARE(document_->undoStack().undoText(), QString("Add goal magic lamp"));
    QVERIFY(model_->setData(row("magic marker"), Qt::Unchecked, Qt::CheckStateRole));
    QCOMPARE(row("magic marker").data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
    document_->undoStack().undo();
    QCOMPARE(row("magic marker").data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
    QCOMPARE(changed.count(), 3);
}

void CatalogueModelTest::followsVersionAndStrategy() {
    QVERIFY(switchGame(*document_, Game::NetHack343, nullptr));
    CatalogueFilter filter;
    filter.setSourceModel(model_.get());
    QCOMPARE(filter.rowCount(), 425);
    document_->undoStack().undo();
    QCOMPARE(filter.rowCount(), 430);
    document_->edit("Add", [](PlanDocument::Draft& draft) {
        draft.plan.strategies.emplace_back().name = "second";
        draft.strategyIndex = 1;
    });
    QCOMPARE(row("magic marker").data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));

    plan::Document unknown;
    unknown.game = Game::DNetHack;
    document_->reset(unknown);
    QCOMPARE(model_->rowCount(), 0);
}

void CatalogueModelTest::looksStandLastAndAreNoGoals() {
    CatalogueFilter filter;
    filter.setSourceModel(model_.get());
    filter.setSearch("whistle");
    QCOMPARE(filter.index(0, 0).data().toString(), QString("tin whistle"));
    const QModelIndex look = filter.index(filter.rowCount() - 1, 0);
    QCOMPARE(look.data().toString(), QString("whistle"));
    QVERIFY(look.data(Qt::ToolTipRole).toString().contains("may be any of 2 objects"));
    QVERIFY(!look.data(Qt::CheckStateRole).isValid());
    QVERIFY(!look.flags().testFlag(Qt::ItemIsUserCheckable));
    filter.leaveOutLooks();
    filter.setSearch("silver wand");
    QCOMPARE(filter.rowCount(), 0);
}

void CatalogueModelTest::dragsStacks() {
    const std::unique_ptr<QMimeData> mime(model_->mimeData({row("dagger"), row("pick-axe")}));
    const auto read = stacksFromMime(*mime, Game::NetHack367, catalogues());
    const auto& stacks = std::get<std::vector<Stack>>(read);
    QCOMPARE(stacks.size(), 2u);
    QCOMPARE(stacks[1].object, object("pick-axe"));
    QVERIFY(model_->mimeData({}) == nullptr);
}

void CatalogueModelTest::searchFindsEveryWord_data() {
    QTest::addColumn<QString>("search");
    QTest::addColumn<QStringList>("some");
    QTest::addColumn<int>("count");
    QTest::newRow("all") << "" << QStringList{"arrow"} << 430;
    QTest::newRow("name") << "MARKER" << QStringList{"magic marker"} << 1;
    QTest::newRow("appearance") << "runed dagger" << QStringList{"elven dagger"} << 1;
    QTest::newRow("class and material") << "weapon silver" << QStringList{"silver saber"} << -1;
    QTest::newRow("look") << "silver wand" << QStringList{"silver wand"} << 1;
    QTest::newRow("look of another type") << "pink potion" << QStringList{"pink potion"} << 1;
    QTest::newRow("material of all") << "scroll paper" << QStringList{"scroll of light"} << -1;
    QTest::newRow("material of two words")
        << "dragon hide scales" << QStringList{"set of gray dragon scales"} << -1;
    QTest::newRow("nothing") << "no such thing" << QStringList{} << 0;
    QTest::newRow("no pattern") << "[(*" << QStringList{} << 0;
}

void CatalogueModelTest::searchFindsEveryWord() {
    QFETCH(const QString, search);
    QFETCH(const QStringList, some);
    QFETCH(const int, count);
    CatalogueFilter filter;
    const QAbstractItemModelTester tester(&filter,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    filter.setSourceModel(model_.get());
    filter.setSearch(search);
    if (count >= 0) {
        QCOMPARE(filter.rowCount(), count);
    }
    for (const QString& name : some) {
        QVERIFY(!filter.match(filter.index(0, 0), Qt::DisplayRole, name, 1, Qt::MatchExactly)
                     .isEmpty());
    }
}

void CatalogueModelTest::bestAnswerStandsFirst_data() {
    QTest::addColumn<QString>("search");
    QTest::addColumn<QStringList>("first");
    const auto row = [](const char* search, const QStringList& first) {
        QTest::newRow(search) << QString(search) << first;
    };
    row("tin", {"tin", "tin opener", "tin whistle"});
    row("bag of ho", {"bag of holding"});
    row("Horn", {"horn of plenty", "tooled horn"});
    row("rock", {"rock"});
    row("roc", {"rock"});
    row("RoC", {"ring of conflict"});
    row("BoH", {"bag of holding"});
    row("boh", {"bag of holding"});
    row("GDSM", {"gray dragon scale mail"});
    row("sdsm", {"silver dragon scale mail"});
    row("/oD", {"wand of digging"});
    row("/dig", {"wand of digging"});
    row("?oEW", {"scroll of enchant weapon"});
    row("=oFA", {"ring of free action"});
    row("\"oLS", {"amulet of life saving"});
    row("!oHealing", {"potion of healing"});
    row("death", {"wand of death", "spellbook of finger of death"});
    row("!oil", {"potion of oil"});
    row("2 blessed booze", {"potion of booze"});
    row("3 cursed !oB", {"potion of blindness", "potion of booze"});
    row("a magic lamp", {"magic lamp"});
    row("holy water", {"potion of water"});
    row("unholy water", {"potion of water"});
    row("holy", {"potion of water"});
    row("3 potions of unholy water", {"potion of water"});
    row("poisoned daggers", {"dagger"});
    row("2 blessed scrolls of identify", {"scroll of identify"});
    row("knives", {"knife"});
    row("(", {"large box", "chest"});
    row("(bag of h", {"bag of holding"});
    row("tools", {"large box", "chest"});
    row("a +0 dagger (weapon in hand)", {"dagger"});
    row("12 daggers (alternate weapon; not wielded)", {"dagger"});
    row("an uncursed +1 cloak of protection (being worn)", {"cloak of protection"});
    row("newt corpse", {"corpse"});
    row("2 newt corpses", {"corpse"});
    row("tin of spinach", {"tin"});
    row("figurine of an archon", {"figurine"});
    row("Excalibur", {"long sword"});
    row("the Orb of Fate (in use)", {"crystal ball"});
}

void CatalogueModelTest::bestAnswerStandsFirst() {
    QFETCH(const QString, search);
    QFETCH(const QStringList, first);
    CatalogueFilter filter;
    const QAbstractItemModelTester tester(&filter,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    filter.readStacksOf(*model_);
    // As one types it.
    for (qsizetype length = 1; length <= search.size(); ++length) {
        filter.setSearch(search.left(length));
    }
    QStringList found;
    for (int row = 0; row < std::min(filter.rowCount(), int(first.size())); ++row) {
        found.append(filter.index(row, 0).data().toString());
    }
    QCOMPARE(found, first);
    filter.setSearch({});
    QCOMPARE(filter.rowCount(), 430);
    QCOMPARE(filter.index(0, 0).data().toString(), QString("arrow"));
}

void CatalogueModelTest::numberAndBlessingAreRead() {
    CatalogueFilter filter;
    filter.readStacksOf(*model_);
    filter.setSearch("2 blessed booze");
    QCOMPARE(filter.said().quantity, std::optional(2));
    QCOMPARE(filter.said().buc, std::optional(nethack::Buc::Blessed));
    filter.setSearch("booze");
    QVERIFY(!filter.said().quantity && !filter.said().buc);
    const std::pair<const char*, nethack::Buc> waters[] = {
        {"holy", nethack::Buc::Blessed},
        {"Holy water", nethack::Buc::Blessed},
        {"2 potions of unholy water", nethack::Buc::Cursed},
        {"cursed water", nethack::Buc::Cursed},
    };
    for (const auto& [text, buc] : waters) {
        filter.setSearch(text);
        QCOMPARE(filter.bucSaidOf(filter.index(0, 0)), std::optional(buc));
    }
    filter.setSearch("water");
    QCOMPARE(filter.bucSaidOf(filter.index(0, 0)), std::nullopt);
    CatalogueFilter ofStacks;
    ofStacks.setSourceModel(model_.get());
    ofStacks.setSearch("2 blessed booze");
    QCOMPARE(ofStacks.rowCount(), 0);
}

void CatalogueModelTest::orders() {
    CatalogueFilter filter;
    const QAbstractItemModelTester tester(&filter,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    filter.setSourceModel(model_.get());
    const auto first = [&filter] { return filter.index(0, 0).data().toString(); };
    QCOMPARE(first(), QString("arrow"));
    filter.setOrder(ObjectOrder::Name);
    QCOMPARE(first(), QString("acid venom"));
    filter.setOrder(ObjectOrder::Material);
    QCOMPARE(filter.index(0, 0).data(CatalogueModel::MaterialRole).toString(), QString("bone"));
    filter.setOrder(ObjectOrder::WantedFirst);
    QCOMPARE(first(), QString("magic marker"));
    QCOMPARE(filter.index(1, 0).data().toString(), QString("arrow"));
    QVERIFY(model_->setData(row("magic lamp"), Qt::Checked, Qt::CheckStateRole));
    QCOMPARE(filter.index(0, 0).data().toString(), QString("magic lamp"));
    filter.setOrder(ObjectOrder::Listed);
    QCOMPARE(first(), QString("arrow"));
}

POLYPLAN_UI_TEST(CatalogueModelTest, Offscreen);

}  // namespace
}  // namespace polyplan::ui

#include "catalogue_model_test.moc"
