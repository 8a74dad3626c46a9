#include "ui/parts/line_miniature.h"

#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QTest>
#include <memory>

#include "tests/ui/support/plans.h"
#include "tests/ui/support/test_entry.h"

namespace polyplan::ui {
namespace {

class LineMiniatureTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    /// A chain's glyph "_" lies below a line of small letters.
    void showsGlyphsBelowTheLine() {
        const plan::Document plan = test::documentOf({{test::stack("iron chain")}});
        const std::vector<plan::Contender> contenders = {
            {std::make_shared<const plan::Document>(plan), 0, "", "chain"}};
        const Theme& theme = Theme::of(QGuiApplication::palette());
        const LineMiniatures lines(contenders, test::catalogues(), theme,
                                   Metrics(QGuiApplication::font()));
        QImage image(600, 100, QImage::Format_RGB32);
        image.fill(theme.window);
        QPainter painter(&image);
        lines.paint(painter, image.rect());
        const ObjectTable& table = *test::catalogues().objects(plan.game);
        const QRgb ink = theme.glyph(table[test::object("iron chain")].color).rgb();
        int inked = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                inked += image.pixel(x, y) == ink ? 1 : 0;
            }
        }
        QVERIFY2(inked > 4, qPrintable(QString::number(inked)));
    }
};

POLYPLAN_UI_TEST(LineMiniatureTest, Offscreen);

}  // namespace
}  // namespace polyplan::ui

#include "line_miniature_test.moc"
