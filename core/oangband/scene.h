#pragma once

#include <string>
#include <variant>
#include <vector>

#include "core/calculator/range.h"
#include "core/oangband/floor_objects.h"
#include "core/oangband/request.h"
#include "core/oangband/strike.h"
#include "core/oangband/tables.h"
#include "core/probability/distribution.h"
#include "core/probability/oversight.h"
#include "core/probability/weighted.h"

namespace polyplan::oangband {

/// Least and most that a number of a request may be. Hit points are as wide as the game's own.
namespace limits {
inline constexpr Range damage = {0, 1'000'000};
inline constexpr Range hpBefore = {0, 32'767};
inline constexpr Range maxHp = {1, 32'767};
inline constexpr Range mana = {0, 32'767};
inline constexpr Range monsterLevel = {0, 127};
inline constexpr Range armourClass = {0, 1'000};
inline constexpr Range speed = {0, 255};
inline constexpr Range turns = {0, 200};
inline constexpr Range playerLevel = {1, 50};
inline constexpr Range dungeonDepth = {0, 127};
inline constexpr Range waterSquares = {0, 8};
inline constexpr Range distance = {0, 99};
inline constexpr Range radius = {0, 99};
inline constexpr Range sourceDiameter = {1, 1'000};
inline constexpr Range casts = {1, 100};
inline constexpr std::size_t floorObjects = 200;
inline constexpr std::size_t damageCharacters = 1'000;
}  // namespace limits

/// Why a request can't be met.
struct RequestFault {
    std::string pointer;  ///< JSON pointer of the member: "/monster/id"
    std::string message;  ///< what was found and what is allowed
    bool operator==(const RequestFault&) const = default;
};

/// A request with everything looked up in the tables, which it refers to.
class Scene {
  public:
    /// Throwing its dice may take seconds. What comes back after a stop is of no use.
    /// @param request its numbers within the limits
    /// @returns the scene, or every fault
    static std::variant<Scene, std::vector<RequestFault>> of(const Request& request,
                                                             const Tables& tables,
                                                             const Oversight& oversight = {});

    /// Why a request can't be met, without throwing its dice: none if it can.
    static std::vector<RequestFault> faultsOf(const Request& request, const Tables& tables);

    /// The same projection by another type, with nothing on the floor.
    Scene withType(DamageType type) const;

    const Request& request() const { return request_; }
    const Tables& tables() const { return *tables_; }
    const Monster& monster() const { return monster_; }
    const Terrain& terrain() const { return *terrain_; }
    /// At the centre.
    const Distribution& damage() const { return damage_; }
    int hpBefore() const { return hpBefore_; }
    int maxHp() const { return maxHp_; }
    int speedBefore() const { return speedBefore_; }
    const std::vector<FloorStack>& floorStacks() const { return floorStacks_; }
    bool byPlayer() const { return request_.source.kind == SourceKind::Player; }

    /// Damage that arrives on the square of what the dice give at the centre (spells1.c project()).
    /// More at the centre never comes to less.
    int arriving(int atCentre) const;
    /// All damage that may arrive, each once, smallest first.
    std::vector<Weighted<int>> arriving() const;
    /// Whether the square is within the radius at all.
    bool reaches() const;
    /// Whether objects on the floor are struck.
    bool strikesObjects() const { return request_.affects == Affects::Ball && reaches(); }

    /// The projection, by this type, on the monster of the request. Refers to the scene.
    Strike strike(DamageType type) const;
    /// The same on another monster that has all its hit points. Refers to scene and monster.
    /// @param canTurn there is a monster that it may turn into
    Strike strikeOn(const Monster& monster, DamageType type, bool canTurn) const;

  private:
    friend class SceneBuilder;
    Scene() = default;

    Request request_;
    const Tables* tables_ = nullptr;
    Monster monster_;
    const Terrain* terrain_ = nullptr;
    Distribution damage_;
    int hpBefore_ = 1;
    int maxHp_ = 1;
    int speedBefore_ = 110;
    std::vector<FloorStack> floorStacks_;
};

/// Whether a type may polymorph what it strikes.
bool polymorphs(DamageType type);

}  // namespace polyplan::oangband
