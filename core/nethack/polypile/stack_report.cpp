#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>

#include "core/nethack/identities.h"
#include "core/nethack/polypile/report_parts.h"
#include "core/nethack/polypile/reversion.h"
#include "core/probability/grouped.h"

namespace polyplan::nethack::polypile {
namespace {

/// A fate of a stack.
struct FateRow {
    const char* id;
    double StackOdds::*figure;
    FigureName::Kind kind;
    Tone tone;
    Better better;
    const char* label;
    const char* rule;
    const char* source;
    enum class Shown : std::uint8_t { IfPossible, OfAnyZap, Always } shown;
    const char* ruleOfDip = nullptr;  ///< where it is another
};

constexpr std::array<FateRow, 7> fateRows = {{
    {"unaffected", &StackOdds::unaffected, FigureName::Kind::Unaffected, Tone::Kept,
     Better::Neither, "never affected",
     "Things of polymorph itself, the Amulet of Yendor and the invocation items are left alone, "
     "in 3.7 amulets of unchanging too.",
     "zap.c bhito()", FateRow::Shown::IfPossible},
    {"resisted", &StackOdds::resisted, FigureName::Kind::Resisted, Tone::Kept, Better::Neither,
     "stays as it is (resists)", "5 % of all stacks resist, 95 % of artifacts.",
     "zap.c obj_resists()", FateRow::Shown::Always},
    {"polymorphed", &StackOdds::polymorphed, FigureName::Kind::Changed, Tone::Changed,
     Better::Neither, "changes",
     "Neither resisted nor shuddered: becomes another object of its class.", told::byChange,
     FateRow::Shown::Always, "What does not resist becomes another object of its class."},
    {"shocked_away", &StackOdds::shudderedAllLost, FigureName::Kind::ShockedAway, Tone::Shock,
     Better::Lower, "lost to system shock",
     "A single item shudders with 1 in 8, blessed 1 in 12, cursed and wands 1 in 3; from five "
     "items on the one in is halved, so that a cursed stack is certain to. A single item is "
     "destroyed.",
     "zap.c obj_shudders(), do_osshock()", FateRow::Shown::IfPossible},
    {"shocked_off", &StackOdds::shudderedSomeLeft, FigureName::Kind::ShockedOff, Tone::Shock,
     Better::Lower, "partly lost to system shock",
     "Of a shuddering stack of n, 1 to n − 1 are destroyed, all equally likely; the rest stays "
     "unchanged.",
     told::byShock, FateRow::Shown::IfPossible},
    {"unharmed", &StackOdds::shudderedButUnharmed, FigureName::Kind::Unharmed, Tone::Kept,
     Better::Neither, "shudders unharmed", "Scrolls of mail survive the shudder.", told::byShock,
     FateRow::Shown::IfPossible},
    {"absorbed", &StackOdds::remainderAbsorbedByGolem, FigureName::Kind::Absorbed, Tone::Golem,
     Better::Lower, "then taken by a golem",
     "What is left of the stack, changed or not, may become part of a golem's body.",
     told::byAbsorption, FateRow::Shown::OfAnyZap},
}};

class StackReporter : StackTeller {
  public:
    StackReporter(const LineView& line, std::size_t pile, std::size_t stack)
        : StackTeller(line, pile, stack), pile_(pile), stack_(stack) {}

    Report report() {
        report_.groups = {told::fateGroup, told::dipGroup, told::hazeGroup, told::identityGroup};
        for (const FateRow& row : fateRows) {
            const double value = odds_.*row.figure;
            if (value > 0 || row.shown == FateRow::Shown::Always ||
                (row.shown == FateRow::Shown::OfAnyZap && !isDipped())) {
                add({.id = prefix_ + row.id,
                     .group = told::fateGroup,
                     .label = row.label,
                     .value = {value, errors_ == nullptr ? 0.0 : errors_->*row.figure},
                     .better = row.better,
                     .rule = isDipped() && row.ruleOfDip != nullptr ? row.ruleOfDip : row.rule,
                     .source = row.source,
                     .share = value,
                     .tone = row.tone},
                    FigureName{.kind = row.kind, .pile = pile_, .stack = stack_});
            }
        }
        addBecomes();
        addHaze();
        addIdentities();
        addDip();
        sayMethod(answer().piles[pile_].provenance);
        return std::move(report_);
    }

