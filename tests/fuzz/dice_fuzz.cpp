#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "core/probability/dice.h"

namespace {

using namespace polyplan;

void require(bool condition) {
    if (!condition) {
        std::abort();
    }
}

/// So that a throw takes no more than milliseconds.
bool isSmall(const Dice& dice) {
    constexpr std::int64_t most = 3'000;
    return dice.highest() - dice.lowest() <= most && dice.highest() <= most &&
           dice.lowest() >= -most;
}

}  // namespace

/// Dice are refused with a place in the text, or read, written and read again the same, and their
/// distribution is one.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view written(reinterpret_cast<const char*>(data), size);
    const auto read = readDice(written);
    if (const auto* fault = std::get_if<DiceFault>(&read)) {
        require(fault->position <= written.size() && !fault->message.empty());
        return 0;
    }
    const auto& dice = std::get<Dice>(read);
    require(readDice(text(dice)) == read);
    if (isSmall(dice)) {
        const Distribution total = distribution(dice);
        require(total.lowest() == dice.lowest() && total.highest() == dice.highest());
        require(std::abs(total.atLeast(total.lowest()) - 1.0) < 1e-12);
        for (const double probability : total.probabilities()) {
            require(probability >= 0.0);
        }
    }
    return 0;
}
