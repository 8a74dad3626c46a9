#pragma once

#include "app/command.h"

namespace polyplan::app {

Command::Run addMonstersOptions(CLI::App& command);

}  // namespace polyplan::app
