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
    /// For a part of the work, which is between these shares of all of it.
    Oversight part(double from, double to) const {
        Oversight result{.stop = stop};
        if (progress) {
            result.progress = [all = progress, from, to](double share) {
                all(from + (to - from) * share);
            };
        }
        return result;
    }
};

}  // namespace polyplan
