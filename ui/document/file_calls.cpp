#include "ui/document/file_calls.h"

#include <fcntl.h>
#include <unistd.h>

#include <cstdio>

namespace polyplan::ui {

int FileCalls::status(const char* path, struct stat& status) {
    return ::stat(path, &status);
}

int FileCalls::mayWrite(const char* path) {
    return ::access(path, W_OK);
}

int FileCalls::open(const char* path, int flags, mode_t mode) {
    return ::open(path, flags | O_CLOEXEC, mode);
}

int FileCalls::setMode(int file, mode_t mode) {
    return ::fchmod(file, mode);
}

ssize_t FileCalls::write(int file, const void* bytes, std::size_t size) {
    return ::write(file, bytes, size);
}

int FileCalls::sync(int file) {
    return ::fsync(file);
}

int FileCalls::close(int file) {
    return ::close(file);
}

int FileCalls::rename(const char* from, const char* to) {
    return ::rename(from, to);
}

int FileCalls::exchange(const char* one, const char* other) {
    return ::renameat2(AT_FDCWD, one, AT_FDCWD, other, RENAME_EXCHANGE);
}

int FileCalls::remove(const char* path) {
    return ::unlink(path);
}

}  // namespace polyplan::ui
