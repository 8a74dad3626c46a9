#include "app/theft_command.h"

#include <memory>
#include <optional>
#include <variant>

#include "app/report_table.h"
#include "app/request_options.h"
#include "core/nethack/theft/answer_json.h"
#include "core/nethack/theft/evaluate.h"
#include "core/nethack/theft/members.h"
#include "core/nethack/theft/remedy_effects.h"
#include "core/nethack/theft/report.h"
#include "resources/embedded_data.h"

namespace polyplan::app {
namespace {

namespace theft = nethack::theft;

void writeTheftTable(const theft::Encounter& encounter, const theft::Answer& answer,
                     const theft::ThiefTable& thieves, std::ostream& out) {
    out << answer.monster << " (" << title(answer.game) << ") · armor class "
        << encounter.request.armorClass << " · " << answer.entries() << ' '
        << entryWord(answer.unit) << (answer.entries() == 1 ? "" : "s") << " · "
        << theft::howSure(answer.game) << '\n';
    const auto effects = *effectsOf(encounter, answer, thieves);
    if (effects.empty()) {
        out << "    " << whyNoEffects(answer) << '\n';
    }
    writeReport(report(answer, effects), out);
}

int steal(const RequestOptions& options, Console& console) {
    const std::optional<Json> json = options.read(console);
    if (!json) {
        return requestNotMet;
    }
    const plan::Catalogues catalogues = resources::loadCatalogues();
    const auto read = theft::readEncounter(*json, catalogues.thieves());
    if (const auto* faults = std::get_if<std::vector<Fault>>(&read)) {
        options.tell(*faults, console);
        return requestNotMet;
    }
    const auto& encounter = std::get<theft::Encounter>(read);
    const theft::Answer answer = evaluate(encounter);
    if (options.json()) {
        JsonWriter writer(console.out);
        writeAnswer(writer, answer);
        console.out << '\n';
    } else {
        writeTheftTable(encounter, answer, catalogues.thieves(), console.out);
    }
    return done;
}

}  // namespace

Command::Run addTheftOptions(CLI::App& command) {
    auto options = std::make_shared<RequestOptions>(
        command, optionsOf<theft::Request>(),
        std::vector<RequestOptions::Alternatives>{{"turns", "hits"}});
    command.footer(command.get_footer() +
                   "\nWhat is carried, inventory, is such an array: "
                   R"({"monster": "Wizard of Yendor", "turns": 50, )"
                   R"("inventory": [{"kind": "Amulet of Yendor"}]})");
    return [options](Console& console) { return steal(*options, console); };
}

}  // namespace polyplan::app
