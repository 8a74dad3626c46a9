#include "app/evaluate_table.h"

#include <algorithm>

#include "app/report_table.h"
#include "app/text_table.h"
#include "core/json/fault_list.h"
#include "core/nethack/polypile/report.h"
#include "core/nethack/polypile/series_report.h"
#include "core/nethack/polypile/use_words.h"
#include "core/plan/words.h"

namespace polyplan::app {

void writeTables(const plan::LineQuestion& question, const std::string& called,
                 const plan::Polypile& polypile, const nethack::polypile::LineAnswer& answer,
                 const nethack::polypile::SeriesAnswer& series, std::ostream& out) {
    const nethack::polypile::Situation& situation = question.situation;
    out << printable(called) << " · " << title(situation.rules.game) << " · Luck " << situation.luck
        << " · " << wordFor(plan::sourceWords, polypile.source) << " · "
        << worded(series.byZap.back().provenance) << '\n';
    if (polypile.zaps > 1) {
        writeReport(
            seriesReport(series, situation, question.piles, polypile.collectGoalsBetweenZaps), out);
        out << "\n  The first of " << polypile.zaps << ' '
            << nethack::polypile::useWords(polypile.source).several << " · "
            << worded(answer.provenance) << '\n';
    }
    const std::vector<nethack::polypile::Pile>& piles = question.piles;
    const nethack::polypile::LineView line{
        .piles = piles, .answer = answer, .table = situation.table, .known = situation.known};
    writeReport(lineReport(line), out);
    for (std::size_t i = 0; i < piles.size(); ++i) {
        const std::string& label = polypile.line[i].label;
        out << "\n  Pile at " << piles[i].distance
            << (label.empty() ? "" : " \"" + printable(label) + '"') << '\n';
        writeReport(pileReport(line, i), out);
    }
    out << '\n';
}

void writeAdvice(const plan::Advice& advice, const plan::Polypile& polypile, std::ostream& out) {
    out << "  Advice, by what comes of it in " << (polypile.zaps > 1 ? "the first " : "one ")
        << nethack::polypile::useWords(polypile.source).one << '\n';
    if (advice.findings.empty()) {
        out << "    Nothing to advise.\n";
    }
    for (const plan::Finding& finding : advice.findings) {
        out << "    " << finding.fixName << " (" << printable(finding.found) << ")\n";
        TextTable table({TextTable::Align::Left, TextTable::Align::Left});
        const auto add = [&table](const plan::Effect& effect) {
            std::string change = figureText({.value = effect.before, .unit = effect.unit});
            const std::string after = figureText({.value = effect.after, .unit = effect.unit});
            if (change != after) {
                change.append(" → ").append(after);
                table.addRow({effect.label, std::move(change)});
            }
        };
        std::ranges::for_each(finding.counting, add);
        if (finding.hit) {
            add(*finding.hit);
        }
        table.write(out, 6);
    }
    out << '\n';
}

}  // namespace polyplan::app
