#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/catalogue/object_table.h"
#include "core/nethack/game.h"
#include "core/nethack/stack.h"

/// What is read from the text that the games print.
namespace polyplan::plan::game_text {

/// A stack as far as its line tells: what the text does not say is nothing.
struct StackReading {
    std::string slot;                   ///< the inventory letter, "$" or "#"; empty if none
    std::optional<ObjectIndex> object;  ///< where the words leave no choice
    std::optional<ObjectIndex> look;    ///< of what leaves one: how it looks, if types share that
    std::vector<ObjectIndex> choices;   ///< what it may be, in table order; never empty
    ObjectClass objectClass{};
    /// How it looks, as the object table has it ("bubbly", "ELBIB YLOH", "bag"); empty where the
    /// words do not tell.
    std::string appearance;
    std::string called;  ///< the player's name for all of its type
    std::optional<int> quantity;
    int copies = 1;  ///< that the line speaks of; more than one only of what makes no stack
    std::optional<nethack::Buc> buc;
    std::optional<int> enchantment;
    std::optional<int> charges;
    std::optional<int> recharged;
    std::optional<int> timesRead;
    std::string artifact;
    std::string name;    ///< the player's name for this stack
    std::string corpse;  ///< the monster of a corpse, tin, egg, statue or figurine
    bool poisoned = false;
    int erosion = 0;
    bool erodeproof = false;
    bool degraded = false;
    bool laidByHero = false;
    std::optional<ObjectIndex> hazyRemembering;  ///< only where the game knows haze
    std::optional<int> eaten;                    ///< only where the game keeps the share
    std::string inUse{};                         ///< "being worn": also a remark
    std::optional<int> contents{};               ///< stacks inside: also a remark
    std::optional<int> price;                    ///< zorkmids for the whole stack
    std::optional<int> priceEach;                ///< zorkmids for one
    std::vector<std::string> remarks{};  ///< what has no place in a plan: "being worn", "lit" …
    /// The game would have said "blessed" or "cursed", unless it spells "uncursed" out everywhere.
    bool uncursedIfUnsaid = false;
    bool isBucInferred = false;  ///< from how the rest of the text is worded
    bool isChosen = false;       ///< the object, by the player among the choices
    bool isNotCarried = false;   ///< seen on a square, or offered by a menu

    bool sure() const { return object.has_value(); }
    /// What a stack of a plan is of that this becomes: its object, else its look.
    std::optional<ObjectIndex> planned() const { return object ? object : look; }
    /// Of how many items the line speaks.
    int items() const { return quantity.value_or(1) * copies; }
    /// Zorkmids for one item.
    std::optional<double> unitPrice() const;

    bool operator==(const StackReading&) const = default;
};

enum class LineKind : std::uint8_t {
    Stack,
    Heading,
    PassedOver,  ///< of a dumplog, outside its inventory
    Blank,
    Unread,
};

/// The word of the format: "stack", "heading", "passed over", "blank", "unread".
std::string_view wordFor(LineKind kind);

struct Line {
    std::string text;
    LineKind kind = LineKind::Blank;
    std::optional<StackReading> stack;  ///< of a Stack
    /// Index of the line of what a stack lies in, or of the heading that names it.
    std::optional<std::size_t> container;
    std::string why;  ///< of an Unread

    bool operator==(const Line&) const = default;
};

/// Where the game that a text was read for comes from.
enum class GameSource : std::uint8_t { Text, Option, Plan, Default };

struct Reading {
    nethack::Game game{};
    GameSource gameSource = GameSource::Default;
    const ObjectTable* objects = nullptr;  ///< of the game
    std::vector<Line> lines;               ///< one a line of the text
    /// Types that the text calls by their names, so that the player knows them by sight.
    std::vector<ObjectIndex> discovered{};
    /// What a list of discoveries says of looks that tell the type: "potion of healing (bubbly)".
    std::map<ObjectIndex, ObjectIndex> looks{};
    /// What it says that they are called, of those that are not identified: "potion called foo
    /// (murky)".
    std::map<ObjectIndex, std::string> calls{};

    std::size_t count(LineKind kind) const;
    /// How many stacks of a plan its lines speak of.
    std::size_t stacks() const;
    bool operator==(const Reading&) const = default;
};

}  // namespace polyplan::plan::game_text
