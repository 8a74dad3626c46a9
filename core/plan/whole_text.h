#pragma once

#include <set>

#include "core/plan/game_text/reading.h"

namespace polyplan::plan {

/// What a text as a whole tells of what its lines may be.
class WholeText {
  public:
    explicit WholeText(const game_text::Reading& reading);

    const ObjectTable& table() const { return table_; }
    /// Whether it calls a type by its name, so that nothing unidentified in it is of that.
    bool names(ObjectIndex object) const { return named_.contains(object); }
    /// Whether something in it looks so and is called nothing, so that what is called something
    /// looks otherwise.
    bool showsPlain(ObjectIndex look) const { return plain_.contains(look); }

  private:
    const ObjectTable& table_;
    std::set<ObjectIndex> named_;
    std::set<ObjectIndex> plain_;
};

}  // namespace polyplan::plan
