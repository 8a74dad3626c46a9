#include <algorithm>
#include <set>
#include <string_view>

#include "core/nethack/polypile/fate.h"
#include "core/nethack/polypile/use_words.h"
#include "core/plan/advice/hint.h"
#include "core/plan/advice/keep_off.h"
#include "core/plan/advice/suggestions.h"
#include "core/plan/advice/unreachable.h"
#include "core/probability/grouped.h"

namespace polyplan::plan {
namespace {

bool isNeverChanged(const AdvisedLine& line, StackPosition at) {
    return line.oddsOf(at).unaffected == 1.0;
}

/// That none of the samples reaches a goal does not say that it can't be reached.
std::vector<nethack::polypile::Goal> impossibleGoals(const AdvisedLine& line) {
    if (line.odds.provenance.method != Method::Exact) {
        std::vector<nethack::Stack> stacks;
        for (const nethack::polypile::Pile& pile : line.question.piles) {
            stacks.insert(stacks.end(), pile.stacks.begin(), pile.stacks.end());
        }
        return goalsNothingBecomes(line.question, stacks);
    }
    std::vector<nethack::polypile::Goal> goals;
    for (const auto& [goal, probability] : line.odds.goals) {
        if (probability.value == 0) {
            goals.push_back(goal);
        }
    }
    return goals;
}

}  // namespace

namespace hint_checks {

std::vector<Suggestion> artifacts(const AdvisedLine& line) {
    return takingOff(line, line.allThat([&](StackPosition at) {
        return nethack::polypile::isArtifactAtRisk(line.stack(at), line.oddsOf(at).unaffected);
    }),
                     "you want to keep");
}

std::vector<Suggestion> wishing(const AdvisedLine& line) {
    return takingOff(line,
                     line.allThat([&](StackPosition at) { return isWandOfWishing(line.type(at)); }),
                     "you want to keep");
}

std::vector<Suggestion> sources(const AdvisedLine& line) {
    return takingOff(line, line.allThat([&](StackPosition at) { return isNeverChanged(line, at); }),
                     "nothing changes");
}

std::vector<Suggestion> containers(const AdvisedLine& line) {
    return takingOff(line, line.allThat([&](StackPosition at) {
        return isContainer(line.table(), line.stack(at));
    }),
                     "may have something inside");
}

std::vector<Suggestion> uselessWands(const AdvisedLine& line) {
    if (line.question.goals.empty()) {
        return {};
    }
    return takingOff(line, line.allThat([&](StackPosition at) {
        return isUselessWand(line.type(at), line.oddsOf(at)) && !isWandOfWishing(line.type(at));
    }),
                     "can't become anything wanted");
}

std::vector<Suggestion> collectingGoals(const AdvisedLine& line) {
    const nethack::polypile::ZapSeries& series = line.question.series;
    if (series.zaps == 1 || series.collectsGoals || line.question.goals.empty()) {
        return {};
    }
    const auto nothing = [](Draft&) { return Refusal(); };
    const std::string_view use = nethack::polypile::useWords(line.polypile.source).one;
    return {{.found = "goals stay on the line between " +
                      counted(static_cast<std::size_t>(series.zaps), use),
             .where = {},
             .fix = [](Draft& draft) -> Refusal {
                 draft.polypile.collectGoalsBetweenZaps = true;
                 return std::nullopt;
             },
             .asItLies = nothing}};
}

std::vector<Suggestion> unreachableGoals(const AdvisedLine& line) {
    std::set<ObjectIndex> unreachable;
    std::string words;
    for (const nethack::polypile::Goal& goal : impossibleGoals(line)) {
        unreachable.insert(goal.object);
        words += (words.empty() ? "" : ", ") + line.table()[goal.object].name;
    }
    if (unreachable.empty() || line.odds.anyGoal.value <= 0) {
        return {};
    }
    const auto isUnreachable = [unreachable](const Goal& goal) {
        return unreachable.contains(goal.object);
    };
    return {{.found = "nothing here becomes enough of: " + words,
             .where = {},
             .fix = [isUnreachable](Draft& draft) -> Refusal {
                 if (std::erase_if(draft.polypile.goals, isUnreachable) == 0) {
                     return "There is no such goal any more.";
                 }
                 return std::nullopt;
             }}};
}

}  // namespace hint_checks

}  // namespace polyplan::plan
