#include "core/powder/notes.h"

#include <array>

namespace polyplan::powder {
namespace {

bool standsIn(const Scene& scene, SquareAttack attack) {
    return scene.terrain().attack == attack;
}

bool isPoisoned(const Scene& scene) {
    for (const Poison& poison : scene.tables().poisons.poisons()) {
        if (scene.has(poison.intrinsic)) {
            return true;
        }
    }
    return scene.smoke().infliction && isPoison(scene.smoke().infliction->intrinsic);
}

bool recovers(const Scene& scene) {
    return scene.hp() < scene.maxHp();
}

struct NoteRow {
    WikiNote note;
    bool (*applies)(const Scene&);
};

/// By step.
constexpr std::array<NoteRow, 17> noteRows = {{
    {{5,
      "The wiki has Quizar react to noises from 3 on; in the code such a noise x costs x − 2 "
      "piety, and only the avatar's count."},
     [](const Scene& s) { return s.isAvatar(); }},
    {{7,
      "The wiki gives 10 % for each level of noise above the distance. In the code that is held "
      "against what is heard, any number from 0 to the level, so the chance over all is smaller."},
     [](const Scene& s) { return s.has(Intrinsic::Asleep) || !s.request().listeners.empty(); }},
    {{9, "The wiki leaves this step empty; in the code resistances cure stoning and sleep here."},
     [](const Scene& s) { return s.has(Intrinsic::Stoning) || s.has(Intrinsic::Asleep); }},
    {{10, "The wiki has a dead master leave 5 beats; in the code so does one that never was."},
     [](const Scene& s) { return s.has(Intrinsic::Tame) || s.has(Intrinsic::Amnesia); }},
    {{12,
      "The wiki has all turn to stone who are not unchanging; in the code only flesh does, and "
      "flesh golems and trolls become other creatures."},
     [](const Scene& s) { return s.has(Intrinsic::Stoning); }},
    {{13,
      "The wiki has every animated tree take root; in the code only on a square that can be walked "
      "on and destroyed."},
     [](const Scene& s) { return s.has(Intrinsic::Summoned); }},
    {{16,
      "The final damage ignores poison resistance, as the wiki says; physical immunity stops it."},
     isPoisoned},
    {{17, "The wiki has a few turns of confusion; in the code it is 4 beats."},
     [](const Scene& s) { return s.has(Intrinsic::Tame); }},
    {{20,
      "The wiki's page on food has 1 HP every 4 turns from food 1000 on; in the code it is every "
      "8th beat from 500 on."},
     recovers},
    {{20, "The wiki does not say so, but pets of a cleric do not heal either while Starving."},
     [](const Scene& s) { return s.hasClericForMaster(); }},
    {{23, "The wiki's 1 % is 11 in 1024: the game's table of percents is uneven."},
     [](const Scene& s) { return s.has(Intrinsic::Teleport); }},
    {{24, "The wiki has one slot exposed; in the code 1 of 8, and an empty one wastes the beat."},
     [](const Scene& s) { return s.has(Intrinsic::Submerged); }},
    {{27, "The wiki does not say so, but all poisons except deadly hurt on even counts only."},
     isPoisoned},
    {{29, "The wiki has lava burn for 3d6+6; in the code it is 3d3+6."},
     [](const Scene& s) { return standsIn(s, SquareAttack::LavaBurn); }},
    {{29, "The wiki has a forest fire burn for 3d6+6; in the code it is 3d3+6."},
     [](const Scene& s) { return standsIn(s, SquareAttack::ForestFire); }},
    {{31,
      "The wiki has 2d3 an item; in the code the vulnerability doubles the dice to 4d3, and the "
      "item's enchantment is added."},
     [](const Scene& s) { return s.has(Intrinsic::VulnSilver); }},
    {{32,
      "The wiki has 2d3 an item; in the code the allergy doubles the dice to 4d3, and the item's "
      "enchantment is added."},
     [](const Scene& s) { return s.has(Intrinsic::GoldAllergy); }},
}};

}  // namespace

std::vector<WikiNote> wikiNotes(const Scene& scene) {
    std::vector<WikiNote> notes;
    for (const NoteRow& row : noteRows) {
        if (row.applies(scene)) {
            notes.push_back(row.note);
        }
    }
    return notes;
}

}  // namespace polyplan::powder
