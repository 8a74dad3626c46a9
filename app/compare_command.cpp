#include "app/compare_command.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/comparison_table.h"
#include "app/load_plan.h"
#include "app/progress.h"
#include "core/json/fault_list.h"
#include "core/plan/comparison_json.h"
#include "resources/embedded_data.h"

namespace polyplan::app {
namespace {

struct CompareChoices {
    std::vector<std::string> files;
    std::vector<std::string> strategies;
    std::optional<std::string> baseline;
    bool json = false;
};

/// Compares strategies of one plan or several.
class Compare {
  public:
    Compare(const CompareChoices& options, Console& console)
        : options_(options), console_(console) {}

    int run() {
        if (!load() || !chooseContenders()) {
            return requestNotMet;
        }
        const Comparison comparison = compare(reports(), baseline_);
        const auto differences = differencesOf(contenders_, catalogues_);
        if (options_.json) {
            JsonWriter json(console_.out);
            writeComparison(json, contenders_, differences, comparison);
            console_.out << '\n';
        } else {
            writeTable(contenders_, differences, comparison, console_.out);
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
            documents_.push_back({std::make_shared<const plan::Document>(std::move(*document)),
                                  std::filesystem::path(file).filename().string()});
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
                return each.name == *options_.baseline ||
                       each.asked().name == *options_.baseline;
            });
        if (found == contenders_.end()) {
            return cannot("--baseline: " + inQuotes(*options_.baseline) +
                          " is none of the strategies that are compared");
        }
        baseline_ = static_cast<std::size_t>(found - contenders_.begin());
        return true;
    }

    std::vector<Report> reports() const {
        const auto questions = questionsOf(contenders_, calculators(catalogues_), catalogues_);
        Progress progress(console_);
        std::vector<Report> reports;
        for (const auto& asked : questions) {
            std::vector<std::pair<std::string, Report>> headed;
            for (const plan::AskedQuestion& each : asked) {
                headed.emplace_back(each.heading, each.question.report(each.question.answer()));
            }
            reports.push_back(plan::joined(headed));
            progress.show(static_cast<double>(reports.size()) /
                          static_cast<double>(questions.size()));
        }
        return reports;
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
    command.add_option("FILE", options->files, "Plans, or pictures exported from them")
        ->required();
    command
        .add_option("--strategy", options->strategies,
                    "One to compare, two to four times; NAME (FILE) where several files have it")
        ->allow_extra_args(false);
    command.add_option("--baseline", options->baseline,
                       "The strategy that the others are measured by; the first if left out");
    command.add_flag("--json", options->json, "One JSON object with every figure");
    return [options](Console& console) { return Compare(*options, console).run(); };
}

}  // namespace polyplan::app
