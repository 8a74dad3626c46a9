#include "tests/ui/support/carried_plan.h"

#include "ui/document/plan_picture.h"

namespace polyplan::test {

QString refusal(const QByteArray& picture) {
    const auto result = ui::planTextOf(picture);
    const auto* message = std::get_if<QString>(&result);
    return message ? *message : QString();
}

QByteArray carriedPlan(const QByteArray& picture) {
    const auto result = ui::planTextOf(picture);
    const auto* text = std::get_if<std::string>(&result);
    return text ? QByteArray::fromStdString(*text) : QByteArray();
}

}  // namespace polyplan::test
