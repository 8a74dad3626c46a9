#include <algorithm>
#include <functional>

#include "core/nethack/polypile/derivation_parts.h"
#include "core/nethack/polypile/evaluate.h"
#include "core/nethack/polypile/pile_answer.h"
#include "core/nethack/polypile/walk_work.h"
#include "core/probability/grouped.h"

namespace polyplan::nethack::polypile::derivations {
namespace {

constexpr auto flagSource = "zap.c do_osshock()";
constexpr auto golemSource = "zap.c create_polymon()";
constexpr auto absorbSource = "zap.c polyuse()";

/// Stacks that are told one by one; what the others add is summed up.
constexpr std::size_t mostToldStacks = 10;

/// A pile, compiled for walks.
struct Compiled {
    Compiled(const Situation& situation, const Pile& pile)
        : transformation(situation),
          shuffles(situation),
          model(situation, transformation, pile.stacks) {}

    Transformation transformation;
    Shuffles shuffles;
    PileModel model;
};

std::string golemName(Golem golem) {
    return golem == Golem::None ? "no golem" : std::string(name(golem));
}

/// The share of a stack's possible materials that raise a golem of a kind.
double shareOfKind(const Compiled& pile, std::size_t stack, Golem golem) {
    const ObjectIndex label = pile.model.stacks()[stack].label;
    const auto raises = [&pile, golem](Material material) {
        const std::span<const Golem> kinds = golemsOf(pile.model.situation().rules, material);
        return static_cast<double>(std::count(kinds.begin(), kinds.end(), golem)) /
               static_cast<double>(kinds.size());
    };
    std::vector<LabelPool> pools = pile.shuffles.openPools(pile.model);
    std::ranges::copy(pile.shuffles.ofEach(pile.model), std::back_inserter(pools));
    for (const LabelPool& pool : pools) {
        if (std::find(pool.types.begin(), pool.types.end(), label) == pool.types.end()) {
            continue;
        }
        double share = 0.0;
        for (const Material material : allMaterials()) {
            share += pool.labels[static_cast<std::size_t>(material)] * raises(material);
        }
        return share / pool.labelTotal;
    }
    return raises(pile.shuffles.settled()[label]);
}

/// How the flag of a pile comes to be set, stack by stack. Every object counts as of the flag's
/// material, so that any shudder may set it; the allowance of the golem does not matter.
class FlagWalk {
  public:
    explicit FlagWalk(const PileModel& pile)
        : world_{.golem = Golem::Skeleton,
                 .weight = 1.0,
                 .match = std::vector<double>(pile.labels(), 1.0)},
          sweep_(pile, world_) {
        double unset = 1.0;
        for (const StackModel& stack : pile.stacks()) {
            unsetBefore_.push_back(unset);
            unset *= 1.0 - stack.fate.shuddered * stack.fate.flagIfShuddered;
        }
        unsetBefore_.push_back(unset);
    }

    /// That no stack above has set it; behind the last one, that none has.
    double unsetBefore(std::size_t stack) const { return unsetBefore_[stack]; }
    /// That this stack is the first to set it.
    double setBy(std::size_t stack) const {
        const Fate& fate = sweep_.pile().stacks()[stack].fate;
        return unsetBefore_[stack] * fate.shuddered * fate.flagIfShuddered;
    }
    /// That this stack is the first to set it, and two items are left in the end.
    double raisedBy(std::size_t stack) const {
        const Walk<1>& walk = sweep_.walkAt(stack);
        const Fate& fate = sweep_.pile().stacks()[stack].fate;
        std::array<double, itemsLeftCount> before = {
            walk.none[Unset][0], walk.one[Unset][0][0] + walk.one[Unset][1][0], 0.0};
        for (const std::array<double, 1>& many : walk.many[Unset]) {
            before[ManyItems] += many[0];
        }
        const std::array<double, itemsLeftCount>& then = sweep_.toEnd(stack + 1)[Set];
        double sum = 0.0;
        for (std::size_t left = 0; left < itemsLeftCount; ++left) {
            const double none = fate.mostLeft == 0 ? then[left] : 0.0;
            sum += before[left] * (none + fate.oneLeft() * then[withMore(left, 1)] +
                                   fate.moreLeft() * then[withMore(left, 2)]);
        }
        return sum * fate.shuddered * fate.flagIfShuddered;
    }

