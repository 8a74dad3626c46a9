#include "core/powder/hunger.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <stdexcept>
#include <string_view>

#include "core/catalogue/record_reader.h"

namespace polyplan::powder {
namespace {

struct HungerName {
    std::string_view id;
    std::string_view name;
};

/// In the order of the enumeration, which is that of the table.
constexpr std::array<HungerName, 5> hungerNames = {{{"STARVING", "Starving"},
                                                    {"HUNGRY", "Hungry"},
                                                    {"FORAGE", "Forage"},
                                                    {"NORMAL", "Normal"},
                                                    {"FULL", "Full"}}};

/// "none", "every", "every 8th".
EveryNth everyNth(const RecordReader& reader, const std::string& column) {
    std::string_view text = reader.text(column);
    if (text == "none") {
        return 0;
    }
    if (!text.starts_with("every")) {
        reader.fail(column);
    }
    text.remove_prefix(std::string_view("every").size());
    if (text.empty()) {
        return 1;
    }
    EveryNth n = 0;
    const auto [end, error] = std::from_chars(text.data() + 1, text.data() + text.size(), n);
    if (error != std::errc() || n < 2) {
        reader.fail(column);
    }
    return n;
}

HungerLevel readLevel(const RecordReader& reader, Hunger hunger) {
    return {.hunger = hunger,
            .statusLine = reader.text("status_line_text"),
            .foodFrom = reader.number("food_from", 0, 10'000),
            .foodTo = reader.number("food_to", 0, 10'000),
            .hpNatural = everyNth(reader, "hp_natural"),
            .hpRegeneration = everyNth(reader, "hp_with_regeneration"),
            .hpFighter = everyNth(reader, "hp_fighter_bonus"),
            .hpPetOfCleric = everyNth(reader, "hp_pet_of_cleric_bonus"),
            .mpNatural = everyNth(reader, "mp_natural"),
            .mpWizard = everyNth(reader, "mp_wizard_bonus")};
}

}  // namespace

HungerTable HungerTable::read(std::istream& csv) {
    HungerTable table;
    std::size_t line = 1;
    for (const CsvRecord& record : readCsv(csv)) {
        const RecordReader reader(record, ++line);
        const std::size_t next = table.levels_.size();
        if (next >= hungerNames.size() || reader.text("level") != hungerNames[next].id) {
            reader.fail("level");
        }
        table.levels_.push_back(readLevel(reader, static_cast<Hunger>(next)));
        const int from = next == 0 ? 0 : table.levels_[next - 1].foodTo + 1;
        if (table.levels_[next].foodFrom != from) {
            reader.fail("food_from");
        }
    }
    if (table.levels_.size() != hungerNames.size()) {
        throw std::runtime_error("the table of hunger ends too soon");
    }
    return table;
}

Hunger HungerTable::atFood(int food) const {
    const auto above =
        std::ranges::upper_bound(levels_, food, std::ranges::less(), &HungerLevel::foodFrom);
    return static_cast<Hunger>(above - levels_.begin() - 1);
}

std::string_view name(Hunger hunger) {
    return hungerNames[static_cast<std::size_t>(hunger)].name;
}

}  // namespace polyplan::powder
