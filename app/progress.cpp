#include "app/progress.h"

namespace polyplan::app {

Progress::~Progress() {
    if (shown_ >= 0) {
        console_.err << "\r     \r" << std::flush;
    }
}

void Progress::show(double share) {
    const int now = static_cast<int>(100 * share);
    if (console_.errIsTerminal && now != shown_) {
        shown_ = now;
        console_.err << '\r' << now << " %" << std::flush;
    }
}

}  // namespace polyplan::app
