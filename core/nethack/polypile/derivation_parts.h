#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/nethack/polypile/beam.h"
#include "core/nethack/polypile/derive.h"
#include "core/nethack/polypile/fate.h"
#include "core/nethack/polypile/rule_places.h"
#include "core/nethack/polypile/transformation.h"

/// The parts that `derive()` is made of.
namespace polyplan::nethack::polypile::derivations {

std::string stackName(const Situation& situation, const Stack& stack);
/// "stack 2, 4 × dagger".
std::string placeName(const Situation& situation, const Pile& pile, std::size_t stack);
std::string pileName(const Pile& pile);

/// How a stack comes to be changed, shuddered at or spared; the last step is that fate.
enum class StackFate : std::uint8_t { Unaffected, Resisted, Changed, Shuddered, Unharmed };
DerivationInput addFate(DerivationSteps& steps, const Situation& situation, const Stack& stack,
                        StackFate fate);

/// That a stack changes into a type; nothing if it can't.
std::optional<DerivationInput> addBecomes(DerivationSteps& steps, const Situation& situation,
                                          const Stack& stack, ObjectIndex object);

/// Figures that a golem has a say in. Nothing if the answer has none or `stop` asked to stop.
std::optional<DerivationInput> addGolemKind(DerivationSteps& steps,
                                            const DerivationQuestion& question, std::size_t pile,
                                            Golem golem);
std::optional<DerivationInput> addAbsorbed(DerivationSteps& steps,
                                           const DerivationQuestion& question, std::size_t pile,
                                           std::size_t stack, const std::stop_token& stop);
std::optional<DerivationInput> addAtLeastOne(DerivationSteps& steps,
                                             const DerivationQuestion& question, std::size_t pile,
                                             ObjectIndex object, const std::stop_token& stop);
std::optional<DerivationInput> addMean(DerivationSteps& steps, const DerivationQuestion& question,
                                       std::size_t pile, ObjectIndex object,
                                       const std::stop_token& stop);

/// The answer's entry of an object; null if nothing of it can be there.
const ObjectLeft* leftOf(const std::vector<ObjectLeft>& left, ObjectIndex object);

/// Figures of the beam and the line.
/// @param golem none: of any kind
double golemRises(const PileOdds& pile, Golem golem);
DerivationInput addReached(DerivationSteps& steps, const DerivationQuestion& question,
                           std::size_t pile);
DerivationInput addLostShare(DerivationSteps& steps, const DerivationQuestion& question,
                             std::size_t pile, FigureName::Loss loss);
DerivationInput addLineLost(DerivationSteps& steps, const DerivationQuestion& question,
                            FigureName::Loss loss);
DerivationInput addLineGolems(DerivationSteps& steps, const DerivationQuestion& question,
                              Golem golem);
std::optional<DerivationInput> addLineMean(DerivationSteps& steps,
                                           const DerivationQuestion& question, ObjectIndex object);

/// Figures of what the line leaves of an object, and of goals.
std::optional<DerivationInput> addLineAtLeastOne(DerivationSteps& steps,
                                                 const DerivationQuestion& question,
                                                 ObjectIndex object, const std::stop_token& stop);
enum class GoalsAsked : std::uint8_t { One, Any, All };
std::optional<DerivationInput> addGoals(DerivationSteps& steps, const DerivationQuestion& question,
                                        GoalsAsked asked, std::size_t goal,
                                        const std::stop_token& stop);
DerivationInput addWanted(DerivationSteps& steps, const DerivationQuestion& question,
                          const std::stop_token& stop);

/// Adds a figure of a question; nothing if it has none.
using AddFigure =
    std::function<std::optional<DerivationInput>(DerivationSteps&, const DerivationQuestion&)>;

/// A figure where looks that lie there more than once are of one type each: the average over the
/// worlds of `lookWorlds()`.
/// @param pile whose figure it is, given that the zap gets there; nothing if it is of the line
std::optional<DerivationInput> addOverLooks(DerivationSteps& steps,
                                            const DerivationQuestion& question,
                                            std::optional<std::size_t> pile,
                                            const AddFigure& addFigure,
                                            const std::stop_token& stop);

/// A figure that was counted in runs or averaged over drawn shuffles.
DerivationInput addSampled(DerivationSteps& steps, const std::string& title, Measure measure,
                           const Provenance& provenance, const Estimate& estimate);

}  // namespace polyplan::nethack::polypile::derivations
