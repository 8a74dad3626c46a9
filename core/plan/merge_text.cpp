#include "core/plan/merge_text.h"

#include <set>
#include <string>

#include "core/plan/found_out.h"
#include "core/plan/laid_out.h"
#include "core/plan/merge_discoveries.h"
#include "core/plan/moved_letters.h"
#include "core/plan/settings.h"

namespace polyplan::plan {
namespace {

/// Makes known what the text tells of looks, in the plan and in the place.
/// @returns the number of stacks of the plan that are identified so
std::size_t tellLooks(Document& plan, const MergePlace& place, const game_text::Reading& reading,
                      const std::vector<FoundOut>& found, const Catalogues& catalogues) {
    const LooksOfCalls looks(reading);
    const std::size_t identified = identifyFound(plan, found, place.game, catalogues);
    looks.tell(plan, place.game);
    if (&place.inventory != &plan.inventory) {
        identifyFound(place.inventory, found, *reading.objects, place.game);
        looks.tell(place.inventory);
    }
    return identified;
}

}  // namespace

Imported mergeText(Document& plan, const MergePlace& place, const game_text::Reading& reading,
                   const Catalogues& catalogues) {
    const std::vector<const Polypile*> laidOut(place.lines.begin(), place.lines.end());
    const bool isOfPlansObjects = objectTableName(plan.game) == objectTableName(reading.game);
    const std::vector<ObjectIndex> discoveries =
        isOfPlansObjects ? plan.discoveries : std::vector<ObjectIndex>();
    const KnownBefore known =
        knownBefore(discoveries, place.inventory, place.lines, *reading.objects);
    const WholeText text(reading);
    moveLetters(place.inventory, place.lines, text, known, {}, Looks::Untold);
    const std::vector<FoundOut> found = foundOut(text, discoveries, place.inventory, laidOut);
    Imported imported;
    const std::vector<Stack*> unidentified =
        unidentifiedOn(place.lines, place.inventory, *reading.objects);
    imported.identified = tellLooks(plan, place, reading, found, catalogues);
    moveLetters(place.inventory, place.lines, text, known, found, Looks::Told);
    const std::set<std::string> letters = identifyLaidOut(unidentified, text);
    callAnew(place.lines, place.inventory, text);
    mergeDiscoveries(plan, reading);
    imported.merge = place.distance ? mergePile(*place.lines.at(0), *place.distance,
                                                place.inventory, text, found)
                                    : mergeInventory(place.inventory, laidOut, text, found);
    tellIdentified(imported.merge, reading, letters);
    takeLaidOutLetters(place.lines, text);
    return imported;
}

Imported mergeText(Document& plan, const game_text::Reading& reading,
                   const Catalogues& catalogues) {
    MergePlace place{.inventory = plan.inventory, .game = plan.game};
    for (Strategy& strategy : plan.strategies) {
        const bool isOfPlansObjects =
            objectTableName(gameOf(plan, strategy)) == objectTableName(plan.game);
        if (strategy.polypile && !strategy.inventory && isOfPlansObjects) {
            place.lines.push_back(&*strategy.polypile);
        }
    }
    return mergeText(plan, place, reading, catalogues);
}

}  // namespace polyplan::plan
