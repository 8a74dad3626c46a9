#include "core/plan/stack_use.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace polyplan::plan {
namespace {

struct UseWords {
    std::string_view beginning;
    StackUse use;
};
constexpr std::array<UseWords, 9> wordsOfUse = {{
    {"being worn", StackUse::Worn},
    {"being donned", StackUse::Worn},
    {"being doffed", StackUse::Worn},
    {"embedded in your ", StackUse::Worn},
    {"on right ", StackUse::Worn},
    {"on left ", StackUse::Worn},
    {"weapon in ", StackUse::Wielded},
    {"tethered weapon in ", StackUse::Wielded},
    {"wielded", StackUse::Wielded},
}};

}  // namespace

StackUse useOf(const Stack& stack) {
    const auto* const found = std::ranges::find_if(
        wordsOfUse, [&](const UseWords& each) { return stack.inUse.starts_with(each.beginning); });
    return found == wordsOfUse.end() ? StackUse::None : found->use;
}

}  // namespace polyplan::plan
