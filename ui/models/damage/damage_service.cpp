#include "ui/models/damage/damage_service.h"

#include <algorithm>
#include <array>
#include <optional>
#include <stop_token>
#include <utility>
#include <variant>

#include "core/oangband/evaluate.h"
#include "core/oangband/ranking.h"
#include "core/oangband/type_rule.h"
#include "ui/models/damage/attack_editor.h"
#include "ui/models/damage/target_words.h"
#include "ui/models/newest_job.h"
#include "ui/models/text.h"

namespace polyplan::ui {

using oangband::Answer;
using oangband::DamageType;
using oangband::Monster;
using oangband::Ranking;
using oangband::Scene;
using oangband::Tables;

namespace {

constexpr std::array turnWords = {
    std::pair(QT_TRANSLATE_NOOP("QObject", "stuns"), &Answer::stunned),
    std::pair(QT_TRANSLATE_NOOP("QObject", "confuses"), &Answer::confused),
    std::pair(QT_TRANSLATE_NOOP("QObject", "frightens"), &Answer::afraid),
    std::pair(QT_TRANSLATE_NOOP("QObject", "holds"), &Answer::held),
    std::pair(QT_TRANSLATE_NOOP("QObject", "heals"), &Answer::healed),
    std::pair(QT_TRANSLATE_NOOP("QObject", "drains mana"), &Answer::manaLost),
};

constexpr std::array chanceWords = {
    std::pair(QT_TRANSLATE_NOOP("QObject", "sleeps"), &Answer::slept),
    std::pair(QT_TRANSLATE_NOOP("QObject", "slows"), &Answer::slowed),
    std::pair(QT_TRANSLATE_NOOP("QObject", "hastens"), &Answer::hastened),
    std::pair(QT_TRANSLATE_NOOP("QObject", "clones"), &Answer::cloned),
    std::pair(QT_TRANSLATE_NOOP("QObject", "polymorphs"), &Answer::polymorphed),
    std::pair(QT_TRANSLATE_NOOP("QObject", "moves away"), &Answer::moved),
};

/// @returns nothing if `stop` asked to stop.
std::optional<AttackAnswer> answerTo(const oangband::Request& request, const Tables& tables,
                                     const std::stop_token& stop) {
    auto scene = Scene::of(request, tables);
    AttackAnswer result;
    if (const auto* faults = std::get_if<std::vector<oangband::RequestFault>>(&scene)) {
        for (const oangband::RequestFault& fault : *faults) {
            result.faults.append(toQString(fault.pointer) + ": " + toQString(fault.message));
        }
        return result;
    }
    auto answer = evaluate(std::get<Scene>(scene), stop);
    if (!answer) {
        return std::nullopt;
    }
    result.answer = std::make_shared<const Answer>(std::move(*answer));
    return result;
}

/// What a type does to a monster by its own rule.
ShortAnswer ruleOn(DamageType type, const Monster& monster) {
    const oangband::TypeRule& rule = oangband::ruleOf(type);
    const oangband::Condition* condition = oangband::conditionMet(rule, monster);
    ShortAnswer result;
    result.isUntouched =
        rule.effect != oangband::Effect::Hurt || (condition != nullptr && condition->noEffect);
    if (condition != nullptr) {
        result.resistance = std::string(condition->text);
    }
    return result;
}

ShortAnswer ranked(const Ranking& ranking, DamageType type, const Monster& monster) {
    ShortAnswer result = ruleOn(type, monster);
    const oangband::QuickFigures figures = ranking.of(monster, type);
    result.mean = figures.expectedDamage;
    result.killed = figures.killChance;
    return result;
}

std::vector<SideEffect> sideEffectsOf(const Answer& answer) {
    std::vector<SideEffect> effects;
    const auto add = [&](const char* word, double probability) {
        if (probability > 0) {
            effects.push_back({word, probability});
        }
    };
    for (const auto& [word, odds] : turnWords) {
        double probability = 0;
        for (const oangband::ValueOdds& each : answer.*odds) {
            probability += each.probability;
        }
        add(word, probability);
    }
    for (const auto& [word, chance] : chanceWords) {
        add(word, answer.*chance);
    }
    return effects;
}

/// The target as it stands, struck by another type. @returns nothing if `stop` asked to stop.
std::optional<ShortAnswer> onTarget(oangband::Request request, DamageType type,
                                    const Tables& tables, const std::stop_token& stop) {
    request.type = type;
    request.floorObjects.clear();
    const auto asked = answerTo(request, tables, stop);
    if (!asked) {
        return std::nullopt;
    }
    if (!asked->answer) {
        return ShortAnswer();
    }
    const Answer& answer = *asked->answer;
    ShortAnswer result = ruleOn(type, answer.monster);
    result.mean = answer.meanDamage;
    result.killed = answer.killed;
    result.killedByCasts = answer.casts.empty() ? result.killed : answer.casts.back().killed;
    result.sideEffects = sideEffectsOf(answer);
    result.resistance = answer.resistance;
    return result;
}

}  // namespace

class DamageService::Private {
  public:
    Private(AttackEditor& editor, DamageService& service)
        : editor_(editor),
          tables_(damageTables(editor.document())),
          service_(service),
          worker_([this](const Job& job, const std::stop_token& stop) { answer(job, stop); }) {}

