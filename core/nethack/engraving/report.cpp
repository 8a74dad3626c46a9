#include "core/nethack/engraving/report.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include "core/nethack/engraving/elbereth.h"
#include "core/nethack/engraving/elbereth_rules.h"
#include "core/nethack/engraving/types.h"
#include "core/nethack/engraving/words.h"

namespace polyplan::nethack::engraving {
namespace {

constexpr const char* byEngraving = "engrave.c doengrave()";
constexpr const char* byTest = "engrave.c sengr_at()";
constexpr const char* byWiping = "engrave.c wipe_engr_at()";

constexpr const char* refusedGroup = "Refused";
constexpr const char* oddsGroup = "What comes out";
constexpr const char* timeGroup = "Time, in one go";
constexpr const char* costGroup = "Cost";
constexpr const char* wandGroup = "What the wand does";
constexpr const char* remarkGroup = "Remarks";
constexpr const char* lastingGroup = "How it holds";
constexpr const char* wordGroup = "What Elbereth does";

constexpr std::size_t mostListed = 12;

/// A figure of durability, of which there is one after each event.
struct WearFigureRow {
    const char* id;
    const char* label;
    double WearFigures::*figure;
    Unit unit;
    Better better;
    const char* source;
    bool isMain;
};

constexpr std::array<WearFigureRow, 5> wearFigureRows = {{
    {"works", "still counts as Elbereth", &WearFigures::readsElbereth, Unit::Probability,
     Better::Higher, byTest, true},
    {"contains", "still has the word Elbereth", &WearFigures::containsElbereth, Unit::Probability,
     Better::Higher, byTest, false},
    {"intact", "still the same text", &WearFigures::intact, Unit::Probability, Better::Higher,
     byWiping, false},
    {"gone", "nothing legible is left", &WearFigures::gone, Unit::Probability, Better::Lower,
     byWiping, false},
    {"changed", "characters changed, on average", &WearFigures::changedMean, Unit::Characters,
     Better::Lower, byWiping, false},
}};

std::string quoted(const std::string& text) {
    return "“" + text + "”";
}

std::string counted(Unit unit, int number) {
    return std::to_string(number) + ' ' + std::string(wordAfter(unit, number));
}

class EngravingReporter {
  public:
    EngravingReporter(const Request& request, const Answer& answer)
        : request_(request), answer_(answer) {}

    Report report() {
        report_.groups = {refusedGroup, oddsGroup,    timeGroup, costGroup,
                          wandGroup,    lastingGroup, wordGroup, remarkGroup};
        if (answer_.writing) {
            addWriting(*answer_.writing);
        }
        if (const Durability* lasting = answer_.lasting()) {
            addDurability(*lasting);
        }
        addWord();
        return std::move(report_);
    }

  private:
    void add(Figure figure) {
        figure.id.insert(0, "engraving/");
        report_.figures.push_back(std::move(figure));
    }

    void say(const char* group, std::string text, std::string source,
             RemarkKind kind = RemarkKind::Remark) {
        if (!text.empty()) {
            report_.remarks.push_back({kind, group, std::move(text), std::move(source)});
        }
    }

    void addWriting(const Writing& writing) {
        if (writing.refused) {
            say(refusedGroup, writing.refused->reason, writing.refused->source,
                RemarkKind::Refusal);
            say(refusedGroup,
                writing.refused->takesTurn ? "The attempt takes a turn."
                                           : "The attempt takes no time.",
                writing.refused->source);
        } else if (writing.type) {
            addOdds(writing);
            addTime(writing);
            addCost(writing);
        } else {
            say(refusedGroup, "It writes nothing.", byEngraving, RemarkKind::Refusal);
        }
        addReveals(writing);
        for (const RuleRemark& each : writing.remarks) {
            say(remarkGroup, each.text, each.source);
        }
        if (writing.breaksIlliterate) {
            say(remarkGroup,
                "Writing it breaks the illiterate conduct; anything but a single x does.",
                "engrave.c doengrave(), u.uconduct.literate");
        }
    }

