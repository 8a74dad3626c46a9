#include "core/nethack/appearance.h"

#include <algorithm>
#include <numeric>
#include <string_view>

#include "core/nethack/identities.h"

namespace polyplan::nethack {
namespace {

/// Types that keep their own appearance in every game (o_init.c shuffle_all()).
constexpr std::array<std::string_view, 3> unshuffled = {"spe_blank_paper", "spe_novel",
                                                        "spe_book_of_the_dead"};

LabelPool poolOf(const ObjectTable& table, const polypile::Rules& rules, ObjectClass objectClass) {
    LabelPool pool;
    pool.objectClass = objectClass;
    const auto addLabels = [&pool](Material material, int count) {
        pool.labels[static_cast<std::size_t>(material)] += count;
        pool.labelTotal += count;
    };
    ObjectIndex index = table.firstOfClass(objectClass);
    for (const ObjectType& object : table.ofClass(objectClass)) {
        if (std::find(unshuffled.begin(), unshuffled.end(), object.id) == unshuffled.end()) {
            pool.types.push_back(index);
            addLabels(object.material, 1);
        }
        ++index;
    }
    for (const polypile::SpareLabels& spare : rules.spareLabels) {
        if (spare.objectClass == objectClass) {
            addLabels(spare.material, spare.count);
        }
    }
    return pool;
}

/// Of a look that is seen the label is known where labels are shuffled, and with it the material.
bool mayBeOfSeveral(const ObjectTable& table, ObjectIndex look, const LabelPool* labels) {
    const ObjectType& type = table[look];
    const Material first = table[type.mayBe.front()].material;
    return labels != nullptr ? type.appearance.empty()
                             : std::ranges::any_of(type.mayBe, [&](ObjectIndex each) {
                                   return table[each].material != first;
                               });
}

int totalOf(const std::array<int, materialCount>& labels) {
    return std::accumulate(labels.begin(), labels.end(), 0);
}

/// By what a stack may be.
std::array<int, materialCount> labelsOf(const ObjectTable& table, const Stack& stack,
                                        const Knowledge& known) {
    std::array<int, materialCount> labels{};
    for (const Identity& identity : identitiesOf(table, stack, known)) {
        labels[indexOf(table[identity.object].material)] += identity.weight;
    }
    return labels;
}

Stack stackOf(ObjectIndex look) {
    Stack stack;
    stack.object = look;
    return stack;
}

LabelPool poolOfLook(const ObjectTable& table, ObjectIndex look, const LabelPool* labels,
                     const Knowledge& known) {
    LabelPool pool{.objectClass = table[look].objectClass, .types = {look}};
    pool.labels = labels != nullptr ? labels->labels : labelsOf(table, stackOf(look), known);
    pool.labelTotal = totalOf(pool.labels);
    return pool;
}

/// A number below `bound`, which is small here; the same on every standard library.
std::size_t below(std::mt19937_64& random, std::size_t bound) {
    return static_cast<std::size_t>(random() % bound);
}

}  // namespace

std::vector<LabelPool> labelPools(const ObjectTable& table, const polypile::Rules& rules) {
    std::vector<LabelPool> pools;
    for (const ObjectClass objectClass :
         {ObjectClass::Ring, ObjectClass::Spellbook, ObjectClass::Wand}) {
        LabelPool pool = poolOf(table, rules, objectClass);
        if (std::count(pool.labels.begin(), pool.labels.end(), 0) < int{materialCount} - 1) {
            pools.push_back(std::move(pool));
        }
    }
    return pools;
}

std::vector<LabelPool> materialPools(const ObjectTable& table, const polypile::Rules& rules,
                                     const Knowledge& known) {
    const std::vector<LabelPool> shuffled = labelPools(table, rules);
    std::vector<LabelPool> pools = shuffled;
    for (std::size_t row = table.objects().size(); row < table.size(); ++row) {
        const auto look = static_cast<ObjectIndex>(row);
        const auto found =
            std::ranges::find(shuffled, table[look].objectClass, &LabelPool::objectClass);
        const LabelPool* labels = found == shuffled.end() ? nullptr : &*found;
        // Asked first, for it costs little: layouts that are searched ask for the pools by
        // thousands.
        if (!mayBeOfSeveral(table, look, labels)) {
            continue;
        }
        pools.push_back(poolOfLook(table, look, labels, known));
    }
    return pools;
}

/// Of things whose look does not tell the type only gems are of several materials, and of gems only
/// haze leaves fewer types.
std::optional<LabelPool> ownPool(const ObjectTable& table, const Stack& stack,
                                 const Knowledge& known, ObjectIndex label) {
    const ObjectType& look = table[stack.object];
    if (!look.isLook() || !stack.hazyRemembering || look.objectClass != ObjectClass::Gem) {
        return std::nullopt;
    }
    LabelPool pool{.objectClass = look.objectClass, .types = {label}};
    pool.labels = labelsOf(table, stack, known);
    pool.labelTotal = totalOf(pool.labels);
    return pool.labels == labelsOf(table, stackOf(stack.object), known) ? std::nullopt
                                                                        : std::optional(pool);
}

bool isOpen(const LabelPool& pool) {
    return !pool.types.empty() && std::ranges::max(pool.labels) < pool.labelTotal;
}

std::optional<Material> onlyMaterial(const LabelPool& pool) {
    const auto only = std::ranges::find(pool.labels, pool.labelTotal);
    return only == pool.labels.end()
               ? std::nullopt
               : std::optional(static_cast<Material>(only - pool.labels.begin()));
}

bool concerns(const LabelPool& pool, const ObjectTable& table, ObjectIndex object) {
    const bool isOfLook = table[pool.types.front()].isLook();
    return isOfLook ? pool.types.front() == object : table[object].objectClass == pool.objectClass;
}

LabelPool withoutKnown(const LabelPool& pool, const KnownMaterials& known) {
    LabelPool rest = pool;
    rest.types.clear();
    for (const ObjectIndex type : pool.types) {
        const auto found = known.find(type);
        if (found == known.end()) {
            rest.types.push_back(type);
        } else {
            --rest.labels[static_cast<std::size_t>(found->second)];
            --rest.labelTotal;
        }
    }
    return rest;
}

std::vector<std::optional<Material>> settledMaterials(const ObjectTable& table, Game game,
                                                      const Knowledge& known) {
    std::vector<std::optional<Material>> materials;
    for (const ObjectType& type : table.rows()) {
        materials.emplace_back(type.material);
    }
    if (const polypile::Rules* rules = polypile::rulesOf(game)) {
        for (const LabelPool& pool : materialPools(table, *rules, known)) {
            const LabelPool rest = withoutKnown(pool, known.materials);
            for (const ObjectIndex type : rest.types) {
                materials[type] = onlyMaterial(rest);
            }
        }
    }
    for (const auto& [type, material] : known.materials) {
        materials[type] = material;
    }
    return materials;
}

std::vector<Material> drawMaterials(const ObjectTable& table, std::span<const LabelPool> pools,
                                    const KnownMaterials& known, std::mt19937_64& random) {
    std::vector<Material> materials;
    materials.reserve(table.size());
    for (const ObjectType& object : table.rows()) {
        materials.push_back(object.material);
    }
    for (const LabelPool& pool : pools) {
        const LabelPool rest = withoutKnown(pool, known);
        std::vector<Material> labels;
        for (const Material material : allMaterials()) {
            labels.insert(labels.end(),
                          static_cast<std::size_t>(rest.labels[static_cast<std::size_t>(material)]),
                          material);
        }
        for (std::size_t i = 0; i < rest.types.size(); ++i) {
            std::swap(labels[i], labels[i + below(random, labels.size() - i)]);
            materials[rest.types[i]] = labels[i];
        }
    }
    for (const auto& [type, material] : known) {
        materials[type] = material;
    }
    return materials;
}

}  // namespace polyplan::nethack
