#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>
#include <stop_token>
#include <string>
#include <string_view>
#include <variant>

namespace polyplan::ui {

/// The largest picture that is looked into, in bytes.
inline constexpr qsizetype pictureBytesLimit = qsizetype{256} * 1024 * 1024;

/// Whether a file's first bytes are those of a picture, of whatever kind, rather than of a plan.
bool looksLikePicture(const QByteArray& fileContents);

/// The plan document inside a picture that was exported earlier. Takes any bytes whatever. Only the
/// structure and the text of a PNG are read, never its pixels, so its width and height cost
/// nothing; the text is unpacked only up to `plan::limits::fileBytes`. Of an SVG only the plan is
/// read.
/// @returns the document's JSON, not yet validated, or for people why there is none.
std::variant<std::string, QString> planTextOf(const QByteArray& fileContents);

/// Why there is no plan in a picture, for people.
QString noPlanInPicture();
QString tooLongPlanInPicture();

/// Whether a picture can carry a plan: neither empty nor longer than `plan::limits::fileBytes`, and
/// UTF-8.
bool canBeCarried(std::string_view planJson);

/// A PNG file of an image.
/// @returns nothing if the image can't be written as PNG, or it was asked to stop.
QByteArray pngOf(const QImage& image, const std::stop_token& stop = {});

/// A PNG file of an image with a plan document inside it.
/// @param image moved, if it is not to be copied
/// @returns nothing if the image can't be written as PNG, the plan can't be carried, or it was
/// asked to stop.
QByteArray pngWithPlan(QImage image, std::string_view planJson, const std::stop_token& stop = {});

}  // namespace polyplan::ui
