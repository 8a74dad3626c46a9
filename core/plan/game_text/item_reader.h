#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "core/plan/game_text/reading.h"
#include "core/plan/game_text/vocabulary.h"

namespace polyplan::plan::game_text {

/// What the list that a line stands in tells of it.
struct ItemPlace {
    /// The class of its heading: among comestibles a noun that is no other is the player's fruit.
    std::optional<ObjectClass> section{};
    bool endsInPrice = false;  ///< every line does, also behind a name
};

/// Reads one item in the words of a game: with or without its inventory letter, article and
/// remarks, from a list, a message ("You see here …") or a shop.
class ItemReader {
  public:
    explicit ItemReader(const Vocabulary& words) : words_(words) {}

    /// @returns the stack, or why the line is none
    std::variant<StackReading, std::string> read(std::string_view line,
                                                 const ItemPlace& place = {}) const;

    const Vocabulary& words() const { return words_; }

  private:
    const Vocabulary& words_;
};

/// Takes an inventory letter and its dash off the front: "a - ", "$ - ", "B + "; in the curses
/// windows "a) ", and "<a> " once it is chosen.
/// @returns the letter; empty if there is none
std::string takeSlot(std::string_view& line);

}  // namespace polyplan::plan::game_text
