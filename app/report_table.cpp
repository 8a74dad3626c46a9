#include "app/report_table.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "app/text_table.h"
#include "core/json/fault_list.h"
#include "core/plan/game_text/letters.h"

namespace polyplan::app {
namespace {

using enum TextTable::Align;

constexpr std::size_t mostPoints = 24;  ///< of a series
constexpr std::size_t mostRows = 40;    ///< of a table
constexpr std::size_t mostBeside = 6;   ///< series in one table

std::string joined(std::string_view before, std::string_view blank, std::string_view after) {
    std::string text(before);
    return after.empty() ? text : text.append(text.empty() ? "" : blank).append(after);
}

std::string valueText(double value, Unit unit) {
    return unit == Unit::Probability ? percent(value)
                                     : joined(number(value), " ", wordAfter(unit, value));
}

std::string estimateText(const Estimate& estimate, Unit unit) {
    if (estimate.standardError <= 0.0) {
        return valueText(estimate.value, unit);
    }
    if (unit == Unit::Probability) {
        return percent(estimate.value) + " ± " + percent(estimate.standardError);
    }
    const double error = std::max(leastErrorShown, estimate.standardError);
    const int decimals = decimalsFor(error);
    return joined(number(estimate.value, decimals), " ", wordAfter(unit, estimate.value)) + " ± " +
           (estimate.standardError < leastErrorShown ? "< " : "") + number(error, decimals);
}

/// "5 to 12 turns, 8.3 on average"
/// @param isMeanTold in the figure itself
std::string spreadText(const Spread& spread, bool isMeanTold) {
    const std::string_view word = wordAfter(spread.unit, spread.most);
    if (spread.least == spread.most) {
        return joined(number(spread.most), " ", word);
    }
    const std::string range =
        joined(number(spread.least) + " to " + number(spread.most), " ", word);
    return range + (spread.isOpen ? " or more"
                    : isMeanTold  ? ""
                                  : ", " + number(spread.mean) + " on average");
}

std::string sourced(const std::string& text, const std::string& source) {
    return printable(text) + (source.empty() ? "" : " (" + source + ')');
}

class ReportWriter {
  public:
    ReportWriter(const Report& report, std::ostream& out) : report_(report), out_(out) {}

    void write() {
        writeRemarks("");
        for (const std::string& group : report_.groups) {
            writeGroup(group);
        }
        for (const Table& table : report_.tables) {
            writeRows(table);
        }
        writeCurves();
        for (const Series& series : report_.series) {
            if (series.kind == SeriesKind::Distribution) {
                writeDistribution(series);
            }
        }
        writeSteps();
    }

  private:
    void head(const std::string& title) { out_ << "\n  " << printable(title) << '\n'; }

    void writeGroup(const std::string& group) {
        TextTable table({Left, Right, Left});
        bool isEmpty = true;
        for (const Figure& figure : report_.figures) {
            if (figure.group == group) {
                table.addRow({printable(figure.label), figureText(figure), detailOf(figure)});
                isEmpty = false;
            }
        }
        const bool hasRemarks =
            std::any_of(report_.remarks.begin(), report_.remarks.end(),
                        [&group](const Remark& remark) { return remark.group == group; });
        if (isEmpty && !hasRemarks) {
            return;
        }
        head(group);
        table.write(out_, 4);
        writeRemarks(group);
    }

    static std::string detailOf(const Figure& figure) {
        if (!figure.spread) {
            return printable(figure.detail);
        }
        const bool isMeanTold =
            figure.unit == figure.spread->unit && figure.value.value == figure.spread->mean;
        return joined(spreadText(*figure.spread, isMeanTold), ", ", printable(figure.detail));
    }

    void writeRemarks(std::string_view group) {
        for (const Remark& remark : report_.remarks) {
            if (remark.group == group) {
                out_ << "    "
                     << (remark.kind == RemarkKind::Differs   ? "≠ "
                         : remark.kind == RemarkKind::Refusal ? "✕ "
                                                              : "")
                     << sourced(remark.text, remark.source) << '\n';
            }
        }
    }

    static std::string cellText(const Cell& cell, Unit unit) {
        if (const auto* text = std::get_if<std::string>(&cell)) {
            return printable(*text);
        }
        if (const auto* words = std::get_if<StepValue>(&cell)) {
            return printable(worded(*words, percent));
        }
        if (const auto* change = std::get_if<Change>(&cell)) {
            return (change->amount < 0.0 ? "−" : "+") + number(std::abs(change->amount)) + ' ' +
                   printable(change->of);
        }
        const auto* estimate = std::get_if<Estimate>(&cell);
        return estimate != nullptr ? estimateText(*estimate, unit)
                                   : valueText(std::get<double>(cell), unit);
    }

