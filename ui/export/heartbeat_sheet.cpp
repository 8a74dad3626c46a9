#include "ui/export/heartbeat_sheet.h"

#include <array>
#include <utility>

#include "core/plan/heartbeat_question.h"
#include "core/powder/report.h"
#include "core/powder/report_events.h"
#include "core/powder/words.h"
#include "ui/look/figures.h"
#include "ui/look/text.h"
#include "ui/models/heartbeat/heartbeat_curves.h"
#include "ui/models/report_curves.h"

namespace polyplan::ui {

namespace {

const QString partSeparator = QStringLiteral("  ·  ");

QString outfitText(const std::vector<powder::Worn>& worn) {
    QStringList items;
    for (const powder::Worn& item : worn) {
        QString name = toQString(item.item.empty() ? wordFor(powder::slotWords, item.slot)
                                                   : std::string_view(item.item));
        QStringList gifts;
        for (const powder::Intrinsic intrinsic : item.gives) {
            gifts.append(toQString(powder::words(intrinsic)));
        }
        if (!gifts.isEmpty() && gifts != QStringList(name.section(QStringLiteral(" of "), 1))) {
            name += QStringLiteral(" (%1)").arg(gifts.join(QStringLiteral(", ")));
        }
        items.append(name);
    }
    return items.isEmpty() ? QObject::tr("wears nothing")
                           : QObject::tr("wears ") + items.join(QStringLiteral(", "));
}

QString intrinsicsText(const powder::CreatureState& creature) {
    QStringList names;
    for (const powder::IntrinsicEntry& entry : creature.intrinsics) {
        const QString name = toQString(powder::words(entry.intrinsic));
        names.append(entry.beats ? QStringLiteral("%1 (%2)").arg(name).arg(*entry.beats) : name);
    }
    return names.join(QStringLiteral(", "));
}

/// What is told of the square beside its kind.
QString airText(const powder::SquareState& square, const powder::Tables& tables) {
    QStringList words;
    if (square.smoke != powder::Smoke::None) {
        words.append(toQString(tables.smokes.of(square.smoke).name) +
                     (square.smokeLasts ? QObject::tr(", renewed each heartbeat") : QString()));
    }
    if (square.wind != powder::Wind::None) {
        words.append(QObject::tr("wind: ") + toQString(wordFor(powder::windWords, square.wind)));
    }
    if (square.noTeleport) {
        words.append(QObject::tr("no teleport"));
    }
    return words.join(partSeparator);
}

/// The steps that did something.
std::vector<Step> stepsThatDid(std::vector<Step> steps) {
    for (std::size_t i = 0; i < steps.size(); ++i) {
        steps[i].text = std::to_string(i + 1) + ". " + steps[i].text;
    }
    std::erase_if(steps, [](const Step& step) { return step.value.size() < 2; });
    return steps;
}

/// What else there is of the charts of the window.
void addFurtherCharts(ReportSheet& sheet, const Report& report) {
    const std::array further = {std::pair("food", QObject::tr("Food, of those alive")),
                                std::pair("mp", QObject::tr("MP, of those alive"))};
    for (const auto& [series, title] : further) {
        if (std::vector<Curve> curves = amountCurves(report, series); !curves.empty()) {
            const CurveAxes axes = axesFor(curves, QObject::tr("heartbeats"), Unit::Plain);
            sheet.furtherCharts.push_back({title, std::move(curves), axes});
        }
    }
}

}  // namespace

std::shared_ptr<const ReportSheet> pageHeartbeat(const plan::Strategy& strategy,
                                                 const plan::Catalogues& catalogues,
                                                 const std::stop_token& stop) {
    const plan::HeartbeatQuestion question{*strategy.heartbeat, &catalogues.powder()};
    const AnyAnswer answer = question.answer({.stop = stop});
    const auto answers = answer.as<plan::HeartbeatAnswers>();
    if (answers == nullptr) {
        return nullptr;
    }
    Report report = question.report(answer);
    report.steps = stepsThatDid(std::move(report.steps));
    std::erase_if(report.series, powder::isOfEvent);
    std::erase_if(report.remarks,
                  [](const Remark& remark) { return remark.kind == RemarkKind::Method; });
    auto sheet = std::make_shared<ReportSheet>(reportSheet(report));
    const plan::Heartbeat& heartbeat = *strategy.heartbeat;
    sheet->title = toQString(question.title());
    const QString game = toQString(powder::powderTitle);
    sheet->kind = answers->own.method == Method::Exact
                      ? QObject::tr("%1, exact").arg(game)
                      : QObject::tr("%1, %2 runs").arg(game, decimal(answers->own.samples));
    sheet->lines = {outfitText(heartbeat.creature.worn)};
    if (const QString intrinsics = intrinsicsText(heartbeat.creature); !intrinsics.isEmpty()) {
        sheet->lines.append(intrinsics);
    }
    if (const QString air = airText(heartbeat.square, catalogues.powder()); !air.isEmpty()) {
        sheet->lines.append(air);
    }
    if (heartbeat.otherOutfit) {
        sheet->lines.append(QObject::tr("other outfit: ") +
                            outfitText(heartbeat.otherOutfit->worn));
    }
    sheet->stepsHeading = QObject::tr("Heartbeat %1, step by step")
                              .arg(decimal(powder::tellingHeartbeat(answers->own)));
    sheet->curvesTitle = QObject::tr("What became of it");
    sheet->curves = chanceCurves(report);
    sheet->amounts = amountCurves(report, "hp");
    sheet->amountAxes = axesFor(sheet->amounts, QObject::tr("heartbeats"), Unit::HitPoints);
    sheet->amountsTitle = QObject::tr("HP, on average and from 5 to 95 %");
    addFurtherCharts(*sheet, report);
    return sheet;
}

}  // namespace polyplan::ui
