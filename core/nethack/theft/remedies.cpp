#include "core/nethack/theft/remedies.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "core/nethack/theft/hitting.h"
#include "core/nethack/theft/request_words.h"
#include "core/nethack/theft/takings.h"
#include "core/probability/grouped.h"

namespace polyplan::nethack::theft {
namespace {

/// Imitations to carry, few and many.
constexpr std::array imitationCounts = {1, 5};
/// Stacks that are named, where there are more than one beyond them.
constexpr std::size_t mostNamed = 3;
/// Points of armor class to gain, few and many.
constexpr std::array armorClassGains = {10, 20};
/// What the best of armor comes to, about: all seven pieces, each enchanted to +4 or +5. Beyond
/// that it may evaporate (read.c, SCR_ENCHANT_ARMOR).
constexpr int bestArmorClass = -40;

class RemedyList {
  public:
    explicit RemedyList(const Encounter& encounter)
        : encounter_(encounter),
          rules_(*encounter.rules),
          before_(encounter.request),
          risks_(takingsOf(encounter).risks) {}

    std::vector<Remedy> remedies() {
        if (std::ranges::find(risks_, Risk::AtRisk) == risks_.end()) {
            return {};
        }
        putArtifactsAway();
        leaveBehind();
        carryImitations({Kind::Amulet, Kind::FakeAmulet}, "fake-amulet", "fake Amulet");
        carryImitations({Kind::BellOfOpening, Kind::Bell}, "bell", "bell");
        putImitationsFirst();
        carryDecoy();
        swapArtifact();
        wearBetterArmor();
        endConditions();
        blindThief();
        slowThief();
        ride();
        forbidTeleport();
        kill();
        return std::move(remedies_);
    }

  private:
    bool isAtRisk(std::size_t stack) const { return risks_[stack] == Risk::AtRisk; }

    bool isAtRisk(Kind kind) const {
        for (std::size_t stack = 0; stack < risks_.size(); ++stack) {
            if (isAtRisk(stack) && before_.inventory[stack].kind == kind) {
                return true;
            }
        }
        return false;
    }

    /// @param after left out of the list where it is what is done already
    void add(std::string id, std::string label, Request after, std::string_view source,
             std::string note, std::vector<std::string> stacks = {}) {
        if (after != before_) {
            remedies_.push_back({std::move(id), std::move(label), std::move(stacks),
                                 std::move(after), std::string(source), std::move(note)});
        }
    }

    /// Of those at risk, by what they are called.
    template <typename IsOne>
    std::vector<std::string> namesOf(IsOne isOne) const {
        const std::vector<std::string> all = thingNames(before_.inventory);
        std::vector<std::string> names;
        for (std::size_t stack = 0; stack < all.size(); ++stack) {
            if (isAtRisk(stack) && isOne(before_.inventory[stack].kind)) {
                names.push_back(all[stack]);
            }
        }
        return names;
    }

    static bool isQuestArtifact(Kind kind) { return kind == Kind::QuestArtifact; }
    static bool canBeLeft(Kind kind) { return kind != Kind::Amulet && kind != Kind::FakeAmulet; }

    /// Does something to the quest artifacts that are at risk.
    template <typename Change>
    Request withArtifacts(Change change) const {
        Request after = before_;
        for (std::size_t stack = 0; stack < risks_.size(); ++stack) {
            if (isAtRisk(stack) && isQuestArtifact(after.inventory[stack].kind)) {
                change(after.inventory[stack]);
            }
        }
        return after;
    }

    void putArtifactsAway() {
        add("bag", "Put the quest artifacts into a container",
            withArtifacts([](Thing& thing) { thing.inContainer = true; }),
            rules_.sources.containers,
            "Only the open inventory is searched. The Amulet, the Bell of Opening, the Book of the "
            "Dead and the Candelabrum go into no container.",
            namesOf(isQuestArtifact));
    }

    Request named() const {
        Request named = before_;
        named.inventory = withNames(std::move(named.inventory));
        return named;
    }