  private:
    void addBecomes() {
        Series& series = addSeries(prefix_ + "becomes", "Changes into", SeriesKind::Bars, "object",
                                   Unit::Probability);
        for (std::size_t i = 0; i < odds_.polymorphedInto.size(); ++i) {
            addBar(series, nameOf(odds_.polymorphedInto[i].object), becoming(i));
        }
        std::stable_sort(series.points.begin(), series.points.end(),
                         [](const auto& a, const auto& b) { return a.value > b.value; });
    }

    /// Chance that what it has become is still there so many turns after the change, if no golem
    /// has taken it.
    Estimate stillThereAfter(int turns) const {
        const double error = errors_ == nullptr ? 0.0 : errors_->polymorphed;
        return {odds_.polymorphed - odds_.turnsBack * revertedBy(turns), error};
    }

    void addHaze() {
        if (odds_.hazyAfterPolymorph.value_or(0.0) == 0.0) {
            return;
        }
        const auto addRow = [this](std::string id, std::string label, Estimate value, Tone tone,
                                   std::string rule) {
            add({.id = prefix_ + std::move(id),
                 .group = told::hazeGroup,
                 .label = std::move(label),
                 .value = value,
                 .better = Better::Neither,
                 .rule = std::move(rule),
                 .source = told::byHaze,
                 .share = value.value,
                 .tone = tone});
        };
        const double error = errors_ == nullptr ? 0.0 : errors_->turnsBack;
        const std::string turns =
            grouped(leastHazyTurns) + " to " + grouped(mostHazyTurns) + " turns";
        addRow("hazy", "turns back after " + turns, {odds_.turnsBack, error}, Tone::Kept,
               "A changed thing is hazy and turns back into what it was at first, each of these "
               "turns being as likely; a further change starts anew. It keeps curse, erosion and, "
               "of weapons, armor, wands and books, enchantment or charges; tools come back "
               "without charges, rings as +0, and an artifact is one no more. Dipped into a potion "
               "of restore ability it stays as it is.");
        addRow("lasting", "stays what it has become", {odds_.polymorphed - odds_.turnsBack, error},
               Tone::Changed,
               "What is again what it was, what a magic lamp that was drawn has become, and an "
               "amulet of unchanging, which refuses to turn back and stays hazy.");
        for (const int turn : {(leastHazyTurns + mostHazyTurns) / 2, mostHazyTurns}) {
            addRow("still_changed/" + std::to_string(turn),
                   "not turned back after " + grouped(turn) + " turns", stillThereAfter(turn),
                   Tone::Changed,
                   isDipped() ? "What it has become and still is by then."
                              : "What it has become and still is by then, unless a golem took it.");
        }
        Series& curve = addSeries(prefix_ + "still_changed", "Not turned back, by turns",
                                  SeriesKind::Curve, "turns", Unit::Probability);
        for (int turn = 0; turn <= mostHazyTurns + 1; turn += turn < leastHazyTurns ? 100 : 25) {
            const Estimate value = stillThereAfter(turn);
            curve.points.push_back({.x = static_cast<double>(turn),
                                    .value = value.value,
                                    .standardError = value.standardError});
        }
        Series& into = addSeries(prefix_ + "turns_back_into", "Turns back into", SeriesKind::Bars,
                                 "object", Unit::Probability);
        for (const ObjectOdds& back : odds_.revertsInto) {
            addBar(into, nameOf(back.object), {back.probability, 0.0});
        }
    }

    /// What a dip does to stack and potion.
    void addDip() {
        if (!answer().potions) {
            return;
        }
        const Stack& stack = line_.piles[pile_].stacks[stack_];
        const auto addRow = [this](std::string id, std::string label, double chance, Tone tone,
                                   std::string rule) {
            add({.id = prefix_ + "dip/" + std::move(id),
                 .group = told::dipGroup,
                 .label = std::move(label),
                 .value = {chance},
                 .better = Better::Neither,
                 .rule = std::move(rule),
                 .source = told::byDip,
                 .share = chance,
                 .tone = tone});
        };
        for (const DipIntoLiquid& dip : answer().potions->reversed) {
            if (dip.pile == pile_ && dip.stack == stack_) {
                addRow("into_liquid", "changes, dipped into another potion", dip.odds.polymorphed,
                       Tone::Changed,
                       "The other way round: the whole stack of potions of polymorph changes, and "
                       "one potion of the liquid is used up. The roll to resist is the liquid's. "
                       "Not into water, which dilutes or blesses, nor into polymorph.");
                Series& series =
                    addSeries(prefix_ + "dip/into_liquid", "Dipped into another potion",
                              SeriesKind::Bars, "object", Unit::Probability);
                for (const ObjectOdds& into : dip.odds.polymorphedInto) {
                    addBar(series, nameOf(into.object), {into.probability});
                }
            }
        }
        if (odds_.polymorphed == 0.0) {
            return;
        }
        addRow("used", "the potion is used up", odds_.polymorphed, Tone::Shock,
               "By whatever does not resist, also where the type stays the same. The whole stack "
               "changes by one potion.");
        addRow("same", "used up, and the same as before", odds_.sameAgain, Tone::Kept,
               "The draw may give the same type again.");
        if (stack.quantity > 1) {
            const auto one = std::ranges::find(odds_.quantityAfterPolymorph, 1, &ValueOdds::value);
            addRow("fused", "the stack becomes one thing",
                   one == odds_.quantityAfterPolymorph.end() ? 0.0 : one->probability, Tone::Fused,
                   "With n in 1000 for n things, and wherever the new type does not stack.");
        }
    }