    /// Asks about the attacks as they stand; whatever is being worked on is out of date.
    void ask() {
        Question question{editor_.attacks(), editor_.index()};
        if (asked_ > 0 && question == question_) {
            return;
        }
        question_ = std::move(question);
        ++asked_;
        complete_ = false;
        worker_.give({asked_, question_});
        Q_EMIT service_.answersChanged();
    }

    std::shared_ptr<const DamageAnswers> answers_;
    quint64 asked_ = 0;
    quint64 answered_ = 0;
    bool complete_ = false;

  private:
    struct Question {
        std::vector<plan::Attack> attacks;
        int index = 0;
        bool operator==(const Question&) const = default;
    };

    struct Job {
        quint64 number = 0;
        Question question;
    };

    /// On the worker's thread. Attacks that have not changed keep their answer.
    void answer(const Job& job, const std::stop_token& stop) {
        DamageAnswers answers;
        answers.asked = job.question.attacks;
        answers.index = job.question.index;
        for (const plan::Attack& attack : answers.asked) {
            const auto known = std::ranges::find_if(known_, [&](const auto& each) {
                return each.first == static_cast<const oangband::Request&>(attack);
            });
            auto answer = known != known_.end() ? known->second : answerTo(attack, tables_, stop);
            if (!answer) {
                return;
            }
            answers.attacks.push_back(std::move(*answer));
        }
        known_.clear();
        for (std::size_t i = 0; i < answers.asked.size(); ++i) {
            known_.emplace_back(answers.asked[i], answers.attacks[i]);
        }
        deliver(job, std::make_shared<const DamageAnswers>(answers), false);
        if (rank(answers, stop)) {
            deliver(job, std::make_shared<const DamageAnswers>(std::move(answers)), true);
        }
    }

    /// @returns false if it was told to stop
    bool rank(DamageAnswers& answers, const std::stop_token& stop) const {
        const plan::Attack& attack = answers.attack();
        auto sceneOrFaults = Scene::of(attack, tables_);
        const Scene* scene = std::get_if<Scene>(&sceneOrFaults);
        if (scene == nullptr) {
            return true;
        }
        const auto& types = oangband::allDamageTypes();
        for (const DamageType type : types) {
            auto answer = onTarget(attack, type, tables_, stop);
            if (!answer) {
                return false;
            }
            answers.types.push_back(std::move(*answer));
        }
        const Ranking ranking(*scene);
        for (const Monster& monster : tables_.monsters.monsters()) {
            if (stop.stop_requested()) {
                return false;
            }
            answers.monsters.push_back(ranked(ranking, attack.type, monster));
        }
        for (const int id : attack.matrix) {
            if (stop.stop_requested()) {
                return false;
            }
            auto& column = answers.matrix.emplace_back();
            if (const Monster* monster = tables_.monsters.byId(id)) {
                for (const DamageType type : types) {
                    column.push_back(ranked(ranking, type, *monster));
                }
            }
        }
        return true;
    }

    void deliver(const Job& job, std::shared_ptr<const DamageAnswers> answers, bool isComplete) {
        QMetaObject::invokeMethod(
            &service_,
            [this, number = job.number, answers = std::move(answers), isComplete] {
                if (number == asked_) {
                    answers_ = answers;
                    answered_ = number;
                    complete_ = isComplete;
                    Q_EMIT service_.answersChanged();
                }
            },
            Qt::QueuedConnection);
    }

    AttackEditor& editor_;
    const Tables& tables_;
    DamageService& service_;
    Question question_;
    std::vector<std::pair<oangband::Request, AttackAnswer>> known_;  ///< the worker's
    NewestJob<Job> worker_;  ///< last, so that it ends before what it uses
};

DamageService::DamageService(AttackEditor& editor, QObject* parent)
    : QObject(parent), d_(std::make_unique<Private>(editor, *this)) {
    connect(&editor, &AttackEditor::changed, this, [this] { d_->ask(); });
    d_->ask();
}

DamageService::~DamageService() = default;

std::shared_ptr<const DamageAnswers> DamageService::answers() const {
    return d_->answers_;
}

bool DamageService::isCurrent() const {
    return d_->answers_ != nullptr && d_->answered_ == d_->asked_;
}

bool DamageService::isComplete() const {
    return isCurrent() && d_->complete_;
}

}  // namespace polyplan::ui
