#include "tests/core/support/arbitrary_document.h"

#include <algorithm>
#include <set>

#include "core/nethack/appearance.h"
#include "core/nethack/engraving/members.h"
#include "core/nethack/polypile/rules.h"
#include "core/oangband/request_words.h"
#include "core/oangband/scene.h"
#include "core/plan/limits.h"
#include "tests/core/support/catalogues.h"

namespace polyplan::tests {
namespace {

namespace limits = plan::limits;
using nethack::polypile::Source;

int any(Range range) {
    return *rc::gen::inRange(range.least, range.most + 1);
}

/// Mostly the fallback, as in real documents, so that both ways through the writer are taken.
template <typename Value>
Value mostly(Value fallback, Value other) {
    return *rc::gen::inRange(0, 3) == 0 ? other : fallback;
}

std::string anyText() {
    static const std::vector<std::string> pieces = {"a",  "B",  " ",    "\"", "\\", "/", "~",
                                                    "\n", "\t", "\x7f", "é",  "€",  "🐉", "0"};
    std::string text;
    for (int i = *rc::gen::inRange(0, 12); i > 0; --i) {
        text += *rc::gen::elementOf(pieces);
    }
    return text;
}

UnknownMembers anyUnknown() {
    static const std::vector<std::string> values = {
        "1",           "null", "true", "-2.5", R"("text")", "[]", "{}", R"([1,{"a":[null]}])",
        R"({"x":"ü"})"};
    UnknownMembers unknown;
    for (int i = *rc::gen::inRange(0, 10) - 7; i > 0; --i) {
        unknown["x " + anyText()] = *rc::gen::elementOf(values);
    }
    return unknown;
}

ObjectIndex anyObject(const ObjectTable& table) {
    return *rc::gen::inRange<ObjectIndex>(0, static_cast<ObjectIndex>(table.size()));
}

/// What only SLASH'EM's objects can have.
void addHaze(const ObjectTable& table, plan::Stack& stack) {
    if (&table != catalogues().objects(nethack::Game::SlashEm007)) {
        return;
    }
    const ObjectClass objectClass = table[stack.object].objectClass;
    const ObjectIndex first = table.firstOfClass(objectClass);
    const auto count = static_cast<ObjectIndex>(table.ofClass(objectClass).size());
    const auto other =
        *rc::gen::inRange<ObjectIndex>(first, static_cast<ObjectIndex>(first + count));
    if (other != stack.object && *rc::gen::arbitrary<bool>()) {
        stack.hazyRemembering = other;
    }
    if (objectClass == ObjectClass::Food) {
        stack.eaten = mostly(0, any(limits::eaten));
    }
}

plan::Stack anyStack(const ObjectTable& table) {
    plan::Stack stack;
    stack.object = anyObject(table);
    stack.quantity = table[stack.object].stacks ? mostly(1, any(limits::quantity)) : 1;
    stack.buc =
        *rc::gen::element(nethack::Buc::Blessed, nethack::Buc::Uncursed, nethack::Buc::Cursed);
    stack.enchantment = mostly(0, any(limits::enchantment));
    stack.charges = mostly(0, any(limits::charges));
    stack.recharged = mostly(0, any(limits::recharged));
    stack.timesRead = mostly(0, any(limits::timesRead));
    stack.artifact = mostly(std::string(), anyText());
    stack.name = mostly(std::string(), anyText());
    stack.corpse = mostly(std::string(), anyText());
    stack.poisoned = mostly(false, true);
    stack.erosion = mostly(0, any(limits::erosion));
    stack.erodeproof = mostly(false, true);
    stack.degraded = mostly(false, true);
    stack.laidByHero = mostly(false, true);
    addHaze(table, stack);
    stack.slot = mostly(std::string(), anyText());
    stack.unknown = anyUnknown();
    return stack;
}

template <typename Value, std::size_t count>
Value anyOf(const Words<Value, count>& words) {
    return words.at(*rc::gen::inRange<std::size_t>(0, count)).second;
}

plan::Label anyEngraving() {
    return {.text = anyText(),
            .type = mostly(std::string(), anyText()),
            .stylus = mostly(std::string(), anyText()),
            .conditions = mostly<std::set<nethack::engraving::Condition>>(
                {}, {anyOf(nethack::engraving::conditionWords)}),
            .unknown = anyUnknown()};
}

plan::Polypile anyPolypile(const ObjectTable& table) {
    plan::Polypile polypile;
    polypile.source =
        *rc::gen::element(Source::Wand, Source::Spell, Source::SelfSquare, Source::Potion);
    polypile.zaps = mostly(1, any(limits::zaps));
    polypile.collectGoalsBetweenZaps = mostly(false, true);
    for (int i = *rc::gen::inRange(0, 3); i > 0; --i) {
        polypile.goals.push_back({{anyObject(table), any(limits::atLeast)}, anyUnknown()});
    }
    std::set<int> distances = mostly(std::set<int>{0}, std::set<int>{});
    if (polypile.source != Source::SelfSquare) {
        distances = *rc::gen::container<std::set<int>>(
            rc::gen::inRange(limits::distance.least, limits::distance.most + 1));
    }
    for (const int distance : distances) {
        if (polypile.line.size() == limits::piles) {
            break;
        }
        plan::Pile& pile = polypile.line.emplace_back();
        pile.distance = distance;
        pile.label = anyText();
        pile.engraving = anyEngraving();
        for (int i = *rc::gen::inRange(0, 4); i > 0; --i) {
            pile.stacks.push_back(anyStack(table));
        }
        pile.unknown = anyUnknown();
    }
    polypile.unknown = anyUnknown();
    return polypile;
}

template <typename Value>
std::optional<Value> perhaps(Value value) {
    return mostly(std::optional<Value>(), std::optional(value));
}

/// Printable ASCII and blanks, as the game takes it.
std::string anyTyped() {
    return *rc::gen::resize(12, rc::gen::container<std::string>(rc::gen::inRange(' ', '\x7f')));
}

std::string anyStylus(nethack::Game game) {
    const auto tables = catalogues().engraving(game);
    return tables ? mostly(std::string("fingers"),
                           (*tables->objects)[anyObject(*tables->objects)].name)
                  : anyText();
}

int anyMonster() {
    const auto monsters = catalogues().oangband().monsters.monsters();
    return monsters[*rc::gen::inRange<std::size_t>(0, monsters.size())].id;
}

oangband::Target anyTarget() {
    namespace bounds = oangband::limits;
    oangband::Target target;
    if (*rc::gen::arbitrary<bool>()) {
        target.id = anyMonster();
        target.name = mostly(std::string(), anyText());
    } else {
        target.flags.emplace();
        const std::vector<std::string_view> flags = oangband::allFlagNames();
        for (int i = *rc::gen::inRange(0, 6); i > 0; --i) {
            target.flags->emplace_back(*rc::gen::elementOf(flags));
        }
        target.level = any(bounds::monsterLevel);
        target.symbol = perhaps(static_cast<char>(*rc::gen::inRange(' ', '\x7f')));
    }
    target.maxHp = any(bounds::maxHp);
    target.hpBefore = perhaps(*rc::gen::inRange(0, *target.maxHp + 1));
    target.armourClass = perhaps(any(bounds::armourClass));
    target.mana = perhaps(any(bounds::mana));
    target.speedBefore = perhaps(any(bounds::speed));
    target.stunnedBefore = mostly(0, any(bounds::turns));
    target.confusedBefore = mostly(0, any(bounds::turns));
    target.afraidBefore = mostly(0, any(bounds::turns));
    target.inStasis = mostly(false, true);
    target.blackBreath = mostly(false, true);
    target.unknown = anyUnknown();
    return target;
}

oangband::FloorObject anyFloorObject() {
    const auto kinds = catalogues().oangband().objects.kinds();
    const oangband::ObjectKind* kind = nullptr;
    do {
        kind = &kinds[*rc::gen::inRange<std::size_t>(0, kinds.size())];
    } while (catalogues().oangband().objects.named(kind->name, kind->type).size() != 1);
    return {.name = kind->name,
            .type = kind->type,
            .ignore = mostly(std::vector<std::string>(), {"IGNORE_FIRE", "IGNORE_COLD"}),
            .artifact = mostly(false, true),
            .cursed = mostly(false, true),
            .locked = mostly(false, true),
            .unknown = anyUnknown()};
}

plan::Attack anyAttack() {
    namespace bounds = oangband::limits;
    plan::Attack attack;
    attack.type = *rc::gen::elementOf(oangband::allDamageTypes());
    attack.damage = *rc::gen::arbitrary<bool>()
                        ? std::to_string(any(bounds::damage))
                        : *rc::gen::elementOf(std::vector<std::string>{
                              "12d8+20", "d6", "4d6 keep 3 highest", "2d4 | 3: 1d100", "007"});
    attack.source = {.kind = anyOf(oangband::sourceKindWords),
                     .id = perhaps(anyMonster()),
                     .name = mostly(std::string(), std::string("Ogre")),
                     .unknown = anyUnknown()};
    attack.monster = anyTarget();
    const auto terrains = catalogues().oangband().terrains.terrains();
    attack.terrain = mostly(
        *rc::gen::elementOf(std::vector<std::string>{"floor", "rubble", "tree", "water", "lava"}),
        terrains[*rc::gen::inRange<std::size_t>(0, terrains.size())].name);
    attack.adjacentWaterSquares = mostly(0, any(bounds::waterSquares));
    attack.distanceFromCentre = mostly(0, *rc::gen::inRange(0, 4));
    attack.radius = any(bounds::radius);
    attack.sourceDiameter = perhaps(any(bounds::sourceDiameter));
    attack.affects = anyOf(oangband::affectsWords);
    attack.player = {.playerClass = anyOf(oangband::playerClassWords),
                     .level = any(bounds::playerLevel),
                     .holyLight = mostly(false, true),
                     .beguile = mostly(false, true),
                     .dungeonDepth = any(bounds::dungeonDepth),
                     .unknown = anyUnknown()};
    for (int i = *rc::gen::inRange(0, 3); i > 0; --i) {
        attack.floorObjects.push_back(anyFloorObject());
    }
    attack.casts = mostly(1, *rc::gen::inRange(1, 5));
    attack.name = mostly(std::string(), anyText());
    attack.overlaid = mostly(true, false);
    for (int i = *rc::gen::inRange(0, 3); i > 0; --i) {
        attack.matrix.push_back(anyMonster());
    }
    attack.unknown = anyUnknown();
    return attack;
}

plan::Engraving anyEngravingRequest(nethack::Game game) {
    plan::Engraving request;
    request.text = anyTyped();
    request.stylus = perhaps(anyStylus(game));
    request.stylusState = {.buc = anyOf(nethack::bucWords),
                           .enchantment = mostly(0, any(limits::enchantment)),
                           .charges = perhaps(any(limits::charges)),
                           .appearance = mostly(std::string(), anyText()),
                           .artifact = mostly(std::string(), anyText()),
                           .wielded = mostly(false, true),
                           .worn = mostly(false, true),
                           .identified = mostly(false, true)};
    for (int i = *rc::gen::inRange(0, 3); i > 0; --i) {
        request.conditions.insert(anyOf(nethack::engraving::conditionWords));
    }
    request.ridingSkill = anyOf(nethack::engraving::ridingSkillWords);
    request.surface = anyOf(nethack::engraving::surfaceWords);
    request.graveUndisturbed = mostly(false, true);
    request.existing =
        perhaps(nethack::engraving::Existing{anyOf(nethack::engraving::typeWords), anyTyped()});
    request.action = anyOf(nethack::engraving::actionWords);
    request.engravingType = perhaps(anyOf(nethack::engraving::typeWords));
    for (int i = *rc::gen::inRange(0, 3); i > 0; --i) {
        request.events.push_back({.cause = anyOf(nethack::engraving::causeWords),
                                  .times = any({1, nethack::engraving::limits::events.most / 3}),
                                  .dexterity = perhaps(any(limits::dexterity))});
    }
    if (*rc::gen::inRange(0, 2) == 0) {
        request.wear = {.engravingType = perhaps(anyOf(nethack::engraving::typeWords)),
                        .count = {},
                        .repeat = {},
                        .magical = mostly(false, true)};
        if (request.events.empty()) {
            request.wear->count = any(nethack::engraving::limits::wearCount);
            request.wear->repeat = perhaps(any(nethack::engraving::limits::events));
        }
    }
    request.dexterity = perhaps(any(limits::dexterity));
    request.samples = perhaps(any(nethack::engraving::limits::samples));
    request.seed = perhaps(any({0, 1'000}));
    for (int i = *rc::gen::inRange(0, 2); i > 0; --i) {
        request.overlaid.push_back(anyStylus(game));
    }
    request.unknown = anyUnknown();
    request.stylusState.unknown = anyUnknown();
    if (!request.events.empty()) {
        request.events.back().unknown = anyUnknown();
    }
    return request;
}

/// A part of one shuffle.
nethack::KnownMaterials anyAppearances(const ObjectTable& table, nethack::Game game) {
    const nethack::polypile::Rules* rules = nethack::polypile::rulesOf(game);
    if (rules == nullptr) {
        return {};
    }
    std::mt19937_64 random(*rc::gen::arbitrary<std::uint64_t>());
    const auto pools = nethack::labelPools(table, *rules);
    const std::vector<Material> materials = nethack::drawMaterials(table, pools, {}, random);
    nethack::KnownMaterials known;
    for (const nethack::LabelPool& pool : pools) {
        for (const ObjectIndex type : pool.types) {
            if (*rc::gen::inRange(0, 4) == 0) {
                known[type] = materials[type];
            }
        }
    }
    return known;
}

}  // namespace

rc::Gen<nethack::Game> gameWithObjects() {
    return rc::gen::element(nethack::Game::NetHack343, nethack::Game::NetHack367,
                            nethack::Game::NetHack37, nethack::Game::SlashEm007,
                            nethack::Game::SlashThem);
}

rc::Gen<plan::Stack> arbitraryStack(nethack::Game game) {
    return rc::gen::exec([game] { return anyStack(*catalogues().objects(game)); });
}

rc::Gen<plan::Attack> arbitraryAttack() {
    return rc::gen::exec(anyAttack);
}

rc::Gen<plan::Document> arbitraryDocument() {
    return rc::gen::exec([] {
        plan::Document document;
        document.title = anyText();
        document.game = *gameWithObjects();
        const ObjectTable& table = *catalogues().objects(document.game);
        document.hero.luck = any(limits::luck);
        document.hero.level = mostly({}, std::optional(any(limits::heroLevel)));
        document.hero.dexterity = mostly({}, std::optional(any(limits::dexterity)));
        document.hero.armorClass = mostly({}, std::optional(any(limits::armorClass)));
        document.hero.conditions = mostly<std::vector<std::string>>({}, {anyText(), "blind"});
        document.hero.unknown = anyUnknown();
        document.ledgerLevel = any(limits::ledgerLevel);
        document.appearanceMaterials = anyAppearances(table, document.game);
        document.inventory =
            *rc::gen::container<std::vector<plan::Stack>>(arbitraryStack(document.game));
        for (int i = *rc::gen::inRange(1, 4); i > 0; --i) {
            plan::Strategy& strategy = document.strategies.emplace_back();
            strategy.name = std::to_string(i) + anyText();
            strategy.notes = anyText();
            if (*rc::gen::arbitrary<bool>()) {
                strategy.polypile = anyPolypile(table);
            }
            if (*rc::gen::arbitrary<bool>()) {
                strategy.engraving = anyEngravingRequest(document.game);
            }
            for (int attack = *rc::gen::inRange(0, 4) - 1; attack > 0; --attack) {
                strategy.damage.push_back(anyAttack());
            }
            strategy.unknown = anyUnknown();
            strategy.unknown["theft"] = R"({"turns":5})";
        }
        document.unknown = anyUnknown();
        return document;
    });
}

}  // namespace polyplan::tests
