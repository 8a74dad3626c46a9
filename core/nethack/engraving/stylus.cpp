#include "core/nethack/engraving/stylus.h"

#include <algorithm>
#include <array>

#include "core/catalogue/letter_case.h"
#include "core/nethack/engraving/rules.h"

namespace polyplan::nethack::engraving {
namespace {

constexpr std::string_view ringSuffix = " ring";
constexpr int wrestDie = 121;  ///< an empty wand gives one more charge 1 time in so many: zap.c
                               ///< zappable()
constexpr int lettersOfArtist = 20;  ///< SLASH'EM Extended, as of August 2026

/// Weapons with a skill from dagger to saber (objects.c; obj.h is_blade() asks for the damage, and
/// is not what counts here). The last row: SLASH'EM's own.
constexpr std::array<std::string_view, 33> blades = {"dagger",
                                                     "elven_dagger",
                                                     "orcish_dagger",
                                                     "silver_dagger",
                                                     "athame",
                                                     "scalpel",
                                                     "knife",
                                                     "stiletto",
                                                     "worm_tooth",
                                                     "crysknife",
                                                     "axe",
                                                     "battle_axe",
                                                     "short_sword",
                                                     "elven_short_sword",
                                                     "orcish_short_sword",
                                                     "dwarvish_short_sword",
                                                     "scimitar",
                                                     "silver_saber",
                                                     "broadsword",
                                                     "elven_broadsword",
                                                     "runesword",
                                                     "long_sword",
                                                     "katana",
                                                     "two_handed_sword",
                                                     "tsurugi",
                                                     "dwarvish_mattock",
                                                     "dark_elven_dagger",
                                                     "wooden_stake",
                                                     "great_dagger",
                                                     "silver_short_sword",
                                                     "dark_elven_short_sword",
                                                     "silver_long_sword",
                                                     "rapier"};

bool coversEyes(const ObjectType& object) {
    return object.id == "blindfold" || object.id == "towel" || object.id == "lenses";
}

class Examination {
  public:
    Examination(const NamedStylus& named, const Request& request, Game game, const Tables& tables)
        : named_(named),
          request_(request),
          state_(request.stylusState),
          rules_(*rulesOf(game)),
          objects_(*tables.objects) {
        stylus_.type = has(Condition::Demon) || has(Condition::Vampire) ? Type::Blood : Type::Dust;
        if (game == Game::SlashEmExtended && has(Condition::Artist)) {
            stylus_.lettersPerStep = lettersOfArtist;
        }
    }

    Stylus run() {
        if (named_.isRing) {
            examineRing();
        } else if (named_.object != nullptr) {
            examine(*named_.object);
            tellOfArtifact();
        }
        if (stylus_.pace == Pace::Slow) {
            stylus_.lettersPerStep = 1;
        }
        return std::move(stylus_);
    }

  private:
    bool has(Condition condition) const { return request_.conditions.contains(condition); }

    void remark(std::string text) { stylus_.remarks.push_back({std::move(text), byDoengrave}); }

    void refuse(std::string reason, bool takesTurn) {
        stylus_.type.reset();
        stylus_.refusal = Refusal{std::move(reason), byDoengrave, takesTurn};
    }

    void carve() {
        stylus_.type = Type::Engrave;
        stylus_.pace = Pace::Slow;
    }

    void examine(const ObjectType& object) {
        switch (object.objectClass) {
            case ObjectClass::Weapon:
                examineWeapon(object);
                break;
            case ObjectClass::Gem:
                if (isHard(object)) {
                    carve();
                }
                break;
            case ObjectClass::Tool:
                examineTool(object);
                break;
            case ObjectClass::Wand:
                examineWand(object);
                break;
            case ObjectClass::Armor:
                examineArmor(object);
                break;
            case ObjectClass::Ball:
            case ObjectClass::Rock:
                refuse("The " + object.name + " is too large to write with.", true);
                break;
            case ObjectClass::Food:
            case ObjectClass::Scroll:
            case ObjectClass::Spellbook:
                refuse("Nothing can be written with food, a scroll or a spellbook.", true);
                break;
            case ObjectClass::Venom:
                if (!rules_.anybodyUsesVenom && !has(Condition::WizardMode)) {
                    refuse("Venom writes in wizard mode only.", false);
                }
                break;
            default:
                break;
        }
    }

    /// The hardness of a ring goes with its appearance, which is shuffled, and not with its kind.
    void examineRing() {
        const std::string& appearance =
            state_.appearance.empty() ? named_.appearance : state_.appearance;
        if (const ObjectType* shown = ringOfAppearance(appearance, objects_)) {
            if (isHard(*shown)) {
                carve();
            }
            return;
        }
        const auto rings = objects_.ofClass(ObjectClass::Ring);
        const auto hard = std::count_if(rings.begin(), rings.end(), isHard);
        remark("What a ring writes goes with its appearance, which is not given: " +
               std::to_string(hard) + " of " + std::to_string(rings.size()) +
               " are hard and engrave slowly (diamond, ruby, sapphire, emerald, topaz, steel); the "
               "figures are those of the others.");
    }

