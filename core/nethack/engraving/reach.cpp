#include "core/nethack/engraving/reach.h"

#include "core/nethack/engraving/rules.h"

namespace polyplan::nethack::engraving {

std::optional<RuleRemark> floorOutOfReach(const Request& request, Game game) {
    using enum Condition;
    const Rules& rules = *rulesOf(game);
    const auto is = [&request](Condition condition) {
        return request.conditions.contains(condition);
    };
    const auto because = [](const char* why) {
        return RuleRemark{std::string("The floor is out of reach: ") + why + '.',
                          "engrave.c can_reach_floor()"};
    };
    if (is(Swallowed) || is(Engulfed) || is(Enveloped)) {
        return because("a monster has engulfed the hero");
    }
    if (rules.huggersKeepAway && is(Held)) {
        return because("a monster that hugs holds the hero");
    }
    if (is(Riding) && request.ridingSkill < RidingSkill::Basic) {
        return because("the hero rides with a skill below Basic");
    }
    if (is(Levitating)) {
        return because("the hero levitates");
    }
    if (rules.pitsKeepAway && is(BesidePit) && !is(Flying) &&
        !(rules.hugeReachesPits && is(Huge))) {
        return because("the hero stands at the brink of a pit");
    }
    if ((rules.hidersKeepAway && is(Hiding)) || (rules.ceilingKeepsAway && is(HidingOnCeiling))) {
        return because("the hero is hiding");
    }
    return std::nullopt;
}

}  // namespace polyplan::nethack::engraving
