#include "core/powder/creature.h"

#include <algorithm>
#include <array>
#include <optional>

#include "core/catalogue/record_reader.h"
#include "core/powder/yes_or_no.h"

namespace polyplan::powder {
namespace {

struct MoveRow {
    std::string_view name;
    MoveType type;
    std::string_view words;  ///< for people
};

constexpr std::array<MoveRow, 5> moveRows = {{
    {"WALK", MoveType::Walk, "walks"},
    {"STD_SWIM", MoveType::Swim, "swims"},
    {"STD_FLY", MoveType::Fly, "flies"},
    {"STD_PHASE", MoveType::Phase, "through walls"},
    {"ALL", MoveType::All, "anywhere"},
}};

const MoveRow* moveRow(std::string_view name) {
    const auto* const found = std::ranges::find(moveRows, name, &MoveRow::name);
    return found == moveRows.end() ? nullptr : found;
}

std::optional<MoveType> moveTypeFromName(std::string_view name) {
    const MoveRow* row = moveRow(name);
    return row == nullptr ? std::nullopt : std::optional(row->type);
}

Creature readCreature(const RecordReader& reader) {
    Creature creature;
    creature.id = reader.text("creature");
    creature.name = reader.text("name");
    if (creature.id.empty()) {
        reader.fail("creature");
    }
    creature.noise = reader.number("noise", 0, 250);
    creature.blownByWind = yesOrNo(reader, "blown_by_wind");
    creature.canGetHungry = yesOrNo(reader, "can_get_hungry");
    creature.bloodless = yesOrNo(reader, "bloodless");
    creature.material = reader.text("material");
    creature.moveType = reader.named<MoveType>("move_type", &moveTypeFromName);
    for (const std::string_view word : reader.words("heartbeat_intrinsics")) {
        const std::optional<Intrinsic> intrinsic = intrinsicFromName(word);
        if (!intrinsic) {
            reader.fail("heartbeat_intrinsics");
        }
        creature.intrinsics.set(*intrinsic);
    }
    return creature;
}

}  // namespace

std::string_view wordsOfMove(std::string_view name) {
    const MoveRow* row = moveRow(name);
    return row == nullptr ? std::string_view() : row->words;
}

CreatureTable CreatureTable::read(std::istream& csv) {
    CreatureTable table;
    std::size_t line = 1;
    for (const CsvRecord& record : readCsv(csv)) {
        table.creatures_.push_back(readCreature(RecordReader(record, ++line)));
    }
    return table;
}

const Creature* CreatureTable::find(std::string_view id) const {
    const auto found = std::ranges::find(creatures_, id, &Creature::id);
    return found == creatures_.end() ? nullptr : &*found;
}

}  // namespace polyplan::powder
