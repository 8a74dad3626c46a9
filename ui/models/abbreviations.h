#pragma once

#include <QStringList>

#include "core/catalogue/object_type.h"

namespace polyplan::ui {

/// What players call an object for short: the first letters of its name ("BoH", "GDSM", "CoMR"),
/// its symbol and those of its name within the class ("/oD", "?oEW", "\"oLS"), and what else is
/// usual ("ID").
QStringList abbreviationsOf(const ObjectType& type);

}  // namespace polyplan::ui
