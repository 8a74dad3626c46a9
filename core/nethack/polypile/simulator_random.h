#pragma once

#include "core/probability/random.h"

namespace polyplan::nethack::polypile::simulator {

using polyplan::Random;

}  // namespace polyplan::nethack::polypile::simulator
