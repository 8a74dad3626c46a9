#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPainter>
#include <QTableView>
#include <QTest>
#include <algorithm>
#include <memory>
#include <variant>

#include "tests/ui/support/plans.h"
#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/charts/curve_look.h"
#include "ui/compare/compare_view.h"
#include "ui/document/plan_document.h"
#include "ui/document/plan_picture.h"
#include "ui/export/comparison_sheet.h"
#include "ui/export/page_style.h"
#include "ui/export/picture_source.h"
#include "ui/export/plan_page.h"
#include "ui/look/text.h"
#include "ui/models/comparison_service.h"
#include "ui/shell/export_dialog.h"

namespace polyplan::ui {
namespace {

/// The picture of a comparison follows the window.
class ComparedLooksTest : public test::WindowFixture {
    Q_OBJECT

    CompareView* view_ = nullptr;

    plan::Document plan() override { return test::unluckyAndLucky(); }
    void start() override {
        key(Qt::Key_2, Qt::ControlModifier);
        view_ = child<CompareView>();
        QVERIFY(view_ != nullptr);
        QTRY_COMPARE(view_->looks(), std::vector({0, 1}));
    }

    PictureSource source() {
        return {view_->service().contenders(), view_->compared(), view_->looks(),
                test::catalogues()};
    }

    void tick(const QString& box) {
        auto* ticked = child<QCheckBox>(box);
        QTest::mouseClick(ticked, Qt::LeftButton, {}, QPoint(8, ticked->height() / 2));
    }
    QStringList linesOfWindow() {
        const QAbstractItemModel& model = *child<QTableView>("comparison")->model();
        QStringList lines;
        for (int row = 0; row < model.rowCount(); ++row) {
            lines.append(model.index(row, 0).data().toString());
        }
        return lines;
    }
    QStringList linesOfPicture() {
        const auto compared = source().content({}).comparison;
        QStringList lines;
        for (const ComparisonSheet::Row& row : wholeSheet(*compared).rows) {
            lines.append(row.figure == nullptr ? row.heading : toQString(row.figure->about.label));
        }
        return lines;
    }

    /// Which of the first two colors of curves stand in the picture, first to last by lines.
    std::vector<int> looksInPicture() {
        const PictureSource shown = source();
        const PlanPage page(shown.content({}), {PagePart::Comparison}, ThemeMode::Light, {});
        QImage picture(page.size(), QImage::Format_RGB32);
        picture.fill(Qt::white);
        QPainter painter(&picture);
        page.paint(painter);
        const PageStyle style(ThemeMode::Light);
        std::vector<int> looks;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x) {
                for (int look = 0; look < 2; ++look) {
                    if (picture.pixelColor(x, y) == curveColor(style.theme, look) &&
                        std::ranges::find(looks, look) == looks.end()) {
                        looks.push_back(look);
                    }
                }
            }
        }
        return looks;
    }

  private Q_SLOTS:
    void aStrategyKeepsItsLookWhereverItStands() {
        auto* table = child<QTableView>("comparison");
        QTRY_VERIFY(table->model()->rowCount() > 1);
        QCOMPARE(looksInPicture(), std::vector({0, 1}));
        table->setFocus();
        table->setCurrentIndex(table->model()->index(1, 1));
        key(Qt::Key_Right, Qt::AltModifier);
        QTRY_COMPARE(view_->looks(), std::vector({1, 0}));
        QCOMPARE(looksInPicture(), std::vector({1, 0}));
    }

    /// What the window shows while it is worked out is of before the last change.
    void aPictureWaitsForWhatIsAsked() {
        QTRY_VERIFY(view_->service().isComplete());
        const auto valuesOf = [](const Comparison& comparison) {
            std::vector<double> values;
            for (const ComparedFigure& figure : comparison.figures) {
                for (const auto& each : figure.each) {
                    values.push_back(each ? each->value.value : -1);
                }
            }
            return values;
        };
        const auto before = valuesOf(view_->service().comparison());
        tick("sortedByDifference");
        document().edit("Luck",
                        [](PlanDocument::Draft& draft) { draft.plan.strategies[1].hero.luck = 4; });
        QVERIFY(!view_->service().isComplete());
        const PictureSource asked = source();
        const auto found = asked.content({}).comparison;
        QVERIFY(!found->differences.empty());
        QCOMPARE(found->comparison.groups.back(), "Largest difference first");
        QTRY_VERIFY(view_->service().isComplete());
        const auto shown = valuesOf(view_->compared()({})->comparison);
        QCOMPARE(valuesOf(found->comparison), shown);
        QVERIFY(shown != before);
    }

