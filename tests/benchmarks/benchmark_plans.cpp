#include "tests/benchmarks/benchmark_plans.h"

#include <fstream>
#include <iterator>
#include <stdexcept>

#include "core/plan/json.h"
#include "resources/embedded_data.h"

namespace polyplan::benchmarks {

const plan::Catalogues& catalogues() {
    static const plan::Catalogues all = resources::loadCatalogues();
    return all;
}

plan::Document planOf(const std::string& name) {
    const std::string path = POLYPLAN_SOURCE_DIR "/tests/benchmarks/plans/" + name + ".polyplan";
    std::ifstream file(path);
    if (!file) {
        throw std::runtime_error("cannot read " + path);
    }
    const std::string text(std::istreambuf_iterator<char>(file), {});
    return std::get<plan::Document>(plan::readDocument(text, catalogues()));
}

plan::LineQuestion questionOf(const std::string& name) {
    const plan::Document document = planOf(name);
    return plan::lineQuestion(document, document.strategies.front(), catalogues()).value();
}

}  // namespace polyplan::benchmarks
