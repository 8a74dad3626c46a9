#include "core/nethack/polypile/arrange.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <limits>
#include <mutex>
#include <random>
#include <thread>

#include "core/nethack/appearance.h"
#include "core/nethack/polypile/layout_figures.h"
#include "core/probability/random.h"

namespace polyplan::nethack::polypile {
namespace {

constexpr int searches = 2;
/// How much worse than the present layout one may be that is gone on from, as a share of the best
/// figure: at the beginning; it falls to nothing.
constexpr double firstThreshold = 0.02;
constexpr int tellEvery = 16;  ///< rounds
/// For the figures that are told, once it was stopped.
constexpr std::chrono::milliseconds respite{500};

constexpr std::array<std::string_view, 4> objectiveNames = {"all", "any", "expected", "loss"};

/// The stacks of a layout by squares, some of which may be empty.
using Squares = std::vector<std::vector<std::size_t>>;

Arrangement arrangementOf(const ArrangeRequest& request, const Squares& squares) {
    Arrangement arrangement;
    for (std::size_t i = 0; i < squares.size(); ++i) {
        if (!squares[i].empty()) {
            arrangement.push_back({request.firstSquare + static_cast<int>(i), squares[i]});
        }
    }
    return arrangement;
}

bool isPinned(const ArrangeRequest& request, std::size_t stack) {
    return !request.pinned.empty() && request.pinned[stack];
}

std::size_t squareCount(const ArrangeRequest& request) {
    return static_cast<std::size_t>(request.lastSquare - request.firstSquare) + 1;
}

/// The pinned stacks on their squares, and nothing else.
Squares pinnedSquares(const ArrangeRequest& request) {
    Squares squares(squareCount(request));
    for (const ArrangedPile& pile : request.present) {
        for (const std::size_t stack : pile.stacks) {
            if (isPinned(request, stack)) {
                squares[static_cast<std::size_t>(pile.distance - request.firstSquare)].push_back(
                    stack);
            }
        }
    }
    return squares;
}

/// Deals out what is not pinned: stack i to the square that `squareOf` says.
template <typename SquareOf>
Arrangement dealt(const ArrangeRequest& request, const SquareOf& squareOf) {
    Squares squares = pinnedSquares(request);
    for (std::size_t i = 0; i < request.stacks.size(); ++i) {
        if (!isPinned(request, i)) {
            squares[squareOf(i)].push_back(i);
        }
    }
    return arrangementOf(request, squares);
}

/// As it lies, with what is not laid out yet dealt out over the squares.
Arrangement presentWithAll(const ArrangeRequest& request) {
    Squares squares(squareCount(request));
    std::vector<bool> lies(request.stacks.size());
    for (const ArrangedPile& pile : request.present) {
        const int square = std::clamp(pile.distance, request.firstSquare, request.lastSquare) -
                           request.firstSquare;
        for (const std::size_t stack : pile.stacks) {
            squares[static_cast<std::size_t>(square)].push_back(stack);
            lies[stack] = true;
        }
    }
    std::size_t next = 0;
    for (std::size_t i = 0; i < lies.size(); ++i) {
        if (!lies[i]) {
            squares[next++ % squares.size()].push_back(i);
        }
    }
    return arrangementOf(request, squares);
}

ArrangeRequest inSituation(const ArrangeRequest& request, const Situation& situation) {
    return {.situation = situation,
            .stacks = request.stacks,
            .goals = request.goals,
            .objective = request.objective,
            .firstSquare = request.firstSquare,
            .lastSquare = request.lastSquare,
            .present = request.present,
            .pinned = request.pinned};
}

/// One search with dice of its own.
class Search {
  public:
    Search(const ArrangeRequest& request, std::uint64_t seed)
        : request_(request), figures_(request, LayoutFigures::Care::Searching), random_(seed) {
        for (std::size_t i = 0; i < request.stacks.size(); ++i) {
            if (!isPinned(request, i)) {
                movable_.push_back(i);
            }
        }
    }

