#pragma once

#include "app/command.h"

namespace polyplan::app {

Command::Run addImportOptions(CLI::App& command);

}  // namespace polyplan::app
