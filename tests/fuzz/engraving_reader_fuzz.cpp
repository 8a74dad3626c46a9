#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <string>
#include <string_view>

#include "core/json/json_tree.h"
#include "core/plan/engraving_reader.h"

namespace {

using polyplan::ObjectTable;
namespace engraving = polyplan::nethack::engraving;
namespace plan = polyplan::plan;

plan::Catalogues readCatalogues() {
    plan::Catalogues catalogues;
    for (const std::string name :
         {"nethack-3.4.3", "nethack-3.6.7", "nethack-3.7", "slashem-0.0.7"}) {
        std::ifstream csv(POLYPLAN_SOURCE_DIR "/resources/data/" + name + "-objects.csv");
        catalogues.add(name, ObjectTable::read(csv));
    }
    std::ifstream rubouts(POLYPLAN_SOURCE_DIR "/resources/data/nethack-rubouts.csv");
    catalogues.add(engraving::Rubouts::read(rubouts));
    return catalogues;
}

bool isProbability(double value) {
    return value >= 0.0 && value <= 1.0 + 1e-9;
}

}  // namespace

/// Whatever is read as a request has an answer for its writing whose figures hold together.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const plan::Catalogues catalogues = readCatalogues();
    polyplan::FaultList faults;
    const auto json =
        polyplan::parseJson(std::string_view(reinterpret_cast<const char*>(data), size), faults);
    if (!json || !faults.empty()) {
        return 0;
    }
    const auto read = readEngravingRequest(*json, catalogues);
    const auto* request = std::get_if<engraving::Request>(&read);
    if (request == nullptr) {
        if (std::get<std::vector<polyplan::Fault>>(read).empty()) {
            std::abort();
        }
        return 0;
    }
    const engraving::Writing writing =
        engraving::writing(*request, *request->game, *catalogues.engraving(*request->game));
    std::string goes;
    for (const engraving::Go& go : writing.goes) {
        goes += go.text;
    }
    const bool whole = goes.empty() || writing.wanted.ends_with(goes);
    const bool refusedOrWritten = writing.refused.has_value() != writing.type.has_value();
    if (!whole || !refusedOrWritten || writing.written.size() > engraving::maximumLength ||
        !isProbability(writing.unchanged) || !isProbability(writing.readsElbereth) ||
        !isProbability(writing.containsElbereth) ||
        writing.readsElbereth > writing.containsElbereth + 1e-9) {
        std::abort();
    }
    return 0;
}
