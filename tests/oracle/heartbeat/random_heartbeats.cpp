#include "tests/oracle/heartbeat/random_heartbeats.h"

#include <array>
#include <stdexcept>
#include <string>
#include <variant>
#include <vector>

#include "core/powder/tables.h"
#include "tests/core/support/catalogues.h"
#include "tests/core/support/random_choices.h"

namespace polyplan::testing {
namespace {

using namespace powder;

class HeartbeatMaker : tests::RandomChoices {
  public:
    explicit HeartbeatMaker(std::uint64_t seed) : RandomChoices(seed) {}

    Request request() {
        Request request;
        request.creature = creature();
        request.square = square();
        for (int makers = from(0, 3); makers > 0; --makers) {
            request.noiseMakers.push_back(noiseMaker());
        }
        request.startCount = from(1, 16);
        request.heartbeats = from(5, 25);
        request.masterDressedCleric = oneIn(2);
        return request;
    }

  private:
    const Tables& tables() const { return tests::catalogues().powder(); }

    CreatureState creature() {
        CreatureState state;
        if (oneIn(2)) {
            state.definition = oneIn(4) ? anyOf(std::array{"TROLL", "FLESHGOLEM"})
                                        : anyOf(tables().creatures.creatures()).id;
            state.isAvatar = oneIn(4) ? std::optional(true) : std::nullopt;
        }
        state.maxHp = anyOf(std::array{from(1, 12), from(10, 60), from(40, 300)});
        state.hp = oneIn(2) ? *state.maxHp : from(1, *state.maxHp);
        state.maxMp = oneIn(2) ? 0 : from(1, 12);
        state.mp = from(0, state.maxMp);
        state.food = anyOf(std::array{from(0, 20), from(90, 130), from(490, 530), from(990, 1'030),
                                      from(2'490, 2'540), 5'000});
        for (int entries = from(0, 7); entries > 0; --entries) {
            state.intrinsics.push_back(intrinsic());
        }
        for (int slot = 0; slot < 8; ++slot) {
            if (oneIn(4)) {
                state.worn.push_back(worn(static_cast<Slot>(slot)));
            }
        }
        if (oneIn(3)) {
            state.dress.emplace();
            for (int dresses = from(0, 2); dresses > 0; --dresses) {
                state.dress->push_back(anyOf(std::array{Dress::Fighter, Dress::Wizard}));
            }
        }
        return state;
    }

    /// Those that decide between life and death come up more often.
    Intrinsic kind() {
        constexpr std::array often = {
            Intrinsic::Asleep,       Intrinsic::Tired,       Intrinsic::Stoning,
            Intrinsic::Summoned,     Intrinsic::Tame,        Intrinsic::Strangle,
            Intrinsic::Bleed,        Intrinsic::PoisonMild,  Intrinsic::PoisonNormal,
            Intrinsic::PoisonStrong, Intrinsic::PoisonHarsh, Intrinsic::PoisonDeadly,
            Intrinsic::Aflame,       Intrinsic::VulnSilver,  Intrinsic::GoldAllergy,
            Intrinsic::LifeSave,     Intrinsic::Submerged,   Intrinsic::Regeneration,
            Intrinsic::MagicDrain,   Intrinsic::Teleport,    Intrinsic::Polymorph,
            Intrinsic::Polymorphed,  Intrinsic::VulnFire,    Intrinsic::ResistPhysical};
        return oneIn(3) ? static_cast<Intrinsic>(from(0, static_cast<int>(intrinsicCount) - 1))
                        : anyOf(often);
    }

    IntrinsicEntry intrinsic() {
        IntrinsicEntry entry;
        entry.intrinsic = kind();
        if (oneIn(2)) {
            entry.beats = from(1, 15);
        } else if (oneIn(5)) {
            entry.source = Source::Item;
        }
        entry.inflictorAlive = oneIn(2);
        return entry;
    }

    Worn worn(Slot slot) {
        Worn item;
        item.slot = slot;
        item.item = anyOf(std::array{"plate mail", "iron helm", "ring", "spellbook", "sandals"});
        item.material = anyOf(std::array{"silver", "gold", "silver", "iron"});
        item.enchantment = oneIn(2) ? 0 : from(-8, 4);
        if (oneIn(5)) {
            item.gives.push_back(
                anyOf(std::array{Intrinsic::Strangle, Intrinsic::Regeneration, Intrinsic::Invisible,
                                 Intrinsic::LifeSave, Intrinsic::ResistFire}));
        }
        return item;
    }

    SquareState square() {
        SquareState square;
        if (oneIn(2)) {
            square.terrain = oneIn(6)
                                 ? anyOf(tables().terrains.terrains()).id
                                 : std::string(anyOf(std::array{"LAVA", "LAVA", "ACID", "WATER",
                                                                "FORESTFIRE", "STARS2", "WALL"}));
        }
        square.smoke = oneIn(2) ? static_cast<Smoke>(from(0, 4)) : Smoke::None;
        square.smokeLasts = oneIn(2);
        square.wind = static_cast<Wind>(from(0, 2));
        square.noTeleport = oneIn(8);
        return square;
    }

    NoiseMaker noiseMaker() {
        NoiseMaker maker;
        maker.noises.clear();
        for (int noises = from(1, 3); noises > 0; --noises) {
            maker.noises.push_back(oneIn(6) ? from(0, 30) : from(0, 5));
        }
        maker.distance = from(0, 4);
        return maker;
    }
};

}  // namespace

Request randomHeartbeats(std::uint64_t seed) {
    return HeartbeatMaker(seed).request();
}

Scene heartbeatScene(const Request& request) {
    auto scene = Scene::of(request, tests::catalogues().powder());
    if (const auto* faults = std::get_if<std::vector<RequestFault>>(&scene)) {
        throw std::invalid_argument(faults->front().pointer + ": " + faults->front().message);
    }
    return std::get<Scene>(std::move(scene));
}

}  // namespace polyplan::testing
