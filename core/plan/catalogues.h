#pragma once

#include <map>
#include <optional>
#include <string>

#include "core/calculator/table_set.h"
#include "core/catalogue/object_table.h"
#include "core/nethack/engraving/answer.h"
#include "core/nethack/engraving/rubouts.h"
#include "core/nethack/engraving/tables_by_game.h"
#include "core/nethack/game.h"
#include "core/nethack/theft/thief_table.h"
#include "core/oangband/tables.h"
#include "core/powder/tables.h"

namespace polyplan::plan {

/// The object tables of all games that have one, and what else is data: read once at start and
/// handed to whoever needs them.
class Catalogues final : public nethack::engraving::TablesByGame {
  public:
    void add(std::string tableName, ObjectTable table);

    /// The objects of a game; null if they are not known.
    const ObjectTable* objects(nethack::Game game) const;

    void add(nethack::engraving::Rubouts rubouts);

    std::optional<nethack::engraving::Tables> engraving(nethack::Game game) const override;

    void add(nethack::theft::ThiefTable thieves);

    /// The monsters that steal, of all games that theft is known for.
    const nethack::theft::ThiefTable& thieves() const { return thieves_; }

    void add(oangband::Tables tables);

    /// What the damage calculator goes by.
    const oangband::Tables& oangband() const { return oangband_; }

    void add(powder::Tables tables);

    /// What the heartbeat goes by.
    const powder::Tables& powder() const { return powder_; }

  private:
    std::map<std::string, ObjectTable, std::less<>> tables_;
    nethack::engraving::Rubouts rubouts_;
    nethack::theft::ThiefTable thieves_;
    oangband::Tables oangband_;
    powder::Tables powder_;
};

/// What the descriptions of members ask for.
TableSet tablesOf(const Catalogues& catalogues);

}  // namespace polyplan::plan
