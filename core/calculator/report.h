#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/probability/estimate.h"

/// What a calculator has to say to people: told once, read by lists, charts, pages, tables, speech
/// and comparison, none of which knows a game.
namespace polyplan {

enum class Unit : std::uint8_t {
    Probability,
    Items,
    Stacks,
    Piles,
    Golems,
    Goes,
    Turns,
    Actions,
    Characters,
    Points,
    Charges,
    HitPoints,
    MagicPoints,
    Food,
    Squares,
    Hits,
    Casts,
    Heartbeats,
    Events,
    Goals,
    Zaps,
    Dips,
    Level,
    Plain,  ///< a number of nothing in particular
    Words,  ///< no number: Figure::text is all there is
};

/// "probability", "hit points" …: as files name it and as people read it after several.
std::string_view name(Unit unit);
/// "1 turn", "12 turns": the word after a number. Empty for what is told without one.
std::string_view wordAfter(Unit unit, double number);

/// The least standard error that is told as it is.
inline constexpr double leastErrorShown = 1e-4;
/// How many digits behind the point a value and its standard error deserve: as many as the first
/// digit of the error takes, "22.10 ± 0.01".
int decimalsFor(double standardError);

enum class Better : std::uint8_t { Higher, Lower, Neither };

/// "higher", "lower", "neither"
std::string_view name(Better better);

/// What color and shape a figure takes, where a list draws its share as a bar.
enum class Tone : std::uint8_t { Plain, Kept, Changed, Wanted, Shock, Fused, Golem, Reached };

/// An amount that varies, given that there is one.
struct Spread {
    double mean{};
    double least{};
    double most{};
    bool isOpen = false;  ///< `most` stands for as much or more
    Unit unit = Unit::Plain;
    bool operator==(const Spread&) const = default;
};

/// How much a question is asked about, 12 heartbeats, 100 turns, and on what condition. What is so
/// over one is no better or worse than what is so over another.
struct Span {
    int length{};
    Unit unit = Unit::Turns;
    std::string given = {};  ///< "if it came out right"; empty: it is so in any case
    bool operator==(const Span&) const = default;
};

/// "over 12 turns, if it came out right"; the condition alone where its length is said elsewhere.
std::string inWords(const Span& span, bool tellsLength);

/// One number of an answer, or a few words in its place.
struct Figure {
    std::string id = {};  ///< "damage/Ogre/FIRE 12d8/stunned": by name, the same in every strategy
    std::string group = {};  ///< the heading that it stands under
    std::string label = {};
    /// Its label where the heading is not there: "HP, on average, other outfit". Empty: the same.
    std::string apart = {};
    Estimate value = {};
    Unit unit = Unit::Probability;
    Better better = Better::Neither;
    std::optional<Span> span = {};      ///< of the question; none: it is the same over any
    std::string text = {};              ///< what is read in place of the number; empty: the number
    std::optional<Spread> spread = {};  ///< how much, where `value` says how likely
    std::string detail = {};            ///< further words beside the number
    std::string rule = {};              ///< what the game does, in a sentence
    std::string source = {};            ///< where it does: file and function
    std::string note = {};  ///< where the wiki says otherwise than the game, at this figure
    std::string derivation =
        {};               ///< by which the calculator tells how it comes about; empty: it can't
    bool isMain = false;  ///< one of the few that matter most
    std::optional<double> share = {};  ///< of a whole, for a bar
    Tone tone = Tone::Plain;
    bool operator==(const Figure&) const = default;

