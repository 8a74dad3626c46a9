#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "tests/core/plan/imports.h"

namespace polyplan::plan::merge_again_test {
namespace {

using imports::importInto;
using imports::readFor;
using imports::Words;
using imports::wordsOf;

/// What is carried after texts that were imported in their order.
Document after(const std::vector<std::string>& texts) {
    Document document;
    for (const std::string& text : texts) {
        importInto(document, text);
    }
    return document;
}

Words carriedAfter(const std::vector<std::string>& texts) {
    return wordsOf(after(texts).inventory);
}

TEST(MergeAgain, LeavesTheLooksOfWhatIsCalledAlike) {
    const std::string list =
        "Discoveries\n\nPotions\n  potion called 100 (bubbly)\n  potion called 100 (milky)\n\n";
    const Document document =
        after({"c - 2 bubbly potions\nd - 3 milky potions\n",
               list + "c - 2 potions called 100\nd - 3 potions called 100\n"});
    EXPECT_EQ(wordsOf(document.inventory), (Words{"c 2 bubbly potion", "d 3 milky potion"}));
    EXPECT_EQ(document.inventory[1].called, "100");
    const game_text::Reading reading = readFor({}, list + "c - 2 potions called 100\n");
    ASSERT_TRUE(reading.lines[6].stack);
    EXPECT_EQ(reading.lines[6].stack->appearance, "");
    EXPECT_EQ(reading.lines[6].stack->choices.size(), 25U);
}

TEST(MergeAgain, FindsAnArtifactBeforeALetter) {
    EXPECT_EQ(carriedAfter({"a - a long sword named Excalibur\n",
                            "a - a long sword\nb - a long sword named Excalibur\n"}),
              (Words{"b 1 long sword", "a 1 long sword"}));
    const Document document = after({"a - a long sword named Excalibur\n", "a - a long sword\n"});
    ASSERT_EQ(wordsOf(document.inventory), (Words{"1 long sword", "a 1 long sword"}));
    EXPECT_EQ(document.inventory[0].artifact, "Excalibur");
    EXPECT_EQ(document.inventory[1].artifact, "");
}

TEST(MergeAgain, KnowsThatContentsLieInAContainerThatTheTextDoesNotHave) {
    Document document = after(
        {"a - a sack\nb - a dagger\n", "Contents of the sack:\n\n  3 darts\n  a bubbly potion\n"});
    EXPECT_EQ(wordsOf(document.inventory),
              (Words{"a 1 sack", "b 1 dagger", "3 dart", "1 bubbly potion"}));
    EXPECT_TRUE(document.inventory[2].inContainer);
    EXPECT_TRUE(document.inventory[3].inContainer);
    // The inventory behind it is carried.
    document = after({"Contents of the sack:\n\n  3 darts\n\na - a sack\nb - a dagger\n"});
    ASSERT_EQ(document.inventory.size(), 3U);
    EXPECT_TRUE(document.inventory[0].inContainer);
    EXPECT_FALSE(document.inventory[2].inContainer);
}

TEST(MergeAgain, TakesNoLettersOfMenusForThoseOfTheInventory) {
    const std::string carried = "a - a dagger\nd - 3 bubbly potions\n";
    EXPECT_EQ(carriedAfter({carried,
                            "Pick up what?\n\nWeapons\na - a long sword\nPotions\n"
                            "d - 2 bubbly potions\n(end)\n"}),
              (Words{"a 1 dagger", "d 3 bubbly potion", "1 long sword", "2 bubbly potion"}));
    const Document document = after({carried,
                                     "Take out what?\n\nWeapons\na - 2 daggers\n(end)\n"
                                     "d - 4 bubbly potions\n"});
    EXPECT_EQ(wordsOf(document.inventory), (Words{"a 1 dagger", "d 4 bubbly potion", "2 dagger"}));
    EXPECT_TRUE(document.inventory[2].inContainer);
    EXPECT_FALSE(document.inventory[1].inContainer);
    // These are of what is carried.
    EXPECT_EQ(carriedAfter({carried, "Drop what?\n\nWeapons\nd - 2 bubbly potions\n"}),
              (Words{"a 1 dagger", "d 2 bubbly potion"}));
}

TEST(MergeAgain, LeavesWhatIsCarriedToWhatLiesThere) {
    const std::string carried = "d - 3 bubbly potions\n";
    for (const char* text :
         {"You see here 2 bubbly potions.\n", "Things that are here:\n2 bubbly potions\n",
          "You feel here 2 bubbly potions.\n"}) {
        EXPECT_EQ(carriedAfter({carried, text}), (Words{"d 3 bubbly potion", "2 bubbly potion"}))
            << text;
        EXPECT_EQ(carriedAfter({carried, text, text}),
                  (Words{"d 3 bubbly potion", "2 bubbly potion"}))
            << text;
    }
    EXPECT_EQ(carriedAfter({carried, "You now have 2 bubbly potions.\n"}),
              Words{"d 2 bubbly potion"});
}

TEST(MergeAgain, UpdatesWhatHasNoLetterOnceMoreIsKnown) {
    const std::string sack = "Contents of the sack:\n\n";
    const Document document =
        after({sack + "  2 daggers\n  a potion of healing\n",
               sack + "  2 blessed +1 daggers\n  an uncursed potion of healing\n"});
    EXPECT_EQ(wordsOf(document.inventory), (Words{"2 dagger", "1 potion of healing"}));
    EXPECT_EQ(document.inventory[0].buc, nethack::Buc::Blessed);
    EXPECT_EQ(document.inventory[0].enchantment, 1);
    // What is otherwise, or is not as many, is something else.
    EXPECT_EQ(carriedAfter({sack + "  2 cursed daggers\n", sack + "  2 blessed daggers\n"}).size(),
              2U);
    EXPECT_EQ(carriedAfter({sack + "  2 daggers\n", sack + "  3 blessed daggers\n"}).size(), 2U);
    EXPECT_EQ(carriedAfter({"a - 2 daggers\n", sack + "  2 blessed daggers\n"}).size(), 2U);
    EXPECT_EQ(carriedAfter({sack + "  3 darts\n", sack + "  3 poisoned darts\n"}).size(), 2U);
}

TEST(MergeAgain, TakesAssumedChargesForWhatIsNotKnown) {
    EXPECT_EQ(carriedAfter({"c - a wand of sleep\n", "k - a wand of sleep (0:5)\n"}),
              Words{"k 1 wand of sleep"});
    EXPECT_EQ(carriedAfter({"a wand of sleep\n", "a wand of sleep (0:5)\n"}),
              Words{"1 wand of sleep"});
    EXPECT_EQ(carriedAfter({"c - a wand of sleep (0:4)\n", "k - a wand of sleep (0:5)\n"}).size(),
              2U);
}

TEST(MergeAgain, FindsWhatIsCalledNowByItsLook) {
    const Document document =
        after({"i - 7 scrolls labeled KERNOD WEL\n",
               "Discoveries\n\nScrolls\n  scroll called c 200 (KERNOD WEL)\n\n"
               "j - 7 scrolls called c 200\n"});
    EXPECT_EQ(wordsOf(document.inventory), Words{"j 7 scroll labeled KERNOD WEL"});
    EXPECT_EQ(document.inventory[0].called, "c 200");
}

TEST(MergeAgain, TakesTheUsualChargesForWhatIsIdentifiedAtItsLetter) {
    const Document document =
        after({"f - a horn\ng - a bag\nh - an oak wand\ni - a wand of sleep (0:3)\n",
               "f - a frost horn\ng - a bag of tricks\nh - a wand of sleep\n"});
    const auto chargesOf = [&document](std::size_t at) {
        const Stack& stack = document.inventory.at(at);
        return std::pair(stack.charges, stack.chargesAssumed);
    };
    const Document fresh = after({"f - a frost horn\ng - a bag of tricks\nh - a wand of sleep\n"});
    EXPECT_EQ(document.inventory.at(0).charges, 6);
    for (std::size_t at = 0; at < 3; ++at) {
        EXPECT_EQ(document.inventory.at(at), fresh.inventory.at(at));
    }
    EXPECT_EQ(chargesOf(3), std::pair(3, false));
    // What the text tells is so.
    const Document told = after({"f - a horn\n", "f - a frost horn (0:2)\n"});
    EXPECT_EQ(told.inventory.at(0).charges, 2);
    EXPECT_FALSE(told.inventory.at(0).chargesAssumed);
}

/// With blessings, enchantments and names.
Words statesOf(const std::vector<Stack>& stacks) {
    Words words;
    for (const Stack& stack : stacks) {
        std::string state = wordsOf({stack}).front();
        state += stack.buc == nethack::Buc::Blessed  ? ", blessed"
                 : stack.buc == nethack::Buc::Cursed ? ", cursed"
                                                     : "";
        state += stack.enchantment != 0 ? ", +" + std::to_string(stack.enchantment) : "";
        state += stack.name.empty() ? "" : ", named " + stack.name;
        words.push_back(state);
    }
    return words;
}

Words statesAfter(const std::vector<std::string>& texts) {
    return statesOf(after(texts).inventory);
}

/// With blessings and so on, on the line and in hand after two texts. Of a stack of the first that
/// many items, or all of it, are laid out before the second.
std::pair<Words, Words> laidOutAndCarried(const std::string& first, std::size_t stack, int items,
                                          const std::string& second) {
    Document document = after({first});
    auto& laidOut = document.strategies.emplace_back().polypile.emplace().line.emplace_back();
    const auto from = document.inventory.begin() + static_cast<std::ptrdiff_t>(stack);
    laidOut.stacks = {*from};
    laidOut.stacks[0].quantity = items;
    from->quantity -= items;
    if (from->quantity == 0) {
        document.inventory.erase(from);
    }
    importInto(document, second);
    return {statesOf(laidOut.stacks), statesOf(document.inventory)};
}

TEST(MergeAgain, TakesAlongWhatIsKnownWhereLettersAreExchanged) {
    EXPECT_EQ(statesAfter({"f - 2 white potions\ng - 2 blessed white potions\n",
                           "f - 2 blessed white potions\ng - 2 white potions\n"}),
              (Words{"g 2 white potion", "f 2 white potion, blessed"}));
    EXPECT_EQ(statesAfter({"f - 2 daggers\ng - a blessed dagger\n",
                           "f - a blessed dagger\ng - 5 daggers\n"}),
              (Words{"g 5 dagger", "f 1 dagger, blessed"}));
    EXPECT_EQ(statesAfter({"f - 2 darts\ng - 3 +2 darts\nh - 4 cursed darts\n",
                           "f - 3 +2 darts\ng - 4 cursed darts\nh - 2 darts\n"}),
              (Words{"h 2 dart", "f 3 dart, +2", "g 4 dart, cursed"}));
    EXPECT_EQ(statesAfter({"f - 2 daggers\ng - 2 daggers named foo\n",
                           "f - 2 daggers named foo\ng - 2 daggers\n"}),
              (Words{"g 2 dagger", "f 2 dagger, named foo"}));
    const Document charged = after({"f - a wand of sleep\ng - a wand of sleep (0:4)\n",
                                    "f - a wand of sleep (0:4)\ng - a wand of sleep\n"});
    EXPECT_TRUE(charged.inventory.at(0).chargesAssumed);
    EXPECT_EQ(charged.inventory.at(0).slot, "g");
    EXPECT_EQ(charged.inventory.at(1).charges, 4);
}

TEST(MergeAgain, TakesAlongWhatIsKnownWhereTheTypeIsFoundOutToo) {
    EXPECT_EQ(statesAfter({"g - 2 blessed bubbly potions\nh - a bubbly potion\n",
                           "g - a potion of healing\nh - 2 blessed potions of healing\n"}),
              (Words{"h 2 potion of healing, blessed", "g 1 potion of healing"}));
    EXPECT_EQ(statesAfter({"g - a blessed +2 plumed helmet\nh - a plumed helmet\n",
                           "g - a helm of brilliance\nh - a blessed +2 helm of brilliance\n"}),
              (Words{"h 1 helm of brilliance, blessed, +2", "g 1 helm of brilliance"}));
    EXPECT_EQ(statesAfter({"g - 2 blessed bubbly potions\nh - a bubbly potion\n",
                           "g - a potion called x\nh - 2 blessed potions called x\n"}),
              (Words{"h 2 bubbly potion, blessed", "g 1 bubbly potion"}));
    EXPECT_EQ(
        laidOutAndCarried("g - 2 blessed bubbly potions\nh - a bubbly potion\n", 0, 2,
                          "g - a potion of healing\nh - 2 blessed potions of healing\n"),
        (std::pair<Words, Words>({"h 2 potion of healing, blessed"}, {"g 1 potion of healing"})));
    // The one that is called so is not what the text names.
    EXPECT_EQ(statesAfter({"a - 3 potions called x\nb - 3 darts\nc - 2 potions of healing\n",
                           "a - 3 darts\nb - 2 potions of healing\nc - 3 potions called x\n"}),
              (Words{"c 3 potion", "a 3 dart", "b 2 potion of healing"}));
    // Beside others that go on, in a ring or to a free letter.
    EXPECT_EQ(
        statesAfter({"a - a bubbly potion\nb - a potion of healing\n"
                     "c - a bubbly potion named foo\n",
                     "a - a potion of healing\nb - a potion of speed named foo\n"
                     "c - a potion of speed\n"}),
        (Words{"c 1 potion of speed", "a 1 potion of healing", "b 1 potion of speed, named foo"}));
    EXPECT_EQ(
        statesAfter({"a - a cursed bubbly potion named foo\nb - 3 bubbly potions\n"
                     "c - a cursed potion of healing\n",
                     "a - a cursed potion of healing\nb - a cursed potion of speed named foo\n"
                     "c - 3 potions of speed\n"}),
        (Words{"b 1 potion of speed, cursed, named foo", "c 3 potion of speed",
               "a 1 potion of healing, cursed"}));
    for (const char* list : {"", "Discoveries\n\nPotions\n  potion of speed (bubbly)\n\n"}) {
        EXPECT_EQ(statesAfter({"p - a blessed bubbly potion\nq - a bubbly potion\n",
                               list + std::string("p - a potion of speed\n"
                                                  "r - a blessed potion of speed\n")}),
                  (Words{"r 1 potion of speed, blessed", "p 1 potion of speed"}))
            << list;
    }
    // All of it may be as it was.
    EXPECT_EQ(statesAfter({"g - 2 bubbly potions\nh - a bubbly potion\n",
                           "g - a potion of healing\nh - 2 potions of healing\n"}),
              (Words{"g 1 potion of healing", "h 2 potion of healing"}));
}

TEST(MergeAgain, TakesAlongWhatMonsterItIsOf) {
    const Document document =
        after({"e - 2 eggs\nf - a cockatrice egg\n", "e - a cockatrice egg\nf - 2 eggs\n"});
    EXPECT_EQ(wordsOf(document.inventory), (Words{"f 2 egg", "e 1 egg"}));
    EXPECT_EQ(document.inventory.at(0).corpse, "");
    EXPECT_EQ(document.inventory.at(1).corpse, "cockatrice");
}

TEST(MergeAgain, TakesAlongThatAWandIsEmpty) {
    const Document document = after({"d - a wand of sleep (0:0)\ne - a wand of sleep\n",
                                     "d - a wand of sleep\ne - a wand of sleep (0:0)\n"});
    EXPECT_EQ(wordsOf(document.inventory), (Words{"e 1 wand of sleep", "d 1 wand of sleep"}));
    EXPECT_EQ(document.inventory.at(0).charges, 0);
    EXPECT_GT(document.inventory.at(1).charges, 0);
}

TEST(MergeAgain, FindsAnExchangeBesideOthersThatAreAlike) {
    EXPECT_EQ(statesAfter({"d - a blessed long sword\ne - a long sword\nf - a long sword\n",
                           "d - a long sword\ne - a rusty long sword\nf - a blessed long sword\n"}),
              (Words{"f 1 long sword, blessed", "e 1 long sword", "d 1 long sword"}));
    EXPECT_EQ(statesAfter({"d - a blessed long sword\ne - a long sword\nf - a long sword\n",
                           "d - a long sword\ne - a blessed long sword\nf - a rusty long sword\n"}),
              (Words{"e 1 long sword, blessed", "d 1 long sword", "f 1 long sword"}));
}

TEST(MergeAgain, FindsWhatHasGoneOnByALetter) {
    EXPECT_EQ(statesAfter({"d - a long sword\ne - a blessed long sword\n",
                           "e - a long sword\nf - a blessed long sword\n"}),
              (Words{"e 1 long sword", "f 1 long sword, blessed"}));
    EXPECT_EQ(statesAfter({"d - 3 +0 darts\ne - 2 blessed +2 darts\n",
                           "e - 3 +0 darts\nf - 2 blessed +2 darts\n"}),
              (Words{"e 3 dart", "f 2 dart, blessed, +2"}));
}

TEST(MergeAgain, FindsAChainThatPushesOutWhatIsPlain) {
    EXPECT_EQ(statesAfter({"c - 3 darts\nd - 2 cursed darts\ne - an apple\n",
                           "b - 3 darts\nc - 2 cursed darts\nd - an apple\n"}),
              (Words{"b 3 dart", "c 2 dart, cursed", "d 1 apple"}));
    const Document wands =
        after({"c - a wand of digging (0:7)\nd - a wand of digging (0:2)\ne - an apple\n",
               "b - a wand of digging (0:7)\nc - a wand of digging (0:2)\nd - an apple\n"});
    EXPECT_EQ(wordsOf(wands.inventory),
              (Words{"b 1 wand of digging", "c 1 wand of digging", "d 1 apple"}));
    EXPECT_EQ(laidOutAndCarried("c - 3 darts\nd - 2 cursed darts\ne - an apple\n", 0, 3,
                                "b - 3 darts\nc - 2 cursed darts\nd - an apple\n"),
              (std::pair<Words, Words>({"b 3 dart"}, {"c 2 dart, cursed", "d 1 apple"})));
    // Of a letter that is not told the number tells it.
    const std::vector<std::string> states = {"c - 3 darts\nd - 2 darts named bar\n",
                                             "b - 3 darts\nc - 2 darts named bar\n"};
    EXPECT_EQ(statesAfter(states), (Words{"b 3 dart", "c 2 dart, named bar"}));
    EXPECT_EQ(statesAfter({states[0], "b - 3 darts\nc - 3 darts named bar\n"}),
              (Words{"c 3 dart, named bar", "d 2 dart, named bar", "b 3 dart"}));
}

TEST(MergeAgain, FindsWhatHasTheLetterOfSomethingGone) {
    using Both = std::pair<Words, Words>;
    EXPECT_EQ(laidOutAndCarried("d - a frost horn\nh - a long sword\n", 1, 1,
                                "d - a long sword\nh - 5 apples\n"),
              Both({"d 1 long sword"}, {"1 frost horn", "h 5 apple"}));
    EXPECT_EQ(
        laidOutAndCarried("d - a frost horn\nh - 5 blessed +2 darts\n", 1, 2,
                          "d - 5 blessed +2 darts\nh - an apple\n"),
        Both({"d 2 dart, blessed, +2"}, {"1 frost horn", "d 3 dart, blessed, +2", "h 1 apple"}));
    EXPECT_EQ(statesAfter({"d - 3 +1 darts\nh - 5 blessed +2 darts\n",
                           "d - 5 blessed +2 darts\nh - 4 apples\n"}),
              (Words{"3 dart, +1", "d 5 dart, blessed, +2", "h 4 apple"}));
    // Of this one more is known now.
    EXPECT_EQ(
        statesAfter({"d - 5 darts\nh - 3 blessed darts\n", "d - 5 blessed darts\nh - 4 apples\n"}),
        (Words{"d 5 dart, blessed", "3 dart, blessed", "h 4 apple"}));
}

TEST(MergeAgain, LeavesLettersToWhatHasChangedAlike) {
    EXPECT_EQ(statesAfter({"a - a +1 long sword\nb - a +2 long sword\n",
                           "a - a +2 long sword\nb - a +3 long sword\n"}),
              (Words{"a 1 long sword, +2", "b 1 long sword, +3"}));
    EXPECT_EQ(
        statesAfter({"a - a blessed dart\nb - a cursed dart\n", "a - a cursed dart\nb - a dart\n"}),
        (Words{"a 1 dart, cursed", "b 1 dart, cursed"}));
    // Some were thrown, and one of these was picked up.
    EXPECT_EQ(laidOutAndCarried("a - 4 +1 darts\n", 0, 4, "a - 3 +2 darts\nf - a +1 dart\n"),
              (std::pair<Words, Words>({"a 4 dart, +1"}, {"f 1 dart, +1"})));
}

TEST(MergeAgain, IdentifiesWhatIsPushedOut) {
    EXPECT_EQ(
        carriedAfter({"a - a lamp\nb - an oil lamp\n", "a - an oil lamp\nb - a magic lamp\n"}),
        (Words{"b 1 magic lamp", "a 1 oil lamp"}));
    EXPECT_EQ(carriedAfter({"a - a bubbly potion\nb - a potion of healing\n",
                            "a - a potion of healing\nb - a potion of booze\n"}),
              (Words{"b 1 potion of booze", "a 1 potion of healing"}));
}

TEST(MergeAgain, FindsWhatIsCalledSoAtAnotherLetter) {
    const std::string seen =
        "d - a fizzy potion\ne - 2 golden potions\nf - a cursed fizzy potion\n";
    const std::string called =
        "d - a fizzy potion\ne - 2 potions called e\nf - a cursed fizzy potion\n";
    EXPECT_EQ(statesAfter({seen, called,
                           "d - 2 potions called e\ne - a potion of see invisible\n"
                           "f - a cursed potion of see invisible\n"}),
              (Words{"e 1 potion of see invisible", "d 2 golden potion",
                     "f 1 potion of see invisible, cursed"}));
    EXPECT_EQ(statesAfter({"b - a fizzy potion\nc - 2 potions called x\n",
                           "b - 2 potions called x\nc - an apple\n"}),
              (Words{"1 fizzy potion", "b 2 potion", "c 1 apple"}));
}

TEST(MergeAgain, FindsWhatIsFoundOutWhereLooksAreExchanged) {
    EXPECT_EQ(carriedAfter({"f - 3 bubbly potions\nh - 5 smoky potions\n",
                            "f - 5 smoky potions\nh - 3 potions called odd\n"}),
              (Words{"h 3 bubbly potion", "f 5 smoky potion"}));
    EXPECT_EQ(laidOutAndCarried("g - a jade ring\nh - an opal ring\n", 0, 1,
                                "g - an opal ring\nh - a ring of hunger\n"),
              (std::pair<Words, Words>({"h 1 ring of hunger"}, {"g 1 opal ring"})));
}

TEST(MergeAgain, FindsTheLookWhoseTypeIsNamedAtTheLetterOfAnother) {
    const std::string looks =
        "f - 5 scrolls labeled READ ME\ng - 2 blessed scrolls labeled FOOBIE BLETCH\n"
        "h - 3 scrolls labeled FOOBIE BLETCH\n";
    EXPECT_EQ(statesAfter(
                  {looks, "f - 2 blessed scrolls of earth\ng - 3 scrolls of earth\nh - a dart\n"}),
              (Words{"5 scroll labeled READ ME", "f 2 scroll of earth, blessed",
                     "g 3 scroll of earth", "h 1 dart"}));
    // Of as many as either look nothing can be said.
    EXPECT_EQ(carriedAfter({"f - 2 bubbly potions\ng - 2 milky potions\n",
                            "f - 2 potions of booze\ng - 2 potions of booze\n"}),
              (Words{"f 2 potion of booze", "g 2 potion of booze"}));
}

TEST(MergeAgain, FindsOutChargesOfALookWhoseLetterIsExchanged) {
    const std::string wands = "b - an oak wand\nc - an iron wand\n";
    const Document document = after({wands, "b - an iron wand\nc - a wand of sleep (0:4)\n"});
    EXPECT_EQ(wordsOf(document.inventory), (Words{"c 1 wand of sleep", "b 1 iron wand"}));
    EXPECT_EQ(document.inventory[0].charges, 4);
    EXPECT_FALSE(document.inventory[0].chargesAssumed);
    EXPECT_EQ(statesAfter({"b - a jade ring\nc - an opal ring\n",
                           "b - an opal ring\nc - a +2 ring of protection\n"}),
              (Words{"c 1 ring of protection, +2", "b 1 opal ring"}));
}

TEST(MergeAgain, LeavesTheirLettersToLooksThatAreCalledAlike) {
    EXPECT_EQ(carriedAfter({"f - 3 scrolls labeled READ ME\ng - 2 scrolls labeled KIRJE\n",
                            "f - 3 scrolls called 100\ng - 2 scrolls labeled KIRJE\n",
                            "f - 2 scrolls of fire\ng - 2 scrolls called 100\n"}),
              (Words{"f 2 scroll of fire", "g 2 scroll labeled KIRJE"}));
    EXPECT_EQ(carriedAfter({"x - a glass wand\ny - an oak wand\n",
                            "x - a wand called nomsg\ny - an oak wand\n",
                            "x - a wand of opening (0:5)\ny - a wand called nomsg\n"}),
              (Words{"x 1 wand of opening", "y 1 oak wand"}));
    // But where they would be more and fewer there, and are as many elsewhere, they have gone
    // there.
    EXPECT_EQ(carriedAfter({"d - a fizzy potion\ne - 2 golden potions\n",
                            "d - a fizzy potion\ne - 2 potions called e\n",
                            "d - 2 potions called e\ne - a potion of see invisible\n"}),
              (Words{"e 1 potion of see invisible", "d 2 golden potion"}));
    // The letter of another of the look tells what it is.
    EXPECT_EQ(
        carriedAfter({"p - 3 bubbly potions\nq - a pink potion\nr - a blessed bubbly potion\n",
                      "p - 3 potions called 200\nq - a pink potion\n"
                      "r - a blessed potion called 200\n",
                      "p - 2 potions of speed\nq - a potion called 200\n"
                      "r - a blessed potion of speed\n"}),
        (Words{"p 2 potion of speed", "q 1 pink potion", "r 1 potion of speed"}));
}

TEST(MergeAgain, LeavesItsLetterToWhatIsIdentifiedBesideAnotherThatIsCalledSo) {
    EXPECT_EQ(
        laidOutAndCarried("p - 6 potions called 100\n", 0, 4,
                          "p - 2 potions of speed\nq - a potion called 100\n"),
        (std::pair<Words, Words>({"p 4 potion of speed"}, {"p 2 potion of speed", "q 1 potion"})));
    EXPECT_EQ(laidOutAndCarried("f - 3 scrolls called 100\n", 0, 3,
                                "f - 3 scrolls of fire\nh - a scroll called 100\n"),
              (std::pair<Words, Words>({"f 3 scroll of fire"}, {"h 1 scroll"})));
    EXPECT_EQ(laidOutAndCarried("h - a bag containing 3 items\n", 0, 1,
                                "h - a bag of holding containing 3 items\ni - a bag\n"),
              (std::pair<Words, Words>({"h 1 bag of holding"}, {"i 1 bag"})));
    EXPECT_EQ(laidOutAndCarried("g - 5 red gems\n", 0, 3, "g - 2 rubies\nh - a red gem\n"),
              (std::pair<Words, Words>({"g 3 ruby"}, {"g 2 ruby", "h 1 red gem"})));
    // Though what lies on the line was laid there before its look was called so.
    Document document = after({"f - 2 bubbly potions\n"});
    Stack& laidOut = document.strategies.emplace_back()
                         .polypile.emplace()
                         .line.emplace_back()
                         .stacks.emplace_back(document.inventory[0]);
    laidOut.quantity = document.inventory[0].quantity = 1;
    importInto(document, "f - 2 potions called x\n");
    importInto(document, "f - 2 potions of acid\ng - a potion called x\n");
    EXPECT_EQ(wordsOf(document.inventory), (Words{"f 1 potion of acid", "g 1 potion"}));
    EXPECT_EQ(wordsOf(document.strategies[0].polypile->line[0].stacks),
              Words{"f 1 potion of acid"});
    // What has another thing at its own letter has gone; so has what is called something where
    // there is water.
    EXPECT_EQ(carriedAfter({"f - 3 scrolls labeled READ ME\n", "f - 3 scrolls called 100\n",
                            "f - a dagger\nh - 3 scrolls called 100\n"}),
              (Words{"h 3 scroll labeled READ ME", "f 1 dagger"}));
    EXPECT_EQ(laidOutAndCarried("f - a potion called heal\n", 0, 1,
                                "f - a potion of water\nh - a potion called heal\n"),
              (std::pair<Words, Words>({"h 1 potion"}, {"f 1 potion of water"})));
}

TEST(MergeAgain, FindsWhatASackHoldsByItsCall) {
    const std::string within = "Contents of the sack:\n\n  ";
    const std::string called = "d - 3 potions called 100\n";
    // Others have the call in the same text, or more looks have it by now.
    const std::string both = called + within + "2 potions called 100\n";
    EXPECT_EQ(carriedAfter({"d - 3 bubbly potions\n", both, both}),
              (Words{"d 3 bubbly potion", "2 potion"}));
    EXPECT_EQ(carriedAfter({"d - 3 bubbly potions\n" + within + "2 bubbly potions\n", both}),
              (Words{"d 3 bubbly potion", "2 bubbly potion"}));
    EXPECT_EQ(carriedAfter({"c - 2 murky potions\nb - 4 pink potions\n" + within +
                                "a murky potion\n  2 pink potions\n",
                            "c - a potion called 100\nb - 4 potions called 100\n",
                            within + "a potion called 100\n  2 potions called 100\n"}),
              (Words{"c 1 murky potion", "b 4 pink potion", "1 murky potion", "2 pink potion"}));
    const std::string square = called + "There are several objects here.\n2 potions called 100\n";
    EXPECT_EQ(carriedAfter({"d - 3 bubbly potions\n", square, square}),
              (Words{"d 3 bubbly potion", "2 potion"}));
    // What has got its name elsewhere need not be it; by its number it is, where it lies.
    const std::string juice = "d - 3 potions of fruit juice\n";
    EXPECT_EQ(carriedAfter({"d - 3 bubbly potions\n", called, both,
                            juice + within + "2 potions called 100\n"}),
              (Words{"d 3 potion of fruit juice", "2 potion"}));
    EXPECT_EQ(carriedAfter({"d - 3 bubbly potions\n", called, both,
                            juice + within + "2 potions of fruit juice\n"}),
              (Words{"d 3 potion of fruit juice", "2 potion of fruit juice"}));
    EXPECT_EQ(carriedAfter({"b - an iron wand\n", "b - a wand called nomsg\n",
                            "b - a wand called nomsg\n" + within + "a wand called nomsg\n",
                            "b - a wand called nomsg\nd - a wand called nomsg\n" + within +
                                "a wand called nomsg\n"}),
              (Words{"b 1 iron wand", "1 wand", "d 1 wand"}));
}

TEST(MergeAgain, FindsAtAnotherLetterByItsCallOnlyWhatMustBeIt) {
    const std::string looks = "f - 3 bubbly potions\ng - 4 murky potions\n";
    const std::string called = "f - 3 potions called 100\ng - 4 potions called 100\n";
    const std::string moved = "f - 3 potions called 100\nh - 4 potions called 100\n";
    EXPECT_EQ(carriedAfter({looks, called, moved}),
              (Words{"f 3 bubbly potion", "g 4 murky potion", "h 4 potion"}));
    const std::string murky = "g - 4 murky potions\n";
    const std::string one = "g - 4 potions called 100\n";
    EXPECT_EQ(carriedAfter({murky, one, "h - 4 potions called 100\n"}), Words{"h 4 murky potion"});
    EXPECT_EQ(carriedAfter({murky, one, "h - a potion called 100.\n"}),
              (Words{"g 4 murky potion", "h 1 potion"}));
    EXPECT_EQ(carriedAfter({murky, one,
                            "h - 4 potions called 100\n\nContents of the sack:\n\n"
                            "  4 potions called 100\n"}),
              (Words{"4 murky potion", "h 4 potion"}));
}

TEST(MergeAgain, LeavesMoreAtItsLetterThatIsIdentifiedThere) {
    EXPECT_EQ(carriedAfter({"b - 2 scrolls labeled READ ME\n", "b - 2 scrolls called 100\n",
                            "b - 3 scrolls of fire\nc - 2 scrolls called 100\n"}),
              (Words{"b 3 scroll of fire", "c 2 scroll"}));
    EXPECT_EQ(carriedAfter({"b - 4 milky potions\nc - 4 pink potions\n",
                            "b - 4 potions called 150\nc - 4 pink potions\n",
                            "b - 5 potions of speed\nc - 4 potions called 150\n"}),
              (Words{"b 5 potion of speed", "c 4 pink potion"}));
    // As many have exchanged their letters.
    EXPECT_EQ(carriedAfter({"b - 4 milky potions\nc - 5 pink potions\n",
                            "b - 4 potions called 150\nc - 5 pink potions\n",
                            "b - 5 potions of speed\nc - 4 potions called 150\n"}),
              (Words{"c 4 milky potion", "b 5 potion of speed"}));
}

TEST(MergeAgain, LeavesToItsLetterWhatLiesOnTheLineUncalled) {
    Document document = after({"b - 2 swirly potions\n"});
    document.strategies.emplace_back().polypile.emplace().line.emplace_back().stacks =
        std::exchange(document.inventory, {});
    Document other = document;
    const auto onLine = [](const Document& plan) {
        return wordsOf(plan.strategies[0].polypile->line[0].stacks);
    };
    importInto(document, "e - a pink potion\n");
    importInto(document, "b - 2 potions called 100\ne - a potion called 100\n");
    importInto(document, "b - 3 potions called 100\ne - a potion of speed\n");
    EXPECT_EQ(wordsOf(document.inventory), (Words{"e 1 potion of speed", "b 1 swirly potion"}));
    EXPECT_EQ(onLine(document), Words{"b 2 swirly potion"});
    importInto(other, "a - a pink potion\n");
    importInto(other, "a - a potion called 100\nb - 2 potions called 100\n");
    importInto(other, "a - a milky potion\nb - 2 potions called 100\n");
    EXPECT_EQ(wordsOf(other.inventory), (Words{"1 pink potion", "a 1 milky potion"}));
    EXPECT_EQ(onLine(other), Words{"b 2 swirly potion"});
    // A call that others have had is no new one of what was called otherwise.
    Document called = after({"b - 2 pink potions\nc - a murky potion\n"});
    Stack& lying =
        called.strategies.emplace_back().polypile.emplace().line.emplace_back().stacks.emplace_back(
            called.inventory[0]);
    lying.quantity = called.inventory[0].quantity = 1;
    importInto(called, "b - 2 potions called 150\nc - a potion called 100\n");
    importInto(called, "b - 2 potions called 100\nc - a potion called 100\n");
    EXPECT_EQ(wordsOf(called.inventory), (Words{"b 1 potion", "c 1 murky potion"}));
}

TEST(MergeAgain, LeavesOpenHowElseSomethingLooksThatIsCalledSo) {
    const std::string looks =
        "f - 2 scrolls labeled READ ME\ng - 3 scrolls labeled FOOBIE BLETCH\n";
    const std::string called = "f - 2 scrolls called 100\ng - 3 scrolls called 100\n";
    const std::string one = "f - a scroll of fire\ng - 3 scrolls called 100\n";
    const std::string again = one + "h - 2 scrolls called 100\n";
    const Words open = {"f 1 scroll of fire", "g 3 scroll labeled FOOBIE BLETCH", "h 2 scroll"};
    EXPECT_EQ(carriedAfter({looks, called, again}), open);
    EXPECT_EQ(carriedAfter({looks, called, again, again}), open);
    EXPECT_EQ(carriedAfter({looks, called, one, again}), open);
    // A list of discoveries tells it.
    EXPECT_EQ(
        carriedAfter({looks, called,
                      "Discoveries\n\nScrolls\n  scroll called 100 (FOOBIE BLETCH)\n\n" + again}),
        (Words{"f 1 scroll of fire", "g 3 scroll labeled FOOBIE BLETCH",
               "h 2 scroll labeled FOOBIE BLETCH"}));
    EXPECT_EQ(carriedAfter({"s - an opal ring\n", "s - a ring called 150\n",
                            "s - a ring of free action\nu - a ring called 150\n"}),
              (Words{"s 1 ring of free action", "u 1 ring"}));
}

TEST(MergeAgain, TellsWhatIsInHandWhereMoreLiesOnTheLine) {
    EXPECT_EQ(
        laidOutAndCarried("f - 2 bubbly potions\n", 0, 1,
                          "f - a potion of oil\ng - a potion called x\n"),
        (std::pair<Words, Words>({"f 1 potion of oil"}, {"f 1 potion of oil", "g 1 potion"})));
    EXPECT_EQ(laidOutAndCarried("g - 6 red gems\n", 0, 4, "g - 2 rubies\n"),
              (std::pair<Words, Words>({"g 4 ruby"}, {"g 2 ruby"})));
    EXPECT_EQ(laidOutAndCarried("b - 6 +0 daggers\n", 0, 4, "b - 2 +1 daggers\nc - 4 +0 daggers\n"),
              (std::pair<Words, Words>({"b 4 dagger"}, {"b 2 dagger, +1", "c 4 dagger"})));
    EXPECT_EQ(laidOutAndCarried("f - 6 scrolls labeled READ ME\n", 0, 4,
                                "f - 2 blessed scrolls labeled READ ME\n"),
              (std::pair<Words, Words>({"f 4 scroll labeled READ ME"},
                                       {"f 2 scroll labeled READ ME, blessed"})));
}

TEST(MergeAgain, LeavesItsLetterToWhatIsIdentifiedBesideALookThatIsCalledSoNow) {
    using Places = std::pair<Words, Words>;
    EXPECT_EQ(laidOutAndCarried("k - a scroll called 80\nl - 2 scrolls labeled READ ME\n", 1, 1,
                                "k - a scroll of remove curse\nl - a scroll called 80\n"),
              (Places({"l 1 scroll labeled READ ME"},
                      {"k 1 scroll of remove curse", "l 1 scroll labeled READ ME"})));
    EXPECT_EQ(laidOutAndCarried("k - 5 potions called 60\nl - 2 pink potions\n", 0, 5,
                                "k - 5 potions of booze\nl - 2 potions called 60\n"),
              (Places({"k 5 potion of booze"}, {"l 2 pink potion"})));
    // Where what was known is used up and more of the call came in.
    EXPECT_EQ(laidOutAndCarried("i - 2 potions called 80\nk - a potion of oil\n", 0, 2,
                                "i - 2 potions of booze\nk - 2 potions called 80\n"),
              (Places({"i 2 potion of booze"}, {"1 potion of oil", "k 2 potion"})));
}

TEST(MergeAgain, IdentifiesHandAndLineOfOneLetterTogether) {
    using Places = std::pair<Words, Words>;
    EXPECT_EQ(
        laidOutAndCarried("g - 4 potions called 100\nf - 3 potions called 100\n", 0, 2,
                          "f - 3 potions called 100\ng - 2 potions of see invisible\n"),
        (Places({"g 2 potion of see invisible"}, {"g 2 potion of see invisible", "f 3 potion"})));
    EXPECT_EQ(
        laidOutAndCarried("f - 4 scrolls called 80\n", 0, 2,
                          "f - 2 scrolls of remove curse\ni - a scroll called 80\n"),
        (Places({"f 2 scroll of remove curse"}, {"f 2 scroll of remove curse", "i 1 scroll"})));
    // The line's letter may have gone to something else.
    EXPECT_EQ(
        laidOutAndCarried("p - 2 bubbly potions\nq - a cursed bubbly potion\n", 0, 2,
                          "q - a cursed potion of booze\np - a potion of speed\n"),
        (Places({"2 potion of booze"}, {"q 1 potion of booze, cursed", "p 1 potion of speed"})));
}

TEST(MergeAgain, KnowsWhatHasBeenCalledAnew) {
    using Places = std::pair<Words, Words>;
    const std::string called = "c - 3 scrolls called 133\n";
    EXPECT_EQ(laidOutAndCarried(called, 0, 1, "c - 3 scrolls called 100\n"),
              (Places({"c 1 scroll"}, {"c 2 scroll"})));
    // Not while something else is called so.
    EXPECT_EQ(
        laidOutAndCarried(called, 0, 1, "c - 3 scrolls called 100\nd - a scroll called 133\n"),
        (Places({"1 scroll"}, {"c 3 scroll", "d 1 scroll"})));
}

TEST(MergeAgain, TellsMonstersApartAtALetter) {
    using Places = std::pair<Words, Words>;
    EXPECT_EQ(laidOutAndCarried("d - 3 tins of spinach\n", 0, 3, "d - 3 tins of lichen meat\n"),
              (Places({"3 tin"}, {"d 3 tin"})));
    EXPECT_EQ(laidOutAndCarried("d - 2 lichen corpses\n", 0, 1, "d - 3 lizard corpses\n"),
              (Places({"1 corpse"}, {"1 corpse", "d 3 corpse"})));
}

TEST(MergeAgain, PushesNothingOutToWhatWasKnownAlready) {
    EXPECT_EQ(carriedAfter({"p - 3 bubbly potions\nq - 2 pink potions\nr - 4 potions of healing\n",
                            "p - 2 pink potions\nq - 3 potions of healing\n"}),
              (Words{"3 bubbly potion", "p 2 pink potion", "q 3 potion of healing"}));
    EXPECT_EQ(statesAfter(
                  {"r - a jade ring\ns - an opal ring\nt - a +1 ring of protection\n",
                   "r - an opal ring\ns - a +2 ring of protection\nt - a +1 ring of protection\n"}),
              (Words{"1 jade ring", "r 1 opal ring", "t 1 ring of protection, +1",
                     "s 1 ring of protection, +2"}));
    EXPECT_EQ(carriedAfter({"p - 3 bubbly potions\nq - 2 pink potions\nr - a potion called junk\n",
                            "p - 2 pink potions\nq - a potion called junk\n"}),
              (Words{"3 bubbly potion", "p 2 pink potion", "q 1 potion"}));
}

TEST(MergeAgain, FindsALookAtTheLetterOfWhatWasCalledSomething) {
    EXPECT_EQ(carriedAfter({"p - 3 potions called good\nq - 2 pink potions\n",
                            "p - 2 pink potions\nq - 2 daggers\n"}),
              (Words{"3 potion", "p 2 pink potion", "q 2 dagger"}));
    EXPECT_EQ(
        laidOutAndCarried("f - 3 scrolls called good\ng - 2 scrolls labeled READ ME\n", 1, 2,
                          "f - 2 scrolls labeled READ ME\ng - 2 daggers\n"),
        (std::pair<Words, Words>({"f 2 scroll labeled READ ME"}, {"3 scroll", "g 2 dagger"})));
}

TEST(MergeAgain, FindsWhatIsPushedOutByAChain) {
    EXPECT_EQ(laidOutAndCarried("k - a wand called nomsg\nl - an oak wand\n", 0, 1,
                                "m - a wand called nomsg\nk - an oak wand\nl - an iron wand\n"),
              (std::pair<Words, Words>({"m 1 wand"}, {"k 1 oak wand", "l 1 iron wand"})));
    EXPECT_EQ(
        laidOutAndCarried("p - a ring called x\n", 0, 1, "q - a ring called x\np - a jade ring\n"),
        (std::pair<Words, Words>({"q 1 ring"}, {"p 1 jade ring"})));
    EXPECT_EQ(carriedAfter({"p - 3 bubbly potions\nq - 2 pink potions\nr - a milky potion\n",
                            "p - 2 pink potions\nq - a milky potion\nr - 3 potions of sickness\n"}),
              (Words{"r 3 potion of sickness", "p 2 pink potion", "q 1 milky potion"}));
}

TEST(MergeAgain, TakesTheRestOfWhatLiesOnTheLineForTheSame) {
    EXPECT_EQ(
        laidOutAndCarried("f - 2 scrolls of identify\n", 0, 2, "f - 3 scrolls labeled READ ME\n"),
        (std::pair<Words, Words>({"f 2 scroll of identify"}, {"f 1 scroll of identify"})));
}

TEST(MergeAgain, TakesAlongAssumedChargesOnTheLine) {
    EXPECT_EQ(laidOutAndCarried("j - a wand of sleep\nk - a wand of light\n", 1, 1,
                                "j - a wand of light (0:11)\nk - a wand of sleep (0:4)\n"),
              (std::pair<Words, Words>({"j 1 wand of light"}, {"k 1 wand of sleep"})));
}

TEST(MergeAgain, LeavesItsLetterToWhatIsNamed) {
    EXPECT_EQ(statesAfter({"h - 2 darts named bar\nc - 3 apples\n", "a - 3 darts\nc - 3 apples\n"}),
              (Words{"h 2 dart, named bar", "c 3 apple", "a 3 dart"}));
}

TEST(MergeAgain, FindsAtANewLetterWhatTheTextDeniesAtItsOwn) {
    EXPECT_EQ(statesAfter({"b - a cursed white potion named bar\n",
                           "b - 2 white potions named bar\nh - a cursed white potion named bar\n"}),
              (Words{"h 1 white potion, cursed, named bar", "b 2 white potion, named bar"}));
    EXPECT_EQ(statesAfter({"b - 2 potions of healing named bar\n",
                           "b - 3 potions of healing\nj - 2 potions of healing named bar\n"}),
              (Words{"j 2 potion of healing, named bar", "b 3 potion of healing"}));
    // That more is known of it now denies nothing.
    EXPECT_EQ(
        statesAfter({"b - 2 white potions\n", "b - 2 cursed white potions\nh - 2 white potions\n"}),
        (Words{"b 2 white potion, cursed", "h 2 white potion"}));
}

TEST(MergeAgain, TakesNothingForATypeThatWasKnownBesideIt) {
    EXPECT_EQ(carriedAfter({"h - a bubbly potion\ni - 2 potions of healing\n",
                            "h - a potion of healing\ni - a dagger\n"}),
              (Words{"1 bubbly potion", "h 1 potion of healing", "i 1 dagger"}));
    EXPECT_EQ(carriedAfter({"h - an oak wand\ni - a wand of sleep (0:3)\n",
                            "h - a wand of sleep (0:3)\ni - an oak wand\n"}),
              (Words{"i 1 oak wand", "h 1 wand of sleep"}));
    // What was known of it stays where it is: of this one more has become known.
    EXPECT_EQ(carriedAfter({"h - a bubbly potion\ni - 2 potions of healing\n",
                            "h - a potion of healing\ni - 2 potions of healing\n"}),
              (Words{"h 1 potion of healing", "i 2 potion of healing"}));
}

TEST(MergeAgain, LeavesLettersWhereMoreBecameKnown) {
    // Each is updated where it is: together they are no exchange.
    EXPECT_EQ(statesAfter({"f - 2 white potions\ng - 2 blessed white potions\n",
                           "f - 2 blessed white potions\ng - 2 cursed white potions\n"}),
              (Words{"f 2 white potion, blessed", "g 2 white potion, cursed"}));
    EXPECT_EQ(statesAfter({"f - 2 darts\ng - 3 +2 darts\n", "f - 2 +2 darts\ng - 3 +2 darts\n"}),
              (Words{"f 2 dart, +2", "g 3 dart, +2"}));
}

TEST(MergeAgain, TakesTheLetterFromWhatHadIt) {
    const Document document =
        after({"c - a leather armor (being worn)\nd - a dagger\n", "c - a food ration\n"});
    EXPECT_EQ(wordsOf(document.inventory),
              (Words{"1 leather armor", "d 1 dagger", "c 1 food ration"}));
    EXPECT_EQ(document.inventory[0].inUse, "");
    // Once it is there again it has a letter again.
    EXPECT_EQ(carriedAfter({"c - a leather armor\n", "c - a food ration\n",
                            "c - a food ration\nf - a leather armor\n"}),
              (Words{"f 1 leather armor", "c 1 food ration"}));
}

TEST(MergeAgain, TakesTheLetterFromWhatTheTextTellsWithoutOne) {
    EXPECT_EQ(carriedAfter({"b - a ruby potion\n", "b - 2 darts\na ruby potion\n"}),
              (Words{"1 ruby potion", "b 2 dart"}));
    EXPECT_EQ(carriedAfter({"b - a ruby potion\n", "c - 2 darts\na ruby potion\n"}),
              (Words{"b 1 ruby potion", "c 2 dart"}));
}

TEST(MergeAgain, IsNotAtALetterWhatTheGameWouldCallByItsName) {
    EXPECT_EQ(carriedAfter({"c - a wand of sleep (0:5)\n", "c - an oak wand\n"}),
              (Words{"1 wand of sleep", "c 1 oak wand"}));
    // The player may know what the game does not.
    Document document = after({"c - a wand of sleep\n"});
    const game_text::Reading reading = readFor(document, "c - an oak wand\n");
    EXPECT_EQ(mergeText(document, reading, tests::catalogues()).merge, Merge{MergeOutcome::Known});
    EXPECT_EQ(wordsOf(document.inventory), Words{"c 1 wand of sleep"});
}

TEST(MergeAgain, TakesLettersAlongOnTheLineToo) {
    using Both = std::pair<Words, Words>;
    const std::string before = "d - 3 blessed daggers\ne - 2 uncursed daggers\n";
    const std::string exchanged = "d - 2 uncursed daggers\ne - 3 blessed daggers\n";
    EXPECT_EQ(laidOutAndCarried(before, 0, 3, exchanged),
              Both({"e 3 dagger, blessed"}, {"d 2 dagger"}));
    EXPECT_EQ(laidOutAndCarried(before, 1, 2, exchanged),
              Both({"d 2 dagger"}, {"e 3 dagger, blessed"}));
    EXPECT_EQ(laidOutAndCarried(before, 0, 1, exchanged),
              Both({"e 1 dagger, blessed"}, {"e 2 dagger, blessed", "d 2 dagger"}));
    // Of another thing, and at a letter that nothing had.
    EXPECT_EQ(laidOutAndCarried("d - 3 white potions\ne - an oak wand\n", 0, 3,
                                "d - an oak wand\ne - 3 white potions\n"),
              Both({"e 3 white potion"}, {"d 1 oak wand"}));
    EXPECT_EQ(
        laidOutAndCarried("d - 3 white potions\n", 0, 3, "d - an oak wand\nf - 4 white potions\n"),
        Both({"f 3 white potion"}, {"d 1 oak wand", "f 1 white potion"}));
    EXPECT_EQ(laidOutAndCarried("d - 3 white potions\n", 0, 3, "f - 3 white potions\n"),
              Both({"d 3 white potion"}, {"f 3 white potion"}));
}

TEST(MergeAgain, TakesOneOfTheSameNumberOnTheLine) {
    using Both = std::pair<Words, Words>;
    EXPECT_EQ(laidOutAndCarried("d - 3 daggers\ne - 2 daggers\n", 0, 3,
                                "d - an apple\ne - an orange\nf - 2 daggers\ng - 3 daggers\n"),
              Both({"g 3 dagger"}, {"f 2 dagger", "d 1 apple", "e 1 orange"}));
}

TEST(MergeAgain, TakesTheLetterOnTheLineOfWhatIsAnotherType) {
    EXPECT_EQ(
        laidOutAndCarried("h - a bubbly potion\ni - 2 potions of healing\n", 0, 1,
                          "h - a potion of healing\ni - a dagger\n"),
        (std::pair<Words, Words>({"1 bubbly potion"}, {"h 1 potion of healing", "i 1 dagger"})));
}

/// What lies on the line and what is carried after a text, of a plan that has laid something out.
std::pair<Words, Words> laidOutAndCarriedAfter(const std::string& laidOut,
                                               const std::string& text) {
    Document document = after({laidOut});
    Strategy& strategy = document.strategies.emplace_back();
    auto& stacks = strategy.polypile.emplace().line.emplace_back().stacks;
    stacks = std::move(document.inventory);
    document.inventory.clear();
    importInto(document, text);
    return {wordsOf(stacks), wordsOf(document.inventory)};
}

TEST(MergeAgain, TellsOnTheLineAsInTheInventoryWhatIsAnotherThing) {
    using Both = std::pair<Words, Words>;
    EXPECT_EQ(laidOutAndCarriedAfter("c - a wand of sleep (0:5)\n", "c - an oak wand\n"),
              Both({"1 wand of sleep"}, {"c 1 oak wand"}));
    EXPECT_EQ(laidOutAndCarriedAfter("c - a wand of sleep\n", "c - an oak wand\n"),
              Both({"c 1 wand of sleep"}, {}));
    EXPECT_EQ(laidOutAndCarriedAfter("c - a long sword named Excalibur\n", "c - a long sword\n"),
              Both({"1 long sword"}, {"c 1 long sword"}));
    EXPECT_EQ(laidOutAndCarriedAfter("c - a potion called 100\n", "c - a potion called 50\n"),
              Both({"1 potion"}, {"c 1 potion"}));
    EXPECT_EQ(laidOutAndCarriedAfter("c - a potion called 100\n", "c - a potion called 100\n"),
              Both({"c 1 potion"}, {}));
}

TEST(MergeAgain, LeavesItsOwnLookToWhatIsCalledLikeAnother) {
    const std::string list =
        "Discoveries\n\nPotions\n  potion called 100 (milky)\n  potion called 100 (bubbly)\n\n";
    for (const std::string& known : {std::string(), list}) {
        EXPECT_EQ(
            carriedAfter({"h - 2 milky potions\nd - 5 bubbly potions\n",
                          "h - 2 potions called 100\n", known + "d - 5 potions called 100\n"}),
            (Words{"h 2 milky potion", "d 5 bubbly potion"}))
            << known;
    }
}

TEST(MergeAgain, LooksForContentsInTheContainer) {
    const std::string sack = "a - a sack\n\nContents of the sack:\n4 apples\n";
    const Document document = after({"q - an apple\n" + sack, sack});
    EXPECT_EQ(wordsOf(document.inventory), (Words{"q 1 apple", "a 1 sack", "4 apple"}));
    EXPECT_FALSE(document.inventory[0].inContainer);
    EXPECT_TRUE(document.inventory[2].inContainer);
    // What lies on a square is another.
    for (const char* text : {"You see here 9 apples.\n", "Things that are here:\n9 apples\n"}) {
        EXPECT_EQ(carriedAfter({sack, text}), (Words{"a 1 sack", "4 apple", "9 apple"})) << text;
    }
}

TEST(MergeAgain, TakesOutOfAContainerWhatIsInHand) {
    const std::string sack = "a - a sack\n\nContents of the sack:\n4 apples\n";
    EXPECT_EQ(carriedAfter({sack, "a - a sack\nq - an apple\n"}),
              (Words{"a 1 sack", "4 apple", "q 1 apple"}));
    const Document document = after({sack, "a - a sack\nq - 4 apples\n"});
    EXPECT_EQ(wordsOf(document.inventory), (Words{"a 1 sack", "q 4 apple"}));
    EXPECT_FALSE(document.inventory[1].inContainer);
    EXPECT_EQ(carriedAfter({sack, "q - an apple\na - a sack\n\nContents of the sack:\n3 apples\n"}),
              (Words{"a 1 sack", "3 apple", "q 1 apple"}));
}

TEST(MergeAgain, TakesTheLetterOfWhatIsPutIntoAContainer) {
    const std::string put =
        "a - a sack\nd - an iron wand\n\nContents of the sack:\n\n  a scroll labeled KIRJE\n";
    const std::string carried = "a - a sack\nd - a scroll labeled KIRJE\n";
    const std::string contents = "Contents of the sack:\n\n  a scroll labeled KIRJE\n";
    const Words expected = {"a 1 sack", "1 scroll labeled KIRJE", "d 1 iron wand"};
    EXPECT_EQ(carriedAfter({carried, put}), expected);
    EXPECT_EQ(carriedAfter({carried, put, put}), expected);
    EXPECT_EQ(carriedAfter({carried, put, contents}), expected);
    EXPECT_EQ(carriedAfter({carried, "a - a sack\n\n" + contents, put}), expected);
    // A part of it, which goes on being carried.
    const std::string part =
        "a - a sack\nn - 3 dark potions\n\nContents of the sack:\n\n  2 dark potions\n";
    EXPECT_EQ(carriedAfter({"a - a sack\nn - 5 dark potions\n", part, part}),
              (Words{"a 1 sack", "n 3 dark potion", "2 dark potion"}));
}

TEST(MergeAgain, FindsToldChargesBeforeAssumedOnes) {
    const Document document =
        after({"a - a sack\ng - a tinning kit (0:2)\n\nContents of the sack:\n\n  a tinning kit\n",
               "a - a sack\n\nContents of the sack:\n\n  a tinning kit (0:2)\n  a tinning kit\n"});
    EXPECT_EQ(wordsOf(document.inventory), (Words{"a 1 sack", "1 tinning kit", "1 tinning kit"}));
    EXPECT_TRUE(document.inventory[1].inContainer);
    EXPECT_EQ(document.inventory[1].charges, 2);
    EXPECT_TRUE(document.inventory[2].chargesAssumed);
}

TEST(MergeAgain, KnowsTheLookOfArmorThatIsCalledSomethingNow) {
    const std::string seen = "l - a visored helmet\nm - a pair of mud boots\n";
    Document document =
        after({seen, "l - a cursed helmet called x\nm - a pair of boots called y\n"});
    EXPECT_EQ(wordsOf(document.inventory), (Words{"l 1 visored helmet", "m 1 pair of mud boots"}));
    EXPECT_EQ(document.inventory[0].called, "x");
    EXPECT_EQ(document.inventory[0].buc, nethack::Buc::Cursed);
    EXPECT_EQ(document.inventory[1].called, "y");
    // By its call at another letter; of what was called nothing only the letter tells.
    importInto(document, "k - a cursed helmet called x\n");
    EXPECT_EQ(wordsOf(document.inventory), (Words{"k 1 visored helmet", "m 1 pair of mud boots"}));
    const game_text::Reading reading =
        readFor({}, "l - a helmet called x\nm - a helmet called y\n");
    Document other = after({seen});
    EXPECT_EQ(mergeText(other, reading, tests::catalogues()).merge,
              (Merge{MergeOutcome::Changed, MergeOutcome::LeftOut}));
}

TEST(MergeAgain, TakesOneOfTheSameNumberFirst) {
    EXPECT_EQ(carriedAfter({"c - a scroll labeled READ ME\nd - 3 scrolls labeled READ ME\n",
                            "G - 3 scrolls labeled READ ME.\n"}),
              (Words{"c 1 scroll labeled READ ME", "G 3 scroll labeled READ ME"}));
}

TEST(MergeAgain, KnowsStatusAndCallAtOnce) {
    const Document document = after({"Contents of the sack:\n\n4 scrolls labeled KIRJE\n",
                                     "Discoveries\n\nScrolls\n  scroll called bad (KIRJE)\n\n"
                                     "Contents of the sack:\n\n4 cursed scrolls called bad\n"});
    EXPECT_EQ(wordsOf(document.inventory), Words{"4 scroll labeled KIRJE"});
    EXPECT_EQ(document.inventory[0].buc, nethack::Buc::Cursed);
    EXPECT_EQ(document.inventory[0].called, "bad");
}

TEST(MergeAgain, KeepsTheColorOfACalledGemBesideOthersOfIt) {
    const std::string gems = "b - 2 red gems\n";
    EXPECT_EQ(carriedAfter({gems + "c - a red gem\n", gems + "c - a gem called 100\n"}),
              (Words{"b 2 red gem", "c 1 red gem"}));
}

}  // namespace
}  // namespace polyplan::plan::merge_again_test
