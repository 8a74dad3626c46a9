#pragma once

#include "app/command.h"

namespace polyplan::app {

/// `polyplan damage`: what one projection does to a monster, its square and the floor.
Command::Run addDamageOptions(CLI::App& command);

}  // namespace polyplan::app
