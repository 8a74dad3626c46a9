#pragma once

#include "app/command.h"

namespace polyplan::app {

/// `polyplan compare`
Command::Run addCompareOptions(CLI::App& command);

}  // namespace polyplan::app
