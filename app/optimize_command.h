#pragma once

#include "app/command.h"

namespace polyplan::app {

/// `polyplan optimize`
Command::Run addOptimizeOptions(CLI::App& command);

}  // namespace polyplan::app
