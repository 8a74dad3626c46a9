#include "ui/charts/end_names.h"

#include <QFontMetrics>
#include <QStringList>
#include <algorithm>

namespace polyplan::ui {

QString inTwoLines(const QString& name, const QFontMetrics& letters, int width) {
    const auto isWithin = [&](const QString& text) {
        return letters.horizontalAdvance(text) <= width;
    };
    if (isWithin(name)) {
        return name;
    }
    qsizetype space = name.lastIndexOf(u' ');
    while (space > 0 && !isWithin(name.left(space))) {
        space = name.lastIndexOf(u' ', space - 1);
    }
    if (space <= 0) {
        return letters.elidedText(name, Qt::ElideRight, width);
    }
    return name.left(space) + u'\n' +
           letters.elidedText(name.mid(space + 1), Qt::ElideRight, width);
}

QString endNameOf(const QString& name, const QString& brief, const QFontMetrics& letters,
                  int width) {
    const QString text = inTwoLines(name, letters, width);
    if (brief.isEmpty() || QString(text).replace(u'\n', u' ') == name) {
        return text;
    }
    QStringList lines = brief.split(u'\n');
    for (QString& line : lines) {
        line = letters.elidedText(line, Qt::ElideRight, width);
    }
    return lines.join(u'\n');
}

std::vector<double> spreadApart(const std::vector<Stacked>& all, double top, double bottom) {
    double total = 0;
    for (const Stacked& each : all) {
        total += each.height;
    }
    const double closer = total > 0 ? std::clamp((bottom - top) / total, 0.0, 1.0) : 1.0;
    // Less what stands above each, they only must not fall out of order: those that would share
    // the mean of what they want.
    struct Run {
        double sum;
        std::size_t count;
        double mean() const { return sum / static_cast<double>(count); }
    };
    std::vector<double> middles;
    std::vector<Run> runs;
    double above = 0;
    for (const Stacked& each : all) {
        middles.push_back(closer * (above + each.height / 2));
        above += each.height;
        runs.push_back({each.wanted - middles.back(), 1});
        while (runs.size() > 1 && runs[runs.size() - 2].mean() > runs.back().mean()) {
            const Run last = runs.back();
            runs.pop_back();
            runs.back().sum += last.sum;
            runs.back().count += last.count;
        }
    }
    const double lowest = std::max(top, bottom - closer * total);
    std::size_t at = 0;
    for (const Run& run : runs) {
        for (std::size_t i = 0; i < run.count; ++i) {
            middles[at++] += std::clamp(run.mean(), top, lowest);
        }
    }
    return middles;
}

}  // namespace polyplan::ui
