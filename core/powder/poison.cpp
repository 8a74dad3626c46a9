#include "core/powder/poison.h"

#include <stdexcept>

#include "core/catalogue/record_reader.h"

namespace polyplan::powder {
namespace {

constexpr std::size_t numberOfPoisons = static_cast<std::size_t>(Intrinsic::PoisonDeadly) -
                                        static_cast<std::size_t>(Intrinsic::PoisonMild) + 1;

Poison readPoison(const RecordReader& reader) {
    const std::optional<GameDice> dice = diceOfColumn(reader, "damage_dice");
    const std::optional<GameDice> finalDice = diceOfColumn(reader, "final_dice");
    if (!dice || !finalDice) {
        reader.fail(dice ? "final_dice" : "damage_dice");
    }
    return {.intrinsic = reader.named<Intrinsic>("intrinsic", &intrinsicFromName),
            .name = reader.text("name"),
            .modulus = reader.number("heartbeat_modulus", 1, 255),
            .dice = *dice,
            .finalDice = *finalDice,
            .element = reader.named<Element>("element", &elementFromName)};
}

}  // namespace

PoisonTable PoisonTable::read(std::istream& csv) {
    PoisonTable table;
    std::size_t line = 1;
    for (const CsvRecord& record : readCsv(csv)) {
        const RecordReader reader(record, ++line);
        if (reader.text("poison") == "NONE") {
            continue;
        }
        const Poison& poison = table.poisons_.emplace_back(readPoison(reader));
        const auto expected = static_cast<Intrinsic>(
            static_cast<std::size_t>(Intrinsic::PoisonMild) + table.poisons_.size() - 1);
        if (poison.intrinsic != expected) {
            reader.fail("intrinsic");
        }
    }
    if (table.poisons_.size() != numberOfPoisons) {
        throw std::runtime_error("the table of poisons ends too soon");
    }
    return table;
}

}  // namespace polyplan::powder
