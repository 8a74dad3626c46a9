#include <algorithm>
#include <array>

#include "core/nethack/polypile/alike_identities.h"
#include "core/nethack/polypile/derivation_parts.h"

namespace polyplan::nethack::polypile::derivations {
namespace {

constexpr auto resistSource = "zap.c bhito(), obj_resists()";
constexpr auto shudderSource = "zap.c obj_shudders()";
constexpr auto changeSource = "zap.c poly_obj()";

DerivationInput addResists(DerivationSteps& steps, const Fate& fate, const Stack& stack) {
    return steps.given(
        {.title = "resists",
         .text = stack.artifact.empty() ? "A roll below 5 of 100 spares the stack."
                                        : "A roll below 95 of 100 spares an artifact.",
         .source = resistSource},
        fate.resisted);
}

DerivationInput addAffected(DerivationSteps& steps, const Fate& fate, const Stack& stack) {
    const DerivationInput resists = addResists(steps, fate, stack);
    return steps.step(
        {.title = "affected", .text = "Everything that does not resist.", .source = resistSource},
        Combining::Complement, {resists});
}

DerivationInput addShudderDie(DerivationSteps& steps, const FateRolls& rolls, const Stack& stack,
                              const ObjectType& type) {
    const std::string who = type.objectClass == ObjectClass::Wand ? "wands, whatever their curse"
                            : stack.buc == Buc::Cursed            ? "cursed things"
                            : stack.buc == Buc::Blessed           ? "blessed things"
                                                                  : "uncursed things";
    std::string text = "One of " + std::to_string(rolls.unhalvedDie) + " for " + who + ".";
    if (rolls.shudderDie != rolls.unhalvedDie) {
        text += " From five items on half of it, rounded down.";
    }
    return steps.given({.title = "sides of the shudder die",
                        .text = std::move(text),
                        .source = shudderSource,
                        .measure = Measure::Number},
                       rolls.shudderDie);
}

/// The chance that an object is drawn from its class, redraws included.
DerivationInput addDrawn(DerivationSteps& steps, const Transformation& transformation,
                         const DrawTerms& terms, const ObjectType& type, ObjectIndex object,
                         bool redrawable) {
    const auto odds = static_cast<double>(transformation.odds(object));
    const DerivationInput share =
        steps.step({.title = "share of its class",
                    .text = "How often " + type.name + " is generated, out of all of class " +
                            std::string(name(type.objectClass)) + ".",
                    .source = "mkobj.c mkobj(), objects.c"},
                   Combining::Quotient,
                   {constant("generation odds", odds), constant("class total", terms.total)});
    const bool same = type.magic == terms.magic;
    DerivationInput factor = constant("draws", 1.0);
    if (terms.sameFlag < terms.total) {
        const DerivationInput missed = steps.step(
            {.title = "a draw misses",
             .text = std::string("One draw gives a ") + (terms.magic ? "mundane" : "magical") +
                     " type, though the stack is " + (terms.magic ? "magical." : "mundane."),
             .source = changeSource},
            Combining::Quotient,
            {constant("odds of the other kind", terms.total - terms.sameFlag),
             constant("class total", terms.total)});
        const DerivationInput twice =
            steps.step({.title = "two draws miss",
                        .text = "The third draw counts whatever it gives.",
                        .source = changeSource},
                       Combining::Product, {missed, missed});
        factor = same ? steps.step({.title = "draws that may give it",
                                    .text = "The first, the second after one miss, the third "
                                            "after two.",
                                    .source = changeSource,
                                    .measure = Measure::Number},
                                   Combining::Sum, {constant("first", 1.0), missed, twice},
                                   terms.perShare[terms.magic ? 1 : 0])
                      : steps.step({.title = "draws that may give it",
                                    .text = "Only the third: it is not of the stack's kind.",
                                    .source = changeSource,
                                    .measure = Measure::Number},
                                   Combining::Sum, {twice}, terms.perShare[terms.magic ? 0 : 1]);
    }
    if (!redrawable || terms.drawnAgain == 0.0) {
        return steps.step({.title = "is drawn", .text = "", .source = changeSource},
                          Combining::Product, {share, factor});
    }
    const DerivationInput again = steps.step(
        {.title = "drawn again",
         .text = "Types that a change may not give are drawn once more, whatever their kind.",
         .source = changeSource},
        Combining::WeightedSum,
        {constant("mundane share", static_cast<double>(terms.excluded[0]) / terms.total),
         constant("draws", terms.perShare[0]),
         constant("magical share", static_cast<double>(terms.excluded[1]) / terms.total),
         constant("draws", terms.perShare[1])},
        terms.drawnAgain);
    const DerivationInput shareAgain = steps.step(
        {.title = "share of the redraw", .text = "", .source = changeSource}, Combining::Quotient,
        {constant("generation odds", odds), constant("total of the range", terms.redrawTotal)});
    return steps.step({.title = "is drawn", .text = "", .source = changeSource},
                      Combining::WeightedSum, {share, factor, shareAgain, again});
}

DerivationInput addFuses(DerivationSteps& steps, int quantity) {
    return steps.given({.title = "fuses",
                        .text = "A stack of n becomes one object if n is above a roll of 0 to 999.",
                        .source = changeSource},
                       Transformation::fusing(quantity));
}

DerivationInput addBackfires(DerivationSteps& steps, int quantity) {
    const DerivationInput fuses = addFuses(steps, quantity);
    const DerivationInput whole =
        steps.step({.title = "stays a stack", .text = "", .source = changeSource},
                   Combining::Complement, {fuses});
    const DerivationInput roll =
        steps.given({.title = "beats the roll",
                     .text = "Stones backfire as they become gems if they are more than a roll of "
                             "1 to 4.",
                     .source = changeSource},
                    Transformation::backfiring(quantity));
    return steps.step({.title = "backfires", .text = "", .source = changeSource},
                      Combining::Product, {whole, roll});
}

std::string nameOf(StackFate fate) {
    switch (fate) {
        case StackFate::Unaffected:
            return "left alone without a roll";
        case StackFate::Resisted:
            return "resists";
        case StackFate::Changed:
            return "changes";
        case StackFate::Shuddered:
        case StackFate::Unharmed:
            break;
    }
    return "shudders";
}

std::string becoming(const ObjectType& type) {
    return "becomes " + type.name;
}

/// @param figure what is averaged
/// @param addOne adds the derivation for one of them; nothing where it has no part in it
template <typename AddOne>
std::optional<DerivationInput> addAverage(DerivationSteps& steps, const Situation& situation,
                                          const Stack& stack, const std::string& figure,
                                          const AddOne& addOne) {
    DerivationSteps::Inputs inputs;
    for (const AlikeIdentities& alike : alikeIdentities(situation, stack)) {
        if (const std::optional<DerivationInput> one = addOne(alike.example)) {
            inputs.push_back(constant(alike.title, alike.share));
            inputs.push_back(*one);
        }
    }
    if (inputs.empty()) {
        return std::nullopt;
    }
    return steps.step({.title = figure + ", on average",
                       .text = "It is not identified: each of what it may be counts by how often "
                               "the game generates it.",
                       .source = "objects.c"},
                      Combining::WeightedSum, std::move(inputs));
}

/// The ways in which a change gives an object, given the change.
class Ways {
  public:
    Ways(DerivationSteps& steps, const Situation& situation, const Stack& stack, ObjectIndex object)
        : steps_(steps),
          situation_(situation),
          transformation_(situation),
          stack_(stack),
          object_(object),
          change_(transformation_.changeOf(stack)),
          terms_(transformation_.drawTerms(stack)) {}

