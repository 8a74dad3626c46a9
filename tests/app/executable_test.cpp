#include <gtest/gtest.h>
#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "tests/app/temporary_folder.h"

namespace polyplan::app {
namespace {

struct ProgramOutcome {
    int status;
    std::string out;
};

/// Runs the program itself with no display, its standard error together with its output.
ProgramOutcome runProgram(const std::string& arguments) {
    const std::string command =
        "env -u DISPLAY -u WAYLAND_DISPLAY '" POLYPLAN_EXECUTABLE "' " + arguments + " 2>&1";
    FILE* pipe = popen(command.c_str(), "r");
    ProgramOutcome outcome{};
    std::array<char, 4096> buffer{};
    while (const std::size_t count = std::fread(buffer.data(), 1, buffer.size(), pipe)) {
        outcome.out.append(buffer.data(), count);
    }
    outcome.status = WEXITSTATUS(pclose(pipe));
    return outcome;
}

constexpr const char* plans = POLYPLAN_SOURCE_DIR "/tests/benchmarks/plans/";

TEST(Executable, NeedsNoDisplay) {
    const ProgramOutcome evaluated =
        runProgram("evaluate " + std::string(plans) + "line-7x8.polyplan --json");
    EXPECT_EQ(evaluated.status, 0);
    EXPECT_EQ(evaluated.out.rfind("{\n  \"game\": \"nethack-3.6.7\"", 0), 0U);
    const ProgramOutcome validated = runProgram("validate " + std::string(plans) + "*.polyplan");
    EXPECT_EQ(validated.status, 0);
    EXPECT_EQ(validated.out, "");
    EXPECT_EQ(runProgram("objects --class amulet").status, 0);
}

TEST(Executable, ExitStatusTellsFaultFromWrongUsage) {
    const tests::TemporaryFolder folder;
    const std::string file = folder.write("a plan", "{");
    EXPECT_EQ(runProgram("validate '" + file + "'").status, 1);
    EXPECT_EQ(runProgram("validate").status, 2);
    EXPECT_EQ(runProgram("--help").status, 0);
}

TEST(Executable, SaysWhichNamesTheWindowCannotTake) {
    const ProgramOutcome outcome = runProgram("\"$(printf 'caf\\351.polyplan')\"");
    EXPECT_EQ(outcome.status, 1);
    EXPECT_NE(outcome.out.find("UTF-8"), std::string::npos) << outcome.out;
}

TEST(Executable, SaysWhenItsOutputIsLost) {
    EXPECT_EQ(runProgram("objects --json > /dev/full").status, 1);
    EXPECT_EQ(runProgram("--version > /dev/full").status, 1);
}

}  // namespace
}  // namespace polyplan::app
