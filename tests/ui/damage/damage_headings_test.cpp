#include <QAction>
#include <QLabel>
#include <QScopeGuard>
#include <QTabWidget>
#include <QToolButton>
#include <algorithm>

#include "tests/ui/damage/damage_window.h"
#include "tests/ui/support/test_entry.h"
#include "ui/export/damage_sheet.h"
#include "ui/look/section_label.h"
#include "ui/look/text.h"
#include "ui/look/theme.h"
#include "ui/models/damage/glyph_color.h"
#include "ui/shell/theme_choice.h"

namespace polyplan::ui {
namespace {

/// What stands above the figures of an attack and above its parts.
class DamageHeadingsTest : public test::DamageFixture {
    Q_OBJECT

  private Q_SLOTS:
    void partsAreCalledAsOnThePage() {
        QStringList window;
        for (const SectionLabel* label : on_.view().findChildren<SectionLabel*>()) {
            window.append(label->text());
        }
        const QTabBar* tabs = on_.child<QTabWidget>("damageTables")->tabBar();
        for (int at = 0; at < tabs->count(); ++at) {
            window.append(tabs->tabText(at));
        }
        on_.typeAndEnter(on_.child<QLineEdit>("damage"), QStringLiteral("10d10"));
        const AttackSheet page = attackSheet(on_.attack(), on_.answer(), {});
        for (const QString& heading : {page.stepsHeading, toQString(page.distribution->label),
                                       page.curvesTitle, QStringLiteral("Amounts")}) {
            QVERIFY2(window.contains(heading), qPrintable(heading));
        }
        QVERIFY(std::ranges::any_of(
            page.lists, [](const ReportSheet::List& list) { return list.heading == u"Amounts"; }));
    }

    void symbolIsWholeAtItsSides() {
        for (const char* monster : {"Vampire", "Ancient red dragon", "Wormtongue"}) {
            on_.typeAndEnter(on_.child<QLineEdit>("monsterSearch"), QLatin1StringView(monster));
            const QImage picture = on_.child<QLabel>("targetSymbol")->grab().toImage();
            for (const int side : {0, picture.width() - 1}) {
                for (int y = 0; y < picture.height(); ++y) {
                    QCOMPARE(picture.pixelColor(side, y), picture.pixelColor(0, 0));
                }
            }
        }
    }

    void buttonsOfMenusHaveAnArrow() {
        int found = 0;
        for (QToolButton* button : on_.view().findChildren<QToolButton*>()) {
            if (!button->isVisible() || button->menu() == nullptr) {
                continue;
            }
            ++found;
            const QImage picture = button->grab().toImage();
            const QRect arrow(picture.width() - 12, picture.height() / 2 - 5, 10, 10);
            bool isDrawn = false;
            for (int x = arrow.left(); x <= arrow.right(); ++x) {
                for (int y = arrow.top(); y <= arrow.bottom(); ++y) {
                    isDrawn = isDrawn || picture.pixelColor(x, y) != picture.pixelColor(3, 3);
                }
            }
            QVERIFY2(isDrawn, qPrintable(button->text()));
        }
        QVERIFY(found > 1);
    }

    void symbolHasTheColorOfTheTheme() {
        const auto restore = qScopeGuard([] { applyTheme(ThemeChoice::Light); });
        auto* symbol = on_.child<QLabel>("targetSymbol");
        const GlyphColor color = glyphColorOf(on_.answer().monster.color);
        for (const auto& [choice, theme] :
             {std::pair("&Dark", &Theme::dark()), std::pair("&Light", &Theme::light())}) {
            const auto actions = on_.window().findChildren<QAction*>();
            const auto action = std::ranges::find(actions, QString(choice), &QAction::text);
            QVERIFY(action != actions.end());
            (*action)->trigger();
            const QColor ink = theme->glyph(color);
            const QImage picture = symbol->grab().toImage();
            int drawn = 0;
            for (int x = 0; x < picture.width(); ++x) {
                for (int y = 0; y < picture.height(); ++y) {
                    drawn += picture.pixelColor(x, y) == ink ? 1 : 0;
                }
            }
            QVERIFY2(drawn > 0, choice);
        }
    }
};

POLYPLAN_UI_TEST(DamageHeadingsTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "damage_headings_test.moc"
