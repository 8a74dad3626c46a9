#pragma once

#include <array>
#include <cstdint>

namespace polyplan {

/// The dice of the simulators: xoshiro256** (Blackman and Vigna), seeded by SplitMix64. The
/// standard library's distributions may differ from one library to the next, and a seed must give
/// the same figures everywhere, so numbers are cut to their bounds here. The generator is chosen
/// for its speed: a simulated stack costs five rolls or so, and little else.
class Random {
  public:
    explicit Random(std::uint64_t seed) {
        for (std::uint64_t& word : state_) {
            seed += 0x9e3779b97f4a7c15U;
            std::uint64_t mixed = seed;
            mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9U;
            mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111ebU;
            word = mixed ^ (mixed >> 31U);
        }
    }

    /// The game's rn2(): 0 to `bound` − 1, each exactly as likely (Lemire's multiplication, with
    /// his rejection of the few numbers that would favor some results). `bound` is at least 1.
    [[gnu::always_inline]] std::uint32_t below(std::uint32_t bound) {
        const std::uint64_t product = std::uint64_t{next32()} * bound;
        if (static_cast<std::uint32_t>(product) < bound) [[unlikely]] {
            return evenly(product, bound);
        }
        return static_cast<std::uint32_t>(product >> 32U);
    }

    bool oneIn(std::uint32_t bound) { return below(bound) == 0; }

  private:
    static std::uint64_t rotated(std::uint64_t word, unsigned by) {
        return (word << by) | (word >> (64U - by));
    }

    /// Out of line, as it is rare and `below` stands in every loop.
    [[gnu::noinline]] std::uint32_t evenly(std::uint64_t product, std::uint32_t bound) {
        const std::uint32_t uneven = (0U - bound) % bound;
        while (static_cast<std::uint32_t>(product) < uneven) {
            product = std::uint64_t{next32()} * bound;
        }
        return static_cast<std::uint32_t>(product >> 32U);
    }

    std::uint32_t next32() {
        const std::uint64_t result = rotated(state_[1] * 5, 7) * 9;
        const std::uint64_t shifted = state_[1] << 17U;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= shifted;
        state_[3] = rotated(state_[3], 45);
        return static_cast<std::uint32_t>(result >> 32U);
    }

    std::array<std::uint64_t, 4> state_{};
};

}  // namespace polyplan
