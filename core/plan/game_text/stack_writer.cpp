#include "core/plan/game_text/stack_writer.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "core/catalogue/plural.h"
#include "core/nethack/artifacts.h"
#include "core/nethack/polypile/corpse_monsters.h"
#include "core/nethack/words.h"
#include "core/plan/game_text/letters.h"
#include "core/plan/game_text/phrase_words.h"
#include "core/plan/game_text/water_names.h"

namespace polyplan::plan::game_text {
namespace {

struct Wear {
    Material material;
    std::string_view eroded;
    std::string_view proof;
};

/// objnam.c add_erosion_words(), by the first kind of damage that a material takes (mkobj.c).
constexpr std::array<Wear, 12> wears = {{
    {Material::Iron, "rusty", "rustproof"},
    {Material::Copper, "corroded", "corrodeproof"},
    {Material::Wax, "burnt", "fireproof"},
    {Material::Veggy, "burnt", "fireproof"},
    {Material::Flesh, "burnt", "fireproof"},
    {Material::Paper, "burnt", "fireproof"},
    {Material::Cloth, "burnt", "fireproof"},
    {Material::Leather, "burnt", "fireproof"},
    {Material::Wood, "burnt", "fireproof"},
    {Material::Plastic, "burnt", "fireproof"},
    {Material::Bone, "rotted", "fireproof"},
    {Material::Glass, "cracked", "tempered"},
}};
constexpr Wear otherWear = {Material::None, "eroded", "erodeproof"};

const Wear& wearOf(Material material) {
    const auto* found = std::find_if(wears.begin(), wears.end(), [material](const Wear& wear) {
        return wear.material == material;
    });
    return found == wears.end() ? otherWear : *found;
}

/// objnam.c just_an(): vowels that are spoken as consonants.
constexpr std::array<std::string_view, 6> takeA = {"uranium", "unicorn", "eu",
                                                   "one-",    "useful",  "uke"};

std::string_view articleFor(std::string_view words) {
    const bool startsWithVowel = !words.empty() && std::string_view("aeiou").find(
                                                       lowered(words.front())) != std::string::npos;
    const bool isException =
        std::any_of(takeA.begin(), takeA.end(),
                    [words](std::string_view start) { return startsWithLetters(words, start); });
    return startsWithVowel && !isException ? "an " : "a ";
}

/// A monster's name in the object's: "lichen corpse", "statue of an orc".
std::string withMonster(const std::string& object, std::string_view id,
                        const std::string& monster) {
    if (id == "corpse" || id == "egg") {
        return monster + ' ' + object;
    }
    if (id == "tin") {
        return object + " of " + monster + (monster == "spinach" ? "" : " meat");
    }
    if (id == "statue" || id == "figurine") {
        return object + " of " + std::string(articleFor(monster)) + monster;
    }
    return object;
}

std::string withSign(int number) {
    return (number < 0 ? "" : "+") + std::to_string(number);
}

std::string chargesText(const nethack::Stack& stack, const ObjectType& type) {
    return nethack::polypile::hasCharges(type) || stack.charges != 0 || stack.recharged != 0
               ? '(' + std::to_string(stack.recharged) + ':' + std::to_string(stack.charges) + ')'
               : "";
}

/// @param charges what is said of them; may be empty
std::string textOf(const nethack::Stack& stack, const ObjectTable& table,
                   std::string_view charges) {
    const ObjectType& type = table[stack.object];
    std::string text;
    const auto add = [&text](std::string_view word) {
        if (!word.empty()) {
            text.append(text.empty() ? "" : " ").append(word);
        }
    };
    add(stack.hazyRemembering ? "hazy" : "");
    const bool isCursable = nethack::polypile::hasBuc(type) || stack.buc != nethack::Buc::Uncursed;
    if (isCursable && !isHolyOrUnholyWater(stack, type)) {
        add(polyplan::wordFor(nethack::bucWords, stack.buc));
    }
    add(stack.poisoned ? "poisoned" : "");
    add(erosionText(stack.erosion, type.material));
    add(stack.erodeproof ? erodeproofText(type) : "");
    if (nethack::polypile::hasEnchantment(type) || stack.enchantment != 0) {
        add(withSign(stack.enchantment));
    }
    add(stack.eaten > 0 ? "partly eaten" : "");
    // An artifact's name stands for the object, unless it is given as the name of one.
    const bool isNamedAfterItself = !stack.artifact.empty() && stack.name == stack.artifact;
    const bool standsForObject = !stack.artifact.empty() && !isNamedAfterItself;
    const std::string noun = nounText(stack, type);
    add(standsForObject      ? std::string(nethack::withoutArticle(stack.artifact))
        : stack.quantity > 1 ? pluralOf(noun)
                             : noun);
    if (!stack.called.empty()) {
        add("called");
        add(stack.called);
    }
    if (!stack.name.empty()) {
        add("named");
        add(stack.name);
    }
    add(charges);
    if (stack.timesRead != 0) {
        add(stack.timesRead == 1 ? "(read once)"
                                 : "(read " + std::to_string(stack.timesRead) + " times)");
    }
    add(stack.degraded ? "(degraded)" : "");
    add(stack.laidByHero ? "(laid by you)" : "");
    if (stack.hazyRemembering) {
        add("(remembers " + table[*stack.hazyRemembering].name + ')');
    }
    if (stack.eaten > 0) {
        add('(' + std::to_string(stack.eaten) + " eaten)");
    }
    if (stack.quantity > 1) {
        return std::to_string(stack.quantity) + ' ' + text;
    }
    // objnam.c the_unique_obj()
    const bool isTheOne = standsForObject || type.unique;
    return (isTheOne ? "the " : std::string(articleFor(text))) + text;
}

}  // namespace

std::string nounText(const nethack::Stack& stack, const ObjectType& type) {
    for (const WaterName& water : waterNames) {
        if (type.id == waterId && stack.buc == water.buc) {
            return std::string(water.noun);
        }
    }
    const std::string monster = nethack::polypile::spelledMonster(stack.corpse);
    return monster.empty() ? type.name : withMonster(type.name, type.id, monster);
}

bool isHolyOrUnholyWater(const nethack::Stack& stack, const ObjectType& type) {
    return type.id == waterId && stack.buc != nethack::Buc::Uncursed;
}

std::string erosionText(int erosion, Material material) {
    const auto* degree =
        std::find_if(erosionDegrees.begin(), erosionDegrees.end(),
                     [erosion](const ErosionDegree& row) { return row.degree == erosion; });
    return degree == erosionDegrees.end()
               ? std::string()
               : std::string(degree->word).append(wearOf(material).eroded);
}

std::string_view erodeproofText(const ObjectType& type) {
    return type.id == "crysknife" ? "fixed" : wearOf(type.material).proof;
}

std::string stackText(const nethack::Stack& stack, const ObjectTable& table) {
    return textOf(stack, table, chargesText(stack, table[stack.object]));
}

std::string knownText(const Stack& stack, const ObjectTable& table) {
    return stack.chargesAssumed ? textOf(stack, table, "") : stackText(stack, table);
}

}  // namespace polyplan::plan::game_text