    DerivationSteps::Inputs add() {
        addDraw();
        for (const Special special : {Special::Forced, Special::HandedBack, Special::WornOut,
                                      Special::Lamp, Special::Backfire}) {
            double probability = 0.0;
            for (const TypeOutcome& outcome : change_.types) {
                if (outcome.object == object_ && outcome.special == special) {
                    probability += outcome.probability;
                }
            }
            if (probability > 0.0) {
                ways_.push_back(addSpecial(special, probability));
            }
        }
        return std::move(ways_);
    }

  private:
    void addDraw() {
        double perShare = 0.0;
        bool isRedrawable = false;
        for (const KinOutcome& outcome : change_.kins) {
            if (transformation_.share(object_) > 0.0 &&
                transformation_.kinOf(object_) == outcome.kin) {
                perShare += outcome.perShare;
                isRedrawable = transformation_.kins()[outcome.kin].redrawable;
            }
        }
        if (perShare == 0.0) {
            return;
        }
        const DerivationInput drawn = addDrawn(steps_, transformation_, terms_,
                                               situation_.table[object_], object_, isRedrawable);
        const bool mayBackfire = std::any_of(
            change_.types.begin(), change_.types.end(),
            [](const TypeOutcome& outcome) { return outcome.special == Special::Backfire; });
        const bool isMineral = transformation_.kins()[transformation_.kinOf(object_)].mineral;
        if (!mayBackfire || isMineral) {
            ways_.push_back(drawn);
            return;
        }
        const DerivationInput backfires = addBackfires(steps_, stack_.quantity);
        const DerivationInput not_ =
            steps_.step({.title = "does not backfire", .text = "", .source = changeSource},
                        Combining::Complement, {backfires});
        ways_.push_back(steps_.step(
            {.title = "is drawn and lasts", .text = "", .source = changeSource}, Combining::Product,
            {drawn, not_}, transformation_.share(object_) * perShare));
    }

