#include "core/oangband/scene.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/calculator/json_values.h"
#include "core/catalogue/near_names.h"
#include "core/oangband/changes.h"
#include "core/oangband/printed_names.h"
#include "core/probability/dice.h"

namespace polyplan::oangband {
namespace {

std::string inQuotes(std::string_view text) {
    return '"' + std::string(text) + '"';
}

/// "; did you mean …?", or the given words where nothing is near.
std::string suggestion(std::span<const std::string_view> names, std::string_view wanted,
                       std::string_view otherwise) {
    const std::string near = nearNames(names, wanted);
    return near.empty() ? "; " + std::string(otherwise) : "; did you mean " + near + "?";
}

/// What lists a table on the command line.
constexpr std::string_view monstersCommand = "polyplan monsters";
constexpr std::string_view objectsCommand = "polyplan objects --game oangband-1.1.0";

/// "the ids that polyplan monsters lists are allowed"
std::string listed(std::string_view what, std::string_view command) {
    return "the " + std::string(what) + " that " + std::string(command) + " lists are allowed";
}

template <typename Rows>
std::vector<std::string_view> namesOf(const Rows& rows) {
    std::vector<std::string_view> names;
    names.reserve(rows.size());
    for (const auto& row : rows) {
        names.push_back(row.name);
    }
    return names;
}

/// What requests call the squares, each once.
std::vector<std::string_view> terrainNames(std::span<const Terrain> terrains) {
    std::vector<std::string_view> names;
    for (const Terrain& terrain : terrains) {
        if (std::ranges::find(names, shortName(terrain)) == names.end()) {
            names.push_back(shortName(terrain));
        }
    }
    return names;
}

/// As the table has them, and as the game prints them. @param type empty: any
std::vector<std::string> namesOfObjects(const ObjectKindTable& objects, std::string_view type) {
    std::vector<std::string> names;
    for (const ObjectKind& kind : objects.kinds()) {
        if (type.empty() || isType(kind.type, type)) {
            names.push_back(kind.name);
            std::ranges::copy(printedNames(kind), std::back_inserter(names));
        }
    }
    return names;
}

}  // namespace

/// Looks everything up and names what is not there.
class SceneBuilder {
  public:
    SceneBuilder(const Request& request, const Tables& tables) : tables_(tables) {
        scene_.request_ = request;
        scene_.tables_ = &tables;
    }

    std::vector<RequestFault> check() {
        readDamage();
        readPlace();
        readMonster();
        readSource();
        for (std::size_t i = 0; i < request().floorObjects.size(); ++i) {
            readFloorObject(i);
        }
        return std::move(faults_);
    }

    std::variant<Scene, std::vector<RequestFault>> build(const Oversight& oversight) {
        std::vector<RequestFault> faults = check();
        if (!faults.empty()) {
            return faults;
        }
        scene_.damage_ = distribution(dice_, oversight);
        return std::move(scene_);
    }

  private:
    const Request& request() const { return scene_.request_; }

    void fault(std::string pointer, std::string message) {
        faults_.push_back({std::move(pointer), std::move(message)});
    }

    void readDamage() {
        const auto read = readDice(request().damage);
        if (const auto* wrong = std::get_if<DiceFault>(&read)) {
            fault("/damage", wrong->message);
            return;
        }
        const auto& dice = std::get<Dice>(read);
        if (dice.lowest() < limits::damage.least || dice.highest() > limits::damage.most) {
            fault("/damage",
                  inQuotes(request().damage) + " is " + std::to_string(dice.lowest()) +
                      (dice.lowest() == dice.highest() ? ""
                                                       : " to " + std::to_string(dice.highest())) +
                      "; damage of 0 to 1,000,000 is allowed");
            return;
        }
        dice_ = dice;
    }

    void readPlace() {
        scene_.terrain_ = tables_.terrains.find(request().terrain);
        if (scene_.terrain_ == nullptr) {
            const std::vector<std::string_view> names = terrainNames(tables_.terrains.terrains());
            fault("/terrain", inQuotes(request().terrain) + " is no terrain of Oangband 1.1.0" +
                                  suggestion(names, request().terrain,
                                             polyplan::listed(names) + " are allowed"));
        }
        if (request().distanceFromCentre > 0 && !request().radius) {
            fault("/radius", "is missing, and is required with a distance from the centre");
        }
    }

    void readMonster() {
        const Target& target = request().monster;
        if (target.id) {
            readMonsterById(*target.id);
        } else if (target.flags) {
            readMonsterByHand();
        } else if (!target.name.empty()) {
            const Monster* monster = monsterNamed(target.name, "/monster");
            scene_.monster_ = monster == nullptr ? Monster{} : *monster;
        } else {
            fault("/monster",
                  "names no monster; an id or a name is allowed (polyplan monsters lists them), or "
                  "flags by hand");
        }
        if (target.id && target.flags) {
            fault("/monster/flags",
                  "are given by hand, and so is an id; one of the two is allowed");
        }
        takeWhatIsGiven();
    }

