#include <algorithm>
#include <cstdlib>
#include <utility>

#include "core/nethack/engraving/elbereth.h"
#include "core/nethack/engraving/report_draft.h"
#include "core/nethack/engraving/words.h"

namespace polyplan::nethack::engraving {
namespace {

constexpr std::size_t mostListed = 12;
constexpr const char* eachGo = "Each go draws for its own letters.";

std::string counted(Unit unit, int number) {
    return std::to_string(number) + ' ' + std::string(wordAfter(unit, number));
}

std::string timeOf(const Writing& writing, const Go& go) {
    if (writing.isOccupation) {
        return counted(Unit::Actions, go.actions);
    }
    const int turns = writing.turnsOf(go);
    return turns == 0 ? "at once" : counted(Unit::Turns, turns);
}

/// By which command all of the text stands.
std::string completeWith(const Writing& writing) {
    return "complete with action " + std::to_string(writing.goes.size());
}

/// What an attempt takes that writes nothing; empty where it hangs on what the stylus is.
std::string attempt(const Writing& writing) {
    if (writing.refused->isUndecided) {
        return {};
    }
    const std::string spent = writing.cost == Cost{} ? "" : " and " + worded(writing.cost);
    return std::string("The attempt takes ") + (writing.refused->takesTurn ? "a turn" : "no time") +
           spent + '.';
}

class WritingReporter {
  public:
    WritingReporter(ReportDraft& draft, Game game) : draft_(draft), game_(game) {}

    void report(const Writing& writing) {
        if (writing.refused && writing.refused->isForEmptyText) {
            draft_.say(group::odds, "There is no text to engrave.", "");
        } else if (writing.refused) {
            draft_.say(group::refused, writing.refused->reason, writing.refused->source,
                       RemarkKind::Refusal);
            draft_.say(group::refused, attempt(writing), writing.refused->source);
        } else if (writing.type) {
            addOdds(writing);
            addTime(writing);
            addCost(writing);
        } else {
            draft_.say(group::refused, "It writes nothing.", source::engraving,
                       RemarkKind::Refusal);
        }
        addReveals(writing);
        for (const RuleRemark& each : writing.remarks) {
            draft_.say(group::remark, each.text, each.source);
        }
        if (writing.breaksIlliterate) {
            draft_.say(group::remark,
                       "Writing it breaks the illiterate conduct; anything but a single x does.",
                       "engrave.c doengrave(), u.uconduct.literate");
        }
    }

  private:
    void addOdds(const Writing& writing) {
        const char* const draws =
            "Each character but a space is spoilt by one of the draws that apply, and then any of "
            "94, itself among them.";
        const char* const counts =
            testsWholeText(game_) ? "The whole text is the word, letter case ignored."
                                  : "The word stands anywhere in the text, letter case ignored.";
        const bool inGoes = writing.takesGoes();
        if (inGoes) {
            addOddsOfGoes(writing, counts);
        }
        // What a part of the text is like is no better or worse than what all of it is.
        const Better more = inGoes ? Better::Neither : Better::Higher;
        draft_.add({.id = "unchanged",
                    .group = group::odds,
                    .label = inGoes ? "comes out as typed, in one go" : "comes out as typed",
                    .value = {writing.unchanged},
                    .better = more,
                    .rule = draws,
                    .source = source::engraving,
                    .isMain = !inGoes});
        draft_.add({.id = "reads elbereth",
                    .group = group::odds,
                    .label = inGoes ? "counts as Elbereth, in one go" : "counts as Elbereth",
                    .value = {writing.readsElbereth},
                    .better = more,
                    .rule = counts,
                    .source = source::test,
                    .isMain = !inGoes});
        draft_.add({.id = "contains elbereth",
                    .group = group::odds,
                    .label = inGoes ? "has the word Elbereth, in one go" : "has the word Elbereth",
                    .value = {writing.containsElbereth},
                    .better = more,
                    .rule = "The word stands anywhere in it, letter case ignored.",
                    .source = source::test});
        if (!inGoes && !writing.goes.empty()) {
            addOddsOfGoes(writing, counts);
        }
        draft_.add({.id = "character error",
                    .group = group::odds,
                    .label = writing.complete ? "each letter comes out wrong"
                                              : "each letter that it writes comes out wrong",
                    .value = {writing.characterError},
                    .better = Better::Lower,
                    .rule = draws,
                    .source = source::engraving});
        const Word permanence = wordOf(writing.permanence);
        draft_.add(
            {.id = "on the floor",
             .group = group::odds,
             .label = "on the floor",
             .unit = Unit::Words,
             .text = std::string(typeWord(*writing.type)) + ", " + std::string(permanence.name),
             .rule = std::string(permanence.rule),
             .source = source::wiping});
        if (!writing.complete) {
            draft_.add({.id = "written",
                        .group = group::odds,
                        .label = "one go writes only",
                        .unit = Unit::Words,
                        .text = quoted(writing.written.substr(writing.kept)),
                        .detail = counted(Unit::Characters,
                                          static_cast<int>(writing.written.size() - writing.kept)) +
                                  " of " + std::to_string(writing.wanted.size() - writing.kept),
                        .rule = "The stylus does not last for all of it in one go.",
                        .source = source::engraving});
        }
        addNeeded(writing);
        addLetters(writing);
    }

