#include "core/plan/merge_discoveries.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/nethack/polypile/rules.h"
#include "core/plan/limits.h"

namespace polyplan::plan {

void mergeDiscoveries(Document& document, const game_text::Reading& reading) {
    if (objectTableName(document.game) != objectTableName(reading.game)) {
        return;
    }
    std::ranges::sort(document.discoveries);
    for (const ObjectIndex object : reading.discovered) {
        const auto place = std::ranges::lower_bound(document.discoveries, object);
        if ((place == document.discoveries.end() || *place != object) &&
            document.discoveries.size() < limits::discoveries) {
            document.discoveries.insert(place, object);
        }
    }
    const nethack::polypile::Rules* rules = nethack::polypile::rulesOf(document.game);
    for (const nethack::LabelPool& pool : rules == nullptr
                                              ? std::vector<nethack::LabelPool>()
                                              : nethack::labelPools(*reading.objects, *rules)) {
        for (const auto& [look, object] : reading.looks) {
            const Material material = (*reading.objects)[look].material;
            nethack::KnownMaterials known = document.appearanceMaterials;
            if (std::ranges::find(pool.types, object) != pool.types.end() &&
                known.emplace(object, material).second &&
                nethack::withoutKnown(pool, known).labels[static_cast<std::size_t>(material)] >=
                    0) {
                document.appearanceMaterials = std::move(known);
            }
        }
    }
}

}  // namespace polyplan::plan
