#include "core/plan/copied_attacks.h"

#include <optional>
#include <sstream>
#include <utility>

#include "core/json/json_tree.h"
#include "core/plan/members.h"

namespace polyplan::plan {

namespace {

struct CopiedAttacks {
    std::vector<Attack> attacks = {};
    UnknownMembers unknown = {};
    bool operator==(const CopiedAttacks&) const = default;
};

template <typename Visitor>
constexpr void describe(Visitor& v, Of<CopiedAttacks> /*unused*/) {
    v.member(required("attacks", "attacks", "Side by side"), &CopiedAttacks::attacks,
             limits::attacks);
}

}  // namespace

std::string writeAttacks(const std::vector<Attack>& attacks, const Catalogues& catalogues) {
    std::ostringstream out;
    JsonWriter json(out);
    writeMembers(json, CopiedAttacks{.attacks = attacks}, tablesOf(catalogues));
    return std::move(out).str();
}

std::variant<std::vector<Attack>, std::vector<Fault>> readAttacks(std::string_view json,
                                                                  const Catalogues& catalogues) {
    FaultList faults;
    const std::optional<Json> tree = parseJson(json, faults);
    CopiedAttacks copied;
    if (tree) {
        const TableSet tables = tablesOf(catalogues);
        const Place place(faults, tables);
        readMembers(*tree, copied, place);
        if (faults.empty() && copied.attacks.empty()) {
            place.fault("/attacks", "there is none");
        }
    }
    if (!faults.empty()) {
        return faults.take();
    }
    return std::move(copied.attacks);
}

}  // namespace polyplan::plan
