#include "app/export_command.h"

#include <QFile>
#include <algorithm>
#include <array>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/load_plan.h"
#include "app/option_checks.h"
#include "app/painting.h"
#include "app/progress.h"
#include "app/write_file.h"
#include "core/json/fault_list.h"
#include "core/plan/strategy_names.h"
#include "resources/embedded_data.h"
#include "ui/export/picture_source.h"

namespace polyplan::app {
namespace {

struct ExportChoices {
    std::string file;
    std::string out;
    std::vector<std::string> strategies;
    std::string theme = "light";
    double scale = 1;
    std::string page = "all";
};

struct PageRow {
    const char* name;
    ui::PagePart part;
};
constexpr std::array pageRows = {
    PageRow{"line", ui::PagePart::Line},
    PageRow{"charts", ui::PagePart::Charts},
    PageRow{"engraving", ui::PagePart::Engraving},
    PageRow{"damage", ui::PagePart::Damage},
    PageRow{"theft", ui::PagePart::Theft},
    PageRow{"heartbeat", ui::PagePart::Heartbeat},
    PageRow{"comparison", ui::PagePart::Comparison},
};

/// Exports one strategy of one plan.
class Export {
  public:
    Export(const ExportChoices& options, Console& console) : options_(options), console_(console) {}

    int run() {
        const auto format = ui::pictureFormatOf(QFile::decodeName(options_.out.c_str()));
        if (!format) {
            cannot(printable(options_.out), "the name must end in .png, .svg or .pdf");
            return requestNotMet;
        }
        findPage();
        if (takesPlaceOfPlan(options_.out, *format, options_.file)) {
            cannot(printable(options_.out), "the picture would take the place of its plan");
            return requestNotMet;
        }
        auto document = loadPlan(options_.file, catalogues_, console_);
        if (!document) {
            return requestNotMet;
        }
        const Painting painting;
        const auto source = sourceOf(*std::move(document));
        return source && write(*source, *format) ? done : requestNotMet;
    }

  private:
    bool cannot(const std::string& about, const std::string& why) {
        console_.err << about << ": " << why << '\n';
        return false;
    }

    void findPage() {
        const auto row = std::ranges::find_if(
            pageRows, [this](const PageRow& each) { return options_.page == each.name; });
        if (row != pageRows.end()) {
            page_ = row->part;
        }
    }

    bool hasThePage(const plan::Strategy& strategy) const {
        const auto parts = ui::partsOf(strategy, catalogues_);
        return page_ ? std::ranges::find(parts, *page_) != parts.end() : !parts.empty();
    }

    std::optional<std::size_t> firstWithThePage(
        const std::vector<plan::Strategy>& strategies) const {
        const auto first = std::ranges::find_if(
            strategies, [this](const plan::Strategy& strategy) { return hasThePage(strategy); });
        return first == strategies.end()
                   ? std::nullopt
                   : std::optional(static_cast<std::size_t>(first - strategies.begin()));
    }

    /// The one that is named, else the first that has something to show.
    std::optional<std::size_t> chooseStrategy(const plan::Document& document) {
        const auto& strategies = document.strategies;
        const auto& names = options_.strategies;
        if (names.size() > 1) {
            cannot("--strategy", "several stand side by side on the page comparison alone");
            return std::nullopt;
        }
        const std::optional<std::size_t> chosen =
            names.empty() ? firstWithThePage(strategies)
                          : plan::strategyNamed(strategies, names.front());
        const std::string page = page_ ? " for the page " + options_.page : std::string();
        if (!chosen) {
            cannot(shownFile(options_.file),
                   "/strategies: " +
                       (names.empty()
                            ? "none has anything to show" + page
                            : plan::noStrategyNamed(names.front(), plan::calledNames(strategies))));
            return std::nullopt;
        }
        if (!hasThePage(strategies[*chosen])) {
            cannot(shownFile(options_.file), "/strategies/" + std::to_string(*chosen) + ": " +
                                                 inQuotes(plan::calledName(strategies, *chosen)) +
                                                 " has nothing to show" + page);
            return std::nullopt;
        }
        return chosen;
    }

    /// Of a strategy, or of several side by side. @returns null if there are none such
    std::unique_ptr<const ui::PictureSource> sourceOf(plan::Document document) {
        if (page_ == ui::PagePart::Comparison) {
            return comparisonOf(std::move(document));
        }
        const auto strategy = chooseStrategy(document);
        return strategy ? std::make_unique<const ui::PictureSource>(std::move(document), *strategy,
                                                                    catalogues_)
                        : nullptr;
    }

    std::unique_ptr<const ui::PictureSource> comparisonOf(plan::Document document) {
        const plan::NamedDocument named{std::make_shared<const plan::Document>(std::move(document)),
                                        std::filesystem::path(options_.file).filename().string()};
        auto contenders = plan::contendersOf({&named, 1}, options_.strategies);
        if (const auto* why = std::get_if<std::string>(&contenders)) {
            cannot(shownFile(options_.file), "/strategies: " + *why);
            return nullptr;
        }
        Progress progress(console_);
        return std::make_unique<const ui::PictureSource>(
            *plan::compared(
                std::get<std::vector<plan::Contender>>(std::move(contenders)), 0, catalogues_,
                {.stop = {}, .progress = [&progress](double share) { progress.show(share); }}),
            std::vector<int>(), catalogues_);
    }

    bool write(const ui::PictureSource& source, ui::PictureFormat format) {
        ui::PictureOptions options{
            .parts = {},
            .theme = options_.theme == "dark" ? ui::ThemeMode::Dark : ui::ThemeMode::Light,
            .scale = options_.scale};
        if (page_) {
            options.parts = {*page_};
        }
        return writePicture(source, format, options, options_.file, options_.out, console_);
    }

    const ExportChoices& options_;
    Console& console_;
    const plan::Catalogues catalogues_ = resources::loadCatalogues();
    std::optional<ui::PagePart> page_;  ///< none: all
};

}  // namespace

Command::Run addExportOptions(CLI::App& command) {
    auto options = std::make_shared<ExportChoices>();
    command
        .add_option("FILE", options->file,
                    "A plan, or a picture exported from one; - for standard input")
        ->required();
    command.add_option("-o,--output", options->out, "The picture, ending in .png, .svg or .pdf")
        ->required();
    command
        .add_option("--strategy", options->strategies,
                    "The strategy of this name; if left out, the first that has the page. Again "
                    "for each further one of a comparison; if left out, all of them")
        ->allow_extra_args(false);
    command.add_option("--theme", options->theme, "light or dark")
        ->capture_default_str()
        ->check(oneOf({"light", "dark"}));
    command.add_option("--scale", options->scale, "How large, 1 is the natural size")
        ->capture_default_str()
        ->check(number(ui::leastScale, ui::mostScale));
    command
        .add_option("--page", options->page,
                    "line: the piles; charts: goals and charts; engraving: how the text is "
                    "written and lasts; damage: the attacks; theft: what is stolen; heartbeat: the "
                    "creature; comparison: strategies side by side; all: one below the other, "
                    "in a PDF one after the other")
        ->capture_default_str()
        ->check(oneOf(
            {"line", "charts", "engraving", "damage", "theft", "heartbeat", "comparison", "all"}));
    command.footer(
        std::string("PNG and SVG pictures carry the whole plan: they open like a plan file. A "
                    "comparison's carries the compared strategies.\n") +
        exitStatusHelp);
    return [options](Console& console) { return Export(*options, console).run(); };
}

}  // namespace polyplan::app
