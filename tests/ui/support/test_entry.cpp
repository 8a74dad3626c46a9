#include "tests/ui/support/test_entry.h"

#include <QApplication>
#include <QFileInfo>
#include <QProcess>
#include <QTest>
#include <algorithm>
#include <cstdio>
#include <utility>
#include <vector>

namespace polyplan::test {
namespace {

constexpr auto otherProgramOption = "--other-program";

std::vector<UiTest>& allUiTests() {
    static std::vector<UiTest> tests;
    return tests;
}

const UiTest* uiTestOf(const QString& name) {
    const auto& tests = allUiTests();
    const auto found = std::find_if(tests.begin(), tests.end(), [&](const UiTest& test) {
        return name == QLatin1StringView(test.name);
    });
    return found == tests.end() ? nullptr : &*found;
}

std::unique_ptr<QCoreApplication> applicationFor(Needs needs, int& argc, char** argv) {
    if (needs == Needs::NoWindow) {
        return std::make_unique<QCoreApplication>(argc, argv);
    }
    if (needs == Needs::Offscreen) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    auto application = std::make_unique<QApplication>(argc, argv);
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
    return application;
}

int run(int argc, char** argv) {
    const UiTest* test = argc > 1 ? uiTestOf(QString::fromLocal8Bit(argv[1])) : nullptr;
    if (test == nullptr) {
        std::puts("Which? One of:");
        for (const UiTest& each : allUiTests()) {
            std::puts(each.name.c_str());
        }
        return 1;
    }
    // Settings and recovery files go by the application's name: tests that run at once have their
    // own.
    QCoreApplication::setApplicationName(QString::fromStdString(test->name));
    const auto application = applicationFor(test->needs, argc, argv);
    if (argc > 2 && QLatin1StringView(argv[2]) == QLatin1StringView(otherProgramOption)) {
        return test->otherProgram(QCoreApplication::arguments().mid(3));
    }
    return QTest::qExec(test->make().get(), argc - 1, argv + 1);
}

}  // namespace

UiTestEntry::UiTestEntry(const char* file, Needs needs,
                         std::function<std::unique_ptr<QObject>()> make,
                         std::function<int(const QStringList&)> otherProgram) {
    allUiTests().push_back(
        {QFileInfo(QString::fromLocal8Bit(file)).completeBaseName().toStdString(), needs,
         std::move(make), std::move(otherProgram)});
}

void startOtherProgram(QProcess& process, const QStringList& arguments) {
    process.start(
        QCoreApplication::applicationFilePath(),
        QStringList{QCoreApplication::applicationName(), QLatin1StringView(otherProgramOption)} +
            arguments);
}

}  // namespace polyplan::test

int main(int argc, char** argv) {
    return polyplan::test::run(argc, argv);
}
