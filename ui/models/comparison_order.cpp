#include "ui/models/comparison_order.h"

#include <QObject>
#include <algorithm>
#include <iterator>
#include <utility>

#include "ui/look/text.h"
#include "ui/models/comparison_text.h"

namespace polyplan::ui {

namespace {

bool readsSame(const ComparedFigure& figure) {
    if (!figure.isCompared()) {
        return figure.isSame();
    }
    for (std::size_t i = 0; i < figure.verdicts.size(); ++i) {
        if (!figure.agrees(i) && !readsAlike(figure, i)) {
            return false;
        }
    }
    return true;
}

}  // namespace

std::vector<ComparisonLine> ComparisonOrder::linesOf(const Comparison& comparison) const {
    std::vector<std::size_t> first;
    std::vector<std::size_t> others;
    for (std::size_t i = 0; i < comparison.figures.size(); ++i) {
        const ComparedFigure& figure = comparison.figures[i];
        const QString id = toQString(figure.about.id);
        if (pinned.contains(id)) {
            first.push_back(i);
        } else if (!hidden.contains(id) && !(isOnlyDiffering && readsSame(figure))) {
            others.push_back(i);
        }
    }
    std::vector<ComparisonLine> lines;
    const auto add = [&lines](const QString& heading, const std::vector<std::size_t>& figures,
                              bool areApart) {
        if (!figures.empty()) {
            lines.push_back({heading});
        }
        for (const std::size_t each : figures) {
            lines.push_back({{}, each, areApart});
        }
    };
    add(QObject::tr("Pinned"), first, true);
    if (isSorted) {
        std::stable_sort(others.begin(), others.end(), [&](std::size_t a, std::size_t b) {
            const ComparedFigure& one = comparison.figures[a];
            const ComparedFigure& other = comparison.figures[b];
            return std::pair(one.isCompared(), one.weight()) >
                   std::pair(other.isCompared(), other.weight());
        });
        add(QObject::tr("Largest difference first"), others, true);
        return lines;
    }
    for (const std::string& group : comparison.groups) {
        std::vector<std::size_t> own;
        std::copy_if(others.begin(), others.end(), std::back_inserter(own), [&](std::size_t each) {
            return comparison.figures[each].about.group == group;
        });
        add(toQString(group), own, false);
    }
    return lines;
}

const std::string& labelOf(const ComparisonLine& line, const Comparison& comparison) {
    const Figure& about = comparison.figures[line.figure].about;
    return line.isApart ? about.labelApart() : about.label;
}

Comparison ComparisonOrder::arranged(const Comparison& comparison) const {
    Comparison arranged{
        .baseline = comparison.baseline, .groups = {}, .figures = {}, .series = comparison.series};
    for (const ComparisonLine& line : linesOf(comparison)) {
        if (!line.heading.isEmpty()) {
            arranged.groups.push_back(line.heading.toStdString());
        } else {
            arranged.figures.push_back(comparison.figures[line.figure]);
            arranged.figures.back().about.group = arranged.groups.back();
            arranged.figures.back().about.label = labelOf(line, comparison);
        }
    }
    return arranged;
}

}  // namespace polyplan::ui
