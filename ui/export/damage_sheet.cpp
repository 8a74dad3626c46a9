#include "ui/export/damage_sheet.h"

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

#include "core/oangband/evaluate.h"
#include "core/oangband/request_words.h"
#include "core/oangband/scene.h"
#include "core/oangband/terrain_table.h"
#include "ui/look/figures.h"
#include "ui/models/damage/damage_words.h"
#include "ui/models/text.h"

namespace polyplan::ui {

namespace {

using oangband::Answer;
using oangband::Odds;

const QString separator = QStringLiteral("  ·  ");

double sum(const Odds& odds) {
    double all = 0;
    for (const oangband::ValueOdds& value : odds) {
        all += value.probability;
    }
    return all;
}

QString average(double value) {
    return QString::number(value, 'f', value < 100 ? 1 : 0);
}

/// "3 to 18"
QString range(const Odds& odds) {
    if (odds.empty()) {
        return QStringLiteral("0");
    }
    const int least = odds.front().value;
    const int most = odds.back().value;
    return least == most ? QString::number(least) : QStringLiteral("%1 to %2").arg(least).arg(most);
}

/// "3 to 18 turns, 7.5 on average"
QString amount(const Odds& odds, const QString& unit) {
    double mean = 0;
    for (const oangband::ValueOdds& value : odds) {
        mean += value.value * value.probability;
    }
    const QString text = range(odds) + u' ' + unit;
    return odds.size() == 1
               ? text
               : text + QStringLiteral(", %1 on average").arg(average(mean / sum(odds)));
}

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
    QStringList parts = {
        QStringLiteral("level %1").arg(answer.monster.level),
        QStringLiteral("armor class %1").arg(answer.monster.armourClass),
        answer.hpBefore == answer.maxHp
            ? QStringLiteral("%1 hit points").arg(answer.maxHp)
            : QStringLiteral("%1 of %2 hit points").arg(answer.hpBefore).arg(answer.maxHp),
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

double chanceOfNone(const Answer& answer) {
    return !answer.damageDealt.empty() && answer.damageDealt.front().value == 0
               ? answer.damageDealt.front().probability
               : 0;
}

/// What stands out of an attack that hurts.
std::vector<AttackSheet::Tile> hurtTiles(const Answer& answer) {
    std::vector<AttackSheet::Tile> tiles;
    tiles.push_back({QStringLiteral("Damage on average"), average(answer.meanDamage),
                     range(answer.damageDealt)});
    tiles.push_back({QStringLiteral("Killed by the first cast"), percent(answer.killed),
                     QStringLiteral("by more than %1 damage").arg(answer.hpBefore)});
    if (answer.casts.size() > 1) {
        tiles.push_back({QStringLiteral("Killed within %1 casts").arg(answer.casts.size()),
                         percent(answer.casts.back().killed),
                         QStringLiteral("hit points carried on, nothing else")});
    } else {
        tiles.push_back({QStringLiteral("Killed from full hit points"),
                         percent(answer.killedFromFull),
                         QStringLiteral("of %1").arg(answer.maxHp)});
    }
    return tiles;
}

/// What stands out of one that does not: the chances of what it does instead.
std::vector<AttackSheet::Tile> effectTiles(const std::vector<AttackSheet::Row>& effects) {
    constexpr std::size_t most = 3;
    std::vector<AttackSheet::Tile> tiles;
    for (std::size_t i = 0; i < std::min(most, effects.size()); ++i) {
        tiles.push_back({effects[i].label, effects[i].chance, effects[i].remark});
    }
    if (tiles.empty()) {
        tiles.push_back({QStringLiteral("Effect on the monster"), QStringLiteral("none"), {}});
    }
    return tiles;
}

std::vector<AttackSheet::Tile> tilesOf(const Answer& answer,
                                       const std::vector<AttackSheet::Row>& effects) {
    const bool hurts = !answer.damageDealt.empty() && answer.damageDealt.back().value > 0;
    std::vector<AttackSheet::Tile> tiles = hurts ? hurtTiles(answer) : effectTiles(effects);
    tiles.push_back({QStringLiteral("Condition met"),
                     answer.resistance ? toQString(*answer.resistance) : QStringLiteral("none"),
                     hurts ? QStringLiteral("no damage at all: ") + percent(chanceOfNone(answer))
                           : QStringLiteral("hurts nobody")});
    return tiles;
}

std::vector<AttackSheet::Row> effectsOf(const Answer& answer) {
    struct Table {
        const char* label;
        const Odds& odds;
        const char* unit;
    };
    const std::array tables = {Table{"Stunned", answer.stunned, "turns"},
                               Table{"Confused", answer.confused, "turns"},
                               Table{"Afraid", answer.afraid, "turns"},
                               Table{"Held in stasis", answer.held, "turns"},
                               Table{"Loses mana", answer.manaLost, "mana"},
                               Table{"Healed", answer.healed, "hit points"},
                               Table{"Moved away", answer.teleportedDistance, "squares"}};
    std::vector<AttackSheet::Row> rows;
    for (const Table& table : tables) {
        if (!table.odds.empty()) {
            rows.push_back({QLatin1StringView(table.label), percent(sum(table.odds)),
                            amount(table.odds, QLatin1StringView(table.unit))});
        }
    }
    struct Single {
        const char* label;
        double chance;
        const char* remark;
    };
    for (const Single& single :
         {Single{"Falls asleep", answer.slept, "for 350 turns"},
          Single{"Slowed", answer.slowed, "speed −10"}, Single{"Hastened", answer.hastened, ""},
          Single{"Copied", answer.cloned, ""},
          Single{"Polymorphed", answer.polymorphed, "into another monster"}}) {
        if (single.chance > 0) {
            rows.push_back({QLatin1StringView(single.label), percent(single.chance),
                            QString::fromUtf8(single.remark)});
        }
    }
    return rows;
}

/// The square as it may be afterwards, the likeliest first.
std::vector<AttackSheet::Row> squareOf(const Answer& answer, const std::string& before) {
    std::vector<AttackSheet::Row> rows;
    oangband::TerrainOdds after = answer.terrainAfter;
    std::ranges::stable_sort(after, std::greater<>{}, [](const auto& one) { return one.second; });
    for (const auto& [terrain, chance] : after) {
        rows.push_back({toQString(terrain), percent(chance),
                        terrain == before ? QStringLiteral("as it is") : QString()});
    }
    return rows;
}

}  // namespace

std::shared_ptr<const AttackAnswers> pageAttacks(const plan::Strategy& strategy,
                                                 const plan::Catalogues& catalogues,
                                                 const std::stop_token& stop) {
    auto answers = std::make_shared<AttackAnswers>();
    for (const plan::Attack& attack : strategy.damage) {
        const auto scene = oangband::Scene::of(attack, catalogues.oangband());
        const auto* found = std::get_if<oangband::Scene>(&scene);
        // A plan whose attacks name what is not in the tables is never read.
        auto answer = found == nullptr ? Answer() : evaluate(*found, stop);
        if (!answer) {
            return nullptr;
        }
        answers->push_back(std::move(*answer));
    }
    return answers;
}

AttackSheet attackSheet(const plan::Attack& attack, const Answer& answer) {
    AttackSheet sheet;
    sheet.target = answer.monster.name.empty() ? QStringLiteral("a monster by hand")
                                               : toQString(answer.monster.name);
    sheet.title = attackTitle(attack);
    sheet.glyph = QString(QLatin1Char(answer.monster.symbol)).trimmed();
    sheet.color = answer.monster.color;
    sheet.attack = attackText(attack);
    sheet.place = placeText(attack, answer);
    sheet.effects = effectsOf(answer);
    sheet.tiles = tilesOf(answer, sheet.effects);
    if (answer.meanDamage > 0) {
        sheet.damage = answer.damageDealt;
    }
    sheet.hp = answer.hpBefore;
    sheet.mean = answer.meanDamage;
    sheet.killed = answer.killed;
    if (answer.casts.size() > 1 && answer.meanDamage > 0) {
        sheet.kills.push_back({0, 0, 0});
        for (const oangband::AfterCast& after : answer.casts) {
            sheet.kills.push_back({static_cast<double>(after.cast), after.killed, 0});
        }
    }
    sheet.square = squareOf(answer, attack.terrain);
    for (const oangband::FloorObjectFate& fate : answer.floorObjects) {
        sheet.objects.push_back(
            {toQString(fate.object),
             fate.unlocked ? QStringLiteral("unlocked") : percent(fate.destroyed),
             toQString(fate.why)});
    }
    for (const oangband::Step& step : answer.explanation) {
        sheet.steps.push_back({toQString(step.text),
                               toQString(step.rule) + separator + toQString(step.source),
                               stepValueText(step.value)});
    }
    for (const oangband::Note& note : answer.notes) {
        sheet.notes << toQString(note.text);
    }
    return sheet;
}

QString attacksGame() {
    return QStringLiteral("Oangband 1.1.0");
}

}  // namespace polyplan::ui
