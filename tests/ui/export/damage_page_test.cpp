#include <QComboBox>
#include <QPainter>
#include <QSvgRenderer>
#include <QTest>
#include <cmath>
#include <cstdlib>

#include "core/oangband/evaluate.h"
#include "core/oangband/report.h"
#include "core/oangband/scene.h"
#include "core/plan/side_by_side.h"
#include "tests/ui/support/plans.h"
#include "tests/ui/support/test_entry.h"
#include "ui/document/plan_picture.h"
#include "ui/export/page_attacks.h"
#include "ui/export/page_distribution.h"
#include "ui/export/page_report.h"
#include "ui/export/picture_source.h"
#include "ui/look/broken_lines.h"
#include "ui/look/figures.h"
#include "ui/look/text.h"
#include "ui/shell/export_dialog.h"

namespace polyplan::ui {
namespace {

using test::catalogues;

/// A priest's orb at a Vampire in a tree, with things on the floor.
plan::Attack orb() {
    plan::Attack attack;
    attack.name = "Orb";
    attack.type = oangband::DamageType::HolyOrb;
    attack.damage = "12d8+20";
    attack.monster.id = 361;
    attack.monster.hpBefore = 95;
    attack.terrain = "tree";
    attack.player = {.playerClass = oangband::PlayerClass::Priest,
                     .level = 32,
                     .holyLight = true,
                     .beguile = false,
                     .dungeonDepth = 30,
                     .unknown = {}};
    attack.floorObjects.push_back({.name = "Healing",
                                   .type = "TV_POTION",
                                   .ignore = {},
                                   .artifact = false,
                                   .cursed = true,
                                   .locked = false,
                                   .unknown = {}});
    attack.casts = 4;
    return attack;
}

plan::Attack sleep() {
    plan::Attack attack;
    attack.type = oangband::DamageType::OldSleep;
    attack.damage = "40";
    attack.monster.flags.emplace();
    attack.monster.level = 14;
    attack.monster.maxHp = 60;
    attack.player.playerClass = oangband::PlayerClass::Mage;
    return attack;
}

oangband::Answer answerTo(const plan::Attack& attack) {
    return evaluate(
        std::get<oangband::Scene>(oangband::Scene::of(attack, catalogues().oangband())));
}

AttackSheet sheetOf(const plan::Attack& attack) {
    return attackSheet(attack, answerTo(attack), toQString(plan::attackTitle(attack)));
}

plan::Document planOf(std::vector<plan::Attack> attacks) {
    plan::Document plan;
    plan.title = "Attacks";
    plan.strategies.emplace_back().damage = std::move(attacks);
    return plan;
}

LaidOutPicture pictureOf(const PictureSource& source, PictureFormat format,
                         const PictureOptions& options = {}) {
    return std::get<LaidOutPicture>(layOut(source.content(options.parts), format, options));
}

QByteArray file(const plan::Document& plan, PictureFormat format,
                const PictureOptions& options = {}) {
    const PictureSource source(plan, 0, catalogues());
    return std::get<QByteArray>(writePicture(pictureOf(source, format, options)));
}

/// How many pixels of an image have a color.
int countOf(const QImage& image, const QColor& color) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            count += image.pixelColor(x, y) == color ? 1 : 0;
        }
    }
    return count;
}

class DamagePageTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void isOfferedWhereThereAreAttacks() {
        plan::Strategy strategy;
        QVERIFY(partsOf(strategy, catalogues()).empty());
        strategy.damage.push_back(sleep());
        QVERIFY(partsOf(strategy, catalogues()) == std::vector{PagePart::Damage});
    }

    void saysWhatStrikesWhomWhere() {
        const AttackSheet sheet = sheetOf(orb());
        QCOMPARE(sheet.title, "Orb → Vampire");
        QCOMPARE(sheet.glyph, "V");
        QCOMPARE(sheet.lines[0],
                 "HOLY_ORB 12d8+20  ·  ball by a Priest of level 32 with Holy Light");
        QCOMPARE(sheet.lines[1],
                 "level 29  ·  armor class 22  ·  95 of 115 hit points  ·  in trees");
    }

    /// Effect by effect, and of each the least amount first; none is left out unsaid.
    void tellsTheLikeliestAmountsOfEachEffect() {
        plan::Attack attack = orb();
        attack.type = oangband::DamageType::Sound;
        const oangband::Answer answer = answerTo(attack);
        const AttackSheet sheet = attackSheet(attack, answer, {});
        const auto list =
            std::ranges::find(sheet.lists, QString("Amounts"), &ReportSheet::List::heading);
        QVERIFY(list != sheet.lists.end());
        QVERIFY(list->rows.size() <= ReportSheet::mostRows);
        QStringList effects;
        for (const ReportSheet::Row& row : list->rows) {
            if (effects.isEmpty() || effects.back() != row.label) {
                effects.append(row.label);
            }
        }
        QCOMPARE(effects, QStringList({"stunned", "afraid"}));
        const oangband::Odds* odds[] = {&answer.stunned, &answer.afraid};
        for (qsizetype i = 0; i < effects.size(); ++i) {
            const std::size_t told = ReportSheet::mostRows / 2 - 1;
            oangband::Odds ranked = *odds[i];
            QVERIFY(ranked.size() > told + 1);
            const auto rank = [](const Weighted<int>& amount) {
                return std::round(amount.probability * 1e4);
            };
            std::ranges::stable_sort(ranked, std::greater(), rank);
            double rest = 0;
            for (std::size_t at = told; at < ranked.size(); ++at) {
                rest += ranked[at].probability;
            }
            ranked.resize(told);
            std::ranges::sort(ranked, {}, &Weighted<int>::value);
            auto row = std::ranges::find(list->rows, effects[i], &ReportSheet::Row::label);
            const auto tellsEffect = [&](double chance) {
                return row->label == effects[i] &&
                       row->detail.endsWith("Takes effect " + percent(chance));
            };
            for (const auto& [value, probability] : ranked) {
                QVERIFY2(row->value.startsWith(QString("%1 turn").arg(value)),
                         qPrintable(row->value));
                QVERIFY2(tellsEffect(probability), qPrintable(row->detail));
                ++row;
            }
            QVERIFY2(row->value.endsWith(" others, none likelier"), qPrintable(row->value));
            QVERIFY2(tellsEffect(rest), qPrintable(row->detail));
        }
        // Of those that a page hardly tells apart the lesser ones.
        for (int i = 0; i < 5; ++i) {
            QVERIFY(list->rows[static_cast<std::size_t>(i)].value.startsWith(
                QString::number(i + 1) + " turn"));
        }
    }

    void showsTheFiguresOfTheAnswer() {
        const oangband::Answer answer = answerTo(orb());
        const AttackSheet sheet = attackSheet(orb(), answer, {});
        const Report report = oangband::report(orb(), answer, "");
        const auto main = std::ranges::count_if(report.figures, &Figure::isMain);
        QCOMPARE(sheet.tiles.size(), static_cast<std::size_t>(main));
        QCOMPARE(sheet.tiles[0].value, QString::number(answer.meanDamage, 'f', 1) + " hit points");
        QCOMPARE(sheet.tiles[1].value, "EVIL");
        QCOMPARE(sheet.tiles[2].value, percent(answer.killed));
        QCOMPARE(sheet.killed, answer.killed);
        QVERIFY(sheet.distribution.has_value());
        QCOMPARE(sheet.distribution->points.size(), answer.damageDealt.size());
        QCOMPARE(sheet.curves.front().points.size(), answer.casts.size() + 1);
        QCOMPARE(sheet.curves.front().points.back().value, answer.casts.back().killed);
        QCOMPARE(sheet.steps.size(), answer.explanation.size());
        QCOMPARE(sheet.notes.size(), static_cast<qsizetype>(answer.notes.size()));
        const auto rowOf = [&](const QString& label) {
            for (const ReportSheet::List& list : sheet.lists) {
                for (const ReportSheet::Row& row : list.rows) {
                    if (row.label == label) {
                        return row;
                    }
                }
            }
            return ReportSheet::Row();
        };
        QVERIFY(!rowOf("afraid").value.isEmpty());
        QVERIFY((rowOf("Healing (potion)") ==
                 ReportSheet::Row{"Healing (potion)", "100 %", "cursed objects are destroyed"}));
        QVERIFY((rowOf("tree") == ReportSheet::Row{"tree", "100 %", "as it is"}));
    }

    /// Under a chart of what may not happen stands the mean of the bars that are seen.
    void meanIsThatOfWhatHappens() {
        plan::Attack fire = orb();
        fire.type = oangband::DamageType::Fire;
        fire.damage = "100";
        fire.monster.hpBefore.reset();
        fire.terrain = "floor";
        const oangband::Answer answer = answerTo(fire);
        QCOMPARE(answer.damageDealt.size(), std::size_t{1});
        double total = 0;
        double sum = 0;
        for (const auto& [turns, probability] : answer.afraid) {
            total += probability;
            sum += turns * probability;
        }
        QVERIFY(total > 0 && total < 0.9);
        const AttackSheet sheet = attackSheet(fire, answer, {});
        QVERIFY(sheet.distribution.has_value());
        QCOMPARE(QString::fromStdString(sheet.distribution->label), "Turns afraid");
        QCOMPARE(sheet.mean, sum / total);
        QVERIFY(sheet.mean >= sheet.distribution->points.front().x);
        QVERIFY(!sheet.mark);  // hit points mark damage alone
        const AttackSheet dice = sheetOf(orb());
        QCOMPARE(dice.mark, std::optional(95.0));
    }

    void showsTheEffectsOfWhatDoesNotHurt() {
        const AttackSheet sheet = sheetOf(sleep());
        QCOMPARE(sheet.title, "OLD_SLEEP 40 → a monster by hand");
        plan::Attack named = sleep();
        named.monster.name = "Ogre";
        QCOMPARE(sheetOf(named).title, "OLD_SLEEP 40 → Ogre (by hand)");
        QVERIFY(!sheet.distribution && sheet.curves.empty());
        QVERIFY(sheet.effect.startsWith("falls asleep "));
    }

    void listsTheFlagsOfAMonsterByHand() {
        plan::Attack attack = sleep();
        attack.monster.flags = {"EVIL", "IM_FIRE"};
        const AttackSheet sheet = sheetOf(attack);
        QVERIFY((sheet.lists.front() == ReportSheet::List{"Flags", {{"EVIL, IM_FIRE", {}, {}}}}));
        QVERIFY(sheetOf(sleep()).lists.front().heading != "Flags");
        // However many, none is cut.
        attack.monster.flags = std::vector<std::string>(40, "HURT_LITE");
        const AttackSheet many = sheetOf(attack);
        QVERIFY(many.lists.front().rows.size() > 3);
        PageStyle style(ThemeMode::Light);
        for (const ReportSheet::Row& row : many.lists.front().rows) {
            const QStringList lines =
                brokenIntoLines(row.label, style.metrics.small, 50 * style.metrics.em, 6);
            QCOMPARE(lines.join(' ').count("HURT_LITE"), row.label.count("HURT_LITE"));
        }
    }

    void meanStandsUnderItsMark() {
        Series series;
        for (int x = 0; x <= 100; ++x) {
            series.points.push_back({.x = static_cast<double>(x), .value = 0.01});
        }
        const PageStyle style(ThemeMode::Light);
        const auto placesOf = [&](double mean) {
            QImage image(700, 300, QImage::Format_RGB32);
            image.fill(style.theme.panel);
            QPainter painter(&image);
            paintDistribution(painter, image.rect(), series, std::nullopt, mean, style);
            painter.end();
            const auto isAccent = [&](QPoint at) {  // letters are blended with the ground
                const QColor color = image.pixelColor(at);
                return color.hslSaturation() > style.theme.accent.hslSaturation() / 2 &&
                       std::abs(color.hue() - style.theme.accent.hue()) < 10;
            };
            QPoint mark(-1, -1);
            QRect words;
            for (int y = image.height() - 2 * style.metrics.smallLine - style.metrics.step + 1;
                 y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    if (isAccent({x, y})) {
                        mark = mark.x() < 0 ? QPoint(x, y) : mark;
                        words |=
                            y > mark.y() + 2 * style.metrics.step ? QRect(x, y, 1, 1) : QRect();
                    }
                }
            }
            return std::pair(mark, words);
        };
        for (const double mean : {30.0, 50.7, 75.0}) {
            const auto [mark, words] = placesOf(mean);
            QVERIFY2(std::abs(words.center().x() - mark.x()) < style.metrics.em,
                     qPrintable(QString::number(mark.x())));
        }
    }

    /// What kills is painted apart from what does not.
    void paintsTheDistribution() {
        const plan::Document plan = planOf({orb()});
        const PictureSource source(plan, 0, catalogues());
        const Theme& theme = Theme::light();
        const auto image = std::get<QImage>(
            paintImage(pictureOf(source, PictureFormat::Png, {.parts = {}, .scale = 2})));
        QVERIFY(countOf(image, theme.wanted) > 1'000);
        QVERIFY(countOf(image, theme.other) > 1'000);
        const plan::Document harmless = planOf({sleep()});
        const PictureSource other(harmless, 0, catalogues());
        const auto without = std::get<QImage>(paintImage(pictureOf(other, PictureFormat::Png)));
        QCOMPARE(countOf(without, theme.wanted), 0);
        QVERIFY(without.height() < image.height() / 2);
    }

    void growsWithEveryAttack() {
        const auto height = [](const std::vector<plan::Attack>& attacks) {
            const PictureSource source(planOf(attacks), 0, catalogues());
            return pictureOf(source, PictureFormat::Png).pages.front()->size().height();
        };
        QVERIFY(height({orb(), sleep()}) > height({orb()}));
        QVERIFY(height({orb(), sleep(), orb()}) > height({orb(), sleep()}));
    }

    /// What the wiki says of a rule goes for every attack below.
    void tellsEachNoteOnce() {
        plan::Attack weak = orb();
        weak.damage = "1d8";
        QVERIFY(!sheetOf(weak).notes.isEmpty());
        const auto headings = [](const std::vector<plan::Attack>& attacks) {
            return file(planOf(attacks), PictureFormat::Svg)
                .count("Where the wiki differs from the game");
        };
        QCOMPARE(headings({weak}), 1);
        QCOMPARE(headings({weak, weak, weak}), 1);
    }

    void carriesThePlanInEveryFormat() {
        const plan::Document plan = planOf({orb(), sleep()});
        for (const PictureFormat format : {PictureFormat::Png, PictureFormat::Svg}) {
            for (const ThemeMode theme : {ThemeMode::Light, ThemeMode::Dark}) {
                const QByteArray once = file(plan, format, {.parts = {}, .theme = theme});
                QVERIFY(once == file(plan, format, {.parts = {}, .theme = theme}));
                QVERIFY(std::holds_alternative<std::string>(planTextOf(once)));
            }
        }
        QVERIFY(QSvgRenderer(file(plan, PictureFormat::Svg)).isValid());
        QCOMPARE(file(plan, PictureFormat::Pdf).count("/Type /Page\n"), 1);
    }

    /// Bars as long as the chances to kill.
    void setsSeveralSideBySide() {
        AttackSheet sure = sheetOf(orb());
        sure.killed = 1;
        AttackSheet unlikely = sure;
        unlikely.killed = 0.25;
        const PageStyle style(ThemeMode::Light);
        const PageAttacks page({sure, unlikely}, style, 108 * style.metrics.em);
        QImage image(page.size(), QImage::Format_RGB32);
        image.fill(style.theme.window);
        QPainter painter(&image);
        page.paint(painter, {});
        const auto killed = [&](int row) {
            const int height = image.height() / 4;
            return countOf(image.copy(0, row * height, image.width(), height), style.theme.wanted);
        };
        const int all = countOf(image, style.theme.wanted);
        QVERIFY(all > 0);
        QVERIFY(std::abs(killed(3) - all / 5) <= all / 20);
    }

    void takesAnyAttack() {
        for (const oangband::DamageType type : oangband::allDamageTypes()) {
            plan::Attack attack = orb();
            attack.type = type;
            attack.damage = "900";
            const AttackSheet sheet = sheetOf(attack);
            QVERIFY(!sheet.tiles.empty());
            const PageStyle style(ThemeMode::Dark);
            const PageReport page(sheet, false, style, 108 * style.metrics.em);
            QImage image(page.size(), QImage::Format_RGB32);
            image.fill(style.theme.window);
            QPainter painter(&image);
            page.paint(painter, {});
            QVERIFY(countOf(image.copy(0, 0, 200, 60), style.theme.window) < 200 * 60);
        }
    }

    void dialogOffersThePage() {
        const auto source = std::make_shared<const PictureSource>(planOf({orb()}), 0, catalogues());
        ExportDialog dialog(source, ThemeMode::Light);
        dialog.show();
        auto* parts = dialog.findChild<QComboBox*>("parts");
        QCOMPARE(parts->count(), 1);
        QCOMPARE(parts->currentText(), "The attacks");
        QCOMPARE(dialog.options().parts, std::vector{PagePart::Damage});
    }

    void stopsWhenAsked() {
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(pageAttacks(planOf({orb()}).strategies.front(), catalogues(), stop.get_token()) ==
                nullptr);
    }
};

POLYPLAN_UI_TEST(DamagePageTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "damage_page_test.moc"
