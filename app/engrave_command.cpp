#include "app/engrave_command.h"

#include <array>
#include <memory>
#include <variant>

#include "app/engrave_table.h"
#include "app/request_options.h"
#include "core/plan/engraving_json.h"
#include "core/plan/engraving_reader.h"
#include "resources/embedded_data.h"

namespace polyplan::app {
namespace {

using Kind = OptionKind;
namespace engraving = nethack::engraving;

const std::array members = {
    RequestOption{"game", Kind::Text,
                  "nethack-3.4.3, nethack-3.6.7 (default), nethack-3.7 or slex"},
    RequestOption{"text", Kind::Text, "What is to be written, or stands on the floor"},
    RequestOption{"stylus", Kind::Text, "An object's identified name, or fingers (default)"},
    RequestOption{"stylus_state.buc", Kind::Text, "blessed, uncursed or cursed"},
    RequestOption{"stylus_state.enchantment", Kind::Number, "Of a weapon"},
    RequestOption{"stylus_state.charges", Kind::Number, "Of a wand or marker; default: enough"},
    RequestOption{"stylus_state.appearance", Kind::Text, "Of a ring: \"steel\""},
    RequestOption{"stylus_state.artifact", Kind::Text, "Only Fire Brand matters, in 3.7"},
    RequestOption{"stylus_state.wielded", Kind::Flag, "It is in the hand"},
    RequestOption{"stylus_state.worn", Kind::Flag, "It is worn"},
    RequestOption{"stylus_state.identified", Kind::Flag, "The kind of wand is known already"},
    RequestOption{"conditions", Kind::Names, "Of the hero: blind, confused, stunned, levitating …"},
    RequestOption{"riding_skill", Kind::Text, "restricted, unskilled (default), basic …"},
    RequestOption{"surface", Kind::Text, "floor (default), ice, altar, fountain, grave …"},
    RequestOption{"grave_undisturbed", Kind::Flag, "Nobody has written on this grave yet"},
    RequestOption{"existing.type", Kind::Text,
                  "What is there: DUST, ENGRAVE, BURN, MARK, ENGR_BLOOD or HEADSTONE"},
    RequestOption{"existing.text", Kind::Text, "Its text"},
    RequestOption{"action", Kind::Text, "new (default), add or wipe"},
    RequestOption{"engraving_type", Kind::Text, "Of the text whose durability is asked for"},
    RequestOption{"wear.engraving_type", Kind::Text, "The same"},
    RequestOption{"wear.count", Kind::Number, "Characters picked by one event"},
    RequestOption{"wear.magical", Kind::Flag, "The event is magical (3.6 and later)"},
    RequestOption{"wear.repeat", Kind::Number, "Events in a row"},
    RequestOption{"dexterity", Kind::Number, "For events of the cause turn, 3 to 25"},
    RequestOption{"samples", Kind::Number, "Samples, where a long text has to be sampled"},
    RequestOption{"seed", Kind::Number, "The same seed gives the same figures"},
};

int engrave(const RequestOptions& options, Console& console) {
    const std::optional<Json> json = options.read(console);
    if (!json) {
        return requestNotMet;
    }
    const plan::Catalogues catalogues = resources::loadCatalogues();
    const auto result = readEngravingRequest(*json, catalogues);
    if (const auto* faults = std::get_if<std::vector<Fault>>(&result)) {
        options.tell(*faults, console);
        return requestNotMet;
    }
    const auto& request = std::get<engraving::Request>(result);
    const engraving::Answer answered =
        answer(request, *request.game, *catalogues.engraving(*request.game));
    if (options.json()) {
        JsonWriter writer(console.out);
        plan::writeAnswer(writer, answered);
        console.out << '\n';
    } else {
        writeTable(request, answered, console.out);
    }
    return done;
}

}  // namespace

Command::Run addEngraveOptions(CLI::App& command) {
    auto options = std::make_shared<RequestOptions>(command, members);
    return [options](Console& console) { return engrave(*options, console); };
}

}  // namespace polyplan::app
