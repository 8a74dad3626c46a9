#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "core/plan/json.h"
#include "tests/core/support/catalogues.h"

namespace polyplan::plan {
namespace {

std::string contentsOf(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    EXPECT_TRUE(file) << path;
    std::stringstream contents;
    contents << file.rdbuf();
    return contents.str();
}

/// Every file of `faulty/` is refused, with the faults that stand beside it, and what a fuzzer once
/// broke the reader with is one of them.
TEST(FaultyFiles, AreRefusedWithTheFaultsBesideThem) {
    int count = 0;
    for (const auto& entry :
         std::filesystem::directory_iterator(POLYPLAN_SOURCE_DIR "/tests/core/plan/faulty")) {
        if (entry.path().extension() != ".polyplan") {
            continue;
        }
        ++count;
        const ReadResult result = readDocument(contentsOf(entry.path()), tests::catalogues());
        ASSERT_TRUE(std::holds_alternative<std::vector<Fault>>(result)) << entry.path();
        std::string lines;
        for (const Fault& fault : std::get<std::vector<Fault>>(result)) {
            lines += fault.pointer + ": " + fault.message + '\n';
        }
        std::filesystem::path expected = entry.path();
        expected.replace_extension(".faults");
        EXPECT_EQ(lines, contentsOf(expected)) << entry.path();
    }
    EXPECT_GE(count, 4);
}

}  // namespace
}  // namespace polyplan::plan
