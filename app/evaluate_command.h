#pragma once

#include "app/command.h"

namespace polyplan::app {

Command::Run addEvaluateOptions(CLI::App& command);

}  // namespace polyplan::app