    void readMonsterById(int id) {
        const Monster* monster = tables_.monsters.byId(id);
        if (monster == nullptr) {
            fault("/monster/id", std::to_string(id) + " is no monster of Oangband 1.1.0; " +
                                     listed("ids", monstersCommand));
            return;
        }
        scene_.monster_ = *monster;
    }

    const Monster* monsterNamed(const std::string& name, const std::string& pointer) {
        const std::vector<const Monster*> found = tables_.monsters.named(name);
        if (found.size() == 1) {
            return found.front();
        }
        if (found.empty()) {
            const std::vector<std::string_view> names = namesOf(tables_.monsters.monsters());
            fault(pointer + "/name", inQuotes(name) + " is no monster of Oangband 1.1.0" +
                                         suggestion(names, name, listed("names", monstersCommand)));
            return nullptr;
        }
        std::string which;
        for (const Monster* monster : found) {
            which += (which.empty() ? "" : " or ") + std::to_string(monster->id) + " (level " +
                     std::to_string(monster->level) + ')';
        }
        fault(pointer + "/name", inQuotes(name) + " is the name of " +
                                     std::to_string(found.size()) + " monsters; the id " + which +
                                     " is allowed");
        return nullptr;
    }

    void readMonsterByHand() {
        const Target& target = request().monster;
        Monster& monster = scene_.monster_;
        monster.name = target.name;
        monster.symbol = target.symbol.value_or(' ');
        for (std::size_t i = 0; i < target.flags->size(); ++i) {
            const std::string& text = (*target.flags)[i];
            if (const std::optional<Flag> flag = flagFromName(text)) {
                monster.flags.set(*flag);
            } else if (!isKnownFlag(text)) {
                const std::vector<std::string_view> names = allFlagNames();
                fault("/monster/flags/" + std::to_string(i),
                      inQuotes(text) + " is no flag of a monster" +
                          suggestion(names, text, listed("flags", monstersCommand)));
            }
        }
        if (!target.level) {
            fault("/monster/level", "is missing, and is required of a monster by hand");
        }
        if (!target.maxHp && !target.hpBefore) {
            fault("/monster/max_hp", "is missing, and is required of a monster by hand");
        }
    }

    void takeWhatIsGiven() {
        const Target& target = request().monster;
        Monster& monster = scene_.monster_;
        monster.symbol = target.symbol.value_or(monster.symbol);
        monster.level = target.level.value_or(monster.level);
        monster.armourClass = target.armourClass.value_or(monster.armourClass);
        monster.mana = target.mana.value_or(monster.mana);
        const auto [hp, maxHp, speed] = standingOf(target, monster);
        scene_.hpBefore_ = hp;
        scene_.maxHp_ = maxHp;
        scene_.speedBefore_ = speed;
        if (scene_.hpBefore_ > scene_.maxHp_) {
            fault("/monster/hp_before", std::to_string(scene_.hpBefore_) +
                                            " is more than max_hp; 0 to " +
                                            std::to_string(scene_.maxHp_) + " is allowed");
        }
    }

    void readSource() {
        const Source& source = request().source;
        if (source.id && tables_.monsters.byId(*source.id) == nullptr) {
            fault("/source/id", std::to_string(*source.id) + " is no monster of Oangband 1.1.0; " +
                                    listed("ids", monstersCommand));
        } else if (source.kind == SourceKind::Monster && !source.id && !source.name.empty() &&
                   tables_.monsters.named(source.name).size() != 1) {
            monsterNamed(source.name, "/source");
        }
    }

    void readFloorObject(std::size_t index) {
        const FloorObject& object = request().floorObjects[index];
        const std::string pointer = "/floor_objects/" + std::to_string(index);
        FloorStack stack{.kind = kindOf(object, pointer),
                         .ignores = {},
                         .artifact = object.artifact,
                         .cursed = object.cursed,
                         .locked = object.locked};
        for (std::size_t i = 0; i < object.ignore.size(); ++i) {
            readIgnore(object.ignore[i], pointer + "/ignore/" + std::to_string(i), stack);
        }
        scene_.floorStacks_.push_back(stack);
    }

