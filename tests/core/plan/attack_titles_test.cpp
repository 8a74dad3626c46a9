#include <gtest/gtest.h>

#include "core/plan/damage_question.h"
#include "core/plan/side_by_side.h"
#include "tests/core/support/catalogues.h"

namespace polyplan::plan {
namespace {

Attack fire(int monster) {
    Attack attack;
    attack.type = oangband::DamageType::Fire;
    attack.damage = "12d8";
    attack.monster.id = monster;
    return attack;
}

constexpr int vampire = 361;
constexpr int ghost = 783;  ///< of the same name

TEST(AttackTitles, NumberWhatNothingTellsApart) {
    const Catalogues& catalogues = tests::catalogues();
    const auto titles = [&](std::vector<Attack> attacks) {
        return attackTitles(attacks, catalogues.oangband());
    };
    using Titles = std::vector<std::string>;
    EXPECT_EQ(titles({fire(vampire), fire(ghost)}), (Titles{"FIRE 12d8", "FIRE 12d8"}));
    EXPECT_EQ(titles({fire(vampire), fire(ghost), fire(vampire), fire(vampire)}),
              (Titles{"FIRE 12d8", "FIRE 12d8", "FIRE 12d8 (2)", "FIRE 12d8 (3)"}));
    Attack weaker = fire(vampire);
    weaker.monster.hpBefore = 3;
    Attack inTree = fire(vampire);
    inTree.terrain = "tree";
    Attack named = fire(vampire);
    named.name = "Bolt";
    EXPECT_EQ(titles({fire(vampire), weaker, inTree, named, named}),
              (Titles{"FIRE 12d8", "FIRE 12d8 (2)", "FIRE 12d8", "Bolt", "Bolt (2)"}));
}

TEST(AttackTitles, NumberQuestionsToo) {
    const Catalogues& catalogues = tests::catalogues();
    Strategy strategy;
    strategy.damage = {fire(vampire), fire(vampire)};
    const auto questions = damageCalculator(catalogues).questions({}, strategy);
    EXPECT_EQ(questions[0].title(), "FIRE on Vampire");
    EXPECT_EQ(questions[1].title(), "FIRE on Vampire (2)");
    // As they are called in comparisons that are kept.
    EXPECT_EQ(questions[1].key(), "damage/FIRE on Vampire 2");
}

}  // namespace
}  // namespace polyplan::plan