    void addOdds(const Writing& writing) {
        const char* const draws =
            "Each character but a space is spoilt by one of the draws that apply, and then any of "
            "94, itself among them.";
        const bool testsWhole = testsWholeText(answer_.game);
        add({.id = "unchanged",
             .group = oddsGroup,
             .label = "comes out as typed",
             .value = {writing.unchanged},
             .better = Better::Higher,
             .rule = draws,
             .source = byEngraving,
             .isMain = true});
        add({.id = "reads elbereth",
             .group = oddsGroup,
             .label = "counts as Elbereth",
             .value = {writing.readsElbereth},
             .better = Better::Higher,
             .rule = testsWhole ? "The whole text is the word, letter case ignored."
                                : "The word stands anywhere in the text, letter case ignored.",
             .source = byTest,
             .isMain = true});
        add({.id = "contains elbereth",
             .group = oddsGroup,
             .label = "has the word Elbereth",
             .value = {writing.containsElbereth},
             .better = Better::Higher,
             .rule = "The word stands anywhere in it, letter case ignored.",
             .source = byTest});
        add({.id = "character error",
             .group = oddsGroup,
             .label = "each letter comes out wrong",
             .value = {writing.characterError},
             .better = Better::Lower,
             .rule = draws,
             .source = byEngraving});
        const Word permanence = wordOf(writing.permanence);
        add({.id = "on the floor",
             .group = oddsGroup,
             .label = "on the floor",
             .unit = Unit::Words,
             .text = std::string(typeWord(*writing.type)) + ", " + std::string(permanence.name),
             .rule = std::string(permanence.rule),
             .source = byWiping});
        if (!writing.complete) {
            add({.id = "written",
                 .group = oddsGroup,
                 .label = "one go writes only",
                 .unit = Unit::Words,
                 .text = quoted(writing.written),
                 .detail = counted(Unit::Characters, static_cast<int>(writing.written.size())) +
                           " of " + std::to_string(writing.wanted.size()),
                 .rule = "The stylus does not last for all of it in one go.",
                 .source = byEngraving});
        }
        addNeeded(writing);
        addLetters(writing);
    }

    void addNeeded(const Writing& writing) {
        if (!writing.needed) {
            return;
        }
        const auto [inOneGo, inGoes] = *writing.needed;
        const auto addLeast = [&](const char* id, const char* label, std::optional<int> least) {
            if (least) {
                add({.id = id,
                     .group = oddsGroup,
                     .label = label,
                     .unit = Unit::Words,
                     .text = writing.cost.enchantment > 0
                                 ? "an enchantment of " + std::string(*least < 0 ? "−" : "+") +
                                       std::to_string(std::abs(*least))
                                 : counted(Unit::Charges, *least),
                     .rule = "The least that the stylus has to begin with.",
                     .source = byEngraving});
            }
        };
        addLeast("needed", "all of it in one go needs", inOneGo);
        if (writing.goes.empty() && inGoes != inOneGo) {
            addLeast("needed in goes", "in several goes it needs", inGoes);
        }
    }

    void addLetters(const Writing& writing) {
        Series errors{.id = "engraving/letter errors",
                      .label = "chance of each letter to come out wrong",
                      .kind = SeriesKind::Bars,
                      .xLabel = "letter"};
        for (std::size_t i = 0; i < writing.letterErrors.size(); ++i) {
            errors.points.push_back({.x = static_cast<double>(i),
                                     .label = std::string(1, writing.wanted[i]),
                                     .value = writing.letterErrors[i]});
        }
        report_.series.push_back(std::move(errors));
    }

    void addTime(const Writing& writing) {
        if (writing.interruptible) {
            add({.id = "actions",
                 .group = timeGroup,
                 .label = "actions",
                 .value = {static_cast<double>(writing.actions)},
                 .unit = Unit::Actions,
                 .better = Better::Lower,
                 .detail = "can be interrupted",
                 .rule = "3.7 writes as an occupation: ten letters an action, or one with a slow "
                         "stylus; an enemy that comes near stops it.",
                 .source = "engrave.c engrave()",
                 .isMain = true});
            addMeanwhile(writing);
            return;
        }
        add({.id = "turns",
             .group = timeGroup,
             .label = "game turns",
             .value = {static_cast<double>(writing.turns)},
             .unit = Unit::Turns,
             .better = Better::Lower,
             .text = writing.turns == 0 ? "at once" : "",
             .detail = writing.turns == 0 ? "before any monster moves" : "",
             .rule = "A turn for ten letters, or for each with a slow stylus; 0 stands before any "
                     "monster moves.",
             .source = byEngraving,
             .isMain = true});
        add({.id = "helpless turns",
             .group = timeGroup,
             .label = "of these helpless",
             .value = {static_cast<double>(writing.helplessTurns)},
             .unit = Unit::Turns,
             .better = Better::Lower,
             .rule = "Nothing works as Elbereth until they are over, the old text neither.",
             .source = "engrave.c doengrave(), nomul()"});
    }

