#pragma once

#include <map>
#include <string>

#include "core/catalogue/object_table.h"
#include "core/nethack/game.h"

namespace polyplan::plan {

/// The object tables of all games that have one: read once at start and handed to whoever needs
/// them.
class Catalogues {
  public:
    void add(std::string tableName, ObjectTable table);

    /// The objects of a game; null if they are not known.
    const ObjectTable* objects(nethack::Game game) const;

  private:
    std::map<std::string, ObjectTable, std::less<>> tables_;
};

}  // namespace polyplan::plan
