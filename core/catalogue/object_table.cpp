#include "core/catalogue/object_table.h"

#include <algorithm>
#include <stdexcept>

#include "core/catalogue/record_reader.h"

namespace polyplan {
namespace {

ObjectType readObject(const CsvRecord& record, std::size_t line) {
    const RecordReader reader(record, line);
    const std::string& symbol = reader.text("symbol");
    return {.id = reader.text("id"),
            .shortName = reader.text("name"),
            .name = reader.text("full_name"),
            .appearance = reader.text("appearance"),
            .objectClass = reader.named("class", objectClassFromName),
            .symbol = symbol.empty() ? ' ' : symbol.front(),
            .color = reader.named("color", glyphColorFromName),
            .probability = reader.number("probability"),
            .weight = reader.number("weight"),
            .baseCost = reader.number("base_cost"),
            .material = reader.named("material", materialFromName),
            .magic = reader.flag("magic"),
            .stacks = reader.flag("stacks"),
            .charged = reader.flag("charged"),
            .unique = reader.flag("unique"),
            .noWish = reader.flag("no_wish"),
            .subtype = reader.pairs("subtype")};
}

std::optional<ObjectIndex> lookUp(const std::unordered_map<std::string, ObjectIndex>& map,
                                  std::string_view key) {
    const auto found = map.find(std::string(key));
    return found == map.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace

ObjectTable ObjectTable::read(std::istream& csv) {
    ObjectTable table;
    for (const CsvRecord& record : readCsv(csv)) {
        const auto index = static_cast<ObjectIndex>(table.rows_.size());
        const ObjectType& object =
            table.rows_.emplace_back(readObject(record, std::size_t{index} + 2));
        table.byName_.emplace(object.name, index);
        table.byId_.emplace(object.id, index);
    }
    table.types_ = table.rows_.size();
    return table;
}

std::span<const ObjectType> ObjectTable::ofClass(ObjectClass objectClass) const {
    const std::span<const ObjectType> types = objects();
    const auto first = types.begin() + firstOfClass(objectClass);
    const auto last = std::find_if(first, types.end(), [objectClass](const ObjectType& object) {
        return object.objectClass != objectClass;
    });
    return {first, last};
}

ObjectIndex ObjectTable::firstOfClass(ObjectClass objectClass) const {
    const std::span<const ObjectType> types = objects();
    const auto first = std::find_if(
        types.begin(), types.end(),
        [objectClass](const ObjectType& object) { return object.objectClass == objectClass; });
    return static_cast<ObjectIndex>(first - types.begin());
}

std::optional<ObjectIndex> ObjectTable::find(std::string_view nameOrId) const {
    const std::optional<ObjectIndex> byName = lookUp(byName_, nameOrId);
    return byName ? byName : lookUp(byId_, nameOrId);
}

std::optional<ObjectIndex> ObjectTable::findLook(ObjectClass objectClass,
                                                 std::string_view appearance) const {
    const auto found =
        std::find_if(rows_.begin() + static_cast<std::ptrdiff_t>(types_), rows_.end(),
                     [&](const ObjectType& look) {
                         return look.objectClass == objectClass &&
                                (look.appearance == appearance || look.name == appearance);
                     });
    return found == rows_.end() ? std::nullopt
                                : std::optional(static_cast<ObjectIndex>(found - rows_.begin()));
}

ObjectIndex ObjectTable::byId(std::string_view id) const {
    const std::optional<ObjectIndex> found = lookUp(byId_, id);
    if (!found) {
        throw std::out_of_range("no object " + std::string(id));
    }
    return *found;
}

}  // namespace polyplan
