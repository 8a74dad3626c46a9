#pragma once

#include <QByteArray>
#include <QString>
#include <optional>

#include "core/plan/catalogues.h"
#include "ui/document/whole_file.h"

namespace polyplan::ui {

/// Why the picture of a comparison may not take the place of a file: a plan in it, be it a plan
/// document or a picture, has strategies that the picture does not carry; it names them as they are
/// kept. Nothing where no file is or it can't be read; it may hold any bytes whatever.
std::optional<QString> whyItWouldLose(const NativePath& path, const QByteArray& picture,
                                      const plan::Catalogues& catalogues);

}  // namespace polyplan::ui
