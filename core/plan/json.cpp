#include "core/plan/json.h"

#include <sstream>
#include <utility>

#include "core/plan/document_reader.h"
#include "core/plan/document_writer.h"
#include "core/plan/format.h"

namespace polyplan::plan {
namespace {

std::string written(JsonWriter::Layout layout, const Document& document,
                    const Catalogues& catalogues) {
    std::ostringstream out;
    JsonWriter json(out, layout);
    write(json, document, catalogues);
    out << '\n';
    return std::move(out).str();
}

}  // namespace

ReadResult readDocument(std::string_view json, const Catalogues& catalogues) {
    FaultList faults;
    const std::optional<Json> tree = parseJson(json, faults);
    if (!tree) {
        return faults.take();
    }
    Document document = DocumentReader(catalogues, faults).read(*tree);
    if (!faults.empty()) {
        return faults.take();
    }
    return document;
}

std::string writeDocument(const Document& document, const Catalogues& catalogues) {
    std::string text = written(JsonWriter::Layout::Lines, document, catalogues);
    // Indentation must not push a document over the limit under which it was read.
    return text.size() <= limits::fileBytes
               ? text
               : written(JsonWriter::Layout::Compact, document, catalogues);
}

std::string writeStacks(const std::vector<Stack>& stacks, nethack::Game game,
                        const Catalogues& catalogues) {
    std::ostringstream out;
    JsonWriter json(out);
    json.beginObject();
    json.member("format", stacksFormatName);
    json.member("version", formatVersion);
    json.member("game", id(game));
    json.key("stacks");
    if (const ObjectTable* table = catalogues.objects(game)) {
        write(json, stacks, *table);
    } else {
        json.beginArray();
        json.end();
    }
    json.end();
    return std::move(out).str();
}

std::variant<std::vector<Stack>, std::vector<Fault>> readStacks(std::string_view json,
                                                                nethack::Game game,
                                                                const Catalogues& catalogues) {
    FaultList faults;
    const std::optional<Json> tree = parseJson(json, faults);
    if (!tree) {
        return faults.take();
    }
    std::vector<Stack> stacks = DocumentReader(catalogues, faults).readClipping(*tree, game);
    if (!faults.empty()) {
        return faults.take();
    }
    return stacks;
}

}  // namespace polyplan::plan
