#include "ui/document/whole_file.h"

#include <sys/wait.h>
#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <cerrno>
#include <functional>
#include <memory>

#include "tests/ui/support/test_entry.h"

namespace polyplan::ui {
namespace {

const QByteArray oldContents = "old";
const QByteArray newContents(100'000, 'n');

/// Calls of which each can be made to go wrong: `trouble` is asked before each, by its number.
class TroubledCalls : public FileCalls {
  public:
    /// @returns whether the call is to fail; then it has set errno.
    using Trouble = std::function<bool(int number)>;
    explicit TroubledCalls(Trouble trouble = [](int) { return false; })
        : trouble_(std::move(trouble)) {}

    int number() const { return number_; }
    bool removeFailed() const { return removeFailed_; }

    int status(const char* path, struct stat& status) override {
        return fails() ? -1 : FileCalls::status(path, status);
    }
    int mayWrite(const char* path) override { return fails() ? -1 : FileCalls::mayWrite(path); }
    int open(const char* path, int flags, mode_t mode) override {
        return fails() ? -1 : FileCalls::open(path, flags, mode);
    }
    int setMode(int file, mode_t mode) override {
        return fails() ? -1 : FileCalls::setMode(file, mode);
    }
    ssize_t write(int file, const void* bytes, std::size_t size) override {
        return fails() ? -1 : FileCalls::write(file, bytes, size);
    }
    int sync(int file) override { return fails() ? -1 : FileCalls::sync(file); }
    int close(int file) override {
        const bool failed = fails();
        const int error = errno;
        FileCalls::close(file);  // a file is closed also where that fails
        errno = error;
        return failed ? -1 : 0;
    }
    int rename(const char* from, const char* to) override {
        return fails() ? -1 : FileCalls::rename(from, to);
    }
    int exchange(const char* one, const char* other) override {
        return fails() ? -1 : FileCalls::exchange(one, other);
    }
    int remove(const char* path) override {
        removeFailed_ = fails();
        return removeFailed_ ? -1 : FileCalls::remove(path);
    }

  private:
    bool fails() { return trouble_(number_++); }

    Trouble trouble_;
    int number_ = 0;
    bool removeFailed_ = false;
};

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void putBytes(const QString& path, const QByteArray& contents) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(contents);
}

mode_t permissionsOf(const NativePath& path) {
    struct stat status {};
    return ::stat(path.c_str(), &status) == 0 ? status.st_mode & mode_t{0777} : mode_t{0};
}

class WholeFileTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        QVERIFY(folder_->isValid());
        path_ = folder_->filePath("plan.polyplan");
    }

    void everyCallThatFailsIsToldOrDoesNotMatter_data() {
        QTest::addColumn<int>("error");
        QTest::addColumn<bool>("isThere");
        for (const int error : {EIO, ENOSPC, EDQUOT, EROFS}) {
            const QByteArray name = strerror(error);
            QTest::addRow("%s, over a file", name.constData()) << error << true;
            QTest::addRow("%s, a new file", name.constData()) << error << false;
        }
    }

    void everyCallThatFailsIsToldOrDoesNotMatter() {
        QFETCH(const int, error);
        QFETCH(const bool, isThere);
        TroubledCalls none;
        start(isThere);
        QVERIFY(!writeWhole(native(), newContents, none));
        QVERIFY(none.number() >= 8);
        for (int failing = 0; failing < none.number(); ++failing) {
            start(isThere);
            TroubledCalls calls([&](int number) {
                errno = error;
                return number == failing;
            });
            const auto fault = writeWhole(native(), newContents, calls);
            const QByteArray expected = !fault ? newContents : isThere ? oldContents : QByteArray();
            QVERIFY2(bytesOf(path_) == expected, qPrintable(QString::number(failing)));
            QCOMPARE(QFile::exists(path_), !fault || isThere);
            if (fault) {
                QCOMPARE(fault->summary.contains("unharmed"), isThere);
                QVERIFY(!fault->details.value(0).isEmpty());
            }
            QCOMPARE(others(), calls.removeFailed() ? 1 : 0);
        }
    }

    void aSyncThatFailsIsNeverASuccess() {
        class NoSync : public FileCalls {
            int sync(int) override {
                errno = EIO;
                return -1;
            }
        } calls;
        start(true);
        QVERIFY(writeWhole(native(), newContents, calls).has_value());
        QCOMPARE(bytesOf(path_), oldContents);
    }

    void aDiskThatDiesIsNeverASuccess() {
        TroubledCalls none;
        start(true);
        QVERIFY(!writeWhole(native(), newContents, none));
        // The last call only takes the old file away.
        for (int from = 0; from < none.number() - 2; ++from) {
            start(true);
            TroubledCalls calls([&](int number) {
                errno = EIO;
                return number >= from;
            });
            const auto fault = writeWhole(native(), newContents, calls);
            QVERIFY2(fault.has_value(), qPrintable(QString::number(from)));
            const QByteArray there = bytesOf(path_);
            QVERIFY(there == oldContents || there == newContents);
            QCOMPARE(fault->summary.contains("unharmed"), there == oldContents);
        }
    }

    void aProgramThatEndsLeavesAWholeFile() {
        TroubledCalls none;
        start(true);
        QVERIFY(!writeWhole(native(), newContents, none));
        for (int last = 0; last < none.number(); ++last) {
            start(true);
            const pid_t child = ::fork();
            if (child == 0) {
                TroubledCalls calls([&](int number) {
                    if (number == last) {
                        ::_exit(0);
                    }
                    return false;
                });
                (void)writeWhole(native(), newContents, calls);
                ::_exit(1);
            }
            int status = 0;
            QCOMPARE(::waitpid(child, &status, 0), child);
            QVERIFY(WIFEXITED(status) && WEXITSTATUS(status) == 0);
            const QByteArray there = bytesOf(path_);
            QVERIFY(there == oldContents || there == newContents);
        }
    }

