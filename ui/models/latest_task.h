#pragma once

#include <QObject>
#include <functional>
#include <memory>
#include <stop_token>

namespace polyplan::ui {

/// Runs tasks off the UI thread, one at a time, of which only the newest matters: a newer one asks
/// the one at work to stop and takes its place.
class LatestTask : public QObject {
    Q_OBJECT

  public:
    /// What is to be done on the UI thread with what came out.
    using Finish = std::function<void()>;
    /// Called on the worker's thread; touches nothing that the UI thread changes meanwhile.
    using Work = std::function<Finish(const std::stop_token&)>;

    explicit LatestTask(QObject* parent = nullptr);
    ~LatestTask() override;

    /// Does `work` next. Its result is dropped if `run` or `cancel` is called before it is there.
    void run(Work work);
    void cancel();

  private:
    class Worker;
    std::unique_ptr<Worker> worker_;
    quint64 newest_ = 0;
};

}  // namespace polyplan::ui
