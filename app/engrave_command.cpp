#include "app/engrave_command.h"

#include <memory>
#include <variant>

#include "app/engrave_table.h"
#include "app/progress.h"
#include "app/request_options.h"
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

}  // namespace

Command::Run addEngraveOptions(CLI::App& command) {
    auto options = std::make_shared<RequestOptions>(command, optionsOf<engraving::Request>());
    return [options](Console& console) { return engrave(*options, console); };
}

}  // namespace polyplan::app
