#include "core/plan/changed_parts.h"

namespace polyplan::plan {

std::vector<std::string_view> changedParts(const Strategy& before, const Strategy& after) {
    std::vector<std::string_view> parts;
    const auto compare = [&parts](std::string_view id, bool isSame) {
        if (!isSame) {
            parts.push_back(id);
        }
    };
    compare("polypile", before.polypile == after.polypile && before.game == after.game &&
                            before.hero == after.hero && before.ledgerLevel == after.ledgerLevel &&
                            before.inventory == after.inventory);
    compare("engraving", before.engraving == after.engraving);
    compare("damage", before.damage == after.damage);
    compare("theft", before.theft == after.theft);
    compare("heartbeat", before.heartbeat == after.heartbeat);
    return parts;
}

}  // namespace polyplan::plan