    template <typename Tell>
    void run(const std::vector<Arrangement>& starts, int rounds, const std::stop_token& stop,
             const Tell& tell) {
        before_ = figures_.of(request_.present, stop);
        if (!before_) {
            return;
        }
        for (const Arrangement& start : starts) {
            const auto figure = start == request_.present ? before_ : figures_.of(start, stop);
            if (!figure) {
                return;
            }
            ++tried_;
            if (!best_ || figure->worth > after_.worth) {
                best_ = start;
                after_ = *figure;
            }
        }
        Squares present = squaresOf(*best_);
        LayoutFigure now = after_;
        for (int round = 0; round < rounds && !movable_.empty(); ++round) {
            Squares changed = present;
            change(changed);
            const auto figure = figures_.of(arrangementOf(request_, changed), stop);
            if (!figure) {
                return;
            }
            ++tried_;
            const double threshold = firstThreshold * std::abs(after_.worth) *
                                     (1.0 - static_cast<double>(round) / rounds);
            if (figure->worth >= now.worth - threshold) {
                present = std::move(changed);
                now = *figure;
            }
            if (now.worth > after_.worth) {
                best_ = arrangementOf(request_, present);
                after_ = now;
            }
            if (round % tellEvery == 0) {
                tell(static_cast<double>(round) / rounds, after_.worth);
            }
        }
    }

    /// Nothing where it was stopped before.
    const std::optional<Arrangement>& best() const { return best_; }
    /// As it lay.
    const LayoutFigure& before() const { return *before_; }
    /// Of the best.
    const LayoutFigure& after() const { return after_; }
    int tried() const { return tried_; }
    bool mayReach(std::size_t goal) const { return figures_.mayReach(goal); }

  private:
    struct Place {
        std::size_t square;
        std::size_t at;
    };

    std::size_t below(std::size_t bound) {
        return random_.below(static_cast<std::uint32_t>(bound));
    }

    Squares squaresOf(const Arrangement& arrangement) const {
        Squares squares(squareCount(request_));
        for (const ArrangedPile& pile : arrangement) {
            squares[static_cast<std::size_t>(pile.distance - request_.firstSquare)] = pile.stacks;
        }
        return squares;
    }

    Place anyMovable(const Squares& squares) {
        const std::size_t stack = movable_[below(movable_.size())];
        for (std::size_t i = 0; i < squares.size(); ++i) {
            const auto found = std::find(squares[i].begin(), squares[i].end(), stack);
            if (found != squares[i].end()) {
                return {i, static_cast<std::size_t>(found - squares[i].begin())};
            }
        }
        return {0, 0};
    }

    void change(Squares& squares) {
        const std::uint32_t kind = random_.below(10);
        const Place from = anyMovable(squares);
        if (kind < 5) {
            move(squares, from, below(squares.size()));
        } else if (kind < 8) {
            const Place to = anyMovable(squares);
            std::swap(squares[from.square][from.at], squares[to.square][to.at]);
        } else if (kind < 9) {
            move(squares, from, from.square);
        } else {
            moveTail(squares, from, below(squares.size()));
        }
    }

    void move(Squares& squares, Place from, std::size_t square) {
        auto& pile = squares[from.square];
        const std::size_t stack = pile[from.at];
        pile.erase(pile.begin() + static_cast<std::ptrdiff_t>(from.at));
        auto& to = squares[square];
        to.insert(to.begin() + static_cast<std::ptrdiff_t>(below(to.size() + 1)), stack);
    }

    /// The movable stacks from a place on down, on top of another square.
    void moveTail(Squares& squares, Place from, std::size_t square) {
        if (square == from.square) {
            return;
        }
        std::vector<std::size_t> stays;
        std::vector<std::size_t> goes;
        const auto& pile = squares[from.square];
        for (std::size_t i = 0; i < pile.size(); ++i) {
            (i >= from.at && !isPinned(request_, pile[i]) ? goes : stays).push_back(pile[i]);
        }
        squares[from.square] = std::move(stays);
        squares[square].insert(squares[square].begin(), goes.begin(), goes.end());
    }

