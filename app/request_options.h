#pragma once

#include <CLI/CLI.hpp>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/console.h"
#include "core/calculator/options.h"
#include "core/json/json_tree.h"
#include "core/plan/json.h"

namespace polyplan::app {

/// What the command line asks a calculator: a request from a file or standard input, and members of
/// it as options, which win.
///
///     auto options = std::make_shared<RequestOptions>(command, optionsOf<Request>());
///     return [options](Console& console) {
///         const std::optional<Json> request = options->read(console);
///         …
class RequestOptions {
  public:
    /// Members of which one says what the others would: an option takes the others' place.
    using Alternatives = std::vector<std::string_view>;

    /// Adds `[REQUEST]`, `--json` and an option for each member. Has to outlive the command.
    RequestOptions(CLI::App& command, std::span<const RequestOption> members,
                   std::vector<Alternatives> alternatives = {});

    /// What a member may be, by its name.
    using Words = std::map<std::string_view, std::vector<std::string_view>>;

    /// The request, `{}` where the command line names none, with the options put over it.
    /// @param tableWords what options name of the tables: spelt so, letter case aside
    /// @returns nothing if it can't be read or is no JSON; then standard error says why.
    std::optional<polyplan::Json> read(Console& console, const Words& tableWords = {}) const;

    /// Writes faults of the request, or what of it has no effect, to standard error, each with its
    /// JSON pointer, one a line; those of an option's value with the option, and those of what only
    /// its members are options of with those that are required, else the first of these.
    void tell(const std::vector<Fault>& faults, Console& console) const;

    /// Whether the answer is to be JSON.
    bool json() const { return json_; }

  private:
    struct Option {
        RequestOption member;
        CLI::Option* option;
        std::string value;
    };

    std::string source() const;
    /// Which takes other commands than a request.
    void tellOfPlan(Console& console) const;
    void putOptionsOver(polyplan::Json& request, const Words& tableWords) const;
    /// Where the value at a JSON pointer comes from: its option, or the options of its members
    /// where they are all there is; else the request, with those that are put over its members.
    std::string originOf(const std::string& pointer) const;

    std::optional<std::string> request_;
    bool json_ = false;
    std::vector<Alternatives> alternatives_;
    std::vector<std::unique_ptr<Option>> options_;  ///< the parser writes into them
};

}  // namespace polyplan::app
