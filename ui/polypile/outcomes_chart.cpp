#include "ui/polypile/outcomes_chart.h"

#include <algorithm>

#include "ui/look/figures.h"
#include "ui/look/theme.h"
#include "ui/models/outcomes_model.h"

namespace polyplan::ui {

namespace {

constexpr std::size_t shownAtMost = 15;

std::vector<BarChart::Part> outcomeParts() {
    return {{QObject::tr("other"), [](const Theme& theme) { return theme.other; }},
            {QObject::tr("wanted"), [](const Theme& theme) { return theme.wanted; }}};
}

}  // namespace

OutcomesChart::OutcomesChart(const OutcomesModel& model, QWidget* parent)
    : BarChart(outcomeParts(), parent), model_(model) {
    setObjectName("likeliest");
    setAccessibleName(tr("Likeliest outcomes"));
    connect(&model, &QAbstractItemModel::modelReset, this, &OutcomesChart::follow);
    follow();
}

void OutcomesChart::follow() {
    const std::vector<Outcome>& outcomes = model_.outcomes();
    std::vector<int> order(outcomes.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        order[i] = static_cast<int>(i);
    }
    const auto value = [&](int row) {
        return model_.mainValue(outcomes[static_cast<std::size_t>(row)]);
    };
    const std::size_t shown = std::min(shownAtMost, order.size());
    std::ranges::partial_sort(order, order.begin() + static_cast<std::ptrdiff_t>(shown),
                              [&](int a, int b) { return value(a) > value(b); });
    const bool isProbability = model_.mainColumn() == OutcomesModel::Becomes;
    const auto figure = [&](double amount) {
        return isProbability ? percent(amount) : decimal(amount, 2);
    };
    std::vector<Bar> bars;
    double rest = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const double amount = value(order[i]);
        if (i >= shown) {
            rest += amount;
            continue;
        }
        const bool isWanted = outcomes[static_cast<std::size_t>(order[i])].isWanted;
        bars.push_back({.name = model_.index(order[i], OutcomesModel::Object).data().toString(),
                        .figure = figure(amount),
                        .parts = {isWanted ? 0 : amount, isWanted ? amount : 0},
                        .isMarked = isWanted});
    }
    if (order.size() > shown) {
        // Of a whole pile the others are so many that their bar would leave no room for the rest.
        bars.push_back({.name = tr("all others (%1)").arg(order.size() - shown),
                        .figure = figure(rest),
                        .parts = {isProbability ? rest : 0, 0}});
    }
    setBars(std::move(bars));
}

}  // namespace polyplan::ui
