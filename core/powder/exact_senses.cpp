#include <array>
#include <utility>

#include "core/powder/chance.h"
#include "core/powder/exact_heartbeats.h"

namespace polyplan::powder {
namespace {

constexpr double tiredLost = 1.0 / tiredLostOneIn;

/// Without a directed wind smoke moves in one beat of three, in each of nine directions alike, of
/// which one is to stay (POWDER 117/118 map.cpp getWindDirection(), moveSmoke()).
constexpr double driftsAway = 1.0 / 3.0 * 8.0 / 9.0;

double smokeStays(const Scene& scene) {
    const double lasts = 1.0 - chanceOfPercent(scene.smoke().decayPercent);
    switch (scene.request().square.wind) {
        case Wind::None:
            return lasts * (1.0 - driftsAway);
        case Wind::Calm:
            return lasts;
        case Wind::Directed:
            break;
    }
    return 0.0;
}

}  // namespace

void ExactHeartbeats::moveSmoke() {
    if (scene_.request().square.smokeLasts || scene_.request().square.smoke == Smoke::None) {
        return;
    }
    const double stays = smokeStays(scene_);
    std::vector<Cell>& cells = population_.cells();
    const std::size_t before = cells.size();
    for (std::size_t i = 0; i < before; ++i) {
        if (cells[i].mode.smoke) {
            Cell gone = cells[i];
            gone.mode.smoke = false;
            gone.hp.scale(1.0 - stays);
            cells[i].hp.scale(stays);
            cells[i].hp.trim(0.0);
            cells.push_back(std::move(gone));
        }
    }
    population_.merge();
}

void ExactHeartbeats::sleep() {
    constexpr int step = 7;
    forEachCell([this](std::size_t index) {
        std::vector<Cell>& cells = population_.cells();
        const Body& body = cells[index].mode.body;
        if (!body.has(Intrinsic::Asleep)) {
            return;
        }
        const bool tired = body.has(Intrinsic::Tired);
        const double wakes = body.isOwn(Intrinsic::Asleep) ? woken_[tired ? 1 : 0] : 0.0;
        const double loses = body.isOwn(Intrinsic::Tired) ? tiredLost : 0.0;
        if (wakes == 0.0 && loses == 0.0) {
            return;
        }
        const double mass = massAt(index);
        tally_.add(step, What::WokenByNoise, mass * wakes);
        tally_.add(step, What::TiredLost, mass * loses);
        const Cell asleep = std::move(cells[index]);
        cells[index].hp = {};
        for (const bool wakesNow : {false, true}) {
            for (const bool losesNow : {false, true}) {
                const double chance =
                    (wakesNow ? wakes : 1.0 - wakes) * (losesNow ? loses : 1.0 - loses);
                if (chance == 0.0) {
                    continue;
                }
                Cell part = asleep;
                part.hp.scale(chance);
                if (wakesNow) {
                    part.mode.body.clear(Intrinsic::Asleep);
                }
                if (losesNow) {
                    part.mode.body.clear(Intrinsic::Tired);
                }
                cells.push_back(std::move(part));
            }
        }
    });
}

void ExactHeartbeats::rememberAndCure() {
    constexpr int step = 9;
    constexpr std::array<std::pair<Intrinsic, Intrinsic>, 2> cures = {
        {{Intrinsic::ResistStoning, Intrinsic::Stoning},
         {Intrinsic::ResistSleep, Intrinsic::Asleep}}};
    bool cured = false;
    forEachCell([&](std::size_t index) {
        Mode& mode = modeAt(index);
        mode.unchanging = mode.body.has(Intrinsic::Unchanging);
        for (const auto& [resistance, curable] : cures) {
            if (mode.body.has(resistance) && mode.body.isOwn(curable)) {
                tally_.add(step, What::Cured, curable, massAt(index));
                mode.body.clear(curable);
                cured = true;
            }
        }
    });
    if (cured) {
        population_.merge();
    }
}

}  // namespace polyplan::powder
