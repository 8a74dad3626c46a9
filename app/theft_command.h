#pragma once

#include "app/command.h"

namespace polyplan::app {

/// `polyplan theft`: what a thief of the Amulet takes, and how soon.
Command::Run addTheftOptions(CLI::App& command);

}  // namespace polyplan::app
