#include "core/nethack/theft/encounter.h"

#include <algorithm>
#include <set>
#include <utility>

#include "core/catalogue/near_names.h"
#include "core/nethack/theft/request_words.h"

namespace polyplan::nethack::theft {
namespace {

constexpr int highestLevel = 49;

class RequestCheck {
  public:
    RequestCheck(const Request& request, Game game, const ThiefTable& thieves)
        : request_(request), game_(game), thieves_(thieves), rules_(rulesOf(game)) {}

    std::vector<Fault> faults() {
        if (rules_ == nullptr) {
            fault("/game", inQuotes(id(game_)) +
                               " has no rules of theft here; nethack-3.4.3, nethack-3.6.7, "
                               "nethack-3.7 and dnethack are allowed");
            return std::move(faults_);
        }
        checkMonster();
        checkLevel();
        checkConditions();
        checkHorizon();
        checkNames();
        return std::move(faults_);
    }

  private:
    void fault(std::string pointer, std::string message) {
        faults_.push_back({std::move(pointer), std::move(message)});
    }

    void checkMonster() {
        if (thieves_.find(game_, request_.monster) != nullptr) {
            return;
        }
        std::vector<std::string_view> names;
        std::string all;
        for (const Thief* thief : thieves_.thievesOf(game_)) {
            names.push_back(thief->name);
            all += (all.empty() ? "" : ", ") + thief->name;
        }
        const std::string near = nearNames(names, request_.monster);
        fault("/monster",
              inQuotes(request_.monster) + " is no thief of " + std::string(title(game_)) +
                  (near.empty() ? "; allowed are " + all : "; did you mean " + near + "?"));
    }

    void checkLevel() {
        if (request_.levelDifficulty.has_value() == request_.heroLevel.has_value()) {
            return;
        }
        const bool lacksHero = request_.levelDifficulty.has_value();
        fault(lacksHero ? "/hero_level" : "/level_difficulty",
              std::string("is missing, and is required with ") +
                  (lacksHero ? "level_difficulty" : "hero_level"));
    }

    void checkConditions() {
        for (const HeroCondition condition : request_.conditions) {
            if (knows(*rules_, condition)) {
                continue;
            }
            std::string allowed;
            for (const ConditionRule& rule : rules_->conditions) {
                allowed += (allowed.empty() ? "" : ", ") +
                           std::string(wordFor(heroConditionWords, rule.condition));
            }
            fault("/conditions", inQuotes(wordFor(heroConditionWords, condition)) +
                                     " is no condition that theft asks for in " +
                                     std::string(title(game_)) + "; allowed are " + allowed);
        }
    }

    void checkHorizon() {
        if (!request_.turns && !request_.hits) {
            fault("/turns", "is missing, and so is hits; exactly one of the two is required");
        } else if (request_.turns && request_.hits) {
            fault("/hits", "is given, and so is turns; exactly one of the two is allowed");
        }
    }

    void checkNames() {
        const std::vector<std::string> names = thingNames(request_.inventory);
        std::set<std::string_view> seen;
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (!seen.insert(names[i]).second) {
                fault("/inventory/" + std::to_string(i) + "/name",
                      inQuotes(names[i]) + " is the name of another stack; names must differ");
            }
        }
    }

    const Request& request_;
    Game game_;
    const ThiefTable& thieves_;
    const Rules* rules_;
    std::vector<Fault> faults_;
};

int levelOf(const Encounter& encounter) {
    const Request& request = encounter.request;
    if (request.monsterLevel) {
        return *request.monsterLevel;
    }
    const int base = encounter.thief.level;
    if (!encounter.rules->adjustsLevel) {
        return base;
    }
    if (encounter.habits->isWizard) {
        return levelOfWizard(base, request.wizardsKilled);
    }
    return request.levelDifficulty && request.heroLevel
               ? adjustedLevel(base, *request.levelDifficulty, *request.heroLevel)
               : base;
}

}  // namespace

std::vector<Fault> faultsOf(const Request& request, Game game, const ThiefTable& thieves) {
    return RequestCheck(request, game, thieves).faults();
}

std::variant<Encounter, std::vector<Fault>> encounterOf(const Request& request, Game game,
                                                        const ThiefTable& thieves) {
    std::vector<Fault> faults = faultsOf(request, game, thieves);
    if (!faults.empty()) {
        return faults;
    }
    Encounter encounter;
    encounter.request = request;
    encounter.thief = *thieves.find(game, request.monster);
    encounter.rules = rulesOf(game);
    encounter.theft = &theftRule(*encounter.rules, encounter.thief.damageType);
    encounter.habits = &habitsOf(encounter.thief.name);
    encounter.level = levelOf(encounter);
    encounter.speed = effectiveSpeed(request.monsterSpeed.value_or(encounter.thief.speed),
                                     request.monsterConditions);
    return encounter;
}

int adjustedLevel(int base, int levelDifficulty, int heroLevel) {
    const int byDepth = levelDifficulty < base ? -1 : (levelDifficulty - base) / 5;
    const int byHero = heroLevel > base ? (heroLevel - base) / 4 : 0;
    return std::clamp(base + byDepth + byHero, 0, std::min(highestLevel, 3 * base / 2));
}

int levelOfWizard(int base, int killed) {
    return std::min(highestLevel, base + killed);
}

int effectiveSpeed(int speed, const std::set<ThiefCondition>& conditions) {
    const bool fast = conditions.contains(ThiefCondition::Fast);
    if (fast == conditions.contains(ThiefCondition::Slow)) {
        return speed;
    }
    return fast ? (4 * speed + 2) / 3 : (2 * speed + 1) / 3;
}

}  // namespace polyplan::nethack::theft