    const std::string& artifact() const {
        return named_.artifact.empty() ? state_.artifact : named_.artifact;
    }

    void tellOfArtifact() {
        const auto known = artifactCalled(artifact(), rules_.game, objects_);
        if (known && &objects_[known->object] == named_.object &&
            !writesOtherwise(known->name, rules_.game)) {
            remark(likeItsKind(*known, objects_));
        }
    }

    void examineWeapon(const ObjectType& weapon) {
        if (writesOtherwise(artifact(), rules_.game)) {
            stylus_.type = Type::Burn;
            remark("Fire Brand burns, fast and without getting dull.");
            return;
        }
        if (std::find(blades.begin(), blades.end(), weapon.id) == blades.end()) {
            return;
        }
        if (rules_.weldedBladeScratches && state_.wielded && state_.buc == Buc::Cursed) {
            remark("A blade that is welded to the hand only scratches the dust.");
            return;
        }
        if (state_.enchantment <= dullestWeapon) {
            remark("The blade is too dull to engrave: from −3 on it only scratches the dust.");
            return;
        }
        stylus_.type = Type::Engrave;
        if (weapon.id == "athame" && state_.buc != Buc::Cursed) {
            remark("An athame that is not cursed engraves fast and never gets dull.");
            return;
        }
        stylus_.pace = Pace::Slow;
        stylus_.wears = Wears::Enchantment;
        remark(rules_.dullsWholeStack
                   ? "Of several blades in a stack all get dull."
                   : "Of several blades in a stack one is split off and gets dull.");
    }

    void examineTool(const ObjectType& tool) {
        if (coversEyes(tool) && state_.worn) {
            refuse("What is worn over the eyes can't be written with.", false);
        } else if (tool.id == "towel") {
            stylus_.wipesSoftText = true;
            refuse(std::string("A towel writes nothing; it wipes out a text in dust, blood or "
                               "marker, and no other.") +
                       (rules_.towelDries ? " A wet towel gets a little drier by it." : ""),
                   true);
        } else if (tool.id == "magic_marker") {
            if (state_.charges && *state_.charges <= 0) {
                remark("The marker is dry and only scratches the dust.");
                return;
            }
            stylus_.type = Type::Mark;
            stylus_.wears = Wears::MarkerCharges;
        }
    }

    void examineArmor(const ObjectType& armor) {
        const auto slot = armor.subtype.find("slot");
        if (slot != armor.subtype.end() && slot->second == "boots") {
            stylus_.type = Type::Dust;
        } else {
            refuse("Armor other than boots is too large to write with.", true);
        }
    }

    void examineWand(const ObjectType& object) {
        const Wand* wand = wandOf(object.id);
        if (wand == nullptr) {
            refuse("What the " + object.name +
                       " does when engraved with is not known to this "
                       "program.",
                   false);
            return;
        }
        if (state_.charges && *state_.charges <= 0) {
            examineEmptyWand(*wand, *state_.charges < 0);
            return;
        }
        stylus_.wand = wand;
        stylus_.wears = Wears::WandCharges;
        stylus_.type = wand->writes ? wand->writes : stylus_.type;
        if (object.id == "wan_digging") {
            stylus_.lettersPerStep = stylus_.lettersPerStep * rules_.lettersOfDiggingTurn / 10;
        }
    }

    void examineEmptyWand(const Wand& wand, bool isCancelled) {
        const std::string wrested = "1 time in " + std::to_string(wrestDie) +
                                    " one more is wrested, and the wand turns to dust";
        if (!rules_.emptyWandIsStick) {
            refuse(isCancelled
                       ? "The wand is cancelled: it turns to dust and writes nothing."
                       : "The wand has no charge left and writes nothing (" + wrested + ").",
                   true);
        } else if (isCancelled) {
            remark("The wand has no charge left and writes like a stick.");
        } else {
            stylus_.turnsToDust = 1.0 / wrestDie;
            const bool isBurned = request_.existing && request_.existing->type == Type::Burn;
            stylus_.sparesOldText = wand.oldText == OldText::Left ||
                                    (wand.oldText == OldText::DeletedIfBurned && !isBurned);
            remark("The wand has no charge left and writes like a stick; " + wrested +
                   " and writes nothing: the odds of the whole text count that in.");
        }
    }

