#include "ui/document/document_file.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QObject>
#include <utility>

#include "core/plan/json.h"
#include "ui/document/plan_picture.h"
#include "ui/look/text.h"

namespace polyplan::ui {

namespace {

QString fileTr(const char* text) {
    return QObject::tr(text);
}

QByteArray fingerprintOf(const QByteArray& contents) {
    return QCryptographicHash::hash(contents, QCryptographicHash::Sha256);
}

std::variant<QByteArray, QString> readFile(const QString& path) {
    return readWhole(QFile::encodeName(path).toStdString(), pictureBytesLimit);
}

QStringList inWords(const std::vector<Fault>& faults) {
    QStringList words;
    for (const Fault& each : faults) {
        words.append(toQString(worded(each)));
    }
    return words;
}

}  // namespace

std::variant<plan::Document, FileFault> readPlan(const QByteArray& contents, const QString& name,
                                                 const plan::Catalogues& catalogues,
                                                 FaultList* unknown, std::size_t mostBytes) {
    std::string_view json(contents.constData(), static_cast<std::size_t>(contents.size()));
    std::variant<std::string, QString> inside;
    if (looksLikePicture(contents)) {
        inside = planTextOf(contents);
        if (const auto* reason = std::get_if<QString>(&inside)) {
            return FileFault{fileTr("There is no plan in the picture %1.").arg(name), {*reason}};
        }
        json = std::get<std::string>(inside);
    }
    plan::ReadResult result = plan::readDocument(json, catalogues, unknown, mostBytes);
    if (auto* plan = std::get_if<plan::Document>(&result)) {
        return std::move(*plan);
    }
    return FileFault{fileTr("%1 is not a plan that can be opened.").arg(name),
                     inWords(std::get<std::vector<Fault>>(result))};
}

std::variant<plan::Document, FileFault> DocumentFile::load(const QString& path,
                                                           FaultList* unknown) {
    const auto contents = readFile(path);
    if (const auto* reason = std::get_if<QString>(&contents)) {
        return FileFault{fileTr("%1 can't be opened.").arg(pathToShow(path)), {*reason}};
    }
    const QByteArray& bytes = std::get<QByteArray>(contents);
    auto result = readPlan(bytes, pathToShow(path), catalogues_, unknown);
    if (std::holds_alternative<plan::Document>(result)) {
        const bool isPicture = looksLikePicture(bytes);
        path_ = isPicture ? QString() : QFileInfo(path).absoluteFilePath();
        name_ = QFileInfo(path).completeBaseName();
        folder_ = QFileInfo(path).absolutePath();
        fingerprint_ = isPicture ? QByteArray() : fingerprintOf(bytes);
    }
    return result;
}

void DocumentFile::startNew(const QString& name, const QString& folder) {
    path_.clear();
    name_ = name;
    folder_ = folder;
    fingerprint_.clear();
}

void DocumentFile::resume(const QString& path, const QByteArray& fingerprint) {
    path_ = path;
    name_ = QFileInfo(path).completeBaseName();
    folder_ = QFileInfo(path).absolutePath();
    fingerprint_ = fingerprint;
}

bool DocumentFile::hasChangedOnDisk() const {
    if (path_.isEmpty() || !QFileInfo::exists(path_)) {
        return false;
    }
    const auto contents = readFile(path_);
    const auto* bytes = std::get_if<QByteArray>(&contents);
    return bytes == nullptr || fingerprintOf(*bytes) != fingerprint_;
}

std::optional<FileFault> DocumentFile::save(const plan::Document& plan, const QString& path) {
    const auto text = plan::writeReadable(plan, catalogues_);
    if (const auto* faults = std::get_if<std::vector<Fault>>(&text)) {
        return FileFault{cantBeSaved(QFile::encodeName(path).toStdString()), inWords(*faults)};
    }
    const auto contents = QByteArray::fromStdString(std::get<std::string>(text));
    if (auto fault = writeWhole(path, contents)) {
        return fault;
    }
    resume(QFileInfo(path).absoluteFilePath(), fingerprintOf(contents));
    return std::nullopt;
}

}  // namespace polyplan::ui
