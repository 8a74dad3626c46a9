#pragma once

#include <QStringList>
#include <functional>
#include <memory>
#include <string>

class QObject;
class QProcess;

/// Takes the place of QTEST_MAIN, since the window tests share one executable: `polyplan_ui_tests
/// NAME [QTest's arguments]` runs one class, by the name of its file.
namespace polyplan::test {

/// The application that a class of tests runs in.
enum class Needs {
    NoWindow,   ///< a QCoreApplication
    Offscreen,  ///< a QApplication whose windows nobody points at: any number run at once
    Display,    ///< a QApplication with pointer and keyboard: one at a time
};

struct UiTest {
    std::string name;
    Needs needs;
    std::function<std::unique_ptr<QObject>()> make;
    /// What the test needs another program for; returns its exit status.
    std::function<int(const QStringList& arguments)> otherProgram;
};

/// Makes a class of tests known to the executable.
class UiTestEntry {
  public:
    /// @param file whose name, without its ending, is the test's
    UiTestEntry(const char* file, Needs needs, std::function<std::unique_ptr<QObject>()> make,
                std::function<int(const QStringList&)> otherProgram = {});
};

/// Starts what the running test gave as its `otherProgram`.
void startOtherProgram(QProcess& process, const QStringList& arguments);

}  // namespace polyplan::test

/// POLYPLAN_UI_TEST(Class, Needs[, other program]). CTest reads what it needs from this line.
#define POLYPLAN_UI_TEST(Class, needs, ...)             \
    const ::polyplan::test::UiTestEntry entryOf##Class( \
        __FILE__, ::polyplan::test::Needs::needs,       \
        [] { return std::make_unique<Class>(); } __VA_OPT__(, ) __VA_ARGS__)
