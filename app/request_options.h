#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/console.h"
#include "core/plan/json.h"
#include "core/plan/json_tree.h"

namespace polyplan::app {

/// A member of a calculator's request, as an option takes it.
struct RequestMember {
    enum class Kind : std::uint8_t {
        Text,
        Number,  ///< what is no number is taken as a text ("12d8+20"), for the reader to judge
        Flag,    ///< true or false; the option alone means true
        Names,   ///< an array of texts, with commas between them
    };

    const char* name;  ///< as in the request, with a dot for each step inward: "stylus_state.buc"
    Kind kind;
    const char* help;
};

/// What the command line asks a calculator: a request from a file or standard input, and members of
/// it as options, which win.
///
///     auto options = std::make_shared<RequestOptions>(command, members);
///     return [options](Console& console) {
///         const std::optional<plan::Json> request = options->read(console);
///         …
class RequestOptions {
  public:
    /// Adds `[REQUEST]`, `--json` and an option for each member. Has to outlive the command.
    RequestOptions(CLI::App& command, std::span<const RequestMember> members);

    /// The request, `{}` where the command line names none, with the options put over it.
    /// @returns nothing if it can't be read or is no JSON; then standard error says why.
    std::optional<plan::Json> read(Console& console) const;

    /// Writes faults of the request to standard error, each with its JSON pointer, one a line.
    void tell(const std::vector<plan::Fault>& faults, Console& console) const;

    /// Whether the answer is to be JSON.
    bool json() const { return json_; }

  private:
    struct Option {
        RequestMember member;
        CLI::Option* option;
        std::string value;
    };

    std::optional<std::string> readText(Console& console) const;
    std::string source() const;

    std::string request_;
    bool json_ = false;
    std::vector<std::unique_ptr<Option>> options_;  ///< the parser writes into them
};

}  // namespace polyplan::app
