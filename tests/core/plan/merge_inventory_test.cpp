#include "core/plan/merge_inventory.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>

#include "core/nethack/polypile/kept.h"
#include "core/nethack/polypile/rules.h"
#include "core/plan/game_text/reading_words.h"
#include "core/plan/game_text/text_reader.h"
#include "core/plan/limits.h"
#include "core/plan/merge_text.h"
#include "core/plan/unread_notes.h"
#include "tests/core/support/catalogues.h"

namespace polyplan::plan {
namespace {

using nethack::Buc;

MergeCount mergeText(Document& document, const std::string& text) {
    const auto read =
        game_text::readGameText(text, {.planGame = document.game}, tests::catalogues());
    const auto& reading = std::get<game_text::Reading>(read);
    return countOf(mergeText(document, reading, tests::catalogues()).merge, reading);
}

Stack stackNamed(std::string_view name, int quantity = 1) {
    Stack stack;
    stack.object = tests::catalogues().objects(Document{}.game)->find(name).value();
    stack.quantity = quantity;
    return stack;
}

constexpr auto inventoryText =
    "a - a blessed +2 dagger (weapon in hand)\n"
    "b - 3 cursed scrolls of light\n"
    "c - an uncursed wand of digging (0:5)\n"
    "d - a unicorn horn\n"
    "e - a unicorn horn\n"
    "f - a bubbly potion\n";

TEST(MergeInventory, AddsWhatIsNotThere) {
    Document document;
    EXPECT_EQ(mergeText(document, inventoryText), (MergeCount{.added = 6}));
    ASSERT_EQ(document.inventory.size(), 6U);
    EXPECT_EQ((*tests::catalogues().objects(document.game))[document.inventory[5].object].name,
              "bubbly potion");
    Stack dagger = stackNamed("dagger");
    dagger.buc = Buc::Blessed;
    dagger.enchantment = 2;
    dagger.slot = "a";
    dagger.inUse = "weapon in hand";
    EXPECT_EQ(document.inventory[0], dagger);
    EXPECT_EQ(document.inventory[1].quantity, 3);
    EXPECT_EQ(document.inventory[2].charges, 5);
}

TEST(MergeInventory, AddsWhatMakesNoStackOneByOne) {
    Document document;
    EXPECT_EQ(mergeText(document, "a - a dagger\n7 unicorn horns\n"), (MergeCount{.added = 8}));
    ASSERT_EQ(document.inventory.size(), 8U);
    EXPECT_EQ(document.inventory[7], stackNamed("unicorn horn"));
    // Told once more, they are there already; one more of them is new.
    EXPECT_EQ(mergeText(document, "7 unicorn horns\n"), (MergeCount{.updated = 7}));
    EXPECT_EQ(document.inventory.size(), 8U);
    mergeText(document, "8 unicorn horns\n");
    EXPECT_EQ(document.inventory.size(), 9U);
}

TEST(MergeInventory, TakesTheUsualChargesWhereNoneAreTold) {
    const std::string text =
        "a - a wand of digging\n"
        "b - a magic marker\n"
        "c - a wand of digging (0:0)\n"
        "d - a dagger\n";
    Document document;
    mergeText(document, text);
    ASSERT_EQ(document.inventory.size(), 4U);
    const nethack::polypile::Rules& rules = *nethack::polypile::rulesOf(document.game);
    const ObjectTable& table = *tests::catalogues().objects(document.game);
    for (const std::size_t untold : {0, 1}) {
        const Stack& stack = document.inventory[untold];
        EXPECT_GT(stack.charges, 0);
        EXPECT_EQ(stack.charges, nethack::polypile::usualCharges(rules, table[stack.object]));
        EXPECT_TRUE(stack.chargesAssumed);
    }
    for (const std::size_t none : {2, 3}) {
        EXPECT_EQ(document.inventory[none].charges, 0);
        EXPECT_FALSE(document.inventory[none].chargesAssumed);
    }
    const auto reading = std::get<game_text::Reading>(
        game_text::readGameText(text, {.planGame = document.game}, tests::catalogues()));
    const std::string guesses = guessText(*reading.lines[0].stack, table, document.game);
    EXPECT_TRUE(guesses.ends_with("charges 0:6?")) << guesses;

    EXPECT_EQ(mergeText(document, text), (MergeCount{.updated = 4}));
    EXPECT_TRUE(document.inventory[0].chargesAssumed);
    mergeText(document, "a - a wand of digging (1:3)\n");
    ASSERT_EQ(document.inventory.size(), 4U);
    EXPECT_EQ(document.inventory[0].charges, 3);
    EXPECT_FALSE(document.inventory[0].chargesAssumed);
}

TEST(MergeInventory, MakesNoDuplicates) {
    Document document;
    mergeText(document, inventoryText);
    const Document before = document;
    EXPECT_EQ(mergeText(document, inventoryText), (MergeCount{.updated = 6}));
    EXPECT_EQ(document, before);
}

TEST(MergeInventory, TakesIdentificationOver) {
    Document document;
    mergeText(document, "p - 3 bubbly potions named mine\n");
    Stack known = document.inventory.at(0);
    EXPECT_EQ(mergeText(document, "p - 2 uncursed potions of healing\n"),
              (MergeCount{.updated = 1}));
    known.object = stackNamed("potion of healing").object;
    known.quantity = 2;
    EXPECT_EQ(document.inventory, std::vector<Stack>{known});
    // What the player has found out stays, though the text does not know it.
    EXPECT_EQ(mergeText(document, "p - a bubbly potion\n"), (MergeCount{.updated = 1}));
    known.quantity = 1;
    EXPECT_EQ(document.inventory, std::vector<Stack>{known});
}

TEST(MergeInventory, OnlyALetterTellsWhatAnAppearanceHides) {
    Document document;
    const std::vector<Stack> known = {
        stackNamed("wand of wishing"), stackNamed("scroll of enchant armor", 2),
        stackNamed("magic lamp"), stackNamed("bag of holding"), stackNamed("potion of healing")};
    document.inventory = known;
    document.inventory[4].slot = "r";
    const std::string text =
        "b - an oak wand\n"
        "c - 2 scrolls labeled FOOBIE BLETCH\n"
        "a lamp\n"
        "p - a bag called loot\n"
        "q - a bubbly potion\n";
    EXPECT_EQ(mergeText(document, text), (MergeCount{.added = 5}));
    ASSERT_EQ(document.inventory.size(), 10U);
    const ObjectTable& table = *tests::catalogues().objects(document.game);
    for (std::size_t i = 0; i < known.size(); ++i) {
        EXPECT_EQ(document.inventory[i].object, known[i].object);
        EXPECT_EQ(document.inventory[i].quantity, known[i].quantity);
        EXPECT_TRUE(table[document.inventory[5 + i].object].isLook());
    }
    const Document before = document;
    EXPECT_EQ(mergeText(document, text), (MergeCount{.updated = 5}));
    EXPECT_EQ(document, before);
}

TEST(MergeInventory, TellsTypesOfOneLookApartByWhatTheyAreCalled) {
    Document document;
    EXPECT_EQ(mergeText(document, "a bag called loot\n"), (MergeCount{.added = 1}));
    EXPECT_EQ(mergeText(document, "a bag called trick\n"), (MergeCount{.added = 1}));
    EXPECT_EQ(mergeText(document, "a bag\n"), (MergeCount{.added = 1}));
    ASSERT_EQ(document.inventory.size(), 3U);
    EXPECT_EQ(document.inventory[0].called, "loot");
    EXPECT_EQ(document.inventory[1].called, "trick");
    EXPECT_EQ(document.inventory[2].called, "");
    const Document before = document;
    EXPECT_EQ(mergeText(document, "a bag\na bag called trick\na bag called loot\n"),
              (MergeCount{.updated = 3}));
    EXPECT_EQ(document, before);
}

TEST(MergeInventory, CallsWhatHasItsLetterAnew) {
    Document document;
    mergeText(document, "p - a bubbly potion called foo\n");
    EXPECT_EQ(mergeText(document, "p - 2 bubbly potions called bar\n"), (MergeCount{.updated = 1}));
    ASSERT_EQ(document.inventory.size(), 1U);
    EXPECT_EQ(document.inventory[0].called, "bar");
    EXPECT_EQ(document.inventory[0].quantity, 2);
    // All that look so are called so.
    EXPECT_EQ(mergeText(document, "q - 2 bubbly potions called foo\n"), (MergeCount{.updated = 1}));
    EXPECT_EQ(document.inventory[0].called, "foo");
}

TEST(MergeInventory, KeepsALookThatACallHides) {
    const ObjectTable& table = *tests::catalogues().objects(Document{}.game);
    const auto look = [&table](const char* appearance) {
        return table.findLook(ObjectClass::Potion, appearance).value();
    };
    struct Texts {
        const char* first;
        const char* second;
        const char* appearance;
        const char* called;
    };
    for (const Texts& each :
         {Texts{"c - a milky potion\n", "c - 2 potions called foo\n", "milky", "foo"},
          Texts{"Discoveries\n  potion called foo (milky)\n\nc - a potion called foo\n",
                "c - 2 potions called foo\n", "milky", "foo"},
          Texts{"c - a milky potion called foo\n", "c - 2 potions\n", "milky", "foo"},
          Texts{"c - a potion called foo\n", "c - 2 milky potions called foo\n", "milky", "foo"},
          Texts{"c - a potion called foo\n", "c - 2 potions called bar\n", "", "bar"},
          Texts{"c - a milky potion called foo\n", "c - 2 potions called bar\n", "", "bar"},
          Texts{"c - a milky potion called foo\n", "c - 2 pink potions\n", "pink", ""}}) {
        Document document;
        mergeText(document, each.first);
        const bool isOther = std::string_view(each.appearance) == "pink";
        EXPECT_EQ(mergeText(document, each.second),
                  isOther ? (MergeCount{.added = 1}) : (MergeCount{.updated = 1}))
            << each.first << each.second;
        const Stack& stack = document.inventory.back();
        EXPECT_EQ(stack.object, look(each.appearance)) << each.first << each.second;
        EXPECT_EQ(stack.called, each.called) << each.first << each.second;
        EXPECT_EQ(stack.quantity, 2);
    }
    Document laid;
    mergeText(laid, "c - a milky potion\n");
    laid.strategies.emplace_back().polypile.emplace().line.emplace_back().stacks =
        std::exchange(laid.inventory, {});
    EXPECT_EQ(mergeText(laid, "c - a potion called foo\n"), (MergeCount{.laidOut = 1}));
}

TEST(MergeInventory, TakesNoLookForWhatTheTextNames) {
    const std::string known = "Discoveries\n  potion of healing (milky)\n\n";
    Document document;
    mergeText(document, known + "c - 2 potions of healing\n");
    EXPECT_EQ(mergeText(document, known + "c - 5 bubbly potions\nd - 2 potions of healing\n"),
              (MergeCount{.added = 1, .updated = 1}));
    ASSERT_EQ(document.inventory.size(), 2U);
    const ObjectTable& table = *tests::catalogues().objects(document.game);
    EXPECT_EQ(document.inventory[0].object, stackNamed("potion of healing").object);
    EXPECT_EQ(document.inventory[0].slot, "d");
    EXPECT_EQ(document.inventory[1].object, table.findLook(ObjectClass::Potion, "bubbly"));
    EXPECT_EQ(document.inventory[1].quantity, 5);
    EXPECT_EQ(mergeText(document, "d - 2 potions called foo\n"), (MergeCount{.updated = 1}));
    EXPECT_EQ(document.inventory[0].object, stackNamed("potion of healing").object)
        << "the player may have told it";
    EXPECT_EQ(document.inventory[0].called, "");
}

TEST(MergeInventory, KnowsWhatThingsOfOneCallLookLike) {
    const std::string list = "Discoveries\n  scroll called foo (YUM YUM)\n\n";
    Document document;
    mergeText(document, list + "c - 2 scrolls called foo\n");
    const Stack yum = document.inventory.at(0);
    EXPECT_EQ(mergeText(document, "d - 2 scrolls called foo\n"), (MergeCount{.updated = 1}));
    ASSERT_EQ(document.inventory.size(), 1U);
    EXPECT_EQ(document.inventory[0].object, yum.object);
    // As a line of the plan tells it, too.
    Document laid;
    laid.strategies.emplace_back().polypile.emplace().line.emplace_back().stacks = {yum};
    EXPECT_EQ(mergeText(laid, "c - 5 scrolls called foo\n"), (MergeCount{.added = 1}));
    ASSERT_EQ(laid.inventory.size(), 1U);
    EXPECT_EQ(laid.inventory[0].object, yum.object);
    EXPECT_EQ(laid.inventory[0].quantity, 3);
}

TEST(MergeInventory, GivesNoLookToACallThatItCannotHave) {
    const ObjectTable& table = *tests::catalogues().objects(Document{}.game);
    const auto wand = [&table](const char* appearance) {
        return table.findLook(ObjectClass::Wand, appearance);
    };
    Document shown;
    mergeText(shown, "c - an oak wand\n");
    EXPECT_EQ(mergeText(shown, "c - a wand called foo\ne - an oak wand\n"),
              (MergeCount{.added = 1, .updated = 1}));
    ASSERT_EQ(shown.inventory.size(), 2U);
    EXPECT_EQ(shown.inventory[0].object, wand("oak"));
    EXPECT_EQ(shown.inventory[0].slot, "e");
    EXPECT_EQ(shown.inventory[1].object, wand(""));
    // Several looks may be called so, as what has one price is.
    Document both;
    mergeText(both, "e - an iron wand called zap\nf - an oak wand\n");
    mergeText(both, "f - a wand called zap\n");
    ASSERT_EQ(both.inventory.size(), 2U);
    EXPECT_EQ(both.inventory[1].object, wand("oak"));
    EXPECT_EQ(both.inventory[1].called, "zap");
}

TEST(MergeInventory, IsNotLaidOutAtALetterOfSomethingCalledOtherwise) {
    Document document;
    mergeText(document,
              "c - 2 scrolls labeled YUM YUM called foo\n"
              "d - a scroll labeled ELBIB YLOH called bar\n");
    document.strategies.emplace_back().polypile.emplace().line.emplace_back().stacks =
        std::exchange(document.inventory, {});
    Document other = document;
    EXPECT_EQ(mergeText(document, "d - a scroll called foo\n"), (MergeCount{.added = 1}));
    EXPECT_EQ(mergeText(other, "d - a scroll called bar\n"), (MergeCount{.laidOut = 1}));
}

TEST(MergeInventory, IsNotLaidOutByWhatIsCalledOtherwise) {
    Document document;
    std::vector<Stack>& laid =
        document.strategies.emplace_back().polypile.emplace().line.emplace_back().stacks;
    Stack& bag = laid.emplace_back();
    bag.object =
        tests::catalogues().objects(document.game)->findLook(ObjectClass::Tool, "bag").value();
    bag.called = "foo";
    const std::string sack = "a - a sack\n\nContents of the sack:\n";
    Document other = document;
    EXPECT_EQ(mergeText(document, sack + "a bag called bar\n"), (MergeCount{.added = 2}));
    EXPECT_EQ(mergeText(other, sack + "a bag called foo\n"),
              (MergeCount{.added = 1, .laidOut = 1}));
}

TEST(MergeInventory, AddsWhatIsIdentifiedBesideAnAppearanceWithoutLetter) {
    Document document;
    mergeText(document, "a bubbly potion\n");
    const Stack bubbly = document.inventory.at(0);
    EXPECT_EQ(mergeText(document, "p - a potion of healing\n"), (MergeCount{.added = 1}));
    ASSERT_EQ(document.inventory.size(), 2U);
    EXPECT_EQ(document.inventory[0], bubbly);
    EXPECT_EQ(document.inventory[1].object, stackNamed("potion of healing").object);
}

TEST(MergeInventory, IsNotLaidOutByWhatItMayBe) {
    Document document;
    document.strategies.emplace_back().polypile.emplace().line.emplace_back().stacks = {
        stackNamed("magic lamp")};
    EXPECT_EQ(mergeText(document, "a - a sack\n\nContents of the sack:\na lamp\n"),
              (MergeCount{.added = 2}));
}

TEST(MergeInventory, LearnsWhatIsDiscovered) {
    Document document;
    mergeText(document,
              "NetHack Version 3.6.6\n\nInventory:\nPotions\n p - a bubbly potion\n\n"
              "Discoveries\nPotions\n  potion of healing (pink)\n  potion of see invisible "
              "(brown)\nWands\n  wand of sleep (platinum)\n");
    EXPECT_EQ(document.appearanceMaterials,
              (nethack::KnownMaterials{{stackNamed("wand of sleep").object, Material::Platinum}}));
    const std::vector<ObjectIndex> healing = {stackNamed("potion of see invisible").object,
                                              stackNamed("potion of healing").object,
                                              stackNamed("wand of sleep").object};
    std::vector<ObjectIndex> sorted = healing;
    std::sort(sorted.begin(), sorted.end());
    EXPECT_EQ(document.discoveries, sorted);
}

TEST(MergeInventory, LearnsWhatAnInventoryNames) {
    Document document;
    const auto learn = [&document](const std::string& text) {
        mergeText(document, text);
        return std::exchange(document.discoveries, {});
    };
    std::vector<ObjectIndex> named = {stackNamed("wand of digging").object,
                                      stackNamed("scroll of identify").object,
                                      stackNamed("sack").object};
    std::ranges::sort(named);
    EXPECT_EQ(learn("i - 2 blessed scrolls of identify\n"
                    "u - a wand of digging (1:4)\n"
                    "x - a sack containing 4 items\n"
                    "s - an iron wand\n"),
              named);
    EXPECT_EQ(learn("s - an iron wand\n"
                    "t - a wand called digging\n"
                    "h - 4 scrolls labeled READ ME (unpaid, 80 zorkmids)\n"
                    "k - an unlabeled scroll\n"
                    "p - a bag named bag of holding\n"
                    "Z - a flurble of doom\n"),
              std::vector<ObjectIndex>())
        << "looks and what the player calls them identify nothing";
    EXPECT_EQ(learn("b - 7 uncursed +0 daggers (in quiver)\n"
                    "w - 3 uncursed unicorn horns\n"
                    "z - 12 rocks\n"
                    "$ - 200 gold pieces\n"),
              std::vector<ObjectIndex>())
        << "these show what they are";
    EXPECT_TRUE(document.appearanceMaterials.empty());
}

TEST(MergeInventory, UpdatesTheSlotAndKeepsWhatThePlayerAdded) {
    Document document;
    Stack book = stackNamed("spellbook of sleep");
    book.slot = "k";
    book.timesRead = 2;
    book.name = "mine";
    book.unknown["color"] = "\"red\"";
    Stack stones = stackNamed("rock", 5);
    stones.slot = "m";
    stones.erosion = 1;
    document.inventory = {book, stones};
    EXPECT_EQ(mergeText(document, "k - a cursed spellbook of sleep\nm - 9 rocks\n"),
              (MergeCount{.updated = 2}));
    book.buc = Buc::Cursed;
    stones.quantity = 9;
    stones.erosion = 0;
    EXPECT_EQ(document.inventory, (std::vector<Stack>{book, stones}));
}

TEST(MergeInventory, FindsAStackByItsStateWhereverItIsNow) {
    Document document;
    Stack named = stackNamed("dagger");
    named.name = "foo";
    Stack plain = stackNamed("dagger", 2);
    plain.slot = "x";
    document.inventory = {named, plain};
    EXPECT_EQ(mergeText(document, "a - 4 uncursed daggers\n"), (MergeCount{.updated = 1}));
    ASSERT_EQ(document.inventory.size(), 2U);
    EXPECT_EQ(document.inventory[0], named);
    EXPECT_EQ(document.inventory[1].quantity, 4);
    EXPECT_EQ(document.inventory[1].slot, "a");
    EXPECT_EQ(mergeText(document, "b - a cursed dagger\n"), (MergeCount{.added = 1}));
}

TEST(MergeInventory, LeavesAloneWhatHasAnotherLetter) {
    Document document;
    mergeText(document,
              "b - 9 blessed +2 silver daggers\nf - a blessed +4 gray dragon scale mail (being "
              "worn)\nv - 3 potions of holy water\ny - 2 uncursed potions of water\nz - 4 "
              "uncursed arrows\n");
    const std::vector<Stack> before = document.inventory;
    // As it is picked up or seen, of which the text says less than what the plan knows.
    EXPECT_EQ(mergeText(document,
                        "c - 5 silver daggers\nd - a gray dragon scale mail\n7 silver daggers\n"),
              (MergeCount{.added = 3}));
    for (std::size_t i = 0; i < before.size(); ++i) {
        EXPECT_EQ(document.inventory[i], before[i]);
    }
    EXPECT_EQ(mergeText(document, "V - 2 potions of water\n"), (MergeCount{.updated = 1}));
    EXPECT_EQ(document.inventory[2], before[2]) << "holy water keeps its letter";
    EXPECT_EQ(document.inventory[3].slot, "V") << "the other fits as it is";
    // Letters that another stack has now say nothing of the one that had them.
    EXPECT_EQ(mergeText(document, "b - a tin opener\ne - 9 silver daggers\n"),
              (MergeCount{.added = 1, .updated = 1}));
    EXPECT_EQ(document.inventory[0].slot, "e");
    EXPECT_EQ(document.inventory[0].enchantment, 2);
}

TEST(MergeInventory, HasAnArtifactOnce) {
    Document document;
    Stack orb = stackNamed("crystal ball");
    orb.artifact = "The Orb of Fate";
    document.inventory = {orb};
    EXPECT_EQ(mergeText(document, "d - the blessed Orb of Fate (0:0)\n"),
              (MergeCount{.updated = 1}));
    ASSERT_EQ(document.inventory.size(), 1U);
    EXPECT_EQ(document.inventory[0].buc, Buc::Blessed);
    EXPECT_EQ(document.inventory[0].slot, "d");
}

TEST(MergeInventory, KeepsWhatIsInUseAndWhatIsInside) {
    Document document;
    mergeText(document,
              "a - an uncursed +0 elven cloak (being worn)\n"
              "b - a bag of holding containing 3 items\n"
              "c - a dagger (lit)\n");
    ASSERT_EQ(document.inventory.size(), 3U);
    EXPECT_EQ(document.inventory[0].inUse, "being worn");
    EXPECT_EQ(document.inventory[1].contents, 3);
    EXPECT_EQ(document.inventory[2].inUse, "");
    mergeText(document, "a - an uncursed +0 elven cloak\nb - a bag of holding\n");
    EXPECT_EQ(document.inventory[0].inUse, "") << "a list of the inventory would say it";
    EXPECT_EQ(document.inventory[1].contents, 3) << "not every version tells";
}

TEST(MergeInventory, KeepsWhatLiesInAContainer) {
    Document document;
    mergeText(document,
              "a - a bag of holding containing 1 item\n"
              "b - the Bell of Opening\n"
              "Contents of the bag of holding:\n"
              "the Orb of Fate\n");
    ASSERT_EQ(document.inventory.size(), 3U);
    EXPECT_FALSE(document.inventory[0].inContainer);
    EXPECT_FALSE(document.inventory[1].inContainer);
    EXPECT_TRUE(document.inventory[2].inContainer);
    EXPECT_EQ(document.inventory[2].artifact, "The Orb of Fate");
    mergeText(document, "a - a bag of holding\nb - the Bell of Opening\nc - the Orb of Fate\n");
    ASSERT_EQ(document.inventory.size(), 3U);
    EXPECT_FALSE(document.inventory[2].inContainer) << "it has a letter: it has been taken out";
}

TEST(MergeInventory, ShortensHowItIsUsedToWhatAPlanHolds) {
    Document document;
    mergeText(document, "a - an elven cloak (being worn" +
                            std::string(2 * limits::nameCharacters, 'x') + ")\n");
    ASSERT_EQ(document.inventory.size(), 1U);
    EXPECT_FALSE(document.inventory[0].inUse.empty());
    EXPECT_LE(document.inventory[0].inUse.size(), limits::nameCharacters);
}

TEST(MergeInventory, LeavesOutWhatLiesOnTheLine) {
    Document document;
    mergeText(document, "a - 7 rocks\nb - a wand of sleep (0:4)\n");
    Strategy strategy;
    Pile pile;
    pile.stacks = {document.inventory[1], document.inventory[0]};
    pile.stacks[1].quantity = 5;
    strategy.polypile.emplace().line = {pile};
    document.strategies = {strategy};
    document.inventory.pop_back();
    document.inventory[0].quantity = 2;
    const Document before = document;
    EXPECT_EQ(mergeText(document, "a - 7 rocks\nb - a wand of sleep (0:4)\n"),
              (MergeCount{.updated = 1, .laidOut = 1}));
    EXPECT_EQ(document, before);
    mergeText(document, "a - 8 rocks\n");
    EXPECT_EQ(document.inventory[0].quantity, 3);
}

TEST(MergeInventory, IdentifiesWhatLiesOnTheLine) {
    Document document;
    mergeText(document, "s - an iron wand called zap\nt - an oak wand\n");
    std::vector<Stack>& laid =
        document.strategies.emplace_back().polypile.emplace().line.emplace_back().stacks;
    laid = std::exchange(document.inventory, {});
    laid[0].buc = Buc::Blessed;  // as it is planned to be
    const Stack oak = laid[1];
    EXPECT_EQ(mergeText(document, "s - a cursed wand of sleep (0:4)\nt - an oak wand\n"),
              (MergeCount{.laidOut = 2}));
    Stack sleep = stackNamed("wand of sleep");
    sleep.slot = "s";
    sleep.charges = 4;
    sleep.buc = Buc::Blessed;
    EXPECT_EQ(laid, (std::vector<Stack>{sleep, oak}));
    EXPECT_TRUE(document.inventory.empty());
    mergeText(document, "t - a potion of healing\n");
    Stack other = oak;
    other.slot.clear();
    EXPECT_EQ(laid[1], other) << "that is another thing";
}

TEST(MergeInventory, LeavesOutEachOfSeveralThatMakeNoStack) {
    Document document;
    Stack horn = stackNamed("unicorn horn");
    horn.slot = "w";
    document.strategies.emplace_back().polypile.emplace().line.emplace_back().stacks = {horn, horn,
                                                                                        horn};
    EXPECT_EQ(mergeText(document, "w - 3 unicorn horns\n"), (MergeCount{.laidOut = 3}));
    EXPECT_EQ(mergeText(document, "w - 2 unicorn horns\n"), (MergeCount{.laidOut = 2}));
    EXPECT_TRUE(document.inventory.empty());
    mergeText(document, "w - 4 unicorn horns\n");
    EXPECT_EQ(document.inventory.size(), 1U);
}

TEST(MergeInventory, LeavesOutWhatCameOutOfABag) {
    const std::string text =
        "a - a sack\n"
        "\n"
        "Contents of the sack:\n"
        "5 cursed daggers\n"
        "2 uncursed rocks\n";
    Document document;
    EXPECT_EQ(mergeText(document, text), (MergeCount{.added = 3}));
    ASSERT_EQ(document.inventory.size(), 3U);
    std::vector<Stack>& laid =
        document.strategies.emplace_back().polypile.emplace().line.emplace_back().stacks;
    laid = {document.inventory[1], document.inventory[2]};
    laid[0].quantity = 3;
    document.inventory.pop_back();
    document.inventory[1].quantity = 2;
    const Document before = document;
    EXPECT_EQ(mergeText(document, text), (MergeCount{.updated = 2, .laidOut = 1}));
    EXPECT_EQ(document, before);

    // In another state it is another thing.
    laid[1].buc = Buc::Blessed;
    EXPECT_EQ(mergeText(document, text), (MergeCount{.added = 1, .updated = 2}));
    // What the inventory holds whole does not lie on the line.
    document.inventory[1].quantity = 5;
    EXPECT_EQ(mergeText(document, text), (MergeCount{.updated = 3}));
    EXPECT_EQ(document.inventory[1].quantity, 5);
    // A text without slots may tell of more.
    laid[1].buc = Buc::Uncursed;
    document.inventory.pop_back();
    EXPECT_EQ(mergeText(document, "2 uncursed rocks\n"), (MergeCount{.added = 1}));
}

TEST(MergeInventory, IsNotThatOfStrategiesWithTheirOwn) {
    Document document;
    Strategy& strategy = document.strategies.emplace_back();
    strategy.polypile.emplace().line.emplace_back().stacks = {stackNamed("dagger")};
    strategy.polypile->line[0].stacks[0].slot = "a";
    EXPECT_EQ(mergeText(document, "a - a dagger\n"), (MergeCount{.laidOut = 1}));
    strategy.inventory.emplace();
    EXPECT_EQ(mergeText(document, "a - a dagger\n"), (MergeCount{.added = 1}));
}

TEST(MergeInventory, IsThatOfStrategiesInAnotherVersionOfTheSameObjects) {
    Document document;
    document.game = nethack::Game::SlashEm007;
    const ObjectTable& table = *tests::catalogues().objects(document.game);
    Strategy& strategy = document.strategies.emplace_back();
    strategy.game = nethack::Game::SlashThem;
    Stack& laid = strategy.polypile.emplace().line.emplace_back().stacks.emplace_back();
    laid.object = table.findLook(ObjectClass::Potion, "bubbly").value();
    laid.slot = "a";
    EXPECT_EQ(mergeText(document, "a - a potion of healing\n"), (MergeCount{.laidOut = 1}));
    EXPECT_EQ(laid.object, table.find("potion of healing"));
}

TEST(MergeInventory, TellsWhatBecameOfEachLine) {
    Document document;
    mergeText(document, "a - 2 cursed daggers\nb - a unicorn horn\n");
    const auto reading = game_text::readGameText(
        "Weapons\na - 3 cursed daggers\nb - a unicorn horn\nc - a rock\nd - a bubbly "
        "potion\nxyzzy\n",
        {.planGame = document.game}, tests::catalogues());
    EXPECT_EQ(mergeText(document, std::get<game_text::Reading>(reading), tests::catalogues()).merge,
              (Merge{MergeOutcome::NoStack, MergeOutcome::Changed, MergeOutcome::Same,
                     MergeOutcome::Added, MergeOutcome::Added, MergeOutcome::NoStack}));
}

Merge mergeOntoPile(Document& document, int distance, const std::string& text) {
    const auto reading =
        game_text::readGameText(text, {.planGame = document.game}, tests::catalogues());
    auto& polypile = document.strategies.at(0).polypile;
    return mergePile(polypile ? *polypile : polypile.emplace(), distance, document.inventory,
                     WholeText(std::get<game_text::Reading>(reading)), {});
}

TEST(MergePile, LeavesWhatLiesThereToWhatIsCarriedAtTheLetter) {
    Document document;
    mergeText(document, "d - 2 daggers\n");
    std::vector<Stack>& laid =
        document.strategies.emplace_back().polypile.emplace().line.emplace_back().stacks;
    document.strategies[0].polypile->line[0].distance = 3;
    laid = {stackNamed("dagger", 3)};
    laid[0].slot = "e";
    EXPECT_EQ(mergeOntoPile(document, 3, "d - 2 daggers\n"), Merge{MergeOutcome::Taken});
    EXPECT_TRUE(document.inventory.empty());
    ASSERT_EQ(laid.size(), 2U);
    EXPECT_EQ(laid[0].slot + laid[1].slot, "de");
    EXPECT_EQ(laid[1].quantity, 3);
}

TEST(MergePile, PutsWhatIsNewOnTop) {
    Document document;
    document.strategies.emplace_back();
    EXPECT_EQ(mergeOntoPile(document, 3, "a rock\na cursed dagger\n"),
              (Merge{MergeOutcome::Added, MergeOutcome::Added}));
    mergeOntoPile(document, 1, "an athame\n");
    mergeOntoPile(document, 3, "a magic marker (0:4)\n");
    const std::vector<Pile>& line = document.strategies[0].polypile->line;
    ASSERT_EQ(line.size(), 2U);
    EXPECT_EQ(line[0].distance, 1);
    EXPECT_EQ(line[1].distance, 3);
    ASSERT_EQ(line[1].stacks.size(), 3U);
    EXPECT_EQ(line[1].stacks[0].object, stackNamed("magic marker").object);
    EXPECT_EQ(line[1].stacks[1].object, stackNamed("rock").object);
    EXPECT_EQ(line[1].stacks[2].buc, Buc::Cursed);
}

TEST(MergePile, MakesNoDuplicates) {
    Document document;
    document.strategies.emplace_back();
    const std::string text = "a rock\n2 cursed daggers\n";
    mergeOntoPile(document, 1, text);
    const Document before = document;
    EXPECT_EQ(mergeOntoPile(document, 1, text), (Merge{MergeOutcome::Same, MergeOutcome::Same}));
    EXPECT_EQ(document, before);
    EXPECT_EQ(mergeOntoPile(document, 1, "3 cursed daggers\n"), Merge{MergeOutcome::Changed});
    EXPECT_EQ(document.strategies[0].polypile->line[0].stacks[1].quantity, 3);
}

TEST(MergePile, LeavesWhatIsCalledOtherwise) {
    Document document;
    document.strategies.emplace_back();
    EXPECT_EQ(mergeOntoPile(document, 1, "a bag called loot\n"), Merge{MergeOutcome::Added});
    EXPECT_EQ(mergeOntoPile(document, 1, "a bag called trick\n"), Merge{MergeOutcome::Added});
    EXPECT_EQ(mergeOntoPile(document, 1, "a bag called loot\n"), Merge{MergeOutcome::Same});
    EXPECT_EQ(document.strategies[0].polypile->line[0].stacks.size(), 2U);
}

TEST(MergePile, TakesTheLetterFromWhatHadIt) {
    Document document;
    document.strategies.emplace_back().polypile.emplace();
    mergeText(document, "d - 4 daggers\n");
    EXPECT_EQ(mergeOntoPile(document, 1, "d - a dart\n"), Merge{MergeOutcome::Added});
    EXPECT_EQ(document.strategies[0].polypile->line[0].stacks[0].slot, "d");
    EXPECT_EQ(document.inventory[0].slot, "");
}

TEST(MergePile, CountsWhatIsSplitTogether) {
    Document document;
    document.strategies.emplace_back();
    mergeOntoPile(document, 1, "k - 5 cursed daggers\n");
    std::vector<Pile>& line = document.strategies[0].polypile->line;
    line[0].stacks.push_back(line[0].stacks[0]);
    line[0].stacks[0].quantity = 2;
    line[0].stacks[1].quantity = 1;
    document.inventory = {line[0].stacks[0]};
    const Document before = document;
    EXPECT_EQ(mergeOntoPile(document, 1, "k - 5 cursed daggers\n"), Merge{MergeOutcome::Same});
    EXPECT_EQ(document, before);
    EXPECT_EQ(mergeOntoPile(document, 1, "k - 7 cursed daggers\n"), Merge{MergeOutcome::Changed});
    EXPECT_EQ(document.strategies[0].polypile->line[0].stacks[0].quantity, 4);
}

TEST(MergePile, TakesFromTheInventoryAndLeavesOtherPiles) {
    Document document;
    document.strategies.emplace_back();
    mergeText(document, "a - 2 daggers\nb - a unicorn horn\nc - a rock\n");
    document.inventory[0].timesRead = 1;  // stands for what the player added
    EXPECT_EQ(mergeOntoPile(document, 1, "a - 2 daggers\n"), Merge{MergeOutcome::Taken});
    ASSERT_EQ(document.inventory.size(), 2U);
    EXPECT_EQ(document.inventory[0].slot, "b");
    EXPECT_EQ(document.strategies[0].polypile->line[0].stacks[0].timesRead, 1);
    EXPECT_EQ(mergeOntoPile(document, 2, "a - 2 daggers\nb - a unicorn horn\n"),
              (Merge{MergeOutcome::LaidOut, MergeOutcome::Taken}));
    EXPECT_EQ(document.strategies[0].polypile->line[1].stacks.size(), 1U);
    EXPECT_EQ(mergeOntoPile(document, 5, "a bubbly potion\n"), Merge{MergeOutcome::Added});
    EXPECT_EQ(document.strategies[0].polypile->line.size(), 3U);
}

game_text::Reading readingOf(const std::string& text) {
    return std::get<game_text::Reading>(game_text::readGameText(text, {}, tests::catalogues()));
}

TEST(KeepInNotes, KeepsWhatCantBeAStackOnce) {
    Strategy strategy;
    strategy.notes = "mine";
    const game_text::Reading reading =
        readingOf("a - a dagger\nb - a bubbly potion\n  xyzzy\t\nxyzzy\n\nWeapons\n");
    keepInNotes(strategy, reading);
    EXPECT_EQ(strategy.notes, "mine\nxyzzy") << "what is not identified is a stack";
    keepInNotes(strategy, reading);
    EXPECT_EQ(strategy.notes, "mine\nxyzzy");
}

TEST(KeepInNotes, NeverMakesThemTooLong) {
    Strategy strategy;
    std::string text;
    for (int i = 0; i < 3'000; ++i) {
        text += "xyzzy " + std::to_string(i) + '\n';
    }
    keepInNotes(strategy, readingOf(text));
    EXPECT_LE(strategy.notes.size(), limits::noteCharacters);
    EXPECT_GT(strategy.notes.size(), limits::noteCharacters - 20);
    const auto kept = std::ranges::count(strategy.notes, '\n') + 1;
    EXPECT_EQ(std::ssize(missingInNotes(strategy.notes, readingOf(text))), 3'000 - kept);
}

}  // namespace
}  // namespace polyplan::plan
