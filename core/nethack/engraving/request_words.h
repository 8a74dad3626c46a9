#pragma once

#include "core/calculator/words.h"
#include "core/nethack/engraving/request.h"

/// The words of an engraving request in the file.
namespace polyplan::nethack::engraving {

inline constexpr Words<Type, 6> typeWords = {{{"DUST", Type::Dust},
                                              {"ENGRAVE", Type::Engrave},
                                              {"BURN", Type::Burn},
                                              {"MARK", Type::Mark},
                                              {"ENGR_BLOOD", Type::Blood},
                                              {"HEADSTONE", Type::Headstone}}};

inline constexpr Words<Surface, 17> surfaceWords = {{{"floor", Surface::Floor},
                                                     {"ice", Surface::Ice},
                                                     {"altar", Surface::Altar},
                                                     {"fountain", Surface::Fountain},
                                                     {"grave", Surface::Grave},
                                                     {"lava", Surface::Lava},
                                                     {"water", Surface::Water},
                                                     {"plane of air", Surface::AirPlane},
                                                     {"plane of water", Surface::WaterPlane},
                                                     {"wall", Surface::Wall},
                                                     {"cloud", Surface::Cloud},
                                                     {"stairs", Surface::Stairs},
                                                     {"ladder", Surface::Ladder},
                                                     {"throne", Surface::Throne},
                                                     {"sink", Surface::Sink},
                                                     {"doorway", Surface::Doorway},
                                                     {"drawbridge", Surface::Drawbridge}}};

inline constexpr Words<Condition, 31> conditionWords = {
    {{"blind", Condition::Blind},
     {"confused", Condition::Confused},
     {"stunned", Condition::Stunned},
     {"hallucinating", Condition::Hallucinating},
     {"levitating", Condition::Levitating},
     {"riding", Condition::Riding},
     {"flying", Condition::Flying},
     {"huge", Condition::Huge},
     {"handless", Condition::Handless},
     {"tiny", Condition::Tiny},
     {"demon", Condition::Demon},
     {"vampire", Condition::Vampire},
     {"overtaxed", Condition::Overtaxed},
     {"no free hand", Condition::NoFreeHand},
     {"swallowed", Condition::Swallowed},
     {"engulfed", Condition::Engulfed},
     {"enveloped", Condition::Enveloped},
     {"held", Condition::Held},
     {"beside a pit", Condition::BesidePit},
     {"hiding", Condition::Hiding},
     {"hiding on the ceiling", Condition::HidingOnCeiling},
     {"resists blindness", Condition::ResistsBlindness},
     {"wizard mode", Condition::WizardMode},
     {"burned", Condition::Burned},
     {"numbed", Condition::Numbed},
     {"feared", Condition::Feared},
     {"frozen", Condition::Frozen},
     {"dimmed", Condition::Dimmed},
     {"greasy fingers", Condition::GreasyFingers},
     {"artist", Condition::Artist},
     {"haxor", Condition::Haxor}}};

inline constexpr Words<RidingSkill, 5> ridingSkillWords = {{{"restricted", RidingSkill::Restricted},
                                                            {"unskilled", RidingSkill::Unskilled},
                                                            {"basic", RidingSkill::Basic},
                                                            {"skilled", RidingSkill::Skilled},
                                                            {"expert", RidingSkill::Expert}}};

inline constexpr Words<Action, 3> actionWords = {
    {{"new", Action::New}, {"add", Action::Add}, {"wipe", Action::Wipe}}};

inline constexpr Words<Cause, 16> causeWords = {
    {{"melee", Cause::Melee},
     {"move", Cause::Move},
     {"throw", Cause::Throw},
     {"kick", Cause::Kick},
     {"apply pole-arm", Cause::ApplyPoleArm},
     {"apply grappling hook", Cause::ApplyGrapplingHook},
     {"apply axe down", Cause::ApplyAxeDown},
     {"turn", Cause::Turn},
     {"monster move", Cause::MonsterMove},
     {"force bolt down", Cause::ForceBoltDown},
     {"stone to flesh down", Cause::StoneToFleshDown},
     {"missile spell", Cause::MissileSpell},
     {"attacked while standing", Cause::AttackedWhileStanding},
     {"cancellation down", Cause::CancellationDown},
     {"polymorph down", Cause::PolymorphDown},
     {"teleportation down", Cause::TeleportationDown}}};

}  // namespace polyplan::nethack::engraving
