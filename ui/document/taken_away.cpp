#include "ui/document/taken_away.h"

#include "core/plan/strategy_names.h"
#include "ui/document/document_file.h"
#include "ui/document/plan_picture.h"
#include "ui/look/text.h"

namespace polyplan::ui {

namespace {

/// None where there is no plan.
QStringList namesIn(const QByteArray& contents, const plan::Catalogues& catalogues) {
    QStringList names;
    const auto read = readPlan(contents, {}, catalogues);
    if (const auto* plan = std::get_if<plan::Document>(&read)) {
        for (const std::string& name : plan::calledNames(plan->strategies)) {
            names.append(toQString(name));
        }
    }
    return names;
}

}  // namespace

QStringList takenAway(const NativePath& path, const QByteArray& picture,
                      const plan::Catalogues& catalogues) {
    const auto there = readWhole(path, pictureBytesLimit);
    const auto* file = std::get_if<QByteArray>(&there);
    QStringList lost = file == nullptr ? QStringList() : namesIn(*file, catalogues);
    const QStringList carried = lost.empty() ? QStringList() : namesIn(picture, catalogues);
    lost.removeIf([&carried](const QString& name) { return carried.contains(name); });
    return lost;
}

}  // namespace polyplan::ui
