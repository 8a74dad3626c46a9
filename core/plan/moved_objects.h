#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/nethack/appearance.h"
#include "core/nethack/game.h"
#include "core/plan/document.h"

namespace polyplan::plan {

/// Takes what is of one version over into another: objects by their name, or by the game's constant
/// where the name differs.
class ObjectMover {
  public:
    struct Left {
        ObjectIndex object;  ///< in the version that it comes from
        int quantity;
        std::string how = {};  ///< of something that is there: ", partly eaten", ", of leather"
    };

    ObjectMover(const ObjectTable& from, const ObjectTable& to, nethack::Game toGame)
        : from_(from), to_(to), toGame_(toGame), rules_(nethack::polypile::rulesOf(toGame)) {}

    const ObjectTable& from() const { return from_; }

    std::optional<ObjectIndex> moved(ObjectIndex object) const;

    /// What does not stack there lies in single items.
    /// @param left takes what the other version does not have
    std::vector<Stack> moved(const std::vector<Stack>& stacks, std::vector<Left>& left) const;

    /// Materials that a shuffle of the other version can give.
    nethack::KnownMaterials moved(const nethack::KnownMaterials& known,
                                  std::vector<Left>& left) const;

    /// Types that the player knows by sight.
    std::vector<ObjectIndex> moved(const std::vector<ObjectIndex>& discoveries,
                                   std::vector<Left>& left) const;

  private:
    void moveHaze(Stack& stack, std::vector<Left>& left) const;
    void moveArtifact(Stack& moved, ObjectIndex from, std::vector<Left>& left) const;
    std::size_t copiesOf(const Stack& stack, ObjectIndex there) const;
    bool mayHave(ObjectIndex object, Material material, nethack::KnownMaterials known) const;

    const ObjectTable& from_;
    const ObjectTable& to_;
    nethack::Game toGame_;
    const nethack::polypile::Rules* rules_;  ///< of the other version; null if it has none
};

}  // namespace polyplan::plan
