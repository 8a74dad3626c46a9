#include "app/damage_command.h"

#include <array>
#include <memory>
#include <variant>

#include "app/damage_table.h"
#include "app/request_options.h"
#include "core/oangband/evaluate.h"
#include "core/plan/damage_json.h"
#include "core/plan/damage_reader.h"
#include "resources/embedded_data.h"

namespace polyplan::app {
namespace {

using Kind = RequestMember::Kind;

constexpr std::array members = {
    RequestMember{"game", Kind::Text, "oangband-1.1.0 (default)"},
    RequestMember{"damage_type", Kind::Text, "FIRE, GF_FIRE, OLD_SLEEP …"},
    RequestMember{"damage", Kind::Number, "At the centre: a number or dice such as 12d8+20"},
    RequestMember{"source.kind", Kind::Text, "player (default) or monster"},
    RequestMember{"source.id", Kind::Number, "Of the monster that makes it"},
    RequestMember{"source.name", Kind::Text, "The same by name"},
    RequestMember{"monster.id", Kind::Number, "Whom it strikes; decides where there is a name too"},
    RequestMember{"monster.name", Kind::Text, "The same by name"},
    RequestMember{"monster.flags", Kind::Names, "A monster by hand: EVIL,IM_FIRE,BRTH_LITE …"},
    RequestMember{"monster.symbol", Kind::Text, "One character; E, g and v resist OLD_DRAIN"},
    RequestMember{"monster.level", Kind::Number, "0 to 127"},
    RequestMember{"monster.armour_class", Kind::Number, "0 to 1,000"},
    RequestMember{"monster.mana", Kind::Number, "0 to 32,767"},
    RequestMember{"monster.hp_before", Kind::Number, "Hit points now; default: all of them"},
    RequestMember{"monster.max_hp", Kind::Number, "Default: fixed, or the average of its dice"},
    RequestMember{"monster.speed_before", Kind::Number, "110 is normal; default: its kind's"},
    RequestMember{"monster.stunned_before", Kind::Number, "Turns, 0 to 200"},
    RequestMember{"monster.confused_before", Kind::Number, "Turns, 0 to 200"},
    RequestMember{"monster.afraid_before", Kind::Number, "Turns, 0 to 200"},
    RequestMember{"monster.in_stasis", Kind::Flag, "It is held"},
    RequestMember{"monster.black_breath", Kind::Flag, "It carries the Black Breath"},
    RequestMember{"terrain", Kind::Text,
                  "Its square: floor (default), rubble, tree, water, lava or the game's name"},
    RequestMember{"adjacent_water_squares", Kind::Number, "Of the 8 round it"},
    RequestMember{"distance_from_centre", Kind::Number, "Squares; above 0 a radius is needed"},
    RequestMember{"radius", Kind::Number, "Of the projection"},
    RequestMember{"source_diameter", Kind::Number, "Of projections that have one"},
    RequestMember{"affects", Kind::Text, "ball (default), bolt or line of sight"},
    RequestMember{"player.class", Kind::Text, "Warrior (default), Mage, Priest …"},
    RequestMember{"player.level", Kind::Number, "1 (default) to 50"},
    RequestMember{"player.specialties", Kind::Names, "Beguile, Holy Light"},
    RequestMember{"player.dungeon_depth", Kind::Number, "0 to 127; what it may polymorph into"},
    RequestMember{"casts", Kind::Number, "Casts one after the other, 1 (default) to 100"},
};

int damage(const RequestOptions& options, Console& console) {
    const std::optional<plan::Json> json = options.read(console);
    if (!json) {
        return requestNotMet;
    }
    const plan::Catalogues catalogues = resources::loadCatalogues();
    const auto request = readDamageRequest(*json, catalogues);
    if (const auto* faults = std::get_if<std::vector<plan::Fault>>(&request)) {
        options.tell(*faults, console);
        return requestNotMet;
    }
    // Read without a fault, so every name is in the tables.
    const auto scene =
        oangband::Scene::of(std::get<oangband::Request>(request), catalogues.oangband());
    const auto& found = std::get<oangband::Scene>(scene);
    const oangband::Answer answer = evaluate(found);
    if (options.json()) {
        plan::JsonWriter writer(console.out);
        writeAnswer(writer, found, answer);
        console.out << '\n';
    } else {
        writeTable(found, answer, console.out);
    }
    return done;
}

}  // namespace

Command::Run addDamageOptions(CLI::App& command) {
    auto options = std::make_shared<RequestOptions>(command, members);
    return [options](Console& console) { return damage(*options, console); };
}

}  // namespace polyplan::app
