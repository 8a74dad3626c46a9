#pragma once

#include <QObject>
#include <QPointer>
#include <functional>
#include <memory>
#include <stop_token>

namespace polyplan::ui {

/// The threads that everything long is done on: what is on the screen before what is not, of the
/// same weight the newest first. Going, it stops all errands and waits until none is left, so that
/// it has to go before what they use.
class Worker : public QObject {
    Q_OBJECT

  public:
    enum class Weight : std::uint8_t {
        Behind,    ///< not on the screen
        OnScreen,  ///< waited for by somebody who looks at the old answer
        Urgent,    ///< waited for by a hand that holds something
    };

    explicit Worker(QObject* parent = nullptr);
    ~Worker() override;

    /// Stops all errands and waits until none is left; there will be no more.
    void end();

  private:
    friend class Errand;
    class Threads;
    std::unique_ptr<Threads> threads_;
};

/// One thing at a time that somebody wants done off the UI thread, of which only the newest
/// matters: a newer one stops the one at work and takes its place. Going away, or once withdrawn,
/// nothing of it arrives any more.
class Errand : public QObject {
    Q_OBJECT

  public:
    /// What is to be done on the UI thread with what came out.
    using Arrival = std::function<void()>;
    /// Hands over what is there; may be called several times. Dropped if the errand is old by then.
    using Deliver = std::function<void(Arrival)>;
    /// Called on a thread of the worker; touches nothing that the UI thread changes meanwhile.
    using Work = std::function<void(const std::stop_token& stop, const Deliver& deliver)>;

    Errand(Worker& worker, Worker::Weight weight, QObject* parent = nullptr);
    ~Errand() override;

    void setWeight(Worker::Weight weight) { weight_ = weight; }
    /// Does nothing once the worker has ended.
    void run(Work work);
    void withdraw();

  private:
    QPointer<Worker> worker_;
    Worker::Weight weight_;
    std::shared_ptr<std::stop_source> current_;
};

}  // namespace polyplan::ui