    DerivationInput addSpecial(Special special, double probability) {
        switch (special) {
            case Special::WornOut:
                return steps_.given(
                    {.title = "turns blank",
                     .text = "Read or changed " + std::to_string(stack_.timesRead + 1) +
                             " times by then: above 3 any book but those that never do becomes "
                             "blank paper.",
                     .source = changeSource},
                    probability);
            case Special::Lamp: {
                const ObjectIndex lamp = situation_.table.byId("magic_lamp");
                const DerivationInput drawn =
                    addDrawn(steps_, transformation_, terms_, situation_.table[lamp], lamp, false);
                return steps_.step({.title = "comes of a magic lamp",
                                    .text = "A magic lamp that is drawn is made an oil lamp.",
                                    .source = changeSource},
                                   Combining::Sum, {drawn}, probability);
            }
            case Special::Backfire: {
                const DerivationInput backfires = addBackfires(steps_, stack_.quantity);
                DerivationSteps::Inputs gems;
                for (const Kin& kin : transformation_.kins()) {
                    if (kin.objectClass != ObjectClass::Gem || kin.mineral) {
                        continue;
                    }
                    double shares = 0.0;
                    for (const ObjectIndex type : kin.types) {
                        shares += transformation_.share(type);
                    }
                    gems.push_back(constant(kin.magic ? "magical ones" : "gems and glass",
                                            shares * terms_.perShare[kin.magic ? 1 : 0]));
                }
                const DerivationInput gem =
                    steps_.step({.title = "a gem is drawn", .text = "", .source = changeSource},
                                Combining::Sum, std::move(gems));
                return steps_.step({.title = "is made of gems that backfire",
                                    .text = "Half as many rocks are left.",
                                    .source = changeSource},
                                   Combining::Product, {gem, backfires}, probability);
            }
            case Special::HandedBack:
                return steps_.given({.title = "is handed back",
                                     .text = "An amulet of unchanging stays as it is.",
                                     .source = changeSource},
                                    probability);
            case Special::Forced:
                break;
        }
        return steps_.given({.title = "is all it can become",
                             .text = "Mail, eggs that the hero laid and crocodile corpses have "
                                     "one result each.",
                             .source = changeSource},
                            probability);
    }

