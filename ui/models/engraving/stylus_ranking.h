#pragma once

#include "ui/models/engraving/engraving_service.h"

namespace polyplan::ui {

/// What comes of a stylus where the text is written whole: in one go if that does it, else in the
/// cheapest goes.
struct Way {
    double right = 0;     ///< that all of it comes out as typed
    double elbereth = 0;  ///< that it counts as Elbereth
    int time = 0;         ///< turns, or from 3.7 on actions
    int helpless = 0;     ///< of these turns
    nethack::engraving::Cost cost;
    bool isWhole = true;  ///< false: it can't write all of the text, however that is broken up

    /// That it comes out with what is asked of it.
    double comesOut(Measure measure) const;
};
Way wayOf(const StylusAnswer& stylus);

/// All that a stylus loses or uses up, added up.
int spent(const nethack::engraving::Cost& cost);

/// How likely the text still works after all events; 1 where nothing happens to it.
double lasting(const StylusAnswer& stylus, Measure measure);

/// By several figures, the first of which decides unless it is equal.
enum class Ranking : std::uint8_t {
    None,
    Safest,   ///< likeliest to come out right, least helpless, fastest, lasting
    Fastest,  ///< least time, least helpless, likeliest to come out right, lasting
    Lasts,    ///< lasting, likeliest to come out right, fastest
};
/// What can't write all of the text is worse than what can.
/// @param ranking not `None`
bool isBetter(const StylusAnswer& a, const StylusAnswer& b, Measure measure, Ranking ranking);

/// The best of what is carried; null if nothing of it can write all of the text.
const StylusAnswer* bestCarried(const EngravingAnswer& answer, Measure measure, Ranking ranking);

}  // namespace polyplan::ui