    void addMeanwhile(const Writing& writing) {
        for (std::size_t i = 0; i < std::min(mostListed, writing.meanwhile.size()); ++i) {
            const OnFloor& step = writing.meanwhile[i];
            add({.id = "meanwhile/" + std::to_string(step.actions),
                 .group = timeGroup,
                 .label = "after action " + std::to_string(step.actions),
                 .unit = Unit::Words,
                 .text = quoted(step.text) + (step.readsElbereth ? ", works" : ""),
                 .rule = "What monsters meet while the work goes on, if every letter comes out "
                         "right.",
                 .source = "engrave.c engrave()"});
        }
        if (writing.meanwhile.size() > mostListed) {
            say(timeGroup, "… and so on", "engrave.c engrave()");
        }
    }

    void addCost(const Writing& writing) {
        add({.id = "cost",
             .group = costGroup,
             .label = "takes from the stylus",
             .unit = Unit::Words,
             .text = worded(writing.cost),
             .rule = "Two letters a point or charge, at least one; a wand one charge a command.",
             .source = byEngraving});
        if (writing.goes.empty()) {
            say(costGroup, "It can't write all of the text, however it is broken up.", byEngraving);
            return;
        }
        if (writing.goes.size() > 1) {
            add({.id = "goes",
                 .group = costGroup,
                 .label = "goes of the cheapest way",
                 .value = {static_cast<double>(writing.goes.size())},
                 .unit = Unit::Goes,
                 .better = Better::Lower,
                 .detail = goesText(writing),
                 .rule = "An odd number of letters costs no more than one letter less, so a text "
                         "is cheapest in odd pieces.",
                 .source = byEngraving,
                 .isMain = true});
            const bool inActions = writing.interruptible;
            add({.id = "time of goes",
                 .group = costGroup,
                 .label = "time of all goes",
                 .value = {static_cast<double>(inActions ? writing.actionsOfGoes
                                                         : writing.turnsOfGoes)},
                 .unit = inActions ? Unit::Actions : Unit::Turns,
                 .better = Better::Lower,
                 .rule = "The goes one after another; each but the first adds to the text.",
                 .source = byEngraving});
            add({.id = "unchanged in goes",
                 .group = costGroup,
                 .label = "comes out as typed, in all goes",
                 .value = {writing.unchangedInGoes},
                 .better = Better::Higher,
                 .rule = "Each go draws for its own letters.",
                 .source = byEngraving});
        }
        addPart("enchantment", "enchantment lost, cheapest way", writing.cheapest.enchantment,
                Unit::Points);
        addPart("marker charges", "marker charges used, cheapest way",
                writing.cheapest.markerCharges, Unit::Charges);
        addPart("wand charges", "wand charges used, cheapest way", writing.cheapest.wandCharges,
                Unit::Charges);
        addGoes(writing);
    }