    const NamedStylus& named_;
    const Request& request_;
    const StylusState& state_;
    const Rules& rules_;
    const ObjectTable& objects_;
    Stylus stylus_;
};

bool writeAlike(const Stylus& a, const Stylus& b) {
    return a.type == b.type && a.pace == b.pace && a.wears == b.wears && a.wand == b.wand &&
           a.refusal == b.refusal;
}

Stylus stylusOfLook(const ObjectType& look, const Request& request, Game game,
                    const Tables& tables) {
    std::optional<Stylus> common;
    for (const ObjectIndex kind : look.mayBe) {
        NamedStylus named;
        named.object = &(*tables.objects)[kind];
        Stylus stylus = Examination(named, request, game, tables).run();
        if (common && !writeAlike(*common, stylus)) {
            stylus.type.reset();
            stylus.refusal =
                Refusal{.reason = "The " + look.name +
                                  " is not identified: the kinds that it may be don't all write "
                                  "alike. Choose what it may be.",
                        .source = byDoengrave,
                        .isUndecided = true};
            return stylus;
        }
        common = std::move(stylus);
    }
    return std::move(*common);
}

}  // namespace

const ObjectType* ringOfAppearance(std::string_view appearance, const ObjectTable& objects) {
    const auto rings = objects.ofClass(ObjectClass::Ring);
    const auto found = std::find_if(rings.begin(), rings.end(), [&](const ObjectType& ring) {
        return equalWords(ring.appearance, appearance);
    });
    return found == rings.end() ? nullptr : &*found;
}

bool isHard(const ObjectType& object) {
    const auto hard = object.subtype.find("hard");
    return hard != object.subtype.end() && hard->second == "1";
}

bool isWearable(const ObjectType& object) {
    switch (object.objectClass) {
        case ObjectClass::Armor:
        case ObjectClass::Ring:
        case ObjectClass::Amulet:
            return true;
        default:
            return coversEyes(object);
    }
}

bool writesOtherwise(std::string_view artifact, Game game) {
    return rulesOf(game)->fireBrandBurns && equalWords(artifact, fireBrand);
}

std::string likeItsKind(const Artifact& artifact, const ObjectTable& objects) {
    return std::string(artifact.name) + " writes like any " + objects[artifact.object].name + '.';
}

std::optional<Artifact> artifactOfOtherKind(std::string_view artifact, const NamedStylus& stylus,
                                            Game game, const ObjectTable& objects) {
    const auto known = artifactCalled(artifact, game, objects);
    const bool isObject = stylus.object != nullptr && stylus.look == nullptr;
    return known && isObject && &objects[known->object] != stylus.object ? known : std::nullopt;
}

void dropArtifactOfOtherKind(StylusState& state, const std::string& stylus, Game game,
                             const Tables& tables) {
    const auto named = findStylus(stylus, game, tables);
    if (named && artifactOfOtherKind(state.artifact, *named, game, *tables.objects)) {
        state.artifact.clear();
    }
}

std::optional<NamedStylus> findStylus(std::string_view name, Game game, const Tables& tables) {
    if (name == fingers) {
        return NamedStylus{};
    }
    const ObjectTable& objects = *tables.objects;
    if (const auto index = objects.find(name)) {
        NamedStylus named;
        named.object = &objects[*index];
        named.isRing = named.object->objectClass == ObjectClass::Ring;
        return named;
    }
    if (const auto artifact = artifactCalled(name, game, objects)) {
        NamedStylus named;
        named.object = &objects[artifact->object];
        named.artifact = artifact->name;
        return named;
    }
    if (name.ends_with(ringSuffix)) {
        const std::string_view appearance = name.substr(0, name.size() - ringSuffix.size());
        if (ringOfAppearance(appearance, objects) != nullptr) {
            NamedStylus named;
            named.appearance = appearance;
            named.isRing = true;
            return named;
        }
    }
    const auto looks = objects.looks();
    if (const auto look = std::ranges::find(looks, name, &ObjectType::name); look != looks.end()) {
        NamedStylus named;
        named.object = &objects[look->mayBe.front()];
        named.look = &*look;
        named.isRing = look->objectClass == ObjectClass::Ring;
        return named;
    }
    return std::nullopt;
}

std::optional<std::string> stylusFor(const ObjectType& object, Game game, const Tables& tables) {
    if (findStylus(object.name, game, tables)) {
        return object.name;
    }
    const auto index = object.isLook() ? std::nullopt : tables.objects->find(object.id);
    return index ? std::optional((*tables.objects)[*index].name) : std::nullopt;
}

Stylus stylusOf(const NamedStylus& named, const Request& request, Game game, const Tables& tables) {
    if (named.look != nullptr && !named.isRing) {
        return stylusOfLook(*named.look, request, game, tables);
    }
    return Examination(named, request, game, tables).run();
}

}  // namespace polyplan::nethack::engraving
