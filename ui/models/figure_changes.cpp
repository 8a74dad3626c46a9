#include "ui/models/figure_changes.h"

#include <algorithm>
#include <cmath>
#include <string_view>

#include "ui/look/figures.h"
#include "ui/models/text.h"

namespace polyplan::ui {

namespace {

constexpr QChar minus = u'−';
constexpr double rounding = 1e-12;  ///< two ways of adding the same exact figure up differ by less

const plan::Figure* find(const plan::NamedFigures& figures, std::string_view id) {
    const auto found = std::ranges::find(figures.figures, id, &plan::Figure::id);
    return found == figures.figures.end() ? nullptr : &*found;
}

plan::Figure figureOr0(const plan::NamedFigures& figures, std::string_view id) {
    const plan::Figure* found = find(figures, id);
    return found == nullptr ? plan::Figure{} : *found;
}

/// The point of a pile; nothing where there is no pile.
plan::SeriesPoint golemOf(const plan::NamedFigures& figures, int distance) {
    const auto series = std::ranges::find(figures.series, "golem_by_pile", &plan::Series::id);
    if (series != figures.series.end()) {
        const auto point =
            std::ranges::find(series->points, std::to_string(distance), &plan::SeriesPoint::label);
        if (point != series->points.end()) {
            return *point;
        }
    }
    return {};
}

/// Items laid out less items left: exact wherever what is left is.
plan::SeriesPoint lostOf(const plan::NamedFigures& figures) {
    const plan::Figure left = figureOr0(figures, "items/all");
    return {.label = {},
            .value = figureOr0(figures, "fodder/items").value - left.value,
            .standardError = left.standardError};
}

FigureChange changeOf(QString label, const plan::SeriesPoint& now, const plan::SeriesPoint& then) {
    return {.label = std::move(label),
            .now = now.value,
            .then = then.value,
            .standardError = now.standardError + then.standardError};
}

FigureChange goalChange(QString label, std::string_view id, const plan::NamedFigures& now,
                        const plan::NamedFigures& then) {
    const plan::Figure before = figureOr0(now, id);
    const plan::Figure after = figureOr0(then, id);
    return {.label = std::move(label),
            .now = before.value,
            .then = after.value,
            .standardError = before.standardError + after.standardError,
            .better = plan::Better::Higher};
}

/// A length of a change without its sign: as many digits as `percent()` and no needless ones.
QString sizeText(double size) {
    if (size < 0.005) {
        return QStringLiteral("< 0.01");
    }
    return QString::number(size, 'f', size < 0.995 ? 2 : 1);
}

double shownSize(const FigureChange& change) {
    return std::abs(change.then - change.now) * (change.isProbability ? 100 : 1);
}

}  // namespace

bool FigureChange::isChanged() const {
    const double size = std::abs(then - now);
    return size > 2 * standardError && size > rounding * std::max(1.0, std::abs(now));
}

bool FigureChange::isBetter() const {
    return isChanged() && (better == plan::Better::Higher) == (then > now);
}

std::vector<FigureChange> figureChanges(const plan::NamedFigures& now,
                                        const plan::NamedFigures& then,
                                        std::optional<int> distance) {
    std::vector<FigureChange> changes;
    const auto isGoal = [](const plan::Figure& figure) { return figure.id.starts_with("goal/"); };
    const auto goals = std::ranges::count_if(then.figures, isGoal);
    if (goals == 1) {
        const plan::Figure& goal = *std::ranges::find_if(then.figures, isGoal);
        changes.push_back(goalChange(toQString(goal.label), goal.id, now, then));
    } else if (goals > 1) {
        changes.push_back(goalChange(QStringLiteral("All goals"), "goals/all", now, then));
        changes.push_back(goalChange(QStringLiteral("Any goal"), "goals/any", now, then));
    }
    if (distance) {
        changes.push_back(changeOf(QStringLiteral("Golem on square %1").arg(*distance),
                                   golemOf(now, *distance), golemOf(then, *distance)));
        changes.back().better = plan::Better::Lower;
    }
    changes.push_back(changeOf(QStringLiteral("Items lost"), lostOf(now), lostOf(then)));
    changes.back().better = plan::Better::Lower;
    changes.back().isProbability = false;
    return changes;
}

QString valueText(const FigureChange& change) {
    const QString about = change.standardError > 0 ? QStringLiteral("≈ ") : QString();
    return about + (change.isProbability ? percent(change.then)
                                         : QString::number(std::max(0.0, change.then), 'f', 2));
}

QString changeText(const FigureChange& change) {
    if (!change.isChanged()) {
        return QStringLiteral("same");
    }
    return (change.then > change.now ? u'+' : minus) + sizeText(shownSize(change));
}

QString spokenText(const FigureChange& change) {
    const QString text = change.label + u' ' + valueText(change);
    if (!change.isChanged()) {
        return text + QStringLiteral(", as before");
    }
    return text + (change.then > change.now ? QStringLiteral(", up ") : QStringLiteral(", down ")) +
           sizeText(shownSize(change));
}

}  // namespace polyplan::ui
