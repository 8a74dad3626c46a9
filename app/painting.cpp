#include "app/painting.h"

#include <iostream>

namespace polyplan::app {

namespace {

char program[] = "polyplan";
char option[] = "-platform";
char platform[] = "offscreen";

/// Stands in while Qt starts: it warns of a missing runtime folder, which painting has no use for.
void passOverWarnings(QtMsgType type, const QMessageLogContext&, const QString& message) {
    if (type != QtWarningMsg) {
        std::cerr << message.toStdString() << '\n';
    }
}

}  // namespace

Painting::Painting() : arguments_{program, option, platform, nullptr} {
    if (QCoreApplication::instance() == nullptr) {
        const QtMessageHandler usual = qInstallMessageHandler(passOverWarnings);
        application_.emplace(argumentCount_, arguments_.data());
        qInstallMessageHandler(usual);
    }
}

}  // namespace polyplan::app
