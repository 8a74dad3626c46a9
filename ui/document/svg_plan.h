#pragma once

#include <QByteArray>
#include <QString>
#include <string>
#include <string_view>
#include <variant>

namespace polyplan::ui {

/// Whether a file's first bytes are those of an SVG picture.
bool looksLikeSvg(const QByteArray& fileContents);

/// The JSON of the plan document inside an SVG picture, not yet validated, or for people why there
/// is none. Takes any bytes whatever; nothing outside the file is ever fetched.
std::variant<std::string, QString> planTextOfSvg(const QByteArray& fileContents);

/// An SVG picture as Qt paints it, with a plan document put into its metadata.
/// @returns nothing if the picture has no root element, or the plan can't be carried.
QByteArray svgWithPlan(QByteArray svg, std::string_view planJson);

}  // namespace polyplan::ui
