#include "ui/models/engraving/durability_curves.h"

#include <QObject>
#include <QStringList>
#include <algorithm>
#include <utility>

#include "core/nethack/engraving/elbereth.h"
#include "ui/charts/shown_points.h"
#include "ui/look/figures.h"
#include "ui/look/text.h"
#include "ui/models/engraving/engraving_words.h"

namespace polyplan::ui {

using nethack::engraving::Durability;

namespace {

/// What the text is before anything happens to it: it came out right.
double atStart(const std::string& text, nethack::engraving::Type type, nethack::Game game,
               Aim measure) {
    switch (measure) {
        case Aim::ReadsElbereth:
            return nethack::engraving::readsElbereth(text, type, game) ? 1 : 0;
        case Aim::ContainsElbereth:
            return nethack::engraving::containsElbereth(text, type) ? 1 : 0;
        case Aim::Intact:
            break;
    }
    return 1;
}

std::vector<CurvePoint> pointsOf(const Durability& durability, double start, Aim measure) {
    std::vector<CurvePoint> points = {{0, start, 0}};
    for (const auto& entry : durability.entries) {
        points.push_back({static_cast<double>(entry.k), valueOf(entry.figures, measure),
                          valueOf(entry.standardErrors, measure)});
    }
    return shownPoints(std::move(points));
}

/// A curve with the names of all styluses that share it.
struct Shared {
    std::shared_ptr<const Durability> durability;
    QStringList names;
    QString type;
    double start = 1;
};

/// Which of them it is that share a curve; of one its name says it all.
QString inBrief(const Shared& shared) {
    const auto others = shared.names.size() - 1;
    return others == 0 ? QString()
                       : QObject::tr("%1\nand %2 alike,\n%3")
                             .arg(shared.names.front())
                             .arg(others)
                             .arg(shared.type);
}

}  // namespace

QString measureName(Aim measure) {
    switch (measure) {
        case Aim::ReadsElbereth:
            return QObject::tr("counts as Elbereth");
        case Aim::ContainsElbereth:
            return QObject::tr("contains Elbereth");
        case Aim::Intact:
            break;
    }
    return QObject::tr("untouched");
}

DurabilityCurves durabilityCurves(const StylusComparison& answer,
                                  const std::vector<std::string>& overlaid, Aim measure) {
    std::vector<Shared> shared;
    const auto add = [&](const std::shared_ptr<const Durability>& durability, const QString& name,
                         const std::string& text) {
        const auto known = std::ranges::find(shared, durability, &Shared::durability);
        if (known != shared.end()) {
            if (!known->names.contains(name)) {
                known->names.append(name);
            }
            return;
        }
        shared.push_back({durability,
                          {name},
                          engraving_words::typeName(durability->type),
                          atStart(text, durability->type, answer.game, measure)});
    };
    const StylusAnswer* chosen = answer.chosen();
    if (chosen != nullptr && chosen->durability) {
        add(chosen->durability, toQString(chosen->shortTitle), chosen->writing.wanted);
    } else if (const Durability* text = answer.answer.lasting(); text && !text->entries.empty()) {
        add(std::make_shared<const Durability>(*text), QObject::tr("the text"),
            answer.request.text);
    }
    const bool hasChosen = !shared.empty();
    for (const std::string& name : overlaid) {
        const auto stylus = std::ranges::find_if(answer.styluses, [&](const StylusAnswer& each) {
            return each.durability && each.choice.stylus == name;
        });
        if (stylus != answer.styluses.end()) {
            add(stylus->durability, toQString(stylus->shortTitle), stylus->writing.wanted);
        }
    }

    DurabilityCurves result;
    QStringList spoken;
    for (const Shared& each : shared) {
        const bool isChosen = hasChosen && result.curves.empty() && chosen != nullptr;
        Curve curve{.name = QStringLiteral("%1, %2").arg(each.names.join(", "), each.type),
                    .points = pointsOf(*each.durability, each.start, measure),
                    .look = static_cast<int>(result.curves.size()) + (hasChosen ? 0 : 1),
                    .isStressed = isChosen,
                    .brief = inBrief(each)};
        const CurvePoint& end = curve.points.back();
        spoken.append(QObject::tr("%1: %2 after %3 events")
                          .arg(curve.name, percent(end.value), decimal(end.x)));
        result.axes.most = std::max(result.curves.empty() ? 0.0 : result.axes.most, end.x);
        result.isSampled = result.isSampled || each.durability->method == Method::Sampled;
        result.curves.push_back(std::move(curve));
    }
    result.axes.x = QObject::tr("events");
    result.spoken = spoken.join("; ");
    return result;
}

}  // namespace polyplan::ui
