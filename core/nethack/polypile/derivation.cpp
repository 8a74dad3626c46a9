#include "core/nethack/polypile/derivation.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace polyplan::nethack::polypile {
namespace {

constexpr std::size_t mostShown = 8;  ///< parts of a formula; longer ones are shortened

std::string number(double value) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.7g", value);
    return text.data();
}

std::string inSuperscript(std::string text) {
    return "^" + std::move(text);
}

/// The parts with a sign between them, some in the middle left out if they are many.
std::string joined(const std::vector<std::string>& parts, const std::string& sign) {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (parts.size() > mostShown && i == mostShown - 2) {
            text += sign + "… (" + std::to_string(parts.size() - mostShown + 1) + " more)";
            i = parts.size() - 1;
        }
        text += (text.empty() ? "" : sign) + parts[i];
    }
    return text;
}

/// The formula with the texts of its inputs filled in.
std::string filledIn(Combining combining, const std::vector<std::string>& inputs) {
    std::vector<std::string> parts;
    switch (combining) {
        case Combining::Given:
        case Combining::Walk:
            return {};
        case Combining::Sum:
            return joined(inputs, " + ");
        case Combining::Product:
            return joined(inputs, " × ");
        case Combining::Difference:
            return inputs[0] + " − " + inputs[1];
        case Combining::Complement:
            return "1 − " + inputs[0];
        case Combining::Quotient:
            return inputs[0] + " ÷ " + inputs[1];
        case Combining::OnceInN:
            return "1 − (1 − " + inputs[0] + ")" + inSuperscript(inputs[1]);
        case Combining::AnyOf:
            for (const std::string& input : inputs) {
                parts.push_back("(1 − " + input + ")");
            }
            return "1 − " + joined(parts, " × ");
        case Combining::WeightedSum:
            for (std::size_t i = 0; i + 1 < inputs.size(); i += 2) {
                parts.push_back(inputs[i] + " × " + inputs[i + 1]);
            }
            return joined(parts, " + ");
    }
    return {};
}

std::string whereOf(const std::vector<std::string>& worlds) {
    std::string where;
    for (const std::string& is : worlds) {
        where += (where.empty() || is.empty() ? "" : " and ") + is;
    }
    return where;
}

}  // namespace

std::optional<double> combined(const DerivationStep& step) {
    const std::vector<DerivationInput>& inputs = step.inputs;
    double result = 0.0;
    switch (step.combining) {
        case Combining::Given:
            return inputs[0].value;
        case Combining::Sum:
            for (const DerivationInput& input : inputs) {
                result += input.value;
            }
            return result;
        case Combining::Product:
            result = 1.0;
            for (const DerivationInput& input : inputs) {
                result *= input.value;
            }
            return result;
        case Combining::Difference:
            return inputs[0].value - inputs[1].value;
        case Combining::Complement:
            return 1.0 - inputs[0].value;
        case Combining::Quotient:
            return inputs[0].value / inputs[1].value;
        case Combining::OnceInN:
            return -std::expm1(inputs[1].value * std::log1p(-inputs[0].value));
        case Combining::AnyOf:
            for (const DerivationInput& input : inputs) {
                result += (1.0 - result) * input.value;
            }
            return result;
        case Combining::WeightedSum:
            for (std::size_t i = 0; i + 1 < inputs.size(); i += 2) {
                result += inputs[i].value * inputs[i + 1].value;
            }
            return result;
        case Combining::Walk:
            break;
    }
    return std::nullopt;
}

std::string formulaOf(const DerivationStep& step) {
    std::vector<std::string> names;
    std::vector<std::string> numbers;
    for (const DerivationInput& input : step.inputs) {
        names.push_back(input.name);
        numbers.push_back(number(input.value));
    }
    const std::string inNumbers = filledIn(step.combining, numbers);
    return inNumbers.empty() ? inNumbers : filledIn(step.combining, names) + " = " + inNumbers;
}

std::string figureText(Measure measure, double value) {
    return measure == Measure::Number ? number(value)
                                      : number(value) + " (" + number(100.0 * value) + " %)";
}

std::string toText(const Derivation& derivation) {
    std::string text = derivation.title + ": " + figureText(derivation.measure, derivation.value) +
                       '\n' + derivation.subject + '\n' + derivation.version + '\n';
    if (!derivation.remark.empty()) {
        text += derivation.remark + '\n';
    }
    for (std::size_t i = 0; i < derivation.steps.size(); ++i) {
        const DerivationStep& step = derivation.steps[i];
        text += '\n' + std::to_string(i + 1) + ". " + step.title + ": ";
        const std::string formula = formulaOf(step);
        text += (formula.empty() ? "" : formula + " = ") + figureText(step.measure, step.result);
        text += step.text.empty() ? "" : "\n   " + step.text;
        if (step.combining == Combining::Walk) {
            for (const DerivationInput& input : step.inputs) {
                text += "\n   – " + input.name + ": " + number(input.value);
            }
        }
        text += step.source.empty() ? "\n" : "\n   " + step.source + '\n';
    }
    return text;
}

DerivationInput DerivationSteps::given(About about, double value) {
    const DerivationInput input = constant(about.title, value);
    return step(std::move(about), Combining::Given, {input}, value);
}

DerivationInput DerivationSteps::step(About about, Combining combining, Inputs inputs,
                                      double result) {
    DerivationStep step{.title = std::move(about.title),
                        .text = std::move(about.text),
                        .source = std::move(about.source),
                        .combining = combining,
                        .measure = about.measure,
                        .inputs = std::move(inputs),
                        .result = result};
    const auto known = std::ranges::find(steps_, step);
    const auto place = static_cast<std::size_t>(known - steps_.begin());
    DerivationInput input{.name = step.title, .value = result, .step = place};
    if (known == steps_.end()) {
        steps_.push_back(std::move(step));
        worlds_.push_back(now_);
    } else {
        Worlds& worlds = worlds_[place];
        worlds.erase(std::ranges::mismatch(worlds, now_).in1, worlds.end());
    }
    return input;
}

DerivationInput DerivationSteps::step(About about, Combining combining, Inputs inputs) {
    const DerivationStep trial{.title = {},
                               .text = {},
                               .source = {},
                               .combining = combining,
                               .measure = about.measure,
                               .inputs = inputs,
                               .result = 0.0};
    return step(std::move(about), combining, std::move(inputs), combined(trial).value_or(0.0));
}

std::vector<DerivationStep> DerivationSteps::take() {
    for (std::size_t i = 0; i < steps_.size(); ++i) {
        const std::string where = whereOf(worlds_[i]);
        if (!where.empty()) {
            std::string& text = steps_[i].text;
            text.insert(0, "Where " + where + (text.empty() ? "." : ": "));
        }
    }
    worlds_.clear();
    return std::move(steps_);
}

DerivationInput constant(std::string name, double value) {
    return {.name = std::move(name), .value = value, .step = std::nullopt};
}

}  // namespace polyplan::nethack::polypile
