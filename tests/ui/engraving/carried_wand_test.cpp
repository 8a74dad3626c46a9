#include <QCheckBox>
#include <QLineEdit>
#include <algorithm>

#include "tests/ui/engraving/engraving_window.h"
#include "tests/ui/support/test_entry.h"

namespace polyplan::ui {
namespace {

/// A wand that the inventory names by its kind.
class CarriedWandTest : public test::EngravingFixture {
    Q_OBJECT

  private Q_SLOTS:
    void kindThatItIsNamedByIsKnown();

  private:
    plan::Document plan() override {
        plan::Document plan = EngravingFixture::plan();
        plan.inventory.push_back(test::stack("wand of lightning"));
        plan.inventory.back().charges = 1;
        return plan;
    }
    bool isSaidToIdentify() {
        return std::ranges::any_of(view_->service().report().figures, [](const Figure& figure) {
            return figure.id == "engraving/identifies";
        });
    }
};

void CarriedWandTest::kindThatItIsNamedByIsKnown() {
    writeElbereth();
    auto* search = child<QLineEdit>("stylusSearch");
    QTest::mouseClick(search, Qt::LeftButton);
    QTest::keyClicks(search, "lightning");
    QTest::keyClick(search, Qt::Key_Return);
    settle();
    QCOMPARE(engraving().stylus, std::string("wand of lightning"));
    auto* known = child<QCheckBox>("stylusIdentified");
    QVERIFY(known->isVisible() && known->isChecked());
    QVERIFY(!isSaidToIdentify());
    QTest::mouseClick(known, Qt::LeftButton, {}, QPoint(5, known->height() / 2));
    settle();
    QVERIFY(!known->isChecked());
    QVERIFY(isSaidToIdentify());
}

POLYPLAN_UI_TEST(CarriedWandTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "carried_wand_test.moc"
