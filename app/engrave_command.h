#pragma once

#include "app/command.h"

namespace polyplan::app {

Command::Run addEngraveOptions(CLI::App& command);

}  // namespace polyplan::app
