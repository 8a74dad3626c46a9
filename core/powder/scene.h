#pragma once

#include <array>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "core/powder/request.h"
#include "core/powder/tables.h"

namespace polyplan::powder {

/// Why a request can't be met.
struct RequestFault {
    std::string pointer;  ///< JSON pointer of the member: "/creature/definition"
    std::string message;  ///< what was found and what is allowed
    bool operator==(const RequestFault&) const = default;
};

/// A counter as it stands before the first beat.
struct RunningCounter {
    Intrinsic intrinsic{};
    int beats{};
    bool inflictorAlive = true;
    bool operator==(const RunningCounter&) const = default;
};

/// A request with everything looked up in the tables, which it refers to.
class Scene {
  public:
    /// @param request its numbers within the limits
    /// @returns the scene, or every fault
    static std::variant<Scene, std::vector<RequestFault>> of(const Request& request,
                                                             const Tables& tables);

    const Request& request() const { return request_; }
    const Tables& tables() const { return *tables_; }
    const Creature& creature() const { return *creature_; }
    const Terrain& terrain() const { return *terrain_; }
    const SmokeKind& smoke() const { return tables_->smokes.of(request_.square.smoke); }
    bool isAvatar() const { return isAvatar_; }
    int maxHp() const { return *request_.creature.maxHp; }
    int hp() const { return request_.creature.hp.value_or(maxHp()); }
    int maxMp() const { return request_.creature.maxMp; }
    int mp() const { return request_.creature.mp.value_or(maxMp()); }
    int food() const { return request_.creature.food; }

    /// Permanent, of the definition and of the request.
    Intrinsics innate() const { return innate_; }
    /// Given by items.
    Intrinsics items() const { return items_; }
    /// Newest first, one an intrinsic. What is innate has none: it would never run out
    /// (POWDER 117/118 creature.cpp setTimedIntrinsic()).
    const std::vector<RunningCounter>& counters() const { return counters_; }
    bool has(Intrinsic intrinsic) const;  ///< before the first beat, from whatever source

    bool isDressed(Dress dress) const { return dressed_[static_cast<std::size_t>(dress)]; }
    /// TAME by somebody who lives and is dressed as a cleric (creature.cpp getMaster()).
    bool hasClericForMaster() const { return masterAlive_ && request_.masterDressedCleric; }
    /// The first item that strangles; null if none does (creature.cpp getSourceOfIntrinsic()).
    const Worn* strangler() const;
    /// The enchantments of what is worn and held of a material, in inventory order.
    std::vector<int> enchantmentsOf(std::string_view material) const;

    /// Whether a creature with these intrinsics may stand on the square: a closed door holds
    /// nobody, a blocked one not the avatar (creature.cpp canMove(), getMoveType()).
    bool mayStandHere(Intrinsics intrinsics) const;
    /// creature.cpp getMoveType() & MOVE_FLY
    bool canFly() const { return creature_->moveType >= MoveType::Fly; }

    /// The single noises that it makes in a beat, in the game's order (creature.cpp doHeartbeat()).
    std::vector<int> ownNoises(bool noisy) const;
    /// Those who may wake it: a monster only the first, the avatar.
    std::span<const NoiseMaker> heard() const;
    /// The chance a beat that a noise maker of the request wakes it at the start, asleep or not.
    double wokenBy(std::size_t maker) const;
    /// The chance a beat that its noise at the start wakes a sleeper.
    double wakes(const Listener& listener) const;

  private:
    friend class SceneReader;
    Scene() = default;

    Request request_;
    const Tables* tables_ = nullptr;
    const Creature* creature_ = nullptr;
    const Terrain* terrain_ = nullptr;
    bool isAvatar_ = true;
    Intrinsics innate_;
    Intrinsics items_;
    std::vector<RunningCounter> counters_;
    bool masterAlive_ = false;
    std::array<bool, dressCount> dressed_{};
};

}  // namespace polyplan::powder
