#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/nethack/engraving/answer.h"
#include "core/nethack/engraving/durability.h"
#include "core/nethack/engraving/report.h"

/// All that can be written with, side by side.
namespace polyplan::nethack::engraving {

/// What is written with: an object's identified name or "fingers", and its state.
struct StylusChoice {
    std::string stylus;
    StylusState state;
    bool operator==(const StylusChoice&) const = default;
};

/// What is carried.
struct CarriedStylus {
    StylusChoice choice;
    std::string title;       ///< "a +2 uncursed dagger"
    std::string shortTitle;  ///< "dagger +2"
    bool operator==(const CarriedStylus&) const = default;
};

/// One thing to write with, for the text and the hero at hand.
struct StylusAnswer {
    StylusChoice choice;
    std::string title;       ///< as of what is carried, else "wand of fire"
    std::string shortTitle;  ///< as of what is carried, else "wand of fire"
    bool isCarried = false;
    StylusGroup group = StylusGroup::Dust;
    Writing writing;
    /// How long what it writes lasts, if it comes out right: after each event. Null where it writes
    /// nothing or where nothing happens to the text.
    std::shared_ptr<const Durability> durability;

    bool isAllowed() const { return writing.writes(); }
};

/// One engraving beside what all styluses would make of it.
struct StylusComparison {
    Request request;
    Game game = Game::NetHack367;
    Answer answer;
    /// There is no text yet: the styluses are compared for Elbereth.
    bool isExample = false;
    std::vector<StylusAnswer> styluses;  ///< what is carried first, then all of the game

    /// The answer for what is chosen; null if nothing is, or not yet.
    const StylusAnswer* chosen() const;
};

/// What matters of the engraving's text.
Aim aimOf(const StylusComparison& comparison);
/// What the styluses are compared by, whichever is chosen: that it counts as Elbereth where any of
/// them makes the text do so, as an example's is.
Aim comparedBy(const StylusComparison& comparison);

/// @returns nothing if `stop` asked to stop.
std::optional<StylusComparison> compare(const Request& request, Game game,
                                        const std::vector<CarriedStylus>& carried,
                                        const Tables& tables, const std::stop_token& stop = {});

/// What comes of a stylus where the text is written whole: in one go if that does it, else in the
/// cheapest goes.
struct Way {
    double right = 0;     ///< that all of it comes out as typed
    double elbereth = 0;  ///< that it counts as Elbereth
    int time = 0;         ///< until it stands: turns, or from 3.7 on actions
    int helpless = 0;     ///< of these turns
    Cost cost;
    bool isWhole = true;  ///< false: it can't write all of the text, however that is broken up

    /// That it comes out with what is asked of it.
    double comesOut(Aim aim) const;
};
Way wayOf(const Writing& writing);
Way wayOf(const StylusAnswer& stylus);

/// All that a stylus loses or uses up, added up.
int spent(const Cost& cost);

/// How likely the text still works after all events; 1 where nothing happens to it.
double lasting(const StylusAnswer& stylus, Aim aim);

/// By several figures, the first of which decides unless it is equal.
enum class Ranking : std::uint8_t {
    None,
    Safest,   ///< likeliest to come out right, not blinding, least helpless, fastest, cheapest
    Fastest,  ///< least time, least helpless, likeliest to come out right, cheapest
    Lasts,    ///< lasting, likeliest to come out right, fastest, cheapest
};
/// What can't write all of the text is worse than what can.
/// @param ranking not `None`
bool isBetter(const StylusAnswer& a, const StylusAnswer& b, Aim aim, Ranking ranking);

/// The best of what is carried; null if nothing of it can write all of the text so that it comes
/// out with what is asked of it, or, ranked by what lasts, if nothing of it does.
const StylusAnswer* bestCarried(const StylusComparison& comparison, Aim aim, Ranking ranking);

}  // namespace polyplan::nethack::engraving
