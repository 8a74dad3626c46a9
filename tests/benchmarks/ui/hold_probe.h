#pragma once

#include <QObject>
#include <chrono>
#include <semaphore>
#include <thread>

namespace polyplan::benchmarks {

/// Measures for how long the UI thread is held at most: another thread sends it one event after the
/// other and looks how long each has to wait. Lives on the UI thread.
class HoldProbe : public QObject {
    Q_OBJECT

  public:
    HoldProbe();
    ~HoldProbe() override;

    /// In seconds.
    struct Longest {
        double wall = 0;
        double cpu = 0;  ///< what the UI thread itself computed, whatever else the machine did
    };
    const Longest& longest() const { return longest_; }
    /// Forgets what was measured before now.
    void restart();

  protected:
    bool event(QEvent* event) override;

  private:
    void run(const std::stop_token& stop);

    Longest longest_;
    double cpuAtLastBeat_ = 0;
    std::chrono::steady_clock::time_point sent_;
    std::binary_semaphore handled_{0};
    std::jthread sender_;  ///< last, so that it ends before what it uses
};

}  // namespace polyplan::benchmarks
