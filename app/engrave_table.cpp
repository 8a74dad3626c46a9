#include "app/engrave_table.h"

#include <string>
#include <vector>

#include "app/text_table.h"
#include "core/nethack/engraving/types.h"

namespace polyplan::app {
namespace {

using nethack::engraving::Cost;
using nethack::engraving::Durability;
using nethack::engraving::Go;
using nethack::engraving::OnFloor;
using nethack::engraving::Remark;
using nethack::engraving::WearEntry;
using nethack::engraving::Writing;
using enum TextTable::Align;

std::string plural(int count, const std::string& noun) {
    return std::to_string(count) + ' ' + noun + (count == 1 ? "" : "s");
}

std::string described(const Cost& cost) {
    std::string text;
    const auto add = [&text](int count, const char* noun) {
        if (count != 0) {
            text += (text.empty() ? "" : ", ") + plural(count, noun);
        }
    };
    add(cost.enchantment, "point");
    add(cost.markerCharges, "marker charge");
    add(cost.wandCharges, "wand charge");
    return text.empty() ? "nothing" : text;
}

std::string describedTime(const Writing& writing) {
    if (writing.interruptible) {
        return plural(writing.actions, "action") + ", can be interrupted";
    }
    return writing.turns == 0 ? "at once, before any monster moves"
                              : plural(writing.turns, "turn") + ", helpless for " +
                                    (writing.helplessTurns == writing.turns
                                         ? "all of it"
                                         : plural(writing.helplessTurns, "turn"));
}

void writeGoes(const Writing& writing, std::ostream& out) {
    if (writing.goes.size() < 2) {
        return;
    }
    out << "\n  Cheapest way, " << described(writing.cheapest) << ":\n";
    TextTable goes({Right, Left, Left, Left});
    for (std::size_t i = 0; i < writing.goes.size(); ++i) {
        const Go& go = writing.goes[i];
        goes.addRow(
            {std::to_string(i + 1) + '.', '"' + go.text + '"', described(go.cost),
             writing.interruptible ? plural(go.actions, "action") : plural(go.turns, "turn")});
    }
    goes.write(out, 4);
}

void writeMeanwhile(const Writing& writing, std::ostream& out) {
    if (writing.meanwhile.size() < 2) {
        return;
    }
    out << "\n  On the floor meanwhile:\n";
    TextTable steps({Right, Left, Left});
    for (const OnFloor& step : writing.meanwhile) {
        steps.addRow({std::to_string(step.actions), '"' + step.text + '"',
                      step.readsElbereth ? "counts as Elbereth" : ""});
    }
    steps.write(out, 4);
}

void writeRemarks(const std::vector<Remark>& remarks, std::ostream& out) {
    if (remarks.empty()) {
        return;
    }
    out << '\n';
    for (const Remark& remark : remarks) {
        out << "  " << remark.text << " (" << remark.source << ")\n";
    }
}

void addReveals(const Writing& writing, TextTable& table) {
    const auto& reveals = writing.reveals;
    if (!reveals.message.empty()) {
        table.addRow({"what is noticed", reveals.message});
    }
    if (reveals.identifies || !reveals.identifiesOnly.empty()) {
        table.addRow({"identifies the wand", reveals.identifies ? "yes" : reveals.identifiesOnly});
    }
    if (!reveals.oldText.empty()) {
        table.addRow({"the old text is", reveals.oldText});
    }
}

void writeWriting(const Writing& writing, std::ostream& out) {
    TextTable table({Left, Left});
    if (writing.refused) {
        out << "  Refused: " << writing.refused->reason << " (" << writing.refused->source << ")\n";
        out << (writing.refused->takesTurn ? "  It takes a turn all the same.\n"
                                           : "  It takes no time.\n");
    } else {
        table.addRow({"engraving", std::string(name(*writing.type)) + ", " +
                                       std::string(name(writing.permanence))});
        if (!writing.complete) {
            table.addRow({"written", '"' + writing.written + '"'});
        }
        table.addRow({"time", describedTime(writing)});
        table.addRow({"costs", described(writing.cost)});
        table.addRow({"a letter comes out wrong", percent(writing.characterError)});
        table.addRow({"all comes out right", percent(writing.unchanged)});
        table.addRow({"counts as Elbereth", percent(writing.readsElbereth)});
    }
    addReveals(writing, table);
    table.write(out, 2);
    writeGoes(writing, out);
    writeMeanwhile(writing, out);
    writeRemarks(writing.remarks, out);
}

void writeDurability(const Durability& durability, std::ostream& out) {
    out << "  Wear of " << name(durability.type) << " · "
        << (durability.method == nethack::engraving::Method::Exact
                ? "exact"
                : "sampled, " + std::to_string(durability.samples) + " samples, seed " +
                      std::to_string(durability.seed))
        << '\n';
    const auto shown = [](double figure, double error) {
        return percent(figure) + (error > 0.0 ? " ± " + percent(error) : "");
    };
    TextTable table({Right, Right, Right, Right, Right});
    table.addRow({"events", "counts as Elbereth", "unchanged", "gone", "characters changed"});
    for (const WearEntry& entry : durability.entries) {
        const auto& [k, figures, errors] = entry;
        table.addRow({std::to_string(k), shown(figures.readsElbereth, errors.readsElbereth),
                      shown(figures.intact, errors.intact), shown(figures.gone, errors.gone),
                      number(figures.changedMean)});
    }
    table.write(out, 2);
}

}  // namespace

void writeTable(const nethack::engraving::Request& request,
                const nethack::engraving::Answer& answer, std::ostream& out) {
    out << '"' << request.text << '"'
        << (answer.writing ? " · " + answer.writing->stylus : std::string()) << " · "
        << title(answer.game) << (answer.partial ? " (rules known in part)" : "") << '\n';
    if (answer.writing) {
        writeWriting(*answer.writing, out);
    }
    if (answer.durability) {
        out << (answer.writing ? "\n" : "");
        writeDurability(*answer.durability, out);
    }
}

}  // namespace polyplan::app
