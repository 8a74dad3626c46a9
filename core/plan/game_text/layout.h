#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "core/catalogue/object_type.h"
#include "core/nethack/game.h"

/// The lines of an inventory or a dumplog that are no items, without the blanks around them.
namespace polyplan::plan::game_text {

/// A heading of a class (invent.c let_to_name()).
struct ClassHeading {
    std::string_view words;
    std::optional<ObjectClass> objectClass{};  ///< none: of several
};

/// "Weapons", also "Unpaid weapons" and "Weapons  (')')"; null for another line.
const ClassHeading* classHeading(std::string_view line);

/// Whether a line is another of those around a list: "Things that are here:", "(end)".
bool isOtherHeading(std::string_view line);

/// A line without the headings before an item: short messages share a line of the screen (tty
/// topl.c update_topl()), "There is a fountain here.  You see here a dart."
std::string_view behindHeadings(std::string_view line);

/// Whether a heading is of a menu of things that are not carried, with letters of its own: "Pick up
/// what?"
bool hasLettersOfItsOwn(std::string_view heading);

/// Whether things lie where a heading says, and are not carried: "Things that are here:"
bool isOfWhatLies(std::string_view heading);

/// Whether what a heading offers lies in a container.
bool isOfContents(std::string_view heading);

/// Whether a line stands between two pages of a list: "(1 of 2)", "--More--".
bool isPageEnd(std::string_view line);

/// Whether a shop tells its prices below (shk.c price_quote()): "an apple, 9 zorkmids".
bool isPriceList(std::string_view line);

/// "Contents of the bag named foo:" → "the bag named foo".
std::optional<std::string_view> contentsHeading(std::string_view line);

/// The parts of a dumplog.
enum class Section : std::uint8_t { Inventory, Discoveries, Other };

/// The part that a line is the title of.
std::optional<Section> sectionTitle(std::string_view line);

/// The game that a line names with its version.
std::optional<nethack::Game> gameNamedIn(std::string_view line);

/// Whether a line of a dumplog tells of a hero who sees every blessing and curse, so that nothing
/// is called uncursed.
bool tellsOfCurseSeer(std::string_view line);

}  // namespace polyplan::plan::game_text
