#include "tests/core/support/arbitrary_document.h"

#include <algorithm>
#include <random>

#include "core/nethack/polypile/rules.h"
#include "core/plan/members.h"
#include "tests/core/support/arbitrary_members.h"
#include "tests/core/support/catalogues.h"

namespace polyplan::tests {

namespace limits = plan::limits;
using nethack::polypile::Source;

namespace {

ObjectIndex anyObject(const ObjectTable& table) {
    return *rc::gen::inRange<ObjectIndex>(0, static_cast<ObjectIndex>(table.objects().size()));
}

/// An object or a look.
ObjectIndex anyRow(const Chance& chance) {
    const ObjectTable* table = plan::objectsAt(chance.tables);
    return table == nullptr
               ? ObjectIndex{}
               : *rc::gen::inRange<ObjectIndex>(0, static_cast<ObjectIndex>(table->size()));
}

int anyMonster() {
    const auto monsters = catalogues().oangband().monsters.monsters();
    return monsters[*rc::gen::inRange<std::size_t>(0, monsters.size())].id;
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

nethack::Game anyValue(const Chance& /*unused*/, const nethack::GameName& rule) {
    nethack::Game game{};
    do {
        game = *rc::gen::elementOf(nethack::allGames);
    } while (rule.knows != nullptr && !rule.knows(game));
    return game;
}

ObjectIndex anyValue(const Chance& chance, const plan::ObjectName& /*unused*/) {
    const ObjectTable* table = plan::objectsAt(chance.tables);
    return table == nullptr ? ObjectIndex{} : anyObject(*table);
}

ObjectIndex anyValue(const Chance& chance, const plan::StackObject& /*unused*/) {
    return anyRow(chance);
}

ObjectIndex anyValue(const Chance& chance, const plan::LookClass& /*unused*/) {
    return anyRow(chance);
}

ObjectIndex anyValue(const Chance& chance, const plan::LookAppearance& /*unused*/) {
    return anyRow(chance);
}

std::vector<ObjectIndex> anyValue(const Chance& chance, const plan::DiscoveredTypes& /*unused*/) {
    const ObjectTable* table = plan::objectsAt(chance.tables);
    std::vector<ObjectIndex> types;
    for (int i = table == nullptr ? 0 : *rc::gen::inRange(0, 4); i > 0; --i) {
        types.push_back(anyObject(*table));
    }
    return types;
}

std::vector<plan::Stack> anyValue(const Chance& chance, const plan::Stacks& rule) {
    return plan::objectsAt(chance.tables) == nullptr
               ? std::vector<plan::Stack>()
               : anyValue(chance, ListOf{Object<plan::Stack>(), rule.most});
}

plan::Polypile anyValue(const Chance& chance, const plan::PolypileOfGame& /*unused*/) {
    return anyValue(chance, Object<plan::Polypile>());
}

int anyValue(const Chance& /*unused*/, const plan::SquareDistance& rule) {
    return any(rule.range);
}

plan::Label anyValue(const Chance& chance, const plan::LabelText& /*unused*/) {
    return anyValue(chance, Object<plan::Label>());
}

nethack::KnownMaterials anyValue(const Chance& chance, const plan::Appearances& /*unused*/) {
    const ObjectTable* table = plan::objectsAt(chance.tables);
    return table == nullptr ? nethack::KnownMaterials()
                            : anyAppearances(*table, *chance.tables.find<nethack::Game>());
}

/// Printable ASCII and blanks, as the game takes it.
std::string anyValue(const Chance& /*unused*/, const nethack::engraving::EngravedText& /*unused*/) {
    return *rc::gen::resize(12, rc::gen::container<std::string>(rc::gen::inRange(' ', '\x7f')));
}

std::string anyValue(const Chance& chance, const nethack::engraving::StylusName& /*unused*/) {
    const auto* game = chance.tables.find<nethack::Game>();
    const auto tables = game == nullptr ? std::nullopt : catalogues().engraving(*game);
    return tables ? mostly(std::string("fingers"),
                           (*tables->objects)[anyObject(*tables->objects)].name)
                  : anyText();
}

oangband::DamageType anyValue(const Chance& /*unused*/,
                              const oangband::DamageTypeName& /*unused*/) {
    return *rc::gen::elementOf(oangband::allDamageTypes());
}

std::string anyValue(const Chance& /*unused*/, const oangband::DamageText& rule) {
    return *rc::gen::arbitrary<bool>()
               ? std::to_string(any(rule.range))
               : *rc::gen::elementOf(std::vector<std::string>{"12d8+20", "d6", "4d6 keep 3 highest",
                                                              "2d4 | 3: 1d100", "007"});
}

char anyValue(const Chance& /*unused*/, const oangband::Symbol& /*unused*/) {
    return static_cast<char>(*rc::gen::inRange(' ', '\x7f'));
}

powder::Intrinsic anyValue(const Chance& /*unused*/, const powder::IntrinsicName& /*unused*/) {
    return static_cast<powder::Intrinsic>(
        *rc::gen::inRange<std::size_t>(0, powder::intrinsicCount));
}

powder::Smoke anyValue(const Chance& /*unused*/, const powder::SmokeName& /*unused*/) {
    return anyOf(powder::smokeWords);
}

std::optional<int> anyValue(const Chance& /*unused*/, const powder::BeatsLeft& rule) {
    return mostly(std::optional<int>(), std::optional(any(rule.range)));
}

std::vector<powder::Dress> anyValue(const Chance& /*unused*/, const powder::Dresses& /*unused*/) {
    std::vector<powder::Dress> dresses;
    for (int i = *rc::gen::inRange(0, 4); i > 0; --i) {
        dresses.push_back(anyOf(powder::dressWords));
    }
    return dresses;
}

std::vector<int> anyValue(const Chance& /*unused*/, const powder::Noises& rule) {
    std::vector<int> noises;
    for (int i = *rc::gen::inRange(0, 4); i > 0; --i) {
        noises.push_back(any(rule.range));
    }
    return noises;
}

std::optional<ObjectIndex> anyValue(const Chance& /*unused*/,
                                    const plan::RememberedName& /*unused*/) {
    return ObjectIndex{};
}

void repair(Chance& chance, plan::Stack& stack) {
    const ObjectTable& table = *plan::objectsAt(chance.tables);
    const ObjectType& type = table[stack.object];
    if (!type.stacks) {
        stack.quantity = 1;
    }
    const auto* rules = nethack::polypile::rulesOf(*chance.tables.find<nethack::Game>());
    if (rules == nullptr || !rules->changesRevert) {
        stack.hazyRemembering.reset();
    } else if (stack.hazyRemembering) {
        const ObjectIndex first = table.firstOfClass(type.objectClass);
        const auto count = static_cast<ObjectIndex>(table.ofClass(type.objectClass).size());
        const auto other =
            *rc::gen::inRange<ObjectIndex>(first, static_cast<ObjectIndex>(first + count));
        stack.hazyRemembering =
            other == stack.object ? std::nullopt : std::optional<ObjectIndex>(other);
    }
    if (rules == nullptr || !rules->eatenShareIsKept || type.objectClass != ObjectClass::Food) {
        stack.eaten = 0;
    }
}

void repair(Chance& /*unused*/, plan::Polypile& polypile) {
    auto& line = polypile.line;
    if (polypile.source == Source::SelfSquare) {
        line.resize(std::min<std::size_t>(line.size(), 1));
        for (plan::Pile& pile : line) {
            pile.distance = 0;
        }
    }
    const auto nearer = [](const plan::Pile& a, const plan::Pile& b) {
        return a.distance < b.distance;
    };
    std::sort(line.begin(), line.end(), nearer);
    line.erase(std::unique(line.begin(), line.end(),
                           [](const auto& a, const auto& b) { return a.distance == b.distance; }),
               line.end());
}

void repair(Chance& /*unused*/, nethack::engraving::Event& event) {
    event.times = std::min(event.times, nethack::engraving::limits::events.most / 4);
}

void repair(Chance& /*unused*/, plan::Engraving& engraving) {
    if (!engraving.wear) {
        return;
    }
    if (!engraving.events.empty()) {
        engraving.wear->count.reset();
        engraving.wear->repeat.reset();
    } else if (!engraving.wear->count) {
        engraving.wear->count = any(nethack::engraving::limits::wearCount);
    }
}

void repair(Chance& /*unused*/, oangband::Source& source) {
    if (source.id) {
        source.id = anyMonster();
    }
    source.name = mostly(std::string(), std::string("Ogre"));
}

void repair(Chance& /*unused*/, oangband::Target& target) {
    if (*rc::gen::arbitrary<bool>()) {
        target.id = anyMonster();
        target.flags.reset();
    } else {
        target.id.reset();
        target.flags.emplace();
        const std::vector<std::string_view> flags = oangband::allFlagNames();
        for (int i = *rc::gen::inRange(0, 6); i > 0; --i) {
            target.flags->emplace_back(*rc::gen::elementOf(flags));
        }
        target.level = target.level.value_or(any(oangband::limits::monsterLevel));
    }
    target.maxHp = target.maxHp.value_or(any(oangband::limits::maxHp));
    if (target.hpBefore) {
        target.hpBefore = std::min(*target.hpBefore, *target.maxHp);
    }
}

void repair(Chance& /*unused*/, oangband::FloorObject& object) {
    const auto kinds = catalogues().oangband().objects.kinds();
    const oangband::ObjectKind* kind = nullptr;
    do {
        kind = &kinds[*rc::gen::inRange<std::size_t>(0, kinds.size())];
    } while (catalogues().oangband().objects.named(kind->name, kind->type).size() != 1);
    object.name = kind->name;
    object.type = kind->type;
    object.ignore = mostly(std::vector<std::string>(), {"IGNORE_FIRE", "IGNORE_COLD"});
}

void repair(Chance& /*unused*/, plan::Attack& attack) {
    const auto terrains = catalogues().oangband().terrains.terrains();
    attack.terrain = mostly(
        *rc::gen::elementOf(std::vector<std::string>{"floor", "rubble", "tree", "water", "lava"}),
        terrains[*rc::gen::inRange<std::size_t>(0, terrains.size())].name);
    attack.radius = attack.radius.value_or(any(oangband::limits::radius));
    // So that tests that throw the dice stay quick.
    attack.casts = std::min(attack.casts, 4);
}

void repair(Chance& /*unused*/, powder::IntrinsicEntry& entry) {
    if (entry.source) {
        entry.source = entry.beats ? powder::Source::Timed
                                   : mostly(powder::Source::Innate, powder::Source::Item);
    }
}

void oneItemASlot(std::vector<powder::Worn>& worn) {
    std::size_t slot = *rc::gen::inRange<std::size_t>(0, powder::limits::worn);
    for (powder::Worn& item : worn) {
        item.slot = static_cast<powder::Slot>(slot++ % powder::limits::worn);
    }
}

void repair(Chance& /*unused*/, powder::Outfit& outfit) {
    oneItemASlot(outfit.worn);
}

void repair(Chance& /*unused*/, powder::CreatureState& creature) {
    const auto all = catalogues().powder().creatures.creatures();
    creature.definition =
        mostly(std::string("AVATAR"), all[*rc::gen::inRange<std::size_t>(0, all.size())].id);
    if (creature.hp) {
        creature.hp = std::min(*creature.hp, *creature.maxHp);
    }
    if (creature.mp) {
        creature.mp = std::min(*creature.mp, creature.maxMp);
    }
    oneItemASlot(creature.worn);
}

void repair(Chance& /*unused*/, powder::SquareState& square) {
    const auto all = catalogues().powder().terrains.terrains();
    square.terrain =
        mostly(std::string("FLOOR"), all[*rc::gen::inRange<std::size_t>(0, all.size())].id);
}

void repair(Chance& chance, nethack::theft::Request& theft) {
    const auto* around = chance.tables.find<nethack::Game>();
    if (!theft.game && (around == nullptr || !nethack::theft::knowsTheft(*around))) {
        theft.game = nethack::Game::DNetHack;
    }
    const nethack::Game game = theft.game ? *theft.game : *around;
    theft.monster = (*rc::gen::elementOf(catalogues().thieves().thievesOf(game)))->name;
    std::erase_if(theft.conditions, [game](nethack::theft::HeroCondition condition) {
        return !knows(*nethack::theft::rulesOf(game), condition);
    });
    if (theft.levelDifficulty) {
        theft.heroLevel = any(nethack::theft::limits::heroLevel);
    } else {
        theft.heroLevel.reset();
    }
    if (theft.turns) {
        theft.hits.reset();
    } else {
        theft.hits = any(nethack::theft::limits::hits);
    }
    for (std::size_t i = 0; i < theft.inventory.size(); ++i) {
        theft.inventory[i].name.insert(0, std::to_string(i) + ": ");
    }
}

void repair(Chance& chance, plan::Strategy& strategy) {
    if (plan::objectsAt(chance.tables) == nullptr) {
        strategy.polypile.reset();
    }
}

void repair(Chance& /*unused*/, plan::Document& document) {
    if (document.strategies.empty()) {
        document.strategies.emplace_back();
    }
    for (std::size_t i = 0; i < document.strategies.size(); ++i) {
        document.strategies[i].name.insert(0, std::to_string(i));
    }
}

rc::Gen<nethack::Game> gameWithObjects() {
    return rc::gen::element(nethack::Game::NetHack343, nethack::Game::NetHack367,
                            nethack::Game::NetHack37, nethack::Game::SlashEm007,
                            nethack::Game::SlashThem);
}

rc::Gen<plan::Stack> arbitraryStack(nethack::Game game) {
    return rc::gen::exec([game] {
        Chance chance{tablesOf(catalogues())};
        chance.tables.add(game);
        return anyValue(chance, Object<plan::Stack>());
    });
}

rc::Gen<plan::Attack> arbitraryAttack() {
    return rc::gen::exec(
        [] { return anyValue(Chance{tablesOf(catalogues())}, Object<plan::Attack>()); });
}

rc::Gen<plan::Document> arbitraryDocument() {
    return rc::gen::exec(
        [] { return anyValue(Chance{tablesOf(catalogues())}, Object<plan::Document>()); });
}

rc::Gen<plan::Document> nearlyValidDocument() {
    return rc::gen::exec([] {
        plan::Document document = *arbitraryDocument();
        Countdown countdown{*rc::gen::inRange(0, 200)};
        Spoiler<plan::Document>(countdown, document);
        return document;
    });
}

}  // namespace polyplan::tests
