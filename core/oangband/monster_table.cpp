#include "core/oangband/monster_table.h"

#include <algorithm>
#include <charconv>
#include <tuple>
#include <utility>

#include "core/catalogue/letter_case.h"
#include "core/catalogue/record_reader.h"

namespace polyplan::oangband {
namespace {

/// "11d10"
std::pair<int, int> diceOf(const RecordReader& reader, const std::string& column) {
    const std::string& text = reader.text(column);
    const char* const end = text.data() + text.size();
    std::pair<int, int> dice;
    const auto [d, countError] = std::from_chars(text.data(), end, dice.first);
    if (countError != std::errc() || d == end || *d != 'd') {
        reader.fail(column);
    }
    const auto [rest, sidesError] = std::from_chars(d + 1, end, dice.second);
    if (sidesError != std::errc() || rest != end || dice.first < 1 || dice.second < 1 ||
        dice.first > 1'000 || dice.second > 1'000) {
        reader.fail(column);
    }
    return dice;
}

void addFlags(Flags& flags, const RecordReader& reader, const std::string& column) {
    for (const std::string_view word : reader.words(column)) {
        if (!isKnownFlag(word)) {
            reader.fail(column);
        }
        if (const auto flag = flagFromName(word)) {
            flags.set(*flag);
        }
    }
}

void checkSameAsFlag(const RecordReader& reader, const std::string& column, bool flag) {
    if ((reader.number(column, 0, 1) != 0) != flag) {
        reader.fail(column);
    }
}

Monster readMonster(const RecordReader& reader) {
    Monster monster;
    monster.id = reader.number("id", 1, 100'000);
    monster.name = reader.text("name");
    if (monster.name.empty()) {
        reader.fail("name");
    }
    monster.symbol = reader.symbol("symbol");
    monster.color = reader.symbol("color");
    monster.level = reader.number("level", 0, 127);
    monster.rarity = reader.number("rarity", 0, 100);
    monster.speed = reader.number("speed", 0, 255);
    std::tie(monster.hpDice, monster.hpSides) = diceOf(reader, "hp_dice");
    if (reader.number("hp_max") != monster.mostHp()) {
        reader.fail("hp_max");
    }
    monster.fixedMaxHp = reader.number("fixed_max_hp", 0, 1) != 0;
    monster.armourClass = reader.number("armour_class", 0, 1'000);
    monster.mana = reader.number("mana", 0, 10'000);
    addFlags(monster.flags, reader, "flags");
    addFlags(monster.flags, reader, "spells");
    checkSameAsFlag(reader, "unique", monster.flags.has(Flag::Unique));
    checkSameAsFlag(reader, "never_move", monster.flags.has(Flag::NeverMove));
    return monster;
}

/// The highest level that monsters are made for (defines.h MAX_DEPTH − 1).
constexpr int deepest = 127;

/// spells1.c poly_r_idx(); 0 if the race is no candidate.
int polymorphWeight(const Monster& from, const Monster& to, int dungeonDepth) {
    const int lowest = std::max(1, from.level - 1 - from.level / 5);
    const int highest = std::min(deepest, from.level + 1 + from.level / 5);
    const bool elsewhere = to.flags.has(Flag::ForceDepth) && to.level != dungeonDepth;
    if (to.rarity == 0 || to.level < lowest || to.level > highest || to.id == from.id ||
        to.flags.has(Flag::Unique) || elsewhere) {
        return 0;
    }
    int weight = 100 / to.rarity;
    if (to.level < (lowest + from.level) / 2) {
        weight /= 4;
    }
    if (to.level > (highest + from.level) / 2) {
        weight /= 4;
    }
    return to.symbol == from.symbol ? weight : weight / 4;
}

}  // namespace

MonsterTable MonsterTable::read(std::istream& csv) {
    MonsterTable table;
    std::size_t line = 1;
    for (const CsvRecord& record : readCsv(csv)) {
        const RecordReader reader(record, ++line);
        const Monster& monster = table.monsters_.emplace_back(readMonster(reader));
        if (table.monsters_.size() > 1 && table.monsters_.end()[-2].id >= monster.id) {
            reader.fail("id");
        }
    }
    return table;
}

const Monster* MonsterTable::byId(int id) const {
    const auto found =
        std::lower_bound(monsters_.begin(), monsters_.end(), id,
                         [](const Monster& monster, int wanted) { return monster.id < wanted; });
    return found == monsters_.end() || found->id != id ? nullptr : &*found;
}

std::vector<const Monster*> MonsterTable::named(std::string_view name) const {
    std::vector<const Monster*> found;
    for (const Monster& monster : monsters_) {
        if (equalWords(monster.name, name)) {
            found.push_back(&monster);
        }
    }
    return found;
}

std::string MonsterTable::distinctName(const Monster& monster) const {
    bool isShared = false;
    bool isLevelShared = false;
    for (const Monster* other : named(monster.name)) {
        if (other->id != monster.id) {
            isShared = true;
            isLevelShared = isLevelShared || other->level == monster.level;
        }
    }
    if (!isShared) {
        return monster.name;
    }
    return monster.name +
           (byId(monster.id) == nullptr ? " (by hand"
            : isLevelShared             ? " (id " + std::to_string(monster.id)
                                        : " (level " + std::to_string(monster.level)) +
           ')';
}

const Monster* monsterOf(const Target& target, const MonsterTable& monsters) {
    if (target.flags) {
        return nullptr;
    }
    if (target.id) {
        return monsters.byId(*target.id);
    }
    const auto named = monsters.named(target.name);
    return named.size() == 1 ? named.front() : nullptr;
}

std::string targetName(const Target& target, const MonsterTable& monsters) {
    if (const Monster* monster = monsterOf(target, monsters)) {
        return monsters.distinctName(*monster);
    }
    if (target.name.empty()) {
        return target.flags ? unnamedTarget : "no target";
    }
    Monster named;
    named.name = target.name;
    return target.flags ? monsters.distinctName(named) : target.name;
}

std::vector<PolymorphOdds> polymorphTargets(const MonsterTable& table, const Monster& monster,
                                            int dungeonDepth) {
    std::vector<PolymorphOdds> odds;
    int total = 0;
    for (const Monster& target : table.monsters()) {
        const int weight = polymorphWeight(monster, target, dungeonDepth);
        if (weight > 0) {
            odds.push_back({&target, static_cast<double>(weight)});
            total += weight;
        }
    }
    for (PolymorphOdds& target : odds) {
        target.probability /= total;
    }
    std::stable_sort(odds.begin(), odds.end(), [](const PolymorphOdds& a, const PolymorphOdds& b) {
        return a.probability > b.probability;
    });
    return odds;
}

bool canPolymorph(const MonsterTable& table, const Monster& monster, int dungeonDepth) {
    return std::ranges::any_of(table.monsters(), [&](const Monster& target) {
        return polymorphWeight(monster, target, dungeonDepth) > 0;
    });
}

}  // namespace polyplan::oangband