    /// Beside a stylus that needs several goes, one that writes it all in one is measured by that.
    void addOddsOfGoes(const Writing& writing, const char* counts) {
        const bool inGoes = writing.takesGoes();
        draft_.add({.id = "unchanged in goes",
                    .group = group::odds,
                    .label = "comes out as typed, in all goes",
                    .value = {writing.unchangedInGoes},
                    .better = Better::Higher,
                    .rule = eachGo,
                    .source = source::engraving,
                    .isMain = inGoes},
                   writing.goes.size() == 1);
        draft_.add({.id = "reads elbereth in goes",
                    .group = group::odds,
                    .label = "counts as Elbereth, in all goes",
                    .value = {writing.readsElberethInGoes},
                    .better = Better::Higher,
                    .rule = counts,
                    .source = source::test,
                    .isMain = inGoes},
                   !inGoes);
    }

    void addNeeded(const Writing& writing) {
        if (!writing.needed) {
            return;
        }
        const auto [inOneGo, inGoes] = *writing.needed;
        const auto addLeast = [&](const char* id, const char* label, std::optional<int> least) {
            if (least) {
                draft_.add({.id = id,
                            .group = group::odds,
                            .label = label,
                            .unit = Unit::Words,
                            .text = writing.cost.enchantment > 0
                                        ? "an enchantment of " +
                                              std::string(*least < 0 ? "−" : "+") +
                                              std::to_string(std::abs(*least))
                                        : counted(Unit::Charges, *least),
                            .rule = "The least that the stylus has to begin with.",
                            .source = source::engraving});
            }
        };
        addLeast("needed", "all of it in one go needs", inOneGo);
        if (writing.goes.empty() && inGoes != inOneGo) {
            addLeast("needed in goes", "in several goes it needs", inGoes);
        }
    }

    void addLetters(const Writing& writing) {
        Series errors{.id = "engraving/letter errors",
                      .label = "chance of each letter to come out wrong, or not at all",
                      .kind = SeriesKind::Bars,
                      .xLabel = "letter",
                      .order = BarOrder::Placed};
        for (std::size_t i = 0; i < writing.letterErrors.size(); ++i) {
            const char letter = writing.wanted[i];
            errors.points.push_back({.x = static_cast<double>(i),
                                     .label = letter == ' ' ? "space" : std::string(1, letter),
                                     .value = writing.letterErrors[i]});
        }
        draft_.report.series.push_back(std::move(errors));
    }

