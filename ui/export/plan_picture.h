#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>
#include <string>
#include <string_view>
#include <variant>

namespace polyplan::ui {

/// The largest picture that is looked into, in bytes.
inline constexpr qsizetype pictureBytesLimit = qsizetype{256} * 1024 * 1024;

/// Whether a file's first bytes are those of a picture, of whatever kind, rather than of a plan.
bool looksLikePicture(const QByteArray& fileContents);

/// The plan document inside a picture that was exported earlier. Takes any bytes whatever. Only the
/// structure and the text of the picture are read, never its pixels, so its width and height cost
/// nothing; the text is unpacked only up to `plan::limits::fileBytes`.
/// @returns the document's JSON, not yet validated, or for people why there is none.
std::variant<std::string, QString> planTextOf(const QByteArray& fileContents);

/// A PNG file of an image with a plan document inside it.
/// @returns nothing if the image can't be written as PNG or the plan is empty, longer than
/// `plan::limits::fileBytes` or not UTF-8.
QByteArray pngWithPlan(const QImage& image, std::string_view planJson);

}  // namespace polyplan::ui
