#pragma once

#include "core/calculator/members.h"
#include "core/nethack/engraving/members.h"
#include "core/nethack/theft/members.h"
#include "core/nethack/words.h"
#include "core/oangband/members.h"
#include "core/plan/appearances.h"
#include "core/plan/checks.h"
#include "core/plan/document.h"
#include "core/plan/format.h"
#include "core/plan/limits.h"
#include "core/plan/rules.h"
#include "core/plan/stack_object.h"
#include "core/plan/words.h"
#include "core/powder/members.h"

/// The members of a plan document in the file. Table sets hold the `Catalogues` and what
/// `tablesOf` says.
namespace polyplan::plan {

template <typename Visitor>
constexpr void describe(Visitor& v, Of<Stack> /*unused*/) {
    v.oneLine();
    v.member(alwaysWritten("object", "object",
                           "Its identified name or its id; required where there is no look"),
             &Stack::object, StackObject{});
    v.member({"class", "class", "Of what is not identified, in place of an object"}, &Stack::object,
             LookClass{});
    v.member({"appearance", "appearance", "Of what is not identified: \"bubbly\""}, &Stack::object,
             LookAppearance{});
    v.member({"quantity", "quantity", "Above 1 only for what stacks"}, &Stack::quantity,
             limits::quantity);
    v.check(checkQuantity);
    v.member({"buc", "blessed or cursed", "Whether the gods have touched it"}, &Stack::buc,
             nethack::bucWords);
    v.member({"enchantment", "enchantment", "Of weapons, armor and rings"}, &Stack::enchantment,
             limits::enchantment);
    v.member({"charges", "charges", "Of wands and tools; -1: cancelled"}, &Stack::charges,
             limits::charges);
    v.member({"recharged", "recharged", "Times that it was recharged"}, &Stack::recharged,
             limits::recharged);
    v.member({"times_read", "times read", "Of a spellbook"}, &Stack::timesRead, limits::timesRead);
    v.member({"artifact", "artifact", "The artifact's name"}, &Stack::artifact);
    v.member({"name", "named", "What the player calls it"}, &Stack::name);
    v.member({"corpse", "corpse of", "The monster that a corpse is of"}, &Stack::corpse);
    v.member({"poisoned", "poisoned", "Of weapons"}, &Stack::poisoned);
    v.member({"erosion", "erosion", "How far it is rusty, burnt, corroded or rotted"},
             &Stack::erosion, limits::erosion);
    v.member({"erodeproof", "erodeproof", "It can't be eroded"}, &Stack::erodeproof);
    v.member({"degraded", "degraded", "A horn left by a revived unicorn"}, &Stack::degraded);
    v.member({"laid_by_hero", "laid by the hero", "Of an egg"}, &Stack::laidByHero);
    v.member({"hazy_remembering", "will be again", "What a hazy thing of SLASH'EM remembers"},
             &Stack::hazyRemembering, RememberedName{});
    v.check(checkHaze);
    v.member({"eaten", "eaten", "Nutrition that is gone from partly eaten food of SLASH'EM"},
             &Stack::eaten, limits::eaten);
    v.check(checkEaten);
    v.member({"called", "called", "What the player calls all that look like it"}, &Stack::called);
    v.member({"slot", "letter", "Its letter in the game's inventory, if a text told it"},
             &Stack::slot);
    v.member({"pinned", "pinned", "Arranging the line leaves it on its square"}, &Stack::pinned);
    v.member({"charges_assumed", "charges assumed", "Nobody has said them: a new one's usual ones"},
             &Stack::chargesAssumed);
    v.member({"in_use", "in use", "\"being worn\", if a text told it"}, &Stack::inUse);
    v.member({"contents", "contents", "Stacks inside of a container, if a text told it"},
             &Stack::contents, limits::contents);
    v.member({"in_container", "in a container", "Carried inside of one, if a text told it"},
             &Stack::inContainer);
}

template <typename Visitor>
constexpr void describe(Visitor& v, Of<Label> /*unused*/) {
    v.oneLine();
    v.member({"text", "text", "What is engraved"}, &Label::text, limits::noteCharacters);
    v.member({"type", "type", "The kind of engraving"}, &Label::type);
    v.member({"stylus", "stylus", "What wrote it"}, &Label::stylus);
    v.member({"conditions", "conditions", "Of the hero while writing"}, &Label::conditions,
             nethack::engraving::conditionWords);
}

template <typename Visitor>
constexpr void describe(Visitor& v, Of<Pile> /*unused*/) {
    v.member(required("distance", "distance", "Squares from the hero along the line"),
             &Pile::distance, SquareDistance{});
    v.member({"label", "label", "For people"}, &Pile::label);
    v.member({"engraving", "engraving", "What is engraved under the pile"}, &Pile::engraving,
             LabelText{});
    v.member(required("stacks", "stacks", "Top first"), &Pile::stacks,
             Stacks{limits::stacksOfPile});
}

template <typename Visitor>
constexpr void describe(Visitor& v, Of<Goal> /*unused*/) {
    v.oneLine();
    v.member(required("object", "object", "What is to lie there after the zaps"), &Goal::object,
             ObjectName{});
    v.member(alwaysWritten("at_least", "at least", "So many items of it"), &Goal::atLeast,
             limits::atLeast);
}

template <typename Visitor>
constexpr void describe(Visitor& v, Of<Polypile> /*unused*/) {
    v.member(required("source", "zap or dip", "How the polymorph is brought to the piles"),
             &Polypile::source, sourceWords);
    v.scope([](const Polypile& polypile, TableSet& tables) { tables.add(polypile.source); });
    v.member({"zaps", "times", "Zaps or dips, one after the other"}, &Polypile::zaps, limits::zaps);
    v.member(
        {"collect_goals_between_zaps", "pick up goals", "Goals are picked up between the zaps"},
        &Polypile::collectGoalsBetweenZaps);
    v.member(
        {"turns_later", "turns later",
         "Where changes revert, goals are counted once more so many turns after the first zap"},
        &Polypile::turnsLater, limits::turnsLater);
    v.member({"goals", "goals", "What is to lie there after the zaps"}, &Polypile::goals,
             limits::goals);
    v.member(required("line", "piles", "In order of distance"), &Polypile::line, limits::piles);
    v.check(checkSquares);
    v.settle(sortPiles);
}

template <typename Visitor>
constexpr void describe(Visitor& v, Of<Engraving> /*unused*/) {
    describe(v, Of<nethack::engraving::Request>());
    v.member({"overlaid", "overlaid", "Styluses that the chart of durability lays over this one"},
             &Engraving::overlaid, ListOf{nethack::engraving::StylusName{}, limits::overlaid});
}

template <typename Visitor>
constexpr void describe(Visitor& v, Of<Attack> /*unused*/) {
    v.member({"name", "name", "For people"}, &Attack::name);
    describe(v, Of<oangband::Request>());
    v.member({"overlaid", "overlaid", "Is shown in the charts that lay attacks over one another"},
             &Attack::overlaid);
    v.member(
        {"matrix", "monsters", "Ids of those that the table of all types sets beside it"},
        &Attack::matrix,
        ListOf{WholeNumber{oangband::limits::monsterIds, "monster's id"}, limits::matrixMonsters});
}

template <typename Visitor>
constexpr void describe(Visitor& v, Of<Heartbeat> /*unused*/) {
    describe(v, Of<powder::Request>());
    v.member({"other_outfit", "other outfit", "Laid over its own in the charts"},
             &Heartbeat::otherOutfit);
    v.check(checkOtherOutfit);
}

/// The members of a hero, and of what a strategy says of its own.
template <typename AnyHero, typename Visitor>
constexpr void describeHero(Visitor& v) {
    v.member({"luck", "Luck", "Of the hero"}, &AnyHero::luck, limits::luck);
    v.member({"level", "hero level", "Experience level of the hero"}, &AnyHero::level,
             limits::heroLevel);
    v.member({"dexterity", "Dexterity", "Of the hero"}, &AnyHero::dexterity, limits::dexterity);
    v.member({"armor_class", "armor class", "Of the hero"}, &AnyHero::armorClass,
             limits::armorClass);
    v.member({"conditions", "conditions", "Of the hero"}, &AnyHero::conditions,
             ListOf{Text{}, std::string::npos});
}

template <typename Visitor>
constexpr void describe(Visitor& v, Of<Hero> /*unused*/) {
    describeHero<Hero>(v);
}

template <typename Visitor>
constexpr void describe(Visitor& v, Of<OwnHero> /*unused*/) {
    describeHero<OwnHero>(v);
}

template <typename Visitor>
constexpr void describe(Visitor& v, Of<SetAside> /*unused*/) {
    v.oneLine();
    v.member(required("game", "game", "Whose object it is"), &SetAside::game, nethack::GameName{});
    v.scope([](const SetAside& entry, TableSet& tables) { tables.add(entry.game); });
    v.member({"distance", "square", "Of the pile that it lay on; by default the inventory"},
             &SetAside::distance, Range{0, limits::distance.most});
    v.member({"index", "place", "Its place there, or among the goals"}, &SetAside::index,
             Range{0, static_cast<int>(limits::stacksOfDocument)});
    v.member({"state_only", "state only", "The stack is there, without what the stack here has"},
             &SetAside::isStateOnly);
    v.member({"stacks", "stacks", "What the plan's version does not know"}, &SetAside::stacks,
             Stacks{limits::stacksOfPile});
    v.member({"goals", "goals", "Goals that it does not know"}, &SetAside::goals, limits::goals);
}

template <typename Visitor>
constexpr void describe(Visitor& v, Of<Strategy> /*unused*/) {
    v.member(required("name", "name", "Of the strategy"), &Strategy::name);
    v.member({"notes", "notes", "Free text"}, &Strategy::notes, limits::noteCharacters);
    v.member({"game", "game", "By default the document's"}, &Strategy::game, nethack::GameName{});
    v.scope([](const Strategy& strategy, TableSet& tables) {
        if (strategy.game) {
            tables.add(*strategy.game);
        }
    });
    v.member({"hero", "hero", "What is not as in the document"}, &Strategy::hero);
    v.member({"ledger_level", "ledger level", "By default the document's"}, &Strategy::ledgerLevel,
             limits::ledgerLevel);
    v.member({"inventory", "inventory", "By default the document's"}, &Strategy::inventory,
             Stacks{limits::stacksOfDocument});
    v.member({"polypile", "polypile", "Piles to polymorph"}, &Strategy::polypile, PolypileOfGame{});
    v.member({"engraving", "engraving", "A text to engrave"}, &Strategy::engraving);
    v.member({"damage", "attacks", "Attacks side by side"}, &Strategy::damage, limits::attacks);
    v.member({"theft", "theft", "A theft of the Amulet"}, &Strategy::theft);
    v.member({"heartbeat", "heartbeat", "Heartbeats of POWDER"}, &Strategy::heartbeat);
    v.member({"set_aside", "set aside", "What its version does not know"}, &Strategy::setAside,
             limits::stacksOfDocument);
}

template <typename Visitor>
constexpr void describe(Visitor& v, Of<Document> /*unused*/) {
    v.constant(required("format", "format", "Always polyplan"), formatName, faultOfFormat);
    v.constant(required("version", "version", "Always 1"), formatVersion, faultOfVersion);
    v.member({"title", "title", "Of the plan"}, &Document::title);
    v.member(required("game", "game", "Whose rules hold"), &Document::game, nethack::GameName{});
    v.scope([](const Document& document, TableSet& tables) { tables.add(document.game); });
    v.member({"hero", "hero", "Of all strategies that say nothing else"}, &Document::hero);
    v.member({"ledger_level", "ledger level", "Its ledger number, which sets the odds of gems"},
             &Document::ledgerLevel, limits::ledgerLevel);
    v.member({"appearance_materials", "appearances",
              "What the player knows of this game's shuffle of appearances"},
             &Document::appearanceMaterials, Appearances{});
    v.member({"discoveries", "discoveries",
              "Types that the player knows by sight: nothing unidentified is one of them"},
             &Document::discoveries, DiscoveredTypes{});
    v.member({"inventory", "inventory", "What is not laid out"}, &Document::inventory,
             Stacks{limits::stacksOfDocument});
    v.member(required("strategies", "strategies", "Side by side"), &Document::strategies,
             limits::strategies);
    v.member({"set_aside", "set aside", "Of the inventory, what the plan's version does not know"},
             &Document::setAside, limits::stacksOfDocument);
    v.check(checkStrategies);
    v.check(checkStackCount);
}

template <typename Visitor>
constexpr void describe(Visitor& v, Of<Clipping> /*unused*/) {
    v.constant(required("format", "format", "Always polyplan-stacks"), stacksFormatName,
               faultOfStacksFormat);
    v.constant(required("version", "version", "Always 1"), formatVersion, faultOfVersion);
    v.member(alwaysWritten("game", "game", "Which the stacks come from"), &Clipping::game,
             nethack::GameName{});
    v.member(required("stacks", "stacks", "Top first"), &Clipping::stacks,
             Stacks{limits::stacksOfDocument});
}

}  // namespace polyplan::plan
