#include "app/export_command.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <algorithm>
#include <memory>
#include <optional>
#include <string>

#include "app/load_plan.h"
#include "app/painting.h"
#include "app/progress.h"
#include "core/plan/fault_list.h"
#include "resources/embedded_data.h"
#include "ui/export/plan_export.h"

namespace polyplan::app {
namespace {

struct Options {
    std::string file;
    std::string out;
    std::optional<std::string> strategy;
    std::string theme = "light";
    double scale = 1;
    std::string page = "all";
};

/// Exports one strategy of one plan.
class Export {
  public:
    Export(const Options& options, Console& console) : options_(options), console_(console) {}

    int run() {
        const auto part = pagePart();
        if (!part || !formatIsOffered()) {
            return requestNotMet;
        }
        document_ = loadPlan(options_.file, catalogues_, console_);
        if (!document_) {
            return requestNotMet;
        }
        const plan::Strategy* strategy = chooseStrategy();
        return strategy != nullptr && write(*strategy, *part) ? done : requestNotMet;
    }

  private:
    bool cannot(const std::string& about, const std::string& why) {
        console_.err << about << ": " << why << '\n';
        return false;
    }

    std::optional<ui::PagePart> pagePart() {
        if (options_.page == "all") {
            return ui::PagePart::All;
        }
        if (options_.page == "line") {
            return ui::PagePart::Line;
        }
        if (options_.page == "charts") {
            return ui::PagePart::Charts;
        }
        cannot("--page " + options_.page,
               "this version has no such page yet; it offers line, charts and all");
        return std::nullopt;
    }

    bool formatIsOffered() {
        const QString name = QFile::decodeName(options_.out.c_str());
        const QString suffix = QFileInfo(name).suffix().toLower();
        if (suffix == u"png") {
            return true;
        }
        return cannot(options_.out, suffix == u"svg" || suffix == u"pdf"
                                        ? "this version writes PNG pictures only, not yet " +
                                              suffix.toUpper().toStdString()
                                        : "the name must end in .png");
    }

    /// The one that is named, else the first that has something to show.
    const plan::Strategy* chooseStrategy() {
        const auto& strategies = document_->strategies;
        const auto chosen =
            std::find_if(strategies.begin(), strategies.end(), [&](const plan::Strategy& strategy) {
                return options_.strategy ? strategy.name == *options_.strategy
                                         : strategy.polypile.has_value();
            });
        if (chosen == strategies.end()) {
            cannot(options_.file, options_.strategy ? "/strategies: no strategy is named " +
                                                          plan::inQuotes(*options_.strategy)
                                                    : "/strategies: none has a polypile");
            return nullptr;
        }
        if (!chosen->polypile) {
            cannot(options_.file, "/strategies/" + std::to_string(chosen - strategies.begin()) +
                                      ": " + plan::inQuotes(chosen->name) + " has no polypile");
            return nullptr;
        }
        return &*chosen;
    }

    bool write(const plan::Strategy& strategy, ui::PagePart part) {
        const Painting painting;
        const ui::PictureOptions picture{
            .part = part,
            .theme = options_.theme == "dark" ? ui::ThemeMode::Dark : ui::ThemeMode::Light,
            .scale = options_.scale};
        Progress progress(console_);
        const auto answer = ui::pageAnswer(*document_, strategy, catalogues_, {},
                                           [&](double share) { progress.show(share); });
        const auto png =
            ui::pagePng({*document_, strategy, *catalogues_.objects(document_->game), answer},
                        picture, catalogues_);
        if (const auto* why = std::get_if<QString>(&png)) {
            return cannot(options_.file, why->toStdString());
        }
        QSaveFile file(QFile::decodeName(options_.out.c_str()));
        const auto& bytes = std::get<QByteArray>(png);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() ||
            !file.commit()) {
            return cannot(options_.out, "cannot be written: " + file.errorString().toStdString());
        }
        return true;
    }

    const Options& options_;
    Console& console_;
    const plan::Catalogues catalogues_ = resources::loadCatalogues();
    std::optional<plan::Document> document_;
};

}  // namespace

Command::Run addExportOptions(CLI::App& command) {
    auto options = std::make_shared<Options>();
    command.add_option("FILE", options->file, "A plan, or a picture exported from one")->required();
    command.add_option("-o,--output", options->out, "The picture, ending in .png")->required();
    command.add_option("--strategy", options->strategy,
                       "The strategy of this name; if left out, the first with a polypile");
    command.add_option("--theme", options->theme, "light or dark")
        ->capture_default_str()
        ->check(CLI::IsMember({"light", "dark"}));
    command.add_option("--scale", options->scale, "How large, 1 is the natural size")
        ->capture_default_str()
        ->check(CLI::Range(ui::leastScale, ui::mostScale));
    command
        .add_option("--page", options->page,
                    "line: the piles; charts: goals and charts; all: one below the other")
        ->capture_default_str()
        ->check(CLI::IsMember(
            {"line", "charts", "engraving", "damage", "theft", "heartbeat", "comparison", "all"}));
    command.footer("The picture carries the whole plan: it opens like a plan file.");
    return [options](Console& console) { return Export(*options, console).run(); };
}

}  // namespace polyplan::app