    void addTime(const Writing& writing) {
        const Better less = writing.complete ? Better::Lower : Better::Neither;
        if (writing.isOccupation) {
            draft_.add(
                {.id = "actions",
                 .group = group::time,
                 .label = "actions",
                 .apart = writing.complete ? "actions to write it" : "actions of the first go",
                 .value = {static_cast<double>(writing.actions)},
                 .unit = Unit::Actions,
                 .better = less,
                 .detail = writing.isInterruptible() ? "can be interrupted" : "",
                 .rule = "3.7 writes as an occupation: ten letters an action, or one with a slow "
                         "stylus; an enemy that comes near stops it.",
                 .source = "engrave.c engrave()",
                 .isMain = !writing.takesGoes()});
            addMeanwhile(writing);
            return;
        }
        draft_.add(
            {.id = "turns",
             .group = group::time,
             .label = "game turns",
             .apart = writing.complete ? "game turns to write it" : "game turns of the first go",
             .value = {static_cast<double>(writing.turns)},
             .unit = Unit::Turns,
             .better = less,
             .text = writing.turns == 0 ? "at once" : "",
             .detail = writing.turns == 0 ? "before any monster moves" : "",
             .rule = "A turn for ten letters, or for each with a slow stylus; 0 stands before any "
                     "monster moves.",
             .source = source::engraving,
             .isMain = !writing.takesGoes()});
        draft_.add({.id = "helpless turns",
                    .group = group::time,
                    .label = "of these helpless",
                    .apart = "helpless turns while writing",
                    .value = {static_cast<double>(writing.helplessTurns)},
                    .unit = Unit::Turns,
                    .better = less,
                    .rule = "Nothing works as Elbereth until they are over, the old text neither.",
                    .source = "engrave.c doengrave(), nomul()"});
    }

    void addMeanwhile(const Writing& writing) {
        for (std::size_t i = 0; i < std::min(mostListed, writing.meanwhile.size()); ++i) {
            const OnFloor& step = writing.meanwhile[i];
            draft_.add({.id = "meanwhile/" + std::to_string(step.actions),
                        .group = group::time,
                        .label = "after action " + std::to_string(step.actions),
                        .unit = Unit::Words,
                        .text = quoted(step.text) + (step.readsElbereth ? ", works" : ""),
                        .detail = writing.unchanged < 1 ? "if it came out right" : "",
                        .rule =
                            "What monsters meet while the work goes on, if every letter comes out "
                            "right.",
                        .source = "engrave.c engrave()"});
        }
        if (writing.meanwhile.size() > mostListed) {
            draft_.say(group::time, "… and so on", "engrave.c engrave()");
        }
    }

    void addCost(const Writing& writing) {
        draft_.add(
            {.id = "cost",
             .group = group::cost,
             .label = "takes from the stylus",
             .apart = "writing takes from the stylus",
             .unit = Unit::Words,
             .text = worded(writing.cost),
             .rule = "Two letters a point or charge, at least one; a wand one charge a command.",
             .source = source::engraving});
        if (writing.goes.empty()) {
            draft_.say(group::cost, "It can't write all of the text, however it is broken up.",
                       source::engraving);
            return;
        }
        const bool inOneGo = writing.goes.size() == 1;
        draft_.add({.id = "goes",
                    .group = group::cost,
                    .label = "goes of the cheapest way",
                    .value = {static_cast<double>(writing.goes.size())},
                    .unit = Unit::Goes,
                    .better = Better::Lower,
                    .detail = goesText(writing),
                    .rule = "An odd number of letters costs no more than one letter less, so a "
                            "text is cheapest in odd pieces.",
                    .source = source::engraving,
                    .isMain = true},
                   inOneGo);
        const bool inActions = writing.isOccupation;
        draft_.add({.id = "time of goes",
                    .group = group::cost,
                    .label = "time of all goes",
                    .value = {static_cast<double>(inActions ? writing.actionsOfGoes
                                                            : writing.turnsUntilWhole)},
                    .unit = inActions ? Unit::Actions : Unit::Turns,
                    .better = Better::Lower,
                    .detail = inActions ? std::string() : completeWith(writing),
                    .rule = "The goes one after another; each but the first adds to the text. "
                            "Each is an action of the hero: monsters move before the next one, "
                            "even after a go that takes no turn.",
                    .source = source::engraving,
                    .isMain = writing.takesGoes()},
                   inOneGo);
        addPart("enchantment", "enchantment lost, cheapest way", writing.cheapest.enchantment,
                Unit::Points);
        addPart("marker charges", "marker charges used, cheapest way",
                writing.cheapest.markerCharges, Unit::Charges);
        addPart("wand charges", "wand charges used, cheapest way", writing.cheapest.wandCharges,
                Unit::Charges);
        addGoes(writing);
    }

