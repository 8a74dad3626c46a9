#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/calculator/report.h"

/// Reports side by side, of whatever calculators: figures and series meet by their ids. A condition
/// that all reports have stands in the label of the figure, and not in its spans.
namespace polyplan {

/// What a figure says beside the baseline's.
enum class Verdict : std::uint8_t {
    Baseline,
    Better,
    Worse,
    Same,       ///< equal, up to `sameWithin`
    OtherSpan,  ///< of another `Span` than the baseline: neither better nor worse
    Unclear,    ///< sampled, and nearer than `clearErrors` joint standard errors
    Differs,    ///< where neither higher nor lower is better
    Missing,    ///< it or the baseline does not have the figure
};

/// "baseline", "better" …
std::string_view name(Verdict verdict);

/// Relative difference up to which two figures are the same.
inline constexpr double sameWithin = 1e-9;
/// Joint standard errors from which on a difference is more than noise.
inline constexpr double clearErrors = 3.0;

struct ComparedFigure {
    /// As the first report that has it tells it; under a label that tells where others call it
    /// differently, "alive after 12 / 100 heartbeats", and a heading likewise.
    Figure about;
    std::vector<std::optional<Figure>> each;  ///< one a report
    std::vector<Verdict> verdicts;            ///< likewise
    /// Likewise, whether it has anything of the figure's calculator: what it lacks then is a
    /// difference.
    std::vector<bool> isAsked;
    /// Value minus the baseline's; none where one of the two has words in place of a number.
    std::vector<std::optional<double>> differences;
    std::vector<std::optional<double>>
        factors;  ///< likewise, value over the baseline's; none over 0

    /// What the others are measured by; null where the baseline does not have the figure.
    const Figure* baseline() const;
    /// The verdict on a report, whatever the spans.
    Verdict verdictByNumber(std::size_t report) const;
    /// Whether a report says what the baseline does, or one of the two nothing.
    bool agrees(std::size_t report) const;
    /// Whether the reports that have it say one thing, and not one of several alone.
    bool isSame() const;
    /// Whether one of them is of another span than the baseline.
    bool hasOtherSpan() const;
    /// What tells the spans apart: "over 50 events", "if it came out right", or both.
    std::string spanInWords(std::size_t report) const;
    /// All of them, said once: "over 50 / 20 events".
    std::string spansInWords() const;
    /// Whether another one has it beside the baseline.
    bool isCompared() const;
    /// The largest distance from the baseline, 0 to 1: of probabilities as it is, of other numbers
    /// as a share of the larger of the two; 1 where words differ.
    double weight() const;
};

struct ComparedSeries {
    Series about;                             ///< likewise
    std::vector<std::optional<Series>> each;  ///< one a report

    /// Whether all reports have it, and the same points.
    bool isSame() const;
    /// One a report, null where it does not have it.
    std::vector<const Series*> columns() const;
    /// On what condition a report's is so, if others have another: "if it came out right".
    std::string_view given(std::size_t report) const;
};

struct Comparison {
    std::size_t baseline = 0;
    /// Headings of figures in the order to be read: first those below which something is compared.
    std::vector<std::string> groups;
    std::vector<ComparedFigure> figures;
    std::vector<ComparedSeries> series;
};

/// Sets reports side by side.
/// @param baseline place of the one that the others are measured by
Comparison compare(std::span<const Report> reports, std::size_t baseline);

}  // namespace polyplan
