#include "core/calculator/comparison.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <map>
#include <set>

#include "core/probability/grouped.h"

namespace polyplan {
namespace {

/// The parts of all reports in one order that agrees with that of each, as far as one can.
class OrderedIds {
  public:
    /// What is new stands before the next one that is there, behind all that others have before it;
    /// where nothing shared follows, behind all.
    void add(const std::vector<std::string>& ids) {
        std::size_t least = 0;
        for (auto id = ids.begin(); id != ids.end(); ++id) {
            std::size_t place = placeOf(*id);
            if (place == ids_.size()) {
                const auto next = std::find_if(id, ids.end(), [&](const std::string& each) {
                    const std::size_t found = placeOf(each);
                    return found >= least && found < ids_.size();
                });
                place = next == ids.end() ? ids_.size() : placeOf(*next);
                ids_.insert(ids_.begin() + static_cast<std::ptrdiff_t>(place), *id);
            }
            least = place + 1;
        }
    }
    const std::vector<std::string>& all() const { return ids_; }

  private:
    /// Behind the last one where it is not there.
    std::size_t placeOf(const std::string& id) const {
        return static_cast<std::size_t>(std::ranges::find(ids_, id) - ids_.begin());
    }

    std::vector<std::string> ids_;
};

template <typename Part>
std::vector<std::string> orderedIds(std::span<const Report> reports,
                                    std::vector<Part> Report::*parts) {
    OrderedIds ids;
    for (const Report& report : reports) {
        std::vector<std::string> own;
        std::transform((report.*parts).begin(), (report.*parts).end(), std::back_inserter(own),
                       [](const Part& part) { return part.id; });
        ids.add(own);
    }
    return ids.all();
}

template <typename Part>
std::map<std::string_view, const Part*> byId(const std::vector<Part>& parts) {
    std::map<std::string_view, const Part*> found;
    for (const Part& part : parts) {
        found.emplace(part.id, &part);
    }
    return found;
}

std::vector<std::string_view> wordsOf(std::string_view text) {
    std::vector<std::string_view> words;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        words.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return words;
}

/// What reports call one thing, said once: "alive after 12 / 100 heartbeats".
std::string saidOnce(const std::vector<std::string_view>& names) {
    std::vector<std::vector<std::string_view>> places = {names};
    const std::size_t count = wordsOf(names.front()).size();
    if (std::ranges::all_of(names, [&](auto name) { return wordsOf(name).size() == count; })) {
        places.assign(count, {});
        for (const std::string_view name : names) {
            const auto words = wordsOf(name);
            for (std::size_t i = 0; i < count; ++i) {
                places[i].push_back(words[i]);
            }
        }
    }
    std::string said;
    for (const auto& place : places) {
        std::vector<std::string_view> told;
        // "zap" goes without saying beside "zaps".
        const auto isOneOfThem = [&place](std::string_view word) {
            return std::ranges::find(place, std::string(word) + 's') != place.end();
        };
        for (const std::string_view words : place) {
            if (!isOneOfThem(words) && std::ranges::find(told, words) == told.end()) {
                said += told.empty() ? (said.empty() ? "" : " ") : " / ";
                said += words;
                told.push_back(words);
            }
        }
    }
    return said;
}

/// How those reports call it that have it.
template <typename Part, typename Name>
std::string saidOnce(const std::vector<std::optional<Part>>& each, Name name) {
    std::vector<std::string_view> names;
    for (const auto& part : each) {
        if (part) {
            names.emplace_back(std::invoke(name, *part));
        }
    }
    return saidOnce(names);
}

/// Headings as `figures` are told under them, in their order; those that are one are said once.
std::vector<std::string> saidOnce(const std::vector<std::string>& groups,
                                  const std::vector<ComparedFigure>& figures) {
    std::vector<std::string> said;
    const auto add = [&said](const std::string& group) {
        if (std::ranges::find(said, group) == said.end()) {
            said.push_back(group);
        }
    };
    for (const std::string& group : groups) {
        const auto told = std::ranges::find_if(figures, [&](const ComparedFigure& figure) {
            return std::ranges::any_of(figure.each,
                                       [&](const auto& own) { return own && own->group == group; });
        });
        add(told == figures.end() ? group : told->about.group);
    }
    for (const ComparedFigure& figure : figures) {
        add(figure.about.group);
    }
    return said;
}

/// What reports call the heading that a figure stands under.
std::set<std::string_view> headingsOf(const ComparedFigure& figure) {
    std::set<std::string_view> headings;
    for (const auto& own : figure.each) {
        if (own) {
            headings.insert(own->group);
        }
    }
    return headings;
}

/// A figure that not all reports have stands with those that more of them tell under its headings.
void keepTogether(std::vector<ComparedFigure>& figures) {
    const auto reportsOf = [](const ComparedFigure& figure) {
        return std::ranges::count_if(figure.each, &std::optional<Figure>::has_value);
    };
    for (ComparedFigure& figure : figures) {
        const auto headings = headingsOf(figure);
        const auto wider = std::ranges::find_if(figures, [&](const ComparedFigure& other) {
            const auto others = headingsOf(other);
            const bool isWider =
                others.size() > headings.size() ||
                (others.size() == headings.size() && reportsOf(other) > reportsOf(figure));
            return isWider && std::ranges::includes(others, headings);
        });
        if (wider != figures.end()) {
            figure.about.group = wider->about.group;
        }
    }
}

/// The first part of its id.
std::string_view calculatorOf(const ComparedFigure& figure) {
    const std::string_view id = figure.about.id;
    return id.substr(0, id.find('/'));
}

bool areSame(double a, double b) {
    return a == b || std::abs(a - b) <= sameWithin * std::max(std::abs(a), std::abs(b));
}

bool haveNumbers(const Figure& figure, const Figure& baseline) {
    return figure.unit != Unit::Words && baseline.unit != Unit::Words;
}

/// Where one says words in place of a number, as "never", the others tell what the number is.
void takeUnit(ComparedFigure& figure) {
    const auto number = std::ranges::find_if(
        figure.each, [](const auto& own) { return own && own->unit != Unit::Words; });
    if (number != figure.each.end()) {
        figure.about.unit = (*number)->unit;
        figure.about.better = (*number)->better;
    }
}

Verdict verdictByNumber(const Figure& figure, const Figure& baseline) {
    if (!haveNumbers(figure, baseline)) {
        return figure.text == baseline.text ? Verdict::Same : Verdict::Differs;
    }
    const auto [value, error] = figure.value;
    if (areSame(value, baseline.value.value)) {
        return Verdict::Same;
    }
    const double difference = value - baseline.value.value;
    const double jointError = std::hypot(error, baseline.value.standardError);
    if (std::abs(difference) < clearErrors * jointError) {
        return Verdict::Unclear;
    }
    if (figure.better == Better::Neither || baseline.better == Better::Neither) {
        return Verdict::Differs;
    }
    return (difference > 0) == (figure.better == Better::Higher) ? Verdict::Better : Verdict::Worse;
}

Verdict verdictOf(const Figure& figure, const Figure& baseline) {
    const Verdict byNumber = verdictByNumber(figure, baseline);
    const bool isSaid = haveNumbers(figure, baseline) && byNumber != Verdict::Same;
    return isSaid && figure.span != baseline.span ? Verdict::OtherSpan : byNumber;
}

/// From 0 to 1, as weight() has it.
double distance(const Figure& figure, double difference) {
    if (figure.unit == Unit::Probability) {
        return std::abs(difference);
    }
    const double own = figure.value.value;
    const double larger = std::max(std::abs(own), std::abs(own - difference));
    return std::min(1.0, std::abs(difference) / larger);
}

/// What all are so on condition of, told once.
void tellGivenOnce(ComparedFigure& figure) {
    const std::string given = figure.about.span ? figure.about.span->given : "";
    const bool isShared = std::ranges::all_of(figure.each, [&given](const auto& own) {
        return !own || (own->span && own->span->given == given);
    });
    if (given.empty() || !isShared) {
        return;
    }
    figure.about.label += ", " + given;
    figure.about.apart += ", " + given;
    for (std::optional<Figure>& own : figure.each) {
        if (own) {
            own->span->given.clear();
        }
    }
}

void tellGivenOnce(ComparedSeries& series) {
    const std::string& given = series.about.given;
    const bool isShared = std::ranges::all_of(
        series.each, [&given](const auto& own) { return !own || own->given == given; });
    if (!given.empty() && isShared) {
        series.about.label += ", " + given;
    }
}

void measure(ComparedFigure& figure, std::size_t baseline) {
    const auto& against = figure.each[baseline];
    for (std::size_t i = 0; i < figure.each.size(); ++i) {
        const auto& own = figure.each[i];
        std::optional<double> difference;
        std::optional<double> factor;
        Verdict verdict = Verdict::Missing;
        if (own && i == baseline) {
            verdict = Verdict::Baseline;
        } else if (own && against) {
            verdict = verdictOf(*own, *against);
            if (haveNumbers(*own, *against)) {
                difference = own->value.value - against->value.value;
                if (against->value.value != 0) {
                    factor = own->value.value / against->value.value;
                }
            }
        }
        figure.verdicts.push_back(verdict);
        figure.differences.push_back(difference);
        figure.factors.push_back(factor);
    }
}

}  // namespace

std::string_view name(Verdict verdict) {
    static constexpr std::array<std::string_view, 8> names = {
        "baseline", "better", "worse", "same", "other span", "unclear", "differs", "missing"};
    return names[static_cast<std::size_t>(verdict)];
}

const Figure* ComparedFigure::baseline() const {
    const auto at = std::ranges::find(verdicts, Verdict::Baseline);
    return at == verdicts.end() ? nullptr : &*each[static_cast<std::size_t>(at - verdicts.begin())];
}

Verdict ComparedFigure::verdictByNumber(std::size_t report) const {
    return verdicts[report] == Verdict::OtherSpan
               ? polyplan::verdictByNumber(*each[report], *baseline())
               : verdicts[report];
}

bool ComparedFigure::agrees(std::size_t report) const {
    const Verdict verdict = verdicts[report];
    return verdict == Verdict::Baseline || verdict == Verdict::Same ||
           (verdict == Verdict::Missing && !isAsked[report]);
}

bool ComparedFigure::isSame() const {
    if (each.size() > 1 && !isCompared()) {
        return false;
    }
    for (std::size_t i = 0; i < each.size(); ++i) {
        if (!agrees(i)) {
            return false;
        }
    }
    return true;
}

bool ComparedFigure::hasOtherSpan() const {
    return std::ranges::find(verdicts, Verdict::OtherSpan) != verdicts.end();
}

std::string ComparedFigure::spanInWords(std::size_t report) const {
    if (!each[report] || !each[report]->span) {
        return "";
    }
    const Span& own = *each[report]->span;
    const bool isOneLength = std::ranges::all_of(each, [&own](const auto& other) {
        return !other || !other->span ||
               (other->span->length == own.length && other->span->unit == own.unit);
    });
    return inWords(own, !isOneLength);
}

std::string ComparedFigure::spansInWords() const {
    std::vector<std::string> spans;
    for (std::size_t report = 0; report < each.size(); ++report) {
        if (each[report]) {
            spans.push_back(spanInWords(report));
        }
    }
    return saidOnce({spans.begin(), spans.end()});
}

bool ComparedFigure::isCompared() const {
    return std::ranges::any_of(verdicts, [](Verdict verdict) {
        return verdict != Verdict::Baseline && verdict != Verdict::Missing;
    });
}

double ComparedFigure::weight() const {
    double most = 0;
    for (std::size_t i = 0; i < each.size(); ++i) {
        if (!agrees(i) && verdicts[i] != Verdict::Missing) {
            most = std::max(most, differences[i] ? distance(*each[i], *differences[i]) : 1.0);
        }
    }
    return most;
}

bool ComparedSeries::isSame() const {
    return std::all_of(each.begin(), each.end(), [this](const std::optional<Series>& series) {
        return series && series->points == about.points;
    });
}

std::vector<const Series*> ComparedSeries::columns() const {
    std::vector<const Series*> found;
    std::transform(each.begin(), each.end(), std::back_inserter(found),
                   [](const auto& series) { return series ? &*series : nullptr; });
    return found;
}

std::string_view ComparedSeries::given(std::size_t report) const {
    const auto isOther = [this](const std::optional<Series>& series) {
        return series && series->given != about.given;
    };
    return each[report] && std::ranges::any_of(each, isOther) ? each[report]->given
                                                              : std::string_view();
}

Comparison compare(std::span<const Report> reports, std::size_t baseline) {
    Comparison comparison{.baseline = baseline, .groups = {}, .figures = {}, .series = {}};
    OrderedIds groups;
    std::vector<std::map<std::string_view, const Figure*>> figures;
    std::vector<std::map<std::string_view, const Series*>> series;
    for (const Report& report : reports) {
        groups.add(report.groups);
        figures.push_back(byId(report.figures));
        figures.back().merge(byId(report.tacit));
        series.push_back(byId(report.series));
        series.back().merge(byId(report.tacitSeries));
    }
    const auto gather = [](const auto& parts, const std::string& id, auto& compared) {
        for (const auto& own : parts) {
            const auto found = own.find(id);
            if (found == own.end()) {
                compared.each.emplace_back();
                continue;
            }
            if (compared.about.id.empty()) {
                compared.about = *found->second;
            }
            compared.each.emplace_back(*found->second);
        }
    };
    for (const std::string& id : orderedIds(reports, &Report::figures)) {
        ComparedFigure figure;
        gather(figures, id, figure);
        figure.about.label = saidOnce(figure.each, &Figure::label);
        figure.about.apart = saidOnce(figure.each, &Figure::labelApart);
        figure.about.group = saidOnce(figure.each, &Figure::group);
        takeUnit(figure);
        tellGivenOnce(figure);
        measure(figure, baseline);
        comparison.figures.push_back(std::move(figure));
    }
    for (const std::string& id : orderedIds(reports, &Report::series)) {
        ComparedSeries compared;
        gather(series, id, compared);
        compared.about.label = saidOnce(compared.each, &Series::label);
        tellGivenOnce(compared);
        comparison.series.push_back(std::move(compared));
    }
    keepTogether(comparison.figures);
    comparison.groups = saidOnce(groups.all(), comparison.figures);
    for (std::size_t report = 0; report < reports.size(); ++report) {
        std::set<std::string_view> asked;
        for (const ComparedFigure& figure : comparison.figures) {
            if (figure.each[report]) {
                asked.insert(calculatorOf(figure));
            }
        }
        for (ComparedFigure& figure : comparison.figures) {
            figure.isAsked.push_back(asked.contains(calculatorOf(figure)));
        }
    }
    std::set<std::string_view> compared;
    for (const ComparedFigure& figure : comparison.figures) {
        if (figure.isCompared()) {
            compared.insert(calculatorOf(figure));
        }
    }
    std::ranges::stable_partition(comparison.groups, [&](const std::string& group) {
        return std::ranges::any_of(comparison.figures, [&](const ComparedFigure& figure) {
            return figure.about.group == group && compared.contains(calculatorOf(figure));
        });
    });
    return comparison;
}

}  // namespace polyplan
