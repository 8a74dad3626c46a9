#pragma once

#include <map>
#include <string>

#include "core/nethack/polypile/odds.h"

namespace polyplan::testing {

enum class FigureKind { Probability, Mean };

/// One number of an answer.
struct Figure {
    FigureKind kind = FigureKind::Probability;
    double value{};
    double standardError{};
    double samples{};  ///< runs that it rests on; 0 for an exact one
};

/// The numbers of an answer by where they stand ("pile 1 stack 2 polymorphed_into rock"). What is
/// not there is 0, but for sums up to a limit ("items_left up to 19"), which stand only where an
/// answer has ranges instead of single numbers and compare only where both answers have them.
std::map<std::string, Figure> figuresOf(const nethack::polypile::LineAnswer& answer,
                                        const ObjectTable& table);

/// Whether a figure of that name is a sum up to a limit.
bool isSumUpToLimit(const std::string& name);

/// The runs that sampled figures rest on; 0 if all are exact.
double samplesOf(const std::map<std::string, Figure>& figures);

/// Calls `visit(name, one, other)` for each figure that is in either answer.
template <typename Visit>
void forEachPair(const std::map<std::string, Figure>& ones,
                 const std::map<std::string, Figure>& others, const Visit& visit) {
    const auto visitMissing = [](const auto& those, const auto& theirs, const auto& call) {
        const double samples = samplesOf(theirs);
        for (const auto& [name, figure] : those) {
            if (!theirs.contains(name) && !isSumUpToLimit(name)) {
                Figure zero{
                    .kind = figure.kind, .value = 0, .standardError = 0, .samples = samples};
                call(name, figure, zero);
            }
        }
    };
    for (const auto& [name, one] : ones) {
        const auto other = others.find(name);
        if (other != others.end()) {
            visit(name, one, other->second);
        }
    }
    visitMissing(ones, others, visit);
    visitMissing(others, ones,
                 [&visit](const std::string& name, const Figure& other, const Figure& one) {
                     visit(name, one, other);
                 });
}

}  // namespace polyplan::testing
