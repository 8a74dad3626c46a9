#pragma once

#include <QByteArray>
#include <string>

#include "app/console.h"
#include "core/plan/catalogues.h"
#include "core/plan/document.h"
#include "ui/export/picture_source.h"

namespace polyplan::app {

/// Writes a file whole or not at all.
/// @returns false if it can't be; then standard error says so
bool writeFile(const std::string& name, const QByteArray& contents, Console& console);

/// Writes a plan likewise, if it can be opened again.
bool writePlan(const std::string& name, const plan::Document& plan,
               const plan::Catalogues& catalogues, Console& console);

/// Whether a plan may have that name: not one that says it is a picture, a text or the like.
/// @returns false if not; then standard error says so
bool mayNamePlan(const std::string& name, Console& console);

/// Whether writing a picture there would leave no plan where one was read: both names are of one
/// file, by whatever links, and it is no picture of that format with the plan inside already.
bool takesPlaceOfPlan(const std::string& picture, ui::PictureFormat format,
                      const std::string& plan);

/// Writes a picture.
/// @param about what standard error names where there can be no picture
bool writePicture(const ui::PictureSource& source, ui::PictureFormat format,
                  const ui::PictureOptions& options, const std::string& about,
                  const std::string& name, Console& console);

}  // namespace polyplan::app
