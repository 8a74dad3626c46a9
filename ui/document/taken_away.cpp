#include "ui/document/taken_away.h"

#include <QCoreApplication>
#include <QStringList>

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
            names.append(toEditable(name));
        }
    }
    return names;
}

}  // namespace

std::optional<QString> whyItWouldLose(const NativePath& path, const QByteArray& picture,
                                      const plan::Catalogues& catalogues) {
    const auto there = readWhole(path, pictureBytesLimit);
    const auto* file = std::get_if<QByteArray>(&there);
    QStringList lost = file == nullptr ? QStringList() : namesIn(*file, catalogues);
    const QStringList carried = lost.empty() ? QStringList() : namesIn(picture, catalogues);
    lost.removeIf([&carried](const QString& name) { return carried.contains(name); });
    if (lost.empty()) {
        return std::nullopt;
    }
    return QCoreApplication::translate(
               "polyplan::ui::TakenAway",
               "It carries a plan, and the picture of a comparison carries what is compared alone. "
               "These strategies would be lost: %1. Choose another name.")
        .arg(lost.join(QStringLiteral(", ")));
}

}  // namespace polyplan::ui