    void leaveBehind() {
        Request after = named();
        std::vector<Thing> kept;
        for (std::size_t stack = 0; stack < risks_.size(); ++stack) {
            const Thing& thing = after.inventory[stack];
            if (!isAtRisk(stack) || !canBeLeft(thing.kind)) {
                kept.push_back(thing);
            }
        }
        if (kept.size() == before_.inventory.size()) {
            return;
        }
        after.inventory = std::move(kept);
        add("leave", "Leave what you can do without on another level", std::move(after),
            rules_.sources.choice,
            "What is not carried can't be stolen. On the same level a covetous thief goes for what "
            "it wants on the floor, too.",
            namesOf(canBeLeft));
    }

    bool hasRoomFor(int stacks) const {
        return before_.inventory.size() + static_cast<std::size_t>(stacks) <= limits::inventory;
    }

    void carryImitations(const Sought& sought, const std::string& id, const std::string& label) {
        if (!isAtRisk(sought.real) || encounter_.habits->isWizard) {
            return;
        }
        const bool inOrder = rules_.choice == Choice::FirstInInventory;
        const std::string ids = id + '-';
        for (const int count : imitationCounts) {
            if (!hasRoomFor(count)) {
                continue;
            }
            Request after = named();
            const auto place = inOrder ? after.inventory.begin() : after.inventory.end();
            after.inventory.insert(place, static_cast<std::size_t>(count),
                                   {.kind = *sought.imitation, .name = "", .own = true});
            nameApart(after.inventory);
            const std::string times = std::to_string(count);
            std::string title = "Carry ";
            title.append(count == 1 ? "one" : times).append(" more ").append(label);
            title.append(count == 1 ? "" : "s").append(inOrder ? " in front" : "");
            add(ids + times, std::move(title), std::move(after), rules_.sources.choice,
                inOrder ? "The thief takes the first that fits, so each one in front of the real "
                          "thing stands in for it once. Only separate stacks count."
                        : "While the real one is carried too, each stack is as likely to be taken. "
                          "Only separate stacks count, and the later theft takes the next.");
        }
    }

    void putImitationsFirst() {
        if (rules_.choice != Choice::FirstInInventory || encounter_.habits->isWizard) {
            return;
        }
        Request after = named();
        std::ranges::stable_partition(after.inventory, isImitation, &Thing::kind);
        if (std::ranges::find(risks_, Risk::BehindTheReal) != risks_.end()) {
            add("imitations-first", "Move the imitations to the front of the inventory",
                std::move(after), rules_.sources.choice,
                "The thief takes the first that fits; #adjust gives a stack an earlier letter.");
        }
    }

    void carryDecoy() {
        if (!rules_.anyQuestArtifact || !hasRoomFor(1)) {
            return;
        }
        Request after = named();
        after.inventory.push_back({.kind = Kind::QuestArtifact, .name = "", .own = false});
        nameApart(after.inventory);
        add("decoy", "Carry another role's quest artifact", std::move(after), rules_.sources.choice,
            "Quest artifacts of all roles go before everything else, each as likely.");
    }

    void swapArtifact() {
        if (rules_.anyQuestArtifact) {
            return;
        }
        add("other-artifact", "Carry another role's quest artifact in place of your own",
            withArtifacts([](Thing& thing) { thing.own = false; }), rules_.sources.choice,
            "In this version a thief knows only the quest artifact of the hero's own role.",
            namesOf(isQuestArtifact));
    }

    void wearBetterArmor() {
        const int now = before_.armorClass;
        std::vector<int> candidates;
        if (rules_.leastFullArmorClass < 0) {
            candidates.push_back(rules_.leastFullArmorClass);
        }
        for (const int gain : armorClassGains) {
            candidates.push_back(std::max(now - gain, bestArmorClass));
        }
        std::ranges::sort(candidates, std::greater());
        candidates.erase(std::ranges::unique(candidates).begin(), candidates.end());
        for (const int armorClass : candidates) {
            Encounter better = encounter_;
            better.request.armorClass = armorClass;
            if (hitProbability(better) >= hitProbability(encounter_)) {
                continue;
            }
            const std::string points = std::to_string(std::abs(now - armorClass));
            add("armor-class-" + points,
                "Bring the armor class to " + grouped(armorClass) + " (" + points +
                    (armorClass < now ? " better)" : " worse)"),
                better.request, rules_.sources.toHit,
                "Armor makes hits rarer; magic cancellation does nothing against this attack.");
        }
    }

