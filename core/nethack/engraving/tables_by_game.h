#pragma once

#include <optional>

#include "core/nethack/engraving/answer.h"

namespace polyplan::nethack::engraving {

/// Gives the tables of each version, to rules that read a request before its game is settled.
class TablesByGame {
  public:
    /// Nothing for a game that engraving is not known for.
    virtual std::optional<Tables> engraving(Game game) const = 0;

  protected:
    TablesByGame() = default;
    TablesByGame(const TablesByGame&) = default;
    TablesByGame& operator=(const TablesByGame&) = default;
    ~TablesByGame() = default;
};

}  // namespace polyplan::nethack::engraving
