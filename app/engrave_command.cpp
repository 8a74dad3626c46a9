#include "app/engrave_command.h"

#include <memory>
#include <variant>

#include "app/engrave_table.h"
#include "app/progress.h"
#include "app/request_options.h"
#include "core/catalogue/letter_case.h"
#include "core/nethack/engraving/members.h"
#include "core/plan/engraving_json.h"
#include "core/plan/engraving_reader.h"
#include "resources/embedded_data.h"

namespace polyplan::app {
namespace {

namespace engraving = nethack::engraving;

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
    options.tell(idleMembers(request, *catalogues.engraving(*request.game)), console);
    const engraving::Answer answered = [&] {
        Progress progress(console);
        return answer(request, *request.game, *catalogues.engraving(*request.game),
                      {.stop = {}, .progress = [&](double share) { progress.show(share); }});
    }();
    if (options.json()) {
        JsonWriter writer(console.out);
        plan::writeAnswer(writer, answered);
        console.out << '\n';
    } else {
        writeTable(request, answered, console.out);
    }
    return answered.writing && answered.writing->refused ? requestNotMet : done;
}

/// A stylus as the tables spell it, letter case aside; "-", the game's key, stands for the fingers.
std::string stylusSpelt(const std::string& typed) {
    if (typed == "-" || equalWords(typed, engraving::fingers)) {
        return engraving::fingers;
    }
    const plan::Catalogues catalogues = resources::loadCatalogues();
    for (const nethack::Game game : nethack::allGames) {
        const ObjectTable* table = catalogues.objects(game);
        if (table == nullptr) {
            continue;
        }
        for (const ObjectType& object : table->objects()) {
            if (equalWords(object.name, typed)) {
                return object.name;
            }
        }
    }
    return typed;
}

}  // namespace

Command::Run addEngraveOptions(CLI::App& command) {
    auto options = std::make_shared<RequestOptions>(command, optionsOf<engraving::Request>());
    command.get_option("--stylus")->transform(stylusSpelt);
    return [options](Console& console) { return engrave(*options, console); };
}

}  // namespace polyplan::app
