#pragma once

#include <string_view>
#include <vector>

#include "core/powder/scene.h"

namespace polyplan::powder {

/// Where the wiki on heartbeats, which names no version, says otherwise than the code
/// of POWDER 117/118 does, or less. The code is what is reckoned with.
struct WikiNote {
    int step;               ///< whose figures it is about
    std::string_view text;  ///< for people
};

/// Those that matter to a scene, by step.
std::vector<WikiNote> wikiNotes(const Scene& scene);

}  // namespace polyplan::powder
