#include "ui/models/engraving/engraving_rows.h"

#include <QLocale>
#include <QObject>
#include <QStringList>
#include <algorithm>
#include <utility>

#include "core/nethack/engraving/elbereth.h"
#include "core/nethack/engraving/elbereth_rules.h"
#include "core/plan/engraving_figures.h"
#include "ui/look/figures.h"
#include "ui/models/engraving/engraving_words.h"
#include "ui/models/text.h"

namespace polyplan::ui {

using nethack::engraving::Durability;
using nethack::engraving::Go;
using nethack::engraving::Method;
using nethack::engraving::Writing;
using Kind = EngravingRow::Kind;

namespace {

constexpr std::size_t mostListed = 12;

QString rowsTr(const char* text) {
    return QObject::tr(text);
}

QString withError(double value, double error) {
    return error > 0 ? QStringLiteral("%1 ± %2").arg(percent(value), percent(error))
                     : percent(value);
}

/// Gathers the lines of one answer.
class Rows {
  public:
    explicit Rows(const EngravingAnswer& answer)
        : answer_(answer), named_(plan::namedFigures(answer.answer)) {}

    std::vector<EngravingRow> gather() {
        if (answer_.answer.writing) {
            addWriting(*answer_.answer.writing);
        }
        if (answer_.answer.durability) {
            addDurability(*answer_.answer.durability);
        }
        addElbereth();
        return std::move(rows_);
    }

  private:
    void heading(const char* text) { rows_.push_back({Kind::Heading, rowsTr(text), {}, {}}); }
    void figure(const QString& label, const QString& value, const QString& rule,
                Kind kind = Kind::Figure) {
        rows_.push_back({kind, label, value, rule});
    }
    /// A figure of the answer by its id, as every view and page has it.
    /// @param own the label; empty: that of the figure
    void named(const char* id, const QString& rule, Kind kind = Kind::Figure,
               const QString& own = {}) {
        const auto found = std::ranges::find(named_.figures, id, &plan::Figure::id);
        if (found == named_.figures.end()) {
            return;
        }
        const QString value = found->unit == "probability"
                                  ? withError(found->value, found->standardError)
                                  : QLocale(QLocale::English).toString(found->value, 'g', 4);
        figure(own.isEmpty() ? toQString(found->label) : own, value,
               QStringLiteral("%1 (%2)").arg(rule, toQString(found->source)), kind);
    }
    void remark(const QString& text, const QString& rule) {
        if (!text.isEmpty()) {
            rows_.push_back({Kind::Remark, text, {}, rule});
        }
    }

    void addWriting(const Writing& writing) {
        if (writing.refused) {
            heading(answer_.isExample ? "No text yet" : "Refused");
            remark(toQString(writing.refused->reason), toQString(writing.refused->source));
            remark(writing.refused->takesTurn ? rowsTr("The attempt takes a turn.")
                                              : rowsTr("The attempt takes no time."),
                   toQString(writing.refused->source));
        } else if (writing.type) {
            addOdds(writing);
            addTime(writing);
            addCost(writing);
        } else {
            heading("Writes nothing");
        }
        addReveals(writing);
        addRemarks(writing);
    }

    void addOdds(const Writing& writing) {
        heading("What comes out");
        const QString draws = rowsTr(
            "Each character but a space is spoilt by one of the draws that apply, and then any "
            "of 94, itself among them");
        named("engraving/unchanged", draws, Kind::Main);
        named("engraving/reads elbereth",
              nethack::engraving::testsWholeText(answer_.game)
                  ? rowsTr("The whole text is the word, letter case ignored")
                  : rowsTr("The word stands anywhere in the text, letter case ignored"),
              Kind::Main);
        named("engraving/contains elbereth",
              rowsTr("The word stands anywhere in it, letter case ignored"));
        named("engraving/character error", draws);
        const auto lasting = engraving_words::permanence(writing.permanence);
        figure(rowsTr("on the floor"),
               QStringLiteral("%1, %2").arg(engraving_words::typeName(*writing.type), lasting.name),
               lasting.rule);
        if (!writing.complete) {
            figure(
                rowsTr("one go writes only"),
                QStringLiteral("“%1”").arg(toQString(writing.written)),
                rowsTr(
                    "The stylus does not last for all of it in one go (engrave.c doengrave())."));
        }
    }

    void addTime(const Writing& writing) {
        heading("Time, in one go");
        const bool isInterruptible = writing.interruptible;
        if (isInterruptible) {
            figure(rowsTr("actions"), QString::number(writing.actions),
                   rowsTr("3.7 writes as an occupation: ten letters an action, or one with a slow "
                          "stylus; an enemy that comes near stops it (engrave.c engrave())."),
                   Kind::Main);
            addMeanwhile(writing);
        } else {
            figure(
                rowsTr("game turns"),
                writing.turns == 0 ? rowsTr("at once") : QString::number(writing.turns),
                rowsTr(
                    "A turn for ten letters, or for each with a slow stylus; 0 stands before any "
                    "monster moves (engrave.c doengrave())."),
                Kind::Main);
            figure(rowsTr("of these helpless"), QString::number(writing.helplessTurns),
                   rowsTr("Nothing works as Elbereth until they are over, the old text neither "
                          "(engrave.c doengrave(), nomul())."));
        }
    }

