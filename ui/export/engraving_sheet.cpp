#include "ui/export/engraving_sheet.h"

#include <QLocale>
#include <algorithm>

#include "core/nethack/engraving/elbereth.h"
#include "ui/export/plan_page.h"
#include "ui/look/figures.h"
#include "ui/look/text.h"
#include "ui/models/engraving/engraving_words.h"

namespace polyplan::ui {

namespace {

namespace words = engraving_words;
using nethack::engraving::Durability;
using nethack::engraving::Request;
using nethack::engraving::Writing;

constexpr double poorOdds = 0.5;

QString conditionsText(const Request& request) {
    QStringList names;
    for (const auto condition : request.conditions) {
        const bool isSkilled = condition == nethack::engraving::Condition::Riding;
        const QString name = words::condition(condition).name;
        names << (isSkilled
                      ? QStringLiteral("%1 (%2)").arg(name, words::ridingSkill(request.ridingSkill))
                      : name);
    }
    return names.join(QStringLiteral(", "));
}

/// The text on the square, and what becomes of it.
QString existingText(const Request& request, const std::optional<Writing>& writing) {
    if (!request.existing) {
        return {};
    }
    const QString text = toQString(request.existing->text);
    const QString type = words::typeName(request.existing->type);
    const QString old = text.isEmpty() ? QStringLiteral("a text not given (%1)").arg(type)
                                       : QStringLiteral("“%1” (%2)").arg(text, type);
    const char* const fate = !writing || !writing->writes() ? "where %1 stands"
                             : writing->addsToOld           ? "added to %1"
                                                            : "in place of %1";
    return QString::fromLatin1(fate).arg(old);
}

QString settingsText(const StylusComparison& comparison) {
    const Request& request = comparison.request;
    QStringList parts = {toQString(nethack::title(comparison.game))};
    if (comparison.answer.partial) {
        parts.last() += QStringLiteral(" (rules known in part)");
    }
    parts << conditionsText(request);
    if (request.surface != nethack::engraving::Surface::Floor) {
        parts << QStringLiteral("on: %1").arg(words::surface(request.surface).name);
    }
    parts << existingText(request, comparison.answer.writing);
    const bool goesByDexterity = std::ranges::any_of(request.events, [](const auto& event) {
        return event.cause == nethack::engraving::Cause::Turn && !event.dexterity;
    });
    if (request.dexterity || goesByDexterity) {
        parts << QStringLiteral("Dexterity %1")
                     .arg(request.dexterity.value_or(nethack::engraving::usualDexterity));
    }
    parts.removeAll(QString());
    return parts.join(QStringLiteral("  ·  "));
}

QString titleText(const StylusComparison& answer) {
    QString stylus = toQString(answer.request.stylus.value_or(nethack::engraving::fingers));
    nethack::engraving::StylusState state = answer.request.stylusState;
    if (const StylusAnswer* chosen = answer.chosen()) {
        stylus = toQString(chosen->title);
        if (chosen->isCarried) {  // its title tells the rest
            nethack::engraving::StylusState use;
            use.wielded = state.wielded;
            use.worn = state.worn;
            use.identified = state.identified;
            state = use;
        }
        state.appearance.clear();
    }
    if (const std::string told = worded(state); !told.empty()) {
        stylus += QStringLiteral(", ") + toQString(told);
    }
    const auto& writing = answer.answer.writing;
    if (writing && writing->type) {
        return QStringLiteral("%1: %2, %3")
            .arg(stylus, words::typeName(*writing->type),
                 words::permanence(writing->permanence).name);
    }
    if (!writing && answer.answer.durability) {
        return QStringLiteral("a text that stands there: %1")
            .arg(words::typeName(answer.answer.durability->type));
    }
    return stylus;
}

QString goesText(const Writing& writing) {
    return QStringLiteral("in %1 goes").arg(writing.goes.size());
}

/// What the figure below each letter is.
QString risksText(const Writing& writing) {
    const QString risks =
        QStringLiteral("Below each letter: the chance in percent that it comes out different%1.");
    return risks.arg(writing.takesGoes() ? QStringLiteral(", written ") + goesText(writing)
                                         : QString());
}

Tile oddsTile(const QString& label, double odds, const QString& remark = {}) {
    return {label, percent(odds), remark, odds < poorOdds};
}

Tile timeTile(const Writing& writing, const nethack::engraving::Way& way) {
    const QString label = QStringLiteral("time");
    if (writing.isOccupation) {
        return {label, words::counted(way.time, "%1 action", "%1 actions"),
                writing.isInterruptible() ? QStringLiteral("can be interrupted") : QString(),
                false};
    }
    if (way.time == 0) {
        return {label, QStringLiteral("at once"), QStringLiteral("before any monster moves"),
                false};
    }
    const QString helpless = words::helpless(way.helpless, way.time);
    return {label, words::counted(way.time, "%1 turn", "%1 turns"),
            writing.takesGoes() ? QStringLiteral("complete with action %1, %2")
                                      .arg(QString::number(writing.goes.size()), helpless)
                                : helpless,
            false};
}

Tile costTile(const Writing& writing, const nethack::engraving::Cost& cost) {
    const int charges = cost.markerCharges + cost.wandCharges;
    Tile tile{QStringLiteral("costs"), QStringLiteral("nothing"), {}, false};
    if (cost.enchantment > 0) {
        tile.value = words::counted(cost.enchantment, "%1 point", "%1 points");
        tile.remark = QStringLiteral("of enchantment");
    } else if (charges > 0) {
        tile.value = words::counted(charges, "%1 charge", "%1 charges");
    }
    if (writing.blindness.most > 0) {
        tile.remark = QStringLiteral("and blinds you ") + toQString(worded(writing.blindness));
    }
    if (writing.goes.empty()) {
        tile.remark = QStringLiteral("not enough for all of the text");
        tile.isWarning = true;
    } else if (writing.complete && writing.goes.size() > 1) {
        tile.remark = goesText(writing) + u' ' + words::cost(writing.cheapest);
    }
    return tile;
}

/// In one go, or where the text takes several in all of them.
void addWriting(const Writing& writing, Aim measure, EngravingSheet& sheet) {
    const nethack::engraving::Way way = nethack::engraving::wayOf(writing);
    sheet.tiles.push_back(oddsTile(QStringLiteral("comes out as typed"), way.right,
                                   writing.takesGoes() ? goesText(writing)
                                   : way.isWhole       ? QString()
                                                 : QStringLiteral("one go can't write all of it")));
    const bool hasWord = nethack::engraving::containsElbereth(writing.wanted, *writing.type);
    if (measure != Aim::Intact || way.elbereth > 0 || hasWord) {
        sheet.tiles.push_back(oddsTile(QStringLiteral("counts as Elbereth"), way.elbereth));
    }
    sheet.tiles.push_back(timeTile(writing, way));
    sheet.tiles.push_back(costTile(writing, way.cost));
}

/// @param condition under which it lasts so long; empty: none
void addDurability(const Durability& durability, Aim measure, const QString& condition,
                   EngravingSheet& sheet) {
    const auto& end = durability.entries.back();
    const double error = valueOf(end.standardErrors, measure);
    const QLocale numbers(QLocale::English);
    QStringList remarks = {condition};
    if (error > 0) {
        remarks.push_front(QStringLiteral("± %1").arg(percent(error)));
    }
    remarks.removeAll(QString());
    sheet.tiles.push_back(
        oddsTile(measure == Aim::Intact ? QStringLiteral("is unchanged after all events")
                                        : QStringLiteral("works after all events"),
                 valueOf(end.figures, measure), remarks.join(QStringLiteral(", "))));
    sheet.provenance = durability.method == Method::Exact
                           ? QStringLiteral("exact")
                           : QStringLiteral("sampled, %1 runs; bars are one standard error")
                                 .arg(numbers.toString(durability.samples));
}

QStringList scenarioText(const Request& request) {
    QStringList scenario;
    if (request.wear && request.wear->count) {
        const auto& wear = *request.wear;
        scenario << QStringLiteral("%1 × %2%3")
                        .arg(wear.repeat.value_or(1))
                        .arg(words::counted(*wear.count, "an event that picks %1 character",
                                            "an event that picks %1 characters"),
                             wear.magical ? QStringLiteral(", magical") : QString());
    }
    for (const auto& event : request.events) {
        QString text =
            QStringLiteral("%1 × %2").arg(event.times).arg(words::cause(event.cause).name);
        if (event.dexterity && event.cause == nethack::engraving::Cause::Turn) {
            text += QStringLiteral(" (Dexterity %1)").arg(*event.dexterity);
        }
        scenario << text;
    }
    return scenario;
}

/// Of a text that is on the floor already as of one that is written.
Aim measureFor(const StylusComparison& answer) {
    const auto& durability = answer.answer.durability;
    if (!answer.answer.writing && durability &&
        nethack::engraving::readsElbereth(answer.request.text, durability->type, answer.game)) {
        return Aim::ReadsElbereth;
    }
    return aimOf(answer);
}

}  // namespace

std::shared_ptr<const StylusComparison> pageEngraving(const plan::Document& plan,
                                                      const plan::Strategy& strategy,
                                                      const plan::Catalogues& catalogues,
                                                      const std::stop_token& stop) {
    if (!strategy.engraving) {
        return nullptr;
    }
    const Request request =
        plan::engravingRequest(plan::settingsOf(plan, strategy, catalogues), *strategy.engraving);
    const auto tables = catalogues.engraving(*request.game);
    if (!tables) {
        return nullptr;
    }
    auto answer = nethack::engraving::compare(
        request, *request.game, carriedStyluses(plan, strategy, catalogues), *tables, stop);
    return answer ? std::make_shared<const StylusComparison>(std::move(*answer)) : nullptr;
}

EngravingSheet engravingSheet(const PageContent& content) {
    EngravingSheet sheet;
    const plan::Engraving& engraving = *content.strategy.engraving;
    const QString typed = toQString(engraving.text);
    sheet.cells = cellsOf(typed);
    if (!content.engraving) {
        const nethack::Game game = plan::engravingGameOf(content.plan, content.strategy);
        sheet.settings = toQString(nethack::title(game));
        if (!content.catalogues.engraving(game)) {
            sheet.refusal =
                QStringLiteral("The rules of engraving are not known for %1.").arg(sheet.settings);
        }
        return sheet;
    }
    const StylusComparison& answer = *content.engraving;
    const auto& writing = answer.answer.writing;
    const auto& durability = answer.answer.durability;
    const Aim measure = measureFor(answer);
    sheet.title = titleText(answer);
    sheet.settings = settingsText(answer);
    sheet.lines = engravingLines(answer);
    if (writing && writing->refused) {
        sheet.refusal = QStringLiteral("%1 (%2)").arg(toQString(writing->refused->reason),
                                                      toQString(writing->refused->source));
    } else if (writing && writing->type) {
        addWriting(*writing, measure, sheet);
        if (auto cells = cellsOf(*writing, typed); !cells.empty()) {
            sheet.cells = std::move(cells);
            sheet.risks = risksText(*writing);
        }
    } else if (!writing) {
        for (TextCell& cell : sheet.cells) {
            cell.place = -1;
            cell.isWritten = true;
        }
    }
    if (durability && !durability->entries.empty() && sheet.refusal.isEmpty()) {
        addDurability(*durability, measure,
                      !writing ? QString()
                      : writing->isWhole()
                          ? toQString(nethack::engraving::conditionOfLasting(*writing))
                          : QStringLiteral("of %1").arg(
                                toQString(nethack::engraving::subjectOfLasting(*writing))),
                      sheet);
        sheet.measure = measureName(measure);
        sheet.durability = durabilityCurves(answer, engraving.overlaid, measure);
        sheet.scenario = scenarioText(answer.request);
    }
    return sheet;
}

}  // namespace polyplan::ui
