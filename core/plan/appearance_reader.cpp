#include "core/plan/appearance_reader.h"

#include <algorithm>
#include <vector>

#include "core/nethack/polypile/rules.h"

namespace polyplan::plan {
namespace {

using nethack::LabelPool;

bool isShuffledClass(ObjectClass objectClass) {
    return objectClass == ObjectClass::Ring || objectClass == ObjectClass::Wand ||
           objectClass == ObjectClass::Spellbook;
}

/// The materials that an object may have in some game.
std::vector<std::string_view> possibleMaterials(const ObjectTable& table, ObjectIndex object,
                                                const std::vector<LabelPool>& pools) {
    for (const LabelPool& pool : pools) {
        if (std::find(pool.types.begin(), pool.types.end(), object) == pool.types.end()) {
            continue;
        }
        std::vector<std::string_view> names;
        for (const Material material : allMaterials()) {
            if (pool.labels[static_cast<std::size_t>(material)] > 0) {
                names.push_back(name(material));
            }
        }
        return names;
    }
    return {name(table[object].material)};
}

void checkShuffle(const LabelPool& pool, const nethack::KnownMaterials& known, const Path& path,
                  FaultList& faults) {
    const LabelPool rest = withoutKnown(pool, known);
    for (const Material material : allMaterials()) {
        const auto index = static_cast<std::size_t>(material);
        if (rest.labels[index] < 0) {
            const int allowed = pool.labels[index];
            faults.add(path, std::to_string(allowed - rest.labels[index]) + " types of " +
                                 std::string(name(pool.objectClass)) + " are of " +
                                 std::string(name(material)) + ", more than the " +
                                 std::to_string(allowed) + " that a shuffle can give");
        }
    }
}

}  // namespace

nethack::KnownMaterials readAppearances(const Json& value, const Path& path, ObjectReader& objects,
                                        FaultList& faults) {
    nethack::KnownMaterials known;
    if (!value.is_object()) {
        faults.add(path, described(value) + " is no object");
        return known;
    }
    const ObjectTable& table = *objects.table();
    const nethack::polypile::Rules* rules = nethack::polypile::rulesOf(objects.game());
    // Without rules the number of labels is not known, but their materials are.
    const std::vector<LabelPool> pools =
        nethack::labelPools(table, rules == nullptr ? nethack::polypile::Rules{} : *rules);
    for (const auto& [objectName, material] : value.get_ref<const Json::object_t&>()) {
        const Path place(path, objectName);
        const std::optional<ObjectIndex> object = objects.find(objectName, place, faults);
        if (!object) {
            continue;
        }
        if (!isShuffledClass(table[*object].objectClass)) {
            faults.add(place, inQuotes(objectName) +
                                  " is none of those whose material is shuffled: rings, wands and "
                                  "spellbooks are allowed");
            continue;
        }
        const std::vector<std::string_view> allowed = possibleMaterials(table, *object, pools);
        if (!material.is_string() ||
            std::find(allowed.begin(), allowed.end(), material.get_ref<const std::string&>()) ==
                allowed.end()) {
            faults.add(place, described(material) +
                                  (allowed.size() == 1 ? " is not " : " is none of ") +
                                  listed(allowed));
        } else if (!known
                        .emplace(*object, *materialFromName(material.get_ref<const std::string&>()))
                        .second) {
            faults.add(place, "is given twice, by name and by id");
        }
    }
    if (rules != nullptr) {
        for (const LabelPool& pool : pools) {
            checkShuffle(pool, known, path, faults);
        }
    }
    return known;
}

}  // namespace polyplan::plan
