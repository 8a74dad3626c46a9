#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/nethack/polypile/kept.h"
#include "core/nethack/polypile/report_parts.h"

namespace polyplan::nethack::polypile {
namespace {

constexpr std::size_t mostLines = 12;  ///< of one list of counts
constexpr double equalChances = 1e-9;  ///< two of them are the same up to this share
constexpr const char* stateGroup = "After the change";

/// A list of a stack's quantities or counts.
struct CountRow {
    const char* id;
    const char* label;
    std::vector<ValueOdds> StackOdds::*odds;
    int Stack::*own;  ///< that it is certain to keep what it has is not worth a line; may be null
    const char* rule;
    const char* source;
};

constexpr std::array<CountRow, 5> countRows = {{
    {"quantity_after_shudder", "Left by the shock", &StackOdds::quantityAfterShudder, nullptr,
     "How many are left of a stack that shuddered and is not lost whole.", told::byShock},
    {"quantity_after_polymorph", "Quantity after the change", &StackOdds::quantityAfterPolymorph,
     &Stack::quantity,
     "A stack of n becomes one object with n in 1000, and wherever the new type does not stack; "
     "stones that would become gems may become half as many rocks.",
     told::byChange},
    {"recharged_after_polymorph", "Times recharged after the change",
     &StackOdds::rechargedAfterPolymorph, &Stack::recharged,
     "The count is carried over; that of a wand may grow by one, and a magic marker counts as "
     "recharged once.",
     told::byChange},
    {"times_read_after_polymorph", "Times read after the change",
     &StackOdds::timesReadAfterPolymorph, nullptr,
     "The count grows by one. From 3.6 on a book whose count goes beyond 3 turns blank.",
     told::byChange},
    {"times_read_of_blank", "Times read, of what is blank then",
     &StackOdds::timesReadOfBlankAfterPolymorph, nullptr,
     "Of a book that turns blank the count is drawn anew, below what it was; from 3.6 on it is 0 "
     "where blank paper was drawn.",
     told::byChange},
}};

/// Counts that are told together.
struct CountRange {
    int first{};
    int last{};
    double chance{};
    double variance{};
    bool isEven = true;  ///< each of them is as likely

    double each() const { return chance / (last - first + 1); }
    double error() const { return std::sqrt(variance); }

    void take(const CountRange& next) {
        last = next.last;
        chance += next.chance;
        variance += next.variance;
    }
};

/// Adds a count, or takes it to those before it where it follows them and is as likely as each.
void addRange(std::vector<CountRange>& runs, const CountRange& count) {
    const bool goesOn = !runs.empty() && runs.back().last + 1 == count.first &&
                        std::abs(runs.back().each() - count.each()) <= equalChances * count.each();
    if (goesOn) {
        runs.back().take(count);
    } else {
        runs.push_back(count);
    }
}

/// Of very many, some that follow one another together.
std::vector<CountRange> gathered(std::vector<CountRange> runs) {
    const std::size_t beside = (runs.size() + mostLines - 1) / mostLines;
    if (beside < 2) {
        return runs;
    }
    std::vector<CountRange> lines;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        if (i % beside == 0) {
            lines.push_back(runs[i]);
        } else {
            lines.back().take(runs[i]);
            lines.back().isEven = false;
        }
    }
    return lines;
}

class StateReporter : StackTeller {
  public:
    StateReporter(const LineView& line, const Rules& rules, std::size_t pile, std::size_t stack)
        : StackTeller(line, pile, stack), rules_(rules), stack_(line.piles[pile].stacks[stack]) {}

    Report report() {
        for (const CountRow& row : countRows) {
            addCounts(row);
        }
        addPoison();
        return std::move(report_);
    }

  private:
    std::vector<CountRange> countsOf(const CountRow& row) const {
        std::vector<CountRange> counts;
        const auto take = [&counts](int first, int last, double chance, double error) {
            if (chance > 0.0) {
                addRange(counts, {first, last, chance, error * error});
            }
        };
        const auto& odds = odds_.*row.odds;
        for (std::size_t i = 0; i < odds.size(); ++i) {
            const bool hasError = errors_ != nullptr && i < (errors_->*row.odds).size();
            take(odds[i].value, odds[i].value, odds[i].probability,
                 hasError ? (errors_->*row.odds)[i].probability : 0.0);
        }
        if (row.odds == &StackOdds::quantityAfterShudder) {
            const auto& ranges = odds_.quantityAfterShudderInRanges;
            for (std::size_t i = 0; i < ranges.size(); ++i) {
                const bool hasError =
                    errors_ != nullptr && i < errors_->quantityAfterShudderInRanges.size();
                take(ranges[i].first, ranges[i].last, ranges[i].probability,
                     hasError ? errors_->quantityAfterShudderInRanges[i].probability : 0.0);
            }
        }
        return counts;
    }

    void addCounts(const CountRow& row) {
        const std::vector<CountRange> lines = gathered(countsOf(row));
        const bool isAsBefore = row.own != nullptr && lines.size() == 1 &&
                                lines[0].first == stack_.*row.own &&
                                lines[0].first == lines[0].last;
        if (lines.empty() || isAsBefore) {
            return;
        }
        report_.groups.emplace_back(row.label);
        for (const CountRange& line : lines) {
            const bool isOne = line.first == line.last;
            const std::string first = std::to_string(line.first);
            const std::string last = std::to_string(line.last);
            add({.id = prefix_ + row.id + '/' + (isOne ? first : first + '-' + last),
                 .group = row.label,
                 .label = isOne ? first : first + " to " + last,
                 .value = {line.chance, line.error()},
                 .detail = isOne || !line.isEven ? "" : "each number as likely as the others",
                 .rule = row.rule,
                 .source = row.source});
        }
    }

    void addPoison() {
        Estimate poisoned;
        for (std::size_t i = 0; i < odds_.polymorphedInto.size(); ++i) {
            const ObjectIndex into = odds_.polymorphedInto[i].object;
            const double chance = chanceOfPoison(rules_, stack_, line_.table[into]);
            const Estimate became = becoming(i);
            poisoned = poisoned + Estimate{chance * became.value, chance * became.standardError};
        }
        if (poisoned.value == 0.0) {
            return;
        }
        report_.groups.emplace_back(stateGroup);
        add({.id = prefix_ + "poisoned",
             .group = stateGroup,
             .label = "poisoned",
             .value = poisoned,
             .rule = stack_.poisoned
                         ? "Poison stays on whatever the stack becomes that can be poisoned."
                         : "One in a hundred of what the game makes is poisoned, if it can be.",
             .source = "zap.c poly_obj(), mkobj.c mksobj()"});
    }

    const Rules& rules_;
    const Stack& stack_;
};

}  // namespace

Report stateReport(const LineView& line, const Rules& rules, std::size_t pile, std::size_t stack) {
    return StateReporter(line, rules, pile, stack).report();
}

}  // namespace polyplan::nethack::polypile