    void addPart(const char* id, const char* label, int amount, Unit unit) {
        draft_.add({.id = id,
                    .group = group::cost,
                    .label = label,
                    .value = {static_cast<double>(amount)},
                    .unit = unit,
                    .better = Better::Lower,
                    .rule = "What the cheapest way of all goes takes.",
                    .source = source::engraving},
                   amount == 0);
    }

    static std::string goesText(const Writing& writing) {
        std::string text;
        for (std::size_t i = 0; i < std::min(mostListed, writing.goes.size()); ++i) {
            text += (i == 0 ? "" : " + ") + quoted(writing.goes[i].text);
        }
        return writing.goes.size() > mostListed ? text + " + …" : text;
    }

    void addGoes(const Writing& writing) {
        if (writing.goes.size() < 2) {
            return;
        }
        Table table{.id = "engraving/goes",
                    .title = "Cheapest way, " + worded(writing.cheapest),
                    .columns = {{"Go"}, {"Text"}, {"Costs"}, {"Time"}}};
        for (std::size_t i = 0; i < writing.goes.size(); ++i) {
            const Go& go = writing.goes[i];
            table.rows.push_back({std::to_string(i + 1) + '.', quoted(go.text), worded(go.cost),
                                  timeOf(writing, go)});
        }
        draft_.report.tables.push_back(std::move(table));
    }

    void addReveals(const Writing& writing) {
        const char* const byZapping = "engrave.c doengrave(), zap.c zapnodir()";
        const Reveals& reveals = writing.reveals;
        if (reveals.identifies || !reveals.identifiesOnly.empty()) {
            draft_.add({.id = "identifies",
                        .group = group::wand,
                        .label = "identifies itself",
                        .unit = Unit::Words,
                        .text = reveals.identifies ? "yes" : reveals.identifiesOnly,
                        .rule = "Engraving with a wand zaps it.",
                        .source = byZapping});
        }
        draft_.say(group::wand, reveals.message, byZapping);
        if (!reveals.oldText.empty()) {
            draft_.say(writing.refused                ? group::refused
                       : writing.cost.wandCharges > 0 ? group::wand
                                                      : group::remark,
                       "The old text is " + reveals.oldText + '.', source::engraving);
        }
        if (writing.explodes > 0) {
            draft_.add({.id = "explodes",
                        .group = group::wand,
                        .label = "explodes",
                        .value = {writing.explodes},
                        .better = Better::Lower,
                        .rule = "A cursed wand, from 3.6 on.",
                        .source = "engrave.c doengrave(), zap.c zapwand_check"});
        }
        if (writing.turnsToDust > 0) {
            draft_.add({.id = "turns_to_dust",
                        .group = group::wand,
                        .label = "turns to dust",
                        .value = {writing.turnsToDust},
                        .better = Better::Lower,
                        .rule = "A charge that is wrested from an empty wand is its last.",
                        .source = "zap.c zappable(), engrave.c doengrave()"});
        }
        if (writing.blindness.most > 0) {
            draft_.add({.id = "blindness",
                        .group = group::wand,
                        .label = "blinds you afterwards",
                        .unit = Unit::Words,
                        .text = worded(writing.blindness),
                        .rule = "Only after the text is settled.",
                        .source = source::engraving});
        }
    }

    ReportDraft& draft_;
    Game game_;
};

}  // namespace

void addWriting(ReportDraft& draft, const Writing& writing, Game game) {
    WritingReporter(draft, game).report(writing);
}

}  // namespace polyplan::nethack::engraving
