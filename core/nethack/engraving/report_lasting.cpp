#include <algorithm>
#include <array>
#include <utility>

#include "core/nethack/engraving/attacks.h"
#include "core/nethack/engraving/elbereth.h"
#include "core/nethack/engraving/report_draft.h"
#include "core/nethack/engraving/request_words.h"
#include "core/nethack/engraving/rules.h"
#include "core/nethack/engraving/words.h"
#include "core/probability/grouped.h"

namespace polyplan::nethack::engraving {
namespace {

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
     Better::Higher, source::test, true},
    {"contains", "still has the word Elbereth", &WearFigures::containsElbereth, Unit::Probability,
     Better::Higher, source::test, false},
    {"intact", "still the same text", &WearFigures::intact, Unit::Probability, Better::Higher,
     source::wiping, false},
    {"gone", "nothing legible is left", &WearFigures::gone, Unit::Probability, Better::Lower,
     source::wiping, false},
    {"changed", "characters changed, on average", &WearFigures::changedMean, Unit::Characters,
     Better::Lower, source::wiping, false},
}};

/// Of what is written, in a sentence about something else.
constexpr std::size_t mostQuoted = 24;

class LastingReporter {
  public:
    LastingReporter(ReportDraft& draft, const Request& request, const Answer& answer)
        : draft_(draft), request_(request), answer_(answer) {}

    void report(const Durability& durability) {
        if (durability.entries.empty()) {
            return;
        }
        const WearEntry& end = durability.entries.back();
        const std::string method = durability.method == Method::Exact
                                       ? "Exact, by the chain of all picks."
                                       : "Sampled, " + grouped(durability.samples) +
                                             " runs, seed " + std::to_string(durability.seed) +
                                             "; ± is one standard error.";
        draft_.say(group::lasting,
                   (end.k == 1 ? std::string("After the one event, of ")
                               : "After all " + grouped(end.k) + " events, of ") +
                       subjectOfLasting(answer_.writing.value_or(Writing())) + ". " + method,
                   source::wiping, RemarkKind::Method);
        for (const WearFigureRow& row : wearFigureRows) {
            draft_.add({.id = std::string("wear/") + row.id,
                        .group = group::lasting,
                        .label = row.label,
                        .value = {end.figures.*row.figure, end.standardErrors.*row.figure},
                        .unit = row.unit,
                        .better = row.better,
                        .span = Span{end.k, Unit::Events, given()},
                        .rule = method,
                        .source = row.source,
                        .isMain = row.isMain});
            addCurve(durability, row);
        }
        addBoth(end);
        sayOfMoves();
        sayOfDeletion();
    }

  private:
    /// The events are counted as they are asked for.
    void sayOfMoves() {
        const Rules* rules = rulesOf(answer_.game);
        if (rules != nullptr && rules->attacksWearAsMoves && has(Cause::Melee) &&
            !has(Cause::Move)) {
            draft_.say(group::lasting,
                       "Not counted: an attack by moving wears as a move does too. Add " +
                           quoted(std::string(wordOf(Cause::Move).name)) + " as often, cause \"" +
                           std::string(wordFor(causeWords, Cause::Move)) + "\" in a request.",
                       causeRule(Cause::Move, answer_.game, usualDexterity).source);
        }
    }

    void sayOfDeletion() {
        constexpr Cause deletion = Cause::AttackedWhileStanding;
        if (isDeletionLate(request_.events, answer_.game) &&
            aimOf(request_, answer_) != Aim::Intact) {
            const int attacks = attacksUntilDeletion(request_.events, answer_.game);
            const bool isCounted = has(deletion);
            draft_.say(group::lasting,
                       (isCounted ? "Counted too late: " : "Not counted: ") +
                           std::string("from 3.6.1 on your first attack deletes an Elbereth that "
                                       "you stand on, if it would frighten whom you attack. ") +
                           (isCounted ? "Put " : "Add ") +
                           quoted(std::string(wordOf(deletion).name)) + " after it" +
                           (attacks > 1 ? ", before the other " + grouped(attacks - 1) : "") +
                           ", cause \"" + std::string(wordFor(causeWords, deletion)) +
                           "\" in a request.",
                       causeRule(deletion, answer_.game, usualDexterity).source);
        }
    }

