#include "app/comparison_table.h"

#include <algorithm>
#include <string>

#include "app/report_table.h"
#include "app/text_table.h"
#include "core/json/fault_list.h"
#include "core/plan/difference_words.h"
#include "core/probability/grouped.h"

namespace polyplan::app {
namespace {

/// Whether it differs from the baseline's by less than is shown.
bool readsAlike(const ComparedFigure& figure, std::size_t column) {
    return figure.differences[column] && figure.verdicts[column] != Verdict::Same &&
           figureText(*figure.each[column]) == figureText(*figure.baseline());
}

/// "12.3 %  better ×2.1"
std::string comparedText(const ComparedFigure& figure, std::size_t column) {
    if (!figure.each[column]) {
        return "–";
    }
    std::string text = figureText(*figure.each[column]);
    const Verdict verdict = figure.verdicts[column];
    if (verdict == Verdict::OtherSpan || (verdict == Verdict::Baseline && figure.hasOtherSpan())) {
        return text + "  " + figure.spanInWords(column);
    }
    if (verdict != Verdict::Baseline && readsAlike(figure, column)) {
        return text + "  nearly the same";
    }
    if (verdict != Verdict::Baseline && verdict != Verdict::Missing) {
        text += "  " + std::string(name(verdict));
        const std::string factor = figure.factors[column] ? number(*figure.factors[column]) : "1";
        if (factor != "1" && verdict != Verdict::Same) {
            text += " ×" + factor;
        }
    }
    return text;
}

bool areOne(const plan::Contender& a, const plan::Contender& b) {
    return a.strategy == b.strategy && (a.document == b.document || *a.document == *b.document);
}

/// "1 and 2 are the same strategy."
void writeTwice(const std::vector<plan::Contender>& contenders, std::ostream& out) {
    for (std::size_t i = 0; i < contenders.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (areOne(contenders[j], contenders[i])) {
                out << "  " << j + 1 << " and " << i + 1 << " are the same strategy.\n";
                break;
            }
        }
    }
}

void writeGroupOf(const std::string& group, const Comparison& comparison, std::ostream& out) {
    std::vector<TextTable::Align> aligns(comparison.figures.front().each.size() + 1,
                                         TextTable::Align::Left);
    TextTable table(aligns);
    bool isEmpty = true;
    for (const ComparedFigure& figure : comparison.figures) {
        if (figure.about.group != group || figure.isSame()) {
            continue;
        }
        std::vector<std::string> row{printable(figure.about.label)};
        for (std::size_t i = 0; i < figure.each.size(); ++i) {
            row.push_back(comparedText(figure, i));
        }
        table.addRow(std::move(row));
        isEmpty = false;
    }
    if (!isEmpty) {
        out << "\n  " << printable(group) << '\n';
        table.write(out, 4);
    }
}

}  // namespace

void writeTable(const plan::ComparedStrategies& compared, std::ostream& out) {
    const auto& [contenders, differences, comparison] = compared;
    for (std::size_t i = 0; i < contenders.size(); ++i) {
        out << "  " << i + 1 << "  " << printable(contenders[i].name)
            << (i == comparison.baseline ? "  (baseline)" : "") << '\n';
    }
    writeTwice(contenders, out);
    const std::vector<std::string> asked = differencesInWords(differences);
    out << "\n  " << (asked.empty() ? "All ask the same." : "What is asked differently") << '\n';
    for (const std::string& each : asked) {
        out << "    " << each << '\n';
    }
    const bool differs = std::any_of(comparison.figures.begin(), comparison.figures.end(),
                                     [](const auto& figure) { return !figure.isSame(); });
    if (!differs) {
        out << "\n  No figure differs.\n";
        return;
    }
    for (const std::string& group : comparison.groups) {
        writeGroupOf(group, comparison, out);
    }
    const auto same = std::ranges::count_if(comparison.figures, &ComparedFigure::isSame);
    if (same > 0) {
        out << "\n  " << counted(static_cast<std::size_t>(same), "figure")
            << (same == 1 ? " is" : " are") << " the same in all and left out.\n";
    }
}

}  // namespace polyplan::app
