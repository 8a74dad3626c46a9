#include "ui/charts/shown_points.h"

#include <algorithm>
#include <cstddef>

namespace polyplan::ui {

std::vector<CurvePoint> shownPoints(std::vector<CurvePoint> points) {
    constexpr std::size_t most = 1'000;
    constexpr std::size_t spans = most / 2;
    const std::size_t count = points.size();
    if (count <= most) {
        return points;
    }
    std::vector<CurvePoint> shown = {points.front()};
    const auto add = [&shown](const CurvePoint& point) {
        if (point.x > shown.back().x) {
            shown.push_back(point);
        }
    };
    for (std::size_t span = 0; span < spans; ++span) {
        const auto first = points.begin() + static_cast<std::ptrdiff_t>(span * count / spans);
        const auto last = points.begin() + static_cast<std::ptrdiff_t>((span + 1) * count / spans);
        const auto [least, greatest] =
            std::ranges::minmax_element(first, last, {}, &CurvePoint::value);
        add(*std::min(least, greatest));
        add(*std::max(least, greatest));
    }
    add(points.back());
    return shown;
}

}  // namespace polyplan::ui
