#include <gtest/gtest.h>
#include <sys/stat.h>

#include <QFile>
#include <QImage>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "app/painting.h"
#include "core/plan/json.h"
#include "resources/embedded_data.h"
#include "tests/app/outcome.h"
#include "tests/app/temporary_folder.h"
#include "ui/document/plan_picture.h"
#include "ui/export/picture_source.h"

namespace polyplan::app {
namespace {

constexpr const char* example =
    POLYPLAN_SOURCE_DIR "/resources/examples/seven-small-piles.polyplan";

std::string contents(const std::string& file) {
    std::ostringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    return text.str();
}

class ExportCommand : public ::testing::Test {
  protected:
    /// @returns the exit status
    int run(std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), "export");
        const Outcome outcome = app::run(arguments);
        EXPECT_EQ(outcome.out, "");
        errors_ = outcome.err;
        return outcome.status;
    }
    std::string path(const std::string& name) const { return folder_.path() + "/" + name; }
    std::string write(const std::string& name, const std::string& text) const {
        return folder_.write(name, text);
    }
    const std::string& errors() const { return errors_; }

  private:
    tests::TemporaryFolder folder_;
    std::string errors_;
};

TEST_F(ExportCommand, MakesAPictureThatHoldsThePlan) {
    const std::string picture = path("out.png");
    ASSERT_EQ(run({example, "-o", picture}), done) << errors();
    EXPECT_EQ(errors(), "");
    const auto text = ui::planTextOf(QByteArray::fromStdString(contents(picture)));
    EXPECT_EQ(std::get<std::string>(text), contents(example));
    EXPECT_GT(QImage(QString::fromStdString(picture)).width(), 800);
}

TEST_F(ExportCommand, TakesThePlanFromStandardInput) {
    const std::string picture = path("out.svg");
    const Outcome outcome = app::run({"export", "-", "-o", picture}, contents(example));
    ASSERT_EQ(outcome.status, done) << outcome.err;
    EXPECT_EQ(std::get<std::string>(ui::planTextOf(QByteArray::fromStdString(contents(picture)))),
              contents(example));
    const Outcome faulty = app::run({"validate", "-"}, "{}");
    EXPECT_TRUE(faulty.err.starts_with("standard input: ")) << faulty.err;
    const Outcome unnamed = app::run({"evaluate", "-", "--strategy", "nope"}, contents(example));
    EXPECT_EQ(unnamed.status, requestNotMet);
    EXPECT_EQ(unnamed.err,
              "standard input: /strategies: no strategy is named \"nope\"; there are \"Seven small "
              "piles\"\n");
}

TEST_F(ExportCommand, NeverPutsAPictureInThePlaceOfItsPlan) {
    const std::string text = contents(example);
    const std::string plan = write("plan.pdf", text);
    const std::string link = path("link.pdf");
    std::filesystem::create_symlink("plan.pdf", link);
    for (const std::string& out : {plan, path("./plan.pdf"), link}) {
        EXPECT_EQ(run({plan, "-o", out}), requestNotMet);
        EXPECT_NE(errors().find("place of its plan"), std::string::npos) << errors();
    }
    EXPECT_EQ(run({link, "-o", plan}), requestNotMet);
    for (const char* name : {"link.png", "link.svg"}) {
        std::filesystem::create_symlink("plan.pdf", path(name));
        EXPECT_EQ(run({plan, "-o", path(name)}), requestNotMet) << name;
    }
    EXPECT_EQ(contents(plan), text);
}

TEST_F(ExportCommand, LeavesAloneWhatIsNoPlainFile) {
    const std::string fifo = path("fifo.png");
    ASSERT_EQ(::mkfifo(fifo.c_str(), 0600), 0);
    EXPECT_EQ(run({example, "-o", fifo}), requestNotMet);
    EXPECT_NE(errors().find("FIFO"), std::string::npos) << errors();
    EXPECT_TRUE(std::filesystem::is_fifo(fifo));
    std::filesystem::create_symlink("/dev/null", path("null.png"));
    EXPECT_EQ(run({example, "-o", path("null.png")}), requestNotMet);
    EXPECT_TRUE(std::filesystem::is_character_file("/dev/null"));
}