    void endConditions() {
        for (const ConditionRule& rule : rules_.conditions) {
            if (rule.toHit > 0) {
                Request after = before_;
                after.conditions.erase(rule.condition);
                const std::string word(wordFor(heroConditionWords, rule.condition));
                add("not-" + word, "Don't be " + word, std::move(after), rules_.sources.toHit,
                    "It adds " + std::to_string(rule.toHit) + " to the thief's to-hit number.");
            }
        }
    }

    void blindThief() {
        if (!knows(rules_, ThiefCondition::Blind) || encounter_.has(HeroCondition::Invisible)) {
            return;
        }
        Request after = before_;
        after.monsterConditions.insert(ThiefCondition::Blind);
        add("blind", "Blind the thief", std::move(after), rules_.sources.toHit,
            "It takes 2 from its to-hit number, as being invisible to it does; one that does not "
            "know where the hero is may strike beside him, too.");
    }

    void slowThief() {
        if (encounter_.has(ThiefCondition::Slow)) {
            return;
        }
        Request after = before_;
        if (after.monsterConditions.erase(ThiefCondition::Fast) == 0) {
            after.monsterConditions.insert(ThiefCondition::Slow);
        }
        const int speed = before_.monsterSpeed.value_or(encounter_.thief.speed);
        if (effectiveSpeed(speed, after.monsterConditions) < encounter_.speed) {
            add("slow", "Slow the thief down", std::move(after), rules_.sources.rounds,
                "It has fewer rounds of attacks in the same turns.");
        }
    }

    void ride() {
        if (!knows(rules_, HeroCondition::Riding)) {
            return;
        }
        Request after = before_;
        after.conditions.insert(HeroCondition::Riding);
        add("ride", "Ride a steed", std::move(after), rules_.sources.riding,
            "One round in four goes to the steed.");
    }

    void forbidTeleport() {
        if (!encounter_.habits->teleports) {
            return;
        }
        Request after = before_;
        after.levelForbidsTeleport = true;
        add("no-teleport", "Meet it where nobody can teleport", std::move(after),
            rules_.sources.teleport,
            "The odds stay as they are, but the thief stays within reach with what it has.");
    }

    void kill() {
        Request after = before_;
        std::optional<int>& time = after.hits ? after.hits : after.turns;
        time = std::max(1, *time / 2);
        std::string note =
            "Killed, it drops all that it carries where it dies, what it has stolen too.";
        if (encounter_.habits->isWizard) {
            note += " This Wizard of Yendor will be back, on a higher level.";
        } else if (!encounter_.habits->teleports) {
            note += " It can't teleport away with what it takes.";
        }
        add("kill", "Kill it in half the time", std::move(after), rules_.sources.drops,
            std::move(note));
    }

    const Encounter& encounter_;
    const Rules& rules_;
    const Request& before_;
    std::vector<Risk> risks_;
    std::vector<Remedy> remedies_;
};

}  // namespace

std::string whatToDo(const Remedy& remedy) {
    const std::size_t count = remedy.stacks.size();
    const std::size_t named = count <= mostNamed + 1 ? count : mostNamed;
    std::string words = remedy.label;
    for (std::size_t stack = 0; stack < named; ++stack) {
        words.append(stack == 0 ? ": " : ", ").append(remedy.stacks[stack]);
    }
    return named == count ? words : words + " and " + std::to_string(count - named) + " more";
}

std::vector<Remedy> remediesFor(const Encounter& encounter) {
    return RemedyList(encounter).remedies();
}

}  // namespace polyplan::nethack::theft
