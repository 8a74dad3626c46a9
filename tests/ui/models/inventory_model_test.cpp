#include "ui/models/inventory_model.h"

#include <QAbstractItemModelTester>
#include <QMimeData>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include "core/plan/edits/inventory_edits.h"
#include "tests/ui/support/plans.h"
#include "tests/ui/support/test_entry.h"
#include "ui/document/plan_document.h"
#include "ui/models/catalogue_model.h"
#include "ui/models/line_mime.h"
#include "ui/polypile/held_stacks.h"

namespace polyplan::ui {
namespace {

class InventoryModelTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".?")));
        document_ = std::make_unique<PlanDocument>(test::catalogues());
        plan::Document plan = test::smallPlan();
        plan.inventory = {test::stack("scroll of identify", 3), test::stack("magic marker"),
                          test::stack("rock", 15), test::stack("wand of digging")};
        plan.inventory[1].buc = nethack::Buc::Blessed;
        document_->reset(plan);
        model_ = std::make_unique<InventoryModel>(*document_);
        tester_ = std::make_unique<QAbstractItemModelTester>(
            model_.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    }
    void cleanup() {
        tester_.reset();
        model_.reset();
        document_.reset();
    }

    void showsStacksInTheGamesWords();
    void followsEveryEdit();
    void starIsAGoal();
    void onlyWhatIsIdentifiedMayBeAGoal();
    void dragsItsOwnRows();
    void isSearchedAndSorted_data();
    void isSearchedAndSorted();
    void editsRefuseWhatCantBe();

  private:
    QStringList titles() const {
        QStringList titles;
        for (int row = 0; row < model_->rowCount(); ++row) {
            titles << model_->index(row).data().toString();
        }
        return titles;
    }

    std::unique_ptr<PlanDocument> document_;
    std::unique_ptr<InventoryModel> model_;
    std::unique_ptr<QAbstractItemModelTester> tester_;
};

void InventoryModelTest::showsStacksInTheGamesWords() {
    QCOMPARE(titles(),
             (QStringList{"3 uncursed scrolls of identify", "a blessed magic marker (0:0)",
                          "15 uncursed rocks", "an uncursed wand of digging (0:0)"}));
    QCOMPARE(model_->index(0).data(CatalogueModel::GlyphRole).toChar(), QChar('?'));
    QVERIFY(model_->index(1).data(Qt::AccessibleTextRole).toString().contains("wanted"));
    QCOMPARE(model_->index(0).data(InventoryModel::CardNameRole).toString(), QString("identify"));
    QCOMPARE(model_->index(0).data(InventoryModel::QuantityRole).toInt(), 3);
    QCOMPARE(model_->index(1).data(InventoryModel::CardDetailRole).toString(), QString("0:0"));
    QCOMPARE(model_->index(1).data(InventoryModel::BucRole).toInt(),
             static_cast<int>(nethack::Buc::Blessed));
    QVERIFY(model_->index(0).data(Qt::ToolTipRole).toString().startsWith("3 uncursed scrolls"));
    document_->edit(QStringLiteral("test"),
                    [](PlanDocument::Draft& draft) { draft.inventory[1].inContainer = true; });
    QCOMPARE(model_->index(1).data(InventoryModel::CardDetailRole).toString(),
             QString("in a container 0:0"));
}

void InventoryModelTest::followsEveryEdit() {
    QSignalSpy resets(model_.get(), &QAbstractItemModel::modelReset);
    document_->edit("Bless", [this](PlanDocument::Draft& draft) {
        plan::inventory_edits::setBuc(draft, {0}, nethack::Buc::Blessed, *document_->table());
    });
    QCOMPARE(titles().first(), QString("3 blessed scrolls of identify"));
    QCOMPARE(resets.count(), 0);
    document_->edit("Remove", [](PlanDocument::Draft& draft) {
        plan::inventory_edits::remove(draft, {0, 2});
    });
    QCOMPARE(model_->rowCount(), 2);
    document_->undoStack().undo();
    document_->undoStack().undo();
    QCOMPARE(titles().first(), QString("3 uncursed scrolls of identify"));
    plan::Document other;
    other.game = nethack::Game::DNetHack;
    document_->reset(other);
    QCOMPARE(model_->rowCount(), 0);
}

