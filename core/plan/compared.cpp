#include "core/plan/compared.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <variant>

#include "core/plan/json.h"
#include "core/plan/limits.h"
#include "core/plan/settings.h"
#include "core/plan/strategy_names.h"

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
    all.hero.unknown = first.hero.unknown;
    all.inventory = first.inventory;
    all.setAside = first.setAside;
    all.unknown = first.unknown;
    all.appearanceMaterials = first.appearanceMaterials;
    all.discoveries = first.discoveries;
    for (const Contender& each : contenders) {
        const Settings settings = settingsOf(*each.document, each.asked(), catalogues);
        std::string name = freeName(all.strategies, each.name);
        Strategy& strategy = all.strategies.emplace_back(each.asked());
        strategy.name = std::move(name);
        strategy.game = settings.game;
        strategy.ledgerLevel = settings.ledgerLevel;
        strategy.hero.luck = settings.hero.luck;
        strategy.hero.level = settings.hero.level;
        strategy.hero.dexterity = settings.hero.dexterity;
        strategy.hero.armorClass = settings.hero.armorClass;
        strategy.hero.conditions = settings.hero.conditions;
        const bool hasSameInventory = each.document->game == first.game &&
                                      each.document->inventory == first.inventory &&
                                      each.document->setAside == first.setAside;
        if (!hasSameInventory && !strategy.inventory) {
            strategy.inventory = inventoryOf(*each.document, each.asked(), catalogues);
            std::ranges::copy(each.document->setAside, std::back_inserter(strategy.setAside));
        }
    }
    return all;
}

std::optional<std::string> whyNotOne(const Document& document,
                                     const std::vector<Contender>& contenders,
                                     const Catalogues& catalogues) {
    for (std::size_t i = 0; i < contenders.size(); ++i) {
        const Contender& each = contenders[i];
        const Settings own = settingsOf(*each.document, each.asked(), catalogues);
        Settings there = settingsOf(document, document.strategies[i], catalogues);
        there.hero.unknown = own.hero.unknown;  // without effect
        if (there != own) {
            return "the plans know different appearances or types, and one plan has one knowledge "
                   "of them";
        }
    }
    const auto text = writeReadable(document, catalogues);
    const auto* faults = std::get_if<std::vector<Fault>>(&text);
    return faults == nullptr ? std::nullopt
                             : std::optional("they can't be one plan: " + worded(faults->front()));
}

}  // namespace polyplan::plan
