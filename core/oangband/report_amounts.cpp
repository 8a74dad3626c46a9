#include "core/oangband/report_amounts.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>
#include <variant>
#include <vector>

#include "core/oangband/turns.h"
#include "core/probability/grouped.h"

namespace polyplan::oangband {
namespace {

constexpr std::size_t requestedColumn = 2;  ///< of the table of amounts
constexpr const char* amountsId = "amounts";
constexpr const char* byEither = "spells1.c project_m(), xtra2.c mon_take_hit()";

constexpr std::array<AmountRow, 6> effectRows = {{
    {"stunned", "stunned", "Turns stunned", &Answer::stunned, &Answer::stunRequested, Unit::Turns,
     Better::Higher,
     "Turns of stun added, to 200 at the most; half of them where it is stunned already. What "
     "breathes sound or force is immune.",
     byProjection, &Answer::stunnedBefore},
    {"confused", "confused", "Turns confused", &Answer::confused, &Answer::confusionRequested,
     Unit::Turns, Better::Higher,
     "Turns of confusion added, unless it is polymorphed or stunned by the same projection.",
     byProjection, &Answer::confusedBefore},
    {"afraid", "afraid", "Turns afraid", &Answer::afraid, &Answer::fearRequested, Unit::Turns,
     Better::Higher, "Turns of fear added, by the type itself or by the player's damage.", byEither,
     &Answer::afraidBefore},
    {"held", "in stasis", "Turns in stasis", &Answer::held, nullptr, Unit::Turns, Better::Higher,
     "Turns of stasis that GF_HOLD sets.", byProjection},
    {"healed", "healed", "Hit points healed", &Answer::healed, nullptr, Unit::HitPoints,
     Better::Lower, "Not above its maximum, by GF_OLD_HEAL.", byProjection},
    {"mana_lost", "loses mana", "Mana lost", &Answer::manaLost, nullptr, Unit::MagicPoints,
     Better::Higher,
     "A fifth of the damage of GF_DISENCHANT, as far as it has mana, where it stays alive.",
     byProjection},
}};

/// How many figures stand in one row: one, unless there are more than anybody reads.
int amountStep(const Odds& odds) {
    constexpr std::size_t mostRows = 2'000;
    constexpr int rangedRows = 1'000;
    if (odds.size() <= mostRows) {
        return 1;
    }
    int step = 1;
    while (odds.back().value / step >= rangedRows) {
        step *= 10;
    }
    return step;
}

void addAmountsOf(Table& table, const std::string& effect, Unit unit, const Odds& odds,
                  const Odds* requested) {
    struct Shares {
        double requested = 0.0;
        double effective = 0.0;
    };
    // 0 stands for itself: it is what nothing comes to.
    const int step = amountStep(odds);
    const auto firstOf = [step](int value) {
        return value == 0 ? 0 : (value - 1) / step * step + 1;
    };
    std::map<int, Shares> shares;
    for (const auto& [value, probability] : odds) {
        shares[firstOf(value)].effective += probability;
    }
    if (requested != nullptr) {
        for (const auto& [value, probability] : *requested) {
            shares[firstOf(value)].requested += probability;
        }
    }
    // Fear of wounds is none that the type asks for.
    const bool isRequested = std::ranges::any_of(
        shares, [](const auto& each) { return each.first > 0 && each.second.requested > 0.0; });
    for (const auto& [value, share] : shares) {
        const bool isOpen = unit == Unit::Turns && value == TurnChances::most;
        const int last = value == 0 ? 0 : value + step - 1;
        std::vector<Cell> row = {
            effect, grouped(value) + (last > value ? " to " + grouped(last) : std::string()) + ' ' +
                        std::string(wordAfter(unit, last)) + (isOpen ? " or more" : "")};
        if (isRequested) {
            row.emplace_back(Estimate{share.requested});
        } else {
            row.emplace_back(std::string());
        }
        row.emplace_back(Estimate{share.effective});
        table.rows.push_back(std::move(row));
    }
}

}  // namespace

std::span<const AmountRow> amountRows() {
    return effectRows;
}

int turnsBefore(const AmountRow& row, const Answer& answer) {
    return row.before == nullptr ? 0 : answer.*row.before;
}

std::string labelOf(const AmountRow& row, const Answer& answer) {
    return std::string(row.label) + (turnsBefore(row, answer) > 0 ? " for longer" : "");
}

bool mayChangeFear(const Answer& answer) {
    return answer.afraidBefore > 0 &&
           std::ranges::any_of(answer.afraidAfterwards, [&answer](const Weighted<int>& left) {
               return left.value != answer.afraidBefore;
           });
}

Table amountsTable(const Answer& answer, const std::string& prefix) {
    Table table{.id = prefix + amountsId,
                .title = amountsTitle,
                .columns = {{"Effect"},
                            {"How much", Unit::Plain},
                            {"Requested", Unit::Probability,
                             "How often the type asks for so many turns, whether or not they "
                             "come to pass (spells1.c project_m())."},
                            {"Takes effect", Unit::Probability}},
                .rows = {}};
    for (const AmountRow& row : effectRows) {
        addAmountsOf(table, labelOf(row, answer), row.unit, answer.*row.odds,
                     row.requested == nullptr ? nullptr : &(answer.*row.requested));
    }
    if (mayChangeFear(answer)) {
        addAmountsOf(table, fearLeftLabel, Unit::Turns, answer.afraidAfterwards, nullptr);
    }
    addAmountsOf(table, "moved away", Unit::Squares, answer.teleportedDistance, nullptr);
    return table;
}

Table* amountsOf(Report& report) {
    const auto found = std::ranges::find_if(report.tables, [](const Table& each) {
        return each.id.ends_with(std::string("/") + amountsId);
    });
    return found == report.tables.end() ? nullptr : &*found;
}

bool tellsRequests(const Table& amounts) {
    return std::ranges::any_of(amounts.rows, [](const std::vector<Cell>& row) {
        return std::holds_alternative<Estimate>(row[requestedColumn]);
    });
}

bool isOfAmounts(const Series& series) {
    const std::string id = series.id.substr(series.id.rfind('/') + 1);
    return id == fearLeftId || id == distanceId ||
           std::ranges::any_of(effectRows, [&id](const AmountRow& row) { return row.id == id; });
}

Table amountsWithDamage(const Answer& answer) {
    Table table = amountsTable(answer, "");
    addAmountsOf(table, "damage", Unit::HitPoints, answer.damageDealt, nullptr);
    return table;
}

}  // namespace polyplan::oangband
