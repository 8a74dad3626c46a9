#include "ui/document/worker.h"

#include <algorithm>
#include <condition_variable>
#include <list>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace polyplan::ui {

/// As many as the machine has cores, three at the least: the trial of a drop must not wait for the
/// histograms of a line nor for its zaps. One of them is never at work for what is not on the
/// screen, which may take minutes.
class Worker::Threads {
  public:
    using Stop = std::shared_ptr<std::stop_source>;

    Threads() {
        for (unsigned i = 0; i < count_; ++i) {
            threads_.emplace_back([this](const std::stop_token& stop) { loop(stop); });
        }
    }

    ~Threads() {
        const std::lock_guard lock(mutex_);
        waiting_.clear();
        for (std::jthread& thread : threads_) {
            thread.request_stop();
        }
        for (const Stop& stop : running_) {
            stop->request_stop();
        }
    }

    void put(Stop stop, Weight weight, std::function<void()> work) {
        {
            const std::lock_guard lock(mutex_);
            const auto place =
                std::find_if(waiting_.begin(), waiting_.end(),
                             [weight](const Waiting& each) { return each.weight <= weight; });
            waiting_.insert(place, {std::move(stop), weight, std::move(work)});
        }
        wake_.notify_one();
    }

  private:
    struct Waiting {
        Stop stop;
        Weight weight{};
        std::function<void()> work;
    };

    /// Under the lock.
    bool hasNext() const {
        return !waiting_.empty() &&
               (waiting_.front().weight != Weight::Behind || behind_ + 1 < count_);
    }

    void loop(const std::stop_token& stop) {
        while (true) {
            Waiting next;
            {
                std::unique_lock lock(mutex_);
                if (!wake_.wait(lock, stop, [this] { return hasNext(); }) ||
                    stop.stop_requested()) {
                    return;
                }
                next = std::move(waiting_.front());
                waiting_.pop_front();
                running_.push_back(next.stop);
                behind_ += next.weight == Weight::Behind ? 1 : 0;
            }
            if (!next.stop->stop_requested()) {
                next.work();
            }
            next.work = nullptr;
            const std::lock_guard lock(mutex_);
            std::erase(running_, next.stop);
            behind_ -= next.weight == Weight::Behind ? 1 : 0;
        }
    }

    std::mutex mutex_;
    std::condition_variable_any wake_;
    std::list<Waiting> waiting_;  ///< the weightiest first, of equal ones the newest
    std::vector<Stop> running_;
    unsigned behind_ = 0;  ///< of those, what is not on the screen
    const unsigned count_ = std::max(3U, std::thread::hardware_concurrency());
    std::vector<std::jthread> threads_;  ///< last, so that they end before what they use
};

Worker::Worker(QObject* parent) : QObject(parent), threads_(std::make_unique<Threads>()) {}

Worker::~Worker() = default;

void Worker::end() {
    threads_.reset();
}

Errand::Errand(Worker& worker, Worker::Weight weight, QObject* parent)
    : QObject(parent), worker_(&worker), weight_(weight) {}

Errand::~Errand() {
    withdraw();
}

void Errand::run(Work work) {
    withdraw();
    if (worker_.isNull() || worker_->threads_ == nullptr) {
        return;
    }
    current_ = std::make_shared<std::stop_source>();
    // The errand may go at any time, the worker only when its threads have ended: it is the worker
    // that things arrive at.
    const Deliver deliver = [worker = worker_.data(), current = current_](Arrival arrival) {
        QMetaObject::invokeMethod(
            worker,
            [current, arrival = std::move(arrival)] {
                if (!current->stop_requested()) {
                    arrival();
                }
            },
            Qt::QueuedConnection);
    };
    worker_->threads_->put(
        current_, weight_,
        [work = std::move(work), stop = current_->get_token(), deliver] { work(stop, deliver); });
}

void Errand::withdraw() {
    if (current_) {
        current_->request_stop();
        current_.reset();
    }
}

}  // namespace polyplan::ui
