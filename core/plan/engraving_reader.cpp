#include "core/plan/engraving_reader.h"

#include <string>

#include "core/json/json_tree.h"
#include "core/nethack/engraving/members.h"

namespace polyplan::plan {

std::variant<nethack::engraving::Request, std::vector<Fault>> readEngravingRequest(
    const Json& value, const Catalogues& catalogues) {
    constexpr nethack::Game usual = nethack::Game::NetHack367;
    TableSet tables = tablesOf(catalogues);
    tables.add(usual);
    FaultList faults;
    nethack::engraving::Request request;
    readMembers(value, request,
                Place(faults, tables, {.refuses = true, .title = "an engraving request"}));
    request.game = request.game.value_or(usual);
    if (value.is_object() && !value.contains("text")) {
        faults.add("/text", "is missing, and is required");
    } else if (value.is_object() && value.at("text") == Json(std::string()) &&
               !request.asksWriting()) {
        faults.add("/text", "is empty: there is nothing on the floor that could wear");
    }
    if (!faults.empty()) {
        return faults.take();
    }
    return request;
}

}  // namespace polyplan::plan
