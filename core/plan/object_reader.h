#pragma once

#include <map>
#include <optional>
#include <string>

#include "core/catalogue/object_table.h"
#include "core/nethack/game.h"
#include "core/plan/document.h"
#include "core/plan/member_reader.h"

namespace polyplan::plan {

/// Reads what names objects of one game. Without a table (the game is unknown, which is a fault of
/// its own) any name passes.
class ObjectReader {
  public:
    ObjectReader(nethack::Game game, const ObjectTable* table) : game_(game), table_(table) {}

    nethack::Game game() const { return game_; }
    const ObjectTable* table() const { return table_; }

    /// An object by identified name or id; a fault names what it is most likely meant to be.
    std::optional<ObjectIndex> readName(const Json& value, const Path& path, FaultList& faults);
    std::optional<ObjectIndex> find(std::string_view name, const Path& path, FaultList& faults);

    Stack readStack(const Json& value, const Path& path, FaultList& faults);

  private:
    std::string suggestion(std::string_view name);
    /// Members of a stack that only SLASH'EM and its kin have a use for.
    void readHaze(MemberReader& members, std::optional<ObjectIndex> object, Stack& stack);

    nethack::Game game_;
    const ObjectTable* table_;
    std::map<std::string, std::string, std::less<>> suggestions_;
};

}  // namespace polyplan::plan
