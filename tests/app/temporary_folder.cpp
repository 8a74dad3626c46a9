#include "tests/app/temporary_folder.h"

#include <cstdlib>
#include <fstream>
#include <stdexcept>

namespace polyplan::tests {

TemporaryFolder::TemporaryFolder()
    : path_((std::filesystem::temp_directory_path() / "polyplan-XXXXXX").string()) {
    if (mkdtemp(path_.data()) == nullptr) {
        throw std::runtime_error("no temporary folder");
    }
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

std::string TemporaryFolder::write(const std::string& name, const std::string& contents) const {
    std::string file = path_ + '/' + name;
    std::ofstream(file, std::ios::binary) << contents;
    return file;
}

}  // namespace polyplan::tests
