#include <benchmark/benchmark.h>

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QPixmap>
#include <QProcess>
#include <QProcessEnvironment>
#include <QScreen>
#include <QTemporaryDir>
#include <QThread>

namespace polyplan::benchmarks {
namespace {

constexpr int mostMilliseconds = 20'000;

/// The screen's pixel that the window will cover, wherever a window manager puts it.
QRgb centralPixel(QScreen& screen) {
    const QPoint center = screen.geometry().center() / 4;
    return screen.grabWindow(0, center.x(), center.y(), 1, 1).toImage().pixel(0, 0);
}

/// Starts the executable and waits until its first frame is to be seen on the screen. Needs a
/// display of its own with nothing on it, such as xvfb-run gives.
void windowOnScreen(benchmark::State& state) {
    int argc = 1;
    char name[] = "polyplan_benchmarks";
    char* argv[] = {name, nullptr};
    if (qEnvironmentVariableIsEmpty("DISPLAY")) {
        state.SkipWithError("needs a display: run under xvfb-run");
        return;
    }
    const QGuiApplication application(argc, argv);
    QScreen& screen = *QGuiApplication::primaryScreen();
    for ([[maybe_unused]] const auto _ : state) {
        const QTemporaryDir home;
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("HOME"), home.path());
        process.setProcessEnvironment(environment);
        const QRgb before = centralPixel(screen);
        QElapsedTimer timer;
        timer.start();
        process.start(QStringLiteral(POLYPLAN_EXECUTABLE), {});
        while (centralPixel(screen) == before) {
            if (timer.elapsed() > mostMilliseconds) {
                state.SkipWithError("no window was shown");
                break;
            }
            QThread::msleep(1);
        }
        state.SetIterationTime(static_cast<double>(timer.nsecsElapsed()) * 1e-9);
        process.kill();
        process.waitForFinished();
        QThread::msleep(200);
    }
}

BENCHMARK(windowOnScreen)->UseManualTime()->Iterations(5)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace polyplan::benchmarks
