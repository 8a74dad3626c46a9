#include "ui/models/figure_changes.h"

#include <algorithm>
#include <cmath>
#include <string_view>

#include "ui/look/figures.h"
#include "ui/look/text.h"

namespace polyplan::ui {

namespace {

constexpr double rounding = 1e-12;  ///< two ways of adding the same exact figure up differ by less

Estimate valueOf(const Report& report, std::string_view id) {
    const Figure* figure = report.figure(id);
    return figure == nullptr ? Estimate{} : figure->value;
}

/// The point of a pile; nothing where there is no pile.
Estimate golemOf(const Report& report, int distance) {
    if (const Series* series = report.seriesOf("polypile/golem_by_pile")) {
        const auto point =
            std::ranges::find(series->points, std::to_string(distance), &SeriesPoint::label);
        if (point != series->points.end()) {
            return {point->value, point->standardError};
        }
    }
    return {};
}

/// Items laid out less items left: exact wherever what is left is.
Estimate lostOf(const Report& report) {
    const Estimate left = valueOf(report, "polypile/items/left");
    return {valueOf(report, "polypile/items/before").value - left.value, left.standardError};
}

FigureChange changeOf(QString label, const Estimate& now, const Estimate& then) {
    return {.label = std::move(label),
            .now = now.value,
            .then = then.value,
            .standardError = now.standardError + then.standardError};
}

FigureChange goalChange(QString label, std::string_view id, const Report& now, const Report& then) {
    FigureChange change = changeOf(std::move(label), valueOf(now, id), valueOf(then, id));
    change.better = Better::Higher;
    return change;
}

/// A length of a change without its sign: as many digits as `percent()` and no needless ones.
QString sizeText(double size) {
    if (size < 0.005) {
        return QStringLiteral("< 0.01");
    }
    return decimal(size, size < 0.995 ? 2 : 1);
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
    return isChanged() && (better == Better::Higher) == (then > now);
}

std::vector<FigureChange> figureChanges(const Report& now, const Report& then,
                                        std::optional<int> distance) {
    std::vector<FigureChange> changes;
    const auto isGoal = [](const Figure& figure) {
        return figure.id.starts_with("polypile/goal/");
    };
    const auto goals = std::ranges::count_if(then.figures, isGoal);
    if (goals == 1) {
        const Figure& goal = *std::ranges::find_if(then.figures, isGoal);
        changes.push_back(goalChange(toQString(goal.label), goal.id, now, then));
    } else if (goals > 1) {
        changes.push_back(goalChange(QStringLiteral("All goals"), "polypile/goals/all", now, then));
        changes.push_back(goalChange(QStringLiteral("Any goal"), "polypile/goals/any", now, then));
    }
    if (distance) {
        changes.push_back(changeOf(QStringLiteral("Golem on square %1").arg(*distance),
                                   golemOf(now, *distance), golemOf(then, *distance)));
        changes.back().better = Better::Lower;
    }
    changes.push_back(changeOf(QStringLiteral("Items lost"), lostOf(now), lostOf(then)));
    changes.back().better = Better::Lower;
    changes.back().isProbability = false;
    return changes;
}

QString valueText(const FigureChange& change) {
    const QString about = change.standardError > 0 ? QStringLiteral("≈ ") : QString();
    return about +
           (change.isProbability ? percent(change.then) : decimal(std::max(0.0, change.then), 2));
}

QString changeText(const FigureChange& change) {
    if (!change.isChanged()) {
        return QStringLiteral("same");
    }
    return withSign(sizeText(shownSize(change)), change.then > change.now);
}

QString spokenText(const FigureChange& change) {
    const QString text = change.label + u' ' + valueText(change);
    if (!change.isChanged()) {
        return text + QStringLiteral(", as before");
    }
    return text + (change.then > change.now ? QStringLiteral(", up ") : QStringLiteral(", down ")) +
           sizeText(shownSize(change)).replace(QStringLiteral("< "), QStringLiteral("less than "));
}

}  // namespace polyplan::ui
