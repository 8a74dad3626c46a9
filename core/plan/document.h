#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/calculator/unknown_members.h"
#include "core/nethack/engraving/request.h"
#include "core/nethack/game.h"
#include "core/nethack/polypile/line.h"
#include "core/nethack/stack.h"
#include "core/nethack/theft/request.h"
#include "core/oangband/request.h"
#include "core/powder/request.h"

namespace polyplan::plan {

struct Stack : nethack::Stack {
    std::string slot{};   ///< the inventory letter in the game, if it was read from a text
    bool pinned = false;  ///< arranging leaves it on its square, in its place among the pinned
    bool chargesAssumed = false;  ///< nobody has said them: they are the usual ones of a new one
    std::string inUse{};       ///< "being worn", "weapon in hand": as a text told it; empty if not
    int contents = 0;          ///< stacks inside of a container, if a text told it
    bool inContainer = false;  ///< carried inside of one, if a text told it
    UnknownMembers unknown;
    bool operator==(const Stack&) const = default;
};

/// What is engraved under a pile: only a text, or with the kind of engraving and what wrote it.
struct Label {
    std::string text;
    std::string type;
    std::string stylus;
    std::set<nethack::engraving::Condition> conditions;  ///< of the hero while writing
    UnknownMembers unknown;
    bool operator==(const Label&) const = default;
};

struct Pile {
    int distance = 1;
    std::string label;
    Label engraving;
    std::vector<Stack> stacks;  ///< top first
    UnknownMembers unknown;
    bool operator==(const Pile&) const = default;
};

struct Goal : nethack::polypile::Goal {
    UnknownMembers unknown;
    bool operator==(const Goal&) const = default;
};

struct Polypile {
    nethack::polypile::Source source = nethack::polypile::Source::Wand;
    int zaps = 1;
    bool collectGoalsBetweenZaps = false;
    int turnsLater = 0;  ///< when goals are counted once more, where changes revert; 0: never
    std::vector<Goal> goals;
    std::vector<Pile> line;  ///< in order of distance
    UnknownMembers unknown;
    bool operator==(const Polypile&) const = default;
};

/// A strategy's question to the engraving composer. In the file `overlaid` (default none) stands
/// beside the members of the request.
struct Engraving : nethack::engraving::Request {
    /// Styluses, named as `stylus`, whose durability a chart lays over that of the chosen one.
    std::vector<std::string> overlaid;
    bool operator==(const Engraving&) const = default;
};

/// One attack of Oangband's damage calculator. In the file `name`, `overlaid` (default true) and
/// `matrix` stand beside the members of the request.
struct Attack : oangband::Request {
    std::string name;      ///< for people; may be empty
    bool overlaid = true;  ///< is shown in the charts that lay attacks over one another
    /// Ids of the monsters that the table of all damage types sets beside the target.
    std::vector<int> matrix;
    bool operator==(const Attack&) const = default;
};

/// A strategy's question to the heartbeat calculator. In the file `other_outfit` stands beside the
/// members of the request.
struct Heartbeat : powder::Request {
    std::optional<powder::Outfit> otherOutfit;  ///< laid over its own in the charts
    bool operator==(const Heartbeat&) const = default;
};

/// Something that the version which the plan is of now does not know: it counts for nothing, and
/// comes back with a version that knows it.
struct SetAside {
    nethack::Game game{};           ///< that it is of
    std::optional<int> distance{};  ///< of the pile that it lay on; nothing for the inventory
    int index = 0;                  ///< its place there, or among the goals
    bool isStateOnly = false;       ///< the stack is still there, without its haze or eaten share
    std::vector<Stack> stacks{};
    std::vector<Goal> goals{};
    UnknownMembers unknown{};
    bool operator==(const SetAside&) const = default;
};

/// What a strategy says of its hero; what is left out is as in the document.
struct OwnHero {
    std::optional<int> luck;
    std::optional<int> level;
    std::optional<int> dexterity;
    std::optional<int> armorClass;
    std::optional<std::vector<std::string>> conditions;
    UnknownMembers unknown = {};
    bool operator==(const OwnHero&) const = default;
};

/// One way to do it. What it says of game, hero, level and inventory wins over the document's;
/// `settings.h` puts both together. Copied in many places, which each would compile all that it
/// holds.
struct Strategy {
    Strategy();
    Strategy(const Strategy&);
    Strategy(Strategy&&) noexcept;
    Strategy& operator=(const Strategy&);
    Strategy& operator=(Strategy&&) noexcept;
    ~Strategy();

    std::string name;
    std::string notes;
    std::optional<nethack::Game> game;  ///< whose objects everything in the strategy is of
    OwnHero hero;
    std::optional<int> ledgerLevel;
    std::optional<std::vector<Stack>> inventory;
    std::optional<Polypile> polypile;
    std::optional<Engraving> engraving;
    std::vector<Attack> damage;  ///< side by side, in the order of the file
    std::optional<nethack::theft::Request> theft;
    std::optional<Heartbeat> heartbeat;
    std::vector<SetAside> setAside;  ///< of its line and its own inventory
    UnknownMembers unknown;
    bool operator==(const Strategy&) const;
};

/// What is left out in the file stays left out.
struct Hero {
    int luck = 0;
    std::optional<int> level;
    std::optional<int> dexterity;
    std::optional<int> armorClass;
    std::vector<std::string> conditions;
    UnknownMembers unknown;
    bool operator==(const Hero&) const = default;
};

/// The document: a value, compared and copied as a whole.
struct Document {
    Document();
    Document(const Document&);
    Document(Document&&) noexcept;
    Document& operator=(const Document&);
    Document& operator=(Document&&) noexcept;
    ~Document();

    std::string title;
    nethack::Game game = nethack::Game::NetHack367;
    Hero hero;
    int ledgerLevel = 27;
    nethack::KnownMaterials appearanceMaterials;
    /// Types that the player knows by sight, so that nothing unidentified is one of them.
    std::vector<ObjectIndex> discoveries;
    std::vector<Stack> inventory;
    std::vector<Strategy> strategies;
    std::vector<SetAside> setAside;  ///< of the plan's inventory
    UnknownMembers unknown;
    bool operator==(const Document&) const;
};

/// On a line; in a strategy, its inventory included; in a plan, all its strategies together.
std::size_t stackCount(const Polypile& polypile);
std::size_t stackCount(const Strategy& strategy);
std::size_t stackCount(const Document& document);

/// Stacks by themselves, as clipboard and drag carry them.
struct Clipping {
    nethack::Game game = nethack::Game::NetHack367;
    std::vector<Stack> stacks = {};
    UnknownMembers unknown = {};
    bool operator==(const Clipping&) const = default;
};

}  // namespace polyplan::plan
