#include "core/nethack/theft/thief_table.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/catalogue/letter_case.h"
#include "core/catalogue/record_reader.h"

namespace polyplan::nethack::theft {
namespace {

/// How the table spells the versions.
constexpr std::array<std::pair<std::string_view, Game>, 4> versions = {
    {{"3.4.3", Game::NetHack343},
     {"3.6.7", Game::NetHack367},
     {"3.7", Game::NetHack37},
     {"dNetHack 3.18.0", Game::DNetHack}}};

std::optional<Game> gameOfVersion(std::string_view version) {
    const auto* found =
        std::ranges::find(versions, version, [](const auto& row) { return row.first; });
    return found == versions.end() ? std::nullopt : std::optional(found->second);
}

/// "0:claw 2d12 AD_SAMU; 1:spell 0d0 AD_SPEL"
void readAttacks(Thief& thief, const RecordReader& reader) {
    thief.attacks = reader.text("attacks");
    std::string_view rest = thief.attacks;
    for (int index = 0; !rest.empty(); ++index) {
        const std::string_view attack = rest.substr(0, rest.find("; "));
        rest.remove_prefix(std::min(attack.size() + 2, rest.size()));
        if (!attack.starts_with(std::to_string(index) + ':')) {
            reader.fail("attacks");
        }
        const auto type = damageTypeFromFlag(attack.substr(attack.rfind(' ') + 1));
        if (!type) {
            continue;
        }
        if (!thief.theftAttacks.empty() && thief.damageType != *type) {
            reader.fail("attacks");
        }
        thief.damageType = *type;
        thief.theftAttacks.push_back(index);
    }
    if (thief.theftAttacks.empty()) {
        reader.fail("attacks");
    }
}

void checkSameAsAttacks(const Thief& thief, const RecordReader& reader) {
    const bool stealsAmulets = thief.damageType == DamageType::AmuletTheft;
    const auto count = static_cast<int>(thief.theftAttacks.size());
    if (reader.text("has_samu") != (stealsAmulets ? "yes" : "no")) {
        reader.fail("has_samu");
    }
    if (reader.number("samu_count") != (stealsAmulets ? count : 0)) {
        reader.fail("samu_count");
    }
}

Thief readThief(const RecordReader& reader) {
    Thief thief;
    thief.game = reader.named("version", &gameOfVersion);
    thief.name = reader.text("monster");
    if (thief.name.empty()) {
        reader.fail("monster");
    }
    thief.level = reader.number("level", limits::monsterLevel.least, limits::monsterLevel.most);
    thief.speed = reader.number("speed", limits::monsterSpeed.least, limits::monsterSpeed.most);
    thief.armorClass = reader.number("ac", limits::armorClass.least, limits::armorClass.most);
    readAttacks(thief, reader);
    checkSameAsAttacks(thief, reader);
    thief.notes = reader.text("notes");
    return thief;
}

}  // namespace

ThiefTable ThiefTable::read(std::istream& csv) {
    ThiefTable table;
    std::size_t line = 1;
    for (const CsvRecord& record : readCsv(csv)) {
        const RecordReader reader(record, ++line);
        Thief thief = readThief(reader);
        if (table.find(thief.game, thief.name) != nullptr) {
            reader.fail("monster");
        }
        table.thieves_.push_back(std::move(thief));
    }
    return table;
}

std::vector<const Thief*> ThiefTable::thievesOf(Game game) const {
    std::vector<const Thief*> found;
    for (const Thief& thief : thieves_) {
        if (thief.game == game) {
            found.push_back(&thief);
        }
    }
    return found;
}

const Thief* ThiefTable::find(Game game, std::string_view name) const {
    const auto found = std::ranges::find_if(thieves_, [game, name](const Thief& thief) {
        return thief.game == game && equalWords(thief.name, name);
    });
    return found == thieves_.end() ? nullptr : &*found;
}

}  // namespace polyplan::nethack::theft