    const ObjectKind* kindOf(const FloorObject& object, const std::string& pointer) {
        const ObjectKindTable& objects = tables_.objects;
        if (!object.type.empty() && !objects.hasType(object.type)) {
            std::vector<std::string_view> types;
            for (const ObjectKind& kind : objects.kinds()) {
                types.push_back(kind.type);
            }
            fault(pointer + "/type",
                  inQuotes(object.type) + " is no class of objects" +
                      suggestion(types, object.type, listed("classes", objectsCommand)));
            return nullptr;
        }
        const std::vector<const ObjectKind*> found = objects.named(object.name, object.type);
        if (found.size() == 1) {
            return found.front();
        }
        if (found.empty()) {
            const std::vector<std::string> names = namesOfObjects(objects, object.type);
            fault(pointer + "/name",
                  inQuotes(object.name) + " is no object of Oangband 1.1.0" +
                      (object.type.empty() ? "" : " of type " + object.type) +
                      suggestion(std::vector<std::string_view>(names.begin(), names.end()),
                                 object.name, listed("names", objectsCommand)));
            return nullptr;
        }
        if (std::all_of(found.begin(), found.end(), [&found](const ObjectKind* kind) {
                return kind->type == found.front()->type && kind->hates == found.front()->hates &&
                       kind->ignores == found.front()->ignores &&
                       kind->artifact == found.front()->artifact;
            })) {
            return found.front();
        }
        std::string which;
        for (const ObjectKind* kind : found) {
            which += (which.empty() ? "" : ", ") + kind->type;
        }
        fault(pointer + "/name", inQuotes(object.name) + " is the name of " +
                                     std::to_string(found.size()) + " objects; a type of " + which +
                                     " is allowed with it");
        return nullptr;
    }

    void readIgnore(const std::string& text, const std::string& pointer, FloorStack& stack) {
        std::vector<std::string> allowed;
        for (const Element element : allElements) {
            const std::string flag = "IGNORE_" + std::string(name(element));
            if (text == flag || text == name(element)) {
                stack.ignores.set(element);
                return;
            }
            allowed.push_back(flag);
        }
        std::string list;
        for (const std::string& flag : allowed) {
            list += (list.empty() ? "" : ", ") + flag;
        }
        fault(pointer, inQuotes(text) + " is none of " + list);
    }

    const Tables& tables_;
    Scene scene_;
    Dice dice_;
    std::vector<RequestFault> faults_;
};

std::variant<Scene, std::vector<RequestFault>> Scene::of(const Request& request,
                                                         const Tables& tables,
                                                         const Oversight& oversight) {
    return SceneBuilder(request, tables).build(oversight);
}

Scene Scene::withType(DamageType type) const {
    Scene other = *this;
    other.request_.type = type;
    other.request_.floorObjects.clear();
    other.floorStacks_.clear();
    return other;
}

std::vector<RequestFault> Scene::faultsOf(const Request& request, const Tables& tables) {
    return SceneBuilder(request, tables).check();
}

int Scene::arriving(int atCentre) const {
    const int distance = request_.distanceFromCentre;
    if (distance == 0) {
        return atCentre;
    }
    if (!reaches()) {
        return 0;
    }
    constexpr int tenths = 10;
    if (request_.sourceDiameter) {
        return std::min(atCentre, *request_.sourceDiameter * atCentre / ((distance + 1) * tenths));
    }
    return (atCentre + distance) / (distance + 1);
}

std::vector<Weighted<int>> Scene::arriving() const {
    std::vector<Weighted<int>> odds;
    odds.reserve(damage_.outcomes());
    damage_.forEach([&](Distribution::Value value, double chance) {
        const int damage = arriving(static_cast<int>(value));
        if (!odds.empty() && odds.back().value == damage) {
            odds.back().probability += chance;
        } else {
            odds.push_back({damage, chance});
        }
    });
    return odds;
}

bool Scene::reaches() const {
    return request_.distanceFromCentre == 0 ||
           request_.distanceFromCentre <= request_.radius.value_or(0);
}

bool polymorphs(DamageType type) {
    return ruleOf(type).polymorphs || ruleOf(type).effect == Effect::Polymorph;
}

Strike Scene::strike(DamageType type) const {
    Strike strike = strikeOn(monster_, type,
                             !polymorphs(type) || canPolymorph(tables_->monsters, monster_,
                                                               request_.player.dungeonDepth));
    const Target& target = request_.monster;
    strike.hpBefore = hpBefore_;
    strike.maxHp = maxHp_;
    strike.speedBefore = speedBefore_;
    strike.stunnedBefore = target.stunnedBefore;
    strike.confusedBefore = target.confusedBefore;
    strike.afraidBefore = target.afraidBefore;
    strike.inStasis = target.inStasis;
    strike.blackBreath = target.blackBreath;
    return strike;
}

Strike Scene::strikeOn(const Monster& monster, DamageType type, bool canTurn) const {
    const TypeRule& rule = ruleOf(type);
    const int hp = std::max(monster.usualHp(), 1);
    return {.rule = &rule,
            .condition = conditionMet(rule, monster),
            .monster = &monster,
            .terrain = terrain_,
            .player = &request_.player,
            .byPlayer = byPlayer(),
            .hpBefore = hp,
            .maxHp = hp,
            .speedBefore = monster.speed,
            .isBeyond = !reaches(),
            .canTurn = canTurn};
}

}  // namespace polyplan::oangband
