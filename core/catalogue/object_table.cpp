#include "core/catalogue/object_table.h"

#include <algorithm>
#include <charconv>
#include <stdexcept>

#include "core/catalogue/csv.h"

namespace polyplan {
namespace {

/// Reads the values of one record and names line and column where one is not allowed.
class RecordReader {
  public:
    RecordReader(const CsvRecord& record, std::size_t line) : record_(record), line_(line) {}

    const std::string& text(const std::string& column) const {
        const auto found = record_.find(column);
        if (found == record_.end()) {
            throw std::runtime_error("no column " + column);
        }
        return found->second;
    }

    int number(const std::string& column) const {
        const std::string& value = text(column);
        int result = 0;
        const auto [end, error] =
            std::from_chars(value.data(), value.data() + value.size(), result);
        if (error != std::errc() || end != value.data() + value.size()) {
            fail(column);
        }
        return result;
    }

    bool flag(const std::string& column) const { return number(column) != 0; }

    template <typename Enum>
    Enum named(const std::string& column, std::optional<Enum> (*fromName)(std::string_view)) const {
        const std::optional<Enum> value = fromName(text(column));
        if (!value) {
            fail(column);
        }
        return *value;
    }

    /// "key=value;key=value"
    std::map<std::string, std::string> pairs(const std::string& column) const {
        std::map<std::string, std::string> result;
        std::string_view rest = text(column);
        while (!rest.empty()) {
            const std::string_view pair = rest.substr(0, rest.find(';'));
            rest.remove_prefix(std::min(pair.size() + 1, rest.size()));
            const std::size_t equals = pair.find('=');
            if (equals == std::string_view::npos) {
                fail(column);
            }
            result.emplace(pair.substr(0, equals), pair.substr(equals + 1));
        }
        return result;
    }

  private:
    [[noreturn]] void fail(const std::string& column) const {
        throw std::runtime_error("line " + std::to_string(line_) + ", column " + column + ": \"" +
                                 text(column) + "\" is not allowed there");
    }

    const CsvRecord& record_;
    std::size_t line_;
};

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
        const auto index = static_cast<ObjectIndex>(table.objects_.size());
        const ObjectType& object =
            table.objects_.emplace_back(readObject(record, std::size_t{index} + 2));
        table.byName_.emplace(object.name, index);
        table.byId_.emplace(object.id, index);
    }
    return table;
}

std::span<const ObjectType> ObjectTable::ofClass(ObjectClass objectClass) const {
    const auto first = objects_.begin() + firstOfClass(objectClass);
    const auto last = std::find_if(first, objects_.end(), [objectClass](const ObjectType& object) {
        return object.objectClass != objectClass;
    });
    return {first, last};
}

ObjectIndex ObjectTable::firstOfClass(ObjectClass objectClass) const {
    const auto first = std::find_if(
        objects_.begin(), objects_.end(),
        [objectClass](const ObjectType& object) { return object.objectClass == objectClass; });
    return static_cast<ObjectIndex>(first - objects_.begin());
}

std::optional<ObjectIndex> ObjectTable::find(std::string_view nameOrId) const {
    const std::optional<ObjectIndex> byName = lookUp(byName_, nameOrId);
    return byName ? byName : lookUp(byId_, nameOrId);
}

ObjectIndex ObjectTable::byId(std::string_view id) const {
    const std::optional<ObjectIndex> found = lookUp(byId_, id);
    if (!found) {
        throw std::out_of_range("no object " + std::string(id));
    }
    return *found;
}

}  // namespace polyplan
