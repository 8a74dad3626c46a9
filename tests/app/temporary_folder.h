#pragma once

#include <filesystem>
#include <string>

namespace polyplan::tests {

/// A folder of one test, gone with it.
class TemporaryFolder {
  public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    const std::string& path() const { return path_; }

    /// @returns the path of the file written
    std::string write(const std::string& name, const std::string& contents) const;

  private:
    std::string path_;
};

}  // namespace polyplan::tests
