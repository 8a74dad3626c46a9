#include "ui/document/recovery.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QThreadPool>
#include <QUuid>
#include <atomic>
#include <mutex>
#include <nlohmann/json.hpp>
#include <utility>

#include "core/plan/json.h"
#include "core/plan/limits.h"
#include "core/probability/grouped.h"
#include "ui/document/document_file.h"
#include "ui/document/lock_files.h"
#include "ui/document/plan_document.h"
#include "ui/look/text.h"

namespace polyplan::ui {

namespace {

constexpr int delayMilliseconds = 1'000;
constexpr auto recoveryEnding = ".polyplan";
constexpr auto unreadableEnding = ".unreadable";
constexpr mode_t ownersOnly = 0600;
/// A plan that has grown too large to be saved is kept all the same: what it takes to make it
/// smaller is more work.
constexpr std::size_t keptBytes = 4 * plan::limits::fileBytes;

/// Members of a recovery file that name the plan's own file or what it goes by without one, what
/// the file held, and what was shown.
constexpr auto originMember = "recovered_from";
constexpr auto nameMember = "recovered_name";
constexpr auto fingerprintMember = "recovered_fingerprint";
constexpr auto strategyMember = "recovered_strategy";
constexpr auto perspectiveMember = "recovered_perspective";

QDir recoveryFolder() {
    const QDir data(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    data.mkpath(QStringLiteral("recovery"));
    const QString folder = data.filePath(QStringLiteral("recovery"));
    QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return QDir(folder);
}

std::unique_ptr<QLockFile> recoveryLock(const QString& recoveryPath) {
    const QFileInfo file(recoveryPath);
    return lockFileAt(
        file.dir().filePath(file.completeBaseName() + QLatin1StringView(lockFileEnding)));
}

/// Takes a text out of the members that a recovery file has beside the plan's.
QString takeMember(plan::Document& plan, const char* name) {
    const auto found = plan.unknown.find(name);
    if (found == plan.unknown.end()) {
        return {};
    }
    const auto value = nlohmann::json::parse(found->second, nullptr, false);
    plan.unknown.erase(found);
    return value.is_string() ? QString::fromStdString(value.get<std::string>()) : QString();
}

RecoveredPlan recoveredFrom(const QString& recoveryPath, plan::Document plan) {
    const QString path = takeMember(plan, originMember);
    const QString name = takeMember(plan, nameMember);
    const auto fingerprint = QByteArray::fromHex(takeMember(plan, fingerprintMember).toLatin1());
    const int strategy = takeMember(plan, strategyMember).toInt();
    const QString perspective = takeMember(plan, perspectiveMember);
    // Where a relative path leads depends on where the program was started.
    return {.recoveryPath = recoveryPath,
            .plan = std::move(plan),
            .path = QDir::isAbsolutePath(path) ? path : QString(),
            .name = name,
            .fingerprint = fingerprint,
            .changed = QFileInfo(recoveryPath).lastModified(),
            .strategy = strategy,
            .perspective = perspective};
}

/// Puts a file aside that can't be read, so that it is told of only once.
FileFault putAside(const QString& path, QStringList why) {
    const QFileInfo file(path);
    const QString aside =
        file.dir().filePath(file.completeBaseName() + QLatin1StringView(unreadableEnding));
    const QString place = QFile::rename(path, aside) ? aside : path;
    return {QObject::tr("Changes that were left unsaved can't be read. They are kept in %1.")
                .arg(pathToShow(place)),
            std::move(why)};
}

}  // namespace

/// Writes the file in the background, the newest plan only.
class Recovery::Writer {
  public:
    Writer(Recovery& recovery, const plan::Catalogues& catalogues)
        : recovery_(recovery),
          path_(QFile::encodeName(recovery.path()).toStdString()),
          catalogues_(catalogues) {
        pool_.setMaxThreadCount(1);
    }

    void keep(plan::Document plan) {
        pool_.clear();
        pool_.start([this, number = ++newest_, plan = std::move(plan)] { write(number, plan); });
    }

    /// Whatever is being written is not there any more afterwards.
    void remove() {
        ++newest_;
        const std::lock_guard lock(file_);
        QFile::remove(recovery_.path());
    }

  private:
    void write(quint64 number, const plan::Document& plan) {
        const auto contents = QByteArray::fromStdString(plan::writeDocument(plan, catalogues_));
        QString why;
        {
            const std::lock_guard lock(file_);
            if (number != newest_) {
                return;
            }
            why = whyNotKept(contents);
        }
        QMetaObject::invokeMethod(
            &recovery_, [&recovery = recovery_, why] { recovery.showOutcome(why); },
            Qt::QueuedConnection);
    }

