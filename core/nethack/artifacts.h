#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/catalogue/object_table.h"
#include "core/nethack/game.h"

namespace polyplan::nethack {

struct Artifact {
    std::string_view name;  ///< as artilist.h has it: "The Orb of Fate", "Sting"
    ObjectIndex object{};   ///< what it is when it is none
};

/// The artifacts of a version, in no order.
std::vector<Artifact> artifactsOf(Game game, const ObjectTable& table);

/// The artifact of that name in a version, letter case and its article left out; nothing if there
/// is none.
std::optional<Artifact> artifactCalled(std::string_view name, Game game, const ObjectTable& table);

/// The name without the article that it may begin with: "Orb of Fate".
std::string_view withoutArticle(std::string_view artifact);

}  // namespace polyplan::nethack
