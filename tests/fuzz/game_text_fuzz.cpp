#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>

#include "core/plan/game_text/reading_json.h"
#include "core/plan/game_text/stack_writer.h"
#include "core/plan/game_text/text_reader.h"
#include "core/plan/json.h"
#include "core/plan/merge_text.h"

namespace {

using polyplan::ObjectTable;
namespace plan = polyplan::plan;
namespace game_text = polyplan::plan::game_text;

plan::Catalogues readCatalogues() {
    plan::Catalogues catalogues;
    for (const std::string name :
         {"nethack-3.4.3", "nethack-3.6.7", "nethack-3.7", "slashem-0.0.7"}) {
        std::ifstream csv(POLYPLAN_SOURCE_DIR "/resources/data/" + name + "-objects.csv");
        catalogues.add(name, ObjectTable::read(csv));
    }
    return catalogues;
}

std::size_t linesIn(std::string_view text) {
    std::size_t lines = text.empty() || text.back() == '\n' ? 0 : 1;
    for (const char c : text) {
        lines += c == '\n' ? 1 : 0;
    }
    return lines;
}

/// The plan that the stacks of a text make is one that can be opened again.
void checkPlan(const game_text::Reading& reading, const plan::Catalogues& catalogues) {
    plan::Document document;
    document.game = reading.game;
    document.strategies.emplace_back().name = "fuzz";
    const plan::MergeCount first = countOf(mergeText(document, reading, catalogues).merge, reading);
    const auto again = plan::readDocument(writeDocument(document, catalogues), catalogues);
    if (again != plan::ReadResult(document)) {
        std::abort();
    }
    if (countOf(mergeText(document, reading, catalogues).merge, reading).added != 0 ||
        first.updated != 0) {
        std::abort();
    }
    for (const plan::Stack& stack : document.inventory) {
        if (game_text::stackText(stack, *catalogues.objects(reading.game)).empty()) {
            std::abort();
        }
    }
}

}  // namespace

/// Every line is accounted for, and what is read can be written, saved and merged again.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const plan::Catalogues catalogues = readCatalogues();
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto read = game_text::readGameText(text, {}, catalogues);
    const auto* reading = std::get_if<game_text::Reading>(&read);
    if (reading == nullptr) {
        return 0;
    }
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    const bool hasMark = text.substr(0, byteOrderMark.size()) == byteOrderMark;
    if (reading->lines.size() != linesIn(text.substr(hasMark ? byteOrderMark.size() : 0))) {
        std::abort();
    }
    std::ostringstream out;
    polyplan::JsonWriter json(out);
    json.beginObject();
    writeReading(json, *reading, *catalogues.objects(reading->game));
    json.end();
    checkPlan(*reading, catalogues);
    return 0;
}
