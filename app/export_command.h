#pragma once

#include "app/command.h"

namespace polyplan::app {

Command::Run addExportOptions(CLI::App& command);

}  // namespace polyplan::app
