#include "app/command_line.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <iterator>
#include <string_view>
#include <system_error>
#include <utility>

#include "app/command.h"
#include "app/compare_command.h"
#include "app/damage_command.h"
#include "app/engrave_command.h"
#include "app/evaluate_command.h"
#include "app/export_command.h"
#include "app/heartbeat_command.h"
#include "app/import_command.h"
#include "app/monsters_command.h"
#include "app/objects_command.h"
#include "app/optimize_command.h"
#include "app/theft_command.h"
#include "app/validate_command.h"
#include "core/calculator/json_values.h"
#include "core/catalogue/near_names.h"
#include "core/json/fault_list.h"

namespace polyplan::app {
namespace {

constexpr std::array commands = {
    Command{"evaluate", "The odds of each strategy of a plan", addEvaluateOptions},
    Command{"compare", "Sets two to four strategies side by side", addCompareOptions},
    Command{"optimize", "Arranges the stacks of a line for its goals", addOptimizeOptions},
    Command{"export", "Makes a picture of a strategy, with the plan inside", addExportOptions},
    Command{"import", "Reads inventories and dumplogs that the game printed, also into a plan",
            addImportOptions},
    Command{"engrave", "How a text is engraved, how it comes out and how long it lasts",
            addEngraveOptions},
    Command{"validate", "Lists the faults of plans on standard error, one a line",
            addValidateOptions},
    Command{"damage", "What one projection of Oangband does to a monster and its square",
            addDamageOptions},
    Command{"heartbeat", "What becomes of a creature of POWDER in its next heartbeats",
            addHeartbeatOptions},
    Command{"theft", "What a thief of the Amulet of Yendor takes, and how soon", addTheftOptions},
    Command{"objects", "The table of a game's objects", addObjectsOptions},
    Command{"monsters", "The table of a game's monsters", addMonstersOptions},
};

/// Whether it reads like a sub-command and neither is one nor a file.
bool isUnknownWord(const std::string& argument) {
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz";
    std::error_code none;
    return !argument.empty() && argument.find_first_not_of(letters) == std::string::npos &&
           std::ranges::find(commands, argument, &Command::name) == commands.end() &&
           !std::filesystem::exists(argument, none);
}

int tellUnknownWord(const std::string& word, Console& console) {
    std::vector<std::string_view> names;
    std::ranges::transform(commands, std::back_inserter(names), &Command::name);
    const std::string near = nearNames(names, word);
    console.err << "polyplan: " << inQuotes(word) << " is neither a sub-command nor a file"
                << (near.empty() ? "" : "; did you mean " + near + "?") << '\n'
                << "Run with --help for more information.\n";
    return wrongUsage;
}

/// Of what a command, or the program itself, can't take.
int tellUnexpected(const CLI::App& app, Console& console) {
    const auto used = app.get_subcommands();
    const CLI::App& command = used.empty() ? app : *used.front();
    const std::vector<std::string> rest = app.remaining(true);
    const auto option =
        std::ranges::find_if(rest, [](const std::string& each) { return each.starts_with('-'); });
    console.err << (used.empty() ? "" : "polyplan ") << command.get_name() << ": ";
    if (option == rest.end()) {
        console.err << inQuotes(rest.front()) << " is one argument too many\n";
    } else {
        std::vector<std::string> names;
        for (const CLI::Option* each : command.get_options()) {
            for (const std::string& name : each->get_lnames()) {
                names.push_back("--" + name);
            }
        }
        const std::vector<std::string_view> known(names.begin(), names.end());
        const std::string typed = option->substr(0, option->find('='));
        const std::string near = nearNames(known, typed);
        console.err << inQuotes(typed) << " is none of " << listed(known)
                    << (near.empty() ? "" : "; did you mean " + near + "?") << '\n';
    }
    console.err << "Run with --help for more information.\n";
    return wrongUsage;
}

/// Of an option that is given without its value, or more than once.
int tellMismatch(const CLI::App& app, const CLI::ArgumentMismatch& error, Console& console) {
    const auto used = app.get_subcommands();
    const CLI::App& command = used.empty() ? app : *used.front();
    const std::string message = error.what();
    const std::string name = message.substr(0, message.find(':'));
    const CLI::Option* option = command.get_option_no_throw(name);
    const std::size_t times = option == nullptr ? 0 : option->count();
    console.err << (used.empty() ? "" : "polyplan ") << command.get_name() << ": " << name
                << (times > 1 ? " is given " + std::to_string(times) + " times, once is allowed"
                              : " needs a value after it")
                << "\nRun with --help for more information.\n";
    return wrongUsage;
}

/// As CLI11 takes them, and "--name=" in two: it would take the next argument for the value.
std::vector<std::string> lastFirst(const std::vector<std::string>& arguments) {
    constexpr std::size_t shortest = 4;  // "--a="
    std::vector<std::string> result;
    for (auto argument = arguments.rbegin(); argument != arguments.rend(); ++argument) {
        const std::size_t last = argument->size() - 1;
        if (argument->size() >= shortest && argument->starts_with("--") &&
            argument->find('=') == last) {
            result.emplace_back();
            result.push_back(argument->substr(0, last));
        } else {
            result.push_back(*argument);
        }
    }
    return result;
}

/// The status, unless what was answered could not be written.
int statusWritten(int status, Console& console) {
    if (console.out.flush()) {
        return status;
    }
    console.err << "polyplan: standard output cannot be written\n";
    return requestNotMet;
}

}  // namespace

std::variant<int, WindowRequest> runCommandLine(const std::vector<std::string>& arguments,
                                                Console& console) {
    if (!arguments.empty() && isUnknownWord(arguments.front())) {
        return tellUnknownWord(arguments.front(), console);
    }
    CLI::App app(
        "Polyplan, a planning tool for players of roguelikes.\n"
        "With no sub-command it opens the window, with the files named.",
        "polyplan");
    app.set_version_flag("--version", "polyplan " POLYPLAN_VERSION);
    WindowRequest window;
    app.add_option("FILE", window.files, "Plans (*.polyplan), or pictures exported from them");
    app.footer(
        std::string(
            "Wherever FILE names a plan, a PNG or SVG picture exported from one will do.\n") +
        exitStatusHelp);

    std::vector<std::pair<CLI::App*, Command::Run>> runs;
    for (const Command& command : commands) {
        CLI::App* added = app.add_subcommand(command.name, command.help);
        runs.emplace_back(added, command.addOptions(*added));
    }
    app.require_subcommand(0, 1);
    try {
        app.parse(lastFirst(arguments));
    } catch (const CLI::ExtrasError&) {
        return tellUnexpected(app, console);
    } catch (const CLI::ArgumentMismatch& error) {
        return tellMismatch(app, error, console);
    } catch (const CLI::ParseError& error) {
        const int status = app.exit(error, console.out, console.err) == 0 ? done : wrongUsage;
        return statusWritten(status, console);
    }
    for (const auto& [command, run] : runs) {
        if (*command) {
            return statusWritten(run(console), console);
        }
    }
    return window;
}

}  // namespace polyplan::app
