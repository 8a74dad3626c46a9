#include "app/optimize_command.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <variant>

#include "app/load_plan.h"
#include "app/option_checks.h"
#include "app/progress.h"
#include "app/report_table.h"
#include "app/write_file.h"
#include "core/json/fault_list.h"
#include "core/json/json_writer.h"
#include "core/plan/arranging.h"
#include "core/plan/limits.h"
#include "core/plan/settings.h"
#include "core/plan/strategy_names.h"
#include "resources/embedded_data.h"

namespace polyplan::app {
namespace {

constexpr std::uint64_t mostRounds = 1'000'000;
constexpr std::uint64_t mostSeconds = 3'600;

struct OptimizeChoices {
    std::string file;
    std::string out;
    std::optional<std::string> strategy;
    std::string objective = "all";
    std::optional<std::string> squares;
    std::optional<std::uint64_t> seconds{};
    std::uint64_t rounds = nethack::polypile::ArrangeOptions{}.rounds;
    std::uint64_t seed = nethack::polypile::ArrangeOptions{}.seed;
    bool json = false;
};

/// "3-9"; nothing if it is none within the line.
std::optional<Range> rangeIn(const std::string& text) {
    const std::size_t dash = text.find('-');
    const auto number = [](const std::string& digits) {
        const bool isNumber = !digits.empty() && digits.size() <= 2 &&
                              digits.find_first_not_of("0123456789") == std::string::npos;
        return isNumber ? std::stoi(digits) : -1;
    };
    if (dash == std::string::npos) {
        return std::nullopt;
    }
    const Range range = {number(text.substr(0, dash)), number(text.substr(dash + 1))};
    const auto& allowed = plan::limits::distance;
    const bool isRange =
        range.least >= allowed.least && range.most <= allowed.most && range.least <= range.most;
    return isRange ? std::optional(range) : std::nullopt;
}

/// Stops the work when its time is over.
class Alarm {
  public:
    Alarm(std::optional<std::uint64_t> seconds, std::stop_source& stop) {
        if (seconds) {
            clock_ = std::jthread([seconds = *seconds, &stop](const std::stop_token& done) {
                const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(seconds);
                while (!done.stop_requested() && std::chrono::steady_clock::now() < end) {
                    std::this_thread::sleep_for(std::chrono::milliseconds(20));
                }
                stop.request_stop();
            });
        }
    }

  private:
    std::jthread clock_;
};

/// Arranges one strategy of one plan.
class Optimization {
  public:
    Optimization(const OptimizeChoices& options, Console& console)
        : options_(options), console_(console) {}

    int run() {
        if (!mayNamePlan(options_.out, console_)) {
            return requestNotMet;
        }
        document_ = loadPlan(options_.file, catalogues_, console_);
        if (!document_ || !chooseStrategy() || !readChoice()) {
            return requestNotMet;
        }
        auto result = work();
        if (const auto* why = std::get_if<plan::ArrangingFault>(&result)) {
            cannot(inQuotes(strategy().name) +
                   (why->empty() ? ": the time was over before a first layout was known"
                                 : ": " + *why));
            return requestNotMet;
        }
        const auto& line = std::get<plan::ArrangedLine>(result);
        strategy() = line.strategy;
        if (!writePlan(options_.out, *document_, catalogues_, console_)) {
            return requestNotMet;
        }
        tell(line);
        return done;
    }

  private:
    plan::Strategy& strategy() { return document_->strategies[strategy_]; }
    const ObjectTable& table() { return *catalogues_.objects(gameOf(*document_, strategy())); }

    bool cannot(const std::string& why) {
        console_.err << shownFile(options_.file) << ": " << why << '\n';
        return false;
    }

    bool chooseStrategy() {
        if (!options_.strategy) {
            return true;
        }
        const auto& all = document_->strategies;
        const auto found = plan::strategyNamed(all, *options_.strategy);
        if (!found) {
            return cannot("/strategies: " +
                          plan::noStrategyNamed(*options_.strategy, plan::calledNames(all)));
        }
        strategy_ = *found;
        return true;
    }

    bool readChoice() {
        choice_.objective = *nethack::polypile::objectiveFromName(options_.objective);
        if (options_.squares) {
            choice_.squares = rangeIn(*options_.squares);
            if (!choice_.squares) {
                return cannot("--squares: " + inQuotes(*options_.squares) +
                              " is no range of squares from 1 to 79, such as 1-7");
            }
        }
        return true;
    }

