#include "core/plan/heartbeat_question.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "core/powder/evaluate.h"
#include "core/powder/report.h"
#include "core/powder/report_events.h"
#include "core/powder/words.h"

namespace polyplan::plan {
namespace {

constexpr const char* otherGroup = "In the other outfit";

/// What is not told below that heading.
std::string inOtherOutfit(const std::string& label) {
    return label + ", other outfit";
}

std::optional<powder::Answer> answerTo(const powder::Request& request, const powder::Tables& tables,
                                       const Work& work) {
    return powder::evaluate(heartbeatScene(request, tables),
                            {.stop = work.stop, .progress = work.progress});
}

/// The main figures and the curves of the other outfit beside those of its own.
void addOther(Report& report, Report other) {
    for (Figure& figure : other.figures) {
        if (figure.isMain) {
            figure.apart = inOtherOutfit(figure.labelApart());
            figure.group = otherGroup;
            figure.isMain = false;
            report.figures.push_back(std::move(figure));
        }
    }
    for (Remark& remark : other.remarks) {
        if (remark.kind == RemarkKind::Remark &&
            std::ranges::find(report.remarks, remark.text, &Remark::text) == report.remarks.end()) {
            remark.group = otherGroup;
            report.remarks.push_back(std::move(remark));
        }
    }
    report.groups.insert(report.groups.begin() + 2, otherGroup);
    for (Series& series : other.series) {
        if (series.kind == SeriesKind::Curve && !powder::isOfEvent(series)) {
            series.label = inOtherOutfit(series.label);
            report.series.push_back(std::move(series));
        }
    }
}

}  // namespace

Heartbeat firstHeartbeat() {
    constexpr int firstHp = 30;
    constexpr int firstHeartbeats = 50;
    Heartbeat heartbeat;
    heartbeat.creature.maxHp = firstHp;
    heartbeat.heartbeats = firstHeartbeats;
    return heartbeat;
}

void swapOutfits(Heartbeat& heartbeat) {
    std::swap(heartbeat.creature.worn, heartbeat.otherOutfit->worn);
    std::swap(heartbeat.creature.dress, heartbeat.otherOutfit->dress);
}

powder::Scene heartbeatScene(const powder::Request& request, const powder::Tables& tables) {
    return std::get<powder::Scene>(powder::Scene::of(request, tables));
}

std::string HeartbeatQuestion::title() const {
    return powder::titleOf(heartbeatScene(heartbeat, *tables));
}

AnyAnswer HeartbeatQuestion::answer(const Work& work) const {
    auto own = answerTo(heartbeat, *tables, work);
    if (!own) {
        return {};
    }
    HeartbeatAnswers answers{
        .asked = heartbeat, .own = std::move(*own), .inOtherOutfit = std::nullopt};
    if (heartbeat.otherOutfit) {
        if (work.stage) {
            work.stage(AnyAnswer::of(answers, false));
        }
        answers.inOtherOutfit =
            answerTo(powder::wearing(heartbeat, *heartbeat.otherOutfit), *tables, work);
        if (!answers.inOtherOutfit) {
            return {};
        }
    }
    return AnyAnswer::of(std::move(answers));
}

Report HeartbeatQuestion::report(const AnyAnswer& answer) const {
    const auto answers = answer.as<HeartbeatAnswers>();
    if (answers == nullptr) {
        return {};
    }
    const powder::Scene scene = heartbeatScene(answers->asked, *tables);
    Report report =
        powder::report(scene, answers->own, key(), powder::tellingHeartbeat(answers->own));
    if (answers->inOtherOutfit) {
        const powder::Scene other =
            heartbeatScene(powder::wearing(answers->asked, *answers->asked.otherOutfit), *tables);
        addOther(report,
                 powder::report(other, *answers->inOtherOutfit, key() + "/other outfit", 1));
    }
    return report;
}

Calculator heartbeatCalculator(const Catalogues& catalogues) {
    return {.id = "heartbeat",
            .title = "Heartbeat",
            .asks =
                [](const Strategy& strategy) {
                    return strategy.heartbeat ? Asked::Something : Asked::Nothing;
                },
            .questions =
                [&catalogues](const Document&, const Strategy& strategy) {
                    std::vector<Question> questions;
                    if (strategy.heartbeat) {
                        questions.emplace_back(
                            HeartbeatQuestion{*strategy.heartbeat, &catalogues.powder()});
                    }
                    return questions;
                },
            .game = [](const Document&, const Strategy&) { return powder::powderTitle; }};
}

}  // namespace polyplan::plan
