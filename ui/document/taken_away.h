#pragma once

#include <QByteArray>
#include <QStringList>

#include "core/plan/catalogues.h"
#include "ui/document/whole_file.h"

namespace polyplan::ui {

/// What is lost where a picture takes the place of a file: the names of the strategies that a plan
/// in the file has, be it a plan document or a picture, and that the picture does not carry. None
/// where no file is or it can't be read; it may hold any bytes whatever.
QStringList takenAway(const NativePath& path, const QByteArray& picture,
                      const plan::Catalogues& catalogues);

}  // namespace polyplan::ui
