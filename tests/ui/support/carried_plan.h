#pragma once

#include <QByteArray>
#include <QString>

namespace polyplan::test {

/// Why a picture gives no plan; empty if it gives one.
QString refusal(const QByteArray& picture);
/// The plan that a picture gives; empty if it gives none.
QByteArray carriedPlan(const QByteArray& picture);

}  // namespace polyplan::test
