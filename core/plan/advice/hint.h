#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/nethack/polypile/odds.h"
#include "core/plan/edits/draft.h"
#include "core/plan/line_of.h"

/// What advice looks for. A hint is a row of a table; checks find where it applies and say what to
/// do there, and what comes of that is computed for all alike.
namespace polyplan::plan {

/// A line that is looked over, with its odds as it stands.
struct AdvisedLine {
    const Polypile& polypile;
    const LineQuestion& question;
    const nethack::polypile::LineAnswer& odds;
    /// By object type; nothing where it hangs on an appearance that is not known.
    const std::vector<std::optional<Material>>& materials;

    const ObjectTable& table() const { return question.situation.table; }
    const Stack& stack(StackPosition at) const;
    const ObjectType& type(StackPosition at) const;
    /// What becomes of a stack if its pile is hit.
    const nethack::polypile::StackOdds& oddsOf(StackPosition at) const;
    Selection all() const;
    /// All stacks for which `isWanted(StackPosition)`.
    template <typename IsWanted>
    Selection allThat(const IsWanted& isWanted) const {
        Selection found = all();
        std::erase_if(found, [&](StackPosition at) { return !isWanted(at); });
        return found;
    }
    bool isDecoy(StackPosition at) const;
    bool isDipped() const;
    bool isBeam() const;
};

/// Something that can be done. Several of one hint are ways to do it: the best one is shown.
struct Suggestion {
    std::string found;  ///< "3 stacks of five or more: 12 daggers, 6 rocks …"
    Selection where;
    Edit fix;
    /// What the game makes of the plan by itself: what the fix is measured against.
    std::optional<Edit> asItLies = {};
};

/// When a suggestion is worth showing.
enum class Shown : std::uint8_t {
    IfBetter,       ///< goals, or else the loss, change for the better by some part
    IfBetterAtAll,  ///< or by however little: something precious is at stake
    UnlessWorse,    ///< it is not about the odds of this zap, or the game lays it otherwise
    Always,         ///< the game leaves no choice
};

/// What the figures of a hint are of.
enum class Over : std::uint8_t { FirstZap, AllZaps };

struct Hint {
    std::string_view id;           ///< "large-stacks"
    std::string_view title;        ///< "Stacks of five or more"
    std::string_view fix;          ///< name of the undo step: "Split stacks"
    std::string_view explanation;  ///< why, in a sentence or two
    std::string_view source;       ///< file and function of the game
    std::vector<Suggestion> (*check)(const AdvisedLine& line);
    Shown shown = Shown::IfBetter;
    Over over = Over::FirstZap;
};

/// All hints in the order to be read where they gain as much.
std::span<const Hint> hints();

/// "12 daggers", "unicorn horn", "Excalibur"
std::string wordsFor(const AdvisedLine& line, StackPosition at);
/// Those of one name together: "12 daggers, unicorn horn, Excalibur and 4 more kinds"
std::string wordsFor(const AdvisedLine& line, const Selection& stacks);

/// The checks.
namespace hint_checks {

std::vector<Suggestion> largeStacks(const AdvisedLine& line);
std::vector<Suggestion> stackedWeapons(const AdvisedLine& line);
std::vector<Suggestion> stones(const AdvisedLine& line);
std::vector<Suggestion> blessing(const AdvisedLine& line);
std::vector<Suggestion> wornBooks(const AdvisedLine& line);
std::vector<Suggestion> booksByReads(const AdvisedLine& line);

std::vector<Suggestion> wantedFirst(const AdvisedLine& line);
std::vector<Suggestion> gaps(const AdvisedLine& line);
std::vector<Suggestion> spread(const AdvisedLine& line);
std::vector<Suggestion> mixedMaterials(const AdvisedLine& line);
std::vector<Suggestion> cheapOnTop(const AdvisedLine& line);

std::vector<Suggestion> luckUp(const AdvisedLine& line);
std::vector<Suggestion> luckDown(const AdvisedLine& line);
std::vector<Suggestion> deeperLevel(const AdvisedLine& line);
std::vector<Suggestion> decoys(const AdvisedLine& line);
std::vector<Suggestion> decoysMaterial(const AdvisedLine& line);

std::vector<Suggestion> artifacts(const AdvisedLine& line);
std::vector<Suggestion> wishing(const AdvisedLine& line);
std::vector<Suggestion> sources(const AdvisedLine& line);
std::vector<Suggestion> containers(const AdvisedLine& line);
std::vector<Suggestion> uselessWands(const AdvisedLine& line);
std::vector<Suggestion> unreachableGoals(const AdvisedLine& line);

std::vector<Suggestion> collectingGoals(const AdvisedLine& line);

std::vector<Suggestion> merging(const AdvisedLine& line);
std::vector<Suggestion> risingBoulders(const AdvisedLine& line);

}  // namespace hint_checks

}  // namespace polyplan::plan
