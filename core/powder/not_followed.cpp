#include "core/powder/not_followed.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace polyplan::powder {
namespace {

/// The noise from which on Quizar may take offence (POWDER 117/118 piety.cpp pietyMakeNoise()).
constexpr int noiseForQuizar = 3;

bool isDressedAtAll(const Scene& scene) {
    for (std::size_t i = 0; i < dressCount; ++i) {
        if (scene.isDressed(static_cast<Dress>(i))) {
            return true;
        }
    }
    return false;
}

bool offendsQuizar(const Scene& scene) {
    return std::ranges::any_of(scene.ownNoises(scene.has(Intrinsic::Noisy)),
                               [](int noise) { return noise >= noiseForQuizar; });
}

bool isDirected(const Scene& scene) {
    return scene.request().square.wind == Wind::Directed;
}

struct OmissionRow {
    bool (*applies)(const Scene&);
    std::string_view text;
    std::optional<Intrinsic> of = std::nullopt;  ///< named before the text
};

constexpr std::array<OmissionRow, 15> omissionRows = {{
    {[](const Scene& s) { return s.has(Intrinsic::Possessed); },
     "the release of the host, a beat before the counter runs out (step 3)", Intrinsic::Possessed},
    {[](const Scene& s) { return s.isAvatar() && offendsQuizar(s); },
     "piety: Quizar's dislike of loud noises (step 5)"},
    {[](const Scene& s) { return s.has(Intrinsic::MissingFinger); },
     "the ring that falls off (step 6)", Intrinsic::MissingFinger},
    {[](const Scene& s) { return s.has(Intrinsic::Summoned); },
     "what a summoned creature leaves behind: its inventory, smoke or a forest (step 13)"},
    {[](const Scene& s) { return s.has(Intrinsic::Teleport); },
     "where a teleport leads: it is only counted, the square stays the same (step 23)"},
    {[](const Scene& s) { return s.has(Intrinsic::Search); },
     "what is found, and traps that it uncovers (step 23)", Intrinsic::Search},
    {[](const Scene& s) {
         return s.has(Intrinsic::Submerged) && !s.request().creature.worn.empty();
     },
     "items that are doused, burnt or dissolved under the surface (step 24)"},
    {[](const Scene& s) { return s.creature().blownByWind && isDirected(s); },
     "blown by the wind (step 28)"},
    {[](const Scene& s) { return s.creature().id == "AIRELEMENTAL"; },
     "smoke that an air elemental clears from its square (step 28)"},
    {[](const Scene& s) { return s.creature().id == "FIREELEMENTAL"; },
     "squares that a fire elemental burns (step 28)"},
    {[](const Scene& s) { return s.creature().id == "LIVINGFROST"; },
     "squares that living frost freezes (step 28)"},
    {[](const Scene& s) { return s.has(Intrinsic::LichForm); },
     "the change into a lich in place of death", Intrinsic::LichForm},
    {[](const Scene& s) { return s.has(Intrinsic::Polymorph); },
     "what it turns into when it polymorphs: it is not followed any further (step 34)"},
    {[](const Scene& s) { return s.has(Intrinsic::Polymorphed); },
     "its own shape once it reverts: it is not followed any further (step 35)"},
    {[](const Scene& s) { return s.isAvatar() && isDressedAtAll(s); },
     "piety for the dress (step 36)"},
}};

}  // namespace

std::vector<Omission> notFollowed(const Scene& scene) {
    std::vector<Omission> omissions;
    for (const OmissionRow& row : omissionRows) {
        if (row.applies(scene)) {
            omissions.push_back({row.of, std::string(row.text)});
        }
    }
    return omissions;
}

}  // namespace polyplan::powder