    void whatItCarriesIsSaid() {
        ExportDialog dialog(std::shared_ptr<const PictureSource>(new PictureSource(source())),
                            ThemeMode::Light);
        dialog.show();
        const auto* said = dialog.findChild<QLabel*>("carries");
        auto* format = dialog.findChild<QComboBox*>("format");
        QCOMPARE(format->currentText(), "PNG");
        QCOMPARE(said->text(),
                 "The picture carries the compared strategies: opening it opens a plan of them.");
        format->setFocus();
        QTest::keyClick(format, Qt::Key_Down);
        QCOMPARE(said->text(),
                 "Sharp at any size, and carries the compared strategies like a PNG.");
        const PictureSource asked = source();
        const auto picture = writePicture(std::get<LaidOutPicture>(
            layOut(asked.content({}), PictureFormat::Svg, PictureOptions())));
        QVERIFY(std::get<QByteArray>(picture).contains(
            "The picture carries the compared strategies: open it in Polyplan"));
    }

    void whereItCarriesNoneIsSaid() {
        plan::Document knows = document().plan();
        knows.strategies.resize(1);
        plan::Document other = knows;
        knows.discoveries = {test::object("potion of booze")};
        const auto shared = [](plan::Document plan) {
            return std::make_shared<const plan::Document>(std::move(plan));
        };
        const std::vector<plan::Contender> contenders = {{shared(knows), 0, "a", "a"},
                                                         {shared(other), 0, "b", "b"}};
        const auto compared = plan::compared(contenders, 0, test::catalogues());
        const auto asked = std::make_shared<const PictureSource>(*compared, std::vector<int>(),
                                                                 test::catalogues());
        ExportDialog dialog(asked, ThemeMode::Light);
        dialog.show();
        const auto* said = dialog.findChild<QLabel*>("carries");
        auto* format = dialog.findChild<QComboBox*>("format");
        QTRY_VERIFY2(said->text().startsWith("The picture carries no plan: the plans know"),
                     qPrintable(said->text()));
        format->setFocus();
        QTest::keyClick(format, Qt::Key_End);
        QCOMPARE(said->text(), "For print, as many pages as it takes. It carries no plan.");

        for (const PictureFormat each : {PictureFormat::Svg, PictureFormat::Png}) {
            const auto picture = std::get<QByteArray>(writePicture(
                std::get<LaidOutPicture>(layOut(asked->content({}), each, PictureOptions()))));
            QVERIFY(looksLikePicture(picture));
            QVERIFY(std::holds_alternative<QString>(planTextOf(picture)));
            QVERIFY(each == PictureFormat::Png || picture.contains("The picture carries no plan."));
        }
    }

    void figuresComeInTheOrderOfTheWindow() {
        QTRY_VERIFY(view_->service().isComplete());
        tick("onlyDiffering");
        QCOMPARE(linesOfPicture(), linesOfWindow());
        const QStringList byGroups = linesOfPicture();
        tick("sortedByDifference");
        QVERIFY(linesOfWindow() != byGroups);
        QCOMPARE(linesOfPicture(), linesOfWindow());
        auto* table = child<QTableView>("comparison");
        table->setFocus();
        table->setCurrentIndex(table->model()->index(table->model()->rowCount() - 1, 1));
        key(Qt::Key_P);
        QCOMPARE(linesOfWindow().front(), QString("Pinned"));
        QCOMPARE(linesOfPicture(), linesOfWindow());
    }
};

POLYPLAN_UI_TEST(ComparedLooksTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "compared_looks_test.moc"
