#include "core/plan/appearances.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "core/json/json_tree.h"
#include "core/nethack/polypile/rules.h"
#include "core/plan/rules.h"

namespace polyplan::plan {
namespace {

using nethack::KnownMaterials;
using nethack::LabelPool;

bool isShuffledClass(ObjectClass objectClass) {
    return objectClass == ObjectClass::Ring || objectClass == ObjectClass::Wand ||
           objectClass == ObjectClass::Spellbook;
}

/// What the shuffle of one game can give.
class Shuffle {
  public:
    Shuffle(const ObjectTable& table, nethack::Game game)
        : table_(table), rules_(nethack::polypile::rulesOf(game)) {
        // Without rules the number of labels is not known, but their materials are.
        pools_ =
            nethack::labelPools(table, rules_ == nullptr ? nethack::polypile::Rules{} : *rules_);
    }

    /// @param material its name as it stands there
    void check(ObjectIndex object, const std::string& written, const Json& material,
               const Place& place) const {
        if (!isShuffledClass(table_[object].objectClass)) {
            place.fault(inQuotes(written) +
                        " is none of those whose material is shuffled: rings, wands and "
                        "spellbooks are allowed");
            return;
        }
        const std::vector<std::string_view> allowed = materials(object);
        const auto isMaterial = [&material](std::string_view name) {
            return material.is_string() && material.get_ref<const std::string&>() == name;
        };
        if (std::none_of(allowed.begin(), allowed.end(), isMaterial)) {
            place.fault(described(material) + (allowed.size() == 1 ? " is not " : " is none of ") +
                        listed(allowed));
        }
    }

    void checkAll(const KnownMaterials& known, const Place& place) const {
        if (rules_ == nullptr) {
            return;
        }
        for (const LabelPool& pool : pools_) {
            const LabelPool rest = withoutKnown(pool, known);
            for (const Material material : allMaterials()) {
                const auto index = static_cast<std::size_t>(material);
                if (rest.labels[index] < 0) {
                    const int allowed = pool.labels[index];
                    place.fault(std::to_string(allowed - rest.labels[index]) + " types of " +
                                std::string(name(pool.objectClass)) + " are of " +
                                std::string(name(material)) + ", more than the " +
                                std::to_string(allowed) + " that a shuffle can give");
                }
            }
        }
    }

  private:
    /// That an object may be of in some game.
    std::vector<std::string_view> materials(ObjectIndex object) const {
        for (const LabelPool& pool : pools_) {
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
        return {name(table_[object].material)};
    }

    const ObjectTable& table_;
    const nethack::polypile::Rules* rules_;
    std::vector<LabelPool> pools_;
};

}  // namespace

void Appearances::read(const Json& json, KnownMaterials& value, const Place& place) const {
    const ObjectTable* table = objectsAt(place.tables());
    if (table == nullptr) {
        if (const std::string why = json.empty() ? "" : withoutObjects(place.tables());
            !why.empty()) {
            place.fault(why);
        }
        return;
    }
    if (!json.is_object()) {
        place.fault(described(json) + " is no object");
        return;
    }
    const Shuffle shuffle(*table, *place.tables().find<nethack::Game>());
    for (const auto& [objectName, material] : json.get_ref<const Json::object_t&>()) {
        const Place at = place.at(objectName);
        ObjectIndex object{};
        ObjectName{}.read(objectName, object, at);
        if (at.isSound()) {
            shuffle.check(object, objectName, material, at);
        }
        if (at.isSound() &&
            !value.emplace(object, *materialFromName(material.get_ref<const std::string&>()))
                 .second) {
            at.fault("is given twice, by name and by id");
        }
    }
    shuffle.checkAll(value, place);
}

void Appearances::check(const KnownMaterials& value, const Place& place) const {
    const ObjectTable* table = objectsAt(place.tables());
    if (table == nullptr) {
        return;
    }
    const Shuffle shuffle(*table, *place.tables().find<nethack::Game>());
    for (const auto& [object, material] : value) {
        const std::string& objectName = (*table)[object].name;
        shuffle.check(object, objectName, Json(name(material)), place.at(objectName));
    }
    shuffle.checkAll(value, place);
}

void Appearances::write(JsonWriter& json, const KnownMaterials& value,
                        const TableSet& tables) const {
    json.beginObject();
    if (const ObjectTable* table = objectsAt(tables)) {
        for (const auto& [object, material] : value) {
            json.member((*table)[object].name, name(material));
        }
    }
    json.end();
}

}  // namespace polyplan::plan
