#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/nethack/polypile/line.h"
#include "core/nethack/polypile/simulator_draws.h"
#include "core/nethack/polypile/simulator_random.h"

namespace polyplan::nethack::polypile::simulator {

/// Whether a list of the rules has an object's id.
inline bool contains(std::span<const std::string_view> ids, std::string_view id) {
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

/// Things that become something of their own whatever is drawn (zap.c poly_obj()).
enum class Forced : std::uint8_t { No, Mail, EggOfHero, CrocodileBoots, HandedBack };

/// What the simulator's dice ask of a stack, worked out once so that a run compares numbers only.
struct SimulatedStack {
    ObjectIndex object{};
    ObjectIndex label{};  ///< what it is made of, asked of `Materials`: its object, or its own
    ObjectClass objectClass{};
    Buc buc{};
    int quantity{};
    std::int16_t recharged{};
    std::int16_t timesRead{};
    bool magic{};
    bool mineral{};
    bool neverAffected{};
    bool riderCorpse{};
    bool immuneArtifact{};
    bool hazy{};                 ///< before the change
    bool remembered{};           ///< what comes of it may turn back
    ObjectIndex remembering{};   ///< what a hazy result will be again
    std::uint16_t identities{};  ///< which `Identities` it is drawn of; 0: it is identified
    Forced forced = Forced::No;
    std::uint8_t resistsBelow{};  ///< of 100
    std::uint8_t shudderDie{};    ///< one of so many shudders, of stacks of up to four items

    /// zap.c obj_shudders(): of how many such stacks one shudders.
    std::uint32_t shuddersOneIn() const { return quantity > 4 ? shudderDie / 2 : shudderDie; }
};

SimulatedStack simulated(const Stack& stack, const Situation& situation);

/// What the stacks of a line may be that are not identified.
class Identities {
  public:
    /// What decides of a run which type each is of: by type that several stacks may have in common.
    using Rolls = std::vector<double>;

    /// @returns the stack as it lies, to be looked up by `of()`
    SimulatedStack add(const Stack& stack, const Situation& situation);
    bool areThere() const { return !all_.empty(); }
    void roll(Rolls& rolls, Random& random) const;
    /// What a stack is in a run, under the name of its look; what is identified as it is.
    const SimulatedStack& of(const SimulatedStack& stack, const Rolls& rolls) const {
        return stack.identities == 0 ? stack : found(stack, rolls);
    }
    /// Stacks that have labels of their own, in the order of these, which follow those of the
    /// table's rows.
    std::span<const Stack> ownLabels() const { return ownLabels_; }

  private:
    struct Candidate {
        double upTo{};  ///< chance of it and those before it
        SimulatedStack stack;
    };
    struct Candidates {
        std::size_t type{};  ///< whose roll decides
        std::vector<Candidate> each;
    };

    const SimulatedStack& found(const SimulatedStack& stack, const Rolls& rolls) const;

    std::vector<Candidates> all_;
    std::vector<Stack> types_;  ///< of each a stack that has it
    std::vector<Stack> ownLabels_;
};

/// The most items that a shock may take from a stack of two or more (zap.c do_osshock()).
int mostLostByShudder(int quantity);

/// What a changed stack has become. Small enough to be handed back in registers.
struct Changed {
    ObjectIndex object{};
    int quantity{};
    std::int16_t recharged{};
    std::int16_t timesRead{};
    bool hazy{};
    ObjectIndex drawn{};  ///< before what happens to the result; nothing is drawn for `HandedBack`
};

/// What changed stacks are to the dice of the next zap.
class Successors {
  public:
    explicit Successors(const Situation& situation);

    SimulatedStack of(const SimulatedStack& source, const Changed& changed) const;

  private:
    std::vector<SimulatedStack> fresh_;  ///< one of each type, by type and curse state
};

/// Rolls the change of a stack.
class Change {
  public:
    explicit Change(const Situation& situation);

    Changed roll(const SimulatedStack& stack, Random& random) const;

    /// The chance that a stack of the object's class and of that magic flag draws it.
    double chanceOfDraw(ObjectIndex object, bool magic) const {
        return draws_.chanceOf(object, table_[object].objectClass, magic);
    }

    /// What a hazy result of the stack is once its time has run out (SLASH'EM timeout.c
    /// unpoly_obj()).
    /// Whether it refuses to change, and to turn back.
    bool isHandedBack(ObjectIndex object) const { return handedBack_[object] != 0; }
    Changed turnedBack(const SimulatedStack& stack, const Changed& hazy, Random& random) const;

  private:
    void finishBook(const SimulatedStack& source, Changed& book, Random& random) const;
    void finishGem(const SimulatedStack& source, Changed& gem, Random& random) const;

    const ObjectTable& table_;
    Draws draws_;
    std::vector<std::uint8_t> stacks_;
    std::vector<std::uint8_t> handedBack_;
    bool booksWearOut_;
    ObjectIndex bootsOfCrocodile_;
    ObjectIndex magicLamp_;
    ObjectIndex oilLamp_;
    ObjectIndex magicMarker_;
    ObjectIndex blankPaper_;
    ObjectIndex rock_;
    ObjectIndex novel_;  ///< blank paper where there are no novels
};

}  // namespace polyplan::nethack::polypile::simulator