    void writeRows(const Table& table) {
        if (table.rows.empty()) {
            return;
        }
        head(table.title);
        std::vector<TextTable::Align> aligns;
        std::vector<std::string> labels;
        for (const Column& column : table.columns) {
            aligns.push_back(column.unit == Unit::Words ? Left : Right);
            labels.push_back(column.label);
        }
        TextTable rows(aligns);
        rows.addRow(std::move(labels));
        for (std::size_t i = 0; i < std::min(mostRows, table.rows.size()); ++i) {
            std::vector<std::string> cells;
            for (std::size_t column = 0; column < table.rows[i].size(); ++column) {
                cells.push_back(cellText(table.rows[i][column], table.columns[column].unit));
            }
            rows.addRow(std::move(cells));
        }
        rows.write(out_, 4);
        if (table.rows.size() > mostRows) {
            out_ << "    and " << table.rows.size() - mostRows << " more\n";
        }
    }

    static bool runAlike(const Series& a, const Series& b) {
        return a.kind == SeriesKind::Curve && b.kind == SeriesKind::Curve && a.xLabel == b.xLabel &&
               std::equal(a.points.begin(), a.points.end(), b.points.begin(), b.points.end(),
                          [](const auto& p, const auto& q) { return p.x == q.x; });
    }

    /// Curves over the same points side by side.
    void writeCurves() {
        for (std::size_t i = 0; i < report_.series.size(); ++i) {
            const Series& first = report_.series[i];
            const bool isTold = std::any_of(
                report_.series.begin(), report_.series.begin() + static_cast<std::ptrdiff_t>(i),
                [&first](const Series& earlier) { return runAlike(earlier, first); });
            if (first.kind != SeriesKind::Curve || isTold || first.points.size() < 2) {
                continue;
            }
            std::vector<const Series*> beside;
            for (const Series& series : report_.series) {
                if (runAlike(first, series)) {
                    beside.push_back(&series);
                }
            }
            for (std::size_t from = 0; from < beside.size(); from += mostBeside) {
                const auto to = std::min(from + mostBeside, beside.size());
                writeBeside({beside.begin() + static_cast<std::ptrdiff_t>(from),
                             beside.begin() + static_cast<std::ptrdiff_t>(to)});
            }
        }
    }

    void writeBeside(const std::vector<const Series*>& beside) {
        const auto& points = beside.front()->points;
        TextTable table(std::vector<TextTable::Align>(beside.size() + 1, Right));
        std::vector<std::string> labels = {beside.front()->xLabel};
        for (const Series* series : beside) {
            labels.push_back(printable(series->label));
        }
        table.addRow(std::move(labels));
        const std::size_t step = (points.size() + mostPoints - 1) / mostPoints;
        for (std::size_t i = 0; i < points.size(); ++i) {
            if (i % step != 0 && i + 1 != points.size()) {
                continue;
            }
            std::vector<std::string> cells = {number(points[i].x)};
            for (const Series* series : beside) {
                const SeriesPoint& point = series->points[i];
                cells.push_back(
                    estimateText({point.value, point.standardError},
                                 series->unit == Unit::Probability ? series->unit : Unit::Plain));
            }
            table.addRow(std::move(cells));
        }
        out_ << '\n';
        table.write(out_, 4);
    }

    /// "Turns afraid" says what is counted.
    static bool namesUnit(const Series& series) {
        return plan::game_text::lowered(series.label).starts_with(series.xLabel);
    }

    /// Values of a long one are taken together, and those that hardly ever come; 0, which means
    /// something else than a little, stands alone.
    void writeDistribution(const Series& series) {
        const auto& points = series.points;
        if (points.size() < 2) {
            return;
        }
        head(namesUnit(series) ? series.label : series.label + ", " + series.xLabel);
        TextTable table({Right, Right});
        const std::size_t each = (points.size() + mostPoints - 1) / mostPoints;
        const auto sumOf = [&points](std::size_t first, std::size_t behind) {
            double sum = 0.0;
            for (std::size_t point = first; point < behind; ++point) {
                sum += points[point].value;
            }
            return sum;
        };
        for (std::size_t i = 0, end = 0; i < points.size(); i = end) {
            const bool isAlone = points[i].x == 0.0;
            end = isAlone ? i + 1 : std::min(i + each, points.size());
            const bool isRare = !isAlone && sumOf(i, end) < leastChance;
            while (isRare && end < points.size()) {
                const std::size_t next = std::min(end + each, points.size());
                if (sumOf(end, next) >= leastChance) {
                    break;
                }
                end = next;
            }
            table.addRow({points[i].x == points[end - 1].x
                              ? number(points[i].x)
                              : number(points[i].x) + " to " + number(points[end - 1].x),
                          percent(sumOf(i, end))});
        }
        table.write(out_, 4);
    }

    void writeSteps() {
        if (report_.steps.empty()) {
            return;
        }
        head(stepsTitle);
        TextTable table({Right, Left, Right, Left});
        for (std::size_t i = 0; i < report_.steps.size(); ++i) {
            const Step& step = report_.steps[i];
            table.addRow({std::to_string(i + 1) + '.', printable(step.text),
                          printable(worded(step.value, percent)),
                          joined(step.rule, " · ", step.source)});
        }
        table.write(out_, 4);
    }

    const Report& report_;
    std::ostream& out_;
};

}  // namespace

std::string figureText(const Figure& figure) {
    return figure.text.empty() ? estimateText(figure.value, figure.unit) : printable(figure.text);
}

void writeReport(const Report& report, std::ostream& out) {
    ReportWriter(report, out).write();
}

}  // namespace polyplan::app
