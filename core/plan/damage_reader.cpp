#include "core/plan/damage_reader.h"

#include <algorithm>
#include <string>
#include <utility>

#include "core/catalogue/near_names.h"
#include "core/oangband/scene.h"
#include "core/plan/damage_words.h"
#include "core/plan/member_reader.h"

namespace polyplan::plan {
namespace {

namespace bounds = oangband::limits;

constexpr limits::Range rangeOf(bounds::Range range) {
    return {range.least, range.most};
}

constexpr limits::Range ids = {1, 32'767};
constexpr std::size_t mostFlags = 300;

void readTexts(MemberReader& members, std::string_view name, std::size_t most,
               std::vector<std::string>& texts) {
    members.readEach(name, most, [&](const Json& value, const Path& place) {
        texts.push_back(
            readText(value, place, limits::nameCharacters, members.faults()).value_or(""));
    });
}

void readType(MemberReader& members, oangband::Request& request) {
    const Json* value = members.require("damage_type");
    if (value == nullptr) {
        return;
    }
    const std::optional<std::string> text =
        readText(*value, members.at("damage_type"), limits::nameCharacters, members.faults());
    if (!text) {
        return;
    }
    if (const auto type = oangband::damageTypeFromName(*text)) {
        request.type = *type;
        return;
    }
    std::vector<std::string_view> names;
    for (const oangband::DamageType type : oangband::allDamageTypes()) {
        names.push_back(name(type));
    }
    std::string_view wanted = *text;
    if (constexpr std::string_view prefix = "GF_"; wanted.starts_with(prefix)) {
        wanted.remove_prefix(prefix.size());
    }
    const std::string near = nearNames(names, wanted);
    members.fault("damage_type", inQuotes(*text) + " is no damage type of Oangband 1.1.0" +
                                     (near.empty() ? "; allowed are " + listed(names)
                                                   : "; did you mean " + near + "?"));
}

void readDamage(MemberReader& members, oangband::Request& request) {
    const Json* value = members.require("damage");
    if (value == nullptr) {
        return;
    }
    if (value->is_string()) {
        request.damage =
            readText(*value, members.at("damage"), bounds::damageCharacters, members.faults())
                .value_or(request.damage);
    } else if (const auto number = wholeNumber(*value, rangeOf(bounds::damage))) {
        request.damage = std::to_string(*number);
    } else {
        members.fault("damage", described(*value) + " is neither a whole number from " +
                                    described(rangeOf(bounds::damage)) +
                                    " nor dice such as \"12d8+20\"");
    }
}

oangband::Source readSource(const Json& value, const Path& path, FaultList& faults) {
    MemberReader members(value, path, faults);
    oangband::Source source;
    members.read("kind", source.kind, sourceKindWords);
    members.read("id", source.id, ids);
    members.read("name", source.name);
    source.unknown = members.unknown();
    return source;
}

void readSymbol(MemberReader& members, oangband::Target& target) {
    const Json* value = members.find("symbol");
    if (value == nullptr) {
        return;
    }
    const std::string symbol = value->is_string() ? value->get<std::string>() : std::string();
    if (symbol.size() == 1 && ' ' <= symbol.front() && symbol.front() <= '~') {
        target.symbol = symbol.front();
    } else {
        members.fault("symbol", described(*value) + " is not 1 character of ASCII");
    }
}

oangband::Target readTarget(const Json& value, const Path& path, FaultList& faults) {
    MemberReader members(value, path, faults);
    oangband::Target target;
    members.read("id", target.id, ids);
    members.read("name", target.name);
    if (members.find("flags") != nullptr) {
        readTexts(members, "flags", mostFlags, target.flags.emplace());
    }
    readSymbol(members, target);
    members.read("level", target.level, rangeOf(bounds::monsterLevel));
    members.read("armour_class", target.armourClass, rangeOf(bounds::armourClass));
    members.read("mana", target.mana, rangeOf(bounds::mana));
    members.read("hp_before", target.hpBefore, rangeOf(bounds::hpBefore));
    members.read("max_hp", target.maxHp, rangeOf(bounds::maxHp));
    members.read("speed_before", target.speedBefore, rangeOf(bounds::speed));
    members.read("stunned_before", target.stunnedBefore, rangeOf(bounds::turns));
    members.read("confused_before", target.confusedBefore, rangeOf(bounds::turns));
    members.read("afraid_before", target.afraidBefore, rangeOf(bounds::turns));
    members.read("in_stasis", target.inStasis);
    members.read("black_breath", target.blackBreath);
    target.unknown = members.unknown();
    return target;
}

oangband::Player readPlayer(const Json& value, const Path& path, FaultList& faults) {
    MemberReader members(value, path, faults);
    oangband::Player player;
    members.read("class", player.playerClass, playerClassWords);
    members.read("level", player.level, rangeOf(bounds::playerLevel));
    members.readEach("specialties", mostFlags, [&](const Json& specialty, const Path& place) {
        for (const auto& [word, member] : specialtyWords) {
            if (specialty == Json(word)) {
                player.*member = true;
                return;
            }
        }
        faults.add(place, described(specialty) +
                              " is none of Beguile, Holy Light; no other specialty matters to "
                              "damage");
    });
    members.read("dungeon_depth", player.dungeonDepth, rangeOf(bounds::dungeonDepth));
    player.unknown = members.unknown();
    return player;
}

oangband::FloorObject readFloorObject(const Json& value, const Path& path, FaultList& faults) {
    MemberReader members(value, path, faults);
    oangband::FloorObject object;
    members.require("name");
    members.read("name", object.name);
    members.read("type", object.type);
    readTexts(members, "ignore", mostFlags, object.ignore);
    members.read("artifact", object.artifact);
    members.read("cursed", object.cursed);
    members.read("locked", object.locked);
    object.unknown = members.unknown();
    return object;
}

void readAttackOnly(MemberReader& members, Attack& attack) {
    members.read("name", attack.name);
    members.read("overlaid", attack.overlaid);
    members.readEach("matrix", mostMatrixMonsters, [&](const Json& value, const Path& place) {
        if (const auto id = wholeNumber(value, ids)) {
            attack.matrix.push_back(*id);
        } else {
            members.faults().add(place,
                                 described(value) + " is no monster's id from " + described(ids));
        }
    });
}

void readRequest(MemberReader& members, oangband::Request& request) {
    if (const Json* game = members.find("game"); game != nullptr && *game != Json(oangbandGame)) {
        members.fault("game", described(*game) + " has no rules of damage; " +
                                  std::string(oangbandGame) + " is allowed");
    }
    readType(members, request);
    readDamage(members, request);
    if (const Json* source = members.find("source")) {
        request.source = readSource(*source, members.at("source"), members.faults());
    }
    if (const Json* monster = members.require("monster")) {
        request.monster = readTarget(*monster, members.at("monster"), members.faults());
    }
    members.read("terrain", request.terrain);
    members.read("adjacent_water_squares", request.adjacentWaterSquares,
                 rangeOf(bounds::waterSquares));
    members.read("distance_from_centre", request.distanceFromCentre, rangeOf(bounds::distance));
    members.read("radius", request.radius, rangeOf(bounds::radius));
    members.read("source_diameter", request.sourceDiameter, rangeOf(bounds::sourceDiameter));
    members.read("affects", request.affects, affectsWords);
    if (const Json* player = members.find("player")) {
        request.player = readPlayer(*player, members.at("player"), members.faults());
    }
    members.readEach(
        "floor_objects", bounds::floorObjects, [&](const Json& object, const Path& place) {
            request.floorObjects.push_back(readFloorObject(object, place, members.faults()));
        });
    members.read("casts", request.casts, rangeOf(bounds::casts));
}

/// Names what the tables do not have.
void checkNames(const oangband::Request& request, const Path& path, const Catalogues& catalogues,
                FaultList& faults) {
    const oangband::Tables& tables = catalogues.oangband();
    if (tables.monsters.monsters().empty()) {
        return;
    }
    for (oangband::RequestFault& fault : oangband::Scene::faultsOf(request, tables)) {
        faults.add(path.pointer() + fault.pointer, std::move(fault.message));
    }
}

void faultUnknown(const UnknownMembers& unknown, const std::string& pointer,
                  std::span<const std::string_view> known, FaultList& faults) {
    for (const auto& [name, json] : unknown) {
        const std::string near = nearNames(known, name);
        faults.add(
            pointer + pointerToken(name),
            "is no member of a damage request" +
                (near.empty() ? "; allowed are " + listed(known) : "; did you mean " + near + "?"));
    }
}

constexpr std::array<std::string_view, 14> requestMembers = {"game",
                                                             "damage_type",
                                                             "damage",
                                                             "source",
                                                             "monster",
                                                             "terrain",
                                                             "adjacent_water_squares",
                                                             "distance_from_centre",
                                                             "radius",
                                                             "source_diameter",
                                                             "affects",
                                                             "player",
                                                             "floor_objects",
                                                             "casts"};
constexpr std::array<std::string_view, 3> sourceMembers = {"kind", "id", "name"};
constexpr std::array<std::string_view, 15> monsterMembers = {"id",
                                                             "name",
                                                             "flags",
                                                             "symbol",
                                                             "level",
                                                             "armour_class",
                                                             "mana",
                                                             "hp_before",
                                                             "max_hp",
                                                             "speed_before",
                                                             "stunned_before",
                                                             "confused_before",
                                                             "afraid_before",
                                                             "in_stasis",
                                                             "black_breath"};
constexpr std::array<std::string_view, 4> playerMembers = {"class", "level", "specialties",
                                                           "dungeon_depth"};
constexpr std::array<std::string_view, 6> objectMembers = {"name",     "type",   "ignore",
                                                           "artifact", "cursed", "locked"};
/// What recorded cases say of themselves.
constexpr std::array<std::string_view, 4> recordMembers = {"case", "trials", "observed", "note"};

}  // namespace

Attack readAttack(const Json& value, const Path& path, const Catalogues& catalogues,
                  FaultList& faults) {
    FaultList own;
    MemberReader members(value, path, own);
    Attack attack;
    readAttackOnly(members, attack);
    readRequest(members, attack);
    attack.unknown = members.unknown();
    if (own.empty()) {
        checkNames(attack, path, catalogues, own);
    }
    for (Fault& fault : own.take()) {
        faults.add(std::move(fault.pointer), std::move(fault.message));
    }
    return attack;
}

std::variant<oangband::Request, std::vector<Fault>> readDamageRequest(
    const Json& value, const Catalogues& catalogues) {
    FaultList faults;
    const Path path;
    Attack attack = readAttack(value, path, catalogues, faults);
    for (const std::string_view record : recordMembers) {
        attack.unknown.erase(std::string(record));
    }
    faultUnknown(attack.unknown, "", requestMembers, faults);
    faultUnknown(attack.source.unknown, "/source", sourceMembers, faults);
    faultUnknown(attack.monster.unknown, "/monster", monsterMembers, faults);
    faultUnknown(attack.player.unknown, "/player", playerMembers, faults);
    for (std::size_t i = 0; i < attack.floorObjects.size(); ++i) {
        faultUnknown(attack.floorObjects[i].unknown, "/floor_objects/" + std::to_string(i),
                     objectMembers, faults);
    }
    if (!faults.empty()) {
        return faults.take();
    }
    return static_cast<oangband::Request>(std::move(attack));
}

}  // namespace polyplan::plan
