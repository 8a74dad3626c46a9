#include "core/plan/contenders.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <string_view>

#include "core/json/fault_list.h"
#include "core/nethack/polypile/identity_worlds.h"
#include "core/plan/line_of.h"
#include "core/plan/settings.h"
#include "core/plan/strategy_names.h"

namespace polyplan::plan {
namespace {

std::string withFile(const Contender& contender) {
    return calledName(contender.document->strategies, contender.strategy) + " (" + contender.file +
           ')';
}

std::vector<Contender> allOf(std::span<const NamedDocument> documents) {
    std::vector<Contender> all;
    for (const NamedDocument& each : documents) {
        for (std::size_t i = 0; i < each.document->strategies.size(); ++i) {
            all.push_back({each.document, i, each.file, calledName(each.document->strategies, i)});
        }
    }
    return all;
}

std::vector<std::string> namesOf(const std::vector<Contender>& contenders) {
    std::vector<std::string> names;
    std::ranges::transform(contenders, std::back_inserter(names), &Contender::name);
    return names;
}

void tellApart(std::vector<Contender>& contenders) {
    std::map<std::string, int> named;
    for (const Contender& each : contenders) {
        ++named[each.name];
    }
    for (Contender& each : contenders) {
        if (named[each.name] > 1) {
            each.name = withFile(each);
        }
    }
}

/// A goal by the name of its object, as it is the same in every version.
struct NamedGoal {
    std::string object;
    int atLeast;
    bool operator==(const NamedGoal&) const = default;
};

const ObjectTable* objectsOf(const Contender& contender, const Catalogues& catalogues) {
    return catalogues.objects(gameOf(*contender.document, contender.asked()));
}

std::vector<NamedGoal> goalsOfAll(std::span<const Contender> contenders,
                                  const Catalogues& catalogues) {
    std::vector<NamedGoal> goals;
    for (const Contender& each : contenders) {
        const ObjectTable* table = objectsOf(each, catalogues);
        if (!each.asked().polypile || table == nullptr) {
            continue;
        }
        for (const Goal& goal : each.asked().polypile->goals) {
            const NamedGoal named{(*table)[goal.object].name, goal.atLeast};
            if (std::find(goals.begin(), goals.end(), named) == goals.end()) {
                goals.push_back(named);
            }
        }
    }
    return goals;
}

/// Whether a strategy may be asked for a further goal and stays what it is. What is picked up
/// between zaps is not zapped again: to name another object would be another strategy.
bool mayAskFor(ObjectIndex object, const Polypile& polypile, bool areSeries) {
    return !areSeries || !polypile.collectGoalsBetweenZaps ||
           std::ranges::find(polypile.goals, object, &Goal::object) != polypile.goals.end();
}

/// Whether what lies there and may be what a strategy's own goals name is averaged over, but is
/// not any more where it is asked for others', too.
bool areTooMany(const Contender& contender, const Strategy& asked, const Catalogues& catalogues) {
    const Polypile& own = *contender.asked().polypile;
    if (asked.polypile->goals == own.goals) {
        return false;
    }
    const auto line = lineQuestion(*contender.document, asked, catalogues);
    const auto worlds = [&line](const auto& goals) {
        return identityWorldCount(line->situation, line->piles,
                                  std::vector<nethack::polypile::Goal>(goals.begin(), goals.end()));
    };
    return line && worlds(asked.polypile->goals) == 0 && worlds(own.goals) > 0;
}

/// @param areSeries some contender zaps several times, beside which all tell of picking up
Strategy withGoals(const Contender& contender, const std::vector<NamedGoal>& goals, bool areSeries,
                   const Catalogues& catalogues) {
    Strategy strategy = contender.asked();
    const ObjectTable* table = objectsOf(contender, catalogues);
    if (!strategy.polypile || table == nullptr) {
        return strategy;
    }
    strategy.polypile->goals.clear();
    for (const NamedGoal& named : goals) {
        const auto object = table->find(named.object);
        if (object && mayAskFor(*object, *contender.asked().polypile, areSeries)) {
            Goal goal;
            goal.object = *object;
            goal.atLeast = named.atLeast;
            strategy.polypile->goals.push_back(goal);
        }
    }
    if (areTooMany(contender, strategy, catalogues)) {
        strategy.polypile->goals = contender.asked().polypile->goals;
    }
    return strategy;
}

/// The names of those that a contender is not asked for.
std::string missingGoals(const Strategy& strategy, const std::vector<NamedGoal>& goals,
                         const ObjectTable& table) {
    std::string names;
    for (const NamedGoal& named : goals) {
        const auto& asked = strategy.polypile->goals;
        if (std::ranges::none_of(asked, [&](const Goal& goal) {
                return goal.atLeast == named.atLeast && table[goal.object].name == named.object;
            })) {
            names += (names.empty() ? "" : ", ") + named.object;
        }
    }
    return names;
}

/// How many goals each asks for; nothing where all have them all.
std::vector<std::optional<Span>> goalSpans(std::span<const Contender> contenders,
                                           const std::vector<Strategy>& strategies,
                                           const std::vector<NamedGoal>& goals,
                                           const Catalogues& catalogues) {
    std::vector<std::optional<Span>> spans(contenders.size());
    std::vector<std::string> missing;
    for (std::size_t i = 0; i < contenders.size(); ++i) {
        const ObjectTable* table = objectsOf(contenders[i], catalogues);
        missing.push_back(strategies[i].polypile && table != nullptr
                              ? missingGoals(strategies[i], goals, *table)
                              : "");
    }
    if (std::ranges::all_of(missing, &std::string::empty)) {
        return spans;
    }
    for (std::size_t i = 0; i < spans.size(); ++i) {
        if (!strategies[i].polypile) {
            continue;
        }
        const auto count = strategies[i].polypile->goals.size();
        spans[i] = Span{.length = static_cast<int>(count), .unit = Unit::Goals};
        for (std::size_t other = 0; other < spans.size(); ++other) {
            const auto& its = strategies[other].polypile;
            if (its && its->goals.size() == count && missing[other] != missing[i]) {
                spans[i]->given = "without " + missing[i];
            }
        }
    }
    return spans;
}

/// Whether a figure or a curve is of all goals together.
bool isOfAllGoals(std::string_view id) {
    constexpr std::array<std::string_view, 6> parts = {"/goals/all",     "/goals/any",
                                                       "/items/wanted",  "/zaps/for/all/",
                                                       "/zaps/for/any/", "/zaps/until/"};
    return std::ranges::any_of(
        parts, [id](std::string_view part) { return id.find(part) != std::string_view::npos; });
}

/// Says over how many goals it is what is so of all of them.
void tellGoals(const Span& goals, Report& report) {
    const std::string over = inWords(goals, true);
    std::vector<std::string> labels;
    for (Figure& each : report.figures) {
        if (isOfAllGoals(each.id)) {
            const std::string own = each.span ? inWords(*each.span, each.span->length > 1) : "";
            labels.push_back(each.label + (own.empty() ? "" : ", ") + own);
            each.span = goals;
            each.span->given += (goals.given.empty() || own.empty() ? "" : ", ") + own;
        }
    }
    for (Series& each : report.series) {
        if (isOfAllGoals(each.id)) {
            each.given = over + (each.given.empty() ? "" : ", ") + each.given;
        } else if (each.kind == SeriesKind::Bars) {
            each.sayAtBars(labels, over);
        }
    }
}

/// Why a question has no answer, in a figure that stands beside the others': "no" where it has one.
Figure refusalOf(const std::string& key, const Report& report) {
    Figure refusal{.id = key + "/refused",
                   .group = "Refused",
                   .label = "refused",
                   .unit = Unit::Words,
                   .text = "no",
                   .rule = "Whether the game does what is asked for, and what trying it takes.",
                   .source = ""};
    std::string why;
    for (const Remark& each : report.remarks) {
        if (each.group == refusal.group) {
            why += (why.empty() ? "" : " ") + each.text;
            refusal.source = refusal.source.empty() ? each.source : refusal.source;
        }
    }
    refusal.text = why.empty() ? refusal.text : why;
    return refusal;
}

/// Adds a report to another under a heading of its own.
void append(const std::string& heading, const std::string& key, const Report& report, Report& all) {
    const auto headed = [&heading](const std::string& group) {
        return heading.empty() ? group : heading + ": " + group;
    };
    for (const std::string& group : report.groups) {
        all.groups.push_back(headed(group));
    }
    const auto addFigures = [&headed](const std::vector<Figure>& from, std::vector<Figure>& to) {
        for (const Figure& each : from) {
            Figure& figure = to.emplace_back(each);
            figure.group = headed(each.group);
            figure.apart = headed(each.labelApart());
        }
    };
    const bool isRefused = std::ranges::find(report.remarks, RemarkKind::Refusal, &Remark::kind) !=
                           report.remarks.end();
    addFigures({refusalOf(key, report)}, isRefused ? all.figures : all.tacit);
    addFigures(report.figures, all.figures);
    addFigures(report.tacit, all.tacit);
    for (const Remark& each : report.remarks) {
        all.remarks.emplace_back(each).group = headed(each.group);
    }
    for (const Series& each : report.series) {
        Series& series = all.series.emplace_back(each);
        series.label = headed(each.label);
    }
    for (const Series& each : report.tacitSeries) {
        all.tacitSeries.emplace_back(each).label = headed(each.label);
    }
}

bool isAsked(const Calculator& calculator, std::span<const Strategy> strategies) {
    return std::ranges::any_of(strategies, [&calculator](const Strategy& each) {
        return calculator.asks(each) == Asked::Something;
    });
}

/// What an empty line or the like comes to is of interest where nothing else is asked.
std::vector<const Calculator*> calculatorsAsked(const std::vector<Calculator>& calculators,
                                                std::span<const Strategy> strategies) {
    std::vector<const Calculator*> all;
    std::ranges::transform(calculators, std::back_inserter(all),
                           [](const Calculator& each) { return &each; });
    std::vector<const Calculator*> asked = all;
    std::erase_if(asked, [&](const Calculator* each) { return !isAsked(*each, strategies); });
    return asked.empty() ? all : asked;
}

}  // namespace

std::variant<std::vector<Contender>, std::string> contendersOf(
    std::span<const NamedDocument> documents, std::span<const std::string> names) {
    const std::vector<Contender> all = allOf(documents);
    std::vector<Contender> chosen;
    for (const std::string& name : names) {
        auto found = std::find_if(all.begin(), all.end(),
                                  [&](const Contender& each) { return each.name == name; });
        if (found == all.end()) {
            found = std::find_if(all.begin(), all.end(),
                                 [&](const Contender& each) { return withFile(each) == name; });
        }
        if (found == all.end()) {
            std::vector<Contender> apart = all;
            tellApart(apart);
            return noStrategyNamed(name, namesOf(apart));
        }
        chosen.push_back(*found);
    }
    if (names.empty()) {
        chosen = all;
    }
    if (chosen.size() > mostContenders) {
        return std::to_string(chosen.size()) + " strategies are more than the " +
               std::to_string(mostContenders) + " that are set side by side; name those to compare";
    }
    if (chosen.size() < fewestContenders) {
        return "a comparison takes " + std::to_string(fewestContenders) + " to " +
               std::to_string(mostContenders) + " strategies, not " + std::to_string(chosen.size());
    }
    tellApart(chosen);
    return chosen;
}

std::vector<std::vector<AskedQuestion>> questionsOf(std::span<const Contender> contenders,
                                                    const std::vector<Calculator>& calculators,
                                                    const Catalogues& catalogues) {
    const std::vector<NamedGoal> goals = goalsOfAll(contenders, catalogues);
    std::vector<Strategy> strategies;
    const bool areSeries = std::ranges::any_of(contenders, isSeries, &Contender::asked);
    std::transform(
        contenders.begin(), contenders.end(), std::back_inserter(strategies),
        [&](const Contender& each) { return withGoals(each, goals, areSeries, catalogues); });
    std::vector<std::vector<std::vector<Question>>> asked;
    const std::vector<const Calculator*> all = calculatorsAsked(calculators, strategies);
    std::vector<std::set<std::string>> keys(all.size());
    for (std::size_t contender = 0; contender < contenders.size(); ++contender) {
        const Document& document = *contenders[contender].document;
        const Strategy& strategy = strategies[contender];
        auto& own = asked.emplace_back();
        for (std::size_t i = 0; i < all.size(); ++i) {
            const Calculator& calculator = *all[i];
            own.push_back(calculator.questionsBeside
                              ? calculator.questionsBeside(document, strategy, strategies)
                              : calculator.questions(document, strategy));
            for (const Question& question : own.back()) {
                keys[i].insert(question.key());
            }
        }
    }
    const auto spans = goalSpans(contenders, strategies, goals, catalogues);
    std::vector<std::vector<AskedQuestion>> questions;
    for (std::size_t contender = 0; contender < asked.size(); ++contender) {
        const auto& own = asked[contender];
        auto& listed = questions.emplace_back();
        for (std::size_t i = 0; i < own.size(); ++i) {
            for (const Question& question : own[i]) {
                const bool isOneOfSeveral =
                    keys[i].size() > 1 && question.title() != contenders[contender].asked().name;
                listed.push_back({isOneOfSeveral ? question.title() : std::string(), question,
                                  spans[contender]});
            }
        }
    }
    return questions;
}

/// The line, which is asked first and mostly takes longest, is answered last: until there is
/// something of it nothing is told, so that no figure goes for a time and comes back.
AnyAnswer JoinedQuestion::answer(const Work& work) const {
    JoinedAnswer answers(asked.size());
    for (std::size_t i = asked.size(); i-- > 0;) {
        Work inside{.stop = work.stop};
        if (i == 0 && work.stage) {
            inside.stage = [&](const AnyAnswer& answer) {
                answers.front() = answer;
                work.stage(AnyAnswer::of(answers, false));
            };
        }
        answers[i] = asked[i].question.answer(inside);
        if (!answers[i]) {
            return {};
        }
        if (work.progress) {
            work.progress(static_cast<double>(asked.size() - i) /
                          static_cast<double>(asked.size()));
        }
    }
    return AnyAnswer::of(std::move(answers));
}

Report JoinedQuestion::report(const AnyAnswer& answer) const {
    Report all;
    const auto answers = answer.as<JoinedAnswer>();
    for (std::size_t i = 0; answers && i < asked.size(); ++i) {
        Report report = asked[i].question.report((*answers)[i]);
        if (asked[i].goals) {
            tellGoals(*asked[i].goals, report);
        }
        append(asked[i].heading, asked[i].question.key(), report, all);
    }
    return all;
}

}  // namespace polyplan::plan
