#pragma once

#include <string_view>

#include "core/calculator/words.h"
#include "core/powder/answer.h"
#include "core/powder/request.h"

/// The words of a heartbeat's request and answer.
namespace polyplan::powder {

inline constexpr std::string_view powderGame = "powder";
inline constexpr std::string_view powderTitle = "POWDER 117/118";  ///< for people

inline constexpr Words<Source, 3> sourceWords = {
    {{"innate", Source::Innate}, {"item", Source::Item}, {"timed", Source::Timed}}};

inline constexpr Words<Slot, 8> slotWords = {{{"head", Slot::Head},
                                              {"amulet", Slot::Amulet},
                                              {"left ring", Slot::LeftRing},
                                              {"right ring", Slot::RightRing},
                                              {"body", Slot::Body},
                                              {"main hand", Slot::MainHand},
                                              {"off hand", Slot::OffHand},
                                              {"feet", Slot::Feet}}};

inline constexpr Words<Dress, 6> dressWords = {{{"fighter", Dress::Fighter},
                                                {"wizard", Dress::Wizard},
                                                {"cleric", Dress::Cleric},
                                                {"ranger", Dress::Ranger},
                                                {"necromancer", Dress::Necromancer},
                                                {"barbarian", Dress::Barbarian}}};

inline constexpr Words<Smoke, 5> smokeWords = {{{"NONE", Smoke::None},
                                                {"SMOKE", Smoke::Smoke},
                                                {"STEAM", Smoke::Steam},
                                                {"POISON", Smoke::Poison},
                                                {"ACID", Smoke::Acid}}};

inline constexpr Words<Wind, 3> windWords = {
    {{"none", Wind::None}, {"calm", Wind::Calm}, {"directed", Wind::Directed}}};

/// What happens in a step, as files have it. Those that end in ": " have the name of an intrinsic
/// after them.
inline constexpr Words<What, 30> whatWords = {{{"woken by noise", What::WokenByNoise},
                                               {"TIRED lost", What::TiredLost},
                                               {"cured: ", What::Cured},
                                               {"petrified", What::Petrified},
                                               {"departs", What::Departs},
                                               {"expires: ", What::Expires},
                                               {"final poison", What::FinalPoison},
                                               {"inflicted: ", What::Inflicted},
                                               {"heals", What::Heals},
                                               {"MP drained", What::MpDrained},
                                               {"MP regained", What::MpRegained},
                                               {"teleports", What::Teleports},
                                               {"strangled", What::Strangled},
                                               {"drowned", What::Drowned},
                                               {"suffocated", What::Suffocated},
                                               {"smoke", What::Smoke},
                                               {"bleeding", What::Bleeding},
                                               {"poison", What::Poison},
                                               {"lava", What::Lava},
                                               {"forest fire", What::ForestFire},
                                               {"acid", What::Acid},
                                               {"space", What::Space},
                                               {"aflame", What::Aflame},
                                               {"silver", What::Silver},
                                               {"gold", What::Gold},
                                               {"polymorphs", What::Polymorphs},
                                               {"reverts", What::Reverts},
                                               {"woken by damage", What::WokenByDamage},
                                               {"life saved", What::LifeSaved},
                                               {"dies", What::Dies}}};

}  // namespace polyplan::powder
