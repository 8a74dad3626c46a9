#include "ui/models/answer_feed.h"

#include <QMutex>
#include <QStringList>
#include <QTest>
#include <QThread>
#include <algorithm>
#include <array>
#include <atomic>
#include <memory>
#include <vector>

#include "tests/ui/support/test_entry.h"

namespace polyplan::ui {
namespace {

/// What was worked on, in order.
class Diary {
  public:
    void note(const QString& what) {
        const QMutexLocker lock(&mutex_);
        all_.append(what);
    }
    QStringList all() const {
        const QMutexLocker lock(&mutex_);
        return all_;
    }

  private:
    mutable QMutex mutex_;
    QStringList all_;
};

/// Answered with 1 first, then with 2.
struct StagedQuestion {
    QString name;
    std::shared_ptr<Diary> diary;

    std::string key() const { return "staged"; }
    std::string title() const { return name.toStdString(); }
    AnyAnswer answer(const Work& work) const {
        diary->note(name + " first");
        work.stage(AnyAnswer::of(1, false));
        if (work.stop.stop_requested()) {
            return {};
        }
        QThread::msleep(20);
        diary->note(name + " all");
        return AnyAnswer::of(2);
    }
    Report report(const AnyAnswer& /*unused*/) const { return {}; }
    bool operator==(const StagedQuestion&) const = default;
};

/// Tells that half is done, and then waits to be stopped, or to be let go.
struct EndlessQuestion {
    std::shared_ptr<std::atomic<bool>> isLetGo;

    std::string key() const { return "endless"; }
    std::string title() const { return "endless"; }
    AnyAnswer answer(const Work& work) const {
        work.progress(0.5);
        while (!work.stop.stop_requested() && !*isLetGo) {
            QThread::msleep(1);
        }
        return work.stop.stop_requested() ? AnyAnswer() : AnyAnswer::of(3);
    }
    Report report(const AnyAnswer& /*unused*/) const { return {}; }
    bool operator==(const EndlessQuestion&) const = default;
};

class AnswerFeedTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void isWorkedOnBesideWhatIsNotOnTheScreen() {
        Worker worker;
        const auto isLetGo = std::make_shared<std::atomic<bool>>(false);
        std::vector<std::unique_ptr<AnswerFeed>> behind;
        const int threads = std::max(3, QThread::idealThreadCount());
        for (int i = 0; i < threads; ++i) {
            behind.push_back(std::make_unique<AnswerFeed>(worker, Worker::Weight::Behind));
            behind.back()->ask(Question(EndlessQuestion{isLetGo}));
        }
        const auto atWork = [&behind] {
            return std::ranges::count_if(
                behind, [](const auto& each) { return each->progress().has_value(); });
        };
        QTRY_COMPARE(atWork(), threads - 1);
        AnswerFeed feed(worker, Worker::Weight::OnScreen);
        feed.ask(Question(StagedQuestion{"shown", std::make_shared<Diary>()}));
        QTRY_VERIFY(feed.isComplete());
        QVERIFY(std::ranges::none_of(behind, [](const auto& each) { return each->isComplete(); }));
        *isLetGo = true;
        QTRY_VERIFY(
            std::ranges::all_of(behind, [](const auto& each) { return each->isComplete(); }));
    }

    void comesInStages() {
        Worker worker;
        AnswerFeed feed(worker, Worker::Weight::OnScreen);
        const auto diary = std::make_shared<Diary>();
        QStringList seen;
        connect(&feed, &AnswerFeed::changed, this, [&] {
            seen.append(feed.answer() ? QString::number(*feed.answerAs<int>()) : "none");
        });
        feed.ask(Question(StagedQuestion{"a", diary}));
        QTRY_VERIFY(feed.isComplete());
        QCOMPARE(seen, QStringList({"none", "1", "2"}));
        QCOMPARE(diary->all(), QStringList({"a first", "a all"}));
    }

    void isStoppedAndTakenUpAgain() {
        Worker worker;
        AnswerFeed feed(worker, Worker::Weight::OnScreen);
        feed.ask(Question(StagedQuestion{"a", std::make_shared<Diary>()}));
        QTRY_VERIFY(feed.isComplete());
        feed.stop();
        QVERIFY(!feed.isStopped());
        const auto isLetGo = std::make_shared<std::atomic<bool>>(false);
        const Question endless(EndlessQuestion{isLetGo});
        feed.ask(endless);
        QTRY_VERIFY(feed.progress().has_value());
        QCOMPARE(*feed.progress(), 0.5);
        feed.stop();
        QVERIFY(feed.isStopped() && !feed.isCurrent() && !feed.progress());
        QCOMPARE(*feed.answerAs<int>(), 2);
        *isLetGo = true;
        QTest::qWait(30);
        feed.ask(endless);
        QVERIFY(feed.isStopped() && !feed.isCurrent());
        feed.resume();
        QVERIFY(!feed.isStopped());
        QTRY_VERIFY(feed.isComplete());
        QCOMPARE(*feed.answerAs<int>(), 3);
    }

    void theFirstOfAllComesBeforeAllOfOne() {
        Worker worker;
        const auto diary = std::make_shared<Diary>();
        std::array<std::unique_ptr<AnswerFeed>, 4> feeds;
        for (std::size_t i = 0; i < feeds.size(); ++i) {
            feeds[i] = std::make_unique<AnswerFeed>(worker, Worker::Weight::OnScreen);
            feeds[i]->setFirstApart(true);
            feeds[i]->ask(Question(StagedQuestion{QString(QChar(u'a' + char16_t(i))), diary}));
        }
        for (const auto& feed : feeds) {
            QTRY_VERIFY(feed->isComplete());
            QCOMPARE(*feed->answerAs<int>(), 2);
        }
        const QStringList all = diary->all();
        const auto isAll = [](const QString& note) { return note.endsWith("all"); };
        const auto firstWhole = std::ranges::find_if(all, isAll) - all.begin();
        for (const char* name : {"a", "b", "c", "d"}) {
            QVERIFY2(all.indexOf(QString(name) + " first") < firstWhole,
                     qPrintable(all.join(", ")));
        }
    }
};

POLYPLAN_UI_TEST(AnswerFeedTest, NoWindow);

}  // namespace
}  // namespace polyplan::ui

#include "answer_feed_test.moc"
