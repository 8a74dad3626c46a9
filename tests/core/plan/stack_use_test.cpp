#include "core/plan/stack_use.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>

namespace polyplan::plan {
namespace {

TEST(StackUse, GoesByTheWordsOfTheInventory) {
    for (const auto& [words, use] : {std::pair{"", StackUse::None},
                                     {"being worn", StackUse::Worn},
                                     {"being worn; slippery", StackUse::Worn},
                                     {"on left hand", StackUse::Worn},
                                     {"embedded in your skin", StackUse::Worn},
                                     {"weapon in hand", StackUse::Wielded},
                                     {"weapon in right claw", StackUse::Wielded},
                                     {"tethered weapon in hand", StackUse::Wielded},
                                     {"wielded", StackUse::Wielded},
                                     {"alternate weapon; not wielded", StackUse::None},
                                     {"in quiver", StackUse::None},
                                     {"chained to you", StackUse::None}}) {
        Stack stack;
        stack.inUse = words;
        EXPECT_EQ(useOf(stack), use) << words;
    }
}

}  // namespace
}  // namespace polyplan::plan
