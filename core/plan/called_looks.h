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
/// xname()); a list of discoveries tells, and of what is called so in a plan it may be one.
class CalledLooks {
  public:
    explicit CalledLooks(const ObjectTable& table) : table_(table) {}

    void add(const std::vector<Stack>& stacks);
    void add(const std::vector<ReadStack>& stacks);
    /// Of a list of discoveries.
    void add(const std::map<ObjectIndex, std::string>& calls);
    /// Something called so has got its name: what else is called so looks otherwise, as what costs
    /// the same is often called the same.
    void leaveOpen(ObjectClass objectClass, const std::string& called);
    /// Gives the stacks of a text that are called something the looks that a list of discoveries
    /// tells, else those that others have which are called so. What the game tells only the kind
    /// of, "helmet called foo", has none before, and gets the only one that is known.
    void tell(std::vector<ReadStack>& stacks, const WholeText& text) const;

  private:
    using Call = std::pair<ObjectClass, std::string>;

    void add(ObjectIndex look, const std::string& called);
    std::optional<ObjectIndex> lookOf(const Call& call) const;
    std::map<Call, std::set<ObjectIndex>> looksWithLetters(const std::vector<ReadStack>& stacks,
                                                           const WholeText& text) const;
    std::optional<ObjectIndex> lookOfKind(const game_text::StackReading& read,
                                          const WholeText& text) const;
    bool hasLookOfItsOwn(const game_text::StackReading& read, ObjectIndex other,
                         const WholeText& text) const;

    const ObjectTable& table_;
    std::map<Call, std::set<ObjectIndex>> looks_;
    std::set<Call> listed_;
    std::set<Call> open_;
    std::map<std::string, std::vector<Stack>> lettered_;
};

}  // namespace polyplan::plan
