#pragma once

#include <set>
#include <vector>

#include "core/plan/document.h"
#include "core/plan/game_text/reading.h"

namespace polyplan::plan {

/// What a text as a whole tells of what its lines may be.
class WholeText {
  public:
    /// @param reading must outlive it
    explicit WholeText(const game_text::Reading& reading);

    const game_text::Reading& reading() const { return reading_; }
    nethack::Game game() const { return reading_.game; }
    const ObjectTable& table() const { return *reading_.objects; }
    /// Whether it calls a type by its name, so that nothing unidentified in it is of that.
    bool names(ObjectIndex object) const { return named_.contains(object); }
    /// Whether something in it looks so and is called nothing, so that what is called something
    /// looks otherwise.
    bool showsPlain(ObjectIndex look) const { return plain_.contains(look); }
    /// Whether something in it that is of one type with a stack is not identified.
    bool stillShows(const Stack& stack) const;
    /// Whether it calls anything of a class so that is not identified.
    bool stillCalls(ObjectClass objectClass, const std::string& called) const;
    /// Whether what looked so may be what the text calls by its name now.
    bool mayHaveBecome(ObjectIndex look, ObjectIndex object) const;

  private:
    const game_text::Reading& reading_;
    std::set<ObjectIndex> named_;
    std::set<ObjectIndex> plain_;
    std::vector<Stack> unidentified_;  ///< of each look and call one
};

}  // namespace polyplan::plan
