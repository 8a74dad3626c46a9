#include "tests/core/plan/hand_made_answer.h"

#include "tests/core/support/catalogues.h"

namespace polyplan::tests {

using nethack::polypile::Golem;

HandMade handMadeAnswer() {
    const ObjectTable& table = *catalogues().objects(nethack::Game::NetHack367);
    const ObjectIndex sleep = table.byId("wan_sleep");
    HandMade made;
    made.strategy.name = "Made by hand";
    plan::Pile& laid = made.strategy.polypile.emplace().line.emplace_back();
    laid.distance = 3;
    laid.stacks.resize(2);
    laid.stacks[0].object = table.byId("wan_digging");
    laid.stacks[1].object = table.byId("spe_sleep");
    made.strategy.polypile->goals.emplace_back().object = table.byId("magic_marker");
    made.strategy.polypile->goals[0].atLeast = 2;

    made.answer.goals = {{made.strategy.polypile->goals[0], {0.25, 0.0}}};
    made.answer.allGoals = {0.25, 0.0};
    made.answer.anyGoal = {0.5, 0.0};
    nethack::polypile::PileAnswer& pile = made.answer.piles.emplace_back();
    pile.distance = 3;
    pile.reached = {0.875, 0.0};
    pile.ifHit.golem = {{Golem::None, 0.75}, {Golem::Clay, 0.0}, {Golem::Stone, 0.25}};
    pile.ifHit.stacks.resize(2);
    nethack::polypile::StackOdds& wand = pile.ifHit.stacks[0];
    wand.resisted = 0.05;
    wand.shudderedAllLost = 0.25;
    wand.polymorphed = 0.7;
    wand.remainderAbsorbedByGolem = 0.125;
    wand.quantityAfterPolymorph = {{1, 0.7}};
    wand.rechargedAfterPolymorph = {{0, 0.6}, {1, 0.1}, {2, 0.0}};
    wand.polymorphedInto = {{sleep, 0.7}};
    nethack::polypile::StackOdds& book = pile.ifHit.stacks[1];
    book.resisted = 0.05;
    book.polymorphed = 0.95;
    book.quantityAfterShudder = {{1, 0.5}};
    book.timesReadAfterPolymorph = {{1, 0.9}};
    book.timesReadOfBlankAfterPolymorph = {{0, 0.05}};
    pile.ifHit.finalQuantity = {{sleep, 0.7, 0.65}, {table.byId("wan_cold"), 0.0, 0.0}};
    pile.ifHit.objectsLeft = {{0, 0.1}, {1, 0.9}};
    pile.ifHit.itemsLeft = {{0, 0, 0.1}, {10'000, 10'009, 0.9}};
    pile.overall = {{sleep, 0.6, 0.55}};

    nethack::polypile::ZapAnswer& zap = made.series.byZap.emplace_back();
    zap.goals = made.answer.goals;
    zap.allGoals = made.answer.allGoals;
    zap.anyGoal = made.answer.anyGoal;
    zap.itemsLeft = {1.5, 0.0};
    zap.stacksLeft = {1.25, 0.0};
    zap.collected = {{made.strategy.polypile->goals[0].object, {0.125, 0.0}}};
    zap.golems = {0.25, 0.0};
    zap.lost = {.shock = {0.375, 0.0}, .fused = {0.0, 0.0}, .golem = {0.625, 0.0}};
    made.series.finalQuantity = {{sleep, 0.5, 0.45}, {table.byId("wan_cold"), 0.0, 0.0}};
    return made;
}

}  // namespace polyplan::tests
