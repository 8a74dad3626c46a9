#include <QComboBox>
#include <QImage>
#include <QTest>

#include "core/plan/json.h"
#include "tests/ui/support/plans.h"
#include "tests/ui/support/test_entry.h"
#include "ui/document/plan_picture.h"
#include "ui/export/engraving_sheet.h"
#include "ui/export/picture_source.h"
#include "ui/shell/export_dialog.h"

namespace polyplan::ui {
namespace {

using test::catalogues;

/// A plan with one strategy, whose members are given as JSON.
plan::Document planOf(const QByteArray& members, const QByteArray& game = "nethack-3.6.7") {
    const QString text = QStringLiteral(R"({"format": "polyplan", "version": 1, "game": "%1",
                                            "strategies": [{"name": "One", %2}]})")
                             .arg(QLatin1StringView(game), QString::fromUtf8(members));
    return std::get<plan::Document>(plan::readDocument(text.toStdString(), catalogues()));
}

plan::Document engravingOf(const QByteArray& members, const QByteArray& game = "nethack-3.6.7") {
    return planOf(R"("engraving": {)" + members + '}', game);
}

EngravingSheet sheetOf(const QByteArray& members, const QByteArray& game = "nethack-3.6.7") {
    const PictureSource source(engravingOf(members, game), 0, catalogues());
    return engravingSheet(source.content({PagePart::Engraving}));
}

/// The value of the tile with this label.
QString tile(const EngravingSheet& sheet, const QString& label) {
    for (const auto& each : sheet.tiles) {
        if (each.label == label) {
            return each.value;
        }
    }
    return {};
}

/// What the tile with this label says besides.
QString remark(const EngravingSheet& sheet, const QString& label) {
    for (const auto& each : sheet.tiles) {
        if (each.label == label) {
            return each.remark;
        }
    }
    return {};
}

QImage image(const plan::Document& plan, const PictureOptions& options = {}) {
    const PictureSource source(plan, 0, catalogues());
    return std::get<QImage>(paintImage(std::get<LaidOutPicture>(
        layOut(source.content(options.parts), PictureFormat::Png, options))));
}

QByteArray file(const PictureSource& source, PictureFormat format) {
    return std::get<QByteArray>(
        writePicture(std::get<LaidOutPicture>(layOut(source.content({}), format, {}))));
}

constexpr const char* dust =
    R"("text": "Elbereth", "stylus": "fingers", "dexterity": 10,
       "events": [{"cause": "turn", "times": 100}], "overlaid": ["wand of fire", "athame"])";
constexpr const char* elbereth = R"("text": "Elbereth", "stylus": "fingers")";

class EngravingPageTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void saysThatTheWordAloneDoesNotCount() {
        const EngravingSheet sheet = sheetOf(R"("text": "my Elbereth", "stylus": "fingers")");
        QCOMPARE(tile(sheet, "counts as Elbereth"), QString("0 %"));
        const EngravingSheet other = sheetOf(R"("text": "ad aerarium", "stylus": "fingers")");
        QCOMPARE(tile(other, "counts as Elbereth"), QString());
    }
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void isOfferedWhereThereIsAText() {
        const auto parts = [](const QByteArray& members) {
            return partsOf(planOf(members).strategies.front(), catalogues());
        };
        QCOMPARE(parts(R"("notes": "")"), std::vector<PagePart>());
        QCOMPARE(parts(R"("engraving": {"stylus": "fingers"})"), std::vector<PagePart>());
        QCOMPARE(parts(R"("engraving": {"text": "x"})"), std::vector{PagePart::Engraving});
        QCOMPARE(parts(R"("polypile": {"source": "wand", "line": []}, "engraving": {"text": "x"})"),
                 (std::vector{PagePart::Line, PagePart::Charts, PagePart::Engraving}));
    }

    // Reference, section 4 and worked example 9.
    void saysTheFiguresThatMatter() {
        const EngravingSheet sheet = sheetOf(dust);
        QCOMPARE(sheet.title, "fingers: dust, temporary");
        QCOMPARE(sheet.settings, "NetHack 3.6.7  ·  Dexterity 10");
        QCOMPARE(sheetOf(R"("text": "Elbereth")").title, sheet.title);
        QCOMPARE(sheet.refusal, QString());
        QCOMPARE(tile(sheet, "comes out as typed"), "72.4 %");
        QCOMPARE(tile(sheet, "counts as Elbereth"), "72.7 %");
        QCOMPARE(tile(sheet, "time"), "at once");
        QCOMPARE(tile(sheet, "costs"), "nothing");
        QCOMPARE(tile(sheet, "works after all events"), "23.7 %");
        QCOMPARE(sheet.cells.size(), std::size_t{8});
        QVERIFY(qAbs(sheet.cells.front().risk - 93.0 / 2350) < 1e-12);
        QCOMPARE(sheet.scenario, QStringList{"100 × turn spent on it"});
        QCOMPARE(sheet.provenance, "exact");
        QCOMPARE(sheet.durability.curves.size(), std::size_t{3});
    }

    void saysWhichDexterityTurnsGoBy() {
        const auto settings = [](const char* members) {
            return sheetOf(QByteArray(R"("text": "Elbereth", "stylus": "fingers", )") + members)
                .settings;
        };
        QCOMPARE(settings(R"("events": [{"cause": "turn", "times": 5}])"),
                 "NetHack 3.6.7  ·  Dexterity 10");
        QCOMPARE(settings(R"("dexterity": 18, "events": [{"cause": "turn"}])"),
                 "NetHack 3.6.7  ·  Dexterity 18");
        // It says nothing of one that nothing goes by.
        QCOMPARE(settings(R"("events": [{"cause": "turn", "dexterity": 12}])"), "NetHack 3.6.7");
        QCOMPARE(settings(R"("events": [{"cause": "move"}])"), "NetHack 3.6.7");
    }

    void saysWhatAGoCosts() {
        const EngravingSheet sword = sheetOf(R"("text": "Elbereth", "stylus": "long sword")");
        QCOMPARE(tile(sword, "time"), "8 turns");  // of both goes that it takes
        QCOMPARE(tile(sword, "comes out as typed"), "100 %");
        QCOMPARE(tile(sword, "counts as Elbereth"), "100 %");
        QCOMPARE(tile(sword, "costs"), "3 points");
        QVERIFY(sword.durability.curves.empty());
        const EngravingSheet marker = sheetOf(
            R"("text": "Elbereth", "stylus": "magic marker", "stylus_state": {"charges": 3})");
        QCOMPARE(tile(marker, "time"), "2 turns");
        QCOMPARE(remark(marker, "time"), "complete with action 3, never helpless");
        QCOMPARE(remark(sword, "time"), "complete with action 2, helpless all the while");
        const EngravingSheet stepping =
            sheetOf(R"("text": "Elbereth", "stylus": "diamond")", "nethack-3.7");
        QCOMPARE(tile(stepping, "time"), "8 actions");
        QCOMPARE(remark(stepping, "time"), "can be interrupted");
        const EngravingSheet oneAction = sheetOf(elbereth, "nethack-3.7");
        QCOMPARE(tile(oneAction, "time"), "1 action");
        QCOMPARE(remark(oneAction, "time"), QString());
        const EngravingSheet wand = sheetOf(R"("text": "x", "stylus": "wand of fire")");
        QCOMPARE(tile(wand, "costs"), "1 charge");
        QCOMPARE(remark(wand, "costs"), QString());
        const EngravingSheet flash = sheetOf(R"("text": "x", "stylus": "wand of lightning")");
        QCOMPARE(remark(flash, "costs"), "and blinds you 1 to 50 turns");
        QCOMPARE(tile(wand, "counts as Elbereth"), QString());
    }

    void tellsWhatIsAlreadyThereAndInWhichState() {
        const EngravingSheet sheet =
            sheetOf(R"("text": "eth", "stylus": "fingers", "conditions": ["confused", "stunned"],
                       "surface": "ice", "action": "add",
                       "existing": {"type": "DUST", "text": "Elber"})");
        QCOMPARE(sheet.settings,
                 "NetHack 3.6.7  ·  confused, stunned  ·  on: ice  ·  added to “Elber” (dust)");
        QCOMPARE(sheetOf(R"("text": "eth", "stylus": "fingers", "action": "add",
                            "existing": {"type": "DUST"})")
                     .settings,
                 "NetHack 3.6.7  ·  added to a text not given (dust)");
        const auto added = [](const QByteArray& stylus, const QByteArray& old) {
            return sheetOf(R"("text": "Elbereth", "action": "add", "stylus": )" + stylus +
                               R"(, "existing": )" + old,
                           "nethack-3.7")
                .settings;
        };
        QCOMPARE(added(R"("long sword")", R"({"type": "DUST", "text": "xyz "})"),
                 "NetHack 3.7  ·  in place of “xyz ” (dust)");
        QCOMPARE(
            added(R"("fingers", "conditions": ["blind"])", R"({"type": "DUST", "text": "xyz "})"),
            "NetHack 3.7  ·  blind  ·  in place of “xyz ” (dust)");
        QCOMPARE(added(R"("fingers")", R"({"type": "BURN", "text": "xyz"})"),
                 "NetHack 3.7  ·  where “xyz” (burned) stands");
        QCOMPARE(added(R"("fingers")", R"({"type": "DUST", "text": "xyz "})"),
                 "NetHack 3.7  ·  added to “xyz ” (dust)");
    }

    void showsTheLettersOfAllGoes() {
        const EngravingSheet blade = sheetOf(R"("text": "Elbereth", "stylus": "long sword")");
        QCOMPARE(remark(blade, "comes out as typed"), "in 2 goes");
        QVERIFY(blade.cells.back().isWritten);
        QCOMPARE(blade.cells.back().risk, 0.0);
        QVERIFY2(blade.risks.endsWith("written in 2 goes."), qPrintable(blade.risks));
        const EngravingSheet blind =
            sheetOf(R"("text": "Elbereth", "stylus": "long sword", "conditions": ["blind"])");
        QCOMPARE(blind.cells.back().risk, blind.cells.front().risk);
        const EngravingSheet part = sheetOf(R"("text": "ad aerarium", "stylus": "long sword")");
        QVERIFY(!part.cells.back().isWritten);
        QVERIFY2(part.risks.endsWith("comes out different."), qPrintable(part.risks));
    }

    void callsAStrategyWithoutANameByItsPlace() {
        plan::Document blank = engravingOf(elbereth);
        blank.strategies.front().name.clear();
        plan::Document named = blank;
        named.strategies.front().name = "Strategy 1";
        QCOMPARE(image(blank), image(named));
        QVERIFY(file(PictureSource(blank, 0, catalogues()), PictureFormat::Svg)
                    .contains("<title>Strategy 1</title>"));
    }

    // As the window and the report do.
    void saysThatThePartAloneIsWritten() {
        const auto sheet = [](const char* text) {
            return sheetOf(
                QByteArray(
                    R"("stylus": "long sword", "events": [{"cause": "move", "times": 4}], )") +
                "\"text\": \"" + text + '"');
        };
        const QString label = "is unchanged after all events";
        const EngravingSheet part = sheet("ad aerarium");
        QCOMPARE(tile(part, label), "75.3 %");
        QCOMPARE(remark(part, label), "of all of the text, though only “ad aerar” is written");
        QCOMPARE(remark(sheet("ad aerar"), label), "if it came out right");
    }

    void tellsTheStateOfTheStylusAndTheSkill() {
        const EngravingSheet athame =
            sheetOf(R"("text": "Elbereth", "stylus": "athame", "conditions": ["riding"],
                       "riding_skill": "expert", "stylus_state": {"buc": "cursed",
                       "enchantment": 2, "wielded": true})");
        QCOMPARE(athame.title, "athame, cursed, enchantment +2, wielded: engraved, semi-permanent");
        QCOMPARE(athame.settings, "NetHack 3.6.7  ·  riding (Expert)");
        const auto title = [](const char* stylus, const char* state) {
            return sheetOf(QByteArray("\"text\": \"x\", \"stylus\": \"") + stylus +
                           "\", \"stylus_state\": {" + state + '}')
                .title;
        };
        QCOMPARE(title("magic marker", R"("charges": 3)"),
                 "magic marker, charges 3: marker, semi-permanent");
        QCOMPARE(title("dagger", R"("enchantment": -3)"),
                 "dagger, enchantment −3: dust, temporary");
        QCOMPARE(title("ring of conflict", R"("appearance": "diamond")"),
                 "ring of conflict (diamond): engraved, semi-permanent");
    }

    void asksOnlyForDurability() {
        const EngravingSheet sheet = sheetOf(
            R"("text": "Elbereth", "wear": {"engraving_type": "ENGRAVE", "count": 3, "repeat": 10})");
        QCOMPARE(sheet.tiles.size(), std::size_t{1});
        QCOMPARE(tile(sheet, "works after all events"), "44.9 %");
        QCOMPARE(sheet.scenario, QStringList{"10 × an event that picks 3 characters"});
    }

    void refusesWithTheRule() {
        const EngravingSheet altar =
            sheetOf(R"("text": "Elbereth", "stylus": "fingers", "surface": "altar")");
        QVERIFY(altar.tiles.empty());
        QVERIFY2(altar.refusal.contains("altar") && altar.refusal.contains("engrave.c"),
                 qPrintable(altar.refusal));
        const EngravingSheet foreign = sheetOf(R"("text": "Elbereth")", "slashem-0.0.7");
        QVERIFY2(foreign.refusal.contains("not known for SLASH'EM"), qPrintable(foreign.refusal));
        QCOMPARE(foreign.cells.size(), std::size_t{8});
    }

    void carriesThePlanAndGivesTheSameBytesAgain() {
        const plan::Document plan = engravingOf(dust);
        const std::array formats = {PictureFormat::Png, PictureFormat::Svg, PictureFormat::Pdf};
        std::vector<QByteArray> first;
        first.reserve(formats.size());
        for (const PictureFormat format : formats) {
            first.push_back(file(PictureSource(plan, 0, catalogues()), format));
        }
        const auto text = planTextOf(first.front());
        QVERIFY(std::get<plan::Document>(
                    plan::readDocument(std::get<std::string>(text), catalogues())) == plan);
        const QFont usual = QApplication::font();
        QApplication::setFont(QFont(QStringLiteral("DejaVu Serif"), 24));
        for (std::size_t i = 0; i < formats.size(); ++i) {
            QVERIFY2(file(PictureSource(plan, 0, catalogues()), formats.at(i)) == first[i],
                     qPrintable(QString::number(i)));
        }
        QApplication::setFont(usual);
    }

    void staysInsideItsWidth_data() {
        QTest::addColumn<QByteArray>("members");
        const auto filledIn = [](const char* members, const QByteArray& text) {
            return QByteArray(members).replace("TEXT", text);
        };
        const QByteArray longest = QByteArray("W").repeated(255);
        const QByteArray events = QByteArray(R"({"cause": "melee"},)").repeated(60);
        QTest::newRow("longest") << filledIn(R"("text": "TEXT", "stylus": "fingers")", longest);
        QTest::newRow("scenario") << filledIn(R"("text": "TEXT", "stylus": "dagger")", longest) +
                                         R"(, "events": [)" + events + R"({"cause": "turn"}])";
        QTest::newRow("old") << filledIn(
            R"("text": "x", "stylus": "fingers", "action": "add",
               "existing": {"type": "DUST", "text": "TEXT"})",
            longest.first(200));
        QTest::newRow("3.7") << QByteArray(R"("text": "Elbereth", "stylus": "diamond")");
    }

    void staysInsideItsWidth() {
        QFETCH(const QByteArray, members);
        const QSize usual = image(engravingOf(elbereth)).size();
        const QImage page = image(engravingOf(members));
        QCOMPARE(page.width(), usual.width());
        for (int y = 0; y < page.height(); ++y) {
            QCOMPARE(page.pixelColor(2, y), Theme::light().window);
            QCOMPARE(page.pixelColor(page.width() - 3, y), Theme::light().window);
        }
    }

    void labelOfAPileShowsItsOdds() {
        const auto line = [](const QByteArray& engraving) {
            return image(planOf(R"("polypile": {"source": "wand", "line": [{"distance": 1,
                                   "engraving": )" +
                                engraving + R"(, "stacks": [{"object": "saddle"}]}]})"),
                         {.parts = {PagePart::Line}});
        };
        const QImage plain = line(R"("0 reads")");
        QVERIFY(line(R"({"text": "0 reads", "stylus": "a feather"})") == plain);
        QVERIFY(line(R"({"text": "0 reads", "stylus": "fingers"})") != plain);
    }

    void dialogOffersThePage() {
        const auto source =
            std::make_shared<const PictureSource>(engravingOf(dust), 0, catalogues());
        ExportDialog dialog(source, ThemeMode::Light);
        dialog.show();
        auto* parts = dialog.findChild<QComboBox*>("parts");
        QCOMPARE(parts->count(), 1);
        QCOMPARE(parts->currentText(), "The engraving");
        QCOMPARE(dialog.options().parts, std::vector{PagePart::Engraving});
    }
};

POLYPLAN_UI_TEST(EngravingPageTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "engraving_page_test.moc"
