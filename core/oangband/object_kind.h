#pragma once

#include <cstdint>
#include <initializer_list>
#include <istream>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace polyplan::oangband {

/// What destroys things on the floor.
enum class Element : std::uint8_t { Acid, Elec, Fire, Cold };

inline constexpr std::initializer_list<Element> allElements = {Element::Acid, Element::Elec,
                                                               Element::Fire, Element::Cold};

/// As the game's flags say it: "ACID" in "IGNORE_ACID".
std::string_view name(Element element);

class Elements {
  public:
    constexpr Elements() = default;
    constexpr Elements(std::initializer_list<Element> elements) {
        for (const Element element : elements) {
            set(element);
        }
    }
    constexpr bool has(Element element) const { return (bits_ & bit(element)) != 0; }
    constexpr void set(Element element) { bits_ = static_cast<std::uint8_t>(bits_ | bit(element)); }
    constexpr Elements operator|(Elements other) const {
        Elements both;
        both.bits_ = static_cast<std::uint8_t>(bits_ | other.bits_);
        return both;
    }
    bool operator==(const Elements&) const = default;

  private:
    static constexpr unsigned bit(Element element) { return 1U << static_cast<unsigned>(element); }

    std::uint8_t bits_ = 0;
};

/// A kind of object (Oangband 1.1.0 lib/edit/object.txt).
struct ObjectKind {
    int id{};
    std::string name;  ///< as the table has it, without its class: "Healing"
    std::string type;  ///< the tval's name: "TV_POTION"
    bool artifact{};   ///< is always one
    Elements hates;    ///< by its class (spells1.c hates_acid() … hates_cold())
    Elements ignores;  ///< by the kind's IGNORE_ flags

    bool operator==(const ObjectKind&) const = default;
};

/// The kinds of objects in the game's order. Immutable once read.
class ObjectKindTable {
  public:
    /// Reads `resources/data/oangband-objects.csv`.
    /// @throws std::runtime_error naming line and column of a value that is not allowed
    static ObjectKindTable read(std::istream& csv);

    std::span<const ObjectKind> kinds() const { return kinds_; }

    /// All of that name, letter case aside. @param type "TV_POTION" or "potion"; empty: any
    std::vector<const ObjectKind*> named(std::string_view name, std::string_view type = {}) const;
    /// Whether some kind has that type.
    bool hasType(std::string_view type) const;

  private:
    std::vector<ObjectKind> kinds_;
};

/// A name with its class: "Healing (potion)". Potions and scrolls have names in common.
/// @param type "TV_POTION" or "potion"; empty: the name alone
std::string fullName(const std::string& name, std::string_view type);

/// Whether a type as it was asked for ("TV_POTION", "potion") is the one of the table.
bool isType(const std::string& type, std::string_view asked);

}  // namespace polyplan::oangband
