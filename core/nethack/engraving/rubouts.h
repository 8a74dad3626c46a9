#pragma once

#include <istream>
#include <map>
#include <string>
#include <string_view>

#include "core/nethack/game.h"

namespace polyplan::nethack::engraving {

/// What a character may be rubbed down to (engrave.c rubouts[]), by version. Immutable once read.
class Rubouts {
  public:
    /// Reads `resources/data/nethack-rubouts.csv`.
    /// @throws std::runtime_error if a line is not as there.
    static Rubouts read(std::istream& csv);

    /// The substitutes of a character, each with the same chance; empty if it has none. SLASH'EM
    /// Extended has those of 3.4.3.
    std::string_view of(Game game, char character) const;

    bool operator==(const Rubouts&) const = default;

  private:
    std::map<Game, std::map<char, std::string>> byGame_;
};

}  // namespace polyplan::nethack::engraving
