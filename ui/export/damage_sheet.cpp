#include "ui/export/damage_sheet.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <functional>
#include <numeric>
#include <span>
#include <utility>
#include <variant>

#include "core/oangband/evaluate.h"
#include "core/oangband/report.h"
#include "core/oangband/report_amounts.h"
#include "core/oangband/request_words.h"
#include "core/oangband/scene.h"
#include "core/oangband/terrain_table.h"
#include "ui/look/figures.h"
#include "ui/look/text.h"
#include "ui/models/damage/damage_words.h"

namespace polyplan::ui {

namespace {

using oangband::Answer;

const QString separator = QStringLiteral("  ·  ");

QString sourceText(const plan::Attack& attack) {
    if (attack.source.kind == oangband::SourceKind::Monster) {
        return attack.source.name.empty() ? QStringLiteral("by a monster")
                                          : QStringLiteral("by ") + toQString(attack.source.name);
    }
    QString text = QStringLiteral("by a %1 of level %2")
                       .arg(classWord(attack.player.playerClass))
                       .arg(attack.player.level);
    for (const auto& [word, member] : oangband::specialtyWords) {
        if (attack.player.*member) {
            text += QStringLiteral(" with ") + toQString(word);
        }
    }
    return text;
}

QString attackText(const plan::Attack& attack) {
    QStringList parts = {damageText(attack),
                         affectsWord(attack.affects) + u' ' + sourceText(attack)};
    if (attack.distanceFromCentre > 0) {
        parts << QStringLiteral("%1 from the center of radius %2")
                     .arg(attack.distanceFromCentre)
                     .arg(attack.radius.value_or(0));
    }
    return parts.join(separator);
}

QString struckText(const plan::Attack& attack, const Answer& answer) {
    const QString name = toQString(answer.monster.name);
    if (name.isEmpty()) {
        return toQString(oangband::unnamedTarget);
    }
    return attack.monster.flags ? name + QStringLiteral(" (by hand)") : name;
}

QString terrainText(const std::string& terrain) {
    static constexpr std::array places = {
        std::pair("floor", "on open floor"), std::pair("rubble", "on rubble"),
        std::pair("tree", "in trees"), std::pair("water", "in water"),
        std::pair("lava", "on lava")};
    for (const auto& [name, text] : places) {
        if (terrain == name) {
            return QLatin1StringView(text);
        }
    }
    return QStringLiteral("on ") + toQString(terrain);
}

QString placeText(const plan::Attack& attack, const Answer& answer) {
    const oangband::Target& target = attack.monster;
    QStringList parts = {QStringLiteral("level %1").arg(answer.monster.level),
                         QStringLiteral("armor class %1").arg(answer.monster.armourClass),
                         answer.hpBefore == answer.maxHp
                             ? QStringLiteral("%1 hit points").arg(decimal(answer.maxHp))
                             : QStringLiteral("%1 of %2 hit points")
                                   .arg(decimal(answer.hpBefore), decimal(answer.maxHp)),
                         terrainText(attack.terrain)};
    if (attack.adjacentWaterSquares > 0) {
        parts << QStringLiteral("%1 water squares around it").arg(attack.adjacentWaterSquares);
    }
    const auto upon = [&parts](int turns, const char* what) {
        if (turns > 0) {
            parts << QStringLiteral("%1 for %2 turns").arg(QLatin1StringView(what)).arg(turns);
        }
    };
    upon(target.stunnedBefore, "stunned");
    upon(target.confusedBefore, "confused");
    upon(target.afraidBefore, "afraid");
    if (target.inStasis) {
        parts << QStringLiteral("in stasis");
    }
    if (target.blackBreath) {
        parts << QStringLiteral("has the Black Breath");
    }
    return parts.join(separator);
}

using AmountRows = std::vector<std::vector<Cell>>;

/// What a page hardly tells apart is as likely.
double rankOf(const std::vector<Cell>& amount) {
    constexpr double steps = 1e4;
    return std::round(std::get<Estimate>(amount.back()).value * steps);
}

/// The further amounts of an effect in one row.
std::vector<Cell> inOneRow(std::span<const std::vector<Cell>> amounts) {
    std::vector<Cell> row = amounts.front();
    row[1] = std::to_string(amounts.size()) + " others, none likelier";
    for (std::size_t column = 2; column < row.size(); ++column) {
        if (auto* sum = std::get_if<Estimate>(&row[column])) {
            sum->value = 0;
            for (const std::vector<Cell>& amount : amounts) {
                sum->value += std::get<Estimate>(amount[column]).value;
            }
        }
    }
    return row;
}

/// So many of the likeliest in front, in their own order; of the same chance the lesser ones.
AmountRows likeliestInFront(const AmountRows& amounts, std::size_t likeliest) {
    std::vector<std::size_t> places(amounts.size());
    std::iota(places.begin(), places.end(), std::size_t{0});
    std::ranges::stable_sort(places, std::greater(),
                             [&](std::size_t place) { return rankOf(amounts[place]); });
    std::ranges::sort(std::span(places).first(likeliest));
    AmountRows result;
    for (const std::size_t place : places) {
        result.push_back(amounts[place]);
    }
    return result;
}

/// As many rows of each effect as a page has room for: the likeliest, least amount first.
AmountRows onPage(const AmountRows& amounts) {
    std::vector<AmountRows> effects;
    for (const std::vector<Cell>& amount : amounts) {
        if (effects.empty() || effects.back().front().front() != amount.front()) {
            effects.emplace_back();
        }
        effects.back().push_back(amount);
    }
    AmountRows shown;
    for (const AmountRows& effect : effects) {
        const std::size_t most = std::max<std::size_t>(2, ReportSheet::mostRows / effects.size());
        const std::size_t told = effect.size() > most ? most - 1 : effect.size();
        const AmountRows rows = likeliestInFront(effect, told);
        shown.insert(shown.end(), rows.begin(), rows.begin() + std::ptrdiff_t(told));
        if (told < rows.size()) {
            shown.push_back(inOneRow(std::span(rows).subspan(told)));
        }
    }
    return shown;
}

/// So many in a row that none is cut.
ReportSheet::List flagsOf(const std::vector<std::string>& flags) {
    constexpr std::size_t inRow = 12;
    ReportSheet::List list{QStringLiteral("Flags"), {}};
    for (std::size_t first = 0; first < flags.size(); first += inRow) {
        QStringList row;
        for (const std::string& flag :
             std::span(flags).subspan(first, std::min(inRow, flags.size() - first))) {
            row << toQString(flag);
        }
        list.rows.push_back({row.join(QStringLiteral(", ")), {}, {}});
    }
    return list;
}

void shortenAmounts(Report& report) {
    if (Table* amounts = oangband::amountsOf(report)) {
        amounts->rows = onPage(amounts->rows);
    }
}

}  // namespace

std::shared_ptr<const PageAttackAnswers> pageAttacks(const plan::Strategy& strategy,
                                                     const plan::Catalogues& catalogues,
                                                     const std::stop_token& stop) {
    auto answers = std::make_shared<PageAttackAnswers>();
    for (const plan::Attack& attack : strategy.damage) {
        const auto scene = oangband::Scene::of(attack, catalogues.oangband(), {stop});
        const auto* found = std::get_if<oangband::Scene>(&scene);
        // A plan whose attacks name what is not in the tables is never read.
        auto answer = found == nullptr ? Answer() : evaluate(*found, {stop});
        if (!answer) {
            return nullptr;
        }
        answers->push_back(std::move(*answer));
    }
    return answers;
}

AttackSheet attackSheet(const plan::Attack& attack, const Answer& answer, const QString& title) {
    Report report = oangband::report(attack, answer, "");
    shortenAmounts(report);
    AttackSheet sheet;
    static_cast<ReportSheet&>(sheet) = reportSheet(report);
    sheet.title = QStringLiteral("%1 → %2").arg(title, struckText(attack, answer));
    sheet.kind = toQString(oangband::gameTitle);
    sheet.glyph = QString(QLatin1Char(answer.monster.symbol)).trimmed();
    sheet.color = answer.monster.color;
    sheet.lines = {attackText(attack), placeText(attack, answer)};
    if (attack.monster.flags && !attack.monster.flags->empty()) {
        sheet.lists.insert(sheet.lists.begin(), flagsOf(*attack.monster.flags));
    }
    // Damage that never varies leaves the chart to the turns of an effect.
    if (sheet.distribution && sheet.distribution->id.ends_with("/damage_dealt")) {
        sheet.mark = answer.hpBefore;
    }
    if (answer.meanDamage <= 0) {
        sheet.distribution.reset();
        sheet.curves.clear();
    }
    sheet.damage = answer.meanDamage;
    sheet.killed = answer.killed;
    if (answer.casts.size() > 1) {
        sheet.later = QStringLiteral("%1 in %2")
                          .arg(percent(answer.casts.back().killed))
                          .arg(answer.casts.size());
    }
    if (const Figure* effect = oangband::effectOf(report)) {
        sheet.effect = toQString(effect->label) + u' ' + percent(effect->value.value);
    }
    return sheet;
}

}  // namespace polyplan::ui