    void addMeanwhile(const Writing& writing) {
        for (std::size_t i = 0; i < writing.meanwhile.size(); ++i) {
            if (i == mostListed) {
                remark(rowsTr("… and so on"), {});
                break;
            }
            const auto& step = writing.meanwhile[i];
            figure(
                rowsTr("after action %1").arg(step.actions),
                QStringLiteral("“%1”%2").arg(toQString(step.text),
                                             step.readsElbereth ? rowsTr(", works") : QString()),
                rowsTr("What monsters meet while the work goes on, if every letter comes out right "
                       "(engrave.c engrave())."));
        }
    }

    void addCost(const Writing& writing) {
        heading("Cost");
        figure(rowsTr("takes from the stylus"), engraving_words::cost(writing.cost),
               rowsTr("Two letters a point or charge, at least one; a wand one charge a command "
                      "(engrave.c doengrave())."));
        if (writing.goes.empty()) {
            remark(rowsTr("It can't write all of the text, however it is broken up."),
                   rowsTr("engrave.c doengrave()"));
        } else if (writing.goes.size() > 1) {
            QStringList parts;
            for (const Go& go : writing.goes) {
                if (std::cmp_equal(parts.size(), mostListed)) {
                    parts.append(QStringLiteral("…"));
                    break;
                }
                parts.append(QStringLiteral("“%1”").arg(toQString(go.text)));
            }
            figure(
                rowsTr("cheapest in %1 goes").arg(writing.goes.size()),
                engraving_words::cost(writing.cheapest),
                rowsTr("An odd number of letters costs no more than one letter less, so a text is "
                       "cheapest in odd pieces (engrave.c doengrave())."),
                Kind::Main);
            remark(parts.join(QStringLiteral(" + ")), {});
            figure(rowsTr("time of all goes"),
                   writing.interruptible
                       ? engraving_words::counted(writing.actionsOfGoes, "%1 action", "%1 actions")
                       : engraving_words::counted(writing.turnsOfGoes, "%1 turn", "%1 turns"),
                   rowsTr("The goes one after another; each but the first adds to the text."));
        }
    }

    void addReveals(const Writing& writing) {
        const auto& reveals = writing.reveals;
        const bool tells = reveals.identifies || !reveals.identifiesOnly.empty() ||
                           !reveals.message.empty() || !reveals.oldText.empty();
        if (!tells && writing.explodes <= 0 && writing.blindness.most == 0) {
            return;
        }
        heading("What the wand does");
        const QString zapped = rowsTr(
            "Engraving with a wand zaps it (engrave.c doengrave(), "
            "zap.c zapnodir()).");
        if (reveals.identifies || !reveals.identifiesOnly.empty()) {
            figure(rowsTr("identifies itself"),
                   reveals.identifies ? rowsTr("yes") : toQString(reveals.identifiesOnly), zapped);
        }
        remark(toQString(reveals.message), zapped);
        remark(toQString(reveals.oldText), zapped);
        if (writing.explodes > 0) {
            figure(
                rowsTr("explodes"), percent(writing.explodes),
                rowsTr("A cursed wand, from 3.6 on (engrave.c doengrave(), zap.c zapwand_check)."));
        }
        if (writing.blindness.most > 0) {
            figure(rowsTr("blinds you afterwards"),
                   rowsTr("1 to %1 turns").arg(writing.blindness.most),
                   rowsTr("Only after the text is settled (engrave.c doengrave())."));
        }
    }

    void addRemarks(const Writing& writing) {
        if (writing.remarks.empty() && !writing.breaksIlliterate) {
            return;
        }
        heading("Remarks");
        for (const auto& each : writing.remarks) {
            remark(toQString(each.text), toQString(each.source));
        }
        if (writing.breaksIlliterate) {
            remark(
                rowsTr("Writing it breaks the illiterate conduct."),
                rowsTr(
                    "Anything but a single x does (engrave.c doengrave(), u.uconduct.literate)."));
        }
    }

    void addDurability(const Durability& durability) {
        if (durability.entries.empty()) {
            return;
        }
        const auto& end = durability.entries.back();
        heading("How it holds");
        const QString rule = durability.method == Method::Exact
                                 ? rowsTr("Exact, by the chain of all picks")
                                 : rowsTr("Sampled, %1 runs, seed %2; ± is one standard error")
                                       .arg(durability.samples)
                                       .arg(durability.seed);
        remark(end.k == 1
                   ? rowsTr("After the one event, of a text that came out right.")
                   : rowsTr("After all %1 events, of a text that came out right.").arg(end.k),
               rule);
        named("engraving/wear/works", rule, Kind::Main, rowsTr("still counts as Elbereth"));
        named("engraving/wear/contains", rule, Kind::Figure, rowsTr("still has the word Elbereth"));
        named("engraving/wear/intact", rule, Kind::Figure, rowsTr("still the same text"));
        named("engraving/wear/gone", rule, Kind::Figure, rowsTr("nothing legible is left"));
        named("engraving/wear/changed", rule, Kind::Figure,
              rowsTr("characters changed, on average"));
    }

    void addElbereth() {
        if (!nethack::engraving::containsElbereth(answer_.request.text,
                                                  nethack::engraving::Type::Dust)) {
            return;
        }
        heading("What Elbereth does");
        for (const auto& rule : nethack::engraving::elberethRules(answer_.game)) {
            remark(QStringLiteral("%1: %2").arg(toQString(rule.topic), toQString(rule.text)),
                   toQString(rule.source));
        }
    }

    const EngravingAnswer& answer_;
    plan::NamedFigures named_;
    std::vector<EngravingRow> rows_;
};

}  // namespace

std::vector<EngravingRow> engravingRows(const EngravingAnswer& answer) {
    return Rows(answer).gather();
}

}  // namespace polyplan::ui
