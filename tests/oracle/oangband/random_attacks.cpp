#include "tests/oracle/oangband/random_attacks.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "core/oangband/scene.h"
#include "core/oangband/type_rule.h"
#include "tests/core/support/random_choices.h"

namespace polyplan::testing {
namespace {

using namespace oangband;

class Maker : tests::RandomChoices {
  public:
    Maker(DamageType type, const Tables& tables, std::uint64_t seed)
        : RandomChoices(seed), type_(type), tables_(tables) {}

    Request attack() {
        Request request;
        request.type = type_;
        request.source.kind = oneIn(4) ? SourceKind::Monster : SourceKind::Player;
        request.monster = target();
        request.damage = damage(request.monster.hpBefore.value_or(0));
        request.terrain = terrain();
        request.adjacentWaterSquares = oneIn(2) ? 0 : from(0, 8);
        if (oneIn(5)) {
            request.distanceFromCentre = from(1, 4);
            request.radius = from(1, 4);
            request.sourceDiameter = oneIn(2) ? std::optional(from(1, 60)) : std::optional<int>();
        }
        request.affects = static_cast<Affects>(oneIn(2) ? 0 : from(0, 2));
        request.player = {.playerClass = static_cast<PlayerClass>(from(0, 8)),
                          .level = from(1, 50),
                          .holyLight = oneIn(2),
                          .beguile = oneIn(3),
                          .dungeonDepth = from(1, 60),
                          .unknown = {}};
        for (int stacks = from(0, 4); stacks > 0; --stacks) {
            request.floorObjects.push_back(floorObject());
        }
        request.casts = oneIn(3) ? from(2, 4) : 1;
        return request;
    }

  private:
    std::string damage(int hp) {
        switch (from(0, 7)) {
            case 0:
                return std::to_string(from(0, 60));
            case 1:
                return std::to_string(from(100, 3'000));
            case 2: {
                const std::string dice = std::to_string(from(1, 12));
                const std::string sides = std::to_string(from(1, 20));
                return dice + 'd' + sides + '+' + std::to_string(from(0, 60));
            }
            case 3:
                return "4d6 keep 3 highest | 2: 3d20 + 10";
            case 4:
                return std::to_string(from(220, 400));
            default:
                return std::to_string(from(hp / 2, std::min(hp + hp / 4 + 5, 4'000)));
        }
    }

    Target target() {
        Target target;
        if (oneIn(2)) {
            target.id = anyOf(tables_.monsters.monsters()).id;
        } else {
            target.flags = flags();
            target.name = oneIn(4) ? anyOf(std::array{"Plasma hound", "Water spirit",
                                                      "Nexus vortex", "Disenchanter eye"})
                                   : "";
            target.symbol = anyOf(std::string_view("oEgvTu"));
            target.level = from(0, oneIn(2) ? 20 : 100);
            target.armourClass = from(0, 240);
            target.mana = oneIn(2) ? 0 : from(0, 100);
        }
        target.maxHp = anyOf(std::array{from(1, 40), from(20, 300), 2'000});
        target.hpBefore = oneIn(2) ? *target.maxHp : from(0, *target.maxHp);
        target.speedBefore = oneIn(2) ? std::optional(from(55, 160)) : std::optional<int>();
        target.stunnedBefore = turns();
        target.confusedBefore = turns();
        target.afraidBefore = turns();
        target.inStasis = oneIn(25);
        target.blackBreath = oneIn(10);
        return target;
    }

    int turns() { return oneIn(2) ? 0 : from(1, oneIn(5) ? 200 : 20); }

    /// Whether the type's own rule asks for it.
    bool matters(Flag flag) const {
        const TypeRule& rule = ruleOf(type_);
        return rule.spell.resistedBy.has(flag) ||
               std::any_of(
                   rule.conditions.begin(), rule.conditions.end(),
                   [flag](const Condition& condition) { return condition.flags.has(flag); });
    }

    std::vector<std::string> flags() {
        constexpr Flags common = {Flag::Evil, Flag::Undead, Flag::Unique};
        std::vector<std::string> names;
        for (std::size_t i = 0; i < flagCount; ++i) {
            const auto flag = static_cast<Flag>(i);
            if (oneIn(matters(flag) || common.has(flag) ? 4 : 9)) {
                names.emplace_back(name(flag));
            }
        }
        return names;
    }

    std::string terrain() {
        if (oneIn(12)) {
            return anyOf(tables_.terrains.terrains()).name;
        }
        return anyOf(
            std::array{"floor", "floor", "floor", "rubble", "tree", "water", "lava", "lava"});
    }

    FloorObject floorObject() {
        const auto kinds = tables_.objects.kinds();
        const ObjectKind* kind = nullptr;
        do {
            kind = &kinds[static_cast<std::size_t>(from(0, static_cast<int>(kinds.size()) - 1))];
        } while (tables_.objects.named(kind->name, kind->type).size() != 1);
        return {.name = kind->name,
                .type = kind->type,
                .ignore = oneIn(5) ? std::vector<std::string>{"IGNORE_FIRE", "IGNORE_COLD"}
                                   : std::vector<std::string>(),
                .artifact = oneIn(12),
                .cursed = oneIn(3),
                .locked = oneIn(3),
                .unknown = {}};
    }

    DamageType type_;
    const Tables& tables_;
};

}  // namespace

Request randomAttack(DamageType type, const Tables& tables, std::uint64_t seed) {
    return Maker(type, tables, seed).attack();
}

}  // namespace polyplan::testing
