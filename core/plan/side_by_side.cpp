#include "core/plan/side_by_side.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <tuple>

#include "core/calculator/comparison.h"
#include "core/oangband/report.h"

namespace polyplan::plan {
namespace {

/// What a type asks for whether or not it comes to pass is told where one attack is.
bool isOfAll(const ComparedFigure& figure) {
    return !figure.about.id.ends_with("/requested");
}

/// How each calls it, as long as all call it the same; what all casts kill is called by their
/// number.
std::string columnLabel(const ComparedFigure& figure) {
    const bool isSame = std::all_of(figure.each.begin(), figure.each.end(), [&](const auto& each) {
        return !each || each->label == figure.about.label;
    });
    return isSame ? figure.about.label : killedByAllLabel;
}

Cell figureCell(const std::optional<Figure>& figure) {
    if (!figure) {
        return std::string();
    }
    return figure->unit == Unit::Words ? Cell(figure->text) : Cell(figure->value);
}

}  // namespace

std::string attackTitle(const Attack& attack) {
    return attack.name.empty() ? std::string(oangband::name(attack.type)) + ' ' + attack.damage
                               : attack.name;
}

std::vector<std::string> attackTitles(std::span<const Attack> attacks,
                                      const oangband::Tables& tables) {
    std::map<std::tuple<std::string, std::string, std::string, int>, int> alike;
    std::vector<std::string> titles;
    for (const Attack& attack : attacks) {
        const std::string title = attackTitle(attack);
        const int number = ++alike[{title, targetName(attack.monster, tables.monsters),
                                    attack.terrain, attack.casts}];
        titles.push_back(numbered(title, number));
    }
    return titles;
}

std::string numbered(const std::string& title, int number) {
    return number > 1 ? title + " (" + std::to_string(number) + ')' : title;
}

Table sideBySide(std::span<const Attack> attacks, std::span<const oangband::AttackAnswer> answers,
                 const oangband::Tables& tables) {
    Table table{.id = "damage/side_by_side",
                .title = sideBySideTitle,
                .columns = {{"Attack"}, {"Target"}, {"Square"}, {"Casts", Unit::Plain}},
                .rows = {}};
    const std::vector<std::string> titles = attackTitles(attacks, tables);
    std::vector<Report> reports;
    for (std::size_t i = 0; i < attacks.size(); ++i) {
        const Attack& attack = attacks[i];
        table.rows.push_back({titles[i], targetName(attack.monster, tables.monsters),
                              attack.terrain, static_cast<double>(attack.casts)});
        reports.push_back(answers[i].answer == nullptr
                              ? Report()
                              : oangband::figuresOf(attack, *answers[i].answer, {}));
    }
    if (reports.empty()) {
        return table;
    }
    for (const ComparedFigure& figure : compare(reports, 0).figures) {
        if (!isOfAll(figure)) {
            continue;
        }
        const Unit unit = figure.about.unit;
        const bool isPlain = unit != Unit::Words && unit != Unit::Probability;
        table.columns.push_back({columnLabel(figure), isPlain ? Unit::Plain : unit,
                                 figure.about.rule + " (" + figure.about.source + ")"});
        for (std::size_t i = 0; i < reports.size(); ++i) {
            table.rows[i].push_back(figureCell(figure.each[i]));
        }
    }
    return table;
}

}  // namespace polyplan::plan