    /// The likeliest of what an unidentified stack may be.
    void addIdentities() {
        const Stack& stack = line_.piles[pile_].stacks[stack_];
        if (!line_.table[stack.object].isLook()) {
            return;
        }
        constexpr std::size_t named = 5;
        auto all = identitiesOf(line_.table, stack, line_.known);
        std::ranges::stable_sort(all, std::ranges::greater(), &Identity::probability);
        Series& bars =
            addSeries(prefix_ + "may_be", "May be", SeriesKind::Bars, "object", Unit::Probability);
        // Of one more it takes no more room to name it.
        const std::size_t shown = all.size() == named + 1 ? all.size() : named;
        double others = 0.0;
        for (std::size_t i = 0; i < all.size(); ++i) {
            const Estimate chance = {all[i].probability, 0.0};
            addBar(bars, nameOf(all[i].object), chance);
            others += i < shown ? 0.0 : chance.value;
            if (i < shown) {
                add({.id = prefix_ + "may_be/" + nameOf(all[i].object),
                     .group = told::identityGroup,
                     .label = "may be " + nameOf(all[i].object),
                     .value = chance,
                     .better = Better::Neither,
                     .rule = "By how often the game generates each type that the player does not "
                             "know by sight, and by what is known of their materials. All odds of "
                             "the stack are averaged over them.",
                     .source = "objects.c, o_init.c shuffle()",
                     .share = chance.value,
                     .tone = Tone::Kept});
            }
        }
        if (all.size() > shown) {
            add({.id = prefix_ + "may_be_others",
                 .group = told::identityGroup,
                 .label = "may be one of " + std::to_string(all.size() - shown) + " others",
                 .value = {others, 0.0},
                 .better = Better::Neither,
                 .rule = "The rest of what it may be, less likely each.",
                 .source = "objects.c, o_init.c shuffle()",
                 .share = others,
                 .tone = Tone::Kept});
        }
        sayWhatIsNamed(all);
        const auto magic = std::ranges::count_if(
            all, [this](const Identity& identity) { return line_.table[identity.object].magic; });
        if (magic > 0 && static_cast<std::size_t>(magic) < all.size()) {
            double chance = 0.0;
            for (const Identity& identity : all) {
                chance += line_.table[identity.object].magic ? identity.probability : 0.0;
            }
            add({.id = prefix_ + "may_be_magical",
                 .group = told::identityGroup,
                 .label = "is magical, one way or another",
                 .value = {chance, 0.0},
                 .better = Better::Neither,
                 .rule = "Magical things become magical ones more often.",
                 .source = told::byChange,
                 .share = chance,
                 .tone = Tone::Kept});
        }
    }

    /// What lies there by its name is not left out of what others may be unless it is known by
    /// sight: a plan may name what its player has not found out.
    void sayWhatIsNamed(const std::vector<Identity>& identities) {
        std::string names;
        for (const Identity& identity : identities) {
            const bool isNamed = std::ranges::any_of(line_.piles, [&](const Pile& pile) {
                return std::ranges::count(pile.stacks, identity.object, &Stack::object) > 0;
            });
            if (isNamed) {
                names += (names.empty() ? "" : ", ") + nameOf(identity.object);
            }
        }
        if (!names.empty()) {
            report_.remarks.push_back({.group = told::identityGroup,
                                       .text = "On the line by name, yet among what it may be: " +
                                               names + ". Known by sight they are left out."});
        }
    }

    std::size_t pile_;
    std::size_t stack_;
};

}  // namespace

Report stackReport(const LineView& line, std::size_t pile, std::size_t stack) {
    return StackReporter(line, pile, stack).report();
}

}  // namespace polyplan::nethack::polypile
