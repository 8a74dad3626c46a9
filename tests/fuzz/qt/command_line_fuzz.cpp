#include <QTemporaryDir>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "app/command_line.h"

namespace {

using namespace polyplan;

constexpr auto planName = "plan.polyplan";
constexpr std::string_view smallPlan = R"({
  "format": "polyplan", "version": 1, "game": "nethack-3.6.7", "strategies": [
    {"name": "One",
     "polypile": {"source": "wand", "goals": [{"object": "magic marker"}],
       "line": [{"distance": 1, "stacks": [{"object": "unicorn horn"}]}]},
     "engraving": {"text": "Elbereth", "events": [{"cause": "melee", "times": 3}]},
     "damage": [{"damage_type": "FIRE", "damage": "3d6", "monster": {"id": 1}}]}]})";

void require(bool condition) {
    if (!condition) {
        std::abort();
    }
}

/// A folder to work in, with a plan in it: nothing else of the machine is ever named.
class Folder {
  public:
    Folder() {
        std::filesystem::current_path(folder_.path().toStdString());
        clear();
    }

    static void clear() {
        for (const auto& entry : std::filesystem::directory_iterator(".")) {
            if (entry.path().filename() != planName) {
                std::filesystem::remove_all(entry.path());
            }
        }
        std::ofstream(planName) << smallPlan;
    }

  private:
    QTemporaryDir folder_;
};

/// One argument a line; what follows an empty line stands at standard input.
struct Words {
    std::vector<std::string> arguments;
    std::string input;
};

Words wordsOf(std::string_view text) {
    Words words;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
        if (line.empty()) {
            words.input = text;
            break;
        }
        words.arguments.emplace_back(line);
    }
    return words;
}

bool staysInFolder(const Words& words) {
    for (const std::string& argument : words.arguments) {
        if (argument.find('/') != std::string::npos || argument.find('\0') != std::string::npos ||
            argument.find("..") != std::string::npos) {
            return false;
        }
    }
    return true;
}

}  // namespace

/// Every command line ends with one of the three statuses, and says why where it was not met.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Folder folder;
    const Words words = wordsOf({reinterpret_cast<const char*>(data), size});
    if (!staysInFolder(words)) {
        return -1;
    }
    std::ostringstream out;
    std::ostringstream err;
    std::istringstream in(words.input);
    app::Console console{out, err, false, in};
    const auto outcome = app::runCommandLine(words.arguments, console);
    if (const int* status = std::get_if<int>(&outcome)) {
        require(*status == app::done || *status == app::requestNotMet ||
                *status == app::wrongUsage);
        require(*status == app::done || !err.str().empty());
        Folder::clear();
    }
    return 0;
}
