#include "core/powder/smoke.h"

#include <array>
#include <stdexcept>

#include "core/catalogue/record_reader.h"

namespace polyplan::powder {
namespace {

/// In the order of the enumeration, which is that of the table.
constexpr std::array<std::string_view, 5> smokeIds = {"NONE", "SMOKE", "STEAM", "POISON", "ACID"};

GameDice diceThere(const RecordReader& reader, const std::string& column) {
    const std::optional<GameDice> dice = diceOfColumn(reader, column);
    if (!dice) {
        reader.fail(column);
    }
    return *dice;
}

Infliction readInfliction(const RecordReader& reader) {
    return {.intrinsic = reader.named<Intrinsic>("inflicts", &intrinsicFromName),
            .percent = reader.number("inflict_chance_percent", 1, 100),
            .beats = diceThere(reader, "inflict_duration"),
            .blockedBy = reader.named<Intrinsic>("inflict_blocked_by", &intrinsicFromName)};
}

SmokeKind readKind(const RecordReader& reader, Smoke smoke) {
    SmokeKind kind{.smoke = smoke,
                   .id = reader.text("smoke"),
                   .name = reader.text("name"),
                   .dice = diceThere(reader, "damage_dice"),
                   .infliction = std::nullopt};
    if (smoke != Smoke::None) {
        kind.element = reader.named<Element>("element", &elementFromName);
        kind.decayPercent = reader.number("decay_percent", 0, 100);
    }
    if (!reader.text("inflicts").empty()) {
        kind.infliction = readInfliction(reader);
    }
    return kind;
}

}  // namespace

SmokeTable SmokeTable::read(std::istream& csv) {
    SmokeTable table;
    std::size_t line = 1;
    for (const CsvRecord& record : readCsv(csv)) {
        const RecordReader reader(record, ++line);
        const std::size_t next = table.kinds_.size();
        if (next >= smokeIds.size() || reader.text("smoke") != smokeIds[next]) {
            reader.fail("smoke");
        }
        table.kinds_.push_back(readKind(reader, static_cast<Smoke>(next)));
    }
    if (table.kinds_.size() != smokeIds.size()) {
        throw std::runtime_error("the table of smoke ends too soon");
    }
    return table;
}

}  // namespace polyplan::powder
