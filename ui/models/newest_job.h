#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>

namespace polyplan::ui {

/// A thread that works on the newest of the jobs it is given. What it is working on is asked to
/// stop as soon as a newer one comes.
template <typename Job>
class NewestJob {
  public:
    /// Does a job; called on the thread, one at a time. A token that asks to stop means that nobody
    /// waits for the result any more.
    using Work = std::function<void(const Job& job, const std::stop_token& stop)>;

    explicit NewestJob(Work work)
        : work_(std::move(work)), worker_([this](const std::stop_token& stop) { run(stop); }) {}

    ~NewestJob() {
        worker_.request_stop();
        stopCurrent_.request_stop();
    }
    NewestJob(const NewestJob&) = delete;
    NewestJob& operator=(const NewestJob&) = delete;

    void give(Job job) {
        replace(std::move(job));
        wake_.notify_one();
    }
    /// Nothing is wanted any more.
    void withdraw() { replace(std::nullopt); }

  private:
    struct Pending {
        Job job;
        std::stop_token stop;
    };

    void replace(std::optional<Job> job) {
        stopCurrent_.request_stop();
        stopCurrent_ = std::stop_source();
        const std::lock_guard lock(mutex_);
        pending_.reset();
        if (job) {
            pending_.emplace(Pending{std::move(*job), stopCurrent_.get_token()});
        }
    }

    void run(const std::stop_token& stop) {
        while (true) {
            std::optional<Pending> next;
            {
                std::unique_lock lock(mutex_);
                if (!wake_.wait(lock, stop, [this] { return pending_.has_value(); })) {
                    return;
                }
                next.emplace(std::move(*pending_));
                pending_.reset();
            }
            if (!next->stop.stop_requested()) {
                work_(next->job, next->stop);
            }
        }
    }

    Work work_;
    std::stop_source stopCurrent_;
    std::mutex mutex_;
    std::condition_variable_any wake_;
    std::optional<Pending> pending_;
    std::jthread worker_;  ///< last, so that it ends before what it uses
};

}  // namespace polyplan::ui
