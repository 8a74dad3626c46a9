#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <string>
#include <string_view>

#include "core/plan/json.h"

namespace {

using polyplan::ObjectTable;
namespace plan = polyplan::plan;

plan::Catalogues readCatalogues() {
    plan::Catalogues catalogues;
    for (const std::string name :
         {"nethack-3.4.3", "nethack-3.6.7", "nethack-3.7", "slashem-0.0.7"}) {
        std::ifstream csv(POLYPLAN_SOURCE_DIR "/resources/data/" + name + "-objects.csv");
        catalogues.add(name, ObjectTable::read(csv));
    }
    return catalogues;
}

}  // namespace

/// Whatever is read is either faulty or comes back the same after writing.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const plan::Catalogues catalogues = readCatalogues();
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const plan::ReadResult result = plan::readDocument(text, catalogues);
    if (const auto* document = std::get_if<plan::Document>(&result)) {
        const auto again = plan::readDocument(writeDocument(*document, catalogues), catalogues);
        if (again != result) {
            std::abort();
        }
    } else if (std::get<std::vector<polyplan::Fault>>(result).empty()) {
        std::abort();
    }
    readStacks(text, polyplan::nethack::Game::NetHack367, catalogues);
    return 0;
}
