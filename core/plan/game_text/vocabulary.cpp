#include "core/plan/game_text/vocabulary.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/catalogue/plural.h"
#include "core/nethack/looks.h"
#include "core/plan/game_text/letters.h"
#include "core/plan/game_text/water_names.h"

namespace polyplan::plan::game_text {
namespace {

/// objnam.c Japanese_items[]: what a Samurai calls things.
struct JapaneseName {
    std::string_view id;
    std::string_view name;
};
constexpr std::array<JapaneseName, 12> japaneseNames = {{
    {"short_sword", "wakizashi"},
    {"broadsword", "ninja-to"},
    {"flail", "nunchaku"},
    {"glaive", "naginata"},
    {"lock_pick", "osaku"},
    {"wooden_harp", "koto"},
    {"knife", "shito"},
    {"plate_mail", "tanko"},
    {"helmet", "kabuto"},
    {"leather_gloves", "pair of yugake"},
    {"food_ration", "gunyoki"},
    {"pot_booze", "potion of sake"},
}};

/// Other nouns for objects that a table names differently.
struct NounAlias {
    std::string_view id;
    std::string_view noun;
    std::string_view remark;
};
constexpr std::array<NounAlias, 4> nounAliases = {{
    {"heavy_iron_ball", "very heavy iron ball", "very heavy"},
    {"rin_mood", "mood ring", ""},
    {"spe_novel", "book", ""},
    {"slime_mold", "slime mould", ""},
}};

constexpr std::array<std::string_view, 2> measures = {"pair of ", "set of "};

/// What armour is "called" by, for each slot of the table; from 3.7 on by the names of do_wear.c
/// armor_simple_name().
struct ArmorNoun {
    std::string_view slot;
    std::string_view noun;
    std::optional<bool> metallic{};  ///< which of the slot, if not all
};
constexpr std::array<ArmorNoun, 16> armorNouns = {{
    {"boots", "pair of boots"},
    {"boots", "pair of shoes"},
    {"gloves", "pair of gloves"},
    {"gloves", "pair of gauntlets"},
    {"cloak", "cloak"},
    {"helmet", "helmet"},
    {"helmet", "helm", true},
    {"helmet", "hat", false},
    {"shield", "shield"},
    {"shield", "silver shield"},
    {"shield", "smooth shield"},
    {"suit", "armor"},
    {"suit", "suit"},
    {"suit", "mail"},
    {"shirt", "armor"},
    {"shirt", "shirt"},
}};

/// objclass.h is_metallic()
bool isMetallic(Material material) {
    return Material::Iron <= material && material <= Material::Mithril;
}

void insertChoice(std::vector<ObjectIndex>& choices, ObjectIndex object) {
    const auto place = std::lower_bound(choices.begin(), choices.end(), object);
    if (place == choices.end() || *place != object) {
        choices.insert(place, object);
    }
}

}  // namespace

Vocabulary::Vocabulary(const ObjectTable& table, nethack::Game game,
                       std::span<const std::string> fruits)
    : table_(table), game_(game), artifacts_(nethack::artifactsOf(game, table)) {
    addNames();
    for (const std::string& fruit : fruits) {
        addName(fruit, {.choices = {byId("slime_mold")}, .isName = true, .remark = fruit});
    }
    addArtifacts();
    addAppearances();
    addCalled();
    for (const Nouns* nouns : {&nouns_, &called_}) {
        for (const auto& [noun, meaning] : *nouns) {
            longestNoun_ = std::max(longestNoun_, noun.size());
        }
    }
}

/// The noun itself, many of it, and both without "pair of": people leave that out.
void Vocabulary::put(Nouns& nouns, std::string_view noun, const Meaning& meaning) {
    const auto putOne = [&](std::string_view one) {
        for (const std::string& form : {lowered(one), lowered(pluralOf(one))}) {
            const auto [place, isNew] = nouns.try_emplace(form, meaning);
            if (isNew) {
                continue;
            }
            Meaning& known = place->second;
            for (const ObjectIndex object : meaning.choices) {
                insertChoice(known.choices, object);
            }
            known.isName = known.isName && meaning.isName && known.choices.size() == 1;
            if (known.appearance.empty()) {
                known.appearance = meaning.appearance;
            }
        }
    };
    putOne(noun);
    for (const std::string_view measure : measures) {
        if (noun.starts_with(measure)) {
            putOne(noun.substr(measure.size()));
        }
    }
}

void Vocabulary::addName(std::string_view noun, const Meaning& meaning) {
    put(nouns_, noun, meaning);
}

void Vocabulary::addNames() {
    for (ObjectIndex index = 0; index < table_.objects().size(); ++index) {
        const ObjectType& type = table_[index];
        addName(type.name, {.choices = {index}, .isName = true});
        if (type.objectClass == ObjectClass::Gem && type.shortName != type.name) {
            addName(type.shortName, {.choices = {index}, .isName = true});
        }
    }
    for (const auto& [id, name] : japaneseNames) {
        addName(name, {.choices = {byId(id)}, .isName = true});
    }
    for (const auto& [id, noun, remark] : nounAliases) {
        if (const auto object = table_.find(id)) {
            addName(noun, {.choices = {*object}, .isName = true, .remark = std::string(remark)});
        }
    }
    for (const WaterName& water : waterNames) {
        addName(water.noun, {.choices = {byId(waterId)}, .isName = true, .buc = water.buc});
    }
}

void Vocabulary::addArtifacts() {
    for (const nethack::Artifact& artifact : artifacts_) {
        addName(
            nethack::withoutArticle(artifact.name),
            {.choices = {artifact.object}, .isName = true, .artifact = std::string(artifact.name)});
    }
}

void Vocabulary::addAppearances() {
    for (const nethack::Look& look : nethack::looksOf(table_, game_)) {
        put(nouns_, look.noun, {.choices = look.types, .appearance = look.appearance});
    }
}

/// A type that looks like nothing but itself can't be called.
void Vocabulary::addCalled() {
    for (ObjectIndex index = 0; index < table_.objects().size(); ++index) {
        const ObjectType& type = table_[index];
        if (type.appearance.empty()) {
            continue;
        }
        const Meaning meaning{.choices = {index}};
        if (const std::string_view noun = nethack::lookNoun(type); !noun.empty()) {
            put(called_, type.id == "spe_novel" ? "novel" : noun, meaning);
        } else if (type.objectClass == ObjectClass::Armor) {
            const std::string& slot = type.subtype.at("slot");
            for (const ArmorNoun& row : armorNouns) {
                if (row.slot == slot &&
                    row.metallic.value_or(isMetallic(type.material)) == isMetallic(type.material)) {
                    put(called_, row.noun, meaning);
                }
            }
        }
    }
}

const Meaning* Vocabulary::find(std::string_view noun) const {
    if (noun.size() > longestNoun_) {
        return nullptr;
    }
    const auto found = nouns_.find(lowered(noun));
    return found == nouns_.end() ? nullptr : &found->second;
}

const Meaning* Vocabulary::findCalled(std::string_view noun) const {
    if (noun.size() > longestNoun_) {
        return nullptr;
    }
    const auto found = called_.find(lowered(noun));
    return found == called_.end() ? find(noun) : &found->second;
}

}  // namespace polyplan::plan::game_text
