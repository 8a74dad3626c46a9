#include "core/oangband/members.h"

#include <algorithm>

#include "core/catalogue/letter_case.h"
#include "core/catalogue/near_names.h"
#include "core/json/json_tree.h"

namespace polyplan::oangband {
namespace {

/// Whether the text is a number as a number is written.
bool isPlainNumber(const std::string& text) {
    constexpr std::size_t mostDigits = 7;
    return !text.empty() && text.size() <= mostDigits &&
           std::all_of(text.begin(), text.end(), [](char c) { return '0' <= c && c <= '9'; }) &&
           (text.size() == 1 || text.front() != '0');
}

bool isPrintable(char c) {
    return ' ' <= c && c <= '~';
}

/// Classes that can learn a specialty: "Priest, Paladin".
std::string classesWith(bool Player::*specialty) {
    std::vector<std::string_view> classes;
    for (const auto& [word, playerClass] : playerClassWords) {
        if (canLearn(playerClass, specialty)) {
            classes.push_back(word);
        }
    }
    return listed(classes);
}

void addUnlearnable(const Player& player, std::vector<Fault>& idle) {
    for (const auto& [word, specialty] : specialtyWords) {
        if (player.*specialty && !canLearn(player.playerClass, specialty)) {
            idle.push_back({"/player/specialties",
                            inQuotes(word) + " counts, though the class " +
                                std::string(wordFor(playerClassWords, player.playerClass)) +
                                " can't learn it; it is for " + classesWith(specialty)});
        }
    }
}

}  // namespace

void DamageTypeName::read(const Json& json, DamageType& value, const Place& place) const {
    std::string text;
    Text{}.read(json, text, place);
    if (!place.isSound()) {
        return;
    }
    if (const auto type = damageTypeFromName(text)) {
        value = *type;
        return;
    }
    std::vector<std::string_view> names;
    for (const DamageType type : allDamageTypes()) {
        names.push_back(name(type));
    }
    std::string_view wanted = text;
    if (constexpr std::string_view prefix = "GF_"; wanted.starts_with(prefix)) {
        wanted.remove_prefix(prefix.size());
    }
    const std::string near = nearNames(names, wanted);
    place.fault(inQuotes(text) + " is no damage type of Oangband 1.1.0" +
                (near.empty() ? "; allowed are " + listed(names) : "; did you mean " + near + "?"));
}

void DamageText::read(const Json& json, std::string& value, const Place& place) const {
    if (json.is_string()) {
        Text{most}.read(json, value, place);
    } else if (const auto number = wholeNumber(json, range)) {
        value = std::to_string(*number);
    } else {
        place.fault(described(json) + " is neither a whole number from " + described(range) +
                    " nor dice such as \"12d8+20\"");
    }
}

void DamageText::write(JsonWriter& json, const std::string& value,
                       const TableSet& /*unused*/) const {
    if (isPlainNumber(value)) {
        json.scalar(value);
    } else {
        json.value(value);
    }
}

void Symbol::read(const Json& json, char& value, const Place& place) const {
    const std::string symbol = json.is_string() ? json.get<std::string>() : std::string();
    if (symbol.size() == 1 && isPrintable(symbol.front())) {
        value = symbol.front();
    } else {
        place.fault(described(json) + " is not 1 character of ASCII");
    }
}

void Symbol::check(char value, const Place& place) const {
    if (!isPrintable(value)) {
        place.fault(inQuotes(std::string(1, value)) + " is not 1 character of ASCII");
    }
}

std::string faultOfGame(const Json& found) {
    return described(found) + " has no rules of damage; " + std::string(gameId) + " is allowed";
}

std::vector<Fault> idleMembers(const Request& request, const MonsterTable& monsters) {
    constexpr const char* why =
        "has no effect, as a player makes the projection; the kind monster goes with it";
    std::vector<Fault> idle;
    if (request.source.kind == SourceKind::Player) {
        if (request.source.id) {
            idle.push_back({"/source/id", why});
        }
        if (!request.source.name.empty()) {
            idle.push_back({"/source/name", why});
        }
    }
    const Target& target = request.monster;
    const Monster* struck = target.id ? monsters.byId(*target.id) : nullptr;
    if (struck != nullptr && !target.name.empty() && !equalWords(struck->name, target.name)) {
        idle.push_back(
            {"/monster/name", "has no effect, as the id decides: " + std::to_string(*target.id) +
                                  " is " + inQuotes(struck->name)});
    }
    const std::vector<const Monster*> named = monsters.named(target.name);
    if (struck == nullptr && named.size() == 1) {
        struck = named.front();
    }
    if (struck != nullptr && !target.maxHp && target.hpBefore > struck->usualHp()) {
        const std::string hp = std::to_string(*target.hpBefore);
        idle.push_back({"/monster/hp_before",
                        "is more than the " + std::to_string(struck->usualHp()) + " that " +
                            inQuotes(struck->name) + " has unhurt, so it is taken to have " + hp +
                            " of " + hp + "; max_hp says what it has unhurt"});
    }
    addUnlearnable(request.player, idle);
    if (request.affects == Affects::Bolt && request.distanceFromCentre > 0) {
        idle.push_back({"/distance_from_centre",
                        "lowers the damage as that of a ball, though a bolt strikes with all of it "
                        "at any distance (spells1.c project())"});
    }
    return idle;
}

void checkAgainstTables(const Request& request, const Place& place) {
    const auto* tables = place.tables().find<oangband::Tables>();
    if (tables == nullptr || tables->monsters.monsters().empty() || !place.isSound()) {
        return;
    }
    for (RequestFault& fault : Scene::faultsOf(request, *tables)) {
        place.fault(fault.pointer, std::move(fault.message));
    }
}

}  // namespace polyplan::oangband
