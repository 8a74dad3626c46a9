#pragma once

#include <functional>
#include <stop_token>

namespace polyplan {

/// How whoever asks a long question looks after it.
struct Oversight {
    std::stop_token stop{};                  ///< ends the work early
    std::function<void(double)> progress{};  ///< called with the share done, 0 to 1

    bool stops() const { return stop.stop_requested(); }
    void tell(double share) const {
        if (progress) {
            progress(share);
        }
    }
};

}  // namespace polyplan