    std::variant<plan::ArrangedLine, plan::ArrangingFault> work() {
        Progress progress(console_);
        std::stop_source stop;
        const Alarm alarm(options_.seconds, stop);
        return arranged(*document_, strategy(), catalogues_, choice_,
                        {.rounds = static_cast<int>(options_.rounds),
                         .seed = options_.seed,
                         .stop = stop.get_token(),
                         .progress = [&progress](double share, double) { progress.show(share); }});
    }

    void tell(const plan::ArrangedLine& line) {
        for (const plan::DroppedLabel& label : line.droppedLabels) {
            console_.err << "polyplan: the " << (label.isEngraved ? "engraving " : "label ")
                         << inQuotes(label.text) << " of square " << label.distance
                         << " is dropped: its pile holds other stacks now\n";
        }
        if (line.isOfOneShuffle) {
            console_.err
                << "polyplan: the figures are for one of the ways that the unknown "
                   "appearances may be: the time was over before their average was known\n";
        }
        if (const int zaps = line.strategy.polypile->zaps; zaps > 1) {
            console_.err << "polyplan: the figures are for the first of " << zaps << " zaps\n";
        }
        if (options_.json) {
            JsonWriter json(console_.out);
            json.beginObject();
            json.member("strategy", line.strategy.name);
            json.member("for", options_.objective);
            json.member("before", line.before);
            json.member("after", line.after);
            json.member("rounds", line.rounds);
            json.member("seed", options_.seed);
            writeUnreached(json, line);
            json.end();
            console_.out << '\n';
            return;
        }
        const auto text = [unit = unitOf(choice_.objective)](double figure) {
            return figureText({.value = {figure}, .unit = unit});
        };
        console_.out << printable(plan::calledName(document_->strategies, strategy_)) << ": "
                     << text(line.before) << " before, " << text(line.after) << " after, "
                     << line.rounds << " layouts tried\n";
        if (!line.unreached.empty()) {
            console_.out << plan::unreachedInWords(line, table()) << '\n';
        }
    }

    void writeUnreached(JsonWriter& json, const plan::ArrangedLine& line) {
        json.key("unreached_goals");
        json.beginArray();
        for (const nethack::polypile::Goal& goal : line.unreached) {
            json.beginObject();
            json.member("object", table()[goal.object].name);
            json.member("at_least", goal.atLeast);
            json.end();
        }
        json.end();
    }

    const OptimizeChoices& options_;
    Console& console_;
    const plan::Catalogues catalogues_ = resources::loadCatalogues();
    std::optional<plan::Document> document_;
    std::size_t strategy_ = 0;
    plan::ArrangingChoice choice_;
};

}  // namespace

Command::Run addOptimizeOptions(CLI::App& command) {
    auto options = std::make_shared<OptimizeChoices>();
    command
        .add_option("FILE", options->file,
                    "A plan, or a picture exported from one; - for standard input")
        ->required();
    command.add_option("-o,--output", options->out, "The plan to write, *.polyplan")->required();
    command.add_option("--strategy", options->strategy, "The strategy of this name, not the first");
    command
        .add_option("--for", options->objective,
                    "all or any: the chance of the goals; expected: the mean number of wanted "
                    "things; loss: the fewest items lost")
        ->capture_default_str()
        ->check(oneOf({"all", "any", "expected", "loss"}));
    command.add_option("--squares", options->squares, "Where piles may lie, such as 1-7");
    command.add_option("--seconds", options->seconds, "End after so many seconds at the latest")
        ->check(wholeNumber(1, mostSeconds));
    command
        .add_option("--rounds", options->rounds,
                    "Layouts that are tried, beyond those that it begins with")
        ->capture_default_str()
        ->check(wholeNumber(1, mostRounds));
    command
        .add_option("--seed", options->seed,
                    "Of the dice: the same seed and rounds give the same layout")
        ->capture_default_str()
        ->check(wholeNumber(0, std::numeric_limits<std::uint64_t>::max()));
    command.add_flag(
        "--json", options->json,
        "One JSON object: the figure before and after, and the goals that no layout reaches");
    return [options](Console& console) { return Optimization(*options, console).run(); };
}

}  // namespace polyplan::app
