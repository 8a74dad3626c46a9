#pragma once

#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "core/plan/game_text/reading.h"
#include "core/plan/game_text/vocabulary.h"

namespace polyplan::plan::game_text {

/// What a list of discoveries tells (o_init.c dodiscovered()): "scroll of identify (YUM YUM)",
/// "potion called foo (bubbly)", "plumed helmet called foo".
class Discoveries {
  public:
    /// @param before types that the player knew before the text
    Discoveries(const Vocabulary& words, std::span<const ObjectIndex> before)
        : words_(words), knownBefore_(before.begin(), before.end()) {}

    /// Whether a line is one of such a list wherever it stands: a type and its look, without
    /// letter, article or number.
    bool isEntry(std::string_view line) const;
    /// @returns whether the line is one of the list
    bool take(std::string_view line);
    /// An object that the text calls by its name, so that nothing unidentified can be one.
    void takeKnown(ObjectIndex object) { known_.insert(object); }

    /// What the text tells, without what was known before.
    const std::set<ObjectIndex>& known() const { return known_; }

    /// Of the looks of the list that only one type has.
    std::map<ObjectIndex, ObjectIndex> looks() const;
    /// What they are called, of those that are not identified.
    const std::map<ObjectIndex, std::string>& calls() const { return calls_; }

    /// Leaves the choices of a stack that is not identified that it may still be.
    void apply(StackReading& stack) const;

  private:
    /// Of a class, a look or what the player calls it.
    using Name = std::pair<ObjectClass, std::string>;
    struct Look {
        std::string words;  ///< empty where things of several looks are called so
        std::vector<ObjectIndex> choices;
    };

    struct Entry {
        std::string_view noun;
        std::string_view called{};
        std::string look{};
        const Meaning* lookItself =
            nullptr;  ///< what the noun stands for: "plumed helmet called foo"
    };

    std::optional<Entry> entryOf(std::string_view line) const;
    const Meaning* typeOf(const Entry& entry) const;
    const Meaning* lookOf(const Entry& entry) const;
    ObjectClass classOf(const Meaning& meaning) const;
    void takeType(ObjectIndex object, const std::string& look);
    void takeCalled(const Meaning& look, std::string_view name);
    const Meaning* meaningOf(const std::string& look, std::string_view noun,
                             ObjectClass objectClass) const;

    const Vocabulary& words_;
    std::set<ObjectIndex> knownBefore_;
    std::set<ObjectIndex> known_;
    std::map<Name, ObjectIndex> objectOfLook_;  ///< of looks that only one type has
    std::map<Name, Look> lookOfName_;
    std::map<ObjectIndex, std::string> calls_;
};

}  // namespace polyplan::plan::game_text
