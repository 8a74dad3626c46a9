#pragma once

#include "core/nethack/engraving/request.h"
#include "core/plan/words.h"

/// The words of an engraving request in the file.
namespace polyplan::plan {

inline constexpr Words<nethack::engraving::Type, 6> engravingTypeWords = {
    {{"DUST", nethack::engraving::Type::Dust},
     {"ENGRAVE", nethack::engraving::Type::Engrave},
     {"BURN", nethack::engraving::Type::Burn},
     {"MARK", nethack::engraving::Type::Mark},
     {"ENGR_BLOOD", nethack::engraving::Type::Blood},
     {"HEADSTONE", nethack::engraving::Type::Headstone}}};

inline constexpr Words<nethack::engraving::Surface, 17> surfaceWords = {
    {{"floor", nethack::engraving::Surface::Floor},
     {"ice", nethack::engraving::Surface::Ice},
     {"altar", nethack::engraving::Surface::Altar},
     {"fountain", nethack::engraving::Surface::Fountain},
     {"grave", nethack::engraving::Surface::Grave},
     {"lava", nethack::engraving::Surface::Lava},
     {"water", nethack::engraving::Surface::Water},
     {"plane of air", nethack::engraving::Surface::AirPlane},
     {"plane of water", nethack::engraving::Surface::WaterPlane},
     {"wall", nethack::engraving::Surface::Wall},
     {"cloud", nethack::engraving::Surface::Cloud},
     {"stairs", nethack::engraving::Surface::Stairs},
     {"ladder", nethack::engraving::Surface::Ladder},
     {"throne", nethack::engraving::Surface::Throne},
     {"sink", nethack::engraving::Surface::Sink},
     {"doorway", nethack::engraving::Surface::Doorway},
     {"drawbridge", nethack::engraving::Surface::Drawbridge}}};

inline constexpr Words<nethack::engraving::Condition, 31> conditionWords = {
    {{"blind", nethack::engraving::Condition::Blind},
     {"confused", nethack::engraving::Condition::Confused},
     {"stunned", nethack::engraving::Condition::Stunned},
     {"hallucinating", nethack::engraving::Condition::Hallucinating},
     {"levitating", nethack::engraving::Condition::Levitating},
     {"riding", nethack::engraving::Condition::Riding},
     {"flying", nethack::engraving::Condition::Flying},
     {"huge", nethack::engraving::Condition::Huge},
     {"handless", nethack::engraving::Condition::Handless},
     {"tiny", nethack::engraving::Condition::Tiny},
     {"demon", nethack::engraving::Condition::Demon},
     {"vampire", nethack::engraving::Condition::Vampire},
     {"overtaxed", nethack::engraving::Condition::Overtaxed},
     {"no free hand", nethack::engraving::Condition::NoFreeHand},
     {"swallowed", nethack::engraving::Condition::Swallowed},
     {"engulfed", nethack::engraving::Condition::Engulfed},
     {"enveloped", nethack::engraving::Condition::Enveloped},
     {"held", nethack::engraving::Condition::Held},
     {"beside a pit", nethack::engraving::Condition::BesidePit},
     {"hiding", nethack::engraving::Condition::Hiding},
     {"hiding on the ceiling", nethack::engraving::Condition::HidingOnCeiling},
     {"resists blindness", nethack::engraving::Condition::ResistsBlindness},
     {"wizard mode", nethack::engraving::Condition::WizardMode},
     {"burned", nethack::engraving::Condition::Burned},
     {"numbed", nethack::engraving::Condition::Numbed},
     {"feared", nethack::engraving::Condition::Feared},
     {"frozen", nethack::engraving::Condition::Frozen},
     {"dimmed", nethack::engraving::Condition::Dimmed},
     {"greasy fingers", nethack::engraving::Condition::GreasyFingers},
     {"artist", nethack::engraving::Condition::Artist},
     {"haxor", nethack::engraving::Condition::Haxor}}};

inline constexpr Words<nethack::engraving::RidingSkill, 5> ridingSkillWords = {
    {{"restricted", nethack::engraving::RidingSkill::Restricted},
     {"unskilled", nethack::engraving::RidingSkill::Unskilled},
     {"basic", nethack::engraving::RidingSkill::Basic},
     {"skilled", nethack::engraving::RidingSkill::Skilled},
     {"expert", nethack::engraving::RidingSkill::Expert}}};

inline constexpr Words<nethack::engraving::Action, 3> actionWords = {
    {{"new", nethack::engraving::Action::New},
     {"add", nethack::engraving::Action::Add},
     {"wipe", nethack::engraving::Action::Wipe}}};

inline constexpr Words<nethack::engraving::Cause, 16> causeWords = {
    {{"melee", nethack::engraving::Cause::Melee},
     {"move", nethack::engraving::Cause::Move},
     {"throw", nethack::engraving::Cause::Throw},
     {"kick", nethack::engraving::Cause::Kick},
     {"apply pole-arm", nethack::engraving::Cause::ApplyPoleArm},
     {"apply grappling hook", nethack::engraving::Cause::ApplyGrapplingHook},
     {"apply axe down", nethack::engraving::Cause::ApplyAxeDown},
     {"turn", nethack::engraving::Cause::Turn},
     {"monster move", nethack::engraving::Cause::MonsterMove},
     {"force bolt down", nethack::engraving::Cause::ForceBoltDown},
     {"stone to flesh down", nethack::engraving::Cause::StoneToFleshDown},
     {"missile spell", nethack::engraving::Cause::MissileSpell},
     {"attacked while standing", nethack::engraving::Cause::AttackedWhileStanding},
     {"cancellation down", nethack::engraving::Cause::CancellationDown},
     {"polymorph down", nethack::engraving::Cause::PolymorphDown},
     {"teleportation down", nethack::engraving::Cause::TeleportationDown}}};

}  // namespace polyplan::plan
