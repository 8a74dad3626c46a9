#include "core/nethack/polypile/alike_identities.h"

#include <algorithm>

#include "core/nethack/identities.h"
#include "core/nethack/looks.h"
#include "core/nethack/polypile/fate.h"

namespace polyplan::nethack::polypile {

std::vector<AlikeIdentities> alikeIdentities(const Situation& situation, const Stack& stack) {
    std::vector<AlikeIdentities> all;
    for (const Identity& identity : identitiesOf(situation.table, stack, situation.known)) {
        const ObjectType& type = situation.table[identity.object];
        const Stack one = identified(stack, identity.object);
        const bool isHandedBack = std::ranges::find(situation.rules.handedBack, type.id) !=
                                  situation.rules.handedBack.end();
        const std::string title = fateRolls(situation, one).unaffected ? "left alone: " + type.name
                                  : isHandedBack                       ? type.name
                                  : type.magic                         ? "magical types"
                                                                       : "mundane types";
        const auto alike = std::ranges::find(all, title, &AlikeIdentities::title);
        if (alike == all.end()) {
            all.push_back({title, {identity.object}, identity.probability, one});
        } else {
            alike->types.push_back(identity.object);
            alike->share += identity.probability;
        }
    }
    return all;
}

bool areOfOneType(const ObjectTable& table, const Stack& a, const Stack& b) {
    return a.object == b.object &&
           (tellsType(table, table[a.object].objectClass, table[a.object].appearance) ||
            (!a.called.empty() && a.called == b.called));
}

}  // namespace polyplan::nethack::polypile
