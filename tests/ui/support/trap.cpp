#include "tests/ui/support/trap.h"

#include <sys/inotify.h>
#include <unistd.h>

#include <QFile>
#include <QImage>
#include <array>

namespace polyplan::test {

Trap::Trap() : watch_(::inotify_init1(IN_NONBLOCK | IN_CLOEXEC)) {
    const QString path = folder_.filePath("trap.png");
    QImage image(4, 4, QImage::Format_RGB32);
    image.fill(Qt::red);
    image.save(path);
    ::inotify_add_watch(watch_, QFile::encodeName(path).constData(), IN_OPEN);
}

Trap::~Trap() {
    ::close(watch_);
}

QString Trap::lure() const {
    return QStringLiteral("<img src=\"%1\">").arg(folder_.filePath("trap.png"));
}

bool Trap::wasOpened() {
    std::array<char, 4096> events{};
    return ::read(watch_, events.data(), events.size()) > 0;
}

}  // namespace polyplan::test
