#include "core/powder/creature.h"

#include <algorithm>
#include <optional>

#include "core/catalogue/record_reader.h"
#include "core/powder/yes_or_no.h"

namespace polyplan::powder {
namespace {

std::optional<MoveType> moveTypeFromName(std::string_view name) {
    if (name == "WALK") {
        return MoveType::Walk;
    }
    if (name == "STD_SWIM") {
        return MoveType::Swim;
    }
    if (name == "STD_FLY") {
        return MoveType::Fly;
    }
    if (name == "STD_PHASE") {
        return MoveType::Phase;
    }
    return name == "ALL" ? std::optional(MoveType::All) : std::nullopt;
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
