#include "core/nethack/theft/simulator.h"

#include <algorithm>
#include <cstdlib>

#include "core/probability/random.h"

namespace polyplan::nethack::theft {
namespace {

constexpr std::int64_t trialsBetweenLooks = 256;

/// The game's dice (rnd.c).
class Dice {
  public:
    explicit Dice(std::uint64_t seed) : random_(seed) {}

    int rn2(int n) { return static_cast<int>(random_.below(static_cast<std::uint32_t>(n))); }
    int rnd(int n) { return 1 + rn2(n); }

  private:
    Random random_;
};

/// What the hero still has, and how a thief goes through it.
class Pack {
  public:
    explicit Pack(const Encounter& encounter)
        : things_(encounter.request.inventory),
          game_(encounter.thief.game),
          iswiz_(encounter.thief.name == "Wizard of Yendor"),
          takesArtifacts_(encounter.thief.attacks.find("AD_SQUE") != std::string::npos) {}

    void restore() {
        stolen_.assign(things_.size(), false);
        count_ = 0;
        first_.reset();
    }

    bool stolen(std::size_t stack) const { return stolen_[stack]; }
    std::size_t count() const { return count_; }
    std::optional<std::size_t> first() const { return first_; }

    /// The special damage of a hit.
    void hit(Dice& dice) {
        if (game_ == Game::NetHack343) {
            const bool uhave = carries(Kind::Amulet) || carries(Kind::BellOfOpening) ||
                               carries(Kind::BookOfTheDead) || carries(Kind::Candelabrum) ||
                               carriesOwnArtifact();
            if (uhave && dice.rn2(20) == 0) {
                stealInOrder(true);
            }
        } else if (game_ == Game::DNetHack) {
            const bool uhave = carries(Kind::Amulet) || carries(Kind::BellOfOpening) ||
                               carries(Kind::BookOfTheDead) || carries(Kind::Candelabrum) ||
                               (takesArtifacts_ && carriesOwnArtifact());
            if (uhave && dice.rn2(takesArtifacts_ ? 10 : 20) == 0) {
                stealInOrder(takesArtifacts_);
            }
        } else if (dice.rn2(20) == 0) {
            stealAtRandom(dice);
        }
    }

  private:
    bool open(std::size_t stack) const { return !stolen_[stack] && !things_[stack].inContainer; }

    bool carries(Kind kind) const {
        for (std::size_t stack = 0; stack < things_.size(); ++stack) {
            if (open(stack) && things_[stack].kind == kind) {
                return true;
            }
        }
        return false;
    }

    bool isOwnArtifact(std::size_t stack) const {
        return things_[stack].kind == Kind::QuestArtifact && things_[stack].own;
    }

    bool carriesOwnArtifact() const {
        for (std::size_t stack = 0; stack < things_.size(); ++stack) {
            if (open(stack) && isOwnArtifact(stack)) {
                return true;
            }
        }
        return false;
    }

    bool fits(std::size_t stack, Kind real, Kind fake) const {
        return open(stack) &&
               (things_[stack].kind == real || (things_[stack].kind == fake && !iswiz_));
    }

    void snatch(std::size_t stack) {
        stolen_[stack] = true;
        ++count_;
        if (!first_) {
            first_ = stack;
        }
    }

    /// stealamulet() of 3.4.3 and dNetHack, stealquestart()
    void stealInOrder(bool artifacts) {
        Kind real = Kind::Other;
        Kind fake = Kind::Other;
        if (carries(Kind::Amulet)) {
            real = Kind::Amulet;
            fake = Kind::FakeAmulet;
        } else if (artifacts && carriesOwnArtifact()) {
            std::size_t stack = 0;
            while (!open(stack) || !isOwnArtifact(stack)) {
                ++stack;
            }
            snatch(stack);
            return;
        } else if (carries(Kind::BellOfOpening)) {
            real = Kind::BellOfOpening;
            fake = Kind::Bell;
        } else if (carries(Kind::BookOfTheDead)) {
            real = fake = Kind::BookOfTheDead;
        } else if (carries(Kind::Candelabrum)) {
            real = fake = Kind::Candelabrum;
        } else {
            return;
        }
        std::size_t stack = 0;
        while (!fits(stack, real, fake)) {
            ++stack;
        }
        snatch(stack);
    }

    template <typename Fits>
    void snatchAny(Dice& dice, Fits fitsIn) {
        int n = 0;
        for (std::size_t stack = 0; stack < things_.size(); ++stack) {
            n += fitsIn(stack) ? 1 : 0;
        }
        n = dice.rnd(n);
        for (std::size_t stack = 0; stack < things_.size(); ++stack) {
            if (fitsIn(stack) && --n == 0) {
                snatch(stack);
                return;
            }
        }
    }

    /// stealamulet() of 3.6.7 and 3.7
    void stealAtRandom(Dice& dice) {
        const auto isArtifact = [this](std::size_t stack) {
            return open(stack) && things_[stack].kind == Kind::QuestArtifact;
        };
        if (carries(Kind::QuestArtifact)) {
            snatchAny(dice, isArtifact);
            return;
        }
        for (const auto& [real, fake] :
             {std::pair(Kind::Amulet, Kind::FakeAmulet), std::pair(Kind::BellOfOpening, Kind::Bell),
              std::pair(Kind::BookOfTheDead, Kind::BookOfTheDead),
              std::pair(Kind::Candelabrum, Kind::Candelabrum)}) {
            if (carries(real)) {
                snatchAny(dice, [this, wanted = real, mistaken = fake](std::size_t stack) {
                    return fits(stack, wanted, mistaken);
                });
                return;
            }
        }
    }

