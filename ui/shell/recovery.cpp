#include "ui/shell/recovery.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUuid>
#include <QtConcurrent>
#include <nlohmann/json.hpp>

#include "core/plan/json.h"
#include "ui/shell/document_file.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/plan_document.h"

namespace polyplan::ui {

namespace {

constexpr int delayMilliseconds = 1'000;
constexpr auto recoveryEnding = ".polyplan";
constexpr auto lockEnding = ".lock";

/// Member of a recovery file that names the plan's own file.
constexpr auto originMember = "recovered_from";

QDir folder() {
    const QDir data(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    data.mkpath(QStringLiteral("recovery"));
    return QDir(data.filePath(QStringLiteral("recovery")));
}

std::unique_ptr<QLockFile> recoveryLock(const QString& recoveryPath) {
    const QFileInfo file(recoveryPath);
    auto lock = std::make_unique<QLockFile>(
        file.dir().filePath(file.completeBaseName() + QLatin1StringView(lockEnding)));
    // A lock is stale only if its program has ended, however long it has been running.
    lock->setStaleLockTime(0);
    return lock;
}

/// Takes the name of the plan's own file out of a recovered plan.
QString takeOrigin(plan::Document& plan) {
    const auto found = plan.unknown.find(originMember);
    if (found == plan.unknown.end()) {
        return {};
    }
    const auto origin = nlohmann::json::parse(found->second, nullptr, false);
    plan.unknown.erase(found);
    return origin.is_string() ? QString::fromStdString(origin.get<std::string>()) : QString();
}

}  // namespace

Recovery::Recovery(PlanDocument& document, const FileCommands& file, QObject* parent)
    : QObject(parent), document_(document), file_(file) {
    path_ = folder().filePath(QUuid::createUuid().toString(QUuid::WithoutBraces) +
                              QLatin1StringView(recoveryEnding));
    lock_ = recoveryLock(path_);
    lock_->tryLock(0);
    timer_.setSingleShot(true);
    timer_.setInterval(delayMilliseconds);
    connect(&timer_, &QTimer::timeout, this, &Recovery::write);
    connect(&document_, &PlanDocument::planChanged, this, &Recovery::follow);
    connect(&document_.undoStack(), &QUndoStack::cleanChanged, this, &Recovery::follow);
}

Recovery::~Recovery() {
    QFile::remove(path_);
}

void Recovery::follow() {
    if (file_.isSaved()) {
        timer_.stop();
        QFile::remove(path_);
    } else if (!timer_.isActive()) {
        timer_.start();
    }
}

void Recovery::write() {
    plan::Document plan = document_.plan();
    plan.unknown[originMember] = nlohmann::json(file_.path().toStdString()).dump();
    QtConcurrent::run([plan = std::move(plan), catalogues = &document_.catalogues()] {
        return QByteArray::fromStdString(plan::writeDocument(plan, *catalogues));
    }).then(this, [this](const QByteArray& contents) {
        // A disk that takes no file must not disturb the work: saving will say so.
        if (!file_.isSaved()) {
            writeWhole(path_, contents);
        }
    });
}

void Recovery::adopt(const RecoveredPlan& recovered) {
    QFile::remove(path_);
    QFile::rename(recovered.recoveryPath, path_);
}

std::vector<RecoveredPlan> Recovery::leftBehind(const plan::Catalogues& catalogues) {
    std::vector<RecoveredPlan> found;
    const QDir all = folder();
    for (const QFileInfo& entry :
         all.entryInfoList({QLatin1Char('*') + QLatin1StringView(recoveryEnding)}, QDir::Files)) {
        const std::unique_ptr<QLockFile> lock = recoveryLock(entry.filePath());
        QFile file(entry.filePath());
        if (!lock->tryLock(0) || !file.open(QIODevice::ReadOnly)) {
            continue;
        }
        auto plan = readPlan(file.readAll(), entry.fileName(), catalogues);
        if (auto* recovered = std::get_if<plan::Document>(&plan)) {
            const QString origin = takeOrigin(*recovered);
            found.push_back({entry.filePath(), std::move(*recovered), origin});
        }
    }
    return found;
}

void Recovery::discard(const RecoveredPlan& recovered) {
    QFile::remove(recovered.recoveryPath);
}

}  // namespace polyplan::ui
