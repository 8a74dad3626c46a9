#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace polyplan::nethack::polypile {

/// How a step makes its result of its inputs.
enum class Combining : std::uint8_t {
    Given,        ///< it is the one input: a number of the game's rules or of the plan
    Sum,          ///< a + b + …
    Product,      ///< a × b × …
    Difference,   ///< a − b
    Complement,   ///< 1 − a
    Quotient,     ///< a ÷ b
    OnceInN,      ///< 1 − (1 − a)^b: at least once in b tries
    AnyOf,        ///< 1 − (1 − a) × (1 − b) × …: at least one of independent things
    WeightedSum,  ///< a × b + c × d + …
    Walk,         ///< by a walk that no formula sums up; the inputs are what it goes by
};

enum class Measure : std::uint8_t { Probability, Number };

/// A named number that a step uses.
struct DerivationInput {
    std::string name;
    double value{};
    std::optional<std::size_t> step;  ///< whose result it is; nothing if it is a given
    bool operator==(const DerivationInput&) const = default;
};

/// One step of a derivation.
struct DerivationStep {
    std::string title;   ///< what it gives, e.g. "shudders"
    std::string text;    ///< the rule, in a sentence
    std::string source;  ///< file and function of the game, e.g. "zap.c obj_shudders()"
    Combining combining = Combining::Given;
    Measure measure = Measure::Probability;
    std::vector<DerivationInput> inputs;
    double result{};
    bool operator==(const DerivationStep&) const = default;
};

/// How a figure of an answer comes about, from the rules and this very plan. Its steps are made by
/// the functions that the answer is computed with: text and number can't drift apart.
struct Derivation {
    std::string title;    ///< what the figure says
    std::string subject;  ///< of what, e.g. "4 uncursed dagger, stack 2 of the pile at 1"
    std::string version;  ///< of the game
    Measure measure = Measure::Probability;
    double value{};
    std::string remark;  ///< e.g. that the answer has sampled the figure; may be empty
    std::vector<DerivationStep> steps;  ///< the last one gives `value`
};

/// What a step's inputs combine to; nothing for a walk.
std::optional<double> combined(const DerivationStep& step);

/// A step as a formula: first with names, then with numbers, e.g. "affected × not shuddering =
/// 0.95 × 0.875"; empty for a given and a walk. Long sums and products are shortened.
std::string formulaOf(const DerivationStep& step);

/// A result as people read it: seven digits, a probability in percent besides.
std::string figureText(Measure measure, double value);

/// All of it as plain text.
std::string toText(const Derivation& derivation);

/// Puts steps together, what is alike once. What a step returns goes into further steps as an
/// input.
class DerivationSteps {
  public:
    using Inputs = std::vector<DerivationInput>;
    /// What a step is about.
    struct About {
        std::string title;
        std::string text;
        std::string source;
        Measure measure = Measure::Probability;
    };

    /// A number of the rules or of the plan as a step of its own.
    DerivationInput given(About about, double value);
    /// A step whose result the engine has computed.
    DerivationInput step(About about, Combining combining, Inputs inputs, double result);
    /// A step that combines its inputs here, where the engine has no name for its result.
    DerivationInput step(About about, Combining combining, Inputs inputs);

    /// Adds steps of one of several worlds. The text of each that isn't the same in all of them
    /// begins with where it holds.
    /// @param is "bubbly is one of the magical types"; nothing is said where it is empty
    /// @returns what `add()` returns
    template <typename Add>
    auto addWhere(const std::string& is, const Add& add) {
        now_.push_back(is);
        auto added = add();
        now_.pop_back();
        return added;
    }

    /// Of what a step returned.
    Measure measureOf(const DerivationInput& input) const {
        return input.step ? steps_[*input.step].measure : Measure::Probability;
    }

    std::vector<DerivationStep> take();

  private:
    using Worlds = std::vector<std::string>;

    std::vector<DerivationStep> steps_;
    std::vector<Worlds> worlds_;  ///< by step, in which it holds
    Worlds now_;
};

/// A number that needs no step of its own.
DerivationInput constant(std::string name, double value);

}  // namespace polyplan::nethack::polypile
