#include <QBuffer>
#include <QPainter>
#include <QRegularExpression>
#include <QSet>
#include <QSvgGenerator>
#include <QTest>

#include "tests/ui/support/test_entry.h"
#include "ui/export/page_tiles.h"

namespace polyplan::ui {
namespace {

class PageTilesTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void writesFiguresOfOneLengthEquallyLarge() {
        const std::vector<Tile> tiles(5, {QStringLiteral("At least 1 magic marker"),
                                          QStringLiteral("0.50 % ± < 0.01"), QString()});
        const int em = style_.metrics.em;
        for (int width = 50 * em; width < 100 * em; ++width) {
            const QSet<QString> sizes = letterSizes(PageTiles(tiles, style_, width));
            QVERIFY2(sizes.size() <= 2, qPrintable(QString::number(width)));
        }
    }

    void standInAsManyRowsAsItTakes() {
        const auto height = [this](std::size_t count) {
            return PageTiles(std::vector<Tile>(count), style_, 100 * style_.metrics.em).height();
        };
        QCOMPARE(height(0), 0);
        const int row = height(6) - height(5);
        QVERIFY(row > 0);
        QCOMPARE(height(1), height(5));
        QCOMPARE(height(10), height(5) + row);
        QCOMPARE(height(13), height(5) + 2 * row);
    }

  private:
    /// Of labels and of figures.
    static QSet<QString> letterSizes(const PageTiles& tiles) {
        QBuffer buffer;
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        {
            QPainter painter(&generator);
            tiles.paint(painter, {});
        }
        static const QRegularExpression text(
            QStringLiteral("<text [^>]*font-size=\"([^\"]*)\"[^>]*>"));
        QSet<QString> sizes;
        auto found = text.globalMatch(QString::fromUtf8(buffer.data()));
        while (found.hasNext()) {
            sizes.insert(found.next().captured(1));
        }
        return sizes;
    }

    const PageStyle style_{ThemeMode::Light};
};

POLYPLAN_UI_TEST(PageTilesTest, Offscreen);

}  // namespace
}  // namespace polyplan::ui

#include "page_tiles_test.moc"
