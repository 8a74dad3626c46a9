#include "core/plan/game_text/monster_noun.h"

#include <algorithm>
#include <array>

#include "core/catalogue/trimmed.h"
#include "core/nethack/polypile/corpse_monsters.h"
#include "core/plan/game_text/letters.h"
#include "core/plan/game_text/phrase_words.h"
#include "core/plan/limits.h"

namespace polyplan::plan::game_text {
namespace {

struct MonsterEnding {
    std::string_view words;
    std::string_view object;
};
constexpr std::array<MonsterEnding, 4> endingsWithMonster = {
    {{" corpse", "corpse"}, {" corpses", "corpse"}, {" egg", "egg"}, {" eggs", "egg"}}};

constexpr std::array<MonsterEnding, 6> startsWithMonster = {{{"tin of ", "tin"},
                                                             {"tins of ", "tin"},
                                                             {"statue of ", "statue"},
                                                             {"statues of ", "statue"},
                                                             {"figurine of ", "figurine"},
                                                             {"figurines of ", "figurine"}}};

constexpr std::array<std::string_view, 3> monsterArticles = {"a ", "an ", "the "};

bool canNameMonster(std::string_view words) {
    return !words.empty() && words.size() <= limits::nameCharacters && words.front() != ' ' &&
           std::all_of(words.begin(), words.end(),
                       [](char c) { return isLetter(c) || c == ' ' || c == '-' || c == '\''; });
}

std::optional<MonsterNoun> ofMonster(MonsterNoun noun, std::string_view monster) {
    if (!canNameMonster(monster)) {
        return std::nullopt;
    }
    noun.monster = nethack::polypile::spelledMonster(monster);
    return noun;
}

/// Parts "Medusa's cursed" and "Croesus'" after the name.
void takePossessive(std::string_view& monster, std::string_view& adjectives) {
    for (const std::string_view ending : {"'s ", "s' "}) {
        if (const std::size_t at = monster.find(ending); at != std::string_view::npos) {
            adjectives = trimmed(monster.substr(at + ending.size()));
            monster = monster.substr(0, at + (ending == "s' " ? 1 : 0));
            return;
        }
    }
    if (monster.ends_with("'s")) {
        monster.remove_suffix(2);
    } else if (monster.ends_with("s'")) {
        monster.remove_suffix(1);
    }
}

std::optional<MonsterNoun> readTin(std::string_view meat) {
    MonsterNoun tin{.object = "tin"};
    for (const std::string_view word : tinWords) {
        if (startsWithLetters(meat, word) && meat.size() > word.size() &&
            meat[word.size()] == ' ') {
            tin.remark = word;
            meat = trimmed(meat.substr(word.size()));
            break;
        }
    }
    constexpr std::string_view ending = " meat";
    return ofMonster(tin,
                     meat.ends_with(ending) ? meat.substr(0, meat.size() - ending.size()) : meat);
}

}  // namespace

std::optional<MonsterNoun> monsterNoun(std::string_view noun) {
    MonsterNoun result;
    for (const auto& [words, object] : endingsWithMonster) {
        if (noun.size() > words.size() &&
            sameLetters(noun.substr(noun.size() - words.size()), words)) {
            std::string_view monster = noun.substr(0, noun.size() - words.size());
            result.object = object;
            takePossessive(monster, result.adjectives);
            return ofMonster(result, monster);
        }
    }
    for (const auto& [words, object] : startsWithMonster) {
        if (!take(noun, words)) {
            continue;
        }
        if (object == "tin") {
            return readTin(noun);
        }
        for (const std::string_view article : monsterArticles) {
            if (take(noun, article)) {
                break;
            }
        }
        result.object = object;
        return ofMonster(result, noun);
    }
    return std::nullopt;
}

}  // namespace polyplan::plan::game_text
