#include "app/load_plan.h"

#include <QByteArray>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <variant>

#include "core/json/fault_list.h"
#include "core/plan/json.h"
#include "core/plan/limits.h"
#include "ui/document/plan_picture.h"

namespace polyplan::app {
namespace {

/// Appends what the file holds, until `size` bytes are there. It may be no regular file and have no
/// end.
bool readUpTo(std::istream& file, qsizetype size, QByteArray& contents) {
    constexpr qsizetype chunk = qsizetype{64} * 1024;
    while (file && contents.size() < size) {
        const qsizetype before = contents.size();
        contents.resize(std::min(before + chunk, size));
        file.read(contents.data() + before, contents.size() - before);
        contents.resize(before + file.gcount());
    }
    return !file.bad();
}

using TextOrWhy = std::variant<std::string, QString>;

/// What may be a plan's text, or for people why there is none.
TextOrWhy planTextIn(std::istream& file) {
    const auto unreadable = [] {
        return QStringLiteral("cannot be read: ") + QString::fromLocal8Bit(std::strerror(errno));
    };
    QByteArray contents;
    // One byte more than is allowed tells the reader that it is too much.
    if (!file || !readUpTo(file, plan::limits::fileBytes + 1, contents)) {
        return unreadable();
    }
    if (!ui::looksLikePicture(contents)) {
        return contents.toStdString();
    }
    if (!readUpTo(file, ui::pictureBytesLimit + 1, contents)) {
        return unreadable();
    }
    return ui::planTextOf(contents);
}

TextOrWhy planTextFrom(const std::string& file, std::istream& standardInput) {
    if (!isStandardInput(file)) {
        std::ifstream stored(file, std::ios::binary);
        return planTextIn(stored);
    }
    if (standardInput.eof()) {
        return QStringLiteral("has been read to its end, and can stand once");
    }
    return planTextIn(standardInput);
}

void list(const std::vector<Fault>& faults, const std::string& file, Console& console) {
    for (const Fault& fault : faults) {
        console.err << file << ": " << worded(fault) << '\n';
    }
}

}  // namespace

bool isStandardInput(const std::string& file) {
    return file == "-";
}

std::string shownFile(const std::string& file) {
    return isStandardInput(file) ? "standard input" : file.empty() ? "\"\"" : printable(file);
}

std::optional<std::string> readPlanText(const std::string& file, Console& console) {
    TextOrWhy text = planTextFrom(file, console.in);
    if (const auto* why = std::get_if<QString>(&text)) {
        console.err << shownFile(file) << ": " << why->toStdString() << '\n';
        return std::nullopt;
    }
    return std::get<std::string>(std::move(text));
}

std::optional<plan::Document> loadPlan(const std::string& file, const plan::Catalogues& catalogues,
                                       Console& console, bool tellsUnknown) {
    const std::string name = shownFile(file);
    const std::optional<std::string> text = readPlanText(file, console);
    if (!text) {
        return std::nullopt;
    }
    FaultList unknown;
    plan::ReadResult result = plan::readDocument(*text, catalogues, &unknown);
    if (const auto* faults = std::get_if<std::vector<Fault>>(&result)) {
        list(*faults, name, console);
    }
    if (tellsUnknown) {
        list(unknown.take("members that are not known"), name, console);
    }
    if (std::holds_alternative<std::vector<Fault>>(result)) {
        return std::nullopt;
    }
    return std::get<plan::Document>(std::move(result));
}

}  // namespace polyplan::app
