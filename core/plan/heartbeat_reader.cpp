#include "core/plan/heartbeat_reader.h"

#include "core/powder/members.h"

namespace polyplan::plan {

std::variant<powder::Request, std::vector<Fault>> readHeartbeatRequest(
    const Json& value, const Catalogues& catalogues) {
    return readRequest<powder::Request>(value, tablesOf(catalogues), "a heartbeat request");
}

}  // namespace polyplan::plan