    DerivationSteps& steps_;
    const Situation& situation_;
    Transformation transformation_;
    const Stack& stack_;
    ObjectIndex object_;
    Change change_;
    DrawTerms terms_;
    DerivationSteps::Inputs ways_;
};

}  // namespace

DerivationInput addFate(DerivationSteps& steps, const Situation& situation, const Stack& stack,
                        StackFate which) {
    if (situation.table[stack.object].isLook()) {
        return *addAverage(steps, situation, stack, nameOf(which),
                           [&](const Stack& one) -> std::optional<DerivationInput> {
                               return addFate(steps, situation, one, which);
                           });
    }
    const FateRolls rolls = fateRolls(situation, stack);
    const Fate fate = fateOf(situation, stack);
    const ObjectType& type = situation.table[stack.object];
    if (rolls.unaffected || which == StackFate::Unaffected) {
        const double chance = which == StackFate::Unaffected ? fate.unaffected : 0.0;
        return steps.given({.title = rolls.unaffected ? nameOf(StackFate::Unaffected) : "rolls",
                            .text = "Sources of polymorph, the invocation items and the corpses "
                                    "of Riders are left alone; in some versions an amulet of "
                                    "unchanging, the alignment keys and dipped water too.",
                            .source = resistSource},
                           chance);
    }
    if (which == StackFate::Resisted) {
        return addResists(steps, fate, stack);
    }
    const DerivationInput affected = addAffected(steps, fate, stack);
    if (rolls.shudderDie == 0) {
        return steps.step({.title = nameOf(which),
                           .text = "A dipped stack is not asked to shudder.",
                           .source = told::byDip},
                          Combining::Product,
                          {affected, constant("dipped", which == StackFate::Changed ? 1.0 : 0.0)});
    }
    const DerivationInput die = addShudderDie(steps, rolls, stack, type);
    if (which != StackFate::Changed) {
        return steps.step(
            {.title = nameOf(which),
             .text = rolls.isUnharmed      ? "Mail shudders and is left as it is."
                     : stack.quantity == 1 ? "A single object is destroyed."
                                           : "Of a stack, any number from one to all but one is "
                                             "destroyed, each equally likely.",
             .source = "zap.c obj_shudders(), do_osshock()"},
            Combining::Quotient, {affected, die},
            which == StackFate::Unharmed ? fate.unharmed : fate.shuddered);
    }
    const DerivationInput calm =
        steps.step({.title = "does not shudder", .text = "", .source = shudderSource},
                   Combining::Quotient, {constant("other sides", rolls.shudderDie - 1), die});
    return steps.step({.title = nameOf(which),
                       .text = "It becomes another object of its class.",
                       .source = changeSource},
                      Combining::Product, {affected, calm}, fate.changed);
}

std::optional<DerivationInput> addBecomes(DerivationSteps& steps, const Situation& situation,
                                          const Stack& stack, ObjectIndex object) {
    const double changed = fateOf(situation, stack).changed;
    if (changed == 0.0 || object >= situation.table.size()) {
        return std::nullopt;
    }
    if (situation.table[stack.object].isLook()) {
        const std::string figure = becoming(situation.table[object]);
        return addAverage(steps, situation, stack, figure, [&](const Stack& one) {
            return addBecomes(steps, situation, one, object);
        });
    }
    const DerivationInput changes = addFate(steps, situation, stack, StackFate::Changed);
    DerivationSteps::Inputs ways = Ways(steps, situation, stack, object).add();
    if (ways.empty()) {
        return std::nullopt;
    }
    const DerivationInput becomes =
        ways.size() == 1
            ? ways.front()
            : steps.step({.title = "in one way or another", .text = "", .source = changeSource},
                         Combining::Sum, std::move(ways));
    return steps.step({.title = becoming(situation.table[object]),
                       .text = "It changes, and into this.",
                       .source = changeSource},
                      Combining::Product, {changes, becomes});
}

}  // namespace polyplan::nethack::polypile::derivations
