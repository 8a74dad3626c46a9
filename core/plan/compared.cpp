#include "core/plan/compared.h"

#include <algorithm>
#include <utility>

#include "core/plan/limits.h"
#include "core/plan/settings.h"

namespace polyplan::plan {

std::optional<ComparedStrategies> compared(std::vector<Contender> contenders, std::size_t baseline,
                                           const Catalogues& catalogues, const Work& work) {
    auto questions = questionsOf(contenders, calculators(catalogues), catalogues);
    std::vector<Report> reports;
    for (std::size_t i = 0; i < questions.size(); ++i) {
        const JoinedQuestion question{contenders[i].name, std::move(questions[i])};
        const auto before = static_cast<double>(i);
        const auto all = static_cast<double>(questions.size());
        const AnyAnswer answer = question.answer({.stop = work.stop, .progress = [&](double share) {
                                                      if (work.progress) {
                                                          work.progress((before + share) / all);
                                                      }
                                                  }});
        if (!answer) {
            return std::nullopt;
        }
        reports.push_back(question.report(answer));
    }
    auto differences = differencesOf(contenders, catalogues);
    return ComparedStrategies{.contenders = std::move(contenders),
                              .differences = std::move(differences),
                              .comparison = compare(reports, baseline)};
}

Document documentOf(const std::vector<Contender>& contenders, const Catalogues& catalogues) {
    const Document& first = *contenders.front().document;
    Document all;
    all.title = first.title;
    all.game = first.game;
    all.hero = first.hero;
    all.ledgerLevel = first.ledgerLevel;
    all.appearanceMaterials = first.appearanceMaterials;
    all.discoveries = first.discoveries;
    for (const Contender& each : contenders) {
        const Settings settings = settingsOf(*each.document, each.asked(), catalogues);
        Strategy& strategy = all.strategies.emplace_back(each.asked());
        strategy.name = each.name;
        strategy.game = settings.game;
        strategy.ledgerLevel = settings.ledgerLevel;
        strategy.hero.luck = settings.hero.luck;
        strategy.hero.level = settings.hero.level;
        strategy.hero.dexterity = settings.hero.dexterity;
        strategy.hero.armorClass = settings.hero.armorClass;
        strategy.hero.conditions = settings.hero.conditions;
        strategy.inventory = inventoryOf(*each.document, each.asked(), catalogues);
    }
    return all;
}

}  // namespace polyplan::plan
