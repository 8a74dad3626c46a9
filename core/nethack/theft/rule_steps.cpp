#include "core/nethack/theft/rule_steps.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "core/nethack/theft/hitting.h"
#include "core/nethack/theft/request_words.h"
#include "core/probability/grouped.h"

namespace polyplan::nethack::theft {
namespace {

class StepWriter {
  public:
    StepWriter(const Encounter& encounter, const Answer& answer)
        : encounter_(encounter), rules_(*encounter.rules), answer_(answer) {}

    std::vector<RuleStep> write() {
        const Sources& sources = rules_.sources;
        add("monster_level", level(), sources.level);
        add("monster_speed", speed(), sources.rounds);
        add("hit_probability", armorClass(), sources.toHit);
        add("hit_probability", toHit(), sources.toHit);
        add("theft_per_hit", theftPerHit(), sources.chance);
        if (encounter_.has(HeroCondition::Riding)) {
            add("theft_per_round", "One round in four goes to the steed.", sources.riding);
        }
        if (encounter_.habits->strikesOneRoundIn > 1) {
            add("theft_per_round",
                encounter_.thief.name + " strikes in one round of " +
                    grouped(encounter_.habits->strikesOneRoundIn) + "; the others go to a spell.",
                sources.chance);
        }
        add("theft_per_turn", rounds(), sources.rounds);
        add("taken_first", order(), sources.choice);
        add("taken_first", choice(), sources.choice);
        add("by_item", "Only the open inventory is searched, and a stack is taken whole.",
            sources.choice);
        add("by_item", "What the thief has stolen drops where it dies.", sources.drops);
        add("afterwards", takenOff(), sources.choice);
        add("afterwards", answer_.afterwards.text, sources.teleport);
        if (answer_.afterwards.teleports) {
            add("afterwards", restOfRound(), sources.toHit);
        }
        return std::move(steps_);
    }

  private:
    void add(std::string_view figure, std::string rule, std::string_view source) {
        steps_.push_back({std::string(figure), std::move(rule), std::string(source)});
    }

    std::string level() const {
        const Request& request = encounter_.request;
        const std::string is = encounter_.thief.name + " is of level " + grouped(encounter_.level);
        if (request.monsterLevel) {
            return is + ", as given.";
        }
        if (!rules_.adjustsLevel || encounter_.level == encounter_.thief.level) {
            return is + '.';
        }
        return is + ", adjusted from " + grouped(encounter_.thief.level) +
               (encounter_.habits->isWizard
                    ? " by " + grouped(request.wizardsKilled) + " of him killed so far."
                    : " by the depth and the hero's level.");
    }

    std::string speed() const {
        const int before = encounter_.request.monsterSpeed.value_or(encounter_.thief.speed);
        const std::string is = "Its speed is " + grouped(encounter_.speed);
        return before == encounter_.speed
                   ? is + '.'
                   : is +
                         (encounter_.has(ThiefCondition::Fast) ? ", as it is fast, instead of "
                                                               : ", as it is slow, instead of ") +
                         grouped(before) + '.';
    }

    std::string armorClass() const {
        const int given = encounter_.request.armorClass;
        const auto [least, most] = countedArmorClass(rules_, given);
        const std::string is = "Armor class " + grouped(given);
        if (given >= rules_.leastFullArmorClass) {
            return is + " counts in full.";
        }
        const std::string rolled = is + " counts as a roll of " + grouped(least) + " to " +
                                   grouped(most) + ", one roll for a whole round.";
        return rules_.leastFullArmorClass == 0
                   ? rolled
                   : rolled + " Odd as it is, one a little below " +
                         grouped(rules_.leastFullArmorClass) + " protects less than that itself.";
    }

    std::string toHit() const {
        const auto [least, most] = countedArmorClass(rules_, encounter_.request.armorClass);
        const int lowest = toHitNumber(encounter_, least);
        const int highest = toHitNumber(encounter_, most);
        const std::string number =
            lowest == highest ? grouped(lowest) : grouped(lowest) + " to " + grouped(highest);
        const std::string level = rules_.levelHundredths == 100
                                      ? "its level"
                                      : grouped(rules_.levelHundredths) + " % of its level";
        const int index = rules_.laterAttacksHitLess ? encounter_.thief.theftAttacks.front() : 0;
        return "T is 10, the armor class that counts, " + level +
               " and what conditions add: " + number + ". The attack hits if a roll of 1 to " +
               grouped(20 + index) + " stays below T.";
    }

    std::string theftPerHit() const {
        return "One hit in " + grouped(encounter_.theft->oneIn) + " of " +
               std::string(encounter_.theft->flag) +
               " steals, before the damage is dealt, if there is something to take. Magic "
               "cancellation has no say.";
    }

    std::string rounds() const {
        const std::string speed = grouped(encounter_.speed);
        return rules_.rounds == Rounds::Accumulated
                   ? "In the first n turns it has " + speed +
                         " n / 12 rounds of attacks, rounded "
                         "down."
                   : "Each turn it has " + speed + " / 12 rounds of attacks" +
                         (encounter_.speed % normalSpeed == 0 ? "."
                                                              : ", rounded up or down by a draw.");
    }

    std::string order() const {
        std::string order;
        for (const Sought& sought : encounter_.theft->order) {
            order += order.empty() ? "" : ", then ";
            if (sought.real == Kind::QuestArtifact) {
                order += rules_.anyQuestArtifact ? "any quest artifact" : "the own quest artifact";
            } else {
                order += "the " + std::string(wordFor(kindWords, sought.real));
            }
        }
        return "It takes the first of these that is carried: " + order + '.';
    }

    std::string choice() const {
        const std::string imitations =
            encounter_.habits->isWizard
                ? "It never takes an imitation."
                : "While the real one is carried, plastic Amulets count as the Amulet and plain "
                  "bells as the Bell.";
        return (rules_.choice == Choice::AnyAlike
                    ? "Of several that fit, each is as likely. "
                    : "Of several that fit, it takes the first in the inventory. ") +
               imitations;
    }

    std::string takenOff() const {
        return rules_.takesCoveringOff
                   ? "What is worn is taken off, and before it what covers it; no quest artifact "
                     "can be covered."
                   : "What is worn or wielded is taken off, nothing else is touched.";
    }

    std::string restOfRound() const {
        return rules_.looksAnewEachAttack
                   ? "The rest of its round goes on only as far as it can still reach the hero."
                   : "The rest of its round goes on, even if it has teleported away.";
    }

    const Encounter& encounter_;
    const Rules& rules_;
    const Answer& answer_;
    std::vector<RuleStep> steps_;
};

}  // namespace

std::vector<RuleStep> ruleSteps(const Encounter& encounter, const Answer& answer) {
    return StepWriter(encounter, answer).write();
}

}  // namespace polyplan::nethack::theft