    void addPart(const char* id, const char* label, int amount, Unit unit) {
        if (amount != 0) {
            add({.id = id,
                 .group = costGroup,
                 .label = label,
                 .value = {static_cast<double>(amount)},
                 .unit = unit,
                 .better = Better::Lower,
                 .rule = "What the cheapest way of all goes takes.",
                 .source = byEngraving});
        }
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
                                  writing.interruptible ? counted(Unit::Actions, go.actions)
                                                        : counted(Unit::Turns, go.turns)});
        }
        report_.tables.push_back(std::move(table));
    }

    void addReveals(const Writing& writing) {
        const char* const byZapping = "engrave.c doengrave(), zap.c zapnodir()";
        const Reveals& reveals = writing.reveals;
        if (reveals.identifies || !reveals.identifiesOnly.empty()) {
            add({.id = "identifies",
                 .group = wandGroup,
                 .label = "identifies itself",
                 .unit = Unit::Words,
                 .text = reveals.identifies ? "yes" : reveals.identifiesOnly,
                 .rule = "Engraving with a wand zaps it.",
                 .source = byZapping});
        }
        say(wandGroup, reveals.message, byZapping);
        say(wandGroup, reveals.oldText, byZapping);
        if (writing.explodes > 0) {
            add({.id = "explodes",
                 .group = wandGroup,
                 .label = "explodes",
                 .value = {writing.explodes},
                 .better = Better::Lower,
                 .rule = "A cursed wand, from 3.6 on.",
                 .source = "engrave.c doengrave(), zap.c zapwand_check"});
        }
        if (writing.blindness.most > 0) {
            add({.id = "blindness",
                 .group = wandGroup,
                 .label = "blinds you afterwards",
                 .unit = Unit::Words,
                 .text = "1 to " + counted(Unit::Turns, writing.blindness.most),
                 .rule = "Only after the text is settled.",
                 .source = byEngraving});
        }
    }

    void addDurability(const Durability& durability) {
        if (durability.entries.empty()) {
            return;
        }
        const WearEntry& end = durability.entries.back();
        const std::string method = durability.method == Method::Exact
                                       ? "Exact, by the chain of all picks."
                                       : "Sampled, " + std::to_string(durability.samples) +
                                             " runs, seed " + std::to_string(durability.seed) +
                                             "; ± is one standard error.";
        const bool isPart = answer_.writing && !answer_.writing->isWhole();
        say(lastingGroup,
            (end.k == 1 ? std::string("After the one event, of ")
                        : "After all " + std::to_string(end.k) + " events, of ") +
                (isPart ? "all of the text, though only " + quoted(answer_.writing->written) +
                              " is written. "
                        : "a text that came out right. ") +
                method,
            byWiping, RemarkKind::Method);
        for (const WearFigureRow& row : wearFigureRows) {
            add({.id = std::string("wear/") + row.id,
                 .group = lastingGroup,
                 .label = row.label,
                 .value = {end.figures.*row.figure, end.standardErrors.*row.figure},
                 .unit = row.unit,
                 .better = row.better,
                 .rule = method,
                 .source = row.source,
                 .isMain = row.isMain});
            addCurve(durability, row);
        }
        addBoth(end);
    }

    /// That it comes out right and holds as well. Left out of texts that count as Elbereth by more
    /// than the bare word: a copy or a letter to spare may be spoilt in writing, and what holds
    /// then is not what holds of the text as typed.
    void addBoth(const WearEntry& end) {
        if (!answer_.writing || !answer_.writing->type) {
            return;
        }
        const Writing& writing = *answer_.writing;
        const Aim aim = aimOf(request_, answer_);
        const bool isForElbereth = aim != Aim::Intact;
        if (isForElbereth && writing.wanted.size() != elberethWord.size()) {
            return;
        }
        const double right =
            isForElbereth ? (writing.complete ? writing.readsElbereth : writing.readsElberethInGoes)
                          : (writing.complete ? writing.unchanged : writing.unchangedInGoes);
        if (right >= 1.0) {
            return;
        }
        add({.id = "wear/written and works",
             .group = lastingGroup,
             .label = "comes out right and holds",
             .value = Estimate{right} *
                      Estimate{valueOf(end.figures, aim), valueOf(end.standardErrors, aim)},
             .better = Better::Higher,
             .rule = isForElbereth
                         ? "The chance to count as Elbereth when written times that to count still."
                         : "The chance to come out as typed times that to stay the same text.",
             .source = byWiping});
    }

    void addCurve(const Durability& durability, const WearFigureRow& row) {
        const bool isSampled = durability.method == Method::Sampled;
        Series series{.id = std::string("engraving/wear/") + row.id,
                      .label = row.label,
                      .kind = SeriesKind::Curve,
                      .xLabel = std::string(name(Unit::Events)),
                      .unit = row.unit,
                      .band = isSampled ? Band::StandardError : Band::None};
        for (const WearEntry& entry : durability.entries) {
            const double value = entry.figures.*row.figure;
            const double error = entry.standardErrors.*row.figure;
            series.points.push_back({.x = static_cast<double>(entry.k),
                                     .value = value,
                                     .standardError = error,
                                     .low = value - error,
                                     .high = value + error});
        }
        report_.series.push_back(std::move(series));
    }

    void addWord() {
        if (!containsElbereth(request_.text, Type::Dust)) {
            return;
        }
        for (const ElberethRule& rule : elberethRules(answer_.game)) {
            say(wordGroup, std::string(rule.topic) + ": " + std::string(rule.text),
                std::string(rule.source));
        }
    }

    const Request& request_;
    const Answer& answer_;
    Report report_;
};

}  // namespace

double valueOf(const WearFigures& figures, Aim aim) {
    switch (aim) {
        case Aim::ReadsElbereth:
            return figures.readsElbereth;
        case Aim::ContainsElbereth:
            return figures.containsElbereth;
        case Aim::Intact:
            break;
    }
    return figures.intact;
}

Aim aimOf(const Request& request, const Answer& answer) {
    const bool isWritten = answer.writing && answer.writing->type;
    const Type type = isWritten           ? *answer.writing->type
                      : answer.durability ? answer.durability->type
                                          : Type::Dust;
    return readsElbereth(isWritten ? answer.writing->wanted : request.text, type, answer.game)
               ? Aim::ReadsElbereth
               : Aim::Intact;
}

Report report(const Request& request, const Answer& answer) {
    return EngravingReporter(request, answer).report();
}

}  // namespace polyplan::nethack::engraving
