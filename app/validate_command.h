#pragma once

#include "app/command.h"

namespace polyplan::app {

Command::Run addValidateOptions(CLI::App& command);

}  // namespace polyplan::app
