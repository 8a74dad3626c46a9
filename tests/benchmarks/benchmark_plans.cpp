#include "tests/benchmarks/benchmark_plans.h"

#include <fstream>
#include <iterator>
#include <stdexcept>

#include "core/plan/json.h"

namespace polyplan::benchmarks {
namespace {

std::ifstream openFile(const std::string& path) {
    std::ifstream file(POLYPLAN_SOURCE_DIR "/" + path);
    if (!file) {
        throw std::runtime_error("cannot read " + path);
    }
    return file;
}

const plan::Catalogues& catalogues() {
    static const plan::Catalogues all = [] {
        plan::Catalogues read;
        const std::string game = "nethack-3.6.7";
        std::ifstream csv = openFile("resources/data/" + game + "-objects.csv");
        read.add(game, ObjectTable::read(csv));
        return read;
    }();
    return all;
}

}  // namespace

plan::LineQuestion questionOf(const std::string& name) {
    std::ifstream file = openFile("tests/benchmarks/plans/" + name + ".polyplan");
    const std::string text(std::istreambuf_iterator<char>(file), {});
    const auto document = std::get<plan::Document>(plan::readDocument(text, catalogues()));
    return plan::lineQuestion(document, document.strategies.front(), catalogues()).value();
}

}  // namespace polyplan::benchmarks