TEST_F(ExportCommand, TakesAnyNameThatTheSystemTakes) {
    for (const std::string& name :
         {std::string(251, 'x') + ".svg", std::string("caf\xe9\xff.svg")}) {
        ASSERT_EQ(run({example, "-o", path(name), "--page", "line"}), done) << errors();
        EXPECT_NE(contents(path(name)).find("urn:polyplan:plan"), std::string::npos);
    }
}

TEST_F(ExportCommand, MakesTheSameBytesAsTheWindow) {
    const std::string picture = path("out.png");
    ASSERT_EQ(
        run({example, "-o", picture, "--theme", "dark", "--scale", "0.5", "--page", "charts"}),
        done);
    const Painting painting;
    const plan::Catalogues catalogues = resources::loadCatalogues();
    const auto plan = std::get<plan::Document>(plan::readDocument(contents(example), catalogues));
    const ui::PictureSource source(plan, 0, catalogues);
    const auto laidOut =
        ui::layOut(source.content({}), ui::PictureFormat::Png,
                   {.parts = {ui::PagePart::Charts}, .theme = ui::ThemeMode::Dark, .scale = 0.5});
    const auto png = ui::writePicture(std::get<ui::LaidOutPicture>(laidOut));
    EXPECT_TRUE(std::get<QByteArray>(png).toStdString() == contents(picture));
}

TEST_F(ExportCommand, ShowsTheEngravingLikeTheWindow) {
    const std::string text = R"({
      "format": "polyplan", "version": 1, "game": "nethack-3.7", "strategies": [
        {"name": "Plain", "polypile": {"source": "wand", "line": []}},
        {"name": "Elbereth", "engraving": {"text": "Elbereth", "stylus": "diamond",
          "events": [{"cause": "melee", "times": 20}]}}]})";
    const std::string file = write("engraving.polyplan", text);
    const std::string picture = path("out.svg");
    ASSERT_EQ(run({file, "-o", picture, "--page", "engraving"}), done) << errors();
    const Painting painting;
    const plan::Catalogues catalogues = resources::loadCatalogues();
    const ui::PictureSource source(std::get<plan::Document>(plan::readDocument(text, catalogues)),
                                   1, catalogues);
    const auto laidOut = ui::layOut(source.content({}), ui::PictureFormat::Svg, {});
    const auto svg = ui::writePicture(std::get<ui::LaidOutPicture>(laidOut));
    EXPECT_TRUE(std::get<QByteArray>(svg).toStdString() == contents(picture));

    EXPECT_EQ(run({file, "-o", picture, "--page", "engraving", "--strategy", "Plain"}),
              requestNotMet);
    EXPECT_EQ(errors(),
              file + ": /strategies/0: \"Plain\" has nothing to show for the page engraving\n");
    EXPECT_EQ(run({example, "-o", picture, "--page", "engraving"}), requestNotMet);
    EXPECT_EQ(errors(), std::string(example) +
                            ": /strategies: none has anything to show for the page engraving\n");
}

TEST_F(ExportCommand, TakesAPictureForAPlan) {
    const std::string first = path("first.png");
    const std::string second = path("second.PNG");
    ASSERT_EQ(run({example, "-o", first}), done);
    ASSERT_EQ(run({first, "-o", second}), done);
    EXPECT_TRUE(contents(first) == contents(second));
    ASSERT_EQ(run({first, "-o", first}), done);
    EXPECT_TRUE(contents(first) == contents(second));
}

