#include "app/compare_command.h"

#include <QFile>
#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/comparison_table.h"
#include "app/load_plan.h"
#include "app/painting.h"
#include "app/progress.h"
#include "app/write_file.h"
#include "core/json/fault_list.h"
#include "core/plan/comparison_json.h"
#include "core/plan/file_names.h"
#include "resources/embedded_data.h"
#include "ui/export/picture_source.h"

namespace polyplan::app {
namespace {

struct CompareChoices {
    std::vector<std::string> files;
    std::vector<std::string> strategies;
    std::optional<std::string> baseline;
    bool json = false;
    std::string image;
};

/// Compares strategies of one plan or several.
class CompareRun {
  public:
    CompareRun(const CompareChoices& options, Console& console)
        : options_(options), console_(console) {}

    int run() {
        if (!load() || !chooseContenders()) {
            return requestNotMet;
        }
        const plan::ComparedStrategies found = compareThem();
        if (!options_.image.empty() && !write(found)) {
            return requestNotMet;
        }
        if (options_.json) {
            JsonWriter json(console_.out);
            writeComparison(json, found);
            console_.out << '\n';
        } else if (options_.image.empty()) {
            writeTable(found, console_.out);
        }
        return done;
    }

  private:
    bool cannot(const std::string& why) {
        console_.err << why << '\n';
        return false;
    }

    bool load() {
        for (const std::string& file : options_.files) {
            auto document = loadPlan(file, catalogues_, console_);
            if (!document) {
                return false;
            }
            documents_.push_back(
                {std::make_shared<const plan::Document>(std::move(*document)), file});
        }
        const std::vector<std::string> names = plan::namesOfFiles(options_.files);
        for (std::size_t i = 0; i < documents_.size(); ++i) {
            documents_[i].file = names[i];
        }
        return true;
    }

    bool chooseContenders() {
        auto chosen = contendersOf(documents_, options_.strategies);
        if (const auto* why = std::get_if<std::string>(&chosen)) {
            return cannot(*why);
        }
        contenders_ = std::get<std::vector<plan::Contender>>(std::move(chosen));
        if (!options_.baseline) {
            return true;
        }
        const auto found =
            std::find_if(contenders_.begin(), contenders_.end(), [this](const auto& each) {
                return each.name == *options_.baseline || each.asked().name == *options_.baseline;
            });
        if (found == contenders_.end()) {
            return cannot("--baseline: " + inQuotes(*options_.baseline) +
                          " is none of the strategies that are compared");
        }
        baseline_ = static_cast<std::size_t>(found - contenders_.begin());
        return true;
    }

    plan::ComparedStrategies compareThem() {
        Progress progress(console_);
        return *plan::compared(
            std::move(contenders_), baseline_, catalogues_,
            {.stop = {}, .progress = [&progress](double share) { progress.show(share); }});
    }

    bool write(const plan::ComparedStrategies& found) {
        const auto format = ui::pictureFormatOf(QFile::decodeName(options_.image.c_str()));
        if (!format) {
            return cannot(printable(options_.image) + ": the name must end in .png, .svg or .pdf");
        }
        for (const std::string& file : options_.files) {
            if (takesPlaceOfPlan(options_.image, *format, file)) {
                return cannot(printable(options_.image) + ": the picture would take the place of " +
                              shownFile(file));
            }
        }
        const Painting painting;
        return writePicture(ui::PictureSource(found, {}, catalogues_), *format,
                            {.parts = {ui::PagePart::Comparison}, .theme = ui::ThemeMode::Light},
                            options_.image, options_.image, console_);
    }

    const CompareChoices& options_;
    Console& console_;
    const plan::Catalogues catalogues_ = resources::loadCatalogues();
    std::vector<plan::NamedDocument> documents_;
    std::vector<plan::Contender> contenders_;
    std::size_t baseline_ = 0;
};

}  // namespace

Command::Run addCompareOptions(CLI::App& command) {
    auto options = std::make_shared<CompareChoices>();
    command
        .add_option("FILE", options->files,
                    "Plans, or pictures exported from them; - for standard input")
        ->required();
    command
        .add_option("--strategy", options->strategies,
                    "One to compare, two to four times; NAME (FILE) where several files have it")
        ->allow_extra_args(false)
        ->option_text("NAME");
    command.add_option("--baseline", options->baseline,
                       "The strategy that the others are measured by; the first if left out");
    command.add_flag("--json", options->json, "One JSON object with every figure");
    command.add_option("-o,--output", options->image,
                       "A picture of the comparison, ending in .png, .svg or .pdf");
    return [options](Console& console) { return CompareRun(*options, console).run(); };
}

}  // namespace polyplan::app