    bool has(Cause cause) const {
        const auto& events = request_.events;
        return std::ranges::find(events, cause, &Event::cause) != events.end();
    }

    static Span spanOf(const WearEntry& end) { return {end.k, Unit::Events}; }

    std::string given() const { return conditionOfLasting(answer_.writing.value_or(Writing())); }

    /// That it comes out right and holds as well.
    void addBoth(const WearEntry& end) {
        if (!answer_.writing || !answer_.writing->type) {
            return;
        }
        const std::optional<double> right = comesOutToHold(request_, answer_);
        if (!right) {
            draft_.say(group::lasting,
                       "How likely it comes out right and holds as well is not known: what is "
                       "spoilt in writing may leave enough to count, which then holds otherwise.",
                       source::test);
            return;
        }
        const Aim aim = aimOf(request_, answer_);
        draft_.add(
            {.id = "wear/written and works",
             .group = group::lasting,
             .label = "comes out right and holds",
             .value = Estimate{*right} *
                      Estimate{valueOf(end.figures, aim), valueOf(end.standardErrors, aim)},
             .better = Better::Higher,
             .span = spanOf(end),
             .rule =
                 aim == Aim::Intact
                     ? "The chance to come out as typed times that to stay the same text."
                     : "The chance to count as Elbereth when written times that to count still.",
             .source = source::wiping});
    }

    void addCurve(const Durability& durability, const WearFigureRow& row) {
        const bool isSampled = durability.method == Method::Sampled;
        Series series{.id = std::string("engraving/wear/") + row.id,
                      .label = row.label,
                      .kind = SeriesKind::Curve,
                      .xLabel = std::string(name(Unit::Events)),
                      .unit = row.unit,
                      .band = isSampled ? Band::StandardError : Band::None,
                      .given = given()};
        for (const WearEntry& entry : durability.entries) {
            const double value = entry.figures.*row.figure;
            const double error = entry.standardErrors.*row.figure;
            series.points.push_back({.x = static_cast<double>(entry.k),
                                     .value = value,
                                     .standardError = error,
                                     .low = value - error,
                                     .high = value + error});
        }
        draft_.report.series.push_back(std::move(series));
    }

    ReportDraft& draft_;
    const Request& request_;
    const Answer& answer_;
};

}  // namespace

std::optional<double> comesOutToHold(const Request& request, const Answer& answer) {
    if (!answer.writing || !answer.writing->type) {
        return std::nullopt;
    }
    const Writing& writing = *answer.writing;
    if (aimOf(request, answer) == Aim::Intact) {
        return writing.complete ? writing.unchanged : writing.unchangedInGoes;
    }
    const bool isBareWord = writing.wanted.size() == elberethWord.size();
    return isBareWord || writing.characterError == 0
               ? std::optional(writing.complete ? writing.readsElbereth - writing.oldReadsElbereth
                                                : writing.readsElberethInGoes)
               : std::nullopt;
}

std::string subjectOfLasting(const Writing& writing) {
    if (writing.isWhole()) {
        return "a text that came out right";
    }
    const std::string& part = writing.written;
    return "all of the text, though only " +
           quoted(part.size() > mostQuoted ? part.substr(0, mostQuoted) + "…" : part) +
           " is written";
}

std::string conditionOfLasting(const Writing& writing) {
    return writing.isWhole() ? "if it came out right" : "if all of it were written";
}

void addLasting(ReportDraft& draft, const Request& request, const Answer& answer,
                const Durability& durability) {
    LastingReporter(draft, request, answer).report(durability);
}

}  // namespace polyplan::nethack::engraving
