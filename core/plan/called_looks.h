#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/plan/read_stacks.h"

namespace polyplan::plan {

/// How what the player calls something looks. The game prints it without its appearance (objnam.c
/// xname()); a plan that has seen it, or another line of the text, tells.
class CalledLooks {
  public:
    explicit CalledLooks(const ObjectTable& table) : table_(table) {}

    void addHeld(const std::vector<Stack>& inventory);
    void addLaidOut(const std::vector<Stack>& pile);
    void add(const std::vector<ReadStack>& stacks);
    /// Of a list of discoveries.
    void add(const std::map<ObjectIndex, std::string>& calls);
    /// Something called so has got its name: what else is called so looks otherwise, as what costs
    /// the same is often called the same.
    void leaveOpen(ObjectClass objectClass, const std::string& called);
    /// Gives the stacks of a text that are called something their looks; what the game tells only
    /// the kind of, "helmet called foo", has none before.
    void tell(std::vector<ReadStack>& stacks, const WholeText& text) const;

  private:
    void add(ObjectIndex look, const std::string& called);
    void addLettered(const Stack& stack);
    bool mayBeOneOf(ObjectIndex look, const game_text::StackReading& read) const;
    bool staysOpen(const game_text::StackReading& read) const;
    std::optional<ObjectIndex> lookOfKind(const game_text::StackReading& read,
                                          const WholeText& text) const;
    bool hasLookOfItsOwn(const game_text::StackReading& read, ObjectIndex other,
                         const WholeText& text) const;

    const ObjectTable& table_;
    /// None where things of several looks are called so.
    std::map<std::pair<ObjectClass, std::string>, std::optional<ObjectIndex>> looks_;
    std::set<std::pair<ObjectClass, std::string>> listed_;
    std::map<std::string, std::vector<Stack>> lettered_;
    std::vector<Stack> held_;
    std::set<std::string> told_;  ///< letters of the text
};

}  // namespace polyplan::plan
