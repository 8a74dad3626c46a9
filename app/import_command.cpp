#include "app/import_command.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "app/import_table.h"
#include "app/load_plan.h"
#include "app/write_file.h"
#include "core/json/fault_list.h"
#include "core/plan/game_text/reading_json.h"
#include "core/plan/game_text/text_reader.h"
#include "core/plan/limits.h"
#include "core/plan/merge_text.h"
#include "core/plan/rules.h"
#include "core/probability/grouped.h"
#include "resources/embedded_data.h"
#include "ui/document/document_file.h"
#include "ui/document/plan_picture.h"

namespace polyplan::app {
namespace {

using plan::game_text::GameSource;
using plan::game_text::LineKind;
using plan::game_text::Reading;

struct ImportChoices {
    std::string file;
    std::string game;
    std::string into;
    std::string out;
    std::vector<std::string> fruits;
    bool json = false;
};

/// Reads one text and, where it is asked for, merges it into a plan.
class Import {
  public:
    Import(const ImportChoices& options, Console& console) : options_(options), console_(console) {}

    int run() {
        return mayNamePlan(options_.out, console_) && loadPlanToFill() && readText() && merge() &&
                       write()
                   ? report()
                   : requestNotMet;
    }

  private:
    std::string source() const { return shownFile(options_.file.empty() ? "-" : options_.file); }

    bool cannot(const std::string& about, const std::string& why) {
        console_.err << about << ": " << why << '\n';
        return false;
    }

    void note(const std::string& text) { console_.err << "polyplan: " << text << '\n'; }

    bool loadPlanToFill() {
        if (options_.into.empty()) {
            return true;
        }
        if (options_.out.empty() && isStandardInput(options_.into)) {
            return cannot("--into", "- is standard input; -o says where the plan is to be saved");
        }
        if (options_.out.empty() && isPicture(options_.into)) {
            return cannot(printable(options_.into),
                          "is a picture; -o says where the plan is to be saved");
        }
        document_ = loadPlan(options_.into, catalogues_, console_);
        return document_.has_value();
    }

    static bool isPicture(const std::string& name) {
        constexpr std::size_t enoughToTell = 4096;
        std::ifstream file(name, std::ios::binary);
        std::string start(enoughToTell, '\0');
        file.read(start.data(), static_cast<std::streamsize>(start.size()));
        start.resize(static_cast<std::size_t>(file.gcount()));
        return ui::looksLikePicture(QByteArray::fromStdString(start));
    }

    /// @returns nothing if the stream can't be read; of what is too long no more than tells so
    static std::optional<std::string> contentsOf(std::istream& in) {
        constexpr std::size_t most = plan::game_text::textBytes + 1;
        std::string text;
        std::array<char, std::size_t{64} * 1024> chunk{};
        while (text.size() < most && in) {
            in.read(chunk.data(), chunk.size());
            text.append(chunk.data(), static_cast<std::size_t>(in.gcount()));
        }
        return in.bad() ? std::nullopt : std::optional(std::move(text));
    }

    bool readText() {
        plan::game_text::ReadOptions options;
        if (!options_.game.empty()) {
            options.game = nethack::gameFromId(options_.game);
            if (!options.game) {
                return cannot("--game",
                              inQuotes(options_.game) + " is none of " + plan::gamesWithObjects());
            }
        }
        if (document_) {
            options.planGame = document_->game;
            options.known = document_->discoveries;
        }
        options.fruits = options_.fruits;
        std::optional<std::string> text;
        if (options_.file.empty() || isStandardInput(options_.file)) {
            text = contentsOf(console_.in);
        } else if (std::ifstream file(options_.file, std::ios::binary); file) {
            text = contentsOf(file);
        }
        if (!text) {
            return cannot(source(), std::string("cannot be read: ") + std::strerror(errno));
        }
        auto read = plan::game_text::readGameText(*text, options, catalogues_);
        if (const auto* why = std::get_if<std::string>(&read)) {
            return cannot(source(), *why);
        }
        reading_ = std::get<Reading>(std::move(read));
        return true;
    }

    /// Types that the text has made known.
    void noteLearned() {
        if (learned_ == 1) {
            note("1 type that it names counts as known by sight now");
        } else if (learned_ > 0) {
            note(std::to_string(learned_) + " types that it names count as known by sight now");
        }
    }

