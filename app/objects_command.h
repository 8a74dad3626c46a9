#pragma once

#include "app/command.h"

namespace polyplan::app {

Command::Run addObjectsOptions(CLI::App& command);

}  // namespace polyplan::app
