#include "core/nethack/identities.h"

#include <algorithm>
#include <iterator>

#include "core/nethack/appearance_groups.h"
#include "core/nethack/generation.h"

namespace polyplan::nethack {
namespace {

/// Leaves those that fit, unless none does.
template <typename Fits>
void keepThose(std::vector<ObjectIndex>& types, Fits fits) {
    std::vector<ObjectIndex> kept;
    std::ranges::copy_if(types, std::back_inserter(kept), fits);
    if (!kept.empty()) {
        types = std::move(kept);
    }
}

/// How often a type has a look, as one of the labels of its class that are dealt out at the start
/// of a game (o_init.c shuffle()), of all games in which its known materials are as they are.
class LabelShare {
  public:
    LabelShare(const ObjectTable& table, const ObjectType& look, const KnownMaterials& known)
        : known_(known), material_(look.material) {
        if (look.appearance.empty()) {
            return;
        }
        int knownTypes = 0;
        int knownOfMaterial = 0;
        for (const ObjectIndex type : look.mayBe) {
            if (const auto found = known.find(type); found != known.end()) {
                ++knownTypes;
                knownOfMaterial += found->second == material_ ? 1 : 0;
            }
        }
        if (knownTypes == 0) {
            return;
        }
        tells_ = true;
        openLabels_ = -knownTypes;
        openOfMaterial_ = -knownOfMaterial;
        for (const ObjectType& label : table.looks()) {
            if (label.mayBe == look.mayBe && !label.appearance.empty()) {
                ++openLabels_;
                openOfMaterial_ += label.material == material_ ? 1 : 0;
            }
        }
    }

    /// As a whole number, to compare with those of the other types. Of c labels of the material a
    /// type known to be of it has each in 1/c of all games; k such types leave the look to those of
    /// which nothing is known in 1 − k/c, and these have n labels to share. All times c n.
    int of(ObjectIndex type) const {
        if (!tells_) {
            return 1;
        }
        const auto found = known_.find(type);
        if (found == known_.end()) {
            return openOfMaterial_;
        }
        return found->second == material_ ? std::max(openLabels_, 1) : 0;
    }

  private:
    const KnownMaterials& known_;
    Material material_;
    bool tells_ = false;      ///< something is known of types that may have the look
    int openLabels_ = 0;      ///< n: of all materials, those of no known type
    int openOfMaterial_ = 0;  ///< c − k
};

/// Whether it has an enchantment or charges, as few types of some classes do.
bool isCharged(const Stack& stack) {
    return stack.enchantment != 0 || stack.charges != 0 || stack.recharged != 0;
}

}  // namespace

std::vector<Identity> identitiesOf(const ObjectTable& table, const Stack& stack,
                                   const Knowledge& known) {
    const ObjectType& look = table[stack.object];
    if (!look.isLook()) {
        return {{stack.object, 1.0}};
    }
    std::vector<ObjectIndex> types = look.mayBe;
    if (const auto supposed = known.supposed.find(stack.object); supposed != known.supposed.end()) {
        keepThose(types, [&](ObjectIndex type) {
            return std::ranges::find(supposed->second, type) != supposed->second.end();
        });
    }
    keepThose(types, [&](ObjectIndex type) {
        return std::ranges::find(known.discovered, type) == known.discovered.end();
    });
    // What is what it remembers is not hazy (SLASH'EM, see plan/checks.cpp).
    keepThose(types, [&](ObjectIndex type) { return stack.hazyRemembering != type; });
    if (isCharged(stack)) {
        keepThose(types, [&](ObjectIndex type) { return table[type].charged; });
    }
    if (stack.quantity > 1) {
        keepThose(types, [&](ObjectIndex type) { return table[type].stacks; });
    }
    // What the game never generates by itself is none of them, unless all are so.
    const std::vector<int> gems = look.objectClass == ObjectClass::Gem
                                      ? generationOdds(table, ledgerLevelOfAllGems)
                                      : std::vector<int>();
    const auto odds = [&](ObjectIndex type) {
        return gems.empty() ? table[type].probability : gems[type];
    };
    keepThose(types, [&](ObjectIndex type) { return odds(type) > 0; });
    const LabelShare labels(table, look, known.materials);
    const auto hasLook = [&](ObjectIndex type) { return labels.of(type) > 0; };
    const bool labelsTell = std::ranges::any_of(types, hasLook);
    keepThose(types, hasLook);
    std::vector<Identity> identities;
    double total = 0.0;
    for (const ObjectIndex type : types) {
        // Where one of them is never generated, none is.
        const int generated = std::max(odds(type), 1);
        identities.push_back({.object = type,
                              .weight = generated * gamesOfFour(table[type], look.appearance) *
                                        (labelsTell ? labels.of(type) : 1)});
        total += identities.back().weight;
    }
    for (Identity& identity : identities) {
        identity.probability = identity.weight / total;
    }
    return identities;
}

bool mayBeTheSame(const Stack& a, const Stack& b) {
    return isCharged(a) == isCharged(b) && (a.quantity > 1) == (b.quantity > 1) &&
           a.hazyRemembering == b.hazyRemembering;
}

Stack identified(Stack stack, ObjectIndex object) {
    stack.object = object;
    return stack;
}

}  // namespace polyplan::nethack
