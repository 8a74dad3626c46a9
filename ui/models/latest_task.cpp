#include "ui/models/latest_task.h"

#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace polyplan::ui {

class LatestTask::Worker {
  public:
    explicit Worker(LatestTask& task)
        : task_(task), thread_([this](const std::stop_token& stop) { loop(stop); }) {}

    ~Worker() {
        thread_.request_stop();
        current_.request_stop();
    }

    void put(quint64 number, Work work) {
        current_.request_stop();
        current_ = std::stop_source();
        {
            const std::lock_guard lock(mutex_);
            next_.reset();
            if (work) {
                next_.emplace(Job{number, std::move(work), current_.get_token()});
            }
        }
        wake_.notify_one();
    }

  private:
    struct Job {
        quint64 number;
        Work work;
        std::stop_token stop;
    };

    void loop(const std::stop_token& stop) {
        while (true) {
            std::optional<Job> job;
            {
                std::unique_lock lock(mutex_);
                if (!wake_.wait(lock, stop, [this] { return next_.has_value(); })) {
                    return;
                }
                job.emplace(std::move(*next_));
                next_.reset();
            }
            Finish finish = job->work(job->stop);
            if (!finish || job->stop.stop_requested()) {
                continue;
            }
            QMetaObject::invokeMethod(
                &task_,
                [task = &task_, number = job->number, finish = std::move(finish)] {
                    if (number == task->newest_) {
                        finish();
                    }
                },
                Qt::QueuedConnection);
        }
    }

    LatestTask& task_;
    std::stop_source current_;
    std::mutex mutex_;
    std::condition_variable_any wake_;
    std::optional<Job> next_;
    std::jthread thread_;  ///< last, so that it ends before what it uses
};

LatestTask::LatestTask(QObject* parent)
    : QObject(parent), worker_(std::make_unique<Worker>(*this)) {}

LatestTask::~LatestTask() = default;

void LatestTask::run(Work work) {
    worker_->put(++newest_, std::move(work));
}

void LatestTask::cancel() {
    worker_->put(++newest_, {});
}

}  // namespace polyplan::ui
