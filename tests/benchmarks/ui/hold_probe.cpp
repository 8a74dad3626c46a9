#include "tests/benchmarks/ui/hold_probe.h"

#include <QCoreApplication>
#include <QEvent>
#include <algorithm>
#include <ctime>

namespace polyplan::benchmarks {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::microseconds pause{200};
constexpr auto beat = QEvent::User;

/// Seconds that this thread has computed.
double cpuTime() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

}  // namespace

HoldProbe::HoldProbe()
    : cpuAtLastBeat_(cpuTime()), sender_([this](const std::stop_token& stop) { run(stop); }) {}

HoldProbe::~HoldProbe() {
    sender_.request_stop();
    handled_.release();
    sender_.join();
    QCoreApplication::removePostedEvents(this);
}

void HoldProbe::run(const std::stop_token& stop) {
    while (!stop.stop_requested()) {
        sent_ = Clock::now();
        QCoreApplication::postEvent(this, new QEvent(beat), Qt::HighEventPriority);
        handled_.acquire();
        std::this_thread::sleep_for(pause);
    }
}

void HoldProbe::restart() {
    longest_ = {};
    cpuAtLastBeat_ = cpuTime();
}

bool HoldProbe::event(QEvent* event) {
    if (event->type() != beat) {
        return QObject::event(event);
    }
    const double cpu = cpuTime();
    longest_.wall =
        std::max(longest_.wall, std::chrono::duration<double>(Clock::now() - sent_).count());
    longest_.cpu = std::max(longest_.cpu, cpu - std::exchange(cpuAtLastBeat_, cpu));
    handled_.release();
    return true;
}

}  // namespace polyplan::benchmarks
