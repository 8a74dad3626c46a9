#include "app/damage_command.h"

#include <algorithm>
#include <cctype>
#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "app/damage_table.h"
#include "app/progress.h"
#include "app/request_options.h"
#include "core/oangband/damage_type.h"
#include "core/oangband/evaluate.h"
#include "core/oangband/members.h"
#include "core/plan/damage_json.h"
#include "core/plan/damage_reader.h"
#include "resources/embedded_data.h"

namespace polyplan::app {
namespace {

int damage(const RequestOptions& options, Console& console) {
    const std::optional<Json> json = options.read(console);
    if (!json) {
        return requestNotMet;
    }
    const plan::Catalogues catalogues = resources::loadCatalogues();
    const auto request = readDamageRequest(*json, catalogues);
    if (const auto* faults = std::get_if<std::vector<Fault>>(&request)) {
        options.tell(*faults, console);
        return requestNotMet;
    }
    options.tell(idleMembers(std::get<oangband::Request>(request), catalogues.oangband().monsters),
                 console);
    std::optional<Progress> progress(console);
    const auto showHalf = [&](double before) {
        return Oversight{.stop = {}, .progress = [&, before](double share) {
                             progress->show(before + share / 2.0);
                         }};
    };
    // Read without a fault, so every name is in the tables.
    const auto scene = oangband::Scene::of(std::get<oangband::Request>(request),
                                           catalogues.oangband(), showHalf(0.0));
    const auto& found = std::get<oangband::Scene>(scene);
    const oangband::Answer answer = *evaluate(found, showHalf(0.5));
    progress.reset();
    if (options.json()) {
        JsonWriter writer(console.out);
        plan::writeAnswer(writer, found, answer);
        console.out << '\n';
    } else {
        writeTable(found, answer, console.out);
    }
    return done;
}

/// A damage type as the game spells it, if that is what was meant.
std::string inCapitals(const std::string& typed) {
    std::string name = typed;
    std::ranges::transform(name, name.begin(), [](unsigned char each) {
        return static_cast<char>(std::toupper(each));
    });
    return oangband::damageTypeFromName(name) ? name : typed;
}

}  // namespace

Command::Run addDamageOptions(CLI::App& command) {
    auto options = std::make_shared<RequestOptions>(
        command, optionsOf<oangband::Request>(),
        std::vector<RequestOptions::Alternatives>{{"monster.id", "monster.name"},
                                                  {"source.id", "source.name"}});
    command.get_option("--damage_type")->transform(inCapitals);
    command.footer(command.get_footer() +
                   "\nWhat lies on the monster's square, floor_objects, is such an array: "
                   R"({"damage_type": "COLD", "damage": 60, "monster": {"id": 361}, )"
                   R"("floor_objects": [{"name": "Darkness", "type": "TV_STAFF"}]})");
    return [options](Console& console) { return damage(*options, console); };
}

}  // namespace polyplan::app
