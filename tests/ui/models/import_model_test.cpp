#include "ui/models/import_model.h"

#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include "tests/ui/support/plans.h"
#include "tests/ui/support/test_entry.h"

namespace polyplan::ui {
namespace {

class ImportModelTest : public QObject {
    Q_OBJECT

    std::unique_ptr<ImportModel> model_;
    std::unique_ptr<QAbstractItemModelTester> tester_;

    void preview(const std::string& text, plan::ImportPlace place = {},
                 std::map<std::string, Mended> mended = {}) {
        model_->setPreview(std::make_shared<const ImportPreview>(previewImport(
            {.text = text, .mended = std::move(mended), .place = place},
            {.plan = test::smallPlan(), .strategyIndex = 0, .selection = {}}, test::catalogues())));
    }
    QStringList row(int row) const {
        QStringList cells;
        for (int column = 0; column < model_->columnCount(); ++column) {
            cells << model_->index(row, column).data().toString();
        }
        return cells;
    }

  private Q_SLOTS:
    void init() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".?")));
        model_ = std::make_unique<ImportModel>(test::catalogues());
        tester_ = std::make_unique<QAbstractItemModelTester>(
            model_.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    }
    void cleanup() {
        tester_.reset();
        model_.reset();
    }

    void tellsWhatIsUnderstood() {
        preview(
            "Weapons\na - a blessed +2 dagger named x (weapon in hand)\n\nsome scrolls\n"
            "b - 3 scrolls of light\nq - a frobnitz\n");
        QCOMPARE(model_->rowCount(), 4);
        QCOMPARE(row(0), (QStringList{"a - a blessed +2 dagger named x (weapon in hand)", "dagger",
                                      "1", "blessed", "+2, named x, weapon in hand", "",
                                      "New in the inventory"}));
        QCOMPARE(row(2), (QStringList{"b - 3 scrolls of light", "scroll of light", "3", "not said",
                                      "", "uncursed", "New in the inventory"}));
        QVERIFY2(row(3).last().startsWith("Not understood: \"a frobnitz\" names nothing"),
                 qPrintable(row(3).last()));
        QCOMPARE(model_->headerData(2, Qt::Vertical, Qt::DisplayRole).toInt(), 5);
        QCOMPARE(model_->index(0, ImportModel::Object).data(ImportModel::GlyphRole).toChar(),
                 QChar(')'));
        model_->setShowsAll(true);
        QCOMPARE(model_->rowCount(), 5);
        QCOMPARE(row(0).first(), "Weapons");
    }

    void tellsWhereItGoes() {
        preview("3 uncursed potions of water\na unicorn horn\n", {.distance = 2});
        QCOMPARE(row(0).last(), "Already on square 2");
        QCOMPARE(row(1).last(), "New on square 2");
    }

    void letsThePlayerChoose() {
        const std::string line = "p - a bubbly potion";
        preview(line);
        QVERIFY(row(0)[ImportModel::Object].startsWith("bubbly potion"));
        QCOMPARE(row(0).last(), "New in the inventory");
        const QModelIndex object = model_->index(0, ImportModel::Object);
        QVERIFY(object.flags() & Qt::ItemIsEditable);
        const auto choices = model_->choices(0, ImportModel::Object);
        QVERIFY(choices.size() > 10);
        QCOMPARE(choices.front().value, -1);
        QSignalSpy spy(model_.get(), &ImportModel::mended);
        QVERIFY(!model_->setData(object, static_cast<int>(test::object("dagger")), Qt::EditRole));
        QVERIFY(!model_->setData(object, "what", Qt::EditRole));
        QVERIFY(model_->setData(object, choices[1].value, Qt::EditRole));
        QCOMPARE(spy.size(), 1);
        preview(line, {}, {{line, {.object = static_cast<ObjectIndex>(choices[1].value)}}});
        QCOMPARE(row(0)[ImportModel::Object], choices[1].text);
        QVERIFY(row(0)[ImportModel::Guessed].contains("chosen by you"));
        QCOMPARE(row(0).last(), "New in the inventory");
        // What can't be is not taken from anybody.
        preview(line, {}, {{line, {.object = test::object("dagger")}}});
        QVERIFY(row(0)[ImportModel::Object].startsWith("bubbly potion"));
    }

    void whatIsChosenCountsForAllThatLookSo() {
        const std::string chosen = "a - a smoky potion";
        const std::string text = chosen + "\nb - 2 cursed smoky potions\nc - a bubbly potion";
        const ObjectIndex healing = test::object("potion of healing");
        preview(text);
        QVERIFY(row(1)[ImportModel::Object].startsWith("smoky potion"));
        preview(text, {}, {{chosen, {.object = healing}}});
        for (const int same : {0, 1}) {
            QCOMPARE(row(same)[ImportModel::Object], "potion of healing");
            QVERIFY(row(same)[ImportModel::Guessed].contains("chosen by you"));
        }
        QVERIFY(row(2)[ImportModel::Object].startsWith("bubbly potion"));
        // As a bag may be a sack and the next one of holding.
        preview("a - a bag\nb - a bag", {}, {{"a - a bag", {.object = test::object("sack")}}});
        QCOMPARE(row(0)[ImportModel::Object], "sack");
        QVERIFY(row(1)[ImportModel::Object].startsWith("bag"));
    }

    void aRefusedTextIdentifiesNothing() {
        const std::string line = "a smoky potion";
        std::string text;
        for (int i = 0; i < 2'500; ++i) {
            text += line + '\n';
        }
        plan::Document before = test::smallPlan();
        before.inventory.emplace_back().object =
            test::catalogues().objects(before.game)->findLook(ObjectClass::Potion, "smoky").value();
        const plan::Edited shown{.plan = before, .strategyIndex = 0, .selection = {}};
        const ImportPreview result =
            previewImport({.text = text,
                           .mended = {{line, {.object = test::object("potion of healing")}}},
                           .place = {.distance = 1}},
                          shown, test::catalogues());
        QVERIFY2(result.fault.contains("at most 2,000"), qPrintable(result.fault));
        const plan::Edited after = plan::edited(
            shown,
            [&](plan::Draft& draft) {
                plan::Imported imported;
                QVERIFY(plan::importText(draft, result.import, test::catalogues(), imported)
                            .has_value());
            },
            test::catalogues());
        QVERIFY(after.plan == before);
    }

    void whatIsCalledSoIsOfOneType() {
        const std::string chosen = "a - a potion called red";
        preview(chosen + "\nb - 2 potions called red\nc - a potion called blue", {},
                {{chosen, {.object = test::object("potion of healing")}}});
        QCOMPARE(row(0)[ImportModel::Object], "potion of healing");
        QCOMPARE(row(1)[ImportModel::Object], "potion of healing");
        QVERIFY(row(2)[ImportModel::Object] != "potion of healing");
    }

    void letsThePlayerMendNumberAndStatus() {
        const std::string line = "p - 2 potions of water";
        preview(line + "\nq - a lock pick\n$ - 20 gold pieces");
        const QModelIndex number = model_->index(0, ImportModel::Number);
        const QModelIndex status = model_->index(0, ImportModel::Status);
        QVERIFY(number.flags() & Qt::ItemIsEditable);
        QVERIFY(status.flags() & Qt::ItemIsEditable);
        QVERIFY(!(model_->index(1, ImportModel::Number).flags() & Qt::ItemIsEditable));
        QVERIFY(!(model_->index(2, ImportModel::Status).flags() & Qt::ItemIsEditable));
        QCOMPARE(number.data(Qt::EditRole).toInt(), 2);
        QCOMPARE(status.data(Qt::EditRole).toInt(), -1);
        QSignalSpy spy(model_.get(), &ImportModel::mended);
        QVERIFY(!model_->setData(number, 0, Qt::EditRole));
        QVERIFY(!model_->setData(status, 3, Qt::EditRole));
        QVERIFY(model_->setData(number, 7, Qt::EditRole));
        QVERIFY(model_->setData(status, static_cast<int>(nethack::Buc::Cursed), Qt::EditRole));
        QCOMPARE(spy.size(), 2);
        QCOMPARE(spy[1][1].toInt(), int{ImportModel::Status});
        preview(line, {}, {{line, {.quantity = 7, .buc = nethack::Buc::Cursed}}});
        QCOMPARE(row(0)[ImportModel::Number], "7");
        QCOMPARE(row(0)[ImportModel::Status], "cursed");
    }

    void aNewStrategyIsOfTheTextsGame() {
        const ImportPreview result = previewImport(
            {.text = "NetHack Version 3.7.0\n\nInventory:\na - a dagger\n",
             .place = {.distance = {}, .isNewStrategy = true}},
            {.plan = test::smallPlan(), .strategyIndex = 0, .selection = {}}, test::catalogues());
        QVERIFY(!result.otherGame);
        QCOMPARE(result.reading()->game, nethack::Game::NetHack37);
        QVERIFY(result.changesPlan());
    }

    void refusesTooMuch() {
        std::string text;
        for (int i = 0; i < 20'001; ++i) {
            text += "a rock\n";
        }
        const ImportPreview result = previewImport(
            {.text = text}, {.plan = test::smallPlan(), .strategyIndex = 0, .selection = {}},
            test::catalogues());
        QVERIFY2(result.summary().contains("at most 20,000"), qPrintable(result.summary()));
        QVERIFY(!result.changesPlan());
        const ImportPreview pile = previewImport(
            {.text = text.substr(0, 7 * 2'500), .place = {.distance = 1}},
            {.plan = test::smallPlan(), .strategyIndex = 0, .selection = {}}, test::catalogues());
        QVERIFY2(pile.summary().contains("at most 2,000"), qPrintable(pile.summary()));
        const ImportPreview far = previewImport(
            {.text = "a rock", .place = {.distance = 99}},
            {.plan = test::smallPlan(), .strategyIndex = 0, .selection = {}}, test::catalogues());
        QVERIFY2(far.summary().contains("no square 99"), qPrintable(far.summary()));
    }

    void cutsWhatIsTooLongToBeShown() {
        preview(std::string(5'000, 'x') + "\n\x1B[31ma - a dagger\n");
        QVERIFY(row(0).first().size() < 500);
        QCOMPARE(row(1).first(), "a - a dagger");
    }

    void tellsOfTextsOfAnotherGame() {
        const ImportPreview result = previewImport(
            {.text = "NetHack Version 3.4.3\n\nInventory:\na - a dagger\n"},
            {.plan = test::smallPlan(), .strategyIndex = 0, .selection = {}}, test::catalogues());
        QVERIFY2(result.summary().contains("NetHack 3.4.3"), qPrintable(result.summary()));
        QVERIFY(result.changesPlan());
    }
};

POLYPLAN_UI_TEST(ImportModelTest, NoWindow);

}  // namespace
}  // namespace polyplan::ui

#include "import_model_test.moc"
