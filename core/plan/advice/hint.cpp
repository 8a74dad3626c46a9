#include "core/plan/advice/hint.h"

#include <algorithm>
#include <array>

#include "core/catalogue/plural.h"
#include "core/plan/advice/effect.h"
#include "core/plan/edits/line_edits.h"
#include "core/probability/grouped.h"

namespace polyplan::plan {
namespace {

constexpr std::size_t mostNamed = 3;  ///< kinds that are named before the rest is only counted

using namespace hint_checks;

constexpr std::array allHints = {
    Hint{"merging-stacks", "Stacks that would merge", "Name stacks apart",
         "Equal stacks on a square become one as they are dropped, and one large stack shudders "
         "more often. Called by names of their own they stay apart; one without a name merges with "
         "any.",
         "invent.c mergable(), stackobj()", merging, Shown::UnlessWorse},
    Hint{"boulders", "Boulders lie on top", "Lay boulders on top",
         "What is dropped on a square with a boulder comes to lie below it: the boulder is always "
         "the first that the zap comes to.",
         "mkobj.c place_object()", risingBoulders, Shown::Always},
    Hint{"unreachable-goals", "Goals that nothing here can become", "Drop goals",
         "A change stays within the class of an object and gives only what the game generates at "
         "random. All goals together can't hold as long as one of them never does.",
         "zap.c poly_obj(), mkobj.c mkobj()", unreachableGoals},
    Hint{"collect-goals", "Goals that lie there to be changed again", "Pick up goals in between",
         "What you hope for lies there once it is made, and what comes next changes it again or "
         "takes it away, unless you pick it up before.",
         "zap.c bhitpile()", collectingGoals, Shown::IfBetter, Over::AllZaps},
    Hint{"wanted-first", "Best piles in front", "Move the best piles to the front",
         "The beam always reaches the first three piles of a line without gaps; from the fourth on "
         "it does so less and less often. What can become something wanted belongs in front.",
         "zap.c weffects(), bhit()", wantedFirst},
    Hint{"gaps", "Empty squares in the line", "Close the gaps",
         "Each square takes a step of the beam's range, pile or not.", "zap.c bhit()", gaps},
    Hint{"large-stacks", "Stacks of five or more", "Split large stacks",
         "From five items on a stack shudders twice as often, a cursed one always, and each item "
         "of a shuddering stack may call a golem. Stacks of two to four lose only some of their "
         "items to a shock. What comes of the split is named apart, or the game would merge it "
         "again.",
         "zap.c obj_shudders(), do_osshock()", largeStacks},
    Hint{"stacked-weapons", "Stacked weapons and tools", "Unstack weapons and tools",
         "More than half of all weapons, and nearly all tools, don't stack: a stack that becomes "
         "one is a single object, and the others are gone.",
         "zap.c poly_obj()", stackedWeapons},
    Hint{"stones", "Stones and gems above four", "Split stones and gems",
         "Stones that would become gems are rolled for with a four-sided die against their number: "
         "above four they always backfire and half of them stay rocks.",
         "zap.c poly_obj()", stones},
    Hint{"blessing", "Worth its holy water", "Bless what is worth it",
         "A blessed stack shudders with 1 in 12, an uncursed one with 1 in 8, a cursed one with 1 "
         "in 3; wands shudder with 1 in 3 whatever they are. Named are the stacks of which each "
         "potion of holy water gains at least half as much as of the best one; armor and tools "
         "that mostly turn non-magical gain less.",
         "zap.c obj_shudders()", blessing},
    Hint{"luck-up", "Higher Luck", "Raise Luck",
         "Each item of a shuddering stack calls a golem with 1 in Luck + 45: the higher the Luck, "
         "the rarer the golems.",
         "zap.c do_osshock()", luckUp},
    Hint{"luck-down", "Lower Luck", "Lower Luck",
         "Under enough cursed stones a golem is what you want: made of the stones, it leaves the "
         "rest alone. The lower the Luck, the surer it comes.",
         "zap.c do_osshock(), polyuse()", luckDown},
    Hint{"deeper-level", "Gems that this level doesn't make", "Zap on a deeper level",
         "On ledger levels below 27 the first gems of the table can't be made: one of them fewer "
         "for every three levels, the diamond last.",
         "o_init.c setgemprobs()", deeperLevel},
    Hint{"decoys", "Stones on top, cursed, in fives", "Lay out the stones as decoys",
         "Cursed stacks of five or more always shudder. On top they are zapped first and decide "
         "what the golem is made of; in fives there are as many tries as there can be.",
         "zap.c obj_shudders(), do_osshock(), polyuse()", decoys},
    Hint{"decoys-material", "Made of what the golem feeds on", "Keep the golem's food away",
         "The golem that the stones on top call takes everything of their material: mineral rings "
         "and wands under rocks, eggs and tripe under meatballs.",
         "zap.c create_polymon(), polyuse()", decoysMaterial},
    Hint{"cheap-on-top", "Fodder that matters lies on top", "Lay the least wanted on top",
         "The first stack that calls a golem decides its material. On top belongs what can become "
         "nothing wanted.",
         "zap.c bhitpile(), do_osshock()", cheapOnTop},
    Hint{"mixed-materials", "One material in a pile", "Mix materials",
         "A golem takes what is of the material of the stack that called it, on its own square: "
         "piles of mixed materials lose less.",
         "zap.c polyuse()", mixedMaterials},
    Hint{"spread", "Everything on few squares", "Spread over more squares",
         "A golem takes only from the square that it forms on.", "zap.c bhitpile(), polyuse()",
         spread},
    Hint{"artifacts", "Artifact on the line", "Take the artifact off the line",
         "An artifact resists the zap with 19 in 20, but not the golem: one of its material takes "
         "it for sure.",
         "zap.c bhito(), polyuse()", artifacts, Shown::IfBetterAtAll},
    Hint{"wishing", "Wand of wishing on the line", "Take the wand of wishing off the line",
         "The zap changes it as any wand, and the game never makes one at random: it can't come "
         "back.",
         "zap.c poly_obj(), mkobj.c mkobj()", wishing, Shown::IfBetterAtAll},
    Hint{"polymorph-source", "Nothing changes it", "Take off what nothing changes",
         "Sources of polymorph and unique things are left alone by the zap, but most of them not "
         "by a golem.",
         "zap.c bhito(), polyuse()", sources, Shown::IfBetterAtAll},
    Hint{"containers", "Containers", "Take containers off the line",
         "What is inside of a container that changes, or that a shock or golem takes, is gone.",
         "zap.c poly_obj()", containers, Shown::UnlessWorse},
    Hint{"wands", "Wands that can't become anything wanted", "Take wands off the line",
         "A third of all wands shudder, blessed or not, and what comes of the others explodes more "
         "easily when it is charged.",
         "zap.c obj_shudders(), poly_obj()", uselessWands},
    Hint{"worn-books", "Books read too often", "Take worn books off the line",
         "A book that was read or changed three times before turns blank by the change.",
         "zap.c poly_obj()", wornBooks},
    Hint{"books-by-reads", "Books read differently often", "Sort books by times read",
         "What comes of a book counts as read once more than it was, and doesn't show it: with one "
         "number to a square, the engraving there tells.",
         "zap.c poly_obj()", booksByReads, Shown::UnlessWorse},
};

}  // namespace

std::span<const Hint> hints() {
    return allHints;
}

const Stack& AdvisedLine::stack(StackPosition at) const {
    return polypile.line[static_cast<std::size_t>(at.pile)]
        .stacks[static_cast<std::size_t>(at.stack)];
}

const ObjectType& AdvisedLine::type(StackPosition at) const {
    return table()[stack(at).object];
}

const nethack::polypile::StackOdds& AdvisedLine::oddsOf(StackPosition at) const {
    return odds.piles[static_cast<std::size_t>(at.pile)]
        .ifHit.stacks[static_cast<std::size_t>(at.stack)];
}

Selection AdvisedLine::all() const {
    return line_edits::allStacks(polypile);
}

bool AdvisedLine::isDecoy(StackPosition at) const {
    return plan::isDecoy(table(), stack(at));
}

bool AdvisedLine::isDipped() const {
    return nethack::polypile::isDipped(polypile.source);
}

bool AdvisedLine::isBeam() const {
    return !isDipped() && polypile.source != nethack::polypile::Source::SelfSquare;
}

namespace {

/// @param name of the object or the artifact
std::string wordsFor(const std::string& name, std::int64_t quantity) {
    return quantity == 1 ? name : grouped(quantity) + ' ' + pluralOf(name);
}

const std::string& nameOf(const AdvisedLine& line, StackPosition at) {
    const Stack& stack = line.stack(at);
    return stack.artifact.empty() ? line.type(at).name : stack.artifact;
}

}  // namespace

std::string wordsFor(const AdvisedLine& line, StackPosition at) {
    return wordsFor(nameOf(line, at), line.stack(at).quantity);
}

std::string wordsFor(const AdvisedLine& line, const Selection& stacks) {
    std::vector<std::pair<std::string, std::int64_t>> kinds;
    for (const StackPosition at : stacks) {
        const std::string& name = nameOf(line, at);
        const auto known =
            std::ranges::find(kinds, name, &std::pair<std::string, std::int64_t>::first);
        auto& kind = known == kinds.end() ? kinds.emplace_back(name, 0) : *known;
        kind.second += line.stack(at).quantity;
    }
    std::string words;
    const std::size_t named = kinds.size() <= mostNamed + 1 ? kinds.size() : mostNamed;
    for (std::size_t i = 0; i < named; ++i) {
        words += i == 0 ? "" : ", ";
        words += wordsFor(kinds[i].first, kinds[i].second);
    }
    if (named < kinds.size()) {
        words += " and " + std::to_string(kinds.size() - named) + " more kinds";
    }
    return words;
}

}  // namespace polyplan::plan