TEST_F(ExportCommand, ChoosesTheStrategyByName) {
    const std::string file = write("two.polyplan", R"({
      "format": "polyplan", "version": 1, "game": "nethack-3.6.7", "strategies": [
        {"name": "None"},
        {"name": "First", "polypile": {"source": "wand", "line": []}},
        {"name": "Second", "polypile": {"source": "wand", "line": [
          {"distance": 1, "stacks": [{"object": "saddle"}]}]}}]})");
    ASSERT_EQ(run({file, "-o", path("default.png")}), done) << errors();
    ASSERT_EQ(run({file, "-o", path("first.png"), "--strategy", "First"}), done);
    ASSERT_EQ(run({file, "-o", path("second.png"), "--strategy", "Second"}), done);
    EXPECT_TRUE(contents(path("default.png")) == contents(path("first.png")));
    EXPECT_FALSE(contents(path("first.png")) == contents(path("second.png")));

    EXPECT_EQ(run({file, "-o", path("none.png"), "--strategy", "None"}), requestNotMet);
    EXPECT_EQ(errors(), file + ": /strategies/0: \"None\" has nothing to show\n");
    EXPECT_EQ(run({file, "-o", path("none.png"), "--strategy", "Third"}), requestNotMet);
    EXPECT_EQ(errors(),
              file +
                  ": /strategies: no strategy is named \"Third\"; there are \"None\", \"First\", "
                  "\"Second\"\n");
    EXPECT_FALSE(std::filesystem::exists(path("none.png")));
}

TEST_F(ExportCommand, PaintsPlansOfSlashEm) {
    const std::string file = write("slashem.polyplan", R"({
      "format": "polyplan", "version": 1, "game": "slashem-0.0.7", "strategies": [
        {"name": "One", "polypile": {"source": "wand", "line": [
          {"distance": 1, "stacks": [{"object": "unicorn horn"}]}]}}]})");
    EXPECT_EQ(run({file, "-o", path("out.png")}), done) << errors();
}

TEST_F(ExportCommand, SaysWhatItOffers) {
    for (const char* name : {"out.svg", "out.PDF"}) {
        EXPECT_EQ(run({example, "-o", path(name)}), done) << errors();
    }
    for (const char* name : {"out", "out.jpg", "png"}) {
        EXPECT_EQ(run({example, "-o", path(name)}), requestNotMet);
        EXPECT_NE(errors().find("must end in .png"), std::string::npos) << errors();
    }
    EXPECT_EQ(run({example, "-o", path("out.png"), "--page", "heartbeat"}), requestNotMet);
    EXPECT_NE(errors().find("none has anything to show for the page heartbeat"), std::string::npos)
        << errors();
}

TEST_F(ExportCommand, ShowsAttacksInTheSameBytesAsTheWindow) {
    const std::string text = R"({
      "format": "polyplan", "version": 1, "game": "nethack-3.6.7", "strategies": [
        {"name": "None"},
        {"name": "One", "damage": [
          {"damage_type": "FIRE", "damage": "6d8", "monster": {"id": 361}, "casts": 3}]}]})";
    const std::string file = write("attacks.polyplan", text);
    const std::string picture = path("out.png");
    ASSERT_EQ(run({file, "-o", picture, "--page", "damage"}), done) << errors();
    const Painting painting;
    const plan::Catalogues catalogues = resources::loadCatalogues();
    const ui::PictureSource source(std::get<plan::Document>(plan::readDocument(text, catalogues)),
                                   1, catalogues);
    const auto laidOut = ui::layOut(source.content({}), ui::PictureFormat::Png, {});
    const auto png = ui::writePicture(std::get<ui::LaidOutPicture>(laidOut));
    EXPECT_TRUE(std::get<QByteArray>(png).toStdString() == contents(picture));
    EXPECT_EQ(run({example, "-o", picture, "--page", "damage"}), requestNotMet);
    EXPECT_NE(errors().find("none has anything to show for the page damage"), std::string::npos);
}

TEST_F(ExportCommand, TakesAVectorPictureForAPlan) {
    const std::string picture = path("out.svg");
    ASSERT_EQ(run({example, "-o", picture, "--page", "line"}), done) << errors();
    ASSERT_EQ(run({picture, "-o", path("again.svg"), "--page", "line"}), done) << errors();
    EXPECT_TRUE(contents(picture) == contents(path("again.svg")));
    EXPECT_EQ(run({path("out.svg"), "-o", path("out.pdf")}), done);
    EXPECT_EQ(run({path("out.pdf"), "-o", path("out.png")}), requestNotMet);
    EXPECT_NE(errors().find("a PDF document"), std::string::npos) << errors();
}

