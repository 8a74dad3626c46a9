#include "core/plan/theft_question.h"

#include <utility>

#include "core/nethack/theft/evaluate.h"
#include "core/nethack/theft/members.h"
#include "core/nethack/theft/report.h"
#include "core/plan/settings.h"

namespace polyplan::plan {

AnyAnswer TheftQuestion::answer(const Work& work) const {
    TheftAnswer found;
    auto encounter = encounterOf(request, request.game.value(), *thieves);
    if (auto* faults = std::get_if<std::vector<Fault>>(&encounter)) {
        found.faults = std::move(*faults);
        return AnyAnswer::of(std::move(found));
    }
    found.encounter = std::get<nethack::theft::Encounter>(std::move(encounter));
    auto answer = evaluate(*found.encounter, work.stop);
    if (!answer) {
        return {};
    }
    found.answer = std::move(*answer);
    if (work.stage) {
        work.stage(AnyAnswer::of(found, false));
    }
    auto effects = effectsOf(*found.encounter, found.answer, *thieves, work.stop);
    if (!effects) {
        return {};
    }
    found.effects = std::move(*effects);
    return AnyAnswer::of(std::move(found), true, 1);
}

Report TheftQuestion::report(const AnyAnswer& answer) const {
    const auto found = answer.as<TheftAnswer>();
    if (found == nullptr) {
        return {};
    }
    if (found->encounter) {
        return nethack::theft::report(found->answer, found->effects);
    }
    Report report;
    report.groups = {"Refused"};
    for (const Fault& fault : found->faults) {
        report.remarks.push_back({RemarkKind::Refusal, "Refused", worded(fault), ""});
    }
    return report;
}

Calculator theftCalculator(const Catalogues& catalogues) {
    return {
        .id = "theft",
        .title = "Theft",
        .asks =
            [](const Strategy& strategy) {
                return strategy.theft ? Asked::Something : Asked::Nothing;
            },
        .questions =
            [&catalogues](const Document& document, const Strategy& strategy) {
                std::vector<Question> questions;
                if (!strategy.theft) {
                    return questions;
                }
                const auto request =
                    theftRequest(settingsOf(document, strategy, catalogues), *strategy.theft);
                if (nethack::theft::knowsTheft(*request.game)) {
                    questions.emplace_back(TheftQuestion{request, &catalogues.thieves()});
                }
                return questions;
            },
        .game =
            [](const Document& document, const Strategy& strategy) {
                return nethack::title(strategy.theft->game.value_or(gameOf(document, strategy)));
            }};
}

}  // namespace polyplan::plan
