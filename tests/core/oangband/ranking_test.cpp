#include "core/oangband/ranking.h"

#include <gtest/gtest.h>

#include "core/oangband/evaluate.h"
#include "tests/core/oangband/tables.h"

namespace polyplan::oangband {
namespace {

const Tables& tables() {
    static const Tables all{testing::monsters(), testing::terrains(), testing::objectKinds()};
    return all;
}

Scene sceneOf(const std::string& damage, const std::string& terrain, SourceKind source) {
    Request request;
    request.damage = damage;
    request.terrain = terrain;
    request.source.kind = source;
    request.monster.id = 1;
    request.player.dungeonDepth = 30;
    return std::get<Scene>(Scene::of(request, tables()));
}

struct Case {
    const char* damage;
    const char* terrain;
    SourceKind source;
};

class RankingOf : public ::testing::TestWithParam<Case> {};

/// Every 37th monster, all types: the matrix against the answer that it is short for.
TEST_P(RankingOf, AgreesWithTheWholeAnswer) {
    const auto& [damage, terrain, source] = GetParam();
    const Scene scene = sceneOf(damage, terrain, source);
    std::vector<const Monster*> monsters;
    for (std::size_t i = 0; i < tables().monsters.monsters().size(); i += 37) {
        monsters.push_back(&tables().monsters.monsters()[i]);
    }
    const auto& types = allDamageTypes();
    const Ranking ranking(scene);
    const std::vector<QuickFigures> matrix = ranking.matrix(monsters, types);
    for (std::size_t row = 0; row < monsters.size(); ++row) {
        for (std::size_t column = 0; column < types.size(); ++column) {
            const QuickFigures& cell = matrix[row * types.size() + column];
            Request request = scene.request();
            request.monster = {};
            request.monster.id = monsters[row]->id;
            request.type = types[column];
            const Answer answer = evaluate(std::get<Scene>(Scene::of(request, tables())));
            const std::string where = monsters[row]->name + ", " + std::string(name(types[column]));
            ASSERT_NEAR(cell.expectedDamage, answer.meanDamage, 1e-9) << where;
            ASSERT_NEAR(cell.killChance, answer.killed, 1e-12) << where;
            const QuickFigures single = ranking.of(*monsters[row], types[column]);
            ASSERT_NEAR(cell.expectedDamage, single.expectedDamage, 1e-9) << where;
            ASSERT_NEAR(cell.killChance, single.killChance, 1e-12) << where;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Everywhere, RankingOf,
                         ::testing::Values(Case{"12d8+20", "tree", SourceKind::Player},
                                           Case{"40", "lava", SourceKind::Monster},
                                           Case{"3d100", "water", SourceKind::Monster},
                                           Case{"0", "floor", SourceKind::Player},
                                           Case{"500", "granite wall", SourceKind::Player}));

}  // namespace
}  // namespace polyplan::oangband
