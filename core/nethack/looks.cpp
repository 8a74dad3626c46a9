#include "core/nethack/looks.h"

#include <algorithm>
#include <array>
#include <map>
#include <string_view>
#include <utility>

#include "core/nethack/appearance_groups.h"

namespace polyplan::nethack {
namespace {

/// The noun of a class that goes with an appearance, and stands alone where that is not seen.
struct ClassNoun {
    ObjectClass objectClass;
    std::string_view noun;
};
constexpr std::array<ClassNoun, 6> classNouns = {{
    {ObjectClass::Amulet, "amulet"},
    {ObjectClass::Potion, "potion"},
    {ObjectClass::Scroll, "scroll"},
    {ObjectClass::Wand, "wand"},
    {ObjectClass::Ring, "ring"},
    {ObjectClass::Spellbook, "spellbook"},
}};

/// A look with an appearance, as it is printed.
std::string printed(const ObjectType& type, std::string_view appearance) {
    const std::string look(appearance);
    switch (type.objectClass) {
        case ObjectClass::Amulet:
            return type.appearance == "Amulet of Yendor" ? look : look + " amulet";
        case ObjectClass::Scroll:
            return type.magic ? "scroll labeled " + look : look + " scroll";
        case ObjectClass::Gem:
            return look + ' ' + std::string(lookNoun(type));
        case ObjectClass::Spellbook:
            return look + (type.id == "spe_novel" ? " book" : " spellbook");
        case ObjectClass::Armor: {
            const std::string& slot = type.subtype.at("slot");
            return (slot == "boots" || slot == "gloves" ? "pair of " : "") + look;
        }
        default: {
            const std::string_view noun = lookNoun(type);
            return noun.empty() ? look : look + ' ' + std::string(noun);
        }
    }
}

/// Gathers looks by their noun.
class LookList {
  public:
    explicit LookList(const ObjectTable& table) : table_(table) {}

    void add(const std::string& noun, std::string_view appearance, ObjectIndex object) {
        const ObjectClass objectClass = table_[object].objectClass;
        const auto [place, isNew] = places_.try_emplace({objectClass, noun}, looks_.size());
        if (isNew) {
            looks_.push_back({objectClass, std::string(appearance), noun, {}});
        }
        std::vector<ObjectIndex>& types = looks_[place->second].types;
        const auto at = std::lower_bound(types.begin(), types.end(), object);
        if (at == types.end() || *at != object) {
            types.insert(at, object);
        }
    }

    std::vector<Look> take() { return std::move(looks_); }

  private:
    const ObjectTable& table_;
    std::vector<Look> looks_;
    std::map<std::pair<ObjectClass, std::string>, std::size_t> places_;
};

/// objects.c: labels of no type are of paper but for those of wands.
Material materialOfSpare(ObjectClass objectClass, std::string_view label) {
    if (objectClass == ObjectClass::Wand) {
        return label == "forked" ? Material::Wood : Material::Iron;
    }
    return Material::Paper;
}

/// The type whose label a look is in the table; of looks that types share, the commonest of them.
const ObjectType& modelOf(const ObjectTable& table, const Look& look) {
    const ObjectType* model = &table[look.types.front()];
    for (const ObjectIndex index : look.types) {
        const ObjectType& type = table[index];
        const bool hasIt = type.appearance == look.appearance;
        const bool modelHasIt = model->appearance == look.appearance;
        if (hasIt != modelHasIt ? hasIt : type.probability > model->probability) {
            model = &type;
        }
    }
    return *model;
}

}  // namespace

std::string_view lookNoun(const ObjectType& type) {
    if (type.objectClass == ObjectClass::Gem) {
        return type.material == Material::Mineral ? "stone" : "gem";
    }
    const auto* found =
        std::find_if(classNouns.begin(), classNouns.end(),
                     [&type](const ClassNoun& row) { return row.objectClass == type.objectClass; });
    return found == classNouns.end() ? std::string_view() : found->noun;
}

bool tellsType(const ObjectTable& table, ObjectClass objectClass, std::string_view appearance) {
    return !appearance.empty() &&
           std::ranges::count(table.ofClass(objectClass), appearance, &ObjectType::appearance) <= 1;
}

std::vector<Look> looksOf(const ObjectTable& table, Game game) {
    LookList looks(table);
    std::vector<bool> isShuffled(table.objects().size(), false);
    for (const AppearanceGroup& group : appearanceGroups(table, game)) {
        std::vector<std::string_view> labels = group.spareLabels;
        for (const ObjectIndex object : group.types) {
            isShuffled[object] = true;
            labels.push_back(table[object].appearance);
        }
        for (const std::string_view label : labels) {
            const std::string noun = printed(table[group.types.front()], label);
            for (const ObjectIndex object : group.types) {
                looks.add(noun, label, object);
            }
        }
    }
    for (ObjectIndex index = 0; index < table.objects().size(); ++index) {
        const ObjectType& type = table[index];
        if (!type.appearance.empty() && !isShuffled[index]) {
            looks.add(printed(type, type.appearance), type.appearance, index);
        }
        const bool isGem = type.objectClass == ObjectClass::Gem;
        if (const std::string_view noun = lookNoun(type);
            !noun.empty() && (!isGem || !type.appearance.empty())) {
            looks.add(std::string(noun), "", index);
        }
    }
    for (const RecoloredGem& recolored : recoloredGems()) {
        const ObjectIndex gem = table.byId(recolored.id);
        looks.add(printed(table[gem], recolored.color), recolored.color, gem);
    }
    return looks.take();
}

void addLooks(ObjectTable& table, Game game) {
    for (Look& look : looksOf(table, game)) {
        if (look.types.size() < 2 || table.findLook(look.objectClass, look.appearance)) {
            continue;
        }
        const ObjectType& model = modelOf(table, look);
        const auto any = [&](bool ObjectType::*flag) {
            return std::ranges::any_of(look.types,
                                       [&](ObjectIndex type) { return table[type].*flag; });
        };
        const bool isSpare = model.appearance != look.appearance && !look.appearance.empty() &&
                             look.objectClass != ObjectClass::Gem;
        ObjectType row{.id = "look " + look.noun,
                       .shortName = look.noun,
                       .name = look.noun,
                       .appearance = look.appearance,
                       .objectClass = look.objectClass,
                       .symbol = model.symbol,
                       .color = isSpare || look.appearance.empty() ? GlyphColor::Gray : model.color,
                       .probability = 0,
                       .weight = model.weight,
                       .baseCost = 0,
                       .material = model.material,
                       .magic = model.magic,
                       .stacks = any(&ObjectType::stacks),
                       .charged = any(&ObjectType::charged),
                       .unique = false,
                       .noWish = true,
                       .subtype = model.subtype,
                       .mayBe = std::move(look.types)};
        if (isSpare) {
            row.material = materialOfSpare(look.objectClass, look.appearance);
        }
        table.addLook(std::move(row));
    }
}

}  // namespace polyplan::nethack