  private:
    World world_;
    WorldSweep sweep_;
    std::vector<double> unsetBefore_;
};

/// A stack's part in a golem, as a product.
struct Raising {
    std::size_t stack{};
    double raised{};
    double share{};
    double chance() const { return raised * share; }
};

DerivationInput addRaising(DerivationSteps& steps, const DerivationQuestion& question,
                           const Pile& pile, const Compiled& compiled, const FlagWalk& walk,
                           const Raising& raising) {
    const Stack& stack = pile.stacks[raising.stack];
    const Fate& fate = compiled.model.stacks()[raising.stack].fate;
    const std::string place = placeName(question.situation, pile, raising.stack);
    const int die = fateRolls(question.situation, stack).golemDie;
    const DerivationInput sets = steps.step(
        {.title = place + " sets the flag",
         .text = "Given a shudder: each of its items rolls one of Luck + 45, which is " +
                 std::to_string(die) + ".",
         .source = flagSource},
        Combining::OnceInN, {constant("one roll", 1.0 / die), constant("items", stack.quantity)},
        fate.flagIfShuddered);
    DerivationSteps::Inputs factors = {
        constant("no flag from above", walk.unsetBefore(raising.stack)),
        constant("it shudders", fate.shuddered), sets,
        constant("two items are left then", raising.raised / walk.setBy(raising.stack))};
    if (raising.share < 1.0) {
        factors.push_back(constant("its material gives this kind", raising.share));
    }
    return steps.step({.title = place + " raises it",
                       .text = "The first shuddering stack that sets the flag gives its material. "
                               "A golem needs two items in the pile.",
                       .source = std::string(flagSource) + ", create_polymon()"},
                      Combining::Product, std::move(factors), raising.chance());
}

DerivationInput addNoGolem(DerivationSteps& steps, const Compiled& compiled, const FlagWalk& walk) {
    DerivationSteps::Inputs spared;
    double calledOff = 0.0;
    for (std::size_t i = 0; i < compiled.model.stacks().size(); ++i) {
        const Fate& fate = compiled.model.stacks()[i].fate;
        spared.push_back(constant("stack " + std::to_string(i + 1) + " sets none",
                                  1.0 - fate.shuddered * fate.flagIfShuddered));
        calledOff += walk.setBy(i) - walk.raisedBy(i);
    }
    const DerivationInput unset = steps.step(
        {.title = "no flag", .text = "No stack shudders and rolls a golem.", .source = flagSource},
        Combining::Product, std::move(spared), walk.unsetBefore(compiled.model.stacks().size()));
    const DerivationInput alone =
        steps.given({.title = "called off",
                     .text = "The flag is set, but fewer than two items are left for a golem.",
                     .source = golemSource},
                    std::max(0.0, calledOff));
    return steps.step({.title = "no golem", .text = "", .source = golemSource}, Combining::Sum,
                      {unset, alone});
}

/// Calls `add` with each kind of golem, `None` included, that the answer knows of.
void forEachGolem(const PileAnswer& answer, const std::function<void(Golem, double)>& add) {
    for (const auto& [golem, chance] : answer.ifHit.golem) {
        if (chance > 0.0) {
            add(golem, chance);
        }
    }
}

/// Sums up a figure over the golems that may form: the walk is asked about each by itself.
/// @param partOf the figure's part in walks with one golem
std::optional<DerivationInput> addByGolem(DerivationSteps& steps,
                                          const DerivationQuestion& question, std::size_t pile,
                                          const DerivationSteps::About& about, FigureChoice choice,
                                          const Compiled& compiled,
                                          const std::function<double(const PileFigures&)>& partOf,
                                          bool withoutGolem, const std::stop_token& stop) {
    const PileAnswer& answer = question.answer.piles[pile];
    DerivationSteps::Inputs parts;
    Provenance provenance;
    bool stopped = false;
    forEachGolem(answer, [&](Golem golem, double chance) {
        if (stopped || (golem == Golem::None && !withoutGolem)) {
            return;
        }
        choice.golem = golem;
        const auto figures =
            averagedFigures(compiled.model, compiled.shuffles, choice,
                            {.method = {}, .seed = answer.provenance.seed, .stop = stop});
        stopped = !figures.has_value();
        if (stopped) {
            return;
        }
        provenance = figures->provenance;
        const double part = partOf(figures->mean);
        const DerivationInput given = steps.step(
            {.title = about.title + ", with " + golemName(golem),
             .text = golem == Golem::None
                         ? "Given that none forms."
                         : "Given that it forms. It takes from the top: things of the flag's "
                           "material with w in w + 1, others with 1 in w + 1, where w is its "
                           "weight, " +
                               std::to_string(weight(golem)) + ", less the items it has taken.",
             .source = golem == Golem::None ? golemSource : absorbSource,
             .measure = about.measure},
            Combining::Walk, {constant(golemName(golem), chance)}, part / chance);
        parts.push_back(constant(golemName(golem), chance));
        parts.push_back(given);
    });
    if (stopped) {
        return std::nullopt;
    }
    DerivationSteps::About sum = about;
    if (provenance.method == Method::Sampled) {
        sum.text += " Averaged over " + grouped(provenance.samples) +
                    " drawn shuffles of the appearances that are not known.";
    }
    return steps.step(std::move(sum), Combining::WeightedSum, std::move(parts));
}

}  // namespace

std::optional<DerivationInput> addGolemKind(DerivationSteps& steps,
                                            const DerivationQuestion& question, std::size_t pile,
                                            Golem golem) {
    const Pile& asked = question.piles[pile];
    const Compiled compiled(question.situation, asked);
    const FlagWalk walk(compiled.model);
    if (golem == Golem::None) {
        return addNoGolem(steps, compiled, walk);
    }
    std::vector<Raising> raisings;
    for (std::size_t i = 0; i < asked.stacks.size(); ++i) {
        const Raising raising{
            .stack = i, .raised = walk.raisedBy(i), .share = shareOfKind(compiled, i, golem)};
        if (raising.chance() > 0.0) {
            raisings.push_back(raising);
        }
    }
    std::stable_sort(raisings.begin(), raisings.end(),
                     [](const Raising& a, const Raising& b) { return a.chance() > b.chance(); });
    const std::size_t told = std::min(raisings.size(), mostToldStacks);
    std::sort(raisings.begin(), raisings.begin() + static_cast<std::ptrdiff_t>(told),
              [](const Raising& a, const Raising& b) { return a.stack < b.stack; });
    DerivationSteps::Inputs parts;
    for (std::size_t i = 0; i < told; ++i) {
        parts.push_back(addRaising(steps, question, asked, compiled, walk, raisings[i]));
    }
    if (told < raisings.size()) {
        double rest = 0.0;
        for (std::size_t i = told; i < raisings.size(); ++i) {
            rest += raisings[i].chance();
        }
        parts.push_back(
            steps.given({.title = "the other " + std::to_string(raisings.size() - told) + " stacks",
                         .text = "In the same way.",
                         .source = flagSource},
                        rest));
    }
    return steps.step(
        {.title = golemName(golem), .text = "Whichever stack raises it.", .source = golemSource},
        Combining::Sum, std::move(parts));
}

std::optional<DerivationInput> addAbsorbed(DerivationSteps& steps,
                                           const DerivationQuestion& question, std::size_t pile,
                                           std::size_t stack, const std::stop_token& stop) {
    const PileAnswer& answer = question.answer.piles[pile];
    const DerivationSteps::About about{.title = "taken by a golem",
                                       .text = "What is left of the stack, changed or not.",
                                       .source = absorbSource};
    if (isTooLargeForExact(question.situation, question.piles, question.goals)) {
        const double error =
            answer.ifHitErrors ? answer.ifHitErrors->stacks[stack].remainderAbsorbedByGolem : 0.0;
        return addSampled(steps, about.title, about.measure, answer.provenance,
                          {answer.ifHit.stacks[stack].remainderAbsorbedByGolem, error});
    }
    const Compiled compiled(question.situation, question.piles[pile]);
    const FigureChoice choice{.marginals = true, .histograms = false, .goals = {}, .only = {}};
    return addByGolem(
        steps, question, pile, about, choice, compiled,
        [stack](const PileFigures& figures) { return figures.absorbed[stack]; }, false, stop);
}

const ObjectLeft* leftOf(const std::vector<ObjectLeft>& left, ObjectIndex object) {
    const auto found = std::find_if(
        left.begin(), left.end(), [object](const ObjectLeft& one) { return one.object == object; });
    return found == left.end() ? nullptr : &*found;
}

namespace {

std::optional<DerivationInput> addLeft(DerivationSteps& steps, const DerivationQuestion& question,
                                       std::size_t pile, ObjectIndex object, bool mean,
                                       const std::stop_token& stop) {
    const PileAnswer& answer = question.answer.piles[pile];
    const ObjectLeft* left = leftOf(answer.ifHit.finalQuantity, object);
    if (left == nullptr) {
        return std::nullopt;
    }
    const std::string name = question.situation.table[object].name;
    const DerivationSteps::About about{
        .title = (mean ? "mean number of " : "at least one ") + name,
        .text = isDipped(question.situation.source)
                    ? "On the square, each stack dipped once."
                    : "On the square, given that the beam gets there.",
        .source = isDipped(question.situation.source) ? told::byDip : told::byPile,
        .measure = mean ? Measure::Number : Measure::Probability};
    if (isTooLargeForExact(question.situation, question.piles, question.goals)) {
        const ObjectLeft* error =
            answer.ifHitErrors ? leftOf(answer.ifHitErrors->finalQuantity, object) : nullptr;
        return addSampled(
            steps, about.title, about.measure, answer.provenance,
            mean ? Estimate{left->meanQuantity, error == nullptr ? 0.0 : error->meanQuantity}
                 : Estimate{left->atLeastOne, error == nullptr ? 0.0 : error->atLeastOne});
    }
    const Compiled compiled(question.situation, question.piles[pile]);
    const YieldTable yields(compiled.model);
    const FigureChoice choice{.marginals = false,
                              .histograms = false,
                              .atLeastOne = mean ? nullptr : &yields,
                              .goals = {},
                              .only = {object}};
    return addByGolem(
        steps, question, pile, about, choice, compiled,
        [object, mean](const PileFigures& figures) {
            return mean ? figures.meanQuantity[object] : figures.atLeastOne[object];
        },
        true, stop);
}

/// What each stack gives of an object before any golem, for comparison.
void addSources(DerivationSteps& steps, const DerivationQuestion& question, std::size_t pile,
                ObjectIndex object) {
    const Pile& asked = question.piles[pile];
    const Transformation transformation(question.situation);
    DerivationSteps::Inputs chances;
    for (std::size_t i = 0; i < asked.stacks.size(); ++i) {
        const Stack& stack = asked.stacks[i];
        const Fate fate = fateOf(question.situation, stack);
        double chance = stack.object == object ? fate.kept() + fate.unharmed +
                                                     (fate.mostLeft > 0 ? fate.shuddered : 0.0)
                                               : 0.0;
        if (fate.changed > 0.0) {
            for (const ObjectOdds& type : transformation.typesOf(stack)) {
                chance += type.object == object ? fate.changed * type.probability : 0.0;
            }
        }
        if (chance > 0.0) {
            chances.push_back(constant(placeName(question.situation, asked, i), chance));
        }
    }
    steps.step({.title = "some stack leaves one, were there no golems",
                .text = "Each stack by itself: it is one and stays, or it becomes one.",
                .source = "zap.c bhito(), poly_obj()"},
               Combining::AnyOf, std::move(chances));
}

}  // namespace

std::optional<DerivationInput> addAtLeastOne(DerivationSteps& steps,
                                             const DerivationQuestion& question, std::size_t pile,
                                             ObjectIndex object, const std::stop_token& stop) {
    addSources(steps, question, pile, object);
    return addLeft(steps, question, pile, object, false, stop);
}

std::optional<DerivationInput> addMean(DerivationSteps& steps, const DerivationQuestion& question,
                                       std::size_t pile, ObjectIndex object,
                                       const std::stop_token& stop) {
    return addLeft(steps, question, pile, object, true, stop);
}

}  // namespace polyplan::nethack::polypile::derivations
