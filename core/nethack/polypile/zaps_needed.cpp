#include "core/nethack/polypile/zaps_needed.h"

#include <algorithm>
#include <cmath>

namespace polyplan::nethack::polypile {

std::optional<int> zapsForChance(std::span<const ZapAnswer> byZap, GoalFigure goals,
                                 double chance) {
    const auto found = std::find_if(byZap.begin(), byZap.end(), [&](const ZapAnswer& zap) {
        return (zap.*goals).value >= chance;
    });
    return found == byZap.end() ? std::nullopt
                                : std::optional(static_cast<int>(found - byZap.begin()) + 1);
}

double meanZapsUntil(std::span<const ZapAnswer> byZap, GoalFigure goals) {
    double zaps = byZap.empty() ? 0.0 : 1.0;
    for (std::size_t i = 0; i + 1 < byZap.size(); ++i) {
        zaps += 1.0 - (byZap[i].*goals).value;
    }
    return zaps;
}

double triesForChance(double each, double chance) {
    return each >= 1.0 ? 1.0 : std::log1p(-chance) / std::log1p(-each);
}

Estimate fodderUsed(const ZapAnswer& zap) {
    Estimate used;
    for (const Estimate& lost : {zap.lost.shock, zap.lost.fused, zap.lost.golem}) {
        used.value += lost.value;
        used.standardError += lost.standardError;
    }
    return used;
}

ChargesUsed chargesUsed(int charges, int zaps) {
    ChargesUsed used;
    used.charges = std::clamp(zaps, 0, std::max(0, charges));
    used.wrested = charges >= 0 && zaps > used.charges ? 1 : 0;
    used.missing = zaps - used.charges - used.wrested;
    used.meanTries = used.wrested * static_cast<double>(wrestOneIn);
    return used;
}

double wrestedWithin(int tries) {
    return -std::expm1(tries * std::log1p(-1.0 / wrestOneIn));
}

}  // namespace polyplan::nethack::polypile
