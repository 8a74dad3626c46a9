#pragma once

#include <map>
#include <optional>
#include <vector>

#include "core/nethack/polypile/odds.h"
#include "core/nethack/polypile/transformation.h"

namespace polyplan::nethack::polypile {

/// Turns after a change when a hazy thing turns back: each of these with the same chance, and a
/// further change starts anew (SLASH'EM timeout.c set_obj_poly(): rn1(500, 500)).
inline constexpr int leastHazyTurns = 500;
inline constexpr int mostHazyTurns = 999;

/// Share of what is hazy after a change that has turned back by the end of the n-th turn after it.
double revertedBy(int turns);

/// What becomes of a changed stack in the long run, given that it changes. All lists sum to `hazy`.
struct Reversion {
    double hazy = 0.0;             ///< the rest of what changes is permanent
    double turnsBack = 0.0;        ///< part of `hazy`; the rest refuses to
    std::vector<ObjectOdds> into;  ///< what is there once it has turned back; sorted by object
    std::vector<ValueOdds> quantities;
    std::vector<ValueOdds> recharged;  ///< of wands, tools and books
    std::vector<ValueOdds> timesRead;  ///< of books
};

/// A changed thing remembers what it was, and a hazy source what that remembers; it is hazy unless
/// it is just that again, or made of mail, a corpse, an egg that the hero laid or a magic lamp that
/// was drawn. Turning back goes by the rules of a change but for draws and fusing: a magic lamp
/// comes back as an oil lamp, a wand of wishing as another wand, gems may backfire, wands and books
/// wear, and an amulet of unchanging refuses. Empty where changes do not revert. Source: SLASH'EM
/// timeout.c set_obj_poly(), unpoly_obj(); zap.c poly_obj().
Reversion reversionOf(const Situation& situation, const Transformation& transformation,
                      const Stack& stack);

/// What a stack counts as for goals, `Situation::turnsLater` turns after a zap. Nothing else than
/// what it is where changes don't revert.
class Aftermath {
  public:
    struct Counted {
        std::optional<ObjectIndex> object;  ///< nothing: counts for no goal
        int quantity{};
        double probability{};
    };

    Aftermath() = default;
    Aftermath(const Situation& situation, const Transformation& transformation, const Stack& stack);

    /// Whether some of it may have turned back by then.
    bool matters() const { return share_ > 0.0; }
    /// What a zap left of it. A thing that was hazy before has its time running already: from 500
    /// turns on it is taken to have turned back, and to count for nothing where it is not certain
    /// what it then is.
    Counted kept(int quantity) const;
    /// What a change made of it, and what that comes back as. The chances sum to 1.
    /// @param special nothing where it was drawn
    std::vector<Counted> changed(ObjectIndex object, int quantity,
                                 std::optional<Special> special = {}) const;
    /// What it may come back as, whatever the change made of it.
    const std::vector<ObjectIndex>& back() const { return back_; }

  private:
    double hazyPart(ObjectIndex object, std::optional<Special> special) const;

    const ObjectTable* table_ = nullptr;
    const Transformation* transformation_ = nullptr;
    Stack stack_;
    double share_ = 0.0;  ///< of what is hazy that has turned back by then
    bool isLook_ = false;
    bool isRemembered_ = false;
    ObjectIndex original_{};
    std::vector<ObjectIndex> back_;
    std::map<ObjectIndex, double> lasting_;  ///< of a look: part of a type that is not hazy
};

/// What a hazy thing keeps as it turns back, and what is made for it. It is hazy no more, and no
/// artifact.
struct RevertedProperties {
    enum class Fuel {
        None,
        TurnNumber,  ///< so many turns of light, or so much oil, as the game has lasted
        Full,        ///< 1500 turns: the oil lamp that a magic lamp comes back as
    };

    Buc buc{};
    int value{};  ///< enchantment or charges: 0 for rings and tools, whose own are lost
    int erosion{};
    bool erodeproof{};
    bool poisoned{};
    int eaten{};
    Fuel fuel = Fuel::None;
    bool isOfFirstMonster{};  ///< a statue, figurine, egg or tin: of the first of all monsters
    double invisible{};       ///< probability
    bool operator==(const RevertedProperties&) const = default;
};

/// @param hazy a stack that remembers something, as it lies there
/// @param into what it turns into: one of what `reversionOf` gives
RevertedProperties revertedProperties(const Situation& situation, const Stack& hazy,
                                      ObjectIndex into);

/// A hazy stack after a dip into a potion of restore ability, which is used up: it stays for good
/// what it is (SLASH'EM potion.c dodip()). An artifact that a name makes of it is no longer hazy
/// either (artifact.c artifact_exists()).
Stack restored(Stack hazy);

}  // namespace polyplan::nethack::polypile
