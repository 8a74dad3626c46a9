#include "core/plan/engraving_question.h"

#include <utility>

#include "core/nethack/engraving/report.h"
#include "core/plan/settings.h"

namespace polyplan::plan {

namespace engraving = nethack::engraving;

AnyAnswer EngravingQuestion::answer(const Work& work) const {
    if (compares) {
        auto comparison = engraving::compare(request, game, carried, tables, work.stop);
        return comparison ? AnyAnswer::of(std::move(*comparison)) : AnyAnswer();
    }
    auto answer = engraving::answer(request, game, tables, {work.stop, work.progress});
    return work.stop.stop_requested()
               ? AnyAnswer()
               : AnyAnswer::of(engraving::StylusComparison{.request = request,
                                                           .game = game,
                                                           .answer = std::move(answer),
                                                           .styluses = {}});
}

Report EngravingQuestion::report(const AnyAnswer& answer) const {
    const auto comparison = answer.as<engraving::StylusComparison>();
    return comparison == nullptr ? Report()
                                 : engraving::report(comparison->request, comparison->answer);
}

Calculator engravingCalculator(const Catalogues& catalogues) {
    return {.id = "engraving",
            .title = "Engraving",
            .asks =
                [](const Strategy& strategy) {
                    return strategy.engraving && !strategy.engraving->text.empty()
                               ? Asked::Something
                               : Asked::Nothing;
                },
            .questions =
                [&catalogues](const Document& document, const Strategy& strategy) {
                    std::vector<Question> questions;
                    if (!strategy.engraving) {
                        return questions;
                    }
                    const auto request = engravingRequest(
                        settingsOf(document, strategy, catalogues), *strategy.engraving);
                    if (const auto tables = catalogues.engraving(*request.game)) {
                        questions.emplace_back(EngravingQuestion{.request = request,
                                                                 .game = *request.game,
                                                                 .tables = *tables,
                                                                 .carried = {}});
                    }
                    return questions;
                },
            .game =
                [](const Document& document, const Strategy& strategy) {
                    return nethack::title(engravingGameOf(document, strategy));
                }};
}

}  // namespace polyplan::plan
