#pragma once

#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/plan/game_text/reading.h"
#include "core/plan/game_text/vocabulary.h"

namespace polyplan::plan::game_text {

/// Tells what each stack of a text lies in: what a heading above it names, or a container before it
/// that stands less deep.
class Containers {
  public:
    explicit Containers(const Vocabulary& words) : words_(words) {}

    /// @param line of the stack, counted from 0
    /// @param indent blanks before it
    /// @returns the line of what it lies in
    std::optional<std::size_t> place(const StackReading& stack, std::size_t line,
                                     std::size_t indent);

    /// What follows lies in the container that a heading names. The same words once more name
    /// another one.
    /// @param container null if the heading's words name nothing
    /// @param heading the line of it, which stands for a container that the text does not have
    void beginContentsOf(const StackReading* container, std::size_t heading);
    void endContents();
    /// What follows lies in no container but those that it stands below.
    void leaveHeading() { contents_.reset(); }

  private:
    struct Open {
        std::size_t indent;
        std::size_t line;
    };

    bool canHoldOthers(const StackReading& stack) const;

    const Vocabulary& words_;
    std::optional<std::size_t> contents_;  ///< the container that a heading named
    std::vector<Open> open_;               ///< by depth
    /// Those whose contents no heading has named, by what a heading calls them.
    std::unordered_map<std::string, std::deque<std::size_t>> waiting_;
};

}  // namespace polyplan::plan::game_text