TEST_F(ExportCommand, SetsTheNamedStrategiesSideBySide) {
    std::string strategies;
    for (const char* name : {"A", "B", "C", "D", "E"}) {
        strategies += std::string(strategies.empty() ? "" : ", ") + R"({"name": ")" + name +
                      R"(", "engraving": {"text": ")" + name + R"(", "stylus": "fingers"}})";
    }
    const std::string file =
        write("five.polyplan",
              R"({"format": "polyplan", "version": 1, "game": "nethack-3.7", "strategies": [)" +
                  strategies + "]}");
    const std::string picture = path("out.svg");
    const auto sideBySide = [&](const std::vector<std::string>& names) {
        std::vector<std::string> arguments = {file, "-o", picture, "--page", "comparison"};
        for (const std::string& name : names) {
            arguments.insert(arguments.end(), {"--strategy", name});
        }
        return run(std::move(arguments));
    };
    EXPECT_EQ(sideBySide({}), requestNotMet);
    EXPECT_EQ(errors(), file +
                            ": /strategies: 5 strategies are more than the 4 that are set side "
                            "by side; name those to compare\n");
    EXPECT_EQ(sideBySide({"B"}), requestNotMet);
    EXPECT_EQ(errors(), file + ": /strategies: a comparison takes 2 to 4 strategies, not 1\n");
    EXPECT_EQ(sideBySide({"B", "X"}), requestNotMet);
    EXPECT_FALSE(std::filesystem::exists(picture));
    EXPECT_EQ(sideBySide({"D", "B"}), done) << errors();
    EXPECT_TRUE(std::filesystem::exists(picture));
    EXPECT_EQ(run({file, "-o", picture, "--strategy", "D", "--strategy", "B"}), requestNotMet);
    EXPECT_EQ(errors(), "--strategy: several stand side by side on the page comparison alone\n");
}

TEST_F(ExportCommand, RefusesWrongUsage) {
    const std::string out = path("out.png");
    EXPECT_EQ(run({example}), wrongUsage);
    EXPECT_EQ(run({"-o", out}), wrongUsage);
    EXPECT_EQ(run({example, "-o", out, "--page", "everything"}), wrongUsage);
    EXPECT_EQ(run({example, "-o", out, "--theme", "pink"}), wrongUsage);
    EXPECT_EQ(run({example, "-o", out, "--scale", "0"}), wrongUsage);
    EXPECT_EQ(run({example, "-o", out, "--scale", "nan"}), wrongUsage);
    EXPECT_EQ(run({example, "-o", out, "--scale", "large"}), wrongUsage);
    EXPECT_FALSE(std::filesystem::exists(out));
}

TEST_F(ExportCommand, LeavesTheOldFileWhereItCannotWrite) {
    const std::string faulty = write("faulty.polyplan", "{}");
    const std::string out = write("out.png", "old");
    EXPECT_EQ(run({faulty, "-o", out}), requestNotMet);
    EXPECT_EQ(contents(out), "old");
    EXPECT_EQ(run({example, "-o", path("no such folder/out.png")}), requestNotMet);
    EXPECT_NE(errors().find("cannot be written"), std::string::npos);
    EXPECT_EQ(run({path("missing.polyplan"), "-o", out}), requestNotMet);
    EXPECT_EQ(contents(out), "old");
}

TEST_F(ExportCommand, NamesPicturesWithoutAPlan) {
    QImage picture(4, 4, QImage::Format_RGB32);
    picture.fill(Qt::red);
    ASSERT_TRUE(picture.save(QString::fromStdString(path("foreign.png"))));
    EXPECT_EQ(run({path("foreign.png"), "-o", path("out.png")}), requestNotMet);
    EXPECT_NE(errors().find("no plan in this picture"), std::string::npos);
}

}  // namespace
}  // namespace polyplan::app
