#include "core/plan/damage_question.h"

#include <algorithm>
#include <map>
#include <span>
#include <utility>

#include "core/oangband/report.h"
#include "core/oangband/request_words.h"
#include "core/oangband/scene.h"
#include "core/oangband/usual_floor.h"
#include "core/plan/side_by_side.h"

namespace polyplan::plan {

using oangband::AttackAnswer;

namespace {

/// Of the work on an attack: throwing a thousand dice takes longer than what follows, but few do.
constexpr double shareOfDice = 0.1;

std::string targetOf(const oangband::Target& target, const oangband::Tables& tables) {
    const oangband::Monster* monster = target.id ? tables.monsters.byId(*target.id) : nullptr;
    return monster != nullptr    ? monster->name
           : target.name.empty() ? oangband::unnamedTarget
                                 : target.name;
}

/// Without the damage: figures of attacks that differ in nothing else meet.
std::string nameOf(const Attack& attack, const oangband::Tables& tables) {
    return attack.name.empty() ? std::string(oangband::name(attack.type)) + " on " +
                                     targetOf(attack.monster, tables)
                               : attack.name;
}

/// @param key told apart by, in the ids of figures
Report reportOf(const Attack& attack, const AttackAnswer& answer, const std::string& key) {
    if (answer.answer) {
        return oangband::report(attack, *answer.answer, key);
    }
    Report report;
    report.groups = {"Refused"};
    for (const std::string& fault : answer.faults) {
        report.remarks.push_back({RemarkKind::Refusal, "Refused", fault, ""});
    }
    return report;
}

}  // namespace

std::string DamageQuestion::key() const {
    return "damage/" + ownKey();
}

std::string DamageQuestion::title() const {
    return numbered(nameOf(attack, *tables), number);
}

std::string DamageQuestion::ownKey() const {
    return nameOf(attack, *tables) + (number > 1 ? ' ' + std::to_string(number) : "");
}

AnyAnswer DamageQuestion::answer(const Work& work) const {
    auto answer = oangband::answerTo(attack, *tables, work.stop);
    return answer ? AnyAnswer::of(std::move(*answer)) : AnyAnswer();
}

Report DamageQuestion::report(const AnyAnswer& answer) const {
    const auto found = answer.as<AttackAnswer>();
    return found == nullptr ? Report()
                            : reportOf(attack, *found, meetsAs.empty() ? ownKey() : meetsAs);
}

AnyAnswer AttacksQuestion::answer(const Work& work) const {
    AttackAnswers answers{.asked = attacks,
                          .titles = attackTitles(attacks, *tables),
                          .attacks = {},
                          .index = index,
                          .overview = {}};
    oangband::SceneOrFaults chosen = std::vector<oangband::RequestFault>();
    const Oversight oversight{.stop = work.stop, .progress = work.progress};
    const auto count = static_cast<double>(attacks.size());
    for (const Attack& attack : attacks) {
        const auto done = static_cast<double>(answers.attacks.size());
        const Oversight own = oversight.part(done / count, (done + 1) / count);
        auto scene = oangband::Scene::of(attack, *tables, own.part(0, shareOfDice));
        auto answer = oangband::answerTo(scene, own.part(shareOfDice, 1));
        if (!answer) {
            return {};
        }
        answers.attacks.push_back(std::move(*answer));
        if (&attack == &attacks[static_cast<std::size_t>(index)]) {
            chosen = std::move(scene);
        }
    }
    if (const auto* scene = std::get_if<oangband::Scene>(&chosen)) {
        answers.usualFates = oangband::usualFates(*scene);
    }
    answers.sideBySide = sideBySide(attacks, answers.attacks, *tables);
    if (work.stage) {
        work.stage(AnyAnswer::of(answers, false));
    }
    auto overview = oangband::overviewOf(chosen, answers.attack().matrix, oversight);
    if (!overview) {
        return {};
    }
    answers.overview = std::move(*overview);
    return AnyAnswer::of(std::move(answers));
}

Report AttacksQuestion::report(const AnyAnswer& answer) const {
    const auto answers = answer.as<AttackAnswers>();
    return answers == nullptr || answers->attacks.empty()
               ? Report()
               : reportOf(answers->attack(), answers->current(),
                          nameOf(answers->attack(), *tables));
}

namespace {

std::vector<DamageQuestion> questionsOf(const Strategy& strategy, const oangband::Tables& tables) {
    std::vector<DamageQuestion> questions;
    std::map<std::string, int> named;
    for (const Attack& attack : strategy.damage) {
        questions.push_back({attack, &tables, ++named[nameOf(attack, tables)]});
    }
    return questions;
}

/// Where every strategy that attacks has one attack that not all of them have, these meet, whatever
/// they are called.
class Meeting {
  public:
    Meeting(std::span<const Strategy> strategies, const oangband::Tables& tables) {
        std::map<std::string, int> had;
        std::vector<std::vector<DamageQuestion>> all;
        for (const Strategy& each : strategies) {
            if (!each.damage.empty()) {
                for (const DamageQuestion& own : all.emplace_back(questionsOf(each, tables))) {
                    ++had[own.ownKey()];
                }
            }
        }
        std::erase_if(had, [&all](const auto& key) {
            return static_cast<std::size_t>(key.second) == all.size();
        });
        sole_ = std::move(had);
        isHeld_ = std::ranges::all_of(all, [this](const std::vector<DamageQuestion>& own) {
            return std::ranges::count_if(own, [this](const auto& each) { return isSole(each); }) ==
                   1;
        });
    }

    std::vector<Question> met(std::vector<DamageQuestion> questions) const {
        for (DamageQuestion& each : questions) {
            if (isHeld_ && isSole(each)) {
                each.meetsAs = key();
            }
        }
        return {questions.begin(), questions.end()};
    }

  private:
    bool isSole(const DamageQuestion& question) const { return sole_.contains(question.ownKey()); }

    /// That which most of them have by themselves.
    const std::string& key() const {
        return std::ranges::max_element(sole_, {}, [](const auto& had) { return had.second; })
            ->first;
    }

    std::map<std::string, int> sole_;  ///< keys that not all have, and how many have them
    bool isHeld_ = false;
};

}  // namespace

Calculator damageCalculator(const Catalogues& catalogues) {
    return {.id = "damage",
            .title = "Damage",
            .asks =
                [](const Strategy& strategy) {
                    return strategy.damage.empty() ? Asked::Nothing : Asked::Something;
                },
            .questions =
                [&catalogues](const Document&, const Strategy& strategy) {
                    const auto questions = questionsOf(strategy, catalogues.oangband());
                    return std::vector<Question>(questions.begin(), questions.end());
                },
            .game = [](const Document&, const Strategy&) { return oangband::gameTitle; },
            .questionsBeside =
                [&catalogues](const Document&, const Strategy& strategy,
                              std::span<const Strategy> others) {
                    return Meeting(others, catalogues.oangband())
                        .met(questionsOf(strategy, catalogues.oangband()));
                }};
}

}  // namespace polyplan::plan
