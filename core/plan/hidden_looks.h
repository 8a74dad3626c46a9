#pragma once

#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

#include "core/plan/document.h"
#include "core/plan/game_text/reading.h"
#include "core/plan/whole_text.h"

namespace polyplan::plan {

/// What a text calls by its name, by letter; nothing of a letter at which it has several types.
class NamedLetters {
  public:
    /// @param reading must outlive it
    explicit NamedLetters(const game_text::Reading& reading);

    std::optional<ObjectIndex> at(std::string_view slot) const;

  private:
    void add(const game_text::StackReading& read);

    std::map<std::string_view, std::optional<ObjectIndex>> objects_;
};

/// Things that a text calls something, so that it does not tell how they look.
class HiddenLooks {
  public:
    /// All must outlive it.
    /// @param inventory and lines of what the plan holds
    HiddenLooks(const WholeText& text, const NamedLetters& named,
                const std::vector<Stack>& inventory, const std::vector<const Polypile*>& lines);

    /// Whether one of them may look so; of a new call nothing is known. What has got its name at
    /// its letter is none of these, as others that cost the same are called the same, but for what
    /// may have stayed at the letter of one.
    bool mayBe(ObjectIndex look) const;

    /// Whether all with letters that is called like a stack of which nobody has told the look has
    /// one name in the text; what it does not tell may look otherwise.
    bool isOfOneLook(const Stack& stack) const;

    /// How what is called something may look: by what the plan has at its letter, else by what the
    /// plan knows of its call, which stood beside that look before.
    std::vector<ObjectIndex> looksOf(const game_text::StackReading& read) const;

  private:
    bool mayHaveStayed(ObjectIndex look, const game_text::StackReading& read) const;
    template <typename Fits>
    std::vector<ObjectIndex> looksOf(const Fits& fits, ObjectIndex hidden) const;

    const ObjectTable& table_;
    const NamedLetters& named_;
    std::vector<const std::vector<Stack>*> held_;  ///< the inventory first
    std::vector<const game_text::StackReading*> hidden_;
    std::set<ObjectIndex> namedLooks_;
};

}  // namespace polyplan::plan
