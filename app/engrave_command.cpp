#include "app/engrave_command.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <string_view>
#include <variant>
#include <vector>

#include "app/engrave_table.h"
#include "app/progress.h"
#include "app/request_options.h"
#include "core/calculator/json_values.h"
#include "core/nethack/artifacts.h"
#include "core/nethack/engraving/members.h"
#include "core/nethack/engraving/stylus.h"
#include "core/plan/engraving_json.h"
#include "core/plan/engraving_reader.h"
#include "core/probability/grouped.h"
#include "resources/embedded_data.h"

namespace polyplan::app {
namespace {

namespace engraving = nethack::engraving;

std::vector<std::string_view> stylusNames(const plan::Catalogues& catalogues) {
    std::vector<std::string_view> names = {engraving::fingers};
    for (const nethack::Game game : nethack::allGames) {
        if (const ObjectTable* table = catalogues.objects(game)) {
            std::ranges::transform(table->objects(), std::back_inserter(names), &ObjectType::name);
            std::ranges::transform(nethack::artifactsOf(game, *table), std::back_inserter(names),
                                   &nethack::Artifact::name);
        }
    }
    return names;
}

/// The kinds that a stylus which is not identified may be.
Fault kindsOfStylus(const engraving::Request& request, const engraving::Tables& tables) {
    std::vector<std::string_view> kinds;
    for (const ObjectIndex kind : findStylus(*request.stylus, *request.game, tables)->look->mayBe) {
        kinds.push_back((*tables.objects)[kind].name);
    }
    return {"/stylus", "may be " + listed(kinds)};
}

int engrave(const RequestOptions& options, Console& console) {
    const plan::Catalogues catalogues = resources::loadCatalogues();
    const std::optional<Json> json = options.read(console, {{"stylus", stylusNames(catalogues)}});
    if (!json) {
        return requestNotMet;
    }
    const auto result = readEngravingRequest(*json, catalogues);
    if (const auto* faults = std::get_if<std::vector<Fault>>(&result)) {
        options.tell(*faults, console);
        return requestNotMet;
    }
    const auto& request = std::get<engraving::Request>(result);
    options.tell(idleMembers(request, *catalogues.engraving(*request.game)), console);
    const engraving::Answer answered = [&] {
        Progress progress(console);
        return answer(request, *request.game, *catalogues.engraving(*request.game),
                      {.stop = {}, .progress = [&](double share) { progress.show(share); }});
    }();
    if (options.json()) {
        JsonWriter writer(console.out);
        plan::writeAnswer(writer, request, answered);
        console.out << '\n';
    } else {
        writeTable(request, answered, console.out);
    }
    if (!answered.writing || !answered.writing->refused) {
        return done;
    }
    if (answered.writing->refused->isUndecided) {
        options.tell({kindsOfStylus(request, *catalogues.engraving(*request.game))}, console);
    }
    return requestNotMet;
}

/// "-", the game's key, stands for the fingers.
std::string stylusMeant(const std::string& typed) {
    return typed == "-" ? engraving::fingers : typed;
}

}  // namespace

Command::Run addEngraveOptions(CLI::App& command) {
    auto options = std::make_shared<RequestOptions>(command, optionsOf<engraving::Request>());
    command.get_option("--stylus")->transform(stylusMeant);
    command.footer(command.get_footer() +
                   "\nWhat happens to the engraving, events, is such an array, of at most " +
                   grouped(engraving::limits::events.most) +
                   " single events over all of it: "
                   R"({"text": "Elbereth", "stylus": "athame", "events": [{"cause": "melee"}, )"
                   R"({"cause": "attacked while standing"}, {"cause": "turn", "times": 20}]})");
    return [options](Console& console) { return engrave(*options, console); };
}

}  // namespace polyplan::app