    /// Keeps them, or says why not.
    QString whyNotKept(const QByteArray& contents) const {
        if (static_cast<std::size_t>(contents.size()) > keptBytes) {
            return QObject::tr("the plan takes %1 bytes, and %2 are kept at most.")
                .arg(toQString(grouped(contents.size())),
                     toQString(grouped(static_cast<std::int64_t>(keptBytes))));
        }
        FileCalls calls;
        const auto fault = writeWhole(path_, contents, calls, ownersOnly);
        return fault ? fault->details.join(QLatin1Char(' ')) : QString();
    }

    Recovery& recovery_;
    const NativePath path_;
    const plan::Catalogues& catalogues_;
    std::atomic<quint64> newest_ = 0;
    std::mutex file_;   ///< held while the file is written or removed
    QThreadPool pool_;  ///< of its own: it must not wait for odds; last, to end before what it uses
};

Recovery::Recovery(PlanDocument& document, const DocumentFile& file, QObject* parent)
    : QObject(parent), document_(document), file_(file), timer_(this) {
    path_ = recoveryFolder().filePath(QUuid::createUuid().toString(QUuid::WithoutBraces) +
                                      QLatin1StringView(recoveryEnding));
    lock_ = recoveryLock(path_);
    lock_->tryLock(0);
    writer_ = std::make_unique<Writer>(*this, document_.catalogues());
    timer_.setSingleShot(true);
    timer_.setInterval(delayMilliseconds);
    connect(&timer_, &QTimer::timeout, this, &Recovery::write);
    connect(&document_, &PlanDocument::planChanged, this, &Recovery::follow);
    connect(&document_.undoStack(), &QUndoStack::cleanChanged, this, &Recovery::follow);
}

Recovery::~Recovery() = default;

void Recovery::follow() {
    if (document_.undoStack().isClean()) {
        giveUp();
    } else if (!timer_.isActive()) {
        timer_.start();
    }
}

void Recovery::giveUp() {
    timer_.stop();
    writer_->remove();
    showOutcome({});
}

void Recovery::write() {
    recoveryFolder();  // it could not be made, or somebody removed it
    if (!lock_->isLocked()) {
        lock_->tryLock(0);
    }
    plan::Document plan = document_.plan();
    const auto put = [&plan](const char* name, const QString& text) {
        plan.unknown[name] = nlohmann::json(text.toStdString()).dump();
    };
    put(originMember, file_.path());
    if (file_.path().isEmpty()) {
        put(nameMember, file_.name());
    }
    put(fingerprintMember, QString::fromLatin1(file_.fingerprint().toHex()));
    put(strategyMember, QString::number(document_.strategyIndex()));
    put(perspectiveMember, perspective_);
    writer_->keep(std::move(plan));
}

void Recovery::showOutcome(const QString& why) {
    if (std::exchange(why_, why) != why) {
        Q_EMIT failed(why);
    }
}

void Recovery::adopt(const RecoveredPlan& recovered) {
    QFile::remove(path_);
    QFile::rename(recovered.recoveryPath, path_);
}

LeftBehind Recovery::leftBehind(const plan::Catalogues& catalogues) {
    LeftBehind found;
    const QDir all = recoveryFolder();
    removeStaleLocks(all);
    for (const QFileInfo& entry :
         all.entryInfoList({QLatin1Char('*') + QLatin1StringView(recoveryEnding)}, QDir::Files)) {
        if (!recoveryLock(entry.filePath())->tryLock(0)) {
            continue;
        }
        const auto contents = readWhole(QFile::encodeName(entry.filePath()).toStdString(),
                                        static_cast<qsizetype>(keptBytes));
        if (const auto* why = std::get_if<QString>(&contents)) {
            found.unreadable.push_back(putAside(entry.filePath(), {*why}));
            continue;
        }
        auto plan = readPlan(std::get<QByteArray>(contents), entry.fileName(), catalogues, nullptr,
                             keptBytes);
        if (auto* fault = std::get_if<FileFault>(&plan)) {
            found.unreadable.push_back(putAside(entry.filePath(), std::move(fault->details)));
        } else {
            found.plans.push_back(
                recoveredFrom(entry.filePath(), std::get<plan::Document>(std::move(plan))));
        }
    }
    return found;
}

void Recovery::discard(const RecoveredPlan& recovered) {
    QFile::remove(recovered.recoveryPath);
}

}  // namespace polyplan::ui