    const std::string& labelApart() const { return apart.empty() ? label : apart; }
};

enum class SeriesKind : std::uint8_t {
    Distribution,  ///< over whole numbers x; the values are probabilities
    Curve,         ///< over a growing x: a zap, a turn, a cast, an event, a heartbeat
    Bars,          ///< over categories, in the order that they are to be read
};

/// "distribution", "curve", "bars"
std::string_view name(SeriesKind kind);

/// What bars are told apart by, and what their order says.
enum class BarOrder : std::uint8_t {
    Named,   ///< by their labels
    Ranked,  ///< likewise; the greatest first, so that those behind matter least
    Placed,  ///< by where they stand among each other: labels repeat, as letters of a text do
};

/// What `SeriesPoint::low` and `high` are.
enum class Band : std::uint8_t { None, StandardError, Quantiles };

struct SeriesPoint {
    double x{};              ///< what a distribution or a curve is over; of bars: where they stand
    std::string label = {};  ///< of bars
    double value{};
    double standardError{};
    double low{};
    double high{};
    bool operator==(const SeriesPoint&) const = default;
};

/// What a chart can show.
struct Series {
    std::string id = {};
    std::string label = {};
    SeriesKind kind = SeriesKind::Curve;
    std::string xLabel = {};
    Unit unit = Unit::Probability;
    Band band = Band::None;
    std::vector<SeriesPoint> points = {};
    std::string given = {};  ///< as `Span::given`, where others of its id may have another
    /// Among its like, whichever of them are told: its curve looks by it. None: by its order.
    std::optional<int> place = {};
    BarOrder order = BarOrder::Named;
    bool operator==(const Series&) const = default;

    /// Says at bars of these labels on what condition they are so: what is otherwise in another
    /// column is then another bar.
    void sayAtBars(const std::vector<std::string>& labels, const std::string& condition);
};

/// What comes of a step, part by part: words, and probabilities, which each reader words its way.
using StepValue = std::vector<std::variant<std::string, double>>;

/// A rise or a fall, told with its sign: "+3 HP".
struct Change {
    double amount{};
    std::string of = {};  ///< what rises or falls
    bool operator==(const Change&) const = default;
};

/// One place of a table.
using Cell = std::variant<std::string, Estimate, double, StepValue, Change>;

struct Column {
    std::string label = {};
    Unit unit = Unit::Words;
    std::string rule = {};
    std::string brief = {};  ///< the head where there is little room; empty: the label
    bool operator==(const Column&) const = default;
};

struct Table {
    std::string id = {};
    std::string title = {};
    std::vector<Column> columns = {};
    std::vector<std::vector<Cell>> rows = {};
    bool operator==(const Table&) const = default;
};

/// What comes of a step in one text. @param wordProbability how a probability is told
std::string worded(const StepValue& value,
                   const std::function<std::string(double)>& wordProbability);

/// The heading of the steps.
inline constexpr const char* stepsTitle = "Step by step";

/// One step of the calculation, in the game's order.
struct Step {
    std::string text = {};    ///< what happens
    std::string rule = {};    ///< of which rule it is a case
    std::string source = {};  ///< file and function of the game
    StepValue value = {};     ///< what comes of it
    bool operator==(const Step&) const = default;
};

enum class RemarkKind : std::uint8_t {
    Remark,
    Refusal,  ///< the game does not do what is asked for
    Method,   ///< how the figures came about
    Differs,  ///< the wiki says otherwise than the game
};

struct Remark {
    RemarkKind kind = RemarkKind::Remark;
    std::string group = {};  ///< the heading that it stands under; may be that of figures
    std::string text = {};
    std::string source = {};
    bool operator==(const Remark&) const = default;
};

struct Report {
    /// The headings of figures and remarks in the order to be read.
    std::vector<std::string> groups;
    std::vector<Figure> figures;
    /// Further ones that go without saying, as the 0 of what can't happen: lists leave them out. A
    /// comparison tells them beside a report that has the same among its figures.
    std::vector<Figure> tacit = {};
    std::vector<Series> series;
    std::vector<Series> tacitSeries = {};  ///< likewise
    std::vector<Table> tables;
    std::vector<Step> steps;
    std::vector<Remark> remarks;
    bool operator==(const Report&) const = default;

    /// Null if there is none.
    const Figure* figure(std::string_view id) const;
    const Series* seriesOf(std::string_view id) const;
    const Table* table(std::string_view id) const;
};

}  // namespace polyplan
