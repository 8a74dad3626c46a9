#include "app/heartbeat_command.h"

#include <memory>
#include <optional>
#include <variant>

#include "app/progress.h"
#include "app/report_table.h"
#include "app/request_options.h"
#include "core/plan/heartbeat_reader.h"
#include "core/powder/answer_json.h"
#include "core/powder/evaluate.h"
#include "core/powder/members.h"
#include "core/powder/report.h"
#include "core/powder/report_events.h"
#include "resources/embedded_data.h"

namespace polyplan::app {
namespace {

int heartbeat(const RequestOptions& options, Console& console) {
    const std::optional<Json> json = options.read(console);
    if (!json) {
        return requestNotMet;
    }
    const plan::Catalogues catalogues = resources::loadCatalogues();
    const auto request = plan::readHeartbeatRequest(*json, catalogues);
    if (const auto* faults = std::get_if<std::vector<Fault>>(&request)) {
        options.tell(*faults, console);
        return requestNotMet;
    }
    // Read without a fault, so every name is in the tables.
    const auto found = powder::Scene::of(std::get<powder::Request>(request), catalogues.powder());
    const auto& scene = std::get<powder::Scene>(found);
    const powder::Answer answer = [&] {
        Progress progress(console);
        return *powder::evaluate(scene, {.progress = [&](double share) { progress.show(share); }});
    }();
    if (options.json()) {
        JsonWriter writer(console.out);
        writeAnswer(writer, answer);
        console.out << '\n';
        return done;
    }
    const int telling = powder::tellingHeartbeat(answer);
    console.out << powder::titleOf(scene) << " · steps of heartbeat " << telling << '\n';
    Report told = report(scene, answer, "heartbeat", telling);
    // A table of the report sums them up.
    std::erase_if(told.series, powder::isOfEvent);
    writeReport(told, console.out);
    return done;
}

}  // namespace

Command::Run addHeartbeatOptions(CLI::App& command) {
    auto options = std::make_shared<RequestOptions>(command, optionsOf<powder::Request>());
    return [options](Console& console) { return heartbeat(*options, console); };
}

}  // namespace polyplan::app