void InventoryModelTest::starIsAGoal() {
    QCOMPARE(model_->index(1).data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
    QVERIFY(model_->setData(model_->index(3), Qt::Checked, Qt::CheckStateRole));
    QCOMPARE(document_->polypile().goals.back().object, test::object("wand of digging"));
    QCOMPARE(model_->index(3).data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
}

void InventoryModelTest::onlyWhatIsIdentifiedMayBeAGoal() {
    plan::Stack look;
    look.object = static_cast<ObjectIndex>(document_->table()->objects().size());
    document_->edit("Add", [&look](PlanDocument::Draft& draft) {
        QVERIFY(!plan::inventory_edits::add(draft, {look}).has_value());
    });
    const plan::Document before = document_->plan();
    const QModelIndex row = model_->index(model_->rowCount() - 1);
    QVERIFY(!row.flags().testFlag(Qt::ItemIsUserCheckable));
    QVERIFY(model_->index(0).flags().testFlag(Qt::ItemIsUserCheckable));
    QVERIFY(!model_->setData(row, Qt::Checked, Qt::CheckStateRole));
    QVERIFY(document_->plan() == before);
    QVERIFY(!row.data(Qt::ToolTipRole).toString().contains(QStringLiteral("★")));
}

void InventoryModelTest::dragsItsOwnRows() {
    const std::unique_ptr<QMimeData> mime(model_->mimeData({model_->index(2), model_->index(0)}));
    QVERIFY(mime->text().contains("15 uncursed rocks"));
    const HeldStacks held = heldStacks(*mime, *document_);
    QVERIFY(held.isOfThisPlan);
    QVERIFY((held.carried.rows == std::vector<int>{2, 0}));
    QVERIFY(!held.refusal(*document_));
    document_->edit("Luck", [](PlanDocument::Draft& draft) { draft.plan.hero.luck = 3; });
    QVERIFY(held.refusal(*document_).has_value());
    const PlanDocument other(test::catalogues());
    const HeldStacks elsewhere = heldStacks(*mime, other);
    QVERIFY(!elsewhere.isOfThisPlan);
    QCOMPARE(elsewhere.carried.stacks.size(), std::size_t(2));
}

void InventoryModelTest::isSearchedAndSorted_data() {
    QTest::addColumn<int>("order");
    QTest::addColumn<QString>("search");
    QTest::addColumn<QList<int>>("rows");
    const auto order = [](ObjectOrder which) { return static_cast<int>(which); };
    QTest::newRow("as listed") << order(ObjectOrder::Listed) << "" << QList<int>{0, 1, 2, 3};
    QTest::newRow("name") << order(ObjectOrder::Name) << "" << QList<int>{1, 2, 0, 3};
    QTest::newRow("class") << order(ObjectOrder::Class) << "" << QList<int>{1, 0, 3, 2};
    QTest::newRow("material") << order(ObjectOrder::Material) << "" << QList<int>{3, 2, 0, 1};
    QTest::newRow("wanted") << order(ObjectOrder::WantedFirst) << "" << QList<int>{1, 0, 2, 3};
    QTest::newRow("search") << order(ObjectOrder::Name) << "paper" << QList<int>{0};
    QTest::newRow("status") << order(ObjectOrder::Listed) << "blessed" << QList<int>{1};
}

void InventoryModelTest::isSearchedAndSorted() {
    QFETCH(const int, order);
    QFETCH(const QString, search);
    QFETCH(const QList<int>, rows);
    CatalogueFilter filter;
    const QAbstractItemModelTester tester(&filter,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    filter.setSourceModel(model_.get());
    filter.setOrder(static_cast<ObjectOrder>(order));
    filter.setSearch(search);
    QList<int> found;
    for (int row = 0; row < filter.rowCount(); ++row) {
        found << filter.mapToSource(filter.index(row, 0)).row();
    }
    QCOMPARE(found, rows);
    filter.setOrder(ObjectOrder::Listed);
    filter.setSearch({});
    QCOMPARE(filter.mapToSource(filter.index(3, 0)).row(), 3);
}

void InventoryModelTest::editsRefuseWhatCantBe() {
    const plan::Document before = document_->plan();
    const auto refused = [this](const PlanDocument::Change& change) {
        document_->edit("Refused", change);
    };
    refused([](PlanDocument::Draft& draft) {
        QVERIFY(plan::inventory_edits::moveToLine(draft, {0}, {80, 0}).has_value());
    });
    refused([](PlanDocument::Draft& draft) {
        QVERIFY(plan::inventory_edits::moveToLine(draft, {99, -1}, {1, 0}).has_value());
    });
    refused([](PlanDocument::Draft& draft) {
        QVERIFY(plan::inventory_edits::moveHalfToLine(draft, {1}, {1, 0}).has_value());
    });
    refused([](PlanDocument::Draft& draft) {
        QVERIFY(plan::inventory_edits::moveHalfToLine(draft, {0, 2}, {1, 0}).has_value());
    });
    refused([](PlanDocument::Draft& draft) {
        QVERIFY(plan::inventory_edits::moveFromLine(draft, {{9, 9}}).has_value());
    });
    refused([](PlanDocument::Draft& draft) {
        QVERIFY(plan::inventory_edits::add(draft, std::vector<plan::Stack>(20'000)).has_value());
    });
    QVERIFY(document_->plan() == before);
    QCOMPARE(document_->undoStack().count(), 0);
}

POLYPLAN_UI_TEST(InventoryModelTest, Offscreen);

}  // namespace
}  // namespace polyplan::ui

#include "inventory_model_test.moc"
