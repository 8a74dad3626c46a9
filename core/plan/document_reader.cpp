#include "core/plan/document_reader.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

#include "core/plan/appearance_reader.h"
#include "core/plan/format.h"
#include "core/plan/members.h"
#include "core/plan/words.h"

namespace polyplan::plan {
namespace {

using nethack::Game;
using nethack::polypile::Source;

Range distancesOf(Source source) {
    return source == Source::SelfSquare ? Range{0, 0} : limits::distance;
}

auto gameWords() {
    std::array<std::pair<std::string_view, std::optional<Game>>, nethack::allGames.size()> words;
    std::transform(nethack::allGames.begin(), nethack::allGames.end(), words.begin(),
                   [](Game game) { return std::pair(id(game), std::optional(game)); });
    return words;
}

std::string withoutObjects(Game game) {
    return "the objects of " + std::string(title(game)) + " are not known; nothing is allowed here";
}

/// Ids of the games whose objects are known.
std::string gamesWithObjects() {
    std::vector<std::string_view> ids;
    for (const Game game : nethack::allGames) {
        if (objectTableName(game)) {
            ids.push_back(id(game));
        }
    }
    return listed(ids);
}

}  // namespace

Document DocumentReader::read(const Json& root) {
    const Path path;
    MemberReader members(root, path, faults_);
    Document document;
    readFormat(members, formatName);
    if (!readVersion(members)) {
        return document;
    }
    readGame(members, document);
    members.read("title", document.title);
    if (const Json* hero = members.find("hero")) {
        document.hero = readHero(*hero, members.at("hero"));
    }
    members.read("ledger_level", document.ledgerLevel, limits::ledgerLevel);
    if (const Json* appearances = members.find("appearance_materials")) {
        const Path place = members.at("appearance_materials");
        if (objects_.table() != nullptr) {
            document.appearanceMaterials = readAppearances(*appearances, place, objects_, faults_);
        } else if (knowsNoObjects_ && !appearances->empty()) {
            faults_.add(place, withoutObjects(document.game));
        }
    }
    readStacks(members, "inventory", limits::stacksOfDocument, document.inventory);

    if (const Json* strategies = members.require("strategies");
        strategies != nullptr && strategies->is_array() && strategies->empty()) {
        members.fault("strategies", "is empty; 1 to " + std::to_string(limits::strategies) +
                                        " strategies are allowed");
    }
    std::set<std::string> names;
    members.readEach("strategies", limits::strategies, [&](const Json& value, const Path& place) {
        const Strategy& strategy = document.strategies.emplace_back(readStrategy(value, place));
        if (!strategy.name.empty() && !names.insert(strategy.name).second) {
            faults_.add(Path(place, "name"), inQuotes(strategy.name) +
                                                 " is the name of an earlier strategy; names "
                                                 "must differ");
        }
    });
    if (stackCount_ > limits::stacksOfDocument) {
        faults_.add(path, std::to_string(stackCount_) +
                              " stacks in the document are more than the " +
                              std::to_string(limits::stacksOfDocument) + " that are allowed");
    }
    document.unknown = members.unknown();
    return document;
}

std::vector<Stack> DocumentReader::readClipping(const Json& root, Game game) {
    const Path path;
    MemberReader members(root, path, faults_);
    std::vector<Stack> stacks;
    setGame(game);
    readFormat(members, stacksFormatName);
    if (readVersion(members)) {
        members.require("stacks");
        readStacks(members, "stacks", limits::stacksOfDocument, stacks);
    }
    return stacks;
}

void DocumentReader::readFormat(MemberReader& members, std::string_view name) {
    const Json* format = members.require("format");
    if (format != nullptr && *format != Json(name)) {
        members.fault("format", described(*format) + " is not " + inQuotes(name));
    }
}

bool DocumentReader::readVersion(MemberReader& members) {
    const Json* version = members.require("version");
    if (version == nullptr || *version == formatVersion) {
        return true;
    }
    const bool later = version->is_number() && *version > formatVersion;
    members.fault("version", described(*version) +
                                 (later ? " is a later version than this program reads; allowed is "
                                        : " is not ") +
                                 std::to_string(formatVersion));
    return !later;
}

void DocumentReader::setGame(Game game) {
    objects_ = ObjectReader(game, catalogues_.objects(game));
    knowsNoObjects_ = objects_.table() == nullptr;
}

void DocumentReader::readGame(MemberReader& members, Document& document) {
    if (members.require("game") == nullptr) {
        return;
    }
    std::optional<Game> game;
    members.read("game", game, gameWords());
    if (game) {
        document.game = *game;
        setGame(*game);
    }
}

Hero DocumentReader::readHero(const Json& value, const Path& path) {
    MemberReader members(value, path, faults_);
    Hero hero;
    members.read("luck", hero.luck, limits::luck);
    members.read("level", hero.level, limits::heroLevel);
    members.read("dexterity", hero.dexterity, limits::dexterity);
    members.read("armor_class", hero.armorClass, limits::armorClass);
    members.readEach("conditions", unlimited, [&](const Json& condition, const Path& place) {
        if (auto text = readText(condition, place, limits::nameCharacters, faults_)) {
            hero.conditions.push_back(std::move(*text));
        }
    });
    hero.unknown = members.unknown();
    return hero;
}

Strategy DocumentReader::readStrategy(const Json& value, const Path& path) {
    MemberReader members(value, path, faults_);
    Strategy strategy;
    members.require("name");
    members.read("name", strategy.name);
    members.read("notes", strategy.notes, limits::noteCharacters);
    if (const Json* polypile = members.find("polypile")) {
        strategy.polypile = readPolypile(*polypile, members.at("polypile"));
    }
    TableSet tables = tablesOf(catalogues_);
    if (const Json* engraving = members.find("engraving")) {
        const Path place = members.at("engraving");
        const nethack::Game game = objects_.game();
        tables.add(game);
        readMembers(*engraving, strategy.engraving.emplace(), Place(faults_, tables, {}, place));
    }
    members.readEach("damage", limits::attacks, [&](const Json& attack, const Path& place) {
        readMembers(attack, strategy.damage.emplace_back(), Place(faults_, tables, {}, place));
    });
    for (const std::string_view calculator : calculatorMembers) {
        members.checkObject(calculator);
    }
    strategy.unknown = members.unknown();
    return strategy;
}

std::optional<Polypile> DocumentReader::readPolypile(const Json& value, const Path& path) {
    if (knowsNoObjects_) {
        faults_.add(path, std::string(title(objects_.game())) +
                              " has no polypile rules; a polypile is allowed with " +
                              gamesWithObjects());
        return std::nullopt;
    }
    MemberReader members(value, path, faults_);
    Polypile polypile;
    members.require("source");
    members.read("source", polypile.source, sourceWords);
    members.read("zaps", polypile.zaps, limits::zaps);
    members.read("collect_goals_between_zaps", polypile.collectGoalsBetweenZaps);
    members.readEach("goals", limits::goals, [&](const Json& goal, const Path& place) {
        polypile.goals.push_back(readGoal(goal, place));
    });
    const Json* line = members.require("line");
    members.readEach("line", limits::piles, [&](const Json& pile, const Path& place) {
        polypile.line.push_back(readPile(pile, place, polypile.source));
    });
    if (line != nullptr && line->is_array()) {
        checkPlaces(*line, members.at("line"), polypile.source);
    }
    std::stable_sort(polypile.line.begin(), polypile.line.end(),
                     [](const Pile& a, const Pile& b) { return a.distance < b.distance; });
    polypile.unknown = members.unknown();
    return polypile;
}

Goal DocumentReader::readGoal(const Json& value, const Path& path) {
    MemberReader members(value, path, faults_);
    Goal goal;
    if (const Json* object = members.require("object"); object != nullptr) {
        goal.object =
            objects_.readName(*object, members.at("object"), faults_).value_or(ObjectIndex{});
    }
    members.read("at_least", goal.atLeast, limits::atLeast);
    goal.unknown = members.unknown();
    return goal;
}

Pile DocumentReader::readPile(const Json& value, const Path& path, Source source) {
    MemberReader members(value, path, faults_);
    Pile pile;
    members.require("distance");
    members.read("distance", pile.distance, distancesOf(source));
    members.read("label", pile.label);
    TableSet tables = tablesOf(catalogues_);
    if (const Json* engraving = members.find("engraving")) {
        pile.engraving = readLabel(*engraving, members.at("engraving"));
    }
    members.require("stacks");
    readStacks(members, "stacks", limits::stacksOfPile, pile.stacks);
    pile.unknown = members.unknown();
    return pile;
}

Label DocumentReader::readLabel(const Json& value, const Path& path) {
    Label label;
    if (value.is_string()) {
        label.text = readText(value, path, limits::noteCharacters, faults_).value_or("");
        return label;
    }
    if (!value.is_object()) {
        faults_.add(path, described(value) + " is neither a text nor an object");
        return label;
    }
    MemberReader members(value, path, faults_);
    members.read("text", label.text, limits::noteCharacters);
    members.read("type", label.type);
    members.read("stylus", label.stylus);
    if (const Json* conditions = members.find("conditions")) {
        ruleFor(Of<std::set<nethack::engraving::Condition>>(), nethack::engraving::conditionWords)
            .read(*conditions, label.conditions, Place(faults_, {}, {}, members.at("conditions")));
    }
    label.unknown = members.unknown();
    return label;
}

void DocumentReader::readStacks(MemberReader& members, std::string_view name, std::size_t most,
                                std::vector<Stack>& stacks) {
    const Json* list = members.find(name);
    if (list == nullptr) {
        return;
    }
    if (knowsNoObjects_ && !list->empty()) {
        members.fault(name, withoutObjects(objects_.game()));
        return;
    }
    stackCount_ += list->is_array() ? list->size() : 0;
    members.readEach(name, most, [&](const Json& stack, const Path& place) {
        stacks.push_back(objects_.readStack(stack, place, faults_));
    });
}

void DocumentReader::checkPlaces(const Json& line, const Path& path, Source source) {
    if (source == Source::SelfSquare && line.size() > 1) {
        faults_.add(path, std::to_string(line.size()) +
                              " piles are not allowed with the source self-square: one is, at "
                              "distance 0");
    }
    std::map<int, std::size_t> taken;
    for (std::size_t i = 0; i < std::min(line.size(), limits::piles); ++i) {
        if (!line[i].is_object() || !line[i].contains("distance")) {
            continue;
        }
        const std::optional<int> distance = wholeNumber(line[i]["distance"], distancesOf(source));
        if (!distance) {
            continue;
        }
        const auto [earlier, isNew] = taken.emplace(*distance, i);
        if (!isNew) {
            const Path pile(path, i);
            faults_.add(Path(pile, "distance"), std::to_string(*distance) +
                                                    " is the square of pile " +
                                                    std::to_string(earlier->second) +
                                                    " already; one pile on a square is allowed");
        }
    }
}

}  // namespace polyplan::plan
