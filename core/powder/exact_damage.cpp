#include <algorithm>
#include <optional>

#include "core/powder/exact_heartbeats.h"

namespace polyplan::powder {
namespace {

constexpr int breathStep = 25;
constexpr int bleedStep = 26;
constexpr int poisonStep = 27;
constexpr int squareStep = 29;
constexpr int aflameStep = 30;
constexpr GameDice lavaFlames = {.count = 1, .sides = 4, .bonus = 2};

/// Whether the square attacks a creature at all.
bool isAttacked(const Scene& scene, Intrinsics intrinsics) {
    switch (scene.terrain().attack) {
        case SquareAttack::LavaBurn:
        case SquareAttack::ForestFire:
            return !isSafeFromFire(intrinsics);
        case SquareAttack::AcidPool:
            return intrinsics.has(Intrinsic::Submerged) || !scene.canFly();
        case SquareAttack::Asphyxiate:
            return !intrinsics.has(Intrinsic::NoBreath) && !intrinsics.has(Intrinsic::Strangle);
        case SquareAttack::None:
            break;
    }
    return false;
}

}  // namespace

void ExactHeartbeats::breathe() {
    const Terrain& terrain = scene_.terrain();
    const SmokeKind& smoke = scene_.smoke();
    forEachCell([&](std::size_t index) {
        const Intrinsics intrinsics = intrinsicsAt(index);
        if (intrinsics.has(Intrinsic::NoBreath)) {
            return;
        }
        if (intrinsics.has(Intrinsic::Strangle)) {
            const Body& body = modeAt(index).body;
            strike(index,
                   {.step = breathStep,
                    .what = What::Strangled,
                    .attack = strangledAttack,
                    .item = body.isFromItem(Intrinsic::Strangle) ? scene_.strangler() : nullptr});
        } else if (intrinsics.has(Intrinsic::Submerged) || !scene_.mayStandHere(intrinsics)) {
            strike(index, {.step = breathStep,
                           .what = terrain.drowns ? What::Drowned : What::Suffocated,
                           .attack = {terrain.submergeDice, Element::Physical}});
        } else if (modeAt(index).smoke) {
            strike(index, {.step = breathStep,
                           .what = What::Smoke,
                           .attack = {smoke.dice, smoke.element, smoke.infliction}});
        }
    });
}

void ExactHeartbeats::bleed() {
    forEachCell([this](std::size_t index) {
        Body& body = modeAt(index).body;
        if (!body.has(Intrinsic::Bleed)) {
            return;
        }
        if (scene_.creature().bloodless) {
            body.clear(Intrinsic::Bleed);
            return;
        }
        strike(index, {.step = bleedStep, .what = What::Bleeding, .attack = bleedAttack});
    });
}

void ExactHeartbeats::sufferPoisons() {
    for (const Poison& poison : scene_.tables().poisons.poisons()) {
        if (!matches(count_, poison.modulus)) {
            continue;
        }
        forEachCell([&](std::size_t index) {
            const Intrinsics intrinsics = intrinsicsAt(index);
            if (intrinsics.has(poison.intrinsic) && !intrinsics.has(Intrinsic::ResistPoison)) {
                strike(index, {.step = poisonStep,
                               .what = What::Poison,
                               .attack = {poison.dice, poison.element},
                               .once = true});
            }
        });
    }
    forEachCell([this](std::size_t index) { modeAt(index).struck = false; });
}

void ExactHeartbeats::standOnSquare() {
    const Terrain& terrain = scene_.terrain();
    const std::optional<What> what = nameOfAttack(terrain.attack);
    if (what) {
        forEachCell([&](std::size_t index) {
            if (isAttacked(scene_, intrinsicsAt(index))) {
                strike(index, {.step = squareStep,
                               .what = *what,
                               .attack = {terrain.attackDice, terrain.attackElement}});
            }
        });
    }
    if (terrain.attack == SquareAttack::LavaBurn) {
        forEachCell([this](std::size_t index) { setAflame(index); });
    }
    if (terrain.isWater()) {
        forEachCell([this](std::size_t index) {
            if (intrinsicsAt(index).has(Intrinsic::Submerged)) {
                modeAt(index).body.clear(Intrinsic::Aflame);
            }
        });
    }
}

void ExactHeartbeats::setAflame(std::size_t index) {
    const Intrinsics intrinsics = intrinsicsAt(index);
    if (intrinsics.has(Intrinsic::Aflame) || intrinsics.has(Intrinsic::ResistFire)) {
        return;
    }
    std::vector<Cell>& cells = population_.cells();
    const Cell cell = std::move(cells[index]);
    cells[index].hp = {};
    tally_.add(squareStep, What::Inflicted, Intrinsic::Aflame, cell.hp.mass());
    sumOf(lavaFlames).forEach([&](Distribution::Value beats, double probability) {
        Cell part = cell;
        part.mode.body.inflict(Intrinsic::Aflame, static_cast<int>(beats), beat_);
        part.hp.scale(probability);
        cells.push_back(std::move(part));
    });
}

void ExactHeartbeats::burn() {
    forEachCell([this](std::size_t index) {
        const Intrinsics intrinsics = intrinsicsAt(index);
        if (intrinsics.has(Intrinsic::Aflame) && !isSafeFromFire(intrinsics)) {
            strike(index, {.step = aflameStep, .what = What::Aflame, .attack = aflameAttack});
        }
    });
}

/// Once for each item of the material that it wears or holds. The game stops early at full hit
/// points, taking them for a sign of life saving.
void ExactHeartbeats::touch(int step, What what, Intrinsic allergy, std::string_view material,
                            const Attack& attack) {
    for (const Worn& worn : scene_.request().creature.worn) {
        if (worn.material != material) {
            continue;
        }
        forEachCell([&](std::size_t index) {
            if (!modeAt(index).spared && intrinsicsAt(index).has(allergy)) {
                strike(index,
                       {.step = step, .what = what, .attack = attack, .item = &worn, .once = true});
            }
        });
        forEachCell([&](std::size_t index) {
            std::vector<Cell>& cells = population_.cells();
            const Mode& mode = cells[index].mode;
            if (mode.spared || !mode.body.has(allergy)) {
                return;
            }
            const double unhurt = cells[index].hp.take(scene_.maxHp());
            if (unhurt > 0.0) {
                Cell spared{cells[index].mode, HitPoints(scene_.maxHp(), unhurt)};
                spared.mode.spared = true;
                cells.push_back(std::move(spared));
            }
        });
    }
    forEachCell([this](std::size_t index) {
        modeAt(index).struck = false;
        modeAt(index).spared = false;
    });
}

}  // namespace polyplan::powder