    const ArrangeRequest& request_;
    LayoutFigures figures_;
    Random random_;
    std::vector<std::size_t> movable_;
    std::optional<LayoutFigure> before_;
    std::optional<Arrangement> best_;
    LayoutFigure after_;
    int tried_ = 0;
};

/// The best of what was found, with what is told of it.
struct Judged {
    Arrangement arrangement;
    LayoutFigure before;
    LayoutFigure after;
};

/// By what each search knows itself. @returns nothing where none has found anything
std::optional<Judged> judgedBySearches(const std::vector<Search>& all) {
    const auto gain = [](const Search& search) {
        return search.best() ? search.after().worth - search.before().worth
                             : -std::numeric_limits<double>::infinity();
    };
    const Search& best = *std::ranges::max_element(all, {}, gain);
    return best.best() ? std::optional(Judged{*best.best(), best.before(), best.after()})
                       : std::nullopt;
}

/// Stops when it is asked to, or where that is already so, a while later.
class Respite {
  public:
    explicit Respite(const std::stop_token& stop) : stop_(stop) {
        if (stop.stop_requested()) {
            clock_ = std::jthread([this](const std::stop_token& over) {
                std::mutex waiting;
                std::unique_lock lock(waiting);
                std::condition_variable_any never;
                never.wait_for(lock, over, respite, [] { return false; });
                late_.request_stop();
            });
        }
    }

    std::stop_token token() const { return clock_.joinable() ? late_.get_token() : stop_; }

