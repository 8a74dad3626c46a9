#pragma once

#include <sys/stat.h>
#include <sys/types.h>

#include <cstddef>

namespace polyplan::ui {

/// The system calls by which a file is written as a whole: each returns what the system does, -1
/// with errno for a failure. A seam, so that every one of them can be made to fail.
class FileCalls {
  public:
    FileCalls() = default;
    virtual ~FileCalls() = default;
    FileCalls(const FileCalls&) = delete;
    FileCalls& operator=(const FileCalls&) = delete;

    virtual int status(const char* path, struct stat& status);
    virtual int mayWrite(const char* path);
    virtual int open(const char* path, int flags, mode_t mode);
    virtual int setMode(int file, mode_t mode);
    virtual ssize_t write(int file, const void* bytes, std::size_t size);
    virtual int sync(int file);
    virtual int close(int file);
    virtual int rename(const char* from, const char* to);
    /// Each takes the other's place at once. Not every file system can do it: EINVAL.
    virtual int exchange(const char* one, const char* other);
    virtual int remove(const char* path);
};

}  // namespace polyplan::ui
