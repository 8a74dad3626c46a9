#include "core/plan/line_of.h"

#include <gtest/gtest.h>

#include "tests/core/support/catalogues.h"

namespace polyplan::plan {
namespace {

using nethack::polypile::Source;

ObjectIndex laidOut(Source source, bool erodeproof) {
    const Catalogues& catalogues = tests::catalogues();
    Document document;
    Strategy& strategy = document.strategies.emplace_back();
    strategy.polypile.emplace().source = source;
    Stack& stack = strategy.polypile->line.emplace_back().stacks.emplace_back();
    stack.object = catalogues.objects(document.game)->byId("crysknife");
    stack.erodeproof = erodeproof;
    return lineQuestion(document, strategy, catalogues)->piles.at(0).stacks.at(0).object;
}

TEST(LineOf, CrysknivesAreWormTeethOnceTheyAreLaidDown) {
    const ObjectTable& table = *tests::catalogues().objects(Document{}.game);
    EXPECT_EQ(table[laidOut(Source::Wand, false)].id, "worm_tooth");
    EXPECT_EQ(table[laidOut(Source::Wand, true)].id, "crysknife");
    EXPECT_EQ(table[laidOut(Source::Potion, false)].id, "crysknife");
}

}  // namespace
}  // namespace polyplan::plan
