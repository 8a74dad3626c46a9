#pragma once

#include "app/command.h"

namespace polyplan::app {

/// `polyplan heartbeat`: what becomes of a creature of POWDER in its next heartbeats.
Command::Run addHeartbeatOptions(CLI::App& command);

}  // namespace polyplan::app