  private:
    std::stop_token stop_;
    std::stop_source late_;
    std::jthread clock_;
};

/// As the figures are told elsewhere, over all shuffles and worlds; what lay there is among what
/// can be best.
/// @returns nothing if it was stopped
std::optional<Judged> judgedOverAll(const ArrangeRequest& request, const std::vector<Search>& all,
                                    const Arrangement& asItLies, const std::stop_token& stop) {
    LayoutFigures figures(request, LayoutFigures::Care::Judging);
    const auto before = figures.of(request.present, stop);
    std::optional<Judged> best;
    std::vector<Arrangement> found;
    for (const Search& search : all) {
        if (search.best()) {
            found.push_back(*search.best());
        }
    }
    found.push_back(asItLies);
    for (const Arrangement& each : found) {
        const auto after = before ? figures.of(each, stop) : std::nullopt;
        if (!after) {
            return std::nullopt;
        }
        if (!best || after->worth > best->after.worth) {
            best = {each, *before, *after};
        }
    }
    return best;
}

double toldAs(Objective objective, double worth) {
    return objective == Objective::LeastLoss ? -worth : worth;
}

/// Whether the figures of a layout are averages over shuffles.
bool dependsOnShuffle(const ArrangeRequest& request) {
    const Situation& situation = request.situation;
    return std::ranges::any_of(
        materialPools(situation.table, situation.rules, situation.known),
        [&](const LabelPool& pool) {
            return isOpen(withoutKnown(pool, situation.known.materials)) &&
                   std::ranges::any_of(request.stacks, [&](const Stack& stack) {
                       return concerns(pool, situation.table, stack.object);
                   });
        });
}

/// The situation as one shuffle has it that agrees with what is known: of that a layout's figures
/// cost no more than if all were known, and a layout that is good in it is hardly bad in another.
Situation inOneShuffle(const Situation& situation, std::uint64_t seed) {
    Situation settled = situation;
    const auto pools = materialPools(situation.table, situation.rules, situation.known);
    std::mt19937_64 random(seed);
    const auto materials = drawMaterials(situation.table, pools, situation.known.materials, random);
    for (const LabelPool& pool : pools) {
        for (const ObjectIndex type : pool.types) {
            settled.known.materials[type] = materials[type];
        }
    }
    return settled;
}

}  // namespace

std::string_view name(Objective objective) {
    return objectiveNames[static_cast<std::size_t>(objective)];
}

std::optional<Objective> objectiveFromName(std::string_view name) {
    const auto found = std::find(objectiveNames.begin(), objectiveNames.end(), name);
    return found == objectiveNames.end()
               ? std::nullopt
               : std::optional(static_cast<Objective>(found - objectiveNames.begin()));
}

Unit unitOf(Objective objective) {
    return objective == Objective::AllGoals || objective == Objective::AnyGoal ? Unit::Probability
                                                                               : Unit::Items;
}

bool isBetter(Objective objective, double after, double before) {
    return objective == Objective::LeastLoss ? after < before : after > before;
}

Arrangement smallPiles(const ArrangeRequest& request) {
    const std::size_t squares = squareCount(request);
    return dealt(request, [squares](std::size_t stack) { return stack % squares; });
}

Arrangement largePile(const ArrangeRequest& request) {
    return dealt(request, [](std::size_t) { return std::size_t{0}; });
}

double figureOf(const ArrangeRequest& request, const Arrangement& arrangement) {
    return toldAs(request.objective,
                  LayoutFigures(request, LayoutFigures::Care::Judging).of(arrangement, {})->worth);
}

std::optional<Arranged> arrange(const ArrangeRequest& request, const ArrangeOptions& options) {
    const std::vector<Arrangement> starts = {presentWithAll(request), smallPiles(request),
                                             largePile(request)};
    const bool hasShuffles = dependsOnShuffle(request);
    std::vector<Situation> situations;
    std::vector<ArrangeRequest> requests;
    std::vector<Search> all;
    situations.reserve(searches);
    requests.reserve(searches);
    all.reserve(searches);
    for (std::uint64_t i = 0; i < searches; ++i) {
        const std::uint64_t seed = options.seed * searches + i;
        const Situation& situation = situations.emplace_back(
            hasShuffles ? inOneShuffle(request.situation, seed) : request.situation);
        all.emplace_back(requests.emplace_back(inSituation(request, situation)), seed);
    }
    std::mutex telling;
    std::array<double, searches> shares{};
    std::array<std::optional<double>, searches> worths;
    const auto runOne = [&](std::size_t i) {
        const int rounds =
            options.rounds / searches + (static_cast<int>(i) < options.rounds % searches ? 1 : 0);
        all[i].run(starts, rounds, options.stop, [&, i](double share, double worth) {
            if (!options.progress) {
                return;
            }
            const std::lock_guard lock(telling);
            shares[i] = share;
            worths[i] = worth;
            double best = worth;
            double sum = 0;
            for (std::size_t j = 0; j < searches; ++j) {
                best = worths[j] ? std::max(best, *worths[j]) : best;
                sum += shares[j];
            }
            options.progress(sum / searches, toldAs(request.objective, best));
        });
    };
    {
        std::jthread beside([&runOne] { runOne(1); });
        runOne(0);
    }
    const auto bySearches = judgedBySearches(all);
    if (!bySearches) {
        return std::nullopt;
    }
    const auto overAll = judgedOverAll(request, all, starts.front(), Respite(options.stop).token());
    const Judged& judged = overAll ? *overAll : *bySearches;
    Arranged arranged{.arrangement = judged.arrangement,
                      .before = toldAs(request.objective, judged.before.worth),
                      .after = toldAs(request.objective, judged.after.worth),
                      .isOfOneShuffle = hasShuffles && !overAll};
    if (request.objective == Objective::LeastLoss) {
        arranged.hit = {.before = judged.before.hit, .after = judged.after.hit};
    }
    for (const Search& search : all) {
        arranged.rounds += search.tried();
    }
    for (std::size_t goal = 0; goal < request.goals.size(); ++goal) {
        if (std::ranges::none_of(all,
                                 [goal](const Search& search) { return search.mayReach(goal); })) {
            arranged.unreached.push_back(request.goals[goal]);
        }
    }
    return arranged;
}

}  // namespace polyplan::nethack::polypile
