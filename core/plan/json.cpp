#include "core/plan/json.h"

#include <sstream>
#include <string>
#include <string_view>
#include <utility>

#include "core/json/json_tree.h"
#include "core/plan/members.h"

namespace polyplan::plan {
namespace {

std::string written(JsonWriter::Layout layout, const Document& document, const TableSet& tables) {
    std::ostringstream out;
    JsonWriter json(out, layout);
    writeMembers(json, document, tables);
    out << '\n';
    return std::move(out).str();
}

const Json* memberOf(const Json& object, const char* name) {
    const auto found = object.is_object() ? object.find(name) : object.end();
    return found == object.end() ? nullptr : &*found;
}

/// With a game that nobody knows, names can't be looked up.
TableSet tablesFor(const Json& tree, const Catalogues& catalogues) {
    const Json* game = memberOf(tree, "game");
    const bool isKnown = game != nullptr && game->is_string() &&
                         nethack::gameFromId(game->get_ref<const std::string&>());
    TableSet withoutNames;
    withoutNames.add(catalogues.oangband());
    return isKnown ? tablesOf(catalogues) : withoutNames;
}

/// Why a text can't be a plan, told before it is taken for JSON; empty where it may be one. An
/// array is JSON too and is told by what it is.
std::string noPlanBeginsSo(std::string_view text) {
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    const std::size_t mark = text.starts_with(byteOrderMark) ? byteOrderMark.size() : 0;
    const std::size_t first = text.find_first_not_of(" \t\r\n", mark);
    if (first == std::string_view::npos) {
        return "the file is empty";
    }
    const bool mayBeOne = text[first] == '{' || text[first] == '[';
    return mayBeOne ? "" : "this is no Polyplan plan: it does not begin with \"{\"";
}

/// Reads a text of ours; of one of a later version, which may have other rules, only the faults of
/// its head count.
template <typename Described>
std::vector<Fault> readTree(const Json& tree, Described& object, const TableSet& tables,
                            FaultList& faults, FaultList* unknown = nullptr) {
    readMembers(tree, object, Place(faults, tables, {.kept = unknown}));
    std::vector<Fault> found = faults.take();
    const Json* version = memberOf(tree, "version");
    if (version != nullptr && isLaterVersion(*version)) {
        std::erase_if(found, [](const Fault& fault) {
            return fault.pointer != "/format" && fault.pointer != "/version";
        });
    }
    return found;
}

}  // namespace

ReadResult readDocument(std::string_view json, const Catalogues& catalogues, FaultList* unknown,
                        std::size_t mostBytes) {
    FaultList faults;
    if (std::string why = noPlanBeginsSo(json); !why.empty()) {
        faults.add("", std::move(why));
        return faults.take();
    }
    const std::optional<Json> tree = parseJson(json, faults, mostBytes);
    if (!tree) {
        return faults.take();
    }
    Document document;
    auto found = readTree(*tree, document, tablesFor(*tree, catalogues), faults, unknown);
    if (!found.empty()) {
        return found;
    }
    return document;
}

std::vector<Fault> validate(const Document& document, const Catalogues& catalogues) {
    return polyplan::validate(document, tablesOf(catalogues));
}

std::string writeDocument(const Document& document, const Catalogues& catalogues) {
    const TableSet tables = tablesOf(catalogues);
    std::string text = written(JsonWriter::Layout::Lines, document, tables);
    // Indentation must not push a document over the limit under which it was read.
    return text.size() <= limits::fileBytes
               ? text
               : written(JsonWriter::Layout::Compact, document, tables);
}

std::variant<std::string, std::vector<Fault>> writeReadable(const Document& document,
                                                            const Catalogues& catalogues) {
    std::string text = writeDocument(document, catalogues);
    ReadResult back = readDocument(text, catalogues);
    if (auto* faults = std::get_if<std::vector<Fault>>(&back)) {
        return std::move(*faults);
    }
    return text;
}

std::string writeStacks(const std::vector<Stack>& stacks, nethack::Game game,
                        const Catalogues& catalogues) {
    TableSet tables = tablesOf(catalogues);
    tables.add(game);
    std::ostringstream out;
    JsonWriter json(out);
    writeMembers(json, Clipping{.game = game, .stacks = stacks}, tables);
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
    TableSet tables = tablesOf(catalogues);
    tables.add(game);
    Clipping clipping;
    auto found = readTree(*tree, clipping, tables, faults);
    if (!found.empty()) {
        return found;
    }
    return std::move(clipping.stacks);
}

}  // namespace polyplan::plan