    void whereNothingCanBeExchangedTheOldFileIsReplaced() {
        class NoExchange : public FileCalls {
            int exchange(const char*, const char*) override {
                errno = EINVAL;
                return -1;
            }
        } calls;
        start(true);
        QVERIFY(!writeWhole(native(), newContents, calls));
        QCOMPARE(bytesOf(path_), newContents);
        QCOMPARE(others(), 0);
    }

    void whatIsWrittenInPartsIsWhole() {
        class Slow : public FileCalls {
            ssize_t write(int file, const void* bytes, std::size_t size) override {
                interrupted_ = !interrupted_;
                if (interrupted_) {
                    errno = EINTR;
                    return -1;
                }
                return FileCalls::write(file, bytes, std::min<std::size_t>(size, 4'001));
            }
            bool interrupted_ = false;
        } calls;
        QVERIFY(!writeWhole(native(), newContents, calls));
        QCOMPARE(bytesOf(path_), newContents);
    }

    void permissionsAreKept() {
        for (const mode_t mode : {0600, 0640, 0644, 0666}) {
            start(true);
            QCOMPARE(::chmod(native().c_str(), mode), 0);
            QVERIFY(!writeWhole(native(), newContents));
            QCOMPARE(permissionsOf(native()), mode);
        }
        start(false);
        const mode_t before = ::umask(027);
        QVERIFY(!writeWhole(native(), newContents));
        ::umask(before);
        QCOMPARE(permissionsOf(native()), mode_t{0640});
        FileCalls calls;
        QVERIFY(!writeWhole(native(), newContents, calls, 0600));
        QCOMPARE(permissionsOf(native()), mode_t{0600});
    }

    void linksAreFollowed() {
        QVERIFY(QDir(folder_->path()).mkdir("elsewhere"));
        const QString target = folder_->filePath("elsewhere/real");
        QVERIFY(QFile::link("elsewhere/real", folder_->filePath("link")));
        QVERIFY(QFile::link("link", path_));
        for (int time = 0; time < 2; ++time) {  // a file that is not there, and one that is
            QVERIFY(!writeWhole(path_, newContents));
            QVERIFY(QFileInfo(path_).isSymLink());
            QCOMPARE(bytesOf(target), newContents);
        }
        QVERIFY(QFile::link("self", folder_->filePath("self")));
        QVERIFY(writeWhole(folder_->filePath("self"), newContents).has_value());
    }

    void whatIsNoPlainFileIsLeftAlone() {
        QCOMPARE(::mkfifo(native().c_str(), 0600), 0);
        const auto read = readWhole(native(), 100);
        QVERIFY(std::get<QString>(read).contains("FIFO"));
        const auto fault = writeWhole(native(), newContents);
        QVERIFY(fault && fault->details.value(0).contains("FIFO"));
        struct stat status {};
        QCOMPARE(::stat(native().c_str(), &status), 0);
        QVERIFY(S_ISFIFO(status.st_mode));

        QVERIFY(std::get<QString>(readWhole("/dev/zero", 100)).contains("device"));
        QVERIFY(writeWhole(NativePath("/dev/null"), newContents).has_value());
        QVERIFY(
            std::get<QString>(readWhole(folder_->path().toStdString(), 100)).contains("folder"));
        QVERIFY(writeWhole(folder_->path(), newContents).has_value());
    }

    void anyNameWillDo() {
        const QString longest(255, 'x');
        QVERIFY(!writeWhole(folder_->filePath(longest), newContents));
        QCOMPARE(bytesOf(folder_->filePath(longest)), newContents);

        const NativePath odd = folder_->path().toStdString() + "/caf\xe9\xff.png";
        QVERIFY(!writeWhole(odd, newContents));
        QCOMPARE(std::get<QByteArray>(readWhole(odd, newContents.size())), newContents);
        QCOMPARE(::unlink(odd.c_str()), 0);
        QVERIFY(shownPath(odd).endsWith("/caf\\xe9\\xff.png"));
        QCOMPARE(shownPath("a\nb ä 漢 😀"), QString("a\\x0ab ä 漢 😀"));
    }

    void whatIsTooLargeIsNotRead() {
        putBytes(path_, QByteArray(101, 'x'));
        QVERIFY(std::holds_alternative<QString>(readWhole(native(), 100)));
        QCOMPARE(std::get<QByteArray>(readWhole(native(), 101)).size(), 101);
    }

  private:
    NativePath native() const { return QFile::encodeName(path_).toStdString(); }
    /// Files in the folder beside the one that is written.
    qsizetype others() const {
        auto names = QDir(folder_->path()).entryList(QDir::Files | QDir::Hidden | QDir::System);
        names.removeAll("plan.polyplan");
        return names.size();
    }
    void start(bool isThere) {
        for (const QString& name :
             QDir(folder_->path()).entryList(QDir::Files | QDir::Hidden | QDir::System)) {
            QFile::remove(folder_->filePath(name));
        }
        if (isThere) {
            putBytes(path_, oldContents);
        }
    }

    std::unique_ptr<QTemporaryDir> folder_;
    QString path_;
};

POLYPLAN_UI_TEST(WholeFileTest, NoWindow);

}  // namespace
}  // namespace polyplan::ui

#include "whole_file_test.moc"
