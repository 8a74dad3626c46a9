#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/catalogue/object_table.h"
#include "core/nethack/artifacts.h"
#include "core/nethack/game.h"
#include "core/nethack/stack.h"

namespace polyplan::plan::game_text {

/// What a noun of the game stands for.
struct Meaning {
    std::vector<ObjectIndex> choices;   ///< in table order
    bool isName = false;                ///< the identified name of the only choice
    std::string appearance{};           ///< as the object table has it; empty for a name
    std::string artifact{};             ///< the noun is this artifact's
    std::optional<nethack::Buc> buc{};  ///< said by the noun itself: holy water
    std::string remark{};               ///< said by the noun besides
};

/// The nouns with which one game names its objects, identified (also as the Samurai does) or by
/// their looks, one or many of them: objnam.c xname() over the object table.
class Vocabulary {
  public:
    /// @param fruits what the player's slime molds are called
    Vocabulary(const ObjectTable& table, nethack::Game game,
               std::span<const std::string> fruits = {});

    const ObjectTable& table() const { return table_; }
    nethack::Game game() const { return game_; }
    std::span<const nethack::Artifact> artifacts() const { return artifacts_; }

    /// The meaning of a noun in whatever letter case; null if it has none.
    const Meaning* find(std::string_view noun) const;
    /// The same before " called …", where the noun may stand for the class or the kind of armour.
    const Meaning* findCalled(std::string_view noun) const;

    /// The object of an id that each game has.
    ObjectIndex byId(std::string_view id) const { return table_.byId(id); }

  private:
    using Nouns = std::unordered_map<std::string, Meaning>;

    void addName(std::string_view noun, const Meaning& meaning);
    void addNames();
    void addAppearances();
    void addArtifacts();
    void addCalled();
    static void put(Nouns& nouns, std::string_view noun, const Meaning& meaning);

    const ObjectTable& table_;
    nethack::Game game_;
    std::vector<nethack::Artifact> artifacts_;
    Nouns nouns_;
    Nouns called_;
    std::size_t longestNoun_ = 0;  ///< in bytes
};

}  // namespace polyplan::plan::game_text