    const std::vector<Thing>& things_;
    Game game_;
    bool iswiz_;
    bool takesArtifacts_;  ///< steals by AD_SQUE
    std::vector<bool> stolen_;
    std::size_t count_ = 0;
    std::optional<std::size_t> first_;
};

class Play {
  public:
    Play(const Encounter& encounter, std::uint64_t seed)
        : encounter_(encounter),
          request_(encounter.request),
          game_(encounter.thief.game),
          dice_(seed),
          pack_(encounter) {
        const auto entries =
            static_cast<std::size_t>(request_.hits.value_or(0) + request_.turns.value_or(0));
        const std::size_t stacks = request_.inventory.size();
        counted_.entries.resize(
            entries, {0, std::vector<std::int64_t>(stacks), std::vector<std::int64_t>(stacks + 1)});
        counted_.takenFirst.resize(stacks);
    }

    std::optional<Frequencies> run(std::int64_t trials, const std::stop_token& stop) {
        for (; counted_.trials < trials; ++counted_.trials) {
            if (counted_.trials % trialsBetweenLooks == 0 && stop.stop_requested()) {
                return std::nullopt;
            }
            pack_.restore();
            movement_ = 0;
            for (Frequencies::Entry& entry : counted_.entries) {
                if (request_.hits) {
                    pack_.hit(dice_);
                } else {
                    playTurn();
                }
                count(entry);
            }
            if (pack_.first()) {
                ++counted_.takenFirst[*pack_.first()];
            }
        }
        return std::move(counted_);
    }

  private:
    bool is(ThiefCondition condition) const {
        return request_.monsterConditions.contains(condition);
    }
    bool is(HeroCondition condition) const { return request_.conditions.contains(condition); }

    void count(Frequencies::Entry& entry) {
        entry.any += pack_.count() > 0 ? 1 : 0;
        ++entry.byCount[pack_.count()];
        for (std::size_t stack = 0; stack < entry.byThing.size(); ++stack) {
            entry.byThing[stack] += pack_.stolen(stack) ? 1 : 0;
        }
    }

    /// mcalcmove()
    int movementOfTurn() {
        int mmove = request_.monsterSpeed.value_or(encounter_.thief.speed);
        if (is(ThiefCondition::Slow) && !is(ThiefCondition::Fast)) {
            mmove = (2 * mmove + 1) / 3;
        } else if (is(ThiefCondition::Fast) && !is(ThiefCondition::Slow)) {
            mmove = (4 * mmove + 2) / 3;
        }
        if (game_ == Game::NetHack367 || game_ == Game::NetHack37) {
            const int adjustment = mmove % 12;
            mmove -= adjustment;
            if (dice_.rn2(12) < adjustment) {
                mmove += 12;
            }
        }
        return mmove;
    }

    void playTurn() {
        movement_ += movementOfTurn();
        while (movement_ >= 12) {
            movement_ -= 12;
            playRound();
        }
    }

    /// mattacku()
    void playRound() {
        if (is(HeroCondition::Riding) && dice_.rn2(4) == 0) {
            return;
        }
        if (encounter_.thief.name == "Chaos" && dice_.rn2(3) != 0) {
            return;
        }
        const int number = toHit();
        bool isFirst = true;
        for (const int index : encounter_.thief.theftAttacks) {
            const bool hits = number > dice_.rnd(game_ == Game::DNetHack ? 20 : 20 + index);
            if (isFirst) {
                ++counted_.attacks;
                counted_.hits += hits ? 1 : 0;
                isFirst = false;
            }
            if (hits) {
                pack_.hit(dice_);
            }
        }
    }

    int toHit() {
        const int ac = request_.armorClass;
        if (game_ == Game::DNetHack) {
            int number = static_cast<int>(0.67 * encounter_.level) + 10 + request_.toHitBonus;
            number += ac < -10 ? -dice_.rnd(std::abs(ac) - 10) : ac;
            number += is(HeroCondition::Helpless) ? 4 : 0;
            number += is(HeroCondition::Stunned) ? 2 : 0;
            number += is(HeroCondition::Asleep) ? 2 : 0;
            return is(ThiefCondition::Trapped) ? number - 2 : number;
        }
        int number = 10 + encounter_.level + request_.toHitBonus;
        number += ac < 0 ? -dice_.rnd(-ac) : ac;
        if (is(HeroCondition::Helpless)) {
            number += 4;
        }
        if (is(HeroCondition::Invisible) || is(ThiefCondition::Blind)) {
            number -= 2;
        }
        if (is(ThiefCondition::Trapped)) {
            number -= 2;
        }
        return number <= 0 ? 1 : number;
    }

    const Encounter& encounter_;
    const Request& request_;
    Game game_;
    Dice dice_;
    Pack pack_;
    int movement_ = 0;
    Frequencies counted_;
};

}  // namespace

Frequencies simulate(const Encounter& encounter, std::int64_t trials, std::uint64_t seed) {
    return *simulate(encounter, trials, seed, std::stop_token());
}

std::optional<Frequencies> simulate(const Encounter& encounter, std::int64_t trials,
                                    std::uint64_t seed, const std::stop_token& stop) {
    return Play(encounter, seed).run(trials, stop);
}

}  // namespace polyplan::nethack::theft
