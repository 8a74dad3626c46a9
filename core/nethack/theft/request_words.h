#pragma once

#include "core/calculator/words.h"
#include "core/nethack/theft/request.h"

/// The words of a theft request in the file.
namespace polyplan::nethack::theft {

inline constexpr Words<Kind, 8> kindWords = {{{"quest artifact", Kind::QuestArtifact},
                                              {"Amulet of Yendor", Kind::Amulet},
                                              {"fake Amulet", Kind::FakeAmulet},
                                              {"Bell of Opening", Kind::BellOfOpening},
                                              {"bell", Kind::Bell},
                                              {"Candelabrum of Invocation", Kind::Candelabrum},
                                              {"Book of the Dead", Kind::BookOfTheDead},
                                              {"other", Kind::Other}}};

inline constexpr Words<ThiefCondition, 5> thiefConditionWords = {
    {{"fast", ThiefCondition::Fast},
     {"slow", ThiefCondition::Slow},
     {"blind", ThiefCondition::Blind},
     {"trapped", ThiefCondition::Trapped},
     {"cancelled", ThiefCondition::Cancelled}}};

inline constexpr Words<HeroCondition, 5> heroConditionWords = {
    {{"helpless", HeroCondition::Helpless},
     {"invisible", HeroCondition::Invisible},
     {"riding", HeroCondition::Riding},
     {"stunned", HeroCondition::Stunned},
     {"asleep", HeroCondition::Asleep}}};

inline constexpr Words<HeroInTower, 3> heroInTowerWords = {
    {{"no", HeroInTower::No}, {"yes", HeroInTower::Yes}, {"bottom", HeroInTower::Bottom}}};

}  // namespace polyplan::nethack::theft
