#include "app/damage_table.h"

#include <algorithm>
#include <string>

#include "app/text_table.h"
#include "core/json/fault_list.h"
#include "core/oangband/explanation.h"
#include "core/oangband/terrain_table.h"

namespace polyplan::app {
namespace {

using oangband::Odds;
using enum TextTable::Align;

constexpr std::size_t mostRows = 24;

double sum(const Odds& odds) {
    double all = 0.0;
    for (const oangband::ValueOdds& value : odds) {
        all += value.probability;
    }
    return all;
}

std::string range(int first, int last) {
    return first == last ? std::to_string(first)
                         : std::to_string(first) + " to " + std::to_string(last);
}

/// Values of a long table are taken together.
void addOdds(TextTable& table, const std::string& title, const Odds& odds) {
    const std::size_t each = (odds.size() + mostRows - 1) / mostRows;
    for (std::size_t i = 0, end = 0; i < odds.size(); i = end) {
        // 0 means something else than a little: it stands alone.
        end = odds[i].value == 0 ? i + 1 : std::min(i + each, odds.size());
        const Odds part(odds.begin() + static_cast<std::ptrdiff_t>(i),
                        odds.begin() + static_cast<std::ptrdiff_t>(end));
        table.addRow({i == 0 ? title : "", range(part.front().value, part.back().value),
                      percent(sum(part))});
    }
}

void addTurns(TextTable& table, const std::string& title, const Odds& odds) {
    if (!odds.empty()) {
        table.addRow(
            {title, range(odds.front().value, odds.back().value) + " turns", percent(sum(odds))});
    }
}

void addChance(TextTable& table, const std::string& title, double probability) {
    if (probability > 0.0) {
        table.addRow({title, "", percent(probability)});
    }
}

void writeOutcomes(const oangband::Answer& answer, std::ostream& out) {
    TextTable table({Left, Right, Right});
    addOdds(table, "damage dealt", answer.damageDealt);
    table.addRow({"mean damage", number(answer.meanDamage), ""});
    table.addRow({"killed", "", percent(answer.killed)});
    if (answer.hpBefore < answer.maxHp) {
        table.addRow({"killed from full hit points", "", percent(answer.killedFromFull)});
    }
    addTurns(table, "stunned", answer.stunned);
    addTurns(table, "confused", answer.confused);
    addTurns(table, "afraid", answer.afraid);
    addTurns(table, "held in stasis", answer.held);
    addChance(table, "asleep", answer.slept);
    addChance(table, "slowed", answer.slowed);
    addChance(table, "hastened", answer.hastened);
    addChance(table, "cloned", answer.cloned);
    addChance(table, "polymorphed", answer.polymorphed);
    addOdds(table, "healed", answer.healed);
    addOdds(table, "mana lost", answer.manaLost);
    addChance(table, "moved", answer.moved);
    addOdds(table, "squares away", answer.teleportedDistance);
    for (const auto& [terrain, probability] : answer.terrainAfter) {
        table.addRow({"square afterwards", terrain, percent(probability)});
    }
    for (const oangband::FloorObjectFate& fate : answer.floorObjects) {
        table.addRow({fate.object, fate.unlocked ? "unlocked" : "destroyed",
                      percent(fate.unlocked ? 1.0 : fate.destroyed)});
    }
    table.write(out, 2);
}

void writeCasts(const oangband::Answer& answer, std::ostream& out) {
    if (answer.casts.size() < 2) {
        return;
    }
    TextTable table({Right, Right, Right});
    table.addRow({"casts", "killed", "polymorphed"});
    for (const oangband::AfterCast& after : answer.casts) {
        table.addRow(
            {std::to_string(after.cast), percent(after.killed), percent(after.polymorphed)});
    }
    out << '\n';
    table.write(out, 2);
}

void writeSteps(const oangband::Answer& answer, std::ostream& out) {
    TextTable table({Left, Left, Left, Left});
    for (const oangband::Step& step : answer.explanation) {
        table.addRow({step.text, step.rule, oangband::worded(step.value, percent), step.source});
    }
    out << '\n';
    table.write(out, 2);
    for (const oangband::Note& note : answer.notes) {
        out << "\n  Note on " << note.figure << ": " << note.text;
    }
    out << (answer.notes.empty() ? "" : "\n");
}

}  // namespace

void writeTable(const oangband::Scene& scene, const oangband::Answer& answer, std::ostream& out) {
    const oangband::Request& request = scene.request();
    out << name(request.type) << ' ' << printable(request.damage) << " · "
        << (answer.monster.name.empty() ? "a monster by hand" : printable(answer.monster.name))
        << " (level " << answer.monster.level << ", " << answer.hpBefore << " of " << answer.maxHp
        << " hit points) · " << shortName(scene.terrain()) << " · "
        << (scene.byPlayer() ? "by the player" : "by a monster") << " · exact\n";
    out << "  " << (answer.resistance ? *answer.resistance : "no resistance applies") << "\n\n";
    writeOutcomes(answer, out);
    writeCasts(answer, out);
    writeSteps(answer, out);
}

}  // namespace polyplan::app