    bool merge() {
        if (!document_ && options_.out.empty()) {
            return true;
        }
        if (!document_) {
            document_.emplace();
            document_->game = reading_.game;
            plan::Strategy& strategy = document_->strategies.emplace_back();
            strategy.name = "Strategy 1";
            strategy.polypile.emplace();
        }
        if (catalogues_.objects(document_->game) != catalogues_.objects(reading_.game)) {
            return cannot(source(), "is of " + std::string(title(reading_.game)) +
                                        ", and the plan of " + std::string(title(document_->game)));
        }
        if (reading_.stacks() + document_->inventory.size() > plan::limits::stacksOfDocument) {
            return cannot(source(), "has more stacks than the " +
                                        std::to_string(plan::limits::stacksOfDocument) +
                                        " that a plan may have");
        }
        const std::size_t known = document_->discoveries.size();
        const plan::Imported imported = plan::mergeText(*document_, reading_, catalogues_);
        merged_ = plan::countOf(imported.merge, reading_);
        identified_ = imported.identified;
        learned_ = document_->discoveries.size() - known;
        return true;
    }

    /// A stack or, for a plan, a type that is known by sight.
    bool isAnythingRead() const {
        return reading_.count(LineKind::Stack) > 0 || (document_ && !reading_.discovered.empty());
    }

    bool write() {
        if (!document_ || !isAnythingRead()) {
            return true;
        }
        const std::string& target = options_.out.empty() ? options_.into : options_.out;
        return writePlan(target, *document_, catalogues_, console_);
    }

    int report() {
        const ObjectTable& table = *catalogues_.objects(reading_.game);
        if (options_.json) {
            writeJson(table);
            return done;
        }
        writeReadStacks(reading_, table, console_.out);
        for (std::size_t i = 0; i < reading_.lines.size(); ++i) {
            const plan::game_text::Line& line = reading_.lines[i];
            if (line.kind == LineKind::Unread) {
                console_.err << source() << ':' << i + 1 << ": " << line.why << '\n';
            }
        }
        if (reading_.gameSource == GameSource::Default) {
            note("nothing names the game: read as " + std::string(title(reading_.game)));
        }
        if (const std::size_t passedOver = reading_.count(LineKind::PassedOver); passedOver > 0) {
            note(std::to_string(passedOver) + " lines outside the inventory were passed over");
        }
        if (merged_) {
            note(counted(merged_->added, "stack") + " added, " + std::to_string(merged_->updated) +
                 " updated, " + std::to_string(merged_->laidOut) + " laid out already, " +
                 std::to_string(merged_->leftOut) + " not identified and left out");
            if (identified_ > 0) {
                note(counted(identified_, "stack") + " of the plan identified by their looks");
            }
            noteLearned();
        }
        if (reading_.count(LineKind::Stack) == 0) {
            note("no stack was found");
        }
        return isAnythingRead() ? done : requestNotMet;
    }

    void writeJson(const ObjectTable& table) {
        JsonWriter json(console_.out);
        json.beginObject();
        plan::game_text::writeReading(json, reading_, table);
        if (merged_) {
            json.key("merged");
            json.beginObject(JsonWriter::Layout::OneLine);
            json.member("added", merged_->added);
            json.member("updated", merged_->updated);
            json.member("laid_out", merged_->laidOut);
            json.member("left_out", merged_->leftOut);
            json.end();
        }
        json.end();
        console_.out << '\n';
    }

    const ImportChoices& options_;
    Console& console_;
    const plan::Catalogues catalogues_ = resources::loadCatalogues();
    std::optional<plan::Document> document_;
    std::optional<plan::MergeCount> merged_;
    std::size_t learned_ = 0;
    std::size_t identified_ = 0;
    Reading reading_;
};

}  // namespace

Command::Run addImportOptions(CLI::App& command) {
    auto options = std::make_shared<ImportChoices>();
    command.add_option("TEXTFILE", options->file,
                       "Text that the game printed; standard input if left out or -");
    command.add_option("--game", options->game,
                       "The game, as in a plan; if left out, what the text names, else the plan's, "
                       "else nethack-3.6.7");
    command
        .add_option("--fruit", options->fruits,
                    "What the hero's slime molds are called; once a name")
        ->allow_extra_args(false)
        ->option_text("NAME");
    command.add_option("--into", options->into,
                       "A plan whose inventory the stacks are merged into; it is saved unless -o "
                       "names another file");
    command.add_flag("--json", options->json, "One JSON object with an entry for each line");
    command.add_option("-o,--output", options->out,
                       "The plan with the stacks in its inventory, *.polyplan");
    command.footer(
        std::string("Reads inventories, what lies on a square, messages and dumplogs. Lines that "
                    "can't be read are listed on standard error, one a line: FILE:LINE: why.\n") +
        exitStatusHelp);
    return [options](Console& console) { return Import(*options, console).run(); };
}

}  // namespace polyplan::app
