#include "core/oangband/object_kind.h"

#include <algorithm>
#include <stdexcept>

#include "core/catalogue/letter_case.h"
#include "core/catalogue/record_reader.h"
#include "core/oangband/printed_names.h"

namespace polyplan::oangband {
namespace {

constexpr std::string_view typePrefix = "TV_";

Elements elementsOf(const RecordReader& reader, const std::string& prefix) {
    Elements elements;
    for (const Element element : allElements) {
        if (reader.number(prefix + lowerCase(name(element)), 0, 1) != 0) {
            elements.set(element);
        }
    }
    return elements;
}

ObjectKind readKind(const RecordReader& reader) {
    if (!reader.text("tval_name").starts_with(typePrefix)) {
        reader.fail("tval_name");
    }
    if (reader.text("name").empty()) {
        reader.fail("name");
    }
    return {.id = reader.number("id", 1, 100'000),
            .name = reader.text("name"),
            .type = reader.text("tval_name"),
            .artifact = reader.number("instant_artifact", 0, 1) != 0,
            .hates = elementsOf(reader, "hates_"),
            .ignores = elementsOf(reader, "ignore_")};
}

bool isCalled(const ObjectKind& kind, std::string_view name) {
    const auto isIt = [name](std::string_view called) { return equalWords(called, name); };
    return isIt(kind.name) || std::ranges::any_of(printedNames(kind), isIt);
}

}  // namespace

std::string_view name(Element element) {
    switch (element) {
        case Element::Acid:
            return "ACID";
        case Element::Elec:
            return "ELEC";
        case Element::Fire:
            return "FIRE";
        case Element::Cold:
            return "COLD";
    }
    return {};
}

ObjectKindTable ObjectKindTable::read(std::istream& csv) {
    ObjectKindTable table;
    std::size_t line = 1;
    for (const CsvRecord& record : readCsv(csv)) {
        const RecordReader reader(record, ++line);
        const ObjectKind& kind = table.kinds_.emplace_back(readKind(reader));
        if (table.kinds_.size() > 1 && table.kinds_.end()[-2].id >= kind.id) {
            reader.fail("id");
        }
    }
    return table;
}

std::vector<const ObjectKind*> ObjectKindTable::named(std::string_view name,
                                                      std::string_view type) const {
    std::vector<const ObjectKind*> found;
    for (const ObjectKind& kind : kinds_) {
        if ((type.empty() || isType(kind.type, type)) && isCalled(kind, name)) {
            found.push_back(&kind);
        }
    }
    return found;
}

bool ObjectKindTable::hasType(std::string_view type) const {
    return std::any_of(kinds_.begin(), kinds_.end(),
                       [type](const ObjectKind& kind) { return isType(kind.type, type); });
}

std::string fullName(const std::string& name, std::string_view type) {
    if (type.starts_with(typePrefix)) {
        type.remove_prefix(typePrefix.size());
    }
    if (type.empty()) {
        return name;
    }
    std::string words = lowerCase(type);
    std::replace(words.begin(), words.end(), '_', ' ');
    return name + " (" + words + ")";
}

bool isType(const std::string& type, std::string_view asked) {
    return equalWords(type, asked) ||
           equalWords(std::string_view(type).substr(typePrefix.size()), asked);
}

}  // namespace polyplan::oangband
