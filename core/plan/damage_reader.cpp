#include "core/plan/damage_reader.h"

#include "core/json/json_tree.h"
#include "core/plan/members.h"

namespace polyplan::plan {

std::variant<oangband::Request, std::vector<Fault>> readDamageRequest(
    const Json& value, const Catalogues& catalogues) {
    Json request = value;
    if (request.is_object()) {
        for (const char* record : {"case", "trials", "observed", "note"}) {
            request.erase(record);
        }
    }
    auto result = readRequest<Attack>(request, tablesOf(catalogues), "a damage request");
    if (auto* faults = std::get_if<std::vector<Fault>>(&result)) {
        return std::move(*faults);
    }
    return static_cast<oangband::Request>(std::get<Attack>(std::move(result)));
}

}  // namespace polyplan::plan
